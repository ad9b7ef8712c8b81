"""Who went away during a game, and results of games that ended by that, without points."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds the column, and lets results have no points."""
    op.add_column("tables", sa.Column("absences", sa.JSON, nullable=False, server_default=sa.text("'[]'")))
    with op.batch_alter_table("results") as results:
        results.alter_column("score", existing_type=sa.Integer, nullable=True)


def downgrade() -> None:
    """Takes both back; games that ended without points are no more in the results."""
    op.execute("DELETE FROM results WHERE score IS NULL")
    with op.batch_alter_table("results") as results:
        results.alter_column("score", existing_type=sa.Integer, nullable=False)
    op.drop_column("tables", "absences")
