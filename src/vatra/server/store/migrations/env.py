"""Alembic's entry: `vatra.server.store.database` hands over an open connection."""

from __future__ import annotations

from alembic import context

from vatra.server.store.sql import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters by copying
)
with context.begin_transaction():
    context.run_migrations()
