"""`vatra tty`: a table in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vatra.cli import memory
from vatra.cli.asking import ask_and_sit_down
from vatra.cli.given import Lang, OptionTexts, game_given, options_given
from vatra.cli.seating import PERSON, seats_given
from vatra.cli.sitting import new_session, sit_down, taken_up
from vatra.core.errors import BadInput
from vatra.core.options import said

MaybeGame = Annotated[str, typer.Argument(metavar="[GAME]", show_default=False)]
Seats = Annotated[str, typer.Option("--seats", metavar="N|me,BOT,...")]
HotSeat = Annotated[bool, typer.Option("--hot-seat")]
Preset = Annotated[str, typer.Option("--preset", metavar="first|usual|hard")]
Seed = Annotated[str | None, typer.Option("--seed")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE")]
Load = Annotated[Path | None, typer.Option("--load", metavar="FILE")]


def tty(
    game: MaybeGame = "",
    seats: Seats = "",
    hot_seat: HotSeat = False,
    preset: Preset = "",
    option: OptionTexts = None,
    seed: Seed = None,
    save: Save = None,
    load: Load = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal: against bots, or several people at one keyboard."""
    if not game:
        if seats or hot_seat or preset or option or seed is not None or load is not None:
            raise BadInput("tty-which-game-first", {})
        ask_and_sit_down(save)
        return
    chosen = game_given(game)
    if load is not None:
        if seats or hot_seat or preset or option or seed is not None:
            raise BadInput("load-alone", {"file": str(load)})
        sit_down(taken_up(chosen, load, save))
        return
    options = options_given(chosen, option)
    if preset:
        suits = chosen.preset(preset.strip().lower())
        options = {name: said(value) for name, value in suits.options.items()} | options
        seats = seats or ",".join([PERSON] + [suits.bot] * (suits.seats - 1))
    chairs = seats_given(chosen, seats, hot_seat, options)
    options = memory.with_proposals(chosen, len(chairs), options)
    sit_down(new_session(chosen, chairs, options, seed, save))
