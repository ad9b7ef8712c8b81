"""Fire: Stations, flight, loss, damage, fire tokens, and how a tornado spreads it."""

from __future__ import annotations

import pytest

import living_planet_positions as lp
from ludosphere.games.living_planet.rules import PlanetPosition

DONE = ("green", "deplete")
"""The Leader of these positions is green: the die is done."""


def beside(*burning: str, hexes: tuple[str, ...] = ("LP13@2,0",)) -> PlanetPosition:
    """AR02 (fire green 5, tornado red 3) east of LP01 and west of LP13; fire tokens on some."""
    position = lp.lay("AR02@1,0", *hexes, leader="green")
    lp.fire(position, *burning)
    return position


def station(position: PlanetPosition, site: str, colour: str, **pieces: int) -> None:
    """A Hydraulic Safety Station with a chip."""
    lp.building(position, site, "hydraulic_safety_station", chip=colour)
    lp.give(position, colour, **pieces)


def tokens(position: PlanetPosition) -> int:
    """The fire tokens left."""
    return int(position.view(None)["fires"])


# --- a fire breaks out -----------------------------------------------------------------------------------
@lp.covers(31, 35, 36)
def test_r048_into_an_abandoned_mine_of_the_same_hex() -> None:
    position = beside()
    lp.building(position, "AR02.a", "iron_mine.1")
    lp.outside(position, "AR02", "red scientist")
    lp.die(position, "cataclysms", "green 5")
    assert (lp.burning(position), tokens(position)) == ({"AR02"}, 7)
    assert lp.asked(position) == ("red", "flee")
    lp.do(position, "red", "AR02s>AR02.a")
    assert lp.asked(position) == DONE
    assert (lp.at(position, "AR02.a"), lp.controller(position, "AR02.a")) == ("iron_mine + red wounded", None)
    assert lp.people(position, "AR02") == []


@lp.covers(37, 38)
def test_r048_the_places_to_flee_to() -> None:
    position = beside("LP13", hexes=("LP13@2,0", "LP05@1,1", "AR08@1,-1"))
    lp.building(position, "AR02.a", "iron_mine.1", unit="blue wounded")  # occupied
    lp.building(position, "AR02.b", "oil_rig.1", chip="red")
    lp.building(position, "LP05.a", "iron_mine.2", chip="blue")  # an opponent's
    lp.building(position, "LP05.b", "power_plant.1")
    lp.building(position, "LP13.a", "oil_rig.2")  # burns
    lp.outside(position, "AR02", "red scientist")
    lp.die(position, "cataclysms", "green 5")
    assert lp.can(position) == {"AR02s>AR02.b", "AR02s>LP05.b", "AR02s>LP05", "AR02s>LP01", "."}


@lp.covers(40)
def test_r049_no_place_to_flee_to() -> None:
    position = beside("LP01", "LP13", hexes=("LP13@2,0", "AR08@1,-1"))
    lp.building(position, "AR02.a", "iron_mine.1", chip="blue")
    lp.outside(position, "AR02", "red scientist", "red motor")
    lp.die(position, "cataclysms", "green 5")
    assert lp.asked(position) == DONE
    assert lp.people(position, "AR02") == []
    assert (lp.owns(position, "red", "scientists"), lp.owns(position, "red", "motors")) == (5, 2)


@lp.covers(40)
def test_r050_who_stays_outside_is_removed() -> None:
    position = beside()
    lp.outside(position, "AR02", "red scientist", "red scientist", "red motor")
    lp.die(position, "cataclysms", "green 5")
    lp.do(position, "red", "AR02s>LP01", ".")
    assert (lp.people(position, "LP01"), lp.people(position, "AR02")) == (["red scientist"], [])
    assert (lp.owns(position, "red", "scientists"), lp.owns(position, "red", "motors")) == (4, 2)


def test_r051_a_wounded_scientist_can_not_flee() -> None:
    position = beside()
    lp.outside(position, "AR02", "red wounded")
    lp.die(position, "cataclysms", "green 5")
    assert lp.asked(position) == DONE
    assert (lp.people(position, "AR02"), lp.owns(position, "red", "scientists")) == ([], 5)


@lp.covers(32, 41)
def test_r052_a_wounded_scientist_inside_is_not_removed() -> None:
    position = beside()
    lp.building(position, "AR02.a", "iron_mine.1", chip="red", unit="red wounded")
    lp.building(position, "AR02.b", "iron_mine.2", chip="blue")
    lp.die(position, "cataclysms", "green 5")
    assert lp.asked(position) == DONE
    assert (lp.at(position, "AR02.a"), lp.at(position, "AR02.b")) == ("iron_mine + red wounded", "iron_mine")


