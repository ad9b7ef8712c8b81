"""Run by Alembic: migrates over the connection that `store` hands in, or over a URL of the command line."""

from __future__ import annotations

from alembic import context
from sqlalchemy import create_engine

from ludosphere.database.models import Base


def migrate() -> None:
    """Runs the migrations on the given connection; from the command line, on the configured URL."""
    connection = context.config.attributes.get("connection")
    if connection is None:
        url = context.config.get_main_option("sqlalchemy.url")
        assert url is not None, "set sqlalchemy.url"
        with create_engine(url).connect() as own:
            context.configure(connection=own, target_metadata=Base.metadata, render_as_batch=True)
            with context.begin_transaction():
                context.run_migrations()
        return
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


migrate()
