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
from vatra.envs.parts import ILLEGAL_REWARD, Illegal, Observation, Parts, Reward


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
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
        # Every table goes on by a row of seeds of its own.
        self._each = [Parts(game, seats, options, reward, illegal) for _ in range(num_envs)]
        self.parts = self._each[0]
        others = self.parts.seats - 1
        self.opponents = opponents[:] if isinstance(opponents, list) else [opponents] * others
        if len(self.opponents) != others:
            raise ValueError(f"{others} other seats need {others} opponents, not {len(self.opponents)}")
        for bot in self.opponents:
            make_bot(bot, self.parts.game, 0)
        if not 0 <= seat <= others:
            raise ValueError(f"seat is a number from 0 to {others}, not {seat!r}")
        self.num_envs = num_envs
        self.seat = seat
        self.copy = copy
        self.single_observation_space = self.parts.observation_space()
        self.single_action_space: spaces.Space[Any] = self.parts.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = Batch(self.parts.game, self.parts.seats, self.parts.settings, seat, num_envs)
        self._bytes = np.frombuffer(self.batch.rows, np.uint8).reshape(num_envs, -1)
        self._seen: Observation = {
            "observation": np.zeros(self._bytes.shape, np.float32),
            "action_mask": np.frombuffer(self.batch.masks, np.int8).reshape(num_envs, -1),
        }
        self._playing = [False] * num_envs

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game at every table: from `seed`, `seed + 1`, …, as Gymnasium's own vectors do."""
        seeds = (
            seed
            if isinstance(seed, list)
            else [None if seed is None else seed + i for i in range(self.num_envs)]
        )
        for i in range(self.num_envs):
            self._deal(i, seeds[i])
        return self._observed(), {}

    def step(
        self, actions: Any
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """A table whose game ended in the step before deals the next one, whatever its action says."""
        numbers = np.asarray(actions).tolist()
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        dealt = [i for i in range(self.num_envs) if not self._playing[i]]
        wrong = np.flatnonzero(self._seen["action_mask"][np.arange(self.num_envs), numbers] == 0)
        for i in wrong.tolist():
            if self._playing[i]:
                self._refuse(i, numbers[i], rewards, over, infos)
        for i in self.batch.steps(numbers, self._playing):
            table = self.batch.tables[i]
            assert table is not None
            assert table.result is not None
            rewards[i], over[i] = self.parts.rewards(table.result)[self.seat], True
        for i in dealt:
            self._deal(i, None)
        self._playing = (~over).tolist()
        return self._observed(), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def _deal(self, i: int, seed: int | None) -> None:
        """Games that end before the learner is asked are dealt again; there are none in ours."""
        game_seed = self._each[i].next_seed(seed)
        bots: list[Bot | None] = []
        for k, bot in enumerate(self.opponents):
            other = (self.seat + k + 1) % self.parts.seats
            bots.append(
                None if bot == "random" else make_bot(bot, self.parts.game, f"{game_seed} seat {other}")
            )
        self.batch.deal(i, game_seed, bots)
        self._playing[i] = True

    def _refuse(
        self,
        i: int,
        number: int,
        rewards: NDArray[np.float64],
        over: NDArray[np.bool_],
        infos: dict[str, Any],
    ) -> None:
        table = self.batch.tables[i]
        assert table is not None
        fault = self.parts.refusal(self.seat, number, "", table.options(self.seat))
        if self.parts.illegal == "raise":
            raise fault
        infos.setdefault("illegal", [None] * self.num_envs)[i] = str(fault)
        rewards[i], over[i], self._playing[i] = ILLEGAL_REWARD, True, False

    def _observed(self) -> Observation:
        np.copyto(self._seen["observation"], self._bytes)
        return {name: array.copy() for name, array in self._seen.items()} if self.copy else self._seen


class AecVectorEnv:
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
        self._each = [Parts(game, seats, options, reward, "raise") for _ in range(num_envs)]
        self.parts = self._each[0]
        self.num_envs = num_envs
        self.batch = Batch(self.parts.game, self.parts.seats, self.parts.settings, EVERY, num_envs)
        self._bytes = np.frombuffer(self.batch.rows, np.uint8).reshape(num_envs, -1)
        self._seen: Observation = {
            "observation": np.zeros(self._bytes.shape, np.float32),
            "action_mask": np.frombuffer(self.batch.masks, np.int8).reshape(num_envs, -1),
        }
        self._playing = [False] * num_envs

    @property
    def turns(self) -> NDArray[np.int64]:
        return np.array(self.batch.turns)

    def reset(self, *, seed: int | None = None) -> Observation:
        """A new game at every table: from `seed`, `seed + 1`, …"""
        for i in range(self.num_envs):
            self._deal(i, None if seed is None else seed + i)
        return self._observed()

    def step(self, actions: Any) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_]]:
        """What is seen next, the rewards by table and seat, and which games are over."""
        numbers = np.asarray(actions).tolist()
        for i in range(self.num_envs):
            if self._playing[i] and not self._seen["action_mask"][i, numbers[i]]:
                table, seat = self.batch.tables[i], self.batch.turns[i]
                assert table is not None
                raise self.parts.refusal(seat, numbers[i], "", table.options(seat))
        rewards = np.zeros((self.num_envs, self.parts.seats))
        over = np.zeros(self.num_envs, np.bool_)
        dealt = [i for i in range(self.num_envs) if not self._playing[i]]
        for i in self.batch.steps(numbers, self._playing):
            table = self.batch.tables[i]
            assert table is not None
            assert table.result is not None
            rewards[i], over[i] = self.parts.rewards(table.result), True
        for i in dealt:
            self._deal(i, None)
        self._playing = (~over).tolist()
        return self._observed(), rewards, over

    def _deal(self, i: int, seed: int | None) -> None:
        self.batch.deal(i, self._each[i].next_seed(seed), [])
        self._playing[i] = True

    def _observed(self) -> Observation:
        np.copyto(self._seen["observation"], self._bytes)
        return self._seen
