"""What a card must be like: the filters of the data files, ready to be asked (SCHEMA.md, "filter").

What never changes about a card is a table by card; pieces on it are looked at where it lies.
"""

from __future__ import annotations

import json
from typing import Any, Final, final

from mypy_extensions import i64

from .cards import CARDS, Ability, Card, Filter
from .player import Player
from .vocabulary import GAINS

SPROUT_SPACES: Final[list[int]] = [card.sprout_spaces for card in CARDS]
GROWTH_SPACES: Final[list[int]] = [card.max_growth for card in CARDS]
"""By card: printed spaces."""

DYNAMIC: Final = ("sprouts_min", "growth_min", "full", "complete", "bare")
"""What depends on the pieces on a card."""
_WITH_MULTICOLOR: Final = ("red", "blue", "yellow")


@final
class Matcher:
    """A filter. `table` by card holds all of it that doesn't depend on pieces."""

    def __init__(self, wanted: Filter) -> None:
        full: list[str] = wanted.get("full", [])
        self.table: list[bool] = [_fits(card, wanted) for card in CARDS]
        self.sprouts_min: i64 = wanted.get("sprouts_min", 0)
        self.growth_min: i64 = wanted.get("growth_min", 0)
        self.full_sprouts: bool = "sprout" in full or bool(wanted.get("complete"))
        self.full_growth: bool = "growth" in full or bool(wanted.get("complete"))
        self.bare: bool = bool(wanted.get("bare"))
        self.dynamic: bool = any(key in wanted for key in DYNAMIC)
        """Does it depend on pieces at all?"""
        self.off_board: bool = self.sprouts_min <= 0 and self.growth_min <= 0
        """Can a card match that never has pieces?"""

    def matches(self, card: i64) -> bool:
        """Does the card match, whatever pieces are wanted on it?"""
        return self.table[card]

    def at(self, player: Player, place: i64) -> bool:
        """Does the card there match, with the pieces it has?"""
        card: i64 = player.grid[place]
        if not self.table[card]:
            return False
        if not self.dynamic:
            return True
        sprouts: i64 = player.sprouts[place]
        growth: i64 = player.growth[place]
        if sprouts < self.sprouts_min or growth < self.growth_min:
            return False
        if self.bare and sprouts + growth > 0:
            return False
        if self.full_sprouts and sprouts < SPROUT_SPACES[card]:
            return False
        return not (self.full_growth and growth < GROWTH_SPACES[card])


# --- the part that never changes ------------------------------------------------------------------
def _fits(card: Card, wanted: Filter) -> bool:
    if wanted.get("kind") != card.kind and card.kind not in ("flora", "terrain", "island", "climate"):
        return False  # events and other cards match only where they are asked for (50)
    return all(_holds(card, key, wanted[key]) for key in wanted)


def _facts(card: Card) -> dict[str, Any]:
    """By name, what the entries of a filter ask of a card; `…_min` and `…_max` of its numbers."""
    colors = {ability.color for ability in card.abilities}
    return {
        "kind": (card.kind,),
        "flora_type": card.types,
        "habitat": card.habitats,
        "name_marker": card.markers,
        "ability_color": colors | set(_WITH_MULTICOLOR if "multicolor" in colors else ()),
        "ability_icon": icons(card),
        "vp_parity": ("odd" if card.vp % 2 else "even",),
        "directional_aid": (card.directional,),
        "cost": card.cost,
        "vp": card.vp,
        "habitats": len(card.habitats),
        "abilities": len(card.abilities),
        "sprout_spaces": card.sprout_spaces,
        "growth_spaces": card.max_growth,
        "canopy_vp": card.canopy_vp if card.kind == "flora" else None,
        "full": {"sprout": card.sprout_spaces > 0, "growth": card.max_growth > 0},
    }


def _holds(card: Card, key: str, value: Any) -> bool:
    """Does the card meet one entry of a filter?"""
    facts = _FACTS[card.index]
    if key in ("complete", "bare"):
        return card.kind == "flora"
    if key == "full":  # without such a space nothing can be filled (94)
        return card.kind == "flora" and all(facts["full"][piece] for piece in value)
    if key in ("sprouts_min", "growth_min"):
        return True
    if key == "sprout_spaces":
        return bool(facts[key] == value)
    if key in facts:
        return value in facts[key]
    base, _, bound = key.rpartition("_")
    if base not in facts:
        raise ValueError(f"unknown filter: {key}")
    number = facts[base]
    return number is not None and bool(number >= value if bound == "min" else number <= value)


_RESOURCE_ICON: Final = {"soil": "soil", "sprout": "sprout", "growth": "growth", "card": "compost"}


def icons(card: Card) -> set[str]:
    """The icons shown by the abilities of a card (SCHEMA.md, `ability_icon`)."""
    shown = set(card.icons)
    for ability in card.abilities:
        shown |= _shown(ability)
    return shown


def _shown(ability: Ability) -> set[str]:
    shown = {_RESOURCE_ICON[cost.resource] for cost in ability.cost}
    if ability.cost:
        shown.add("colon")
    gains = list(ability.gain)
    passive = ability.passive
    if passive is not None:
        if passive.op == "plant_discount":
            shown.add("soil")
        elif passive.op == "pay_own_cost_with":
            shown |= {"soil", _RESOURCE_ICON[passive.resource]}
        elif passive.op == "replace_when_planting":
            shown |= {"compost", "draw"}
        gains += passive.gains
    return shown | {GAINS[gain.op].icon for gain in gains if GAINS[gain.op].icon}


_FACTS: Final = [_facts(card) for card in CARDS]


# --- one matcher per filter -----------------------------------------------------------------------
_KNOWN: Final[dict[str, Matcher]] = {}


def matcher(wanted: Filter) -> Matcher:
    """The matcher of a filter; equal filters share one."""
    key = json.dumps(wanted, sort_keys=True)
    if key not in _KNOWN:
        _KNOWN[key] = Matcher(wanted)
    return _KNOWN[key]
