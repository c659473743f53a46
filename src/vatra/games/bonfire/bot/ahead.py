"""Looking rounds ahead: everybody plays on, every turn as well as one look at its options allows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.record import Fixed
from vatra.core.table import FIRST
from vatra.games.bonfire.bot.forecast import margin
from vatra.games.bonfire.bot.thinking import Line, tried, try_out
from vatra.games.bonfire.bot.worth import worth
from vatra.games.bonfire.player import PLAYING
from vatra.games.bonfire.rules.turn import TURNS, WORD_OF, Turn
from vatra.games.bonfire.table import Realm

ROUNDS: Final = 5  # that are played on at most
ENOUGH: Final = 10000  # ends of turns looked at, after which no further round is begun
STAYING: Final = 2  # lines that are played on however the others fare


class Plan:
    """An option with the table some rounds after it."""

    def __init__(self, option: int, table: Realm) -> None:
        self.option: Final = option
        self.table = table
        self.lead = 0.0


def compare(lines: list[Line], kept: list[int], seat: int, turn: i64, w: list[float]) -> list[Plan]:
    """Play on after each of the kept lines, round by round; after each round the worse half is given up.

    Those that are left have come equally far; the best comes first.
    """
    plans = [Plan(i, lines[i].table.copy()) for i in kept]
    looks = 0
    for ahead in range(1, ROUNDS + 1):
        for plan in plans:
            looks += play_on(plan, turn + ahead * plan.table.seats, w)
            plan.lead = lead(plan.table, seat, w)
        plans.sort(key=lambda plan: -plan.lead)
        if ahead == ROUNDS or looks > ENOUGH:
            break
        plans = plans[: max(STAYING, (len(plans) + 1) // 2)]
    return plans


def play_on(plan: Plan, last: i64, w: list[float]) -> int:
    """Up to the end of the turn with this number; returns how many ends of turns were looked at on the way."""
    looks = 0
    t = plan.table
    while t.shared and t.turns <= last:
        seat = FIRST[t.waiting()]
        options = t.options(seat)
        lines = tried(t, seat, options, w)
        best = 0
        for i in range(len(options)):
            looks += lines[i].looks
            if lines[i].value > lines[best].value:
                best = i
        if lines[best].table is t:  # nothing was tried
            t.take(seat, options[best])
        t = lines[best].table
    plan.table = t
    return looks


def lead(t: Realm, seat: int, w: list[float]) -> float:
    """What the table is worth to the seat, above what it is worth to the best of the others."""
    return worth(t, seat, w) - against(t, seat, w)


def against(t: Realm, seat: int, w: list[float]) -> float:
    """What the best rival stands to make; nothing alone, where `worth` counts Tom's turns."""
    if t.seats == 1:
        return 0.0
    return max([worth(t, other, w) for other in range(t.seats) if other != seat])


def next_turn(line: Line, seat: int, w: list[float]) -> float:
    """What the table is worth after another turn of the same player, if nobody else did anything."""
    t = line.table
    if t.over or t.players[seat].status != PLAYING:
        return line.value
    again = t.copy()
    again.restart([TURNS[seat]])
    best = line.value
    pending = line.value - worth(t, seat, w)  # a novice whose bonus is still to come
    for option in again.options(seat):
        if WORD_OF[option] not in ("discard", "pass", "out", "send"):
            best = max(best, try_out(again, seat, option, w).value + pending)
    return best


# -- several own turns -------------------------------------------------------------------------------------------------


class Beam:
    """How far and how widely a plan of own turns is searched."""

    def __init__(self, depth: int, width: int, roots: int, each: int) -> None:
        self.depth: Final = depth  # own turns, the present one included
        self.width: Final = width  # lines that go on after each
        self.roots: Final = roots  # first options that are looked at
        self.each: Final = each  # ways on that are considered for a line


class Node(Fixed):
    """A line of play so far, and the option it began with."""

    root: int
    value: float
    table: Realm


def search(
    t: Realm, seat: int, options: list[Action], kept: list[int], beam: Beam, w: list[float], chance: Chance
) -> list[float]:
    """What the best line after each of the kept options is worth. Everybody else acts in between at a glance.

    All begin with the same chance; of each first option at least one line goes on.
    """
    a = chance.word()
    b = chance.word()
    c = chance.word()
    front: list[Node] = []
    for i in kept:
        copy = t.copy()
        copy.chance = Chance(a, b, c, 1)
        line = try_out(copy, seat, options[i], w)
        front.append(Node(i, line.value - against(line.table, seat, w), line.table))
    for _ in range(beam.depth - 1):
        found: list[Node] = []
        for node in front:
            found += ways_on(node, seat, beam.each, w)
        front = best_lines(found, seat, beam.width)
    return [max([node.value for node in front if node.root == i]) for i in kept]


def ways_on(node: Node, seat: int, each: int, w: list[float]) -> list[Node]:
    """The line with the best of the next own turns."""
    now = to_next_turn(node.table.copy(), seat, w)
    if now.over:
        return [Node(node.root, lead(now, seat, w), now)]
    lines = tried(now, seat, now.options(seat), w)
    found: list[Node] = []
    for i in sorted(range(len(lines)), key=lambda i: -lines[i].value)[:each]:
        line = lines[i]
        if line.table is not now:
            found.append(Node(node.root, line.value - against(line.table, seat, w), line.table))
    return found


def best_lines(found: list[Node], seat: int, width: int) -> list[Node]:
    kept: list[Node] = []
    known: set[str] = set()
    roots: set[int] = set()
    for i in sorted(range(len(found)), key=lambda i: -found[i].value):
        node = found[i]
        if len(kept) >= width and node.root in roots:
            continue
        key = f"{node.root} {node.table.players[seat].state()}"
        if key not in known:
            known.add(key)
            roots.add(node.root)
            kept.append(node)
    return kept


def to_next_turn(t: Realm, seat: int, w: list[float]) -> Realm:
    """What is left of this turn and the turns of the others, at a glance, up to the seat's next turn or the end."""
    turns = t.turns
    while t.shared:
        who = FIRST[t.waiting()]
        if who == seat and t.turns != turns and isinstance(t.shared[-1], Turn):
            return t
        options = t.options(who)
        lines = tried(t, who, options, w)
        best = 0
        for i in range(len(options)):
            if lines[i].value > lines[best].value:
                best = i
        if lines[best].table is t:
            t.take(who, options[best])
        else:
            t = lines[best].table
    return t


# -- alone -------------------------------------------------------------------------------------------------------------


class Rehearsal:
    """How widely and how far a lonely game is played on."""

    def __init__(self, width: int, turns: int, futures: int) -> None:
        self.width: Final = width  # options that are compared
        self.turns: Final = turns  # that are played on at a glance
        self.futures: Final = futures  # for each


def rehearse(
    t: Realm, options: list[Action], kept: list[int], how: Rehearsal, w: list[float], chance: Chance
) -> list[float]:
    """By how much Tom will be beaten after each of the kept options, on average: all meet the same futures."""
    sums = [0.0] * len(kept)
    for _ in range(how.futures):
        a = chance.word()
        b = chance.word()
        c = chance.word()
        for k in range(len(kept)):
            copy = t.copy()
            copy.chance = Chance(a, b, c, 1)
            plan = Plan(kept[k], try_out(copy, 0, options[kept[k]], w).table)
            play_on(plan, t.turns + how.turns, w)
            tom = plan.table.tom
            assert tom is not None
            sums[k] += margin(plan.table, tom) / how.futures
    return sums
