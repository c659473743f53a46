"""How much one address, person or connection may ask for."""

from __future__ import annotations

import ipaddress
import time
from typing import Final

from sqlalchemy import delete
from sqlalchemy.dialects.postgresql import insert

from vatra.server.latest import Latest
from vatra.server.run.settings import Rate
from vatra.server.store import sql
from vatra.server.store.database import Database
from vatra.server.tables.presence import now_ms


def network(address: str) -> str:
    """Whom to count against: an address, or the network of a home where addresses are long."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


REMEMBERED: Final = 50_000  # keys of one limit; whoever was idle longest is forgotten first


class Bucket:
    """So many at once, refilled by so many a second."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._left = rate.burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Use one up; False: none is left."""
        now = time.monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each key."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._by_key: Final[Latest[str, Bucket]] = Latest(REMEMBERED)

    def take(self, key: str) -> bool:
        bucket = self._by_key[key] = self._by_key.get(key) or Bucket(self._rate)
        return bucket.take()


class Shared:
    """Buckets of which all workers hold the same ones. A flood is stopped here, and what is left is counted in the
    database: within the time in which a bucket fills, twice its burst."""

    def __init__(self, name: str, rate: Rate, database: Database) -> None:
        self._name: Final = name
        self._rate: Final = rate
        self._here: Final = Buckets(rate)
        self._database: Final = database
        self._alone: Final = database.url.get_backend_name() == "sqlite"

    async def take(self, key: str) -> bool:
        if not self._here.take(key):
            return False
        if self._alone:
            return True
        lasts = max(1, round(1000 * self._rate.burst / self._rate.per_second))
        until = (now_ms() // lasts + 1) * lasts
        name = f"{self._name} {key}"[:120]
        entry = insert(sql.tallies).values(key=name, until=until, n=1)
        entry = entry.on_conflict_do_update(
            index_elements=[sql.tallies.c.key, sql.tallies.c.until], set_={"n": sql.tallies.c.n + 1}
        )
        count = entry.returning(sql.tallies.c.n)
        n = await self._database.write(lambda connection: int(connection.execute(count).scalar_one()))
        return n <= 2 * self._rate.burst


async def forget_tallies(database: Database) -> None:
    gone = delete(sql.tallies).where(sql.tallies.c.until < now_ms())
    await database.write(lambda connection: connection.execute(gone).rowcount)


class Counted:
    """How many of something each key has open."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._open: Final[dict[str, int]] = {}

    def enter(self, key: str) -> bool:
        if self._open.get(key, 0) >= self._most:
            return False
        self._open[key] = self._open.get(key, 0) + 1
        return True

    def leave(self, key: str) -> None:
        left = self._open.get(key, 0) - 1
        if left > 0:
            self._open[key] = left
        else:
            self._open.pop(key, None)
