"""A fair guess at the whole table from what a seat knows."""

from __future__ import annotations

from mypy_extensions import i64

from vatra.core.chance import Chance
from vatra.games.diamant.table import Cave


def imagine(t: Cave, seat: int, chance: Chance) -> Cave:
    """Only the face-down decisions of the others are hidden (the deck has no order): each is guessed by a coin."""
    new = t.copy()
    new.chance = chance
    hidden: i64 = t.chosen & ~(1 << seat) if seat >= 0 else t.chosen
    for other in range(t.seats):
        if hidden >> other & 1:
            bit: i64 = 1 << other
            if chance.below(2):
                new.leaving |= bit
            else:
                new.leaving &= ~bit
    return new
