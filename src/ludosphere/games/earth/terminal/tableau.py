"""A tableau on the canvas: up to four by four cards, their spaces, and where the next one may lie.

Rows and columns that hold no card yet are narrow.
"""

from __future__ import annotations

from typing import Any

from rich.style import Style

from ....kit.canvas import Column, shortened, wrapped
from ..wording.sentences import card_lines
from .pen import Pen, fact, number, pieces, price

_NARROW = 4
START = "d4"


class Lines:
    """The rows or the columns of a frame: which there are, where each begins, how wide it is."""

    def __init__(self, full: set[int], open_: set[int], wide: int, narrow: int) -> None:
        self.all = sorted(full | open_)
        self.size = {line: wide if line in full else narrow for line in self.all}
        self.at = {}
        end = 0
        for line in self.all:
            self.at[line] = end
            end += self.size[line]
        self.end = end


def tableau(pen: Pen, player: dict[str, Any], own: bool, column: Column, cell: tuple[int, int]) -> None:
    """The grid in a column of lines; `own`: it can be pointed at; `cell`: width and height of a card."""
    lying = {one["at"]: one for one in player["tableau"]}
    spaces = [*player["free"]] if own and pen.view["phase"] != "over" else []
    places = {*lying, *spaces, *player["down"]}
    if not places:
        places = {START}
    columns = Lines({ord(at[0]) for at in lying}, {ord(at[0]) for at in places}, cell[0], _NARROW)
    rows = Lines({int(at[1]) for at in lying}, {int(at[1]) for at in places}, cell[1], 1)
    x, y = column.x + 2, column.y
    for line in columns.all:
        pen.canvas.put(x + columns.at[line] + 1, y, chr(line), pen.faint)
    for row in rows.all:
        top = y + 1 + rows.at[row]
        pen.canvas.put(column.x, top, str(row), pen.faint)
        for line in columns.all:
            at, left = f"{chr(line)}{row}", x + columns.at[line]
            if at in lying:
                _card(pen, player, lying[at], own, pen.column(left, top, *cell))
            elif at in player["down"]:
                pen.canvas.put(left + 1, top, "▒▒", pen.faint)
            elif at in places:
                _space(pen, at, own, left, top)
    column.used = min(column.height, 1 + rows.end)


def _card(pen: Pen, player: dict[str, Any], one: dict[str, Any], own: bool, box: Column) -> None:
    """A card: its name; number, abilities, cost and points; what it does, if there is room; its pieces."""
    card, at = fact(one["card"]), one["at"]
    ref = f"space:{at}" if own else None
    inner = box.width - 1
    ground = pen.grounds[(ord(at[0]) + int(at[1])) % 2]
    for y in range(box.y, box.y + box.height):
        pen.canvas.put(box.x + 1, y, " " * inner, ground, ref)
    state = "✓" if at in player["used"] else "+" if at in player["planted"] else ""
    box.line(pen.mark(ref), (shortened(pen.named(one["card"]), inner), pen.name_style(ref), ref))
    facts = [(" ", pen.plain), (number(one["card"]), pen.quiet, ref), (" ", pen.plain), *pen.letters(card)]
    facts += [(f" {price(card)}", pen.plain), (state, pen.ok)]
    box.line(*facts)
    texts = [text for _, text in card_lines(card, pen.lang)]
    lines = [line for text in texts for line in wrapped(text, inner)]
    room = box.height - 3 if inner > 15 else 0
    for k, line in enumerate(lines[:room]):
        shown = " ".join(lines[k:]) if k == room - 1 else line
        box.line((" ", pen.plain), (shortened(shown, inner), pen.quiet, ref))
    box.used = box.height - 1
    box.line((" ", pen.plain), *pieces(card, one["sprouts"], one["growth"], inner, pen))


def _space(pen: Pen, at: str, own: bool, x: int, y: int) -> None:
    """A free space; its name where it can be chosen."""
    ref = f"space:{at}"
    sign = pen.mark(ref if own else None)
    pen.canvas.put(x, y, sign[0], sign[1], ref if own else None)
    can = own and (ref in pen.scene.keys or pen.pointed(ref))
    style = pen.can if can else pen.faint
    pen.canvas.put(
        x + 1, y, at if can else "·", style if style is pen.faint else style + Style(bold=True), ref
    )
