"""Bad card data is refused when it is read, with the file, the card and the field, and what is allowed."""

from __future__ import annotations

import copy
import pickle
import time
from collections.abc import Callable
from typing import Any

import pytest

from ludosphere.core.errors import LudosphereError
from ludosphere.games.earth.cards import DECK, KINDS, raw
from ludosphere.games.earth.vocabulary import DataError, checked, checked_gaia

DATA = pickle.dumps(({kind: raw(kind) for kind in KINDS}, raw("abundance")))

Change = Callable[[dict[str, Any]], object]


def data() -> tuple[dict[str, Any], dict[str, Any]]:
    """All the data, to be changed; a copy by pickle is the quickest one."""
    base, extra = pickle.loads(DATA)
    return base, extra


def find(cards: list[dict[str, Any]], card: str) -> dict[str, Any]:
    return next(row for row in cards if row["id"] == card)


def steps(field: str) -> list[str | int]:
    """`abilities[0].gain` → abilities, 0, gain."""
    return [
        int(step) if step.isdigit() else step for step in field.replace("[", ".").replace("]", "").split(".")
    ]


def put(field: str, value: Any) -> Change:
    """Another value in a field, or a new field."""

    def change(card: dict[str, Any]) -> None:
        *inner, last = steps(field)
        target: Any = card
        for step in inner:
            target = target[step]
        target[last] = value

    return change


def cut(field: str) -> Change:
    """A field less."""

    def change(card: dict[str, Any]) -> None:
        *inner, last = steps(field)
        target: Any = card
        for step in inner:
            target = target[step]
        del target[last]

    return change


def refusal(base: dict[str, Any], extra: dict[str, Any]) -> str:
    with pytest.raises(DataError) as caught:
        checked(base, extra)
    return str(caught.value)


def test_the_data_of_the_box_pass() -> None:
    checked(*data())


def test_the_data_of_the_box_pass_quickly() -> None:
    base, extra = data()
    begun = time.process_time()
    checked(base, extra)
    assert time.process_time() - begun < 0.06


def test_a_data_error_is_one_of_ours() -> None:
    assert issubclass(DataError, LudosphereError)


WHERE = {"zone": "row", "include_self": True, "each": True, "filter": {"flora_type": "herb"}}
HERBS = {"of": "cards", "scope": "row", "filter": {"flora_type": "herb"}}

