"""Learn how far one will be ahead of Tom: what `LEARNED` in Bonfire's `bot/forecast.py` holds. Needs NumPy.

    python benchmarks/bonfire_forecast.py --games 700 --seed fit1

The expert plays alone, and chooses one turn in twelve by lot among its best six options, so that things vary.
Whenever a turn of its own begins, the features are kept; least squares with a small ridge fit them to the final margin.
A quarter of the games is left out first, to tell how good a forecast of new games it is.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy

from vatra.core.action import Action
from vatra.core.chance import Chance, seeded
from vatra.core.game import find_game
from vatra.core.seen import Seen
from vatra.games.bonfire.bot.forecast import LENGTH, features, margin
from vatra.games.bonfire.bot.levels import Thought
from vatra.games.bonfire.bot.worth import WEIGHTS
from vatra.games.bonfire.rules.turn import Turn
from vatra.games.bonfire.table import Realm

BY_LOT = 12  # one turn of so many
AMONG = 6
RIDGE = 30.0


def played(seed: str, number: int) -> tuple[list[list[float]], float]:
    """What a game looked like at the start of every turn, twice as wide as the features, and its margin."""
    table = find_game("bonfire").new(1, {}, seeded(f"{seed} {number}"))
    assert isinstance(table, Realm)
    assert table.tom is not None
    chance = seeded(f"{seed} slips {number}")
    rows: list[list[float]] = []
    turn = 0
    while not table.over:
        if isinstance(table.shared[-1], Turn) and table.turns != turn:
            turn = int(table.turns)
            late = min(1.5, turn / LENGTH)
            now = features(table, table.players[0], table.tom)
            rows.append([value for one in now for value in (one, one * late)])
        table.take(0, chosen(table, chance))
    return rows, margin(table, table.tom)


def chosen(table: Realm, chance: Chance) -> Action:
    seen = Seen(table, 0)
    if len(seen.options) == 1:
        return seen.options[0]
    thought = Thought(seen, chance, WEIGHTS)
    if isinstance(table.shared[-1], Turn) and chance.below(BY_LOT) == 0:
        best = sorted(range(len(seen.options)), key=lambda i: -thought.values[i])[:AMONG]
        return seen.options[best[chance.below(len(best))]]
    thought.further()
    return thought.judgement().action


def fitted(rows: Any, margins: Any) -> Any:
    scale = rows.std(axis=0)
    scale[scale < 1e-6] = 1.0
    even = rows / scale
    return numpy.linalg.solve(even.T @ even + RIDGE * numpy.eye(len(scale)), even.T @ margins) / scale


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=700)
    parser.add_argument("--seed", default="fit1")
    asked = parser.parse_args()
    rows: list[list[float]] = []
    margins: list[float] = []
    games: list[int] = []
    for number in range(asked.games):
        found, end = played(asked.seed, number)
        rows += found
        margins += [end] * len(found)
        games += [number] * len(found)
    x, y = numpy.array(rows), numpy.array(margins)
    held = numpy.array(games) % 4 == 0
    missed = y[held] - x[held] @ fitted(x[~held], y[~held])
    print(f"of new games it explains {1 - (missed**2).mean() / y[held].var():.2f} of the variance")
    print(", ".join(f"{one:.3f}" for one in fitted(x, y)))


if __name__ == "__main__":
    main()
