"""Games, tables, and what can be done to them outside the conversation."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody

from vatra.core.words import speaker
from vatra.server.faults import Denied
from vatra.server.house import House
from vatra.server.people.persons import Person
from vatra.server.tables import lessons, making, seating
from vatra.server.tables.lobby import games_for
from vatra.server.tables.lobby import lobby as lobby_of
from vatra.server.tables.lobby import outlook as outlook_of
from vatra.server.web import frames
from vatra.server.web.access import TheHouse, known, origin_of, readable, somebody
from vatra.server.web.messages import (
    Again,
    Frame,
    GameInfo,
    Join,
    LessonAt,
    Lobby,
    Made,
    NewLesson,
    NewTable,
    Opening,
    Outlook,
    Paragraph,
    Position,
    RematchMade,
    SeatChange,
    Wished,
)
from vatra.server.web.pages import checked

AnyRequest = Request[Any, Any, Any]


@get("/api/games")
async def list_games(request: AnyRequest, house: TheHouse) -> list[GameInfo]:
    """What can be played here, and which options suit this reader after their earlier games."""
    person = await somebody(request, house)
    return await games_for(house, person.id if person is not None else "")


@post("/api/games/{game:str}/outlook", status_code=200)
async def outlook(game: FromPath[str], data: JSONBody[Wished]) -> Outlook:
    """How hard a table with these options would be, and what they change."""
    return outlook_of(game, data)


@get("/api/lobby")
async def lobby(request: AnyRequest, house: TheHouse) -> Lobby:
    """My tables, and public ones to join or to watch."""
    person = await somebody(request, house)
    return await lobby_of(house, person.id if person is not None else "")


@post("/api/tables", status_code=201)
async def make_table(request: AnyRequest, house: TheHouse, data: JSONBody[NewTable]) -> Made:
    """A new table. Without open seats the game begins at once."""
    person = await known(request, house)
    return await making.make_table(house, person, data, await may_make(house, request, person))


@post("/api/lessons", status_code=201)
async def take_lesson(request: AnyRequest, house: TheHouse, data: JSONBody[NewLesson]) -> LessonAt:
    """The table where I take a lesson: where I left it, or a new one."""
    person = await known(request, house)
    return LessonAt(await lessons.take_lesson(house, person, data, await may_make(house, request, person)))


async def may_make(house: House, request: AnyRequest, person: Person) -> str:
    """Tables are made slowly by one person, and from one address. Returns a mark of the address."""
    origin = origin_of(house, request)
    if not (await house.new_tables.take(person.id) and await house.tables_here.take(origin)):
        raise Denied(429, "too-fast")
    return origin


@get("/api/tables/{table:str}")
async def see_table(
    request: AnyRequest, house: TheHouse, table: FromPath[str], invite: FromQuery[str] = ""
) -> Frame:
    """The table as this reader may see it now."""
    person = await somebody(request, house)
    room = await readable(house, table, person, invite, finished=True)
    who = person.id if person is not None else ""
    eyes = frames.eyes_of(room.state, who, frames.SPECTATOR)
    chat = await house.chats.since(table, 0) if room.may_read(who, invite) else []
    connected = room.presence.connected()
    return frames.frame(room.state, eyes, -1, connected, room.watching(), room.clock(), chat)


@get("/api/tables/{table:str}/at/{moves:int}")
async def see_past(
    request: AnyRequest,
    house: TheHouse,
    table: FromPath[str],
    moves: FromPath[int],
    invite: FromQuery[str] = "",
    seat: FromQuery[int | None] = None,
) -> Position:
    """The table after so many moves, as this reader may see it."""
    person = await somebody(request, house)
    room = await readable(house, table, person, invite, finished=True)
    eyes = frames.eyes_of(room.state, person.id if person is not None else "", frames.SPECTATOR)
    if seat is not None and seat not in eyes.you:
        raise Denied(403, "not-your-seat")
    past = await house.past.position(room.state, moves)
    return frames.position(room.state, past, eyes.seat if seat is None else seat)


@get("/api/tables/{table:str}/words/{language:str}")
async def see_in_words(
    request: AnyRequest,
    house: TheHouse,
    table: FromPath[str],
    language: FromPath[str],
    invite: FromQuery[str] = "",
    seat: FromQuery[int | None] = None,
    moves: FromQuery[int | None] = None,
) -> list[Paragraph]:
    """The table without pictures, now or after so many moves, as this reader may see it."""
    person = await somebody(request, house)
    room = await readable(house, table, person, invite, finished=True)
    state = room.state
    eyes = frames.eyes_of(state, person.id if person is not None else "", frames.SPECTATOR)
    if seat is not None and seat not in eyes.you:
        raise Denied(403, "not-your-seat")
    live = await house.past.position(state, len(state.records) if moves is None else moves)
    words = speaker(checked(language), state.game)
    return frames.in_words(state, live, eyes.seat if seat is None else seat, words)


@get("/api/tables/{table:str}/log", media_type=MediaType.TEXT)
async def see_log(
    request: AnyRequest, house: TheHouse, table: FromPath[str], invite: FromQuery[str] = ""
) -> Response[str]:
    """The whole game with its seed, for `vatra verify`; only when it is over."""
    room = await readable(house, table, await somebody(request, house), invite, finished=True)
    state = room.state
    if state.live is None or not state.live.table.over or state.header.lesson:
        raise Denied(403, "not-over")
    headers = {"Content-Disposition": f'attachment; filename="vatra-{state.header.game}.log"'}
    text = state.final_log()
    return Response(text + house.seal.signature(text), headers=headers)


@post("/api/tables/{table:str}/join", status_code=204)
async def join(request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[Join]) -> None:
    """Take an open seat, or come back to my own."""
    person = await known(request, house)
    room = await house.rooms.open(table)
    entitled = await making.entitled(house, room, person.id)
    await seating.join(room, person, data.seat, data.invite or "", entitled, data.pledge)


@post("/api/tables/{table:str}/open", status_code=204)
async def open_number(
    request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[Opening]
) -> None:
    """The number that my page pledged to add to chance."""
    person = await known(request, house)
    await seating.open_number(await readable(house, table, person, ""), person, data.value)


@post("/api/tables/{table:str}/leave", status_code=204)
async def leave(request: AnyRequest, house: TheHouse, table: FromPath[str]) -> None:
    """Stand up. During a game I may come back."""
    person = await known(request, house)
    await seating.leave(await readable(house, table, person, ""), person)


@post("/api/tables/{table:str}/start", status_code=204)
async def start(request: AnyRequest, house: TheHouse, table: FromPath[str]) -> None:
    """The host does not wait any longer: bots take the open seats."""
    person = await known(request, house)
    await seating.start(await readable(house, table, person, ""), person)


@post("/api/tables/{table:str}/seat", status_code=204)
async def arrange_seat(
    request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[SeatChange]
) -> None:
    """The host changes a seat."""
    person = await known(request, house)
    await seating.arrange(await readable(house, table, person, ""), person, data)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(
    request: AnyRequest, house: TheHouse, table: FromPath[str], data: JSONBody[Again]
) -> RematchMade:
    """Play again with the same people."""
    person = await known(request, house)
    room = await readable(house, table, person, "")
    origin = await may_make(house, request, person)
    return RematchMade(await making.rematch(house, room, person, origin, data.pledge))
