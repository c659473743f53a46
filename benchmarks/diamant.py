"""Diamant through the core contract, beside the frozen plain loop of the same game.

    python benchmarks/diamant.py [ROUNDS]

Both compute in turns, so that they meet the same machine; the best round of each counts. Time is that of this process
alone.
"""

from __future__ import annotations

import importlib.machinery
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.frozen_diamant import games_per_second

from vatra.core import table as engine
from vatra.core.chance import seeded
from vatra.core.game import find_game
from vatra.core.playout import copies, playouts

COMPILED = str(engine.__file__).endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
SEATS = 4
GAMES = 10_000 if COMPILED else 500
COPIES = 200_000 if COMPILED else 10_000


def per_second(work: Callable[[], object], number: int) -> float:
    begun = time.process_time()
    work()
    return number / max(time.process_time() - begun, 1e-9)


def whole_games() -> float:
    game = find_game("diamant")
    settings = game.settle(SEATS, {})
    return per_second(lambda: playouts(game, SEATS, settings, GAMES, 1), GAMES)


def table_copies() -> float:
    table = find_game("diamant").new(SEATS, {}, seeded(3))
    return per_second(lambda: copies(table, COPIES), COPIES)


def rounds(measure: Callable[[], float], number: int) -> Iterator[tuple[float, float]]:
    """The best so far after each round: of the frozen loop, and of what is measured."""
    frozen = ours = 0.0
    for _ in range(number):
        frozen = max(frozen, games_per_second(1000, SEATS))
        ours = max(ours, measure())
        yield frozen, ours


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    *_, (frozen, games) = rounds(whole_games, number)
    *_, (_, copied) = rounds(table_copies, number)
    actions = playouts(find_game("diamant"), SEATS, find_game("diamant").settle(SEATS, {}), 1000, 1) / 1000
    print(f"engine            {'compiled' if COMPILED else 'plain'}")
    print(f"frozen loop       {frozen:12,.0f} games/s")
    print(f"whole games       {games:12,.0f} games/s, {games / frozen:.2f} times the frozen loop")
    print(f"actions           {games * actions:12,.0f} /s")
    print(f"copies            {copied:12,.0f} /s")


if __name__ == "__main__":
    main()
