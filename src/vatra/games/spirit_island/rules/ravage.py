"""Ravage: invaders harm the land and the dahan, and the dahan who are left strike back."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.blight import AddBlight
from vatra.games.spirit_island.cards.decks import INVADER_SLUGS
from vatra.games.spirit_island.consult import consult
from vatra.games.spirit_island.deeds import begin, hurt, left_of
from vatra.games.spirit_island.effects.damage import Pool
from vatra.games.spirit_island.rules.action import END_ACTION
from vatra.games.spirit_island.rules.choke import unless_choked
from vatra.games.spirit_island.rules.spread import matching
from vatra.games.spirit_island.said import RAVAGE, IslandAsk, land_action, land_names
from vatra.games.spirit_island.table import EMPTY, Island
from vatra.games.spirit_island.terms import (
    BIT,
    CONCEALED,
    DAHAN,
    FOREWARNED,
    INVADERS,
    THE_DAHAN,
    damage_of,
    lands_in,
)
from vatra.games.spirit_island.use import Use

TO_BLIGHT: Final = 2  # damage to the land that adds blight


class BeforeRavage(Step[Island]):
    """What an adversary or a scenario puts between fear and ravage."""

    def run(self, t: Island) -> None:
        for twist in t.twists:
            twist.before_ravage(t)


class BeginRavage(Step[Island]):
    def run(self, t: Island) -> None:
        if t.ravage_card == EMPTY:
            return
        for land in lands_in(matching(t, t.ravage_card)):
            if t.count(land, INVADERS) and not t.skipped >> land & 1:
                t.ravaging |= BIT[land]
        if t.journal is not None:
            lands = land_names(t, t.ravaging)
            t.tell("ravages", {"card": "invader-" + INVADER_SLUGS[t.ravage_card], "lands": lands})
        t.push(NEXT_RAVAGE)


class NextRavage(Step[Island]):
    """The players choose the order of the lands."""

    def run(self, t: Island) -> None:
        if t.ravaging:
            consult(t, RAVAGE_ORDER)


IN_ORDER: Final = Action("in order", -1)


class RavageOrder(IslandAsk):
    """Which land is next; or all the rest in the order of boards and numbers."""

    def options(self, t: Island, seat: int) -> list[Action]:
        lands = lands_in(t.ravaging)
        if len(lands) == 1:
            return [land_action(t, RAVAGE, lands[0])]
        return [*[land_action(t, RAVAGE, land) for land in lands], IN_ORDER]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if action.a >= 0:
            t.ravaging &= ~BIT[action.a]
            t.push(NEXT_RAVAGE)
            t.push(Ravage(action.a))
            return
        lands = lands_in(t.ravaging)
        t.ravaging = 0
        for i in range(len(lands) - 1, -1, -1):
            t.push(Ravage(lands[i]))

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-ravage-order", {})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.invaders.land-order"

    def excludes(self, t: Island, seat: int) -> str:
        return "spirit_island.together.other-choices"


class Ravage(Step[Island]):
    """The ravage of one land: an action."""

    land: int

    def run(self, t: Island) -> None:
        if not t.count(self.land, INVADERS):
            return
        begin(t, END_ACTION)
        unless_choked(t, self.land, Strike(self.land), "word-ravage")


class Strike(Step[Island]):
    """The invaders' damage, less the defend of the land, to the land and to the dahan alike."""

    land: int

    def run(self, t: Island) -> None:
        land = self.land
        damage = strength(t, land)
        if t.journal is not None:
            t.tell("ravage-damage", {"land": t.chart.names[land], "damage": damage})
        use = Use(t.owner(land), land)
        dahan = t.count(land, THE_DAHAN)
        t.push(FightBack(land, dahan if t.has(FOREWARNED, land) else 0))
        for twist in t.twists:
            twist.struck(t, land, damage)
        if damage >= TO_BLIGHT:
            t.push(AddBlight(use, land, True))
        if not t.has(CONCEALED, land):
            strike_dahan(t, use, land, damage)
        frame = t.frame()
        frame.fallen = dahan - t.count(land, THE_DAHAN)
        frame.fallen_at = land


def strength(t: Island, land: int) -> int:
    """The damage that ravaging invaders would deal in the land now."""
    damage = -t.defence(land)
    for p in t.pieces[land]:
        if p & 3 != DAHAN:
            damage += t.strike[p & 3]
    return max(0, damage)


def strike_dahan(t: Island, use: Use, land: int, damage: int) -> None:
    """As many dahan as possible are destroyed."""
    for p, points in shares(t, land, damage):
        hurt(t, use, land, p, points)


def shares(t: Island, land: int, damage: int) -> list[tuple[int, int]]:
    """Which dahan take how much of the damage: the most hurt first; a rest stays on one of them."""
    found: list[tuple[int, int]] = []
    for p in sorted([p for p in t.pieces[land] if p & 3 == DAHAN], key=damage_of, reverse=True):
        points = min(damage, left_of(t, land, p))
        if points:
            found.append((p, points))
            damage -= points
    return found


class FightBack(Step[Island]):
    """The dahan who are left deal 2 damage each; those who were warned, all who were there."""

    land: int
    warned: int

    def run(self, t: Island) -> None:
        land = self.land
        dahan = max(self.warned, t.count(land, THE_DAHAN))
        t.push(Pool(Use(t.owner(land), land), [land], INVADERS, t.strike[DAHAN] * dahan))


BEFORE_RAVAGE: Final = BeforeRavage()
BEGIN_RAVAGE: Final = BeginRavage()
NEXT_RAVAGE: Final = NextRavage()
RAVAGE_ORDER: Final = RavageOrder(0)
