"""Connections to the database: SQLite with one writer, or PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import asyncpg  # type: ignore[import-untyped]
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, event, text
from sqlalchemy.engine import URL, Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from vatra.server.faults import Problem
from vatra.server.run.settings import database_url

T = TypeVar("T")
CONNECT_SECONDS: Final = 5.0  # a database that takes longer to answer is away
READERS: Final = 3  # threads that read an SQLite file
LONGEST_LOG: Final = 8000  # pages of SQLite's write-ahead log, of 4 kB each
MIGRATIONS: Final = Path(__file__).parent / "migrations"
# Any number, the same for every process: who migrates first lets others wait.
MIGRATION_LOCK: Final = 7_283_001


class Away(Exception):
    """The database did not do it: it is away, full, or does not answer. Whoever asked may try again. `str()` says why,
    in the driver's own words, without statement, parameters or address: an address may hold a password."""

    def __init__(self, error: Exception) -> None:
        cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
        super().__init__(str(cause).splitlines()[0][:200] if str(cause) else type(cause).__name__)


# Everything that a driver raises when it could not do its work: asyncpg's own errors pass through SQLAlchemy as they
# are while a connection is being made.
FAULTS: Final = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    sqlite3.Error,
    OSError,
    TimeoutError,
)


class Database(Protocol):
    """Work on the database is a function of a connection. `write` has committed it when it returns, or raises:
    `IntegrityError` if a key is taken, `Away` for every other fault."""

    @property
    def url(self) -> URL: ...

    async def read(self, work: Callable[[Connection], T]) -> T: ...

    async def write(self, work: Callable[[Connection], T]) -> T: ...

    async def tidy(self) -> None:
        """What has to be done now and then."""

    async def close(self) -> None: ...


@contextlib.contextmanager
def faults() -> Iterator[None]:
    """Whatever a driver raises is `Away`, apart from a key that is taken."""
    try:
        yield
    except IntegrityError:
        raise
    except FAULTS as error:
        raise Away(error) from error


def open_database(url: URL, synced: bool = True) -> Database:
    """`synced`: whatever is committed has reached the disk. (Of PostgreSQL its own settings say so.)"""
    return SqliteDatabase(url, synced) if url.get_backend_name() == "sqlite" else PostgresDatabase(url)


_PULSE: Final = text("UPDATE pulse SET at = :at")


async def stores(database: Database) -> bool:
    """Whether moves can be stored right now: the smallest thing there is to write is written."""
    try:
        await database.write(lambda connection: connection.execute(_PULSE, {"at": time.time_ns()}).rowcount)
    except Away:
        return False
    return True


