"""Small games whose best play is known."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64
from tests.core.toys.base import Toy, fields

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.options import Settings
from vatra.core.result import Points, Result, ranked
from vatra.core.search.worth import Worth
from vatra.core.step import Ask, SeatAsk
from vatra.core.table import Table


class Board(Table):
    """`said[seat]` is what the seat chose, -1 before it did."""

    said: list[int]


class Show(Ask[Board]):
    """Both show a side of their coin at once."""

    choice = True
    secret = True

    def waiting(self, t: Board) -> i64:
        mask: i64 = 0
        for seat in range(t.seats):
            if t.said[seat] < 0:
                mask |= 1 << seat
        return mask

    def options(self, t: Board, seat: int) -> list[Action]:
        assert isinstance(t.game, Duel)
        return [Action(f"side {n}", n) for n in range(len(t.game.pays))]

    def take(self, t: Board, seat: int, action: Action) -> None:
        t.said[seat] = action.a
        if -1 not in t.said:
            t.pop()
            t.lay_open()


class Duel(Toy[Board]):
    """When the first seat shows a and the second b, the first gets `pays[a][b]` and the second the rest of 100."""

    def __init__(self, pays: list[list[int]]) -> None:
        super().__init__("duel", (2, 2), [f"side {n}" for n in range(len(pays))])
        self.pays = pays

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Board:
        return Board(self, seats, settings, chance, [Show()], said=[-1] * seats)

    def result(self, table: Board) -> Result:
        mine = self.pays[table.said[0]][table.said[1]]
        return ranked([[Points("pay", mine)], [Points("pay", 100 - mine)]], "shown")

    def imagine(self, table: Board, seat: int, chance: Chance) -> Board:
        """An answer that lies face down is guessed."""
        new = table.copy()
        new.chance = chance
        for other in range(new.seats):
            if other != seat and new.said[other] >= 0:
                new.said[other] = int(chance.below(len(self.pays)))
        return new

    def describe(self, table: Board) -> dict[str, Any]:
        return fields(table, "said")

    def progress(self, table: Board) -> float:
        return float(table.over)


class Pay(Worth):
    """The score is the value."""

    def of(self, result: Result) -> list[float]:
        return [score / 100 for score in result.scores]


class Pick(SeatAsk[Board]):
    """The seats choose a number one after the other."""

    def options(self, t: Board, seat: int) -> list[Action]:
        assert isinstance(t.game, Ladder)
        return [Action(f"take {n}", n) for n in range(t.game.options_each) if n not in t.said]

    def take(self, t: Board, seat: int, action: Action) -> None:
        t.pop()
        t.said[self.seat] = action.a
        if self.seat + 1 < t.seats:
            t.push(Pick(self.seat + 1))


class Ladder(Toy[Board]):
    """Everyone takes a number that nobody has; the highest wins. There are many, and one best."""

    def __init__(self, options_each: int) -> None:
        super().__init__("ladder", (1, 3), [f"take {n}" for n in range(options_each)])
        self.options_each = options_each

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Board:
        return Board(self, seats, settings, chance, [Pick(0)], said=[-1] * seats)

    def result(self, table: Board) -> Result:
        return ranked([[Points("number", n)] for n in table.said], "taken")

    def describe(self, table: Board) -> dict[str, Any]:
        return fields(table, "said")

    def progress(self, table: Board) -> float:
        return float(table.over)
