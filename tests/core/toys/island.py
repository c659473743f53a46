"""A toy of the hardest shapes that a card can have: actions with a memory and watchers that answer them without
answering themselves, a power that repeats itself once, a repeat granted to another seat, a power that lets another seat
act inside mine, a ravage that somebody may call off, and the end of the game in the middle of it all.

Four lands in a ring, the last one is the ocean, where towns and presence drown.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64
from tests.core.toys.base import Toy, fields

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.options import Settings
from vatra.core.record import Fixed, Kept, Record
from vatra.core.result import Points, Result, common
from vatra.core.step import Ask, SeatAsk, Step
from vatra.core.table import Table

LANDS = 4
OCEAN = 3
GREEN = 0  # the seat that may call a ravage off
POWERS = ["vengeance", "winds", "push", "gift", "storm"]
AT_SEAT = ("gift", "storm")


class Frame(Record):
    """What one action in the rulebook's sense did so far. It changes, so it lives on the table."""

    ancestry: int  # the watchers that led to this action
    destroyed: list[int] = []  # lands, one entry per town
    next: list[Kept[Step[Any]]] = []  # actions that follow this one and its watchers


class Island(Table):
    presence: list[list[int]]
    hands: list[list[str]]
    used: list[list[str]]
    grants: list[int]
    towns: list[int] = [1, 2, 1, 0]
    blight: int = 0
    pool: int = 2
    fear: int = 0
    done: int = 0
    watchers: list[tuple[int, int, int]] = []  # land, owner, bit
    frames: list[Frame] = []
    lost: bool = False


def near(land: int) -> list[int]:
    return [(land - 1) % LANDS, (land + 1) % LANDS]


class Use(Fixed):
    """Who uses which power where. Immutable: it travels inside steps."""

    seat: int
    power: str
    target: int
    repeat: bool = False


# -- the phase: one standing ask of all seats ----------------------------------------------------------------


class Phase(Ask[Island]):
    """Everyone uses powers in any order. It stays on the stack while a power runs above it."""

    def waiting(self, t: Island) -> i64:
        return ((1 << t.seats) - 1) & ~t.done

    def options(self, t: Island, seat: int) -> list[Action]:
        out = [Action(f"use {p} {n}", POWERS.index(p), n) for p in t.hands[seat] for n in targets(t, p)]
        if t.grants[seat]:
            again = [p for p in t.used[seat] if p != "storm"]
            out += [Action(f"repeat {p} {n}", POWERS.index(p), n, 1) for p in again for n in targets(t, p)]
        return [*out, Action("done", -1)]

    def take(self, t: Island, seat: int, action: Action) -> None:
        if action.a < 0:
            t.done |= 1 << seat
            if t.done == (1 << t.seats) - 1:
                t.pop()
                t.push(Ravages())
            return
        power = POWERS[action.a]
        if action.c:
            t.grants[seat] -= 1
            t.used[seat].remove(power)
        else:
            t.hands[seat].remove(power)
            t.used[seat].append(power)
        begin(t, 0, Do(Use(seat, power, action.b, bool(action.c))))

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "island.repeat.granted" if text.startswith("repeat") else "island.power.once"

    def excludes(self, t: Island, seat: int) -> str:
        return "island.phase.done"


def targets(t: Island, power: str) -> list[int]:
    """Seats for some powers, lands for the others; a push, a gift of one and the winds need a town."""
    if power in AT_SEAT:
        return list(range(t.seats)) if power == "storm" or any(t.towns) else []
    return [n for n in range(LANDS) if t.towns[n] or power == "vengeance"]


# -- actions -------------------------------------------------------------------------------------------------


def begin(t: Island, ancestry: int, *steps: Step[Any]) -> None:
    t.frames.append(Frame(ancestry))
    t.then(*steps, EndAction())


class EndAction(Step[Island]):
    """First the watchers that this action woke, except those that led to it; then what follows by itself."""

    def run(self, t: Island) -> None:
        frame = t.frames.pop()
        woken: list[Step[Any]] = []
        for land, owner, bit in t.watchers:
            if land in frame.destroyed and not frame.ancestry & bit:
                woken.append(Answer(owner, land, frame.destroyed.count(land), frame.ancestry | bit))
        t.then(*woken, *frame.next)


class Answer(Step[Island]):
    """The dead strike back: an action of its own that remembers which watchers led to it."""

    seat: int
    land: int
    blows: int
    ancestry: int

    def run(self, t: Island) -> None:
        begin(t, self.ancestry, Blows(self.seat, self.land, self.blows))


class Blows(SeatAsk[Island]):
    """Blow by blow, here or next door, each settled before the next."""

    land: int
    left: int

    def options(self, t: Island, seat: int) -> list[Action]:
        lands = [n for n in sorted([self.land, *near(self.land)]) if t.towns[n]]
        return [Action(f"hit {n}", n) for n in lands] or [Action("nothing", -1)]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if action.a < 0:
            return
        if self.left > 1:
            t.push(Blows(self.seat, self.land, self.left - 1))
        destroy(t, action.a)


