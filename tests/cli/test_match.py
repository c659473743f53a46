"""Matches: fair seats, shared wins, the same result however many processes play it."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.cli.conftest import Vatra

from vatra.core.errors import BadInput
from vatra.core.result import Points, Result, common, ranked
from vatra.lab import Match, Plan, Record, Summary, run
from vatra.lab.match import wilson
from vatra.lab.run import chunks

THREE = Match("diamant", ("novice", "random", "auto"), 40, seed=3)


def test_bots_go_round_the_seats() -> None:
    for entry in range(3):
        assert Counter(THREE.seat_of(entry, number) for number in range(9)) == {0: 3, 1: 3, 2: 3}
    for number in range(9):
        assert sorted(THREE.seat_of(entry, number) for entry in range(3)) == [0, 1, 2]
    assert [THREE.seat_of(0, number) for number in range(3)] == [0, 1, 2]


def ended(*results: Result) -> Summary:
    """The first games of the match, if they had ended like this."""
    plan = Plan((THREE,))
    summary = Summary(plan)
    for number, result in enumerate(results):
        sitting = plan.sitting(number)
        how = (tuple(result.scores), tuple(result.places), tuple(result.winners), result.cooperative)
        summary.add(Record(number, 0, sitting.seed, "", sitting.entries, sitting.bots, *how, 1, "over", {}))
    return summary


def wins(summary: Summary) -> list[float]:
    return [rung.tally.wins for rung in summary.line_up()]


def test_results_belong_to_the_listed_bot_wherever_it_sits() -> None:
    """Seat 2 always gets the most: in game g that is entry (2 - g) mod 3."""
    summary = ended(*[ranked([[Points("gems", points)] for points in (1, 5, 9)], "over")] * 4)
    assert wins(summary) == [1, 1, 2]
    assert [rung.tally.mean_score * 4 for rung in summary.line_up()] == [
        1 + 5 + 9 + 1,
        5 + 9 + 1 + 5,
        9 + 1 + 5 + 9,
    ]


def test_a_shared_win_counts_a_part_and_a_common_one_counts_for_all() -> None:
    assert wins(ended(ranked([[Points("gems", points)] for points in (7, 7, 1)], "over"))) == [0.5, 0.5, 0]
    assert wins(ended(*[common(True, 3, [Points("points", 4)], "over")] * 2)) == [2, 2, 2]
    assert wins(ended(*[common(False, 3, [Points("points", 4)], "over")] * 2)) == [0, 0, 0]


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (1, 8), (10, 3), (1000, 1), (1001, 4), (5000, 2)])
def test_every_game_is_in_one_chunk(games: int, jobs: int) -> None:
    numbers = [first + i for first, count in chunks(games, jobs) for i in range(count)]
    assert numbers == list(range(games))


def test_the_same_match_is_the_same_with_any_number_of_processes() -> None:
    alone, together = (run(Plan((THREE,)), jobs=jobs) for jobs in (1, 3))
    assert alone.line_up() == together.line_up()
    assert alone.line_up() != run(Plan((Match("diamant", THREE.bots, 40, seed=4),))).line_up()


def test_progress_adds_up() -> None:
    done: list[int] = []
    run(Plan((THREE,)), done=done.append)
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
    random, novice, other = (rung.tally for rung in run(Plan((match,))).line_up())
    assert novice.rate > random.rate
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
        run(Plan((match,)), jobs=2)
