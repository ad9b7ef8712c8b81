"""Fire: Stations, flight, loss, damage, fire tokens, and how a tornado spreads it."""

from __future__ import annotations

import pytest

from living_planet_positions import (
    asked,
    at,
    building,
    burning,
    can,
    controller,
    covers,
    die,
    do,
    fire,
    give,
    lay,
    outside,
    owns,
    people,
    reserve,
)
from ludosphere.games.living_planet.rules import PlanetPosition

DONE = ("green", "deplete")
"""The Leader of these positions is green: the die is done."""


def beside(*burning: str, hexes: tuple[str, ...] = ("LP13@2,0",)) -> PlanetPosition:
    """AR02 (fire green 5, tornado red 3) east of LP01 and west of LP13; fire tokens on some."""
    position = lay("AR02@1,0", *hexes, leader="green")
    fire(position, *burning)
    return position


def station(position: PlanetPosition, site: str, colour: str, **pieces: int) -> None:
    """A Hydraulic Safety Station with a chip."""
    building(position, site, "hydraulic_safety_station", chip=colour)
    give(position, colour, **pieces)


def tokens(position: PlanetPosition) -> int:
    """The fire tokens left."""
    return int(position.view(None)["fires"])


# --- a fire breaks out -----------------------------------------------------------------------------------
@covers(31, 35, 36)
def test_r048_into_an_abandoned_mine_of_the_same_hex() -> None:
    position = beside()
    building(position, "AR02.a", "iron_mine.1")
    outside(position, "AR02", "red scientist")
    die(position, "cataclysms", "green 5")
    assert (burning(position), tokens(position)) == ({"AR02"}, 7)
    assert asked(position) == ("red", "flee")
    do(position, "red", "AR02s>AR02.a")
    assert asked(position) == DONE
    assert (at(position, "AR02.a"), controller(position, "AR02.a")) == ("iron_mine + red wounded", None)
    assert people(position, "AR02") == []


@covers(37, 38)
def test_r048_the_places_to_flee_to() -> None:
    position = beside("LP13", hexes=("LP13@2,0", "LP05@1,1", "AR08@1,-1"))
    building(position, "AR02.a", "iron_mine.1", unit="blue wounded")  # occupied
    building(position, "AR02.b", "oil_rig.1", chip="red")
    building(position, "LP05.a", "iron_mine.2", chip="blue")  # an opponent's
    building(position, "LP05.b", "power_plant.1")
    building(position, "LP13.a", "oil_rig.2")  # burns
    outside(position, "AR02", "red scientist")
    die(position, "cataclysms", "green 5")
    assert can(position) == {"AR02s>AR02.b", "AR02s>LP05.b", "AR02s>LP05", "AR02s>LP01", "."}


@covers(40)
def test_r049_no_place_to_flee_to() -> None:
    position = beside("LP01", "LP13", hexes=("LP13@2,0", "AR08@1,-1"))
    building(position, "AR02.a", "iron_mine.1", chip="blue")
    outside(position, "AR02", "red scientist", "red motor")
    die(position, "cataclysms", "green 5")
    assert asked(position) == DONE
    assert people(position, "AR02") == []
    assert (owns(position, "red", "scientists"), owns(position, "red", "motors")) == (5, 2)


@covers(40)
def test_r050_who_stays_outside_is_removed() -> None:
    position = beside()
    outside(position, "AR02", "red scientist", "red scientist", "red motor")
    die(position, "cataclysms", "green 5")
    do(position, "red", "AR02s>LP01", ".")
    assert (people(position, "LP01"), people(position, "AR02")) == (["red scientist"], [])
    assert (owns(position, "red", "scientists"), owns(position, "red", "motors")) == (4, 2)


def test_r051_a_wounded_scientist_can_not_flee() -> None:
    position = beside()
    outside(position, "AR02", "red wounded")
    die(position, "cataclysms", "green 5")
    assert asked(position) == DONE
    assert (people(position, "AR02"), owns(position, "red", "scientists")) == ([], 5)


