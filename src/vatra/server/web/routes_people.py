"""Who I am."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, patch, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from vatra.server.faults import Denied
from vatra.server.house import House
from vatra.server.people import cookies, second
from vatra.server.people.learnt import met, together
from vatra.server.people.persons import Person
from vatra.server.run.bell import OutNote
from vatra.server.run.logs import tell
from vatra.server.tables import seating
from vatra.server.web.access import TheHouse, device_of, guessing, known, somebody, token_of
from vatra.server.web.gate import address
from vatra.server.web.messages import (
    Changes,
    Credentials,
    DeviceInfo,
    Me,
    NewPassword,
    SecondOffer,
    SecondSet,
    SecondWish,
)

AnyRequest = Request[Any, Any, Any]


def me_of(person: Person) -> Me:
    account = person.login is not None
    return Me(person.id, person.name, account, person.login, person.settings, person.second, person.learnt)


def with_token(request: AnyRequest, person: Person, token: str) -> Response[Me]:
    value = cookies.header(token, request.scope["scheme"] == "https")
    return Response(me_of(person), headers={"Set-Cookie": value}, status_code=200)


async def comes_in(house: House, request: AnyRequest, person: Person, before: Person | None) -> Response[Me]:
    """This device gets a session for this person; the one it had before is over."""
    own = before is not None and before.id == person.id
    token = await house.people.sessions.begin(
        person.id, device_of(request), before.session if before is not None and own else ""
    )
    if before is not None and not own:
        await end_sessions(house, before, [before.session])
    return with_token(request, person, token)


async def end_sessions(house: House, person: Person, which: list[str]) -> None:
    """Also where one of their devices looks at a table right now."""
    await house.people.sessions.end(person.id, which)
    house.rooms.turn_out(which)
    house.bell.ring(OutNote(house.bell.worker, "", which))


@get("/api/me")
async def me(request: AnyRequest, house: TheHouse) -> Response[Me]:
    """Who has come in on this device. A newcomer becomes a guest."""
    person = await somebody(request, house)
    if person is not None:
        return with_token(request, person, token_of(request))
    person = await house.people.by_old_cookie(token_of(request))
    if person is None:
        person = await new_guest(house, request)
    return await comes_in(house, request, person, None)


async def new_guest(house: House, request: AnyRequest) -> Person:
    if not await house.new_guests.take(address(dict(request.scope))):
        raise Denied(429, "too-fast")
    return await house.people.new_guest(request.headers.get("accept-language", ""))


@patch("/api/me")
async def change_me(request: AnyRequest, house: TheHouse, data: JSONBody[Changes]) -> Me:
    """A new name, new settings, something learnt."""
    person = await known(request, house)
    after = await house.people.change(person, data.name, data.settings)
    if after.name != person.name:
        house.rooms.renamed(person.id, after.name)
        for table in await house.tables.seated_at(person.id):
            await seating.rename(await house.rooms.open(table), after)
    if data.met:
        learnt = await house.people.learn(person.id, lambda known: met(known, data.met))
        after = replace(after, learnt=learnt)
    return me_of(after)


@post("/api/account", status_code=200)
async def claim_account(request: AnyRequest, house: TheHouse, data: JSONBody[Credentials]) -> Response[Me]:
    """An account for this guest, who keeps every seat."""
    person = await known(request, house)
    async with guessing(house, request, data.login):
        after = await house.people.claim(person, data.login, data.password)
    return await comes_in(house, request, after, person)


@post("/api/login", status_code=200)
async def log_in(request: AnyRequest, house: TheHouse, data: JSONBody[Credentials]) -> Response[Me]:
    """Come in with an account. Seats taken as a guest on this device go over to it."""
    before = await somebody(request, house)
    async with guessing(house, request, data.login):
        person = await house.people.log_in(data.login, data.password, data.code)
    if before is not None and before.login is None and before.id != person.id:
        for table in await house.tables.seated_at(before.id):
            await seating.hand_over(await house.rooms.open(table), before.id, person)
        learnt = await house.people.learn(person.id, lambda known: together(known, before.learnt))
        person = replace(person, learnt=learnt)
    tell("login")
    return await comes_in(house, request, person, before)


@post("/api/password", status_code=200)
async def new_password(request: AnyRequest, house: TheHouse, data: JSONBody[NewPassword]) -> Response[Me]:
    """A new password; every other device has to come in again."""
    person = await known(request, house)
    async with guessing(house, request, person.login or ""):
        await house.people.new_password(person, data.current, data.password, data.code)
    others = [one.id for one in await house.people.sessions.of(person.id) if one.id != person.session]
    await end_sessions(house, person, others)
    return await comes_in(house, request, person, person)


@post("/api/logout", status_code=200)
async def log_out(request: AnyRequest, house: TheHouse) -> Response[Me]:
    """This device forgets who it was and becomes a new guest."""
    before = await somebody(request, house)
    return await comes_in(house, request, await new_guest(house, request), before)


# -- devices and the second factor ------------------------------------------------------------------------------


@get("/api/devices")
async def devices(request: AnyRequest, house: TheHouse) -> list[DeviceInfo]:
    """Where I have come in, the latest first."""
    person = await known(request, house)
    return [
        DeviceInfo(one.id, one.id == person.session, one.agent, one.address, one.created, one.seen)
        for one in await house.people.sessions.of(person.id)
    ]


@post("/api/devices/{device:str}/end", status_code=204)
async def end_device(request: AnyRequest, house: TheHouse, device: FromPath[str]) -> None:
    """That device has to come in again."""
    person = await known(request, house)
    if device not in [one.id for one in await house.people.sessions.of(person.id)]:
        raise Denied(404, "no-such-device")
    await end_sessions(house, person, [device])


@post("/api/second/offer", status_code=200)
async def offer_second(request: AnyRequest, house: TheHouse) -> SecondOffer:
    """A secret for an authenticator app. Nothing has changed until it is used."""
    person = await known(request, house)
    if person.login is None:
        raise Denied(409, "no-account")
    secret = second.new_secret()
    where = second.address_of(secret, person.login)
    return SecondOffer(secret, where, second.picture_of(where))


@post("/api/second", status_code=200)
async def set_second(request: AnyRequest, house: TheHouse, data: JSONBody[SecondWish]) -> SecondSet:
    """Ask for a code at every login from now on; or, without a secret, no longer."""
    person = await known(request, house)
    async with guessing(house, request, person.login or ""):
        if data.secret:
            rescue = await house.people.set_second(person, data.password, data.secret, data.code)
            return SecondSet(rescue)
        await house.people.end_second(person, data.password, data.code)
        return SecondSet([])
