"""What the pieces of Biomos are."""

from __future__ import annotations

from typing import Any

from ....core.contract import View
from ....core.text import Texts
from ....kit.about import sentences, told
from ..cards import CARD_BY_ID
from ..markup import card_of, pattern_in_words, words


def about(ref: str, view: View, seat: int | None, lang: str) -> str | None:
    """One or two sentences on a piece, and how it is with it now; None for what isn't there."""
    say = words(lang)
    kind, _, value = ref.partition(":")
    planets = view["planets"]
    planet = planets[seat if seat is not None and seat < len(planets) else next(iter(view["to_move"]), 0)]
    if kind in ("card", "open") and value in CARD_BY_ID:
        return _card(value, planet, say)
    if kind == "centre" and value in view["pouch"]:
        key = "tell-centre-solo" if view["solo"] else "tell-centre"
        now = say("now-centre", here=view["centre"].count(value), left=view["pouch"][value])
        return sentences(say(key), now)
    if kind == "moon":
        moon = planet["moon"]
        like = planet["track"].count(moon) + sum(planet[r] == moon for r in "ab")
        return sentences(say("tell-moon"), say("now-moon", points=3 * like) if moon else None)
    if kind == "planet" and f"board-bonus-{value}" in say:
        return sentences(say("tell-planet"), say(f"board-bonus-{value}"))
    if kind == "look":
        return _looked(value, view, say)
    if ref == "pouch":
        counts = ", ".join(say(f"some-{name}", n=n) for name, n in view["pouch"].items())
        return sentences(say("tell-pouch"), counts)
    return told(ref, say)


def _card(identity: str, planet: dict[str, Any], say: Texts) -> str | None:
    card = card_of(identity)
    pattern = pattern_in_words(card, say)
    key = "tell-giant" if card.giant else "tell-card"
    now = say("board-stands") if identity in planet["standing"] else None
    return sentences(say(key, pattern=pattern, points=card.points), now)


def _looked(value: str, view: View, say: Texts) -> str | None:
    """Another planet, or the Black Hole."""
    if value == "hole" and view["hole"]:
        return sentences(say("board-hole-rule", points=view["hole"]["card"]))
    planet = next((one for one in view["planets"] if str(one["seat"]) == value), None)
    if planet is None:
        return None
    filled = say("filled", tokens=planet["tokens"], spaces=planet["spaces"])
    return sentences(say("tell-look"), filled, say("hole-points", points=planet["score"]))
