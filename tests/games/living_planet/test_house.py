"""House rules: what an owner may write, the canonical text, and one clear sentence for everything else."""

from __future__ import annotations

import json
import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludosphere.core.errors import LudosphereError, OptionError
from ludosphere.games.living_planet.facts import facts
from ludosphere.games.living_planet.house import rulebook as house
from ludosphere.games.living_planet.house.faults import ENGLISH
from ludosphere.games.living_planet.house.parameters import FIXED, LIVE
from ludosphere.web.errors import reason
from ludosphere.web.pages import words

RED = {"colour": "red", "value": 6}
SITE = {"slot": "a", "elevation": "lowland"}
HEX = {"id": "LP02", "edges": ["plain"] * 6, "sites": [SITE], "cataclysms": []}
TYPE = {"id": "brokerage", "copies": 4, "cost": {"mc": 5}, "vp": 1,
        "effect": {"kind": "trade_no_price_drop_on_own_sales"}}  # fmt: skip


def files() -> dict[str, dict[str, Any]]:
    folder = resources.files("ludosphere.games.living_planet") / "data"
    names = ("hexes", "buildings", "market", "parameters", "die_cards")
    return {name: json.loads((folder / f"{name}.json").read_text(encoding="utf-8")) for name in names}


def refusal(**lists: Any) -> str:
    with pytest.raises(OptionError) as refused:
        house.checked(json.dumps(lists))
    return str(refused.value)


def refusals(tmp_path: Path) -> list[OptionError]:
    """Each refusal of this module's lists, raised."""
    texts: list[object] = [json.dumps({"parameters": {name: value}}) for name, value, _ in IMPOSSIBLE]
    texts += [*(json.dumps(lists) for lists, _ in WRONG), *(text for text, _ in NO_TABLE), 3]
    found = []
    for text in texts:
        with pytest.raises(OptionError) as refused:
            house.checked(text)
        found.append(refused.value)
    (tmp_path / "long.toml").write_text(" " * 400_001)
    (tmp_path / "deep.json").write_text("[" * 100_000)
    for name, content, _ in BAD_FILES:
        (tmp_path / name).write_bytes(content)
        with pytest.raises(OptionError) as refused:
            house.read(tmp_path / name)
        found.append(refused.value)
    for name in ("none.toml", "long.toml", "deep.json"):
        with pytest.raises(OptionError) as refused:
            house.read(tmp_path / name)
        found.append(refused.value)
    return found


def keys(phrase: object) -> set[str]:
    """The keys by which an error and the phrases in it are worded."""
    if not isinstance(phrase, OptionError) or not phrase.key:
        return set()
    return {phrase.key}.union(*map(keys, phrase.args_of_text.values()))


def test_every_refusal_is_said_in_both_languages(tmp_path: Path) -> None:
    found = refusals(tmp_path)
    assert set().union(*map(keys, found)) == {"house", "house-also", *(f"house-{key}" for key in ENGLISH)}
    for refused in found:
        en, fr = (re.sub("[\u2066-\u2069]", "", reason(refused, words(lang))) for lang in ("en", "fr"))
        assert re.sub("[“”‘’\"']", "", f"{en}.") == re.sub("[\"']", "", str(refused))
        library = "JSON" in fr or "TOML" in fr or "de le lire" in fr
        assert library or "anglais" not in fr
        assert fr != en


def test_every_shipped_parameter_is_either_live_or_fixed() -> None:
    shipped = {row["id"]: row["value"] for row in files()["parameters"]["parameters"]}
    assert set(LIVE) | set(FIXED) == set(shipped)
    assert not set(LIVE) & set(FIXED)
    assert {name: shipped[name] for name in FIXED} == FIXED


