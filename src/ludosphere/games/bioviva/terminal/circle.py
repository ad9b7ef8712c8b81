"""Round 1: eight cards in a circle around a pair in the centre, the current line with a double rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.style import Style

from ....core.text import listed
from ....kit.canvas import Column, Part
from ....kit.pen import length
from ..actions import SLOT_NAMES, line_slots
from ..say import line_words
from .pen import OPEN, SEEN, SHAPES, STAR, TURNED, Pen
from .reading import fitted

_BANDS: Final = ((0,), (7, 1), (6, 8, 9, 2), (5, 3), (4,))
"""Which cards lie side by side, from the top."""
_LEAST: Final = (2, 3, 3, 3, 2)
_GROWS: Final = (2, 1, 3, 0, 4)
"""Rows of the bands where there is little room, and which get one more first."""
_MOST: Final = 7
_CORNER: Final = 18


def circle(pen: Pen, column: Column, corners: bool) -> None:
    """The cards in an oblong; with `corners` players stand in those of the oblong."""
    heights = _heights(column.height)
    y = column.y + max(0, (column.height - sum(heights)) // 2)
    for numbers, height in zip(_BANDS, heights, strict=True):
        for number, (x, width) in zip(numbers, _places(column, len(numbers)), strict=True):
            _card(pen, number, pen.column(x, y, width, height))
        y += height
    if corners:
        _corners(pen, column, heights)


def _heights(rows: int) -> list[int]:
    heights = list(_LEAST)
    left = rows - sum(heights)
    while left > 0 and min(heights) < _MOST:
        for band in _GROWS:
            if left > 0 and heights[band] < _MOST:
                heights[band] += 1
                left -= 1
    return heights


def _places(column: Column, count: int) -> list[tuple[int, int]]:
    """Where the cards of a band begin and how wide they are."""
    middle = column.x + column.width // 2
    if count == 1:
        wide = min(44, column.width - 2 * _CORNER)
        return [(middle - wide // 2, wide)]
    if count == 2:
        wide = min(36, column.width * 3 // 8)
        return [(middle - wide - 2, wide), (middle + 2, wide)]
    wide = (column.width - 3) // 4
    start = middle - (4 * wide + 3) // 2
    return [(start + at * (wide + 1), wide) for at in range(4)]


def _card(pen: Pen, number: int, column: Column) -> None:
    """A head with number, marks and rule; below what the picture shows, or what of the back is open."""
    slot, name = pen.view["table"][number], SLOT_NAMES[number]
    ref = f"slot:{name}"
    in_line = number in line_slots(pen.view["line"])
    rule = "═" if in_line else "─"
    style = pen.title if in_line else pen.faint
    parts: list[Part] = [(rule, style), *_named(pen, str(number), ref), (" ", style)]
    if slot is None:
        column.line(*parts, (rule * (column.width - length(parts)), style))
        column.line((pen.say("to-come"), pen.faint))
        return
    if sign := _sign(slot):
        parts += [(sign, pen.ok if sign == SEEN else pen.gold), (" ", style)]
    lookers = "".join(SHAPES[player["seat"]] for player in pen.view["players"] if player["looking"] == name)
    room = column.width - length(parts) - len(lookers)
    column.line(*parts, (rule * max(0, room), style), (lookers, pen.quiet))
    for line in _texts(slot, column, pen):
        column.line((line, pen.title if slot["back"] else pen.plain, ref))


def _named(pen: Pen, number: str, ref: str) -> list[Part]:
    """A card's number behind its mark; where the number is the key, it is the mark."""
    mark = pen.mark(ref)
    if mark[0] == number:
        return [(" ", Style.null()), mark]
    return [mark, (number, pen.name_style(ref), ref)]


def _sign(slot: dict[str, Any]) -> str:
    if slot["turned"]:
        return TURNED
    if slot["back"]:
        return OPEN
    return SEEN if slot["seen"] else ""


