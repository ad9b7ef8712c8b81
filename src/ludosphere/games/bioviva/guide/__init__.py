"""The guide to Bioviva: its text in two languages, its pictures, and which section answers which question."""

from __future__ import annotations

from typing import Final

from ....kit.guide import sections
from .pictures import guide_picture, guide_pictures

__all__ = ["SECTIONS", "guide_picture", "guide_pictures"]

_ANSWERS: Final = {
    "constellations": (
        "card option:figures ref:figure ref:look ref:placed ref:hand ref:cards ref:out "
        "why:why-first-figures why:why-figure"
    ),
    "rewards": "score:round1 option:tier ref:tier",
    "reading": "score:round2",
    "set-up": "option:seats",
    "cards": "option:deck ref:pile",
    "settings-words": (
        "option:lang option:adverbs option:ideas option:repeats option:words option:cards why:word-adverb"
    ),
    "characteristics": "option:profile",
    "settings-looks": "option:top option:peeks option:backs option:aid",
    "families": "option:family why:word-said",
    "rain": (
        "option:straddle ref:do:spin why:why-no-star-to-drop why:why-spin-later why:why-spun "
        "why:why-first-drop"
    ),
    "aiming": "option:aim ref:aim why:why-aim why:why-no-aim why:why-first-aim",
    "appeals": (
        "option:appeals ref:do:rest ref:guess ref:text ref:vote why:why-no-appeal-left "
        "why:why-own-appeal why:why-voted why:why-first-appeal why:why-first-vote why:why-no-reading "
        "why:why-guess-first why:why-text- why:why-not-your-word why:why-given-up why:why-scored "
        "why:why-appealed why:why-dead-guess why:why-no-vote"
    ),
    "settings-order": "option:first option:youngest",
    "ties": "option:tie",
    "settings-children": "option:children",
    "circle": "ref:slot",
    "pivot": "ref:line why:why-line-current",
    "look": "ref:do:look why:why-card-first",
    "spins": (
        "ref:do:done why:why-looked why:why-no-looks why:why-only-looks why:why-no-spin why:why-first-spin"
    ),
    "reveal": (
        "ref:do:keep ref:do:on why:why-first-decide why:why-first-reveal why:why-first-result "
        "why:why-not-in-line why:why-end-first why:why-turned why:why-reveal-goes-on "
        "why:why-nothing-revealed"
    ),
    "guessing": (
        "ref:do:pass why:why-no-star-here why:why-all-said why:why-speaks-first why:why-first-guess "
        "why:why-words-"
    ),
    "words": "ref:word why:word- why:why-spelled",
    "round-2": "ref:cell ref:aside why:why-round-1-over",
    "turn": "why:why-",
    "end": "why:why-over",
    "first-spin": "why:why-centre-later",
    "swap": "why:why-same-card why:why-card-then",
}
"""By section: the questions it answers, or how they begin."""

SECTIONS: Final = sections(_ANSWERS)
"""By question, or how questions begin: the anchor of the section that answers it."""
