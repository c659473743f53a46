"""What a position may be worth in the end: points that are safe, and hopes that shrink with the turns left."""

from __future__ import annotations

from typing import Final

from vatra.games.bonfire.components import (
    BIT,
    COMMON,
    COMMON_NEEDS,
    COUNTDOWN,
    GOLD,
    GUARDIAN_POINTS,
    PATHS,
    PLAIN,
    SLOTS,
    SPECIALISTS,
    TRIGGER,
    WILD,
)
from vatra.games.bonfire.conditions import common_have, have, need
from vatra.games.bonfire.player import BONFIRE, PLAYING, Player
from vatra.games.bonfire.rules.turn import pass_value
from vatra.games.bonfire.scoring import (
    bonfire_points,
    common_points,
    crystal_points,
    guardian_points,
    leftover_points,
    portal_points,
)
from vatra.games.bonfire.table import Realm
from vatra.games.bonfire.tasks import KINDS, TASKS

LAST_CARD: Final = 32  # a solo game ends with Tom's 32nd card at the latest

# The weights, in points, found by playing many games with them.
LONG: Final = 0  # turns of a player in a game
TOKEN: Final = 1  # a token that can be used, above what it scores if it is left
TOKEN_MORE: Final = 2  # the fourth of a type and further ones
WILD_TOKEN: Final = 3
RESOURCE: Final = 4
RESOURCE_MORE: Final = 5  # the third of a kind and further ones
GOLD_PIECE: Final = 6
TILE: Final = 7  # a fate tile that can still be placed
TILE_TURNS: Final = 8  # turns that a tile keeps one busy
NOVICE: Final = 9  # what a novice in the council brings
PORTAL_LATER: Final = 10  # the portal that a slot may still get, for each slot from the left
CRYSTAL_LATER: Final = 11
GUARDIAN_READY: Final = 12  # share of the guardian's points where portal and path are there
GUARDIAN_LATER: Final = 13
EASE: Final = 14  # chance of lighting: this, less effort over time
HURRY: Final = 15
CROWD: Final = 16  # turns that each waiting task takes
SPECIALIST: Final = 17  # share of a specialist's worth
PATH_TILE: Final = 18
PORTAL_EMPTY: Final = 19  # a portal beside an empty slot
COMMON_TASK: Final = 21
WALK_SURE: Final = 22  # share of a Bonfire's spot that a guardian on the way will reach
WALK_SPACE: Final = 23  # every space that a guardian has come
GUARDIAN_HERE: Final = 24
EFFORTS: Final = 25  # all efforts, times this
ROOM: Final = 26  # tokens that a turn can use
SHIP: Final = 27  # a ship that has left the dock
PACE: Final = 28  # turns that pass for every novice that is missing
TOM: Final = 29  # points that Tom makes in a turn
SENT: Final = 30  # a novice that is about to be sent, early in the game
AHEAD: Final = 31  # every space that a guardian may still walk to
FIRST: Final[list[float]] = [
    30.92, 0.48, 0.53, 0.76, 0.54, 0.21, 0.44, 4.74, 6.27, 3.77, 0.24, 0.56,
    0.66, 0.09, 0.85, 0.5, 2.29, 0.92, 0.96, 1.04, 0.6, 7.85, 0.49, 0.2,
    2.03, 1.22, 4.13, 0.47, 1.95, 1.98, 6.13, 0.42,
]  # fmt: skip
# Guardians that stand or walk were paid for too well: they were fetched and left standing (docs/results.md).
WEIGHTS: Final[list[float]] = FIRST[:]
WEIGHTS[GUARDIAN_HERE] = 0.61
WEIGHTS[AHEAD] = 0.13

# What a specialist brings in a whole game, in points; by number.
SPECIALIST_WORTH: Final[list[float]] = [
    1.5, 4.0, 4.0, 2.0, 5.0, 3.0, 3.5, 3.0, 3.5, 2.5, 2.5, 2.5, 2.5, 4.0,
    3.5, 3.0, 2.0, 4.0, 4.5, 2.5, 4.0, 4.0, 6.0, 2.0, 6.5, 3.5, 2.0,
]  # fmt: skip