def test_the_canonical_text_is_sorted_short_and_the_same_for_the_same_rules() -> None:
    one = house.checked('{"parameters": {"turns_normal": 10, "mc_per_vp": 4}}')
    other = house.checked(json.dumps({"schema_version": 1, "parameters": [
        {"id": "mc_per_vp", "value": 4, "provenance": "owner", "rationale": "rulebook p. 9"},
        {"id": "turns_normal", "value": 10, "unit": "turns"}]}))  # fmt: skip
    assert one == other == '{"parameters":{"mc_per_vp":4,"turns_normal":10}}'
    assert house.checked(one) == one


@pytest.mark.parametrize(
    "text", ["", "  \n", "{}", '{"schema_version": 1}', '{"parameters": {}, "hexes": []}']
)
def test_nothing_changed_is_no_house_rules(text: str) -> None:
    assert house.checked(text) == ""


def test_the_shipped_files_can_be_given_back_as_an_owner_s() -> None:
    lists: dict[str, Any] = {}
    for content in files().values():
        for name in (
            "hexes", "types", "tiles", "tracks", "cards", "parameters", "dice", "powers", "components",
        ):  # fmt: skip
            for row in content.get(name, ()):
                lists.setdefault(name, []).append({**row, "provenance": "owner"})
    for row in lists["hexes"]:
        for part in (row.get("lava") or []) + row.get("alt_faces", []):
            part["provenance"] = "owner"
    text = house.checked(json.dumps(lists))
    assert house.checked(text) == text
    for arboria in (False, True):
        own, shipped = facts(3, arboria, text), facts(3, arboria)
        assert own.parameters == shipped.parameters
        assert set(own.provenance.values()) == {"owner"}
        assert [(row.id, row.sites, row.strikes, row.stars, row.lava) for row in own.hexes] == [
            (row.id, row.sites, row.strikes, row.stars, row.lava) for row in shipped.hexes
        ]
        assert [(row.id, row.cost, row.vp, row.effect) for row in own.types] == [
            (row.id, row.cost, row.vp, row.effect) for row in shipped.types
        ]
        assert (own.tiles, own.tracks, own.cards) == (shipped.tiles, shipped.tracks, shipped.cards)


def test_differences_name_what_an_owner_wrote() -> None:
    text = house.checked(json.dumps({"hexes": [HEX], "parameters": {"turns_normal": 9, "mc_per_vp": 4}}))
    assert house.differences(text) == {"hexes": ["LP02"], "parameters": ["turns_normal", "mc_per_vp"]}
    assert house.differences("") == {}


