"""What goes wrong between a person and the server, said so that they know what to do next.

The words are in `text/*.ftl` beside this file; the page gets them together with those of the core.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from vatra.core.errors import Arg, BadInput
from vatra.core.words import Speaker

TEXT: Final = Path(__file__).parent / "text"


class Denied(Exception):
    """An answer other than yes. `code` is for programs, the message `server-<code>` for people."""

    def __init__(self, status: int, code: str, args: dict[str, Arg] | None = None, rule: str = "") -> None:
        super().__init__(code)
        self.status: Final = status
        self.code: Final = code
        self.name = f"server-{code}"
        self.said: dict[str, Arg] = args or {}
        self.rule: Final = rule


class Stale(Exception):
    """A move was chosen from a view that no longer holds."""


def from_bad_input(bad: BadInput) -> Denied:
    """The core's own complaint about what came in."""
    denied = Denied(400, "bad-input", rule=bad.rule)
    denied.name = bad.name
    denied.said = bad.said
    return denied


class Problem(Exception):
    """Why the server cannot start, for whoever started it. `str()` is English."""

    def __init__(self, name: str, args: dict[str, Arg] | None = None) -> None:
        super().__init__(name)
        self.name: Final = name
        self.said: Final[dict[str, Arg]] = args or {}

    def in_words(self, language: str) -> str:
        return Speaker(language, (TEXT,)).say(self.name, self.said)

    def __str__(self) -> str:
        return self.in_words("en")
