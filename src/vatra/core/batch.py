"""Many tables stepped together, into buffers that are shared with whoever learns."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from vatra.core.action import Action
from vatra.core.chance import Chance, seeded
from vatra.core.game import Game
from vatra.core.observing import Observer
from vatra.core.options import Settings
from vatra.core.seen import Seen
from vatra.core.table import FIRST, Table

EVERY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Batch:
    """So many tables of one game. At each the learner holds `seat`, and others play the rest, at random by default.

    Where `seat` is `EVERY`, it holds all of them, one after the other: `turns` says at each table whose turn it is.
    `rows` and `masks` are bytes, table after table: what the learner sees, and 1 for every action that is open to it.
    """

    def __init__(self, game: Game, seats: int, settings: Settings, seat: int, count: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.settings: Final = settings
        self.seat: Final = seat
        self.observer: Final = Observer(game, seats)
        self.width: Final = self.observer.wait + 1
        self.rows: Final = bytearray(count * self.observer.size)
        self.masks: Final = bytearray(count * self.width)
        self.tables: Final[list[Table | None]] = [None] * count
        self.turns: Final[list[int]] = [seat] * count
        self._options: Final[list[list[Action]]] = [[] for _ in range(count)]
        self._allowed: Final[list[list[int]]] = [[] for _ in range(count)]
        self._luck: Final[list[list[Chance]]] = [[] for _ in range(count)]
        self._bots: Final[list[list[Any]]] = [[] for _ in range(count)]

    def deal(self, i: int, seed: int | str, bots: list[Any]) -> None:
        """A new game at table `i`. `bots` by seat from the learner's left; None chooses at random."""
        table = self.game.deal(self.seats, self.settings, seeded(seed))
        table.advance()
        self.tables[i] = table
        if self.seat == EVERY:
            self.turns[i] = self.seats - 1
            self._pass_on(i, table)
            self._look(i, table)
            return
        held = [(self.seat + k) % self.seats for k in range(1, self.seats)]
        self._luck[i] = [seeded(f"{seed} seat {other}") for other in held]
        self._bots[i] = bots
        self._until_asked(i, table)
        self._look(i, table)

    def step(self, i: int, number: int) -> bool:
        """The learner's action at table `i`; whether the game is over. Nothing happens if it is not open."""
        table = self.tables[i]
        assert table is not None
        allowed = self._allowed[i]
        if number not in allowed:
            raise ValueError(number)
        table.take(self.turns[i], self._options[i][allowed.index(number)])
        if self.seat == EVERY:
            self._pass_on(i, table)
        else:
            self._others(i, table)
            self._until_asked(i, table)
        self._look(i, table)
        return table.over

    def steps(self, numbers: list[int], playing: list[bool]) -> list[int]:
        """One action at every table that is being played; which games it ended."""
        ended: list[int] = []
        for i in range(len(numbers)):
            if playing[i] and self.step(i, numbers[i]):
                ended.append(i)
        return ended

    def _pass_on(self, i: int, table: Table) -> None:
        """To the next seat round the table that may act; it stays where it was when the game is over."""
        waiting = table.waiting()
        if waiting:
            after = self.turns[i] + 1
            later = waiting >> after
            self.turns[i] = FIRST[later] + after if later else FIRST[waiting]

    def _until_asked(self, i: int, table: Table) -> None:
        while table.shared and not table.waiting() >> self.seat & 1:
            self._others(i, table)

    def _others(self, i: int, table: Table) -> None:
        """Once around the table: every other seat that may act acts once, so nobody runs ahead of the learner."""
        luck, bots = self._luck[i], self._bots[i]
        for k in range(self.seats - 1):
            other = (self.seat + k + 1) % self.seats
            if not table.waiting() >> other & 1:
                continue
            if bots[k] is None:
                options = table.options(other)
                table.take(other, options[luck[k].below(len(options))])
            else:
                table.take(other, bots[k].choose(Seen(table, other)).action)

    def _look(self, i: int, table: Table) -> None:
        row, allowed, options = self.observer.look(table, self.turns[i])
        start: i64 = i * self.observer.size
        self.rows[int(start) : int(start) + len(row)] = row
        at: i64 = i * self.width
        for number in self._allowed[i]:
            self.masks[int(at) + number] = 0
        for number in allowed:
            self.masks[int(at) + number] = 1
        self._allowed[i] = allowed
        self._options[i] = options
