"""The worked examples of the expansion: a tornado spreads a fire, a flood, the Volcano with its dams."""

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
    dam,
    die,
    do,
    fire,
    give,
    lay,
    outside,
    people,
    reserve,
)
from ludosphere.games.living_planet.rules import PlanetPosition


# --- 1: a tornado spreads a fire ---------------------------------------------------------------------------
def tornado(*burning: str, leader: str = "blue", seats: int = 4, hexes: str = "AR02@1,0") -> PlanetPosition:
    """X is AR02 (tornado red 3); N1 is LP01, N2 LP13, N3 LP05."""
    position = lay(hexes, "LP13@2,0", "LP05@1,1", leader=leader, seats=seats)
    fire(position, *burning)
    return position


@pytest.mark.parametrize("leader", ["blue", "green", "yellow", "red"])
@covers(52, 53, 54, 56)
def test_we_1_red_spreads_the_fire_to_a_hex_without_token(leader: str) -> None:
    position = tornado("AR02", "LP05", leader=leader)
    building(position, "LP13.a", "mycelium_farm.1", chip="yellow", unit="yellow scientist")
    building(position, "LP13.b", "power_plant.1")
    outside(position, "LP13", "green scientist", "blue wounded")
    outside(position, "LP01", "blue scientist")
    die(position, "cataclysms", "red 3")
    assert (asked(position), can(position)) == (("red", "spread"), {"*LP01", "*LP13"})
    do(position, "red", "*LP13")
    assert burning(position) == {"AR02", "LP13", "LP05"}
    while (question := asked(position)) and question[1] == "flee":
        do(position, question[0], "LP13s>LP13.b" if question[0] == "green" else ".")
    do(position, "yellow", "L:chip")
    assert at(position, "LP13.a") == "mycelium_farm + yellow scientist"
    assert at(position, "LP13.b") == "power_plant + green wounded"
    assert people(position, "LP13") == []
    assert people(position, "LP01") == ["blue scientist"]
    assert asked(position) == (leader, "deplete")


@pytest.mark.parametrize("leader", ["red", "blue", "green"])
@covers(57)
def test_we_1a_the_leader_decides_for_a_colour_without_player(leader: str) -> None:
    # red is always a player here: yellow's tornado of LP20 stands for it
    position = lay("LP20@1,0", "LP13@2,0", "LP05@1,1", leader=leader, seats=3)
    fire(position, "LP20", "LP05")
    die(position, "cataclysms", "yellow 5")
    assert (asked(position), can(position)) == ((leader, "spread"), {"*LP01", "*LP13"})
    do(position, leader, "*LP13")
    assert burning(position) == {"LP20", "LP13", "LP05"}


@covers(54)
def test_we_1b_without_a_target_nothing_happens() -> None:
    position = tornado("AR02", "LP05", "LP01", "LP13")
    outside(position, "LP13", "green wounded")
    before = position.view(None)["map"]
    die(position, "cataclysms", "red 3")
    assert asked(position) == ("blue", "deplete")
    assert position.view(None)["map"] == before
    assert position.view(None)["fires"] == 4


@pytest.mark.parametrize("home", ["LP13.b", "LP10.a"])
@covers(55, 94, 95)
def test_we_1c_a_station_puts_the_fire_out(home: str) -> None:
    position = tornado("AR02", "LP05")
    if home == "LP10.a":
        position = lay("AR02@1,0", "LP13@2,0", "LP05@1,1", "LP10@3,0", leader="blue")
        fire(position, "AR02", "LP05")
    building(position, home, "hydraulic_safety_station", chip="green")
    building(position, "LP13.a", "mycelium_farm.1")
    give(position, "green", oil=1)
    outside(position, "LP13", "yellow wounded")
    die(position, "cataclysms", "red 3")
    do(position, "red", "*LP13")
    assert (asked(position), can(position)) == (("green", "protect"), {"P:oil", "."})
    do(position, "green", "P:oil")
    assert burning(position) == {"AR02", "LP05"}
    assert (at(position, "LP13.a"), people(position, "LP13")) == ("mycelium_farm", ["yellow wounded"])
    assert reserve(position, "oil") == 9
    assert asked(position) == ("blue", "deplete")


