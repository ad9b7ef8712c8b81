"""The colours of the plate by night and by day, as docs/visual names them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Palette:
    """Ink and grounds. Gold is only for what can be done now, accent for the last move and for headings."""

    name: str
    dark: bool
    paper: str
    sheet: str
    ink: str
    ink_2: str
    faint: str
    accent: str
    gold: str
    gold_soft: str
    danger: str
    ok: str


NIGHT = Palette(
    "night", True, "#091221", "#15243c", "#e9eff2", "#aab9c8", "#7187a3", "#86c8ee", "#ffd572", "#43360f",
    "#ff9f8a", "#74d6a4",
)  # fmt: skip
DAY = Palette(
    "day", False, "#f9fbf7", "#dce4df", "#14262e", "#44565d", "#71827f", "#0a5a78", "#7a4f00", "#ffe7ae",
    "#9f2f1c", "#0b6444",
)  # fmt: skip


def mixed(one: str, other: str, part: float) -> str:
    """The colour that part (0 to 1) of the way from one to the other, `#rrggbb` all three.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


SEATS = (
    ("●", "#0072b2"),
    ("▲", "#c24a00"),
    ("■", "#009e73"),
    ("◆", "#f0e442"),
    ("⬟", "#cc79a7"),
    ("✚", "#56b4e9"),
)
"""Shape and colour of each seat: the shape is the marker, the colour only helps."""
