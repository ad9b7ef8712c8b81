"""The worked examples of the expansion: a tornado spreads a fire, a flood, the Volcano with its dams."""

from __future__ import annotations

import pytest

import living_planet_positions as lp
from ludosphere.games.living_planet.rules import PlanetPosition


# --- 1: a tornado spreads a fire ---------------------------------------------------------------------------
def tornado(*burning: str, leader: str = "blue", seats: int = 4, hexes: str = "AR02@1,0") -> PlanetPosition:
    """X is AR02 (tornado red 3); N1 is LP01, N2 LP13, N3 LP05."""
    position = lp.lay(hexes, "LP13@2,0", "LP05@1,1", leader=leader, seats=seats)
    lp.fire(position, *burning)
    return position


@pytest.mark.parametrize("leader", ["blue", "green", "yellow", "red"])
@lp.covers(52, 53, 54, 56)
def test_we_1_red_spreads_the_fire_to_a_hex_without_token(leader: str) -> None:
    position = tornado("AR02", "LP05", leader=leader)
    lp.building(position, "LP13.a", "mycelium_farm.1", chip="yellow", unit="yellow scientist")
    lp.building(position, "LP13.b", "power_plant.1")
    lp.outside(position, "LP13", "green scientist", "blue wounded")
    lp.outside(position, "LP01", "blue scientist")
    lp.die(position, "cataclysms", "red 3")
    assert (lp.asked(position), lp.can(position)) == (("red", "spread"), {"*LP01", "*LP13"})
    lp.do(position, "red", "*LP13")
    assert lp.burning(position) == {"AR02", "LP13", "LP05"}
    while (question := lp.asked(position)) and question[1] == "flee":
        lp.do(position, question[0], "LP13s>LP13.b" if question[0] == "green" else ".")
    lp.do(position, "yellow", "L:chip")
    assert lp.at(position, "LP13.a") == "mycelium_farm + yellow scientist"
    assert lp.at(position, "LP13.b") == "power_plant + green wounded"
    assert lp.people(position, "LP13") == []
    assert lp.people(position, "LP01") == ["blue scientist"]
    assert lp.asked(position) == (leader, "deplete")


@pytest.mark.parametrize("leader", ["red", "blue", "green"])
@lp.covers(57)
def test_we_1a_the_leader_decides_for_a_colour_without_player(leader: str) -> None:
    # red is always a player here: yellow's tornado of LP20 stands for it
    position = lp.lay("LP20@1,0", "LP13@2,0", "LP05@1,1", leader=leader, seats=3)
    lp.fire(position, "LP20", "LP05")
    lp.die(position, "cataclysms", "yellow 5")
    assert (lp.asked(position), lp.can(position)) == ((leader, "spread"), {"*LP01", "*LP13"})
    lp.do(position, leader, "*LP13")
    assert lp.burning(position) == {"LP20", "LP13", "LP05"}


@lp.covers(54)
def test_we_1b_without_a_target_nothing_happens() -> None:
    position = tornado("AR02", "LP05", "LP01", "LP13")
    lp.outside(position, "LP13", "green wounded")
    before = position.view(None)["map"]
    lp.die(position, "cataclysms", "red 3")
    assert lp.asked(position) == ("blue", "deplete")
    assert position.view(None)["map"] == before
    assert position.view(None)["fires"] == 4


@pytest.mark.parametrize("home", ["LP13.b", "LP10.a"])
@lp.covers(55, 94, 95)
def test_we_1c_a_station_puts_the_fire_out(home: str) -> None:
    position = tornado("AR02", "LP05")
    if home == "LP10.a":
        position = lp.lay("AR02@1,0", "LP13@2,0", "LP05@1,1", "LP10@3,0", leader="blue")
        lp.fire(position, "AR02", "LP05")
    lp.building(position, home, "hydraulic_safety_station", chip="green")
    lp.building(position, "LP13.a", "mycelium_farm.1")
    lp.give(position, "green", oil=1)
    lp.outside(position, "LP13", "yellow wounded")
    lp.die(position, "cataclysms", "red 3")
    lp.do(position, "red", "*LP13")
    assert (lp.asked(position), lp.can(position)) == (("green", "protect"), {"P:oil", "."})
    lp.do(position, "green", "P:oil")
    assert lp.burning(position) == {"AR02", "LP05"}
    assert (lp.at(position, "LP13.a"), lp.people(position, "LP13")) == ("mycelium_farm", ["yellow wounded"])
    assert lp.reserve(position, "oil") == 9
    assert lp.asked(position) == ("blue", "deplete")