@covers(32, 41)
def test_r052_a_wounded_scientist_inside_is_not_removed() -> None:
    position = beside()
    building(position, "AR02.a", "iron_mine.1", chip="red", unit="red wounded")
    building(position, "AR02.b", "iron_mine.2", chip="blue")
    die(position, "cataclysms", "green 5")
    assert asked(position) == DONE
    assert (at(position, "AR02.a"), at(position, "AR02.b")) == ("iron_mine + red wounded", "iron_mine")


@covers(37)
def test_r053_out_of_a_building_to_an_adjacent_hex() -> None:
    position = beside()
    building(position, "AR02.a", "iron_mine.1", chip="red", unit="red scientist")
    die(position, "cataclysms", "green 5")
    do(position, "red", "AR02.a>LP01")
    assert asked(position) == DONE
    assert (people(position, "LP01"), at(position, "AR02.a")) == (["red scientist"], "iron_mine")


@covers(39)
def test_flight_goes_clockwise_from_the_leader() -> None:
    position = beside()
    outside(position, "AR02", "red scientist", "blue scientist", "yellow scientist", "green scientist")
    die(position, "cataclysms", "green 5")
    seen = []
    while (question := asked(position)) and question[1] == "flee":
        seen.append(question[0])
        do(position, question[0], "AR02s>LP01")
    assert seen == ["green", "yellow", "red", "blue"]


@covers(39)
def test_who_declines_to_flee_is_followed_by_the_next() -> None:
    position = beside()
    outside(position, "AR02", "red scientist", "blue scientist", "yellow scientist", "green scientist")
    die(position, "cataclysms", "green 5")
    for colour in ("green", "yellow", "red", "blue"):
        assert asked(position) == (colour, "flee")
        do(position, colour, ".")
    assert asked(position) == DONE
    assert people(position, "AR02") == []


@covers(42)
def test_a_fire_destroys_abandoned_buildings() -> None:
    position = beside()
    building(position, "AR02.a", "iron_mine.1")
    building(position, "AR02.b", "iron_mine.2", unit="red wounded")
    die(position, "cataclysms", "green 5")
    assert (at(position, "AR02.a"), at(position, "AR02.b")) == ("", "")
    assert owns(position, "red", "scientists") == 5


@covers(43)
@pytest.mark.parametrize(
    ("answer", "left"), [("L:chip", "iron_mine + red motor"), ("L:unit", "iron_mine red")]
)
def test_r107_a_motorised_scientist_inside(answer: str, left: str) -> None:
    position = beside()
    building(position, "AR02.a", "iron_mine.1", chip="red", unit="red motor")
    die(position, "cataclysms", "green 5")
    do(position, "red", ".")
    assert (asked(position), can(position)) == (("red", "loss"), {"L:chip", "L:unit"})
    do(position, "red", answer)
    assert (at(position, "AR02.a"), controller(position, "AR02.a")) == (left, "red")
    assert owns(position, "red", "motors") == (1 if answer == "L:chip" else 2)


@covers(43)
def test_r107_who_just_arrived_may_be_wounded_for_the_building() -> None:
    position = beside()
    building(position, "AR02.a", "iron_mine.1", chip="red")
    outside(position, "AR02", "red scientist")
    die(position, "cataclysms", "green 5")
    do(position, "red", "AR02s>AR02.a", "L:unit")
    assert at(position, "AR02.a") == "iron_mine red + red wounded"


def test_r108_one_building_for_two_units() -> None:
    position = beside()
    building(position, "AR02.a", "iron_mine.1")
    outside(position, "AR02", "red scientist", "red scientist")
    die(position, "cataclysms", "green 5")
    do(position, "red", "AR02s>AR02.a")
    assert {text for text in can(position) if text.startswith("AR02s")} == {"AR02s>LP01", "AR02s>LP13"}
    do(position, "red", "AR02s>LP13")
    assert (people(position, "LP13"), at(position, "AR02.a")) == (
        ["red scientist"],
        "iron_mine + red wounded",
    )


