"""What people write to each other at a table; whom somebody doesn't want to read, and what they report."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..core.errors import LudosphereError
from ..core.plain import one_line
from ..database import Database
from ..database.models import ChatRow, MuteRow, ReportRow
from ..play.errors import Refused
from ..play.header import Header, now

LONGEST = 500
"""Characters of a line at most."""
HISTORY = 100
"""How many lines a page gets to begin with."""
LIMITS = ((5, timedelta(seconds=10)), (60, timedelta(minutes=10)))
"""How many lines a person may write in a time."""


@dataclass(frozen=True)
class Line:
    """A line at a table: who wrote it, what they were called, and when (UTC)."""

    id: int
    table: str
    person: str
    name: str
    text: str
    at: datetime
    hidden: bool = False


@dataclass(frozen=True)
class Report:
    """A line that somebody reported: who wrote it under what name; `hidden`: it was taken away."""

    id: int
    table: str
    chat: int
    name: str
    text: str
    at: datetime
    handled: bool
    hidden: bool


def talks(header: Header) -> bool:
    """Is there anybody to talk to: a free seat, or several people who sit here?"""
    return header.stage == "open" or len(header.persons) > 1


def may_write(header: Header, person: str) -> bool:
    """May somebody who sees the table write at it?"""
    return talks(header) and (header.chat == "all" or person in header.persons or person == header.owner)


def may_read(header: Header, reader: str, writer: str) -> bool:
    """May somebody at the table read what another writes?

    Who watches a game with everything open could tell the players what is hidden from them: while it runs,
    only others who watch read them.
    """
    sees_all = header.watch == "all" and header.stage == "running"
    return not sees_all or writer in header.persons or reader not in header.persons


def tidy_line(text: str) -> str:
    """A line as it is kept: in one line, without characters that can't be seen; raises Refused."""
    line = one_line(text)
    if not line:
        raise Refused("chat-empty", "There is nothing in this line.")
    if len(line) > LONGEST:
        raise Refused("chat-long", f"A line has at most {LONGEST} characters.", n=LONGEST)
    return line


class Chat:
    """The lines of all tables in a database. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- lines ------------------------------------------------------------------------------------
    def write(self, header: Header, person: str, name: str, text: str) -> Line:
        """A new line; raises Refused if the person may not write here, or writes too much."""
        if not may_write(header, person):
            raise Refused("chat-closed", "Only the players of this table may write here.")
        line, time = tidy_line(text), now()
        with self._database.transaction() as connection:
            for most, span in LIMITS:
                mine = (ChatRow.person == person, ChatRow.at > time - span)
                count = connection.execute(select(func.count()).where(*mine)).scalar_one()
                if count >= most:
                    raise Refused("chat-fast", "You write very fast: wait a moment.")
            row = {"table_id": header.id, "person": person, "name": name, "text": line, "at": time}
            number = connection.execute(insert(ChatRow).returning(ChatRow.id), row).scalar_one()
        return Line(number, header.id, person, name, line, time)

    def line(self, table: str, number: int) -> Line:
        """A line of a table; raises Refused if there is none of this number."""
        with self._database.transaction() as connection:
            found = _lines(connection, ChatRow.table_id == table, ChatRow.id == number)
        if not found:
            raise Refused("chat-no-line", "That line isn't there any more.")
        return found[0]

    def history(self, header: Header, reader: str, after: int = 0) -> list[Line]:
        """The last lines that somebody may read, and wants to, oldest first; only those after a number."""
        muted = self.muted(reader)
        with self._database.transaction() as connection:
            mine = (ChatRow.table_id == header.id, ChatRow.hidden.is_(False), ChatRow.id > after)
            found = _lines(connection, *mine)
        return [line for line in found if line.person not in muted and may_read(header, reader, line.person)]

    # --- whom somebody doesn't want to read -------------------------------------------------------
    def muted(self, person: str) -> set[str]:
        """The people somebody doesn't read."""
        with self._database.transaction() as connection:
            return set(connection.execute(select(MuteRow.muted).where(MuteRow.person == person)).scalars())

    def mute(self, person: str, other: str) -> None:
        """From now on the person doesn't read the other, anywhere."""
        if person == other:
            raise Refused("mute-self", "You can't mute yourself.")
        with self._database.transaction() as connection:
            try:
                with connection.begin_nested():
                    connection.execute(insert(MuteRow), [{"person": person, "muted": other}])
            except IntegrityError:
                pass  # they are muted already

    def unmute(self, person: str, other: str) -> None:
        """The person reads the other again."""
        with self._database.transaction() as connection:
            connection.execute(delete(MuteRow).where(MuteRow.person == person, MuteRow.muted == other))

    # --- reports ----------------------------------------------------------------------------------
    def report(self, line: Line, reporter: str) -> None:
        """Tells whoever runs the server of a line; twice is once."""
        row = {
            "table_id": line.table,
            "chat_id": line.id,
            "reporter": reporter,
            "about": line.person,
            "text": line.text,
            "at": now(),
        }
        with self._database.transaction() as connection:
            mine = (ReportRow.chat_id == line.id, ReportRow.reporter == reporter)
            if connection.execute(select(ReportRow.id).where(*mine)).first() is None:
                connection.execute(insert(ReportRow), [row])

    def reports(self, handled: bool = False) -> list[Report]:
        """What was reported and isn't `handled` yet, or everything; oldest first."""
        query = (
            select(ReportRow.__table__, ChatRow.name, ChatRow.hidden)
            .outerjoin(ChatRow, ChatRow.id == ReportRow.chat_id)
            .order_by(ReportRow.id)
        )
        if not handled:
            query = query.where(ReportRow.handled.is_(False))
        with self._database.transaction() as connection:
            return [_report(row) for row in connection.execute(query).mappings()]

    def handle(self, number: int, hide: bool) -> Report:
        """Marks a report, and all others of the same line, as done; `hide`: nobody sees the line any more.

        Raises LudosphereError if there is no such report.
        """
        query = (
            select(ReportRow.__table__, ChatRow.name, ChatRow.hidden)
            .outerjoin(ChatRow, ChatRow.id == ReportRow.chat_id)
            .where(ReportRow.id == number)
        )
        with self._database.transaction() as connection:
            row = connection.execute(query).mappings().first()
            if row is None:
                raise LudosphereError(f"There is no report {number}; `ludosphere reports list` shows them.")
            same = update(ReportRow).where(ReportRow.chat_id == row["chat_id"])
            connection.execute(same, {"handled": True})
            if hide:
                connection.execute(update(ChatRow).where(ChatRow.id == row["chat_id"]), {"hidden": True})
            return _report(row)


def _lines(connection: Connection, *which: ColumnElement[bool]) -> list[Line]:
    """The last lines of these, oldest first."""
    found = select(ChatRow.__table__).where(*which).order_by(ChatRow.id.desc()).limit(HISTORY)
    rows: Sequence[Any] = list(connection.execute(found).mappings())
    return [
        Line(row["id"], row["table_id"], row["person"], row["name"], row["text"], row["at"], row["hidden"])
        for row in reversed(rows)
    ]


def _report(row: Any) -> Report:
    return Report(
        row["id"],
        row["table_id"],
        row["chat_id"],
        row["name"] or "",
        row["text"],
        row["at"],
        row["handled"],
        bool(row["hidden"]),
    )
