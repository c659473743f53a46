"""`vatra train`: what a game's own player counts for how much, learned from many games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vatra.cli.given import GameId, Lang, OptionTexts, game_given, options_given
from vatra.cli.sim import Jobs, OnRay, Resume, Seed, played, way_given
from vatra.cli.sim_plan import command_for
from vatra.cli.terminal import terminal
from vatra.lab import Match, Plan
from vatra.lab.learning import HELD_OUT, Notes, lesson
from vatra.lab.rows import check_folder

Games = Annotated[int, typer.Option("--games", min=2 * HELD_OUT)]  # some to learn from, and some to be told
To = Annotated[Path | None, typer.Option("--to", metavar="FILE.toml")]


def train(
    game: GameId,
    games: Games = 1000,
    seed: Seed = "0",
    option: OptionTexts = None,
    jobs: Jobs = 1,
    ray: OnRay = False,
    resume: Resume = None,
    to: To = None,
    lang: Lang = None,
) -> None:
    """Play with variety, regress the outcome on what positions looked like, and write the weights down."""
    chosen = game_given(game)
    plan = Plan((Match(chosen.id, ("pupil",), games, seed, options_given(chosen, option)),), study=True)
    plan.check()
    if to is not None:
        check_folder(to)
    notes = Notes()
    played(plan, way_given(jobs, ray, resume), [notes], quiet=False)
    text = lesson(plan, command_for(plan, None), notes.fit())
    if to is None:
        terminal.print(text)
        return
    to.write_text(text, encoding="utf-8")
    terminal.print(terminal.say("sim-written", file=str(to)))
