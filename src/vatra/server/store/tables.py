"""Tables in the database: their rows, and what the lobby shows of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    true,
    tuple_,
    update,
)
from sqlalchemy.engine import Connection, RowMapping
from sqlalchemy.exc import IntegrityError

from vatra.server.people.sealing import Seal
from vatra.server.store import sql
from vatra.server.store.database import Database
from vatra.server.store.rows import Header, Row, SeatsData, Standing
from vatra.server.tables.seats import Seat

MINE: Final = 60  # tables of one person that the lobby shows
SEED_BYTES: Final = 32
SHOWN: Final = 60  # public tables that the lobby shows

# Written once, so that every move only fills them in.
_ADD_ROWS: Final = insert(sql.moves)
_STAND: Final = update(sql.tables).where(sql.tables.c.id == bindparam("of"))
_TO_JSON: Final = msgspec.json.Encoder()
_GAVE: Final = msgspec.json.Decoder(list[str])
_OPTIONS: Final = msgspec.json.Decoder(dict[str, str | int | bool])
_SEATS: Final = msgspec.json.Decoder(SeatsData, strict=False)  # numbers of seats are keys, so texts


class SeqTaken(Exception):
    """Another worker stored a row with this number first."""


class Listed(msgspec.Struct, frozen=True):
    """A table as the lobby lists it."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    public: bool
    host: str
    status: str
    to_act: int
    progress: float
    updated: int
    seats: list[Seat]
    outcome: str | None


class Finished(msgspec.Struct, frozen=True):
    """A game that is over, from one of its seats."""

    game: str
    options: dict[str, str | int | bool]
    seats: int
    seat: int
    outcome: str


