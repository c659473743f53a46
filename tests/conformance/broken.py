"""A small sound game, and the same game with one fault in it: the suite must find every one of them."""

from __future__ import annotations

import itertools
from typing import Any

from mypy_extensions import i64
from tests.core.toys.base import Toy, fields

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.game import Piece
from vatra.core.judge import Judgement, Level, only
from vatra.core.observing import Row
from vatra.core.options import Settings
from vatra.core.record import Said
from vatra.core.result import Points, Result, ranked
from vatra.core.seen import Seen
from vatra.core.step import Ask, SeatAsk, Together
from vatra.core.table import Table

TURNS = 4
SIDES = ["heads", "tails"]
counter = itertools.count()  # what a game must never use: something beside the table


class Coins(Table):
    """First both seats call a side in secret, then they flip in turn or pass."""

    fault: Said[str]
    called: list[int] = [-1, -1]
    points: list[int] = [0, 0]
    flips: list[int] = [0, 0]
    turn: int = 0
    asked: int = 0

    def copied(self, new: Table) -> None:
        super().copied(new)
        if self.fault == "copies share a list":
            assert isinstance(new, Coins)
            new.points = self.points
        if self.fault == "copies forget":
            assert isinstance(new, Coins)
            new.asked += 1
        if self.fault == "something beside the fields":
            vars(new)["beside"] = self.turn

    def state(self) -> str:
        text = super().state()
        forgotten = {"the digest forgets": self.called, "the digest forgets what is past": self.flips}
        return text.replace(str(forgotten[self.fault]), "", 1) if self.fault in forgotten else text

    def __reduce__(self) -> tuple[Any, ...]:
        made, kept, rest = super().__reduce__()
        return made, kept if self.fault != "a pickle forgets" else kept[:-2], rest


class Call(Ask[Coins]):
    secret = True

    def waiting(self, t: Coins) -> i64:
        return sum(1 << seat for seat in (0, 1) if t.called[seat] < 0)

    def options(self, t: Coins, seat: int) -> list[Action]:
        calls = [Action(f"call {side}", i) for i, side in enumerate(SIDES)]
        return calls[::-1] if t.fault == "the options tell" and t.called[1 - seat] > 0 else calls

    def take(self, t: Coins, seat: int, action: Action) -> None:
        t.called[seat] = action.a
        if t.fault == "the journal tells":
            t.tell("called", {"side": action.a})
        if t.fault == "the undo tells" and action.a:
            t.show()
        if min(t.called) >= 0:
            t.pop()
            t.lay_open()
            if t.fault == "lanes wait for each other":
                t.push(Together([[Never(0)], [Never(1)]]))
            elif t.fault == "lanes are left behind":
                t.lanes = [[Turn(0)]]
            t.push(Turn(0))

    def forbids(self, t: Coins, seat: int, text: str) -> str:
        if t.fault == "the refusal tells" and t.called[1 - seat] > 0:
            return "coin.call.not-like-the-other"
        return "coin.call.heads-or-tails"

    def excludes(self, t: Coins, seat: int) -> str:
        if t.fault == "asking why changes the table":
            t.asked += 1
        return "coin.call.once"


class OpenCall(Call):
    """The answers should be secret, and the class forgot to say so."""

    secret = False


class Never(SeatAsk[Coins]):
    def waiting(self, t: Coins) -> i64:
        return 0

    def options(self, t: Coins, seat: int) -> list[Action]:
        return [Action("pass")]


class Turn(SeatAsk[Coins]):
    """Flip, or pass."""

    def options(self, t: Coins, seat: int) -> list[Action]:
        if t.fault == "options change the table":
            t.asked += 1
        if t.fault == "an action means something else each time":
            return [Action("flip", next(counter)), Action("pass", -1)]
        if t.fault == "two options are one":
            return [Action("flip", 0), Action("flip", 0), Action("pass", -1)]
        if t.fault == "not in the index":
            return [Action("flip", 0), Action("pass", -1), Action("cheat", -1)]
        return [Action("flip", 0), Action("pass", -1)]

    def take(self, t: Coins, seat: int, action: Action) -> None:
        t.pop()
        if action.a > 0:
            t.points[self.seat] += action.a
        elif action.a == 0:
            flip(t, self.seat)
        if t.fault == "a guess plays by other rules":
            t.show()
        if t.fault != "endless" and not (t.fault == "waiting for ever" and action.a < 0):
            t.turn += 1
        if t.turn < TURNS:
            t.push((Only if t.fault == "no choice" else Turn)(1 - self.seat))

    def forbids(self, t: Coins, seat: int, text: str) -> str:
        return "because" if t.fault == "no rule" else "coin.turn.flip-or-pass"


