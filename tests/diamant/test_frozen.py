"""The yardstick of the speed floor plays the same game: the same rules give the same rubies on average."""

from __future__ import annotations

import random
import statistics

from benchmarks.frozen_diamant import play

from vatra.core.chance import seeded
from vatra.core.game import find_game
from vatra.core.playout import playout
from vatra.games.diamant.table import Cave

GAMES = 3000


def test_the_frozen_loop_brings_home_as_much_as_the_engine() -> None:
    dice = random.Random(5)
    frozen = [sum(play(4, dice)) for _ in range(GAMES)]
    ours = []
    for seed in range(GAMES):
        table = find_game("diamant").new(4, {}, seeded(f"frozen {seed}"))
        playout(table, seeded(f"frozen dice {seed}"))
        assert isinstance(table, Cave)
        ours.append(sum(table.chests))
    spread = (statistics.variance(frozen) / GAMES + statistics.variance(ours) / GAMES) ** 0.5
    assert abs(statistics.mean(frozen) - statistics.mean(ours)) < 4 * spread
    assert abs(statistics.stdev(frozen) / statistics.stdev(ours) - 1) < 0.1