# --- 2: a flood ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("answer", "left"),
    [("L:chip", "oil_rig + yellow scientist"), ("L:unit", "oil_rig yellow + yellow wounded")],
)
@pytest.mark.parametrize("burns", [False, True])
@covers(58, 60, 62)
def test_we_2_a_flood_on_a_hex_with_a_mountain(answer: str, left: str, burns: bool) -> None:
    """With a fire token it is example 2a."""
    position = lay("AR05@1,0", leader="green")
    building(position, "AR05.a", "iron_mine.1", chip="blue")
    building(position, "AR05.b", "sawmill.1", chip="red")
    building(position, "AR05.d", "oil_rig.1", chip="yellow", unit="yellow scientist")
    outside(position, "AR05", "green scientist")
    if burns:
        fire(position, "AR05")
    die(position, "cataclysms", "red 1")
    assert (asked(position), can(position)) == (("yellow", "loss"), {"L:chip", "L:unit"})
    do(position, "yellow", answer)
    assert at(position, "AR05.a") == "iron_mine blue"
    assert (at(position, "AR05.b"), controller(position, "AR05.b")) == ("sawmill", None)
    assert (at(position, "AR05.d"), controller(position, "AR05.d")) == (left, "yellow")
    assert people(position, "AR05") == ["green scientist"]
    assert (burning(position), position.view(None)["fires"]) == (set(), 8)


# --- 3: the Volcano ---------------------------------------------------------------------------------------
def volcano() -> PlanetPosition:
    """Unrotated; LP10 to the north-west, LP13 south-west, LP01 south-east, LP06 north-east."""
    position = lay("AR08@0,-1", "LP10@0,-2", "LP13@-1,0", "LP06@1,-2", leader="green")
    dam(position, "SW", "alloy")
    dam(position, "SE", "iron")
    dam(position, "NE", "vibrium")
    building(position, "LP10.a", "oil_rig.1", chip="yellow")
    building(position, "LP10.b", "power_plant.1", chip="yellow", unit="yellow scientist")
    for hex in ("LP10", "LP13", "LP01", "LP06"):
        outside(position, hex, "red scientist")
    return position


def nothing_hit(position: PlanetPosition) -> bool:
    return (
        all(people(position, hex) == ["red scientist"] for hex in ("LP10", "LP13", "LP01", "LP06"))
        and at(position, "LP10.a") == "oil_rig yellow"
        and at(position, "LP10.b") == "power_plant yellow + yellow scientist"
    )


@pytest.mark.parametrize("shown", ["blue 5", "green 3"])
@pytest.mark.parametrize(
    ("answer", "left"),
    [("L:chip", "power_plant + yellow scientist"), ("L:unit", "power_plant yellow + yellow wounded")],
)
@covers(78, 79, 80)
def test_we_3a_lava_hits_buildings_and_units(shown: str, answer: str, left: str) -> None:
    position = volcano()
    die(position, "cataclysms", shown)
    assert (asked(position), can(position)) == (("yellow", "loss"), {"L:chip", "L:unit"})
    do(position, "yellow", answer)
    assert people(position, "LP10") == ["red wounded"]
    assert (at(position, "LP10.a"), controller(position, "LP10.a")) == ("oil_rig", None)
    assert at(position, "LP10.b") == left


@pytest.mark.parametrize("shown", ["red 3", "yellow 4"])
@covers(81, 90)
def test_we_3b_an_alloy_dam_stays(shown: str) -> None:
    position = volcano()
    die(position, "cataclysms", shown)
    assert nothing_hit(position)
    assert position.view(None)["dams"] == {"SW": "alloy", "SE": "iron", "NE": "vibrium"}


@pytest.mark.parametrize("shown", ["blue 3", "yellow 5"])
@covers(89)
def test_we_3c_an_iron_dam_is_used_up(shown: str) -> None:
    position = volcano()
    iron = reserve(position, "iron")
    die(position, "cataclysms", shown)
    assert nothing_hit(position)
    assert position.view(None)["dams"] == {"SW": "alloy", "NE": "vibrium"}
    assert reserve(position, "iron") == iron + 1


@pytest.mark.parametrize("shown", ["green 4", "red 5"])
@covers(89)
def test_we_3d_a_vibrium_dam_is_used_up(shown: str) -> None:
    position = volcano()
    vibrium = reserve(position, "vibrium")
    die(position, "cataclysms", shown)
    assert nothing_hit(position)
    assert position.view(None)["dams"] == {"SW": "alloy", "SE": "iron"}
    assert reserve(position, "vibrium") == vibrium + 1


def test_we_3e_the_second_flow_hits() -> None:
    position = volcano()
    die(position, "cataclysms", "blue 3")
    assert nothing_hit(position)
    die(position, "cataclysms", "yellow 5")
    assert people(position, "LP01") == ["red wounded"]


@pytest.mark.parametrize("shown", ["blue 1", "red 2", "green 2", "yellow 2", "blue 6"])
@covers(78)
def test_we_3f_no_eruption(shown: str) -> None:
    position = volcano()
    die(position, "cataclysms", shown)
    assert asked(position) == ("green", "deplete")
    assert nothing_hit(position)
    assert len(position.view(None)["dams"]) == 3
