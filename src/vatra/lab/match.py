"""A match: bots play many games, and the seats go round so that no place is favoured."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from vatra.bots import make_bot, name_of
from vatra.core.game import find_game

NORMAL_95: Final = 1.959963984540054


@dataclass(frozen=True)
class Match:
    """What is played, in words: tables do not travel between processes, this does. Bots may be given as classes."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int | str = 0
    options: Mapping[str, object] | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "bots", tuple([name_of(bot) for bot in self.bots]))

    def check(self) -> None:
        """Raise `BadInput` for a game, an option, a bot or a number of seats that there is not."""
        game = find_game(self.game)
        for bot in self.bots:
            make_bot(bot, game, 0)
        game.settle(len(self.bots), self.options or {})

    def seat_of(self, entry: int, number: int) -> int:
        """Where a listed bot sits in a game: one place further each time."""
        return (entry + number) % len(self.bots)


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Where the true rate lies with 95 % confidence."""
    square = NORMAL_95**2 / games
    middle = (rate + square / 2) / (1 + square)
    half = NORMAL_95 * math.sqrt(rate * (1 - rate) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)
