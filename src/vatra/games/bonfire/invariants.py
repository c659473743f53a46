"""What holds in every position: nothing is lost, nothing is made, nothing is negative."""

from __future__ import annotations

from vatra.games.bonfire.components import (
    COMMON,
    ELDERS,
    FATE_TILES,
    GIFT_PILE,
    GIFTS,
    GOLD,
    GUARDIANS,
    ISLAND_COUNT,
    MAX_ADDED,
    MAX_GNOMES,
    PATH_COUNT,
    PATH_SLUGS,
    PER_COLOUR,
    PER_SHAPE,
    PLAIN,
    PORTALS,
    SHAPE_AT,
    SHAPES,
    SLOTS,
    SPECIALIST_RESOURCES,
    SPECIALISTS,
    TASK_ISLANDS,
    TOM_CARDS,
    TOM_NOVICES,
    TRIGGER,
    tasks_on,
)
from vatra.games.bonfire.conditions import bits, common_met
from vatra.games.bonfire.geometry import CELLS, EMPTY, SPOTS
from vatra.games.bonfire.player import ABSENT, BONFIRE, SPOT_SHIFT, Player, gifts_given, slot_of
from vatra.games.bonfire.table import Realm
from vatra.games.bonfire.tasks import TASK_SLUGS


def broken(t: Realm) -> list[str]:
    faults = tasks(t) + portals(t) + paths(t) + gnomes(t) + guardians(t) + novices(t) + debts(t)
    for player in cities(t):
        faults += city(player) + fate(player)
        if player.met != common_met(player) and "TomDone" not in [step.state() for step in t.shared]:
            faults.append("common tasks are misremembered")
    for player in t.players:
        faults += gifts(player)
    return faults


def cities(t: Realm) -> list[Player]:
    return [*t.players, t.tom.city] if t.tom is not None else t.players


def tasks(t: Realm) -> list[str]:
    """Each task in one place, and each island as full of tasks and gifts as it was at the start."""
    found = [task for island in t.islands for task in island]
    for player in cities(t):
        found += [task for task in player.slots if task >= 0]
    faults = [f"{TASK_SLUGS[task]} in two places" for task in set(found) if found.count(task) > 1]
    missing = 0
    for island in range(ISLAND_COUNT):
        there = len(t.islands[island]) + sum([player.gifts[island] for player in t.players])
        expected = tasks_on(island, t.seats) if island in TASK_ISLANDS else 0
        if there > expected or (t.tom is None and there < expected):
            faults.append(f"{there} tasks and gifts on an island")
        missing += expected - there
    if t.tom is not None and missing != t.tom.city.tasks():
        faults.append("tasks that Tom did not take are gone")
    return faults


def portals(t: Realm) -> list[str]:
    faults: list[str] = []
    each = PER_SHAPE if t.seats > 2 else PER_SHAPE - 1
    for shape in range(SHAPES):
        count = sum([space.count(shape) for space in t.portals])
        for player in cities(t):
            count += int(player.notches >> SHAPE_AT[player.city].index(shape) & 1)
        if count != each:
            faults.append(f"{count} portals {PORTALS[shape]}")
    return faults


def paths(t: Realm) -> list[str]:
    found = t.display + t.paths.cards
    for known in t.pile_known:
        found = found + known
    for player in cities(t):
        found = found + player.path
    faults = [f"{found.count(p)} times {PATH_SLUGS[p]}" for p in range(PATH_COUNT) if found.count(p) != 1]
    if sum(t.pile_unseen) != len(t.paths.cards) or min(t.pile_unseen) < 0:
        faults.append("the piles do not hold the unseen path tiles")
    return faults


def gnomes(t: Realm) -> list[str]:
    found = t.masters + t.specialists.cards
    elders = int(bits(t.elders))
    for player in cities(t):
        found = found + [s for s in range(SPECIALISTS) if player.gnomes >> s & 1]
        elders += int(bits(player.gnomes >> SPECIALISTS))
    if t.tom is not None:
        found = found + t.tom.shown
    solo = t.seats == 1
    expected = [s for s in range(SPECIALISTS) if not (solo and SPECIALIST_RESOURCES[s] == GOLD)]
    faults = [] if sorted(found) == expected else ["specialists are lost or doubled"]
    return faults if elders == ELDERS else [*faults, "elders are lost or doubled"]


def guardians(t: Realm) -> list[str]:
    faults: list[str] = []
    for guardian in range(1, len(GUARDIANS)):
        count = t.island_guardians[guardian]
        for player in cities(t):
            count += 1 if player.guardians[guardian] != ABSENT else 0
        if count != PER_COLOUR or t.island_guardians[guardian] < 0:
            faults.append(f"{count} guardians {GUARDIANS[guardian]}")
    return faults


