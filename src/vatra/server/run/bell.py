"""Workers tell one another what happened, through Litestar's channels.

A note says that something is new, hardly ever what: whoever cares reads the database. So a lost note costs a few
seconds (`Rooms.sweep` looks by itself) and never a move.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy.engine import URL

from vatra.server.run.logs import tell

CHANNEL: Final = "vatra"
PATIENCE: Final = 5.0  # seconds for one note


class RowsNote(msgspec.Struct, frozen=True, tag="rows"):
    """A table has rows up to this one."""

    worker: str
    table: str
    seq: int


class ChatNote(msgspec.Struct, frozen=True, tag="chat"):
    worker: str
    table: str
    n: int


class HereNote(msgspec.Struct, frozen=True, tag="here"):
    """Who of those with a seat is connected to this worker, since when somebody has been there, and who watches."""

    worker: str
    table: str
    people: list[str]
    woke: int
    watching: dict[str, str] = {}  # names by person


class WhoNote(msgspec.Struct, frozen=True, tag="who"):
    """A worker opened the table and asks who is there."""

    worker: str
    table: str


class GoneNote(msgspec.Struct, frozen=True, tag="gone"):
    """The table does not exist any more."""

    worker: str
    table: str


class FreeNote(msgspec.Struct, frozen=True, tag="free"):
    """A worker no longer sees to the table's own moves."""

    worker: str
    table: str


class OutNote(msgspec.Struct, frozen=True, tag="out"):
    """These sessions are over."""

    worker: str
    table: str
    sessions: list[str]


Note = OutNote | RowsNote | ChatNote | HereNote | WhoNote | GoneNote | FreeNote


class Bell:
    def __init__(self, url: URL) -> None:
        self.worker: Final = secrets.token_hex(6)
        self.postgres: Final = url.get_backend_name() != "sqlite"
        backend: ChannelsBackend = PostgresChannels(url) if self.postgres else MemoryChannelsBackend()
        self.plugin: Final = ChannelsPlugin(backend, channels=[CHANNEL], subscriber_max_backlog=10_000)
        self._decoder: Final = msgspec.json.Decoder(Note)

    def ring(self, note: Note) -> None:
        self.plugin.publish(msgspec.json.encode(note), CHANNEL)

    async def listen(self, hear: Callable[[Note], Awaitable[None]]) -> None:
        """Hand every note of another worker over, for ever."""
        async with self.plugin.start_subscription(CHANNEL) as subscriber:
            async for raw in subscriber.iter_events():
                try:
                    note = self._decoder.decode(raw)
                except msgspec.ValidationError:
                    tell("note-unknown", logging.WARNING)  # of a worker that runs another version
                    continue
                if note.worker != self.worker:
                    await hear(note)


class PostgresChannels(AsyncPgChannelsBackend):
    """Litestar's own backend, with a connection that is kept for publishing and connections that come back.

    Litestar's opens a connection for every message and stays deaf once its listening connection is lost.
    """

    def __init__(self, url: URL) -> None:
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        super().__init__(dsn=address)
        self._speaker: Any = None
        self._again: asyncio.Task[None] | None = None
        self._closing = False

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        self._closing = True
        if self._again is not None:
            self._again.cancel()
        if self._speaker is not None:
            await self._speaker.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Never raises: a note may be lost, the task that publishes may not."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._say(data.decode(), channels)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            self._speaker = None
            tell("note-lost", logging.WARNING, fault=type(error).__name__)

    async def _say(self, text: str, channels: Iterable[str]) -> None:
        if self._speaker is None or self._speaker.is_closed():
            self._speaker = await self._connect()
        for channel in channels:
            await self._speaker.execute("SELECT pg_notify($1, $2)", channel, text)

    def _lost(self, _connection: Any) -> None:
        if not self._closing:
            tell("listener-lost", logging.WARNING)
            self._again = asyncio.get_running_loop().create_task(self._listen_again())

    async def _listen_again(self) -> None:
        while True:
            with contextlib.suppress(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                async with self._listener_lock:
                    self._listener_conn = await self._connect()
                    for channel in self._subscribed_channels:
                        await self._listener_conn.add_listener(channel, self._listener)
                    self._listener_conn.add_termination_listener(self._lost)
                return
            await asyncio.sleep(1)
