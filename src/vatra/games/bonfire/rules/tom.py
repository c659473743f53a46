"""Tom, the rival of a solo game: one card after each turn of the player."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.bonfire.components import (
    BIT,
    COMMON,
    COMMON_NAMES,
    COMMON_NEEDS,
    COUNCIL,
    COUNCIL_NAMES,
    GNOME_NAMES,
    GNOME_RESOURCES,
    GUARDIAN_NAMES,
    GUARDIANS,
    ISLANDS_OF,
    MAX_ADDED,
    MAX_GNOMES,
    PATH_NAMES,
    PATHS,
    PORTAL_NAMES,
    RESOURCE_NAMES,
    SEATS_IN_COUNCIL,
    SHAPE_AT,
    SPACES,
    TOM_CARDS,
    TOM_COMMON,
    TOM_FIRE,
    TOM_GUARDIAN,
    TOM_NAMES,
    TOM_PASSES,
    TOM_PATH,
    TOM_REVEALS,
    TOM_SPECIALIST,
    TOM_TASK_1,
)
from vatra.games.bonfire.conditions import common_have
from vatra.games.bonfire.player import ABSENT, FROM_CARDS, START
from vatra.games.bonfire.rules.council import watch_council
from vatra.games.bonfire.rules.final import FINAL
from vatra.games.bonfire.rules.gnomes import next_master, refill_masters
from vatra.games.bonfire.rules.great_bonfire import RING_NAMES, next_notch, place_portal
from vatra.games.bonfire.rules.midturn import MidTurn
from vatra.games.bonfire.rules.path import refill
from vatra.games.bonfire.table import Realm, Tom
from vatra.games.bonfire.tasks import TASK_NAMES, TASK_SLUGS, TASKS

HUMAN: Final = 0
NO_RESOURCE: Final = -1
BLOCKED_POINTS: Final = 3


def tom_of(t: Realm) -> Tom:
    assert t.tom is not None
    return t.tom


def tom_scores(t: Realm, points: int) -> None:
    tom_of(t).city.scored[FROM_CARDS] += points
    if t.journal is not None:
        t.tell("toms-points", {"points": points})


class TomTurn(Step[Realm]):
    """Turn up a card, and the specialist that steers it; carry it out."""

    def run(self, t: Realm) -> None:
        tom = tom_of(t)
        card = tom.cards.draw(t.chance)
        tom.discards.append(card)
        action = TOM_CARDS[card]
        if t.journal is not None:
            t.tell("toms-card", {"card": TOM_NAMES[card]})
        resource = NO_RESOURCE
        if TOM_REVEALS[action]:
            gnome = next_master(t)
            assert gnome >= 0, "there is always a specialist to turn up"
            tom.shown.append(gnome)
            resource = GNOME_RESOURCES[gnome]
            if t.journal is not None:
                t.tell("toms-resource", {"gnome": GNOME_NAMES[gnome], "thing": RESOURCE_NAMES[resource]})
        t.push(TOM_DONE)
        if tom.city.met >> TOM_COMMON[action] & 1:
            if t.journal is not None:
                t.tell("tom-is-complete", {"common": COMMON_NAMES[TOM_COMMON[action]]})
            tom_scores(t, BLOCKED_POINTS)
        else:
            act(t, tom, action, resource)


def act(t: Realm, tom: Tom, action: int, resource: int) -> None:
    if action == TOM_FIRE:
        take_portal(t, tom)
    elif action == TOM_GUARDIAN:
        t.push(TOM_GUARDIAN_ASK)
    elif action == TOM_SPECIALIST:
        take_specialists(t, tom, resource)
    elif action == TOM_PATH:
        take_paths(t, tom, resource)
    else:
        most = action == TOM_TASK_1
        if tasks_for_tom(t, resource, most):
            t.push(TOM_TASK_ASKS[1 if most else 0][resource])
        else:
            nothing_to_do(t)


def nothing_to_do(t: Realm) -> None:
    if t.journal is not None:
        t.tell("tom-cannot", {})


def take_portal(t: Realm, tom: Tom) -> None:
    """Turn the pointer clockwise to the next space with the portal that he needs."""
    shape = SHAPE_AT[tom.city.city][next_notch(tom.city)]
    while shape not in t.portals[t.pointer]:  # nobody else can have taken them all
        t.pointer = (t.pointer + 1) % SPACES
    t.fire_used = True
    place_portal(t, tom.city, shape)
    if t.journal is not None:
        t.tell("toms-portal", {"space": RING_NAMES[t.pointer], "portal": PORTAL_NAMES[shape]})


def take_specialists(t: Realm, tom: Tom, resource: int) -> None:
    city = tom.city
    wanted = [gnome for gnome in t.masters if GNOME_RESOURCES[gnome] == resource]
    wanted = wanted[: MAX_GNOMES - int(city.gnome_count)]
    places = [t.masters.index(gnome) for gnome in wanted]
    for gnome in wanted:
        t.masters.remove(gnome)
        city.gnomes |= BIT[gnome]
        city.gnome_count += 1
        if t.journal is not None:
            t.tell("toms-gnome", {"gnome": GNOME_NAMES[gnome]})
    for at in places:
        refill_masters(t, at)
    if not wanted:
        nothing_to_do(t)


def take_paths(t: Realm, tom: Tom, resource: int) -> None:
    """All tiles of the resource that lie there now, from left to right; then the display is refilled."""
    path = tom.city.path
    wanted = [tile for tile in t.display if PATHS[tile].resource == resource][: MAX_ADDED - len(path)]
    places = [t.display.index(tile) for tile in wanted]
    for tile in wanted:
        t.display.remove(tile)
        path.append(tile)
        if t.journal is not None:
            t.tell("toms-path", {"tile": PATH_NAMES[tile]})
    for at in places:
        refill(t, at)
    if not wanted:
        nothing_to_do(t)


def tasks_for_tom(t: Realm, resource: int, most: bool) -> list[int]:
    """On the two islands of the resource: the tasks that are worth most, or least."""
    there: list[int] = []
    for island in ISLANDS_OF[resource]:
        there += t.islands[island]
    if not there:
        return []
    worths = [int(TASKS[task].points) for task in there]
    wanted = max(worths) if most else min(worths)
    return [task for task in there if TASKS[task].points == wanted]


class TomTask(MidTurn):
    """Of equally good tasks the player says which one Tom takes."""

    resource: int
    most: bool

    def options(self, t: Realm, seat: int) -> list[Action]:
        return [TOMS_TASK[task] for task in tasks_for_tom(t, self.resource, self.most)]

    def take(self, t: Realm, seat: int, action: Action) -> None:
        t.pop()
        tom = tom_of(t)
        for island in ISLANDS_OF[self.resource]:
            if action.a in t.islands[island]:
                t.islands[island].remove(action.a)
        slot = tom.city.slots.index(-1)
        tom.city.slots[slot] = action.a
        tom.city.lit |= BIT[slot + 1]
        if t.journal is not None:
            t.tell("toms-task", {"task": TASK_NAMES[action.a], "slot": slot + 1})
        if not self.most:
            tom_scores(t, 1)
            if tom.novices:
                tom.novices -= 1
                t.push(TOM_NOVICE_ASK)

    def why(self, t: Realm, seat: int, text: str) -> str:
        return "bonfire.tom.task-1" if self.most else "bonfire.tom.task-2"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-toms-task", {})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        points = int(TASKS[action.a].points)
        return Event("do-toms-task", {"task": TASK_NAMES[action.a], "points": points})


class TomGuardian(MidTurn):
    def options(self, t: Realm, seat: int) -> list[Action]:
        guardians = tom_of(t).city.guardians
        return [TOMS_GUARDIAN[g] for g in range(len(GUARDIANS)) if guardians[g] == ABSENT]

    def take(self, t: Realm, seat: int, action: Action) -> None:
        t.pop()
        t.island_guardians[action.a] -= 1
        tom_of(t).city.guardians[action.a] = START
        if t.journal is not None:
            t.tell("toms-guardian", {"guardian": GUARDIAN_NAMES[action.a]})

    def why(self, t: Realm, seat: int, text: str) -> str:
        return "bonfire.tom.guardian"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-toms-guardian", {})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        return Event("do-toms-guardian", {"guardian": GUARDIAN_NAMES[action.a]})


class TomNovice(MidTurn):
    """One of Tom's novices, or a neutral one on its side, goes to any space."""

    choice = True

    lying: bool

    def options(self, t: Realm, seat: int) -> list[Action]:
        return TOMS_NOVICE

    def take(self, t: Realm, seat: int, action: Action) -> None:
        t.pop()
        if self.lying:
            t.lying[action.a] += 1
        else:
            tom_of(t).city.sent[action.a] += 1
        if t.journal is not None:
            t.tell("toms-novice", {"council": COUNCIL_NAMES[action.a]})
        watch_council(t)

    def why(self, t: Realm, seat: int, text: str) -> str:
        return "bonfire.tom.common-task" if self.lying else "bonfire.tom.novices"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-toms-novice", {})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        return Event("do-toms-novice", {"council": COUNCIL_NAMES[action.a]})


