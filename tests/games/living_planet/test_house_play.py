"""Games by house rules: the parameters that change how the rules go, not only a number."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest

import living_planet_positions as lp
from ludosphere.games.living_planet.rules import PlanetPosition


def by(*hexes: str, **parameters: Any) -> PlanetPosition:
    """A position with these parameters; the Leader is green."""
    return lp.lay(*hexes, leader="green", house={"parameters": parameters})


@pytest.mark.parametrize(
    ("match", "current", "iron"),
    [
        ("value", "red 4", 1), ("value", "blue 4", 1), ("colour_value", "red 4", 1),
        ("colour_value", "blue 4", 0), ("colour_value", "red 5", 0),
    ],
)  # fmt: skip
def test_production_by_colour_and_value(match: str, current: str, iron: int) -> None:
    tile = {"id": "iron_mine-4", "type": "iron_mine", "production_die": {"colour": "red", "value": 4}}
    house = {"parameters": {"production_match": match}, "tiles": [tile]}
    position = lp.lay("LP05@1,0", leader="green", house=house)
    lp.building(position, "LP05.a", "iron_mine.4", chip="yellow")
    lp.die(position, "production", current)
    assert lp.owns(position, "yellow", "iron") == iron


def dice_on_sites() -> dict[str, Any]:
    """Every site with an icon shows the die 2, LP05.b the die 4."""
    data = json.loads(
        (resources.files("ludosphere") / "games/living_planet/data/hexes.json").read_text(encoding="utf-8")
    )
    hexes = []
    for hex in data["hexes"]:
        if not any(site["resource"] for site in hex["sites"]):
            continue
        for site in hex["sites"]:
            value = 4 if (hex["id"], site["slot"]) == ("LP05", "b") else 2
            site["production_die"] = {"colour": "any", "value": value} if site["resource"] else None
        hexes.append({key: value for key, value in hex.items() if key != "provenance"})
    return {"parameters": {"production_die_source": "site"}, "hexes": hexes}


@pytest.mark.parametrize(("current", "first", "second"), [("blue 2", 1, 0), ("blue 4", 0, 1)])
def test_production_dice_on_the_sites(current: str, first: int, second: int) -> None:
    position = lp.lay("LP05@1,0", "LP06@-1,0", leader="green", house=dice_on_sites())
    lp.building(position, "LP05.a", "iron_mine.4", chip="yellow")
    lp.building(position, "LP05.b", "power_plant.1", chip="yellow")
    lp.building(position, "LP06.b", "vibrium_mine.2", chip="yellow")  # a site without icon has no die
    lp.die(position, "production", current)
    assert [lp.owns(position, "yellow", what) for what in ("iron", "electricity", "vibrium")] == [
        first,
        second,
        0,
    ]


def test_each_kind_of_action_once() -> None:
    position = by("LP05@1,0", allow_repeat_action=False, actions_per_phase=3)
    lp.outside(position, "LP05", "red scientist")
    lp.die(position, "actions", "red 1")
    lp.trade(position, "red")
    assert {"explore", "move", "build", "trade"} & lp.can(position) == {"explore", "move", "build"}
    lp.do(position, "red", "move", "LP05s>LP01")
    assert {"explore", "move", "build", "trade"} & lp.can(position) == {
        "explore"
    }  # no unit on a site that suits
    assert position.view(None)["task"]["actions"] == 1


def test_a_wounded_scientist_keeps_a_player_from_landing_another() -> None:
    position = by("LP05@1,0", rescue_when="no_unit")
    lp.outside(position, "LP05", "red wounded")
    lp.die(position, "actions", "red 1")
    assert "rescue" not in lp.can(position)


def test_fixed_numbers_instead_of_the_die() -> None:
    position = by("LP05@1,0", explore_draw=2, trade_draw=4, move_points=1)
    lp.outside(position, "LP05", "red scientist")
    lp.die(position, "actions", "red 6")
    lp.do(position, "red", "move", "LP05s>LP01")
    assert lp.asked(position) == ("red", "act")
    lp.do(position, "red", "trade")
    assert len(lp.can(position)) == 4
    position = by("LP05@1,0", explore_draw=2)
    lp.outside(position, "LP05", "red scientist")
    lp.stack(position, "LP06", "LP08", "LP10")
    lp.die(position, "actions", "red 6")
    lp.do(position, "red", "explore")
    assert position.view(None)["task"]["drawn"] == ["LP06", "LP08"]


def test_fire_keeps_off_the_volcano() -> None:
    position = by("AR03@1,0", "AR08@2,0", fire_can_spread_to_volcano=False)
    position.leader = 0
    lp.fire(position, "AR03", "LP01")
    lp.die(position, "cataclysms", "green 6")
    assert lp.asked(position) == ("red", "deplete")
    assert lp.burning(position) == {"AR03", "LP01"}


def test_nobody_flees_from_a_second_fire() -> None:
    position = by("AR02@1,0", flee_on_refire=False)
    lp.fire(position, "AR02")
    lp.outside(position, "AR02", "red scientist")
    lp.building(position, "AR02.a", "iron_mine.1", chip="red", unit="red scientist")
    lp.die(position, "cataclysms", "green 5")
    assert lp.asked(position) == ("red", "loss")
    assert lp.people(position, "AR02") == []


def test_exhaustion_of_the_reserve() -> None:
    position = by(exhaustion_scope="reserve")
    lp.give(position, "red", iron=8)
    lp.depletion(position)
    lp.do(position, "green", "X:iron")
    assert position.to_move() == []


def test_a_reserve_without_anything_to_deplete_is_exhausted() -> None:
    position = by(exhaustion_scope="reserve")
    lp.give(position, "red", iron=9, oil=9, vibrium=9)
    lp.depletion(position)
    assert position.to_move() == []


def test_exhaustion_may_be_switched_off() -> None:
    position = by(exhaustion_ends_game=False)
    position.reserve[0] = 1
    lp.depletion(position)
    lp.do(position, "green", "X:iron")
    assert position.turn == 3


def test_protection_of_the_own_hex_only() -> None:
    for reach, home, question in (
        (0, "LP01.a", "deplete"),
        (0, "LP21.d", "protect"),
        (1, "LP01.a", "protect"),
    ):
        position = by("LP21@1,0", protection_range=reach)
        lp.building(position, home, "seismic_damper", chip="red")
        lp.building(position, "LP21.a", "iron_mine.1", chip="blue")
        lp.give(position, "red", oil=1)
        lp.die(position, "cataclysms", "green 4")
        assert (lp.asked(position) or ("", ""))[1] == question


def test_a_chip_may_have_a_price() -> None:
    for iron, offered in ((0, {"-", "<LP05s"}), (1, {"c", "c<LP05s", "-", "<LP05s"})):
        position = by("LP05@1,0", chip_on_build_cost={"iron": 1})
        lp.outside(position, "LP05", "red scientist")
        lp.give(position, "red", iron=iron)
        lp.die(position, "actions", "red 1")
        lp.do(position, "red", "build", "power_plant.1@LP05.b")
        assert lp.can(position) == offered
        if iron:
            lp.do(position, "red", "c")
            assert (lp.at(position, "LP05.b"), lp.owns(position, "red", "iron")) == ("power_plant red", 0)
