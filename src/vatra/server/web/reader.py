"""Somebody who looks at a table: one connection."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from vatra.server.web.frames import SPECTATOR, Eyes
from vatra.server.web.messages import ServerMessage

BACKLOG: Final = 64  # messages not yet taken by a slow connection
TOO_SLOW: Final = 1013  # "try again later": the page reconnects and gets what it missed in one frame

_ENCODER: Final = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    return _ENCODER.encode(message).decode()


class Close(msgspec.Struct, frozen=True):
    code: int


class Reader:
    def __init__(self, person: str, name: str, session: str = "") -> None:
        self.person: Final = person
        self.session: Final = session
        self.name = name
        self.eyes = Eyes((), SPECTATOR, False, False)
        self.seq = 0  # rows up to this one were sent
        self.outbox: Final[asyncio.Queue[str | Close]] = asyncio.Queue()
        self.closing = False

    def send(self, text: str) -> None:
        """Never waits: who cannot keep up is disconnected."""
        if self.closing:
            return
        if self.outbox.qsize() >= BACKLOG:
            self.close(TOO_SLOW)
            return
        self.outbox.put_nowait(text)

    def say(self, message: ServerMessage) -> None:
        self.send(encode(message))

    def close(self, code: int) -> None:
        if not self.closing:
            self.closing = True
            self.outbox.put_nowait(Close(code))
