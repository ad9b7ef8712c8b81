"""Tables that show no points before the end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds the column; tables there are show their points."""
    op.add_column("tables", sa.Column("hide_scores", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drops the column."""
    op.drop_column("tables", "hide_scores")
