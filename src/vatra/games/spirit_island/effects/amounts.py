"""How much: a number, or so much for each of something."""

from __future__ import annotations

from typing import Final

from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import (
    AIR,
    SUN,
    THE_DAHAN,
)
from vatra.games.spirit_island.use import Use

# What an amount is multiplied by: a mask of classes in the land (1 to 15), or one of these.
PER_BLIGHT: Final = 16
PER_ADJACENT_BLIGHT: Final = 17
PER_DAHAN_AND_PRESENCE: Final = 18
PER_AIR: Final = 19
PER_SUN: Final = 20
PER_TWO_DAHAN: Final = 21
PER_THREE_DAHAN: Final = 22
EVERY: Final = 99


def amount(t: Island, u: Use, n: int, per: int) -> int:
    """n, or n for each of something at this moment."""
    if not per:
        return n
    if per < PER_BLIGHT:
        return n * t.count(u.land, per)
    if per == PER_BLIGHT:
        return n * t.blight[u.land]
    if per == PER_ADJACENT_BLIGHT:
        return n * sum([t.blight[land] for land in t.around(u, u.land)])
    if per == PER_DAHAN_AND_PRESENCE:
        return n * t.count(u.land, THE_DAHAN) * t.spirits[u.seat].presence[u.land]
    if per == PER_AIR:
        return n * t.spirits[u.seat].elements[AIR]
    if per == PER_SUN:
        return n * t.spirits[u.seat].elements[SUN]
    return n * (t.count(u.land, THE_DAHAN) // (2 if per == PER_TWO_DAHAN else 3))