CHANGES: list[tuple[str, str, Change, str, str]] = [
    # Words nobody knows.
    ("flora", "001", put("abilities[0].gain[0].op", "gain_gold"), "abilities[0].gain[0].op", "gain_sprout"),
    ("flora", "001", put("abilities[0].gain[0].op", "gain_seed"), "abilities[0].gain[0].op", "draw"),
    ("flora", "001", put("abilities[0].gain[0].op", ["draw"]), "abilities[0].gain[0].op", "draw"),
    ("flora", "001", put("abilities[0].trigger", "sometimes"), "abilities[0].trigger", "activation"),
    ("flora", "001", put("abilities[0].color", "purple"), "abilities[0].color", "yellow"),
    ("flora", "001", put("abilities[0].color", None), "abilities[0].color", "yellow"),
    ("flora", "001", put("flora_types", ["fern"]), "flora_types[0]", "mushroom"),
    ("flora", "001", put("habitats", ["rocky", "muddy"]), "habitats[1]", "cold"),
    ("flora", "001", put("name_markers", ["struck"]), "name_markers[0]", "underline"),
    ("flora", "083", put("abilities[0].gain[0].where.zone", "knight"), "gain[0].where.zone", "diagonal"),
    ("flora", "083", put("abilities[0].gain[0].where.filter", {"taste": 1}), "where.filter.taste", "habitat"),
    ("flora", "007", put("abilities[0].cost[0].resource", "gold"), "abilities[0].cost[0].resource", "sprout"),
    ("flora", "007", put("abilities[0].cost[0].source", "reserve"), "abilities[0].cost[0].source", "hand"),
    ("flora", "009", put("abilities[0].cost[0].resource", "leaf"), "abilities[0].cost[0].resource", "soil"),
    ("flora", "280", put("abilities[0].gain[0].color", "green"), "gain[0].color", "blue"),
    ("flora", "280", put("abilities[0].gain[0].scope", "area"), "gain[0].scope", "tableau"),
    ("terrain", "002", put("abilities[1].scoring.measure.of", "luck"), "scoring.measure.of", "cards"),
    ("terrain", "002", put("abilities[1].scoring.measure.scope", "hand"), "measure.scope", "diagonal"),
    ("terrain", "012", put("abilities[0].scoring.measure.step", "jump"), "measure.step", "orthogonal"),
    ("terrain", "090", put("abilities[0].passive.op", "haggle"), "passive.op", "plant_discount"),
    ("terrain", "090", put("abilities[0].passive.resource", "gold"), "passive.resource", "soil"),
    ("terrain", "090", put("abilities[0].passive.filter", {}), "passive.filter", "flora_type"),
    ("event", "196", put("timing", "end_of_turn"), "timing", "anytime"),
    ("event", "196", put("kind", "accident"), "kind", "event"),
    ("island", "286b", put("abilities[1].condition.chose_action", "red"), "chose_action", "yellow"),
    ("island", "286b", put("abilities[1].condition.chose_action", "brown"), "chose_action", "yellow"),
    ("ecosystem", "315a", put("scoring.measure.rule", "equal"), "scoring.measure.rule", "distinct"),
    ("ecosystem", "315a", put("scoring.measure.attribute", "weight"), "measure.attribute", "habitat"),
    ("ecosystem", "315a", put("scoring.measure.line", "spiral"), "measure.line", "column"),
    ("ecosystem", "333a", put("scoring.measure.filter.vp_parity", "prime"), "filter.vp_parity", "even"),
    ("ecosystem", "335a", put("scoring.measure.filter.full", ["soil"]), "filter.full[0]", "growth"),
    ("fauna", "345a", put("goal.measure.filter.ability_color", "pink"), "filter.ability_color", "multicolor"),
    ("fauna", "352a", put("goal.measure.parts", ["red", "pink"]), "goal.measure.parts[1]", "terrain"),
    # Fields missing and fields nobody knows.
    ("flora", "013", cut("soil_cost"), "soil_cost", "missing"),
    ("flora", "013", cut("canopy_vp"), "canopy_vp", "missing"),
    ("flora", "013", cut("abilities"), "abilities", "missing"),
    ("flora", "013", cut("abilities[0].cost"), "abilities[0].cost", "missing"),
    ("flora", "013", cut("abilities[0].gain[0].amount"), "abilities[0].gain[0].amount", "missing"),
    ("flora", "013", cut("abilities[0].gain[0].op"), "abilities[0].gain[0].op", "missing"),
    ("flora", "013", cut("name"), "name", "missing"),
    ("flora", "013", cut("id"), "id", "missing"),
    ("flora", "083", cut("abilities[0].gain[0].where.each"), "gain[0].where.each", "missing"),
    ("terrain", "002", cut("abilities[1].scoring.measure"), "abilities[1].scoring.measure", "missing"),
    ("terrain", "002", cut("abilities[1].scoring.measure.filter"), "scoring.measure.filter", "missing"),
    ("island", "285a", cut("other_side"), "other_side", "missing"),
    ("island", "285a", cut("setup"), "setup", "missing"),
    ("fauna", "337a", cut("goal"), "goal", "missing"),
    ("ecosystem", "305a", cut("scoring"), "scoring", "missing"),
    ("event", "196", cut("timing"), "timing", "missing"),
    ("flora", "013", put("price", 3), "price", "soil_cost"),
    ("flora", "013", put("printed_icons", ["soil"]), "printed_icons", "unknown"),
    ("flora", "013", put("abilities[0].note", "x"), "abilities[0].note", "trigger"),
    ("flora", "013", put("abilities[0].gain[0].to", "all"), "abilities[0].gain[0].to", "amount"),
    ("flora", "013", put("abilities[0].gain[0].where", WHERE), "abilities[0].gain[0].where", "amount"),
    ("event", "196", put("soil_cost", 0), "soil_cost", "timing"),
    ("ecosystem", "305a", put("abilities", []), "abilities", "scoring"),
    # Values of the wrong type or out of range.
    ("flora", "013", put("soil_cost", 16), "soil_cost", "from 0 to 15"),
    ("flora", "013", put("soil_cost", -1), "soil_cost", "from 0 to 15"),
    ("flora", "013", put("soil_cost", "4"), "soil_cost", "from 0 to 15"),
    ("flora", "013", put("soil_cost", 4.0), "soil_cost", "whole number"),
    ("flora", "013", put("soil_cost", True), "soil_cost", "whole number"),
    ("flora", "013", put("soil_cost", None), "soil_cost", "whole number"),
    ("flora", "013", put("base_vp", -1), "base_vp", "from 0 to"),
    ("flora", "013", put("sprout_spaces", 7), "sprout_spaces", "from 0 to 6"),
    ("flora", "013", put("max_growth", 9), "max_growth", "from 0 to 8"),
    ("flora", "013", put("max_growth", 0), "canopy_vp", "null"),
    ("flora", "013", put("canopy_vp", None), "canopy_vp", "max_growth"),
    ("flora", "013", put("canopy_vp", 0), "canopy_vp", "from 1 to"),
    ("flora", "013", put("flora_types", "tree"), "flora_types", "list"),
    ("flora", "013", put("flora_types", []), "flora_types", "1 to"),
    ("flora", "013", put("flora_types", ["tree", "tree"]), "flora_types", "twice"),
    ("flora", "013", put("flora_types", ["tree", "herb"]), "wild", "several types"),
    ("flora", "013", put("wild", False), "wild", "true"),
    ("flora", "013", put("name", ""), "name", "text"),
    ("flora", "013", put("scientific_name", 5), "scientific_name", "text"),
    ("flora", "013", put("directional_aid", 0), "directional_aid", "true or false"),
    ("flora", "013", put("abilities", {}), "abilities", "list"),
    ("flora", "013", put("abilities", []), "abilities", "1 to 2"),
    ("flora", "013", put("abilities[0]", "yellow"), "abilities[0]", "record"),
    ("flora", "013", put("abilities[0].gain", []), "abilities[0].gain", "activation"),
    ("flora", "013", put("abilities[0].gain[0].amount", 0), "abilities[0].gain[0].amount", "from 1 to 20"),
    ("flora", "013", put("abilities[0].gain[0].amount", 21), "abilities[0].gain[0].amount", "from 1 to 20"),
    ("flora", "017", put("abilities[1].gain[0].amount", 0), "abilities[1].gain[0].amount", "exact"),
    ("flora", "013", put("abilities[0].scoring", {"vp": 1}), "scoring.every", "missing"),
    ("flora", "083", put("abilities[0].gain[0].where.each", 1), "gain[0].where.each", "true or false"),
    ("event", "196", put("base_vp", -5), "base_vp", "from -4 to 1"),
    ("event", "196", put("base_vp", 2), "base_vp", "from -4 to 1"),
    ("event", "262", put("abilities[0].gain[0].keep", 4), "abilities[0].gain[0].keep", "at most 3"),
    ("island", "285a", put("setup.draw", 11), "setup", "first ability"),
    ("island", "285a", put("base_vp", -1), "base_vp", "from 0 to"),
    ("ecosystem", "305a", put("scoring.table", [0, "4"]), "scoring.table[1]", "whole number"),
    ("ecosystem", "305a", put("scoring.vp", 3), "scoring.vp", "table"),
    ("ecosystem", "307a", put("scoring.every", 0), "scoring.every", "from 1 to 20"),
    ("ecosystem", "318a", put("scoring.measure.filter.directional_aid", False), "directional_aid", "true"),
    ("fauna", "337a", put("goal.at_least", 0), "goal.at_least", "from 1 to 20"),
    ("fauna", "347a", put("goal.measure.attribute", "habitat"), "goal.measure.attribute", "distinct"),
    # Fields that don't fit each other.
    ("flora", "013", put("number", 1000), "number", "from 1 to 999"),
    ("flora", "013", put("number", 0), "number", "from 1 to"),
    ("flora", "013", put("number", 14), "id", "'014'"),
    ("flora", "013", put("id", "13"), "id", "'013'"),
    ("flora", "014", put("number", 13), "number", "013"),
    ("terrain", "012", put("number", 13), "number", "card 013 (White Oak)"),
    ("flora", "013", put("kind", "terrain"), "kind", "'flora'"),
    ("island", "285a", put("other_side", "286b"), "other_side", "'285b'"),
    ("island", "285a", put("side", "c"), "side", "'a' or 'b'"),
    ("island", "285a", put("side", "b"), "id", "'285b'"),
    ("fauna", "337b", put("number", 337.5), "number", "whole number"),
    ("flora", "017", put("abilities[1].color", "yellow"), "abilities[1].color", "once"),
    ("flora", "013", put("abilities[0].color", "black"), "abilities[0].color", "multicolor"),
    ("flora", "013", put("abilities[0].trigger", "planting"), "abilities[0].color", "'black'"),
    ("flora", "004", put("abilities[0].trigger", "playing"), "abilities[0].trigger", "event"),
    ("event", "196", put("abilities[0].trigger", "planting"), "abilities[0].trigger", "terrain"),
    ("flora", "013", put("abilities[0].condition", {"chose_action": "yellow"}), "condition", "island"),
    ("flora", "190", put("abilities[0].cost", [{"resource": "soil", "amount": 1, "source": "reserve"}]),
     "abilities[0].cost", "paying"),
    ("flora", "190", put("abilities[0].passive", {"op": "forbid_action", "action": "red"}),
     "abilities[0].passive.op", "pay_own_cost_with"),
    ("flora", "190", put("abilities[0].passive.source", "tableau"), "abilities[0].passive.source", "hand"),
    ("flora", "280", put("abilities[1].passive.types", ["tree", "herb"]), "passive.types", "flora_types"),
    ("terrain", "030", put("abilities[0].scoring.measure.scope", "tableau"), "measure.scope", "'area'"),
    ("terrain", "030", put("abilities[0].scoring.measure.player", "best_neighbour"), "player", "best"),
]  # fmt: skip


