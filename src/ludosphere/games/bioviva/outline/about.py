"""What the pieces of Bioviva are."""

from __future__ import annotations

from ....core.contract import View
from ....kit.about import sentences, told
from ..actions import FIGURES, STARS
from ..pictures.constellation import name
from . import words
from .grid import cell_text
from .heaven import slot_text


def about(ref: str, view: View, seat: int | None, lang: str) -> str | None:
    """One or two sentences on a piece, and how it is with it now; None for what isn't there."""
    say = words(lang)
    kind, _, value = ref.partition(":")
    if kind == "slot":
        one = next((one for one in view["table"] if one and one["slot"] == value), None)
        return None if one is None else sentences(say("tell-slot"), slot_text(view, one, say))
    if kind == "cell":
        cell = next((one for one in view["grid"] if str(one["cell"]) == value), None)
        return None if cell is None else sentences(say("tell-cell"), cell_text(view, cell, say))
    if kind in ("figure", "open"):
        figure = value.removeprefix("figure-")
        return sentences(name(figure, lang), say("tell-figure")) if figure in FIGURES else None
    if kind == "look":
        player = next((one for one in view["players"] if str(one["seat"]) == value), None)
        if player is None:
            return None
        return sentences(say("tell-look"), say("board-placed", n=player["placed"], of=STARS))
    return told(ref, say)
