"""A toy of payments and nesting: a debt is paid token by token, and a council seat opens rewards inside rewards."""

from __future__ import annotations

from typing import Any

from tests.core.toys.base import Toy, fields

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.options import Settings
from vatra.core.result import Points, Result, ranked
from vatra.core.step import SeatAsk, Step
from vatra.core.table import Table

TOKENS = ["ship", "path", "task", "wild"]
SHIP, WILD = 0, 3
TURNS = 3


class Port(Table):
    tokens: list[list[int]]
    points: list[int]
    council: int = 0  # spaces taken
    pointer: int = 0
    turn: int = 0


def covers(tokens: list[int], half: bool) -> int:
    """How many ships these tokens can still pay: a ship or a wild is one, any two others are one."""
    others = tokens[1] + tokens[2]
    whole = tokens[SHIP] + tokens[WILD]
    if not half:
        return whole + others // 2
    if others:
        return whole + 1 + (others - 1) // 2
    return whole  # the pair takes a ship or a wild


class Turn(SeatAsk[Port]):
    def options(self, t: Port, seat: int) -> list[Action]:
        out = [Action(f"sail {n}", n) for n in (1, 2) if covers(t.tokens[self.seat], False) >= n]
        if t.council != 0b111:
            out.append(Action("novice", 3))
        return [*out, Action("rest", 0)]

    def take(self, t: Port, seat: int, action: Action) -> None:
        t.pop()
        t.push(EndTurn(self.seat))
        if action.a == 3:
            t.push(Council(self.seat))
        elif action.a:
            t.points[self.seat] += 2 * action.a
            t.push(Pay(self.seat, action.a, False))

    def forbids(self, t: Port, seat: int, text: str) -> str:
        return "harbour.sail.afford" if text.startswith("sail") else "core.not-an-option"


class EndTurn(Step[Port]):
    seat: int

    def run(self, t: Port) -> None:
        t.turn += 1
        if t.turn < TURNS * t.seats:
            t.push(Turn((self.seat + 1) % t.seats))


class Pay(SeatAsk[Port]):
    """One token at a time: only what leaves the debt payable. A token that does not fit is half of a pair."""

    owed: int
    half: bool

    def after(self, t: Port, token: int) -> tuple[int, bool] | None:
        """What is owed after paying with this token, or None where the debt could not be met."""
        rest = t.tokens[self.seat][:]
        if not rest[token]:
            return None
        rest[token] -= 1
        whole = token in (SHIP, WILD)
        owed, half = (self.owed - 1, False) if self.half or whole else (self.owed, True)
        return (owed, half) if covers(rest, half) >= owed else None

    def options(self, t: Port, seat: int) -> list[Action]:
        return [Action(f"pay {TOKENS[k]}", k) for k in range(len(TOKENS)) if self.after(t, k) is not None]

    def take(self, t: Port, seat: int, action: Action) -> None:
        after = self.after(t, action.a)
        assert after is not None
        t.pop()
        t.tokens[self.seat][action.a] -= 1
        if after[0]:
            t.push(Pay(self.seat, after[0], after[1]))

    def forbids(self, t: Port, seat: int, text: str) -> str:
        return "harbour.pay.debt-must-be-met"


class Council(SeatAsk[Port]):
    """A free space of three; the last one turns the pointer, whose rewards may bring another novice."""

    def options(self, t: Port, seat: int) -> list[Action]:
        return [Action(f"council {n}", n) for n in range(3) if not t.council >> n & 1]

    def take(self, t: Port, seat: int, action: Action) -> None:
        t.pop()
        t.council |= 1 << action.a
        if action.a == 2:
            t.push(Pointer(self.seat))
        else:
            t.points[self.seat] += 1


class Pointer(SeatAsk[Port]):
    def options(self, t: Port, seat: int) -> list[Action]:
        return [Action(f"point {n}", n) for n in range(3) if n != t.pointer]

    def take(self, t: Port, seat: int, action: Action) -> None:
        t.pop()
        t.pointer = action.a
        t.push(Rewards(self.seat, 2, 0))


class Rewards(SeatAsk[Port]):
    """Two of three, one after the other; what the first causes is settled before the second."""

    left: int
    had: int

    def options(self, t: Port, seat: int) -> list[Action]:
        free = [0, 1] if t.council == 0b111 else [0, 1, 2]
        return [
            Action(f"reward {('token', 'points', 'novice')[n]}", n) for n in free if not self.had >> n & 1
        ]

    def take(self, t: Port, seat: int, action: Action) -> None:
        t.pop()
        had = self.had | 1 << action.a
        if self.left > 1:
            t.push(Rewards(self.seat, self.left - 1, had))
        if action.a == 0:
            t.tokens[self.seat][t.pointer] += 1
        elif action.a == 1:
            t.points[self.seat] += 3
        else:
            t.push(Council(self.seat))


class Harbour(Toy[Port]):
    def __init__(self) -> None:
        moves = ["sail 1", "sail 2", "novice", "rest", *[f"pay {token}" for token in TOKENS]]
        moves += [f"{verb} {n}" for verb in ("council", "point") for n in range(3)]
        super().__init__("harbour", (1, 3), [*moves, "reward token", "reward points", "reward novice"])

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Port:
        return Port(
            self,
            seats,
            settings,
            chance,
            [Turn(0)],
            tokens=[[1, 2, 1, 1] for _ in range(seats)],
            points=[0] * seats,
        )

    def result(self, table: Port) -> Result:
        return ranked([[Points("points", n)] for n in table.points], "evening")

    def describe(self, table: Port) -> dict[str, Any]:
        return fields(table, "tokens", "points", "council", "pointer", "turn")

    def progress(self, table: Port) -> float:
        return table.turn / (TURNS * table.seats)

    def check(self, table: Port) -> list[str]:
        return ["a debt of tokens"] if min(min(tokens) for tokens in table.tokens) < 0 else []


HARBOUR = Harbour()
