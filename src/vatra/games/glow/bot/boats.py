"""The Archipelago: what boats are worth wherever they lie, day by day to the end."""

from __future__ import annotations

from typing import Final

from vatra.games.glow.boards import (
    CLOSED_IN_SOLO,
    FEE,
    ISLANDS,
    ISLANDS_NEXT_TO,
    ROUTES_FROM,
)
from vatra.games.glow.bot.prices import Prices

CANNOT: Final = -99.0
DIFFERENT: Final[list[float]] = [
    0.0,
    0.03,
    0.2,
    0.42,
    0.29,
    0.06,
]  # elements shown by the dice of an average day


class Fleet:
    """What boats are worth: the best sailing for every number of elements, day by day to the end."""

    def __init__(self, prices: Prices, solo: bool) -> None:
        self.prices: Final = prices
        self.solo: Final = solo
        self.known: Final[dict[str, float]] = {}

    def worth(self, boats: list[int], days: int) -> float:
        """Light to expect of these boats with so many days left, each with one sailing."""
        if days <= 0:
            return float(sum([ISLANDS[island].light for island in boats]))
        key = f"{days}{boats}"
        if key not in self.known:
            total = 0.0
            for shown in range(1, 6):
                total += DIFFERENT[shown] * self.best(boats, shown, 1, days, self.prices)
            self.known[key] = total
        return self.known[key]

    def best(self, boats: list[int], shown: int, footprints: int, days: int, prices: Prices) -> float:
        """With so many elements shown: the best of staying and all sailings; `days` counts today."""
        found = self.worth(boats, days - 1)
        for k in range(len(boats)):
            if boats[k] not in boats[:k]:
                for i in range(len(ISLANDS_NEXT_TO[boats[k]])):
                    found = max(found, self.sail(boats, k, i, shown, footprints, days, prices))
        return found

    def sail(
        self, boats: list[int], k: int, i: int, shown: int, footprints: int, days: int, prices: Prices
    ) -> float:
        """What it is worth that boat k takes its i-th route today."""
        island = boats[k]
        there = ISLANDS_NEXT_TO[island][i]
        route = ROUTES_FROM[island][i]
        fee = FEE[route][shown]
        if there in boats or fee is None or fee > footprints or (self.solo and route == CLOSED_IN_SOLO):
            return CANNOT
        place = ISLANDS[there]
        gain = (place.footprints - fee) * prices.footprint
        gain += place.fireflies * prices.firefly + place.rerolls * prices.reroll
        if place.give_up:
            gain -= prices.give_up
        return gain + self.worth(sorted([*boats[:k], *boats[k + 1 :], there]), days - 1)


USUAL: Final = Prices(1.2, 0.8, 1.0, 4.0)
FLEETS: Final[list[Fleet]] = [Fleet(USUAL, False), Fleet(USUAL, True)]  # what they find out is kept


def fleet(solo: bool) -> Fleet:
    return FLEETS[1 if solo else 0]
