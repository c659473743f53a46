"""Who meets whom, and where they sit."""

from __future__ import annotations

from collections import Counter

import pytest

from vatra.core.errors import BadInput
from vatra.lab import Match, Plan, ladder
from vatra.lab.ladder import companies, orders

BOTS = ("random", "auto", "novice")


def test_mixed_tables_are_all_choices_of_bots() -> None:
    assert companies(("a", "b", "c", "d"), 3, "mixed") == [
        ("a", "b", "c"),
        ("a", "b", "d"),
        ("a", "c", "d"),
        ("b", "c", "d"),
    ]


def test_a_table_larger_than_the_company_has_everyone_and_some_twice() -> None:
    found = companies(("a", "b"), 4, "mixed")
    assert [Counter(group) for group in found] == [
        Counter(a=3, b=1),
        Counter(a=2, b=2),
        Counter(a=1, b=3),
    ]


def test_pairs_share_the_seats_fairly() -> None:
    assert companies(("a", "b", "c"), 4, "pairs") == [
        ("a", "a", "b", "b"),
        ("a", "a", "c", "c"),
        ("b", "b", "c", "c"),
    ]
    seats = Counter(bot for group in companies(("a", "b", "c"), 5, "pairs") for bot in group)
    assert len(set(seats.values())) == 1


def test_orders_are_different_round_the_table() -> None:
    found = orders(("a", "b", "c", "d"), 6)
    assert len(found) == 6  # all there are
    as_circles = {frozenset(order[at:] + order[:at] for at in range(4)) for order in found}
    assert len(as_circles) == 6
    assert orders(("a", "a", "a"), 6) == [("a", "a", "a")]
    assert len(orders(tuple("abcdefgh"), 6)) == 6


def test_games_are_spread_evenly_and_every_bot_sits_everywhere() -> None:
    plan = ladder("diamant", BOTS, seats=3, games=601)
    assert sum(table.games for table in plan.tables) == plan.games == 601
    assert max(table.games for table in plan.tables) - min(table.games for table in plan.tables) <= 1
    seats: Counter[tuple[str, int]] = Counter()
    for number in range(600):
        for seat, bot in enumerate(plan.sitting(number).bots):
            seats[bot, seat] += 1
    assert len(seats) == 9
    assert max(seats.values()) - min(seats.values()) <= 4


def test_a_sitting_is_that_of_its_match() -> None:
    match = Match("diamant", BOTS, 7, "seed")
    plan = Plan((match,))
    for number in range(7):
        sitting = plan.sitting(number)
        for entry, bot in enumerate(BOTS):
            seat = match.seat_of(entry, number)
            assert sitting.bots[seat] == bot
            assert sitting.bot_seeds[seat] == f"seed game {number} bot {entry}"


@pytest.mark.parametrize(
    ("bots", "seats", "games", "fault"),
    [
        (("novice",), 3, 100, "lab-ladder-needs-two"),
        (("novice", "novice"), 3, 100, "lab-ladder-needs-two"),
        (BOTS, 4, 2, "lab-ladder-too-short"),
        (BOTS, 9, 100, "bad-seats"),
    ],
)
def test_ladders_that_cannot_be(bots: tuple[str, ...], seats: int, games: int, fault: str) -> None:
    with pytest.raises(BadInput) as caught:
        ladder("diamant", bots, seats=seats, games=games)
    assert caught.value.name == fault


def test_a_plan_with_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadInput) as caught:
        ladder("diamant", ["novice", "wizard"], seats=3).check()
    assert caught.value.name == "unknown-bot"


def test_games_have_numbers() -> None:
    plan = ladder("diamant", BOTS, seats=3, games=10)
    with pytest.raises(BadInput) as caught:
        plan.sitting(10)
    assert caught.value.name == "lab-no-such-game"
    assert caught.value.said == {"number": 10, "last": 9}
