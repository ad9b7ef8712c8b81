"""The key with which a server signs what it hands out."""

from __future__ import annotations

import os
import secrets

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from ..database import Database
from ..database.models import SettingRow

_NAME = "signing-key"


def signing_key(database: Database) -> str:
    """LUDOSPHERE_SECRET, or a key drawn once and kept in the database, the same for all its processes."""
    given = os.environ.get("LUDOSPHERE_SECRET")
    return given or setting(database, _NAME, secrets.token_urlsafe(48))


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
