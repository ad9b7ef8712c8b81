"""Ready lists of legal actions, by what is free (`packing.spaces`).

Not compiled: compiled code would put a number of its own into each list, and no search would find it in the
cache.
"""

from __future__ import annotations

from typing import Final

from . import packing
from .packing import A_FREE, B_FREE, RECESSES

_ACTIONS = list(range(2048))
"""One object per action, shared by all lists: what is read in a playout then stays in the cache."""
SPOTS: Final[list[list[int]]] = [
    [spot for spot in range(16) if packing.is_placement(packing.action(packing.PLACE, 1, spot), 1, spaces)]
    for spaces in range(128)
]
"""By `spaces`: the spots that are free."""
_ONE_TERRAIN = [
    [[_ACTIONS[packing.action(packing.PLACE, terrain, spot)] for spot in spots] for spots in SPOTS]
    for terrain in range(6)
]
PLACEMENTS: Final[list[list[int]]] = [
    [one for terrain in range(1, 6) if terrains >> terrain - 1 & 1 for one in _ONE_TERRAIN[terrain][spaces]]
    for terrains in range(32)
    for spaces in range(128)
]
"""By set of terrains, then by `spaces`."""


def _lifts(key: int) -> list[int]:
    free = key & (15 | A_FREE | B_FREE)
    starts = [(token, free - 1) for token in range(key & 15)]  # what is lifted, and what is free then
    if key & RECESSES:
        sides = ((packing.RECESS_A, A_FREE), (packing.RECESS_B, B_FREE))
        starts += [(spot, free | bit) for spot, bit in sides if not key & bit]
    actions = [
        _ACTIONS[packing.action(packing.LIFT, start, end)]
        for start, rest in starts
        for end in SPOTS[rest]
        if end != start  # the place it came from: nothing would change
    ]
    return [*actions, packing.action(packing.LIFT, 0, packing.SKIP)] if actions else []


LIFTS: Final = [_lifts(key) for key in range(128)]
