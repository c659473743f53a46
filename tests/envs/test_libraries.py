"""The libraries' own checks, for every game on the shelf and for toys of every shape."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper
from tests.core.toys import TOYS

from vatra.core.game import Game, Mode, games
from vatra.envs import AecEnv, ParallelEnv, SeatEnv, gym_id

# Said of every environment with a mask that is not on PettingZoo's own list of names.
EXPECTED = ("Observation space for each agent probably should be", "Observation is not a NumPy array")


def tables() -> list[tuple[Game, Mode]]:
    """Real games: the smallest and the largest table of every combination of options. Toys: any one table."""
    out: list[tuple[Game, Mode]] = []
    for game in games():
        sizes: dict[str, list[Mode]] = {}
        for mode in game.modes():
            sizes.setdefault(str(sorted(mode.options.items())), []).append(mode)
        for modes in sizes.values():
            modes.sort(key=lambda mode: mode.seats)
            out += [(game, modes[0]), (game, modes[-1])] if len(modes) > 1 else [(game, modes[0])]
    return out + [(toy, toy.modes()[-1]) for toy in TOYS]


every_table = pytest.mark.parametrize(
    ("game", "mode"), tables(), ids=[f"{game.id} {mode}" for game, mode in tables()]
)


@contextmanager
def nothing_else_said() -> Iterator[None]:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        yield
    unexpected = [str(w.message) for w in said if not str(w.message).startswith(EXPECTED)]
    assert unexpected == []


@every_table
def test_aec(game: Game, mode: Mode) -> None:
    with nothing_else_said():
        api_test(AecEnv(game, seats=mode.seats, options=mode.options), num_cycles=40)
        seed_test(lambda: AecEnv(game, seats=mode.seats, options=mode.options), num_cycles=40)


@every_table
def test_parallel(game: Game, mode: Mode) -> None:
    with nothing_else_said():
        parallel_api_test(ParallelEnv(game, seats=mode.seats, options=mode.options), num_cycles=40)
        # It presses any action, open or not.
        parallel_seed_test(
            lambda: ParallelEnv(game, seats=mode.seats, options=mode.options, illegal="end"), num_cycles=40
        )


@every_table
def test_gymnasium(game: Game, mode: Mode) -> None:
    with nothing_else_said():
        env = SeatEnv(game, seats=mode.seats, options=mode.options, seat="any")
        check_env(env, skip_render_check=True)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_game_is_registered(game: Game) -> None:
    env = gymnasium.make(gym_id(game), opponents="auto")
    with nothing_else_said():
        check_env(env.unwrapped)
    assert gym_id(game).startswith("vatra/")
    assert gym_id(game).endswith(f"-v{game.version}")


def test_pettingzoos_own_wrapper_ends_illegal_games() -> None:
    env = TerminateIllegalWrapper(AecEnv("diamant", seats=3), illegal_reward=-1)
    env.reset(seed=1)
    env.step(env.unwrapped.parts.wait)
    assert env.rewards == {"seat_0": -1, "seat_1": 0, "seat_2": 0}