IMPOSSIBLE = [
    ("mc_per_vp", 0, "the value is a whole number from 1 to 999, not 0"),
    ("mc_per_vp", True, "the value is a whole number from 1 to 999, not true"),
    ("mc_per_vp", 4.0, "the value is a whole number from 1 to 999, not 4.0"),
    ("mc_per_vp", "4", "the value is a whole number from 1 to 999, not '4'"),
    ("mc_per_vp", None, "the value is a whole number from 1 to 999, not nothing"),
    ("allow_repeat_action", 1, "the value is true or false, not 1"),
    ("explore_draw", "dice", "the value is \"die\" or a whole number from 1 to 6, not 'dice'"),
    ("move_points", 7, 'the value is "die" or a whole number from 1 to 6, not 7'),
    ("production_match", "colour", "the value is value or colour_value, not 'colour'"),
    ("heal_cost", {"wood": 1},
     "the value counts iron, oil, electricity, mycelium or vibrium, not 'wood'"),
    ("heal_cost", {"iron": -1}, "iron of the value is a whole number from 0 to 9, not -1"),
    ("heal_cost", 1, "the value is a table of names and values, not 1"),
    ("platform_cost", {}, "the value needs at least 1 of wood"),
    ("dam_cost", {"iron": {"iron": 1}}, "the value gives the cost of each of iron, vibrium and alloy"),
    ("dam_cost", {"iron": {"iron": 1}, "vibrium": {"vibrium": 1}, "alloy": {"iron": 1}},
     "the cost of alloy needs at least 1 iron and 1 vibrium"),
    ("protection_cost", {"one_of": [], "amount": 1}, "one_of is a list of 1 to 5, not 0"),
    ("protection_cost", {"one_of": ["oil", "oil"], "amount": 1}, "one_of lists oil twice"),
    ("build_limit_by_die", [1, 1, 2], "the value is a list of 6, not 3"),
    ("build_limit_by_die", [1, 1, 2, 2, 3, 0],
     "the limit for die 6 is a whole number from 1 to 6, not 0"),
    ("turns_short", {"2": 8}, "the value gives a number of turns for each of 1, 2, 3 and 4 players"),
    ("tie_breakers", ["mc", "controlled_buildings"], "the value ends with shared"),
    ("tie_breakers", ["shared", "mc"], "the value ends with shared"),
    ("depletable_resources", ["wood"],
     "each of the value is iron, oil, electricity, mycelium or vibrium, not 'wood'"),
    ("depletable_resources", [], "it is empty, but depletion_per_turn isn't 0"),
    ("solo_bands", {"bronze": 3, "silver": 3, "gold": 9},
     "bronze is less than silver, and silver less than gold"),
    ("solo_bands", {"bronze": 3}, "the value gives the VP of each of bronze, silver and gold"),
    ("solo_bands", {"bronze": -1, "silver": 3, "gold": 9},
     "the value for bronze is a whole number from 0 to 999, not -1"),
    ("protection_cost", {"one_of": ["oil"]}, "the value has the fields one_of and amount"),
    ("start_resources_base", {"iron": 3}, "four players can't have 3 iron each at the start"),
    ("start_scientists", 6, "the value is a whole number from 0 to 5, not 6"),
    ("extinguish_range", 2, "the value is a whole number from 0 to 1, not 2"),
    ("market_min", 6, "the start price of iron, 5, isn't from 6 to 10"),
    ("market_max", 1, "the lowest price of iron, 1, isn't less than the highest, 1"),
    ("production_die_source", "site",
     "with the value site every site with a resource has a production_die; site a of hex LP02 has none"),
    ("non_player_dice", False, "the program plays only true, so it can't be false"),
    ("units_per_building", 2, "the program plays only 1, so it can't be 2"),
    ("units_per_building", True, "the program plays only 1, so it can't be true"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "value", "reason"), IMPOSSIBLE)
def test_an_impossible_parameter_is_refused(name: str, value: object, reason: str) -> None:
    assert refusal(parameters={name: value}) == f"House rules, parameter {name}: {reason}."
    assert refusal(parameters=[{"id": name, "value": value}]).endswith(f"parameter {name}: {reason}.")


@pytest.mark.parametrize("name", sorted(FIXED))
def test_what_the_program_fixes_accepts_only_that(name: str) -> None:
    assert house.checked(json.dumps({"parameters": {name: FIXED[name]}})) != ""
    assert "the program plays only" in refusal(parameters={name: "something else"})


@pytest.mark.parametrize("name", sorted(LIVE))
def test_every_live_parameter_refuses_junk(name: str) -> None:
    for junk in ("no such word", -1, 10**9, 1.5, [None], {"x": 1}, None):
        assert refusal(parameters={name: junk}).startswith(f"House rules, parameter {name}: ")


CHANGED: dict[str, Any] = {
    "turns_short": {"1": 4, "2": 4, "3": 6, "4": 4}, "start_resources_arboria": {"iron": 1, "wood": 2},
    "production_match": "colour_value", "explore_draw": 3, "trade_draw": 1, "move_points": 4,
    "build_limit_by_die": [1, 2, 3, 4, 5, 6], "recruit_cost": {}, "heal_cost": {"oil": 2},
    "dam_cost": {"iron": {"iron": 2}, "vibrium": {"vibrium": 1}, "alloy": {"iron": 1, "vibrium": 2}},
    "extinguish_cost": {"one_of": ["wood"], "amount": 2}, "rescue_when": "no_unit",
    "depletable_resources": ["mycelium"], "exhaustion_scope": "reserve", "tie_breakers": ["mc", "shared"],
    "solo_bands": {"bronze": 1, "silver": 2, "gold": 3}, "allow_repeat_action": False, "turns_normal": 48,
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(CHANGED))
def test_a_live_parameter_takes_another_value(name: str) -> None:
    text = house.checked(json.dumps({"parameters": {name: CHANGED[name]}}))
    assert json.loads(text) == {"parameters": {name: CHANGED[name]}}
    assert facts(2, True, text).parameters[name] == CHANGED[name]