EXTRA_CHANGES: list[tuple[str, str, Change, str, str]] = [
    ("flora", "ab-309", put("abilities[0].gain[1].to", "nobody"), "gain[1].to", "each_other_player"),
    ("flora", "ab-348", put("abilities[0].gain[0].to", "one_other_player"), "gain[0].to", "every_player"),
    ("flora", "ab-318", put("abilities[0].gain[0].op", "gain_tree"), "gain[0].op", "gain_seed"),
    ("flora", "ab-332", put("abilities[0].gain[0].per.every", 0), "gain[0].per.every", "from 1 to 20"),
    ("flora", "ab-332", put("abilities[0].gain[0].per.measure.player", "worst"), "measure.player", "best"),
    ("terrain", "ab-303", put("printed_icons", ["gold"]), "printed_icons[0]", "compost"),
    ("terrain", "ab-303", put("abilities[0].scoring.measure.filter.ability_icon", "x"), "ability_icon",
     "colon"),
    ("terrain", "ab-286", put("abilities[1].scoring.measure.line", "diagonal"), "own_line_only", "rows"),
    ("event", "ab-294", put("timing", "later"), "timing", "end_of_turn"),
    ("island", "ab-296b", put("abilities[1].passive.amount", 5), "passive.amount", "from 1 to 4"),
    ("fauna", "ab-360a", put("id", "360a"), "id", "'ab-360a'"),
    ("flora", "ab-310", put("number", 283), "number", "from 284 to 999"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "card", "change", "field", "allowed"),
    [*CHANGES, *EXTRA_CHANGES],
    ids=[f"{number}-{card}-{field}" for number, (_, card, _, field, _) in enumerate(CHANGES + EXTRA_CHANGES)],
)
def test_a_fault_is_named_with_file_card_and_field(
    kind: str, card: str, change: Change, field: str, allowed: str
) -> None:
    base, extra = data()
    box = extra if (kind, card, change, field, allowed) in EXTRA_CHANGES else base
    row = find(box[kind], card)
    change(row)
    message = refusal(base, extra)
    file = kind if box is base else "abundance"
    assert message.startswith(f"{file}.json, card {row.get('id', row['number'])}")
    assert row.get("name", "") in message
    said = message.partition(": ")[2]
    assert said.split(":")[0].endswith(field), message
    assert allowed in said, message
    assert message.endswith("."), message
    assert "\n" not in message


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (put("rules.make_seed[0].cost[0].source", "hand"), "rules.make_seed[0].cost[0].source"),
        (put("rules.use_seed[1].gain[0].op", "gain_all"), "rules.use_seed[1].gain[0].op"),
        (put("rules.germinate_criteria[0].filter", {"smell": 1}), "rules.germinate_criteria[0].filter.smell"),
        (cut("rules.completion_bonus_vp"), "rules.completion_bonus_vp"),
        (cut("rules"), "rules"),
    ],
)
def test_the_rules_of_the_expansion_are_looked_at(change: Change, field: str) -> None:
    base, extra = data()
    change(extra)
    assert refusal(base, extra).startswith(f"abundance.json: {field}: ")


