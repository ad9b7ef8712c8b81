"""Passkeys on the page: what `passkeys.js` asks for and sends, and the forms to name and delete them.

The challenge travels in a signed cookie of its own, as long as somebody may take to answer; it counts once.
"""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from typing import Any

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ..core.errors import LudosphereError
from ..people.passkeys import Site
from ..play.errors import Refused
from .accounts import arrive, back, fields, not_too_often, redirect
from .errors import sentence
from .pages import remembered, words
from .parts import parts
from .profile import check_password
from .rates import HOUR, MINUTE
from .visitor import visitor

_CHALLENGE = "ludosphere_challenge"
_WITHIN = 300
_REMEMBERED = 10_000


class Challenges:
    """Challenges that were given out: signed into a cookie, and known here once they have been answered."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeTimedSerializer(key, salt="passkey")
        self._answered: OrderedDict[str, float] = OrderedDict()

    def give(self, request: Request, options: dict[str, Any], challenge: str, purpose: str) -> Response:
        """The options for the browser, and the cookie that reminds of what was asked."""
        response = remembered(JSONResponse(options), visitor(request))
        response.set_cookie(
            _CHALLENGE,
            str(self._signer.dumps([purpose, challenge])),
            max_age=_WITHIN,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
        return response

    def take(self, request: Request, purpose: str) -> str:
        """The challenge that is being answered; raises Refused if it was for something else, or before."""
        try:
            asked, challenge = self._signer.loads(request.cookies.get(_CHALLENGE, "")[:600], max_age=_WITHIN)
        except (BadSignature, ValueError, TypeError):
            raise _late() from None
        if asked != purpose or challenge in self._answered:
            raise _late()
        self._answered[challenge] = time.monotonic()
        while len(self._answered) > _REMEMBERED:
            self._answered.popitem(last=False)
        return str(challenge)


def _late() -> Refused:
    return Refused("passkey-late", "That took too long: try again.")


async def ask_for_new(request: Request) -> Response:
    """POST /passkeys/new: what the browser needs to make a passkey; JSON `{"password"}`."""
    try:
        sent = await _object(request)  # before we look who it is: it may come slowly
        who = visitor(request)
        _check_account(request)
        parts(request).rates.check("passkey", who.id, 30, HOUR)
        password = sent.get("password")
        await check_password(request, {"password": password if isinstance(password, str) else ""})
        person = parts(request).people.known(who.id)
        options, challenge = parts(request).passkeys.creation(person, site(request))
    except LudosphereError as error:
        return _refused(request, error)
    return _challenges(request).give(request, options, challenge, f"new {who.id}")


async def keep_new(request: Request) -> Response:
    """POST /passkeys: keeps the passkey the browser made; JSON `{"name", "credential"}`."""
    try:
        body = await _object(request)  # before we look who it is: it may come slowly
        who = visitor(request)
        _check_account(request)
        challenge = _challenges(request).take(request, f"new {who.id}")
        sent = _answered(body)
        name = sent.get("name")
        shown = " ".join(name.split()) if isinstance(name, str) and name.isprintable() else ""
        parts(request).passkeys.create(who.person, sent["credential"], challenge, site(request), shown)
    except LudosphereError as error:
        return _refused(request, error)
    return remembered(JSONResponse({"to": "/profile?said=passkey-new#passkeys"}), who)


async def ask_to_sign_in(request: Request) -> Response:
    """POST /sign-in/passkey/options: what the browser needs to sign in with any passkey of this site."""
    try:
        not_too_often(request, "sign-in from", 30, 10 * MINUTE)
    except LudosphereError as error:
        return _refused(request, error)
    options, challenge = parts(request).passkeys.request(site(request))
    return _challenges(request).give(request, options, challenge, "sign in")


async def sign_in_with_passkey(request: Request) -> Response:
    """POST /sign-in/passkey: JSON `{"credential", "next"}`; the answer says where to go."""
    try:
        challenge = _challenges(request).take(request, "sign in")
        sent = _answered(await _object(request))
        identity = parts(request).passkeys.signed_in(sent["credential"], challenge, site(request))
    except LudosphereError as error:
        return _refused(request, error)
    target = sent.get("next")
    going = arrive(
        request, parts(request).people.get(identity), back(target if isinstance(target, str) else "")
    )
    return remembered(JSONResponse({"to": going.headers["location"]}), visitor(request))


async def change_passkey(request: Request) -> Response:
    """POST /passkeys/change: renames a passkey, or deletes it (`do=delete`)."""
    who, form = visitor(request), await fields(request)
    passkey = form.get("id", "")
    if form.get("do") == "delete":
        parts(request).passkeys.remove(who.id, passkey)
    else:
        parts(request).passkeys.rename(who.id, passkey, " ".join(form.get("name", "").split()))
    return redirect(request, "/profile?said=saved#passkeys")


def site(request: Request) -> Site:
    """Where the visitor's browser says it is; a passkey of another place doesn't answer here."""
    return Site(request.url.hostname or "", f"{request.url.scheme}://{request.url.netloc}")


def _check_account(request: Request) -> None:
    if not parts(request).accounts.ways(visitor(request).id).password:
        raise Refused("no-account", "A guest has no passkeys.")


async def _object(request: Request) -> dict[str, Any]:
    """The JSON object that came; an empty one for anything else."""
    try:
        sent = json.loads(await request.body())
    except (ValueError, RecursionError):
        sent = None
    return sent if isinstance(sent, dict) else {}


def _answered(sent: dict[str, Any]) -> dict[str, Any]:
    """What came, if a credential is in it; else raises Refused."""
    if not isinstance(sent.get("credential"), dict):
        raise Refused("passkey", "The passkey could not be used.")
    return sent


def _refused(request: Request, error: LudosphereError) -> Response:
    """Why not, as JSON in the reader's language."""
    code = 429 if isinstance(error, Refused) and error.key == "too-often" else 400
    return JSONResponse({"refused": sentence(error, words(visitor(request).lang))}, code)


def _challenges(request: Request) -> Challenges:
    challenges: Challenges = request.app.state.challenges
    return challenges
