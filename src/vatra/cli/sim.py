"""`vatra sim`: bots play many games."""

from __future__ import annotations

import contextlib
import dataclasses
import os
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from vatra.cli import sim_show
from vatra.cli.given import AsJson, GameId, Lang, OptionTexts, game_given, options_given
from vatra.cli.sim_plan import command_for, plan_given
from vatra.cli.terminal import terminal
from vatra.lab import Comparison, LogFolder, Plan, Summary, compare, on_ray, open_rows, resuming, run
from vatra.lab.cluster import cores
from vatra.lab.report import write_report
from vatra.lab.rows import check_folder
from vatra.lab.run import Keeper, Player, in_processes

Bots = Annotated[str, typer.Option("--seats", metavar="BOT,BOT,...")]
Games = Annotated[int, typer.Option("--games", min=1)]
Seed = Annotated[str, typer.Option("--seed")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=0)]
Ladder = Annotated[str, typer.Option("--ladder", metavar="mixed|pairs")]
Players = Annotated[int, typer.Option("--players", min=0, show_default=False)]
Positions = Annotated[list[Path] | None, typer.Option("--positions", metavar="PATH")]
PatchFile = Annotated[Path | None, typer.Option("--patch", metavar="FILE.py")]
ReportFile = Annotated[Path | None, typer.Option("--report", metavar="FILE.html")]
RowFiles = Annotated[list[Path] | None, typer.Option("--rows", metavar="FILE")]
Logs = Annotated[Path | None, typer.Option("--logs", metavar="FOLDER")]
Resume = Annotated[Path | None, typer.Option("--resume", metavar="FILE")]
Only = Annotated[int | None, typer.Option("--only", min=0, metavar="NUMBER")]
OnRay = Annotated[bool, typer.Option("--ray")]


def sim(
    game: GameId,
    seats: Bots = "",
    games: Games = 1000,
    seed: Seed = "0",
    option: OptionTexts = None,
    ladder: Ladder = "",
    players: Players = 0,
    positions: Positions = None,
    patch: PatchFile = None,
    jobs: Jobs = 1,
    ray: OnRay = False,
    report: ReportFile = None,
    rows: RowFiles = None,
    logs: Logs = None,
    resume: Resume = None,
    only: Only = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games. They take every place in turn, so that none is favoured."""
    chosen = game_given(game)
    options = options_given(chosen, option)
    plan = plan_given(
        chosen, seats, games, seed, options, ladder, players, positions, patch, logs is not None
    )
    if only is not None:
        sim_show.tell_game(plan, only, as_json)
        return
    if report is not None:
        check_folder(report)
    # Counting costs a little, so it is done for those who read it.
    counts = report is not None or any([file.suffix == ".jsonl" for file in rows or []])
    plan = dataclasses.replace(plan, statistics=counts)
    start = time.perf_counter()
    way = way_given(jobs, ray, resume)
    with contextlib.ExitStack() as open_files:
        keepers: list[Keeper] = [open_files.enter_context(open_rows(file, plan.seats)) for file in rows or []]
        if logs is not None:
            keepers.append(LogFolder(logs, plan.games, resume is not None))
        result = played(plan, way, keepers, as_json)
    seconds = time.perf_counter() - start
    if report is not None:
        write_report(report, result, language=terminal.language, command=command_for(plan, positions))
    if as_json:
        terminal.json(sim_show.record(plan, result, seconds))
    else:
        sim_show.show(plan, result, seconds)
        sim_show.show_files(report, rows or [], logs)


def way_given(jobs: int, ray: bool, resume: Path | None) -> tuple[Player, int]:
    """Where games are played, and in how many processes."""
    address = os.environ.get("RAY_ADDRESS", "")
    player = on_ray(address) if ray else in_processes
    if resume is not None:
        check_folder(resume)
        player = resuming(resume, player)
    return player, jobs or (cores(address) if ray else os.cpu_count() or 1)


def played(plan: Plan, way: tuple[Player, int], keepers: list[Keeper], quiet: bool) -> Summary | Comparison:
    """Play it all, with a progress bar for people."""
    player, workers = way
    with bar(quiet) as progress:
        task = progress.add_task(terminal.say("sim-playing"), total=plan.games)
        play = run if plan.patch is None else compare
        return play(
            plan,
            jobs=workers,
            player=player,
            keepers=keepers,
            done=lambda count: progress.advance(task, count),
        )


def bar(quiet: bool) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=terminal.err,
        transient=True,
        disable=quiet,
    )