@pytest.mark.parametrize(
    ("kind", "card", "message"),
    [
        ("island", "285b", "island.json, card 285a (Kauai): other_side: its other face 285b is missing."),
        ("fauna", "337a", "fauna.json, card 337b (Red Panda): other_side: its other face 337a is missing."),
        ("flora", "013", "flora.json, terrain.json, event.json, card 13: number: is missing; "),
        ("event", "200", "flora.json, terrain.json, event.json, card 200: number: is missing; "),
    ],
)
def test_a_card_or_a_face_that_is_missing_is_named(kind: str, card: str, message: str) -> None:
    base, extra = data()
    base[kind].remove(find(base[kind], card))
    said = refusal(base, extra)
    if "other_side" in message:
        file, _, rest = message.partition(", card ")
        assert said.startswith(f"{file}, card {rest[:4]} (")
        assert said.endswith(message.partition(": ")[2])
    else:
        assert said.startswith(message)
        assert f"1 to {DECK} without a gap" in said


def test_a_card_that_is_there_twice_is_named() -> None:
    base, extra = data()
    base["flora"].append(copy.deepcopy(find(base["flora"], "013")))
    assert refusal(base, extra).startswith("flora.json, card 013 (White Oak): number: must be there once, ")
    base, extra = data()
    base["climate"].append(copy.deepcopy(find(base["climate"], "300a")))
    assert "climate.json, card 300a" in refusal(base, extra)


