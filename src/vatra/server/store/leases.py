"""Which worker sees to a table's own moves: its bots, its clock, those who left.

With one process it is always that one. With several, PostgreSQL's advisory locks decide: a lock ends with the
connection of its worker, however that ends. Were two workers to think at once, the rows' key would still let only
one of their moves in.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from vatra.server.store.database import CONNECT_SECONDS, FAULTS, Away, Database


class Leases:
    def __init__(self, database: Database) -> None:
        self._alone: Final = database.url.get_backend_name() == "sqlite"
        self._engine: AsyncEngine | None = None
        self._connection: AsyncConnection | None = None
        self._turn: Final = asyncio.Lock()  # a connection answers one question at a time
        self._held: Final[set[str]] = set()
        if not self._alone:
            self._engine = create_async_engine(
                database.url,
                poolclass=NullPool,
                isolation_level="AUTOCOMMIT",
                connect_args={"timeout": CONNECT_SECONDS},
            )

    def holds(self, table: str) -> bool:
        return self._alone or table in self._held

    async def take(self, table: str) -> bool:
        """Try to become the one; False: another worker is."""
        if self.holds(table):
            return True
        if await self._lock("SELECT pg_try_advisory_lock(:key)", table):
            self._held.add(table)
            return True
        return False

    async def give(self, table: str) -> None:
        if table in self._held:
            self._held.discard(table)
            with contextlib.suppress(Away):  # the lock went with the connection
                await self._lock("SELECT pg_advisory_unlock(:key)", table)

    async def check(self) -> None:
        """Locks are lost with their connection: find out whether it still stands."""
        if self._held:
            await self._lock("SELECT CAST(:key AS bigint) IS NOT NULL", "")

    async def close(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(*FAULTS):
                await self._connection.close()
        if self._engine is not None:
            await self._engine.dispose()

    async def _lock(self, statement: str, table: str) -> bool:
        assert self._engine is not None
        async with self._turn:
            try:
                if self._connection is None:
                    self._connection = await self._engine.connect()
                found = await self._connection.execute(text(statement), {"key": key_of(table)})
                return bool(found.scalar())
            except FAULTS as error:
                self._held.clear()
                self._connection = None
                raise Away(error) from error


def key_of(table: str) -> int:
    """PostgreSQL's locks have numbers of 64 bits."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)
