"""Sitting down at a table in the terminal, and leaving it so that nothing is lost."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path

import typer

from vatra.cli import keyboard, saving
from vatra.cli.seating import Chair
from vatra.cli.session import Left, Session
from vatra.cli.terminal import terminal
from vatra.core.game import Game
from vatra.core.log import open_live


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
