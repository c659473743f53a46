"""Guardians on the move: processions, and the one that the council lets go anywhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.bonfire.components import (
    ARRIVAL_PROCESSION,
    BIT,
    BONFIRE_POINTS,
    CHOOSE_PATH_RESOURCE,
    DOUBLED,
    FIRST_SPACE_GOLD,
    GOLD,
    GUARDIAN_NAMES,
    GUARDIANS,
    MAX_SEATS,
    OWN,
    PATH_SHARING,
    PATHS,
    PLAIN,
    PROCESSION_PLUS_ONE,
    RESOURCE_NAMES,
    RESOURCES,
    SLOTS,
)
from vatra.games.bonfire.player import ABSENT, BONFIRE, FROM_ARRIVALS, START, Player, slot_of
from vatra.games.bonfire.rules.common import gain_resource, score
from vatra.games.bonfire.rules.midturn import DISCARDS, MidTurn, add_discards, discard, discard_label
from vatra.games.bonfire.table import Realm

FARTHEST: Final = 8  # steps from the start area to the last Bonfire
ARRIVAL_STEPS: Final = 1
ARRIVAL_POINTS: Final = 2


def occupied(player: Player) -> i64:
    """The start area, path spaces and Bonfire spots where somebody stands, a bit for each."""
    mask: i64 = 0
    for at in player.guardians:
        if at != ABSENT:
            mask |= BIT[at]
    return mask


def free_spaces(player: Player) -> i64:
    """Where a guardian may end: path spaces, and lit Bonfires behind a portal beside one of them."""
    paths: i64 = BIT[player.spaces() + 1] - 2
    fires: i64 = (player.lit & player.notches & paths) << BONFIRE
    taken: i64 = occupied(player)
    if player.has(PATH_SHARING):
        return paths | fires & ~taken
    return (paths | fires) & ~taken


def within(player: Player, at: i64, steps: i64) -> i64:
    """Ends of a walk of so many steps at most, from the start area or a path space."""
    spaces: i64 = player.spaces()
    last: i64 = min(at + steps, spaces)
    ahead: i64 = BIT[last + 1] - BIT[at + 1]
    first_fire: i64 = max(at, 1)
    last_fire: i64 = min(at + steps - 1, spaces)
    fires: i64 = BIT[last_fire + 1] - BIT[first_fire]
    return (ahead | fires << BONFIRE) & free_spaces(player)


class Procession(Step[Realm]):
    """Everybody may walk; the farthest first."""

    seat: int
    steps: int
    rewarded: bool

    def run(self, t: Realm) -> None:
        player = t.players[self.seat]
        t.steps = self.steps + (1 if player.has(PROCESSION_PLUS_ONE) else 0)
        t.rewarded = self.rewarded
        for guardian in range(len(GUARDIANS)):
            at = player.guardians[guardian]
            if START <= at < BONFIRE:
                t.walkers |= BIT[guardian]
        if t.journal is not None:
            t.tell("procession", {"seat": self.seat, "n": int(t.steps)})
        t.push(MARCH[self.seat])


def front(t: Realm, player: Player) -> list[int]:
    """Those of the walkers who are farthest from the start."""
    walkers = [guardian for guardian in range(len(GUARDIANS)) if t.walkers >> guardian & 1]
    farthest = max([player.guardians[guardian] for guardian in walkers])
    return [guardian for guardian in walkers if player.guardians[guardian] == farthest]


def halt(t: Realm, player: Player) -> None:
    """Who is in front stays."""
    for guardian in front(t, player):
        t.walkers &= ~BIT[guardian]


class March(Step[Realm]):
    """Whoever is in front and can walk is asked; who cannot is passed over."""

    seat: int

    def run(self, t: Realm) -> None:
        player = t.players[self.seat]
        while t.walkers:
            for guardian in front(t, player):
                if within(player, player.guardians[guardian], t.steps):
                    t.push(self)
                    t.push(WALK_ASKS[self.seat])
                    return
            halt(t, player)
        t.steps = 0
        t.rewarded = True


class WalkAsk(MidTurn):
    """Who of those in front walks, and how far."""

    choice = True

    def options(self, t: Realm, seat: int) -> list[Action]:
        player = t.players[seat]
        found: list[Action] = []
        for guardian in front(t, player):
            add_ends(found, guardian, within(player, player.guardians[guardian], t.steps))
        add_discards(player, found)
        found.append(HALT)
        return found

    def take(self, t: Realm, seat: int, action: Action) -> None:
        if action in DISCARDS:
            discard(t, seat, action.a)
            return
        t.pop()
        if action is HALT:
            halt(t, t.players[seat])
            return
        t.walkers &= ~BIT[action.a]
        arrive(t, seat, action.a, action.b, t.rewarded)

    def why(self, t: Realm, seat: int, text: str) -> str:
        walk = walk_of(text)
        if walk is None:
            return "bonfire.procession.steps"
        player = t.players[seat]
        at = player.guardians[walk.a]
        if slot_of(at):
            return "bonfire.procession.stays"
        if walk.a not in front(t, player):
            return "bonfire.procession.order"
        return why_not(player, walk.b, at, int(t.steps))

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-walk", {"n": int(t.steps)})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        return discard_label(action) if action in DISCARDS else walk_label(t.players[seat], action)


class MoveOne(MidTurn):
    """The council's bonus: one guardian any distance, forwards or backwards."""

    def options(self, t: Realm, seat: int) -> list[Action]:
        return moves_of_one(t.players[seat])

    def take(self, t: Realm, seat: int, action: Action) -> None:
        t.pop()
        arrive(t, seat, action.a, action.b, True)

    def why(self, t: Realm, seat: int, text: str) -> str:
        return "bonfire.council.move-guardian"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-move-one", {})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        return walk_label(t.players[seat], action)


