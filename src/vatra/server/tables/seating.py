"""Sitting down, leaving, coming back: everything that changes who plays a seat."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from vatra.bots import bot_names
from vatra.core.errors import BadInput
from vatra.core.fair import pledge
from vatra.core.game import Game
from vatra.server.faults import Denied
from vatra.server.people.persons import LONGEST_NAME, Person
from vatra.server.store.rows import Plan, Row, SeatsData
from vatra.server.tables.bots import strongest
from vatra.server.tables.chat import clean
from vatra.server.tables.presence import now_ms
from vatra.server.tables.room import Room, same
from vatra.server.tables.seats import OPEN, Seat, changed, people_at
from vatra.server.tables.state import State
from vatra.server.web.messages import SeatChange, SeatWish


def wished(game: Game, wishes: list[SeatWish], maker: Person) -> list[Seat]:
    """The first seats of a table, as its maker wants them."""
    mine = [wish for wish in wishes if wish.kind == "me"]
    others = [wish for wish in wishes if wish.kind in ("open", "hot")]
    if len(mine) > 1 or (others and not mine):
        raise Denied(400, "one-seat-for-you")
    return [_seat(game, wish.kind, wish.bot, wish.name, maker) for wish in wishes]


def _seat(
    game: Game, kind: Literal["me", "open", "bot", "hot"], bot: str | None, name: str | None, maker: Person
) -> Seat:
    if kind == "me":
        return Seat("person", maker.id, maker.name)
    if kind == "hot":
        shown = clean(name or "", LONGEST_NAME)
        if not shown:
            raise Denied(400, "bad-name")
        return Seat("hot", maker.id, shown)
    if kind == "bot":
        return Seat("bot", bot=checked_bot(game, bot))
    return OPEN


def checked_bot(game: Game, bot: str | None) -> str:
    """A bot that this game has; if none is named, its strongest."""
    name = bot or strongest(game)
    if name not in bot_names(game):
        raise BadInput("unknown-bot", {"bot": name, "game": game.id, "allowed": ", ".join(bot_names(game))})
    return name


def change_plan(state: State, seats: dict[int, Seat], host: str | None = None, start: bool = False) -> Plan:
    """Rows that change seats, and perhaps begin the game."""
    at = now_ms()
    after = [seats.get(number, seat) for number, seat in enumerate(state.seats)]
    if state.dealing and state.opened:
        raise Denied(409, "already-started")  # who comes now would know numbers that others have opened
    rows = [Row(state.seq + 1, "seats", at, seats=SeatsData(seats, state.host if host is None else host))]
    table = None
    if start and not state.parts_of(after, {}):
        rows.append(Row(state.seq + 2, "start", at))
        table = state.open_game().table
    return Plan(rows, state.standing(at, table, after))


# -- chance ------------------------------------------------------------------------------------------------------------


def pledge_row(seq: int, at: int, person: str, pledge: str) -> Row:
    return Row(seq, "pledge", at, text=f"{person} {pledge}")


async def open_number(room: Room, person: Person, value: str) -> None:
    """What somebody pledged. With the last one the game begins."""

    def plan(state: State) -> Plan | None:
        pledged = state.pledges.get(person.id)
        if not state.dealing or pledged is None or person.id in state.opened:
            return None
        if pledge(bytes.fromhex(value)) != pledged:
            raise Denied(400, "other-number")
        at = now_ms()
        opened = state.opened | {person.id: value}
        parts = state.parts_of(state.seats, opened)
        rows = [Row(state.seq + 1, "open", at, text=f"{person.id} {value}")]
        if not all(part.value for part in parts):
            return Plan(rows, state.standing(at))
        rows.append(Row(state.seq + 2, "start", at))
        return Plan(rows, state.standing(at, state.open_game(parts).table))

    await room.write(plan)


# -- what people do ----------------------------------------------------------------------------------------------------


async def join(
    room: Room, person: Person, seat: int | None, invite: str, entitled: bool, pledge: str | None = None
) -> None:
    """Take an open seat, or come back to one's own. `entitled`: they need no invitation."""

    def plan(state: State) -> Plan | None:
        own = state.seats_of(person.id)
        if own:
            back = {n: changed(state.seats[n], away=False, bot="") for n in own if state.seats[n].away}
            return change_plan(state, back) if back else None
        invited = bool(invite) and same(invite, state.header.invite)
        if not (state.header.public or invited or entitled):
            raise Denied(403, "by-invitation")
        if state.status != "waiting":
            raise Denied(409, "already-started")
        free = [n for n, place in enumerate(state.seats) if place.kind == "open"]
        if seat is not None and seat not in free:
            raise Denied(409, "seat-taken")
        if not free:
            raise Denied(409, "table-full")
        taken = free[0] if seat is None else seat
        seats = {taken: Seat("person", person.id, person.name)}
        if pledge is None:
            return change_plan(state, seats, start=len(free) == 1)
        plan = change_plan(state, seats)
        row = pledge_row(state.seq + 2, plan.standing.updated, person.id, pledge)
        stands = replace(plan.standing, bots_due=len(free) == 1)
        return Plan([*plan.rows, row], stands)

    await room.write(plan)


