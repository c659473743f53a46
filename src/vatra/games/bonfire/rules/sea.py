"""The sea: moving the ship, receiving tasks, fetching guardians."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.bonfire.components import (
    ANY,
    COMMON_GUARDIANS,
    COMMON_TASKS,
    DISTANCE,
    DOCK,
    GIFT_SIDES,
    GUARDIAN,
    GUARDIAN_NAMES,
    GUARDIANS,
    ISLAND_COUNT,
    ISLAND_NAMES,
    ISLAND_SLUGS,
    ISLANDS,
    MAX_SEATS,
    RESOURCE_NAMES,
    RESOURCES,
    SHIP,
    SHIP_PLUS_ONE,
    SLOTS,
    TASK,
    TASK_ANY_RESOURCES,
    TASK_ISLANDS,
    TASK_ONE_TOKEN,
)
from vatra.games.bonfire.player import ABSENT, START, Player
from vatra.games.bonfire.rules.common import meet_common
from vatra.games.bonfire.rules.midturn import DISCARDS, MidTurn, add_discards, discard, discard_label
from vatra.games.bonfire.rules.payment import NOTHING, PAY, can_pay_resources, owe, units
from vatra.games.bonfire.rules.procession import arrival_procession
from vatra.games.bonfire.table import Realm
from vatra.games.bonfire.tasks import TASK_COUNT, TASK_NAMES, TASK_SLUGS

ANYWHERE: Final = 3  # ship tokens that lead to any island

# -- the ship --------------------------------------------------------------------------------------------------------


def sail_cost(player: Player, island: i64) -> i64:
    """Ship tokens for a move to this island, which must be another one."""
    if player.ship == DOCK:
        return 1
    routes: i64 = DISTANCE[player.ship][island]
    if player.has(SHIP_PLUS_ONE):
        routes -= 1
    return max(1, min(routes, ANYWHERE))


def add_sails(player: Player, found: list[Action]) -> None:
    reach: i64 = units(player, SHIP)
    if reach:
        for island in range(ISLAND_COUNT):
            if island != player.ship and sail_cost(player, island) <= reach:
                found.append(SAIL[island])


def sail(t: Realm, seat: int, island: int) -> None:
    owe(t, SHIP, sail_cost(t.players[seat], island), NOTHING, NOTHING)
    t.then(PAY[seat], Land(seat, island))


class Land(Step[Realm]):
    """The ship has moved; the action of the island may follow."""

    seat: int
    island: int

    def run(self, t: Realm) -> None:
        t.players[self.seat].ship = self.island
        if t.journal is not None:
            t.tell("sails", {"seat": self.seat, "island": ISLAND_NAMES[self.island]})
        t.push(ASHORE[self.seat])


class Ashore(MidTurn):
    """The extra action after a ship move, or nothing."""

    def options(self, t: Realm, seat: int) -> list[Action]:
        found: list[Action] = []
        add_island_actions(t, t.players[seat], found)
        if found:
            add_discards(t.players[seat], found)
        found.append(STAY_ABOARD)
        return found

    def take(self, t: Realm, seat: int, action: Action) -> None:
        if action in DISCARDS:
            discard(t, seat, action.a)
            return
        t.pop()
        if action is not STAY_ABOARD:
            island_action(t, seat, action)

    def why(self, t: Realm, seat: int, text: str) -> str:
        return why_not_ashore(t, t.players[seat], text) or "bonfire.ship.extra-action"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-ashore", {"island": ISLAND_NAMES[t.players[seat].ship]})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        if action is STAY_ABOARD:
            return Event("do-aboard", {})
        if action in DISCARDS:
            return discard_label(action)
        return island_label(t.players[seat], action)

    def things(self, t: Realm, seat: int, action: Action) -> list[str]:
        return self.named(t, seat, action, {"ship": ISLAND_SLUGS[t.players[seat].ship]})


class FreeSail(MidTurn):
    """The council's bonus: any other island, without paying."""

    choice = True

    def options(self, t: Realm, seat: int) -> list[Action]:
        ship: i64 = t.players[seat].ship
        return [SAIL[island] for island in range(ISLAND_COUNT) if island != ship]

    def take(self, t: Realm, seat: int, action: Action) -> None:
        t.pop()
        t.push(Land(seat, action.a))

    def why(self, t: Realm, seat: int, text: str) -> str:
        return "bonfire.ship.another-island" if text.startswith("sail ") else "bonfire.council.ship"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-free-sail", {})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        return Event("do-free-sail", {"island": ISLAND_NAMES[action.a]})


