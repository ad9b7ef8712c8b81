"""The small signs of Earth: solid shapes on a 16 by 16 grid that still read at 11 pixels in one colour.

On a page a sign is `<i class="g g-soil">`, a mask that `web/static/earth.css` holds (`stylesheet` writes that
part of it); in a drawing it is one of `symbols`.
"""

from __future__ import annotations

from typing import Final

from ....core.svg import num, path, tag


def _squares(*places: int) -> str:
    """Squares of a 3 by 3 grid, numbered in reading order."""
    return "".join(f"M{num(0.5 + 5.5 * (p % 3))} {num(0.5 + 5.5 * (p // 3))}h4v4h-4Z" for p in places)


SHAPES: Final[dict[str, tuple[str, str]]] = {
    # things
    "soil": (
        "M1 14.8V6.6c1.4-1.8 2.8-1.8 4 0 1.5-3.4 4.5-3.4 6 0 1.2-1.8 2.6-1.8 4 0v8.2Z"
        "M3.5 9h2.2v2.2H3.5ZM10.5 8.5h2v2h-2ZM7.5 11.3h2v2h-2Z",
        "",
    ),
    "sprout": (
        "M7.2 15V9.7C3.4 9.9 1.2 7.6 1 4c3.8 0 6 1.6 6.7 4.4C8 5 10.4 2.4 15 2c.2 4.9-2 7.5-6.2 7.7V15Z",
        "",
    ),
    "trunk": (
        "M5.6 1h4.8c-.3 4.5.4 8.6 3.6 13.5H2C5.2 9.6 5.9 5.5 5.6 1ZM7.4 4.5v6h1.2v-6Z",
        "",
    ),
    "canopy": (
        "M8 1.5C4.6 1.5 3 3.5 3.2 5.5.4 6.3.6 11 3.8 11h3V15h2.4v-4h3c3.2 0 3.4-4.7.6-5.5"
        "C13 3.5 11.4 1.5 8 1.5Z",
        "",
    ),
    "card": (
        "M4 .8h8A1.5 1.5 0 0 1 13.5 2.3v11.4a1.5 1.5 0 0 1-1.5 1.5H4a1.5 1.5 0 0 1-1.5-1.5V2.3"
        "A1.5 1.5 0 0 1 4 .8ZM4.5 3v7h7V3Z",
        "",
    ),
    "deck": (
        "M5.5 4h7A1.5 1.5 0 0 1 14 5.5v8a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 4 13.5v-8"
        "A1.5 1.5 0 0 1 5.5 4ZM1.5 12V2.7A1.7 1.7 0 0 1 3.2 1h7.3a1.3 1.3 0 0 1 1 1.7H4"
        "A1 1 0 0 0 3 3.7V12Z",
        "",
    ),
    "compost": (
        "M.8 14.8c1-4.4 3.6-6.3 7.2-6.3s6.2 1.9 7.2 6.3ZM7 .8h2v2.7h2.5L8 7.2 4.5 3.5H7Z",
        "",
    ),
    "leaf": (
        "M2 14C1.5 6.5 5.5 1.8 14.5 1.5 15 10 10.5 14.5 4.5 13L10.5 6.5 3.2 12.5Z",
        "",
    ),
    "vp": (
        "m8 .8 2.2 4.6 5 .6-3.7 3.5 1 5L8 12l-4.5 2.5 1-5L.8 6l5-.6Z",
        "",
    ),
    "seed": (
        "M8 1.2c4 2 5.2 5.6 4.7 8.7S10 14.8 8 14.8 3.8 13 3.3 9.9 4 3.2 8 1.2ZM7.3 5v7h1.4V5Z",
        "",
    ),
    "habitat": (
        "M1 1h6.3v6.3H1ZM8.7 1H15v6.3H8.7ZM1 8.7h6.3V15H1ZM8.7 8.7H15V15H8.7Z",
        "",
    ),
    "bands": (
        "M1 3h14v4H1ZM1 9h14v4H1Z",
        "",
    ),
    "aid": (
        "M8 .5 10.6 4H9v3h3V5.4L15.5 8 12 10.6V9H9v3h1.6L8 15.5 5.4 12H7V9H4v1.6L.5 8 4 5.4V7h3V4H5.4Z",
        "",
    ),
    # colours of abilities and of actions
    "green": (
        "M3 9.5h10L11.7 15H4.3ZM7.3 8.5V6C4.8 6 3.3 4.8 3 2.2c2.6 0 4 .9 4.7 2.6"
        "C8.3 2.5 10 1 13 .8 13 4.2 11.3 6 8.7 6v2.5Z",
        "",
    ),
    "red": (
        "M.8 14.8c1-4.4 3.6-6.3 7.2-6.3s6.2 1.9 7.2 6.3ZM7 .8h2v2.7h2.5L8 7.2 4.5 3.5H7Z",
        "",
    ),
    "blue": (
        "M8 .8c3.3 4.4 5 6.9 5 9.4a5 5 0 0 1-10 0C3 7.7 4.7 5.2 8 .8ZM4.7 10a3.3 3.3 0 0 0 3 3.3"
        "v-1.3A2 2 0 0 1 6 10Z",
        "",
    ),
    "yellow": (
        "M8 .8 13.5 7H9.8v5H6.2V7H2.5ZM2 13.3h12v1.9H2Z",
        "",
    ),
    "multicolor": (
        "M1 1.5h14v3.6H1ZM1 6.2h10v3.6H1ZM1 10.9h6v3.6H1Z",
        "",
    ),
    "black": (
        "M8 .5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM5.7 5.6 8.2 3.5h1.6v9H7.7V6.6L6.5 7.5Z",
        "",
    ),
    "brown": (
        "M4.5 4C2.2 4 .5 5.7.5 8s1.7 4 4 4c1.5 0 2.6-.9 3.5-2.2.9 1.3 2 2.2 3.5 2.2 2.3 0 4-1.7 4-4"
        "s-1.7-4-4-4C10 4 8.9 4.9 8 6.2 7.1 4.9 6 4 4.5 4Zm0 2.2c.8 0 1.5.6 2.3 1.8"
        "C6 9.2 5.3 9.8 4.5 9.8c-1 0-1.8-.8-1.8-1.8s.8-1.8 1.8-1.8Zm7 0c1 0 1.8.8 1.8 1.8"
        "s-.8 1.8-1.8 1.8c-.8 0-1.5-.6-2.3-1.8.8-1.2 1.5-1.8 2.3-1.8Z",
        "",
    ),
    # habitats
    "sunny": (
        "M8 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM7.1.3h1.8v2.9H7.1ZM7.1 12.8h1.8v2.9H7.1ZM.3 7.1"
        "h2.9v1.8H.3ZM12.8 7.1h2.9v1.8h-2.9ZM1.9 3.2 3.2 1.9l2 2L3.9 5.2ZM10.8 3.9l2-2 1.3 1.3-2 2Z"
        "M3.9 10.8l1.3 1.3-2 2-1.3-1.3ZM12.1 10.8l2 2-1.3 1.3-2-2Z",
        "",
    ),
    "wet": (
        "M6 .8c2.5 3.3 3.9 5.3 3.9 7.4a3.9 3.9 0 0 1-7.8 0C2.1 6.1 3.5 4.1 6 .8ZM11.9 7.6"
        "c1.7 2.2 2.6 3.4 2.6 4.9a2.6 2.6 0 0 1-5.2 0c0-1.5.9-2.7 2.6-4.9Z",
        "",
    ),
    "rocky": (
        "M.8 14.5 2.6 8.2 6.3 5.5 9 7.6l1.9-2.8 2.8 2.4 1.5 7.3ZM6.2 7.5 4.8 10.8l1.9 2.2Z",
        "",
    ),
    "cold": (
        "",
        "M8 .8v14.4M1.8 4.4l12.4 7.2M14.2 4.4 1.8 11.6M5.8 1.8 8 4l2.2-2.2M5.8 14.2 8 12l2.2 2.2",
    ),
    # kinds of cards
    "tree": (
        "M8 .6a5.2 5.2 0 0 0-1 10.3V15h2v-4.1A5.2 5.2 0 0 0 8 .6ZM5.8 3.2a.9.9 0 1 0 .1 0Z",
        "",
    ),
    "herb": (
        "M7.2 15C6.5 10.5 4.8 7 1 4.8c4.3.2 6.2 2.5 6.9 4.6C8 6 7.6 3.5 8 .8"
        "c1.4 3 1.4 5.8 1.1 8.6.8-2.3 2.5-4.5 6-5C11.5 6.8 9.5 10.5 8.9 15Z",
        "",
    ),
    "mushroom": (
        "M8 1.2c4.2 0 7.2 2.8 7.2 7.1H.8C.8 4 3.8 1.2 8 1.2ZM6 9.4h4l.8 5.4H5.2ZM5 3.8"
        "a1 1 0 1 0 0 2 1 1 0 0 0 0-2ZM10.3 4.2a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z",
        "",
    ),
    "bush": (
        "M3.5 14.5c-3.3 0-3.9-4.3-1.3-5.2C1.8 6 5 4.8 6.3 6.2 7.2 3.3 11 3.6 11.2 6.5"
        "c2-.9 3.9.8 3.3 3 2 1.5 1.2 5-1.7 5ZM5.7 9a1 1 0 1 0 0 2 1 1 0 0 0 0-2ZM10.3 9.5"
        "a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z",
        "",
    ),
    "terrain": (
        "M.6 14.2 5.8 3.6l2.9 5.6 1.8-3.2 4.9 8.2ZM5.8 6.4 4.6 8.9l1.3.8 1.1-.9Z",
        "",
    ),
    "event": (
        "M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6ZM12.5.8C6 .6 1.8 3.7 1.8 8c0 1 .2 1.9.6 2.7"
        "C2.9 7 5.8 4 9.2 3.7c.9-1.4 2-2.3 3.3-2.9ZM3.5 15.2"
        "c6.5.2 10.7-2.9 10.7-7.2 0-1-.2-1.9-.6-2.7-.5 3.7-3.4 6.7-6.8 7-.9 1.4-2 2.3-3.3 2.9Z",
        "",
    ),
    "island": (
        "M.8 14.8C2.3 11.4 4.9 10 8 10s5.7 1.4 7.2 4.8ZM7.3 9.2c-.2-2 .2-3.7 1-5C6.3 3 4.2 3.5 3 5.2"
        "c0-2.8 3-4.5 5.4-2.9C10.3.8 13.5 1.4 14 4.4 12.5 3 10.5 3 9.4 4.2c-.7 1.5-.9 3-.6 5Z",
        "",
    ),
    "climate": (
        "M4.5 14.8C.8 14.8.3 10 3.7 9.7"
        "c.3-2.9 4.8-3.4 5.7-.6 3.2-.8 5.2 1.2 4.5 3.4-.4 1.5-1.5 2.3-3 2.3ZM10.3 1.2"
        "a4 4 0 0 1 4.2 6c-1-.8-2.5-1-4.2-.7-1-1.3-2.5-2-3.9-1.9.3-1.9 1.8-3.2 3.9-3.4Z",
        "",
    ),
    "ecosystem": (
        "M8 .8a2.8 2.8 0 1 0 0 5.6A2.8 2.8 0 0 0 8 .8ZM3.4 9.4"
        "a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6ZM12.6 9.4a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z",
        "M6.9 5.8 4.6 9.8M9.1 5.8l2.3 4M6.2 12.2h3.6",
    ),
    "fauna": (
        "M8 7.5c2.6 0 5.2 3 5.2 5.2 0 2.6-2.8 2.2-5.2 2.2s-5.2.4-5.2-2.2C2.8 10.5 5.4 7.5 8 7.5Z"
        "M5.8 1c1.9 0 2 5 .2 5S3.9 1 5.8 1ZM10.2 1c1.9 0 1.6 5-.2 5s-1.7-5 .2-5ZM1.9 4.8"
        "c1.5-.4 2.7 3.6 1.3 4.2S.2 5.2 1.9 4.8ZM14.1 4.8c1.7.4.1 4.8-1.3 4.2s-.2-4.6 1.3-4.2Z",
        "",
    ),
    "wild": (
        "",
        "M8 1.2v13.6M2.1 4.6l11.8 6.8M13.9 4.6 2.1 11.4",
    ),
    # where
    "row": (_squares(3, 4, 5), ""),
    "column": (_squares(1, 4, 7), ""),
    "diagonal": (_squares(0, 2, 4, 6, 8), ""),
    "orthogonal": (_squares(1, 3, 5, 7), ""),
    "adjacent": (_squares(0, 1, 2, 3, 5, 6, 7, 8), ""),
    "line": (
        "",
        "M2 13.5V9h6V4.5h6",
    ),
    "space": (
        "",
        "M2 2h12v12H2Z",
    ),
    # signs
    "to": (
        "M4.5 2.5 12 8l-7.5 5.5Z",
        "",
    ),
    "plus": (
        "M6.8 2h2.4v4.8H14v2.4H9.2V14H6.8V9.2H2V6.8h4.8Z",
        "",
    ),
    "tick": (
        "",
        "M2 8.5 6.2 12.7 14 3.8",
    ),
    "forbid": (
        "",
        "M8 1.5a6.5 6.5 0 1 0 .1 0ZM3.5 3.5l9 9",
    ),
    "copy": (
        "M1 1h9.5v3H4v6.5H1ZM5.5 5.5H15V15H5.5Z",
        "",
    ),
    "swap": (
        "M1 5.2 5 1.5v2.2h9.5v3H5v2.2ZM15 10.8l-4 3.7v-2.2H1.5v-3H11V7.1Z",
        "",
    ),
    "me": (
        "M8 1a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 8 1ZM1.8 15c0-4 2.6-6.5 6.2-6.5s6.2 2.5 6.2 6.5Z",
        "",
    ),
    "others": (
        "M5 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM.5 14c0-3.2 1.8-5 4.5-5s4.5 1.8 4.5 5ZM11.5 4.5"
        "a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM10.8 14c0-1.7-.4-3.1-1.1-4.2 2.9-1.3 5.8.5 5.8 4.2Z",
        "",
    ),
}
"""What is filled (even-odd), and what is drawn as lines."""
_LINE: Final = 2.1


def glyph(name: str) -> str:
    """A sign on a page; decoration, so whatever holds it says it in words too."""
    return f'<i class="g g-{name}"></i>'


def drawn(name: str, x: float, y: float, size: float, colour: str) -> str:
    """A sign in a drawing that holds `symbols`, `size` wide and high, its middle at (x, y)."""
    where = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size}
    return tag("use", href=f"#earth-{name}", **where, color=colour)


def symbols() -> str:
    """All signs, for a drawing to use."""
    return tag(
        "defs",
        *(
            tag("symbol", _paths(name, "currentColor"), id=f"earth-{name}", viewBox="0 0 16 16")
            for name in SHAPES
        ),
    )


def _paths(name: str, colour: str) -> str:
    filled, lines = SHAPES[name]
    out = path(filled, colour, fill_rule="evenodd") if filled else ""
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
