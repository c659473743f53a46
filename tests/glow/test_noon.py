"""A sample of what `tests.glow.compare` does at length: noons and walks against models that try everything."""

from __future__ import annotations

from collections import Counter

from tests.glow.compare import (
    GLOW,
    compare_noon,
    compare_walk,
    cursed_noon,
    noon_of,
    noons_of_games,
    rich_noon,
    rich_walk,
)

from vatra.core.chance import seeded


def test_the_order_is_asked_exactly_where_two_orders_end_differently() -> None:
    dice, tally = seeded("rich noons"), Counter[str]()
    for _ in range(600):
        compare_noon(rich_noon(dice), 0, tally)
    assert tally["asked"] > 50
    assert tally["ends"] > 700


def test_kaar_comes_and_goes_at_noon() -> None:
    dice, tally = seeded("cursed noons"), Counter[str]()
    for _ in range(250):
        compare_noon(cursed_noon(dice), 0, tally)
    assert tally["asked"] > 10
    assert tally["ends"] > 300


def test_noons_of_games() -> None:
    dice, tally = seeded("noons of games"), Counter[str]()
    noons = noons_of_games("random", dice)
    for _ in range(600):
        compare_noon(*next(noons), tally)
    assert tally["asked"] > 5


def test_orders_are_tried_with_a_chance_of_their_own() -> None:
    """Kaar may come, and the black die with him: where it would land is not what comes next at the table."""
    noon = noon_of({}, ["torkos", "cromaug"], ["kaar", "okans"], ["spell-air"], ["air", "air", "mineral"])
    assert noon is not None
    noon.chance.script = ["no face of a die"]
    noon.advance()
    assert noon.actions(0) == ["catch kaar", "catch okans"]


def test_who_waits_for_earlier_players_goes_on_when_they_are_done() -> None:
    words = {"hour": "morning", "companions": [[], ["cromaug"]], "graveyard": ["torkos", "okans"]}
    dice = [["air", "air", "mineral"], ["air", "mineral"]]
    table = GLOW.arrange(2, GLOW.settle(2, {}), seeded("waits"), {**words, "dice": dice})
    table.advance()
    table.act(1, "done")
    table.answered = []
    table.act(0, "done")
    assert table.answered[-1] == (1, "go on")


def test_a_walk_loses_no_end() -> None:
    dice, tally = seeded("walks"), Counter[str]()
    for _ in range(200):
        compare_walk(rich_walk(dice), tally)
    assert tally["ends"] > 2000
