"""Everything a server process holds, in one place."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path
from typing import Final

from vatra.server.latest import Latest
from vatra.server.people.cookies import read_secret
from vatra.server.people.limits import REMEMBERED, Buckets, Shared
from vatra.server.people.pace import Pace
from vatra.server.people.persons import People
from vatra.server.people.sealing import Seal
from vatra.server.run import logs
from vatra.server.run.bell import Bell
from vatra.server.run.collector import Collector
from vatra.server.run.metrics import Metrics
from vatra.server.run.settings import Settings, database_url
from vatra.server.store.database import Away, Database, open_database
from vatra.server.store.leases import Leases
from vatra.server.store.tables import TableStore
from vatra.server.tables.bots import Thinkers
from vatra.server.tables.chat import ChatStore
from vatra.server.tables.past import Past
from vatra.server.tables.rooms import Rooms
from vatra.server.web.pages import Pages

LAG_EVERY: Final = 0.25  # seconds
TIDY_EVERY: Final = 2.0


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.metrics: Final = Metrics()
        self.database: Final[Database] = open_database(database_url(settings.database), settings.synced)
        self.chats: Final = ChatStore(self.database)
        secret = read_secret(Path(settings.secret_file))
        self.seal: Final = Seal(secret)
        self.tables: Final = TableStore(self.database, self.seal)
        self.people: Final = People(self.database, secret, self.seal)
        self.thinkers: Final = Thinkers(settings.thinker_count(), settings.bot_seconds)
        self.bell: Final = Bell(self.database.url)
        self.leases: Final = Leases(self.database)
        self.rooms: Final = Rooms(self)
        self.past: Final = Past()
        self.pages: Final = Pages(settings.page)
        limits = settings.limits
        self.new_guests: Final = Shared("guest", limits.guests, self.database)
        self.passwords: Final = Shared("password", limits.passwords, self.database)
        self.new_tables: Final = Shared("table", limits.tables, self.database)
        self.tables_here: Final = Shared("tables", limits.tables_of_address, self.database)
        self.guesses: Final = Buckets(limits.passwords)
        self.wrong: Final = Latest[str, None](
            REMEMBERED
        )  # logins and addresses from which they were guessed at
        self.talk: Final = Buckets(limits.talk)
        self.pace: Final = Pace(limits.busy)
        self._collector: Final = Collector()
        self._tasks: Final[list[asyncio.Task[None]]] = []

    async def open(self) -> None:
        """After the channels are up, before the first request."""
        await self.people.prepare()
        await self.thinkers.warm_up()
        loop = asyncio.get_running_loop()
        self._tasks.append(loop.create_task(self.bell.listen(self.rooms.hear)))
        self._tasks.append(loop.create_task(self.rooms.look_after()))
        self._tasks.append(loop.create_task(self.rooms.wake_all()))
        self._tasks.append(loop.create_task(self._watch_loop()))
        self._tasks.append(loop.create_task(self._tidy()))
        self._collector.begin()

    async def _watch_loop(self) -> None:
        """How late does whoever waits for a moment get their turn?"""
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(LAG_EVERY)
            self.metrics.lag.observe(max(0.0, time.perf_counter() - begun - LAG_EVERY))

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            try:
                await self.database.tidy()
            except Away as error:
                logs.tell("tidy-failed", logging.WARNING, error)
            self._collector.look(self.rooms.quiet())

    async def close(self) -> None:
        """After the last request; nothing that was acknowledged is only here."""
        self._collector.end()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.rooms.close()
        await self.thinkers.close()
        await self.leases.close()
        await self.database.close()
