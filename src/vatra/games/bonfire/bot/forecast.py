"""How far alone one will be ahead of Tom in the end: learned from games of the expert."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from vatra.games.bonfire.bot.worth import WEIGHTS, rounds_left, worth
from vatra.games.bonfire.components import GOLD, GUARDIAN_POINTS, PLAIN, SLOTS
from vatra.games.bonfire.conditions import bits, fulfilled
from vatra.games.bonfire.player import BONFIRE, PASSED, Player
from vatra.games.bonfire.scoring import total
from vatra.games.bonfire.table import Realm, Tom

FILE: Final = Path(__file__).with_name("forecast.toml")
LENGTH: Final = 24.0  # turns that a game takes
LATE: Final = 3.3  # points that Tom makes in a turn towards the end
FEATURES: Final[list[str]] = [
    "game",
    "points",
    "hopes",
    "ready-tasks",
    "lit-slots",
    "free-guardian-points",
    "portals",
    "portals-at-bonfires",
    "resources",
    "gold",
    "gifts",
    "ending",
    "neutral-novices",
    "tom-points",
    "tom-tasks",
    "tom-path",
    "tom-guardians",
    "tom-common-tasks",
]


def learned_from(text: str) -> list[float]:
    """What each feature counts at the start, and by how much that changes over a game."""
    table = tomllib.loads(text)
    if list(table) != FEATURES:
        raise KeyError(f"{FILE.name} was learned for other features: train again")
    return [float(part) for name in FEATURES for part in table[name]]


LEARNED: Final = learned_from(FILE.read_text(encoding="utf-8"))


def lateness(t: Realm) -> float:
    return min(1.5, float(t.turns) / LENGTH)


def margin(t: Realm, tom: Tom) -> float:
    """Points ahead of Tom in the end; for certain where all is over."""
    player = t.players[0]
    now = float(total(player) - total(tom.city))
    if t.over:
        return now
    if player.status == PASSED:
        return now - LATE * rounds_left(t, 0, WEIGHTS)
    late = lateness(t)
    value = 0.0
    at = 0
    for one in features(t, player, tom):
        value += one * (LEARNED[at] + late * LEARNED[at + 1])
        at += 2
    return value


def features(t: Realm, player: Player, tom: Tom) -> list[float]:
    ready = 0.0
    lit = 0.0
    free = 0.0
    for slot in range(1, SLOTS + 1):
        task = player.slots[slot - 1]
        if task >= 0 and player.lit >> slot & 1:
            lit += float(slot)
            if BONFIRE + slot not in player.guardians:
                way = float(player.notches >> slot & 1) + float(player.spaces() >= slot)
                free += GUARDIAN_POINTS[slot] * (0.3 + 0.35 * way)
        elif task >= 0 and fulfilled(player, task):
            ready += 1.0
    sure = float(total(player))
    return [
        1.0,
        sure,
        worth(t, 0, WEIGHTS) - sure,
        ready,
        lit,
        free,  # for guardians, beside Bonfires
        float(bits(player.notches)),
        float(bits(player.notches & player.lit)),
        float(sum(player.resources[:PLAIN])),
        float(player.resources[GOLD]),
        float(sum(player.gifts)),
        float(t.ending),
        float(bits(t.neutrals)),
        float(total(tom.city)),
        float(tom.city.tasks()),
        float(len(tom.city.path)),
        float(tom.city.guardian_count()),
        float(bits(tom.city.met)),
    ]
