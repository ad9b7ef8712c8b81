"""Which moves belong to one gesture with the move before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Adds the column: until now each action was taken back by itself."""
    op.add_column("tables", sa.Column("follows", sa.JSON, nullable=False, server_default=sa.text("'[]'")))


def downgrade() -> None:
    """Takes it back."""
    op.drop_column("tables", "follows")
