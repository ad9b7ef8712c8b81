"""A basket on a page: several actions put together piece by piece, shown, and played with one OK."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..core.contract import Position, Refusal
from ..kit.presenter import Basket, presenter
from ..play.errors import Refused

MOST: Final = 300
"""So many picks are read: by coming and going somebody may make more than a basket holds."""


def basket_of(position: Position, seat: int, picks: Sequence[str], lang: str) -> Basket | None:
    """The basket the seat fills now, with these picks; None if there is none. Raises Refused."""
    found = presenter(position.game().name).basket(position, seat, picks, lang)
    if isinstance(found, Refusal):
        text = position.faces().worded(position, found, lang)
        raise Refused("rule", text, reason=text, why=found.key)
    return found


def shown(basket: Basket, picks: Sequence[str] = ()) -> dict[str, Any]:
    """A basket for a page's script: what can be picked, what the OK says, what is in it in words."""
    things = [vars(one) for one in basket.picks]
    return {"picks": list(picks), "things": things, "ok": basket.ok, "said": basket.said}
