"""What goes wrong, as one sentence in the reader's language with the right status."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ..core.errors import LudosphereError, RecordError, StoreError
from ..core.text import Texts
from ..database import Away
from ..play.errors import Damaged, Newer, NoSuchTable, Refused
from .pages import page, words
from .visitor import Visitor, visitor, wanted_language

_log = logging.getLogger(__name__)
_KEYS = ((RecordError, "record"), (Damaged, "damaged"), (Newer, "newer"), (StoreError, "store"))
_BY_STATUS = {404: "no-page", 405: "wrong-method", 413: "too-big"}


def sentence(error: LudosphereError, say: Texts, names: Sequence[str] = ()) -> str:
    """The error in words; `names` of the seats, where a table is at hand.

    What is wrong with an input stands inside the reader's sentence, see `reason`.
    """
    if isinstance(error, Refused):
        args, key = dict(error.args_of_text), f"refused-{error.key}"
        if "seat" in args:
            seat = int(str(args["seat"]))
            args["name"] = names[seat] if seat < len(names) else say("name-person", number=seat + 1)
        return say(key, args) if key in say else str(error)
    if isinstance(error, RecordError):
        return say("refused-record", text=reason(error, say))
    if isinstance(error, StoreError):
        return say(f"refused-{key_of(error)}")
    return say("refused-input", text=reason(error, say))


def reason(error: LudosphereError, say: Texts) -> str:
    """The error in words that stand within a sentence; what has none is quoted, and called English."""
    if error.key == "said":  # it brings its words along, by language
        return str(error.args_of_text[say.lang]).rstrip(".")
    key = f"fault-{error.key}"
    if not error.key or key not in say:
        return say("fault-in-english", text=str(error).rstrip("."))
    args = error.args_of_text.items()
    return say(key, {name: reason(it, say) if isinstance(it, LudosphereError) else it for name, it in args})


def key_of(error: LudosphereError) -> str:
    """What programs tell errors apart by."""
    if isinstance(error, Refused):
        return error.key
    for kind, key in _KEYS:
        if isinstance(error, kind):
            return key
    return "input"


def status_of(error: LudosphereError) -> int:
    """404: it isn't there, 409: not now, 503: no database, 500: a table is damaged, 400: bad input."""
    if isinstance(error, NoSuchTable) or (isinstance(error, Refused) and error.key == "no-moment"):
        return 404
    if isinstance(error, Refused):
        return 403 if error.key in ("not-yours", "not-your-seat", "no-watching") else 409
    if isinstance(error, StoreError):
        return 500 if isinstance(error, Damaged) else 503
    return 400


async def on_error(request: Request, error: Exception) -> Response:
    """The error page of anything this package raises on purpose."""
    assert isinstance(error, LudosphereError)
    if isinstance(error, StoreError):
        _log.error("%s", error)
    answer = _answer(request, status_of(error), key_of(error), sentence(error, words(_lang(request))))
    if isinstance(error, Away):
        answer.headers["retry-after"] = "5"
    return answer


async def on_http(request: Request, error: Exception) -> Response:
    """The error page of a status; its detail may be the key of a sentence."""
    assert isinstance(error, HTTPException)
    say, key = words(_lang(request)), error.detail
    if f"refused-{key}" not in say:
        key = _BY_STATUS.get(error.status_code, "request")
    response = _answer(request, error.status_code, key, say(f"refused-{key}"))
    response.headers.update(error.headers or {})
    return response


async def on_crash(request: Request, error: Exception) -> Response:
    """The error page of a mistake of ours; the log tells the rest."""
    return _answer(request, 500, "crash", words(_lang(request))("refused-crash"))


def _lang(request: Request) -> str:
    if _by_program(request):
        return wanted_language(request)
    try:
        return visitor(request).lang
    except StoreError:  # without a database nobody knows who asks; they get a page all the same
        stranger = request.scope["visitor"] = Visitor(request, known=False)
        return stranger.lang


def _by_program(request: Request) -> bool:
    return request.url.path.startswith("/api/")


def _answer(request: Request, status: int, key: str, text: str) -> Response:
    """A page for people, data for programs."""
    if _by_program(request):
        return JSONResponse({"error": {"key": key, "message": text}}, status)
    return page(request, "error.html", code=status, status=status, text=text, home="/")
