"""What several actions share: gaining, scoring, and coming to meet a common task."""

from __future__ import annotations

from mypy_extensions import i64

from vatra.core.errors import Arg
from vatra.games.bonfire.components import (
    BIT,
    COMMON_NAMES,
    COMMON_NEEDS,
    COMMON_TASK_REWARD,
    GOLD,
    RESOURCE_NAMES,
    RESOURCES,
    TOKEN_NAMES,
    TOKENS,
    WILD,
)
from vatra.games.bonfire.conditions import common_have
from vatra.games.bonfire.table import Realm


def gain_token(t: Realm, seat: int, token: int, n: int) -> None:
    t.players[seat].tokens[token] += n
    if t.journal is not None:
        t.tell("gains", {"seat": seat, "thing": TOKEN_NAMES[token], "n": n})


def gain_resource(t: Realm, seat: int, resource: int, n: int) -> None:
    t.players[seat].resources[resource] += n
    if t.journal is not None:
        t.tell("gains", {"seat": seat, "thing": RESOURCE_NAMES[resource], "n": n})


def score(t: Realm, seat: int, source: int, points: int) -> None:
    t.players[seat].scored[source] += points
    if t.journal is not None:
        t.tell("scores", {"seat": seat, "points": points})


def meet_common(t: Realm, seat: int, which: i64) -> None:
    """After gaining what a common task counts: has it come to be met?"""
    player = t.players[seat]
    if player.met >> which & 1 or common_have(player, which) < COMMON_NEEDS[which]:
        return
    player.met |= BIT[which]
    if t.journal is not None:
        t.tell("meets-common", {"seat": seat, "common": COMMON_NAMES[which]})
    if player.has(COMMON_TASK_REWARD):
        gain_resource(t, seat, GOLD, 1)
        gain_token(t, seat, WILD, 1)


def pieces(said: dict[str, Arg], tokens: list[int], resources: list[int]) -> dict[str, Arg]:
    """An event's arguments with how many of each kind; the messages leave zeros unsaid."""
    for token in range(len(TOKENS)):
        said[PIECE_ARGS[token]] = tokens[token]
    for resource in range(len(RESOURCES)):
        said[RESOURCES[resource]] = resources[resource]
    return said


PIECE_ARGS: list[str] = ["ship", "path", "task", "fire", "guardian", "gnome", "wild"]
