"""The pictures of guides: a part of a drawing, cut out and marked, as the game draws it; or one alone."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from .html import Html, escape, num, tag
from .svg import circle, rect, svg, words_at

MARK: Final = "var(--accent,#0a5a78)"
"""The colour of what is drawn over a picture to point at something."""
PAPER: Final = "var(--paper,#e6ece8)"
"""The colour under a picture."""
LIGHT: Final = "var(--sheet,#f9fbf7)"
"""The colour of what stands on a mark."""
Box = tuple[float, float, float, float]
"""Left, top, width, height."""
_HEAD: Final = re.compile(r'viewBox="[^"]*" width="[^"]*"')
_LABEL: Final = re.compile(r'aria-label="[^"]*"')


def cut(
    document: str, box: Box, marks: Iterable[str] = (), scale: float = 1, label: str | None = None
) -> str:
    """The part of an SVG document in the box, with marks over it.

    scale: how much larger than in the document; label: what the part shows in words, if the document's own
    words don't say it.
    """
    x, y, w, h = (scale * side for side in box)
    head, _, body = document.removesuffix("</svg>").partition(">")
    head = _HEAD.sub(f'viewBox="{num(x)} {num(y)} {num(w)} {num(h)}" width="{num(w)}"', head)
    if label is not None:
        head = _LABEL.sub(f'aria-label="{escape(label)}"', head)
    drawing = Html(f"{body}{''.join(marks)}")
    if scale != 1:
        drawing = tag("g", drawing, transform=f"scale({num(scale)})")
    return f"{head}>{rect(x, y, w, h, PAPER)}{drawing}</svg>"


def page(w: float, h: float, label: str, *children: Html) -> Html:
    """A picture that is no part of another one: on paper, with what it shows in words."""
    paper = rect(0, 0, w, h, PAPER)
    look: dict[str, object] = {"font_family": "system-ui,sans-serif", "role": "img", "aria_label": label}
    return svg(w, h, paper, *children, width=num(w), height=num(h), **look)


def numbered(x: float, y: float, text: str, size: float) -> Html:
    """A number in a disc of that radius, to be laid over a part."""
    disc = circle(x, y, size, MARK, stroke=LIGHT, stroke_width=1.5)
    return disc + words_at(x, y + size * 0.42, text, size * 1.2, 700, "middle", LIGHT)
