"""Elo ratings of bots that met at tables of any size.

At every table each two different bots compare their places: better wins, equal is half a win each. The ratings are
those under which these outcomes are most likely (Bradley and Terry's model). Comparisons at one table depend on each
other. The model would count them as if they did not, so the intervals are taken from how much the games really vary
(the "sandwich" estimate, with a game as its unit).
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from vatra.lab.match import NORMAL_95

Outcome = tuple[
    tuple[str, int], ...
]  # who came in at which place, sorted: games with the same outcome are alike
Matrix = list[list[float]]

MEAN: Final = 1500.0
SCALE: Final = 400 / math.log(10)  # a bot 400 points ahead wins ten times as often as it loses
ROUNDS: Final = 100
PRECISE: Final = 1e-10


@dataclass(frozen=True)
class Rating:
    """The bots of a ladder have 1500 on average; only differences mean something. `ci95` is about this one rating."""

    bot: str
    elo: float
    ci95: tuple[float, float]


def rate(bots: tuple[str, ...], outcomes: Mapping[Outcome, int]) -> list[Rating]:
    """Ratings from so many games with each outcome, in the order of `bots`; none if games do not link all of them.

    Every two bots that met also share one imagined tie: without it, who never lost would be infinitely good.

    >>> rate(("a", "b"), {(("a", 1), ("b", 2)): 75, (("a", 2), ("b", 1)): 25})[0].elo
    1594.2...
    """
    index = {bot: at for at, bot in enumerate(bots)}
    wins = _wins(index, outcomes)
    if not _linked(wins):
        return []
    strength = _fit(wins)
    inverse = _inverse(_curvature(wins, strength))
    spread = _spread(index, outcomes, strength)
    found: list[Rating] = []
    for at, bot in enumerate(bots):
        row = inverse[at]
        variance = sum(row[i] * spread[i][j] * row[j] for i in range(len(bots)) for j in range(len(bots)))
        half = NORMAL_95 * math.sqrt(variance) * SCALE
        elo = MEAN + strength[at] * SCALE
        found.append(Rating(bot, elo, (elo - half, elo + half)))
    return found


def _wins(index: Mapping[str, int], outcomes: Mapping[Outcome, int]) -> Matrix:
    """`wins[a][b]`: how often a came in before b; a tie is half."""
    wins = [[0.0] * len(index) for _ in index]
    for outcome, games in outcomes.items():
        for a, b, won in _pairs(index, outcome):
            wins[a][b] += games * won
            wins[b][a] += games * (1 - won)
    for a in range(len(index)):
        for b in range(a):
            if wins[a][b] + wins[b][a]:
                wins[a][b] += 0.5
                wins[b][a] += 0.5
    return wins


def _pairs(index: Mapping[str, int], outcome: Outcome) -> list[tuple[int, int, float]]:
    found: list[tuple[int, int, float]] = []
    for at, (a, place) in enumerate(outcome):
        for b, other in outcome[at + 1 :]:
            if a != b:
                found.append((index[a], index[b], 0.5 if place == other else float(place < other)))
    return found


def _linked(wins: Matrix) -> bool:
    """Whether everyone met everyone, at least through others."""
    reached, new = {0}, [0]
    while new:
        at = new.pop()
        met = {b for b in range(len(wins)) if b not in reached and wins[at][b] + wins[b][at]}
        reached |= met
        new += met
    return len(reached) == len(wins)


def _fit(wins: Matrix) -> list[float]:
    """Strengths that add up to 0 (Newton's method; the likelihood has one maximum)."""
    size = len(wins)
    strength = [0.0] * size
    for _ in range(ROUNDS):
        slope = [
            sum(
                wins[a][b] - (wins[a][b] + wins[b][a]) * _chance(strength[a] - strength[b])
                for b in range(size)
                if b != a
            )
            for a in range(size)
        ]
        inverse = _inverse(_curvature(wins, strength))
        step = [sum(inverse[a][b] * slope[b] for b in range(size)) for a in range(size)]
        longest = max(abs(x) for x in step)
        damped = min(1.0, 2.0 / longest) if longest else 1.0
        strength = [x + damped * dx for x, dx in zip(strength, step, strict=True)]
        if longest < PRECISE:
            break
    return strength


def _chance(ahead: float) -> float:
    """How likely a bot that is so much stronger comes in first."""
    return 1 / (1 + math.exp(-ahead))


def _curvature(wins: Matrix, strength: list[float]) -> Matrix:
    """How sharply the likelihood bends, with the one direction that it does not know (all stronger) filled in."""
    size = len(wins)
    out = [[1 / size] * size for _ in range(size)]
    for a in range(size):
        for b in range(a):
            chance = _chance(strength[a] - strength[b])
            bend = (wins[a][b] + wins[b][a]) * chance * (1 - chance)
            out[a][a] += bend
            out[b][b] += bend
            out[a][b] -= bend
            out[b][a] -= bend
    return out


def _spread(index: Mapping[str, int], outcomes: Mapping[Outcome, int], strength: list[float]) -> Matrix:
    """How much the games pull the ratings this way and that: the sum of squares of each game's pull."""
    size = len(strength)
    out = [[0.0] * size for _ in range(size)]
    for outcome, games in outcomes.items():
        pull: dict[int, float] = defaultdict(float)
        for a, b, won in _pairs(index, outcome):
            more = won - _chance(strength[a] - strength[b])
            pull[a] += more
            pull[b] -= more
        for a, x in pull.items():
            for b, y in pull.items():
                out[a][b] += games * x * y
    return out


def _inverse(matrix: Matrix) -> Matrix:
    """Gauss and Jordan, for the few rows that a ladder has."""
    size = len(matrix)
    rows = [[*row, *[float(at == other) for other in range(size)]] for at, row in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = rows[at][at]
        rows[at] = [x / pivot for x in rows[at]]
        for other in range(size):
            factor = rows[other][at]
            if other != at and factor:
                rows[other] = [x - factor * y for x, y in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