# -- what an island offers ---------------------------------------------------------------------------------------------


def add_island_actions(t: Realm, player: Player, found: list[Action]) -> None:
    if player.ship == DOCK:
        return
    if player.ship not in TASK_ISLANDS:
        if player.guardians[ISLANDS[player.ship].guardian] == ABSENT and units(player, GUARDIAN):
            found.append(FETCH)
    elif player.tasks() < SLOTS and units(player, TASK) >= task_cost(player):
        for side in range(2):
            if can_give(player, side):
                for task in t.islands[player.ship]:
                    found.append(RECEIVE[side][task])


def task_cost(player: Player) -> i64:
    """Task tokens at the island where the ship lies."""
    return 1 if player.has(TASK_ONE_TOKEN) else player.gifts[player.ship] + 1


def face_up_gift(player: Player, side: i64) -> i64:
    return player.open_right if side else player.open_left


def can_give(player: Player, side: i64) -> bool:
    """The gift of this pile is there, and the two resources can be paid."""
    gift: i64 = face_up_gift(player, side)
    if gift < 0:
        return False
    if player.has(TASK_ANY_RESOURCES):
        return can_pay_resources(player, ANY, ANY)
    return can_pay_resources(player, gift, ISLANDS[player.ship].resource)


def island_action(t: Realm, seat: int, action: Action) -> None:
    player = t.players[seat]
    if action is FETCH:
        owe(t, GUARDIAN, 1, NOTHING, NOTHING)
        t.then(PAY[seat], Fetch(seat, int(ISLANDS[player.ship].guardian)))
        return
    gift: i64 = face_up_gift(player, action.b)
    if player.has(TASK_ANY_RESOURCES):
        owe(t, TASK, task_cost(player), ANY, ANY)
    else:
        owe(t, TASK, task_cost(player), gift, ISLANDS[player.ship].resource)
    t.then(PAY[seat], ChooseSlot(seat, action.a, action.b))


class ChooseSlot(MidTurn):
    """Paid for: the task goes on any free slot, the gift in its place."""

    task: int
    side: int

    def options(self, t: Realm, seat: int) -> list[Action]:
        slots = t.players[seat].slots
        return [SLOT[slot] for slot in range(SLOTS) if slots[slot] < 0]

    def take(self, t: Realm, seat: int, action: Action) -> None:
        t.pop()
        player = t.players[seat]
        island = int(player.ship)
        t.islands[island].remove(self.task)
        player.slots[action.a] = self.task
        player.gifts[island] += 1
        if t.journal is not None:
            t.tell(
                "receives",
                {
                    "seat": seat,
                    "task": TASK_NAMES[self.task],
                    "slot": action.a + 1,
                    "gift": RESOURCE_NAMES[face_up_gift(player, self.side)],
                },
            )
        next_gift(t, seat, self.side)
        meet_common(t, seat, COMMON_TASKS)

    def why(self, t: Realm, seat: int, text: str) -> str:
        return "bonfire.receive.task"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-choose-slot", {"task": TASK_NAMES[self.task]})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        return Event("do-slot", {"slot": action.a + 1})


def next_gift(t: Realm, seat: int, side: int) -> None:
    """The face-up tile has left; the next of its pile is turned up."""
    player = t.players[seat]
    below: i64 = player.pile_right if side else player.pile_left
    gift = -1
    if below:
        gift = turn_up(t, player)
        below -= 1
    if side:
        player.pile_right = below
        player.open_right = gift
    else:
        player.pile_left = below
        player.open_left = gift
    if gift >= 0 and t.journal is not None:
        t.tell("gift-turned-up", {"seat": seat, "gift": RESOURCE_NAMES[gift]})


def turn_up(t: Realm, player: Player) -> int:
    """Any of the gifts that nobody has seen."""
    unseen = player.unseen
    i: i64
    if t.chance.named():
        i = t.chance.pick([RESOURCES[gift] for gift in unseen])
    else:
        i = t.chance.below(len(unseen))
    gift = unseen[i]
    last = unseen.pop()
    if i < len(unseen):
        unseen[i] = last
    return gift


