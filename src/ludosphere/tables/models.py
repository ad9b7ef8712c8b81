"""The tables of the database. Change them together with a migration in `migrations/versions`."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, LargeBinary, String, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """All models; Alembic compares its metadata with the database."""


class TableRow(Base):
    """One table: what it began from and where it stands. `table.Header` explains the columns."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_owner_changed", "owner", "changed"),)

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    owner: Mapped[str] = mapped_column(String(64))
    game: Mapped[str] = mapped_column(String(40))
    rules_version: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seats: Mapped[list[Any]] = mapped_column(JSON)
    seed: Mapped[str]  # in decimal: 128 bits are too many for a column of whole numbers
    start: Mapped[bytes | None] = mapped_column(LargeBinary)
    base: Mapped[bytes | None] = mapped_column(LargeBinary)
    base_moves: Mapped[int]
    confirm: Mapped[bool]
    held: Mapped[int | None]
    floor: Mapped[int]
    moves: Mapped[int]
    seq: Mapped[int]
    snapshot: Mapped[bytes] = mapped_column(LargeBinary)
    waiting: Mapped[list[Any]] = mapped_column(JSON)
    bot_next: Mapped[bool] = mapped_column(index=True)
    scores: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))
    ranks: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))
    parent: Mapped[str | None] = mapped_column(String(32))
    parent_moves: Mapped[int | None]
    hide_scores: Mapped[bool] = mapped_column(server_default=false())
    created: Mapped[datetime]
    changed: Mapped[datetime]


class MoveRow(Base):
    """One action of a table, in notation; `number` counts from 1."""

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    notation: Mapped[str] = mapped_column(String(80))


class CommandRow(Base):
    """A command a client named: sent twice, it counts once, also when it was undone in between."""

    __tablename__ = "commands"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
