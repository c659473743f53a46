"""Many tables stepped together, into buffers that are shared with whoever learns."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
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
    `observer.row.numbers` holds what the learner sees, table after table, and `open` the places of all open actions,
    where each table has `width` of them.
    """

    def __init__(self, game: Game, seats: int, settings: Settings, seat: int, count: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.settings: Final = settings
        self.seat: Final = seat
        self.observer: Final = Observer(game, seats, count)
        self.width: Final = self.observer.wait + 1
        self.open: vec[i64] = vec[i64]()
        self.tables: Final[list[Table]] = []
        self.turns: Final[list[int]] = [seat] * count
        self._options: Final[list[list[Action]]] = [[] for _ in range(count)]
        self._open: Final[list[list[int]]] = [[] for _ in range(count)]
        self._chosen: Final[list[int]] = [0] * count  # the action that comes next, by its place among these
        self._luck: Final[list[list[Chance]]] = [[] for _ in range(count)]
        self._bots: Final[list[list[Any]]] = [[] for _ in range(count)]

    def deal(self, i: int, seed: int | str, bots: list[Any]) -> None:
        """A new game at table `i`; first come those from 0 on. `bots` by seat from the learner's left; None chooses
        at random."""
        table = self.game.deal(self.seats, self.settings, seeded(seed))
        table.advance()
        if i == len(self.tables):
            self.tables.append(table)
        self.tables[i] = table
        if self.seat == EVERY:
            self.turns[i] = self.seats - 1
        else:
            held = [(self.seat + k) % self.seats for k in range(1, self.seats)]
            self._luck[i] = [seeded(f"{seed} seat {other}") for other in held]
            self._bots[i] = bots
        self._pass_on(i, table)
        self.look(i)

    def closed(self, numbers: list[int], playing: list[bool]) -> list[int]:
        """The tables that are being played where this action is not open; the others are ready for `steps`."""
        found: list[int] = []
        for i in range(len(numbers)):
            if playing[i]:
                self._chosen[i] = place_of(numbers[i], self._open[i])
                if self._chosen[i] < 0:
                    found.append(i)
        return found

    def clear(self) -> None:
        """Whoever has `numbers` and `open` keeps them; every table has to be looked at anew."""
        self.observer.row.clear()
        self.open = vec[i64]()

    def steps(self, playing: list[bool]) -> list[int]:
        """The actions that `closed` has found open, and what is seen then; which games they ended.

        One table after the other: what has just been changed is near at hand.
        """
        ended: list[int] = []
        for i in range(len(playing)):
            if playing[i]:
                table = self.tables[i]
                table.take(self.turns[i], self._options[i][self._chosen[i]])
                if self.seat != EVERY:
                    self._others(i, table)
                self._pass_on(i, table)
                self.look(i)
                if not table.shared:
                    ended.append(i)
        return ended

    def look(self, i: int) -> None:
        """Once after `clear`."""
        found = self.observer.write(i, self.tables[i], self.turns[i])
        self._options[i], self._open[i] = found
        places = self.open
        start: i64 = i * self.width
        for number in found[1]:
            places = append(places, start + number)
        self.open = places

    def _pass_on(self, i: int, table: Table) -> None:
        """Until the learner may act or the game is over. Who holds all seats goes on to the next round the table that
        may; it stays where it was at the end."""
        if self.seat != EVERY:
            while table.shared and not table.waiting() >> self.seat & 1:
                self._others(i, table)
            return
        waiting = table.waiting()
        if waiting:
            after = self.turns[i] + 1
            later = waiting >> after
            self.turns[i] = FIRST[later] + after if later else FIRST[waiting]

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


def place_of(wanted: i64, numbers: list[int]) -> int:
    for i in range(len(numbers)):
        if numbers[i] == wanted:
            return i
    return -1
