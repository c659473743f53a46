"""A toy for one: roll and climb, or stop. A fall costs the climb of the turn."""

from __future__ import annotations

from typing import Any

from tests.core.toys.base import Toy, fields

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.options import Settings
from vatra.core.result import Points, Result, common
from vatra.core.step import SeatAsk
from vatra.core.table import Table

TURNS = 3
TOP = 12
DIE = ["1", "2", "3", "4", "5", "fall"]


class Rope(Table):
    turn: int = 1
    height: int = 0
    gained: int = 0


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


class Climb(Toy[Rope]):
    def __init__(self) -> None:
        super().__init__("climb", (1, 1), ["roll", "stop"], cooperative=True)

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Rope:
        return Rope(self, seats, settings, chance, [Turn(0)])

    def result(self, table: Rope) -> Result:
        won = table.height >= TOP
        return common(won, 1, [Points("height", table.height)], "summit" if won else "night")

    def describe(self, table: Rope) -> dict[str, Any]:
        return fields(table, "turn", "height", "gained")

    def progress(self, table: Rope) -> float:
        return 1.0 if table.over else (table.turn - 1) / TURNS


CLIMB = Climb()