@lp.covers(37)
def test_r053_out_of_a_building_to_an_adjacent_hex() -> None:
    position = beside()
    lp.building(position, "AR02.a", "iron_mine.1", chip="red", unit="red scientist")
    lp.die(position, "cataclysms", "green 5")
    lp.do(position, "red", "AR02.a>LP01")
    assert lp.asked(position) == DONE
    assert (lp.people(position, "LP01"), lp.at(position, "AR02.a")) == (["red scientist"], "iron_mine")


@lp.covers(39)
def test_flight_goes_clockwise_from_the_leader() -> None:
    position = beside()
    lp.outside(position, "AR02", "red scientist", "blue scientist", "yellow scientist", "green scientist")
    lp.die(position, "cataclysms", "green 5")
    seen = []
    while (question := lp.asked(position)) and question[1] == "flee":
        seen.append(question[0])
        lp.do(position, question[0], "AR02s>LP01")
    assert seen == ["green", "yellow", "red", "blue"]


@lp.covers(39)
def test_who_declines_to_flee_is_followed_by_the_next() -> None:
    position = beside()
    lp.outside(position, "AR02", "red scientist", "blue scientist", "yellow scientist", "green scientist")
    lp.die(position, "cataclysms", "green 5")
    for colour in ("green", "yellow", "red", "blue"):
        assert lp.asked(position) == (colour, "flee")
        lp.do(position, colour, ".")
    assert lp.asked(position) == DONE
    assert lp.people(position, "AR02") == []


@lp.covers(42)
def test_a_fire_destroys_abandoned_buildings() -> None:
    position = beside()
    lp.building(position, "AR02.a", "iron_mine.1")
    lp.building(position, "AR02.b", "iron_mine.2", unit="red wounded")
    lp.die(position, "cataclysms", "green 5")
    assert (lp.at(position, "AR02.a"), lp.at(position, "AR02.b")) == ("", "")
    assert lp.owns(position, "red", "scientists") == 5


@lp.covers(43)
@pytest.mark.parametrize(
    ("answer", "left"), [("L:chip", "iron_mine + red motor"), ("L:unit", "iron_mine red")]
)
def test_r107_a_motorised_scientist_inside(answer: str, left: str) -> None:
    position = beside()
    lp.building(position, "AR02.a", "iron_mine.1", chip="red", unit="red motor")
    lp.die(position, "cataclysms", "green 5")
    lp.do(position, "red", ".")
    assert (lp.asked(position), lp.can(position)) == (("red", "loss"), {"L:chip", "L:unit"})
    lp.do(position, "red", answer)
    assert (lp.at(position, "AR02.a"), lp.controller(position, "AR02.a")) == (left, "red")
    assert lp.owns(position, "red", "motors") == (1 if answer == "L:chip" else 2)


@lp.covers(43)
def test_r107_who_just_arrived_may_be_wounded_for_the_building() -> None:
    position = beside()
    lp.building(position, "AR02.a", "iron_mine.1", chip="red")
    lp.outside(position, "AR02", "red scientist")
    lp.die(position, "cataclysms", "green 5")
    lp.do(position, "red", "AR02s>AR02.a", "L:unit")
    assert lp.at(position, "AR02.a") == "iron_mine red + red wounded"


def test_r108_one_building_for_two_units() -> None:
    position = beside()
    lp.building(position, "AR02.a", "iron_mine.1")
    lp.outside(position, "AR02", "red scientist", "red scientist")
    lp.die(position, "cataclysms", "green 5")
    lp.do(position, "red", "AR02s>AR02.a")
    assert {text for text in lp.can(position) if text.startswith("AR02s")} == {"AR02s>LP01", "AR02s>LP13"}
    lp.do(position, "red", "AR02s>LP13")
    assert (lp.people(position, "LP13"), lp.at(position, "AR02.a")) == (
        ["red scientist"],
        "iron_mine + red wounded",
    )


def test_r108_the_other_is_lost_if_there_is_no_hex_either() -> None:
    position = beside("LP01", "LP13")
    lp.building(position, "AR02.a", "iron_mine.1")
    lp.outside(position, "AR02", "red scientist", "red scientist")
    lp.die(position, "cataclysms", "green 5")
    lp.do(position, "red", "AR02s>AR02.a")
    assert lp.asked(position) == DONE
    assert lp.owns(position, "red", "scientists") == 4


