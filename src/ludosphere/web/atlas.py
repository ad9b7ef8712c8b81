"""Cards to look at: one opened, all of a game, and the pictures they are made of."""

from __future__ import annotations

from collections import Counter
from typing import Any

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ..core.contract import Game
from ..core.options import Options
from ..kit.presenter import presenter
from .guide import MOST, section_url
from .guide_text import folded
from .pages import page, remembered, words
from .parts import game_of, parts
from .pictures import kept_picture
from .titles import titles
from .visitor import visitor


async def show_card(request: Request) -> Response:
    """GET /card/<game>/<card>: the opened card, a piece of HTML; with ?table=<id> as it is at that table."""
    who, title = visitor(request), game_of(request)
    shown, card = presenter(title.name), request.path_params["card"]
    options = options_of_table(request, title)
    if card not in shown.cards(options):
        raise HTTPException(404, "no-card")
    html = Markup(shown.card(card, who.lang, options)) + _rule(title, card, who.lang)
    return remembered(HTMLResponse(html), who)


async def show_atlas(request: Request) -> Response:
    """GET /atlas/<game>: all its cards; with ?q=<words>&sort=<sort> those with such a name, of that sort."""
    who, title = visitor(request), game_of(request)
    shown = presenter(title.name)
    filed = {card: shown.filed(card, who.lang) for card in shown.cards(None)}
    query = " ".join(request.query_params.get("q", "")[:MOST].split())
    sorts, sort = Counter(sort for _, sort in filed.values()), request.query_params.get("sort", "")
    asked = "".join(folded(query)).split()
    cards = [
        {"id": card, "html": Markup(shown.card(card, who.lang, None)) + _rule(title, card, who.lang)}
        for card, (name, kind) in filed.items()
        if sort not in sorts or kind == sort
        if (letters := "".join(folded(name))) and all(word in letters for word in asked)
    ]
    facts: dict[str, Any] = {"query": query, "sort": sort, "sorts": sorts, "all": len(filed)}
    return page(request, "atlas.html", game=title.name, said=titles(title, who.lang), cards=cards, **facts)


async def show_picture(request: Request) -> Response:
    """GET /art/<game>/<name>.svg"""
    svg = presenter(game_of(request).name).picture(request.path_params["name"])
    if svg is None:
        raise HTTPException(404)
    return kept_picture(request, svg)


def options_of_table(request: Request, title: Game) -> Options | None:
    """The options of the table that the address names as ?table=<id>; None if it names none."""
    table = request.query_params.get("table")
    if table is None:
        return None
    header = parts(request).tables.store.load(table)[0]
    if header.game != title.name:
        raise HTTPException(404)
    return header.options


def _rule(title: Game, card: str, lang: str) -> Markup:
    """Where to read about such cards, in another tab, since this one may hold a game; "" if nowhere."""
    url = section_url(title.name, f"card:{card}", lang)
    if url is None:
        return Markup("")
    link = Markup('<p class="rule-of"><a href="{}" target="_blank" rel="noopener" title="{}">{}</a></p>')
    return link.format(url, words(lang)("guide-rule-new"), words(lang)("guide-rule"))