WRONG = [
    ({"hexs": []}, ": there is no list 'hexs'; the lists are hexes, types, tiles, tracks, cards, "
                   "parameters, dice, powers, components."),
    ({"hexes": {}}, ": hexes is a list of 0 to 999, not {}."),
    ({"hexes": [3]}, ": each of hexes is a table of names and values, not 3."),
    ({"hexes": [{"edges": []}]}, ": an entry of hexes has no id."),
    ({"hexes": [{**HEX, "id": 2}]}, ": the id of an entry of hexes is a word, not 2."),
    ({"hexes": [{**HEX, "id": "LP99"}]}, ": there is no hex 'LP99' to replace."),
    ({"hexes": [HEX, HEX]}, ": hexes lists 'LP02' twice."),
    ({"hexes": [{**HEX, "provenance": "seed"}]},
     ": the provenance of an entry of hexes is owner, not 'seed'."),
    ({"hexes": [{**HEX, "set": "arboria"}]},
     ", hex LP02: set can only be 'base', not 'arboria'."),
    ({"hexes": [{**HEX, "kind": "oxygen"}]},
     ", hex LP02: kind can only be 'standard', not 'oxygen'."),
    ({"hexes": [{**HEX, "edges": ["plain"] * 5}]}, ", hex LP02: edges is a list of 6, not 5."),
    ({"hexes": [{**HEX, "edges": ["sea"] * 6}]},
     ", hex LP02: each of edges is mountain or plain, not 'sea'."),
    ({"hexes": [{**HEX, "sites": []}]}, ", hex LP02: sites is a list of 1 to 4, not 0."),
    ({"hexes": [{**HEX, "sites": [SITE] * 5}]}, ", hex LP02: sites is a list of 1 to 4, not 5."),
    ({"hexes": [{**HEX, "sites": [{**SITE, "slot": "b"}]}]},
     ", hex LP02, site a: slot is a, not 'b'."),
    ({"hexes": [{**HEX, "sites": [{**SITE, "resource": "gold"}]}]},
     ", hex LP02, site a: resource is iron, oil, electricity, mycelium or vibrium, not 'gold'."),
    ({"hexes": [{**HEX, "sites": [{**SITE, "resource": "wood"}]}]},
     ", hex LP02, site a: resource is iron, oil, electricity, mycelium or vibrium, not 'wood'."),
    ({"hexes": [{**HEX, "sites": [{**SITE, "colour": 1}]}]},
     ", hex LP02, site a: there is no field 'colour'; its fields are elevation, "
     "production_die, resource, slot."),
    ({"hexes": [{**HEX, "cataclysms": [{"type": "flood", "dice": [{"colour": "red", "value": 1}]}]}]},
     ", hex LP02, cataclysms: type is earthquake, tornado or geyser, not 'flood'."),
    ({"hexes": [{**HEX, "cataclysms": [{"type": "geyser", "dice": [{"colour": "red", "value": 7}]}]}]},
     ", hex LP02, cataclysms, die: value is a whole number from 1 to 6, not 7."),
    ({"hexes": [{**HEX, "cataclysms": [{"type": "geyser", "dice": [{"colour": "any", "value": 6}]}]}]},
     ", hex LP02, cataclysms, die: colour is red, blue, green or yellow, not 'any'."),
    ({"hexes": [{**HEX, "cataclysms": [{"type": "geyser", "dice": [RED] * 2}]}]},
     ", hex LP02: two cataclysms have the die red 6."),
    ({"hexes": [{**HEX, "oxygen": {"stars": 1}}]},
     ", hex LP02: oxygen can only be nothing, not {'stars': 1}."),
    ({"hexes": [{**HEX, "id": "AR02", "oxygen": {"icon": True, "stars": 10}}]},
     ", hex AR02, oxygen: stars is a whole number from 1 to 9, not 10."),
    ({"hexes": [{**HEX, "id": "AR02"}]}, ", hex AR02: oxygen is missing."),
    ({"hexes": [{**HEX, "id": "AR08", "lava": []}]},
     ", hex AR08: sites can only be [], not [{'slot': 'a', 'elevation': 'lowland'}]."),
    ({"hexes": [{"id": "AR08", "edges": ["plain"] * 6, "lava": [{"side": "N", "dice": []}]}]},
     ", hex AR08, lava: side is NE, E, SE, SW, W or NW, not 'N'."),
    ({"hexes": [{"id": "AR08", "edges": ["plain"] * 6, "lava": [
        {"side": "E", "dice": [{"colour": "red", "value": 1}], "enabled_by": "rescue_scientist"}]}]},
     ", hex AR08, lava: enabled_by is volcano_inferred_sides_enabled, not 'rescue_scientist'."),
    ({"hexes": [{**HEX, "id": "LP01", "face": "4p", "face_players": [1, 2, 3, 4]}]},
     ", hex LP01: landing_face names another face for 1 players."),
    ({"hexes": [{**HEX, "id": "LP01", "face": "4p", "face_players": [4], "alt_faces": [
        {**HEX, "face": "2-3p", "face_players": [1, 2, 3]}]}]},
     ", hex LP01, alt_faces: there is no field 'id'; its fields are cataclysms, edges, face, "
     "face_players, sites."),
    ({"hexes": [{**HEX, "id": "LP01", "face": "4p", "face_players": [4], "alt_faces": [
        {"edges": ["plain"] * 6, "sites": [SITE], "face": "2-3p", "face_players": [1, 2, 3]}]}]},
     ", hex LP01: the face for 2 players has too few sites."),
    ({"types": [{**TYPE, "copies": 5}]},
     ", building type brokerage: copies is 5, but there are 4 tiles of it."),
    ({"types": [{**TYPE, "category": "protection"}]},
     ", building type brokerage: category can only be 'finance', not 'protection'."),
    ({"types": [{**TYPE, "per_player_limit": 2}]},
     ", building type brokerage: per_player_limit is a whole number from 1 to 1, not 2."),
    ({"types": [{**TYPE, "cost": {"mc": 5, "resources": {"wood": 1}}}]},
     ", building type brokerage, cost: resources counts iron, oil, electricity, mycelium or "
     "vibrium, not 'wood'."),
    ({"types": [{**TYPE, "effect": {"kind": "recruit"}}]},
     ", building type brokerage, effect: kind is trade_extra_cards, "
     "trade_sale_paid_before_step, trade_no_price_drop_on_own_sales or trade_sale_bonus, not 'recruit'."),
    ({"types": [{**TYPE, "effect": {"kind": "trade_extra_cards", "cards": 1}}]},
     ", building type brokerage, effect: there is no field 'cards'; its fields are amount, kind."),
    ({"tiles": [{"id": "oil_rig-1", "type": "sawmill"}]},
     ", tile oil_rig-1: type is iron_mine, oil_rig, power_plant, mycelium_farm, vibrium_mine, "
     "seismic_damper, wind_breaker, geyser_valve, trading_post, brokerage, commodity_bank or spaceport, "
     "not 'sawmill'."),
    ({"tiles": [{"id": "brokerage-1", "type": "brokerage", "production_die": RED}]},
     ", tile brokerage-1: it has a production_die, but its type produces nothing."),
    ({"tracks": [{"resource": "iron", "min": 1, "max": 4, "start": 5, "crash_reset": 1}]},
     ", track iron: the start price of iron, 5, isn't from 1 to 4."),
    ({"cards": [{"id": "SM-oil-1", "resource": "oil", "moves": [{"resource": "oil", "delta": 0}]}]},
     ", card SM-oil-1: the move of oil is 0."),
    ({"cards": [{"id": "SM-oil-1", "resource": "oil", "moves": [{"resource": "oil", "delta": 1}] * 2}]},
     ", card SM-oil-1: it moves oil twice."),
    ({"cards": [{"id": "planet-red-1", "value": 2}]},
     ", card 'planet-red-1': the program plays only the shipped value, not 2."),
    ({"cards": [{"id": "planet-pink-1"}]},
     ", card 'planet-pink-1': there is no such entry to replace."),
    ({"powers": [{"value": 2, "timing": "never"}]},
     ", power 2: the program plays only the shipped timing, not 'never'."),
    ({"components": [{"id": "hexes", "set": "base", "count": 30}]},
     ", component 'hexes': the program plays only the shipped count, not 30."),
    ({"parameters": {"mc": 4}}, ": there is no parameter 'mc' to replace."),
    ({"parameters": {"mc": 4, "vp": 1}},
     ": there are no such entries to replace: parameter 'mc', parameter 'vp'."),
    ({"parameters": {"mc_per_vp": 0}, "hexes": [{**HEX, "sights": 1}, {**HEX, "id": "LP03", "edge": 1}]},
     ", hex LP02: there is no field 'sights'; its fields are cataclysms, edges, has_mountain, id, "
     "kind, lava, oxygen, set, sites; House rules, hex LP03: there is no field 'edge'; its fields are "
     "cataclysms, edges, has_mountain, id, kind, lava, oxygen, set, sites"
     "; House rules, parameter mc_per_vp: the value is a whole number from 1 to 999, not 0."),
    ({"hexs": [], "typs": [], "tiles": 3}, ": there are no lists 'hexs', 'typs'; the lists are hexes, types, "
                                           "tiles, tracks, cards, parameters, dice, powers, components."),
    ({"hexes": [{**HEX, "sites": [{**SITE, "colour": 1, "die": 2}]}]},
     ", hex LP02, site a: there are no fields 'colour', 'die'; its fields are elevation, "
     "production_die, resource, slot."),
    ({"parameters": [{"id": "mc_per_vp", "value": 4, "vp": 1, "mc": 2}]},
     ", parameter 'mc_per_vp': there are no fields 'vp', 'mc'."),
    ({"powers": [{"value": 2, "when": "never"}]}, ", power 2: there is no field 'when'."),
    ({"dice": [{"colour": "pink"}]}, ", die 'pink': there is no such entry to replace."),
    ({"rules": 3}, ": rules, the version of former rules to play, can only be 1, not 3."),
    ({"hexes": [{**HEX, "id": "AR02", "oxygen": 3}]},
     ", hex AR02, oxygen: an entry is a table of names and values, not 3."),
    ({"hexes": [{"id": "AR08", "edges": ["plain"] * 6, "lava": [{"side": "E", "dice": [RED]}] * 2}]},
     ", hex AR08: lava lists the side E twice."),
    ({"hexes": [{"id": "AR08", "edges": ["plain"] * 6, "lava": [{"side": "E", "dice": [RED, RED]}]}]},
     ", hex AR08: the lava has the die red 6 twice."),
    ({"hexes": [{**HEX, "has_mountain": True}]},
     ", hex LP02: has_mountain is true, but the edges say otherwise."),
    ({"hexes": [{**HEX, "id": "LP01", "face": "4p", "face_players": [3, 4], "alt_faces": [
        {"edges": ["plain"] * 6, "sites": [{**SITE, "slot": slot} for slot in "abc"], "face": "2-3p",
         "face_players": [1, 2, 3]}]}]},
     ", hex LP01: 2 faces are for 3 players, not 1."),
    ({"types": [{**TYPE, "id": "spaceport", "copies": 3, "effect": {"kind": "recruit"}}],
      "tiles": [{"id": "spaceport-4", "type": "brokerage"}]},
     ", building type brokerage: copies is 4, but there are 5 tiles of it."),
    ({"types": [{**TYPE, "copies": 5},
                {**TYPE, "id": "spaceport", "copies": 3, "effect": {"kind": "recruit"}}],
      "tiles": [{"id": "spaceport-4", "type": "brokerage"}]},
     ", building type spaceport: there are fewer than 4, one for each player."),
    ({"parameters": [{"id": "mc_per_vp"}]}, ", parameter 'mc_per_vp': value is missing."),
    ({"parameters": [{"id": "mc_per_vp", "value": 4, "vp": 1}]},
     ", parameter 'mc_per_vp': there is no field 'vp'."),
    ({"parameters": 3}, ": parameters is a list of 0 to 999, not 3."),
    ({"schema_version": 2}, ": schema_version can only be 1, not 2."),
]  # fmt: skip


