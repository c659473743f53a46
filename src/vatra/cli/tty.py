"""`vatra tty`: a table in the terminal."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path
from typing import Annotated

import typer

from vatra.cli import keyboard, saving
from vatra.cli.given import GameId, Lang, OptionTexts, game_given, options_given
from vatra.cli.seating import Chair, seats_given
from vatra.cli.session import Left, Session
from vatra.cli.terminal import terminal
from vatra.core.errors import BadInput
from vatra.core.game import Game
from vatra.core.log import open_live

Seats = Annotated[
    str,
    typer.Option(
        "--seats",
        metavar="N|me,BOT,...",
        help="How many play (you and bots), or who: `me`, `me:Olena` or a bot, such as me,novice,novice.",
    ),
]
HotSeat = Annotated[bool, typer.Option("--hot-seat", help="With --seats N: all are people at this keyboard.")]
Seed = Annotated[
    str | None,
    typer.Option("--seed", help="Deal a game that can be dealt again; without it nobody knows it."),
]
Save = Annotated[
    Path | None, typer.Option("--save", metavar="FILE", help="Keep the game in this file after every move.")
]
Load = Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")]


def tty(
    game: GameId,
    seats: Seats = "",
    hot_seat: HotSeat = False,
    option: OptionTexts = None,
    seed: Seed = None,
    save: Save = None,
    load: Load = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal: against bots, or several people at one keyboard."""
    chosen = game_given(game)
    if load is not None:
        if seats or hot_seat or option or seed is not None:
            raise BadInput("load-alone", {"file": str(load)})
        sit_down(taken_up(chosen, load, save))
        return
    options = options_given(chosen, option)
    chairs = seats_given(chosen, seats, hot_seat, options)
    sit_down(new_session(chosen, chairs, options, seed, save))


def new_session(
    game: Game, chairs: list[Chair], options: dict[str, str], seed: str | None, save: Path | None
) -> Session:
    settings = game.settle(len(chairs), options)
    secret = secrets.token_bytes(32) if seed is None else hashlib.sha256(seed.encode()).digest()
    if save is not None:
        saving.make_room(save)
    return Session(open_live(game, len(chairs), settings, secret), chairs, secret, save)


def taken_up(game: Game, load: Path, save: Path | None) -> Session:
    """A saved game; it goes on being saved where it was, unless another file is named."""
    kept = saving.take_up(load, game)
    if save is not None and save != load:
        saving.make_room(save)
    return Session(kept.live, kept.chairs, kept.seed, save or load)


def sit_down(session: Session) -> None:
    """Play; whatever ends it, a game that has a file is in it."""
    try:
        session.play()
    except Left:
        terminal.print(terminal.say("bye"))
    except keyboard.InputEnded:
        terminal.print(terminal.say("input-ended"))
        say_how_to_go_on(session)
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        terminal.print()
        say_how_to_go_on(session)
        raise


def say_how_to_go_on(session: Session) -> None:
    session.keep()
    if session.file is not None:
        again = f"vatra tty {session.game.id} --load {session.file}"
        terminal.print(terminal.say("go-on", command=again))
