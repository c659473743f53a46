"""What a position is worth to the spirits, at a glance: invaders and their plans, blight, presence, fear."""

from __future__ import annotations

from typing import Final

from vatra.games.spirit_island.blight import CascadeWhere
from vatra.games.spirit_island.panels import ENERGY_SPACE, PLAYS_SPACE
from vatra.games.spirit_island.power import MAJOR, POWERS
from vatra.games.spirit_island.rules.ravage import TO_BLIGHT, strength
from vatra.games.spirit_island.rules.spread import matching, would_build
from vatra.games.spirit_island.spirit import CARD_TRACK, ENERGY_TRACK, Spirit
from vatra.games.spirit_island.table import EMPTY, SLOW_PHASE, Island
from vatra.games.spirit_island.terms import (
    BUILDINGS,
    CITIES,
    CONCEALED,
    DAHAN,
    EXPLORER,
    INVADERS,
    THE_DAHAN,
    TOWN,
    TOWNS,
    damage_of,
    lands_in,
)

WON: Final = 1000.0
LATER: Final = 0.6  # what happens only next turn can still be helped


class Weights:
    """How much everything counts, in points: an explorer is one."""

    def __init__(self) -> None:
        self.town = 2.8
        self.city = 4.6
        self.damaged = 0.25  # each point already dealt this turn
        self.blight = 2.5
        self.coming_blight = 4.5  # in a land about to be ravaged
        self.cascade = 4.0
        self.scarce = 5.0  # blight card nearly empty, healthy side
        self.last = 16.0  # and when there is no other side
        self.blighted = 6.0
        self.dahan = 0.9
        self.presence = 1.1
        self.lands = 0.5
        self.strength = 5.0  # of the cards it can play and pay for in a turn
        self.space = 0.6  # each open space of a track
        self.energy = 0.4
        self.hand = 0.9
        self.discard = 0.4
        self.major = 0.8  # in hand, where it can be paid for
        self.fear = 0.6
        self.level = 3.0  # of terror
        self.last_cities = 3.0  # at terror level 3
        self.built = 1.0  # a town or city about to be built, as a share of what it counts
        self.next_ravage = 0.35  # where something is about to be built


WEIGHTS: Final = Weights()


def worth(t: Island) -> float:
    """The more the better, for all spirits together."""
    if t.over:
        return (WON if t.won else -WON) + float(len(t.stages))
    total = 0.0
    for land in t.chart.lands:
        total -= land_trouble(t, land)
    total -= blight_trouble(t)
    total -= coming(t)
    if isinstance(t.shared[-1], CascadeWhere):
        total -= WEIGHTS.blight + WEIGHTS.cascade
    for seat in range(t.seats):
        total += spirit_worth(t, seat)
    return total + fear_worth(t)


def land_trouble(t: Island, land: int) -> float:
    """The pieces in a land."""
    pieces = t.pieces[land]
    if not pieces:
        return 0.0
    trouble = 0.0
    for p in pieces:
        if p & 3 == DAHAN:
            trouble -= WEIGHTS.dahan - 0.2 * damage_of(p)
        else:
            trouble += bad_as(p & 3) - WEIGHTS.damaged * damage_of(p)
    return trouble


def bad_as(cls: int) -> float:
    """How bad an invader is."""
    return 1.0 if cls == EXPLORER else WEIGHTS.town if cls == TOWN else WEIGHTS.city


def blight_trouble(t: Island) -> float:
    """Blight hurts more the less of it is left on the card, and most when there is no second side."""
    pool = float(t.blight_pool) / t.seats
    last = not t.blight_card or t.blighted
    danger = (WEIGHTS.last if last else WEIGHTS.scarce) / (pool + 1.0)
    if t.blighted:
        danger += WEIGHTS.blighted
    return danger * t.seats + WEIGHTS.blight * sum(t.blight)


def coming(t: Island) -> float:
    """What the invader cards on the board will do."""
    trouble = 0.0
    soon = LATER if t.phase == SLOW_PHASE else 1.0
    if t.ravage_card != EMPTY:
        for land in lands_in(matching(t, t.ravage_card)):
            if not t.skipped >> land & 1 or t.phase == SLOW_PHASE:
                trouble += soon * ravage_trouble(t, land)
    if t.build_card != EMPTY:
        for land in lands_in(matching(t, t.build_card)):
            piece = would_build(t, land)
            if piece >= 0:
                trouble += soon * WEIGHTS.built * bad_as(piece)
                trouble += WEIGHTS.next_ravage * ravage_trouble(t, land)
    return trouble


