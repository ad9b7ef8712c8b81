"""The guide to Biomos: its text in two languages, its pictures, and which section answers which question."""

from __future__ import annotations

from importlib import resources
from typing import Final

from ....kit.guide import sections
from ..actions import EVENTS
from .pictures import guide_picture, guide_pictures

__all__ = ["SECTIONS", "guide_picture", "guide_pictures"]

_TEXT = resources.files(__package__).joinpath("en.md").read_text(encoding="utf-8")
_EVENTS = {event.name: event.name if f"{{#{event.name}}}" in _TEXT else "events" for event in EVENTS}

_ANSWERS: Final = {
    "biomes": "card ref:deck why:why-card-gone",
    "giants": "card:G option:giant_biomes",
    "score-biomes": "score:biomes",
    "score-moon": "score:moon",
    "score-planet": "score:forest score:planet",
    "black-hole": "score:hole ref:hole ref:look:hole why:why-hole-takes-dearest",
    "modes": "option:mode",
    "set-up": "option:seats",
    "ties": "option:tie_break",
    "choose": "ref:centre why:why-one-token why:why-not-in-centre why:why-centre-first",
    "slide": "ref:gap ref:token why:why-track-full why:why-no-such-gap why:why-no-lifting",
    "recesses": "ref:recess why:why-no-recess why:why-recess-taken",
    "moon": "ref:moon why:why-moon-no-event why:why-moon-taken",
    "planets": "ref:planet why:why-planet-",
    "claim": "ref:card why:why-one-claim why:why-claim-",
    "planet": "ref:look",
    "centre": "ref:pouch",
    "turn": "ref:skip why:why- why:why-not-your-turn",
    "end": "why:why-over",
    "patterns": "why:why-pattern",
    "events": "why:why-no-events why:why-event- why:why-pouch-empty why:why-not-in-pouch",
    "neighbours": "why:why-moon-alone",
    "place": "why:why-must-place",
    "lift": "why:why-moon-stays why:why-lift- why:why-nothing-there",
}
"""By section: the questions it answers, or how they begin."""

SECTIONS: Final = sections(_ANSWERS) | {
    f"{kind}{name}": section for name, section in _EVENTS.items() for kind in ("ref:", "why:why-")
}
"""By question, or how questions begin: the anchor of the section that answers it."""
