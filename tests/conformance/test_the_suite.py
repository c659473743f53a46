"""A check that cannot fail checks nothing: each one is shown a game with the fault it is there for."""

from __future__ import annotations

import pytest
from tests.conformance import checks, play
from tests.conformance.broken import Coin
from tests.conformance.checks import CHECKS
from tests.conformance.play import Case
from tests.core.toys.base import shelved

from vatra.core.errors import BadInput

# what is wrong -> the checks that must say so (others may, too)
FAULTS = {
    "endless": ["random_games_end"],
    "lanes wait for each other": ["somebody_can_always_act"],
    "lanes are left behind": ["over_is_over"],
    "two options are one": ["options_are_short_unique_texts_of_the_index"],
    "not in the index": ["options_are_short_unique_texts_of_the_index"],
    "no choice": ["only_real_choices_are_asked"],
    "progress goes back": ["progress_runs_from_0_to_1"],
    "progress stops short": ["progress_runs_from_0_to_1"],
    "an invariant breaks": ["invariants_hold"],
    "a wrong place": ["results_are_well_formed"],
    "points from nowhere": ["results_are_well_formed"],
    "copies share a list": ["copies_are_equal_and_independent", "every_field_counts"],
    "copies forget": ["every_field_counts"],
    "something beside the fields": ["every_field_counts"],
    "the digest forgets": ["different_options_lead_to_different_positions", "every_field_counts"],
    "the digest forgets what is past": ["equal_digests_are_equal_positions"],
    "a pickle forgets": ["a_table_that_was_kept_goes_on"],
    "options change the table": ["nothing_but_a_move_changes_a_table"],
    "looking draws": ["nothing_but_a_move_changes_a_table"],
    "asking why changes the table": ["refused_moves_change_nothing", "a_second_answer_is_refused"],
    "a guess plays by other rules": ["what_is_final_is_known_beforehand"],
    "no rule": ["refused_moves_change_nothing"],
    "an action means something else each time": ["acting_by_text_is_taking_the_option"],
    "not plain data": ["views_are_plain_data"],
    "the view is the table": ["views_are_not_the_table"],
    "the description is the table": ["views_are_not_the_table"],
    "an illegal automatic move": ["the_automatic_move_is_legal"],
    "waiting for ever": ["a_game_of_automatic_moves_ends"],
    "a guess that can be noticed": ["imagining_agrees_with_the_view", "a_moment_is_a_position"],
    "a guess beside chance": ["imagining_agrees_with_the_view"],
    "the real future": ["an_imagined_table_can_be_played_and_has_the_chance_it_was_given"],
    "a draw without a name": ["a_log_is_the_game"],
    "chance beside the table": ["the_same_seed_is_the_same_game", "what_can_be_taken_back_can_be_made_again"],
}


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to wait for a hundred thousand moves to see that a game of four turns does not end."""
    monkeypatch.setattr(play, "BOUND", 300)
    monkeypatch.setattr(checks, "BOUND", 300)


def case_of(fault: str) -> Case:
    game = Coin(fault)
    return Case(game, game.modes()[0])


@pytest.mark.parametrize("name", CHECKS)
def test_a_sound_game_passes(name: str) -> None:
    case = case_of("")
    with shelved(case.game):
        CHECKS[name](case)


@pytest.mark.parametrize(("fault", "name"), [(fault, name) for fault in FAULTS for name in FAULTS[fault]])
def test_a_fault_is_found(fault: str, name: str) -> None:
    case = case_of(fault)
    with shelved(case.game), pytest.raises((AssertionError, BadInput)):
        CHECKS[name](case)


def test_every_check_is_shown_a_fault() -> None:
    assert {name for names in FAULTS.values() for name in names} == set(CHECKS)
