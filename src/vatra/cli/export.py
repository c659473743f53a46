"""`vatra export`: games of bots as data to learn from."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from vatra.cli.given import GameId, Lang, OptionTexts, game_given, options_given
from vatra.cli.sim import Bots, Jobs, Resume, Seed, bar
from vatra.cli.sim_plan import command_for, plan_given
from vatra.cli.terminal import terminal
from vatra.lab import Dataset, resuming, run
from vatra.lab.rows import check_folder
from vatra.lab.run import in_processes

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
    player = in_processes
    if resume is not None:
        check_folder(resume)
        player = resuming(resume, player)
    command = command_for(plan, None).replace("vatra sim", "vatra export", 1) + f" --to {to.name}"
    with Dataset(to, plan, command, terminal.language) as data, bar(quiet=False) as progress:
        task = progress.add_task(terminal.say("sim-playing"), total=plan.games)
        run(
            plan,
            jobs=jobs or os.cpu_count() or 1,
            player=player,
            keepers=[data],
            done=lambda count: progress.advance(task, count),
        )
    terminal.print(terminal.say("export-written", folder=str(to), games=plan.games, moves=data.decisions))
