"""`vatra verify`: was the game dealt fairly?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from vatra.cli.given import Lang, log_given
from vatra.cli.terminal import QUIET, terminal
from vatra.core import log as logs
from vatra.core.errors import BadInput

File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]

# A log that can be read and does not hold, as opposed to a file that is no log.
NOT_VERIFIED: Final = {
    "log-no-seed",
    "log-bad-seed",
    "log-broken-promise",
    "log-other-chance",
    "log-other-end",
    "log-refused",
}


def verify(file: File, lang: Lang = None) -> None:
    """Replay a log from its published seed: was it the one promised, and does every draw follow from it?"""
    log = log_given(file)
    try:
        live = logs.verify(log, str(file))
    except BadInput as fault:
        if fault.name not in NOT_VERIFIED:
            raise
        terminal.bad(fault)
        raise typer.Exit(1) from None
    name = "verify-finished" if live.table.over else "verify-unfinished"
    said = terminal.say(name, file=str(file), moves=len(log.moves))
    terminal.print(Text.assemble(("✓ ", "bold green"), said))
    terminal.print(terminal.say("verify-promise", promise=log.commitment), style=QUIET)
    terminal.print(terminal.say("verify-seed", seed=log.seed), style=QUIET)
