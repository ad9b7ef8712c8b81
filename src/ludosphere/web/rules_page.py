"""The page of the values a game is played with, and where each of them comes from."""

from __future__ import annotations

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ..core.options import Document
from ..core.registry import game, registered_games
from ..kit.presenter import presenter
from .atlas import options_of_table
from .pages import page
from .titles import titles
from .visitor import visitor


async def show_rules(request: Request) -> Response:
    """GET /rules/<game>: with the server's house rules, or with ?table=<id> those of that table."""
    name = request.path_params["game"]
    if name not in registered_games() or (rules := presenter(name).rules) is None:
        raise HTTPException(404)
    who, title = visitor(request), game(name)
    texts = options_of_table(request, title)
    if texts is None:
        texts = request.app.state.house_rules.get(name, {})
    house = next((str(texts.get(s.name, "")) for s in title.option_specs if isinstance(s, Document)), "")
    return page(
        request, "rules.html", game=name, said=titles(title, who.lang), html=Markup(rules(house, who.lang))
    )
