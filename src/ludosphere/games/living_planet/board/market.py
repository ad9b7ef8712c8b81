"""The market: prices on their tracks and over time, the reserve, the cards drawn, what is dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ....core.contract import View
from ....core.text import Texts, capital
from ....kit.html import Html, button, el, icon, num, tag
from .. import pictures as art
from ..facts import MarketCard, Track
from .markup import box, sign, task_of


@dataclass(frozen=True)
class Share:
    """What a Trade in a basket does with a resource: pieces bought, below 0 sold.

    prices: of each piece, in MC; then: the price on the track after them.
    """

    pieces: int
    prices: tuple[int, ...]
    then: int

    @property
    def total(self) -> int:
        """What one has more, or less, by it."""
        return -sum(self.prices) if self.pieces > 0 else sum(self.prices)


def market(view: View, main: int, say: Texts, shares: Mapping[str, Share] | None = None) -> Html:
    """The panel of prices and reserve; `shares`: what lies in the basket of a Trade, by resource."""
    task = task_of(view, main)
    tracks = {track.resource: track for track in box(view).tracks}
    trades = task.get("kind") == "deal"
    if trades:
        rows = [_stand(view, main, name, tracks[name], (shares or {}).get(name), say) for name in tracks]
    else:
        rows = [_row(view, name, tracks[name], task, say) for name in view["market"]["prices"]]
    deck = say("market-deck", deck=view["market"]["deck"], discard=len(view["market"]["discard"]))
    small = say("price-and-stock" if trades else "price-and-reserve")
    head = el("h2", icon("trade"), say("market"), el("small", small))
    return el(
        "section",
        head,
        el("ul", *rows, class_="prices"),
        _sum(view, main, shares or {}, say) if trades else "",
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
    buttons = [
        button(
            _ARROWS[way],
            el("span", say(f"way-{way}")),
            class_=f"btn way {way}",
            data_ref=f"{way}:{name}",
            data_key=f"{way}:{name}",
            aria_label=capital(say(f"ref-{way}", resource=say(f"res-{name}"))),
        )
        for way in (_ARROWS if kind == "shift" else ())
    ]
    return el("li", item, el("div", *buttons, class_="ways") if buttons else "")


_ARROW = '<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="{}" fill="currentColor"/></svg>'
_WAYS = {"up": "M12 5l7 9H5Z", "down": "M12 19l7-9H5Z"}
_ARROWS = {way: Html(_ARROW.format(drawn)) for way, drawn in _WAYS.items()}


def _stand(view: View, main: int, name: str, track: Track, share: Share | None, say: Texts) -> Html:
    """A resource in a Trade: its price now and after what is in the basket; one piece less, one more."""
    called, owned = capital(say(f"res-{name}")), view["players"][main]["resources"]
    price, more, count = say("some-mc", n=view["market"]["prices"][name]), "", "·"
    if share:
        more = say("basket-then", mc=say("some-mc", n=share.then))
        count = say("basket-buys" if share.pieces > 0 else "basket-sells", n=abs(share.pieces))
    elif owned:
        more = say("basket-have", n=owned[name])
    told = el("span", el("b", called), el("small", el("b", price), f" · {more}" if more else ""), class_="nm")
    words = el("span", track_words(view, track, say), class_="vh")
    item = el("div", words, sign(f"r-{name}", 13, "res"), told, data_about=f"price:{name}", class_="stand")
    less, plus = (_one(f"{way}:{name}", mark, say) for way, mark in (("sell", "−"), ("buy", "+")))
    steps = el("div", less, el("b", count), plus, class_="counted", role="group", aria_label=called)
    return el("li", item, steps, class_="filled" if share else None)


def _one(ref: str, mark: str, say: Texts) -> Html:
    way, _, name = ref.partition(":")
    told = capital(say(f"ref-{way}", resource=say(f"res-{name}")))
    return button(mark, class_="one", data_ref=ref, data_key=ref, aria_label=told)


def _sum(view: View, main: int, shares: Mapping[str, Share], say: Texts) -> Html:
    """What the pieces in the basket cost and bring, and what one has then; nothing behind a screen."""
    mc, lines = view["players"][main]["mc"], []
    if mc is None:
        return Html()
    for name, share in shares.items():
        total = share.total
        mc += total
        said = say(
            "basket-sell" if total > 0 else "basket-buy", what=say(f"some-{name}", n=abs(share.pieces))
        )
        steps = " + ".join(map(str, share.prices)) + " = " if len(share.prices) > 1 else ""
        lines.append(el("div", el("dt", said), el("dd", steps, el("b", f"{total:+}".replace("-", "−")))))
    last = el("div", el("dt", say("basket-sum")), el("dd", el("b", say("some-mc", n=mc))), class_="then")
    return el("dl", *lines, last, class_="basket-sum")


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
