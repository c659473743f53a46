"""One suite for every game: each on the shelf, in every mode; and the toys, which have the shapes of games to come."""

from __future__ import annotations

import pytest
from tests.conformance.checks import CHECKS
from tests.conformance.play import Case
from tests.core.toys import TOYS
from tests.core.toys.base import shelved

from vatra.core.game import games

CASES = [Case(game, mode) for game in (*games(), *TOYS) for mode in game.modes()]


@pytest.mark.parametrize("name", CHECKS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_game(case: Case, name: str) -> None:
    with shelved(case.game):
        CHECKS[name](case)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_record_of_a_game(game: object) -> None:
    """Modes cover every option that changes the rules, and every number of seats."""
    found = next(each for each in games() if each is game)
    modes = found.modes()
    assert modes
    assert {mode.seats for mode in modes} >= set(range(found.min_seats, found.max_seats + 1))
    for option in found.options:
        if not option.display:
            tried = {found.settle(mode.seats, mode.options)[option.id] for mode in modes}
            if option.number:
                assert len(tried) > 2, option.id
            else:
                assert tried == set(option.values), option.id
    assert found.version >= 1
    assert found.id == found.id.lower()
