"""People: guests at first, with an account if they want one."""

from __future__ import annotations

import asyncio
import random
import secrets
import unicodedata
from collections.abc import Callable
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import ColumnElement, and_, delete, exists, insert, or_, select, update
from sqlalchemy.engine import Connection, RowMapping
from sqlalchemy.exc import IntegrityError

from vatra.server.faults import Denied
from vatra.server.people import second
from vatra.server.people.cookies import Signer
from vatra.server.people.sealing import Seal
from vatra.server.people.sessions import Session, Sessions, session_id
from vatra.server.store import sql
from vatra.server.store.database import Database
from vatra.server.tables.chat import clean
from vatra.server.tables.presence import now_ms
from vatra.server.web.messages import Learnt

LONGEST_NAME: Final = 24
SHORTEST_LOGIN: Final = 3
SHORTEST_PASSWORD: Final = 8
LOOKED_AT: Final = 32  # letters of a password that count for how good it is
SIGNS: Final = set("@({[<|!$+%")  # that may stand for letters: zxcvbn tries every way to read them
MOST_SIGNS: Final = 3  # nobody uses more of them in what others would guess, and it would take seconds
STRONG_ENOUGH: Final = 2  # of 4, as zxcvbn counts
MOST_SETTINGS: Final = 4096  # bytes of somebody's settings
SEEN_EVERY: Final = 3600_000  # milliseconds between notes that somebody was here
HASHING_AT_ONCE: Final = 2  # each takes tens of megabytes for a moment

_LEARNT: Final = msgspec.json.Decoder(Learnt)

# What a guest is called until they say: things by a fire, in letters the reader knows.
LATIN: Final = ("Iskra", "Jasen", "Kalyna", "Lipa", "Mavka", "Rosa", "Sosna", "Sowa", "Vatra", "Zoria")
CYRILLIC: Final = ("Іскра", "Ясен", "Калина", "Липа", "Мавка", "Роса", "Сосна", "Сова", "Ватра", "Зоря")
CYRILLIC_RU: Final = ("Искра", "Ясень", "Калина", "Липа", "Лада", "Роса", "Сосна", "Сова", "Ватра", "Заря")


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None  # as it was typed; None: a guest
    settings: dict[str, Any]
    learnt: Learnt
    second: bool = False  # whether a second factor is asked for
    session: str = ""  # the device they are at now


