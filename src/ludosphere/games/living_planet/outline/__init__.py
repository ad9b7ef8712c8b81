"""The board of Living Planet as text.

| module | what it tells |
|---|---|
| `turn` | turn and dice, what is to be chosen |
| `land` | the map, hex by hex |
| `stocks` | what the players have, market, buildings, what is left |
"""

from __future__ import annotations

from collections.abc import Sequence

from ....core.contract import View
from ....core.text import Texts, texts
from ....kit.html import Html, joined
from .land import land
from .stocks import buildings, left, market, players
from .turn import choices, dice, hand


def words(lang: str) -> Texts:
    """The messages of the outline; where it has none of a name, those of the board and of the game."""
    board = "ludosphere.games.living_planet.board"
    return texts("ludosphere.games.living_planet.outline", lang, board, "ludosphere.games.living_planet")


def outline(view: View, seat: int | None, names: Sequence[str], lang: str, named: bool = False) -> Html:
    """The whole table as HTML, as the seat plays at it; without one as whoever is to move."""
    say = words(lang)
    main = seat if seat is not None else next(iter(view["to_move"]), 0)
    main = min(main, len(view["players"]) - 1)
    own, named = seat is not None, named or seat is None
    return joined(
        (
            dice(view, main, names, named, say),
            choices(view, main, say) if own else Html(),
            hand(view, main, own, names[main] if named else "", say),
            land(view, main, say),
            players(view, main, not named, names, say),
            market(view, main, say),
            buildings(view, main, say),
            left(view, say),
        )
    )
