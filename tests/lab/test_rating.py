"""Ratings against sums done by hand, and intervals against games drawn from known strengths."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from vatra.lab.rating import MEAN, SCALE, Outcome, rate


def duel(a_wins: int, b_wins: int) -> dict[Outcome, int]:
    return {(("a", 1), ("b", 2)): a_wins, (("a", 2), ("b", 1)): b_wins}


def test_two_bots() -> None:
    """Three wins in four are 191 points; the imagined tie takes a little off."""
    a, b = rate(("a", "b"), duel(750, 250))
    assert a.elo - b.elo == pytest.approx(400 * math.log10(750.5 / 250.5))
    assert a.elo + b.elo == pytest.approx(2 * MEAN)
    half = 1.959963984540054 * math.sqrt(1000 * 0.75 * 0.25) / (1001 * 0.75 * 0.25) * SCALE / 2
    assert a.ci95[1] - a.elo == pytest.approx(half, rel=0.01)


def test_who_never_lost_has_a_finite_rating() -> None:
    a, b = rate(("a", "b"), duel(100, 0))
    assert 300 < a.elo - b.elo < 1200


def test_ties_are_half_a_win() -> None:
    a, b = rate(("a", "b"), {(("a", 1), ("b", 1)): 50})
    assert a.elo == pytest.approx(b.elo)


def test_strength_travels_through_others() -> None:
    a, b, c = rate(
        ("a", "b", "c"),
        {
            (("a", 1), ("b", 2)): 90,
            (("a", 2), ("b", 1)): 10,
            (("b", 1), ("c", 2)): 90,
            (("b", 2), ("c", 1)): 10,
        },
    )
    assert a.elo > b.elo > c.elo
    assert a.elo - c.elo == pytest.approx(2 * (a.elo - b.elo))


def test_bots_that_never_met_cannot_be_compared() -> None:
    assert rate(("a", "b", "c"), duel(5, 5)) == []


def test_copies_at_one_table_do_not_count_as_more_evidence() -> None:
    """Two a against two b in the same place every time: four comparisons a game, but one event."""
    single = rate(("a", "b"), duel(60, 40))
    double = rate(
        ("a", "b"),
        {
            (("a", 1), ("a", 1), ("b", 3), ("b", 3)): 60,
            (("a", 3), ("a", 3), ("b", 1), ("b", 1)): 40,
        },
    )
    wide, same = (r[0].ci95[1] - r[0].ci95[0] for r in (single, double))
    assert same == pytest.approx(wide, rel=0.02)


def test_intervals_hold_the_truth_nineteen_times_in_twenty() -> None:
    strength = {"a": 0.6, "b": 0.1, "c": -0.2, "d": -0.5}
    dice = random.Random(11)
    inside = Counter[str]()
    rounds = 150
    for _ in range(rounds):
        outcomes: Counter[Outcome] = Counter()
        for _ in range(120):
            left, places = list(strength), {}
            for place in range(1, 5):  # Plackett's and Luce's model: pairs follow Bradley's and Terry's
                first = dice.choices(left, [math.exp(strength[bot]) for bot in left])[0]
                places[first] = place
                left.remove(first)
            outcomes[tuple(sorted(places.items()))] += 1
        for rating in rate(tuple(strength), outcomes):
            low, high = rating.ci95
            inside[rating.bot] += low <= MEAN + strength[rating.bot] * SCALE <= high
    for bot in strength:
        assert 0.88 <= inside[bot] / rounds <= 1, bot
