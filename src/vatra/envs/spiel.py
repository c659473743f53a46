"""OpenSpiel: every game on the shelf as one of its games, with chance nodes for every draw.

>>> import pyspiel
>>> import vatra.envs.spiel
>>> state = pyspiel.load_game("vatra_diamant(seats=3,relics=numbered)").new_initial_state()
>>> state.is_chance_node()
True

Chance is explicit: a table whose draws are all dictated (`Chance.bound`) stops at the first that is not, and says
what could be drawn. The move is then made again on a copy of the table before it, with one more draw dictated. No game
knows of it.
"""

from __future__ import annotations

import functools
import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from vatra.core.action import Action
from vatra.core.chance import Chance, RanOut, seeded
from vatra.core.event import Event
from vatra.core.game import Game, games
from vatra.core.observing import placed
from vatra.core.table import Table
from vatra.envs.parts import Parts

try:
    import pyspiel
except ImportError as missing:
    raise ImportError(
        "vatra.envs.spiel needs OpenSpiel: install the extra with  pip install 'vatra[openspiel]'"
    ) from missing

LONGEST: Final = 100_000  # decisions of a game, chance's among them: more than any has
MOST_OUTCOMES: Final = 256  # of one draw
# Moves in the tensor of an information state, where the game's parameter says nothing else.
HISTORY: Final = 20


@dataclass(frozen=True)
class Move:
    """What was answered, who may know it, and what was told of it."""

    seat: int
    number: int  # of the action; -1: the deal
    open_at: int  # others read it once the table has laid open so many secrets
    events: tuple[Event, ...]

    def open_to(self, seat: int, table: Table) -> bool:
        return seat == self.seat or table.opened >= self.open_at


@dataclass(frozen=True)
class Play:
    """A game as far as it has come. Nothing in it ever changes, so copies share it.

    With `names` it is chance's turn: the last move (of nobody: the deal) waits for a draw among them, after it was
    `given` others, and `table` is still the one before.
    """

    parts: Parts
    table: Table | None = None
    seat: int = -1  # whose turn it is, or of whose move chance decides
    moves: tuple[Move, ...] = ()
    action: Action | None = None
    given: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    odds: tuple[float, ...] = ()

    def __deepcopy__(self, memo: object) -> Play:
        return self

    def __getstate__(self) -> dict[str, Any]:
        parts = self.parts
        return {**self.__dict__, "parts": (parts.game, parts.seats, tuple(parts.settings.items()))}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, parts=parts_of(*kept["parts"]))

    def options(self) -> dict[int, Action]:
        if self.names or self.table is None or self.table.over:
            return {}
        return {self.parts.number(option.text): option for option in self.table.options(self.seat)}

    def after(self, number: int) -> Play:
        """An action, or an outcome of chance."""
        if self.names:
            return self.made(self.action, (*self.given, self.names[number]))
        return self.made(self.options()[number], ())

    def made(self, action: Action | None, given: tuple[str, ...]) -> Play:
        """The move with these draws, or the question which draw comes next."""
        events: list[Event] = []
        number, open_at = -1, 0
        try:
            if self.table is None:
                table = self.parts.laid(dictated(given))
                table.journal = events
                table.advance()
            else:
                assert action is not None
                table = self.table.copy()
                table.chance.script = list(given)
                table.journal = events
                number = self.parts.number(action.text)
                open_at = table.opened + 1 if table.ask(self.seat).secret else 0
                table.take(self.seat, action)
        except RanOut as wanted:
            counted = Counter(wanted.names)
            odds = tuple([count / len(wanted.names) for count in counted.values()])
            return replace(self, action=action, given=given, names=tuple(counted), odds=odds)
        table.journal = None
        move = Move(self.seat, number, open_at, tuple(events))
        return Play(self.parts, table, next_seat(table, self.seat), (*self.moves, move))

    def guessed(self, seat: int, chance: Chance) -> Play:
        """The same for this seat; what it cannot know is guessed."""
        if self.names or self.table is None:
            raise ValueError("a seat guesses at its decisions, not while chance is asked")
        table = self.table.imagine(seat, chance)
        table.chance = dictated(())
        return replace(self, table=table)

    # -- what a seat knows -------------------------------------------------------------------------------------------

    def seen(self, seat: int) -> str:
        """The view and the question, as text."""
        if self.table is None:
            return ""
        open_now = [] if self.names else self.table.actions(seat)
        return json.dumps([seat, self.table.view(seat), open_now], separators=(",", ":"))

    def remembered(self, seat: int) -> str:
        """All that the seat has done, seen others do and been told, and what it sees now."""
        lines: list[str] = []
        for move in self.moves:
            known = self.table is not None and move.number >= 0 and move.open_to(seat, self.table)
            lines.append(f"{move.seat}: {self.parts.actions[move.number] if known else '-'}")
            lines += [f"  {event!r}" for event in move.events if event.readable(seat)]
        return "\n".join([*lines, self.seen(seat)])


