"""Many tables stepped together in compiled code, into arrays that are made once: for one seat at each, or for all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from vatra.bots import Bot, BotLike, make_bot
from vatra.core.batch import EVERY, Batch
from vatra.core.game import Game
from vatra.envs.parts import ILLEGAL_REWARD, Illegal, IllegalAction, Observation, Parts, Reward, Seeds


class _Tables:
    """The tables of a vector, each dealt from a row of seeds of its own, and the arrays in which they are seen."""

    def __init__(self, parts: Parts, num_envs: int, seat: int, opponents: list[BotLike | Bot]) -> None:
        self.parts = parts
        self.num_envs = num_envs
        self.opponents = opponents
        self.batch = Batch(parts.game, parts.seats, parts.settings, seat, num_envs)
        self._seeds = [Seeds() for _ in range(num_envs)]
        self._playing = [False] * num_envs
        self._seen: Observation = {
            "observation": np.zeros((num_envs, len(parts.low)), np.float32),
            "action_mask": np.zeros((num_envs, len(parts.actions)), np.int8),
        }
        self._open = np.zeros(0, np.int64)

    @property
    def open(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """All open actions, table after table: which table, which action. The masks say the same, but to search them
        takes longer than to play where a game has thousands of actions."""
        return np.divmod(np.sort(self._open), len(self.parts.actions))

    def _deal(self, i: int, seed: int | None) -> None:
        """Games that end before the learner is asked are dealt again; there are none in ours."""
        game_seed = self._seeds[i].next(seed)
        held = range(self.batch.seat + 1, self.batch.seat + self.parts.seats)
        bots = [
            None
            if bot == "random"
            else make_bot(bot, self.parts.game, f"{game_seed} seat {k % self.parts.seats}")
            for k, bot in zip(held, self.opponents, strict=False)
        ]
        self.batch.deal(i, game_seed, bots)
        self._playing[i] = True

    def _deal_all(self, seed: int | list[int | None] | None) -> None:
        self.batch.clear()
        for i in range(self.num_envs):
            self._deal(i, seed[i] if isinstance(seed, list) else None if seed is None else seed + i)

    def _play(self, actions: Any) -> tuple[dict[int, list[float]], dict[int, IllegalAction]]:
        """The rewards of the games that ended, by table and seat, and what was refused. A table whose game ended in
        the step before deals the next one, whatever its action says."""
        numbers = np.asarray(actions).tolist()
        dealt = [i for i in range(self.num_envs) if not self._playing[i]]
        refused = {i: self._refusal(i, numbers[i]) for i in self.batch.closed(numbers, self._playing)}
        for i, fault in refused.items():
            if self.parts.illegal == "raise":
                raise fault
            self._playing[i] = False
        self.batch.clear()
        for i in refused:
            self.batch.look(i)
        rewards: dict[int, list[float]] = {}
        for i in self.batch.steps(self._playing):
            result = self.batch.tables[i].result
            assert result is not None
            rewards[i] = self.parts.rewards(result)
            self._playing[i] = False
        for i in dealt:
            self._deal(i, None)
        return rewards, refused

    def _refusal(self, i: int, number: int) -> IllegalAction:
        table, seat = self.batch.tables[i], self.batch.turns[i]
        return self.parts.refusal(seat, number, "", table.options(seat))

    def _observed(self) -> Observation:
        numbers = np.frombuffer(memoryview(self.batch.observer.row.numbers), np.uint8)
        np.copyto(self._seen["observation"], numbers.reshape(self.num_envs, -1))
        mask = self._seen["action_mask"].reshape(-1)
        mask[self._open] = 0
        self._open = np.frombuffer(memoryview(self.batch.open), np.int64)
        mask[self._open] = 1
        return self._seen


class SeatVectorEnv(_Tables, VectorEnv[Any, Any, Any]):
    """`num_envs` tables, each as in `SeatEnv`: the same seeds give the same games.

    The arrays that `reset` and `step` return are the environment's own and change with the next step; `copy=True` gives
    new ones each time.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        opponents: BotLike | Bot | list[BotLike | Bot] = "random",
        seat: int = 0,
        reward: Reward = "win",
        illegal: Illegal = "end",
        copy: bool = False,
    ) -> None:
        parts = Parts(game, seats, options, reward, illegal)
        if not 0 <= seat < parts.seats:
            raise ValueError(f"seat is a number from 0 to {parts.seats - 1}, not {seat!r}")
        super().__init__(parts, num_envs, seat, parts.against(opponents))
        self.seat = seat
        self.copy = copy
        self.single_observation_space = parts.observation_space()
        self.single_action_space: spaces.Space[Any] = parts.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game at every table: from `seed`, `seed + 1`, …, as Gymnasium's own vectors do."""
        self._deal_all(seed)
        return self._given(), {}

    def step(
        self, actions: Any
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """A table whose game ended in the step before deals the next one, whatever its action says."""
        rewards = np.zeros(self.num_envs)
        over, cut = np.zeros((2, self.num_envs), np.bool_)
        infos: dict[str, Any] = {}
        ended, refused = self._play(actions)
        for i, by_seat in ended.items():
            rewards[i], over[i] = by_seat[self.seat], True
        for i, fault in refused.items():
            rewards[i], over[i] = ILLEGAL_REWARD, True
            infos.setdefault("illegal", [None] * self.num_envs)[i] = str(fault)
        return self._given(), rewards, over, cut, infos

    def _given(self) -> Observation:
        seen = self._observed()
        return {name: array.copy() for name, array in seen.items()} if self.copy else seen


class AecVectorEnv(_Tables):
    """`num_envs` tables, each as in `AecEnv`: at every one of them the seat whose turn it is acts.

    PettingZoo knows no vectors, so this one follows Gymnasium's: `step` takes an action for each table, and after the
    end of a game the next step deals a new one, whatever its action says. `turns` says for each table which seat is
    asked; its observation and mask are what `reset` and `step` return. Rewards are by table and seat. The arrays are
    the environment's own and change with the next step.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: Reward = "win",
    ) -> None:
        super().__init__(Parts(game, seats, options, reward, "raise"), num_envs, EVERY, [])

    @property
    def turns(self) -> NDArray[np.int64]:
        return np.array(self.batch.turns)

    def reset(self, *, seed: int | None = None) -> Observation:
        """A new game at every table: from `seed`, `seed + 1`, …"""
        self._deal_all(seed)
        return self._observed()

    def step(self, actions: Any) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_]]:
        """What is seen next, the rewards by table and seat, and which games are over."""
        rewards = np.zeros((self.num_envs, self.parts.seats))
        over = np.zeros(self.num_envs, np.bool_)
        for i, by_seat in self._play(actions)[0].items():
            rewards[i], over[i] = by_seat, True
        return self._observed(), rewards, over
