"""Who is at a table right now, in this process and in others."""

from __future__ import annotations

import time
from typing import Final

from vatra.server.web.reader import Reader

FORGOTTEN: Final = 45.0  # seconds after which another worker's word counts no more
GONE_FOR: Final = 60.0  # seconds after which the host may put a bot in for somebody who vanished


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Presence:
    def __init__(self) -> None:
        self.readers: Final[set[Reader]] = set()
        self.woke = (
            now_ms()
        )  # since then somebody with a seat has been there; clocks do not count earlier time
        self._since: Final = time.monotonic()
        self._elsewhere: dict[str, tuple[frozenset[str], dict[str, str], float]] = {}
        self._last_seen: dict[str, float] = {}
        self._grace: dict[str, float] = {}  # people whose connection ended just now

    def here(self) -> set[str]:
        """Everybody connected to this process, and who was a moment ago."""
        now = time.monotonic()
        self._grace = {person: until for person, until in self._grace.items() if until > now}
        return {reader.person for reader in self.readers} | set(self._grace)

    def connected(self) -> set[str]:
        """Everybody connected to any process."""
        now = time.monotonic()
        found = self.here()
        for people, _, heard in self._elsewhere.values():
            if now - heard < FORGOTTEN:
                found |= people
        return found

    def watching_here(self, seated: frozenset[str]) -> dict[str, str]:
        """Those connected to this process who hold none of the seats: their names, by person."""
        return {reader.person: reader.name for reader in self.readers if reader.person not in seated}

    def watching(self, seated: frozenset[str]) -> list[str]:
        """The names of all who watch, in any process."""
        now = time.monotonic()
        found = self.watching_here(seated)
        for _, names, heard in self._elsewhere.values():
            if now - heard < FORGOTTEN:
                found |= {person: name for person, name in names.items() if person not in seated}
        return sorted(found.values())

    def add(self, reader: Reader) -> None:
        self.readers.add(reader)
        self._grace.pop(reader.person, None)

    def remove(self, reader: Reader, grace: float) -> None:
        self.readers.discard(reader)
        now = time.monotonic()
        self._last_seen[reader.person] = now
        if reader.person not in {other.person for other in self.readers}:
            self._grace[reader.person] = now + grace

    def heard(self, worker: str, people: list[str], woke: int, watching: dict[str, str]) -> None:
        """Another worker says who is connected to it."""
        before = self._elsewhere.get(worker, (frozenset(), {}, 0.0))[0]
        now = time.monotonic()
        for person in before - set(people):
            self._last_seen[person] = now
        self._elsewhere[worker] = (frozenset(people), watching, now)
        if people:
            self.woke = min(self.woke, woke)

    def gone_long(self, person: str) -> bool:
        """Not connected anywhere, and not for a while."""
        if person in self.connected():
            return False
        return time.monotonic() - self._last_seen.get(person, self._since) > GONE_FOR
