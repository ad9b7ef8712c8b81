"""Whom to tell that it is their turn in a game by days, and when: once for each turn, once more near its end.

`tables.turns` notes what is due. Several processes may look at the same time: who changes the row first has
the reminder, and nobody is told twice. Who was told of any table lately is left in peace for a while; what
becomes due meanwhile is told together.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Update, exists, func, select, update
from sqlalchemy.orm import aliased

from ..database import Database
from ..database.models import ReminderRow, SettingRow, TableRow
from .keys import setting

PAUSE: Final = timedelta(minutes=10)
"""So long nobody is told anything more after they were told something."""
EVERY: Final = timedelta(seconds=20)
"""So often reminders are looked at, by whichever process comes first."""
_AT_ONCE: Final = 500
_SWEEP: Final = "reminders-swept"


@dataclass(frozen=True)
class Turn:
    """Somebody's turn that is to be told. told: 0 the first time. seq: that of the table."""

    table: str
    person: str
    due: datetime | None
    told: int
    seq: int


class Reminders:
    """The reminders in a database. Every method is one transaction; StoreError when the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database
        setting(database, _SWEEP, "")

    def sweep(self, time: datetime) -> bool:
        """May this process look now? Only one may, and not more often than every so many seconds."""
        before = (time - EVERY).isoformat(timespec="microseconds")
        mine = update(SettingRow).where(SettingRow.key == _SWEEP, SettingRow.value <= before)
        with self._database.transaction() as connection:
            value = time.isoformat(timespec="microseconds")
            return connection.execute(mine.values(value=value)).rowcount == 1

    def due(self, time: datetime) -> dict[str, list[Turn]]:
        """What is due, by person, oldest first; nothing of those who were told something lately."""
        other = aliased(ReminderRow)
        lately = exists().where(other.person == ReminderRow.person, other.told_at > time - PAUSE)
        rows = (
            select(ReminderRow.table_id, ReminderRow.person, ReminderRow.due, ReminderRow.told, TableRow.seq)
            .join(TableRow, TableRow.id == ReminderRow.table_id)
            .where(ReminderRow.due <= time, ~lately)
            .order_by(ReminderRow.due)
            .limit(_AT_ONCE)
        )
        found: dict[str, list[Turn]] = {}
        with self._database.transaction() as connection:
            for table, person, due, told, seq in connection.execute(rows):
                found.setdefault(person, []).append(Turn(table, person, due, told, seq))
        return found

    def put_off(self, turns: Iterable[Turn], until: datetime) -> None:
        """Not yet: the person sees for themselves, or is away."""
        with self._database.transaction() as connection:
            for turn in turns:
                connection.execute(_unchanged(turn).values(due=until))

    def take(
        self, turns: Sequence[tuple[Turn, datetime | None]], time: datetime, aloud: bool = True
    ) -> list[Turn]:
        """Those of a person's turns this process may tell now, each with when it is due again.

        None of them if another process was quicker with any of this person's. aloud: it is really told, so
        that a pause follows.
        """
        taken = []
        with self._database.transaction() as connection:
            if aloud and turns:
                mine = select(func.max(ReminderRow.told_at)).where(ReminderRow.person == turns[0][0].person)
                last = connection.execute(mine).scalar()
                if last is not None and last > time - PAUSE:
                    return []
            for turn, again in turns:
                facts = {"told": turn.seq, "due": again, **({"told_at": time} if aloud else {})}
                if connection.execute(_unchanged(turn).values(**facts)).rowcount == 1:
                    taken.append(turn)
        return taken


def _unchanged(turn: Turn) -> Update:
    return update(ReminderRow).where(
        ReminderRow.table_id == turn.table,
        ReminderRow.person == turn.person,
        ReminderRow.due == turn.due,
        ReminderRow.told == turn.told,
    )
