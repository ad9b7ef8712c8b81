"""The drawings of the hexes as pictures of their own, which a page fetches once, for they are large.

A name says which hex, how it is printed (the Landing Zone has two faces, house rules may change any hex), how
it is turned and whether it burns: `AR06-1f09c2-3`, `AR06-1f09c2-3-fire`.
"""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from typing import Final

from ....kit.html import tag
from .. import pictures as art
from ..facts import Hex, facts

_NAME: Final = re.compile(r"([\w.-]+-[0-9a-f]{6})-([0-5])(-fire)?")
_KEPT: Final = 4000


@lru_cache(maxsize=_KEPT)
def printed(hexagon: Hex) -> str:
    """The name of a hex as it is printed; from then on `picture` knows it."""
    name = f"{hexagon.id}-{hashlib.sha256(repr(hexagon).encode()).hexdigest()[:6]}"
    known = _known()
    if len(known) < _KEPT:
        known.setdefault(name, hexagon)
    return name


@lru_cache(maxsize=1)
def _known() -> dict[str, Hex]:
    return {}


@lru_cache(maxsize=1)
def _shipped() -> bool:
    """Makes the hexes of every box known, also to a server that has just begun."""
    for players in (2, 3, 4):
        for arboria in (False, True):
            for hexagon in facts(players, arboria).hexes:
                printed(hexagon)
    return True


def picture(name: str) -> str | None:
    """The ground of a hex, and its cataclysms that lie above all that stands on it; None for no such hex."""
    found = _NAME.fullmatch(name)
    if not found or not _shipped() or found[1] not in _known():
        return None
    hexagon = _known()[found[1]]
    return tag(
        "svg",
        tag("g", art.hexagon(hexagon, int(found[2]), bool(found[3])), id="ground"),
        tag("g", art.strikes(hexagon), id="strikes"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox="-88 -102 176 204",
        width="176",
        height="204",
    )
