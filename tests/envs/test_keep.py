"""An environment that is kept in the middle of a game goes on with the same game."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import vatra
from vatra.core.game import games
from vatra.envs import AecEnv, ParallelEnv, SeatEnv

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
    "deepcopy": copy.deepcopy,
    "bytes": lambda env: vatra.from_bytes(vatra.to_bytes(env)),
}
GAMES = [game.id for game in games()]
BASELINE = {"diamant": "threshold:5"}


def last(mask: Any) -> int:
    return int(np.flatnonzero(mask)[-1])


def alone(env: Any, steps: int) -> list[Any]:
    seen: list[Any] = []
    while len(seen) < steps and env.table is not None and not env.table.over:
        observation, reward, _, _, _ = env.step(last(env.action_masks()))
        seen.append((observation["observation"].tolist(), reward, env.table.digest()))
    observation, _ = env.reset()
    return [*seen, observation["observation"].tolist()]


def in_turn(env: Any, steps: int) -> list[Any]:
    seen: list[Any] = []
    while len(seen) < steps and env.agents:
        observation, reward, over, _, _ = env.last()
        seen.append((observation["observation"].tolist(), reward))
        env.step(None if over else last(observation["action_mask"]))
    return [*seen, env.table.digest()]


def together(env: Any, steps: int) -> list[Any]:
    seen: list[Any] = []
    while len(seen) < steps and env.agents:
        masks = {agent: env.parts.mask(env.table, env.parts.seat_of[agent]) for agent in env.agents}
        observed, rewards, _, _, _ = env.step({agent: last(masks[agent]) for agent in env.agents})
        seen.append(({agent: part["observation"].tolist() for agent, part in observed.items()}, rewards))
    return [*seen, env.table.digest()]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("kind", "play"),
    [(SeatEnv, alone), (AecEnv, in_turn), (ParallelEnv, together)],
    ids=["seat", "aec", "parallel"],
)
def test_the_same_game_goes_on(kind: Any, play: Callable[[Any, int], list[Any]], game: str, way: str) -> None:
    env = kind(
        game, seats=3, **({"opponents": [BASELINE.get(game, "random"), "novice"]} if kind is SeatEnv else {})
    )
    env.reset(seed=11)
    play(env, 3) if kind is not SeatEnv else None
    again = WAYS[way](env)
    assert again.table.digest() == env.table.digest()
    assert play(again, 25) == play(env, 25)