@pytest.mark.parametrize(("lists", "message"), WRONG)
def test_whatever_is_wrong_is_said_in_one_sentence(lists: dict[str, Any], message: str) -> None:
    assert refusal(**lists) == f"House rules{message}"


NO_TABLE = [
    ("[]", "House rules: house rules is a table of names and values, not []."),
    ("{", "House rules: it is no valid JSON (Expecting property name enclosed in double quotes"),
    ('{"parameters": {"mc_per_vp": 4, "mc_per_vp": 5}}',
     "House rules: it is no valid JSON (the name 'mc_per_vp' stands twice in one object)."),
    ('{"parameters": {"mc_per_vp": NaN}}', "House rules: it is no valid JSON (NaN is no number)."),
    ('{"parameters": {"mc_per_vp": ' + "9" * 5000 + "}}", "House rules: it is no valid JSON ("),
    ("[" * 100_000, "House rules: it is nested too deeply."),
    ('{"x": ' + '"y" ' * 200_000, "House rules: the text is far too long."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "message"), NO_TABLE)
def test_a_text_that_is_no_table_is_refused(text: str, message: str) -> None:
    with pytest.raises(OptionError) as refused:
        house.checked(text)
    assert str(refused.value).startswith(message)


def test_a_value_that_is_no_text_is_refused() -> None:
    with pytest.raises(OptionError, match=r"^House rules: they are a text, not 3\.$"):
        house.checked(3)


