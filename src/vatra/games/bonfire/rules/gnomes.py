"""Recruiting specialists and elders."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.bonfire.components import (
    ANY,
    BIT,
    COMMON_GNOMES,
    ELDER_FATE,
    ELDER_GUARDIANS,
    ELDER_PATH,
    ELDER_PLUS_TWO,
    ELDER_PORTALS,
    ELDER_TASKS,
    ELDERS,
    GNOME,
    GNOME_ANY_RESOURCES,
    GNOME_NAMES,
    GNOME_RESOURCES,
    GNOME_SLUGS,
    GNOME_WILD,
    MAX_GNOMES,
    MAX_SEATS,
    RESOURCE_NAMES,
    SPECIALISTS,
    WILD,
)
from vatra.games.bonfire.conditions import bits
from vatra.games.bonfire.player import FROM_ELDERS, Player
from vatra.games.bonfire.rules.common import gain_token, meet_common, score
from vatra.games.bonfire.rules.midturn import MidTurn
from vatra.games.bonfire.rules.payment import NOTHING, PAY, can_pay_resources, owe, units
from vatra.games.bonfire.table import Realm


def price_kind(player: Player, gnome: i64) -> i64:
    return ANY if player.has(GNOME_ANY_RESOURCES) else GNOME_RESOURCES[gnome]


def add_recruits(t: Realm, player: Player, found: list[Action]) -> None:
    if player.gnome_count >= MAX_GNOMES:
        return
    tokens: i64 = units(player, GNOME)
    if not tokens:
        return
    for gnome in t.masters:
        if affordable(player, gnome, tokens):
            found.append(RECRUIT[gnome])
    for elder in range(ELDERS):
        if t.elders >> elder & 1 and affordable(player, SPECIALISTS + elder, tokens):
            found.append(RECRUIT[SPECIALISTS + elder])


def affordable(player: Player, gnome: i64, tokens: i64) -> bool:
    kind: i64 = price_kind(player, gnome)
    if tokens >= 2 and can_pay_resources(player, kind, NOTHING):
        return True
    return can_pay_resources(player, kind, kind)


class Price(MidTurn):
    """Two tokens and one resource, or one token and two resources."""

    gnome: int

    def options(self, t: Realm, seat: int) -> list[Action]:
        player = t.players[seat]
        kind: i64 = price_kind(player, self.gnome)
        found: list[Action] = []
        if units(player, GNOME) >= 2 and can_pay_resources(player, kind, NOTHING):
            found.append(TWO_TOKENS)
        if can_pay_resources(player, kind, kind):
            found.append(TWO_RESOURCES)
        return found

    def take(self, t: Realm, seat: int, action: Action) -> None:
        t.pop()
        kind: i64 = price_kind(t.players[seat], self.gnome)
        if action is TWO_TOKENS:
            owe(t, GNOME, 2, kind, NOTHING)
        else:
            owe(t, GNOME, 1, kind, kind)
        t.then(PAY[seat], Recruit(seat, self.gnome))

    def why(self, t: Realm, seat: int, text: str) -> str:
        return "bonfire.gnome.cost"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-price", {"gnome": GNOME_NAMES[self.gnome]})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        thing = RESOURCE_NAMES[GNOME_RESOURCES[self.gnome]]
        if t.players[seat].has(GNOME_ANY_RESOURCES):
            thing = "any-resource"
        return Event("do-price", {"tokens": 2 if action is TWO_TOKENS else 1, "thing": thing})


class Recruit(Step[Realm]):
    """Paid for, or free: the gnome comes to the city."""

    seat: int
    gnome: int

    def run(self, t: Realm) -> None:
        player = t.players[self.seat]
        player.gnomes |= BIT[self.gnome]
        player.gnome_count += 1
        at = t.masters.index(self.gnome) if self.gnome < SPECIALISTS else -1
        if at >= 0:
            t.masters.pop(at)
        else:
            t.elders &= ~BIT[self.gnome - SPECIALISTS]
        if t.journal is not None:
            t.tell("recruits", {"seat": self.seat, "gnome": GNOME_NAMES[self.gnome]})
        if at >= 0:
            refill_masters(t, at)
        else:
            elder = self.gnome - SPECIALISTS
            extra = 2 if player.has(ELDER_PLUS_TWO) else 0
            score(t, self.seat, FROM_ELDERS, elder_points(player, elder) + extra)
        if player.has(GNOME_WILD):
            gain_token(t, self.seat, WILD, 1)
        meet_common(t, self.seat, COMMON_GNOMES)


def elder_points(player: Player, elder: int) -> int:
    """What the elder counts, once, when it is recruited."""
    if elder == ELDER_PATH:
        return player.spaces()
    if elder == ELDER_FATE:
        return len(player.laid)
    if elder == ELDER_PORTALS:
        return int(bits(player.notches))
    if elder == ELDER_TASKS:
        return int(player.tasks())
    if elder == ELDER_GUARDIANS:
        return int(player.guardian_count())
    return int(player.gnome_count)


def next_master(t: Realm) -> int:
    """The next specialist of the pile, or -1. In a solo game the discards make a new pile: they are never too few."""
    if not len(t.specialists):
        if t.tom is None:
            return -1
        t.specialists.cards = t.tom.shown
        t.tom.shown = []
        if t.journal is not None:
            t.tell("specialists-shuffled", {})
    return t.specialists.draw(t.chance)


def refill_masters(t: Realm, at: int) -> None:
    """A new specialist where one was taken, if there is one."""
    gnome = next_master(t)
    if gnome < 0:
        return
    t.masters.insert(at, gnome)
    if t.journal is not None:
        t.tell("specialist-turned-up", {"gnome": GNOME_NAMES[gnome]})


class FreeSpecialist(MidTurn):
    """The council's bonus: one of those on display, without paying."""

    def options(self, t: Realm, seat: int) -> list[Action]:
        return [RECRUIT[gnome] for gnome in t.masters]

    def take(self, t: Realm, seat: int, action: Action) -> None:
        t.pop()
        t.push(Recruit(seat, action.a))

    def why(self, t: Realm, seat: int, text: str) -> str:
        return "bonfire.council.specialist"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-free-specialist", {})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        return Event("do-free-gnome", {"gnome": GNOME_NAMES[action.a]})


def gnome_label(action: Action) -> Event:
    return Event(
        "do-gnome", {"gnome": GNOME_NAMES[action.a], "thing": RESOURCE_NAMES[GNOME_RESOURCES[action.a]]}
    )


def why_not_recruit(t: Realm, player: Player, text: str) -> str:
    for gnome in range(len(GNOME_SLUGS)):
        if RECRUIT[gnome].text == text:
            if player.gnome_count >= MAX_GNOMES:
                return "bonfire.gnome.six"
            if gnome < SPECIALISTS and gnome not in t.masters:
                return "bonfire.gnome.specialist"
            if gnome >= SPECIALISTS and not t.elders >> (gnome - SPECIALISTS) & 1:
                return "bonfire.gnome.elder"
            return "bonfire.gnome.cost"
    return ""


RECRUIT: Final[list[Action]] = [Action(f"gnome {slug}", i) for i, slug in enumerate(GNOME_SLUGS)]
TWO_TOKENS: Final = Action("two-tokens")
TWO_RESOURCES: Final = Action("two-resources")
FREE_SPECIALIST: Final[list[FreeSpecialist]] = [FreeSpecialist(seat) for seat in range(MAX_SEATS)]