def test_a_face_of_the_expansion_that_is_missing_is_named() -> None:
    base, extra = data()
    extra["climate"].remove(find(extra["climate"], "ab-305a"))
    assert refusal(base, extra).startswith("abundance.json, card ab-305b (")


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_is_no_list_of_cards_is_named(kind: str) -> None:
    wrongs: tuple[Any, ...] = (None, {}, "cards")
    for wrong in wrongs:
        base, extra = data()
        base[kind] = wrong
        assert refusal(base, extra) == f"{kind}.json: the list of {kind} cards is missing."
    base, extra = data()
    del extra[kind]
    assert refusal(base, extra) == f"abundance.json: the list of {kind} cards is missing."


NO_CARDS: list[object] = [None, 5, "013", [], {}]


@pytest.mark.parametrize("wrong", NO_CARDS)
def test_what_is_no_card_is_named_by_its_place(wrong: object) -> None:
    base, extra = data()
    base["terrain"][4] = wrong
    assert refusal(base, extra).startswith("terrain.json, card at place 4: ")


def every_field(row: Any, field: str = "") -> list[str]:
    """The paths of all the values in a card."""
    if isinstance(row, dict):
        inner = [(f"{field}.{key}" if field else key, value) for key, value in row.items()]
    elif isinstance(row, list):
        inner = [(f"{field}[{place}]", value) for place, value in enumerate(row)]
    else:
        return []
    return [path for name, value in inner for path in [name, *every_field(value, name)]]


SAMPLES = [("flora", "083"), ("flora", "280"), ("flora", "190"), ("terrain", "002"), ("terrain", "230"),
           ("event", "262"), ("island", "286b"), ("climate", "304a"), ("ecosystem", "315a"),
           ("ecosystem", "305a"), ("fauna", "352a")]  # fmt: skip


