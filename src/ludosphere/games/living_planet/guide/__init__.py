"""The guide to Living Planet: its text in two languages, its pictures, and where questions are answered."""

from __future__ import annotations

from typing import Final

from ....kit.guide import sections
from .pictures import guide_picture, guide_pictures

__all__ = ["SECTIONS", "guide_picture", "guide_pictures"]

_ANSWERS: Final = {
    "buildings": "card why:why-missing why:why-no-such-tile why:why-none-left",
    "powers": (
        "card:planet- ref:power ref:up ref:down why:why-insider why:why-not-leader why:why-other-power "
        "why:why-power-used why:why-airlift-other"
    ),
    "hex": "card:LP ref:hex why:why-not-on-map",
    "oxygen": "card:AR",
    "volcano": (
        "card:AR08 why:why-no-volcano why:why-volcano-first why:why-volcano-most why:why-volcano-closed"
    ),
    "market-cards": "card:SM- ref:market",
    "protection": "card:seismic_damper card:wind_breaker card:geyser_valve ref:pay why:why-not-accepted",
    "trade": (
        "card:trading_post card:brokerage card:commodity_bank ref:do:trade ref:sell ref:buy ref:amount "
        "why:why-card-not-drawn why:why-trade-first why:why-not-both why:why-have-"
    ),
    "extinguish": "card:hydraulic_safety_station ref:douse why:why-no-fire why:why-no-station",
    "culture": "card:arbori_fungal_culture ref:convert ref:first",
    "score-money": "score:money",
    "score-production": "score:production",
    "score-protection": "score:protection",
    "score-finance": "score:finance",
    "score-spaceport": "score:spaceport",
    "score-motorised": "score:motorised",
    "score-oxygen-tokens": "score:oxygen-tokens",
    "score-oxygen-hexes": "score:oxygen-hexes",
    "score-leftovers": "score:leftovers",
    "few": "option:seats",
    "arboria": "option:arboria why:why-no-arboria",
    "options": "option:length option:screens",
    "house": "option:house",
    "choose": "ref:card why:why-chosen why:why-card-used why:why-card-later",
    "resources": "ref:resource why:why-reserve-",
    "reveal": "ref:die why:why-die-placed why:why-order-set",
    "actions": "ref:do why:why-no-actions why:why-action-taken",
    "explore": (
        "ref:do:explore ref:tile ref:cell ref:turn why:why-no-hexes why:why-explore-first "
        "why:why-hex-first why:why-not-drawn why:why-fits-nowhere why:why-cell- why:why-no-rotation "
        "why:why-landscape why:why-not-beside"
    ),
    "move": (
        "ref:do:move why:why-nothing-moves why:why-move-first why:why-no-step why:why-no-points "
        "why:why-outside-already why:why-too-far"
    ),
    "build": (
        "ref:do:build ref:type ref:staff ref:nobody why:why-nothing-to-build why:why-same-hex "
        "why:why-build-first why:why-no-site why:why-site-taken why:why-icon why:why-type-first"
    ),
    "turn": "ref:done why:why-unknown why:why-complete why:why-first why:why-not-yours why:why-not-optional",
    "free": "ref:free",
    "recruit": "ref:free:recruit why:why-no-scientists why:why-no-port why:why-port-",
    "heal": "ref:free:heal why:why-not-wounded why:why-nobody-wounded",
    "repair": "ref:free:repair why:why-nothing-to-repair why:why-chip-there",
    "motorise": "ref:free:motorise why:why-no-motors why:why-port-no-scientist",
    "rescue": (
        "ref:free:rescue ref:free:subsidy why:why-no-rescue why:why-has-unit why:why-only-at-start "
        "why:why-not-poor why:why-has-pieces why:why-has-production"
    ),
    "dams": "ref:dam ref:side why:why-no-dam-place why:why-dam-",
    "units": (
        "ref:unit ref:crew why:why-no-unit-there why:why-nobody-inside why:why-no-such-unit "
        "why:why-not-your-unit why:why-wounded"
    ),
    "control": (
        "ref:site why:why-no-chips why:why-no-building why:why-occupied why:why-controlled why:why-limit"
    ),
    "platforms": "ref:platform ref:bare why:why-no-flood",
    "fate": "ref:value why:why-same-value why:why-change-later",
    "strikes": "ref:strike why:why-not-struck",
    "hit": "ref:lose",
    "end": "why:why-over",
    "depletion": "why:why-renewable",
    "fire": "why:why-shut-in why:why-hex-burns",
    "flight": "why:why-flee-from why:why-fled why:why-stays",
    "spread": "why:why-burns-already why:why-fire-far why:why-volcano-fire",
}
"""By section: the questions it answers, or how they begin."""

SECTIONS: Final = sections(_ANSWERS)
"""By question, or how questions begin: the anchor of the section that answers it."""
