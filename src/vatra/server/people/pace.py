"""How much of this process's time one address gets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator
from time import monotonic, thread_time
from typing import Any, Final, Generic, TypeVar

from vatra.server.faults import Denied
from vatra.server.latest import Latest
from vatra.server.people.limits import REMEMBERED
from vatra.server.run.settings import Rate

T = TypeVar("T")
FIRST_GUESS: Final = 0.01  # seconds that a piece of work takes, as long as nothing is known of an address
LONGEST_WAIT: Final = 10.0


class Pace:
    """Work for one address is spread out once it is more than its share: others then wait for a piece of it, never for
    all. What would have to wait too long is refused."""

    def __init__(self, share: Rate) -> None:
        self._share: Final = share  # seconds of a processor: so many at once, and so many a second
        # When all that was booked is paid, and how long a piece takes.
        self._known: Final[Latest[str, tuple[float, float]]] = Latest(REMEMBERED)

    async def do(self, whose: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        wait = self.book(whose)
        if wait > 0:
            await asyncio.sleep(wait)
        timed = Timed(work())
        try:
            return await timed
        finally:
            self.spent(whose, timed.seconds)

    def book(self, whose: str) -> float:
        """Seconds until the next piece may begin. It is counted as one like those before."""
        now = monotonic()
        paid, piece = self._known.get(whose, (now, FIRST_GUESS))
        paid = max(paid, now)
        wait = paid - now - self._share.burst / self._share.per_second
        if wait <= LONGEST_WAIT:
            paid += piece / self._share.per_second
        self._known[whose] = (paid, piece)
        if wait > LONGEST_WAIT:
            raise Denied(429, "too-fast")
        return wait

    def spent(self, whose: str, seconds: float) -> None:
        """What the piece really took. Expectations rise at once and fall slowly."""
        paid, piece = self._known.get(whose, (monotonic(), seconds))
        paid += (seconds - piece) / self._share.per_second
        self._known[whose] = (paid, max(seconds, 0.9 * piece + 0.1 * seconds))


class Timed(Generic[T]):
    """Work that counts its own seconds of the processor, without those in which it waits and others are seen to."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self._work: Final = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        step: Callable[[Any], Any] = self._work.send
        given: Any = None
        while True:
            begun = thread_time()
            try:
                asked = step(given)
            except StopIteration as end:
                return end.value  # type: ignore[no-any-return]
            finally:
                self.seconds += thread_time() - begun
            step = self._work.send
            try:
                given = yield asked
            except BaseException as error:
                step, given = self._work.throw, error
