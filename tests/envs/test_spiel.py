"""OpenSpiel's own checks and two of its players, in every game; and that its chance is ours."""

from __future__ import annotations

import importlib
import random
import re
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.tests import games_sim_test
from tests.core.toys import TOYS
from tests.core.toys.base import shelved

from vatra.core.chance import seeded
from vatra.core.game import Game, games
from vatra.core.keep import from_bytes, to_bytes
from vatra.envs import spiel

# OpenSpiel and SciPy warn about others' old ways.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning")

TABLES = [
    *["vatra_diamant", "vatra_diamant(seats=5,relics=numbered,chests=open)"],
    *["vatra_glow", "vatra_glow(seats=3,map=archipelago)"],
    *["vatra_spirit_island", "vatra_spirit_island(seats=2,adversary=england,adversary-level=3)"],
    *["vatra_bonfire", "vatra_bonfire(seats=4)"],
]
every_table = pytest.mark.parametrize("table", TABLES)


def walk(name: str, seed: int = 1) -> Iterator[Any]:
    """Every state of one random game."""
    dice = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    yield state
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, odds)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
        yield state


@every_table
def test_openspiels_own_checks(table: str) -> None:
    game = pyspiel.load_game(table)
    np.random.seed(1)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    games_sim_test.GamesSimTest().sim_game(game)  # with clones, serialisation and pickles


@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.id)
def test_toys_of_every_shape(toy: Game) -> None:
    with shelved(toy):
        spiel.register_games()
        game = pyspiel.load_game(f"vatra_{toy.id}(seats={toy.modes()[-1].seats})")
        pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_same_draws_are_the_same_game(game: Game) -> None:
    """A game of ours, with what chance gave, is one of OpenSpiel's: every draw is a node."""
    table = game.deal(game.max_seats, game.settle(game.max_seats, {}), seeded("spiel"))
    draws: list[str] = []
    table.chance.told = draws
    table.advance()
    state = pyspiel.load_game(f"vatra_{game.id}(seats={game.max_seats})").new_initial_state()
    dice, last = random.Random(3), -1
    while True:
        while state.is_chance_node():
            odds = dict(state.chance_outcomes())
            assert sum(odds.values()) == pytest.approx(1)
            named = {state.action_to_string(pyspiel.PlayerId.CHANCE, outcome): outcome for outcome in odds}
            state.apply_action(named[draws.pop(0)])
        assert draws == []
        assert state.play.table.digest() == table.digest()
        assert state.play.table.chance.count == spiel.dictated(()).count  # nothing was drawn behind its back
        if table.over:
            break
        last = spiel.next_seat(table, last)
        assert state.current_player() == last
        text = dice.choice(table.actions(last))
        assert sorted(table.actions(last)) == sorted(game.actions[one] for one in state.legal_actions())
        table.act(last, text)
        state.apply_action(game.actions.index(text))
    assert state.is_terminal()
    result = table.result
    assert result is not None
    assert {seat for seat, won in enumerate(state.returns()) if won} == set(result.winners)


def test_the_odds_are_those_of_the_cards() -> None:
    state = pyspiel.load_game("vatra_diamant").new_initial_state()
    odds = {state.action_to_string(-1, outcome): chance for outcome, chance in state.chance_outcomes()}
    cards = state.play.parts.laid(seeded(1)).deck
    for card in set(cards.cards):
        assert odds[cards.names[card]] == pytest.approx(cards.cards.count(card) / len(cards))


