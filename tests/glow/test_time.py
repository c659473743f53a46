"""The hours of a day, and that nothing of a day is left when the next one begins."""

from __future__ import annotations

from typing import Any

from vatra.core.chance import seeded
from vatra.games.glow.components import RED
from vatra.games.glow.game import GLOW
from vatra.games.glow.table import Journey

OFFER = {"fire": "okans", "water": "torke-a", "mineral": "ladawa", "air": "thoape", "nature": "donillilu"}


def arranged(**words: Any) -> Journey:
    table = GLOW.arrange(2, GLOW.settle(2, {}), seeded(1), words)
    assert isinstance(table, Journey)
    return table


def test_a_day_is_an_eighth_and_its_dawn_three_tenths_of_that() -> None:
    table = arranged(offer=OFFER, round=3)
    table.advance()
    assert GLOW.progress(table) == 2 / 8
    table.act(0, "recruit okans")
    table.act(0, "dismiss ladawa")
    assert GLOW.progress(table) == (2 + 0.15) / 8
    table.act(1, "recruit thoape")
    assert GLOW.progress(table) == (2 + 0.3 + 0.7 / 4) / 8


def test_nothing_of_yesterday_is_left() -> None:
    """What was buried and given back is free for all, and nobody has been anywhere or recruited anybody."""
    table = arranged(hour="evening", round=3)
    for player in table.players:
        player.buried_at_noon, player.buried_later, player.returned = 1, 2, [RED]
    table.advance()
    assert (table.round, table.picked) == (4, 0)
    for player in table.players:
        left = [player.hour, player.buried_at_noon, player.buried_later, *player.returned]
        assert left == [0, 0, 0]
