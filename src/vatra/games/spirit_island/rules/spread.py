"""Build and explore: how the invaders spread."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.step import Step
from vatra.games.spirit_island.cards.decks import INVADER_CARDS, INVADER_SLUGS
from vatra.games.spirit_island.deeds import add_piece, begin
from vatra.games.spirit_island.rules.action import END_ACTION
from vatra.games.spirit_island.rules.choke import unless_choked
from vatra.games.spirit_island.said import land_names
from vatra.games.spirit_island.table import EMPTY, Island
from vatra.games.spirit_island.terms import (
    BIT,
    BUILDINGS,
    CITIES,
    CITY,
    EXPLORER,
    INVADERS,
    NO_BUILD_CITY,
    NO_BUILD_COASTAL,
    NO_BUILD_DAHAN,
    NO_BUILD_MORE_DAHAN,
    NO_CITY_COASTAL,
    NO_EXPLORE_TWO_DAHAN,
    THE_DAHAN,
    TOWN,
    TOWNS,
    lands_in,
)


def matching(t: Island, card: i64) -> i64:
    """The lands of an invader card, as a mask."""
    terrain = INVADER_CARDS[card].terrain
    if not terrain:
        return t.chart.coastal
    mask: i64 = 0
    for land in t.chart.lands:
        if t.chart.terrain[land] & terrain:
            mask |= BIT[land]
    return mask


# -- build -------------------------------------------------------------------------------------------------------------


class BeginBuild(Step[Island]):
    def run(self, t: Island) -> None:
        if t.build_card != EMPTY:
            build_with(t, t.build_card)


def build_with(t: Island, card: i64, said: str = "builds") -> None:
    """Build in every land of the card. Where exactly is settled before the first piece is added."""
    lands = matching(t, card)
    if t.journal is not None:
        t.tell(said, {"card": "invader-" + INVADER_SLUGS[card], "lands": land_names(t, lands)})
    bare = built_bare(t, lands)
    for land in lands_in(lands)[::-1]:
        t.push(Build(land, bool(bare >> land & 1)))


def built_bare(t: Island, lands: i64) -> i64:
    """The lands of a build card that are built in although there are no invaders."""
    bare: i64 = 0
    for twist in t.twists:
        bare |= twist.also_builds(t, lands)
    return bare


def would_build(t: Island, land: int, bare: bool = False) -> int:
    """A town or a city, or -1: with more towns than cities a city, else a town, and nothing without invaders unless
    the land is built in `bare`."""
    if t.skipped >> land & 1 or not (bare or t.count(land, INVADERS)):
        return -1
    towns = t.count(land, TOWNS)
    cities = t.count(land, CITIES)
    piece = CITY if towns > cities else TOWN
    if t.rules:
        dahan = t.count(land, THE_DAHAN)
        coastal = t.coastal(land)
        if (
            (t.rules & NO_BUILD_DAHAN and dahan)
            or (t.rules & NO_BUILD_MORE_DAHAN and dahan > towns + cities)
            or (t.rules & NO_BUILD_CITY and cities)
            or (t.rules & NO_BUILD_COASTAL and coastal)
            or (t.rules & NO_CITY_COASTAL and coastal and piece == CITY)
        ):
            return -1
    return piece


class Build(Step[Island]):
    """In one land: an action, which by itself ends no game unless an adversary or a scenario says so."""

    land: int
    bare: bool = False

    def run(self, t: Island) -> None:
        if would_build(t, self.land, self.bare) >= 0:
            if t.twists:
                begin(t, END_ACTION)
            unless_choked(t, self.land, AddBuilding(self.land, self.bare), "word-build")


class AddBuilding(Step[Island]):
    land: int
    bare: bool

    def run(self, t: Island) -> None:
        add_piece(t, self.land, would_build(t, self.land, self.bare))


# -- explore -----------------------------------------------------------------------------------------------------------


class Explore(Step[Island]):
    """A new card, and an explorer in each of its lands that a town, a city or the ocean is in or next to. Without a
    card the game is lost."""

    def run(self, t: Island) -> None:
        if not t.stages:
            t.finish("deck", False)
            return
        t.explore_card = draw_card(t)
        if t.journal is not None:
            lands = land_names(t, matching(t, t.explore_card))
            t.tell("explores", {"card": "invader-" + INVADER_SLUGS[t.explore_card], "lands": lands})
        t.push(ARRIVE)
        for twist in t.twists:
            twist.revealed(t)


class Arrive(Step[Island]):
    """Explorers come to the lands of the card."""

    def run(self, t: Island) -> None:
        lands = explored(t, matching(t, t.explore_card))
        for land in lands_in(lands):
            add_piece(t, land, EXPLORER)
        for twist in t.twists:
            twist.explored(t, lands)


def draw_card(t: Island) -> int:
    """The next invader card; which one of its stage is decided now."""
    stage = t.stages.pop()
    unseen = t.unseen[stage - 1]
    card = unseen.pop(t.chance.pick([INVADER_SLUGS[one] for one in unseen]))
    t.show()
    return card


def explored(t: Island, lands: i64) -> i64:
    """Which of these lands explorers reach; judged before any of them arrives."""
    found: i64 = 0
    for land in lands_in(lands):
        if t.skipped >> land & 1:
            continue
        if t.rules & NO_EXPLORE_TWO_DAHAN and t.count(land, THE_DAHAN) >= 2:
            continue
        if t.chart.coastal >> land & 1 or t.count(land, BUILDINGS):
            found |= BIT[land]
            continue
        for other in t.chart.ashore.adjacent[land]:
            if t.count(other, BUILDINGS):
                found |= BIT[land]
                break
    return found


class Advance(Step[Island]):
    """Ravage card to the discard, build card to ravage, explore card to build."""

    def run(self, t: Island) -> None:
        taken = False
        for twist in t.twists:
            taken = twist.takes(t, t.ravage_card) or taken
        if t.ravage_card != EMPTY and not taken:
            t.invader_discard.append(int(t.ravage_card))
        t.ravage_card = t.build_card
        t.build_card = t.explore_card
        t.explore_card = EMPTY


BEGIN_BUILD: Final = BeginBuild()
EXPLORE: Final = Explore()
ARRIVE: Final = Arrive()
ADVANCE: Final = Advance()