class TomDone(Step[Realm]):
    """Has Tom come to meet a common task, and were these all his cards for the fourth time?"""

    def run(self, t: Realm) -> None:
        tom = tom_of(t)
        if not tom.cards.cards:
            t.push(TOM_PASS)
        for which in range(len(COMMON)):
            if not tom.city.met >> which & 1 and common_have(tom.city, which) >= COMMON_NEEDS[which]:
                tom.city.met |= BIT[which]
                if t.journal is not None:
                    t.tell("tom-meets-common", {"common": COMMON_NAMES[which]})
                if t.neutrals >> which & 1:
                    t.neutrals &= ~BIT[which]
                    tom_scores(t, 1)
                    t.push(TOM_LYING_ASK)


class TomPass(Step[Realm]):
    """All cards have been played: shuffle them, or end the game."""

    def run(self, t: Realm) -> None:
        tom = tom_of(t)
        tom.passes += 1
        if t.journal is not None:
            t.tell("toms-cards-played", {"n": int(tom.passes)})
        if tom.passes >= TOM_PASSES:
            t.push(FINAL)
            return
        tom.cards.cards = tom.discards
        tom.discards = []


TOMS_TASK: Final[list[Action]] = [Action(f"toms-task {slug}", i) for i, slug in enumerate(TASK_SLUGS)]
TOMS_GUARDIAN: Final[list[Action]] = [Action(f"toms-guardian {name}", i) for i, name in enumerate(GUARDIANS)]
TOMS_NOVICE: Final[list[Action]] = [
    Action(f"toms-novice {COUNCIL[space]}", space) for space in range(SEATS_IN_COUNCIL)
]
TOM_TURN: Final = TomTurn()
TOM_DONE: Final = TomDone()
TOM_PASS: Final = TomPass()
TOM_GUARDIAN_ASK: Final = TomGuardian(HUMAN)
TOM_NOVICE_ASK: Final = TomNovice(HUMAN, False)
TOM_LYING_ASK: Final = TomNovice(HUMAN, True)
TOM_TASK_ASKS: Final[list[list[TomTask]]] = [
    [TomTask(HUMAN, resource, most) for resource in range(len(ISLANDS_OF))] for most in [False, True]
]