class Fetch(Step[Realm]):
    """A guardian comes to the start area."""

    seat: int
    guardian: int

    def run(self, t: Realm) -> None:
        t.island_guardians[self.guardian] -= 1
        t.players[self.seat].guardians[self.guardian] = START
        if t.journal is not None:
            t.tell("fetches", {"seat": self.seat, "guardian": GUARDIAN_NAMES[self.guardian]})
        meet_common(t, self.seat, COMMON_GUARDIANS)
        arrival_procession(t, self.seat)


class FreeGuardian(MidTurn):
    """The council's bonus: a guardian of any colour that is missing."""

    def options(self, t: Realm, seat: int) -> list[Action]:
        guardians = t.players[seat].guardians
        return [FREE_FETCH[g] for g in range(len(GUARDIANS)) if guardians[g] == ABSENT]

    def take(self, t: Realm, seat: int, action: Action) -> None:
        t.pop()
        t.push(Fetch(seat, action.a))

    def why(self, t: Realm, seat: int, text: str) -> str:
        return "bonfire.fetch.missing-colour" if text.startswith("fetch ") else "bonfire.council.guardian"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-free-guardian", {})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        return Event("do-fetch", {"guardian": GUARDIAN_NAMES[action.a]})


# -- words -------------------------------------------------------------------------------------------------------------


def island_label(player: Player, action: Action) -> Event:
    if action is FETCH:
        return Event("do-guardian", {"guardian": GUARDIAN_NAMES[ISLANDS[player.ship].guardian]})
    gift = RESOURCE_NAMES[face_up_gift(player, action.b)]
    return Event(
        "do-task",
        {
            "task": TASK_NAMES[action.a],
            "gift": gift,
            "cost": int(task_cost(player)),
            "side": "side-" + GIFT_SIDES[action.b],
        },
    )


def sail_label(player: Player, action: Action) -> Event:
    return Event("do-sail", {"island": ISLAND_NAMES[action.a], "cost": int(sail_cost(player, action.a))})


def why_not_sail(player: Player, text: str) -> str:
    for island in range(ISLAND_COUNT):
        if SAIL[island].text == text:
            if island == player.ship:
                return "bonfire.ship.another-island"
            if player.ship == DOCK:
                return "bonfire.ship.first-move"
            return SAIL_RULES[sail_cost(player, island) - 1]
    return ""


def why_not_ashore(t: Realm, player: Player, text: str) -> str:
    """The rule that forbids an action of an island here; empty if the text is none."""
    if text == FETCH.text:
        here = player.ship != DOCK and player.ship not in TASK_ISLANDS
        if here and player.guardians[ISLANDS[player.ship].guardian] != ABSENT:
            return "bonfire.fetch.missing-colour"
        return "bonfire.fetch.guardian"
    for side in range(2):
        for task in range(TASK_COUNT):
            if RECEIVE[side][task].text == text:
                if player.ship == DOCK or task not in t.islands[player.ship]:
                    return "bonfire.receive.at-the-island"
                if player.tasks() >= SLOTS:
                    return "bonfire.receive.seven"
                if units(player, TASK) < task_cost(player):
                    return "bonfire.receive.tokens"
                if face_up_gift(player, side) < 0:
                    return "bonfire.receive.pile-empty"
                return "bonfire.receive.resources"
    return ""


SAIL_RULES: Final = ["bonfire.ship.one-route", "bonfire.ship.two-routes", "bonfire.ship.any-island"]
STAY_ABOARD: Final = Action("aboard")
SAIL: Final[list[Action]] = [Action(f"sail {slug}", i) for i, slug in enumerate(ISLAND_SLUGS)]
FETCH: Final = Action("guardian")
FREE_FETCH: Final[list[Action]] = [Action(f"fetch {name}", i) for i, name in enumerate(GUARDIANS)]
RECEIVE: Final[list[list[Action]]] = [
    [Action(f"task {slug} {GIFT_SIDES[side]}", i, side) for i, slug in enumerate(TASK_SLUGS)]
    for side in range(2)
]
SLOT: Final[list[Action]] = [Action(f"slot {slot + 1}", slot) for slot in range(SLOTS)]
ASHORE: Final[list[Ashore]] = [Ashore(seat) for seat in range(MAX_SEATS)]
FREE_SAIL: Final[list[FreeSail]] = [FreeSail(seat) for seat in range(MAX_SEATS)]
FREE_GUARDIAN: Final[list[FreeGuardian]] = [FreeGuardian(seat) for seat in range(MAX_SEATS)]