def destroy(t: Island, land: int) -> None:
    t.towns[land] -= 1
    t.fear += 1
    t.frames[-1].destroyed.append(land)


class Do(Step[Island]):
    """What the card says."""

    use: Use

    def run(self, t: Island) -> None:
        use = self.use
        if use.power == "vengeance":
            t.watchers.append((use.target, use.seat, 1 << len(t.watchers)))
        elif use.power == "winds":
            destroy(t, use.target)
            if not use.repeat:
                t.frames[-1].next.append(Again(use.seat))
        elif use.power == "push":
            t.push(Push(use.seat, use.target))
        elif use.power == "gift":
            t.push(Gift(use.target))
        elif not use.repeat:
            t.grants[use.target] += 1


class Again(SeatAsk[Island]):
    """The power repeats itself, once: with a new target, after everything the first use caused."""

    def options(self, t: Island, seat: int) -> list[Action]:
        return [Action(f"again {n}", n) for n in targets(t, "winds")] + [Action("enough", -1)]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if action.a >= 0:
            begin(t, 0, Do(Use(self.seat, "winds", action.a, True)))


class Gift(SeatAsk[Island]):
    """Another seat pushes now, inside my power: an action within an action."""

    def options(self, t: Island, seat: int) -> list[Action]:
        return [Action(f"push {n}", n) for n in targets(t, "push")] + [Action("enough", -1)]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if action.a >= 0:
            begin(t, t.frames[-1].ancestry, Push(self.seat, action.a))


class Push(SeatAsk[Island]):
    """Mandatory: a town moves next door."""

    land: int

    def options(self, t: Island, seat: int) -> list[Action]:
        return [Action(f"to {n}", n) for n in near(self.land)]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        t.towns[self.land] -= 1
        t.towns[action.a] += 1
        if action.a == OCEAN:
            t.push(Drown())

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "island.push.mandatory"


class Drown(Step[Island]):
    """The wave takes the town, and a presence of every seat that has one in the ocean: who wants may save it."""

    def run(self, t: Island) -> None:
        destroy(t, OCEAN)
        t.then(*[Save(s) for s in range(t.seats) if t.presence[s][OCEAN]])


class Save(SeatAsk[Island]):
    def options(self, t: Island, seat: int) -> list[Action]:
        return [Action(f"save {n}", n) for n in near(OCEAN)] + [Action("let go", -1)]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        t.presence[self.seat][OCEAN] -= 1
        if action.a >= 0:
            t.presence[self.seat][action.a] += 1


# -- the invaders --------------------------------------------------------------------------------------------


class Ravages(Step[Island]):
    def run(self, t: Island) -> None:
        t.then(*[Ravage(land) for land in range(LANDS) if t.towns[land]])


class Ravage(Step[Island]):
    """Who may call it off is asked instead of the ravage, never after it has begun."""

    land: int

    def run(self, t: Island) -> None:
        if t.presence[GREEN][self.land]:
            t.push(CallOff(GREEN, self.land))
        else:
            ravage(t, self.land)


class CallOff(SeatAsk[Island]):
    land: int

    def options(self, t: Island, seat: int) -> list[Action]:
        return [Action("call off", 1), Action("ravage", 0)]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if action.a:
            t.presence[self.seat][self.land] -= 1
        else:
            ravage(t, self.land)


def ravage(t: Island, land: int) -> None:
    """Blight; when the pool is empty all is lost, inside the action."""
    if not t.pool:
        t.lost = True
        t.frames = []
        t.shared.clear()
        return
    t.pool -= 1
    t.blight += 1
    for lands in t.presence:
        lands[land] = max(0, lands[land] - 1)


class IslandGame(Toy[Island]):
    def __init__(self) -> None:
        moves = [f"{verb} {p} {n}" for verb in ("use", "repeat") for p in POWERS for n in range(LANDS)]
        moves += [f"{verb} {n}" for verb in ("hit", "again", "push", "to", "save") for n in range(LANDS)]
        moves += ["nothing", "enough", "let go", "call off", "ravage", "done"]
        super().__init__("island", (1, 3), moves, cooperative=True)

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Island:
        return Island(
            self,
            seats,
            settings,
            chance,
            [Phase()],
            presence=[[1, 0, 0, 1] for _ in range(seats)],
            hands=[POWERS[:] for _ in range(seats)],
            used=[[] for _ in range(seats)],
            grants=[0] * seats,
        )

    def result(self, table: Island) -> Result:
        won = not table.lost
        return common(won, table.seats, [Points("fear", table.fear)], "peace" if won else "blight")

    def describe(self, table: Island) -> dict[str, Any]:
        keys = ("towns", "presence", "blight", "pool", "fear", "hands", "used", "grants", "done", "lost")
        return fields(table, *keys)

    def progress(self, table: Island) -> float:
        return 1.0 if table.over else table.done.bit_count() / (table.seats + 1)

    def check(self, table: Island) -> list[str]:
        low = min(table.towns) < 0 or min(min(lands) for lands in table.presence) < 0
        return ["less than nothing"] * low + ["an action is not over"] * (table.over and bool(table.frames))


ISLAND = IslandGame()