@functools.cache
def parts_of(game: Game, seats: int, options: tuple[tuple[str, Any], ...]) -> Parts:
    return Parts(game, seats, dict(options), "win", "raise")


def dictated(given: tuple[str, ...]) -> Chance:
    chance = seeded("")
    chance.script = list(given)
    chance.bound = True
    return chance


def next_seat(table: Table, last: int) -> int:
    """Where several may act, they take turns round the table."""
    open_to = table.to_act
    return min(open_to, key=lambda seat: (seat - last - 1) % table.seats) if open_to else -1


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play: Play = game.start

    def current_player(self) -> int:
        if self.play.names:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.play.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.options()) if player == self.play.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self.play.odds))

    def _apply_action(self, action: int) -> None:
        self.play = self.play.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return (
            self.play.names[action] if player == pyspiel.PlayerId.CHANCE else self.play.parts.actions[action]
        )

    def is_terminal(self) -> bool:
        return self.play.table is not None and self.play.table.over

    def returns(self) -> list[float]:
        result = None if self.play.table is None else self.play.table.result
        return [0.0] * self.play.parts.seats if result is None else self.play.parts.rewards(result)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A world that this player may be in. What is undone and kept of it is the world that it came from."""
        again: SpielState = self.clone()
        again.play = self.play.guessed(player, seeded(str(sampler())))
        return again

    def __str__(self) -> str:
        play = self.play
        where = "dealing" if play.table is None else play.table.digest()
        return (
            f"{where} {play.seat} {play.action.text if play.action else ''} {' '.join(play.given)}".rstrip()
        )


class Observer:
    """OpenSpiel's observer: `tensor`, its pieces by name in `dict`, and a text."""

    def __init__(self, game: SpielGame, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations here, so not {dict(params)}")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("an observation is what one player may know: all of it, and nothing else")
        parts = game.parts
        self.recall: Final[bool] = kind.perfect_recall
        self.history: Final = game.history if self.recall else 0
        self.words: Final = {word: parts.seats + i for i, word in enumerate(parts.words)}
        wide = parts.seats + len(parts.words)
        now = parts.high.size
        self.tensor = np.zeros(now + self.history * wide, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = parts.named(self.tensor)
        if self.recall:
            self.dict["history"] = self.tensor[now:].reshape(self.history, wide)

    def set_from(self, state: SpielState, player: int) -> None:
        play = state.play
        self.tensor.fill(0)
        if play.table is None:
            return
        now = play.parts.observe(play.table, player)["observation"]
        self.tensor[: now.size] = now
        done = play.moves[1:]  # the first is the deal
        for row, move in enumerate(done[: -self.history - 1 : -1]):
            line = self.dict["history"][row]
            line[(move.seat - player) % play.parts.seats] = 1
            if move.open_to(player, play.table):
                line[[self.words[word] for word in placed(play.parts.actions[move.number])]] = 1

    def string_from(self, state: SpielState, player: int) -> str:
        return state.play.remembered(player) if self.recall else state.play.seen(player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of ours, at a table of so many seats with its options: those are its parameters."""

    shelved: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.shelved
        given = {**parameters(game), **(params or {})}
        self.history: Final[int] = given.pop("history")
        seats: int = given.pop("seats")
        # OpenSpiel fills in every option; those left as they are may not suit this table, and are left to it.
        wanted = {
            option.id: given[option.id] for option in game.options if given[option.id] != option.default
        }
        settings = game.settle(seats, wanted)
        self.parts: Final = parts_of(game, seats, tuple(settings.items()))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if game.cooperative or game.min_seats == 1 else 1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind_of(game), info, dict(params or {}))
        self.start: Final = Play(self.parts).made(None, ())

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


def parameters(game: Game) -> dict[str, Any]:
    """With their defaults: the seats, the options, and how many moves the tensor of an information state holds."""
    return {
        "seats": game.min_seats,
        "history": HISTORY,
        **{option.id: option.default for option in game.options},
    }


def kind_of(game: Game) -> Any:
    kind = pyspiel.GameType
    if game.cooperative:
        utility = kind.Utility.IDENTICAL
    else:  # alone, one wins or does not
        utility = kind.Utility.GENERAL_SUM if game.min_seats == 1 else kind.Utility.CONSTANT_SUM
    return kind(
        short_name=f"vatra_{game.id}",
        long_name=f"Vatra: {game.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def register_games() -> None:
    """Put every game on OpenSpiel's list."""
    known = pyspiel.registered_names()
    for game in games():
        if f"vatra_{game.id}" not in known:
            # A class for each: OpenSpiel lets go of what it was given after Python has ended, and a function would die.
            pyspiel.register_game(kind_of(game), type("SpielGame", (SpielGame,), {"shelved": game}))


register_games()
