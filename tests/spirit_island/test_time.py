"""Time passes: of what held for one turn nothing is left, and not only nothing that anybody would see."""

from __future__ import annotations

from typing import Any

from vatra.core.chance import seeded
from vatra.games.spirit_island.game import SPIRIT_ISLAND
from vatra.games.spirit_island.scoring import result
from vatra.games.spirit_island.table import Island


def next_turn(**words: Any) -> Island:
    table = SPIRIT_ISLAND.arrange(
        2, SPIRIT_ISLAND.settle(2, {}), seeded(1), {"phase": "time-passes", **words}
    )
    assert isinstance(table, Island)
    return table


def test_nothing_of_a_turn_is_left() -> None:
    plain = next_turn()
    rich = next_turn(
        defend={"A5": 3},
        skipped=["A7"],
        lasting={"A5": "dahan-health, no-blight, vengeance", "B2": "immune, concealed, forewarned, dread"},
        wards=[2, 1],
        rules=["no-explore-two-dahan", "no-city-coastal"],
        reach=[2],
        boons=[1, 1],
        repeats=[1],
        gift=[3, 0],
        elements=[{"sun": 2}, {"plant": 1}],
        used=[["massive-flooding"]],
    )
    rich.dreamt = [3]
    rich.spirits[0].constancy = 1
    assert rich.digest() != plain.digest()
    for table in (plain, rich):
        table.advance()
    assert rich.digest() == plain.digest()
    assert rich.watchers == 0


def test_after_a_defeat_the_same_difficulty_is_advised() -> None:
    table = next_turn(phase="explore", deck=[])
    table.advance()
    assert table.over
    assert [note.name for note in result(table).notes] == ["advice-0"]
