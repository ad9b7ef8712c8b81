"""The scenes of the sixty-eight cards: original drawings, one function each, made by rule.

A scene shows what the commentary of its card speaks about, so that words can be guessed from it, and nothing
in it tells the title.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from . import scenes_01_17, scenes_18_34, scenes_35_51, scenes_52_68
from .brush import HEIGHT, WIDTH, Canvas

__all__ = ["HEIGHT", "SCENES", "WIDTH", "inlaid", "scene"]

_IDS: Final = re.compile(r"""(\sid\s*=\s*["']|href\s*=\s*["']#|url\(#)""")


SCENES: Final[Mapping[int, Callable[[Canvas], None]]] = {
    **scenes_01_17.SCENES,
    **scenes_18_34.SCENES,
    **scenes_35_51.SCENES,
    **scenes_52_68.SCENES,
}
"""What paints each card, by its number."""


@lru_cache(maxsize=128)  # all cards
def scene(no: int) -> str:
    """The scene of card `no` as an SVG document of 480 by 320; KeyError for a card that has none."""
    canvas = Canvas(no)
    SCENES[no](canvas)
    return canvas.document()


def inlaid(drawing: str, place: str) -> str:
    """A scene for a document that holds others too: its ids, the same in every scene, begin with `place`."""
    return _IDS.sub(rf"\g<1>{place}", drawing)