def test_r109_a_unit_inside_without_chip_is_wounded() -> None:
    position = beside()
    lp.building(position, "AR02.a", "iron_mine.1", unit="red scientist")
    lp.die(position, "cataclysms", "green 5")
    lp.do(position, "red", ".")
    assert lp.asked(position) == DONE
    assert lp.at(position, "AR02.a") == "iron_mine + red wounded"


def test_r092_not_into_a_second_wind_breaker() -> None:
    position = beside()
    lp.building(position, "LP01.a", "wind_breaker", chip="red")
    lp.building(position, "AR02.b", "wind_breaker")
    lp.building(position, "LP13.a", "wind_breaker")
    lp.outside(position, "AR02", "red scientist", "blue scientist")
    lp.die(position, "cataclysms", "green 5")
    assert lp.asked(position) == ("red", "flee")
    assert lp.can(position) == {"AR02s>LP01", "AR02s>LP01.a", "AR02s>LP13", "."}  # LP01.a is the own one
    lp.do(position, "red", "AR02s>LP01")
    assert "AR02s>AR02.b" in lp.can(position, "blue")


def test_r097_a_building_just_left_counts_as_unoccupied() -> None:
    position = beside()
    lp.building(position, "AR02.a", "iron_mine.1", unit="red scientist")
    lp.outside(position, "AR02", "blue scientist")
    lp.die(position, "cataclysms", "green 5")
    lp.do(position, "red", "AR02.a>LP13")
    assert "AR02s>AR02.a" in lp.can(position, "blue")
    lp.do(position, "blue", "AR02s>AR02.a")
    assert lp.at(position, "AR02.a") == "iron_mine + blue wounded"


def test_r097_not_with_the_chip_of_an_opponent_on_it() -> None:
    position = beside()
    lp.building(position, "AR02.a", "iron_mine.1", chip="red", unit="red scientist")
    lp.outside(position, "AR02", "blue scientist")
    lp.die(position, "cataclysms", "green 5")
    lp.do(position, "red", "AR02.a>LP13")
    assert lp.can(position, "blue") == {"AR02s>LP01", "AR02s>LP13", "."}


def test_r097_it_is_destroyed_if_nobody_enters_it() -> None:
    position = beside()
    lp.building(position, "AR02.a", "iron_mine.1", unit="red scientist")
    lp.die(position, "cataclysms", "green 5")
    lp.do(position, "red", "AR02.a>LP13")
    assert lp.at(position, "AR02.a") == ""


def test_r097_not_for_a_player_earlier_in_table_order() -> None:
    position = beside()
    lp.building(position, "AR02.a", "iron_mine.1", unit="blue scientist")
    lp.outside(position, "AR02", "red scientist")
    lp.die(position, "cataclysms", "green 5")
    assert lp.asked(position) == ("red", "flee")
    assert "AR02s>AR02.a" not in lp.can(position)


# --- fires on burning hexes, tokens ----------------------------------------------------------------------
@lp.covers(51)
def test_r054_a_second_fire_takes_effect_without_a_second_token() -> None:
    position = beside("AR02")
    lp.building(position, "AR02.a", "iron_mine.1", chip="red", unit="red scientist")
    lp.building(position, "AR02.b", "iron_mine.2", chip="red")
    lp.outside(position, "AR02", "red motor")
    lp.die(position, "cataclysms", "green 5")
    assert lp.asked(position) == ("red", "flee")
    assert "AR02.a>LP01" in lp.can(position)  # out of a building of a burning hex
    lp.do(position, "red", "AR02.a>LP01")
    lp.do(position, "red", ".")
    assert (lp.burning(position), tokens(position)) == ({"AR02"}, 7)
    assert (lp.at(position, "AR02.a"), lp.at(position, "AR02.b")) == ("iron_mine", "iron_mine")
    assert lp.owns(position, "red", "motors") == 2


@lp.covers(47)
def test_a_token_alone_does_no_damage() -> None:
    position = beside("AR02")
    lp.building(position, "AR02.a", "iron_mine.1", chip="red")
    lp.outside(position, "AR02", "red scientist")
    lp.die(position, "cataclysms", "green 6")
    assert (lp.at(position, "AR02.a"), lp.people(position, "AR02")) == ("iron_mine red", ["red scientist"])


