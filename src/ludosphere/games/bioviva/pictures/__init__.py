"""What is drawn as a game of Bioviva wants it; the pictures of the cards are files of their decks."""

from __future__ import annotations

import re
from typing import Final

_IDS: Final = re.compile(r"""(\sid\s*=\s*["']|href\s*=\s*["']#|url\(#)""")


def inlaid(drawing: str, place: str) -> str:
    """A scene for a document that holds others too: its ids, the same in every scene, begin with `place`."""
    return _IDS.sub(rf"\g<1>{place}", drawing)
