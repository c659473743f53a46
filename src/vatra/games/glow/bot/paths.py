"""The Land of Shadows: what every space is worth with so many days left, and the best walk with the dice at hand."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from vatra.games.glow.boards import (
    FORBID,
    NEED,
    NEXT_TO,
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
from vatra.games.glow.bot.prices import Prices
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
                        chance = 1 / (1 + math.exp((DAYS_TO[i][space] - days) / HURRY))
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
