"""/score/<game>: the score of a game played at a real table. Nothing that is entered is kept."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ..core.registry import part
from .pages import common, environment, page, remembered
from .visitor import visitor


async def show_score(request: Request) -> Response:
    """GET: an empty sheet. POST: the sheet that was sent, scored, or changed by one of the buttons.

    Who accepts JSON gets problems, score and text only: the page asks so while people enter.
    """
    sheet = part(request.path_params["game"], "scoresheet")
    if sheet is None:
        raise HTTPException(404)
    who, sent = visitor(request), None
    if request.method == "POST":
        form = await request.form(max_files=0, max_fields=600)
        sent = {key: value for key, value in form.items() if isinstance(value, str)}
        if "application/json" in request.headers.get("accept", ""):
            answer = sheet.answer(sent, who.lang)
            return remembered(JSONResponse({**answer, "score": _score(answer["score"], who.lang)}), who)
    facts = sheet.shown(sent, who.lang)
    score = Markup(_score(facts.pop("score"), who.lang))
    return page(request, "score.html", 400 if facts["refusals"] else 200, score=score, **facts)


def _score(facts: dict[str, Any], lang: str) -> str:
    """The score, or what keeps it from being counted, as HTML."""
    return environment().get_template("score_result.html").render({**common(lang), **facts})
