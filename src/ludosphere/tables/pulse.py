"""When a database was last served, so that the time while nobody did counts against nobody."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..database.models import SettingRow

EVERY: Final = 5.0
"""Seconds from one beat to the next;"""
AWAY: Final = 10_000
"""and after so many milliseconds without one, nobody was there."""
_KEY: Final = "served-at"


def beat(connection: Connection, time: int) -> int:
    """Notes that somebody serves at `time`; gives for how many milliseconds nobody has noted that.

    Of several processes that come at once, one is told; the others hear of none.
    """
    mine = SettingRow.key == _KEY
    before = connection.execute(select(SettingRow.value).where(mine)).scalar()
    if before is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(SettingRow), [{"key": _KEY, "value": str(time)}])
        except IntegrityError:
            pass  # another process has just begun
        return 0
    noted = update(SettingRow).where(mine, SettingRow.value == before).values(value=str(time))
    return max(0, time - int(before)) if connection.execute(noted).rowcount == 1 else 0
