"""The pictures of Biomos by name: planets; cards and the cover, which are files beside this module."""

from __future__ import annotations

from typing import Final

from ....kit.html import Html, num, tag
from ....kit.svg import stored
from .. import art
from ..cards import CARD_BY_ID, PLANETS

_ON_PAGES: Final = {
    "emblem": "planet-discovery-0",
    "option-mode-discovery": "planet-discovery-0",
    "option-mode-advanced": "planet-forest-0",
}


def picture(name: str) -> str | None:
    """An SVG document: `B1` to `G10`, `planet-<board>-<seat>`, `hole`, `cover`; None for any other name.

    What the pages ask for is one of these: `emblem`, and `option-mode-<mode>` beside the modes.
    """
    name = _ON_PAGES.get(name, name)
    if name in CARD_BY_ID or name == "cover":
        return stored(__name__, name)
    if name == "hole":
        return _centred(art.hole(100), 108)
    kind, _, rest = name.partition("-")
    board, _, seat = rest.partition("-")
    if kind != "planet" or board not in PLANETS or seat not in ("0", "1", "2", "3"):
        return None
    return _centred(art.planet(f"{board}{seat}", board, 166), 190)


def _centred(drawing: Html, r: float) -> Html:
    box = f"{num(-r)} {num(-r)} {num(2 * r)} {num(2 * r)}"
    return tag(
        "svg", drawing, xmlns="http://www.w3.org/2000/svg", viewBox=box, width=num(2 * r), height=num(2 * r)
    )
