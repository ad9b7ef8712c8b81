"""The pictures of Living Planet and Planet Arboria: files, and what is drawn from the facts of a table.

A building, a unit or a token is a file (`files`). Hexes are drawn, for a table turns them and house rules
change what is on them; so are dice, marks and cards. All but `picture` give an SVG fragment: one group around
(0, 0) without ids, so that any number of them may stand in one document. Lengths are units of a hex of
circumradius 100. Colours are custom properties of the page (`palette`).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ....kit.html import Html, num, tag
from ....kit.svg import stored
from ..facts import Hex, facts
from .cards import market_card, planet_card, power_sign
from .files import drawn, names
from .layout import R, bearing, dam_place, fire_place, spots, standing, strip
from .marks import CATACLYSMS, COLOURS, cataclysm, chip, die, mark, rim
from .palette import stylesheet
from .terrain import hexagon, strikes

__all__ = [
    "BUILDINGS",
    "CATACLYSMS",
    "COLOURS",
    "R",
    "bearing",
    "building",
    "cataclysm",
    "chip",
    "dam_place",
    "die",
    "drawn",
    "fire_place",
    "hexagon",
    "mark",
    "market_card",
    "picture",
    "planet_card",
    "power_sign",
    "rim",
    "spots",
    "standing",
    "strikes",
    "strip",
    "stylesheet",
]

BUILDINGS: Final = tuple(kind.id for kind in facts(4, True).types if kind.id in names())
"""The building types that have a file of their own."""
_OTHER_NAMES: Final = {
    "option-arboria-on": "AR05",
    "option-arboria-off": "LP21",
    "power-3": "power-3-red",
    "power-6": "power-6-red",
}


def building(type_id: str) -> Html:
    """A building, 38 by 38 around (0, 0)."""
    return drawn(type_id if type_id in BUILDINGS else "other")


@cache
def _hexes() -> dict[str, Hex]:
    return {h.id: h for box in (facts(4, False), facts(4, True)) for h in box.hexes}


def picture(name: str) -> str | None:
    """A picture as an SVG document; None if there is none of this name.

    Names: those of the files, the id of a hex, a cataclysm (`strike-fire`), the id of a Stock Market card;
    `option-arboria-on` and `-off`, `power-3` and `power-6`.
    """
    name = _OTHER_NAMES.get(name, name)
    if name in names():
        return stored(__name__, name)
    if name in _hexes():
        shown = _hexes()[name]
        return _document(hexagon(shown) + strikes(shown), 176, 204)
    kind, _, rest = name.partition("-")
    if kind == "strike" and rest in CATACLYSMS:
        return _document(cataclysm(rest), 38, 38, 3)
    card = next((card for card in facts(4, True).cards if card.id == name), None)
    return _document(market_card(card), 104, 80, 2) if card else None


def _document(drawing: Html, w: float, h: float, scale: float = 1) -> Html:
    return tag(
        "svg",
        drawing,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{num(-w / 2)} {num(-h / 2)} {num(w)} {num(h)}",
        width=num(w * scale),
        height=num(h * scale),
    )
