"""The facts of the box: counts, tables of the rules, and how house rules change them."""

from __future__ import annotations

import json
from collections import Counter
from importlib import resources
from typing import Any

import pytest

from ludosphere.core.errors import OptionError
from ludosphere.games.living_planet.facts import Die, Facts, Site, Strike, facts
from ludosphere.games.living_planet.house import rulebook as house

PAIRS = {(colour, value) for colour in range(4) for value in range(1, 7)}


def of(known: Facts, name: str) -> Any:
    return next(kind for kind in known.types if kind.id == name)


def the_hex(known: Facts, name: str) -> Any:
    return next(row for row in known.hexes if row.id == name)


def owned(**lists: Any) -> str:
    return house.checked(json.dumps(lists))


def shipped(file: str) -> dict[str, Any]:
    folder = resources.files("ludosphere.games.living_planet") / "data"
    data: dict[str, Any] = json.loads((folder / file).read_text(encoding="utf-8"))
    return data


def test_the_base_box_and_the_one_with_arboria() -> None:
    base, arboria = facts(2, False), facts(2, True)
    assert [len(base.hexes), len(base.tiles), len(base.types), len(base.tracks), len(base.cards)] == [
        24, 58, 12, 5, 25,
    ]  # fmt: skip
    assert [len(arboria.hexes), len(arboria.tiles), len(arboria.types), len(arboria.tracks)] == [
        32,
        72,
        15,
        6,
    ]
    assert len(arboria.cards) == 30
    assert {row.set for row in base.hexes} == {"base"}
    assert len(base.parameters) == len(base.provenance) == 98


def test_nothing_of_the_base_game_knows_wood() -> None:
    base = facts(4, False)
    assert all(site.resource != "wood" for row in base.hexes for site in row.sites)
    assert all("wood" not in kind.cost and kind.site != "wood" for kind in base.types)
    assert all(resource != "wood" for card in base.cards for resource, _ in card.moves)
    assert "wood" not in [track.resource for track in base.tracks]


def test_every_die_strikes_the_base_map_once_and_four_of_them_twice() -> None:
    dice = Counter((strike.colour, strike.value) for row in facts(2, False).hexes for strike in row.strikes)
    assert set(dice) == PAIRS
    assert sorted(dice.values()) == [1] * 20 + [2] * 4


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_landing_zone_shows_the_face_for_the_players(players: int) -> None:
    zone = facts(players, False).hexes[0]
    assert zone.kind == "landing_zone"
    assert [site.slot for site in zone.sites] == list("abcd" if players == 4 else "abc")
    assert zone.edges == (True, False, True, False, True, False)
    assert zone.strikes == (Strike("earthquake", 3, 1),)


def test_a_hex_is_what_the_table_of_the_rules_says() -> None:
    row = the_hex(facts(2, True), "AR05")  # M P P P P M; -^ wood mycelium -; 3 stars; R1 Y5 B2
    assert row.edges == (True, False, False, False, False, True)
    assert row.sites == (
        Site("a", "", True, None),
        Site("b", "wood", False, None),
        Site("c", "mycelium", False, None),
        Site("d", "", False, None),
    )
    assert row.strikes == (Strike("flood", 0, 1), Strike("fire", 3, 5), Strike("tornado", 1, 2))
    assert (row.stars, row.mountain, row.kind, row.provenance) == (3, True, "oxygen", "reconstructed")
    assert not the_hex(facts(2, True), "AR01").mountain


def test_the_volcano_carries_the_lava_of_the_example_and_two_sides_switched_off() -> None:
    lava = facts(2, True).hexes[-1].lava
    always = {(flow.side, flow.colour, flow.value) for flow in lava if not flow.enabled_by}
    assert always == {(5, 1, 5), (5, 2, 3), (3, 0, 3), (3, 3, 4), (2, 1, 3), (2, 3, 5), (0, 2, 4), (0, 0, 5)}
    other = {(flow.side, flow.enabled_by) for flow in lava if flow.enabled_by}
    assert other == {(1, "volcano_inferred_sides_enabled"), (4, "volcano_inferred_sides_enabled")}


