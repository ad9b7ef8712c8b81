"""The board of Bioviva as text.

| module | what it tells |
|---|---|
| `heaven` | round 1: the circle, what can be read, what is remembered |
| `grid` | round 2: the nine cards, the rain, the open card, cards that were read |
| `players` | constellations, and the choice of one |
"""

from __future__ import annotations

from collections.abc import Sequence

from ....core.contract import View
from ....core.text import Texts, texts
from ....kit.html import Html, joined
from .grid import asked, grid, readings
from .heaven import circle, memory, shown
from .players import choice, players, tiers


def words(lang: str) -> Texts:
    """The messages of the outline; where it has none of a name, those of the game."""
    return texts("ludosphere.games.bioviva.outline", lang, "ludosphere.games.bioviva")


def outline(view: View, seat: int | None, names: Sequence[str], lang: str, named: bool = False) -> Html:
    """The whole table as HTML, as the seat sees it; None: as somebody who watches."""
    say = words(lang)
    if view["phase"] == "figures":
        stage = choice(view, names, say)
    elif view["table"]:
        stage = circle(view, seat, names, say)
    else:
        stage = grid(view, seat, names, say) if view["grid"] else Html()
    return joined(
        (
            asked(view, seat, names, say),
            shown(view, names, say),
            stage,
            readings(view, seat, names, say),
            players(view, None if named else seat, names, say),
            tiers(view, say),
            memory(view, seat, say),
        )
    )
