"""All that lies before one player: stocks, island, climate, ecosystem, events and the tableau."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....core.contract import View
from ....core.text import Texts
from ....kit.html import Html, button, el
from .glyphs import glyph
from .markup import card_of
from .tableau import tableau
from .tile import loose, tiles

_STOCKS: Final = (
    ("soil", "soil"),
    ("hand", "card"),
    ("compost", "compost"),
    ("events", "event"),
    ("leaves", "leaf"),
)
_SOMETIMES: Final = (("seeds", "seed"), ("stored", "sprout"))
"""Stocks of the expansion."""


def amounts(player: Mapping[str, Any]) -> dict[str, int]:
    """What a player has of what is public."""
    return {
        "soil": player["soil"],
        "hand": player["hand_size"],
        "compost": player["compost"],
        "events": len(player["events"]),
        "leaves": player["leaves"],
        "cards": len(player["tableau"]),
    }


def realm(view: View, player: Mapping[str, Any], title: str, name: str, main: bool, say: Texts) -> Html:
    """The board of a player: the one to act on (`main`), or one that is there to be looked at."""
    own = main and view["phase"] != "over"
    choosing = main and view["phase"] == "faces" and bool(player["dealt"])
    grid = tableau(player, main, own, say("tableau", cards=len(player["tableau"])), say)
    return el(
        "section",
        el("h2", title, class_="vh"),
        purse(player, say),
        el("div", faces(player, say) if choosing else grid, base(view, player, main, say), class_="land"),
        class_="realm" if main else "realm other",
        data_seat=player["seat"],
        data_name=name,
        data_main="1" if main else None,
        data_verb=verb(player, say) if main else None,
        hidden=None if main else "hidden",
        aria_label=title,
    )


def verb(player: Mapping[str, Any], say: Texts) -> str | None:
    """What the main button says, where a word fits all that can be chosen now."""
    task = player["task"]
    key = f"verb-{task['kind']}" if task else ""
    return say(key) if key in say else None


def purse(player: Mapping[str, Any], say: Texts) -> Html:
    """The stocks of a player and the points."""
    has = amounts(player)
    more = {what: player.get(what, 0) for what, _ in _SOMETIMES}
    items = [_stock(what, sign, has[what], say) for what, sign in _STOCKS]
    items += [_stock(what, sign, more[what], say) for what, sign in _SOMETIMES if more[what]]
    points = player["score"]
    shown = "?" if points is None else str(points)
    label = say("score-hidden") if points is None else say("score-open", points=points)
    total = button(glyph("vp"), el("b", shown), class_="total", data_do="sheet", aria_label=label)
    return el("div", el("ul", *items), total, class_="purse")


def _stock(what: str, sign: str, count: int, say: Texts) -> Html:
    name = el("span", say(f"stock-{what}", count=count))
    return el("li", glyph(sign), el("b", str(count)), name, data_about=f"stock:{what}")


def base(view: View, player: Mapping[str, Any], main: bool, say: Texts) -> str:
    """Island, climate and own ecosystem, then the events played."""
    lang, items = say.lang, []
    setup = view["phase"] in ("faces", "setup")
    used = player["used"]
    for what in ("island", "climate", "ecosystem"):
        if identity := player[what]:
            ref = what if main and what != "ecosystem" else ""
            items.append(loose(identity, ref, lang, "", setup, "used" if what in used else ""))
    row = tiles(*items, class_=f"base b{len(items)}", label=say("board-cards")) if items else ""
    return row + events(player, say)


def events(player: Mapping[str, Any], say: Texts) -> Html:
    """The events somebody played, in a line that opens."""
    played = player["events"]
    if not played:
        return Html()
    head = el("summary", glyph("event"), say("events-played", count=len(played)))
    cards = tiles(*(loose(card, "", say.lang) for card in played), class_="row", label=say("events"))
    return el("details", head, cards, class_="played")


def faces(player: Mapping[str, Any], say: Texts) -> Html:
    """The faces a player still has to choose from, by kind."""
    groups: dict[str, list[str]] = {}
    for identity in player["dealt"] or ():
        groups.setdefault(kind_of(identity), []).append(identity)
    parts = []
    for kind, cards in groups.items():
        shown = tiles(
            *(loose(card, f"card:{card}", say.lang) for card in cards),
            class_="dealt",
            label=say(f"choose-{kind}"),
        )
        parts += [el("h3", glyph(kind), say(f"choose-{kind}")), shown]
    return el("div", *parts, class_="faces")


def kind_of(identity: str) -> str:
    """The kind of a card."""
    return card_of(identity).kind
