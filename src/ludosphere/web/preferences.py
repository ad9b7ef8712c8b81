"""POST /preferences: language, theme and how one likes to play."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from .accounts import back
from .pages import remembered
from .visitor import visitor


async def change_preferences(request: Request) -> Response:
    """Keeps what was sent in a cookie and goes back to the page it came from."""
    who = visitor(request)
    who.change(dict(await request.form()))
    if "application/json" in request.headers.get("accept", ""):
        return remembered(Response(status_code=204), who)
    return remembered(RedirectResponse(_back(request), 303), who)


def _back(request: Request) -> str:
    """The page of this site that sent the form, without its `lang`; the home page if it isn't one of ours."""
    came = urlsplit(request.headers.get("referer", ""))
    if came.netloc != request.headers.get("host"):
        return "/"
    query = "&".join(part for part in came.query.split("&") if part and not part.startswith("lang="))
    return back(came.path + (f"?{query}" if query else ""))
