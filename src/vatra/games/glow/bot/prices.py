"""What tokens are worth."""

from __future__ import annotations

from vatra.core.record import Fixed


class Prices(Fixed):
    """What tokens are worth to a player now, in light."""

    footprint: float
    firefly: float
    reroll: float
    give_up: float  # what the least useful companion is worth
