"""Production: which buildings produce, who comes first, the doubled resource, the Arbori-Fungal Culture."""

from __future__ import annotations

from living_planet_positions import (
    asked,
    at,
    building,
    can,
    cards,
    covers,
    die,
    do,
    end_die,
    end_turn,
    fire,
    give,
    lay,
    order,
    owns,
    reserve,
)
from ludosphere.games.living_planet.rules import PlanetPosition


def mine(chip: str = "", unit: str = "") -> PlanetPosition:
    """An Iron Mine with value 4 on LP05."""
    position = lay("LP05@1,0", leader="green")
    building(position, "LP05.a", "iron_mine.4", chip=chip, unit=unit)
    return position


def test_r004_it_does_not_matter_whose_die_it_is() -> None:
    position = mine(chip="red")
    die(position, "production", "blue 4")
    assert (owns(position, "red", "iron"), owns(position, "blue", "iron")) == (1, 0)
    assert reserve(position, "iron") == 8


def test_r004_another_value_produces_nothing() -> None:
    position = mine(chip="red")
    die(position, "production", "red 5")
    assert owns(position, "red", "iron") == 0


def test_r004_an_active_unit_controls_too() -> None:
    for unit in ("red scientist", "red motor"):
        position = mine(unit=unit)
        die(position, "production", "blue 4")
        assert owns(position, "red", "iron") == 1


def test_r005_two_dice_produce_twice() -> None:
    position = mine(chip="red")
    cards(position, 4, 4, 5, 6)
    order(position, "red", "blue", "green")
    assert owns(position, "red", "iron") == 1
    end_die(position)
    assert owns(position, "red", "iron") == 2
    end_die(position)
    assert owns(position, "red", "iron") == 2


def test_r006_a_wounded_scientist_does_not_control() -> None:
    position = mine(unit="red wounded")
    die(position, "production", "red 4")
    assert owns(position, "red", "iron") == 0


def test_r007_power_2_doubles_the_named_resource_for_everybody() -> None:
    position = mine(chip="red")
    building(position, "LP01.a", "oil_rig.4", chip="red")
    cards(position, 4, 5, 2, 6)
    do(position, "green", "N:iron")
    order(position, "red", "blue", "green")
    assert (owns(position, "red", "iron"), owns(position, "red", "oil")) == (2, 1)


def test_r007_until_the_end_of_the_turn() -> None:
    position = mine(chip="red")
    cards(position, 5, 4, 2, 4)
    do(position, "green", "N:iron")
    order(position, "red", "blue", "yellow")
    end_die(position)
    assert owns(position, "red", "iron") == 2
    end_die(position)
    assert owns(position, "red", "iron") == 4
    end_turn(position)
    cards(position, 4, 5, 5, 6)
    order(position, "red", "blue", "green")
    assert owns(position, "red", "iron") == 5


def test_r007_as_far_as_the_reserve_goes() -> None:
    position = mine(chip="red")
    give(position, "blue", iron=8)
    cards(position, 4, 5, 2, 6)
    do(position, "green", "N:iron")
    order(position, "red", "blue", "green")
    assert (owns(position, "red", "iron"), reserve(position, "iron")) == (1, 0)


@covers(98)
def test_r008_a_culture_gives_six_for_one_wood_if_mycelium_was_named() -> None:
    position = lay("AR01@1,0", leader="green")
    building(position, "AR01.b", "arbori_fungal_culture.4", chip="red")
    give(position, "red", wood=1)
    cards(position, 4, 5, 2, 6)
    do(position, "green", "N:mycelium")
    order(position, "red", "blue", "green")
    assert (asked(position), can(position)) == (("red", "convert"), {"W", "."})
    do(position, "red", "W")
    assert (owns(position, "red", "mycelium"), owns(position, "red", "wood")) == (6, 0)
    assert (reserve(position, "mycelium"), reserve(position, "wood")) == (2, 8)


