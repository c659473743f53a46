"""What a position is worth to the spirits, at a glance: invaders and their plans, blight, presence, fear."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.games.spirit_island.blight import CascadeWhere
from vatra.games.spirit_island.bot.engine import engine
from vatra.games.spirit_island.bot.weights import Sheet, Weights
from vatra.games.spirit_island.panels import SWORN_TO_VICTORY
from vatra.games.spirit_island.rules.ravage import TO_BLIGHT
from vatra.games.spirit_island.rules.spread import matching, would_build
from vatra.games.spirit_island.spirit import Spirit
from vatra.games.spirit_island.table import EMPTY, FAST_PHASE, INVADER_PHASE, Island
from vatra.games.spirit_island.terms import BIT, CITY, CONCEALED, DAHAN, EXPLORER, FOREWARNED, TOWN, damage_of

WON: Final = 1000.0
LOST: Final = 200.0
FAR: Final = 8.0  # turns that are worth preparing for
OTHER_SIDE: Final = 4.5  # blight on the other side of a healthy card, for each spirit


def worth(t: Island, sheet: Sheet) -> float:
    """The more the better, for all spirits together."""
    if t.won:
        return WON + float(len(t.stages))
    w = sheet.island
    look = Look(t, w)
    total = fear_worth(t, look, w) - look.trouble - blight_trouble(t, look.coming, w)
    if t.over:
        total -= LOST
    elif isinstance(t.shared[-1], CascadeWhere):
        total -= w.blight + w.cascade
    turns = min(float(len(t.stages) + 1), FAR)
    for seat in range(t.seats):
        own = sheet.own[seat]
        total += island_worth(t, seat, look, own) + hand_worth(t.spirits[seat], turns, own)
    return total


# -- the lands ---------------------------------------------------------------------------------------------------------


class Look:
    """One look over all lands."""

    def __init__(self, t: Island, w: Weights) -> None:
        self.trouble: float = 0.0
        self.towns: int = 0
        self.cities: int = 0
        self.invaded: i64 = 0  # lands with invaders
        self.built: i64 = 0  # lands with towns or cities
        self.coming: float = 0.0  # blight that is about to come
        ravaged: i64 = lands_of(t, t.ravage_card)
        growing: i64 = lands_of(t, t.build_card)
        soon = 1.0 if t.phase == FAST_PHASE or t.phase == INVADER_PHASE else w.later
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
                    self.trouble -= w.damaged * damage_of(p)
                elif kind == CITY:
                    cities += 1
                    self.trouble -= w.damaged * damage_of(p)
                else:
                    dahan += 1
                    self.trouble += 0.2 * damage_of(p)
            self.trouble -= w.dahan * min(float(dahan), w.enough_dahan)
            if not explorers and not towns and not cities:
                continue
            self.trouble += w.explorer * explorers + w.town * towns + w.city * cities
            self.invaded |= BIT[land]
            if towns or cities:
                self.built |= BIT[land]
                self.towns += towns
                self.cities += cities
            if ravaged >> land & 1 and not t.skipped >> land & 1:
                self.trouble += soon * ravage_trouble(t, w, land, explorers, towns, cities, dahan)
                self.coming += soon * blight_of(t, land, explorers, towns, cities)
            if growing >> land & 1:
                piece = would_build(t, land)
                if piece >= 0:
                    self.trouble += soon * (w.built_city if piece == CITY else w.built_town)
                    if piece == CITY:
                        cities += 1
                    else:
                        towns += 1
                after = ravage_trouble(t, w, land, explorers, towns, cities, dahan)
                self.trouble += w.next_ravage * after
        for land in t.chart.lands:
            if not t.chart.coastal >> land & 1 and (BIT[land] | t.near.touching[land]) & self.built:
                self.trouble += w.reached


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


def ravage_trouble(
    t: Island, w: Weights, land: int, explorers: int, towns: int, cities: int, dahan: int
) -> float:
    """Blight, lost presence and lost dahan, less what the dahan strike down."""
    strike = t.strike
    damage = explorers * strike[EXPLORER] + towns * strike[TOWN] + cities * strike[CITY] - t.defence(land)
    trouble = 0.0
    if damage >= TO_BLIGHT:
        trouble += w.coming_blight + (w.cascade if t.blight[land] else 0.0)
        for spirit in t.spirits:
            if spirit.presence[land]:
                trouble += w.coming_loss + (40.0 if spirit.on_island() == 1 else 0.0)
    if dahan:
        lost = 0 if damage <= 0 or t.has(CONCEALED, land) else min(dahan, damage // 2)
        trouble += w.coming_death * lost
        if w.sworn and lost:
            for spirit in t.spirits:
                if spirit.panel.special & SWORN_TO_VICTORY:
                    trouble += w.sworn * min(lost, spirit.presence[land])
        points = strike[DAHAN] * (dahan if t.has(FOREWARNED, land) else dahan - lost)
        while cities and points >= 3:
            points -= 3
            cities -= 1
            trouble -= w.struck_city
        while towns and points >= 2:
            points -= 2
            towns -= 1
            trouble -= w.struck_town
        trouble -= w.struck_explorer * min(points, explorers)
    return trouble


def blight_trouble(t: Island, coming: float, w: Weights) -> float:
    """Blight hurts more the less of it is left before the island is lost."""
    left = float(t.blight_pool) / t.seats
    if t.blight_card and not t.blighted:
        left += OTHER_SIDE
    trouble = w.danger / (left + 1.0)
    if t.blighted:
        trouble += w.blighted
    trouble += w.doom * max(0.0, coming / t.seats + 1.0 - left)
    return trouble * t.seats + w.blight * sum(t.blight)


# -- the spirits -------------------------------------------------------------------------------------------------------


def island_worth(t: Island, seat: int, look: Look, w: Weights) -> float:
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
            total += w.presence
            reach: i64 = BIT[land] | t.near.touching[land]
            near |= reach
            if t.sacred(seat, land):
                total += w.sacred
                near_sacred |= reach
            if t.blight[land]:
                total -= w.on_blight
    if w.army:
        total += w.army * striking(t, spirit)
    total += w.near * count(near & look.invaded)
    total += w.near_sacred * count(near_sacred & look.invaded)
    if on_island <= 2:
        total -= 6.0
    return total + w.lands * min(lands, 5)


def striking(t: Island, spirit: Spirit) -> float:
    """Blows that dahan could deal, led by presence in their land, as far as there is something to strike."""
    total = 0.0
    for land in t.chart.lands:
        here = spirit.presence[land]
        if not here:
            continue
        dahan = 0
        health = 0
        for p in t.pieces[land]:
            if p & 3 == DAHAN:
                dahan += 1
            else:
                health += 1 + (p & 3)
        blows = dahan * min(here, 3)
        total += min(blows, health) + 0.3 * max(0, min(blows, 9) - health)
    return total


def count(mask: i64) -> int:
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def hand_worth(spirit: Spirit, turns: float, w: Weights) -> float:
    """Tracks, energy and cards, with so many turns to come."""
    total = w.space * (spirit.open[0] + spirit.open[1])
    total += w.energy * min(float(spirit.energy), 7.0)
    total += w.hand * len(spirit.hand) + w.discard * (len(spirit.discard) + len(spirit.played))
    return total + w.engine * turns * engine(spirit, w)


def fear_worth(t: Island, look: Look, w: Weights) -> float:
    """Fear, and how near the end is at this terror level."""
    made = float(t.earned * t.fear_size + t.fear)
    level = t.terror()
    late = max(0.0, 1.0 - len(t.stages) / FAR)
    total = w.fear * made * (1.0 + late) + w.level * (level - 1)
    total -= w.haste * late * (2 * look.towns + 3 * look.cities)
    if level == 2:
        total -= w.last_buildings * (look.towns + look.cities)
    elif level == 3:
        total -= w.last_cities * look.cities
    return total - w.way * (0.5 + 2.0 * late) * way(t, look, made)


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
