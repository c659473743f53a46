"""Rewards on the way, where a victory is too rare to learn from."""

from __future__ import annotations

from typing import Any

import gymnasium

from vatra.envs.seat import SeatEnv


class Shaped(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Adds `gamma * potential(after) - potential(before)` to each reward of a `SeatEnv`.

    The potential is the game's own (`Game.potential`) and 0 when the game is over. Such rewards leave the best policy
    what it was (Ng, Harada and Russell 1999), if `gamma` is the learner's.
    """

    def __init__(self, env: SeatEnv, gamma: float = 1.0, scale: float = 1.0) -> None:
        super().__init__(env)
        self.seat_env = env
        self.gamma = gamma
        self.scale = scale
        self._before = 0.0

    def reset(self, **settings: Any) -> tuple[Any, dict[str, Any]]:
        found = self.env.reset(**settings)
        self._before = self.potential()
        return found

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, reward, over, cut, info = self.env.step(action)
        after = 0.0 if over else self.potential()
        shaped = float(reward) + self.gamma * after - self._before
        self._before = after
        return seen, shaped, over, cut, info

    def potential(self) -> float:
        table = self.seat_env.table
        assert table is not None
        value = table.game.potential(table)
        if value is None:
            raise ValueError(f"{table.game.id} has no potential: its victories are not rare")
        return self.scale * value