def test_a_file_is_json_or_toml(tmp_path: Path) -> None:
    one, other = tmp_path / "mine.toml", tmp_path / "mine.json"
    one.write_text(
        '[parameters]\nmc_per_vp = 4\nturns_short = { 1 = 6, 2 = 6, 3 = 6, 4 = 8 }\n'
        '[[tracks]]\nresource = "oil"\nmin = 1\nmax = 9\nstart = 4\ncrash_reset = 2\n'
    )  # fmt: skip
    track = {"resource": "oil", "min": 1, "max": 9, "start": 4, "crash_reset": 2}
    turns = {"1": 6, "2": 6, "3": 6, "4": 8}
    other.write_text(json.dumps({"tracks": [track], "parameters": {"mc_per_vp": 4, "turns_short": turns}}))
    assert house.read(one) == house.read(other) == house.checked(other.read_text())


BAD_FILES = [
    ("a.toml", b"[parameters]\nmc_per_vp = 0\n",
     ", parameter mc_per_vp: the value is a whole number from 1 to 999, not 0."),
    ("a.toml", b"mc_per_vp = ", ": it is no valid TOML (Invalid value (at end of document))."),
    ("a.toml", b"[parameters]\nmc_per_vp = 1979-05-27\n", ", parameter mc_per_vp: the value is a whole "),
    ("a.json", b"\xff\xfe\x00", ": it is no UTF-8 text."),
    ("a.json", b"", ": it is no valid JSON ("),
    ("a.txt", b"{}", ": house rules are a file whose name ends with .toml or .json."),
]  # fmt: skip