class TableStore:
    def __init__(self, database: Database, seal: Seal) -> None:
        self._database: Final = database
        self._seal: Final = seal

    # -- writing -------------------------------------------------------------------------------------------------------

    async def create(self, header: Header, host: str, rows: list[Row], standing: Standing) -> None:
        """A new table with its first rows."""
        values = msgspec.structs.asdict(header) | msgspec.structs.asdict(standing)
        values["options"] = _json(header.options)
        values["seed"] = self._seal.close(
            header.seed
        )  # a copy of the database alone tells nobody what will be dealt

        def work(connection: Connection) -> None:
            connection.execute(insert(sql.tables).values(host=host, **values))
            _add_rows(connection, header.id, rows)

        await self._database.write(work)

    async def append(self, table: str, rows: list[Row], standing: Standing) -> None:
        """Store rows; when this returns they are committed. `SeqTaken`: somebody was faster."""
        values: dict[str, object] = msgspec.structs.asdict(standing) | {"of": table}
        hosts = [row.seats.host for row in rows if row.seats is not None]
        if hosts:
            values["host"] = hosts[-1]

        def work(connection: Connection) -> None:
            _add_rows(connection, table, rows)
            connection.execute(_STAND, values)

        try:
            await self._database.write(work)
        except IntegrityError:
            raise SeqTaken from None

    async def remove(self, table: str) -> None:
        """A table that never began is gone with everything on it."""
        gone = delete(sql.tables).where(sql.tables.c.id == table)
        await self._database.write(lambda connection: connection.execute(gone).rowcount)

    async def forget_unstarted(self, before: int) -> int:
        """Tables that wait in vain since `before`."""
        old = and_(sql.tables.c.status == "waiting", sql.tables.c.updated < before)
        gone = delete(sql.tables).where(old)
        return await self._database.write(lambda connection: connection.execute(gone).rowcount)

    async def forget_guests_tables(self, before: int) -> int:
        """Tables, over or abandoned, where nothing has happened since `before` and nobody has an account."""
        t, s, p = sql.tables.c, sql.seats.c, sql.people.c
        seated = exists().where(and_(s.table_id == t.id, s.person == p.id, p.login.is_not(None)))
        hosted = exists().where(and_(p.id == t.host, p.login.is_not(None)))
        gone = delete(sql.tables).where(and_(t.updated < before, ~seated, ~hosted))
        return await self._database.write(lambda connection: connection.execute(gone).rowcount)

    # -- reading -------------------------------------------------------------------------------------------------------

    async def header(self, table: str) -> Header | None:
        columns = [sql.tables.c[name] for name in Header.__struct_fields__]
        asked = select(*columns).where(sql.tables.c.id == table)
        found = await self._database.read(lambda connection: connection.execute(asked).mappings().first())
        if found is None:
            return None
        values = dict(found)
        values["options"] = _OPTIONS.decode(values["options"])
        if len(values["seed"]) > SEED_BYTES:  # those of earlier tables lie there as they are
            values["seed"] = self._seal.open(values["seed"])
        return Header(**values)

    async def rows_after(self, table: str, seq: int) -> list[Row]:
        wanted = and_(sql.moves.c.table_id == table, sql.moves.c.seq > seq)
        asked = select(sql.moves).where(wanted).order_by(sql.moves.c.seq)
        found = await self._database.read(lambda connection: connection.execute(asked).mappings().all())
        return [_row(values) for values in found]

    async def last_seqs(self, tables: Iterable[str]) -> dict[str, int]:
        """How far each of these tables is stored."""
        asked = select(sql.moves.c.table_id, func.max(sql.moves.c.seq))
        asked = asked.where(sql.moves.c.table_id.in_(list(tables))).group_by(sql.moves.c.table_id)
        found = await self._database.read(lambda connection: connection.execute(asked).all())
        return {str(table): int(seq) for table, seq in found}

    async def bots_due(
        self, before: int, limit: int, after: tuple[int, str] = (0, "")
    ) -> list[tuple[int, str]]:
        """Tables that should have moved by themselves since `before`, in the order of their age, from `after` on."""
        t = sql.tables.c
        age = tuple_(t.updated, t.id)
        due = and_(t.status != "over", t.bots_due, t.updated < before, age > tuple_(*after))
        asked = select(t.updated, t.id).where(due).order_by(t.updated, t.id).limit(limit)
        found = await self._database.read(lambda connection: connection.execute(asked).all())
        return [(int(updated), str(table)) for updated, table in found]

    # -- the lobby -----------------------------------------------------------------------------------------------------

    async def tables_of(self, person: str) -> list[Listed]:
        """Where this person holds a seat, is the host, or is awaited to play again, the latest first."""
        t = sql.tables.c
        seated = select(sql.seats.c.table_id).where(sql.seats.c.person == person)
        awaited = and_(t.rematch_of.in_(seated), t.status == "waiting")
        mine = or_(t.id.in_(seated), t.host == person, awaited)
        return await self._listed(and_(mine, t.lesson == ""), MINE)

    async def public_tables(self, status: str) -> list[Listed]:
        """The latest first; but first one from each address, then the second ones, and so on: whoever fills the lobby
        pushes out nobody but themselves."""
        t = sql.tables.c
        open_seat = exists().where(and_(sql.seats.c.table_id == t.id, sql.seats.c.kind == "open"))
        which = and_(t.public, t.status == status, open_seat if status == "waiting" else true())
        turn = func.row_number().over(partition_by=t.origin, order_by=t.updated.desc()).label("turn")
        ranked = select(t.id, t.updated, turn).where(which).subquery()
        first = select(ranked.c.id).order_by(ranked.c.turn, ranked.c.updated.desc()).limit(SHOWN)
        return await self._listed(t.id.in_(first), SHOWN)

    async def finished(self, person: str, limit: int) -> list[Finished]:
        """The latest games that this person played to their end, the latest last."""
        t = sql.tables.c
        joined = sql.tables.join(sql.seats, sql.seats.c.table_id == t.id)
        mine = and_(sql.seats.c.person == person, t.status == "over", t.outcome.is_not(None))
        columns = [t.game, t.options, t.seat_count, sql.seats.c.seat, t.outcome]
        asked = select(*columns).select_from(joined).where(mine).order_by(t.updated.desc()).limit(limit)
        found = await self._database.read(lambda connection: connection.execute(asked).all())
        return [Finished(g, _OPTIONS.decode(o), n, seat, out) for g, o, n, seat, out in reversed(found)]

    async def seated_at(self, person: str) -> list[str]:
        """Tables not yet over where this person holds a seat or is the host."""
        seated = select(sql.seats.c.table_id).where(sql.seats.c.person == person)
        mine = or_(sql.tables.c.id.in_(seated), sql.tables.c.host == person)
        return await self._ids(select(sql.tables.c.id).where(and_(mine, sql.tables.c.status != "over")))

    async def open_tables_from(self, origin: str) -> int:
        """How many tables that were made from one address wait or are being played."""
        return await self._open_tables(sql.tables.c.origin == origin)

    async def lesson_of(self, person: str, lesson: str) -> str:
        """The table where somebody takes this lesson; each has one of their own, or none yet."""
        mine = and_(sql.tables.c.host == person, sql.tables.c.lesson == lesson)
        found = await self._ids(select(sql.tables.c.id).where(mine).order_by(sql.tables.c.updated.desc()))
        return found[0] if found else ""

    async def _open_tables(self, which: ColumnElement[bool]) -> int:
        """Lessons do not count: nobody has more of them than there are."""
        t = sql.tables.c
        asked = select(func.count()).where(and_(which, t.status != "over", t.lesson == ""))
        return int(await self._database.read(lambda connection: connection.execute(asked).scalar_one()))

    async def open_tables(self, host: str) -> int:
        """How many tables of this host wait or are being played."""
        return await self._open_tables(sql.tables.c.host == host)

    async def _ids(self, asked: Select[Any]) -> list[str]:
        found = await self._database.read(lambda connection: connection.execute(asked).all())
        return [str(row[0]) for row in found]

    async def _listed(self, which: Any, limit: int) -> list[Listed]:
        asked = select(sql.tables).where(which).order_by(sql.tables.c.updated.desc()).limit(limit)

        def work(connection: Connection) -> tuple[Sequence[RowMapping], Sequence[RowMapping]]:
            tables = connection.execute(asked).mappings().all()
            ids = [values["id"] for values in tables]
            placed = select(sql.seats).where(sql.seats.c.table_id.in_(ids)).order_by(sql.seats.c.seat)
            return tables, connection.execute(placed).mappings().all()

        found, placed = await self._database.read(work)
        at: dict[str, list[Seat]] = {values["id"]: [] for values in found}
        for values in placed:
            at[values["table_id"]].append(_seat(values))
        return [
            Listed(
                values["id"],
                values["game"],
                _OPTIONS.decode(values["options"]),
                values["public"],
                values["host"],
                values["status"],
                values["to_act"],
                values["progress"],
                values["updated"],
                at[values["id"]],
                values["outcome"],
            )
            for values in found
        ]


