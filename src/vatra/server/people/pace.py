"""What one address keeps this process busy with is spread out, so that it leaves time for the others."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

from vatra.server.latest import Latest
from vatra.server.people.limits import REMEMBERED
from vatra.server.run.settings import Rate


class Pace:
    """So many things of one address at once, and so many a second; the next one waits. Nothing is refused: of what
    waits, each connection and each bot has but one."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._due: Final[Latest[str, float]] = Latest(REMEMBERED)  # when the last thing was to be done

    async def turn(self, whose: str) -> None:
        wait = self.book(whose)
        if wait > 0:
            await asyncio.sleep(wait)

    def book(self, whose: str) -> float:
        """Seconds until one more thing may be done."""
        now = monotonic()
        saved = now - self._rate.burst / self._rate.per_second
        due = max(self._due.get(whose, saved), saved) + 1 / self._rate.per_second
        self._due[whose] = due
        return due - now