@pytest.mark.parametrize(("name", "content", "reason"), BAD_FILES)
def test_a_bad_file_is_named(tmp_path: Path, name: str, content: bytes, reason: str) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(OptionError) as refused:
        house.read(path)
    assert str(refused.value).startswith(f"{path}{reason}")
    assert "\n" not in str(refused.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"none\.toml: it can't be read \(No such file or directory\)\.$"):
        house.read(tmp_path / "none.toml")
    with pytest.raises(OptionError, match=r"it can't be read"):
        house.read(tmp_path)


def one_sentence(refused: LudosphereError) -> None:
    said = str(refused)
    assert "\n" not in said
    assert said.startswith("House rules")
    assert said.endswith(".")


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 12) | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
LISTS = ("hexes", "types", "tiles", "tracks", "cards", "parameters", "dice", "powers", "components")


@st.composite
def spoilt(draw: st.DrawFn) -> dict[str, Any]:
    """Shipped entries, marked as an owner's, with something in them replaced, dropped or added."""
    lists: dict[str, Any] = {}
    for content in files().values():
        for name in LISTS:
            lists.setdefault(name, []).extend(content.get(name, ()))
    name = draw(st.sampled_from(LISTS))
    row = json.loads(json.dumps(draw(st.sampled_from(lists[name]))))
    row["provenance"] = "owner"
    place: Any = row
    while isinstance(place, (dict, list)) and place:
        keys = sorted(place) if isinstance(place, dict) else list(range(len(place)))
        key = draw(st.sampled_from(keys))
        if isinstance(place[key], (dict, list)) and draw(st.booleans()):
            place = place[key]
            continue
        how = draw(st.sampled_from(["replace", "drop", "add", "number"]))
        if how == "drop":
            del place[key]
        elif how == "add" and isinstance(place, dict):
            place[draw(st.text(max_size=5))] = draw(JUNK)
        elif how == "number":
            place[key] = draw(st.integers(-2, 12))
        else:
            place[key] = draw(JUNK)
        break
    return {name: [row]}


