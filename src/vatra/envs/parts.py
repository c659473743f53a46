"""What the three kinds of environment share: spaces, observations, masks, rewards and seeds of one kind of table."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Literal, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from vatra.bots import Bot, BotLike, make_bot
from vatra.core.action import Action
from vatra.core.chance import Chance, seeded
from vatra.core.game import Game, find_game
from vatra.core.observing import Observer
from vatra.core.result import Result
from vatra.core.table import Table

Reward = Literal["win", "margin"]
Illegal = Literal["raise", "end"]
Observation = dict[str, NDArray[Any]]

ILLEGAL_REWARD: Final = -1.0  # below anything a game can bring


class IllegalAction(ValueError):
    """An action that the mask does not allow. Nothing has changed."""


class Parts:
    """One game with its seats and options, as learners see it.

    `actions[i]` is the text of action `i`; the last one, `wait`, is the only one open to a seat that has nothing to
    decide. `version` is the version of this index: an action keeps its number as long as the version stays.
    `pieces` says which numbers of an observation mean what, `kinds` and `words` what those of its question stand for.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None,
        options: Mapping[str, object] | None,
        reward: Reward,
        illegal: Illegal,
    ) -> None:
        if reward not in ("win", "margin"):
            raise ValueError(f"reward is 'win' or 'margin', not {reward!r}")
        if illegal not in ("raise", "end"):
            raise ValueError(f"illegal is 'raise' or 'end', not {illegal!r}")
        self.game: Final = game if isinstance(game, Game) else find_game(game)
        self.seats: Final = self.game.min_seats if seats is None else seats
        self.settings: Final = self.game.settle(self.seats, options or {})
        self.reward: Final = reward
        self.illegal: Final = illegal
        self.agents: Final = [f"seat_{seat}" for seat in range(self.seats)]
        self.seat_of: Final = {agent: seat for seat, agent in enumerate(self.agents)}

        self.version: Final = self.game.version
        self.actions: Final = [*self.game.actions, "wait"]
        self.wait: Final = len(self.game.actions)
        self._observer: Final = Observer(self.game, self.seats)
        self.kinds: Final = self._observer.kinds
        self.words: Final = self._observer.words

        pieces = self._observer.pieces
        self.pieces: Final[dict[str, slice]] = {}
        size = 0
        for piece in pieces:
            self.pieces[piece.name] = slice(size, size + piece.length)
            size += piece.length
        self.low: Final = _spread([(piece.low, piece.length) for piece in pieces])
        self.high: Final = _spread([(piece.high, piece.length) for piece in pieces])
        self._seeds: Final = Seeds()

    # -- spaces ----------------------------------------------------------------------------------------------------

    def observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(self.low, self.high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), dtype=np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.actions))

    # -- what a seat is given --------------------------------------------------------------------------------------

    def observe(self, table: Table, seat: int) -> Observation:
        """New arrays every time: learners keep what they are given."""
        row, allowed, _ = self._observer.look(table, seat)
        ones = bytearray(self.wait + 1)
        for number in allowed:
            ones[number] = 1
        return {
            "observation": np.frombuffer(row, np.uint8).astype(np.float32),
            "action_mask": np.frombuffer(ones, dtype=np.int8),
        }

    def mask(self, table: Table, seat: int) -> NDArray[np.int8]:
        """One for every option of the seat; for a seat that has none, one for `wait`."""
        ones = bytearray(self.wait + 1)
        for text in table.actions(seat) or ["wait"]:
            ones[self.number(text)] = 1
        return np.frombuffer(ones, dtype=np.int8)

    def named(self, observation: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """The flat numbers by the names of their pieces."""
        return {name: observation[place] for name, place in self.pieces.items()}

    # -- what a seat does ------------------------------------------------------------------------------------------

    def action(self, table: Table, seat: int, number: Any) -> Action:
        """The option with this number, or `IllegalAction` that says what would do."""
        options = table.options(seat)
        text = ""
        try:
            place = int(number)
            if 0 <= place <= self.wait:
                text = self.actions[place]
        except (TypeError, ValueError):
            pass
        for option in options:
            if option.text == text:
                return option
        raise self.refusal(seat, number, text, options)

    def number(self, text: str) -> int:
        """Of an action, by its text."""
        return self.wait if text == "wait" else self._observer.number_of(text)

    def refusal(self, seat: int, number: Any, text: str, options: list[Action]) -> IllegalAction:
        said = f"action {number!r} ({text})" if text else f"action {number!r}"
        if not options:
            return IllegalAction(
                f"{said} of seat {seat}: it has nothing to decide now; {self.wait} (wait) is open"
            )
        open_now = ", ".join(f"{self.number(option.text)} ({option.text})" for option in options)
        return IllegalAction(f"{said} is not open to seat {seat} now; open are {open_now}")

    # -- how it ends -----------------------------------------------------------------------------------------------

    def rewards(self, result: Result) -> list[float]:
        """Per seat, at the end of the game. See docs/envs.md."""
        if self.reward == "win":
            share = 1.0 if result.cooperative else 1.0 / max(1, len(result.winners))
            return [share if seat in result.winners else 0.0 for seat in range(self.seats)]
        scores = result.scores
        if result.cooperative or self.seats == 1:
            return [float(score) for score in scores]
        total = sum(scores)
        return [score - (total - score) / (self.seats - 1) for score in scores]

    # -- who plays, and from which seed ------------------------------------------------------------------------------

    def against(self, opponents: BotLike | Bot | list[BotLike | Bot]) -> list[BotLike | Bot]:
        """A bot for every other seat. Who cannot play is refused here, not in the middle of training."""
        others = self.seats - 1
        found = opponents[:] if isinstance(opponents, list) else [opponents] * others
        if len(found) != others:
            raise ValueError(f"{others} other seats need {others} opponents, not {len(found)}")
        for bot in found:
            make_bot(bot, self.game, 0)
        return found

    def next_seed(self, seed: int | None) -> int | str:
        """The seed of the next game."""
        return self._seeds.next(seed)

    def laid(self, chance: Chance) -> Table:
        """A table set up, before anything has run."""
        return self.game.deal(self.seats, self.settings, chance)

    def deal(self, seed: int | str) -> Table:
        """The table that `vatra.new` deals from this seed."""
        table = self.laid(seeded(seed))
        table.advance()
        return table


class Seeds:
    """A row of games, each from a seed that follows from the last one given."""

    def __init__(self) -> None:
        self._chance: Chance | None = None

    def next(self, seed: int | None) -> int | str:
        if seed is not None:
            self._chance = seeded(f"games after {seed}")
            return seed
        if self._chance is None:
            self._chance = seeded(os.urandom(16))
        return f"{self._chance.word():08x}{self._chance.word():08x}"


class Zoo:
    """What PettingZoo's two kinds of environment have in common: all seats of a table, with their spaces."""

    kind: ClassVar[dict[str, Any]] = {}

    def __init__(
        self,
        game: str | Game,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: Reward = "win",
        illegal: Illegal = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.parts = Parts(game, seats, options, reward, illegal)
        name = f"{self.parts.game.id}_v{self.parts.version}"
        self.metadata = {"name": name, "render_modes": ["ansi"], **self.kind}
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = list(self.parts.agents)
        self.observation_spaces = {agent: self.parts.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.parts.action_space() for agent in self.possible_agents}
        self.agents: list[str] = []
        self.table: Table | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        return picture(self._playing()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        self.table = None
        self.agents = []

    def _playing(self) -> Table:
        if self.table is None:
            raise RuntimeError("call reset() first: there is no table yet")
        return self.table


def picture(table: Table) -> str:
    """The open table as text: what a spectator sees, one line for each part."""
    return "\n".join(f"{name}: {value}" for name, value in table.view().items())


def _spread(runs: list[tuple[int, int]]) -> NDArray[np.float32]:
    """Each value as often as its run is long."""
    values = [value for value, length in runs for _ in range(length)]
    return cast("NDArray[np.float32]", np.array(values, dtype=np.float32))
