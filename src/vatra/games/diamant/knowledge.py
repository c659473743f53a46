"""A fair guess at the whole table from what a seat knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.chance import Chance
from vatra.core.table import FIRST
from vatra.games.diamant.bot.habits import SENSIBLE, happens
from vatra.games.diamant.bot.scene import scene_of
from vatra.games.diamant.table import Cave

SURPRISE: Final = 0.1  # how often somebody goes back, or does not, whatever the reasons


def imagine(t: Cave, seat: int, chance: Chance) -> Cave:
    """Only the face-down decisions of the others are hidden (the deck has no order): each is guessed to be sensible."""
    new = t.copy()
    new.chance = chance
    hidden: i64 = t.chosen & ~(1 << seat) if seat >= 0 else t.chosen
    if not hidden or t.decided():
        return new
    leaves = SURPRISE + (1.0 - 2.0 * SURPRISE) * SENSIBLE.leaves(scene_of(t, FIRST[t.inside]))
    for other in range(t.seats):
        if hidden >> other & 1:
            bit: i64 = 1 << other
            if happens(leaves, chance):
                new.leaving |= bit
            else:
                new.leaving &= ~bit
    return new
