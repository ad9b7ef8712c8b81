"""The key with which a server signs what it hands out.

Who has it can sign in as anybody. So it isn't in the database, which is copied: it is in the environment,
or is in a file beside the database. Only processes that share nothing but a database keep it there.
"""

from __future__ import annotations

import logging
import os
import secrets
from pathlib import Path

from sqlalchemy import delete, insert, select, text
from sqlalchemy.exc import IntegrityError

from ..core.errors import StoreError
from ..core.files import write_private
from ..database import Database
from ..database.models import SettingRow

_NAME = "signing-key"
_log = logging.getLogger(__name__)


def signing_key(database: Database) -> str:
    """LUDOSPHERE_SECRET, or the content of LUDOSPHERE_SECRET_FILE, or of the file beside a SQLite database.

    What an older version kept in the database moves into the file. Raises StoreError if it can't be read or
    written.
    """
    given = os.environ.get("LUDOSPHERE_SECRET")
    if given:
        return given
    named = os.environ.get("LUDOSPHERE_SECRET_FILE")
    path = Path(named) if named else database.beside(".key")
    if path is not None:
        return _in_file(path, database)
    if database.several:
        _log.warning(
            "The signing key is in the database: whoever has a copy of it can sign in as anybody."
            " LUDOSPHERE_SECRET or LUDOSPHERE_SECRET_FILE keeps it elsewhere (docs/serving.md)."
        )
    return setting(database, _NAME, secrets.token_urlsafe(48))


def _in_file(path: Path, database: Database) -> str:
    try:
        if not path.exists():
            write_private(path, (_setting(database, _NAME) or secrets.token_urlsafe(48)) + "\n")
        key = path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise StoreError(f"The signing key {path} can't be read or written: {error}.") from None
    if len(key) < 32:
        raise StoreError(f"The signing key {path} is too short: 32 characters or more, or no file at all.")
    if _setting(database, _NAME) is not None:
        _forget(database)
    return key


def _forget(database: Database) -> None:
    """Takes the key out of the database, so that nothing of it is left in the file either."""
    sqlite = not database.several
    with database.transaction() as connection:
        if sqlite:
            connection.execute(text("PRAGMA secure_delete=ON"))
        connection.execute(delete(SettingRow).where(SettingRow.key == _NAME))
    if sqlite:
        with database.transaction() as connection:
            connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))


def _setting(database: Database, key: str) -> str | None:
    with database.transaction() as connection:
        return connection.execute(select(SettingRow.value).where(SettingRow.key == key)).scalar()


def setting(database: Database, key: str, first: str) -> str:
    """What a server keeps under a key; whoever asks first may choose what it is."""
    found = select(SettingRow.value).where(SettingRow.key == key)
    with database.transaction() as connection:
        value = connection.execute(found).scalar()
        if value is not None:
            return value
        try:
            with connection.begin_nested():
                connection.execute(insert(SettingRow), [{"key": key, "value": first}])
        except IntegrityError:  # another process was first
            return connection.execute(found).scalar_one()
    return first