def moves_of_one(player: Player) -> list[Action]:
    found: list[Action] = []
    free: i64 = free_spaces(player)
    for guardian in range(len(GUARDIANS)):
        at = player.guardians[guardian]
        if at != ABSENT:
            add_ends(found, guardian, free & ~BIT[at])
    return found


def add_ends(found: list[Action], guardian: int, ends: i64) -> None:
    found += [walk for walk in WALKS[guardian] if ends >> walk.b & 1]


def arrive(t: Realm, seat: int, guardian: int, end: int, rewarded: bool) -> None:
    """A guardian ends its walk: what the space yields."""
    player = t.players[seat]
    player.guardians[guardian] = end
    if slot_of(end):
        if t.journal is not None:
            t.tell("enters", {"seat": seat, "guardian": GUARDIAN_NAMES[guardian], "slot": slot_of(end)})
        if player.has(BONFIRE_POINTS):
            score(t, seat, FROM_ARRIVALS, ARRIVAL_POINTS)
        return
    if t.journal is not None:
        t.tell("walks", {"seat": seat, "guardian": GUARDIAN_NAMES[guardian], "space": end})
    if not rewarded:
        return
    resource = GOLD if end == 1 else int(PATHS[player.path[end - 2]].resource)
    times = 2 if guardian != OWN and player.has(DOUBLED[guardian]) else 1
    if end == 1 and player.has(FIRST_SPACE_GOLD):
        gain_resource(t, seat, GOLD, 1)
    if player.has(CHOOSE_PATH_RESOURCE):
        t.push(ChooseResource(seat, resource, times))
    else:
        gain_resource(t, seat, resource, times)


class ChooseResource(MidTurn):
    """The resource of the space, or any plain one instead."""

    choice = True

    shown: int
    times: int

    def options(self, t: Realm, seat: int) -> list[Action]:
        found = [GAIN[self.shown]]
        for resource in range(PLAIN):
            if resource != self.shown:
                found.append(GAIN[resource])
        return found

    def take(self, t: Realm, seat: int, action: Action) -> None:
        t.pop()
        gain_resource(t, seat, action.a, self.times)

    def why(self, t: Realm, seat: int, text: str) -> str:
        return "bonfire.specialist.choose-path-resource"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-choose-resource", {"n": self.times})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        return Event("do-gain", {"thing": RESOURCE_NAMES[action.a], "n": self.times})


def arrival_procession(t: Realm, seat: int) -> None:
    """A guardian has come to the start area: a specialist lets everybody take a step."""
    if t.players[seat].has(ARRIVAL_PROCESSION):
        t.push(Procession(seat, ARRIVAL_STEPS, False))


def why_not(player: Player, end: int, at: int, steps: int) -> str:
    """The rule that keeps a guardian from ending there."""
    slot = slot_of(end)
    space = slot or end
    if space > player.spaces() or space < at or end == at:
        return "bonfire.procession.forwards"
    if slot:
        if not player.lit & player.notches & BIT[space]:
            return "bonfire.procession.to-a-bonfire"
        if occupied(player) >> end & 1:
            return "bonfire.procession.one-at-a-bonfire"
        return "bonfire.procession.steps"
    if space - at > steps:
        return "bonfire.procession.steps"
    return "bonfire.procession.one-on-a-space"


def walk_of(text: str) -> Action | None:
    for row in WALKS:
        for action in row:
            if action.text == text:
                return action
    return None


def walk_label(player: Player, action: Action) -> Event:
    if action is HALT:
        return Event("do-halt", {})
    guardian = GUARDIAN_NAMES[action.a]
    if slot_of(action.b):
        return Event("do-enter", {"guardian": guardian, "slot": slot_of(action.b)})
    space = action.b
    resource = GOLD if space == 1 else int(PATHS[player.path[space - 2]].resource)
    return Event("do-walk", {"guardian": guardian, "space": space, "thing": RESOURCE_NAMES[resource]})


def walk_actions(guardian: int) -> list[Action]:
    name = GUARDIANS[guardian]
    slots = range(1, SLOTS + 1)
    walks = [Action(f"walk {name} {space}", guardian, space) for space in slots]
    return walks + [Action(f"enter {name} {slot}", guardian, BONFIRE + slot) for slot in slots]


HALT: Final = Action("halt")
WALKS: Final[list[list[Action]]] = [walk_actions(guardian) for guardian in range(len(GUARDIANS))]
GAIN: Final[list[Action]] = [Action(f"gain {name}", i) for i, name in enumerate(RESOURCES)]
MARCH: Final[list[March]] = [March(seat) for seat in range(MAX_SEATS)]
WALK_ASKS: Final[list[WalkAsk]] = [WalkAsk(seat) for seat in range(MAX_SEATS)]
MOVE_ONE: Final[list[MoveOne]] = [MoveOne(seat) for seat in range(MAX_SEATS)]
