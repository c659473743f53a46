"""What people write after the command: languages, games, options, files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vatra.cli.terminal import terminal
from vatra.core.errors import BadInput
from vatra.core.game import Game, find_game
from vatra.core.log import Log, read_log


def _speak(language: str | None) -> str | None:
    if language is not None:
        terminal.speak(language)
    return language


Lang = Annotated[str | None, typer.Option("--lang", metavar="uk|pl|ru|en", callback=_speak, is_eager=True)]
GameId = Annotated[str, typer.Argument(metavar="GAME")]
AsJson = Annotated[bool, typer.Option("--json")]
OptionTexts = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]


def options_given(game: Game, texts: list[str] | None) -> dict[str, str]:
    """`--option relics=numbered --option chests=open` as a mapping."""
    options: dict[str, str] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            allowed = ", ".join([option.id for option in game.options])
            raise BadInput("option-without-value", {"given": text, "allowed": allowed})
        options[name.strip()] = value.strip()
    return options


def game_given(id: str) -> Game:
    return find_game(id.strip().lower())


def log_given(file: Path) -> Log:
    """The log in a file; whatever is wrong with it names the file and the line."""
    if not file.is_file():
        raise BadInput("no-such-file", {"file": str(file)})
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput("log-not-a-log", {"file": str(file), "line": 1}) from None
    return read_log(text, str(file))
