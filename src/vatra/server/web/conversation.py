"""The conversation at a table: somebody reads it, and says what they do."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from vatra.bots import HINT
from vatra.core.errors import BadInput, Refused
from vatra.core.why import why_not
from vatra.server.faults import Denied, Stale, from_bad_input
from vatra.server.house import House
from vatra.server.people.limits import Bucket
from vatra.server.people.persons import Person
from vatra.server.run.bell import ChatNote
from vatra.server.run.logs import tell
from vatra.server.store.database import Away
from vatra.server.tables import lessons
from vatra.server.tables.bots import BotFailed, strongest
from vatra.server.tables.chat import LONGEST, clean
from vatra.server.tables.lessons import Otherwise
from vatra.server.tables.presence import now_ms
from vatra.server.tables.room import Room
from vatra.server.web import messages as m
from vatra.server.web.access import TheHouse, origin_of, readable, somebody
from vatra.server.web.reader import Close, Reader, encode

Socket = WebSocket[Any, Any, Any]
CODES: Final = {401: 4401, 403: 4403, 404: 4404}  # with which a conversation ends that could not begin
OFFENDED: Final = 1008
FULL: Final = 1013

_DECODER: Final = msgspec.json.Decoder(m.ClientMessage)


@websocket("/api/tables/{table:str}/ws")
async def conversation(socket: Socket, house: TheHouse, table: FromPath[str]) -> None:
    """Accepted first, so that a page learns why it may not stay."""
    await socket.accept()
    try:
        await _converse(socket, house, table)
    finally:
        # Litestar's socket holds functions that hold the socket: without them it is freed with the conversation.
        socket.receive = socket.send = _over


async def _over(*_: Any) -> Any:
    raise WebSocketDisconnect(detail="over")


async def _converse(socket: Socket, house: House, table: str) -> None:
    try:
        talk = await _begin(socket, house, table)
    except Denied as denied:
        await _turn_away(socket, denied)
        return
    except Away as away:
        tell("database-failed", logging.ERROR, away, table=table[:24])
        await _turn_away(socket, Denied(503, "try-again"))
        return
    except Exception as error:  # whatever it is: its words are not for the other side
        tell("conversation-failed", logging.ERROR, error, table=table[:24])
        await _turn_away(socket, Denied(500, "fault"))
        return
    sending = asyncio.get_running_loop().create_task(_send_all(socket, talk.reader))
    try:
        while not talk.reader.closing:
            event: dict[str, Any] = dict(await socket.receive())
            if event["type"] == "websocket.disconnect":
                break
            await talk.hear(event.get("text"))
        if talk.reader.closing:
            await sending
    except WebSocketDisconnect:
        pass
    finally:
        talk.room.leave(talk.reader)
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, OSError, RuntimeError):
            await sending


async def _begin(socket: Socket, house: House, table: str) -> Talk:
    person = await somebody(socket, house)
    if person is None:
        raise Denied(401, "who-are-you")
    query = socket.query_params
    room = await readable(house, table, person, str(query.get("invite", ""))[:64])
    readers = room.presence.readers
    own = [reader for reader in readers if reader.person == person.id]
    limits = house.settings.limits
    if len(readers) >= limits.readers or len(own) >= limits.connections_per_person:
        raise Denied(503, "too-many-readers")
    since, log, chat = (_number(query.get(name)) for name in ("since", "log", "chat"))
    if since > room.state.seq:
        await room.catch_up()
    said = await house.chats.since(table, chat)
    if room.gone:
        raise Denied(404, "no-such-table")
    talk = Talk(house, room, person, origin_of(house, socket))
    room.enter(talk.reader, since, log if since else -1, said)
    return talk


def _number(text: str | None) -> int:
    """A place in the conversation; what is not a number is the beginning."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 10 else 0


async def _turn_away(socket: Socket, denied: Denied) -> None:
    with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
        await socket.send_text(encode(m.Fault(denied.code, m.Event(denied.name, denied.said))))
        await socket.close(CODES.get(denied.status, FULL))


async def _send_all(socket: Socket, reader: Reader) -> None:
    """What the reader is to be told goes out in order; the last of it is how the conversation ends."""
    while True:
        item = await reader.outbox.get()
        if isinstance(item, Close):
            await socket.close(item.code)
            return
        await socket.send_text(item)


