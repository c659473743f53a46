"""A floor under the speed: the engine against a frozen plain loop of the same game, in the same run.

Both compute in turns on the same machine, and the best of each counts, so a slow or busy machine cancels out. Absolute
numbers are in benchmarks/README.md.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from benchmarks.diamant import COMPILED, rounds, table_copies, whole_games

ROUNDS = 12

# How many times the games of the frozen loop there have to be, through the engine's general contract; and copies.
FLOORS: dict[Callable[[], float], float] = {
    whole_games: 3.0 if COMPILED else 0.12,
    table_copies: 50.0 if COMPILED else 6.0,
}


@pytest.mark.speed
@pytest.mark.parametrize("measure", FLOORS)
def test_the_engine_keeps_its_distance_from_the_frozen_loop(measure: Callable[[], float]) -> None:
    ratio = 0.0
    for frozen, ours in rounds(measure, ROUNDS):
        ratio = ours / frozen
        if ratio > 1.5 * FLOORS[measure]:
            break  # far above: no need to go on measuring
    print(f"{ratio:.2f} times the frozen loop, floor {FLOORS[measure]}")
    assert ratio > FLOORS[measure]
