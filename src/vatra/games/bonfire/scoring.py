"""Final scoring, category by category. It is also the forecast: what the position would be worth now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vatra.core.event import Event
from vatra.core.result import Points, Result, ranked
from vatra.games.bonfire.components import COMMON_TASKS, GUARDIAN_POINTS, PATHS, SLOTS
from vatra.games.bonfire.conditions import bits
from vatra.games.bonfire.handicap import handicap_of, in_challenge, next_handicap
from vatra.games.bonfire.player import SCORED, Player, slot_of, summed
from vatra.games.bonfire.table import Realm
from vatra.games.bonfire.tasks import TASKS

BESIDE_POINTS: Final = 2  # of a portal or a crystal
COMMON_POINTS: Final = 4
SEVEN_BONFIRES: Final = 7
FATE_POINTS: Final = 3


def bonfire_points(player: Player) -> int:
    total = 0
    for slot, task in enumerate(player.slots, 1):
        if player.lit >> slot & 1:
            total += int(TASKS[task].points)
    return total


def guardian_points(player: Player) -> int:
    return sum([GUARDIAN_POINTS[slot_of(at)] for at in player.guardians])


def portal_points(player: Player) -> int:
    return BESIDE_POINTS * int(bits(player.lit & player.notches))


def crystal_points(player: Player) -> int:
    """Path space k lies beside slot k; the starting tile has no crystal."""
    total = 0
    for i in range(len(player.path)):
        slot = i + 2
        if player.lit >> slot & 1 and PATHS[player.path[i]].crystal == TASKS[player.slots[slot - 1]].colour:
            total += BESIDE_POINTS
    return total


def common_points(player: Player) -> int:
    total = COMMON_POINTS * int(bits(player.met))
    if player.met >> COMMON_TASKS & 1 and bits(player.lit) == SLOTS:  # Tom may have lit it and not met it yet
        total += SEVEN_BONFIRES - COMMON_POINTS
    return total


def fate_points(player: Player) -> int:
    return FATE_POINTS * len(player.column)


def leftover_points(player: Player) -> int:
    return int(summed(player.tokens) + summed(player.resources)) // 2


COUNTS: Final[list[tuple[str, Callable[[Player], int]]]] = [
    ("bonfires", bonfire_points),
    ("guardians", guardian_points),
    ("portals", portal_points),
    ("crystals", crystal_points),
    ("common", common_points),
    ("fate", fate_points),
    ("leftovers", leftover_points),
]


def parts(player: Player) -> list[Points]:
    """Where the points would come from if the game ended now."""
    found = [Points(name, count(player)) for name, count in COUNTS]
    return found + [Points(SCORED[source], points) for source, points in enumerate(player.scored)]


def total(player: Player) -> int:
    return sum([count(player) for _, count in COUNTS]) + sum(player.scored)


def result(t: Realm) -> Result:
    """Most points win, then most Bonfires. Alone: more points than Tom."""
    found = [parts(player) for player in t.players]
    if t.tom is None:
        reason = "countdown" if t.countdown else "nobody-left"
        return ranked(found, reason, [[int(bits(player.lit)) for player in t.players]])
    mine = total(t.players[0])
    his = total(t.tom.city)
    reason = "tom-beaten" if mine > his else "tom-tie" if mine == his else "tom-wins"
    notes: list[Event] = []
    if in_challenge(t.settings):
        following = next_handicap(handicap_of(t.settings), reason)
        sign = (following > 0) - (following < 0)
        notes.append(Event("next-handicap", {"handicap": following, "n": abs(following), "sign": sign}))
    place, winners = (1, [0]) if mine > his else (2, [])
    rivals = [("tom", parts(t.tom.city))]
    return Result([place], winners, [mine], found, reason, notes=notes, rivals=rivals)
