"""No seat and no spectator learns what it may not know: from its view, its log, its undo, its errors or its bot."""

from __future__ import annotations

import pytest
from tests.conformance.broken import Coin
from tests.conformance.play import Case
from tests.core.toys import TOYS
from tests.core.toys.base import shelved
from tests.secrecy.checks import CHECKS, is_secret, lives

from vatra.core.game import games

CASES = [Case(game, mode) for game in (*games(), *TOYS) for mode in game.modes()]


@pytest.mark.parametrize("name", CHECKS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_leaks(case: Case, name: str) -> None:
    with shelved(case.game):
        CHECKS[name](case)


# what leaks -> the check that must see it
LEAKS = {
    "the view tells": "views_options_and_errors_are_the_same",
    "the refusal tells": "views_options_and_errors_are_the_same",
    "the options tell": "views_options_and_errors_are_the_same",
    "the observation tells": "observations_are_the_same",
    "the bot peeks": "bots_choose_the_same",
    "the journal tells": "log_undo_and_view_are_the_same",
    "the ask is not secret": "the_log_tells_no_more_than_the_guess_knows",
    "the undo tells": "an_undo_by_another_tells_nothing_more",
    "the guess is the truth": "what_is_secret_is_guessed",
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str) -> None:
    game = Coin(leak)
    with shelved(game), pytest.raises(AssertionError):
        CHECKS[LEAKS[leak]](Case(game, game.modes()[0]))


@pytest.mark.parametrize("name", CHECKS)
def test_a_sound_game_passes(name: str) -> None:
    game = Coin()
    with shelved(game):
        CHECKS[name](Case(game, game.modes()[0]))


def test_every_check_is_shown_a_leak() -> None:
    assert set(LEAKS.values()) == set(CHECKS)


@pytest.mark.parametrize("case", [case for case in CASES if case.game.id in ("diamant", "market")], ids=str)
def test_there_is_something_to_hide(case: Case) -> None:
    """In these games answers are pending in secret, so the checks above had something to swap."""
    swaps = sum(
        is_secret(live, record, viewer)
        for live in lives(case, 1)
        for viewer in (-1, *case.everyone)
        for record in live.records
    )
    assert swaps