def ravage_trouble(t: Island, land: int) -> float:
    """Blight, lost presence and lost dahan, less what the dahan strike down."""
    if not t.count(land, INVADERS):
        return 0.0
    damage = strength(t, land)
    trouble = 0.0
    if damage >= TO_BLIGHT:
        trouble += WEIGHTS.coming_blight + (WEIGHTS.cascade if t.blight[land] else 0.0)
        for spirit in t.spirits:
            here = spirit.presence[land]
            if here:
                trouble += 2.0 + (40.0 if spirit.on_island() == 1 else 0.0)
    dahan = t.count(land, THE_DAHAN)
    if dahan:
        lost = 0 if t.has(CONCEALED, land) else min(dahan, damage // 2)
        trouble += 1.2 * lost
        trouble -= struck_down(t, land, 2 * (dahan - lost))
    return trouble


def struck_down(t: Island, land: int, points: int) -> float:
    """What so much damage to invaders would be good for."""
    gain = 0.0
    cities = t.count(land, CITIES)
    towns = t.count(land, TOWNS)
    while cities and points >= 3:
        points -= 3
        cities -= 1
        gain += WEIGHTS.city + 2 * WEIGHTS.fear
    while towns and points >= 2:
        points -= 2
        towns -= 1
        gain += WEIGHTS.town + WEIGHTS.fear
    return gain + min(points, t.count(land, INVADERS)) * 0.8


def spirit_worth(t: Island, seat: int) -> float:
    spirit = t.spirits[seat]
    presence = 0.0
    lands = 0
    for land in range(t.chart.size):
        here = spirit.presence[land]
        if here:
            lands += 1
            presence += WEIGHTS.presence
            if here >= 2:
                presence += 0.4
            if t.blight[land]:
                presence -= 0.15
            if t.count(land, INVADERS) or near_trouble(t, land):
                presence += 0.3
    total = presence + WEIGHTS.lands * min(lands, 5)
    if spirit.on_island() <= 2:
        total -= 6.0
    income = smooth(spirit, ENERGY_TRACK, ENERGY_SPACE)
    plays = smooth(spirit, CARD_TRACK, PLAYS_SPACE)
    affordable = (income + 0.8) / 1.3  # cards a turn
    total += WEIGHTS.strength * 2.0 * plays * affordable / (plays + affordable)
    total += WEIGHTS.space * (spirit.open[0] + spirit.open[1])
    energy = min(float(spirit.energy), 7.0)
    total += WEIGHTS.energy * energy
    total += WEIGHTS.hand * len(spirit.hand) + WEIGHTS.discard * (len(spirit.discard) + len(spirit.played))
    for card in spirit.hand:
        if POWERS[card].deck == MAJOR and POWERS[card].cost <= spirit.energy + spirit.income():
            total += WEIGHTS.major
    return total


def smooth(spirit: Spirit, track: int, kind: int) -> float:
    """The number a track gives, with a share of the next higher one for each space on the way there."""
    spaces = spirit.panel.tracks[track]
    opened = spirit.open[track]
    now = 0
    since = 0
    for i in range(opened):
        if spaces[i].kind == kind and spaces[i].n > now:
            now = spaces[i].n
            since = i
    for i in range(opened, len(spaces)):
        if spaces[i].kind == kind and spaces[i].n > now:
            return now + (spaces[i].n - now) * (opened - 1 - since) / (i - since)
    return float(now)


def near_trouble(t: Island, land: int) -> bool:
    return any(t.count(other, BUILDINGS) for other in t.near.adjacent[land])


def fear_worth(t: Island) -> float:
    """Fear, and how near the end is at this terror level."""
    made = float(t.earned * t.fear_size + t.fear) / t.seats
    level = t.terror()
    closer = 0.0
    if level >= 2:
        cities = 0
        towns = 0
        for land in t.chart.lands:
            cities += t.count(land, CITIES)
            towns += t.count(land, TOWNS)
        if level == 3:
            closer -= WEIGHTS.last_cities * cities
        else:
            closer -= 0.8 * (cities + towns)
    return WEIGHTS.fear * made * t.seats + closer + WEIGHTS.level * (level - 1)
