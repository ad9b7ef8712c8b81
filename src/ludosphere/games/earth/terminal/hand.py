"""Cards as a list: the hand, what is dealt or drawn to choose from, events played, a tableau in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ....kit.canvas import Column, Part, shortened, wrapped
from ..wording.sentences import card_lines
from .pen import Pen, fact, number, pieces, price

Entry = tuple[str, str | None]
"""A card and the ref to choose it by, if any."""
_NUMBER = 7
"""Cells before the name: the mark and the number."""
_PRICE = 11
"""Cells after the name: cost, points and letters."""


def groups(pen: Pen, events: bool) -> list[tuple[str, list[Entry]]]:
    """What one holds or is offered, under headings: faces, cards looked at, the card being planted, the hand.

    With `events`: also those played.
    """
    player, words = pen.player, pen.words
    task = player["task"] or {}
    found: list[tuple[str, list[Entry]]] = []
    for kind in ("island", "climate", "ecosystem"):
        faces = [card for card in player["dealt"] or () if fact(card).kind == kind]
        dealt: list[Entry] = [(card, f"card:{card}") for card in faces]
        found.append((words(f"choose-{kind}"), dealt))
    looked: list[Entry] = [(card, f"drawn:{card}") for card in task.get("drawn") or ()]
    found.append((words("drawn", count=task.get("amount") or 1), looked))
    if task.get("kind") in ("put", "pay") and task.get("card"):
        found.append((words("held"), [(task["card"], None)]))
    hand: list[Entry] = [(card, f"hand:{card}") for card in player["hand"] or ()]
    found.append((words("hand", count=len(hand)), hand))
    if events:
        found.append((words("events"), [(card, None) for card in player["events"]]))
    return [(title, entries) for title, entries in found if entries or title == words("hand", count=0)]


@dataclass
class _Row:
    """A heading, or a card with the lines of its text and how many lines it gets."""

    title: str = ""
    card: str = ""
    ref: str | None = None
    text: tuple[str, ...] = ()
    lines: int = 1


def cards(pen: Pen, column: Column, listed: Iterable[tuple[str, list[Entry]]]) -> None:
    """Cards under headings, as many as fit around the cursor; what they do, as far as there is room."""
    label = 26 if column.width >= 70 else 18
    across = column.width - _NUMBER - label - _PRICE
    rows = []
    for title, entries in listed:
        rows.append(_Row(title))
        for card, ref in entries:
            text = " ".join(line for _, line in card_lines(fact(card), pen.lang))
            rows.append(_Row(card=card, ref=ref, text=tuple(wrapped(text, across))))
    at = next((k for k, row in enumerate(rows) if row.ref and pen.pointed(row.ref)), 0)
    _share(rows, at, column.left)
    start = at
    above = min(column.left - rows[at].lines, column.left // 2) if rows else 0
    behind = sum(row.lines for row in rows[at:])
    above = max(above, column.left - behind)
    while start > 0 and rows[start - 1].lines <= above:
        start -= 1
        above -= rows[start].lines
    for k, row in enumerate(rows[start:], start):
        last = column.left <= row.lines and k < len(rows) - 1
        more = "↑" if k == start > 0 else "↓" if last else ""
        if row.title:
            column.line((row.title, pen.title), end=(more, pen.can) if more else None)
        else:
            _listed(pen, column, row, label, more)


def _share(rows: list[_Row], at: int, room: int) -> None:
    """Deals the lines: all it needs for the card under the cursor, then a second for each, then more."""
    spare = room - len(rows)
    if rows and rows[at].card and rows[at].ref:
        rows[at].lines = max(2, len(rows[at].text))
        spare -= rows[at].lines - 1
    for most in range(2, 9):
        for row in rows:
            if row.card and row.lines < most and spare > 0 and (most == 2 or row.lines < len(row.text)):
                row.lines += 1
                spare -= 1


def _listed(pen: Pen, column: Column, row: _Row, label: int, more: str) -> None:
    """A card: number, name, cost, points and letters, and under them what it is, beside what it does."""
    card, ref = fact(row.card), row.ref
    blank: Part = (" ", pen.plain)
    name = shortened(pen.named(row.card), label)
    cost = price(card) if card.kind in ("flora", "terrain", "event") else ""
    letters = pen.letters(card)
    width = column.width - _NUMBER - label - _PRICE
    text = row.text[0]
    if row.lines < len(row.text) and row.lines == 1:
        text = shortened(" ".join(row.text), width)
    column.line(
        pen.mark(ref),
        blank,
        (f"{number(row.card):<5}", pen.quiet, ref),
        (name, pen.name_style(ref), ref),
        (" " * (label - len(name)), pen.plain, ref),
        (f" {cost:>5} ", pen.plain, ref),
        *letters,
        (" " * (4 - len(letters)), pen.plain),
        (text, pen.quiet, ref),
        end=(more, pen.can) if more else None,
    )
    for k in range(1, row.lines):
        under: list[Part] = [(" " * _NUMBER, pen.plain)]
        room = label + _PRICE - 1
        if k == 1:
            signs = pieces(card, 0, 0, 16, pen)
            what = shortened(traits(pen, row.card), room - 1 - sum(len(part[0]) for part in signs))
            under += [(what, pen.faint, ref), blank, *signs]
        used = sum(len(part[0]) for part in under)
        under.append((" " * max(1, _NUMBER + label + _PRICE - used), pen.plain))
        if k < len(row.text):
            cut = k == row.lines - 1 and k < len(row.text) - 1
            rest = shortened(" ".join(row.text[k:]), width) if cut else row.text[k]
            under.append((rest, pen.quiet, ref))
        column.line(*under)


def traits(pen: Pen, identity: str) -> str:
    """Types and habitats in words."""
    card = fact(identity)
    kinds = card.types or ((card.kind,) if card.kind in ("terrain", "event") else ())
    words = [pen.words(f"type-{kind}") for kind in kinds]
    return ", ".join(words + [pen.words(f"habitat-{habitat}") for habitat in card.habitats])
