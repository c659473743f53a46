"""People: guests at first, with an account if they want one."""

from __future__ import annotations

import asyncio
import random
import secrets
import unicodedata
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import ColumnElement, and_, delete, exists, insert, or_, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError

from vatra.server.faults import Denied
from vatra.server.people.cookies import Signer
from vatra.server.store import sql
from vatra.server.store.database import Database
from vatra.server.tables.chat import clean
from vatra.server.tables.presence import now_ms

LONGEST_NAME: Final = 24
SHORTEST_LOGIN: Final = 3
SHORTEST_PASSWORD: Final = 8
MOST_SETTINGS: Final = 4096  # bytes of somebody's settings
SEEN_EVERY: Final = 3600_000  # milliseconds between notes that somebody was here
HASHING_AT_ONCE: Final = 2  # each takes tens of megabytes for a moment

# What a guest is called until they say: things by a fire, in letters the reader knows.
LATIN: Final = ("Iskra", "Jasen", "Kalyna", "Lipa", "Mavka", "Rosa", "Sosna", "Sowa", "Vatra", "Zoria")
CYRILLIC: Final = ("Іскра", "Ясен", "Калина", "Липа", "Мавка", "Роса", "Сосна", "Сова", "Ватра", "Зоря")
CYRILLIC_RU: Final = ("Искра", "Ясень", "Калина", "Липа", "Лада", "Роса", "Сосна", "Сова", "Ватра", "Заря")


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None  # as it was typed; None: a guest
    settings: dict[str, Any]
    era: int


