"""One thing in full: a hex, a building type, a market card, a Planet card with its Leader power.

These pages stand alone: all drawings are pictures of their own or written out.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....core.text import Texts, capital
from ....kit.html import Html, el, tag
from .. import pictures as art
from ..facts import Facts, Hex, MarketCard, Type, facts
from ..words import named
from .buildings import cost, effect
from .market import moves
from .markup import SIDES, hex_name, words


@lru_cache(maxsize=32)
def _things(players: int, arboria: bool, house: str) -> dict[str, Hex | Type | MarketCard]:
    box = facts(players, arboria, house)
    found: tuple[Hex | Type | MarketCard, ...] = (*box.hexes, *box.types, *box.cards)
    return {one.id: one for one in found}


_PLANETS: Final = tuple(f"planet-{value}" for value in range(1, 7))
OPENED: Final = tuple(
    dict.fromkeys((*_PLANETS, *(one.id for one in facts(4, False).hexes), *_things(4, True, "")))
)
"""The ids of all that can be opened in the catalogue: Planet cards, hexes, building types, market cards."""


def in_box(players: int, arboria: bool, house: str) -> list[str]:
    """The ids of all that can be opened at a table; `house` are its house rules, as the option has them."""
    return [*_PLANETS, *_things(players, arboria, house)]


def filed(identity: str, lang: str) -> tuple[str, str]:
    """What a thing of the catalogue is called, and what sort of thing it is."""
    say = words(lang)
    if identity in _PLANETS:
        return say("ref-card", value=int(identity[-1])), capital(say("due-card"))
    thing = _things(4, True, "").get(identity) or _things(4, False, "")[identity]
    if isinstance(thing, Hex):
        return capital(hex_name(identity, say)), capital(say(f"kind-{thing.kind}"))
    if isinstance(thing, Type):
        return capital(named("type", identity, say)), capital(say(f"category-{thing.category}"))
    return capital(moves(thing, say)), capital(say("market-card"))


@lru_cache(maxsize=512)
def card(identity: str, lang: str, players: int = 4, arboria: bool = True, house: str = "") -> Html:
    """An opened thing as HTML, with the values of a table or of the catalogue; KeyError for no such id."""
    say = words(lang)
    box = facts(players, arboria, house)
    if identity in _PLANETS:
        return _planet(int(identity[-1]), box, say)
    thing = _things(players, arboria, house)[identity]
    if isinstance(thing, Hex):
        return _hex(thing, box, say)
    return _type(thing, say) if isinstance(thing, Type) else _market(thing, say)


def _article(
    identity: str, picture: str, title: str, kind: str, *parts: str, points: int | None = None
) -> Html:
    worth = "" if points is None else el("span", str(points), class_="pts")
    return el(
        "article",
        el("div", picture, class_="land"),
        el(
            "header", el("h2", capital(title)), el("p", capital(kind), class_="eyebrow"), worth, class_="head"
        ),
        *parts,
        class_="opened planet-thing",
        data_card=identity,
    )


def _drawn(markup: Html, w: float, h: float) -> Html:
    return tag("svg", markup, viewBox=f"{-w / 2:g} {-h / 2:g} {w:g} {h:g}", aria_hidden="true")


def _lines(rows: list[str]) -> Html:
    return el("ul", *(el("li", capital(row)) for row in rows), class_="facts") if rows else Html()


def _die(colour: int, value: int, say: Texts) -> str:
    return say("die-value", colour=say(f"colour-{art.COLOURS[colour]}"), value=value)


def _hex(one: Hex, box: Facts, say: Texts) -> Html:
    rows = [
        say("struck-by", cataclysm=say(f"strike-{strike.type}"), die=_die(strike.colour, strike.value, say))
        for strike in one.strikes
    ]
    rows += [
        say("lava-side", side=say(f"side-{SIDES[lava.side]}"), die=_die(lava.colour, lava.value, say))
        for lava in one.lava
        if not lava.enabled_by or box.parameters[lava.enabled_by]
    ]
    if one.stars:
        rows.insert(0, say("oxygen-stars", stars=say("some-stars", n=one.stars)))
    for site in one.sites:
        what = say("icon-only", resource=say(f"res-{site.resource}")) if site.resource else say("icon-any")
        high = f", {say('mountain')}" if site.mountain else ""
        rows.append(f"{say('site', slot=site.slot)}{say('colon')}{what}{high}")
    ranges = [say(f"side-{side}") for side, edge in zip(SIDES, one.edges) if edge]
    rows.append(say("mountain-sides", sides=", ".join(ranges)) if ranges else say("no-mountain-sides"))
    picture = _drawn(art.hexagon(one) + art.strikes(one), 176, 204)
    return _article(one.id, picture, hex_name(one.id, say), say(f"kind-{one.kind}"), _lines(rows))


def _type(one: Type, say: Texts) -> Html:
    need = say("needs-icon", resource=say(f"res-{one.site}")) if one.site else say("any-site")
    rows = [say("costs", what=cost(one, say)), need, say("tiles-in-box", n=one.copies)]
    if one.limit:
        rows.append(say("limit", n=one.limit))
    return _article(
        one.id,
        _drawn(art.building(one.id), 46, 46),
        named("type", one.id, say),
        say(f"category-{one.category}"),
        el("p", effect(one, say)),
        _lines(rows),
        points=one.vp,
    )


def _market(one: MarketCard, say: Texts) -> Html:
    return _article(one.id, _drawn(art.market_card(one), 104, 80), say("market-card"), moves(one, say))


def _planet(value: int, box: Facts, say: Texts) -> Html:
    name = {4: "leader4_shift", 5: "leader5_discount", 6: "leader6_points"}.get(value)
    text = say(f"power-{value}-text", n=int(box.parameters[name]) if name else 0)
    picture = _drawn(art.planet_card("blue", value), 104, 144)
    return _article(
        f"planet-{value}",
        picture,
        say("ref-card", value=value),
        say(f"power-{value}"),
        el("p", say("power-of-leader", text=text)),
    )
