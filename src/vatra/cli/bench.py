"""`vatra bench`: how fast a game runs here."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, Final

import typer
from rich.table import Table as Grid

from vatra.cli.given import AsJson, GameId, Lang, OptionTexts, game_given, options_given
from vatra.cli.terminal import QUIET, terminal
from vatra.core import table as table_module
from vatra.core.chance import seeded
from vatra.core.game import Game
from vatra.core.options import Settings
from vatra.core.playout import copies, playouts
from vatra.core.table import Table
from vatra.core.words import speaker

RUNS: Final = 5  # the best of them counts: anything else on the machine only slows a run down
SECONDS: Final = 0.3  # about how long one run takes
USUAL_PLAYERS: Final = 4

Players = Annotated[int | None, typer.Option("--players")]


def bench(
    game: GameId,
    players: Players = None,
    option: OptionTexts = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Measure random games, actions and copies per second on one core."""
    chosen = game_given(game)
    options = options_given(chosen, option)
    usual = min(max(USUAL_PLAYERS, chosen.min_seats), chosen.max_seats)
    seats = usual if players is None else players
    settings = chosen.settle(seats, options)
    compiled = not str(table_module.__file__).endswith(".py")
    games_per_s, actions_per_s = speed_of_games(chosen, seats, settings)
    copies_per_s = speed_of_copies(halfway(chosen, seats, settings))
    if as_json:
        terminal.json(
            {
                "game": chosen.id,
                "seats": seats,
                "compiled": compiled,
                "games_per_s": round(games_per_s, 1),
                "actions_per_s": round(actions_per_s, 1),
                "copies_per_s": round(copies_per_s, 1),
            }
        )
        return
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right", style="bold")
    for key, speed in (("games", games_per_s), ("actions", actions_per_s), ("copies", copies_per_s)):
        grid.add_row(terminal.say(f"bench-{key}"), terminal.say("number", n=round(speed)))
    name = speaker(terminal.language, chosen).say("game-name")
    terminal.print(terminal.say("bench-title", game=name, players=seats), style="bold")
    terminal.print(grid)
    terminal.print(terminal.say("bench-compiled" if compiled else "bench-plain"), style=QUIET)


def speed_of_games(game: Game, seats: int, settings: Settings) -> tuple[float, float]:
    """Whole random games and single actions per second."""
    count = enough(lambda n: playouts(game, seats, settings, n, 1))
    best, actions = float("inf"), 0
    for run in range(RUNS):
        start = time.perf_counter()
        done = playouts(game, seats, settings, count, 1 + run * count)
        took = time.perf_counter() - start
        if took < best:
            best, actions = took, done
    return count / best, actions / best


def speed_of_copies(table: Table) -> float:
    count = enough(lambda n: copies(table, n))
    best = float("inf")
    for _ in range(RUNS):
        start = time.perf_counter()
        copies(table, count)
        best = min(best, time.perf_counter() - start)
    return count / best


def enough(work: Callable[[int], object]) -> int:
    """So much of the work that it takes about `SECONDS`."""
    count = 1
    while True:
        start = time.perf_counter()
        work(count)
        took = time.perf_counter() - start
        if took > SECONDS / 10:
            return max(1, round(count * SECONDS / took))
        count *= 4


def halfway(game: Game, seats: int, settings: Settings) -> Table:
    """A table in the middle of a random game, so that copies are neither the smallest nor the largest."""
    dice = seeded("halfway")
    table = game.deal(seats, settings, seeded("halfway"))
    table.advance()
    while game.progress(table) < 0.5:
        seat = table.to_act[0]
        options = table.options(seat)
        table.take(seat, options[dice.below(len(options))])
    return table
