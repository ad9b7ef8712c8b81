"""The board of Earth as text.

| module | what it tells |
|---|---|
| `realm` | all that lies before a player, and the hand |
| `commons` | actions and cards to choose from, fauna, points, piles, Gaia |
"""

from __future__ import annotations

from collections.abc import Sequence

from ....core.contract import View
from ....core.text import Texts, texts
from ....kit.html import Html, joined
from .commons import choices, commons, gaia
from .realm import hand, realm


def words(lang: str) -> Texts:
    """The messages of the outline; where it has none of a name, those of the board."""
    return texts("ludosphere.games.earth.outline", lang, "ludosphere.games.earth.board")


def outline(view: View, seat: int | None, names: Sequence[str], lang: str, named: bool = False) -> Html:
    """The whole table as HTML, the seat's own board first; without a `seat` that of whoever is to move."""
    say = words(lang)
    main = seat if seat is not None else next(iter(view["to_move"]), 0)
    main, yours = min(main, len(view["players"]) - 1), seat is not None and not named
    mine = say("board-yours") if yours else say("board-of", name=names[main])
    others = [
        realm(view, player, say("board-of", name=names[number]), False, say)
        for number, player in enumerate(view["players"])
        if number != main
    ]
    return joined(
        (
            choices(view, main, say),
            realm(view, view["players"][main], mine, True, say),
            hand(view["players"][main], "" if yours else names[main], say),
            commons(view, main, names, say),
            *others,
            gaia(view["gaia"], say) if view["gaia"] else Html(),
        )
    )
