"""What an open table keeps in memory (`benchmarks/memory.py` measures more of them)."""

from __future__ import annotations

import pytest
from benchmarks.memory import measured

from vatra.core.game import Game, games

MOST = 0.15  # MB


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_an_open_table_is_small(game: Game) -> None:
    measured(game, "random", 0)  # what the game itself keeps is there now
    held = measured(game, "random", 0)
    assert 0.001 < held <= MOST
