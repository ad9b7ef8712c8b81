"""Who is asked to take a seat, and the people somebody knows from tables they shared."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from ..database import Database
from ..database.models import InvitationRow, MuteRow, PersonRow
from ..play.errors import NoSuchTable, Refused
from ..play.header import Header, now
from .store import Store

MOST = 12
"""How many may be asked to a table."""
_PLAYED = ("running", "over")


@dataclass(frozen=True)
class Companion:
    """Somebody a person has played with, known by a seat they had: pages never tell an id."""

    table: str
    seat: int
    name: str
    person: str

    @property
    def key(self) -> str:
        """What a form sends for them."""
        return f"{self.table}.{self.seat}"


class Invitations:
    """The invitations in a store's database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._database: Database = store.database

    def invite(self, header: Header, person: str, by: str) -> None:
        """Asks somebody to a table that has a free seat; raises Refused. Twice is once."""
        if header.stage != "open":
            raise Refused("begun-invite", "Nobody can be invited any more: no seat is free here.")
        if person in header.persons:
            raise Refused("sits-here", "They sit at this table already.")
        row = {"table_id": header.id, "person": person, "by": by, "at": now()}
        here = InvitationRow.table_id == header.id
        with self._database.transaction() as connection:
            count = connection.execute(select(func.count()).where(here)).scalar_one()
            if count >= MOST:
                raise Refused("many-invited", f"At most {MOST} people can be invited to a table.", n=MOST)
            try:
                with connection.begin_nested():
                    connection.execute(insert(InvitationRow), [row])
            except IntegrityError:
                pass  # they are asked already

    def decline(self, table: str, person: str) -> None:
        """The person doesn't want to come, or has come."""
        with self._database.transaction() as connection:
            mine = (InvitationRow.table_id == table, InvitationRow.person == person)
            connection.execute(delete(InvitationRow).where(*mine))

    def of(self, person: str) -> list[tuple[Header, str]]:
        """The open tables somebody is asked to, and by whom; nothing from people they have muted."""
        muted = select(MuteRow.muted).where(MuteRow.person == person)
        with self._database.transaction() as connection:
            rows = connection.execute(
                select(InvitationRow.table_id, InvitationRow.by)
                .where(InvitationRow.person == person, InvitationRow.by.not_in(muted))
                .order_by(InvitationRow.at.desc())
                .limit(20)
            ).all()
        found = []
        for table, by in rows:
            try:
                header = self._store.load(table)[0]
            except NoSuchTable:
                continue
            if header.stage == "open":
                found.append((header, by))
        return found

    def invited(self, header: Header) -> list[str]:
        """The names of those who are asked to a table."""
        with self._database.transaction() as connection:
            names = (
                select(PersonRow.name)
                .join(InvitationRow, InvitationRow.person == PersonRow.id)
                .where(InvitationRow.table_id == header.id)
                .order_by(InvitationRow.at)
            )
            return [name for name in connection.execute(names).scalars() if name]

    def companions(self, person: str, limit: int = 12) -> list[Companion]:
        """The people somebody has sat at a table with, latest first."""
        found: dict[str, Companion] = {}
        for header in self._store.owned(person, 60):
            if not header.seats_of(person) or header.stage not in _PLAYED:
                continue
            for number, seat in enumerate(header.seats):
                if seat.person not in (None, person) and seat.name:
                    other = str(seat.person)
                    found.setdefault(other, Companion(header.id, number, seat.name, other))
        return list(found.values())[:limit]

    def companion(self, person: str, key: str) -> str:
        """The person a `Companion.key` means to somebody; raises Refused if they never played together."""
        table, _, seat = key.partition(".")
        try:
            header: Header = self._store.load(table)[0]
        except NoSuchTable:
            raise _unknown() from None
        played = header.seats_of(person) and header.stage in _PLAYED
        if not played or not re.fullmatch("[0-9]", seat) or int(seat) >= len(header.seats):
            raise _unknown()
        other = header.seats[int(seat)].person
        if other is None or other == person:
            raise _unknown()
        return other


def _unknown() -> Refused:
    return Refused("no-companion", "You haven't played with them.")
