"""A plan: which bots play which games, in words. Tables do not travel between processes, a plan does.

Every game of a plan has a number, and everything about the game follows from the plan and its number: who sits where,
from which position it starts, and the seeds. So any game can be played again on its own, and a plan gives
the same games whatever the number of processes.
"""

from __future__ import annotations

import bisect
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import accumulate
from typing import Literal

from vatra.bots import make_bot
from vatra.core.errors import BadInput
from vatra.core.game import Game, find_game, games
from vatra.core.study import Study
from vatra.lab.match import Match
from vatra.lab.patch import Patch
from vatra.lab.positions import Position

Kind = Literal["match", "mixed", "pairs"]


@dataclass(frozen=True)
class Sitting:
    """One game, ready to be played. By seat: which bot of the table's list, its name and its seed."""

    number: int
    table: int
    seed: str
    position: Position | None
    entries: tuple[int, ...]
    bots: tuple[str, ...]
    bot_seeds: tuple[str, ...]
    options: Mapping[str, object]


@dataclass(frozen=True)
class Plan:
    """Matches of one game, numbered through.

    `variants`: options that the games take in turn instead of those of the matches. `positions`: start from these in
    turn instead of from the box. `patch`: play with changed components. `statistics`: count what the game has
    measures for. `logs`: keep the log of every game. `study`: the game's pupil plays, not these bots.
    """

    tables: tuple[Match, ...]
    kind: Kind = "match"
    positions: tuple[Position, ...] = ()
    variants: tuple[Mapping[str, object], ...] = ()
    patch: Patch | None = None
    statistics: bool = True
    logs: bool = False
    study: bool = False
    _ends: tuple[int, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_ends", tuple(accumulate(match.games for match in self.tables)))

    @property
    def game(self) -> Game:
        return find_game(self.tables[0].game)

    @property
    def options(self) -> tuple[Mapping[str, object], ...]:
        """Those that games are played with, in turn."""
        return self.variants or (self.tables[0].options or {},)

    @property
    def games(self) -> int:
        return self._ends[-1]

    @cached_property
    def bots(self) -> tuple[str, ...]:
        """Everyone who plays, in the order of first appearance."""
        return tuple(dict.fromkeys(bot for match in self.tables for bot in match.bots))

    @cached_property
    def seats(self) -> int:
        """At the largest table."""
        if self.positions:
            return max(position.seats for position in self.positions)
        return len(self.tables[0].bots)

    def unpatched(self) -> Plan:
        return replace(self, patch=None)

    def check(self) -> None:
        """Raise `BadInput` for what cannot be played, before anything is."""
        if self.study:
            self.studied()
            return
        for bot in self.bots:
            make_bot(bot, self.game, 0)
        if self.positions:
            for position in self.positions:
                position.deal(self.game, "check")
        else:
            for match in self.tables:
                for options in self.variants or (match.options,):
                    replace(match, options=options).check()
        if self.logs and (self.positions or self.patch):
            raise BadInput("lab-no-logs", {})

    def studied(self) -> Study:
        """What is learned from the games of a study."""
        found = self.game.study(self.game.settle(self.game.min_seats, self.tables[0].options or {}))
        if found is None:
            raise BadInput("train-nothing", {"game": self.game.id, "allowed": ", ".join(ways_to_study())})
        return found

    def sitting(self, number: int) -> Sitting:
        """Who sits where in a game, and from which seeds it is played."""
        if not 0 <= number < self.games:
            raise BadInput("lab-no-such-game", {"number": number, "last": self.games - 1})
        table = bisect.bisect_right(self._ends, number)
        match = self.tables[table]
        inside = number - (self._ends[table] - match.games)
        position = None
        turn, variant = divmod(inside, len(self.options))
        if self.positions:
            turn, at = divmod(inside, len(self.positions))
            position = self.positions[at]
        seed = f"{match.seed} game {inside}"
        entries = len(match.bots)
        seats = range(position.seats if position else entries)
        # As in `Match.seat_of`. Where there are more seats than bots the list goes round, each copy with its own seed.
        order = [(seat - turn) % entries for seat in seats]
        return Sitting(
            number,
            table,
            seed,
            position,
            tuple(order),
            tuple([match.bots[entry] for entry in order]),
            tuple([f"{seed} bot {order[seat] + seat // entries * entries}" for seat in seats]),
            self.options[variant],
        )


def ways_to_study() -> list[str]:
    """The options, one way for each game, with which there is something to learn by play."""
    found: list[str] = []
    for game in games():
        for mode in game.modes():
            if mode.seats == 1 and game.study(game.settle(1, mode.options)) is not None:
                options = [f" --option {name}={value}" for name, value in mode.options.items()]
                found.append(game.id + "".join(options))
                break
    return found
