"""The players as text: constellations and stars, what a line is worth, the choice of a constellation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....core.contract import View
from ....core.text import Texts
from ....kit.html import Html
from ....kit.outline import items, opener, piece, table, zone
from ..actions import FIGURES, STARS
from ..board.realm import doing
from ..pictures.constellation import name

Player = Mapping[str, Any]


def players(view: View, seat: int | None, names: Sequence[str], say: Texts) -> Html:
    """A row for each player; the reader's own comes first."""
    heads = [say(f"head-{key}") for key in ("player", "figure", "placed", "hand", "cards", "out", "state")]
    order = sorted(view["players"], key=lambda player: player["seat"] != seat)
    rows = [_row(view, player, seat, names[player["seat"]], say) for player in order]
    return zone(say("players-title"), table(say("board-figures"), heads, rows))


def _row(view: View, player: Player, seat: int | None, called: str, say: Texts) -> list[str]:
    own, figure = player["seat"], player["figure"]
    who = f"{called}, {say('you')}" if own == seat else called
    if figure:
        sky = name(figure, say.lang)
        shown: str = opener(f"figure-{figure}", sky, sky)
    else:
        shown = say("board-no-figure")
    state = doing(view, player, say)[1]
    if own in view["to_move"] and view["phase"] != "over" and not state:
        state = say("to-move")
    counts = (player["hand"], player["on_cards"], player["out"])
    placed = say("board-placed", n=player["placed"], of=STARS)
    return [who, shown, placed, *map(str, counts), state or "–"]


def tiers(view: View, say: Texts) -> Html:
    """The three rewards of round 1."""
    if view["round"] != 1 or view["phase"] == "over":
        return Html()
    rows = []
    for tier in (1, 2, 3):
        stars = say("board-stars", n=int(view["options"][f"tier{tier}"]))
        rows.append(f"{stars}{say('board-colon')}{say(f'board-tier-{tier}')}")
    return zone(say("board-tiers"), items([*rows, say("board-turn", turn=view["turn"], turns=view["turns"])]))


def choice(view: View, names: Sequence[str], say: Texts) -> Html:
    """All constellations; those that are taken say by whom."""
    taken = {one["figure"]: names[one["seat"]] for one in view["players"] if one["figure"]}
    rows = []
    for figure in FIGURES:
        called = name(figure, say.lang)
        text = say("taken", figure=called, name=taken[figure]) if figure in taken else called
        rows.append(piece(f"figure:{figure}", text, f"figure-{figure}", called))
    return zone(say("board-figures"), items(rows))
