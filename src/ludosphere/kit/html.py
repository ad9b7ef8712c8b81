"""Markup as a value, and the small pieces of HTML that the panels of every game share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

_OFFERS: Final = {"data_ref": "ref", "data_entry": "entry", "data_clock": "clock"}
_PICTURED: Final = ("src", "href", "data-key", "data-note", "data-note-of")
_MARKS: Final = _OFFERS | {name.replace("-", "_"): name for name in _PICTURED}
"""Attributes that may be marks of `Html`: always, or where they name a picture of the table."""


class Html(str):
    """Markup. By its type it is known for that: `kit.html` escapes all other text.

    `marks` is what a page has to know of it without reading it: pairs of "ref", "entry" or "clock" and the
    value of `data-ref` and its like, and of an attribute and the picture of the table it names, `picture:12`.
    """

    marks: frozenset[tuple[str, str]] = frozenset()

    def __add__(self, other: Html) -> Html:  # type: ignore[override]
        return joined((self, other))

    def __radd__(self, other: Html) -> Html:
        return joined((other, self))

    def __html__(self) -> Html:
        """For templates."""
        return self


def escape(text: str) -> Html:
    """Text made safe between tags; markup stays as it is."""
    return text if isinstance(text, Html) else Html(_safe(text))


def _safe(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def joined(parts: Iterable[Html]) -> Html:
    """Pieces of markup, one after the other."""
    pieces = list(parts)
    return _joined(pieces, [piece.marks for piece in pieces if type(piece) is Html and piece.marks])


def _joined(pieces: Sequence[str], marks: Sequence[frozenset[tuple[str, str]]]) -> Html:
    made = Html("".join(pieces))
    if marks:
        made.marks = marks[0].union(*marks[1:])
    return made


def num(value: float) -> str:
    """A number with at most one decimal, as short as possible.

    >>> num(3.0), num(-0.04), num(2.25)
    ('3', '0', '2.2')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


@lru_cache(maxsize=8192)  # a page has a thousand attributes, most of them again and again
def _attribute(key: str, text: str) -> Html:
    """An attribute as it stands in a tag, after a blank."""
    made = Html(f' {key.rstrip("_").replace("_", "-")}="{_safe(text)}"')
    if key in _OFFERS or (key in _MARKS and text.startswith("picture:")):
        made.marks = frozenset({(_MARKS[key], text)})
    return made


def tag(name: str, /, *children: Html, **attributes: object) -> Html:
    """An element holding `children`, which are markup.

    `_` in an attribute's name becomes `-` (a trailing one is dropped: `class_`), None leaves the attribute
    out, floats are written by `num`, and everything else is escaped.
    """
    return _element(name, children, attributes, str)


def el(name: str, /, *children: str, **attributes: object) -> Html:
    """An HTML element, never self-closing; children that are no `Html`, and attributes, are escaped."""
    return _element(name, children or ("",), attributes, _safe)


def _element(
    name: str, children: Sequence[str], attributes: dict[str, object], safe: Callable[[str], str]
) -> Html:
    """One loop over the pieces and few calls: a page has thousands of elements."""
    pieces, marks = ["<", name], []
    for key, value in attributes.items():
        if value is not None:
            piece = _attribute(key, num(value) if isinstance(value, float) else str(value))
            pieces.append(piece)
            if piece.marks:
                marks.append(piece.marks)
    if not children:
        pieces.append("/>")
        return _joined(pieces, marks)
    pieces.append(">")
    for child in children:
        if type(child) is not Html:
            pieces.append(safe(child))
        else:
            pieces.append(child)
            if child.marks:
                marks.append(child.marks)
    pieces.append(f"</{name}>")
    return _joined(pieces, marks)


def button(*children: str, **attributes: object) -> Html:
    """A button that sends no form."""
    return el("button", *children, type="button", **attributes)


@cache  # as many as the sprite has
def icon(name: str) -> Html:
    """An icon of the site's own sprite, for a page that serves `/static/icons.svg`."""
    return Html(f'<svg class="i" aria-hidden="true"><use href="/static/icons.svg#i-{name}"/></svg>')
