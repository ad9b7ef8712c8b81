"""Abilities, scorings and goals in signs: "1 soil ▸ 2 sprouts" as a number and a picture each.

What stands before the ▸ is paid, what stands behind it is gained. A card and a heap side by side: a card of
the hand onto the compost; a deck and a heap: from the deck. A slash reads "for every".
"""

from __future__ import annotations

from typing import Final

from ....kit.html import Html, escape
from ..cards import Ability, Card, Cost, Filter, Gain, Measure, Passive, Scoring
from ..vocabulary import COLORS, GAINS
from .glyphs import glyph
from .markup import words

_COST: Final = {"soil": "soil", "sprout": "sprout", "growth": "trunk"}
_COUNTED: Final = {
    "soil": "soil",
    "soil_gained_this_turn": "soil",
    "hand": "card",
    "cards_drawn_this_turn": "card",
    "compost": "compost",
    "events": "event",
    "sprouts": "sprout",
    "growth": "trunk",
}
_ZONES: Final = ("row", "column", "diagonal", "orthogonal", "adjacent")
_ICONS: Final = {"growth": "trunk", "draw": "card"}
_ATTRIBUTES: Final = {
    "ability_color": "bands",
    "card_type": "tree",
    "habitat": "habitat",
    "base_vp": "vp",
    "sprouts": "sprout",
    "growth": "trunk",
}
_SHORT: Final = 7
"""Two abilities with fewer signs than that each share a line where there is room."""
_MARKERS: Final = {"bold": "B", "italic": "I", "underline": "U"}


def chip(colour: str) -> Html:
    """A colour of abilities as a small tile: its sign in its colour."""
    return Html(f'<i class="c {colour}">{glyph(colour)}</i>')


def band(ability: Ability, lang: str) -> Html:
    """An ability as a bar of its colour with its sign and what it does."""
    tab = f'<i class="tab">{glyph(ability.color)}</i>'
    return Html(f'<span class="ab {ability.color}">{tab}<span>{line(ability, lang)}</span></span>')


def bands(card: Card, lang: str, setup: bool = True) -> Html:
    """The abilities of a card; `setup`: also what counts only before the game."""
    shown = [ability for ability in card.abilities if setup or ability.trigger != "setup"]
    short = len(shown) == 2 and all(_signs(ability) < _SHORT for ability in shown)
    side_by_side = "abs two" if short else "abs"
    return Html(f'<span class="{side_by_side}">{"".join([band(ability, lang) for ability in shown])}</span>')


def _signs(ability: Ability) -> int:
    """About how long the line of an ability is."""
    return line(ability, "en").count("<i") + len(ability.cost) + len(ability.gain)


def line(ability: Ability, lang: str) -> Html:
    """What an ability costs and gives."""
    parts: list[str] = [glyph("me") + chip(ability.chose)] if ability.chose else []
    parts += [_cost(cost) for cost in ability.cost]
    before = len(parts)
    parts += [gain(one) for one in ability.gain]
    if ability.passive:
        parts.append(_passive(ability.passive))
    if ability.scoring:
        parts.append(scoring(ability.scoring, lang))
    shown = [f"<s>{part}</s>" for part in parts]
    if before:
        shown.insert(before, glyph("to"))
    return Html("".join(shown))


def _cost(cost: Cost) -> str:
    if cost.resource == "card":
        return f"{cost.amount}{glyph('card' if cost.source == 'hand' else 'compost')}"
    return f"{cost.amount}{glyph(_COST[cost.resource])}"


def gain(one: Gain) -> str:
    """One gain."""
    if one.op == "copy_ability":
        return glyph("copy") + chip(one.color)
    if one.op == "extra_planting":
        return f"+{one.amount}{glyph('green')}{glyph('others')}"
    shown = f"{one.amount}" + "".join([glyph(sign) for sign in GAINS[one.op].signs])
    if one.where:
        shown += f"{_zone(one.where.zone)}{wanted(one.where.filter)}"
    if one.per:
        shown += f"/{one.every if one.every > 1 else ''}{measure(one.per)}"
    return shown


def _zone(scope: str) -> Html:
    return glyph(scope) if scope in _ZONES else Html()


