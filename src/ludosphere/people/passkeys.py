"""Passkeys: signing in by what a device or a security key holds, instead of by a password (WebAuthn).

What the browser answers is checked by the library `webauthn`; here is what is asked and what is kept: a
public key, and how often it was used.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import webauthn
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_authentication_credential_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ..core.errors import StoreError
from ..database import Database
from ..database.models import PasskeyRow
from ..play.errors import Refused
from ..play.header import now
from .persons import Person

MOST = 20
"""So many passkeys an account may have."""
NAME = 40


@dataclass(frozen=True)
class Site:
    """Where passkeys are for: the host name, and the origin of its pages."""

    host: str
    origin: str


@dataclass(frozen=True)
class Passkey:
    """A passkey as its owner sees it."""

    id: str
    name: str
    created: datetime
    used: datetime | None


class Passkeys:
    """The passkeys in a database. Options and credentials are JSON as browsers speak it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def creation(self, person: Person, site: Site) -> tuple[dict[str, Any], str]:
        """What a browser needs to make a passkey for an account, and the challenge it must answer."""
        assert person.handle is not None
        assert person.login is not None
        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name="Ludosphere",
            user_id=person.handle.encode(),
            user_name=person.login,
            user_display_name=person.name or person.login,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.id))
                for passkey in self.of(person.id)
            ],
        )
        return json.loads(webauthn.options_to_json(options)), bytes_to_base64url(options.challenge)

    def create(
        self, person: Person, answer: dict[str, Any], challenge: str, site: Site, name: str
    ) -> Passkey:
        """Keeps the passkey that a browser made. Raises Refused."""
        if len(self.of(person.id)) >= MOST:
            raise Refused(
                "passkey-many", f"An account has at most {MOST} passkeys: delete one first.", most=MOST
            )
        try:
            made = webauthn.verify_registration_response(
                credential=answer,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except _WRONG as error:
            raise Refused("passkey", "The passkey could not be used.") from error
        identity = bytes_to_base64url(made.credential_id)
        if len(identity) > 400:
            raise Refused("passkey", "The passkey could not be used.")
        passkey = Passkey(identity, name.strip()[:NAME] or "Passkey", now(), None)
        row = {
            **passkey.__dict__,
            "person": person.id,
            "key": made.credential_public_key,
            "count": made.sign_count,
        }
        try:
            with self._database.transaction() as connection:
                connection.execute(insert(PasskeyRow), [row])
        except StoreError as error:
            if isinstance(error.__cause__, IntegrityError):
                raise Refused("passkey-known", "This passkey is there already.") from None
            raise
        return passkey

    def request(self, site: Site) -> tuple[dict[str, Any], str]:
        """What a browser needs to sign in with any passkey it has for this site, and the challenge."""
        options = webauthn.generate_authentication_options(
            rp_id=site.host, user_verification=UserVerificationRequirement.REQUIRED
        )
        return json.loads(webauthn.options_to_json(options)), bytes_to_base64url(options.challenge)

    def signed_in(self, answer: dict[str, Any], challenge: str, site: Site) -> str:
        """The id of the person whose passkey answered. Raises Refused."""
        refused = Refused("passkey", "The passkey could not be used.")
        try:
            identity = bytes_to_base64url(parse_authentication_credential_json(answer).raw_id)
        except _WRONG as error:
            raise refused from error
        found = select(PasskeyRow.__table__).where(PasskeyRow.id == identity)
        with self._database.transaction() as connection:
            row = connection.execute(found).mappings().first()
        if row is None:
            raise Refused("passkey-unknown", "No account here has this passkey any more.")
        try:
            proved = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=row["key"],
                credential_current_sign_count=row["count"],
                require_user_verification=True,
            )
        except _WRONG as error:
            raise refused from error
        with self._database.transaction() as connection:
            mine = update(PasskeyRow).where(PasskeyRow.id == identity)
            connection.execute(mine.values(count=proved.new_sign_count, used=now()))
        return str(row["person"])

    def of(self, person: str) -> list[Passkey]:
        """The passkeys of an account, oldest first."""
        columns = (PasskeyRow.id, PasskeyRow.name, PasskeyRow.created, PasskeyRow.used)
        found = (
            select(*columns).where(PasskeyRow.person == person).order_by(PasskeyRow.created, PasskeyRow.id)
        )
        with self._database.transaction() as connection:
            return [Passkey(*row) for row in connection.execute(found)]

    def rename(self, person: str, passkey: str, name: str) -> None:
        """Calls one of somebody's passkeys otherwise."""
        mine = update(PasskeyRow).where(PasskeyRow.id == passkey, PasskeyRow.person == person)
        with self._database.transaction() as connection:
            connection.execute(mine.values(name=name.strip()[:NAME] or "Passkey"))

    def remove(self, person: str, passkey: str) -> None:
        """Forgets one of somebody's passkeys."""
        mine = delete(PasskeyRow).where(PasskeyRow.id == passkey, PasskeyRow.person == person)
        with self._database.transaction() as connection:
            connection.execute(mine)


_WRONG = (WebAuthnException, ValueError, TypeError, KeyError)
"""What the library raises for an answer that is no good."""
