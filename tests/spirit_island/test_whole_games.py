"""Whole random games for one to four spirits, all spirits, all boards; a power or a level of a fear card that was never
resolved in them fails the test."""

from __future__ import annotations

from tests.spirit_island.whole_games import BOARDS, TO_RESOLVE, begin, play

from vatra.games.spirit_island.cards.spirits import PANEL_SLUGS

SAMPLE = 200


def test_every_power_and_every_level_of_every_fear_card_is_resolved() -> None:
    resolved: set[str] = set()
    for number in range(SAMPLE):
        resolved |= play(number)[2]
    assert not TO_RESOLVE - resolved


def test_the_sample_has_all_spirits_and_boards_at_every_number_of_seats() -> None:
    found: set[tuple[int, str]] = set()
    for number in range(SAMPLE):
        view = begin(number).view()
        seats = len(view["boards"])
        found |= {(seats, name) for name in view["boards"]}
        found |= {(seats, spirit["spirit"]) for spirit in view["spirits"]}
    assert {(seats, name) for seats in (1, 2, 3, 4) for name in [*BOARDS, *PANEL_SLUGS]} <= found
