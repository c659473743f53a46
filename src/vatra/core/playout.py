"""Play a table to its end at random, through the same contract everybody uses. Knows no game."""

from __future__ import annotations

from mypy_extensions import i64

from vatra.core.chance import Chance, seeded
from vatra.core.game import Game
from vatra.core.options import Settings
from vatra.core.table import FIRST, Table


def playout(table: Table, dice: Chance) -> int:
    """The lowest seat that may act takes any of its options, until the game is over; returns how many actions."""
    actions = 0
    while True:
        mask: i64 = table.waiting()
        if not mask:
            return actions
        seat = FIRST[mask]
        options = table.options(seat)
        table.take(seat, options[dice.below(len(options))])
        actions += 1


def playouts(game: Game, seats: int, settings: Settings, games: int, seed: int) -> int:
    """So many whole random games, each from its own seed; returns how many actions they took."""
    dice = seeded(f"playouts {seed}")
    actions = 0
    for number in range(games):
        table = game.deal(seats, settings, seeded(seed + number))
        table.advance()
        actions += playout(table, dice)
    return actions


def copies(table: Table, times: int) -> None:
    """Copy a table over and over, for measuring."""
    for _ in range(times):
        table.copy()
