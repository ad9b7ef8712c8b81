"""The market: prices on their tracks and over time, the reserve, the cards drawn, what is dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from ....core.contract import View
from ....core.text import Texts, capital
from ....kit.html import Html, button, el, icon, num, tag
from .. import pictures as art
from ..facts import MarketCard, Track
from .markup import box, sign, task_of


def market(view: View, main: int, say: Texts) -> Html:
    """The panel of prices and reserve."""
    task = task_of(view, main)
    tracks = {track.resource: track for track in box(view).tracks}
    rows = [_row(view, name, tracks[name], task, say) for name in view["market"]["prices"]]
    deck = say("market-deck", deck=view["market"]["deck"], discard=len(view["market"]["discard"]))
    head = el("h2", icon("trade"), say("market"), el("small", say("price-and-reserve")))
    return el(
        "section",
        head,
        el("ul", *rows, class_="prices"),
        el("p", deck, class_="hint"),
        _history(view, say),
        class_=f"plate market t-{task.get('kind', 'none')}",
    )


def track_words(view: View, track: Track, say: Texts) -> str:
    """The price of a resource on its track, and what the reserve has of it."""
    name = track.resource
    return say(
        "price-of",
        resource=say(f"res-{name}"),
        price=view["market"]["prices"][name],
        least=track.least,
        most=track.most,
        left=view["reserve"][name],
    )


def _row(view: View, name: str, track: Track, task: Mapping[str, Any], say: Texts) -> Html:
    market, kind = view["market"], task.get("kind")
    price = market["prices"][name]
    past = [turn[name] for turn in market["history"]] + [price]
    words = track_words(view, track, say)
    named = view["named"] == name
    facts = [
        sign(f"r-{name}", 13, "res"),
        el("span", capital(say(f"res-{name}")), class_="nm"),
        el("span", _scale(price, track.least, track.most), class_="scale", aria_hidden="true"),
        _spark(tuple(past), track.least, track.most),
        el("b", str(price), class_="price", aria_hidden="true"),
        el("span", str(view["reserve"][name]), class_="left", aria_hidden="true"),
        el("span", "×2", class_="twice", title=say("named-now")) if named else "",
    ]
    if kind in ("name", "deplete"):
        item = button(
            *facts, class_="good", data_ref=f"resource:{name}", data_key=f"resource:{name}", aria_label=words
        )
    else:
        told = el("span", words, class_="vh")
        item = el("div", told, *facts, class_="good", data_about=f"price:{name}")
    ways = {"shift": ("up", "down"), "deal": ("sell", "buy")}.get(str(kind), ())
    buttons = [
        button(
            _ARROWS.get(way, ""),
            el("span", say(f"way-{way}")),
            class_=f"btn way {way}",
            data_ref=f"{way}:{name}",
            data_key=f"{way}:{name}",
            aria_label=capital(say(f"ref-{way}", resource=say(f"res-{name}"))),
        )
        for way in ways
    ]
    dealt = _dealt(task, name)
    return el("li", item, el("div", *buttons, dealt, class_="ways") if buttons else "")


_ARROW = '<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="{}" fill="currentColor"/></svg>'
_WAYS = {"up": "M12 5l7 9H5Z", "down": "M12 19l7-9H5Z"}
_ARROWS = {way: Html(_ARROW.format(drawn)) for way, drawn in _WAYS.items()}


def _dealt(task: Mapping[str, Any], name: str) -> Html:
    sold, bought = (task.get("sold") or {}).get(name, 0), (task.get("bought") or {}).get(name, 0)
    if not sold and not bought:
        return Html()
    return el("small", f"−{sold}" if sold else f"+{bought}", class_="dealt")


@lru_cache(maxsize=256)
def _scale(price: int, least: int, most: int) -> Html:
    """The track of a resource with its price marked."""
    n = most - least + 1
    cells = [
        tag("rect", x=num(10 * k + 0.8), y="2.5", width="8.4", height="7", rx="1.6", class_="step")
        for k in range(n)
        if k + least != price
    ]
    marker = tag("rect", x=num(10 * (price - least)), y="0", width="10", height="12", rx="2.5", class_="now")
    return tag("svg", *cells, marker, viewBox=f"0 0 {10 * n} 12", aria_hidden="true")


@lru_cache(maxsize=512)
def _spark(past: tuple[int, ...], least: int, most: int) -> Html:
    """The price turn by turn as a line."""
    wide, high = 48.0, 18.0
    step = wide / max(len(past) - 1, 4)
    spots = [
        (k * step + 2, high - 2 - (high - 4) * (p - least) / max(most - least, 1)) for k, p in enumerate(past)
    ]
    d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in spots)
    x, y = spots[-1]
    return tag(
        "svg",
        tag("path", d=d),
        tag("circle", cx=num(x), cy=num(y), r="2.4"),
        class_="spark",
        viewBox=f"0 0 {num(wide + 5)} {num(high)}",
        aria_hidden="true",
    )


def _history(view: View, say: Texts) -> Html:
    """The prices at the end of every turn."""
    history: Sequence[Mapping[str, int]] = view["market"]["history"]
    if not history:
        return Html()
    names = list(view["market"]["prices"])
    head = el(
        "tr",
        el("th", say("turn"), scope="col"),
        *(
            el("th", sign(f"r-{name}", 12), el("span", say(f"res-{name}"), class_="vh"), scope="col")
            for name in names
        ),
    )
    rows = [
        el("tr", el("th", str(k + 1), scope="row"), *(el("td", str(turn[name])) for name in names))
        for k, turn in enumerate(history)
    ]
    return el(
        "details",
        el("summary", say("prices-so-far")),
        el("table", el("thead", head), el("tbody", *rows)),
        class_="past",
    )


# --- cards -------------------------------------------------------------------------------------------
def cards(view: View, task: Mapping[str, Any], say: Texts) -> Html:
    """The market cards drawn, to choose from."""
    known = {card.id: card for card in box(view).cards}
    drawn = [known[one] for one in task.get("cards") or ()]
    items = [_card(card, task.get("kind") == "market", view, say) for card in drawn]
    title = say("market-cards")
    return (
        el(
            "section",
            el("h2", icon("cards"), title),
            el("ul", *items, class_="mcards", aria_label=title),
            class_="drawn",
        )
        if items
        else Html()
    )


def _card(card: MarketCard, choose: bool, view: View, say: Texts) -> Html:
    words = moves(card, say)
    drawing = tag("svg", art.market_card(card), viewBox="-51 -39 102 78", class_="mcard", aria_hidden="true")
    if not choose:
        return el("li", drawing, el("span", words, class_="vh"))
    return el(
        "li",
        button(
            drawing,
            class_="pick",
            data_ref=f"market:{card.id}",
            data_key=f"market:{card.id}",
            aria_label=words,
        ),
    )


def moves(card: MarketCard, say: Texts) -> str:
    """What a card does to the prices."""
    return ", ".join(
        say("price-move", resource=say(f"res-{name}"), change=f"+{n}" if n > 0 else f"−{-n}")
        for name, n in card.moves
    )
