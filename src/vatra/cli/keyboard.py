"""Reading what people type: from a keyboard or from a pipe."""

from __future__ import annotations

import contextlib
import sys

from vatra.cli.terminal import terminal

with contextlib.suppress(ImportError):  # where there is one, it gives `input` history and the arrow keys
    import readline  # noqa: F401


class InputEnded(Exception):
    """Nobody is going to type any more."""


def read(prompt: str) -> str:
    """One line without the spaces around it."""
    try:
        line = input(prompt)
    except EOFError:
        terminal.print()
        raise InputEnded from None
    if not sys.stdin.isatty():
        terminal.print(line)  # so that a transcript of a piped game reads like a game
    return line.strip()


def hide() -> None:
    """Wipe the screen, and what scrolled off it: the next person must not read it."""
    if terminal.out.is_terminal:
        sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
        sys.stdout.flush()
    else:
        terminal.print()