class Talk:
    """One reader's side of the conversation."""

    def __init__(self, house: House, room: Room, person: Person, origin: str) -> None:
        self._house: Final = house
        self._origin: Final = origin
        self._person: Final = person
        self.room: Final = room
        self.reader: Final = Reader(person.id, person.name, person.session)
        self._messages: Final = Bucket(house.settings.limits.messages)
        self._hints: Final = Bucket(house.settings.limits.hints)
        self._offences = 0

    async def hear(self, text: str | None) -> None:
        """One message. Whatever it is, it is answered, and the conversation goes on unless it becomes a nuisance."""
        await self._house.pace.turn(self._origin)
        if not self._messages.take():
            self._offend("too-fast", None)
            return
        if text is None or len(text) > self._house.settings.limits.message_bytes:
            self._offend("bad-message", None)
            return
        try:
            message = _DECODER.decode(text)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, UnicodeError):
            self._offend("bad-message", None)
            return
        await self._answer(message)

    async def _answer(self, message: m.ClientMessage) -> None:
        if isinstance(message, m.DoPing):
            self.reader.say(m.Pong(now_ms()))
            return
        metrics = self._house.metrics
        try:
            if isinstance(message, m.DoHint):  # others think, and this process waits
                await self._hint(message)
            else:
                await self._do(message)
        except Refused as refused:
            metrics.refused.labels("no").inc()
            self.reader.say(m.Refused(message.id, refused.rule, False, self._because(message, refused.rule)))
        except Otherwise as other:
            self.reader.say(m.Otherwise(message.id, other.said, other.attribute))
        except Stale:
            metrics.refused.labels("yes").inc()
            self.reader.say(m.Refused(message.id, "", True))
            self.room.send_frame(self.reader)
        except BadInput as bad:
            self._complain(from_bad_input(bad), message.id)
        except Denied as denied:
            self._complain(denied, message.id)
        except Away as away:
            tell("store-failed", logging.ERROR, away, table=self.room.id)
            self._complain(Denied(503, "try-again"), message.id)
        except Exception as error:
            tell(
                "conversation-failed",
                logging.ERROR,
                error,
                table=self.room.id,
                message=type(message).__name__,
            )
            self._complain(Denied(500, "fault"), message.id)

    def _because(self, message: m.ClientMessage, rule: str) -> m.Event | None:
        """The numbers behind the refusal of a move."""
        live = self.room.state.live
        if live is None or not isinstance(message, m.DoAct):
            return None
        found = live.table.game.because(live.table, message.seat, message.text, rule)
        return None if found is None else m.event_of(found)

    async def _do(self, message: m.ClientMessage) -> None:
        if isinstance(message, m.DoAct):
            seq = await self.room.act(self._person.id, message.seat, message.text, message.seq)
            await self._done(message.id, seq)
        elif isinstance(message, m.DoWhy):
            self.reader.say(self._why(message))
        elif isinstance(message, m.DoUndo):
            seq = await self.room.undo(self._person.id, message.seat, message.all)
            await self._done(message.id, seq)
        elif isinstance(message, m.DoLesson):
            await self._done(message.id, await lessons.go(self.room, self._person, message.go, message.seq))
        elif isinstance(message, m.DoChat):
            await self._say(message.id, clean(message.text, LONGEST), None)
        elif isinstance(message, m.DoReact):
            await self._say(message.id, None, message.reaction)
        elif isinstance(message, m.DoEyes):
            self.room.look_from(self.reader, message.seat)
            self.reader.say(m.Done(message.id, self.room.state.seq))

    def _why(self, message: m.DoWhy) -> m.Refused | m.Done:
        state = self.room.state
        self.room.check_seat(state, self._person.id, message.seat)
        reason = why_not(state.table(), message.seat, message.things) if state.live is not None else None
        if reason is None:
            return m.Done(message.id, state.seq)
        return m.Refused(
            message.id, reason.rule, False, m.event_of(reason.because) if reason.because else None
        )

    async def _done(self, id: str, seq: int) -> None:
        await lessons.note(self._house, self.room, self._person)
        self.reader.say(m.Done(id, seq))

    async def _hint(self, message: m.DoHint) -> None:
        """What the best bot of the game would do in this seat, and why."""
        if not self._hints.take():
            raise Denied(429, "too-fast")
        room = self.room
        room.check_seat(room.state, self._person.id, message.seat)
        if message.seat not in room.state.to_act or room.state.header.lesson:
            raise Denied(409, "nothing-to-hint")
        bot = strongest(room.state.game)
        try:
            thought = await room.driver.think(room.question(message.seat, HINT))
        except BotFailed as failed:
            self._house.metrics.bot_faults.inc()
            tell("hint-failed", logging.ERROR, table=room.id, bot=bot, why=str(failed))
            raise Denied(503, "no-hint") from None
        self.reader.say(m.Hint(message.id, message.seat, thought.text, thought.why, thought.second, bot))

    async def _say(self, id: str, text: str | None, reaction: m.Reaction | None) -> None:
        """A few words to everybody at the table."""
        if text == "":
            raise Denied(400, "empty-chat")
        if not self._house.talk.take(f"{self.room.id} {self._person.id}"):
            raise Denied(429, "too-fast")
        seats = self.room.state.seats_of(self._person.id)
        speaker = m.Speaker(self.reader.name, seats[0] if seats else None)
        chat = await self._house.chats.say(self.room.id, self._person.id, speaker, now_ms(), text, reaction)
        said = encode(chat)
        for reader in self.room.presence.readers:
            reader.send(said)
        self._house.bell.ring(ChatNote(self._house.bell.worker, self.room.id, chat.n))
        self.reader.say(m.Done(id, self.room.state.seq))

    def _complain(self, denied: Denied, id: str | None) -> None:
        self.reader.say(m.Fault(denied.code, m.Event(denied.name, denied.said), id))

    def _offend(self, code: str, id: str | None) -> None:
        self._offences += 1
        self._complain(Denied(400, code), id)
        if self._offences > self._house.settings.limits.offences:
            self._house.metrics.dropped.labels(code).inc()
            self.reader.close(OFFENDED)
