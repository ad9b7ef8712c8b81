"""What is drawn as a game of Bioviva wants it; the pictures of the cards are files of their decks."""

from __future__ import annotations

import re
from typing import Final

from ....kit.html import Html, num

_IDS: Final = re.compile(r"""(\sid\s*=\s*["']|href\s*=\s*["']#|url\(#)""")
_SIZE: Final = re.compile(r' width="[^"]*" height="[^"]*"')


def inlaid(drawing: str, place: str) -> str:
    """A scene for a document that holds others too: its ids, the same in every scene, begin with `place`."""
    return _IDS.sub(rf"\g<1>{place}", drawing)


def filling(drawing: str, place: str, x: float, y: float, w: float, h: float) -> Html:
    """The same, as large as to fill a box of that document."""
    box = f' x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
    head, rest = inlaid(drawing, place).split(">", 1)
    return Html(f'{_SIZE.sub("", head)}{box} preserveAspectRatio="xMidYMid slice">{rest}')
