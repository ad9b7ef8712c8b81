"""The pictures of Living Planet and Planet Arboria, drawn by rule: hexes, buildings, units, signs, cards.

Every function but `cover`, `emblem` and `picture` gives an SVG fragment: one group around (0, 0) without ids,
so that any number of them may stand in one document. Lengths are units of a hex of circumradius 100. Colours
are custom properties of the page (`palette`).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ....core.svg import num, tag
from ..facts import Hex, facts
from .buildings import BUILDINGS, building, placed, rim
from .cards import market_card, planet_card, planet_card_back, power_sign
from .cover import cover, emblem
from .layout import R, bearing, dam_place, fire_place, pocket, spots, standing, strip
from .marks import COLOURS, chip, coin, die, fate_token, leader_mark, mark, oxygen, oxygen_token
from .palette import stylesheet
from .terrain import back_of_hex, hexagon, pad, strike_sign, strikes
from .things import CATACLYSMS, RESOURCES, cataclysm, dam, fire, platform, resource, unit

__all__ = [
    "BUILDINGS",
    "COLOURS",
    "R",
    "back_of_hex",
    "bearing",
    "building",
    "cataclysm",
    "chip",
    "coin",
    "cover",
    "dam",
    "dam_place",
    "die",
    "emblem",
    "fate_token",
    "fire",
    "fire_place",
    "hexagon",
    "leader_mark",
    "mark",
    "market_card",
    "oxygen",
    "oxygen_token",
    "pad",
    "picture",
    "placed",
    "planet_card",
    "planet_card_back",
    "platform",
    "pocket",
    "power_sign",
    "resource",
    "rim",
    "spots",
    "standing",
    "strike_sign",
    "strikes",
    "strip",
    "stylesheet",
    "unit",
]

_ON_PAGES: Final = {"option-arboria-on": "AR05", "option-arboria-off": "LP21"}


@cache
def _hexes() -> dict[str, Hex]:
    return {h.id: h for box in (facts(4, False), facts(4, True)) for h in box.hexes}


def picture(name: str) -> str | None:
    """A picture as an SVG document; None if there is none of this name.

    Names: `cover`, `emblem`, the id of a hex, `back`, the id of a building type, a resource, a cataclysm
    (`strike-fire`), `power-1` to `power-6`, the id of a Stock Market card; `option-arboria-on` and `-off`.
    """
    name = _ON_PAGES.get(name, name)
    if name in ("cover", "emblem"):
        return cover() if name == "cover" else emblem()
    if name in _hexes():
        drawn = _hexes()[name]
        return _document(hexagon(drawn) + strikes(drawn), 176, 204)
    if name == "back":
        return _document(back_of_hex(), 176, 204)
    if name in BUILDINGS:
        return _document(building(name), 46, 46, 3)
    if name in RESOURCES:
        return _document(resource(name), 26, 26, 3)
    kind, _, rest = name.partition("-")
    if kind == "strike" and rest in CATACLYSMS:
        return _document(cataclysm(rest), 38, 38, 3)
    if kind == "power" and rest in ("1", "2", "3", "4", "5", "6"):
        return _document(power_sign(int(rest)), 66, 66, 2)
    card = next((card for card in facts(4, True).cards if card.id == name), None)
    return _document(market_card(card), 104, 80, 2) if card else None


def _document(drawing: str, w: float, h: float, scale: float = 1) -> str:
    return tag(
        "svg",
        drawing,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{num(-w / 2)} {num(-h / 2)} {num(w)} {num(h)}",
        width=num(w * scale),
        height=num(h * scale),
    )
