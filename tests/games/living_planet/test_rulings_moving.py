"""Moving: points and steps, and which buildings and hexes a unit may enter."""

from __future__ import annotations

import pytest

from living_planet_positions import (
    asked,
    at,
    building,
    can,
    controller,
    covers,
    die,
    do,
    fire,
    lay,
    outside,
    owns,
    people,
)


def test_r020_two_steps_for_a_point_with_a_motorised_scientist() -> None:
    position = lay("LP03@1,0", "LP04@2,0", "LP06@3,0", "LP08@4,0", leader="blue")
    outside(position, "LP01", "red motor", "red scientist")
    die(position, "actions", "red 3")
    do(position, "red", "move", "LP01m>LP03", "LP03m>LP04", "LP04m>LP06", "LP06m>LP08", "LP01s>LP03")
    assert (people(position, "LP08"), people(position, "LP03")) == (["red motor"], ["red scientist"])
    assert asked(position) == ("red", "act")  # 2 + 1 points


def test_r020_three_points_are_not_four() -> None:
    position = lay("LP03@1,0", "LP04@2,0", "LP06@3,0", "LP08@4,0", leader="blue")
    outside(position, "LP01", "red motor", "red scientist")
    die(position, "actions", "red 3")
    do(position, "red", "move", "LP01s>LP03", "LP03s>LP04", "LP01m>LP03")
    assert {text for text in can(position) if text.startswith("LP04s")} == set()
    do(position, "red", "LP03m>LP04")
    assert asked(position) == ("red", "act")


def test_r020_a_change_of_place_in_the_hex_is_a_step() -> None:
    position = lay(leader="blue")
    building(position, "LP01.a", "spaceport", chip="red")
    outside(position, "LP01", "red scientist")
    die(position, "actions", "red 1")
    do(position, "red", "move", "LP01s>LP01.a")
    assert (at(position, "LP01.a"), asked(position)) == ("spaceport red + red scientist", ("red", "act"))


def test_r021_not_into_a_building_with_an_opponents_chip() -> None:
    position = lay("LP05@1,0")
    building(position, "LP05.a", "iron_mine.4", chip="red")
    outside(position, "LP05", "blue scientist")
    outside(position, "LP01", "blue scientist")
    die(position, "actions", "blue 3")
    do(position, "blue", "move")
    assert {text for text in can(position) if text.endswith(">LP05.a")} == set()


@pytest.mark.parametrize("unit", ["red scientist", "red wounded", "blue wounded"])
def test_r021_not_into_an_occupied_building(unit: str) -> None:
    position = lay("LP05@1,0")
    building(position, "LP05.a", "iron_mine.4", unit=unit)
    outside(position, "LP05", "blue scientist")
    die(position, "actions", "blue 3")
    do(position, "blue", "move")
    assert "LP05s>LP05.a" not in can(position)


def test_r022_whoever_enters_an_abandoned_mine_controls_it() -> None:
    position = lay("LP05@1,0", leader="green")
    building(position, "LP05.a", "iron_mine.4")
    outside(position, "LP01", "blue scientist")
    assert controller(position, "LP05.a") is None
    die(position, "actions", "blue 3")
    do(position, "blue", "move", "LP01s>LP05.a")
    assert controller(position, "LP05.a") == "blue"
    die(position, "production", "red 4")
    assert owns(position, "blue", "iron") == 1


@pytest.mark.parametrize("how", ["chip", "unit", "wounded"])
def test_r023_not_into_a_second_building_of_a_type_with_four_copies(how: str) -> None:
    position = lay("LP05@1,0", "LP06@0,1")
    unit = {"chip": "", "unit": "blue motor", "wounded": "blue wounded"}[how]
    building(position, "LP05.b", "wind_breaker", chip="blue" if how == "chip" else "", unit=unit)
    building(position, "LP06.b", "wind_breaker")
    building(position, "LP06.a", "oil_rig.1")
    outside(position, "LP01", "blue scientist")
    die(position, "actions", "blue 3")
    do(position, "blue", "move")
    assert "LP01s>LP06.b" not in can(position)
    assert "LP01s>LP06.a" in can(position)


@covers(45, 46)
def test_no_step_onto_a_burning_hex_nor_out_of_a_building_there() -> None:
    position = lay("LP05@1,0", "LP06@0,1")
    building(position, "LP05.a", "iron_mine.1")
    building(position, "LP06.a", "oil_rig.1", chip="blue", unit="blue scientist")
    outside(position, "LP01", "blue scientist")
    outside(position, "LP06", "blue motor")
    fire(position, "LP05", "LP06")
    die(position, "actions", "blue 3")
    do(position, "blue", "move")
    assert can(position) == {"LP06m>LP01", "."}


@covers(76)
def test_no_step_onto_the_volcano() -> None:
    position = lay("AR08@1,-1")
    outside(position, "LP01", "blue scientist", "blue motor")
    die(position, "actions", "blue 3")
    assert "move" not in can(position)


def test_power_6_moves_one_unit() -> None:
    position = lay("LP03@1,0", "LP04@2,0", leader="blue")
    outside(position, "LP01", "blue motor", "blue scientist")
    die(position, "actions", "blue 6")
    do(position, "blue", "power:airlift", "LP01s>LP03")
    assert {text[:5] for text in can(position)} == {"LP03s", "."}
    do(position, "blue", "LP03s>LP04")
    assert asked(position) == ("blue", "act")
    assert "power:airlift" not in can(position)
    assert position.view(None)["task"]["actions"] == 2
