"""The protocol: a bot is ten lines.

class Cautious:
    def choose(self, seen: Seen) -> Choice:
        return Choice(seen.options[-1])
"""

from __future__ import annotations

from typing import Protocol

from vatra.core.seen import Choice, Seen


class Bot(Protocol):
    def choose(self, seen: Seen) -> Choice:
        """One of `seen.options`, with the reasons in words where there are any."""
        ...
