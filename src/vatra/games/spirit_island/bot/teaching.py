"""What a search is taught: what the island is worth whenever nothing is under way."""

from __future__ import annotations

from typing import Final

from vatra.core.search.worth import promised
from vatra.games.spirit_island.bot.mind import resting
from vatra.games.spirit_island.bot.weights import sheet_for
from vatra.games.spirit_island.bot.worth import worth
from vatra.games.spirit_island.table import Island

SPREAD: Final = 60.0


def evaluate(t: Island) -> list[float] | None:
    """All win together, so it is worth the same to all."""
    if len(t.spirits) < t.seats or not resting(t):
        return None
    return [potential(t)] * t.seats


def potential(t: Island) -> float:
    if len(t.spirits) < t.seats:
        return 0.5
    return promised(worth(t, sheet_for(t.spirits, True)), SPREAD)
