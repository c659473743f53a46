"""Looking rounds ahead: everybody plays on, every turn as well as one look at its options allows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.table import FIRST
from vatra.games.bonfire.bot.thinking import Line, tried, try_out
from vatra.games.bonfire.bot.worth import worth
from vatra.games.bonfire.player import PLAYING
from vatra.games.bonfire.rules.turn import TURNS, WORD_OF
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


def compare(lines: list[Line], kept: list[int], seat: int, turn: i64) -> list[Plan]:
    """Play on after each of the kept lines, round by round; after each round the worse half is given up.

    Those that are left have come equally far; the best comes first.
    """
    plans = [Plan(i, lines[i].table.copy()) for i in kept]
    looks = 0
    for ahead in range(1, ROUNDS + 1):
        for plan in plans:
            looks += play_on(plan, turn + ahead * plan.table.seats)
            plan.lead = lead(plan.table, seat)
        plans.sort(key=lambda plan: -plan.lead)
        if ahead == ROUNDS or looks > ENOUGH:
            break
        plans = plans[: max(STAYING, (len(plans) + 1) // 2)]
    return plans


def play_on(plan: Plan, last: i64) -> int:
    """Up to the end of the turn with this number; returns how many ends of turns were looked at on the way."""
    looks = 0
    t = plan.table
    while t.shared and t.turns <= last:
        seat = FIRST[t.waiting()]
        options = t.options(seat)
        lines = tried(t, seat, options)
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


def lead(t: Realm, seat: int) -> float:
    """What the table is worth to the seat, above what it is worth to the best of the others."""
    return worth(t, seat) - max([worth(t, other) for other in range(t.seats) if other != seat])


def next_turn(line: Line, seat: int) -> float:
    """What the table is worth after another turn of the same player, if nobody else did anything."""
    t = line.table
    if t.over or t.players[seat].status != PLAYING:
        return line.value
    again = t.copy()
    again.restart([TURNS[seat]])
    best = line.value
    pending = line.value - worth(t, seat)  # a novice whose bonus is still to come
    for option in again.options(seat):
        if WORD_OF[option] not in ("discard", "pass", "out", "send"):
            best = max(best, try_out(again, seat, option).value + pending)
    return best
