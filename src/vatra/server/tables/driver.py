"""The table's own moves: bots, players who left, and time that runs out."""

from __future__ import annotations

import asyncio
import logging
import random
import time
import weakref
from typing import TYPE_CHECKING, Final

from vatra.core.errors import Refused
from vatra.server.faults import Denied, Stale
from vatra.server.run.logs import tell
from vatra.server.store.database import Away
from vatra.server.tables.bots import BotFailed
from vatra.server.tables.presence import now_ms
from vatra.server.tables.thinker import Question, Thought
from vatra.server.web.messages import By

if TYPE_CHECKING:
    from vatra.server.tables.room import Room

AGAIN_AFTER: Final = 2.0  # seconds until a move that could not be stored is tried again


class Driver:
    def __init__(self, room: Room) -> None:
        self._owner: Final = weakref.ref(
            room
        )  # a table that is put away is freed at once, without the collector
        self._hands: Final[dict[int, asyncio.Task[None]]] = {}  # one for each seat that is thought for
        self._alarm: asyncio.TimerHandle | None = None
        self._expiring: asyncio.Task[None] | None = None
        self._seeking: asyncio.Task[None] | None = None
        self._sought = False  # another worker was found to see to the table
        self._stuck: Final[
            dict[int, int]
        ] = {}  # seats whose question the table could not answer: not tried again

    @property
    def _room(self) -> Room:
        room = self._owner()
        assert room is not None
        return room

    # -- when ----------------------------------------------------------------------------------------------------------

    def wake(self, insist: bool = False) -> None:
        """Something changed: see to whatever is due now. `insist`: whoever saw to it may have stopped."""
        room = self._room
        if room.gone or not room.house.leases.holds(room.id):
            self._set_alarm(None)
            self._seek_lease(insist)
            return
        if self._somebody_cares():
            for seat in room.state.due():
                if seat not in self._hands and not self._is_stuck(seat):
                    self._hands[seat] = asyncio.get_running_loop().create_task(self._play(seat))
        if room.state.dealing:
            self._set_alarm(room.state.at + round(room.house.settings.deal_seconds * 1000))
        else:
            self._set_alarm(
                min((at for seat, at in self.deadlines().items() if not self._is_stuck(seat)), default=None)
            )

    def _seek_lease(self, insist: bool) -> None:
        """Where there is something to see to, become the worker that does, unless another is."""
        room = self._room
        needed = bool(room.state.due()) or room.state.header.timer is not None or room.state.dealing
        if room.gone or not needed or self._seeking is not None or (self._sought and not insist):
            return
        self._sought = True
        self._seeking = asyncio.get_running_loop().create_task(self._take_lease())

    async def _take_lease(self) -> None:
        taken = None
        while taken is None:
            try:
                taken = await self._room.house.leases.take(self._room.id)
            except Away:
                await asyncio.sleep(AGAIN_AFTER)
        self._seeking = None
        if taken:
            self.wake()

    def _is_stuck(self, seat: int) -> bool:
        return self._stuck.get(seat) == self._room.state.asked[seat]

    def busy(self) -> bool:
        return bool(self._hands) or self._alarm is not None

    def stop(self) -> None:
        self._set_alarm(None)
        for hand in self._hands.values():
            hand.cancel()
        for task in (self._expiring, self._seeking):
            if task is not None:
                task.cancel()

    def _somebody_cares(self) -> bool:
        """A table that everybody has left stands still until somebody comes back."""
        room = self._room
        return bool(room.presence.readers) or any(seat.present for seat in room.state.seats)

    # -- bots and players who left -------------------------------------------------------------------------------------

    async def _play(self, seat: int) -> None:
        """One move for one seat."""
        room = self._room
        asked = room.state.asked[seat]
        try:
            await asyncio.sleep(random.uniform(*room.house.settings.bot_delay))
            if room.state.asked.get(seat) == asked and room.state.seats[seat].played_by_table:
                await self._move(seat, asked)
        except asyncio.CancelledError:
            raise
        except (Away, Denied):
            await asyncio.sleep(AGAIN_AFTER)  # the question is still open
        except Exception as error:
            self._stuck[seat] = asked
            tell("driver-failed", logging.ERROR, error, table=room.id, seat=seat)
        finally:
            self._hands.pop(seat, None)
        self.wake()

    async def _move(self, seat: int, asked: int) -> None:
        place = self._room.state.seats[seat]
        if not place.bot:
            await self.automatic(seat, asked, "away")
            return
        by: By = "bot" if place.kind == "bot" else "away"
        try:
            thought = await self.think(self._room.question(seat, place.bot))
            await self._try(seat, asked, thought.text, by)
        except (BotFailed, Refused) as failed:
            why = str(failed) if isinstance(failed, BotFailed) else "its move was not allowed"
            self._room.house.metrics.bot_faults.inc()
            tell(
                "bot-failed", logging.ERROR, table=self._room.id, seat=seat, bot=place.bot, seq=asked, why=why
            )
            await self.automatic(seat, asked, "fault")

    async def think(self, question: Question) -> Thought:
        begun = time.perf_counter()
        try:
            return await self._room.house.thinkers.think(question, self._room.state.header.origin)
        finally:
            self._room.house.metrics.thoughts.observe(time.perf_counter() - begun)

    async def automatic(self, seat: int, asked: int, by: By) -> None:
        """The move the game makes for a seat nobody answers for."""
        state = self._room.state
        if state.asked.get(seat) == asked:
            await self._try(seat, asked, state.game.auto(state.table(), seat).text, by)

    async def _try(self, seat: int, asked: int, text: str, by: By) -> None:
        try:
            room = self._room
            await room.house.pace.turn(room.state.header.origin)
            await room.act_for(seat, asked, text, by)
        except Stale:
            return  # somebody else answered, or the question has changed; whatever is due now is due anew

    # -- time ----------------------------------------------------------------------------------------------------------

    def deadlines(self) -> dict[int, int]:
        """For each person whose time runs: when it is up. Nobody's time runs while no player is there."""
        room, state = self._room, self._room.state
        timer = state.header.timer
        if timer is None or state.live is None or not room.someone_sits_here():
            return {}
        woke = room.presence.woke
        return {
            seat: max(state.begun[seat], woke) + timer * 1000
            for seat in state.to_act
            if state.seats[seat].present
        }

    def _set_alarm(self, at: int | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if at is not None:
            delay = max(0.0, (at - now_ms()) / 1000)
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if self._expiring is None or self._expiring.done():
            self._expiring = asyncio.get_running_loop().create_task(self._expire())

    async def _expire(self) -> None:
        """Time is up: the automatic move, marked as such in the log; or the deal, of the numbers that came."""
        state = self._room.state
        if state.dealing:
            try:
                await self._room.deal()
            except (Away, Denied):
                await asyncio.sleep(AGAIN_AFTER)
        for seat, at in self.deadlines().items():
            asked = state.asked.get(seat)
            if asked is not None and at <= now_ms() and not self._is_stuck(seat):
                try:
                    await self.automatic(seat, asked, "timer")
                except (Away, Denied):
                    await asyncio.sleep(AGAIN_AFTER)
                except Exception as error:
                    self._stuck[seat] = asked
                    tell("driver-failed", logging.ERROR, error, table=self._room.id, seat=seat)
        self._expiring = None
        self.wake()