class SqliteDatabase:
    """A whole transaction is one visit to a thread: handing every statement over on its own would cost more than
    the statements do. SQLite has one writer at a time, so there is one thread for writing; writers queue in order, and
    those who have queued while the disk was waited for share the next transaction, so that it is waited for once."""

    def __init__(self, url: URL, synced: bool) -> None:
        self.url: Final = url
        self._writer: Final = _sqlite_engine(url, 1, synced)
        event.listen(self._writer, "begin", _begin_at_once)
        self._reader: Final = _sqlite_engine(url, READERS + 2, synced).execution_options(
            isolation_level="AUTOCOMMIT"
        )
        self._queue: Final[deque[tuple[Callable[[Connection], Any], Future[Any]]]] = deque()
        self._writing: Final = ThreadPoolExecutor(1, "vatra-write")
        self._reading: Final = ThreadPoolExecutor(READERS, "vatra-read")
        self._tidying: Final = ThreadPoolExecutor(1, "vatra-tidy")

    async def read(self, work: Callable[[Connection], T]) -> T:
        with faults():
            return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        done: Future[T] = Future()
        self._queue.append((work, done))
        with faults():
            self._writing.submit(self._write_queued)
            return await asyncio.wrap_future(done)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._reader.connect() as connection:
            return work(connection)

    def _write_queued(self) -> None:
        queued = [self._queue.popleft() for _ in range(len(self._queue))]
        if batch := [one for one in queued if one[1].set_running_or_notify_cancel()]:
            self._write(batch)

    def _write(self, batch: list[tuple[Callable[[Connection], Any], Future[Any]]]) -> None:
        """All of it is committed or nothing. Where one of several fails, each gets a transaction of its own."""
        try:
            with self._writer.begin() as connection:
                found = [work(connection) for work, _ in batch]
        except Exception as error:
            if len(batch) == 1:
                batch[0][1].set_exception(error)
            else:
                for one in batch:
                    self._write([one])
            return
        for (_, done), value in zip(batch, found, strict=True):
            done.set_result(value)

    async def tidy(self) -> None:
        """Carry what was written from SQLite's write-ahead log into the file itself.

        SQLite would do so by itself, and let one move out of a few hundred wait for the disk. A passive checkpoint lets
        writers go on; only if they never pause the log is emptied while they wait, and then hardly anything is left.
        """
        with faults():
            await self._empty_log()

    async def _empty_log(self) -> None:
        loop = asyncio.get_running_loop()
        frames = await loop.run_in_executor(self._tidying, self._checkpoint, "PASSIVE")
        if frames > LONGEST_LOG:
            await loop.run_in_executor(self._writing, self._checkpoint, "TRUNCATE")

    def _checkpoint(self, how: str) -> int:
        with self._reader.connect() as connection:
            found = connection.exec_driver_sql(f"PRAGMA wal_checkpoint({how})").one()
            return int(found[1])

    async def close(self) -> None:
        """What was begun is finished first."""
        for threads in (self._writing, self._reading, self._tidying):
            await asyncio.to_thread(threads.shutdown)
        self._writer.dispose()
        self._reader.dispose()


def _sqlite_engine(url: URL, size: int, synced: bool) -> Engine:
    engine = create_engine(url, pool_size=size, max_overflow=0)

    @event.listens_for(engine, "connect")
    def prepare_connection(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say, not by themselves
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        # What is committed survives the end of this process, however that comes; if it has reached the disk also a
        # power cut, which otherwise takes the last moments with it and leaves the file whole.
        cursor.execute(f"PRAGMA synchronous={'FULL' if synced else 'NORMAL'}")
        cursor.execute("PRAGMA wal_autocheckpoint=0")  # `tidy` does it, where no move waits for it
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    return engine


def _begin_at_once(connection: Connection) -> None:
    """A writer is one from its first statement on: it waits for its turn at the start, never half-way."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


class PostgresDatabase:
    def __init__(self, url: URL) -> None:
        self.url: Final = url
        self._engine: Final = create_async_engine(
            url,
            pool_size=10,
            max_overflow=10,
            pool_pre_ping=True,
            pool_recycle=1800,
            connect_args={"timeout": CONNECT_SECONDS},
        )

    async def read(self, work: Callable[[Connection], T]) -> T:
        with faults():
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        with faults():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def tidy(self) -> None:
        """PostgreSQL looks after itself."""

    async def close(self) -> None:
        await self._engine.dispose()


# -- getting ready -----------------------------------------------------------------------------------------------------


async def prepare(url: URL) -> None:
    """Create the database file's folder and bring the tables up to date. Run once, before anyone serves."""
    if url.get_backend_name() == "sqlite":
        _make_room(url)
    database = open_database(url)
    try:
        await database.write(_upgrade)
    except Away as away:
        raise Problem("server-database-away", {"why": str(away)}) from None
    finally:
        await database.close()


def _make_room(url: URL) -> None:
    assert url.database is not None
    try:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("server-database-away", {"why": str(Away(error))}) from None


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class OneServer:
    """Two servers on one SQLite file would not hear of each other: the second is told so.

    The lock is SQLite's own, on a small file beside the database; it ends with the process, however that ends.
    """

    def __init__(self, url: str) -> None:
        address = database_url(url)
        self._connection: sqlite3.Connection | None = None
        if address.get_backend_name() != "sqlite":
            return
        _make_room(address)
        try:
            self._connection = sqlite3.connect(f"{address.database}-server", timeout=0, isolation_level=None)
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise Problem("server-already-running", {"file": str(address.database)}) from None
            raise Problem("server-database-away", {"why": str(error)}) from None

    def release(self) -> None:
        if self._connection is not None:
            self._connection.close()
