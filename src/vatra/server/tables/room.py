"""A table that is open in this process: people read it, and rows are added to it one after the other."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from vatra.core.errors import Refused
from vatra.server.faults import Denied, Stale
from vatra.server.run.bell import GoneNote, HereNote, RowsNote
from vatra.server.run.logs import tell
from vatra.server.store.rows import Plan, Row
from vatra.server.store.tables import SeqTaken
from vatra.server.tables.driver import Driver
from vatra.server.tables.presence import Presence, now_ms
from vatra.server.tables.state import Broken, State
from vatra.server.tables.thinker import Question
from vatra.server.web import frames
from vatra.server.web.messages import By, Chat, Clock
from vatra.server.web.messages import Presence as PresenceMessage
from vatra.server.web.reader import Reader, encode

if TYPE_CHECKING:
    from vatra.server.house import House

TRIES: Final = 20  # races that one row may lose before its sender is asked to try again
GONE: Final = 4404


class Room:
    def __init__(self, house: House, state: State) -> None:
        self.id: Final = state.header.id
        self.house: Final = house
        self.state: Final = state
        self.presence: Final = Presence()
        self.driver: Final = Driver(self)
        self.used = time.monotonic()
        self.gone = False
        self._writing: Final = asyncio.Lock()
        self._unsure = False  # whether the last row was stored; the database knows

    # -- reading -------------------------------------------------------------------------------------------------------

    def may_read(self, person: str, invite: str) -> bool:
        """Public tables are for everyone; others for those with a seat, the host and the invited."""
        state = self.state
        if state.header.public or state.seats_of(person) or (person and person == state.host):
            return True
        return bool(invite) and same(invite, state.header.invite)

    def frame_for(self, eyes: frames.Eyes, first: int, chat: list[Chat], seen: int = 0) -> str:
        clock = self.clock()
        connected, watching = self.presence.connected(), self.watching()
        return encode(frames.frame(self.state, eyes, first, connected, watching, clock, chat, seen))

    def enter(self, reader: Reader, since: int, log: int, chat: list[Chat]) -> None:
        """A connection opens: it gets what it does not know yet, in one frame."""
        self.used = time.monotonic()
        was_there = self.presence.connected()
        reader.eyes = frames.eyes_of(self.state, reader.person, frames.SPECTATOR)
        first = min(self.state.changed_since(since), log, self.state.private_from_for(reader.eyes.you))
        if not any(self._sits(person) for person in was_there) and self._sits(reader.person):
            self.presence.woke = now_ms()
        self.presence.add(reader)
        reader.send(self.frame_for(reader.eyes, first, chat))
        reader.seq = self.state.seq
        if reader.person not in was_there:
            self.tell_presence(apart_from=reader)
        self.driver.wake(insist=True)  # they may come because the worker that saw to it has gone

    def leave(self, reader: Reader) -> None:
        self.presence.remove(reader, self.house.settings.grace_seconds)
        self.used = time.monotonic()
        asyncio.get_running_loop().call_later(
            self.house.settings.grace_seconds + 0.05, self._has_left, reader
        )

    def _has_left(self, reader: Reader) -> None:
        if reader.person not in self.presence.connected() and not self.gone:
            self.tell_presence()
            self.driver.wake()

    def tell_presence(self, apart_from: Reader | None = None) -> None:
        """Who is there has changed: tell the readers, and the other workers."""
        self.tell_readers_presence(apart_from)
        self.announce()

    def tell_readers_presence(self, apart_from: Reader | None = None) -> None:
        connected, watching = self.presence.connected(), self.watching()
        said: dict[frames.Eyes, str] = {}
        for reader in self.presence.readers:
            if reader is not apart_from:
                if reader.eyes not in said:
                    players = frames.players(self.state, reader.eyes, connected)
                    said[reader.eyes] = encode(PresenceMessage(players, watching))
                reader.send(said[reader.eyes])

    def announce(self) -> None:
        here = [person for person in self.presence.here() if self._sits(person)]
        watching = self.presence.watching_here(self._seated())
        self.house.bell.ring(HereNote(self.house.bell.worker, self.id, here, self.presence.woke, watching))

    def _sits(self, person: str) -> bool:
        return bool(self.state.seats_of(person))

    def _seated(self) -> frozenset[str]:
        return frozenset(seat.person for seat in self.state.seats)

    def watching(self) -> list[str]:
        """Who is here without a seat, by name."""
        return self.presence.watching(self._seated())

    def someone_sits_here(self) -> bool:
        """Somebody with a seat looks at the table: clocks run."""
        return any(self._sits(person) for person in self.presence.connected())

    def clock(self) -> Clock | None:
        """Whose time runs out first."""
        deadlines = self.driver.deadlines()
        if not deadlines:
            return None
        first = min(deadlines.values())
        return Clock([seat for seat, at in deadlines.items() if at == first], first, now_ms())

    def broadcast(self) -> None:
        """Every reader gets what is new to them. Equal readers share one encoded frame."""
        said: dict[tuple[frames.Eyes, int, int], str] = {}
        state = self.state
        for reader in list(self.presence.readers):
            eyes = frames.eyes_of(state, reader.person, reader.eyes.seat)
            first = state.changed_since(reader.seq)
            if eyes.seat != reader.eyes.seat:
                first = min(first, state.private_from())
            seen = (
                reader.seq if eyes.seat == reader.eyes.seat else 0
            )  # through other eyes it is another story
            if (eyes, first, seen) not in said:
                said[eyes, first, seen] = self.frame_for(eyes, first, [], seen)
            reader.send(said[eyes, first, seen])
            reader.seq = state.seq
            reader.eyes = eyes
        self.house.metrics.frames.inc(len(self.presence.readers))

    def send_frame(self, reader: Reader) -> None:
        """The present to one reader who may have lost track."""
        first = min(self.state.changed_since(reader.seq), self.state.private_from_for(reader.eyes.you))
        reader.send(self.frame_for(reader.eyes, first, []))
        reader.seq = self.state.seq

    def look_from(self, reader: Reader, seat: int) -> None:
        """Hot-seat: the device goes to another of the reader's own seats."""
        if seat not in reader.eyes.you:
            raise Denied(403, "not-your-seat")
        reader.eyes = msgspec.structs.replace(reader.eyes, seat=seat)
        self.send_frame(reader)

    async def deal(self) -> None:
        """Nobody waits longer for numbers that do not come: the deal is made of those that did."""

        def plan(state: State) -> Plan | None:
            if not state.dealing:
                return None
            at = now_ms()
            table = state.open_game(state.parts_of(state.seats, state.opened)).table
            return Plan([Row(state.seq + 1, "start", at)], state.standing(at, table))

        await self.write(plan)

    # -- moves ---------------------------------------------------------------------------------------------------------

    async def act(self, person: str, seat: int, text: str, seq: int) -> int:
        """A person's move, chosen from the view of row `seq`. Returns the number of its row."""

        def plan(state: State) -> Plan:
            self.check_seat(state, person, seat)
            if state.live is None:
                raise Denied(409, "not-started")
            if seq < state.asked.get(seat, 0) or seq > state.seq:
                raise Stale
            try:
                return state.plan_move(seat, text, "", now_ms())
            except Refused:
                if seat in state.asked and seq < state.seq:
                    raise Stale from None  # it was an option when it was chosen
                raise

        if seq > self.state.seq:
            await self.catch_up()  # the page has heard of it from another worker
        return await self.write(plan)

    async def act_for(self, seat: int, asked: int, text: str, by: By) -> None:
        """A move that the table makes; `Stale` if the question of row `asked` is not open any more, or not its own."""

        def plan(state: State) -> Plan:
            wanted = state.seats[seat].present if by == "timer" else state.seats[seat].played_by_table
            if state.asked.get(seat) != asked or not wanted:
                raise Stale
            return state.plan_move(seat, text, by, now_ms())

        await self.write(plan)

    async def undo(self, person: str, seat: int, all_of_it: bool) -> int:
        """Take back a person's last move, or all that can be taken back."""

        def plan(state: State) -> Plan:
            self.check_seat(state, person, seat)
            return state.plan_undo(seat, all_of_it, now_ms())

        return await self.write(plan)

    def check_seat(self, state: State, person: str, seat: int) -> None:
        if seat not in state.seats_of(person):
            raise Denied(403, "not-your-seat")
        if state.seats[seat].away:
            raise Denied(409, "you-left")

    def question(self, seat: int, bot: str) -> Question:
        """What a bot needs to know for its move. Its dice follow from the secret seed, so workers agree on its move."""
        state = self.state
        words = b"vatra bot %d %d " % (seat, state.asked.get(seat, 0)) + state.header.seed
        return Question(self.id, state.log(), seat, bot, hashlib.sha256(words).hexdigest())

    # -- writing -------------------------------------------------------------------------------------------------------

    async def write(self, make: Callable[[State], Plan | None]) -> int:
        """Plan rows from the present state, store them, then apply them and tell everybody.

        When another worker was faster its rows are taken in, and the plan is made anew. `make` raises if it cannot be,
        and returns nothing where everything is as wanted already. Returns the number of the latest row.
        `Away`: nobody knows whether it was stored; the database is asked before anything else is done.
        """
        async with self._writing:
            for _ in range(TRIES):
                if self._unsure:
                    await self._catch_up()
                if self.gone:
                    raise Denied(404, "no-such-table")
                plan = make(self.state)
                if plan is None:
                    return self.state.seq
                begun = time.perf_counter()
                self._unsure = True
                try:
                    await self.house.tables.append(self.id, plan.rows, plan.standing)
                except SeqTaken:
                    self.house.metrics.races.inc()
                    continue
                self._unsure = False
                seconds = time.perf_counter() - begun
                self.house.metrics.stored.observe(seconds)
                self._take_in(plan.rows, seconds)
                self.house.bell.ring(RowsNote(self.house.bell.worker, self.id, self.state.seq))
                return self.state.seq
            raise Denied(503, "try-again")

    async def catch_up(self) -> None:
        """Take in what other workers stored."""
        async with self._writing:
            await self._catch_up()

    async def _catch_up(self) -> None:
        rows = await self.house.tables.rows_after(self.id, self.state.seq)
        if not rows and await self.house.tables.header(self.id) is None:
            self.close()
        self._unsure = False
        if rows:
            self._take_in(rows, 0.0)

    def _take_in(self, rows: list[Row], seconds: float) -> None:
        """Rows that are stored become the present."""
        self.used = time.monotonic()
        try:
            for row in rows:
                self.state.apply(row)
                if seconds:
                    self.house.metrics.rows.labels(row.kind, row.by).inc()
                    ms = round(seconds * 1000, 2)
                    tell(row.kind, table=self.id, seq=row.seq, seat=row.seat, by=row.by, ms=ms)
        except Broken as broken:
            tell("table-broken", logging.ERROR, broken, table=self.id, seq=broken.seq)
            self.close(1011)
            raise Denied(500, "table-broken") from None
        self.broadcast()
        if self.state.live is not None:
            self.state.live.story = []  # told; whoever asks later has it told again
        self.driver.wake()

    # -- the end -------------------------------------------------------------------------------------------------------

    def close(self, code: int = GONE) -> None:
        """The table is gone, or can no longer be kept open here."""
        self.gone = True
        self.driver.stop()
        for reader in list(self.presence.readers):
            reader.close(code)
        self.house.rooms.forget(self)

    async def remove_if(self, empty: Callable[[State], bool]) -> bool:
        """Remove a table that never began and that everybody left."""
        async with self._writing:
            if self.gone or not empty(self.state):
                return False
            await self.house.tables.remove(self.id)
            self.house.bell.ring(GoneNote(self.house.bell.worker, self.id))
            self.close()
            return True


def same(one: str, other: str) -> bool:
    """Compared in constant time: how long it takes tells nothing about a secret."""
    return hmac.compare_digest(one.encode(), other.encode())
