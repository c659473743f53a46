"""`vatra games`: what is on the shelf."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from vatra.bots import bot_names
from vatra.cli.given import AsJson, Lang
from vatra.cli.terminal import QUIET, terminal
from vatra.core.game import Game
from vatra.core.game import games as all_games
from vatra.core.options import Option, said
from vatra.core.words import Speaker, speaker


def games(as_json: AsJson = False, lang: Lang = None) -> None:
    """List the games: how many play, with which options, and which bots can sit down."""
    if as_json:
        terminal.json([record(game) for game in all_games()])
        return
    for game in all_games():
        terminal.print(page(game))


def record(game: Game) -> dict[str, Any]:
    """The contract of `--json`."""
    return {
        "id": game.id,
        "name": speaker(terminal.language, game).say("game-name"),
        "seats": [game.min_seats, game.max_seats],
        "options": {
            option.id: {"values": option.values, "default": option.default, "display": option.display}
            for option in game.options
        },
        "version": game.version,
    }


def page(game: Game) -> Group:
    words = speaker(terminal.language, game)
    title = Text.assemble((words.say("game-name"), "bold yellow"), (f"  {game.id}", QUIET))
    seats = words.say("games-seats", {"min": game.min_seats, "max": game.max_seats})
    parts: list[Any] = [title, Padding(Text(words.say("game-blurb")), (0, 2)), Text(f"  {seats}")]
    for option in game.options:
        parts += ["", *option_lines(option, words)]
    parts += ["", Text(f"  {words.say('games-bots')}", style="bold")]
    bots = columns()
    for bot in bot_names(game):
        known = words.has(f"bot-{bot}")
        does = f"{words.say(f'bot-{bot}')}: {words.say(f'bot-{bot}', attribute='help')}" if known else ""
        bots.add_row(Text(bot, style="cyan"), does)
    parts.append(Padding(bots, (0, 4)))
    parts += ["", Text(f"  {words.say('games-play', {'command': f'vatra tty {game.id}'})}", style=QUIET), ""]
    return Group(*parts)


def option_lines(option: Option, words: Speaker) -> list[Any]:
    name, means = words.say(f"option-{option.id}"), words.say(f"option-{option.id}", attribute="help")
    values = columns()
    if option.number:
        numbers = ", ".join(said(value) for value in option.values)
        default = f" ({words.say('games-default')}: {said(option.default)})"
        values.add_row(Text(f"{option.id}=…", style="cyan"), Text.assemble(numbers, (default, QUIET)))
    for value in [] if option.number else option.values:
        key = f"option-{option.id}-{said(value)}"
        text = Text.assemble(words.say(key), ". ", (words.say(key, attribute="help"), QUIET))
        if value == option.default:
            text.append(f" ({words.say('games-default')})", style=QUIET)
        values.add_row(Text(f"{option.id}={said(value)}", style="cyan"), text)
    return [Padding(Text.assemble((f"{name}. ", "bold"), means), (0, 2)), Padding(values, (0, 4))]


def columns() -> Grid:
    """What to type, and what it means."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    return grid