def test_r108_the_other_is_lost_if_there_is_no_hex_either() -> None:
    position = beside("LP01", "LP13")
    building(position, "AR02.a", "iron_mine.1")
    outside(position, "AR02", "red scientist", "red scientist")
    die(position, "cataclysms", "green 5")
    do(position, "red", "AR02s>AR02.a")
    assert asked(position) == DONE
    assert owns(position, "red", "scientists") == 4


def test_r109_a_unit_inside_without_chip_is_wounded() -> None:
    position = beside()
    building(position, "AR02.a", "iron_mine.1", unit="red scientist")
    die(position, "cataclysms", "green 5")
    do(position, "red", ".")
    assert asked(position) == DONE
    assert at(position, "AR02.a") == "iron_mine + red wounded"


def test_r092_not_into_a_second_wind_breaker() -> None:
    position = beside()
    building(position, "LP01.a", "wind_breaker", chip="red")
    building(position, "AR02.b", "wind_breaker")
    building(position, "LP13.a", "wind_breaker")
    outside(position, "AR02", "red scientist", "blue scientist")
    die(position, "cataclysms", "green 5")
    assert asked(position) == ("red", "flee")
    assert can(position) == {"AR02s>LP01", "AR02s>LP01.a", "AR02s>LP13", "."}  # LP01.a is the own one
    do(position, "red", "AR02s>LP01")
    assert "AR02s>AR02.b" in can(position, "blue")


def test_r097_a_building_just_left_counts_as_unoccupied() -> None:
    position = beside()
    building(position, "AR02.a", "iron_mine.1", unit="red scientist")
    outside(position, "AR02", "blue scientist")
    die(position, "cataclysms", "green 5")
    do(position, "red", "AR02.a>LP13")
    assert "AR02s>AR02.a" in can(position, "blue")
    do(position, "blue", "AR02s>AR02.a")
    assert at(position, "AR02.a") == "iron_mine + blue wounded"


def test_r097_not_with_the_chip_of_an_opponent_on_it() -> None:
    position = beside()
    building(position, "AR02.a", "iron_mine.1", chip="red", unit="red scientist")
    outside(position, "AR02", "blue scientist")
    die(position, "cataclysms", "green 5")
    do(position, "red", "AR02.a>LP13")
    assert can(position, "blue") == {"AR02s>LP01", "AR02s>LP13", "."}


def test_r097_it_is_destroyed_if_nobody_enters_it() -> None:
    position = beside()
    building(position, "AR02.a", "iron_mine.1", unit="red scientist")
    die(position, "cataclysms", "green 5")
    do(position, "red", "AR02.a>LP13")
    assert at(position, "AR02.a") == ""


def test_r097_not_for_a_player_earlier_in_table_order() -> None:
    position = beside()
    building(position, "AR02.a", "iron_mine.1", unit="blue scientist")
    outside(position, "AR02", "red scientist")
    die(position, "cataclysms", "green 5")
    assert asked(position) == ("red", "flee")
    assert "AR02s>AR02.a" not in can(position)


# --- fires on burning hexes, tokens ----------------------------------------------------------------------
@covers(51)
def test_r054_a_second_fire_takes_effect_without_a_second_token() -> None:
    position = beside("AR02")
    building(position, "AR02.a", "iron_mine.1", chip="red", unit="red scientist")
    building(position, "AR02.b", "iron_mine.2", chip="red")
    outside(position, "AR02", "red motor")
    die(position, "cataclysms", "green 5")
    assert asked(position) == ("red", "flee")
    assert "AR02.a>LP01" in can(position)  # out of a building of a burning hex
    do(position, "red", "AR02.a>LP01")
    do(position, "red", ".")
    assert (burning(position), tokens(position)) == ({"AR02"}, 7)
    assert (at(position, "AR02.a"), at(position, "AR02.b")) == ("iron_mine", "iron_mine")
    assert owns(position, "red", "motors") == 2


@covers(47)
def test_a_token_alone_does_no_damage() -> None:
    position = beside("AR02")
    building(position, "AR02.a", "iron_mine.1", chip="red")
    outside(position, "AR02", "red scientist")
    die(position, "cataclysms", "green 6")
    assert (at(position, "AR02.a"), people(position, "AR02")) == ("iron_mine red", ["red scientist"])


