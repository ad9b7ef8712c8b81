"""What the data files may say; anything else is refused with the file, the card and the field.

The tables below hold one rule for every field (meaning: `data/SCHEMA.md`); a rule looks at a value and
complains. What concerns several fields or cards at once comes after them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from ...core.errors import LudosphereError

Rule = Callable[[Any, str], None]
"""Raises _Fault if the value may not stand in the field of that name."""


class DataError(LudosphereError):
    """A data file says what it may not; names the file, the card, the field and what is allowed."""


class _Fault(Exception):  # noqa: N818 - becomes a DataError once file and card are known
    """A field and what is wrong with it."""


@contextmanager
def _in(where: str) -> Iterator[None]:
    """Says of a fault where it was found."""
    try:
        yield
    except _Fault as fault:
        raise DataError(f"{where}: {fault}.") from None


def _refuse(field: str, problem: str) -> NoReturn:
    raise _Fault(f"{field}: {problem}" if field else problem)


def _shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, default=repr)
    return text if len(text) < 60 else f"{text[:57]}..."


# --- what rules are made of -------------------------------------------------------------------------
def _whole(low: int, high: int) -> Rule:
    def rule(value: Any, field: str) -> None:
        if type(value) is not int or not low <= value <= high:
            _refuse(field, f"must be a whole number from {low} to {high}, not {_shown(value)}")

    return rule


def _word(*allowed: str) -> Rule:
    def rule(value: Any, field: str) -> None:
        if not isinstance(value, str) or value not in allowed:
            _refuse(field, f"must be {' or '.join(map(repr, allowed))}, not {_shown(value)}")

    return rule


def _text(value: Any, field: str) -> None:
    if not isinstance(value, str) or not value.strip():
        _refuse(field, f"must be a text, not {_shown(value)}")


def _flag(value: Any, field: str) -> None:
    if not isinstance(value, bool):
        _refuse(field, f"must be true or false, not {_shown(value)}")


def _true(value: Any, field: str) -> None:
    if value is not True:
        _refuse(field, f"must be true or not be there, not {_shown(value)}")


def _anything(value: Any, field: str) -> None:
    """What is looked at elsewhere."""


def _or_null(inner: Rule) -> Rule:
    def rule(value: Any, field: str) -> None:
        if value is not None:
            inner(value, field)

    return rule


def _many(inner: Rule, least: int = 0, most: int = 100, distinct: bool = False) -> Rule:
    """A list; `distinct` is for words, none of them twice."""

    def rule(value: Any, field: str) -> None:
        if not isinstance(value, list) or not least <= len(value) <= most:
            _refuse(field, f"must be a list of {least} to {most} entries, not {_shown(value)}")
        for place, entry in enumerate(value):
            inner(entry, f"{field}[{place}]")
        if distinct and len(set(value)) < len(value):
            _refuse(field, f"names something twice: {_shown(value)}")

    return rule


def _record(needed: Mapping[str, Rule], optional: Mapping[str, Rule] | None = None, least: int = 0) -> Rule:
    known = {**needed, **(optional or {})}

    def rule(value: Any, field: str) -> None:
        if not isinstance(value, dict) or len(value) < least:
            _refuse(field, f"must be a record of {', '.join(known)}, not {_shown(value)}")
        start = f"{field}." if field else ""
        for key in value:
            if key not in known:
                _refuse(f"{start}{key}", f"is unknown here, known are {', '.join(known)}")
        for key in needed:
            if key not in value:
                _refuse(f"{start}{key}", "is missing")
        for key, inner in value.items():
            known[key](inner, start + key)

    return rule


def _kind_of(tag: str, kinds: Mapping[str, Rule]) -> Rule:
    """A record whose entry `tag` tells which of the rules it has to obey."""
    one = _word(*kinds)

    def rule(value: Any, field: str) -> None:
        if not isinstance(value, dict) or tag not in value:
            _refuse(f"{field}.{tag}", f"is missing, allowed are {', '.join(kinds)}")
        one(value[tag], f"{field}.{tag}")
        kinds[value[tag]](value, field)

    return rule


# --- words ------------------------------------------------------------------------------------------
TYPES: Final = ("tree", "herb", "mushroom", "bush")
HABITATS: Final = ("sunny", "wet", "rocky", "cold")
MARKERS: Final = ("bold", "italic", "underline")
PIECES: Final = ("sprout", "growth")
ACTIONS: Final = ("green", "red", "blue", "yellow")
COLORS: Final = (*ACTIONS, "multicolor", "black", "brown")
ICONS: Final = ("growth", "sprout", "soil", "compost", "draw", "colon")
PARTS: Final = ("red", "blue", "yellow", "terrain", "event")

_action = _word(*ACTIONS)
_small = _whole(0, 20)
_amount = _whole(1, 20)
_icons = _many(_word(*ICONS), 1, distinct=True)
_habitats = _many(_word(*HABITATS), distinct=True)

FILTER: Final[dict[str, Rule]] = {
    "kind": _word("flora", "terrain", "event"),
    "flora_type": _word(*TYPES),
    "habitat": _word(*HABITATS),
    "name_marker": _word(*MARKERS),
    "ability_color": _word(*COLORS),
    "ability_icon": _word(*ICONS),
    "vp_parity": _word("even", "odd"),
    "full": _many(_word(*PIECES), 1, distinct=True),
    "directional_aid": _true,
    "complete": _true,
    "bare": _true,
    "cost_min": _small,
    "cost_max": _small,
    "vp_min": _small,
    "vp_max": _small,
    "habitats_min": _small,
    "habitats_max": _small,
    "abilities_min": _small,
    "sprouts_min": _small,
    "growth_min": _small,
    "sprout_spaces": _small,
    "sprout_spaces_max": _small,
    "growth_spaces_min": _small,
    "growth_spaces_max": _small,
    "canopy_vp_min": _small,
    "canopy_vp_max": _small,
}
_filter = _record({}, FILTER, least=1)

COSTS: Final = {
    "soil": ("reserve",),
    "sprout": ("tableau",),
    "growth": ("tableau",),
    "card": ("hand", "compost"),
    "leaf": ("player_board",),
}
"""Where a resource is paid from; leaves only for the seeds of the expansion."""


def _cost(*resources: str) -> Rule:
    def form(resource: str) -> Rule:
        return _record({"resource": _text, "amount": _whole(1, 10), "source": _word(*COSTS[resource])})

    return _kind_of("resource", {resource: form(resource) for resource in resources})


TRIGGERS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...], str]]] = {
    "activation": ((*ACTIONS, "multicolor"), ("flora", "terrain", "island", "climate"), "gain"),
    "planting": (("black",), ("flora", "terrain"), "gain"),
    "paying": (("black",), ("flora", "terrain"), "passive"),
    "playing": (("black",), ("event",), "gain"),
    "setup": (("black",), ("island", "climate"), "gain"),
    "passive": (("brown",), ("flora", "terrain", "island", "climate"), "passive"),
    "endgame": (("brown",), ("flora", "terrain", "island", "climate"), "scoring"),
}
"""By trigger: the colours an ability can have, the cards it can be on, and where its effect stands."""


@dataclass(frozen=True)
class Op:
    """What an ability can bring: the icon filters know it by, its signs on a card, the key of its amount now.

    `task`: what there is to do then, where that is all.
    """

    icon: str = ""
    signs: tuple[str, ...] = ()
    gives: str = ""
    task: str = ""


GAINS: Final = {
    "gain_soil": Op("soil", ("soil",), "some-soil", "take-soil"),
    "gain_sprout": Op("sprout", ("sprout",), "some-sprouts"),
    "gain_growth": Op("growth", ("trunk",), "some-growth"),
    "draw": Op("draw", ("card",), "some-cards", "take-draw"),
    "compost_from_hand": Op("compost", ("card", "compost"), "some-composted", "hand"),
    "compost_from_deck": Op("compost", ("deck", "compost"), "some-composted", "take-compost"),
    "copy_ability": Op(),
    "recover_from_compost": Op("compost", ("compost", "card")),
    "gain_seed": Op(signs=("seed",)),
    "give_sprout": Op("sprout", ("sprout", "others")),
    "extra_planting": Op(),
    "germinate": Op(signs=("deck", "card")),
}
"""In the order of their numbers, OP_SOIL … in `tables`; which fields they have: `_gain`."""


# --- records, with or without the words of the expansion --------------------------------------------
def _measure(extra: bool) -> Rule:
    player = {"player": _word("self", "best", *(["best_neighbour"] if extra else []))}
    of = {"of": _text}
    scopes = ("area", "tableau", "row", "column", "orthogonal", "diagonal", "adjacent", "planted_this_turn")
    attribute = _word("ability_color", "card_type", "habitat", "base_vp", "sprouts", "growth")
    line = {"line": _word("row", "column", "diagonal"), "rule": _word("any", "distinct", "shared")}
    kinds = {
        "cards": _record({**of, "scope": _word(*scopes), "filter": _filter}, player),
        "empty_spaces": _record({**of, "scope": _word("orthogonal")}),
        "longest_line": _record(
            {**of, "step": _word("orthogonal", "diagonal"), "through_self": _flag, "filter": _filter},
            {"max_length": _whole(1, 16)},
        ),
        "full_lines": _record({**of, **line}, {"attribute": attribute, "own_line_only": _true}),
        "sets": _record({**of, "parts": _many(_word(*PARTS), 2, distinct=True)}),
        **{held: _record(of, player) for held in ("soil", "hand", "compost", "events")},
        **{pieces: _record(of) for pieces in ("sprouts", "growth")},
    }
    plain = _kind_of("of", kinds)

    def rule(value: Any, field: str) -> None:
        plain(value, field)
        if value["of"] == "full_lines":
            if (value["rule"] == "any") == ("attribute" in value):
                _refuse(f"{field}.attribute", "must be there if the rule is 'distinct' or 'shared'")
            if value["line"] == "diagonal" and "own_line_only" in value:
                _refuse(f"{field}.own_line_only", "is for rows and columns")
        if value["of"] == "cards" and value.get("player", "self") != "self" and value["scope"] != "area":
            _refuse(
                f"{field}.scope", f"must be 'area' for the cards of other players, not {value['scope']!r}"
            )

    return rule


def _scoring(measure: Rule) -> Rule:
    table = _record({"table": _many(_whole(0, 60), 1), "measure": measure})
    points = {"vp": _whole(1, 15), "every": _whole(1, 20), "measure": measure}
    steps = _record(points, {"max_vp": _whole(1, 60)})

    def rule(value: Any, field: str) -> None:
        (table if isinstance(value, dict) and "table" in value else steps)(value, field)

    return rule


def _gain(extra: bool, measure: Rule) -> Rule:
    op = {"op": _text}
    some = {**op, "amount": _amount}
    per = {"per": _record({"every": _whole(1, 20), "measure": measure})}
    zone = _word("row", "column", "diagonal", "adjacent")
    where = {"where": _record({"zone": zone, "include_self": _flag, "each": _flag, "filter": _filter})}
    to = _word("each_other_player", "one_other_player")
    base = {
        "gain_soil": _record(some, per),
        "gain_sprout": _record(some, {**per, **where}),
        "gain_growth": _record(some, {**per, **where}),
        "draw": _record(some, per),
        "compost_from_hand": _record({**op, "amount": _small}, {**per, "exact": _true}),
        "compost_from_deck": _record(some, per),
        "copy_ability": _record(
            {**op, "color": _word("red", "blue", "yellow"), "scope": _word("tableau"), "amount": _whole(1, 1)}
        ),
        "recover_from_compost": _record({**op, "look": _amount, "keep": _amount}),
    }
    expansion = {
        "gain_seed": _record(some),
        "give_sprout": _record({**some, "to": to}),
        "extra_planting": _record({**some, "to": _word("every_player")}),
        "germinate": _record(some),
    }
    plain = _kind_of("op", {**base, **expansion} if extra else base)

    def rule(value: Any, field: str) -> None:
        plain(value, field)
        if value.get("amount") == 0 and "exact" not in value:
            _refuse(f"{field}.amount", "must be a whole number from 1 to 20, 0 is only for an exact amount")
        if value.get("keep", 0) > value.get("look", 0):
            _refuse(f"{field}.keep", f"must be at most {value['look']}, the cards looked at")

    return rule


def _passive(extra: bool, gain: Rule) -> Rule:
    op = {"op": _text}
    base = {
        "plant_discount": _record(
            {**op, "resource": _word("soil"), "amount": _whole(1, 15), "filter": _filter}
        ),
        "forbid_action": _record({**op, "action": _action}),
        "replace_when_planting": _record(
            {
                **op,
                "filter": _filter,
                "soil_cost": _whole(0, 0),
                "this_card_to": _word("own_compost"),
                "then": _many(gain, 1),
            }
        ),
        "on_event_played": _record({**op, "gain": _many(gain, 1)}),
        "wild_flora_type": _record({**op, "types": _many(_word(*TYPES), 2, distinct=True)}),
        "pay_own_cost_with": _kind_of(
            "resource",
            {
                resource: _record(
                    {**op, "resource": _text, "source": _word(source), "soil_per_unit": _whole(1, 1)}
                )
                for resource, source in (("card", "hand"), ("sprout", "tableau"), ("growth", "tableau"))
            },
        ),
    }
    expansion = {"keep_after_planting": _record({**op, "amount": _whole(1, 4)})}
    return _kind_of("op", {**base, **expansion} if extra else base)


def _ability(extra: bool, gain: Rule, scoring: Rule) -> Rule:
    resources = [resource for resource in COSTS if resource != "leaf"]
    needed = {
        "color": _word(*COLORS),
        "trigger": _word(*TRIGGERS),
        "cost": _many(_cost(*resources)),
        "gain": _many(gain),
    }
    condition = _record({"chose_action": _action})
    optional = {"condition": condition, "passive": _passive(extra, gain), "scoring": scoring}
    plain = _record(needed, optional)

    def rule(value: Any, field: str) -> None:
        plain(value, field)
        trigger = value["trigger"]
        colors, _, effect = TRIGGERS[trigger]
        _word(*colors)(value["color"], f"{field}.color")
        for part in ("gain", "passive", "scoring"):
            if bool(value.get(part)) != (part == effect):
                _refuse(f"{field}.{part}", f"the effect of the trigger {trigger!r} stands in {effect}")
        if effect != "gain" and value["cost"]:
            _refuse(f"{field}.cost", f"must be empty for the trigger {trigger!r}")
        if effect == "passive" and (value["passive"]["op"] == "pay_own_cost_with") != (trigger == "paying"):
            _refuse(f"{field}.passive.op", "is 'pay_own_cost_with' just for the trigger 'paying'")
        if "condition" in value and value["condition"]["chose_action"] != value["color"]:
            _refuse(
                f"{field}.condition.chose_action", f"must be the colour of the ability, {value['color']!r}"
            )

    return rule


def _cards(extra: bool) -> dict[str, Rule]:
    """By kind: the fields of a card."""
    measure = _measure(extra)
    scoring = _scoring(measure)
    gain = _gain(extra, measure)
    ability = _ability(extra, gain, scoring)
    card = {"number": _whole(1, 999), "id": _text, "kind": _text, "name": _text}
    face = {**card, "side": _word("a", "b"), "other_side": _text}
    abilities = _many(ability, 1, 2)
    spelling = {"source_spelling": _record({}, {"name": _text, "scientific_name": _text}, least=1)}
    planted = {
        "soil_cost": _whole(0, 15),
        "base_vp": _whole(0, 10),
        "habitats": _habitats,
        "directional_aid": _flag,
        "abilities": abilities,
    }
    flora = {
        "scientific_name": _or_null(_text),
        "flora_types": _many(_word(*TYPES), 1, distinct=True),
        "sprout_spaces": _whole(0, 6),
        "max_growth": _whole(0, 8),
        "canopy_vp": _or_null(_whole(1, 15)),
        "name_markers": _many(_word(*MARKERS), distinct=True),
    }
    timing = _word("anytime", *(["end_of_turn"] if extra else []))
    board = {"full_name": _text, "base_vp": _whole(0, 10), "habitats": _habitats, "abilities": abilities}
    setup = _record({"draw": _whole(1, 20), "compost_from_hand": _small, "soil": _small})
    goal = _record({"at_least": _amount, "measure": measure})
    return {
        "flora": _record({**card, **planted, **flora}, {**spelling, "wild": _true}),
        "terrain": _record({**card, **planted}, {**spelling, "printed_icons": _icons}),
        "event": _record(
            {
                **card,
                "base_vp": _whole(-4, 2 if extra else 1),
                "timing": timing,
                "abilities": _many(ability, 1, 1),
            },
            spelling,
        ),
        "island": _record({**face, **board, "setup": setup}, spelling),
        "climate": _record({**face, **board}, spelling),
        "ecosystem": _record({**face, "full_name": _text, "scoring": scoring}, spelling),
        "fauna": _record({**face, "scientific_name": _text, "goal": goal}, spelling),
    }


# --- several fields of a card -----------------------------------------------------------------------
def _same(row: dict[str, Any], field: str, value: Any) -> None:
    if row[field] != value:
        _refuse(field, f"must be {value!r}, not {row[field]!r}")


def _agree(row: dict[str, Any], kind: str, prefix: str) -> None:
    """The fields of a card fit each other."""
    stem = f"{prefix}{row['number']:03d}"
    _same(row, "kind", kind)
    _same(row, "id", stem + row.get("side", ""))
    if "side" in row:
        _same(row, "other_side", stem + ("b" if row["side"] == "a" else "a"))
    if kind == "flora":
        if (row["canopy_vp"] is None) != (row["max_growth"] == 0):
            _refuse("canopy_vp", f"must be null just if max_growth is 0, not {row['canopy_vp']!r}")
        if row.get("wild", False) != (len(row["flora_types"]) > 1):
            _refuse("wild", "must be true just if the flora has several types")
    _agree_abilities(row, kind)
    if kind == "island":
        printed = [(gain["op"], gain["amount"]) for gain in row["abilities"][0]["gain"]]
        setup = row["setup"]
        ops = {"draw": "draw", "compost_from_hand": "compost_from_hand", "soil": "gain_soil"}
        if printed != [(op, setup[figure]) for figure, op in ops.items()]:
            _refuse("setup", f"must have the figures of the first ability, {printed!r}")


def _agree_abilities(row: dict[str, Any], kind: str) -> None:
    """The abilities of a card fit its kind and each other."""
    abilities = row.get("abilities", [])
    for place, ability in enumerate(abilities):
        where = f"abilities[{place}]"
        on = TRIGGERS[ability["trigger"]][1]
        if kind not in on:
            _refuse(f"{where}.trigger", f"{ability['trigger']!r} is for {' and '.join(on)}, not for {kind}")
        if "condition" in ability and kind not in ("island", "climate"):
            _refuse(f"{where}.condition", f"must be on an island or a climate, not on {kind}")
        if ability["color"] in [other["color"] for other in abilities[:place]]:
            _refuse(f"{where}.color", f"is a second {ability['color']!r}, each colour is allowed once")
        passive = ability.get("passive", {})
        if passive.get("op") == "wild_flora_type" and passive["types"] != row.get("flora_types"):
            _refuse(f"{where}.passive.types", "must be the flora_types of the card")


# --- the files --------------------------------------------------------------------------------------
FIRST: Final = {
    False: {
        ("flora", "terrain", "event"): 1,
        ("island",): 285,
        ("climate",): 295,
        ("ecosystem",): 305,
        ("fauna",): 337,
    },
    True: {
        ("flora", "terrain", "event"): 284,
        ("island",): 295,
        ("climate",): 305,
        ("ecosystem",): 337,
        ("fauna",): 360,
    },
}
"""For the base game and the expansion: the first number of the kinds; the others follow without a gap."""


def _card_words(row: Any, place: int) -> str:
    """How a card is called in a message, whatever of it is missing."""
    if not isinstance(row, dict):
        return f"card at place {place}"
    name = row.get("id") or row.get("number") or f"at place {place}"
    return f"card {name} ({row['name']})" if isinstance(row.get("name"), str) else f"card {name}"


def _check(rows: Mapping[str, Any], extra: bool) -> None:
    rules = _cards(extra)
    prefix = "ab-" if extra else ""
    for kinds, first in FIRST[extra].items():
        allowed = _whole(first, 999)
        found: dict[tuple[int, str], tuple[str, str]] = {}
        for kind in kinds:
            file = "abundance.json" if extra else f"{kind}.json"
            if not isinstance(rows.get(kind), list):
                raise DataError(f"{file}: the list of {kind} cards is missing.")
            for place, row in enumerate(rows[kind]):
                card = _card_words(row, place)
                with _in(f"{file}, {card}"):
                    rules[kind](row, "")
                    allowed(row["number"], "number")
                    key = (row["number"], row.get("side", ""))
                    if key in found:
                        _refuse("number", f"must be there once, {key[0]}{key[1]} is also {found[key][1]}")
                    found[key] = (file, card)
                    _agree(row, kind, prefix)
        last = max((number for number, _ in found), default=first)
        _complete(found, kinds, range(first, last + 1), extra)


def _complete(
    found: dict[tuple[int, str], tuple[str, str]], kinds: tuple[str, ...], numbers: range, extra: bool
) -> None:
    """Every number is there, two-sided cards with both faces."""
    sides = [""] if len(kinds) > 1 else ["a", "b"]
    for number in numbers:
        missing = [side for side in sides if (number, side) not in found]
        if len(missing) == 1 and sides != [""]:
            there = "a" if missing == ["b"] else "b"
            file, card = found[number, there]
            raise DataError(f"{file}, {card}: other_side: its other face {number}{missing[0]} is missing.")
        if missing:
            file = "abundance.json" if extra else ", ".join(f"{kind}.json" for kind in kinds)
            raise DataError(
                f"{file}, card {number}: number: is missing; "
                f"allowed are {numbers[0]} to {numbers[-1]} without a gap."
            )


def _extra_rules() -> Rule:
    """The rules of the expansion: what seeds cost and bring, and the criteria of germinating."""
    gain = _gain(True, _measure(True))
    gains = _many(gain, 1)
    seeds = _record({mode: _whole(0, 10) for mode in ("beginner", "standard", "advanced", "solo")})
    return _record(
        {
            "max_players": _whole(2, 6),
            "completion_bonus_vp": _whole(0, 20),
            "fauna_claims_per_card": _whole(1, 6),
            "starting_seeds": seeds,
            "make_seed": _many(_record({"cost": _many(_cost(*COSTS), 1), "gain": gains}), 1),
            "use_seed": _many(_record({"id": _text, "gain": gains}), 1),
            "germinate_criteria": _many(_record({"id": _text, "filter": _filter}), 1),
            "sprout_storage": _anything,
            "solo": _anything,
        }
    )


# --- Gaia -------------------------------------------------------------------------------------------
GAIA_NUMBERS: Final = range(360, 366)
GAIA_COLORS: Final = ("brown", *ACTIONS)
DIFFICULTIES: Final = ("easy", "medium", "hard", "expert")
_ROWS: Final = ("upper", "lower")


def _gaia_effect() -> Rule:
    """What Gaia gets."""
    op = {"op": _text}
    kinds = {
        "cards": _record({"of": _text, "scope": _word("area"), "filter": _filter}),
        "soil_gained_this_turn": _record({"of": _text}),
        "cards_drawn_this_turn": _record({"of": _text}),
    }
    per = {"per": _record({"every": _whole(1, 20), "measure": _kind_of("of", kinds)})}
    gains = ("gain_sprout", "gain_growth", "gain_soil", "compost_from_deck", "draw_to_score_pile")
    some = {f"gaia_{gain}": _record({**op, "amount": _amount}, per) for gain in gains}
    either = _many(_kind_of("op", some), 1)
    claim = {"row": _word(*_ROWS), "level": _word("highest_free"), "chosen_by": _word("player")}
    return _kind_of(
        "op",
        {
            **some,
            "gaia_take_player_discards": _record(op),
            "gaia_claim_fauna": _record({**op, **claim}),
            "by_claimed_column": _record({**op, "left": either, "right": either}),
            "skip_next_gaia_turn": _record(op),
        },
    )


def _player_effect() -> Rule:
    """What the player gets on her turn."""
    op = {"op": _text}
    some = _record({**op, "amount": _amount})
    gains = ("gain_soil", "gain_sprout", "gain_growth", "draw", "compost_from_deck")
    side = _many(_kind_of("op", {gain: some for gain in gains}), 1)
    return _kind_of(
        "op",
        {
            "choose_one": _record({**op, "options": _many(side, 2, 2)}),
            "plant": some,
            "draw": some,
            "activate": _record({**op, "colors": _many(_word(*COLORS[:5]), 1, distinct=True)}),
        },
    )


def _gaia_card() -> Rule:
    effects = _many(_gaia_effect(), 1)
    zones = _record({difficulty: _many(_gaia_effect()) for difficulty in DIFFICULTIES})
    card = {
        "number": _whole(GAIA_NUMBERS[0], GAIA_NUMBERS[-1]),
        "id": _text,
        "kind": _word("gaia"),
        "name": _text,
        "color": _word(*GAIA_COLORS),
        "gaia_effect": effects,
    }
    brown = _record(
        {**card, "player_effect": _many(_text, 0, 0), "fauna_row": _word(*_ROWS), "flavour_zone": zones}
    )
    coloured = _record({**card, "player_effect": _many(_player_effect(), 1)})

    def rule(value: Any, field: str) -> None:
        is_brown = isinstance(value, dict) and value.get("color") == "brown"
        (brown if is_brown else coloured)(value, field)
        _same(value, "id", str(value["number"]))
        color = value["color"]
        for place, effect in enumerate(value["gaia_effect"]):
            if effect["op"] == "gaia_claim_fauna" and effect["row"] != value.get("fauna_row"):
                _refuse(f"gaia_effect[{place}].row", "must be the fauna_row of a brown card")
        for place, effect in enumerate(value["player_effect"]):
            wanted = [color] if color == "green" else [color, "multicolor"]
            if effect["op"] == "activate" and effect["colors"] != wanted:
                _refuse(
                    f"player_effect[{place}].colors",
                    f"must be {_shown(wanted)}, not {_shown(effect['colors'])}",
                )

    return rule


def _gaia_rest() -> dict[str, Rule]:
    """By part of the file: what it has to be, but for the cards."""
    benefits = _record({action: _many(_gaia_effect(), 1) for action in ACTIONS})
    difficulty = _record(
        {"id": _word(*DIFFICULTIES), "minor_benefits": _word(*_ROWS), "flavour_zone_applies": _flag}
    )
    stack = _record({"height": _whole(1, 10), "canopy_vp": _whole(1, 20)})
    points = _whole(0, 20)
    return {
        "difficulties": _many(difficulty, len(DIFFICULTIES), len(DIFFICULTIES)),
        "minor_benefits": _record(dict.fromkeys(_ROWS, benefits)),
        "board": _record(
            {
                "soil_conversion": _record(
                    {"soil": _whole(1, 50), "compost_from_deck": _amount, "remainder_kept": _flag}
                ),
                "growth_track": _record(
                    {
                        "stacks": _many(stack, 1),
                        "rows": _whole(1, 10),
                        "repeats": _flag,
                        "row_vp_when_full": _whole(1, 100),
                    }
                ),
            }
        ),
        "deck": _record(
            {
                "cards": _whole(len(GAIA_NUMBERS), len(GAIA_NUMBERS)),
                "passes": _whole(1, 5),
                "reshuffle_between_passes": _flag,
            }
        ),
        "scoring": _record(
            {
                "score_pile": _word("absolute_base_vp"),
                "canopy": _word("stack_canopy_vp"),
                "fauna": _word("board_levels"),
                **dict.fromkeys(
                    ("sprout", "trunk", "compost", "completion_bonus_vp", "terrain", "ecosystem"), points
                ),
            }
        ),
    }


def checked_gaia(gaia: Any) -> None:
    """The same for `gaia.json`."""
    cards = gaia.get("cards") if isinstance(gaia, dict) else None
    if not isinstance(cards, list):
        raise DataError("gaia.json: the list of gaia cards is missing.")
    rule = _gaia_card()
    found: dict[int, str] = {}
    for place, row in enumerate(cards):
        card = _card_words(row, place)
        with _in(f"gaia.json, {card}"):
            rule(row, "")
            if row["number"] in found:
                _refuse("number", f"must be there once, {row['number']} is also {found[row['number']]}")
            found[row["number"]] = card
            same = [other for other in cards[:place] if other["color"] == row["color"]]
            most = len(_ROWS) if row["color"] == "brown" else 1
            if len(same) >= most:
                _refuse("color", f"{row['color']!r} must be on {most} of the cards, not on more")
            if row["color"] == "brown" and row["fauna_row"] in [other["fauna_row"] for other in same]:
                _refuse("fauna_row", f"{row['fauna_row']!r} must be on one card")
    for number in GAIA_NUMBERS:
        if number not in found:
            raise DataError(
                f"gaia.json, card {number}: number: is missing; "
                f"allowed are {GAIA_NUMBERS[0]} to {GAIA_NUMBERS[-1]} without a gap."
            )
    with _in("gaia.json"):
        _record({"cards": _anything, **_gaia_rest()})(gaia, "")
        names = [row["id"] for row in gaia["difficulties"]]
        if len(set(names)) < len(names):
            _refuse("difficulties", f"names something twice: {_shown(names)}")
        track = gaia["board"]["growth_track"]
        full = sum(stack["canopy_vp"] for stack in track["stacks"])
        if track["row_vp_when_full"] != full:
            _refuse("board.growth_track.row_vp_when_full", f"must be {full}, the canopies of all stacks")


def checked(base: dict[str, list[dict[str, Any]]], abundance: dict[str, Any]) -> None:
    """Raises DataError for the first fault found."""
    _check(base, extra=False)
    _check(abundance, extra=True)
    with _in("abundance.json"):
        _extra_rules()(abundance.get("rules"), "rules")
