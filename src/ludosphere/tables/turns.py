"""Games by correspondence: noting, with every change of a table, whom somebody should remind of their turn.

It is written in the transaction of the change, so that no reminder is ever lost. Who tells people, and how,
is up to `people.reminders`.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from sqlalchemy import Connection, delete, insert, update

from ..database.models import ReminderRow
from ..play.header import Header, now
from ..play.pace import owing_people

PATIENCE: Final = timedelta(minutes=2)
"""So long somebody has to come by themselves."""


def note_turns(connection: Connection, before: Header | None, header: Header) -> None:
    """Notes whose turn has begun and whose is over; nothing at tables that aren't played by days."""
    if header.tempo.get("kind") != "days":
        return
    old, new = _owing(before), _owing(header)
    for person in old - new:
        mine = ReminderRow.table_id == header.id, ReminderRow.person == person
        if person in header.persons:
            connection.execute(update(ReminderRow).where(*mine).values(due=None))
        else:
            connection.execute(delete(ReminderRow).where(*mine))
    due = now() + PATIENCE
    for person in new - old:
        mine = ReminderRow.table_id == header.id, ReminderRow.person == person
        if connection.execute(update(ReminderRow).where(*mine).values(due=due, told=0)).rowcount == 0:
            row = {"table_id": header.id, "person": person, "due": due, "told": 0}
            connection.execute(insert(ReminderRow), [row])


def _owing(header: Header | None) -> set[str]:
    """The people a table waits for."""
    if header is None:
        return set()
    persons = (header.seats[seat].person for seat in owing_people(header))
    return {person for person in persons if person is not None}
