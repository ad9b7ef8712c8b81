"""Production: which buildings produce, who comes first, the doubled resource, the Arbori-Fungal Culture."""

from __future__ import annotations

import living_planet_positions as lp
from ludosphere.games.living_planet.rules import PlanetPosition


def mine(chip: str = "", unit: str = "") -> PlanetPosition:
    """An Iron Mine with value 4 on LP05."""
    position = lp.lay("LP05@1,0", leader="green")
    lp.building(position, "LP05.a", "iron_mine.4", chip=chip, unit=unit)
    return position


def test_r004_it_does_not_matter_whose_die_it_is() -> None:
    position = mine(chip="red")
    lp.die(position, "production", "blue 4")
    assert (lp.owns(position, "red", "iron"), lp.owns(position, "blue", "iron")) == (1, 0)
    assert lp.reserve(position, "iron") == 8


def test_r004_another_value_produces_nothing() -> None:
    position = mine(chip="red")
    lp.die(position, "production", "red 5")
    assert lp.owns(position, "red", "iron") == 0


def test_r004_an_active_unit_controls_too() -> None:
    for unit in ("red scientist", "red motor"):
        position = mine(unit=unit)
        lp.die(position, "production", "blue 4")
        assert lp.owns(position, "red", "iron") == 1


def test_r005_two_dice_produce_twice() -> None:
    position = mine(chip="red")
    lp.cards(position, 4, 4, 5, 6)
    lp.order(position, "red", "blue", "green")
    assert lp.owns(position, "red", "iron") == 1
    lp.end_die(position)
    assert lp.owns(position, "red", "iron") == 2
    lp.end_die(position)
    assert lp.owns(position, "red", "iron") == 2


def test_r006_a_wounded_scientist_does_not_control() -> None:
    position = mine(unit="red wounded")
    lp.die(position, "production", "red 4")
    assert lp.owns(position, "red", "iron") == 0


def test_r007_power_2_doubles_the_named_resource_for_everybody() -> None:
    position = mine(chip="red")
    lp.building(position, "LP01.a", "oil_rig.4", chip="red")
    lp.cards(position, 4, 5, 2, 6)
    lp.do(position, "green", "N:iron")
    lp.order(position, "red", "blue", "green")
    assert (lp.owns(position, "red", "iron"), lp.owns(position, "red", "oil")) == (2, 1)


def test_r007_until_the_end_of_the_turn() -> None:
    position = mine(chip="red")
    lp.cards(position, 5, 4, 2, 4)
    lp.do(position, "green", "N:iron")
    lp.order(position, "red", "blue", "yellow")
    lp.end_die(position)
    assert lp.owns(position, "red", "iron") == 2
    lp.end_die(position)
    assert lp.owns(position, "red", "iron") == 4
    lp.end_turn(position)
    lp.cards(position, 4, 5, 5, 6)
    lp.order(position, "red", "blue", "green")
    assert lp.owns(position, "red", "iron") == 5


def test_r007_as_far_as_the_reserve_goes() -> None:
    position = mine(chip="red")
    lp.give(position, "blue", iron=8)
    lp.cards(position, 4, 5, 2, 6)
    lp.do(position, "green", "N:iron")
    lp.order(position, "red", "blue", "green")
    assert (lp.owns(position, "red", "iron"), lp.reserve(position, "iron")) == (1, 0)


@lp.covers(98)
def test_r008_a_culture_gives_six_for_one_wood_if_mycelium_was_named() -> None:
    position = lp.lay("AR01@1,0", leader="green")
    lp.building(position, "AR01.b", "arbori_fungal_culture.4", chip="red")
    lp.give(position, "red", wood=1)
    lp.cards(position, 4, 5, 2, 6)
    lp.do(position, "green", "N:mycelium")
    lp.order(position, "red", "blue", "green")
    assert (lp.asked(position), lp.can(position)) == (("red", "convert"), {"W", "."})
    lp.do(position, "red", "W")
    assert (lp.owns(position, "red", "mycelium"), lp.owns(position, "red", "wood")) == (6, 0)
    assert (lp.reserve(position, "mycelium"), lp.reserve(position, "wood")) == (2, 8)


