"""The entry: runs a command and turns whatever stops it into words and an exit code.

0: done · 1: a check or a verification failed · 2: bad input · 130: interrupted · 70: a fault of ours
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from typing import Final

import typer

from vatra.cli import help, usage
from vatra.cli.app import app
from vatra.cli.terminal import terminal
from vatra.core.errors import BadInput

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
OUR_FAULT: Final = 70


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    sys.path.append(os.getcwd())  # where bots of one's own may lie, behind everything that is installed
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run one command; returns its exit code."""
    try:
        return _run(arguments)
    except BadInput as fault:
        terminal.bad(fault)
        return BAD_INPUT
    except usage.UsageError as fault:
        terminal.fault(usage.in_words(fault))
        return BAD_INPUT
    except (KeyboardInterrupt, typer.Abort):
        terminal.print(terminal.say("interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        with contextlib.suppress(OSError):  # whoever read us has gone: what is still buffered has no reader
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as fault:
        terminal.fault(
            terminal.say("cannot-use-file", file=str(fault.filename or ""), why=str(fault.strerror))
        )
        return BAD_INPUT
    except Exception as fault:
        if os.environ.get("VATRA_DEBUG"):
            raise
        terminal.fault(terminal.say("our-fault", what=f"{type(fault).__name__}: {fault}"))
        return OUR_FAULT


def _run(arguments: list[str]) -> int:
    terminal.start(os.environ)
    command = typer.main.get_command(app)
    help.speak(command)
    code = command.main(args=arguments, prog_name="vatra", standalone_mode=False)
    if code == INTERRUPTED:
        raise KeyboardInterrupt
    return code if isinstance(code, int) else 0
