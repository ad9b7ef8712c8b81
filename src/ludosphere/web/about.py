"""The question "what is this?": what a piece of the table is and how it is with it now.

What is said comes from what the screen may know anyway: its view, and names of refs it has been sent.
"""

from __future__ import annotations

from typing import Any

from ..core.contract import Position
from ..core.text import capital
from ..kit.presenter import presenter
from ..tables.service import Live
from .album import Moment, hide_scores
from .guide import section_url
from .state import Screen


def about(live: Live, screen: Screen, ref: str) -> dict[str, Any]:
    """The answer for a screen: what `ref` is called, a text, the address of the rule; "" for none.

    `ref` is a ref of the table, `open:<card>`, `look:<seat>`, `score:<line>` or what a panel calls
    `data-about`; whatever else comes in gets an empty answer.
    """
    table, lang = live.table, screen.lang
    moment = screen.moment(live)
    seat = moment.seen.seat
    position = table.position if screen.at is None else table.at(screen.at)
    view = position.view(seat)
    if table.header.hide_scores and not table.over:
        hide_scores(view)
    try:
        text = presenter(table.game.name).about(ref, view, seat, lang) or ""
    except (LookupError, ValueError, TypeError, StopIteration):
        text = ""  # it names nothing of this game
    name = _name(position, moment, ref, seat, lang)
    return {
        "type": "about",
        "ref": ref,
        "name": name,
        "text": text,
        "url": section_url(table.game.name, question(ref), lang) or "",
    }


def question(ref: str) -> str:
    """What a guide is asked about a ref: lines of the score, cards, else the ref itself."""
    kind, _, value = ref.partition(":")
    if kind == "score" and value:
        return ref
    return f"card:{value}" if kind == "open" else f"ref:{ref}"


def _name(position: Position, moment: Moment, ref: str, seat: int | None, lang: str) -> str:
    """What a ref is called, if the screen shows it or it is a line of the score; "" else.

    A name is made from the whole position: only what is on the screen anyway may be asked for.
    """
    kind, _, value = ref.partition(":")
    if kind == "score":
        known = {line.key for line in position.sheet()}
        return capital(position.faces().explain(value, lang)) if value in known else ""
    if seat is None or not _shown(moment, ref):
        return ""
    try:
        return capital(position.faces().ref(position, seat, ref, lang))
    except (LookupError, ValueError, TypeError, StopIteration):
        return ""


def _shown(moment: Moment, ref: str) -> bool:
    """Has the screen got this ref, in a panel or in something that can be done?"""
    return ref in moment.placed or any(ref in move["path"] for move in moment.legal)
