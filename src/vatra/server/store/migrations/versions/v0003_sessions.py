"""Devices, second factors, counts that all workers share, and who made a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "tallies",
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("key", "until", name="pk_tallies"),
    )
    op.add_column("people", sa.Column("second", sa.Text))
    op.add_column("tables", sa.Column("origin", sa.String(24), nullable=False, server_default=""))
    op.create_index("ix_tables_origin", "tables", ["origin"])


def downgrade() -> None:
    op.drop_index("ix_tables_origin", "tables")
    op.drop_column("tables", "origin")
    op.drop_column("people", "second")
    op.drop_table("tallies")
    op.drop_table("sessions")
