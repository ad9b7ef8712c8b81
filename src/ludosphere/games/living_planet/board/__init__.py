"""What people see of Living Planet: the panels of the table page, opened things, the table as a picture.

| module | what it draws |
|---|---|
| `signs`, `grounds` | pieces drawn once per page; the hexes, fetched one by one |
| `chart` | the map, what can be pointed at on it, what is about to strike |
| `forecast`, `dice` | what the dice will produce and strike; their panel |
| `market`, `buildings`, `supply` | prices, building types, what is left |
| `choices` | actions, drawn hexes, market cards, dice to change |
| `realm` | stocks, Planet cards, the others |
| `opened`, `poster` | one thing in full; the whole table as one picture |

Whatever can be pointed at carries a `data-ref`, what only opens something `data-open` or `data-look`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.contract import View
from ....kit.html import Html, icon, joined
from .buildings import buildings
from .chart import chart, in_words
from .choices import choices
from .dice import dice
from .market import market
from .markup import sign, words
from .opened import OPENED, card, filed, in_box
from .realm import hand, realm, seats
from .signs import pieces
from .supply import supply

__all__ = ["AREAS", "OPENED", "badge", "card", "filed", "in_box", "panels"]

AREAS: Final = {
    "main": ("pieces", "dice", "board", "realm", "elsewhere", "choices", "hand"),
    "side": ("market", "buildings", "supply", "mapwords"),
    "others": ("seats",),
}
"""Which panels lie where on the page."""


def panels(
    view: View, seat: int | None, names: Sequence[str], lang: str, named: bool = False
) -> dict[str, Html]:
    """The panels of the table page by id. Without a `seat` the stock of whoever is to move comes first."""
    say = words(lang)
    main = seat if seat is not None else next(iter(view["to_move"]), 0)
    main = min(main, len(view["players"]) - 1)
    own, named = seat is not None, named or seat is None
    title = say("board-of", name=names[main]) if named else say("board-yours")
    others = [
        realm(view, player, say("board-of", name=names[k]), names[k], False, say)
        for k, player in enumerate(view["players"])
        if k != main
    ]
    return {
        "pieces": pieces(),
        "dice": dice(view, main, names, named, say),
        "board": chart(view, main, say),
        "realm": realm(view, view["players"][main], title, names[main], True, say),
        "elsewhere": joined(others),
        "choices": choices(view, main, say) if own else Html(),
        "hand": hand(view, main, own, names[main] if named else "", say),
        "market": market(view, main, say),
        "buildings": buildings(view, main, say),
        "supply": supply(view, say),
        "mapwords": in_words(view, main, say),
        "seats": seats(view, main, names, say),
    }


_ICONS: Final = {
    "done": "confirm",
    "convert": "mycelium",
    "nobody": "person",
    "platform": "dam",
    "bare": "plus",
    "lose:chip": "chip",
    "lose:unit": "scientist",
    "staff:chip": "chip",
    "staff:bare": "scientist",
    "first:culture": "mycelium",
    "first:wood": "wood",
}
_PAID: Final = ("pay", "douse", "resource", "dam")


def badge(ref: str) -> Html:
    """A small sign for a button that stands for the ref; "" for none."""
    kind, _, value = ref.partition(":")
    if kind in _PAID and value in ("iron", "oil", "electricity", "mycelium", "vibrium", "wood"):
        return sign(f"r-{value}", 12)
    return icon(_ICONS[ref]) if ref in _ICONS else Html()