def test_a_building_is_what_the_table_of_the_rules_says() -> None:
    known = facts(3, True)
    station = of(known, "hydraulic_safety_station")
    assert (station.mc, station.cost, station.copies, station.limit, station.site, station.vp) == (
        5, {"wood": 1}, 4, 1, "", 1,
    )  # fmt: skip
    assert station.effect["works_under_fire"]
    assert [tile.value for tile in known.tiles if tile.type == "arbori_fungal_culture"] == [1, 3, 4, 6]
    assert [tile.value for tile in known.tiles if tile.type == "spaceport"] == [0] * 4
    assert of(known, "oil_rig").limit == 0


def test_what_an_owner_may_not_know_is_marked() -> None:
    known = facts(2, True)
    assert known.provenance["mc_per_vp"] == "reconstructed"
    assert known.provenance["turns_normal"] == "seed"
    assert known.provenance["actions_per_phase"] == "public"
    own = facts(2, True, owned(parameters={"mc_per_vp": 4}))
    assert (own.parameters["mc_per_vp"], own.provenance["mc_per_vp"]) == (4, "owner")
    assert facts(2, True).parameters["mc_per_vp"] == 5


def test_a_parameter_is_the_default_of_the_types_an_owner_does_not_list() -> None:
    breaker = {
        "id": "wind_breaker", "copies": 4, "cost": {"mc": 3}, "vp": 3,
        "effect": {"kind": "cancel_cataclysm", "cataclysm": "tornado", "amount": 2},
    }  # fmt: skip
    text = owned(
        types=[breaker], parameters={"vp_protection": 7, "protection_cost": {"one_of": ["iron"], "amount": 5}}
    )
    known = facts(2, True, text)
    assert (of(known, "wind_breaker").vp, of(known, "wind_breaker").provenance) == (3, "owner")
    assert of(known, "wind_breaker").effect == {
        "kind": "cancel_cataclysm", "cataclysm": "tornado", "range": 1, "pay_one_of": ["iron"], "amount": 2,
    }  # fmt: skip
    assert of(known, "seismic_damper").vp == of(known, "hydraulic_safety_station").vp == 7
    assert of(known, "seismic_damper").effect["amount"] == 5
    assert of(known, "hydraulic_safety_station").effect["pay_one_of"] == ["oil", "electricity"]


def test_a_market_parameter_changes_the_tracks_an_owner_does_not_list() -> None:
    track = {"resource": "oil", "min": 2, "max": 8, "start": 4, "crash_reset": 3}
    known = facts(2, True, owned(tracks=[track], parameters={"market_start": 6, "market_max": 12}))
    prices = {row.resource: (row.least, row.most, row.start, row.crash) for row in known.tracks}
    assert prices["oil"] == (2, 8, 4, 3)
    assert all(prices[name] == (1, 12, 6, 1) for name in prices if name != "oil")


def test_an_entry_is_replaced_as_a_whole() -> None:
    row = {
        "id": "LP21", "edges": ["plain"] * 6,
        "sites": [{"slot": "a", "elevation": "mountain", "production_die": {"colour": "blue", "value": 2}}],
    }  # fmt: skip
    known = facts(2, False, owned(hexes=[row], cards=[{"id": "SM-oil-1", "resource": "oil", "moves": [
        {"resource": "iron", "delta": 4}]}]))  # fmt: skip
    found = the_hex(known, "LP21")
    assert found.sites == (Site("a", "", True, Die(1, 2)),)
    assert found.strikes == ()
    assert found.mountain  # no edge is, but the site is wholly on one
    assert len(known.hexes) == 24
    assert next(card for card in known.cards if card.id == "SM-oil-1").moves == (("iron", 4),)


