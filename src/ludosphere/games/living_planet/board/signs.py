"""The pieces of the game, drawn once per page: everything else refers to them by their ids `lp-...`."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ....kit.html import Html, tag
from .. import pictures as art

if TYPE_CHECKING:
    from ..facts import Facts

RESOURCES = ("iron", "oil", "electricity", "mycelium", "vibrium", "wood")
UNITS = ("scientist", "wounded", "motor")
CATEGORIES = {
    "production": "iron_mine",
    "protection": "seismic_damper",
    "finance": "brokerage",
    "spaceport": "spaceport",
}
"""A building of each category, for its plate."""


def building_of(type_id: str) -> str:
    """The name of a building's piece; there is one for all that nobody has drawn."""
    return f"b-{type_id}" if type_id in art.BUILDINGS else "b-other"


def category_of(type_id: str, given: str) -> str:
    """The category whose plate a building stands on."""
    return given if type_id in art.BUILDINGS else "production"


@lru_cache(maxsize=1)
def drawings() -> dict[str, Html]:
    """Every piece by its name."""
    found = {f"r-{one}": art.drawn(one) for one in RESOURCES}
    found |= {f"c-{one}": art.cataclysm(one) for one in art.CATACLYSMS}
    found |= {f"b-{one}": art.building(one) for one in art.BUILDINGS}
    found["b-other"] = art.building("")
    for colour in (*art.COLOURS, "any"):
        found |= {f"d-{colour}-{value}": art.die(colour, value) for value in range(1, 7)}
    for seat in range(4):
        found |= {f"u-{seat}-{kind}": art.drawn(f"{kind}-{art.COLOURS[seat]}") for kind in UNITS}
        found |= {f"rim-{name}-{seat}": art.rim(one, seat) for name, one in CATEGORIES.items()}
        found |= {f"chip-{seat}": art.chip(seat), f"mark-{seat}": art.mark(seat)}
    found |= {f"dam-{one}": art.drawn(f"dam-{one}") for one in ("iron", "vibrium", "alloy")}
    found |= {f"power-{one}": art.power_sign(one) for one in range(1, 7)}
    found |= {
        "fire": art.drawn("fire"),
        "platform": art.drawn("platform"),
        "coin": art.drawn("coin"),
        "fate": art.drawn("fate"),
        "leader": art.drawn("leader"),
        "o2": art.drawn("oxygen"),
        "back": art.drawn("back"),
        "nobody": Html('<circle r="6" fill="none" stroke="var(--line-2,#71827f)" stroke-width="2"/>'),
        "alarm": Html(
            '<circle r="9" fill="#b3261e" stroke="#fff" stroke-width="1.6"/>'
            '<path d="M-1.7 -5.6h3.4l-.6 6.4h-2.2ZM-1.7 2.6h3.4v3h-3.4Z" fill="#fff"/>'
        ),
    }
    return found


@lru_cache(maxsize=1)
def pieces() -> Html:
    """All pieces as definitions, for a page."""
    return tag("svg", defs(tuple(drawings())), class_="lp-pieces", width="0", height="0", aria_hidden="true")


def defs(names: tuple[str, ...]) -> Html:
    """Definitions of some pieces."""
    drawn = drawings()
    return tag("defs", *(tag("g", drawn[name], id=f"lp-{name}") for name in names))


def die_of(type_id: str, value: int, box: Facts) -> str:
    """The die on a tile: of the tile's colour if all of its type and value have one."""
    colours = {tile.colour for tile in box.tiles if tile.type == type_id and tile.value == value}
    colour = colours.pop() if len(colours) == 1 else -1
    return f"d-{art.COLOURS[colour] if colour >= 0 else 'any'}-{value}"
