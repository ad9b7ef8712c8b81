"""How a program names itself: a signed token that says who its person is."""

from __future__ import annotations

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from ...people import Person
from ..parts import parts

_SALT = "api-token"
_LONGEST = 400


def token_of(connection: HTTPConnection, person: Person) -> str:
    """A token for the person; it counts until they sign out everywhere."""
    return str(_signer(connection).dumps([person.id, person.generation]))


def caller(connection: HTTPConnection) -> Person:
    """Whose token came with a request; raises HTTPException 401 without a valid one."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    person = _named(connection, token.strip()) if scheme.lower() == "bearer" else None
    if person is None:
        raise HTTPException(401, "token", {"www-authenticate": "Bearer"})
    return person


def caller_or_none(connection: HTTPConnection) -> Person | None:
    """The caller, or None for somebody who only watches; a token that is wrong is refused all the same."""
    return caller(connection) if "authorization" in connection.headers else None


def _named(connection: HTTPConnection, token: str) -> Person | None:
    try:
        identity, generation = _signer(connection).loads(token[:_LONGEST])
    except (BadSignature, ValueError, TypeError):
        return None
    person = parts(connection).people.get(identity)
    return person if person.generation == generation else None


def _signer(connection: HTTPConnection) -> URLSafeSerializer:
    signer: URLSafeSerializer = connection.app.state.signer
    return URLSafeSerializer(signer.secret_key, salt=_SALT)