def novices(t: Realm) -> list[str]:
    """Neutral ones on their tasks or in the council; own ones in the slot or in the council."""
    faults: list[str] = []
    if bits(t.neutrals) + sum(t.neutral) + sum(t.lying) + sending(
        t, "SendNovice True", "TomNovice True"
    ) != len(COMMON):
        faults.append("neutral novices are lost or doubled")
    own = 0
    for seat in range(t.seats):
        own += int(bits(t.players[seat].lit)) - sum(t.players[seat].sent)
    if own != sending(t, "SendNovice False", ""):
        faults.append("a Bonfire without a novice in the council")
    tom = t.tom
    if tom is not None:
        if tom.novices + sum(tom.city.sent) + sending(t, "TomNovice False", "") != TOM_NOVICES:
            faults.append("Tom's novices are lost or doubled")
        cards = tom.discards + tom.cards.cards
        if sorted(cards) != list(range(len(TOM_CARDS))):
            faults.append("Tom's cards are lost or doubled")
    if t.ending != (t.novices() >= TRIGGER[t.seats]):
        faults.append("the countdown does not agree with the council")
    return faults


def sending(t: Realm, one: str, other: str) -> int:
    """Novices on their way: asks on the stack that put one down."""
    names = ["".join([part + " " for part in step.state().split(" ")]) for step in t.shared]
    return len([name for name in names if matches(name, one) or (other and matches(name, other))])


def matches(name: str, wanted: str) -> bool:
    parts = name.split(" ")
    first, last = wanted.split(" ")
    return parts[0] == first and parts[-2] == last


def debts(t: Realm) -> list[str]:
    """Nothing is owed and nobody walks unless a step on the stack says so."""
    names = [step.state().split(" ")[0] for step in t.shared]
    faults: list[str] = []
    if "Pay" not in names and (t.owed_tokens or t.owed_first >= 0 or t.owed_second >= 0 or t.pair):
        faults.append("something is owed and nobody pays")
    if "March" not in names and (t.steps or t.walkers or not t.rewarded):
        faults.append("a procession without end")
    return faults


def city(player: Player) -> list[str]:
    faults: list[str] = []
    if min(player.tokens) < 0 or min(player.resources) < 0 or min(player.scored) < 0:
        faults.append("a negative amount")
    if (
        len(player.path) > MAX_ADDED
        or player.gnome_count > MAX_GNOMES
        or bits(player.gnomes) != player.gnome_count
    ):
        faults.append("too many path tiles or gnomes")
    for slot in range(1, SLOTS + 1):
        if player.lit >> slot & 1 and player.slots[slot - 1] < 0:
            faults.append("a lit slot without a task")
    sharing = player.gnomes & 1
    standing = [at for at in player.guardians if at > 0 and (slot_of(at) or not sharing)]
    if len(set(standing)) != len(standing):
        faults.append("two guardians on one space")
    for at in player.guardians:
        if slot_of(at) and not player.lit & player.notches & 1 << slot_of(at):
            faults.append("a guardian beside no Bonfire")
        if 0 < at < BONFIRE and at > player.spaces():
            faults.append("a guardian on no path")
    return faults


def fate(player: Player) -> list[str]:
    """Eight tiles: in the column, apart, or laid without overlap."""
    faults: list[str] = []
    tiles = player.column + [packed & 15 for packed in player.laid]
    if player.apart >= 0:
        tiles = [*tiles, int(player.apart)]
    if tiles and sorted(tiles) != list(range(len(FATE_TILES))):
        faults.append("fate tiles are lost or doubled")
    covered = [cell for packed in player.laid for cell in SPOTS[packed >> SPOT_SHIFT].cells]
    if len(set(covered)) != len(covered):
        faults.append("fate tiles overlap")
    if sorted(covered) != [cell for cell in range(CELLS) if player.grid[cell] != EMPTY]:
        faults.append("the fate area is not what was laid")
    return faults


def gifts(player: Player) -> list[str]:
    """Ten of them: unseen, face up, or on the islands."""
    faults: list[str] = []
    if player.pile_left + player.pile_right != len(player.unseen):
        faults.append("unseen gifts are lost")
    if gifts_given(player, 0) + gifts_given(player, 1) != sum(player.gifts):
        faults.append("gifts on the islands are not those that were given")
    for resource in range(PLAIN):
        opened = (1 if player.open_left == resource else 0) + (1 if player.open_right == resource else 0)
        if player.unseen.count(resource) + opened > GIFTS.count(resource):
            faults.append("too many gifts of a kind")
    if min(gifts_given(player, 0), gifts_given(player, 1)) < 0 or max(player.gifts) > GIFT_PILE:
        faults.append("a pile of gifts that cannot be")
    return faults