def test_tiles_may_change_their_type_if_the_copies_do_too() -> None:
    types = {row["id"]: row for row in shipped("buildings.json")["types"]}
    mine = {**types["iron_mine"], "copies": 5, "provenance": "owner"}
    rig = {**types["oil_rig"], "copies": 7, "provenance": "owner"}
    tile = {"id": "iron_mine-6", "type": "oil_rig", "production_die": {"colour": "red", "value": 3}}
    known = facts(2, False, owned(types=[mine, rig], tiles=[tile]))
    assert Counter(row.type for row in known.tiles)["oil_rig"] == 7
    assert (0, 3) in [(row.colour, row.value) for row in known.tiles if row.type == "oil_rig"]
    with pytest.raises(
        OptionError, match=r"building type iron_mine: copies is 6, but there are 5 tiles of it\."
    ):
        owned(tiles=[tile])


def shipped_with(file: str, change: Any) -> None:
    """Load the shipped files with one of them changed."""

    def read(name: str) -> dict[str, Any]:
        data = shipped(name)
        if name == file:
            change(data)
        return data

    house.shipped_from(read)


def test_the_shipped_files_pass_their_own_check() -> None:
    shipped_with("", None)


def _row(data: dict[str, Any], list_name: str, key: str) -> dict[str, Any]:
    return next(row for row in data[list_name] if key in (row.get("id"), row.get("resource")))


@pytest.mark.parametrize(
    ("file", "list_name", "key", "field", "value", "message"),
    [
        ("hexes.json", "hexes", "LP05", "edges", ["plain"] * 5,
         "hexes.json, hex LP05: edges is a list of 6, not 5."),
        ("hexes.json", "hexes", "LP05", "has_mountain", False,
         "hexes.json, hex LP05: has_mountain is false, but the edges say otherwise."),
        ("hexes.json", "hexes", "LP05", "provenance", "owner",
         "hexes.json, hex LP05: provenance is one of seed, public, reconstructed."),
        ("hexes.json", "hexes", "LP05", "kind", "volcano",
         "hexes.json, hex LP05: set and kind don't go together."),
        ("hexes.json", "hexes", "AR03", "oxygen", {"icon": True, "stars": 0},
         "hexes.json, hex AR03, oxygen: stars is a whole number from 1 to 9, not 0."),
        ("buildings.json", "types", "brokerage", "vp", 2,
         "buildings.json, building type brokerage: vp differs from the parameter vp_finance."),
        ("buildings.json", "types", "brokerage", "copies", 3,
         "buildings.json, building type brokerage: copies is 3, but there are 4 tiles of it."),
        ("buildings.json", "tiles", "oil_rig-2", "production_die", None,
         "buildings.json, tile oil_rig-2: production_die is missing."),
        ("market.json", "tracks", "wood", "start", 4,
         "market.json, track wood: start differs from the parameter market_start."),
        ("market.json", "cards", "SM-iron-1", "moves", [],
         "market.json, card SM-iron-1: moves is a list of 1 to 6, not 0."),
        ("parameters.json", "parameters", "mc_per_vp", "value", 0,
         "parameters.json, parameter mc_per_vp: the value is a whole number from 1 to 999, not 0."),
        ("parameters.json", "parameters", "mc_per_vp", "id", "mc_for_vp",
         "parameters.json: the parameter mc_per_vp is missing."),
    ],
)  # fmt: skip
def test_a_bad_shipped_entry_is_named(
    file: str, list_name: str, key: str, field: str, value: object, message: str
) -> None:
    with pytest.raises(OptionError) as refused:
        shipped_with(file, lambda data: _row(data, list_name, key).update({field: value}))
    assert str(refused.value) == message


def test_a_shipped_list_that_is_missing_is_named() -> None:
    with pytest.raises(OptionError, match=r"^market\.json: the list cards is missing\.$"):
        shipped_with("market.json", lambda data: data.pop("cards"))


def test_a_shipped_entry_that_stands_twice_is_named() -> None:
    with pytest.raises(OptionError, match=r"^hexes\.json, hex LP01: it stands there twice\.$"):
        shipped_with("hexes.json", lambda data: data["hexes"].append(data["hexes"][0]))
