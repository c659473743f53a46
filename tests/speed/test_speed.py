"""A floor under the speed: the engine against a frozen plain loop of the same game, in the same run.

Both compute in turns on the same machine, and the best of each counts, so a slow or busy machine cancels out. Absolute
numbers are in benchmarks/README.md.
"""

from __future__ import annotations

import importlib.machinery
import time
from collections.abc import Callable

import pytest
from benchmarks.frozen_diamant import games_per_second

from vatra.core import table as engine
from vatra.core.chance import seeded
from vatra.core.game import find_game
from vatra.core.playout import copies, playouts

COMPILED = str(engine.__file__).endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
ROUNDS = 12
SEATS = 4

# How many times the frozen loop's games a second the engine has to reach, through its general contract.
GAMES_FLOOR = 3.0 if COMPILED else 0.12
COPIES_FLOOR = 50.0 if COMPILED else 6.0

pytestmark = pytest.mark.speed


def per_second(work: Callable[[], None], number: int) -> float:
    begun = time.process_time()
    work()
    return number / max(time.process_time() - begun, 1e-9)


def best_ratio(work: Callable[[], None], number: int, floor: float) -> float:
    """Of the best runs so far, taken in turns; ends as soon as the floor is reached."""
    frozen = ours = 0.0
    for _ in range(ROUNDS):
        frozen = max(frozen, games_per_second(1000, SEATS))
        ours = max(ours, per_second(work, number))
        if frozen and ours / frozen > 1.5 * floor:
            break
    return ours / frozen


def test_whole_games() -> None:
    game = find_game("diamant")
    settings = game.settle(SEATS, {})
    number = 8000 if COMPILED else 500

    def work() -> None:
        playouts(game, SEATS, settings, number, 1)

    ratio = best_ratio(work, number, GAMES_FLOOR)
    print(f"{ratio:.2f} times the frozen loop (floor {GAMES_FLOOR})")
    assert ratio > GAMES_FLOOR


def test_copies() -> None:
    table = find_game("diamant").new(SEATS, {}, seeded(3))
    number = 100_000 if COMPILED else 8000

    def work() -> None:
        copies(table, number)

    ratio = best_ratio(work, number, COPIES_FLOOR)
    print(f"{ratio:.1f} copies for a game of the frozen loop (floor {COPIES_FLOOR})")
    assert ratio > COPIES_FLOOR
