"""What several actions share: gaining, scoring, and coming to meet a common task."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.games.bonfire.components import (
    BIT,
    COMMON_NAMES,
    COMMON_NEEDS,
    COMMON_TASK_REWARD,
    GOLD,
    RESOURCES,
    TOKENS,
    WILD,
)
from vatra.games.bonfire.conditions import common_have
from vatra.games.bonfire.table import Realm


def gain_token(t: Realm, seat: int, token: int, n: int) -> None:
    t.players[seat].tokens[token] += n
    if t.journal is not None:
        t.tell("gains", {"seat": seat, "things": f"{COUNTED[token]} {n}"})


def gain_resource(t: Realm, seat: int, resource: int, n: int) -> None:
    t.players[seat].resources[resource] += n
    if t.journal is not None:
        t.tell("gains", {"seat": seat, "things": f"{COUNTED[len(TOKENS) + resource]} {n}"})


def score(t: Realm, seat: int, source: int, points: int) -> None:
    t.players[seat].scored[source] += points
    if t.journal is not None:
        t.tell("scores", {"seat": seat, "points": points})


def meet_common(t: Realm, seat: int, which: i64) -> None:
    """After gaining what a common task counts: has it come to be met? Nobody can have more than it needs."""
    player = t.players[seat]
    if common_have(player, which) < COMMON_NEEDS[which]:
        return
    player.met |= BIT[which]
    if t.journal is not None:
        t.tell("meets-common", {"seat": seat, "common": COMMON_NAMES[which]})
    if player.has(COMMON_TASK_REWARD):
        gain_resource(t, seat, GOLD, 1)
        gain_token(t, seat, WILD, 1)


def things(tokens: list[int], resources: list[int]) -> str:
    """How many of each kind, as words for the argument `things` of an event."""
    held = tokens + resources
    return " ".join([f"{COUNTED[i]} {held[i]}" for i in range(len(held)) if held[i]])


COUNTED: Final = ["tokens-" + token for token in TOKENS] + ["resources-" + resource for resource in RESOURCES]