class Only(Turn):
    """Says that it is always a choice, and is none."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.choice = True

    def options(self, t: Coins, seat: int) -> list[Action]:
        return [Action("flip", 0)]


def flip(t: Coins, seat: int) -> None:
    t.flips[seat] += 1
    if t.fault == "chance beside the table":
        side = next(counter) % 2
    elif t.fault == "a draw without a name":
        side = int(t.chance.below(2))
    else:
        side = t.chance.pick(SIDES)
    t.points[seat] += side == t.called[seat]
    t.tell("flips", {"seat": seat})


class Coin(Toy[Coins]):
    def __init__(self, fault: str = "") -> None:
        super().__init__("coin", (2, 2), ["call heads", "call tails", "flip", "pass"])
        self.fault = fault

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Coins:
        return Coins(
            self,
            seats,
            settings,
            chance,
            [OpenCall() if self.fault == "the ask is not secret" else Call()],
            self.fault,
        )

    def result(self, table: Coins) -> Result:
        if self.fault == "a wrong place":
            return Result([1, 2], [0], table.points, [[Points("flips", n)] for n in table.points], "over")
        if self.fault == "points from nowhere":
            return Result([1, 1], [0, 1], [n + 1 for n in table.points], [[], []], "over")
        return ranked([[Points("flips", n)] for n in table.points], "over")

    def describe(self, table: Coins) -> dict[str, Any]:
        if self.fault == "the description is the table":
            return {"points": table.points}
        return fields(table, "called", "points", "flips", "turn")

    def view(self, table: Coins, seat: int) -> dict[str, Any]:
        view = fields(table, "points", "flips", "turn")
        open_now = min(table.called) >= 0 or self.fault == "the view tells"
        view["called"] = [c if open_now or s == seat else -1 for s, c in enumerate(table.called)]
        view["ready"] = [c >= 0 for c in table.called]
        if self.fault == "looking draws":
            table.chance.below(2)
        if self.fault == "not plain data":
            view["called"] = tuple(view["called"])
        if self.fault == "the view is the table":
            view["points"] = table.points
        return view

    def imagine(self, table: Coins, seat: int, chance: Chance) -> Coins:
        new = table.copy()
        if self.fault != "the real future":
            new.chance = chance
        if self.fault == "a guess plays by other rules":
            new.fault = ""
        if self.fault == "a guess that can be noticed":
            new.points[0] += 1
        hidden = min(new.called) < 0
        for s in (0, 1):
            if hidden and s != seat and new.called[s] >= 0 and self.fault != "the guess is the truth":
                new.called[s] = (
                    next(counter) % 2 if self.fault == "a guess beside chance" else chance.below(2)
                )
        return new

    def auto(self, table: Coins, seat: int) -> Action:
        if self.fault == "an illegal automatic move":
            return Action("resign")
        return super().auto(table, seat)

    def pieces(self, seats: int) -> list[Piece]:
        return [Piece("called", seats, 0, 2, "")] if self.fault == "the observation tells" else []

    def observe(self, table: Coins, seat: int, row: Row) -> None:
        if self.fault == "the observation tells":
            row.piece("called").amounts([call + 1 for call in table.called])

    def policies(self) -> dict[str, Level]:
        return {"peeker": peeker} if self.fault == "the bot peeks" else {}

    def progress(self, table: Coins) -> float:
        if self.fault == "progress goes back":
            return 1.0 if table.over else 0.9 - table.turn / 10
        return 0.9 if self.fault == "progress stops short" else 1.0 if table.over else table.turn / TURNS

    def check(self, table: Coins) -> list[str]:
        return ["too many points"] if self.fault == "an invariant breaks" and table.over else []


def peeker(seen: Seen, chance: Chance) -> Judgement:
    """Calls what the other has called."""
    table = seen._table
    assert isinstance(table, Coins)
    called = table.called[1 - seen.seat]
    return only(seen.options, seen.options[max(called, 0)])