@pytest.mark.parametrize(("kind", "card"), SAMPLES)
def test_nonsense_in_any_field_is_refused_with_file_and_card(kind: str, card: str) -> None:
    rows, extra = data()
    place = rows[kind].index(find(rows[kind], card))
    good = copy.deepcopy(rows[kind][place])
    for field in every_field(good):
        for wrong in ("nonsense", 99, None, {"non": "sense"}):
            named = field.endswith("name") and isinstance(wrong, str)
            if named or (field, wrong) == ("scientific_name", None):
                continue
            bad = copy.deepcopy(good)
            put(field, wrong)(bad)
            rows[kind][place] = bad
            message = refusal(rows, extra)
            assert message.startswith(f"{kind}.json, card "), (field, wrong)
            last = str(next(step for step in reversed(steps(field)) if isinstance(step, str)))
            assert last in message or "abilities" in message or field in ("number", "side"), (
                field,
                wrong,
                message,
            )


# --- Gaia ---------------------------------------------------------------------------------------------------
def gaia_refusal(gaia: Any) -> str:
    with pytest.raises(DataError) as caught:
        checked_gaia(gaia)
    return str(caught.value)


def test_the_data_of_gaia_pass() -> None:
    checked_gaia(raw("gaia"))


GAIA_CHANGES: list[tuple[str, Change, str, str]] = [
    ("360", put("gaia_effect[0].op", "gaia_sleeps"), "gaia_effect[0].op", "gaia_claim_fauna"),
    ("360", put("gaia_effect[0].row", "lower"), "gaia_effect[0].row", "fauna_row"),
    ("360", put("gaia_effect[0].level", "lowest"), "gaia_effect[0].level", "highest_free"),
    ("360", put("flavour_zone.expert[0].left[0].op", "gain_soil"), "left[0].op", "gaia_gain_soil"),
    ("360", put("flavour_zone.expert[0].left", []), "expert[0].left", "1 to"),
    ("360", cut("flavour_zone.hard"), "flavour_zone.hard", "missing"),
    ("360", put("flavour_zone.mild", []), "flavour_zone.mild", "easy"),
    ("360", cut("fauna_row"), "fauna_row", "missing"),
    ("360", put("fauna_row", "middle"), "fauna_row", "upper"),
    ("360", put("player_effect", [{"op": "draw", "amount": 1}]), "player_effect", "0 to 0"),
    ("361", put("number", 360), "id", "'360'"),
    ("361", put("id", "360"), "id", "'361'"),
    ("362", put("gaia_effect[0].op", "gain_sprout"), "gaia_effect[0].op", "gaia_gain_sprout"),
    ("362", put("gaia_effect[0].amount", 0), "gaia_effect[0].amount", "from 1 to 20"),
    ("362", put("gaia_effect[1].per.every", 0), "per.every", "from 1 to 20"),
    ("362", put("gaia_effect[1].per.measure.of", "luck"), "per.measure.of", "cards_drawn_this_turn"),
    ("362", put("gaia_effect[1].per.measure.filter.taste", 1), "filter.taste", "ability_color"),
    ("362", put("player_effect[0].op", "choose"), "player_effect[0].op", "choose_one"),
    ("362", put("player_effect[0].options", [[{"op": "draw", "amount": 1}]]), "options", "2 to 2"),
    ("362", put("player_effect[0].options[0][0].op", "plant"), "options[0][0].op", "gain_sprout"),
    ("362", put("player_effect[1].colors", ["red"]), "player_effect[1].colors", "multicolor"),
    ("362", put("player_effect[1].colors", ["pink"]), "player_effect[1].colors[0]", "multicolor"),
    ("362", put("color", "pink"), "color", "brown"),
    ("362", put("color", "brown"), "fauna_row", "missing"),
    ("362", put("fauna_row", "upper"), "fauna_row", "unknown"),
    ("362", put("kind", "flora"), "kind", "gaia"),
    ("362", cut("gaia_effect"), "gaia_effect", "missing"),
    ("362", cut("name"), "name", "missing"),
    ("363", put("number", 366), "number", "from 360 to 365"),
    ("365", put("player_effect[0].amount", "1"), "player_effect[0].amount", "whole number"),
    ("365", put("player_effect[2].colors", ["green", "multicolor"]), "player_effect[2].colors", "green"),
]


