"""A match: bots play many games, and the seats go round so that no place is favoured.

The same match gives the same result however many processes share it: every game has a seed of its own, made from
the match's seed and the game's number, and what the games add up to does not depend on their order.
"""

from __future__ import annotations

import math
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from vatra.bots import make_bot
from vatra.core.chance import seeded
from vatra.core.game import find_game
from vatra.core.result import Result
from vatra.core.seen import Seen

NORMAL_95: Final = 1.959963984540054
CHUNK: Final = 200  # games handed to a process at once, at most
MOST_PROCESSES: Final = 61  # more than Windows can wait for


@dataclass(frozen=True)
class Match:
    """What is played, in words: tables do not travel between processes, this does."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int | str = 0
    options: Mapping[str, object] | None = None

    def check(self) -> None:
        """Raise `BadInput` for a game, an option, a bot or a number of seats that there is not."""
        game = find_game(self.game)
        for bot in self.bots:
            make_bot(bot, game, 0)
        game.settle(len(self.bots), self.options or {})

    def seat_of(self, entry: int, number: int) -> int:
        """Where a listed bot sits in a game: one place further each time."""
        return (entry + number) % len(self.bots)


@dataclass
class Tally:
    """What games add up to, per listed bot. Exact, so that the order of adding does not matter."""

    games: int
    wins: list[Fraction]
    points: list[int]

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.points = [a + b for a, b in zip(self.points, other.points, strict=True)]


@dataclass(frozen=True)
class Standing:
    """How a listed bot did. A win shared by k counts 1/k; `ci95` is Wilson's interval of the win rate."""

    bot: str
    games: int
    wins: float
    win_rate: float
    ci95: tuple[float, float]
    mean_score: float


def play(match: Match, jobs: int = 1, done: Callable[[int], None] | None = None) -> Tally:
    """Play the whole match. `done` hears how many more games are over."""
    match.check()
    total = blank(match)
    for tally in _shared_out(match, jobs) if jobs > 1 else _alone(match):
        total.add(tally)
        if done is not None:
            done(tally.games)
    return total


def standings(match: Match, tally: Tally) -> list[Standing]:
    found: list[Standing] = []
    for bot, wins, points in zip(match.bots, tally.wins, tally.points, strict=True):
        rate = float(wins / tally.games)
        found.append(
            Standing(bot, tally.games, float(wins), rate, wilson(rate, tally.games), points / tally.games)
        )
    return found


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Where the true rate lies with 95 % confidence."""
    square = NORMAL_95**2 / games
    middle = (rate + square / 2) / (1 + square)
    half = NORMAL_95 * math.sqrt(rate * (1 - rate) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


# -- games -------------------------------------------------------------------------------------------------------------


def play_one(match: Match, number: int) -> Result:
    """One game of the match; the result is by seat."""
    game = find_game(match.game)
    seed = f"{match.seed} game {number}"
    table = game.new(len(match.bots), match.options or {}, seeded(seed))
    bots = {
        match.seat_of(entry, number): make_bot(name, game, f"{seed} bot {entry}")
        for entry, name in enumerate(match.bots)
    }
    while not table.over:
        seat = table.to_act[0]
        table.take(seat, bots[seat].choose(Seen(table, seat)).action)
    result = table.result
    assert result is not None
    return result


def play_some(match: Match, first: int, count: int) -> Tally:
    """Games `first`, `first + 1`, … added up."""
    tally = blank(match)
    for number in range(first, first + count):
        result = play_one(match, number)
        share = (
            Fraction(1, 1 if result.cooperative else len(result.winners)) if result.winners else Fraction(0)
        )
        tally.games += 1
        for entry in range(len(match.bots)):
            seat = match.seat_of(entry, number)
            tally.points[entry] += result.scores[seat]
            if seat in result.winners:
                tally.wins[entry] += share
    return tally


def blank(match: Match) -> Tally:
    return Tally(0, [Fraction(0) for _ in match.bots], [0 for _ in match.bots])


# -- sharing the work --------------------------------------------------------------------------------------------------


def chunks(games: int, jobs: int) -> list[tuple[int, int]]:
    """(first, count) pairs: several for every process, so that none has to wait for a slow one."""
    size = max(1, min(CHUNK, games // (jobs * 4)))
    return [(first, min(size, games - first)) for first in range(0, games, size)]


def _alone(match: Match) -> Iterator[Tally]:
    for first, count in chunks(match.games, 1):
        yield play_some(match, first, count)


def _shared_out(match: Match, jobs: int) -> Iterator[Tally]:
    # Spawned, not forked: a fork copies locks that other threads (a progress bar) may hold.
    context = multiprocessing.get_context("spawn")
    work = chunks(match.games, jobs)
    pool = ProcessPoolExecutor(min(jobs, len(work), MOST_PROCESSES), context, _leave_interrupts_to_the_parent)
    try:
        futures = [pool.submit(play_some, match, first, count) for first, count in work]
        for future in as_completed(futures):
            yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
