"""A row that is written to find out whether anything can be."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("pulse", sa.Column("at", sa.BigInteger, nullable=False))
    op.execute("INSERT INTO pulse (at) VALUES (0)")


def downgrade() -> None:
    op.drop_table("pulse")
