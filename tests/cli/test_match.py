"""Matches: fair seats, shared wins, the same result however many processes play it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from tests.cli.conftest import Vatra

from vatra.core.errors import BadInput
from vatra.core.result import Points, common, ranked
from vatra.lab import match as matches
from vatra.lab.match import Match, chunks, play, play_some, standings, wilson

THREE = Match("diamant", ("novice", "random", "auto"), 40, seed=3)


def test_bots_go_round_the_seats() -> None:
    for entry in range(3):
        assert Counter(THREE.seat_of(entry, number) for number in range(9)) == {0: 3, 1: 3, 2: 3}
    for number in range(9):
        assert sorted(THREE.seat_of(entry, number) for entry in range(3)) == [0, 1, 2]
    assert [THREE.seat_of(0, number) for number in range(3)] == [0, 1, 2]


def test_results_belong_to_the_listed_bot_wherever_it_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 2 always gets the most: in game g that is entry (2 - g) mod 3."""
    result = ranked([[Points("gems", points)] for points in (1, 5, 9)], "over")
    monkeypatch.setattr(matches, "play_one", lambda match, number: result)
    tally = play_some(THREE, 0, 4)
    assert tally.wins == [Fraction(1), Fraction(1), Fraction(2)]
    assert tally.points == [1 + 5 + 9 + 1, 5 + 9 + 1 + 5, 9 + 1 + 5 + 9]


def test_a_shared_win_counts_a_part_and_a_common_one_counts_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    tie = ranked([[Points("gems", points)] for points in (7, 7, 1)], "over")
    monkeypatch.setattr(matches, "play_one", lambda match, number: tie)
    assert play_some(THREE, 0, 1).wins == [Fraction(1, 2), Fraction(1, 2), Fraction(0)]
    won = common(True, 3, [Points("points", 4)], "over")
    monkeypatch.setattr(matches, "play_one", lambda match, number: won)
    assert play_some(THREE, 0, 2).wins == [Fraction(2)] * 3
    lost = common(False, 3, [Points("points", 4)], "over")
    monkeypatch.setattr(matches, "play_one", lambda match, number: lost)
    assert play_some(THREE, 0, 2).wins == [Fraction(0)] * 3


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (1, 8), (10, 3), (1000, 1), (1001, 4), (5000, 2)])
def test_every_game_is_in_one_chunk(games: int, jobs: int) -> None:
    numbers = [first + i for first, count in chunks(games, jobs) for i in range(count)]
    assert numbers == list(range(games))


def test_the_same_match_is_the_same_with_any_number_of_processes() -> None:
    alone, together = play(THREE, 1), play(THREE, 3)
    assert alone == together
    assert alone != play(Match("diamant", THREE.bots, 40, seed=4), 1)


def test_progress_adds_up() -> None:
    done: list[int] = []
    play(THREE, 1, done.append)
    assert sum(done) == 40
    assert len(done) > 1


def test_sim_is_the_same_with_any_number_of_processes(vatra: Vatra) -> None:
    usual = (
        "sim",
        "diamant",
        "--seats",
        "novice,random,auto,novice",
        "--games",
        "50",
        "--seed",
        "x",
        "--json",
    )
    alone, together = vatra(*usual).json(), vatra(*usual, "--jobs", "2").json()
    assert alone["seats"] == together["seats"]


def test_a_better_player_wins_more() -> None:
    match = Match("diamant", ("random", "novice", "random"), 300, seed=1)
    random, novice, other = standings(match, play(match))
    assert novice.win_rate > random.win_rate
    assert novice.ci95[0] > other.ci95[1]
    assert novice.wins + random.wins + other.wins == pytest.approx(300)


def test_the_interval_is_wilson_s() -> None:
    """Figures of Wilson's formula without continuity correction: 10 of 40, and the ends."""
    assert wilson(0.25, 40) == pytest.approx((0.1419, 0.4019), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


@pytest.mark.parametrize(
    "match",
    [
        Match("chess", ("novice",) * 3, 1),
        Match("diamant", ("novice",) * 2, 1),
        Match("diamant", ("novice", "novice", "genius"), 1),
        Match("diamant", ("novice",) * 3, 1, options={"relics": "blue"}),
    ],
)
def test_a_match_that_cannot_be_played(match: Match) -> None:
    with pytest.raises(BadInput):
        play(match, 2)