def test_r057_without_a_token_the_fire_takes_effect() -> None:
    hexes = ("LP13@2,0", "LP15@3,0", "LP05@4,0", "LP06@5,0", "LP08@6,0", "LP09@7,0", "LP10@8,0")
    position = beside("LP01", *[text[:4] for text in hexes], hexes=hexes)
    building(position, "AR02.a", "iron_mine.1", chip="red")
    building(position, "AR02.b", "iron_mine.2")
    outside(position, "AR02", "red scientist")
    assert tokens(position) == 0
    die(position, "cataclysms", "green 5")
    do(position, "red", "AR02s>AR02.a", "L:chip")
    assert "AR02" not in burning(position)
    assert (at(position, "AR02.a"), at(position, "AR02.b")) == ("iron_mine + red scientist", "")


# --- Stations --------------------------------------------------------------------------------------------
@covers(93, 95)
@pytest.mark.parametrize("piece", ["oil", "electricity"])
@pytest.mark.parametrize("home", ["AR02.a", "LP01.a", "LP13.a"])
@pytest.mark.parametrize("before", [(), ("AR02",)])
def test_r055_a_station_puts_the_fire_out(piece: str, home: str, before: tuple[str, ...]) -> None:
    position = beside(*before)
    station(position, home, "blue", **{piece: 1})
    building(position, "AR02.b", "iron_mine.1", chip="red")
    outside(position, "AR02", "red scientist")
    die(position, "cataclysms", "green 5")
    assert (asked(position), can(position)) == (("blue", "protect"), {f"P:{piece}", "."})
    do(position, "blue", f"P:{piece}")
    assert (burning(position), tokens(position)) == (set(), 8)
    assert (at(position, "AR02.b"), people(position, "AR02")) == ("iron_mine red", ["red scientist"])
    assert reserve(position, piece) == {"oil": 9, "electricity": 8}[piece]


def test_r055_not_from_two_hexes_away() -> None:
    position = beside(hexes=("LP13@2,0", "LP15@3,0"))
    station(position, "LP15.a", "blue", oil=1)
    die(position, "cataclysms", "green 5")
    assert asked(position) == DONE
    assert burning(position) == {"AR02"}


@covers(33, 34)
def test_r056_who_declined_is_not_asked_again() -> None:
    position = beside()
    station(position, "LP01.a", "blue", oil=2)
    station(position, "LP01.b", "yellow", oil=2)
    station(position, "LP13.a", "green", oil=2)
    die(position, "cataclysms", "green 5")
    for colour in ("green", "yellow", "blue"):
        assert asked(position) == (colour, "protect")
        do(position, colour, ".")
    assert asked(position) == DONE
    assert burning(position) == {"AR02"}


@covers(33)
def test_r093_the_leader_is_asked_first() -> None:
    position = beside()
    station(position, "LP01.a", "red", oil=1)
    station(position, "LP13.a", "green", oil=1)
    die(position, "cataclysms", "green 5")
    assert asked(position) == ("green", "protect")
    do(position, "green", "P:oil")
    assert asked(position) == DONE
    assert (owns(position, "red", "oil"), burning(position)) == (1, set())


@covers(48)
def test_r055_a_station_works_on_a_burning_hex() -> None:
    position = beside("LP01")
    station(position, "LP01.a", "blue", oil=1)
    die(position, "cataclysms", "green 5")
    do(position, "blue", "P:oil")
    assert burning(position) == {"LP01"}


def test_r055_an_abandoned_station_does_not() -> None:
    position = beside()
    building(position, "AR02.a", "hydraulic_safety_station", unit="blue wounded")
    give(position, "blue", oil=1)
    die(position, "cataclysms", "green 5")
    assert asked(position) == DONE
    assert burning(position) == {"AR02"}


