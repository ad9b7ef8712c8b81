"""The guide to Biomos: its text in two languages, its pictures, and which section answers which question."""

from __future__ import annotations

from importlib import resources
from typing import Final

from ..actions import EVENTS
from .pictures import guide_picture, guide_pictures

__all__ = ["SECTIONS", "guide_picture", "guide_pictures"]

_TEXT = resources.files(__package__).joinpath("en.md").read_text(encoding="utf-8")
_EVENTS = {event.name: event.name if f"{{#{event.name}}}" in _TEXT else "events" for event in EVENTS}

SECTIONS: Final[dict[str, str]] = {
    "card": "biomes",
    "card:G": "giants",
    "score:biomes": "score-biomes",
    "score:moon": "score-moon",
    "score:forest": "score-planet",
    "score:planet": "score-planet",
    "score:hole": "black-hole",
    "option:mode": "modes",
    "option:seats": "set-up",
    "option:giant_biomes": "giants",
    "option:tie_break": "ties",
    "ref:centre": "choose",
    "ref:gap": "slide",
    "ref:token": "slide",
    "ref:recess": "recesses",
    "ref:moon": "moon",
    "ref:planet": "planets",
    "ref:card": "claim",
    "ref:hole": "black-hole",
    "ref:look": "planet",
    "ref:look:hole": "black-hole",
    "ref:pouch": "centre",
    "ref:deck": "biomes",
    "ref:skip": "turn",
    "why:why-": "turn",
    "why:why-over": "end",
    "why:why-not-your-turn": "turn",
    "why:why-card-gone": "biomes",
    "why:why-hole-takes-dearest": "black-hole",
    "why:why-pattern": "patterns",
    "why:why-one-claim": "claim",
    "why:why-claim-": "claim",
    "why:why-no-events": "events",
    "why:why-moon-no-event": "moon",
    "why:why-event-": "events",
    "why:why-pouch-empty": "events",
    "why:why-not-in-pouch": "events",
    "why:why-moon-alone": "neighbours",
    "why:why-must-place": "place",
    "why:why-planet-": "planets",
    "why:why-one-token": "choose",
    "why:why-not-in-centre": "choose",
    "why:why-centre-first": "choose",
    "why:why-moon-taken": "moon",
    "why:why-moon-stays": "lift",
    "why:why-no-recess": "recesses",
    "why:why-recess-taken": "recesses",
    "why:why-track-full": "slide",
    "why:why-no-such-gap": "slide",
    "why:why-no-lifting": "slide",
    "why:why-lift-": "lift",
    "why:why-nothing-there": "lift",
    **{f"ref:{name}": section for name, section in _EVENTS.items()},
    **{f"why:why-{name}": section for name, section in _EVENTS.items()},
}
"""By question, or how questions begin: the anchor of the section that answers it."""