def refused_or_canonical(lists: dict[str, Any]) -> str | None:
    """The canonical text; None if the lists are refused, in one sentence."""
    try:
        text = house.checked(json.dumps(lists))
    except LudosphereError as refused:
        one_sentence(refused)
        return None
    assert house.checked(text) == text
    return text


@settings(max_examples=400)
@given(spoilt())
def test_spoilt_entries_are_refused_or_canonical(lists: dict[str, Any]) -> None:
    text = refused_or_canonical(lists)
    for players in (1, 2, 3, 4) if text is not None else ():
        facts(players, True, text)


@settings(max_examples=200)
@given(st.dictionaries(st.sampled_from(LISTS) | st.text(max_size=5), JUNK | st.lists(JUNK, max_size=3)))
def test_random_data_gives_nothing_but_a_refusal(data: dict[str, Any]) -> None:
    refused_or_canonical(data)


@settings(max_examples=200)
@given(st.dictionaries(st.sampled_from([*LIVE, *FIXED]), JUNK, min_size=1, max_size=3))
def test_random_parameters_give_nothing_but_a_refusal(parameters: dict[str, Any]) -> None:
    text = refused_or_canonical({"parameters": parameters})
    if text is not None:
        facts(4, True, text)


@settings(max_examples=150)
@given(st.text(max_size=40))
def test_random_text_gives_nothing_but_a_refusal(text: str) -> None:
    try:
        canonical = house.checked(text)
    except LudosphereError:
        return
    assert house.checked(canonical) == canonical
