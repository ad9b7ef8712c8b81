"""What can be chosen besides cards and spaces: the action of the turn, a card of those drawn.

When nothing of that kind is to be chosen, the panel reminds of the action of the turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from ....core.contract import View
from ....core.text import Texts
from ....kit.html import Html, button, el, joined
from .glyphs import SHAPES, glyph
from .lines import chip
from .markup import COLOURS, card_of
from .tile import loose, tiles

_GETS: Final[dict[str, tuple[str, str]]] = {
    # what the active player gets and what the others get: amounts and signs; "|" is "or"
    "green": ("2 green,4 card to 1 card", "1 green,1 card"),
    "red": ("5 soil,2 deck compost", "2 soil|2 deck compost"),
    "blue": ("6 sprout,2 soil", "2 sprout|2 soil"),
    "yellow": ("4 card,2 trunk", "2 card|2 trunk"),
}
_MONTHS: Final = {
    "february": ("green", "4 card", "3 card"),
    "april": ("blue", "6 sprout", "5 sprout"),
    "july": ("blue", "2 soil", "1 soil"),
    "november": ("yellow", "2 trunk", "1 trunk"),
    "december": ("red", "5 soil", "4 soil"),
}
"""What a month takes from what the active player gets."""


def choices(view: View, main: int, say: Texts) -> Html:
    """The panel for the seat `main`."""
    player, parts = view["players"][main], []
    task = player["task"] or {}
    if view["phase"] in ("faces", "setup", "over", "last"):
        return _looked_at(task, say)
    if task.get("kind") in ("put", "pay") and task.get("card"):
        parts.append(_held(task["card"], say))
    parts.append(_looked_at(task, say))
    if view["phase"] == "choose" and view["action"] is None:
        parts.append(_actions(tuple(ready(player)), len(view["players"]) > 1, view.get("month"), say))
    elif view["action"] and not any(parts):
        parts.append(_current(view["action"], view["active"] == main, view.get("month"), say))
    return joined(parts)


def _looked_at(task: Mapping[str, Any], say: Texts) -> Html:
    """The cards drawn, of which some are kept."""
    if not task.get("drawn"):
        return Html()
    title = say("drawn", count=task.get("amount") or 1)
    cards = tiles(
        *(loose(card, f"drawn:{card}", say.lang) for card in task["drawn"]), class_="row", label=title
    )
    return el("section", el("h2", glyph("deck"), title), cards, class_="drawn")


def _held(card: str, say: Texts) -> Html:
    """The card that is being planted or paid for."""
    title = say("held")
    return el(
        "section",
        el("h2", glyph("green"), title),
        tiles(loose(card, "", say.lang), class_="row", label=title),
        class_="held",
    )


def ready(player: Mapping[str, Any]) -> list[int]:
    """How many abilities of one's own each action would set to work."""
    area = [card_of(one["card"]) for one in player["tableau"]]
    area += [card_of(player[what]) for what in ("island", "climate") if player[what]]
    colours = [
        ability.color for card in area for ability in card.abilities if ability.trigger == "activation"
    ]
    mixed = colours.count("multicolor")
    return [colours.count(colour) + (0 if colour == "green" else mixed) for colour in COLOURS]


@lru_cache(maxsize=512)
def _actions(ready: tuple[int, ...], several: bool, month: str | None, say: Texts) -> Html:
    buttons = []
    for colour, count in zip(COLOURS, ready, strict=True):
        theirs = _GETS[colour][1]
        facts = [say(f"action-{colour}-gives")]
        if changed_in(month) == colour:
            facts.append(say(f"month-{month}"))
        if several:
            facts.append(say("others-get", what=say(f"action-{colour}-others")))
        facts.append(say("ready", count=count))
        buttons.append(
            button(
                el("b", glyph(colour), el("span", say(f"action-{colour}")), class_=f"ab {colour}"),
                el("span", _signs(_strong(colour, month)), class_="get"),
                el("small", glyph("others"), _signs(theirs), class_="rest") if several else "",
                el("small", f"+{count}", glyph("bands"), class_="own") if count else "",
                class_=f"act {colour}",
                data_ref=f"action:{colour}",
                data_key=f"action:{colour}",
                aria_label=f"{say(f'action-{colour}')}{say('colon')}{' '.join(facts)}",
            )
        )
    title = say("actions")
    return el("div", *buttons, class_="acts", role="group", aria_label=title)


def changed_in(month: str | None) -> str:
    """The action from which a month takes something; "" if none."""
    return _MONTHS.get(month or "", ("", "", ""))[0]


def _strong(colour: str, month: str | None) -> str:
    """What the active player gets, in this month."""
    gets = _GETS[colour][0]
    where, old, new = _MONTHS.get(month or "", ("", "", ""))
    return gets.replace(old, new, 1) if where == colour else gets


@lru_cache(maxsize=256)
def _current(colour: str, active: bool, month: str | None, say: Texts) -> Html:
    gets = _strong(colour, month) if active else _GETS[colour][1]
    words = say(f"action-{colour}-{'gives' if active else 'others'}")
    return el(
        "p",
        chip(colour),
        el("b", say(f"action-{colour}")),
        el("span", _signs(gets), class_="get", aria_hidden="true"),
        el("span", words, class_="vh"),
        class_=f"current {colour}",
    )


def _signs(text: str) -> Html:
    """ "6 sprout,2 soil" as numbers and signs."""
    out = []
    for k, choice in enumerate(text.split("|")):
        if k:
            out.append(el("em", "/"))
        for part in choice.split(","):
            out.append(el("s", *(word if word.isdigit() else glyph(word) for word in part.split())))
    return joined(out)


_BADGES: Final = {
    "draw": "card",
    "growth": "trunk",
    "sprouts": "sprout",
    "cards": "card",
    "convert": "swap",
    "board": "island",
    "tableau": "habitat",
    "done": "tick",
    "use": "black",
    "make-seed": "seed",
}


def badge(ref: str) -> Html:
    """The sign before the text of a button in the action bar; "" if there is none for it."""
    kind, _, value = ref.partition(":")
    sign = kind if kind in ("make-seed",) else value or kind
    sign = _BADGES.get(sign, sign)
    return glyph(sign) if sign in SHAPES else Html()