@every_table
def test_a_player_is_told_nothing_hidden_and_forgets_nothing(table: str) -> None:
    """Guess all that a seat cannot know anew: its string and tensors stay. What it has answered stays in its string."""
    answered: dict[int, list[str]] = {}
    for number, state in enumerate(walk(table)):
        player = state.current_player()
        if player < 0:
            continue
        if number % 5 == 0:
            other = state.resample_from_infostate(player, random.Random(number).random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
        lines = state.information_state_string(player).split("\n")
        mine = [line.partition(": ")[2] for line in lines if line.startswith(f"{player}: ")]
        own = [move for move in state.play.moves if move.seat == player and move.number >= 0]
        assert mine == [state.play.parts.actions[move.number] for move in own]
        answered.setdefault(player, mine)
        assert mine[: len(answered[player])] == answered[player]
        answered[player] = mine


def test_what_another_decides_in_secret_stays_a_secret() -> None:
    state = pyspiel.load_game("vatra_diamant").new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    stays, leaves = state.child(state.legal_actions()[0]), state.child(state.legal_actions()[1])
    assert stays.current_player() == leaves.current_player() == 1
    for see in ("information_state_string", "information_state_tensor", "observation_string"):
        assert getattr(stays, see)(1) == getattr(leaves, see)(1)
        assert getattr(stays, see)(0) != getattr(leaves, see)(0) or see == "observation_string"


def test_the_tensor_holds_the_last_moves() -> None:
    *_, state = walk("vatra_diamant(history=4)")
    observer = spiel.Observer(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True), None)
    observer.set_from(state, 0)
    rows = observer.dict["history"]
    parts, last = state.play.parts, state.play.moves[-1]
    assert rows.shape == (4, parts.seats + len(parts.words))
    assert rows[0, : parts.seats].argmax() == last.seat
    assert parts.words[rows[0, parts.seats :].argmax()] == f"0 {parts.actions[last.number]}"
    assert state.information_state_tensor(0) == observer.tensor.tolist()
    now = parts.observe(state.play.table, 0)["observation"]
    assert state.observation_tensor(0) == now.tolist()
    nobody = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(ValueError, match="what one player may know"):
        spiel.Observer(state.get_game(), nobody, None)


def test_a_game_can_be_kept_at_a_chance_node() -> None:
    state = next(
        s for n, s in enumerate(walk("vatra_glow(seats=2)")) if n > 40 and s.play.given and s.play.names
    )
    kept = from_bytes(to_bytes(state.play))
    assert (kept.given, kept.names, kept.odds) == (state.play.given, state.play.names, state.play.odds)
    assert kept.after(0).given == state.play.after(0).given


@every_table
def test_its_searching_players_play(table: str) -> None:
    game = pyspiel.load_game(table)
    state = next(
        state for state in walk(table) if state.current_player() >= 0 and len(state.legal_actions()) > 1
    )
    dice = np.random.RandomState(1)
    evaluator = Half()
    for bot in (
        ismcts.ISMCTSBot(game, evaluator, 1.0, 30, random_state=dice),
        mcts.MCTSBot(game, 1.0, 30, evaluator, random_state=dice),
    ):
        assert bot.step(state) in state.legal_actions()


class Half(mcts.Evaluator):  # type: ignore[misc]
    """Knows nothing of a position: quick, so the tree is what is tried."""

    def evaluate(self, state: Any) -> Any:
        return np.array(state.returns() if state.is_terminal() else [0.5] * state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        open_now = state.legal_actions(state.current_player())
        return [(action, 1 / len(open_now)) for action in open_now]


def test_its_information_set_search_beats_random_players() -> None:
    game = pyspiel.load_game("vatra_diamant")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    wins, rounds = 0.0, 10
    for seed in range(rounds):
        bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 25, random_state=np.random.RandomState(seed))
        dice, state = random.Random(seed), game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, odds)[0])
            elif state.current_player() == seed % 3:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(dice.choice(state.legal_actions()))
        wins += state.returns()[seed % 3]
    assert wins / rounds > 0.6  # one of three random players wins one in three


def test_counterfactual_regret_learns_something() -> None:
    game = pyspiel.load_game("vatra_diamant")
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(60):
        solver.iteration()
    average = solver.average_policy()
    leaning = 0
    for seed in range(20):
        state = next(state for state in walk("vatra_diamant", seed) if state.current_player() >= 0)
        odds = average.action_probabilities(state)
        assert sum(odds.values()) == pytest.approx(1)
        assert set(odds) == set(state.legal_actions())
        leaning += max(odds.values()) > 0.6
    assert leaning  # it prefers something somewhere


def test_without_openspiel_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "vatra.envs.spiel")
    with pytest.raises(ImportError, match=re.escape("pip install 'vatra[openspiel]'")):
        importlib.import_module("vatra.envs.spiel")
