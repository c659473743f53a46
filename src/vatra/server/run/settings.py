"""Everything a host can set. A server process gets all of it as one value."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec
import platformdirs
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from vatra.server.faults import Problem

ENVIRONMENT: Final = "VATRA_SERVER"  # how worker processes get the settings


class Rate(msgspec.Struct, frozen=True):
    """So many at once, refilled by so many a second."""

    burst: float
    per_second: float


class Limits(msgspec.Struct, frozen=True):
    """What one address, person or connection may ask for. Counted in each worker process on its own."""

    requests: Rate = Rate(120, 30)  # HTTP requests of one address
    guests: Rate = Rate(30, 0.5)  # new guests from one address
    passwords: Rate = Rate(
        8, 0.1
    )  # tries to log in or claim an account, of one address; wrong ones for one login
    tables: Rate = Rate(20, 0.2)  # new tables of one person
    tables_of_address: Rate = Rate(60, 0.5)  # and from one address
    messages: Rate = Rate(40, 15)  # messages on one connection
    talk: Rate = Rate(6, 0.7)  # chat and reactions of one person at one table
    hints: Rate = Rate(6, 0.5)  # hints on one connection
    connections: int = 300  # readers of one address
    connections_per_person: int = 12  # readers of one person at one table
    readers: int = 500  # readers at one table
    offences: int = 25  # malformed or too hasty messages before a connection is closed
    sockets: int = 400  # connections of one address, whatever they are for
    all_sockets: int = 20_000
    busy: Rate = Rate(300, 150)  # messages and moves of bots of one address; what is more waits
    asked_ahead: int = 20  # requests on one connection that wait for their turn
    said_ahead: int = 1000  # messages on one connection, likewise
    silent_seconds: float = 10.0  # for the head of a request
    body_seconds: float = 20.0  # for its body
    answer_seconds: float = 60.0  # until the answer has been taken
    head_bytes: int = 16384
    url_bytes: int = 4096
    message_bytes: int = 8192
    body_bytes: int = 65536
    open_tables: int = 60  # tables of one host that wait or are being played
    open_tables_of_address: int = 300  # and of all hosts at one address
    kept_seconds: int = (
        30 * 86400
    )  # guests without a seat and tables that never began are forgotten after this


class Settings(msgspec.Struct, frozen=True):
    database: str
    secret_file: str
    synced: bool = True  # a move in an SQLite file has reached the disk before it is acknowledged
    workers: int = 1
    thinkers: int = 0  # processes in which bots think; 0: one less than there are cores, at least one
    bot_seconds: float = 10.0  # a bot that takes longer makes the automatic move
    bot_delay: tuple[float, float] = (
        0.3,
        0.7,
    )  # seconds a bot waits before its move, so that people can follow
    grace_seconds: float = 3.0  # a reader who reconnects within this time was never away
    deal_seconds: float = 8.0  # in which players' pages have to add to chance what they pledged
    idle_seconds: float = 600.0  # a table nobody looks at is closed after this
    sweep_seconds: float = 10.0
    hosts: tuple[str, ...] = ()  # names this server answers to; empty: any
    origins: tuple[str, ...] = ()  # pages of other addresses that may use the API
    open_metrics: bool = False  # whether /metrics answers to others than this machine
    page: str = ""  # folder of the built page; empty: where the package or the checkout has it
    quiet: bool = False  # log only what went wrong
    limits: Limits = Limits()

    def thinker_count(self) -> int:
        return self.thinkers or max(1, (os.cpu_count() or 2) - 1)


def data_folder() -> Path:
    """Where this user's tables are kept unless told otherwise."""
    return Path(platformdirs.user_data_dir("vatra", appauthor=False))


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'vatra.sqlite3'}"


def database_url(text: str) -> URL:
    """The address of a database with the driver this server uses for it."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise Problem("server-database-address") from None
    kind = url.get_backend_name()
    if kind == "sqlite":
        if url.database in (None, "", ":memory:"):
            raise Problem("server-database-file")
        return url.set(drivername="sqlite+pysqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise Problem("server-database-kind", {"kind": kind})


def to_environment(settings: Settings) -> None:
    """Leave the settings where worker processes find them."""
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings)
