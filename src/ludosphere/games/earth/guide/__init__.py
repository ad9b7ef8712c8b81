"""The guide to Earth: its text in two languages, its pictures, and which section answers which question."""

from __future__ import annotations

from typing import Final

from ....kit.guide import sections
from ..cards import CARDS
from .pictures import guide_picture, guide_pictures

__all__ = ["SECTIONS", "guide_picture", "guide_pictures"]

_KINDS: Final = {
    "flora": "card",
    "terrain": "score-terrains",
    "event": "events",
    "island": "player-board",
    "climate": "player-board",
    "ecosystem": "score-ecosystems",
    "fauna": "fauna",
}
"""By kind of card: the section that says what such a card is for."""

_ANSWERS: Final = {
    "score-cards": "score:base",
    "score-events": "score:events",
    "score-compost": "score:compost",
    "score-sprouts": "score:sprouts",
    "score-growth": "score:growth",
    "score-terrains": "score:terrain",
    "score-ecosystems": "score:ecosystems",
    "score-fauna": "score:fauna",
    "score-bonus": "score:bonus",
    "modes": "option:mode option:seats",
    "set-up": "option:setup ref:card why:faces-chosen why:face-chosen why:not-dealt",
    "planting": (
        "option:planting ref:action:green ref:hand why:not-in-hand why:planting-over why:only-planting "
        "why:card-first"
    ),
    "difficulty": "option:difficulty",
    "order": "option:order why:wait why:forbidden-",
    "teams": "option:teams ref:team ref:leave why:no-teams why:team-empty",
    "abundance": "option:abundance why:no-abundance",
    "months": "option:month",
    "turn": "ref:action why:unknown why:active-chooses why:first why:action-chosen",
    "composting": "ref:action:red why:no-compost",
    "watering": "ref:action:blue why:takes-no-sprouts why:sprouts-full",
    "growing": "ref:action:yellow",
    "amounts": "ref:option ref:take ref:done why:not-optional why:offered why:other-side",
    "where": "ref:space why:full why:taken why:apart why:rows why:columns why:first-place why:no-card",
    "keeping": "ref:drawn why:not-drawn",
    "player-board": "ref:island ref:climate",
    "activation": (
        "ref:use why:used why:colour why:passed why:island-first why:board-over why:tableau-over why:useless"
    ),
    "converting": "ref:convert why:three",
    "fauna": "ref:fauna why:fauna",
    "seeds": "ref:seed ref:make-seed why:no-seeds why:no-make",
    "germinating": "ref:criterion",
    "stored": "ref:seat",
    "end": "why:over why:last",
    "events": "why:no-window",
    "first-hand": "why:after-setup",
    "price": "why:pay-soil why:dear",
    "gyres": "why:gaia-row",
    "evening": "why:evening",
    "abilities": "why:missing why:not-there why:no-sprout-there why:no-growth-there why:own-choice",
    "replacing": "why:only-replace",
    "canopy": "why:takes-no-growth why:growth-full",
    "copying": "why:copy-",
}
"""By section: the questions it answers, or how they begin; `why:used` is the refusal `why-used`."""

SECTIONS: Final[dict[str, str]] = {
    "card": "card",
    **{f"card:{card.id}": _KINDS[card.kind] for card in CARDS if card.id},
    **{question.replace("why:", "why:why-"): section for question, section in sections(_ANSWERS).items()},
}
"""By question, or how questions begin: the anchor of the section that answers it."""
