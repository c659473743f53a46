"""What a seat knows of what is hidden."""

from __future__ import annotations

from vatra.core.chance import Chance
from vatra.games.bonfire.table import Realm


def imagine(t: Realm, seat: int, chance: Chance) -> Realm:
    """Nothing on this table is hidden: what nobody has seen has no order until it is turned up."""
    new = t.copy()
    new.chance = chance
    return new
