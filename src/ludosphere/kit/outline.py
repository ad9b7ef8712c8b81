"""The pieces of a text board: a table told in headings, lists, tables and buttons, for whoever hears it.

All texts are escaped here but what is `Html` already.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .html import Html, button, el


def zone(title: str, *parts: str, level: int = 2) -> Html:
    """A part of the board under a heading of this level; "" if there is nothing in it."""
    return el("section", el(f"h{level}", title), *parts, data_part=level) if any(parts) else Html()


def line(text: str) -> Html:
    """A sentence of its own."""
    return el("p", text) if text else Html()


def items(rows: Iterable[str], label: str | None = None, ordered: bool = False) -> Html:
    """A list; "" if it is empty. `label` names it where no heading does."""
    entries = [el("li", row) for row in rows]
    return el("ol" if ordered else "ul", *entries, aria_label=label) if entries else Html()


def facts(pairs: Iterable[tuple[str, object]]) -> Html:
    """What is so: names and their values."""
    rows = [el("div", el("dt", name), el("dd", str(value))) for name, value in pairs]
    return el("dl", *rows) if rows else Html()


def table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Html:
    """A table whose first column names the rows. "" without any row."""
    body = [
        el("tr", el("th", first, scope="row"), *(el("td", cell) for cell in cells)) for first, *cells in rows
    ]
    if not body:
        return Html()
    head = el("tr", *(el("th", one, scope="col") for one in heads))
    made = el("table", el("caption", caption), el("thead", head), el("tbody", *body))
    return el("div", made, class_="scrolls", tabindex="0", role="group", aria_label=caption)


def piece(ref: str, text: str, opens: str | None = None, name: str | None = None, **more: object) -> Html:
    """Something that can be pointed at, like the same `ref` in the picture; `opens`: else it shows a card."""
    return button(
        text, class_="piece", data_ref=ref, data_open=opens, data_name=name if opens else None, **more
    )


def opener(card: str, name: str, text: str) -> Html:
    """A button that opens a card and does nothing else."""
    return button(text, class_="opens", data_open=card, data_name=name)