class People:
    def __init__(self, database: Database, signer: Signer) -> None:
        self._database: Final = database
        self._signer: Final = signer
        self._hasher: Final = PasswordHasher()
        self._hashing: Final = asyncio.Semaphore(HASHING_AT_ONCE)
        self._nobody = ""  # a hash that no password has, so that unknown logins take as long as known ones

    async def prepare(self) -> None:
        self._nobody = await asyncio.to_thread(self._hasher.hash, secrets.token_hex(16))

    # -- guests --------------------------------------------------------------------------------------------------------

    def cookie(self, person: Person) -> str:
        return self._signer.sign(person.id, person.era)

    async def by_cookie(self, cookie: str) -> Person | None:
        """Whose cookie this is; None: nobody's, or of a time before a change of password."""
        found = self._signer.read(cookie) if cookie else None
        if found is None:
            return None
        person, era = found
        values = await self._find(sql.people.c.id == person)
        if values is None or values["era"] != era:
            return None
        if now_ms() - values["seen"] > SEEN_EVERY:
            await self._change(person, seen=now_ms())
        return _person(values)

    async def new_guest(self, languages: str) -> Person:
        """Somebody comes in; `languages` is what their browser accepts."""
        person = Person(secrets.token_urlsafe(16), guest_name(languages), None, {}, 1)
        now = now_ms()
        entry = insert(sql.people).values(
            id=person.id, name=person.name, settings="{}", era=person.era, created=now, seen=now
        )
        await self._database.write(lambda connection: connection.execute(entry).rowcount)
        return person

    async def change(self, person: Person, name: str | None, settings: dict[str, Any] | None) -> Person:
        """A new name or new settings."""
        changes: dict[str, Any] = {}
        if name is not None:
            shown = clean(name, LONGEST_NAME)
            if not shown:
                raise Denied(400, "bad-name")
            changes["name"] = shown
        if settings is not None:
            raw = msgspec.json.encode(settings)
            if len(raw) > MOST_SETTINGS:
                raise Denied(413, "too-large")
            changes["settings"] = raw.decode()
        if changes:
            await self._change(person.id, **changes)
        return msgspec.structs.replace(
            person,
            name=changes.get("name", person.name),
            settings=person.settings if settings is None else settings,
        )

    async def forget_guests(self, before: int) -> int:
        """Guests who have no seat and were not here since `before`."""
        seated = exists().where(sql.seats.c.person == sql.people.c.id)
        hosting = exists().where(sql.tables.c.host == sql.people.c.id)
        idle = and_(sql.people.c.login.is_(None), sql.people.c.seen < before, ~or_(seated, hosting))
        gone = delete(sql.people).where(idle)
        return await self._database.write(lambda connection: connection.execute(gone).rowcount)

    # -- accounts ------------------------------------------------------------------------------------------------------

    async def claim(self, person: Person, login: str, password: str) -> Person:
        """An account for a guest: the seats they hold stay theirs."""
        if person.login is not None:
            raise Denied(409, "has-account")
        shown, key = checked_login(login)
        check_password(password)
        hashed = await self._in_turn(self._hasher.hash, password)
        try:
            await self._change(person.id, login=key, login_shown=shown, password=hashed)
        except IntegrityError:
            raise Denied(409, "login-taken") from None
        return msgspec.structs.replace(person, login=shown)

    async def log_in(self, login: str, password: str) -> Person:
        """Whose account this is. A wrong login and a wrong password look the same and take the same time."""
        values = await self._find(sql.people.c.login == folded(login))
        hashed = self._nobody if values is None else values["password"]
        right = await self._in_turn(self._matches, hashed, password)
        if values is None or not right:
            raise Denied(403, "wrong-password")
        if self._hasher.check_needs_rehash(hashed):
            await self._change(values["id"], password=await self._in_turn(self._hasher.hash, password))
        return _person(values)

    async def new_password(self, person: Person, current: str, password: str) -> Person:
        """Every other device has to log in again."""
        if person.login is None:
            raise Denied(409, "no-account")
        await self.log_in(person.login, current)
        check_password(password)
        hashed = await self._in_turn(self._hasher.hash, password)
        await self._change(person.id, password=hashed, era=person.era + 1)
        return msgspec.structs.replace(person, era=person.era + 1)

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_turn(self, work: Any, *given: str) -> Any:
        """Hashing is slow on purpose: in a thread, and only a few at once."""
        async with self._hashing:
            return await asyncio.to_thread(work, *given)

    async def _change(self, person: str, **values: Any) -> None:
        change = update(sql.people).where(sql.people.c.id == person).values(**values)
        await self._database.write(lambda connection: connection.execute(change).rowcount)

    async def _find(self, which: ColumnElement[bool]) -> RowMapping | None:
        asked = select(sql.people).where(which)
        return await self._database.read(lambda connection: connection.execute(asked).mappings().first())


def _person(values: RowMapping) -> Person:
    return Person(
        values["id"],
        values["name"],
        values["login_shown"],
        msgspec.json.decode(values["settings"], type=dict[str, Any]),
        values["era"],
    )


def guest_name(languages: str) -> str:
    """A friendly name and a number; by the first language a browser asks for."""
    first = languages.strip()[:2].lower()
    names = {"uk": CYRILLIC, "ru": CYRILLIC_RU, "be": CYRILLIC_RU}.get(first, LATIN)
    return f"{random.choice(names)} {random.randrange(10, 100)}"


def folded(login: str) -> str:
    """As logins are compared. No login has a NUL, and PostgreSQL could not even look for one."""
    return unicodedata.normalize("NFKC", login).replace("\0", " ").strip().casefold()


def checked_login(login: str) -> tuple[str, str]:
    """As typed and as compared: `Olena` and `olena` are one."""
    shown = unicodedata.normalize("NFKC", login).strip()
    if clean(shown, 64) != shown or " " in shown or not SHORTEST_LOGIN <= len(shown) <= 32:
        raise Denied(400, "bad-login", {"least": SHORTEST_LOGIN})
    return shown, folded(shown)


def check_password(password: str) -> None:
    if len(password) < SHORTEST_PASSWORD:
        raise Denied(400, "bad-password", {"least": SHORTEST_PASSWORD})
