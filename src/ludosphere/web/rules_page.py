"""The page of the values a game is played with, and where each of them comes from."""

from __future__ import annotations

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ..core.options import Document
from ..kit.presenter import presenter
from .atlas import options_of_table
from .pages import page
from .parts import game_of
from .titles import titles
from .visitor import visitor


async def show_rules(request: Request) -> Response:
    """GET /rules/<game>: with the server's house rules, or with ?table=<id> those of that table."""
    who, title = visitor(request), game_of(request)
    if (rules := presenter(title.name).rules) is None:
        raise HTTPException(404)
    texts = options_of_table(request, title)
    if texts is None:
        texts = request.app.state.house_rules.get(title.name, {})
    house = next((str(texts.get(s.name, "")) for s in title.option_specs if isinstance(s, Document)), "")
    html = Markup(rules(house, who.lang))
    return page(request, "rules.html", game=title.name, said=titles(title, who.lang), html=html)
