"""A toy for one: roll and climb, or stop. A fall costs the climb of the turn."""

from __future__ import annotations

from typing import Any

from tests.core.toys.base import Toy, fields

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.options import Settings
from vatra.core.result import Points, Result, common
from vatra.core.step import SeatAsk, Step
from vatra.core.table import Table

TURNS = 3
TOP = 12
DIE = ["1", "2", "3", "4", "5", "fall"]


class Rope(Table):
    def __init__(self, game: Toy, chance: Chance, shared: list[Step[Any]]) -> None:
        super().__init__(game, 1, {}, chance, shared)
        self.turn = 1
        self.height = 0
        self.gained = 0

    def copy(self) -> Rope:
        assert isinstance(self.game, Toy)
        new = Rope(self.game, self.chance.copy(), self.shared[:])
        self.copied(new)
        new.turn, new.height, new.gained = self.turn, self.height, self.gained
        return new

    def state(self) -> str:
        return f"{self.turn} {self.height} {self.gained}"


class Turn(SeatAsk[Rope]):
    def options(self, t: Rope, seat: int) -> list[Action]:
        return [Action("roll", 1), Action("stop", 0)]

    def take(self, t: Rope, seat: int, action: Action) -> None:
        if action.a:
            face = t.chance.pick(DIE)
            t.tell("face", {"n": face})
            if face < 5:
                t.gained += face + 1
                return
            t.gained = 0
        t.pop()
        t.height += t.gained
        t.gained = 0
        t.turn += 1
        if t.turn <= TURNS and t.height < TOP:
            t.push(self)


class Climb(Toy):
    def __init__(self) -> None:
        super().__init__("climb", (1, 1), ["roll", "stop"], cooperative=True)

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Rope:
        return Rope(self, chance, [Turn(0)])

    def result(self, table: Table) -> Result:
        t = rope(table)
        won = t.height >= TOP
        return common(won, 1, [Points("height", t.height)], "summit" if won else "night")

    def describe(self, table: Table) -> dict[str, Any]:
        return fields(table, "turn", "height", "gained")

    def progress(self, table: Table) -> float:
        t = rope(table)
        return 1.0 if t.over else (t.turn - 1) / TURNS


def rope(table: Table) -> Rope:
    assert isinstance(table, Rope)
    return table


CLIMB = Climb()