@covers(96)
def test_r062_a_token_for_each_piece() -> None:
    position = lay("AR02@1,0", "LP13@0,1", "LP15@-1,1", "LP05@-1,0", leader="green")
    station(position, "LP01.a", "blue", oil=2, electricity=1)
    fire(position, "AR02", "LP13", "LP15", "LP05")
    die(position, "actions", "blue 1")
    assert {text for text in can(position) if text.startswith("douse")} == {
        f"douse:{piece}@{hex}" for piece in ("oil", "electricity") for hex in ("AR02", "LP13", "LP15", "LP05")
    }
    do(position, "blue", "douse:oil@AR02", "douse:electricity@LP13", "douse:oil@LP05")
    assert (burning(position), tokens(position)) == ({"LP15"}, 7)
    assert {text for text in can(position) if text.startswith("douse")} == set()
    assert position.view(None)["task"]["actions"] == 2  # free


def test_r062_its_own_hex_too_but_not_further_away() -> None:
    position = lay("AR02@1,0", "LP13@2,0", leader="green")
    station(position, "LP01.a", "blue", oil=2)
    fire(position, "LP01", "LP13")
    die(position, "actions", "blue 1")
    assert {text for text in can(position) if text.startswith("douse")} == {"douse:oil@LP01"}


# --- repairing and healing under a fire token -------------------------------------------------------------
@covers(49)
def test_r060_a_chip_is_repaired_under_fire() -> None:
    position = beside("AR02")
    building(position, "AR02.a", "iron_mine.1", unit="blue scientist")
    give(position, "blue", iron=1)
    die(position, "actions", "blue 3")
    do(position, "blue", "^AR02.a")
    assert at(position, "AR02.a") == "iron_mine blue + blue scientist"
    assert (owns(position, "blue", "chips"), reserve(position, "iron")) == (9, 9)


@pytest.mark.parametrize("unit", ["", "blue wounded"])
def test_r060_not_without_an_active_unit_there(unit: str) -> None:
    position = beside()
    building(position, "AR02.a", "iron_mine.1")
    outside(position, "LP01", "blue scientist")
    if unit:
        outside(position, "AR02", unit)
    give(position, "blue", iron=1)
    die(position, "actions", "blue 3")
    assert "^AR02.a" not in can(position)


@pytest.mark.parametrize("unit", ["red scientist", "red wounded"])
def test_r060_not_where_another_player_is_inside(unit: str) -> None:
    position = beside()
    building(position, "AR02.a", "iron_mine.1", unit=unit)
    outside(position, "AR02", "blue scientist")
    give(position, "blue", iron=1)
    die(position, "actions", "blue 3")
    assert "^AR02.a" not in can(position)


def test_r060_not_a_second_one_of_its_type() -> None:
    position = beside()
    building(position, "LP01.a", "wind_breaker", chip="blue")
    building(position, "AR02.a", "wind_breaker")
    building(position, "AR02.b", "iron_mine.1")
    outside(position, "AR02", "blue scientist")
    give(position, "blue", iron=1)
    die(position, "actions", "blue 3")
    assert {text for text in can(position) if text.startswith("^")} == {"^AR02.b"}


@covers(46, 50)
def test_r061_a_scientist_is_healed_under_fire_and_has_to_stay() -> None:
    position = beside("AR02")
    building(position, "AR02.a", "iron_mine.1", chip="blue", unit="blue wounded")
    give(position, "blue", mycelium=1)
    die(position, "actions", "blue 3")
    do(position, "blue", "+AR02.a")
    assert at(position, "AR02.a") == "iron_mine blue + blue scientist"
    assert reserve(position, "mycelium") == 8
    assert "move" not in can(position)


