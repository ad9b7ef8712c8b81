"""What people see of Earth: the panels of the table page, opened cards, the whole table as a picture.

| module | what it draws |
|---|---|
| `glyphs` | the small signs: soil, sprout, canopy, the colours of abilities |
| `lines` | abilities, scorings and goals as a line of signs |
| `tile`, `tableau`, `realm` | a card, a grid of cards, all that lies before a player |
| `hand`, `choices` | one's own cards; the four actions and cards to choose from |
| `commons`, `seats`, `gaia` | fauna and what is shared; the others at the table |
| `opened`, `overview` | one card in full; the whole table as one picture |

Whatever can be pointed at carries a `data-ref`, what only opens something `data-open` or `data-look`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.contract import View
from ....kit.html import Html, joined
from .choices import badge, choices
from .commons import commons
from .gaia import gaia_in_full
from .hand import hand
from .markup import words
from .opened import card, filed
from .overview import svg
from .realm import realm
from .seats import seats

__all__ = ["AREAS", "badge", "card", "filed", "panels", "svg"]

AREAS: Final = {"main": ("board", "elsewhere", "choices", "hand"), "side": ("commons",), "others": ("seats",)}
"""Which panels lie where on the page."""


def panels(
    view: View, seat: int | None, names: Sequence[str], lang: str, named: bool = False
) -> dict[str, Html]:
    """The panels of the table page by id. Without a `seat` the board of whoever is to move comes first."""
    say = words(lang)
    main = seat if seat is not None else next(iter(view["to_move"]), 0)
    main, yours = min(main, len(view["players"]) - 1), seat is not None and not named
    mine = say("board-yours") if yours else say("board-of", name=names[main])
    others = [
        realm(view, player, say("board-of", name=names[k]), names[k], False, say)
        for k, player in enumerate(view["players"])
        if k != main
    ]
    if view["gaia"]:
        others.append(gaia_in_full(view["gaia"], say))
    return {
        "board": realm(view, view["players"][main], mine, names[main], True, say),
        "elsewhere": joined(others),
        "choices": choices(view, main, say),
        "hand": hand(view["players"][main], "" if yours else names[main], say),
        "commons": commons(view, main, names, say),
        "seats": seats(view, main, names, yours, say),
    }