def _texts(slot: dict[str, Any], column: Column, pen: Pen) -> list[str]:
    """As many lines as there are; a back has its characteristics first."""
    back = slot["back"]
    if back is None:
        return fitted(pen.shown(slot["picture"]), column.width, column.left)
    traits = [pen.trait(one) for one in back["pair"]]
    joined = " + ".join(traits)
    if column.left < 2 or len(joined) <= column.width:
        lines = [joined]
    else:
        lines = traits
    if back["title"] and column.left > len(lines):
        lines += fitted(back["title"], column.width, column.left - len(lines))
    return lines[: column.left]


def _corners(pen: Pen, column: Column, heights: list[int]) -> None:
    """Two players in each corner: whose turn, and how many stars."""
    right = column.x + column.width - _CORNER + 1
    low = column.y + column.height - heights[4]
    places = [(column.x, column.y), (right, column.y), (column.x, low), (right, low)]
    for number, player in enumerate(pen.view["players"]):
        x, y = places[number // 2]
        stars = f"{player['placed']}{STAR}"
        Column(pen.canvas, x, y + number % 2, _CORNER - 1, 1).line(*pen.player(player), end=(stars, pen.gold))


# --- what is going on ------------------------------------------------------------------------------
def status(pen: Pen, column: Column) -> None:
    """One line: the reveal, or the line and the pile."""
    reveal = pen.view["reveal"]
    if reveal is None:
        parts: list[Part] = [(pen.say("line", line=line_words(pen.view["line"])), pen.title)]
        piles = pen.say("piles", pile=pen.view["pile"], aside=len(pen.view["aside"]))
        column.line(*parts, end=(piles, pen.faint))
        return
    parts = [pen.seat_mark(reveal["seat"]), (f" {' · '.join(_outcome(pen, reveal))}", pen.gold)]
    column.line(*parts)


def _outcome(pen: Pen, reveal: dict[str, Any]) -> Iterator[str]:
    """How many cards are revealed, what they have in common, what it was worth."""
    yield pen.say("revealed", n=len(reveal["cards"]))
    if reveal["common"]:
        yield pen.say("common", what=listed([pen.trait(one) for one in reveal["common"]], pen.words))
    if reveal["outcome"] == "failed":
        yield pen.say("failed")
    elif reveal["outcome"] == "won":
        yield pen.words("some-stars", n=reveal["stars"])


def aside(pen: Pen, column: Column) -> None:
    """Beside the circle: players, the line, the reveal card by card, a back that is open to you."""
    for player in pen.view["players"]:
        looks = "" if player["looks"] is None else pen.say("looks", n=player["looks"])
        done = pen.say("looked-enough") if player["done"] else looks
        more: list[Part] = [(f"  {done}", pen.quiet)] if done else []
        column.line(*pen.player(player), *more, end=(STAR * player["placed"] or "–", pen.gold))
    column.gap()
    column.line((pen.say("line", line=line_words(pen.view["line"])), pen.title))
    column.line((pen.say("piles", pile=pen.view["pile"], aside=len(pen.view["aside"])), pen.faint))
    if reveal := pen.view["reveal"]:
        column.gap()
        column.line(pen.seat_mark(reveal["seat"]), (f" {pen.say('reveals')}", pen.bold))
        for card in reveal["cards"]:
            column.line((f"  {' + '.join(map(pen.trait, card['pair']))}", pen.plain))
        for text in list(_outcome(pen, reveal))[1:]:
            column.line((text, pen.gold))
    for slot in pen.view["table"]:
        if slot and slot["back"] and not slot["turned"]:
            column.gap()
            back(pen, slot["back"], column)


def back(pen: Pen, told: dict[str, Any], column: Column) -> None:
    """A back in full."""
    head = told["title"] or pen.words("card", slot=told["slot"] or "?")
    column.line((f"{OPEN} {head}", pen.title))
    column.line((" + ".join(map(pen.trait, told["pair"])), pen.bold))
    if told["commentary"]:
        column.line((told["place"], pen.faint))
        column.paragraph(told["commentary"], pen.plain)