@lp.covers(98)
def test_a_culture_gives_one_or_three() -> None:
    for answer, mycelium, wood in ((".", 1, 1), ("W", 3, 0)):
        position = lp.lay("AR01@1,0")
        lp.building(position, "AR01.b", "arbori_fungal_culture.4", chip="red")
        lp.give(position, "red", wood=1)
        lp.die(position, "production", "blue 4")
        lp.do(position, "red", answer)
        assert (lp.owns(position, "red", "mycelium"), lp.owns(position, "red", "wood")) == (mycelium, wood)


def short(current: str, leader: str, seats: int = 4) -> PlanetPosition:
    """One iron in the reserve; two mines with value 4 (by a house rule), green's and red's."""
    tile = {
        "id": "iron_mine-5", "type": "iron_mine", "set": "base",
        "production_die": {"colour": "any", "value": 4}, "provenance": "owner",
    }  # fmt: skip
    position = lp.lay("LP05@1,0", "LP09@-1,0", leader=leader, house={"tiles": [tile]}, seats=seats)
    lp.building(position, "LP05.a", "iron_mine.4", chip="red")
    lp.building(position, "LP09.a", "iron_mine.4", chip="green")
    lp.give(position, "blue", iron=8)
    lp.die(position, "production", current)
    return position


def test_r009_the_owner_of_the_die_comes_first() -> None:
    position = short("green 4", "red")
    assert (lp.owns(position, "green", "iron"), lp.owns(position, "red", "iron")) == (1, 0)
    position = short("red 4", "green")
    assert (lp.owns(position, "green", "iron"), lp.owns(position, "red", "iron")) == (0, 1)


def test_r009_then_clockwise() -> None:
    position = short("yellow 4", "green")
    assert (lp.owns(position, "green", "iron"), lp.owns(position, "red", "iron")) == (0, 1)
    position = short("blue 4", "red")
    assert (lp.owns(position, "green", "iron"), lp.owns(position, "red", "iron")) == (1, 0)


def test_r009_the_leader_first_for_a_die_without_a_player() -> None:
    position = short("yellow 4", "green", seats=3)
    assert (lp.owns(position, "green", "iron"), lp.owns(position, "red", "iron")) == (1, 0)
    position = short("yellow 4", "red", seats=3)
    assert (lp.owns(position, "green", "iron"), lp.owns(position, "red", "iron")) == (0, 1)


def test_r009_two_buildings_of_the_box_that_share_a_value() -> None:
    position = lp.lay("AR01@1,0", "LP04@0,1", leader="blue")
    lp.building(position, "AR01.b", "arbori_fungal_culture.4", chip="green")
    lp.building(position, "LP04.a", "mycelium_farm.4", chip="red")
    lp.give(position, "blue", mycelium=7)
    lp.die(position, "production", "green 4")
    assert (lp.owns(position, "green", "mycelium"), lp.owns(position, "red", "mycelium")) == (1, 0)


@lp.covers(91, 99)
def test_r010_wood_from_the_same_phase_may_be_paid() -> None:
    position = lp.lay("AR01@1,0")
    lp.building(position, "AR01.a", "sawmill.4", chip="red")
    lp.building(position, "AR01.b", "arbori_fungal_culture.4", chip="red")
    lp.die(position, "production", "blue 4")
    assert (lp.asked(position), lp.owns(position, "red", "wood")) == (("red", "convert"), 1)
    lp.do(position, "red", "W")
    assert (lp.owns(position, "red", "mycelium"), lp.owns(position, "red", "wood")) == (3, 0)


def test_r010_the_order_of_the_own_production_is_the_players() -> None:
    """No Wood in the reserve: what is paid for mycelium can be produced by the Sawmill afterwards."""
    for first, wood in (("F:culture", 1), ("F:wood", 0)):
        position = lp.lay("AR01@1,0")
        lp.building(position, "AR01.a", "sawmill.4", chip="red")
        lp.building(position, "AR01.b", "arbori_fungal_culture.4", chip="red")
        lp.give(position, "red", wood=1)
        lp.give(position, "green", wood=7)
        lp.die(position, "production", "blue 4")
        lp.do(position, "red", first, "W")
        assert (lp.owns(position, "red", "mycelium"), lp.owns(position, "red", "wood")) == (3, wood)


@lp.covers(48)
def test_r059_a_burning_mine_does_not_produce() -> None:
    position = mine(chip="red")
    lp.fire(position, "LP05")
    lp.die(position, "production", "red 4")
    assert lp.owns(position, "red", "iron") == 0
    assert lp.at(position, "LP05.a") == "iron_mine red"