def test_r057_without_a_token_the_fire_takes_effect() -> None:
    hexes = ("LP13@2,0", "LP15@3,0", "LP05@4,0", "LP06@5,0", "LP08@6,0", "LP09@7,0", "LP10@8,0")
    position = beside("LP01", *[text[:4] for text in hexes], hexes=hexes)
    lp.building(position, "AR02.a", "iron_mine.1", chip="red")
    lp.building(position, "AR02.b", "iron_mine.2")
    lp.outside(position, "AR02", "red scientist")
    assert tokens(position) == 0
    lp.die(position, "cataclysms", "green 5")
    lp.do(position, "red", "AR02s>AR02.a", "L:chip")
    assert "AR02" not in lp.burning(position)
    assert (lp.at(position, "AR02.a"), lp.at(position, "AR02.b")) == ("iron_mine + red scientist", "")


# --- Stations --------------------------------------------------------------------------------------------
@lp.covers(93, 95)
@pytest.mark.parametrize("piece", ["oil", "electricity"])
@pytest.mark.parametrize("home", ["AR02.a", "LP01.a", "LP13.a"])
@pytest.mark.parametrize("before", [(), ("AR02",)])
def test_r055_a_station_puts_the_fire_out(piece: str, home: str, before: tuple[str, ...]) -> None:
    position = beside(*before)
    station(position, home, "blue", **{piece: 1})
    lp.building(position, "AR02.b", "iron_mine.1", chip="red")
    lp.outside(position, "AR02", "red scientist")
    lp.die(position, "cataclysms", "green 5")
    assert (lp.asked(position), lp.can(position)) == (("blue", "protect"), {f"P:{piece}", "."})
    lp.do(position, "blue", f"P:{piece}")
    assert (lp.burning(position), tokens(position)) == (set(), 8)
    assert (lp.at(position, "AR02.b"), lp.people(position, "AR02")) == ("iron_mine red", ["red scientist"])
    assert lp.reserve(position, piece) == {"oil": 9, "electricity": 8}[piece]


def test_r055_not_from_two_hexes_away() -> None:
    position = beside(hexes=("LP13@2,0", "LP15@3,0"))
    station(position, "LP15.a", "blue", oil=1)
    lp.die(position, "cataclysms", "green 5")
    assert lp.asked(position) == DONE
    assert lp.burning(position) == {"AR02"}


@lp.covers(33, 34)
def test_r056_who_declined_is_not_asked_again() -> None:
    position = beside()
    station(position, "LP01.a", "blue", oil=2)
    station(position, "LP01.b", "yellow", oil=2)
    station(position, "LP13.a", "green", oil=2)
    lp.die(position, "cataclysms", "green 5")
    for colour in ("green", "yellow", "blue"):
        assert lp.asked(position) == (colour, "protect")
        lp.do(position, colour, ".")
    assert lp.asked(position) == DONE
    assert lp.burning(position) == {"AR02"}


@lp.covers(33)
def test_r093_the_leader_is_asked_first() -> None:
    position = beside()
    station(position, "LP01.a", "red", oil=1)
    station(position, "LP13.a", "green", oil=1)
    lp.die(position, "cataclysms", "green 5")
    assert lp.asked(position) == ("green", "protect")
    lp.do(position, "green", "P:oil")
    assert lp.asked(position) == DONE
    assert (lp.owns(position, "red", "oil"), lp.burning(position)) == (1, set())


@lp.covers(48)
def test_r055_a_station_works_on_a_burning_hex() -> None:
    position = beside("LP01")
    station(position, "LP01.a", "blue", oil=1)
    lp.die(position, "cataclysms", "green 5")
    lp.do(position, "blue", "P:oil")
    assert lp.burning(position) == {"LP01"}


def test_r055_an_abandoned_station_does_not() -> None:
    position = beside()
    lp.building(position, "AR02.a", "hydraulic_safety_station", unit="blue wounded")
    lp.give(position, "blue", oil=1)
    lp.die(position, "cataclysms", "green 5")
    assert lp.asked(position) == DONE
    assert lp.burning(position) == {"AR02"}


