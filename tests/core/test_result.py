"""How a game ended: places, ties, tie-breaks, common victories."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vatra.core.result import Points, Result, common, ranked


def parts(*scores: int) -> list[list[Points]]:
    return [[Points("gems", score)] for score in scores]


@pytest.mark.parametrize(
    ("scores", "places", "winners"),
    [
        ([3, 9, 5], [3, 1, 2], [1]),
        ([30, 30, 28], [1, 1, 3], [0, 1]),
        ([5, 9, 9, 2], [3, 1, 1, 4], [1, 2]),
        ([7, 7, 7], [1, 1, 1], [0, 1, 2]),
        ([0], [1], [0]),
        ([-3, -1], [2, 1], [1]),
        ([9, 5, 5, 5, 1], [1, 2, 2, 2, 5], [0]),
    ],
)
def test_most_points_win_and_equals_share_the_place(
    scores: list[int], places: list[int], winners: list[int]
) -> None:
    result = ranked(parts(*scores), "done")
    assert (result.scores, result.places, result.winners) == (scores, places, winners)
    assert not result.cooperative


def test_categories_add_up() -> None:
    result = ranked([[Points("gems", 5), Points("relics", 7)], [Points("gems", 11)]], "done")
    assert result.scores == [12, 11]


def test_tie_breaks_in_turn_and_only_among_equals() -> None:
    result = ranked(parts(5, 5, 5, 9), "done", [[1, 2, 2, 0], [9, 3, 4, 0]])
    assert result.places == [4, 3, 2, 1]
    assert ranked(parts(5, 5), "done", [[1, 1], [2, 2]]).winners == [0, 1]
    assert ranked(parts(5, 6), "done", [[9, 0]]).winners == [1]


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=8))
def test_a_place_is_one_more_than_the_number_of_better_seats(scores: list[int]) -> None:
    result = ranked(parts(*scores), "done")
    for seat, score in enumerate(scores):
        assert result.places[seat] == 1 + sum(other > score for other in scores)
    assert result.winners == [seat for seat, score in enumerate(scores) if score == max(scores)]


def test_together_all_win_or_nobody_does() -> None:
    won = common(True, 3, [Points("fear", 4), Points("time", 2)], "peace")
    lost = common(False, 3, [Points("fear", 4)], "blight")
    assert (won.places, won.winners, won.scores, won.cooperative) == ([1, 1, 1], [0, 1, 2], [6, 6, 6], True)
    assert (lost.places, lost.winners, lost.scores, lost.reason) == ([2, 2, 2], [], [4, 4, 4], "blight")


def test_as_plain_data() -> None:
    data = ranked([[Points("gems", 5), Points("relics", 7)], [Points("gems", 1)]], "closed").data()
    assert json.loads(json.dumps(data)) == {
        "places": [1, 2],
        "winners": [0],
        "scores": [12, 1],
        "parts": [
            [{"category": "gems", "points": 5}, {"category": "relics", "points": 7}],
            [{"category": "gems", "points": 1}],
        ],
        "reason": "closed",
        "cooperative": False,
    }
    assert Result([1], [0], [0], [[]], "x").data()["parts"] == [[]]
