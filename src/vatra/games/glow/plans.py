"""Where to go: what every place is worth with so many days left, and the best walk with the dice at hand."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from vatra.games.glow.boards import (
    CLOSED_IN_SOLO,
    FEE,
    FORBID,
    ISLANDS,
    ISLANDS_NEXT_TO,
    NEED,
    NEXT_TO,
    NOT_POSSIBLE,
    ROUTES_FROM,
    SPACE_BIT,
    SPACE_COST,
    SPACE_KIND,
    SPACE_SYMBOL,
    SPACES,
    SYMBOL_TO,
    SYMBOLS_ON_PATHS,
    VILLAGE,
    VILLAGES,
)
from vatra.games.glow.effects import MANY, ONE, WIDTH

STEP_NEED: Final = 0.42  # days that a step takes on average, by what it asks for
STEP_FORBID: Final = 0.55
STEP_VILLAGE: Final = 0.3
STEP_SKULL: Final = 0.5  # what giving up a companion is felt as, in days
HURRY: Final = 0.45  # how sharply the hope of a village fades when time runs short
FAR: Final = 99.0


def _days_to(village: int) -> list[float]:
    """For every space how many days it takes from there to the village (Dijkstra, backwards)."""
    days = [FAR] * len(SPACES)
    days[village] = 0.0
    left = list(range(len(SPACES)))
    while left:
        best = left[0]
        for space in left:
            if days[space] < days[best]:
                best = space
        left.remove(best)
        cost = step_days(best)
        for i in range(len(NEXT_TO[best])):
            there = NEXT_TO[best][i]
            symbol = SYMBOL_TO[best][i]
            more = cost
            if symbol >= 0:
                more += STEP_SKULL if SYMBOLS_ON_PATHS[symbol].give_up else 0.0
                more -= 0.1 * SYMBOLS_ON_PATHS[symbol].light
            if days[best] + more < days[there]:
                days[there] = days[best] + more
    return days


def step_days(space: int) -> float:
    kind = SPACE_KIND[space]
    if kind == NEED:
        return STEP_NEED
    if kind == FORBID:
        return STEP_FORBID
    return STEP_VILLAGE + 0.12 * SPACE_COST[space]


DAYS_TO: Final[list[list[float]]] = [_days_to(village) for village in VILLAGES]


def _hopes() -> list[list[list[float]]]:
    """HOPE[days left][space][camp]: light to expect of the camp at the end; camps as in VILLAGES, then none."""
    table: list[list[list[float]]] = []
    for days in range(9):
        by_space: list[list[float]] = []
        for space in range(len(SPACES)):
            by_camp: list[float] = []
            for camp in range(len(VILLAGES) + 1):
                safe = float(SPACES[VILLAGES[camp]].light) if camp < len(VILLAGES) else 0.0
                best = safe
                for i in range(len(VILLAGES)):
                    light = SPACES[VILLAGES[i]].light - 0.8 * SPACE_COST[VILLAGES[i]]
                    if light > safe and days:
                        chance = 1 / (1 + math.exp((DAYS_TO[i][space] - days + 0.35) / HURRY))
                        best = max(best, safe + (light - safe) * chance)
                by_camp.append(best)
            by_space.append(by_camp)
        table.append(by_space)
    return table


HOPE: Final[list[list[list[float]]]] = _hopes()
CAMP_NUMBER: Final[list[int]] = [
    VILLAGES.index(space) if space in VILLAGES else len(VILLAGES) for space in range(len(SPACES))
]


def hope(days: i64, company: i64, camp: i64) -> float:
    return HOPE[days][company][CAMP_NUMBER[camp]]


class Prices:
    """What tokens are worth to a player now, in light."""

    def __init__(self, footprint: float, firefly: float, reroll: float, give_up: float) -> None:
        self.footprint: Final = footprint
        self.firefly: Final = firefly
        self.reroll: Final = reroll
        self.give_up: Final = give_up  # what the least useful companion is worth


class Walker:
    """The best walk with the dice at hand: all of them are tried, up to a limit."""

    def __init__(self, counts: i64, days: i64, camp: int, prices: Prices, limit: int) -> None:
        self.counts: Final[i64] = counts
        self.days: Final[i64] = days  # left after today
        self.camp: Final = camp
        self.prices: Final = prices
        self.left = limit
        self.free: i64 = counts  # dice not yet used

    def best(self, space: int, visited: i64, footprints: int) -> float:
        """What the rest of the walk is worth from here: where it ends, what lies on the way, what it costs."""
        self.left -= 1
        found = hope(self.days, space, self.camp)
        if SPACE_KIND[space] == VILLAGE:
            found = max(found, hope(self.days, space, space))
        if self.left <= 0:
            return found
        for i in range(len(NEXT_TO[space])):
            there = NEXT_TO[space][i]
            if not visited >> there & 1:
                found = max(found, self.step(space, i, there, visited, footprints, False))
                if SPACE_KIND[there] == NEED and footprints:
                    found = max(found, self.step(space, i, there, visited, footprints, True))
        return found

    def step(self, space: int, i: int, there: int, visited: i64, footprints: int, pays: bool) -> float:
        """What a step is worth with the best walk after it, or very little if it is not possible."""
        kind = SPACE_KIND[there]
        cost = 0
        die: i64 = 0
        if pays:
            cost = 1
        elif kind == NEED:
            symbol = SPACE_SYMBOL[there]
            if not self.free >> (WIDTH * symbol) & MANY:
                return -FAR
            die = ONE[symbol]
        elif kind == FORBID:
            if self.counts >> (WIDTH * SPACE_SYMBOL[there]) & MANY:
                cost = 1
        else:
            cost = SPACE_COST[there]
        if cost > footprints:
            return -FAR
        prices = self.prices
        gain = -cost * prices.footprint + on_arrival(there, prices) + on_path(SYMBOL_TO[space][i], prices)
        self.free -= die
        gain += self.best(there, visited | SPACE_BIT[there], footprints - cost)
        self.free += die
        return gain


def on_arrival(space: int, prices: Prices) -> float:
    place = SPACES[space]
    return place.fireflies * prices.firefly + place.rerolls * prices.reroll


def on_path(symbol: int, prices: Prices) -> float:
    if symbol < 0:
        return 0.0
    found = SYMBOLS_ON_PATHS[symbol]
    gain = found.fireflies * prices.firefly + found.rerolls * prices.reroll + found.light
    return gain - prices.give_up if found.give_up else gain


# -- boats ---------------------------------------------------------------------------------------------------------

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
        if (
            there in boats
            or fee > footprints
            or fee >= NOT_POSSIBLE
            or (self.solo and route == CLOSED_IN_SOLO)
        ):
            return -FAR
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
