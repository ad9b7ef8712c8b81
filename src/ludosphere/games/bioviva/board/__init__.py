"""What people see of Bioviva: the panels of the table page, opened things, the table as a picture.

| module | what it draws |
|---|---|
| `circle` | round 1: the cards, the lines, the top, who looks where |
| `backs` | a back in full, the reveal card by card |
| `grid` | round 2: nine cards, the stars where they fell, the rain |
| `saying`, `readings` | the open card and its words; cards that have been read |
| `realm` | constellations, the others, what a line is worth |
| `memory` | backs seen, notes |
| `memo` | what the characteristics cover; the cards of a deck to look through |
| `glyphs` | the signs of the characteristics |
| `opened`, `poster` | a constellation in full; the whole table as one picture |

Whatever can be pointed at carries a `data-ref`, what only opens something `data-open` or `data-look`. A
picture of a card is the value `picture:12` of an attribute: the web puts an address of the table's own there,
so that nothing on the page tells which card it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.contract import View
from ....kit.html import Html, icon, joined
from ..decks import deck, decks
from ..pictures.constellation import figures
from ..pictures.prints import picture
from ..say import words
from .backs import shown
from .circle import circle
from .grid import grid
from .memo import DECK, gallery, memo
from .memory import memory
from .opened import OPENED, figure
from .poster import poster
from .readings import readings
from .realm import choice, realm, seats, tiers
from .saying import card as asked
from .saying import entry

__all__ = ["AREAS", "OPENED", "badge", "card", "cards", "filed", "panels", "picture", "poster"]

AREAS: Final = {
    "main": ("board", "card", "reading"),
    "side": ("shown", "realm", "elsewhere", "tiers", "covers", "memory"),
    "others": ("seats",),
}
"""Which panels lie where on the page."""


def panels(
    view: View, seat: int | None, names: Sequence[str], lang: str, named: bool = False
) -> dict[str, Html]:
    """The panels of the table page by id. Without a `seat` whoever is to move comes first."""
    say = words(lang)
    main = seat if seat is not None else next(iter(view["to_move"]), 0)
    own = seat is not None
    title = say("board-yours") if own and not named else say("board-of", name=names[main])
    others = [
        realm(view, player, say("board-of", name=names[k]), names[k], False, say)
        for k, player in enumerate(view["players"])
        if k != main
    ]
    if view["phase"] == "figures":
        board = choice(view, names, say)
    elif view["table"]:
        board = circle(view, seat, names, say)
    else:
        board = grid(view, seat, names, say) if view["grid"] else Html()
    return {
        "board": board,
        "card": asked(view, names, say) + entry(view, seat, say),
        "reading": readings(view, seat, names, say),
        "shown": shown(view, names, say),
        "realm": realm(view, view["players"][main], title, names[main], True, say),
        "elsewhere": joined(others),
        "tiers": tiers(view, say),
        "covers": memo(view, say),
        "memory": memory(view, own, say),
        "seats": seats(view, main, names, say),
    }


_ICONS: Final = {
    "do:look": "eye",
    "do:done": "confirm",
    "do:keep": "close",
    "do:on": "arrow",
    "do:spin": "replay",
    "do:rest": "confirm",
    "vote:yes": "confirm",
    "vote:no": "close",
}


def badge(ref: str) -> Html:
    """A small sign for a button that stands for the ref; "" for none."""
    return icon(_ICONS[ref]) if ref in _ICONS else Html()


def cards() -> list[str]:
    """The ids of all that can be opened: the decks and the constellations."""
    return [*(f"{DECK}{name}" for name in decks()), *OPENED]


def filed(identity: str, lang: str) -> tuple[str, str]:
    """The name of a deck or constellation, and which of the two it is."""
    if identity.startswith(DECK):
        return deck(identity.removeprefix(DECK)).names[lang], words(lang)("option-deck")
    return figures()[identity.removeprefix("figure-")].names[lang], words(lang)("sort-figure")


def card(identity: str, lang: str) -> Html:
    """An opened constellation or deck as HTML. KeyError if there is none of that id."""
    return gallery(identity, lang) if identity.startswith(DECK) else figure(identity, lang)
