"""Accounts: a guest who chose a login and a password; the ways back in when the password is gone.

Secrets are never kept: of a password there is an argon2id hash, of a recovery link the SHA-256 of its secret.
What is mailed is signed and names what it was made for, so that it counts once and not for long.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from ..core.errors import StoreError
from ..database import Database
from ..database.models import PersonRow
from ..play.errors import Refused
from ..play.header import tidy_name
from .passwords import Passwords, check_new_password
from .persons import People, Person

LOGIN = re.compile(r"[A-Za-z0-9_.-]{3,40}")
_PART = r"[^@\s\x00-\x1f<>,;:\"]"
_EMAIL = re.compile(rf"{_PART}{{1,64}}@{_PART}{{1,180}}\.{_PART}{{2,60}}")
CONFIRM_WITHIN = 3 * 24 * 3600
RESET_WITHIN = 3600
"""Seconds for which a mailed link counts."""


@dataclass(frozen=True)
class Ways:
    """How a person can come back: by password, by recovery link."""

    password: bool
    recovery: bool


class Accounts:
    """The accounts in a database. key: what links that are mailed are signed with."""

    def __init__(self, database: Database, key: str, passwords: Passwords | None = None) -> None:
        self._database = database
        self._people = People(database)
        self._passwords = passwords or Passwords()
        self._confirming = URLSafeTimedSerializer(key, salt="confirm e-mail")
        self._resetting = URLSafeTimedSerializer(key, salt="reset password")

    def close(self) -> None:
        """Ends the threads in which passwords are hashed."""
        self._passwords.close()

    # --- signing up and in --------------------------------------------------------------------
    async def sign_up(self, identity: str, login: str, password: str, name: str = "") -> Person:
        """Makes a guest an account: the same person, with everything they have. Raises Refused.

        name: what others call them, if that is to change; never the login, which lets them in.

        Whoever else held the guest's cookie or recovery link, and so was them, is them no more: of two who
        sign up as the same guest at once, one gets the account and the other nothing.
        """
        check_login(login)
        check_new_password(password, login)
        person = self._people.known(identity)
        if person.account:
            raise Refused("account-already", "You have an account already.")
        if self._people.of_login(login) is not None:
            raise _taken()
        kept = await self._passwords.hash(password)
        called = tidy_name(name) or person.name
        facts = {"login": login.casefold(), "password": kept, "recovery": None, "name": called}
        same = (PersonRow.generation == person.generation, PersonRow.login.is_(None))
        guest = update(PersonRow).where(PersonRow.id == identity, *same)
        try:
            with self._database.transaction() as connection:
                made = connection.execute(guest.values(generation=PersonRow.generation + 1, **facts))
        except StoreError as error:
            if isinstance(error.__cause__, IntegrityError):  # somebody else was faster
                raise _taken() from None
            raise
        if made.rowcount != 1:  # while the password was hashed they became an account, or signed out
            raise Refused("guest-gone", "You are this guest no more: somebody was faster with their cookie.")
        return self._people.get(identity)

    async def sign_in(self, login: str, password: str) -> Person:
        """The account; Refused in the same words and after the same time whatever of the two is wrong."""
        known = select(PersonRow.id, PersonRow.password).where(PersonRow.login == login.casefold()[:40])
        with self._database.transaction() as connection:
            row = connection.execute(known).first()
        kept = None if row is None else row.password
        right = await self._passwords.check(kept, password[:LONGEST_TRIED])
        if row is None or kept is None or not right:
            raise Refused("sign-in", "There is no account with this login and this password.")
        if self._passwords.outdated(kept):
            return self._people.change(row.id, password=await self._passwords.hash(password))
        return self._people.change(row.id)

    async def check_password(self, person: Person, password: str) -> None:
        """Raises Refused if it isn't the account's password."""
        if not await self._passwords.check(self._kept(person.id)[0], password[:LONGEST_TRIED]):
            raise Refused("password-wrong", "That is not your password.")

    async def set_password(self, person: Person, password: str) -> Person:
        """Gives an account a new password; its browsers are signed out, its recovery link ends.

        Raises Refused.
        """
        if person.login is None:
            raise Refused("no-account", "A guest has no password.")
        check_new_password(password, person.login)
        kept = await self._passwords.hash(password)
        return self._people.sign_out_everywhere(person.id, password=kept)

    # --- recovery link ------------------------------------------------------------------------
    def ways(self, identity: str) -> Ways:
        """How the person can come back."""
        password, recovery = self._kept(identity)
        return Ways(password is not None, recovery is not None)

    def new_recovery(self, identity: str) -> str:
        """The secret of a person's new recovery link, told this once; an older one counts no more.

        It lets an account choose a new password: whoever asks for it must have said the old one.
        """
        secret = secrets.token_urlsafe(24)
        self._people.change(identity, recovery=_hash(secret))
        return secret

    def recovered(self, secret: str) -> Person | None:
        """Whose recovery link has this secret."""
        found = select(PersonRow.id).where(PersonRow.recovery == _hash(secret[:100]))
        with self._database.transaction() as connection:
            identity = connection.execute(found).scalar()
        return None if identity is None else self._people.get(identity)

    # --- e-mail -------------------------------------------------------------------------------
    def set_email(self, person: Person, email: str) -> Person:
        """Where to reach an account, "" for nowhere; to be confirmed. Raises Refused."""
        check_email(email)
        address = email.strip()
        if address == (person.email or ""):
            return person
        return self._people.change(person.id, email=address or None, email_confirmed=False)

    def confirmation(self, person: Person) -> str:
        """What proves, when it is mailed, that the person reads their mail."""
        return str(self._confirming.dumps([person.id, person.email]))

    def confirm_email(self, token: str, write: bool = True) -> Person | None:
        """The person whose address is confirmed by it; None if it counts no more. write: also note it."""
        try:
            identity, address = self._confirming.loads(token[:600], max_age=CONFIRM_WITHIN)
        except (BadSignature, ValueError, TypeError):
            return None
        person = self._people.get(identity)
        if person.email is None or person.email != address:
            return None
        return self._people.change(identity, email_confirmed=True) if write else person

    def reset(self, login: str) -> tuple[Person, str] | None:
        """The account with that login and what lets it choose a new password; None if it can't be mailed."""
        person = self._people.of_login(login)
        if person is None or person.email is None or not person.email_confirmed:
            return None
        return person, str(self._resetting.dumps([person.id, self._state(person.id)]))

    def resetting(self, token: str) -> Person | None:
        """Who may choose a new password by it; None if it counts no more."""
        try:
            identity, state = self._resetting.loads(token[:600], max_age=RESET_WITHIN)
        except (BadSignature, ValueError, TypeError):
            return None
        person = self._people.get(identity)
        return person if person.account and state == self._state(identity) else None

    # --- inside -------------------------------------------------------------------------------
    def _kept(self, identity: str) -> tuple[str | None, str | None]:
        found = select(PersonRow.password, PersonRow.recovery).where(PersonRow.id == identity)
        with self._database.transaction() as connection:
            row = connection.execute(found).first()
        return (None, None) if row is None else (row.password, row.recovery)

    def _state(self, identity: str) -> str:
        """What changes with the password: a link made before doesn't count after."""
        return _hash(f"reset {self._kept(identity)[0]}")[:20]


LONGEST_TRIED = 2000
"""So much of a password is looked at when it is tried; none is that long."""


def check_login(login: str) -> None:
    """Raises Refused if an account can't be called so."""
    if not LOGIN.fullmatch(login):
        raise Refused("login", "A login has 3 to 40 letters without accents, digits, - _ or .")


def check_email(email: str) -> None:
    """Raises Refused if it can't be an address; none at all can."""
    address = email.strip()
    if address and (len(address) > 254 or not _EMAIL.fullmatch(address)):
        raise Refused("email", "This is no e-mail address.")


def _taken() -> Refused:
    return Refused("login-taken", "This login is taken: choose another, or sign in.")


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
