"""What tokens are worth."""

from __future__ import annotations

from typing import Final


class Prices:
    """What tokens are worth to a player now, in light."""

    def __init__(self, footprint: float, firefly: float, reroll: float, give_up: float) -> None:
        self.footprint: Final = footprint
        self.firefly: Final = firefly
        self.reroll: Final = reroll
        self.give_up: Final = give_up  # what the least useful companion is worth
