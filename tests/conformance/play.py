"""Random play for the suite: it knows no game, only the contract."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from vatra.core.chance import Chance, Sealed, seeded
from vatra.core.game import Game, Mode
from vatra.core.live import Live
from vatra.core.log import dealer
from vatra.core.options import Settings
from vatra.core.table import Table

BOUND = 100_000  # actions: a game that needs more does not end


@dataclass(frozen=True)
class Case:
    """One game in one of its modes."""

    game: Game
    mode: Mode

    @property
    def settings(self) -> Settings:
        return self.game.settle(self.mode.seats, self.mode.options)

    @property
    def everyone(self) -> range:
        return range(self.mode.seats)

    def new(self, seed: int | str) -> Table:
        return self.game.new(self.mode.seats, self.mode.options, seeded(f"{seed} {self}"))

    def live(self, seed: str) -> Live:
        """A provably fair table, as the server opens it."""
        return Live(dealer(self.game, self.mode.seats, self.settings, Sealed(seed_bytes(seed))))

    def games(self, number: int) -> list[list[Table]]:
        """So many random games, each as the list of all its positions. For reading only: checks share them."""
        return [random_game(self, seed) for seed in range(number)]

    def positions(self, limit: int) -> list[Table]:
        """About so many positions of a few random games, spread evenly over each, first and last among them.

        They are copies, so a check may play with them.
        """
        found: list[Table] = []
        for game in self.games(3):
            step = max(1, 3 * len(game) // limit)
            found += [table.copy() for table in (*game[:-1:step], game[-1])]
        return found

    def __str__(self) -> str:
        return f"{self.game.id} {self.mode}"


@functools.lru_cache(maxsize=8)
def random_game(case: Case, seed: int) -> list[Table]:
    table, dice = case.new(seed), seeded(f"dice {seed} {case}")
    positions = [table.copy()]
    while not table.over:
        random_action(table, dice)
        positions.append(table.copy())
        assert len(positions) < BOUND, f"{case}: no end in sight"
    return positions


def seed_bytes(seed: str) -> bytes:
    return seed.encode().ljust(32, b".")


def random_seat(table: Table, dice: Chance) -> int:
    waiting = table.to_act
    assert waiting, f"nobody can act, and the game is not over: {[s.state() for s in table.shared]}"
    return waiting[dice.below(len(waiting))]


def random_action(table: Table, dice: Chance) -> None:
    """Any seat that may act takes any of its options."""
    seat = random_seat(table, dice)
    options = table.options(seat)
    table.take(seat, options[dice.below(len(options))])


def random_live(live: Live, dice: Chance) -> Live:
    """To the end, through the door of the outside world."""
    moves = 0
    while not live.table.over:
        seat = random_seat(live.table, dice)
        texts = live.table.actions(seat)
        live.act(seat, texts[dice.below(len(texts))])
        moves += 1
        assert moves < BOUND, "no end in sight"
    return live
