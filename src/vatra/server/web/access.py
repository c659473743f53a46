"""From a request to a person, and from a person to a table."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from vatra.server.faults import Denied
from vatra.server.house import House
from vatra.server.people import cookies
from vatra.server.people.persons import Person
from vatra.server.tables import making
from vatra.server.tables.room import Room
from vatra.server.web.gate import address

TheHouse = NamedDependency[House]  # handlers get it by the name `house`


async def somebody(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> Person | None:
    """Whoever the cookie names."""
    return await house.people.by_cookie(connection.cookies.get(cookies.NAME, ""))


async def known(request: Request[Any, Any, Any], house: House) -> Person:
    """Somebody who may change things has to have a cookie: the page gets one with its first question."""
    person = await somebody(request, house)
    if person is None:
        raise Denied(401, "who-are-you")
    return person


async def readable(house: House, table: str, person: Person | None, invite: str) -> Room:
    """A table that this person may look at."""
    room = await house.rooms.open(table)
    who = person.id if person is not None else ""
    if who and house.bell.postgres and not room.state.seats_of(who):
        await room.catch_up()  # they may have joined at another worker this very moment
    if room.may_read(who, invite) or await making.entitled(house, room, who):
        return room
    raise Denied(403, "by-invitation")


def check_password_rate(house: House, request: Request[Any, Any, Any], login: str) -> None:
    """Guessing passwords is slow, from one address and for one account."""
    from_address = house.passwords.take(f"address {address(dict(request.scope))}")
    for_login = house.passwords.take(f"login {login.casefold()[:64]}")
    if not (from_address and for_login):
        raise Denied(429, "too-fast")