# How many turns each missing unit of a condition takes, by the kind of task.
EFFORT: Final[list[float]] = [
    2.0,  # the guardian of a colour
    1.2,  # a path tile with a resource
    2.0,  # a gift on an island of a resource
    1.5,  # a gnome with a resource
    2.0,  # a group
    1.6,  # two groups
    2.5,  # Bonfires of colours
    1.0,  # sets of resources
    2.0,  # gifts on several islands
    2.0,  # gifts on one island
    4.0,  # a common task
    2.0,  # portals
    1.8,  # neighbouring path tiles
    1.6,  # gnomes
    1.3,  # gold
    1.2,  # three of a resource
    2.2,  # both islands
    2.2,  # tasks of a colour
    1.9,  # guardians
    2.0,  # elders
    6.0,  # a pile of gifts
    1.4,  # crystals
    2.5,  # Bonfires
    1.1,  # five alike
    0.9,  # five tokens
    0.8,  # cells
    2.2,  # guardians at Bonfires
]
COMMON_EFFORT: Final[list[float]] = [1.3, 2.2, 1.9, 1.9, 1.5]
assert len(EFFORT) == KINDS and len(SPECIALIST_WORTH) == SPECIALISTS


def turns_left(t: Realm, seat: int, w: list[float]) -> float:
    """Turns that this player may still hope for, the present one not included."""
    return rounds_left(t, seat, w) if t.players[seat].status == PLAYING else 0.0


def rounds_left(t: Realm, seat: int, w: list[float]) -> float:
    """The same of a player who has not passed; so long the game goes on, and Tom with it."""
    if t.ending:
        return max(0.0, float(pass_value(t, seat)) - 1.0)
    left = min(
        w[LONG] - float(t.turns) / t.seats,
        COUNTDOWN + w[PACE] * float(TRIGGER[t.seats] - t.novices()),
    )
    left = max(left, float(COUNTDOWN))
    if t.tom is not None:
        left = min(left, float(LAST_CARD - int(t.turns)))
    return max(0.0, left)


def worth(t: Realm, seat: int, w: list[float]) -> float:
    """An estimate of the final points."""
    player = t.players[seat]
    left = turns_left(t, seat, w)
    value = float(
        bonfire_points(player)
        + guardian_points(player)
        + portal_points(player)
        + crystal_points(player)
        + common_points(player)
        + sum(player.scored)
    )
    if t.tom is not None:
        value -= w[TOM] * rounds_left(t, seat, w)  # Tom goes on, also when the player has passed
    if left <= 0.0:
        return value + 3.0 * len(player.column) + leftover_points(player)
    return value + supply(player, left, w) + hopes(player, left, w) + growth(player, left, w)


def supply(player: Player, left: float, w: list[float]) -> float:
    """Tokens, resources and fate tiles: worth what can still be done with them, at least what they score."""
    use = min(1.0, left / 6.0)
    value = 0.0
    held = 0.0
    for token in range(WILD):
        n = float(player.tokens[token])
        held += n
        value += min(n, 3.0) * w[TOKEN] + max(0.0, n - 3.0) * w[TOKEN_MORE]
    wild = float(player.tokens[WILD])
    held += wild
    value += wild * w[WILD_TOKEN]
    for resource in range(PLAIN):
        n = float(player.resources[resource])
        value += min(n, 2.0) * w[RESOURCE] + max(0.0, n - 2.0) * w[RESOURCE_MORE]
    value += float(player.resources[GOLD]) * w[GOLD_PIECE]
    value = use * value + 0.5 * (held + sum(player.resources))
    room = w[ROOM] * left
    if held > room:
        value -= (held - room) * w[TOKEN] * use
    tiles = float(len(player.column))
    playable = min(tiles, max(0.0, (left - held / 2.0) / w[TILE_TURNS]))
    return value + 3.0 * tiles + w[TILE] * playable


def hope_of(player: Player, slot: int, number: int, w: list[float]) -> float:
    """What a task in this slot would bring once it is lit: its points, the novice, and what lies beside it."""
    task = TASKS[number]
    value = float(task.points) + w[NOVICE] + beside(player, slot, w)
    if player.notches >> slot & 1:
        value += 2.0
    if 2 <= slot < len(player.path) + 2 and PATHS[player.path[slot - 2]].crystal == task.colour:
        value += 2.0
    return value


