"""`vatra export`: games of bots as data to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vatra.cli.given import GameId, Lang, OptionTexts, game_given, options_given
from vatra.cli.sim import Bots, Jobs, Resume, Seed, played, way_given
from vatra.cli.sim_plan import command_for, plan_given
from vatra.cli.terminal import terminal
from vatra.lab import Dataset

Games = Annotated[int, typer.Option("--games", min=1)]
Folder = Annotated[Path, typer.Option("--to", metavar="FOLDER")]


def export(
    game: GameId,
    to: Folder,
    seats: Bots = "",
    games: Games = 1000,
    seed: Seed = "0",
    option: OptionTexts = None,
    jobs: Jobs = 1,
    resume: Resume = None,
    lang: Lang = None,
) -> None:
    """Let bots play, and write every decision with what could be chosen, what was seen and how it ended."""
    chosen = game_given(game)
    options = options_given(chosen, option)
    plan = plan_given(chosen, seats, games, seed, options, "", 0, None, None, logs=True)
    command = command_for(plan, None).replace("vatra sim", "vatra export", 1) + f" --to {to.name}"
    way = way_given(jobs, False, resume)
    with Dataset(to, plan, command, terminal.language) as data:
        played(plan, way, [data], quiet=False)
    terminal.print(terminal.say("export-written", folder=str(to), games=plan.games, moves=data.decisions))
