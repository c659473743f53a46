"""Vatra: a table for four modern board games that is also a laboratory for them.

>>> import random, vatra
>>> table = vatra.new("diamant", seats=3, seed=7, options={"relics": "numbered"})
>>> dice = random.Random(7)
>>> while not table.over:
...     seat = table.to_act[0]
...     table.act(seat, dice.choice(table.actions(seat)))
>>> len(table.result.scores)
3
"""

from __future__ import annotations

from collections.abc import Mapping

import vatra.games  # noqa: F401  (puts the games on the shelf)
from vatra.core.chance import seeded
from vatra.core.errors import BadInput, Refused
from vatra.core.game import Game, find_game
from vatra.core.keep import from_bytes, to_bytes
from vatra.core.live import Live
from vatra.core.result import Result
from vatra.core.table import Table

__all__ = [
    "BadInput",
    "Game",
    "Live",
    "Refused",
    "Result",
    "Table",
    "find_game",
    "from_bytes",
    "new",
    "to_bytes",
]
__version__ = "0.1.0"


def new(
    game: str, *, seats: int, seed: int | str | bytes = 0, options: Mapping[str, object] | None = None
) -> Table:
    """A table at its first choice. The same seed and the same moves give the same game."""
    return find_game(game).new(seats, options or {}, seeded(seed))
