"""New tables: made by somebody, or played again."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from msgspec.structs import replace

from vatra.core.errors import BadInput
from vatra.core.game import Game, find_game
from vatra.core.options import Settings
from vatra.server.faults import Denied, from_bad_input
from vatra.server.people.persons import Person
from vatra.server.store import outcomes
from vatra.server.store.rows import Header, Plan, Row, SeatsData
from vatra.server.tables import seating
from vatra.server.tables.presence import now_ms
from vatra.server.tables.room import Room
from vatra.server.tables.seats import OPEN, Seat
from vatra.server.tables.state import FAIR, State
from vatra.server.web.messages import Made, NewTable

if TYPE_CHECKING:
    from vatra.server.house import House


async def make_table(house: House, person: Person, wish: NewTable, origin: str) -> Made:
    """Check everything, then store the table; without open seats it begins at once."""
    limits = house.settings.limits
    if await house.tables.open_tables(person.id) >= limits.open_tables:
        raise Denied(409, "too-many-tables", {"most": limits.open_tables})
    if await house.tables.open_tables_from(origin) >= limits.open_tables_of_address:
        raise Denied(409, "too-many-tables-here", {"most": limits.open_tables_of_address})
    try:
        game = find_game(wish.game)
        options = game.settle(len(wish.seats), wish.options)
        seats = seating.wished(game, wish.seats, person)
    except BadInput as bad:
        raise from_bad_input(bad) from None
    header = new_header(game, options, len(seats), wish.public, wish.timer, "")
    state = await store(house, replace(header, origin=origin), seats, person.id, wish.pledge)
    return Made(header.id, header.invite, state.commitment)


def new_header(
    game: Game, options: Settings, seats: int, public: bool, timer: int | None, rematch_of: str
) -> Header:
    return Header(
        id=secrets.token_urlsafe(9),
        game=game.id,
        version=game.version,
        options=options,
        seat_count=seats,
        public=public,
        invite=secrets.token_urlsafe(18),
        timer=timer,
        seed=secrets.token_bytes(32),
        rematch_of=rematch_of,
        created=now_ms(),
    )


async def store(house: House, header: Header, seats: list[Seat], host: str, pledge: str | None) -> State:
    """Without open seats the game begins at once, or as soon as its maker's number is there."""
    state = State(header)
    placed = SeatsData(dict(enumerate(seats)), host)
    rows = [Row(1, "made", header.created, text=FAIR, seats=placed)]
    table = None
    if pledge:
        rows.append(seating.pledge_row(2, header.created, host, pledge))
        state.pledges[host] = pledge
    elif OPEN not in seats:
        rows.append(Row(2, "start", header.created))
        table = state.open_game().table
    await house.tables.create(header, host, rows, state.standing(header.created, table, seats))
    if pledge:
        await house.rooms.open(header.id)  # it sees to the deal, whoever looks
    state.apply(rows[0])
    return state


# -- again -------------------------------------------------------------------------------------------------------------


async def rematch(house: House, room: Room, person: Person, origin: str, pledge: str | None) -> str:
    """The same game with the same people: the first to ask makes the table, the others sit down at it."""
    state = room.state
    if not state.seats_of(person.id) and person.id != state.host:
        raise Denied(403, "players-only")
    if state.status != "over" or state.header.lesson:
        raise Denied(409, "not-over")
    if not state.rematch:
        await _make_rematch(house, room, person, origin, pledge)
    own = state.seats_of(person.id)
    again = await house.rooms.open(state.rematch)
    if own and not again.state.seats_of(person.id) and again.state.status == "waiting":
        free = own[0] if again.state.seats[own[0]] == OPEN else None
        await seating.join(again, person, free, "", entitled=True, pledge=pledge)
    return again.id


async def _make_rematch(house: House, room: Room, person: Person, origin: str, pledge: str | None) -> None:
    old = room.state
    header = new_header(
        old.game,
        _next_options(old, person),
        old.header.seat_count,
        old.header.public,
        old.header.timer,
        room.id,
    )
    seats = [_again(seat, person) for seat in old.seats]
    await store(house, replace(header, origin=origin), seats, person.id, pledge)

    def plan(state: State) -> Plan | None:
        if state.rematch:
            return None  # somebody asked at the same moment, and their table it will be
        at = now_ms()
        return Plan([Row(state.seq + 1, "rematch", at, text=header.id)], state.standing(at))

    await room.write(plan)
    if room.state.rematch != header.id:
        await house.tables.remove(header.id)


def _next_options(old: State, person: Person) -> Settings:
    """The same again, apart from what this very game changes for the next one."""
    result = outcomes.outcome(old.table())
    assert result is not None
    seats = old.header.seat_count
    own = (old.seats_of(person.id) or [0])[0]
    past = [outcomes.remembered(seats, own, old.header.options, result)]
    return old.header.options | old.game.propose(seats, past)


def _again(seat: Seat, person: Person) -> Seat:
    if seat.kind == "bot":
        return Seat("bot", bot=seat.bot)
    if seat.person != person.id:
        return OPEN
    return Seat("hot", person.id, seat.name) if seat.kind == "hot" else Seat("person", person.id, person.name)


async def entitled(house: House, room: Room, person: str) -> bool:
    """Who held a seat in the game before needs no invitation to play again."""
    before = room.state.header.rematch_of
    if not before or not person:
        return False
    try:
        return bool((await house.rooms.open(before)).state.seats_of(person))
    except Denied:
        return False
