"""Migrations, and what the database keeps apart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, event, func, insert, select, text
from sqlalchemy.exc import IntegrityError

from vatra.server.people.limits import Shared, forget_tallies
from vatra.server.people.persons import People
from vatra.server.people.sealing import Seal
from vatra.server.people.sessions import Device
from vatra.server.run.settings import Rate, Settings, database_url
from vatra.server.store import sql
from vatra.server.store.database import Database, SqliteDatabase, open_database, prepare
from vatra.server.store.rows import Header, Row, SeatsData, Standing
from vatra.server.store.tables import SHOWN, SeqTaken, TableStore
from vatra.server.tables.chat import ChatStore
from vatra.server.tables.presence import now_ms
from vatra.server.tables.seats import OPEN, Seat
from vatra.server.web.messages import Speaker

STANDING = Standing("waiting", 0, 0.0, False, 1000)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    url = database_url(f"sqlite:///{tmp_path}/deep/vatra.sqlite3")
    asyncio.run(prepare(url))
    opened = open_database(url)
    yield opened
    asyncio.run(opened.close())


def header(name: str) -> Header:
    return Header(name, "diamant", 1, {"relics": "none"}, 3, True, "inv", None, bytes(32), "", 1000)


def first_row() -> Row:
    seats = {0: Seat("person", "p0", "Olena"), 1: OPEN, 2: Seat("bot", bot="novice")}
    return Row(1, "made", 1000, seats=SeatsData(seats, "p0"))


def test_migrations_make_what_the_code_expects(database: Database) -> None:
    asyncio.run(prepare(database.url))  # a second time changes nothing
    engine = create_engine(database.url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), sql.metadata) == []
        assert connection.execute(text("PRAGMA journal_mode")).scalar_one() == "wal"
    engine.dispose()


@pytest.mark.parametrize(("synced", "how"), [(True, 2), (False, 1)])
def test_what_is_committed_has_reached_the_disk(tmp_path: Path, synced: bool, how: int) -> None:
    """2 is what SQLite calls FULL. Nothing else is meant where nobody says so."""
    url = database_url(f"sqlite:///{tmp_path}/vatra.sqlite3")
    assert Settings("", "").synced

    async def asked() -> int:
        opened = open_database(url, synced)
        try:
            return await opened.write(
                lambda connection: connection.exec_driver_sql("PRAGMA synchronous").scalar_one()
            )
        finally:
            await opened.close()

    assert asyncio.run(asked()) == how


def test_a_row_has_its_number_for_itself(database: Database) -> None:
    async def story() -> None:
        store = TableStore(database, Seal(b"x" * 32))
        await store.create(header("one"), "p0", [first_row()], STANDING)
        move = Row(2, "move", 2000, 0, "deeper", "", ["lava"])
        await store.append("one", [move], STANDING)
        with pytest.raises(SeqTaken):
            await store.append("one", [move], STANDING)
        with pytest.raises(SeqTaken):  # of several rows all are stored or none
            await store.append("one", [Row(3, "undo", 2000, 0), Row(2, "undo", 2000, 0)], STANDING)
        with pytest.raises(SeqTaken):  # a table that is not there
            await store.append("none", [move], STANDING)
        assert await store.rows_after("one", 0) == [first_row(), move]
        assert await store.rows_after("one", 1) == [move]
        assert await store.last_seqs(["one", "none"]) == {"one": 2}
        assert await store.header("one") == header("one")
        assert await store.header("none") is None

    asyncio.run(story())


def test_two_hundred_writers_and_no_gap(database: Database) -> None:
    async def story() -> None:
        store = TableStore(database, Seal(b"x" * 32))
        await store.create(header("one"), "p0", [first_row()], STANDING)

        async def write(seq: int) -> bool:
            try:
                await store.append("one", [Row(seq, "move", 2000, 0, "deeper")], STANDING)
            except SeqTaken:
                return False
            return True

        landed = await asyncio.gather(*[write(2 + n // 2) for n in range(200)])
        assert landed.count(True) == 100
        assert [row.seq for row in await store.rows_after("one", 0)] == list(range(1, 102))

    asyncio.run(story())


def test_writers_wait_for_the_disk_together(database: Database) -> None:
    """Those who queue share a transaction. Where one of them fails, the others do not."""
    assert isinstance(database, SqliteDatabase)
    commits = 0

    def count(_: object) -> None:
        nonlocal commits
        commits += 1

    event.listen(database._writer, "commit", count)

    def note(n: int, key: str) -> Callable[[Connection], int]:
        def work(connection: Connection) -> int:
            for one in (str(n), key):
                connection.execute(insert(sql.tallies).values(key=one, until=0, n=n))
            return n

        return work

    async def write(wanted: list[tuple[int, str]]) -> list[int | BaseException]:
        return await asyncio.gather(
            *[database.write(note(n, key)) for n, key in wanted], return_exceptions=True
        )

    async def story() -> None:
        assert await write([(n, f"a{n}") for n in range(100)]) == list(range(100))
        assert commits < 50
        got = await write([(100 + n, f"b{n % 3}") for n in range(6)])
        assert got[:3] == [100, 101, 102]
        assert all(isinstance(one, IntegrityError) for one in got[3:])
        got = await write([(2**70 if n == 3 else 200 + n, f"c{n}") for n in range(6)])
        assert isinstance(got.pop(3), OverflowError)
        assert got == [200, 201, 202, 204, 205]
        asked = select(func.count()).select_from(sql.tallies)
        stored = await database.read(lambda connection: connection.execute(asked).scalar_one())
        assert stored == 2 * (100 + 3 + 5)  # nothing is half there

    asyncio.run(story())


def test_chat_numbers(database: Database) -> None:
    async def story() -> None:
        await TableStore(database, Seal(b"x" * 32)).create(header("one"), "p0", [first_row()], STANDING)
        chats = ChatStore(database)
        said = [chats.say("one", "p0", Speaker("Olena", 0), 1, f"word {n}", None) for n in range(30)]
        numbers = [chat.n for chat in await asyncio.gather(*said)]
        assert sorted(numbers) == list(range(1, 31))
        assert [chat.n for chat in await chats.since("one", 27)] == [28, 29, 30]

    asyncio.run(story())


def test_tables_of_guests_grow_old(database: Database) -> None:
    """Over or abandoned; those where somebody has an account are kept."""

    async def story() -> None:
        people, store = People(database, b"x" * 32, Seal(b"x" * 32)), TableStore(database, Seal(b"x" * 32))
        await people.prepare()
        guest, owner = [await people.new_guest("") for _ in range(2)]
        await people.claim(owner, "owner", "a fire at night")
        for name, host, sits, status in (
            ("over", guest.id, guest.id, "over"),
            ("left", guest.id, guest.id, "playing"),
            ("hosted", owner.id, guest.id, "over"),
            ("seated", guest.id, owner.id, "playing"),
        ):
            placed = SeatsData({0: Seat("person", sits, "S"), 1: OPEN, 2: OPEN}, host)
            stands = msgspec.structs.replace(STANDING, status=status, updated=1000)
            await store.create(header(name), host, [Row(1, "made", 1000, seats=placed)], stands)
        assert await store.forget_guests_tables(500) == 0
        assert await store.forget_guests_tables(2000) == 2
        for name in ("hosted", "seated"):
            assert await store.header(name) is not None

    asyncio.run(story())


def test_a_full_lobby_pushes_nobody_out(database: Database) -> None:
    """One address makes hundreds of tables; the one from elsewhere is still among the first."""

    async def story() -> None:
        store = TableStore(database, Seal(b"x" * 32))
        placed = SeatsData({0: Seat("person", "p", "P"), 1: OPEN, 2: OPEN}, "p")
        for n in range(200):
            made = msgspec.structs.replace(header(f"t{n}"), public=True, origin="" if n == 0 else "flood")
            stands = msgspec.structs.replace(STANDING, status="waiting", updated=1000 + n)
            await store.create(made, "p", [Row(1, "made", 1000, seats=placed)], stands)
        shown = await store.public_tables("waiting")
        assert "t0" in [table.id for table in shown]
        assert len(shown) == SHOWN

    asyncio.run(story())


def test_counts_are_shared(database: Database) -> None:
    """Two workers let no more through than one would."""

    async def story() -> None:
        rate = Rate(5, 0.001)
        workers = [Shared("guest", rate, database) for _ in range(6)]
        let_in = [await workers[n % 6].take("here") for n in range(60)]
        alone = database.url.get_backend_name() == "sqlite"
        assert let_in.count(True) == (30 if alone else 10)  # with SQLite there is one worker
        assert await workers[0].take("elsewhere")
        await forget_tallies(database)

    asyncio.run(story())


def test_who_and_what_is_forgotten(database: Database) -> None:
    async def story() -> None:
        people, store = People(database, b"x" * 32, Seal(b"x" * 32)), TableStore(database, Seal(b"x" * 32))
        await people.prepare()
        seated, idle, owner = [await people.new_guest("") for _ in range(3)]
        tokens = [await people.sessions.begin(one.id, Device("", "")) for one in (seated, idle)]
        await people.claim(owner, "owner", "a fire at night")
        placed = SeatsData({0: Seat("person", seated.id, "S"), 1: OPEN, 2: OPEN}, "someone")
        await store.create(header("old"), "someone", [Row(1, "made", 1000, seats=placed)], STANDING)
        later = now_ms() + 60_000
        assert await people.forget_guests(1000) == 0
        assert await people.forget_guests(later) == 1
        assert await people.by_token(tokens[1], "") is None
        assert await people.by_token(tokens[0], "") is not None
        assert await store.forget_unstarted(500) == 0
        assert await store.forget_unstarted(later) == 1
        assert await store.rows_after("old", 0) == []
        assert await people.forget_guests(later) == 1
        assert (await people.log_in("OWNER", "a fire at night", "")).id == owner.id

    asyncio.run(story())
