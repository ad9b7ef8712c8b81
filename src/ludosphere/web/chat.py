"""The page of those one doesn't read, and reading them again."""

from __future__ import annotations

import hashlib

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from .pages import page, remembered
from .parts import parts
from .visitor import visitor


async def show_muted(request: Request) -> Response:
    """GET /muted: the people whose lines one doesn't see."""
    who = visitor(request)
    muted = sorted(parts(request).talk.chat.muted(who.id))
    known = parts(request).people.several(muted)
    rows = [{"key": _key(who.id, one), "name": known[one].name if one in known else ""} for one in muted]
    return page(request, "muted.html", people=rows)


async def unmute(request: Request) -> Response:
    """POST /muted: reads somebody again."""
    who = visitor(request)
    talk = parts(request).talk
    form = await request.form(max_files=0, max_fields=5)
    for other in talk.chat.muted(who.id):
        if _key(who.id, other) == form.get("key"):
            talk.chat.unmute(who.id, other)
    return remembered(RedirectResponse("/muted", 303), who)


def _key(person: str, other: str) -> str:
    """What a form calls somebody: one's own id is secret, so that nothing shows whose key it is."""
    return hashlib.sha256(f"{person} mutes {other}".encode()).hexdigest()[:20]