class People:
    def __init__(self, database: Database, secret: bytes, seal: Seal) -> None:
        self._database: Final = database
        self._signer: Final = Signer(secret)
        self._seal: Final = seal
        self.sessions: Final = Sessions(database)
        self._hasher: Final = PasswordHasher()
        self._hashing: Final = asyncio.Semaphore(HASHING_AT_ONCE)
        self._nobody = ""  # a hash that no password has, so that unknown logins take as long as known ones

    async def prepare(self) -> None:
        self._nobody = await asyncio.to_thread(self._hasher.hash, secrets.token_hex(16))

    # -- guests --------------------------------------------------------------------------------------------------------

    async def by_token(self, token: str, address: str) -> Person | None:
        """Who has come in with this token; None: nobody, or they have left since."""
        if not token:
            return None
        joined = sql.people.join(sql.sessions, sql.sessions.c.person == sql.people.c.id)
        which = sql.sessions.c.id == session_id(token)
        s = sql.sessions.c
        asked = select(sql.people, s.id, s.seen, s.created, s.agent, s.address).select_from(joined)
        found = await self._database.read(lambda connection: connection.execute(asked.where(which)).first())
        if found is None:
            return None
        values, device = found._mapping, found[-5:]
        person = _person(values, values[s.id])
        await self.sessions.seen(Session(device[0], person.id, device[2], device[1], "", ""), address)
        if now_ms() - values[sql.people.c.seen] > SEEN_EVERY:
            await self._change(person.id, seen=now_ms())
        return person

    async def by_old_cookie(self, cookie: str) -> Person | None:
        """Whose signed cookie this is. It counts once: whoever has it gets a session for it."""
        found = self._signer.read(cookie) if cookie else None
        if found is None:
            return None
        person, era = found
        mine = and_(sql.people.c.id == person, sql.people.c.era == era)
        change = update(sql.people).where(mine).values(era=era + 1)
        taken = await self._database.write(lambda connection: connection.execute(change).rowcount)
        values = await self._find(sql.people.c.id == person) if taken else None
        return None if values is None else _person(values)

    async def new_guest(self, languages: str) -> Person:
        """Somebody comes in; `languages` is what their browser accepts."""
        person = Person(secrets.token_urlsafe(16), guest_name(languages), None, {}, Learnt())
        now = now_ms()
        entry = insert(sql.people).values(
            id=person.id, name=person.name, settings="{}", era=1, created=now, seen=now
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

    async def learn(self, person: str, how: Callable[[Learnt], Learnt]) -> Learnt:
        """They know more now. What other devices of theirs learn at the same moment is not lost."""
        mine = sql.people.c.id == person

        def work(connection: Connection) -> Learnt:
            before = connection.execute(
                select(sql.people.c.learnt).where(mine).with_for_update()
            ).scalar_one()
            after = how(_LEARNT.decode(before))
            raw = msgspec.json.encode(after).decode()
            if raw != before:
                connection.execute(update(sql.people).where(mine).values(learnt=raw))
            return after

        return await self._database.write(work)

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
        await self._check_password(password, shown)
        hashed = await self._in_turn(self._hasher.hash, password)
        try:
            await self._change(person.id, login=key, login_shown=shown, password=hashed)
        except IntegrityError:
            raise Denied(409, "login-taken") from None
        return msgspec.structs.replace(person, login=shown)

    async def log_in(self, login: str, password: str, code: str) -> Person:
        """Whose account this is. A wrong login and a wrong password look the same and take the same time; that there
        is a second factor is told only to whoever knows the password."""
        values = await self._find(sql.people.c.login == folded(login))
        hashed = self._nobody if values is None else values["password"]
        right = await self._in_turn(self._matches, hashed, password)
        if values is None or not right:
            raise Denied(403, "wrong-password")
        if self._hasher.check_needs_rehash(hashed):
            await self._change(values["id"], password=await self._in_turn(self._hasher.hash, password))
        if values["second"] is not None:
            await self._check_code(values["id"], values["second"], code)
        return _person(values)

    async def new_password(self, person: Person, current: str, password: str, code: str) -> None:
        if person.login is None:
            raise Denied(409, "no-account")
        await self.log_in(person.login, current, code)
        await self._check_password(password, person.login)
        hashed = await self._in_turn(self._hasher.hash, password)
        await self._change(person.id, password=hashed, era=sql.people.c.era + 1)

    # -- the second factor ---------------------------------------------------------------------------------------------

    async def set_second(self, person: Person, password: str, secret: str, code: str) -> list[str]:
        """From now on a code is asked for. Returns codes for the day on which the app is lost."""
        if person.login is None:
            raise Denied(409, "no-account")
        if person.second:
            raise Denied(409, "has-second")
        await self.log_in(person.login, password, "")
        rescue = second.new_rescue()
        try:
            used = second.after(second.Second(secret, [second.hashed(one) for one in rescue]), code)
        except ValueError:
            raise Denied(400, "bad-request", {"field": "secret"}) from None
        if used is None:
            raise Denied(403, "wrong-code")
        await self._change(person.id, second=self._sealed(used))
        return rescue

    async def end_second(self, person: Person, password: str, code: str) -> None:
        if person.login is None:
            raise Denied(409, "no-account")
        await self.log_in(person.login, password, code)
        await self._change(person.id, second=None)

    async def _check_code(self, person: str, sealed: str, code: str) -> None:
        if not code:
            raise Denied(403, "code-needed")
        kept = msgspec.json.decode(self._seal.open(sealed.encode()), type=second.Second)
        used = second.after(kept, code)
        if used is None:
            raise Denied(403, "wrong-code")
        mine = and_(sql.people.c.id == person, sql.people.c.second == sealed)
        change = update(sql.people).where(mine).values(second=self._sealed(used))
        if not await self._database.write(lambda connection: connection.execute(change).rowcount):
            raise Denied(403, "wrong-code")  # it was used somewhere else at this very moment

    def _sealed(self, kept: second.Second) -> str:
        return self._seal.close(msgspec.json.encode(kept)).decode()

    # -- passwords -----------------------------------------------------------------------------------------------------

    async def _check_password(self, password: str, login: str) -> None:
        if len(password) < SHORTEST_PASSWORD:
            raise Denied(400, "bad-password", {"least": SHORTEST_PASSWORD})
        if await self._in_turn(easily_guessed, password, login):
            raise Denied(400, "common-password")

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


def _person(values: RowMapping, session: str = "") -> Person:
    p = sql.people.c
    return Person(
        values[p.id],
        values[p.name],
        values[p.login_shown],
        msgspec.json.decode(values[p.settings], type=dict[str, Any]),
        _LEARNT.decode(values[p.learnt]),
        values[p.second] is not None,
        session,
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


def easily_guessed(password: str, login: str) -> bool:
    """Among the first few million guesses of anybody who tries what people usually take."""
    from zxcvbn import zxcvbn  # its lists take a while to read, and few servers ever need them

    seen = password[:LOOKED_AT]
    return len(SIGNS & set(seen)) <= MOST_SIGNS and zxcvbn(seen, [login])["score"] < STRONG_ENOUGH