@lp.covers(96)
def test_r062_a_token_for_each_piece() -> None:
    position = lp.lay("AR02@1,0", "LP13@0,1", "LP15@-1,1", "LP05@-1,0", leader="green")
    station(position, "LP01.a", "blue", oil=2, electricity=1)
    lp.fire(position, "AR02", "LP13", "LP15", "LP05")
    lp.die(position, "actions", "blue 1")
    assert {text for text in lp.can(position) if text.startswith("douse")} == {
        f"douse:{piece}@{hex}" for piece in ("oil", "electricity") for hex in ("AR02", "LP13", "LP15", "LP05")
    }
    lp.do(position, "blue", "douse:oil@AR02", "douse:electricity@LP13", "douse:oil@LP05")
    assert (lp.burning(position), tokens(position)) == ({"LP15"}, 7)
    assert {text for text in lp.can(position) if text.startswith("douse")} == set()
    assert position.view(None)["task"]["actions"] == 2  # free


def test_r062_its_own_hex_too_but_not_further_away() -> None:
    position = lp.lay("AR02@1,0", "LP13@2,0", leader="green")
    station(position, "LP01.a", "blue", oil=2)
    lp.fire(position, "LP01", "LP13")
    lp.die(position, "actions", "blue 1")
    assert {text for text in lp.can(position) if text.startswith("douse")} == {"douse:oil@LP01"}


# --- repairing and healing under a fire token -------------------------------------------------------------
@lp.covers(49)
def test_r060_a_chip_is_repaired_under_fire() -> None:
    position = beside("AR02")
    lp.building(position, "AR02.a", "iron_mine.1", unit="blue scientist")
    lp.give(position, "blue", iron=1)
    lp.die(position, "actions", "blue 3")
    lp.do(position, "blue", "^AR02.a")
    assert lp.at(position, "AR02.a") == "iron_mine blue + blue scientist"
    assert (lp.owns(position, "blue", "chips"), lp.reserve(position, "iron")) == (9, 9)


@pytest.mark.parametrize("unit", ["", "blue wounded"])
def test_r060_not_without_an_active_unit_there(unit: str) -> None:
    position = beside()
    lp.building(position, "AR02.a", "iron_mine.1")
    lp.outside(position, "LP01", "blue scientist")
    if unit:
        lp.outside(position, "AR02", unit)
    lp.give(position, "blue", iron=1)
    lp.die(position, "actions", "blue 3")
    assert "^AR02.a" not in lp.can(position)


@pytest.mark.parametrize("unit", ["red scientist", "red wounded"])
def test_r060_not_where_another_player_is_inside(unit: str) -> None:
    position = beside()
    lp.building(position, "AR02.a", "iron_mine.1", unit=unit)
    lp.outside(position, "AR02", "blue scientist")
    lp.give(position, "blue", iron=1)
    lp.die(position, "actions", "blue 3")
    assert "^AR02.a" not in lp.can(position)


def test_r060_not_a_second_one_of_its_type() -> None:
    position = beside()
    lp.building(position, "LP01.a", "wind_breaker", chip="blue")
    lp.building(position, "AR02.a", "wind_breaker")
    lp.building(position, "AR02.b", "iron_mine.1")
    lp.outside(position, "AR02", "blue scientist")
    lp.give(position, "blue", iron=1)
    lp.die(position, "actions", "blue 3")
    assert {text for text in lp.can(position) if text.startswith("^")} == {"^AR02.b"}


@lp.covers(46, 50)
def test_r061_a_scientist_is_healed_under_fire_and_has_to_stay() -> None:
    position = beside("AR02")
    lp.building(position, "AR02.a", "iron_mine.1", chip="blue", unit="blue wounded")
    lp.give(position, "blue", mycelium=1)
    lp.die(position, "actions", "blue 3")
    lp.do(position, "blue", "+AR02.a")
    assert lp.at(position, "AR02.a") == "iron_mine blue + blue scientist"
    assert lp.reserve(position, "mycelium") == 8
    assert "move" not in lp.can(position)


# --- a tornado spreads the fire --------------------------------------------------------------------------
@lp.covers(52, 53, 54)
def test_r047_a_tornado_spreads_a_fire_that_came_by_another_one() -> None:
    position = lp.lay("AR04@1,0", "LP24@2,0", "LP13@3,0", "LP05@2,1", leader="green")
    lp.fire(position, "AR04")
    lp.outside(position, "LP24", "red scientist", "yellow wounded")
    lp.outside(position, "LP05", "blue wounded")
    lp.building(position, "LP24.a", "vibrium_mine.1", chip="red")
    lp.die(position, "cataclysms", "blue 6")
    lp.do(position, "blue", "!AR04.tornado")
    assert (lp.asked(position), lp.can(position)) == (("blue", "spread"), {"*LP01", "*LP24"})
    lp.do(position, "blue", "*LP24")
    lp.do(position, "red", "LP24s>LP13")
    # the tornado of LP24 comes next: the mine was hit by the fire and is hit again
    assert lp.at(position, "LP24.a") == ""
    assert (lp.asked(position), lp.can(position)) == (("blue", "spread"), {"*LP13", "*LP05"})
    lp.do(position, "blue", "*LP05")
    assert lp.burning(position) == {"AR04", "LP24", "LP05"}
    assert (lp.people(position, "LP05"), lp.people(position, "LP24")) == ([], [])
    assert (lp.people(position, "LP13"), lp.asked(position)) == (["red scientist"], DONE)


