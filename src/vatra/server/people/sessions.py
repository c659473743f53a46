"""Devices on which people have come in. Each has a token of its own, of which the database keeps the hash."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

import msgspec
from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.engine import Connection

from vatra.server.people.cookies import LASTS
from vatra.server.store import sql
from vatra.server.store.database import Database
from vatra.server.tables.chat import clean
from vatra.server.tables.presence import now_ms

MOST: Final = 50  # devices of one person; the one that was not seen for longest makes room
SEEN_EVERY: Final = 600_000  # milliseconds between notes that a device was here


class Device(msgspec.Struct, frozen=True):
    """What a request says about the device it comes from."""

    agent: str
    address: str


class Session(msgspec.Struct, frozen=True):
    id: str
    person: str
    created: int
    seen: int
    agent: str
    address: str


def session_id(token: str) -> str:
    return hashlib.sha256(f"vatra session {token}".encode()).hexdigest()[:32]


class Sessions:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def begin(self, person: str, device: Device, instead_of: str = "") -> str:
        """A new session; returns its token. One that it replaces is over."""
        token = secrets.token_urlsafe(24)
        now = now_ms()
        values = Session(
            session_id(token), person, now, now, clean(device.agent, 200), clean(device.address, 64)
        )
        before = [instead_of, *[one.id for one in await self.of(person)][MOST - 1 :]]
        entry = insert(sql.sessions).values(msgspec.structs.asdict(values))
        gone = delete(sql.sessions).where(sql.sessions.c.id.in_(before))

        def work(connection: Connection) -> None:
            connection.execute(gone)
            connection.execute(entry)

        await self._database.write(work)
        return token

    async def of(self, person: str) -> list[Session]:
        """Where this person has come in, the latest first."""
        s = sql.sessions
        asked = select(s).where(s.c.person == person).order_by(s.c.seen.desc())
        found = await self._database.read(lambda connection: connection.execute(asked).mappings().all())
        return [Session(**dict(values)) for values in found]

    async def seen(self, session: Session, address: str) -> None:
        if now_ms() - session.seen > SEEN_EVERY:
            note = update(sql.sessions).where(sql.sessions.c.id == session.id)
            note = note.values(seen=now_ms(), address=clean(address, 64))
            await self._database.write(lambda connection: connection.execute(note).rowcount)

    async def end(self, person: str, which: list[str]) -> None:
        gone = delete(sql.sessions).where(and_(sql.sessions.c.person == person, sql.sessions.c.id.in_(which)))
        await self._database.write(lambda connection: connection.execute(gone).rowcount)

    async def forget(self) -> None:
        """Those whose cookie has run out."""
        gone = delete(sql.sessions).where(sql.sessions.c.seen < now_ms() - LASTS * 1000)
        await self._database.write(lambda connection: connection.execute(gone).rowcount)
