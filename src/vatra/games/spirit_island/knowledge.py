"""A fair guess at the whole table from what a seat knows."""

from __future__ import annotations

from vatra.core.chance import Chance
from vatra.games.spirit_island.table import Island


def imagine(t: Island, seat: int, chance: Chance) -> Island:
    """Nothing on this table is hidden: what nobody has seen has not been drawn yet."""
    new = t.copy()
    new.chance = chance
    return new