@lp.covers(54)
def test_r047_in_the_other_order_it_has_nothing_to_spread() -> None:
    position = lp.lay("AR04@1,0", "LP24@2,0", leader="green")
    lp.fire(position, "AR04")
    lp.die(position, "cataclysms", "blue 6")
    lp.do(position, "blue", "!LP24.tornado", "*LP01")
    assert lp.burning(position) == {"AR04", "LP01"}
    assert lp.asked(position) == DONE


def test_r058_the_volcano_may_burn() -> None:
    position = lp.lay("AR03@1,0", "AR08@2,0", leader="red")
    lp.fire(position, "AR03", "LP01")
    lp.die(position, "cataclysms", "green 6")
    assert (lp.asked(position), lp.can(position)) == (("green", "spread"), {"*AR08"})
    lp.do(position, "green", "*AR08")
    assert lp.burning(position) == {"AR03", "LP01", "AR08"}
    assert lp.asked(position) == ("red", "deplete")


@lp.covers(57)
def test_r088_the_leader_spreads_for_a_die_without_a_player() -> None:
    for leader in ("red", "blue"):
        position = lp.lay("AR07@1,0", "LP13@2,0", leader=leader, seats=2)
        lp.fire(position, "AR07")
        lp.die(position, "cataclysms", "green 1")
        assert (lp.asked(position), lp.can(position)) == ((leader, "spread"), {"*LP01", "*LP13"})
        lp.do(position, leader, "*LP13")
        assert lp.burning(position) == {"AR07", "LP13"}


def test_r091_a_wind_breaker_does_not_stop_the_fire() -> None:
    position = beside("AR02")
    lp.building(position, "LP01.a", "wind_breaker", chip="blue")
    lp.building(position, "AR02.a", "iron_mine.1", chip="yellow")
    lp.outside(position, "AR02", "yellow scientist")
    lp.give(position, "blue", oil=1)
    lp.die(position, "cataclysms", "red 3")
    lp.do(position, "blue", "P:oil")
    assert lp.at(position, "AR02.a") == "iron_mine yellow"
    assert lp.people(position, "AR02") == ["yellow scientist"]
    assert (lp.asked(position), lp.can(position)) == (("red", "spread"), {"*LP01", "*LP13"})
    lp.do(position, "red", "*LP13")
    assert lp.burning(position) == {"AR02", "LP13"}


@lp.covers(55, 94)
def test_r094_a_station_without_a_piece_to_pay() -> None:
    for pieces, after in (({}, {"AR02", "LP13"}), ({"oil": 1}, {"AR02"})):
        position = beside("AR02")
        station(position, "LP13.a", "blue", **pieces)
        lp.outside(position, "LP13", "yellow wounded")
        lp.die(position, "cataclysms", "red 3")
        lp.do(position, "red", "*LP13")
        if pieces:
            lp.do(position, "blue", "P:oil")
        assert lp.burning(position) == after
        assert lp.people(position, "LP13") == (["yellow wounded"] if pieces else [])


def test_r103_the_tornado_takes_the_chip_of_the_station_first() -> None:
    position = beside("AR02")
    station(position, "AR02.a", "blue", oil=1)
    lp.die(position, "cataclysms", "red 3")
    assert lp.at(position, "AR02.a") == "hydraulic_safety_station"
    lp.do(position, "red", "*LP13")
    assert lp.asked(position) == DONE
    assert lp.burning(position) == {"AR02", "LP13"}


def test_r104_the_first_token_stays() -> None:
    position = beside("AR02")
    lp.outside(position, "LP13", "yellow wounded")
    lp.die(position, "cataclysms", "red 3")
    lp.do(position, "red", "*LP13")
    assert (lp.burning(position), tokens(position)) == ({"AR02", "LP13"}, 6)
    assert lp.people(position, "LP13") == []
