"""The pieces of a text board: a table told in headings, lists, tables and buttons, for whoever hears it.

Texts are plain and are escaped here; only what is called `parts` or `rows` is markup already.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .html import button, el
from .svg import escape


def zone(title: str, *parts: str, level: int = 2) -> str:
    """A part of the board under a heading of this level; "" if there is nothing in it."""
    inner = "".join(parts)
    return el("section", el(f"h{level}", escape(title)), inner, data_part=level) if inner else ""


def line(text: str) -> str:
    """A sentence of its own."""
    return el("p", escape(text)) if text else ""


def items(rows: Iterable[str], label: str | None = None, ordered: bool = False) -> str:
    """A list; "" if it is empty. `label` names it where no heading does."""
    entries = [el("li", row) for row in rows]
    return el("ol" if ordered else "ul", *entries, aria_label=label) if entries else ""


def texts(rows: Iterable[str], label: str | None = None, ordered: bool = False) -> str:
    """A list of plain texts."""
    return items(map(escape, rows), label, ordered)


def facts(pairs: Iterable[tuple[str, object]]) -> str:
    """What is so: names and their values."""
    rows = [el("div", el("dt", escape(name)), el("dd", escape(str(value)))) for name, value in pairs]
    return el("dl", *rows) if rows else ""


def table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose first column names the rows. Cells of `rows` are markup; "" without any row."""
    body = [
        el("tr", el("th", first, scope="row"), *(el("td", cell) for cell in cells)) for first, *cells in rows
    ]
    if not body:
        return ""
    head = el("tr", *(el("th", escape(one), scope="col") for one in heads))
    made = el("table", el("caption", escape(caption)), el("thead", head), el("tbody", *body))
    return el("div", made, class_="scrolls", tabindex="0", role="group", aria_label=caption)


def piece(ref: str, text: str, opens: str | None = None, name: str | None = None, **more: object) -> str:
    """Something that can be pointed at, like the same `ref` in the picture; `opens`: else it shows a card."""
    return button(
        escape(text), class_="piece", data_ref=ref, data_open=opens, data_name=name if opens else None, **more
    )


def opener(card: str, name: str, text: str) -> str:
    """A button that opens a card and does nothing else."""
    return button(escape(text), class_="opens", data_open=card, data_name=name)
