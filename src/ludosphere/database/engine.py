"""Opening a database: SQLite in a file of one's own, or PostgreSQL for a server with many processes.

SQLite in WAL mode with `synchronous=NORMAL`: what was accepted survives a killed process, whenever it is
killed. A power cut may cost the last seconds, never the rest; `FULL` would save those too, but flushing the
disk at every action takes six times as long as the rest of it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from ..core.errors import StoreError
from ..core.files import data_folder, private_file
from .errors import Away
from .models import SettingRow
from .patience import PATIENT, Outage, at_once, in_loop, seconds_left, waiting

_MIGRATING = 7301
"""The advisory lock of PostgreSQL under which one of several starting processes migrates."""


def default_url() -> str:
    """LUDOSPHERE_DATABASE_URL, or a SQLite file in the user's data directory."""
    url = os.environ.get("LUDOSPHERE_DATABASE_URL")
    if url:
        return url
    return f"sqlite:///{data_folder() / 'ludosphere.db'}"


def database_url(url: str | None = None) -> URL:
    """The URL (None: `default_url`) with the driver we have; raises StoreError if it is none."""
    given = url or default_url()
    try:
        parsed = make_url(given)
    except ArgumentError:
        raise StoreError(
            f"{given!r} is no database URL; one looks like sqlite:////home/me/ludosphere.db"
            " (LUDOSPHERE_DATABASE_URL)."
        ) from None
    if parsed.drivername in ("postgres", "postgresql"):  # the common spellings mean the driver we have
        return parsed.set(drivername="postgresql+psycopg")
    return parsed


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database; None for any other, and for one in memory."""
    named = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(url.database).absolute() if named and url.database else None


def open_database(url: str | None = None, new: bool = True) -> Database:
    """The database at a URL (None: `default_url`), its tables up to date; raises StoreError.

    new: a SQLite file that isn't there is made.
    """
    parsed = database_url(url)
    shown = parsed.render_as_string(hide_password=True)
    file = file_of(parsed)
    if not new and file is not None and not file.exists():
        raise StoreError(
            f"There is no database {shown}: say with --database, or in LUDOSPHERE_DATABASE_URL, where the"
            " server has its own."
        )
    try:
        engine = _engine(parsed)
        with engine.begin() as connection:
            _migrate(connection)
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise StoreError(f"The database {shown} needs a driver that isn't installed: {error}.") from None
    except _Newer:
        raise StoreError(
            f"The database {shown} was made by a newer version of Ludosphere: update this one."
        ) from None
    except (SQLAlchemyError, OSError, CommandError) as error:
        reason = error.orig if isinstance(error, DBAPIError) else error
        raise StoreError(
            f"The database {shown} can't be opened: {str(reason).strip().rstrip('.')}."
        ) from None
    return Database(engine)


def _engine(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        engine = create_engine(url, pool_pre_ping=True, pool_size=5, max_overflow=10, pool_timeout=at_once())
        event.listen(engine, "before_cursor_execute", _without_nul, retval=True)
        if engine.driver == "psycopg":
            from .postgres import keep_short

            keep_short(engine)
        return engine
    file = file_of(url)
    if file is None:
        engine = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})
    else:
        for part in (file, *(file.with_name(file.name + more) for more in ("-wal", "-shm"))):
            if part is file or part.exists():
                private_file(part)
        engine = create_engine(url, pool_timeout=at_once())
    event.listen(engine, "connect", _pragmas)
    event.listen(engine, "checkout", _busy_timeout)
    return engine


def _pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _busy_timeout(connection: Any, record: Any, _proxy: object) -> None:
    """As long as we may wait, so long a writer waits for another one."""
    left = seconds_left()
    wanted = 10_000 if left is None else round(1000 * left)
    if record.info.get("busy") != wanted:
        connection.execute(f"PRAGMA busy_timeout={wanted}")
        record.info["busy"] = wanted


def _without_nul(
    _connection: object, _cursor: object, statement: str, parameters: Any, _context: object, many: bool
) -> tuple[str, Any]:
    """A character that no text of PostgreSQL can hold becomes another: what has it is simply not found."""
    return statement, [_clean(row) for row in parameters] if many else _clean(parameters)


def _clean(row: Any) -> Any:
    if not isinstance(row, dict):
        return row
    odd = {name: value for name, value in row.items() if isinstance(value, str) and "\0" in value}
    return {**row, **{name: value.replace("\0", "\ufffd") for name, value in odd.items()}} if odd else row


class _Newer(Exception):  # noqa: N818 (it says what the database is)
    """The tables are those of a version that isn't known here."""


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # processes of one server start at the same time
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
    else:  # by itself the driver begins only when rows are written: half of a migration would stay
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is not None and revision not in _revisions():
        raise _Newer
    if revision != _revisions()[0]:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "ludosphere.database:migrations")
    return config