def beside(player: Player, slot: int, w: list[float]) -> float:
    """Portal, crystal and guardian that a Bonfire in this slot may still get."""
    portal = bool(player.notches >> slot & 1)
    built = player.spaces() >= slot
    value = 0.0 if portal else w[PORTAL_LATER] * slot
    if not built:
        value += w[CRYSTAL_LATER]
    if not (portal and built):
        value += w[GUARDIAN_LATER] * GUARDIAN_POINTS[slot]
    elif not player.lit >> slot & 1:
        value += w[GUARDIAN_READY] * GUARDIAN_POINTS[slot]
    return value


def hopes(player: Player, left: float, w: list[float]) -> float:
    """Tasks that are not lit; lighting each takes a turn, and there is not time for many."""
    total = 0.0
    lit = 0.0
    waiting = 0
    for slot in range(1, SLOTS + 1):
        number = player.slots[slot - 1]
        if number < 0:
            continue
        if player.lit >> slot & 1:
            lit += beside(player, slot, w)
            continue
        task = TASKS[number]
        missing = float(need(task) - have(player, task))
        effort = 1.0 + max(0.0, missing) * EFFORT[task.kind] * w[EFFORTS]
        chance = max(0.03, min(0.9, w[EASE] - effort / (w[HURRY] * left + 2.0)))
        if effort > left + 1.0:
            chance = 0.03
        total += chance * hope_of(player, slot, number, w)
        waiting += 1
    crowded = w[CROWD] * waiting
    if crowded > left + 3.0:
        total *= (left + 3.0) / crowded
    return total + lit * min(1.0, left / 8.0)


def growth(player: Player, left: float, w: list[float]) -> float:
    """Path, portals, guardians, gnomes: what they may still become."""
    time = min(1.0, left / 16.0)
    value = 0.0
    for gnome in range(SPECIALISTS):
        if player.gnomes >> gnome & 1:
            value += SPECIALIST_WORTH[gnome] * time * w[SPECIALIST]
    value += len(player.path) * time * w[PATH_TILE]
    for notch in range(1, SLOTS + 1):
        if player.notches >> notch & 1 and not player.lit >> notch & 1 and player.slots[notch - 1] < 0:
            value += time * w[PORTAL_EMPTY]
    if player.ship >= 0:
        value += w[SHIP] * time
    return value + common_hopes(player, left, w) + walkers(player, left, w)


def common_hopes(player: Player, left: float, w: list[float]) -> float:
    value = 0.0
    for which in range(len(COMMON)):
        if player.met >> which & 1:
            continue
        missing = COMMON_NEEDS[which] - float(common_have(player, which))
        chance = 1.0 - missing * COMMON_EFFORT[which] * w[EFFORTS] / (left + 1.0)
        if chance > 0.0:
            value += w[COMMON_TASK] * chance * chance
    return value


def walkers(player: Player, left: float, w: list[float]) -> float:
    """Guardians on their way: each to the best Bonfire that nobody else is heading for."""
    value = 0.0
    fires: list[float] = []
    for slot in range(1, player.spaces() + 1):
        if player.lit & player.notches & BIT[slot] and BONFIRE + slot not in player.guardians:
            fires.append(float(GUARDIAN_POINTS[slot]))
    fires.sort(reverse=True)
    walking = 0
    for at in player.guardians:
        if 0 <= at < BONFIRE:
            if walking < len(fires):
                value += fires[walking] * min(w[WALK_SURE], 0.15 * left)
            walking += 1
            value += w[WALK_SPACE] * float(at) * min(1.0, left / 8.0)
            value += w[GUARDIAN_HERE] * min(1.0, left / 10.0)
            value += w[AHEAD] * min(float(player.spaces() - at), left / 3.0)
    return value


def novice_worth(t: Realm, seat: int, w: list[float]) -> float:
    """What a novice brings that is about to be sent: bonuses are worth more early in the game."""
    return 1.0 + w[SENT] * min(1.0, turns_left(t, seat, w) / 10.0)
