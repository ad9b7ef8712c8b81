"""What bots think of finished games, kept in the database: it is found once."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from ..database import Database
from ..database.models import AnalysisRow
from ..play.header import now


def analysis_of(database: Database, table: str, version: str) -> list[dict[str, Any]] | None:
    """The rows of a whole analysis (`bots.review.Row`); None if it was never made. Raises StoreError."""
    kept = select(AnalysisRow.found).where(AnalysisRow.table_id == table, AnalysisRow.version == version)
    with database.transaction() as connection:
        return connection.execute(kept).scalar()


def keep_analysis(database: Database, table: str, version: str, found: list[dict[str, Any]]) -> None:
    """Keeps a whole analysis; the same is found whoever looks, so one that is there stays."""
    row = {"table_id": table, "version": version, "found": found, "made": now()}
    with database.transaction() as connection:
        try:
            with connection.begin_nested():
                connection.execute(insert(AnalysisRow), [row])
        except IntegrityError:  # another process was faster
            pass
