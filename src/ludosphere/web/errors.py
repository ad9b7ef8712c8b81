"""What goes wrong, as one sentence in the reader's language with the right status."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ..core.errors import LudosphereError, RecordError
from ..core.text import Texts
from ..tables.errors import NoSuchTable, Refused, StoreError
from .pages import page, words
from .visitor import visitor

_log = logging.getLogger(__name__)
_BY_STATUS = {404: "no-page", 405: "wrong-method", 413: "too-big"}


def sentence(error: LudosphereError, say: Texts, names: Sequence[str] = ()) -> str:
    """The error in words; `names` of the seats, where a table is at hand.

    What the rules or the record reader say in English stands inside the reader's sentence.
    """
    if isinstance(error, Refused):
        args, key = dict(error.args_of_text), f"refused-{error.key}"
        if "seat" in args:
            seat = int(args["seat"])
            args["name"] = names[seat] if seat < len(names) else say("name-person", number=seat + 1)
        return say(key, args) if key in say else str(error)
    if isinstance(error, RecordError):
        return say("refused-record", text=_bare(error))
    if isinstance(error, StoreError):
        return say("refused-store")
    return say("refused-input", text=_bare(error))


def _bare(error: Exception) -> str:
    return str(error).rstrip(".")


def status_of(error: LudosphereError) -> int:
    """404 for what isn't there, 409 for what can't be done now, 503 without database, 400 for bad input."""
    if isinstance(error, NoSuchTable) or (isinstance(error, Refused) and error.key == "no-moment"):
        return 404
    if isinstance(error, Refused):
        return 403 if error.key == "not-yours" else 409
    return 503 if isinstance(error, StoreError) else 400


async def on_error(request: Request, error: Exception) -> Response:
    """The error page of anything this package raises on purpose."""
    assert isinstance(error, LudosphereError)
    if isinstance(error, StoreError):
        _log.error("%s", error)
    return _page(request, status_of(error), sentence(error, words(visitor(request).lang)))


async def on_http(request: Request, error: Exception) -> Response:
    """The error page of a status; its detail may be the key of a sentence."""
    assert isinstance(error, HTTPException)
    say = words(visitor(request).lang)
    key = f"refused-{error.detail}"
    if key not in say:
        key = f"refused-{_BY_STATUS.get(error.status_code, 'request')}"
    response = _page(request, error.status_code, say(key))
    response.headers.update(error.headers or {})
    return response


async def on_crash(request: Request, error: Exception) -> Response:
    """The error page of a mistake of ours; the log tells the rest."""
    return _page(request, 500, words(visitor(request).lang)("refused-crash"))


def _page(request: Request, status: int, text: str) -> Response:
    return page(request, "error.html", code=status, status=status, text=text, home="/")
