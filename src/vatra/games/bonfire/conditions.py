"""Conditions of tasks and of common tasks: how much a player has of what is asked for."""

from __future__ import annotations

from mypy_extensions import i64

from vatra.games.bonfire.components import (
    ANY,
    BIT,
    COMMON,
    COMMON_GUARDIANS,
    COMMON_NEEDS,
    COMMON_PATH,
    COMMON_PORTALS,
    COMMON_TASKS,
    GNOME_RESOURCES,
    GOLD,
    ISLANDS_OF,
    PATHS,
    PLAIN,
    SLOTS,
    SPECIALISTS,
)
from vatra.games.bonfire.geometry import EMPTY, WANTED_CELLS
from vatra.games.bonfire.player import ABSENT, Player, gifts_given, slot_of
from vatra.games.bonfire.tasks import (
    BONFIRE_COUNT,
    BONFIRES_OF_COLOURS,
    BOTH_ISLANDS,
    CELLS_COVERED,
    COMMON_TASKS_MET,
    ELDER_COUNT,
    FATE_GROUP,
    GIFT_ON_RESOURCE_ISLAND,
    GIFT_PILE_EMPTY,
    GIFTS_ON_ISLANDS,
    GIFTS_ON_ONE_ISLAND,
    GNOME_COUNT,
    GNOME_WITH_RESOURCE,
    GOLD_COUNT,
    GUARDIAN_COUNT,
    GUARDIANS_AT_BONFIRES,
    HAS_GUARDIAN,
    IDENTICAL_RESOURCES,
    NEIGHBOURING_PATHS,
    PATH_WITH_RESOURCE,
    PATHS_WITH_CRYSTAL,
    PORTAL_COUNT,
    RESOURCE_COUNT,
    RESOURCE_SETS,
    TASKS,
    TILES_OF_COLOUR,
    TOKEN_COUNT,
    TWO_GROUPS,
    Task,
)


def fulfilled(player: Player, number: int) -> bool:
    """Whether the task could be lit now."""
    task = TASKS[number]
    return have(player, task) >= need(task)


def need(task: Task) -> i64:
    """How much is asked for."""
    kind: i64 = task.kind
    if kind == TWO_GROUPS:
        return 2 * task.n
    if kind == BONFIRES_OF_COLOURS:
        return (task.what & 1) + (task.what >> 1 & 1) + (task.what >> 2 & 1)
    if kind in (RESOURCE_SETS, GIFTS_ON_ISLANDS):
        return task.n * task.each
    if kind == BOTH_ISLANDS:
        return 2
    if kind == CELLS_COVERED:
        return len(WANTED_CELLS[task.what])
    return task.n


def have(player: Player, task: Task) -> i64:
    """How much of it the player has; more than `need` is fine."""
    kind: i64 = task.kind
    what: i64 = task.what
    if kind <= GNOME_WITH_RESOURCE:
        return have_one(player, kind, what)
    if kind <= TWO_GROUPS:
        return have_groups(player, task)
    if kind == BONFIRES_OF_COLOURS:
        return bits(colours_lit(player) & what)
    if kind == RESOURCE_SETS:
        return best_of(player.resources[:PLAIN], task.n, task.each)
    if kind == GIFTS_ON_ISLANDS:
        return best_of(player.gifts, task.n, task.each)
    if kind == GIFTS_ON_ONE_ISLAND:
        return max(player.gifts)
    if kind == COMMON_TASKS_MET:
        return bits(common_met(player))
    if kind == PORTAL_COUNT:
        return bits(player.notches)
    if kind == NEIGHBOURING_PATHS:
        return longest_run(player)
    if kind == GNOME_COUNT:
        return player.gnome_count
    if kind == GOLD_COUNT:
        return player.resources[GOLD]
    if kind == RESOURCE_COUNT:
        return player.resources[what]
    if kind == BOTH_ISLANDS:
        pair = ISLANDS_OF[what]
        return (1 if player.gifts[pair[0]] else 0) + (1 if player.gifts[pair[1]] else 0)
    return have_more(player, task, kind, what)


