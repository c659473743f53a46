"""How far victory is: fear to make until a terror level, and health of what must be gone there."""

from __future__ import annotations

from typing import Final

from vatra.games.spirit_island.scenarios import insurrection, rituals
from vatra.games.spirit_island.scenarios.insurrection import Insurrection, all_dahan, held
from vatra.games.spirit_island.scenarios.rituals import Rituals
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import BUILDINGS, THE_DAHAN

# Dahan Insurrection: a building in a held land, a dahan in danger, and how many more than needed are safe.
HELD_BUILDING: Final = 2.0
LIFE: Final = 4.0
SPARE: Final = 2

# Rituals of Terror: a ritual, what it needs, and the explorers that would have to be destroyed without one.
RITUAL: Final = 6.0
GATHERED: Final = 1.5
ENERGY: Final = 0.5
EXPLORERS: Final = 4.0


def way(t: Island, towns: int, cities: int, made: float) -> float:
    """The shortest way to victory, with so many towns and cities on the island and so much fear made."""
    for twist in t.twists:
        if isinstance(twist, Insurrection):
            return uprising(t, made)
        if isinstance(twist, Rituals):
            return by_rituals(t, towns, cities)
    two, three, all_cards = fear_missing(t, made)
    return min(two + 2.0 * towns + 3.0 * cities, three + 3.0 * cities, all_cards)


def fear_missing(t: Island, made: float) -> tuple[float, float, float]:
    """Fear to make until the terror levels 2 and 3 and until the last fear card."""
    size = float(t.fear_size)
    before = t.cards_before()
    return max(0.0, before[0] * size - made), max(0.0, before[1] * size - made), before[2] * size - made


def uprising(t: Island, made: float) -> float:
    """Nowhere more buildings than dahan, at terror level 3 with some exceptions, and never too few dahan."""
    surplus = [t.count(land, BUILDINGS) - t.count(land, THE_DAHAN) for land in held(t)]
    surplus.sort()
    kept = surplus[: max(0, len(surplus) - (t.seats - 1))]
    two, three, _ = fear_missing(t, made)
    few = max(0, insurrection.DAHAN_EACH * t.seats + SPARE - all_dahan(t))
    return min(two + HELD_BUILDING * sum(surplus), three + HELD_BUILDING * sum(kept)) + LIFE * few


def by_rituals(t: Island, towns: int, cities: int) -> float:
    """Each ritual makes do with less destruction, and the last one with none."""
    buildings = 2.0 * towns + 3.0 * cities
    left = [buildings + EXPLORERS, buildings, 3.0 * cities, 0.0]  # by rituals held
    now = int(t.raised)
    missing = ritual_missing(t)
    best = left[now]
    for more in range(1, rituals.TO_WIN - now + 1):
        best = min(best, left[now + more] + RITUAL * more + missing)
    return best


def ritual_missing(t: Island) -> float:
    """What the next ritual needs, in the land where that is least."""
    least = 99.0
    for land in t.chart.lands:
        here = [spirit.presence[land] for spirit in t.spirits]
        presence = max(here.count(0), rituals.PRICE - sum(here))
        dahan = max(0, rituals.DAHAN_EACH * t.seats - t.count(land, THE_DAHAN))
        least = min(least, GATHERED * (presence + dahan))
    energy = max(0, rituals.PRICE - sum([int(spirit.energy) for spirit in t.spirits]))
    return least + ENERGY * energy
