"""Chance that nobody at the table made alone, the server included.

The server promises its secret before anybody sits down. Every player's page adds a number of its own: its hash when it
sits down (`pledge`), the number itself once all have pledged. The deal follows from all of them, so whoever knows one
of the numbers cannot choose the deal, and whoever comes last cannot either.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from vatra.core.options import Settings
from vatra.core.record import Fixed


class Part(Fixed):
    """What one seat added. `value` is empty if it was never opened: then it counts for nothing."""

    seat: int
    pledge: str
    value: str

    def holds(self) -> bool:
        """Whether the number is the one that was pledged."""
        if not self.value:
            return True
        try:
            return pledge(bytes.fromhex(self.value)) == self.pledge
        except ValueError:
            return False


class Account(Fixed):
    """What a server says about a table beside the game itself, so that its log can be held to it."""

    table: str
    program: str  # the version of Vatra that dealt
    players: list[str]  # who sat there: person, hot, or the name of a bot
    parts: list[Part]


def pledge(value: bytes) -> str:
    return hashlib.sha256(b"vatra pledge " + value).hexdigest()


def promise(seed: bytes, table: str, game: str, version: int, seats: int, settings: Settings) -> str:
    """Binds the server's secret, and what is to be played with it at which table, before anybody sits down."""
    about: list[Any] = [table, game, version, seats, dict(sorted(settings.items()))]
    words = json.dumps(about, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(b"vatra promise 2 " + seed + words.encode()).hexdigest()


def dealt_from(seed: bytes, parts: list[Part]) -> bytes:
    """The seed of the game: the server's secret, and every number that was opened."""
    opened = sorted([(part.seat, part.value) for part in parts if part.value])
    if not opened:
        return seed
    words = b"".join([bytes([seat]) + bytes.fromhex(value) for seat, value in opened])
    return hashlib.sha256(b"vatra deal " + seed + words).digest()
