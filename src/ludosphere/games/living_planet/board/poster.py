"""The whole board as one self-contained picture: the map, the dice, the players, the prices."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from ....core.contract import View
from ....core.text import Texts
from ....kit.html import Html, joined, num
from ....kit.svg import at, rect, words_at
from ....kit.svg import svg as document
from .. import pictures as art
from ..facts import Facts
from .chart import building, centre, fire_at, frame, hex_label, printed_hexes
from .forecast import hurt, to_come
from .markup import SIDES, box, points, use, words
from .signs import defs, drawings

INK_2: Final = "var(--ink-2,#44565d)"
_USED: Final = re.compile(r'href="#lp-([\w.-]+)"')
_SIDE: Final = 330
"""The width of the column beside the map."""


def poster(view: View, texts: Texts) -> Html:
    """Everything that all may see, readable on light and dark paper."""
    say = words(texts.lang)
    rules, hexes = box(view), printed_hexes(view)
    left, top, wide, high = frame([(one["q"], one["r"]) for one in view["map"]])
    layers = []
    for one in view["map"]:
        x, y = centre(one["q"], one["r"])
        layers.append(at(x - left, y - top, _hex(view, one, hexes, rules)))
    side = _dice(view, say) + _players(view, say) + _prices(view, say)
    height = max(high, 560.0) + 40
    title = say("poster", turn=view["turn"], turns=view["turns"])
    body = at(0, 40, joined(layers)) + at(wide + 20, 56, side)
    names = tuple(name for name in drawings() if name in set(_USED.findall(body)))
    blows = to_come(view, None)
    label = " ".join(
        f"{hex_label(one, [(blow, hurt(view, blow, -1)) for blow in blows if blow.hex == one['id']], say)}."
        for one in view["map"]
    )
    return document(
        wide + _SIDE + 20,
        height,
        defs(names),
        rect(0, 0, wide + _SIDE + 20, height, "var(--paper,#e6ece8)"),
        words_at(16, 28, title, 20, 700),
        body,
        width=num(wide + _SIDE + 20),
        font_family="system-ui,sans-serif",
        role="img",
        aria_label=f"{title}. {label}",
    )


def _hex(view: View, one: Mapping[str, Any], hexes: Mapping[str, Any], rules: Facts) -> Html:
    hexagon, turn = hexes[one["id"]], one["turn"]
    parts = [art.hexagon(hexagon, turn, one["fire"])]
    for site, (x, y) in zip(one["sites"], art.spots(hexagon, turn)):
        if site["type"]:
            parts.append(at(x, y, building(view, site, -1, rules)))
    parts.append(art.strikes(hexagon))
    groups = one["outside"]
    for group, (x, y) in zip(groups, art.standing(hexagon, turn, max(6, len(groups)))):
        parts.append(use(f"u-{group['seat']}-{group['kind']}", x, y))
        if group["n"] > 1:
            parts.append(words_at(x + 15, y - 9, str(group["n"]), 15, 700, "middle"))
    if one["fire"]:
        parts.append(use("fire", *fire_at(one, hexagon), 1.1))
    if one["kind"] == "volcano":
        for name, dam in view["dams"].items():
            x, y, turned = art.dam_place(SIDES.index(name))
            parts.append(at(x, y, use(f"dam-{dam}"), turn=turned))
    return joined(parts)


def _dice(view: View, say: Texts) -> Html:
    out = words_at(0, 0, say("dice"), 15, 700)
    row = sorted(view["dice"], key=lambda die: 9 if die["place"] is None else die["place"])
    for k, die in enumerate(row):
        value = die["cataclysm"] or die["value"]
        shown = f"d-{die['colour']}-{value}" if value else f"mark-{art.COLOURS.index(die['colour'])}"
        out += use(
            shown, 24 + 70 * k, 36, 2 if value else 2.4, opacity=".45" if die["state"] == "done" else None
        )
    return out


def _players(view: View, say: Texts) -> Html:
    out, y = Html(), 100
    for player in view["players"]:
        seat = player["seat"]
        out += use(f"mark-{seat}", 10, y - 5, 1.2)
        name = say("poster-player", colour=say(f"player-{player['colour']}"), points=points(player["score"]))
        out += words_at(28, y, name, 15, 700)
        if view["leader"] == seat:
            out += use("leader", 300, y - 5, 0.6)
        y += 22
        stock = [("coin", player["mc"])] if player["mc"] is not None else []
        stock += [(f"r-{resource}", n) for resource, n in (player["resources"] or {}).items()]
        stock.append((f"chip-{seat}", player["chips"]))
        for k, (sign, n) in enumerate(stock):
            out += use(sign, 10 + 40 * k, y - 5, 0.75) + words_at(20 + 40 * k, y, str(n), 13, 600)
        y += 34
    return out


def _prices(view: View, say: Texts) -> Html:
    y = 120 + 56 * len(view["players"])
    out = words_at(0, y, say("market"), 15, 700)
    for k, (name, price) in enumerate(view["market"]["prices"].items()):
        row = y + 28 + 26 * k
        out += use(f"r-{name}", 10, row - 5, 0.9) + words_at(30, row, say(f"res-{name}"), 14)
        out += words_at(150, row, str(price), 15, 700, "end")
        out += words_at(170, row, say("reserve-of", n=view["reserve"][name]), 12, fill=INK_2)
    fires = say("poster-left", hexes=view["stack"]["left"])
    return out + words_at(0, y + 40 + 26 * len(view["market"]["prices"]), fires, 13, fill=INK_2)
