"""Who I am."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, patch, post
from litestar.params import JSONBody

from vatra.server.faults import Denied
from vatra.server.house import House
from vatra.server.people import cookies
from vatra.server.people.persons import Person
from vatra.server.run.logs import tell
from vatra.server.tables import seating
from vatra.server.web.access import TheHouse, check_password_rate, known, somebody
from vatra.server.web.gate import address
from vatra.server.web.messages import Changes, Credentials, Me, NewPassword

AnyRequest = Request[Any, Any, Any]


def me_of(person: Person) -> Me:
    return Me(person.id, person.name, person.login is not None, person.login, person.settings)


def with_cookie(house: House, request: AnyRequest, person: Person) -> Response[Me]:
    value = cookies.header(house.people.cookie(person), request.scope["scheme"] == "https")
    return Response(me_of(person), headers={"Set-Cookie": value}, status_code=200)


@get("/api/me")
async def me(request: AnyRequest, house: TheHouse) -> Response[Me]:
    """Who the cookie says I am. A newcomer becomes a guest and gets a cookie."""
    person = await somebody(request, house)
    if person is None:
        if not house.new_guests.take(address(dict(request.scope))):
            raise Denied(429, "too-fast")
        person = await house.people.new_guest(request.headers.get("accept-language", ""))
    return with_cookie(house, request, person)


@patch("/api/me")
async def change_me(request: AnyRequest, house: TheHouse, data: JSONBody[Changes]) -> Me:
    """A new name, new settings."""
    person = await known(request, house)
    after = await house.people.change(person, data.name, data.settings)
    if after.name != person.name:
        house.rooms.renamed(person.id, after.name)
        for table in await house.tables.seated_at(person.id):
            await seating.rename(await house.rooms.open(table), after)
    return me_of(after)


@post("/api/account", status_code=200)
async def claim_account(request: AnyRequest, house: TheHouse, data: JSONBody[Credentials]) -> Me:
    """An account for this guest, who keeps every seat."""
    person = await known(request, house)
    check_password_rate(house, request, data.login)
    return me_of(await house.people.claim(person, data.login, data.password))


@post("/api/login", status_code=200)
async def log_in(request: AnyRequest, house: TheHouse, data: JSONBody[Credentials]) -> Response[Me]:
    """Come in with an account. Seats taken as a guest on this device go over to it."""
    check_password_rate(house, request, data.login)
    before = await somebody(request, house)
    person = await house.people.log_in(data.login, data.password)
    if before is not None and before.login is None and before.id != person.id:
        for table in await house.tables.seated_at(before.id):
            await seating.hand_over(await house.rooms.open(table), before.id, person)
    tell("login")
    return with_cookie(house, request, person)


@post("/api/password", status_code=200)
async def new_password(request: AnyRequest, house: TheHouse, data: JSONBody[NewPassword]) -> Response[Me]:
    """A new password; other devices have to log in again."""
    person = await known(request, house)
    check_password_rate(house, request, person.login or "")
    return with_cookie(house, request, await house.people.new_password(person, data.current, data.password))


@post("/api/logout", status_code=200)
async def log_out(request: AnyRequest, house: TheHouse) -> Response[Me]:
    """This device forgets who it was and becomes a new guest."""
    if not house.new_guests.take(address(dict(request.scope))):
        raise Denied(429, "too-fast")
    guest = await house.people.new_guest(request.headers.get("accept-language", ""))
    return with_cookie(house, request, guest)


ROUTES = [me, change_me, claim_account, log_in, new_password, log_out]
