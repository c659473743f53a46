"""Tables at which a lesson is given, and what a person has learnt."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(40), nullable=False, server_default=""))
    op.add_column("people", sa.Column("learnt", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("people", "learnt")
    op.drop_column("tables", "lesson")
