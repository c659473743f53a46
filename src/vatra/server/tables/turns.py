"""Who thinks next, when more want to than can."""

from __future__ import annotations

import asyncio
import time
from typing import Final

FADES: Final = 20.0  # seconds after which half of what somebody had is forgotten


class Turns:
    """A few may have one at a time. Whoever had least lately is next: three hundred tables of one house share its
    turns among themselves, and a table of another house waits for none of them."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._had: Final[dict[str, tuple[float, float]]] = {}  # seconds, and when that was so
        self._waiting: Final[list[tuple[str, asyncio.Future[None]]]] = []

    async def take(self, whose: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((whose, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise

    def give(self, whose: str, seconds: float) -> None:
        """A turn is over; it took so long."""
        now = time.monotonic()
        for name in [name for name in self._had if self._lately(name, now) < 0.01]:
            del self._had[name]
        self._had[whose] = (self._lately(whose, now) + seconds, now)
        self._next()

    def _next(self) -> None:
        now = time.monotonic()
        self._waiting[:] = [(whose, turn) for whose, turn in self._waiting if not turn.done()]
        if not self._waiting:
            self._free += 1
            return
        chosen = min(self._waiting, key=lambda one: self._lately(one[0], now))  # the first of equals
        self._waiting.remove(chosen)
        chosen[1].set_result(None)

    def _lately(self, whose: str, now: float) -> float:
        seconds, at = self._had.get(whose, (0.0, now))
        return float(seconds * 0.5 ** ((now - at) / FADES))