def have_one(player: Player, kind: i64, what: i64) -> i64:
    if kind == HAS_GUARDIAN:
        return 1 if player.guardians[what] != ABSENT else 0
    total: i64 = 0
    if kind == PATH_WITH_RESOURCE:
        for tile in player.path:
            if PATHS[tile].resource == what:
                total += 1
        return total
    if kind == GIFT_ON_RESOURCE_ISLAND:
        for island in ISLANDS_OF[what]:
            total += player.gifts[island]
        return total
    for gnome in range(len(GNOME_RESOURCES)):
        if player.gnomes >> gnome & 1 and GNOME_RESOURCES[gnome] == what:
            total += 1
    return total


def have_groups(player: Player, task: Task) -> i64:
    size: i64 = task.n
    if task.kind == FATE_GROUP:
        return player.largest[task.what]
    if task.what == ANY:
        return 2 * size if player.fours >= 2 else best_of(player.largest, 2, size)
    one: i64 = player.largest[task.what]
    other: i64 = player.largest[task.other]
    return min(one, size) + min(other, size)


def have_more(player: Player, task: Task, kind: i64, what: i64) -> i64:
    total: i64 = 0
    if kind == TILES_OF_COLOUR:
        for number in player.slots:
            if number >= 0 and TASKS[number].colour == what:
                total += 1
        return total
    if kind == GUARDIAN_COUNT:
        return player.guardian_count()
    if kind == ELDER_COUNT:
        return bits(player.gnomes >> SPECIALISTS)
    if kind == GIFT_PILE_EMPTY:
        return (1 if gifts_given(player, 0) == 5 else 0) + (1 if gifts_given(player, 1) == 5 else 0)
    if kind == PATHS_WITH_CRYSTAL:
        for tile in player.path:
            if PATHS[tile].crystal == what:
                total += 1
        return total
    if kind == BONFIRE_COUNT:
        return bits(player.lit)
    if kind == IDENTICAL_RESOURCES:
        return max(player.resources[:PLAIN])
    if kind == TOKEN_COUNT:
        return player.tokens[what]
    if kind == CELLS_COVERED:
        for cell in WANTED_CELLS[what]:
            if player.grid[cell] != EMPTY:
                total += 1
        return total
    assert kind == GUARDIANS_AT_BONFIRES
    for at in player.guardians:
        if slot_of(at):
            total += 1
    return total


def bits(mask: i64) -> i64:
    total: i64 = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


def best_of(amounts: list[int], kinds: i64, each: i64) -> i64:
    """The pieces of so many kinds, of each no more than asked for."""
    found = sorted([amount if amount < each else int(each) for amount in amounts], reverse=True)
    return sum(found[:kinds])


def longest_run(player: Player) -> i64:
    """Consecutive path tiles with one resource; the starting tile is none of them."""
    longest: i64 = 0
    run: i64 = 0
    before: i64 = -1
    for tile in player.path:
        resource: i64 = PATHS[tile].resource
        run = run + 1 if resource == before else 1
        before = resource
        if run > longest:
            longest = run
    return longest


def colours_lit(player: Player) -> i64:
    """Colours of the Bonfires, a bit for each."""
    colours: i64 = 0
    for slot in range(1, SLOTS + 1):
        if player.lit >> slot & 1:
            colours |= BIT[TASKS[player.slots[slot - 1]].colour]
    return colours


# -- common tasks --------------------------------------------------------------------------------------------------


def common_have(player: Player, which: i64) -> i64:
    if which == COMMON_PATH:
        return player.spaces()
    if which == COMMON_TASKS:
        return player.tasks()
    if which == COMMON_PORTALS:
        return bits(player.notches)
    if which == COMMON_GUARDIANS:
        return player.guardian_count()
    return player.gnome_count


def common_met(player: Player) -> i64:
    """Common tasks met, a bit for each. Nothing is ever lost, so what was met stays met."""
    met: i64 = 0
    for which in range(len(COMMON)):
        if common_have(player, which) >= COMMON_NEEDS[which]:
            met |= BIT[which]
    return met
