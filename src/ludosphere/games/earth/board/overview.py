"""The whole table of Earth as one self-contained picture, for notebooks and pages without a server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....core.contract import View
from ....core.text import Texts
from ....kit.html import Html, joined, num
from ....kit.svg import INK, at, circle, rect, words_at
from ....kit.svg import svg as document
from ..cards import Card
from ..names import name
from .glyphs import drawn, symbols
from .markup import card_of, words
from .tableau import SIDE, Frame, spot
from .tile import types_of

CELL: Final = (112.0, 84.0)
"""What a card takes up."""
GAP: Final = 6.0
SHEET: Final = "var(--sheet,#f9fbf7)"
EDGE: Final = "var(--line-2,#71827f)"
INK_2: Final = "var(--ink-2,#44565d)"
FILL: Final = {
    "green": ("#009e73", "#04241a"),
    "red": ("#c24a00", "#fff"),
    "blue": ("#0072b2", "#fff"),
    "yellow": ("#f0e442", "#2b2600"),
    "multicolor": ("#2a3338", "#fff"),
    "black": ("#1d2226", "#fff"),
    "brown": ("#74503a", "#fff"),
}
GROUND: Final = {
    "tree": "#5f9a63",
    "herb": "#8ab66e",
    "mushroom": "#d9c49a",
    "bush": "#6f9a52",
    "wild": "#b7c3dd",
}


def svg(view: View, lang: str = "en") -> Html:
    """All tableaux with their stocks, and the fauna, readable on light and dark paper."""
    say = words(lang)
    width = SIDE * (CELL[0] + GAP) + 40
    boards = [_board(view, player, say) for player in view["players"]]
    if view["gaia"]:
        boards.append(_gaia(view["gaia"], say))
    columns = min(2, len(boards))
    height = 96 + (SIDE) * (CELL[1] + GAP)
    placed = [
        at(20 + k % columns * width, 40 + k // columns * height, board) for k, board in enumerate(boards)
    ]
    y = 40 + -(-len(boards) // columns) * height
    full = max(2, columns) * width
    fauna = [
        at(20 + k % 2 * full / 2, y + k // 2 * 46, _animal(animal, lang))
        for k, animal in enumerate(view["fauna"])
    ]
    total = y + 46 * -(-len(view["fauna"]) // 2) + 10
    title = say("table", turn=view["turn"])
    return document(
        full,
        total,
        symbols(),
        rect(0, 0, full, total, "var(--paper,#e6ece8)"),
        words_at(20, 26, title, 16, 700),
        *placed,
        *fauna,
        width=num(full),
        font_family="system-ui,sans-serif",
        role="img",
        aria_label=f"{title}. " + " ".join(_in_words(player, say) for player in view["players"]),
    )


def _in_words(player: Mapping[str, Any], say: Texts) -> str:
    cards = ", ".join(f"{name(card['card'], say.lang)} {card['at']}" for card in player["tableau"])
    return f"{say('seat', number=player['seat'] + 1)}{say('colon')}{cards or '–'}."


def _board(view: View, player: Mapping[str, Any], say: Texts) -> Html:
    turn = circle(6, 9, 5, "var(--accent,#0a5a78)") if player["seat"] in view["to_move"] else Html()
    stocks = {
        "vp": player["score"],
        "soil": player["soil"],
        "card": player["hand_size"],
        "compost": player["compost"],
        "leaf": player["leaves"],
    }
    head = turn + _head(say("seat", number=player["seat"] + 1), stocks)
    board = [name(player[what], say.lang) for what in ("island", "climate", "ecosystem") if player[what]]
    head += words_at(0, 36, " · ".join(board), 12, fill=INK_2)
    cards = {spot(card["at"]): card for card in player["tableau"]}
    frame = Frame(list(cards), False)
    cells = []
    for row in range(SIDE):
        for column in range(SIDE):
            card = cards.get((frame.left + column, frame.top + row))
            shown = (
                _card(card, say)
                if card
                else rect(0, 0, *CELL, stroke=EDGE, rx=7, stroke_dasharray="4 4", opacity=".5")
            )
            cells.append(at(column * (CELL[0] + GAP), 48 + row * (CELL[1] + GAP), shown))
    return head + joined(cells)


def _head(title: str, stocks: Mapping[str, int | None]) -> Html:
    """A name and what there is of everything; points that are hidden are a question mark."""
    out = words_at(16, 15, title, 16, 700)
    for k, (sign, amount) in enumerate(stocks.items()):
        out += drawn(sign, 100 + 62 * k, 10, 14, INK_2)
        out += words_at(112 + 62 * k, 15, "?" if amount is None else str(amount), 14, 600)
    return out


def _gaia(gaia: Mapping[str, Any], say: Texts) -> Html:
    stocks = {
        "vp": gaia["score"],
        "soil": gaia["soil"],
        "sprout": gaia["sprouts"],
        "trunk": gaia["growth"],
        "compost": gaia["compost"],
        "leaf": gaia["leaves"],
    }
    return _head(say("gaia"), stocks) + words_at(16, 36, say("gaia-deck", count=gaia["deck"]), 12, fill=INK_2)


def _card(planted: Mapping[str, Any], say: Texts) -> Html:
    card = card_of(planted["card"])
    w, h = CELL
    kind, y = types_of(card)[0], 15.0
    out = [
        rect(0, 0, w, h, SHEET, stroke=EDGE, rx=7),
        circle(12, 12, 9, INK),
        words_at(12, 16, str(card.vp), 11, 700, "middle", SHEET),
    ]
    for line in _wrapped(name(card.id, say.lang)):
        out.append(words_at(25, y, line, 10.5, 600))
        y += 11
    out.append(drawn(kind, w - 20, 44, 26, GROUND.get(kind, INK_2)))
    out += [drawn(habitat, 11 + 15 * k, 36, 11, INK_2) for k, habitat in enumerate(card.habitats)]
    out.append(_pieces(card, planted["sprouts"], planted["growth"]))
    abilities = [one for one in card.abilities if one.trigger != "setup"]
    for k, ability in enumerate(abilities):
        fill, ink = FILL[ability.color]
        width = (w - 8) / len(abilities) - (2 if len(abilities) > 1 else 0)
        x = 4 + k * (width + 4)
        out += [rect(x, h - 18, width, 14, fill, rx=3), drawn(ability.color, x + width / 2, h - 11, 11, ink)]
    return joined(out)


def _pieces(card: Card, sprouts: int, growth: int) -> Html:
    out, y = Html(), 54.0
    if card.sprout_spaces:
        out += drawn("sprout", 11, y, 12, INK_2) + words_at(
            20, y + 4, f"{sprouts}/{card.sprout_spaces}", 10.5, 600
        )
    if card.max_growth:
        full = growth == card.max_growth
        out += drawn("canopy" if full else "trunk", 51, y, 12, "#0b6444" if full else INK_2)
        out += words_at(60, y + 4, f"{growth}/{card.max_growth}", 10.5, 600)
    return out


def _wrapped(text: str, most: int = 13) -> list[str]:
    """The text in at most two lines."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= most or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines if len(lines) <= 2 else [lines[0], f"{lines[1][: most - 1]}…"]


def _animal(animal: Mapping[str, Any], lang: str) -> Html:
    have = " · ".join(f"{value}/{animal['need']}" for value in animal["have"])
    leaves = " ".join(f"{leaf['column'] + 1}:{leaf['points']}" for leaf in animal["leaves"])
    return (
        drawn("fauna", 10, 12, 18, INK_2)
        + words_at(26, 11, name(animal["id"], lang), 13, 700)
        + words_at(26, 27, have, 12, fill=INK_2)
        + (drawn("leaf", 190, 23, 12, INK_2) + words_at(200, 27, leaves, 12, 600) if leaves else Html())
    )
