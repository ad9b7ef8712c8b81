"""What the pieces of Earth are."""

from __future__ import annotations

from ....core.contract import View
from ....core.text import Texts
from ....kit.about import sentences, told
from ..board.markup import card_of
from ..board.tile import about as card_words
from ..cards import CARD_BY_ID
from . import words
from .realm import lies

_CARDS = ("hand", "drawn", "card", "open", "team", "fauna")
"""Refs whose value is a card."""


def about(ref: str, view: View, seat: int | None, lang: str) -> str | None:
    """One or two sentences on a piece, and how it is with it now; None for what isn't there."""
    say = words(lang)
    kind, _, value = ref.partition(":")
    players = view["players"]
    main = seat if seat is not None and seat < len(players) else next(iter(view["to_move"]), 0)
    player = players[min(main, len(players) - 1)]
    if kind in _CARDS and value in CARD_BY_ID:
        return _card(value, say)
    if kind in ("island", "climate"):
        return _card(player[kind], say) if player[kind] else None
    if kind == "space":
        one = next((one for one in player["tableau"] if one["at"] == value), None)
        return sentences(_card(one["card"], say), lies(one, player, say)) if one else say("tell-space")
    if kind == "action" and f"action-{value}-gives" in say:
        others = say("others-get", what=say(f"action-{value}-others")) if len(players) > 1 else None
        return sentences(say(f"action-{value}-gives"), others, say(f"tell-action-{value}"))
    if kind == "look":
        return sentences(say("tell-look-gaia" if value == "gaia" else "tell-look"))
    return told(ref, say)


def _card(identity: str, say: Texts) -> str | None:
    """What cards of this kind are for, then what this one does."""
    return sentences(say(f"tell-kind-{card_of(identity).kind}"), card_words(identity, say.lang))
