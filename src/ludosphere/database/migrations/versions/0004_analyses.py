"""What bots think of finished games, kept; and tables where somebody was given a hint."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds the table and the column."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.String(20), primary_key=True),
        sa.Column("found", sa.JSON, nullable=False),
        sa.Column("made", sa.DateTime, nullable=False),
    )


def downgrade() -> None:
    """Drops both."""
    op.drop_table("analyses")
    op.drop_column("tables", "hints")
