"""A fair guess at the whole table from what a seat knows."""

from __future__ import annotations

from vatra.core.chance import Chance
from vatra.games.glow.table import Journey


def imagine(t: Journey, seat: int, chance: Chance) -> Journey:
    """Nothing on this table is hidden: decks have no order and face-down spells no face until they are turned."""
    new = t.copy()
    new.chance = chance
    return new
