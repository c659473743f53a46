"""`vatra replay`: read a game again, or run a folder of logs through today's rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from vatra.cli import screen
from vatra.cli.given import Lang, log_given
from vatra.cli.seating import names_of, seats_of_log
from vatra.cli.terminal import terminal
from vatra.core.errors import BadInput
from vatra.core.log import replay as play_again
from vatra.core.words import speaker

LOGS: Final = (".log", ".jsonl")

File = Annotated[Path | None, typer.Argument(metavar="FILE", show_default=False)]
All = Annotated[Path | None, typer.Option("--all", metavar="FOLDER")]


def replay(file: File = None, folder: All = None, lang: Lang = None) -> None:
    """Tell a logged game from beginning to end, or check that all logs in a folder still hold."""
    if (file is None) == (folder is None):
        raise BadInput("replay-what", {})
    if file is not None:
        tell(file)
    elif folder is not None:
        check_all(folder)


def tell(file: Path) -> None:
    """The whole game in words."""
    log = log_given(file)
    live = play_again(log, str(file))
    words = speaker(terminal.language, log.game)
    names = names_of(seats_of_log(log.game, log.seats), words)
    screen.heading(words.say("tty-title", {"game": words.say("game-name"), "names": words.listed(names)}))
    screen.events([event for event in live.opening if event.readable(-1)], words, names)
    for record in live.records:
        screen.events([event for event in record.events if event.readable(-1)], words, names)
    result = live.table.result
    if result is None:
        screen.table(live, -1, words, names)
        terminal.print()
        terminal.print(words.say("replay-unfinished", {"moves": len(log.moves)}))
    else:
        screen.ending(live, result, words, names)


def check_all(folder: Path) -> None:
    """Every log below the folder; a move that no longer holds is named by its line."""
    if not folder.is_dir():
        raise BadInput("no-such-file", {"file": str(folder)})
    files = sorted([file for file in folder.rglob("*") if file.suffix in LOGS and file.is_file()])
    if not files:
        raise BadInput("replay-nothing", {"folder": str(folder)})
    failed = 0
    for file in files:
        try:
            play_again(log_given(file), str(file))
        except BadInput as fault:
            failed += 1
            terminal.bad(fault)
    if len(files) > failed:
        held = terminal.say("replay-held", count=len(files) - failed)
        terminal.print(Text.assemble(("✓ ", "bold green"), held))
    if failed:
        terminal.print(Text.assemble(("✗ ", "bold red"), terminal.say("replay-failed", count=failed)))
        raise typer.Exit(1)