# -- rows as the database keeps them -----------------------------------------------------------------------------------


def _add_rows(connection: Connection, table: str, rows: list[Row]) -> None:
    values = [
        {
            "table_id": table,
            "seq": row.seq,
            "kind": row.kind,
            "at": row.at,
            "seat": row.seat,
            "text": row.text,
            "by": row.by,
            "gave": _json(row.gave),
            "seats": None if row.seats is None else _json(row.seats),
        }
        for row in rows
    ]
    connection.execute(_ADD_ROWS, values)
    for row in rows:
        if row.seats is not None:
            _place(connection, table, row.seats.seats, first=row.kind == "made")


def _place(connection: Connection, table: str, seats: dict[int, Seat], first: bool) -> None:
    """Keep the lobby's list of seats true to the rows."""
    if not first:
        changed = and_(sql.seats.c.table_id == table, sql.seats.c.seat.in_(list(seats)))
        connection.execute(delete(sql.seats).where(changed))
    values = [
        {"table_id": table, "seat": number} | msgspec.structs.asdict(seat) for number, seat in seats.items()
    ]
    connection.execute(insert(sql.seats), values)


def _row(values: RowMapping) -> Row:
    return Row(
        seq=values["seq"],
        kind=values["kind"],
        at=values["at"],
        seat=values["seat"],
        text=values["text"],
        by=values["by"],
        gave=_GAVE.decode(values["gave"]),
        seats=None if values["seats"] is None else _SEATS.decode(values["seats"]),
    )


def _seat(values: RowMapping) -> Seat:
    return Seat(values["kind"], values["person"], values["name"], values["bot"], values["away"])


def _json(value: object) -> str:
    return _TO_JSON.encode(value).decode()
