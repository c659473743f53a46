"""The tables of the database. Every change here is a migration in `migrations/versions`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_table() -> Column[str]:
    return Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


people: Final = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("settings", Text, nullable=False),
    Column("login", String(64), unique=True),  # null: a guest
    Column("login_shown", String(64)),  # as it was typed
    Column("password", String(200)),
    Column("learnt", Text, nullable=False, server_default="{}"),
    Column("second", Text),  # the second factor, sealed; null: none
    Column("era", Integer, nullable=False),  # of cookies from before there were sessions: each is taken once
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

# A device on which somebody has come in. The cookie holds a token, this table only its hash.
sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("agent", String(200), nullable=False),
    Column("address", String(64), nullable=False),
    Index("ix_sessions_person", "person"),
)

# How often something was done, counted by all workers together.
tallies: Final = Table(
    "tallies",
    metadata,
    Column("key", String(120), primary_key=True),
    Column("until", BigInteger, primary_key=True),
    Column("n", Integer, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seat_count", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("invite", String(64), nullable=False),
    Column("timer", Integer),
    Column("seed", LargeBinary, nullable=False),
    Column("rematch_of", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("origin", String(24), nullable=False, server_default=""),  # a hash of the address it was made from
    Column("lesson", String(40), nullable=False, server_default=""),  # given at this table; "": none
    # what follows is told by the rows as well, and kept here for the lobby
    Column("host", String(32), nullable=False),
    Column("status", String(8), nullable=False),
    Column("to_act", Integer, nullable=False),
    Column("progress", Float, nullable=False),
    Column("bots_due", Boolean, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("outcome", Text),
    Index("ix_tables_status_public_updated", "status", "public", "updated"),
    Index("ix_tables_host", "host"),
    Index("ix_tables_origin", "origin"),
)

seats: Final = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("away", Boolean, nullable=False),
    Index("ix_seats_person", "person"),
)

# Append-only. The key settles races: of two rows with one number only the first is stored.
moves: Final = Table(
    "moves",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("by", String(8), nullable=False),
    Column("gave", Text, nullable=False),
    Column("seats", Text),
)

# One row that is written to find out whether anything can be.
pulse: Final = Table("pulse", metadata, Column("at", BigInteger, nullable=False))

chat: Final = Table(
    "chat",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("seat", Integer),
    Column("text", Text),
    Column("reaction", String(16)),
)