@pytest.mark.parametrize(("card", "change", "field", "allowed"), GAIA_CHANGES)
def test_a_fault_in_a_card_of_gaia_is_named(card: str, change: Change, field: str, allowed: str) -> None:
    gaia = raw("gaia")
    row = find(gaia["cards"], card)
    change(row)
    message = gaia_refusal(gaia)
    assert message.startswith(f"gaia.json, card {row.get('id', row['number'])}"), message
    said = message.partition(": ")[2]
    assert said.split(":")[0].endswith(field), message
    assert allowed in said, message
    assert message.endswith(".")


def test_a_card_of_gaia_is_there_once() -> None:
    gaia = raw("gaia")
    gaia["cards"].append(copy.deepcopy(find(gaia["cards"], "364")))
    assert gaia_refusal(gaia) == (
        "gaia.json, card 364 (Compost): number: must be there once, 364 is also card 364 (Compost)."
    )
    gaia = raw("gaia")
    put("color", "red")(find(gaia["cards"], "362"))
    put("player_effect[1].colors", ["red", "multicolor"])(find(gaia["cards"], "362"))
    assert gaia_refusal(gaia).startswith("gaia.json, card 364 (Compost): color: 'red' must be on 1 ")
    gaia = raw("gaia")
    put("fauna_row", "upper")(find(gaia["cards"], "361"))
    put("gaia_effect[0].row", "upper")(find(gaia["cards"], "361"))
    assert gaia_refusal(gaia).startswith(
        "gaia.json, card 361 (South Pacific Gyre): fauna_row: 'upper' must be "
    )
    gaia = raw("gaia")
    gaia["cards"].remove(find(gaia["cards"], "363"))
    assert gaia_refusal(gaia).startswith("gaia.json, card 363: number: is missing; ")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (put("difficulties[1].id", "easy"), "difficulties"),
        (put("difficulties[1].minor_benefits", "middle"), "difficulties[1].minor_benefits"),
        (cut("difficulties[3]"), "difficulties"),
        (cut("minor_benefits.lower.red"), "minor_benefits.lower.red"),
        (put("minor_benefits.upper.blue[0].op", "gain_sprout"), "minor_benefits.upper.blue[0].op"),
        (put("board.soil_conversion.soil", 0), "board.soil_conversion.soil"),
        (put("board.growth_track.stacks[0].height", 0), "board.growth_track.stacks[0].height"),
        (put("board.growth_track.stacks[0].canopy_vp", 8), "board.growth_track.row_vp_when_full"),
        (put("deck.cards", 5), "deck.cards"),
        (cut("deck.passes"), "deck.passes"),
        (put("scoring.score_pile", "base_vp"), "scoring.score_pile"),
        (put("scoring.luck", 1), "scoring.luck"),
        (cut("scoring"), "scoring"),
        (put("weather", {}), "weather"),
    ],
)
def test_a_fault_in_the_tables_of_gaia_is_named(change: Change, field: str) -> None:
    gaia = raw("gaia")
    change(gaia)
    assert gaia_refusal(gaia).startswith(f"gaia.json: {field}: ")


def test_what_is_no_data_of_gaia_is_named() -> None:
    wrongs: tuple[Any, ...] = (None, [], {}, {"cards": None})
    for wrong in wrongs:
        assert gaia_refusal(wrong) == "gaia.json: the list of gaia cards is missing."
    for nothing in NO_CARDS:
        gaia = raw("gaia")
        gaia["cards"][2] = nothing
        assert gaia_refusal(gaia).startswith("gaia.json, card at place 2: ")


@pytest.mark.parametrize("card", ["360", "362", "365"])
def test_nonsense_in_any_field_of_gaia_is_refused(card: str) -> None:
    gaia = raw("gaia")
    place = gaia["cards"].index(find(gaia["cards"], card))
    good = copy.deepcopy(gaia["cards"][place])
    for field in every_field(good):
        for wrong in ("nonsense", 99, None, {"non": "sense"}):
            if field == "name" and isinstance(wrong, str):
                continue
            gaia["cards"][place] = copy.deepcopy(good)
            put(field, wrong)(gaia["cards"][place])
            assert gaia_refusal(gaia).startswith("gaia.json, card "), (field, wrong)
