"""The small signs of Earth: solid shapes on a 16 by 16 grid that still read at 11 pixels in one colour.

On a page a sign is `<i class="g g-soil">`, a mask that `web/static/earth.css` holds (`stylesheet` writes that
part of it); in a drawing it is one of `symbols`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ....kit.html import Html, tag
from ....kit.svg import path
from ..cards import raw

SHAPES: Final[dict[str, tuple[str, str]]] = {
    name: (filled, lines) for name, (filled, lines) in raw("signs").items()
}
"""By name: what is filled (even-odd), and what is drawn as lines."""
_LINE: Final = 2.1


@cache
def glyph(name: str) -> Html:
    """A sign on a page; decoration, so whatever holds it says it in words too."""
    return Html(f'<i class="g g-{name}"></i>')


def drawn(name: str, x: float, y: float, size: float, colour: str) -> Html:
    """A sign in a drawing that holds `symbols`, `size` wide and high, its middle at (x, y)."""
    where = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size}
    return tag("use", href=f"#earth-{name}", **where, color=colour)


def symbols() -> Html:
    """All signs, for a drawing to use."""
    return tag(
        "defs",
        *(
            tag("symbol", _paths(name, "currentColor"), id=f"earth-{name}", viewBox="0 0 16 16")
            for name in SHAPES
        ),
    )


def _paths(name: str, colour: str) -> Html:
    filled, lines = SHAPES[name]
    out = path(filled, colour, fill_rule="evenodd") if filled else Html()
    if lines:
        out += path(lines, stroke=colour, width=_LINE, stroke_linecap="round", stroke_linejoin="round")
    return out


def _quoted(text: str) -> str:
    """The text as it may stand in a data address of a stylesheet."""
    return "".join(c if c.isalnum() or c in " '=:/()-.,_~" else f"%{ord(c):02X}" for c in text)


def stylesheet() -> str:
    """The signs as masks, one rule a line."""
    rules = []
    for name in SHAPES:
        drawing = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">{_paths(name, "#000")}</svg>'
        address = _quoted(drawing.replace('"', "'"))
        rules.append(f'.g-{name}{{--g:url("data:image/svg+xml,{address}")}}')
    return "\n".join(rules)