@covers(98)
def test_a_culture_gives_one_or_three() -> None:
    for answer, mycelium, wood in ((".", 1, 1), ("W", 3, 0)):
        position = lay("AR01@1,0")
        building(position, "AR01.b", "arbori_fungal_culture.4", chip="red")
        give(position, "red", wood=1)
        die(position, "production", "blue 4")
        do(position, "red", answer)
        assert (owns(position, "red", "mycelium"), owns(position, "red", "wood")) == (mycelium, wood)


def short(current: str, leader: str, seats: int = 4) -> PlanetPosition:
    """One iron in the reserve; two mines with value 4 (by a house rule), green's and red's."""
    tile = {
        "id": "iron_mine-5", "type": "iron_mine", "set": "base",
        "production_die": {"colour": "any", "value": 4}, "provenance": "owner",
    }  # fmt: skip
    position = lay("LP05@1,0", "LP09@-1,0", leader=leader, house={"tiles": [tile]}, seats=seats)
    building(position, "LP05.a", "iron_mine.4", chip="red")
    building(position, "LP09.a", "iron_mine.4", chip="green")
    give(position, "blue", iron=8)
    die(position, "production", current)
    return position


def test_r009_the_owner_of_the_die_comes_first() -> None:
    position = short("green 4", "red")
    assert (owns(position, "green", "iron"), owns(position, "red", "iron")) == (1, 0)
    position = short("red 4", "green")
    assert (owns(position, "green", "iron"), owns(position, "red", "iron")) == (0, 1)


def test_r009_then_clockwise() -> None:
    position = short("yellow 4", "green")
    assert (owns(position, "green", "iron"), owns(position, "red", "iron")) == (0, 1)
    position = short("blue 4", "red")
    assert (owns(position, "green", "iron"), owns(position, "red", "iron")) == (1, 0)


def test_r009_the_leader_first_for_a_die_without_a_player() -> None:
    position = short("yellow 4", "green", seats=3)
    assert (owns(position, "green", "iron"), owns(position, "red", "iron")) == (1, 0)
    position = short("yellow 4", "red", seats=3)
    assert (owns(position, "green", "iron"), owns(position, "red", "iron")) == (0, 1)


def test_r009_two_buildings_of_the_box_that_share_a_value() -> None:
    position = lay("AR01@1,0", "LP04@0,1", leader="blue")
    building(position, "AR01.b", "arbori_fungal_culture.4", chip="green")
    building(position, "LP04.a", "mycelium_farm.4", chip="red")
    give(position, "blue", mycelium=7)
    die(position, "production", "green 4")
    assert (owns(position, "green", "mycelium"), owns(position, "red", "mycelium")) == (1, 0)


@covers(91, 99)
def test_r010_wood_from_the_same_phase_may_be_paid() -> None:
    position = lay("AR01@1,0")
    building(position, "AR01.a", "sawmill.4", chip="red")
    building(position, "AR01.b", "arbori_fungal_culture.4", chip="red")
    die(position, "production", "blue 4")
    assert (asked(position), owns(position, "red", "wood")) == (("red", "convert"), 1)
    do(position, "red", "W")
    assert (owns(position, "red", "mycelium"), owns(position, "red", "wood")) == (3, 0)


def test_r010_the_order_of_the_own_production_is_the_players() -> None:
    """No Wood in the reserve: what is paid for mycelium can be produced by the Sawmill afterwards."""
    for first, wood in (("F:culture", 1), ("F:wood", 0)):
        position = lay("AR01@1,0")
        building(position, "AR01.a", "sawmill.4", chip="red")
        building(position, "AR01.b", "arbori_fungal_culture.4", chip="red")
        give(position, "red", wood=1)
        give(position, "green", wood=7)
        die(position, "production", "blue 4")
        do(position, "red", first, "W")
        assert (owns(position, "red", "mycelium"), owns(position, "red", "wood")) == (3, wood)


@covers(48)
def test_r059_a_burning_mine_does_not_produce() -> None:
    position = mine(chip="red")
    fire(position, "LP05")
    die(position, "production", "red 4")
    assert owns(position, "red", "iron") == 0
    assert at(position, "LP05.a") == "iron_mine red"
