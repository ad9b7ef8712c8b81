"""Tables, their moves and the commands seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Creates everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("start", sa.LargeBinary),
        sa.Column("base", sa.LargeBinary),
        sa.Column("base_moves", sa.Integer, nullable=False),
        sa.Column("confirm", sa.Boolean, nullable=False),
        sa.Column("held", sa.Integer),
        sa.Column("floor", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("snapshot", sa.LargeBinary, nullable=False),
        sa.Column("waiting", sa.JSON, nullable=False),
        sa.Column("bot_next", sa.Boolean, nullable=False),
        sa.Column("scores", sa.JSON),
        sa.Column("ranks", sa.JSON),
        sa.Column("parent", sa.String(32)),
        sa.Column("parent_moves", sa.Integer),
        sa.Column("created", sa.DateTime, nullable=False),
        sa.Column("changed", sa.DateTime, nullable=False),
    )
    op.create_index("ix_tables_owner_changed", "tables", ["owner", "changed"])
    op.create_index("ix_tables_bot_next", "tables", ["bot_next"])
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("notation", sa.String(80), nullable=False),
    )
    op.create_table(
        "commands",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("id", sa.String(64), primary_key=True),
    )


def downgrade() -> None:
    """Drops everything."""
    op.drop_table("commands")
    op.drop_table("moves")
    op.drop_table("tables")