# --- a tornado spreads the fire --------------------------------------------------------------------------
@covers(52, 53, 54)
def test_r047_a_tornado_spreads_a_fire_that_came_by_another_one() -> None:
    position = lay("AR04@1,0", "LP24@2,0", "LP13@3,0", "LP05@2,1", leader="green")
    fire(position, "AR04")
    outside(position, "LP24", "red scientist", "yellow wounded")
    outside(position, "LP05", "blue wounded")
    building(position, "LP24.a", "vibrium_mine.1", chip="red")
    die(position, "cataclysms", "blue 6")
    do(position, "blue", "!AR04.tornado")
    assert (asked(position), can(position)) == (("blue", "spread"), {"*LP01", "*LP24"})
    do(position, "blue", "*LP24")
    do(position, "red", "LP24s>LP13")
    # the tornado of LP24 comes next: the mine was hit by the fire and is hit again
    assert at(position, "LP24.a") == ""
    assert (asked(position), can(position)) == (("blue", "spread"), {"*LP13", "*LP05"})
    do(position, "blue", "*LP05")
    assert burning(position) == {"AR04", "LP24", "LP05"}
    assert (people(position, "LP05"), people(position, "LP24")) == ([], [])
    assert (people(position, "LP13"), asked(position)) == (["red scientist"], DONE)


@covers(54)
def test_r047_in_the_other_order_it_has_nothing_to_spread() -> None:
    position = lay("AR04@1,0", "LP24@2,0", leader="green")
    fire(position, "AR04")
    die(position, "cataclysms", "blue 6")
    do(position, "blue", "!LP24.tornado", "*LP01")
    assert burning(position) == {"AR04", "LP01"}
    assert asked(position) == DONE


def test_r058_the_volcano_may_burn() -> None:
    position = lay("AR03@1,0", "AR08@2,0", leader="red")
    fire(position, "AR03", "LP01")
    die(position, "cataclysms", "green 6")
    assert (asked(position), can(position)) == (("green", "spread"), {"*AR08"})
    do(position, "green", "*AR08")
    assert burning(position) == {"AR03", "LP01", "AR08"}
    assert asked(position) == ("red", "deplete")


@covers(57)
def test_r088_the_leader_spreads_for_a_die_without_a_player() -> None:
    for leader in ("red", "blue"):
        position = lay("AR07@1,0", "LP13@2,0", leader=leader, seats=2)
        fire(position, "AR07")
        die(position, "cataclysms", "green 1")
        assert (asked(position), can(position)) == ((leader, "spread"), {"*LP01", "*LP13"})
        do(position, leader, "*LP13")
        assert burning(position) == {"AR07", "LP13"}


def test_r091_a_wind_breaker_does_not_stop_the_fire() -> None:
    position = beside("AR02")
    building(position, "LP01.a", "wind_breaker", chip="blue")
    building(position, "AR02.a", "iron_mine.1", chip="yellow")
    outside(position, "AR02", "yellow scientist")
    give(position, "blue", oil=1)
    die(position, "cataclysms", "red 3")
    do(position, "blue", "P:oil")
    assert (at(position, "AR02.a"), people(position, "AR02")) == ("iron_mine yellow", ["yellow scientist"])
    assert (asked(position), can(position)) == (("red", "spread"), {"*LP01", "*LP13"})
    do(position, "red", "*LP13")
    assert burning(position) == {"AR02", "LP13"}


@covers(55, 94)
def test_r094_a_station_without_a_piece_to_pay() -> None:
    for pieces, after in (({}, {"AR02", "LP13"}), ({"oil": 1}, {"AR02"})):
        position = beside("AR02")
        station(position, "LP13.a", "blue", **pieces)
        outside(position, "LP13", "yellow wounded")
        die(position, "cataclysms", "red 3")
        do(position, "red", "*LP13")
        if pieces:
            do(position, "blue", "P:oil")
        assert burning(position) == after
        assert people(position, "LP13") == (["yellow wounded"] if pieces else [])


def test_r103_the_tornado_takes_the_chip_of_the_station_first() -> None:
    position = beside("AR02")
    station(position, "AR02.a", "blue", oil=1)
    die(position, "cataclysms", "red 3")
    assert at(position, "AR02.a") == "hydraulic_safety_station"
    do(position, "red", "*LP13")
    assert asked(position) == DONE
    assert burning(position) == {"AR02", "LP13"}


def test_r104_the_first_token_stays() -> None:
    position = beside("AR02")
    outside(position, "LP13", "yellow wounded")
    die(position, "cataclysms", "red 3")
    do(position, "red", "*LP13")
    assert (burning(position), tokens(position)) == ({"AR02", "LP13"}, 6)
    assert people(position, "LP13") == []