def _passive(lasting: Passive) -> str:
    what, like = lasting.op, wanted(lasting.filter or {})
    if what == "plant_discount":
        return f"{like}−{lasting.amount}{glyph('soil')}"
    if what == "forbid_action":
        return glyph("forbid") + chip(lasting.action)
    if what == "replace_when_planting":
        return f"{glyph('swap')}{like}{glyph('to')}" + "".join([gain(one) for one in lasting.gains])
    if what == "on_event_played":
        return f"{glyph('event')}{glyph('to')}" + "".join([gain(one) for one in lasting.gains])
    if what == "pay_own_cost_with":
        other = "card" if lasting.resource == "card" else _COST[lasting.resource]
        return f"1{glyph(other)}=1{glyph('soil')}"
    if what == "wild_flora_type":
        return "".join([glyph(kind) for kind in ("tree", "herb", "mushroom", "bush")])
    return f"{lasting.amount}{glyph('card')}"


def scoring(rule: Scoring, lang: str) -> Html:
    """What a rule gives, and for what."""
    if rule.table:
        return Html(f"{rule.table[0]}–{rule.table[-1]}{glyph('vp')}/{measure(rule.measure, lang)}")
    every = rule.every if rule.every > 1 else ""
    return Html(f"{rule.vp}{glyph('vp')}/{every}{measure(rule.measure, lang)}")


def goal(card: Card, lang: str) -> Html:
    """What a fauna card asks for: so many of what."""
    assert card.goal
    return Html(f"{card.at_least}{measure(card.goal, lang)}")


def measure(what: Measure, lang: str = "en") -> str:
    """Something to count."""
    if what.of in _COUNTED:
        return glyph(_COUNTED[what.of])
    if what.of == "longest_line":
        return f"{glyph('line')}{wanted(what.filter or {}, lang)}"
    if what.of == "empty_spaces":
        return glyph("orthogonal") + glyph("space")
    if what.of == "sets":
        parts = [str(part) for part in what.parts]
        return "".join([chip(part) if part in COLORS else glyph(part) for part in parts])
    if what.of == "full_lines":
        rule = {"distinct": "≠", "shared": "="}.get(what.rule, "")
        return f"{_zone(what.line)}{rule}{glyph(_ATTRIBUTES[what.attribute]) if what.attribute else ''}"
    return f"{_zone(what.scope)}{wanted(what.filter or {}, lang)}"


def wanted(like: Filter, lang: str = "en") -> str:
    """What a card must be like."""
    return "".join([_trait(key, value, lang) for key, value in like.items()]) or glyph("card")


def _trait(key: str, value: object, lang: str) -> str:
    if key == "kind":
        return glyph("leaf" if value == "flora" else str(value))
    if key in ("flora_type", "habitat"):
        return glyph(str(value))
    if key == "name_marker":
        return f'<b class="mark">{_MARKERS[str(value)]}</b>'
    if key == "ability_color":
        return chip(str(value))
    if key == "ability_icon":
        return ":" if value == "colon" else glyph(_ICONS.get(str(value), str(value)))
    if key == "vp_parity":
        return glyph("vp") + escape(words(lang)(f"parity-{value}"))
    if key in ("full", "complete", "bare"):
        return _filling(key, value)
    if key == "directional_aid":
        return glyph("aid")
    base, _, bound = key.rpartition("_")
    sign = {
        "cost": "soil",
        "vp": "vp",
        "habitats": "habitat",
        "abilities": "bands",
        "sprouts": "sprout",
        "growth": "trunk",
        "growth_spaces": "trunk",
        "canopy_vp": "canopy",
    }.get(base, "sprout")
    frame = " room" if "space" in key else ""
    amount = f"{value}+" if bound == "min" else f"≤{value}" if bound == "max" else f"{value}"
    return f'<s class="if{frame}">{amount}{glyph(sign)}</s>'


def _filling(key: str, value: object) -> str:
    if key == "full":
        assert isinstance(value, list)
        pieces = [_COST[str(piece)] for piece in value]
        signs = ["tick", *pieces]
    else:
        signs = ["forbid" if key == "bare" else "tick", "sprout", "trunk"]
    return f'<s class="if">{"".join([glyph(sign) for sign in signs])}</s>'
