"""The tables that are open in this process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Final

from vatra.core.errors import BadInput
from vatra.server.faults import Denied
from vatra.server.people.limits import forget_tallies
from vatra.server.run.bell import ChatNote, FreeNote, GoneNote, HereNote, Note, OutNote, RowsNote, WhoNote
from vatra.server.run.logs import tell
from vatra.server.store.database import Away
from vatra.server.tables.lessons import LessonState
from vatra.server.tables.presence import now_ms
from vatra.server.tables.room import Room
from vatra.server.tables.state import Broken, State
from vatra.server.web.reader import encode

if TYPE_CHECKING:
    from vatra.server.house import House

AT_ONCE: Final = 8  # rows applied before others get their turn
OVERDUE: Final = 30_000  # milliseconds after which a table whose worker is gone is woken
WOKEN: Final = 50  # tables woken in one sweep
WOKEN_AT_START: Final = 1000
NEVER: Final = (0, "")  # older than any table
QUIET: Final = 3.0  # seconds
WHO_ARE_YOU: Final = 4401
SOON: Final = 1.0  # seconds until a sweep that failed is tried again
FORGET_EVERY: Final = 3600.0  # seconds between looking for guests and tables to forget


class Rooms:
    def __init__(self, house: House) -> None:
        self._house: Final = house
        self._open: Final[dict[str, Room]] = {}
        self._opening: Final[dict[str, asyncio.Task[Room]]] = {}
        self._forgot = time.monotonic() - FORGET_EVERY
        self._woken = NEVER

    # -- opening and closing -------------------------------------------------------------------------------------------

    async def open(self, table: str) -> Room:
        """The room of a table, rebuilt from its rows if this process does not have it; `Denied` if there is none."""
        room = self._open.get(table)
        if room is not None:
            room.used = time.monotonic()
            return room
        if table not in self._opening:
            task = asyncio.get_running_loop().create_task(self._load(table))
            self._opening[table] = task
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    def loaded(self, table: str) -> Room | None:
        return self._open.get(table)

    def forget(self, room: Room) -> None:
        if self._open.get(room.id) is room:
            del self._open[room.id]
            self._house.metrics.rooms.set(len(self._open))

    async def _load(self, table: str) -> Room:
        header = await self._house.tables.header(table)
        if header is None:
            raise Denied(404, "no-such-table")
        try:
            state = LessonState(header) if header.lesson else State(header)
            for n, row in enumerate(await self._house.tables.rows_after(table, 0)):
                state.apply(row)
                if n % AT_ONCE == 0:
                    await asyncio.sleep(0)  # a long game must not hold up the others
        except (Broken, BadInput) as broken:
            tell("table-broken", logging.ERROR, broken, table=table)
            raise Denied(500, "table-broken") from None
        if state.live is not None:
            state.live.story = []
        room = Room(self._house, state)
        self._open[table] = room
        self._house.metrics.rooms.set(len(self._open))
        if self._house.bell.postgres:
            await room.catch_up()  # what was stored while the rows were being played
            self._house.bell.ring(WhoNote(self._house.bell.worker, table))
        room.driver.wake()
        return room

    def quiet(self) -> bool:
        """Nothing has happened at any table for a little while."""
        now = time.monotonic()
        return all(now - room.used > QUIET for room in self._open.values())

    def renamed(self, person: str, name: str) -> None:
        """Whoever looks on from somewhere speaks under their new name."""
        for room in self._open.values():
            for reader in room.presence.readers:
                if reader.person == person:
                    reader.name = name

    def turn_out(self, sessions: list[str]) -> None:
        """Devices that are no longer somebody's look at no table."""
        for room in self._open.values():
            for reader in list(room.presence.readers):
                if reader.session in sessions:
                    reader.close(WHO_ARE_YOU)

    async def close(self) -> None:
        for room in list(self._open.values()):
            room.driver.stop()

    # -- what other workers say ----------------------------------------------------------------------------------------

    async def hear(self, note: Note) -> None:
        if isinstance(note, OutNote):
            self.turn_out(note.sessions)
            return
        room = self._open.get(note.table)
        if room is None:
            return
        try:
            if isinstance(note, RowsNote):
                if note.seq > room.state.seq:
                    await room.catch_up()
            elif isinstance(note, ChatNote):
                for chat in await self._house.chats.since(note.table, note.n - 1):
                    if chat.n == note.n:
                        said = encode(chat)
                        for reader in room.presence.readers:
                            reader.send(said)
            elif isinstance(note, HereNote):
                before = room.presence.connected(), room.watching()
                room.presence.heard(note.worker, note.people, note.woke, note.watching)
                if (room.presence.connected(), room.watching()) != before:
                    room.tell_readers_presence()
                room.driver.wake()
            elif isinstance(note, WhoNote):
                room.announce()
            elif isinstance(note, FreeNote):
                room.driver.wake(insist=True)
            elif isinstance(note, GoneNote):
                room.close()
        except (Away, Denied) as error:
            tell("note-not-taken-in", logging.WARNING, error, table=note.table)

    # -- looking after everything now and then -------------------------------------------------------------------------

    async def look_after(self) -> None:
        """Every few seconds, for ever: lost notes, dead workers, forgotten tables."""
        every = self._house.settings.sweep_seconds
        pause = every
        while True:
            await asyncio.sleep(pause)
            pause = every
            try:
                await self.sweep()
            except (Away, Denied) as error:
                pause = min(every, SOON)  # whatever stood still meanwhile goes on once the database is back
                tell("sweep-failed", logging.WARNING, error)

    async def sweep(self) -> None:
        house = self._house
        if house.bell.postgres:
            await self._hear_by_itself()
        await self._wake_overdue()
        for room in list(self._open.values()):
            idle = time.monotonic() - room.used > house.settings.idle_seconds
            if idle and not room.presence.readers and not room.driver.busy():
                await self._put_away(room)
        if time.monotonic() - self._forgot > FORGET_EVERY:
            self._forgot = time.monotonic()
            before = now_ms() - house.settings.limits.kept_seconds * 1000
            tables = await house.tables.forget_unstarted(before)
            tables += await house.tables.forget_guests_tables(before)
            await house.people.sessions.forget()
            await forget_tallies(house.database)
            guests = await house.people.forget_guests(before)
            if tables or guests:
                tell("forgotten", tables=tables, guests=guests)

    async def _hear_by_itself(self) -> None:
        """With several workers: rows whose note was lost, and tables whose worker has gone."""
        await self._house.leases.check()
        stored = await self._house.tables.last_seqs(self._open)
        for room in list(self._open.values()):
            if stored.get(room.id, -1) != room.state.seq:
                await room.catch_up()
            if room.presence.readers:
                room.announce()
            room.driver.wake(insist=True)

    async def wake_all(self) -> None:
        """At the start: no other worker could be seeing to these tables, unless there are others."""
        if not self._house.bell.postgres:
            with contextlib.suppress(Away):  # the next sweep finds them too
                await self._wake(await self._house.tables.bots_due(now_ms(), WOKEN_AT_START))

    async def _wake_overdue(self) -> None:
        """Tables that should have moved by themselves, and whose worker went away: the oldest first, and each sweep
        goes on where the last one stopped, so that tables which cannot move keep nobody else waiting."""
        due = await self._house.tables.bots_due(now_ms() - OVERDUE, WOKEN, self._woken)
        self._woken = due[-1] if len(due) == WOKEN else NEVER
        await self._wake(due)

    async def _wake(self, due: list[tuple[int, str]]) -> None:
        for _, table in due:
            with contextlib.suppress(Denied):  # said in the log when it was opened
                await self.open(table)

    async def _put_away(self, room: Room) -> None:
        self.forget(room)
        room.driver.stop()
        await self._house.leases.give(room.id)
        again = self._open.get(room.id)
        if again is not None:  # somebody came back this very moment
            again.driver.wake(insist=True)
        self._house.bell.ring(FreeNote(self._house.bell.worker, room.id))