# --- 2: a flood ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("answer", "left"),
    [("L:chip", "oil_rig + yellow scientist"), ("L:unit", "oil_rig yellow + yellow wounded")],
)
@pytest.mark.parametrize("burns", [False, True])
@lp.covers(58, 60, 62)
def test_we_2_a_flood_on_a_hex_with_a_mountain(answer: str, left: str, burns: bool) -> None:
    """With a fire token it is example 2a."""
    position = lp.lay("AR05@1,0", leader="green")
    lp.building(position, "AR05.a", "iron_mine.1", chip="blue")
    lp.building(position, "AR05.b", "sawmill.1", chip="red")
    lp.building(position, "AR05.d", "oil_rig.1", chip="yellow", unit="yellow scientist")
    lp.outside(position, "AR05", "green scientist")
    if burns:
        lp.fire(position, "AR05")
    lp.die(position, "cataclysms", "red 1")
    assert (lp.asked(position), lp.can(position)) == (("yellow", "loss"), {"L:chip", "L:unit"})
    lp.do(position, "yellow", answer)
    assert lp.at(position, "AR05.a") == "iron_mine blue"
    assert (lp.at(position, "AR05.b"), lp.controller(position, "AR05.b")) == ("sawmill", None)
    assert (lp.at(position, "AR05.d"), lp.controller(position, "AR05.d")) == (left, "yellow")
    assert lp.people(position, "AR05") == ["green scientist"]
    assert (lp.burning(position), position.view(None)["fires"]) == (set(), 8)


# --- 3: the Volcano ---------------------------------------------------------------------------------------
def volcano() -> PlanetPosition:
    """Unrotated; LP10 to the north-west, LP13 south-west, LP01 south-east, LP06 north-east."""
    position = lp.lay("AR08@0,-1", "LP10@0,-2", "LP13@-1,0", "LP06@1,-2", leader="green")
    lp.dam(position, "SW", "alloy")
    lp.dam(position, "SE", "iron")
    lp.dam(position, "NE", "vibrium")
    lp.building(position, "LP10.a", "oil_rig.1", chip="yellow")
    lp.building(position, "LP10.b", "power_plant.1", chip="yellow", unit="yellow scientist")
    for hex in ("LP10", "LP13", "LP01", "LP06"):
        lp.outside(position, hex, "red scientist")
    return position


def nothing_hit(position: PlanetPosition) -> bool:
    return (
        all(lp.people(position, hex) == ["red scientist"] for hex in ("LP10", "LP13", "LP01", "LP06"))
        and lp.at(position, "LP10.a") == "oil_rig yellow"
        and lp.at(position, "LP10.b") == "power_plant yellow + yellow scientist"
    )


@pytest.mark.parametrize("shown", ["blue 5", "green 3"])
@pytest.mark.parametrize(
    ("answer", "left"),
    [("L:chip", "power_plant + yellow scientist"), ("L:unit", "power_plant yellow + yellow wounded")],
)
@lp.covers(78, 79, 80)
def test_we_3a_lava_hits_buildings_and_units(shown: str, answer: str, left: str) -> None:
    position = volcano()
    lp.die(position, "cataclysms", shown)
    assert (lp.asked(position), lp.can(position)) == (("yellow", "loss"), {"L:chip", "L:unit"})
    lp.do(position, "yellow", answer)
    assert lp.people(position, "LP10") == ["red wounded"]
    assert (lp.at(position, "LP10.a"), lp.controller(position, "LP10.a")) == ("oil_rig", None)
    assert lp.at(position, "LP10.b") == left


@pytest.mark.parametrize("shown", ["red 3", "yellow 4"])
@lp.covers(81, 90)
def test_we_3b_an_alloy_dam_stays(shown: str) -> None:
    position = volcano()
    lp.die(position, "cataclysms", shown)
    assert nothing_hit(position)
    assert position.view(None)["dams"] == {"SW": "alloy", "SE": "iron", "NE": "vibrium"}


@pytest.mark.parametrize("shown", ["blue 3", "yellow 5"])
@lp.covers(89)
def test_we_3c_an_iron_dam_is_used_up(shown: str) -> None:
    position = volcano()
    iron = lp.reserve(position, "iron")
    lp.die(position, "cataclysms", shown)
    assert nothing_hit(position)
    assert position.view(None)["dams"] == {"SW": "alloy", "NE": "vibrium"}
    assert lp.reserve(position, "iron") == iron + 1


@pytest.mark.parametrize("shown", ["green 4", "red 5"])
@lp.covers(89)
def test_we_3d_a_vibrium_dam_is_used_up(shown: str) -> None:
    position = volcano()
    vibrium = lp.reserve(position, "vibrium")
    lp.die(position, "cataclysms", shown)
    assert nothing_hit(position)
    assert position.view(None)["dams"] == {"SW": "alloy", "SE": "iron"}
    assert lp.reserve(position, "vibrium") == vibrium + 1


def test_we_3e_the_second_flow_hits() -> None:
    position = volcano()
    lp.die(position, "cataclysms", "blue 3")
    assert nothing_hit(position)
    lp.die(position, "cataclysms", "yellow 5")
    assert lp.people(position, "LP01") == ["red wounded"]


@pytest.mark.parametrize("shown", ["blue 1", "red 2", "green 2", "yellow 2", "blue 6"])
@lp.covers(78)
def test_we_3f_no_eruption(shown: str) -> None:
    position = volcano()
    lp.die(position, "cataclysms", shown)
    assert lp.asked(position) == ("green", "deplete")
    assert nothing_hit(position)
    assert len(position.view(None)["dams"]) == 3
