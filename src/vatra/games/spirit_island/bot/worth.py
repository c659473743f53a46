"""What a position is worth to the spirits, at a glance: invaders and their plans, blight, presence, fear."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.games.spirit_island.blight import CascadeWhere
from vatra.games.spirit_island.bot.engine import engine
from vatra.games.spirit_island.rules.ravage import TO_BLIGHT
from vatra.games.spirit_island.rules.spread import matching, would_build
from vatra.games.spirit_island.spirit import Spirit
from vatra.games.spirit_island.table import EMPTY, FAST_PHASE, INVADER_PHASE, Island
from vatra.games.spirit_island.terms import BIT, CITY, CONCEALED, DAHAN, EXPLORER, TOWN, damage_of

WON: Final = 1000.0
LOST: Final = 200.0
ENOUGH_DAHAN: Final = 3  # in a land
FAR: Final = 8.0  # turns that are worth preparing for
OTHER_SIDE: Final = 4.5  # blight on the other side of a healthy card, for each spirit


class Weights:
    """How much everything counts, in points: an explorer is about one."""

    def __init__(self) -> None:
        self.explorer = 1.0
        self.town = 2.8
        self.city = 4.6
        self.damaged = 0.25  # each point already dealt this turn
        self.reached = 0.4  # inland, where explorers can come
        self.blight = 2.5
        self.danger = 30.0  # of the last blight, shared by what is left of it
        self.blighted = 3.0
        self.later = 0.6  # what happens only next turn can still be helped
        self.coming_blight = 5.0  # in a land about to be ravaged
        self.cascade = 4.0
        self.coming_loss = 2.0  # of presence
        self.dahan = 0.8
        self.coming_death = 1.2  # of dahan
        self.struck_explorer = 0.8  # what the dahan are about to strike down
        self.struck_town = 3.4
        self.struck_city = 5.8
        self.built_town = 2.8  # about to be built
        self.built_city = 4.6
        self.next_ravage = 0.35  # where something is about to be built
        self.presence = 1.1
        self.sacred = 0.4
        self.on_blight = 0.15
        self.near = 0.3  # a land with invaders in presence or next to it
        self.near_sacred = 0.3  # and to a sacred site
        self.lands = 0.5
        self.space = 0.6  # each open space of a track
        self.energy = 0.4
        self.hand = 0.9
        self.discard = 0.4
        self.engine = 0.4  # what the spirit does in each turn to come
        self.fear = 0.8
        self.level = 3.0  # of terror
        self.haste = 0.8  # when the invader deck runs out: each point of health of towns and cities
        self.last_buildings = 0.8  # at terror level 2
        self.last_cities = 3.0  # at terror level 3
        self.way = 0.5  # each point of the shortest way to victory, more when the invader deck runs out
        self.doom = 6.0  # each blight about to come that the island has no room for


WEIGHTS: Final = Weights()


def worth(t: Island) -> float:
    """The more the better, for all spirits together."""
    if t.won:
        return WON + float(len(t.stages))
    look = Look(t)
    total = fear_worth(t, look) - look.trouble - blight_trouble(t, look.coming)
    if t.over:
        total -= LOST
    elif isinstance(t.shared[-1], CascadeWhere):
        total -= WEIGHTS.blight + WEIGHTS.cascade
    turns = min(float(len(t.stages) + 1), FAR)
    for seat in range(t.seats):
        total += island_worth(t, seat, look) + hand_worth(t.spirits[seat], turns)
    return total


# -- the lands ---------------------------------------------------------------------------------------------------------


class Look:
    """One look over all lands."""

    def __init__(self, t: Island) -> None:
        self.trouble: float = 0.0
        self.towns: int = 0
        self.cities: int = 0
        self.invaded: i64 = 0  # lands with invaders
        self.built: i64 = 0  # lands with towns or cities
        self.coming: float = 0.0  # blight that is about to come
        ravaged: i64 = lands_of(t, t.ravage_card)
        growing: i64 = lands_of(t, t.build_card)
        soon = 1.0 if t.phase == FAST_PHASE or t.phase == INVADER_PHASE else WEIGHTS.later
        for land in t.chart.lands:
            pieces = t.pieces[land]
            if not pieces:
                continue
            explorers = 0
            towns = 0
            cities = 0
            dahan = 0
            for p in pieces:
                kind = p & 3
                if kind == EXPLORER:
                    explorers += 1
                elif kind == TOWN:
                    towns += 1
                    self.trouble -= WEIGHTS.damaged * damage_of(p)
                elif kind == CITY:
                    cities += 1
                    self.trouble -= WEIGHTS.damaged * damage_of(p)
                else:
                    dahan += 1
                    self.trouble += 0.2 * damage_of(p)
            self.trouble -= WEIGHTS.dahan * min(dahan, ENOUGH_DAHAN)
            if not explorers and not towns and not cities:
                continue
            self.trouble += WEIGHTS.explorer * explorers + WEIGHTS.town * towns + WEIGHTS.city * cities
            self.invaded |= BIT[land]
            if towns or cities:
                self.built |= BIT[land]
                self.towns += towns
                self.cities += cities
            if ravaged >> land & 1 and not t.skipped >> land & 1:
                self.trouble += soon * ravage_trouble(t, land, explorers, towns, cities, dahan)
                self.coming += soon * blight_of(t, land, explorers, towns, cities)
            if growing >> land & 1:
                piece = would_build(t, land)
                if piece >= 0:
                    self.trouble += soon * (WEIGHTS.built_city if piece == CITY else WEIGHTS.built_town)
                    if piece == CITY:
                        cities += 1
                    else:
                        towns += 1
                after = ravage_trouble(t, land, explorers, towns, cities, dahan)
                self.trouble += WEIGHTS.next_ravage * after
        for land in t.chart.lands:
            if not t.chart.coastal >> land & 1 and (BIT[land] | t.near.touching[land]) & self.built:
                self.trouble += WEIGHTS.reached


def lands_of(t: Island, card: i64) -> i64:
    """The lands of the card in a space of the invader track, as a mask."""
    return matching(t, card) if card != EMPTY else 0


def blight_of(t: Island, land: int, explorers: int, towns: int, cities: int) -> float:
    """How much blight a ravage of the land brings."""
    strike = t.strike
    damage = explorers * strike[EXPLORER] + towns * strike[TOWN] + cities * strike[CITY] - t.defence(land)
    if damage < TO_BLIGHT:
        return 0.0
    return 2.0 if t.blight[land] else 1.0


def ravage_trouble(t: Island, land: int, explorers: int, towns: int, cities: int, dahan: int) -> float:
    """Blight, lost presence and lost dahan, less what the dahan strike down."""
    strike = t.strike
    damage = explorers * strike[EXPLORER] + towns * strike[TOWN] + cities * strike[CITY] - t.defence(land)
    trouble = 0.0
    if damage >= TO_BLIGHT:
        trouble += WEIGHTS.coming_blight + (WEIGHTS.cascade if t.blight[land] else 0.0)
        for spirit in t.spirits:
            if spirit.presence[land]:
                trouble += WEIGHTS.coming_loss + (40.0 if spirit.on_island() == 1 else 0.0)
    if dahan:
        lost = 0 if damage <= 0 or t.has(CONCEALED, land) else min(dahan, damage // 2)
        trouble += WEIGHTS.coming_death * lost
        points = strike[DAHAN] * (dahan - lost)
        while cities and points >= 3:
            points -= 3
            cities -= 1
            trouble -= WEIGHTS.struck_city
        while towns and points >= 2:
            points -= 2
            towns -= 1
            trouble -= WEIGHTS.struck_town
        trouble -= WEIGHTS.struck_explorer * min(points, explorers)
    return trouble


def blight_trouble(t: Island, coming: float) -> float:
    """Blight hurts more the less of it is left before the island is lost."""
    left = float(t.blight_pool) / t.seats
    if t.blight_card and not t.blighted:
        left += OTHER_SIDE
    trouble = WEIGHTS.danger / (left + 1.0)
    if t.blighted:
        trouble += WEIGHTS.blighted
    trouble += WEIGHTS.doom * max(0.0, coming / t.seats + 1.0 - left)
    return trouble * t.seats + WEIGHTS.blight * sum(t.blight)


# -- the spirits -------------------------------------------------------------------------------------------------------


def island_worth(t: Island, seat: int, look: Look) -> float:
    """Presence, and whether it is where it is needed."""
    spirit = t.spirits[seat]
    total = 0.0
    lands = 0
    on_island = 0
    near: i64 = 0
    near_sacred: i64 = 0
    for land in range(t.chart.size):
        here = spirit.presence[land]
        if here:
            lands += 1
            on_island += here
            total += WEIGHTS.presence
            reach: i64 = BIT[land] | t.near.touching[land]
            near |= reach
            if t.sacred(seat, land):
                total += WEIGHTS.sacred
                near_sacred |= reach
            if t.blight[land]:
                total -= WEIGHTS.on_blight
    total += WEIGHTS.near * count(near & look.invaded)
    total += WEIGHTS.near_sacred * count(near_sacred & look.invaded)
    if on_island <= 2:
        total -= 6.0
    return total + WEIGHTS.lands * min(lands, 5)


def count(mask: i64) -> int:
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def hand_worth(spirit: Spirit, turns: float) -> float:
    """Tracks, energy and cards, with so many turns to come."""
    total = WEIGHTS.space * (spirit.open[0] + spirit.open[1])
    total += WEIGHTS.energy * min(float(spirit.energy), 7.0)
    total += WEIGHTS.hand * len(spirit.hand) + WEIGHTS.discard * (len(spirit.discard) + len(spirit.played))
    return total + WEIGHTS.engine * turns * engine(spirit)


def fear_worth(t: Island, look: Look) -> float:
    """Fear, and how near the end is at this terror level."""
    made = float(t.earned * t.fear_size + t.fear)
    level = t.terror()
    late = max(0.0, 1.0 - len(t.stages) / FAR)
    total = WEIGHTS.fear * made * (1.0 + late) + WEIGHTS.level * (level - 1)
    total -= WEIGHTS.haste * late * (2 * look.towns + 3 * look.cities)
    if level == 2:
        total -= WEIGHTS.last_buildings * (look.towns + look.cities)
    elif level == 3:
        total -= WEIGHTS.last_cities * look.cities
    return total - WEIGHTS.way * (0.5 + 2.0 * late) * way(t, look, made)


def way(t: Island, look: Look, made: float) -> float:
    """The shortest way to victory: fear to make until a terror level, and health of what must be gone there."""
    for twist in t.twists:
        own = twist.way(t, look.towns, look.cities, made)
        if own is not None:
            return own
    size = float(t.fear_size)
    cities = 3.0 * look.cities
    before = t.cards_before()
    two = max(0.0, before[0] * size - made) + 2.0 * look.towns + cities
    three = max(0.0, before[1] * size - made) + cities
    return min(two, three, before[2] * size - made)
