"""The guide of a game: its rules to read and to search, and which section answers which question."""

from __future__ import annotations

import re
from typing import Final

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ..core.i18n import LANGUAGES
from ..core.registry import game
from .guide_text import drawn, guide, searched, source
from .pages import page
from .pictures import kept_picture
from .titles import titles
from .visitor import visitor

MOST: Final = 80
"""So many letters of a query count."""
_TABLE: Final = re.compile(r"[\w-]{16}", re.ASCII)
_DAY: Final = (
    ":root{--paper:#e6ece8;--sheet:#f9fbf7;--sheet-2:#eff3ee;--well:#dce4df;--ink:#14262e;--ink-2:#44565d;"
    "--line:#c2cdc7;--line-2:#71827f;--accent:#0a5a78}"
)
_NIGHT: Final = (
    "@media(prefers-color-scheme:dark){:root{--paper:#091221;--sheet:#121f33;--sheet-2:#192842;--well:#0d1829;"
    "--ink:#e9eff2;--ink-2:#aab9c8;--line:#2b3d59;--line-2:#7187a3;--accent:#86c8ee}}"
)


async def show_guide(request: Request) -> Response:
    """GET /guide/<game>, with ?q=<words> what is found; with ?table=<id> links lead back to that table."""
    who, name = visitor(request), request.path_params["game"]
    text = guide(name, who.lang)
    if text is None:
        raise HTTPException(404)
    query = " ".join(request.query_params.get("q", "")[:MOST].split())
    table = request.query_params.get("table", "")
    return page(
        request,
        "guide.html",
        game=name,
        said=titles(game(name), who.lang),
        guide=text,
        lead=Markup(text.lead),
        html={section.anchor: Markup(section.html) for section in text.sections},
        query=query,
        found=searched(text, query),
        table=table if _TABLE.fullmatch(table) else "",
    )


async def show_guide_picture(request: Request) -> Response:
    """GET /guide/<game>/picture/<name>.<lang>.svg: a picture of the guide, by day and by night."""
    name, lang = request.path_params["game"], request.path_params["lang"]
    if lang not in LANGUAGES:
        raise HTTPException(404)
    try:
        svg = drawn(name, request.path_params["name"], lang)
    except KeyError:
        raise HTTPException(404) from None
    head, rest = svg.split(">", 1)
    return kept_picture(request, f"{head}><style>{_DAY}{_NIGHT}</style>{rest}")


# --- where to read about it ----------------------------------------------------------------------------
def section_of(name: str, question: str) -> str | None:
    """The anchor in a game's guide that answers a question; None if the guide knows no answer.

    Questions are "score:<key of a line>", "why:<key of a refusal>", "card:<id>", "ref:<kind of ref>" and
    "option:<name>"; the guide names them, or how they begin, and what fits longest counts.
    """
    pages = source(name)
    if pages is None:
        return None
    fitting = [known for known in pages.SECTIONS if question.startswith(known)]
    return pages.SECTIONS[max(fitting, key=len)] if fitting else None


def section_url(name: str, question: str, lang: str) -> str | None:
    """Where the page of a game's guide answers a question, in a language; None if it doesn't."""
    anchor = section_of(name, question)
    return None if anchor is None else f"/guide/{name}?lang={lang}#{anchor}"
