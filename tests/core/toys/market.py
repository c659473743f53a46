"""A toy: secret bids, then everybody rolls dice side by side; a storm in one lane interrupts all of them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64
from tests.core.toys.base import Toy, fields

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.options import Settings
from vatra.core.result import Points, Result, ranked
from vatra.core.step import Ask, SeatAsk, Step, Together
from vatra.core.table import Table

ROUNDS = 2
FACES = ["one", "two", "three", "storm"]
BIDS = [Action(f"bid {n}", n) for n in range(4)]


class Stalls(Table):
    coins: list[int]
    points: list[int]
    bids: list[int]
    dice: list[list[int]]
    round: int = 1


class Bid(Ask[Stalls]):
    """All at once and in secret."""

    secret = True

    def waiting(self, t: Stalls) -> i64:
        return sum(1 << seat for seat in range(t.seats) if t.bids[seat] < 0)

    def options(self, t: Stalls, seat: int) -> list[Action]:
        return BIDS[: t.coins[seat] + 1]

    def take(self, t: Stalls, seat: int, action: Action) -> None:
        t.bids[seat] = action.a
        if min(t.bids) < 0:
            return
        t.pop()
        t.lay_open()
        for s in range(t.seats):
            t.coins[s] -= t.bids[s]
        t.then(Together([[Roll(s), Keep(s)] for s in range(t.seats)]), EndRound())

    def forbids(self, t: Stalls, seat: int, text: str) -> str:
        return "market.bid.what-you-have" if text.startswith("bid ") else "core.not-an-option"

    def excludes(self, t: Stalls, seat: int) -> str:
        return "market.bid.once"


class Roll(Step[Stalls]):
    """One die, and one more for every coin bid; a storm hits the next seat at once."""

    seat: int

    def run(self, t: Stalls) -> None:
        t.dice[self.seat] = [t.chance.pick(FACES) for _ in range(t.bids[self.seat] + 1)]
        t.tell("rolled", {"seat": self.seat})
        if 3 in t.dice[self.seat]:
            t.push_shared(Storm((self.seat + 1) % t.seats))


class Keep(SeatAsk[Stalls]):
    def options(self, t: Stalls, seat: int) -> list[Action]:
        again = [Action("again", 1)] if t.coins[self.seat] else []
        return [*again, Action("keep", 0)]

    def take(self, t: Stalls, seat: int, action: Action) -> None:
        t.pop()
        if action.a:
            t.coins[self.seat] -= 1
            t.then(Roll(self.seat), Keep(self.seat))


class Storm(SeatAsk[Stalls]):
    def options(self, t: Stalls, seat: int) -> list[Action]:
        return (
            [Action("shelter", 0)] if not t.coins[self.seat] else [Action("bribe", 1), Action("shelter", 0)]
        )

    def take(self, t: Stalls, seat: int, action: Action) -> None:
        t.pop()
        if action.a:
            t.coins[self.seat] -= 1
        else:
            t.points[self.seat] -= 1


class EndRound(Step[Stalls]):
    def run(self, t: Stalls) -> None:
        for s in range(t.seats):
            t.points[s] += sum(face + 1 for face in t.dice[s] if face < 3)
        t.bids = [-1] * t.seats
        t.dice = [[] for _ in range(t.seats)]
        t.round += 1
        if t.round <= ROUNDS:
            t.push(Bid())


class Market(Toy[Stalls]):
    def __init__(self) -> None:
        moves = [bid.text for bid in BIDS] + ["again", "keep", "bribe", "shelter"]
        super().__init__("market", (2, 3), moves)

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Stalls:
        return Stalls(
            self,
            seats,
            settings,
            chance,
            [Bid()],
            coins=[4] * seats,
            points=[0] * seats,
            bids=[-1] * seats,
            dice=[[] for _ in range(seats)],
        )

    def result(self, table: Stalls) -> Result:
        parts = [[Points("points", n)] for n in table.points]
        return ranked(parts, "closed", [table.coins])

    def describe(self, table: Stalls) -> dict[str, Any]:
        return self.seen(table, range(table.seats))

    def view(self, table: Stalls, seat: int) -> dict[str, Any]:
        return self.seen(table, [seat])

    def seen(self, t: Stalls, knows: Any) -> dict[str, Any]:
        """A bid that is not laid open is `?` for those who do not know it."""
        open_now = bool(t.lanes) or min(t.bids) >= 0
        bids = [str(b) if b < 0 or open_now or s in knows else "?" for s, b in enumerate(t.bids)]
        return fields(t, "round", "coins", "points", "dice") | {"bids": bids}

    def imagine(self, table: Stalls, seat: int, chance: Chance) -> Stalls:
        new = table.copy()
        new.chance = chance
        if not new.lanes and min(new.bids) < 0:
            for s in range(new.seats):
                if s != seat and new.bids[s] >= 0:
                    new.bids[s] = int(chance.below(min(new.coins[s], 3) + 1))
        return new

    def progress(self, table: Stalls) -> float:
        made = 0.5 if table.lanes or len(table.shared) > 1 else 0.0
        return 1.0 if table.over else (table.round - 1 + made) / ROUNDS

    def check(self, table: Stalls) -> list[str]:
        return [f"seat {s} owes coins" for s, n in enumerate(table.coins) if n < 0]


MARKET = Market()
