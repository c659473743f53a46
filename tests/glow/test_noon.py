"""A sample of what `tests.glow.compare` does at length: noons and walks against models that try everything."""

from __future__ import annotations

from collections import Counter

from tests.glow.compare import compare_noon, compare_walk, cursed_noon, noons_of_games, rich_noon, rich_walk

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


def test_a_walk_loses_no_end() -> None:
    dice, tally = seeded("walks"), Counter[str]()
    for _ in range(200):
        compare_walk(rich_walk(dice), tally)
    assert tally["ends"] > 2000
