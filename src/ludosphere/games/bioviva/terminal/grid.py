"""Round 2: nine cards three by three, the stars on them, the open card with the words that were said."""

from __future__ import annotations

from typing import Any

from ....kit.canvas import Column, Part
from ....kit.pen import length
from ..say import cell_words
from .pen import STAR, Pen
from .reading import fitted, guesses

_STATES = {"waiting": " ", "now": "▶", "read": "×", "aside": "–"}
"""Before a card: still to come, open, read, without stars."""


def grid(pen: Pen, column: Column) -> None:
    """The nine cards in an oblong, as much of each as there is room."""
    wide, tall = (column.width - 2) // 3, max(1, column.left // 3)
    top = column.y + column.used
    for cell in pen.view["grid"]:
        across, down = cell["cell"] % 3, cell["cell"] // 3
        _cell(pen, cell, pen.column(column.x + across * (wide + 1), top + down * tall, wide, tall))
    column.used += 3 * tall


def _cell(pen: Pen, cell: dict[str, Any], column: Column) -> None:
    quiet = cell["state"] in ("read", "aside")
    style = pen.faint if quiet else pen.title if cell["state"] == "now" else pen.bold
    parts: list[Part] = [(f"{_STATES[cell['state']]} {cell_words(cell['cell'], pen.words)} ", style)]
    for seat, count in enumerate(cell["stars"]):
        if count:
            parts.append(pen.seat_mark(seat, count))
    column.line(*parts, ("─" * max(0, column.width - length(parts) - 1), pen.faint))
    for line in fitted(pen.shown(cell["picture"]), column.width - 1, column.left):
        column.line((line, pen.faint if quiet else pen.plain))


def opened(pen: Pen, column: Column) -> None:
    """The open card: what its picture shows, who said what, who speaks next."""
    card = pen.view["card"]
    column.line((f"▶ {cell_words(card['cell'], pen.words)}  ", pen.title), (pen.say("look-at-it"), pen.faint))
    column.paragraph(pen.shown(card["picture"]), pen.bold, 2, 4)
    parts: list[Part] = [(f"{pen.say('said')} ", pen.quiet)]
    for one in card["said"]:
        parts += [pen.seat_mark(one["seat"]), (f" {pen.said(one['word'])}  ", pen.plain)]
    parts += [(f"{pen.said(word)}  ", pen.plain) for word in card["own"]]
    if len(parts) == 1:
        parts.append(("–", pen.faint))
    wrap(column, parts)
    order: list[Part] = [(f"{pen.say('to-speak')} ", pen.quiet)]
    order += [pen.seat_mark(seat) for seat in card["speakers"]]
    column.line(*order)


def wrap(column: Column, parts: list[Part]) -> None:
    """Parts over as many lines as they take, broken between them."""
    line: list[Part] = []
    for part in parts:
        if line and length(line) + len(part[0].rstrip()) > column.width:
            column.line(*line)
            line = []
        line.append(part)
    column.line(*line)


def last(pen: Pen, column: Column) -> None:
    """The card that was read last in a line or two: its title, and what the words were worth."""
    if not pen.view["readings"] or column.left <= 0:
        return
    told = pen.view["readings"][-1]
    parts: list[Part] = [
        (f"{pen.say('last-read')} ", pen.quiet),
        (told["back"]["title"], pen.bold),
        ("  ", pen.plain),
    ]
    wrap(column, [*parts, *guesses(pen, told)])


def players(pen: Pen, column: Column) -> None:
    """Players with their stars: on the constellation, in hand, on cards, lost."""
    for player in pen.view["players"]:
        column.line(*pen.player(player), end=(STAR * player["placed"] or "–", pen.gold))
        column.line((f"  {elsewhere(pen, player)}", pen.quiet))


def elsewhere(pen: Pen, player: dict[str, Any]) -> str:
    """Where the stars are that don't lie on the constellation."""
    left = "in-hand" if player["hand"] else "on-cards"
    return pen.say(left, hand=player["hand"], cards=player["on_cards"], out=player["out"])
