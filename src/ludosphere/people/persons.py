"""Persons: a guest is nobody to the database until there is something to remember of them."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..core.errors import StoreError
from ..database import Database
from ..database.models import PersonRow, PushRow
from ..play.header import now, tidy_name


@dataclass(frozen=True)
class Person:
    """Somebody who plays. login: the name an account signs in with, None for a guest.

    generation: rises when they sign out everywhere; what was signed for an older one counts no more.
    preferences: language and comfort, as far as they are kept for all their browsers. vacation: until when
    they are away, or were last; vacation_days: how many days of vacation_year that took. remind: the language
    of mails about their turns, None if they want none. handle: how their public page is called; it says
    nothing about the id. private: nobody else sees that page.
    """

    id: str
    name: str = ""
    login: str | None = None
    email: str | None = None
    email_confirmed: bool = False
    generation: int = 0
    preferences: dict[str, Any] | None = None
    vacation: datetime | None = None
    created: datetime | None = None
    seen: datetime | None = None
    handle: str | None = None
    private: bool = False
    vacation_days: int = 0
    vacation_year: int = 0
    remind: str | None = None

    @property
    def account(self) -> bool:
        """Can they sign in again with a login?"""
        return self.login is not None


class People:
    """The persons in a database. Every method is one transaction; StoreError when the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, identity: str) -> Person:
        """The person of that id; a guest without a name if nothing is known of them."""
        return self._find(PersonRow.id == identity) or Person(identity)

    def of_handle(self, handle: str) -> Person | None:
        """Whose public page is called so."""
        return self._find(PersonRow.handle == handle)

    def of_login(self, login: str) -> Person | None:
        """The account with that login, in whatever case."""
        return self._find(PersonRow.login == login.casefold())

    def known(self, identity: str) -> Person:
        """The person of that id, who is remembered from now on and has a handle."""
        person = self.get(identity)
        return person if person.handle is not None else self.change(identity)

    def newcomer(self, name: str) -> Person:
        """Somebody new."""
        return self.called(secrets.token_urlsafe(24), name)

    def called(self, identity: str, name: str) -> Person:
        """Remembers what a person wants to be called."""
        return self.change(identity, name=tidy_name(name))

    def prefer(self, identity: str, preferences: Mapping[str, Any]) -> Person:
        """Keeps preferences for all browsers of a person."""
        return self.change(identity, preferences=dict(preferences))

    def change(self, identity: str, **facts: Any) -> Person:
        """Remembers facts of a person, columns of `PersonRow` by name."""
        try:
            self._write(identity, facts)
        except StoreError as error:
            if not isinstance(error.__cause__, IntegrityError):
                raise
            self._write(identity, facts)  # another process has just begun to remember them
        return self.get(identity)

    def _write(self, identity: str, facts: dict[str, Any]) -> None:
        time = now()
        with self._database.transaction() as connection:
            mine = update(PersonRow).where(PersonRow.id == identity)
            if connection.execute(mine.values(seen=time, **facts)).rowcount == 0:
                row = {"id": identity, "name": "", "created": time, "seen": time, "preferences": {}, **facts}
                connection.execute(insert(PersonRow), [{"handle": new_handle(), **row}])
            else:
                nameless = mine.where(PersonRow.handle.is_(None))
                connection.execute(nameless.values(handle=new_handle()))

    def sign_out_everywhere(self, identity: str, **facts: Any) -> Person:
        """What was signed for the person in any browser counts no more, nor does their recovery link.

        No browser is told of their turns any more: it may be somebody else's by now.

        facts: what changes together with that, columns of `PersonRow` by name.
        """
        facts = {"recovery": None, **facts}
        mine = update(PersonRow).where(PersonRow.id == identity)
        with self._database.transaction() as connection:
            risen = connection.execute(mine.values(generation=PersonRow.generation + 1, **facts))
            connection.execute(delete(PushRow).where(PushRow.person == identity))
            known = risen.rowcount == 1
        return self.get(identity) if known else self.change(identity, generation=1, **facts)

    def several(self, identities: Iterable[str]) -> dict[str, Person]:
        """Those of the persons who are remembered, by id."""
        found = select(PersonRow.__table__).where(PersonRow.id.in_(list(identities)))
        with self._database.transaction() as connection:
            return {row["id"]: _person(row) for row in connection.execute(found).mappings()}

    def _find(self, which: Any) -> Person | None:
        with self._database.transaction() as connection:
            row = connection.execute(select(PersonRow.__table__).where(which)).mappings().first()
        return None if row is None else _person(row)


def new_handle() -> str:
    """A name for a public page: twelve characters at random, from which nothing leads back."""
    return secrets.token_urlsafe(9)


_KNOWN = tuple(Person.__dataclass_fields__)


def _person(row: Any) -> Person:
    return Person(**{name: row[name] for name in _KNOWN})