async def leave(room: Room, person: Person) -> None:
    """Before the game the seat becomes free; during it the table plays on, and the player may come back."""
    if await room.remove_if(lambda state: _would_be_empty(state, person)):
        return

    def plan(state: State) -> Plan | None:
        own = state.seats_of(person.id)
        if state.status == "over" or not (own or person.id == state.host):
            return None
        if state.status == "playing":
            left = {n: changed(state.seats[n], away=True) for n in own if not state.seats[n].away}
            return change_plan(state, left) if left else None
        others = [other for other in people_at(state.seats) if other != person.id]
        host = others[0] if state.host == person.id and others else state.host
        return change_plan(state, dict.fromkeys(own, OPEN), host) if own else None

    await room.write(plan)


def _would_be_empty(state: State, person: Person) -> bool:
    """A table that has not begun, without its last person."""
    return (
        state.status == "waiting" and person.id == state.host and people_at(state.seats) in ([], [person.id])
    )


async def start(room: Room, person: Person) -> None:
    """The host does not wait any longer: bots take the open seats."""

    def plan(state: State) -> Plan | None:
        check_host(state, person)
        if state.status != "waiting":
            return None
        bot = Seat("bot", bot=strongest(state.game))
        free = {n: bot for n, place in enumerate(state.seats) if place.kind == "open"}
        return change_plan(state, free, start=True)

    await room.write(plan)


async def arrange(room: Room, person: Person, change: SeatChange) -> None:
    """The host changes a seat."""

    def plan(state: State) -> Plan | None:
        if not _stands_in_for_host(room, state, person):
            check_host(state, person)
        if change.seat >= len(state.seats):
            raise Denied(404, "no-such-seat")
        if state.status == "over":
            raise Denied(409, "game-over")
        place = state.seats[change.seat]
        if state.status == "waiting":
            after = _arranged_before(state, place, change, person)
        else:
            after = _arranged_during(room, state, place, change)
        return None if after == place else change_plan(state, {change.seat: after})

    await room.write(plan)


def _arranged_before(state: State, place: Seat, change: SeatChange, host: Person) -> Seat:
    if place.kind == "person" and place.person == host.id:
        raise Denied(409, "own-seat")
    if change.kind == "person":
        raise Denied(400, "bad-seat-kind")
    return _seat(state.game, change.kind, change.bot, change.name, host)


def _arranged_during(room: Room, state: State, place: Seat, change: SeatChange) -> Seat:
    """Nobody is pushed from a seat: a bot only stands in for who left or vanished, until they come back."""
    if change.kind == "bot" and place.kind == "bot":
        return changed(place, bot=checked_bot(state.game, change.bot))
    if place.kind == "bot" or change.kind not in ("bot", "person"):
        raise Denied(409, "already-started")
    if not place.away and not room.presence.gone_long(place.person):
        raise Denied(409, "still-here")
    if change.kind == "bot":
        return changed(place, away=True, bot=checked_bot(state.game, change.bot))
    return changed(place, bot="")


async def hand_over(room: Room, old: str, new: Person) -> None:
    """What one person held is another's now: a guest has logged in."""

    def plan(state: State) -> Plan | None:
        if state.seats_of(new.id) and state.seats_of(old):
            return None  # they would sit at both sides of the table
        held = {n: changed(state.seats[n], person=new.id) for n in state.seats_of(old)}
        named = {n: changed(s, name=new.name) if s.kind == "person" else s for n, s in held.items()}
        host = new.id if state.host == old else state.host
        return change_plan(state, named, host) if named or host != state.host else None

    await room.write(plan)


async def rename(room: Room, person: Person) -> None:
    """The name on a person's own seat follows theirs."""

    def plan(state: State) -> Plan | None:
        seats = {n: state.seats[n] for n in state.seats_of(person.id)}
        own = {n: s for n, s in seats.items() if s.kind == "person" and s.name != person.name}
        return change_plan(state, {n: changed(s, name=person.name) for n, s in own.items()}) if own else None

    await room.write(plan)


def _stands_in_for_host(room: Room, state: State, person: Person) -> bool:
    """During a game that its host has left, everybody who plays may see to those who are not there."""
    own = [state.seats[n] for n in state.seats_of(person.id)]
    host = [state.seats[n] for n in state.seats_of(state.host)]
    left = all(seat.away for seat in host) or room.presence.gone_long(state.host)
    return state.status == "playing" and left and any(seat.present for seat in own)


def check_host(state: State, person: Person) -> None:
    if not person.id or state.host != person.id:
        raise Denied(403, "host-only")
