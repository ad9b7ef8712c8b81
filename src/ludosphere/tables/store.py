"""The database: everything a table accepted is committed here before anybody hears of it.

SQLite in WAL mode with `synchronous=NORMAL`: what was accepted survives a killed process, whenever it is
killed. A power cut may cost the last seconds, never the rest; `FULL` would save those too, but flushing the
disk at every action takes six times as long as the rest of it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from .errors import NoSuchTable, Refused, StoreError
from .header import Header, Seat
from .models import CommandRow, MoveRow, TableRow

Moves = list[tuple[int, str]]
"""Seats and notations, in order."""


def default_url() -> str:
    """LUDOSPHERE_DATABASE_URL, or a SQLite file in the user's data directory."""
    url = os.environ.get("LUDOSPHERE_DATABASE_URL")
    if url:
        return url
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'ludosphere' / 'ludosphere.db'}"


def open_store(url: str | None = None) -> Store:
    """The store at a database URL (None: `default_url`), its tables up to date; raises StoreError."""
    text = url or default_url()
    try:
        parsed = make_url(text)
    except ArgumentError:
        raise StoreError(
            f"{text!r} is no database URL; one looks like sqlite:////home/me/ludosphere.db"
            " (LUDOSPHERE_DATABASE_URL)."
        ) from None
    shown = parsed.render_as_string(hide_password=True)
    try:
        in_memory = parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:")
        if parsed.get_backend_name() == "sqlite" and not in_memory:
            assert parsed.database is not None
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        more: dict[str, Any] = (
            {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}} if in_memory else {}
        )
        engine = create_engine(parsed, **more)
        if parsed.get_backend_name() == "sqlite":
            event.listen(engine, "connect", _pragmas)
        with engine.begin() as connection:
            _migrate(connection)
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise StoreError(f"The database {shown} needs a driver that isn't installed: {error}.") from None
    except (SQLAlchemyError, OSError, CommandError) as error:
        reason = error.orig if isinstance(error, DBAPIError) else error
        raise StoreError(f"The database {shown} can't be opened: {str(reason).rstrip('.')}.") from None
    return Store(engine)


def _pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "ludosphere.tables:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Store:
    """Reads and writes tables. Every method is one transaction; StoreError when the database fails."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def close(self) -> None:
        """Lets go of the database."""
        self._engine.dispose()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            reason = error.orig if isinstance(error, DBAPIError) else error
            raise StoreError(f"The database can't be used: {str(reason).rstrip('.')}.") from error

    def check(self) -> None:
        """Raises StoreError when the database doesn't answer."""
        with self._transaction() as connection:
            connection.execute(select(1))

    # --- writing ------------------------------------------------------------------------------
    def create(self, header: Header, moves: Moves) -> None:
        """A new table with the moves it already has."""
        with self._transaction() as connection:
            connection.execute(insert(TableRow), [_row(header)])
            self._insert(connection, header, moves)

    def append(self, header: Header, move: tuple[int, str], command_id: str | None) -> None:
        """One more move (its number is `header.moves`), the new header, and the command it came with."""
        with self._transaction() as connection:
            self._update(connection, header)
            self._insert(connection, header, [move], header.moves - 1)
            if command_id is not None:
                connection.execute(insert(CommandRow), [{"table_id": header.id, "id": command_id}])

    def change(self, header: Header, tail: Sequence[tuple[int, str]] = ()) -> None:
        """A new header; its moves end with `tail`, whatever was there from its beginning on."""
        kept = header.moves - len(tail)
        with self._transaction() as connection:
            self._update(connection, header)
            connection.execute(delete(MoveRow).where(MoveRow.table_id == header.id, MoveRow.number > kept))
            self._insert(connection, header, tail, kept)

    def _insert(
        self, connection: Connection, header: Header, moves: Sequence[tuple[int, str]], after: int = 0
    ) -> None:
        if moves:
            rows = [
                {"table_id": header.id, "number": number, "seat": seat, "notation": notation}
                for number, (seat, notation) in enumerate(moves, after + 1)
            ]
            connection.execute(insert(MoveRow), rows)

    def _update(self, connection: Connection, header: Header) -> None:
        # Another process on the same database may have been faster: then nothing may be written.
        row = _row(header)
        changed = {name: row[name] for name in _CHANGING}
        statement = update(TableRow).where(TableRow.id == header.id, TableRow.seq == header.seq - 1)
        if connection.execute(statement, changed).rowcount != 1:
            raise Refused("elsewhere", "This table was changed by another server; load the page again.")

    # --- reading ------------------------------------------------------------------------------
    def load(self, identity: str) -> tuple[Header, Moves, list[str]]:
        """A table, its moves and the ids of the commands it knows; raises NoSuchTable."""
        with self._transaction() as connection:
            row = (
                connection.execute(select(TableRow.__table__).where(TableRow.id == identity))
                .mappings()
                .first()
            )
            if row is None:
                raise NoSuchTable(identity)
            moves = connection.execute(
                select(MoveRow.seat, MoveRow.notation)
                .where(MoveRow.table_id == identity)
                .order_by(MoveRow.number)
            )
            commands = connection.execute(select(CommandRow.id).where(CommandRow.table_id == identity))
            return _header(row), [(seat, notation) for seat, notation in moves], list(commands.scalars())

    def owned(self, owner: str, limit: int = 50) -> Sequence[Header]:
        """The tables of an owner, last changed first."""
        with self._transaction() as connection:
            rows = connection.execute(
                select(TableRow.__table__)
                .where(TableRow.owner == owner)
                .order_by(TableRow.changed.desc())
                .limit(limit)
            ).mappings()
            return [_header(row) for row in rows]

    def waiting_for_bots(self) -> list[str]:
        """The ids of the tables where a bot is to move."""
        with self._transaction() as connection:
            return list(connection.execute(select(TableRow.id).where(TableRow.bot_next)).scalars())


_CHANGING = (
    *("rules_version", "base", "base_moves", "held", "floor", "moves", "seq"),
    *("snapshot", "waiting", "bot_next", "scores", "ranks", "changed"),
)


def _row(header: Header) -> dict[str, Any]:
    row = {**header.__dict__, "seed": str(header.seed), "bot_next": header.bot_next}
    row["seats"] = [seat.plain() for seat in header.seats]
    for name in ("waiting", "scores", "ranks"):
        row[name] = None if row[name] is None else list(row[name])
    return row


def _header(row: Any) -> Header:
    facts = dict(row)
    del facts["bot_next"]
    facts["seed"] = int(facts["seed"])
    facts["seats"] = tuple(Seat(**seat) for seat in facts["seats"])
    for name in ("waiting", "scores", "ranks"):
        facts[name] = None if facts[name] is None else tuple(facts[name])
    return Header(**facts)
