"""From a request to a person, and from a person to a table."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from vatra.server.faults import Denied
from vatra.server.house import House
from vatra.server.people import cookies
from vatra.server.people.persons import Person, folded
from vatra.server.people.sessions import Device
from vatra.server.tables import making
from vatra.server.tables.room import Room
from vatra.server.web.gate import address

TheHouse = NamedDependency[House]  # handlers get it by the name `house`


async def somebody(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> Person | None:
    """Whoever has come in on this device."""
    return await house.people.by_token(token_of(connection), device_of(connection).address)


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return cookies.read(connection.cookies, connection.scope["scheme"] in ("https", "wss"))


def device_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Device:
    client = connection.scope.get("client")
    return Device(connection.headers.get("user-agent", ""), str(client[0]) if client else "")


def origin_of(house: House, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """A mark of the address somebody comes from."""
    return house.seal.mark(address(dict(connection.scope)))


async def known(request: Request[Any, Any, Any], house: House) -> Person:
    """Somebody who may change things has to have a cookie: the page gets one with its first question."""
    person = await somebody(request, house)
    if person is None:
        raise Denied(401, "who-are-you")
    return person


async def readable(
    house: House, table: str, person: Person | None, invite: str, finished: bool = False
) -> Room:
    """A table that this person may look at. A `finished` game is for everybody who has its link."""
    room = await house.rooms.open(table)
    who = person.id if person is not None else ""
    if who and house.bell.postgres and not room.state.seats_of(who):
        await room.catch_up()  # they may have joined at another worker this very moment
    if finished and room.state.status == "over":
        return room
    if room.may_read(who, invite) or await making.entitled(house, room, who):
        return room
    raise Denied(403, "by-invitation")


@contextlib.asynccontextmanager
async def guessing(house: House, request: Request[Any, Any, Any], login: str) -> AsyncIterator[None]:
    """Guessing passwords is slow from one address; and for one account from all addresses that have guessed wrong
    before. So whoever knows the password gets in from a new address, whatever others try meanwhile."""
    here = address(dict(request.scope))
    account = folded(login)
    if not await house.passwords.take(here):
        raise Denied(429, "too-fast")
    if f"{account} {here}" in house.wrong and not house.guesses.take(account):
        raise Denied(429, "too-fast")
    try:
        yield
    except Denied as denied:
        if denied.code in ("wrong-password", "wrong-code"):
            house.wrong[f"{account} {here}"] = None
        raise
