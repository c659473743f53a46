"""What an answer says that it brings is what then comes."""

from __future__ import annotations

import pytest

from vatra.core.chance import seeded
from vatra.games.bonfire.components import FATE_NAMES, GOLD, WILD
from vatra.games.bonfire.game import BONFIRE
from vatra.games.bonfire.rules.common import things
from vatra.games.bonfire.rules.fate import BOTTOM, TOP, yields
from vatra.games.bonfire.table import Realm

PATHS = ["p01", "p09", "p17"]


def arranged(**words: object) -> Realm:
    table = BONFIRE.arrange(2, BONFIRE.settle(2, {}), seeded(1), words)
    assert isinstance(table, Realm)
    table.advance()
    return table


@pytest.mark.parametrize("end", [TOP, BOTTOM], ids=["top", "bottom"])
@pytest.mark.parametrize("gnomes", [[], ["s16"], ["s27"], ["s16", "s27"]], ids="-".join)
def test_a_fate_tile_brings_what_its_places_say(gnomes: list[str], end: int) -> None:
    """At every place for a second and a third tile; and to ask changes nothing."""
    tried = 0
    for second in ("f2 2 6 right", "f3 4 4 down", "f4 2 7 down"):
        table = arranged(gnomes=[gnomes], fate=[["f1 2 4 right", second]])
        player = table.players[0]
        tile = player.column[0 if end == TOP else -1]
        place = "top" if end == TOP else "bottom"
        table.act(0, f"fate {place}")
        ask = table.ask(0)
        assert ask.prompt(table, 0).args["tile"] == FATE_NAMES[tile]
        for option in table.options(0):
            before = table.digest()
            promised = yields(player, tile, option)
            assert table.digest() == before
            then = table.copy()
            then.take(0, option)
            after = then.players[0]
            got = [after.tokens[kind] - player.tokens[kind] for kind in range(WILD + 1)]
            gold = after.resources[GOLD] - player.resources[GOLD]
            assert [*got, gold] == promised
            assert ask.label(table, 0, option).args["things"] == things(got, [0] * GOLD + [gold])
            assert ask.things(table, 0, option)[0] == f"seat:0/fate/column/{place}"
            tried += 1
    assert tried > 30


def test_a_walk_brings_what_its_end_says() -> None:
    table = arranged(
        guardians=[{"own": "start", "pink": "start"}], paths=[PATHS], tokens=[{"guardian": 4}], resources=[{}]
    )
    table.act(0, "procession 4")
    walks = [option for option in table.options(0) if option.text.startswith("walk ")]
    assert len(walks) == 8
    for option in walks:
        said = table.ask(0).label(table, 0, option).args["thing"]
        then = table.copy()
        then.take(0, option)
        here, there = BONFIRE.describe(table)["players"][0], BONFIRE.describe(then)["players"][0]
        got = {kind: there["resources"][kind] - here["resources"][kind] for kind in here["resources"]}
        assert {f"resource-{kind}" for kind in got if got[kind]} == {said}