@cache
def _revisions() -> list[str]:  # the newest first: what this version expects
    return [one.revision for one in ScriptDirectory.from_config(_config()).walk_revisions()]


def _is_away(error: SQLAlchemyError) -> bool:
    """Did the database not answer, or refuse for now, so that the same may succeed in a moment?"""
    if not isinstance(error, DBAPIError):
        return False
    if isinstance(error.orig, sqlite3.Error):
        code: int = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
        return code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
    state = getattr(error.orig, "sqlstate", None)
    silent = state is None and type(error.orig).__name__ == "OperationalError"
    return error.connection_invalidated or silent or str(state).startswith(("08", "57P", "53300"))


_NO_ANSWER = "The database doesn't answer."
_LOCKED = "The database is locked by another program."
_WRITTEN = "last-written"
"""The setting that is written to see whether anything can be."""


class Database:
    """An open database. Share it: it holds a pool of connections."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._reader = engine.execution_options(isolation_level="REPEATABLE READ") if self.several else engine
        self.outage = Outage(self._attempt)
        self.at_once = at_once()
        """Seconds a transaction in an event loop waits in all."""
        self.timers: list[Callable[[float], None]] = []
        """Told how many seconds each transaction took that was committed."""

    @property
    def several(self) -> bool:
        """May several processes serve it at once?"""
        return self.engine.dialect.name == "postgresql"

    @property
    def shown(self) -> str:
        """Its URL without a password."""
        return self.engine.url.render_as_string(hide_password=True)

    def beside(self, ending: str) -> Path | None:
        """A file beside that of the database, named like it; None if that isn't a file."""
        file = file_of(self.engine.url)
        return None if file is None else file.with_name(file.name + ending)

    def sound(self) -> None:
        """Raises StoreError if the file is damaged."""
        if file_of(self.engine.url) is None:
            return
        with self.reading() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if found != "ok":
            raise StoreError(
                f"The database {self.engine.url.database} is damaged ({str(found).splitlines()[-1]}):"
                " put a copy in its place, or try `sqlite3 FILE .recover`."
            )

    def close(self) -> None:
        """Lets go of the database."""
        self.outage.close()
        self.engine.dispose()

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """One transaction: all of it or nothing. Raises StoreError when the database fails."""
        began = perf_counter()
        with self._bounded(), self.engine.begin() as connection:
            yield connection
        for timer in self.timers:
            timer(perf_counter() - began)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Several queries that see the same state, whoever writes meanwhile. Raises StoreError."""
        with self._bounded(), self._reader.begin() as connection:
            if not self.several:  # by itself the driver begins only when rows are written
                connection.exec_driver_sql("BEGIN")
            yield connection

    @contextmanager
    def _bounded(self) -> Iterator[None]:
        """Waits no longer than `patience` says; raises StoreError for whatever the database does wrong.

        While it is away the loop doesn't wait at all. A file that is locked can be read all the same.
        """
        here, reason = in_loop(), self.outage.reason
        if here and reason is not None and self.several:
            raise Away(reason)
        seconds = PATIENT if not here else self.at_once if reason is None else 0.0
        try:
            with waiting(seconds):
                yield
        except SQLAlchemyError as error:
            if not _is_away(error):
                cause = error.orig if isinstance(error, DBAPIError) else error
                said = str(cause).strip().rstrip(".")
                raise StoreError(f"The database can't be used: {said}.") from error
            away = Away(_NO_ANSWER if self.several else _LOCKED)
            if here:
                self.outage.begin(str(away))
            raise away from error

    def _attempt(self) -> None:
        try:
            self.write()
        except Away:
            raise
        except StoreError:
            pass  # it answers, whatever is wrong with it

    def write(self) -> None:
        """Raises StoreError if nothing can be written."""
        value = datetime.now(UTC).isoformat()
        mine = update(SettingRow).where(SettingRow.key == _WRITTEN).values(value=value)
        with self.transaction() as connection:
            if connection.execute(mine).rowcount == 0:
                try:
                    with connection.begin_nested():
                        connection.execute(insert(SettingRow), [{"key": _WRITTEN, "value": value}])
                except IntegrityError:
                    pass  # another process has just done it

    def up_to_date(self) -> bool:
        """Are the tables those this version expects? A newer process may have migrated them since."""
        with self.transaction() as connection:
            return MigrationContext.configure(connection).get_current_revision() == _revisions()[0]

    def check(self) -> None:
        """Raises StoreError when the database doesn't answer."""
        with self.transaction() as connection:
            connection.execute(select(1))
