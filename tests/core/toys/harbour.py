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
    def __init__(self, game: Toy, seats: int, chance: Chance, shared: list[Step[Any]]) -> None:
        super().__init__(game, seats, {}, chance, shared)
        self.tokens = [[1, 2, 1, 1] for _ in range(seats)]
        self.points = [0] * seats
        self.council = 0  # spaces taken
        self.pointer = 0
        self.turn = 0

    def copy(self) -> Port:
        assert isinstance(self.game, Toy)
        new = Port(self.game, self.seats, self.chance.copy(), self.shared[:])
        self.copied(new)
        new.tokens = [tokens[:] for tokens in self.tokens]
        new.points = self.points[:]
        new.council, new.pointer, new.turn = self.council, self.pointer, self.turn
        return new

    def state(self) -> str:
        return f"{self.tokens}{self.points}{self.council} {self.pointer} {self.turn}"


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
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Port) -> None:
        t.turn += 1
        if t.turn < TURNS * t.seats:
            t.push(Turn((self.seat + 1) % t.seats))

    def state(self) -> str:
        return f"EndTurn {self.seat}"


class Pay(SeatAsk[Port]):
    """One token at a time: only what leaves the debt payable. A token that does not fit is half of a pair."""

    def __init__(self, seat: int, owed: int, half: bool) -> None:
        super().__init__(seat)
        self.owed = owed
        self.half = half

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

    def state(self) -> str:
        return f"Pay {self.seat} {self.owed} {self.half}"


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

    def __init__(self, seat: int, left: int, had: int) -> None:
        super().__init__(seat)
        self.left = left
        self.had = had

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

    def state(self) -> str:
        return f"Rewards {self.seat} {self.left} {self.had}"


class Harbour(Toy):
    def __init__(self) -> None:
        moves = ["sail 1", "sail 2", "novice", "rest", *[f"pay {token}" for token in TOKENS]]
        moves += [f"{verb} {n}" for verb in ("council", "point") for n in range(3)]
        super().__init__("harbour", (1, 3), [*moves, "reward token", "reward points", "reward novice"])

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Port:
        return Port(self, seats, chance, [Turn(0)])

    def result(self, table: Table) -> Result:
        return ranked([[Points("points", n)] for n in port(table).points], "evening")

    def describe(self, table: Table) -> dict[str, Any]:
        return fields(table, "tokens", "points", "council", "pointer", "turn")

    def progress(self, table: Table) -> float:
        return port(table).turn / (TURNS * table.seats)

    def check(self, table: Table) -> list[str]:
        return ["a debt of tokens"] if min(min(tokens) for tokens in port(table).tokens) < 0 else []


def port(table: Table) -> Port:
    assert isinstance(table, Port)
    return table


HARBOUR = Harbour()
