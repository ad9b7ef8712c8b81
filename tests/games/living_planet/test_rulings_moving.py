"""Moving: points and steps, and which buildings and hexes a unit may enter."""

from __future__ import annotations

import pytest

import living_planet_positions as lp


def test_r020_two_steps_for_a_point_with_a_motorised_scientist() -> None:
    position = lp.lay("LP03@1,0", "LP04@2,0", "LP06@3,0", "LP08@4,0", leader="blue")
    lp.outside(position, "LP01", "red motor", "red scientist")
    lp.die(position, "actions", "red 3")
    lp.do(position, "red", "move", "LP01m>LP03", "LP03m>LP04", "LP04m>LP06", "LP06m>LP08", "LP01s>LP03")
    assert (lp.people(position, "LP08"), lp.people(position, "LP03")) == (["red motor"], ["red scientist"])
    assert lp.asked(position) == ("red", "act")  # 2 + 1 points


def test_r020_three_points_are_not_four() -> None:
    position = lp.lay("LP03@1,0", "LP04@2,0", "LP06@3,0", "LP08@4,0", leader="blue")
    lp.outside(position, "LP01", "red motor", "red scientist")
    lp.die(position, "actions", "red 3")
    lp.do(position, "red", "move", "LP01s>LP03", "LP03s>LP04", "LP01m>LP03")
    assert {text for text in lp.can(position) if text.startswith("LP04s")} == set()
    lp.do(position, "red", "LP03m>LP04")
    assert lp.asked(position) == ("red", "act")


def test_r020_a_change_of_place_in_the_hex_is_a_step() -> None:
    position = lp.lay(leader="blue")
    lp.building(position, "LP01.a", "spaceport", chip="red")
    lp.outside(position, "LP01", "red scientist")
    lp.die(position, "actions", "red 1")
    lp.do(position, "red", "move", "LP01s>LP01.a")
    assert lp.at(position, "LP01.a") == "spaceport red + red scientist"
    assert lp.asked(position) == ("red", "act")


def test_r021_not_into_a_building_with_an_opponents_chip() -> None:
    position = lp.lay("LP05@1,0")
    lp.building(position, "LP05.a", "iron_mine.4", chip="red")
    lp.outside(position, "LP05", "blue scientist")
    lp.outside(position, "LP01", "blue scientist")
    lp.die(position, "actions", "blue 3")
    lp.do(position, "blue", "move")
    assert {text for text in lp.can(position) if text.endswith(">LP05.a")} == set()


@pytest.mark.parametrize("unit", ["red scientist", "red wounded", "blue wounded"])
def test_r021_not_into_an_occupied_building(unit: str) -> None:
    position = lp.lay("LP05@1,0")
    lp.building(position, "LP05.a", "iron_mine.4", unit=unit)
    lp.outside(position, "LP05", "blue scientist")
    lp.die(position, "actions", "blue 3")
    lp.do(position, "blue", "move")
    assert "LP05s>LP05.a" not in lp.can(position)


def test_r022_whoever_enters_an_abandoned_mine_controls_it() -> None:
    position = lp.lay("LP05@1,0", leader="green")
    lp.building(position, "LP05.a", "iron_mine.4")
    lp.outside(position, "LP01", "blue scientist")
    assert lp.controller(position, "LP05.a") is None
    lp.die(position, "actions", "blue 3")
    lp.do(position, "blue", "move", "LP01s>LP05.a")
    assert lp.controller(position, "LP05.a") == "blue"
    lp.die(position, "production", "red 4")
    assert lp.owns(position, "blue", "iron") == 1


@pytest.mark.parametrize("how", ["chip", "unit", "wounded"])
def test_r023_not_into_a_second_building_of_a_type_with_four_copies(how: str) -> None:
    position = lp.lay("LP05@1,0", "LP06@0,1")
    unit = {"chip": "", "unit": "blue motor", "wounded": "blue wounded"}[how]
    lp.building(position, "LP05.b", "wind_breaker", chip="blue" if how == "chip" else "", unit=unit)
    lp.building(position, "LP06.b", "wind_breaker")
    lp.building(position, "LP06.a", "oil_rig.1")
    lp.outside(position, "LP01", "blue scientist")
    lp.die(position, "actions", "blue 3")
    lp.do(position, "blue", "move")
    assert "LP01s>LP06.b" not in lp.can(position)
    assert "LP01s>LP06.a" in lp.can(position)


@lp.covers(45, 46)
def test_no_step_onto_a_burning_hex_nor_out_of_a_building_there() -> None:
    position = lp.lay("LP05@1,0", "LP06@0,1")
    lp.building(position, "LP05.a", "iron_mine.1")
    lp.building(position, "LP06.a", "oil_rig.1", chip="blue", unit="blue scientist")
    lp.outside(position, "LP01", "blue scientist")
    lp.outside(position, "LP06", "blue motor")
    lp.fire(position, "LP05", "LP06")
    lp.die(position, "actions", "blue 3")
    lp.do(position, "blue", "move")
    assert lp.can(position) == {"LP06m>LP01", "."}


@lp.covers(76)
def test_no_step_onto_the_volcano() -> None:
    position = lp.lay("AR08@1,-1")
    lp.outside(position, "LP01", "blue scientist", "blue motor")
    lp.die(position, "actions", "blue 3")
    assert "move" not in lp.can(position)


def test_power_6_moves_one_unit() -> None:
    position = lp.lay("LP03@1,0", "LP04@2,0", leader="blue")
    lp.outside(position, "LP01", "blue motor", "blue scientist")
    lp.die(position, "actions", "blue 6")
    lp.do(position, "blue", "power:airlift", "LP01s>LP03")
    assert {text[:5] for text in lp.can(position)} == {"LP03s", "."}
    lp.do(position, "blue", "LP03s>LP04")
    assert lp.asked(position) == ("blue", "act")
    assert "power:airlift" not in lp.can(position)
    assert position.view(None)["task"]["actions"] == 2
