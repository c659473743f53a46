"""Gymnasium: one seat learns, bots by name hold the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.envs.registration import register, registry
from numpy.typing import NDArray

from vatra.bots import Bot, BotLike, make_bot
from vatra.core.game import Game, games
from vatra.core.seen import Seen
from vatra.core.table import Table
from vatra.envs.parts import ILLEGAL_REWARD, Illegal, IllegalAction, Observation, Parts, Reward, picture


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """A table where the learner holds `seat`, and `opponents` the rest: a bot, or one for every other seat.

    >>> env = SeatEnv("diamant", seats=3, opponents="novice")
    >>> observation, info = env.reset(seed=7)
    >>> over = False
    >>> while not over:
    ...     observation, reward, over, truncated, info = env.step(int(observation["action_mask"].argmax()))
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # Gymnasium reads it from the class

    def __init__(
        self,
        game: str | Game,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        opponents: BotLike | Bot | list[BotLike | Bot] = "random",
        seat: int | Literal["any"] = 0,
        reward: Reward = "win",
        illegal: Illegal = "end",
        render_mode: str | None = None,
    ) -> None:
        self.parts = Parts(game, seats, options, reward, illegal)
        self.render_mode = render_mode
        self.observation_space = self.parts.observation_space()
        self.action_space = self.parts.action_space()
        self.opponents = self.parts.against(opponents)
        if seat != "any" and not 0 <= seat < self.parts.seats:
            raise ValueError(f"seat is a number from 0 to {self.parts.seats - 1}, or 'any', not {seat!r}")
        self._wanted_seat = seat
        self.seat = 0
        self.table: Table | None = None
        self._bots: dict[int, Bot] = {}
        self._ended = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game. `options` is there for Gymnasium; a table's options belong to the constructor."""
        super().reset(seed=seed)
        game_seed = self.parts.next_seed(seed)
        self.table = self.parts.deal(game_seed)
        if self._wanted_seat == "any":
            self.seat = int(self.np_random.integers(self.parts.seats))
        else:
            self.seat = self._wanted_seat
        held = [(self.seat + i) % self.parts.seats for i in range(1, self.parts.seats)]
        self._bots = {
            seat: make_bot(name, self.parts.game, f"{game_seed} seat {seat}")
            for seat, name in zip(held, self.opponents, strict=True)
        }
        self._play_on()
        self._ended = self.table.over
        return self.parts.observe(self.table, self.seat), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self._playing()
        if self._ended:
            raise RuntimeError("the game is over: call reset()")
        info: dict[str, Any] = {"seat": self.seat}
        try:
            chosen = self.parts.action(table, self.seat, action)
        except IllegalAction as fault:
            if self.parts.illegal == "raise":
                raise
            info["illegal"] = str(fault)
            self._ended = True
            return self.parts.observe(table, self.seat), ILLEGAL_REWARD, True, False, info
        table.take(self.seat, chosen)
        self._others(table)
        self._play_on()
        self._ended = table.over
        result = table.result
        reward = 0.0 if result is None else self.parts.rewards(result)[self.seat]
        return self.parts.observe(table, self.seat), reward, self._ended, False, info

    def __getstate__(self) -> dict[str, Any]:
        """A bot is kept as its name and its luck: it carries nothing else from one move to the next."""
        kept = self.__dict__.copy()
        kept["_bots"] = {seat: getattr(bot, "chance", None) for seat, bot in self._bots.items()}
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        for (seat, chance), name in zip(kept["_bots"].items(), self.opponents, strict=False):
            self._bots[seat] = make_bot(name, self.parts.game, 0)
            if chance is not None:
                self._bots[seat].chance = chance  # type: ignore[attr-defined]

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask alone, under the name that sb3-contrib's MaskablePPO asks for."""
        return self.parts.mask(self._playing(), self.seat).astype(np.bool_)

    def render(self) -> str | None:
        return picture(self._playing()) if self.render_mode == "ansi" else None

    def _playing(self) -> Table:
        if self.table is None:
            raise RuntimeError("call reset() first: there is no table yet")
        return self.table

    def _play_on(self) -> None:
        """The others play until the learner may act or the game is over."""
        table = self._playing()
        while not table.over and not table.waiting() >> self.seat & 1:
            self._others(table)

    def _others(self, table: Table) -> None:
        """Once around the table: every other seat that may act acts once, so nobody runs ahead of the learner."""
        for seat, bot in self._bots.items():
            if table.waiting() >> seat & 1:
                table.take(seat, bot.choose(Seen(table, seat)).action)


def gym_id(game: Game) -> str:
    """`vatra/SpiritIsland-v3`: the version is that of the game's rules and action index."""
    return f"vatra/{''.join(word.capitalize() for word in game.id.split('_'))}-v{game.version}"


def register_games() -> None:
    """Put every game on Gymnasium's list."""
    for game in games():
        if gym_id(game) not in registry:
            register(
                gym_id(game),
                entry_point="vatra.envs.seat:SeatEnv",
                vector_entry_point="vatra.envs.vector:SeatVectorEnv",
                kwargs={"game": game.id},
            )
