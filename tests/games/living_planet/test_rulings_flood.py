"""Floods: mountains, platforms, Stations, fire tokens."""

from __future__ import annotations

import pytest

import living_planet_positions as lp
from ludosphere.games.living_planet.rules import PlanetPosition


def plain() -> PlanetPosition:
    """AR03 (flood blue 4) shows no mountain."""
    return lp.lay("AR03@1,0")


def mountainous() -> PlanetPosition:
    """AR05 (flood red 1): site a lies wholly on a mountain."""
    return lp.lay("AR05@1,0", leader="blue")


def flooded(position: PlanetPosition) -> None:
    """Red 1: the flood of AR05."""
    lp.die(position, "cataclysms", "red 1")


@lp.covers(59, 61)
def test_r063_units_outside_are_hit() -> None:
    position = plain()
    lp.outside(position, "AR03", "red scientist", "green wounded", "yellow motor")
    lp.die(position, "cataclysms", "blue 4")
    assert lp.people(position, "AR03") == ["red wounded"]
    assert (lp.owns(position, "green", "scientists"), lp.owns(position, "yellow", "motors")) == (5, 2)


@lp.covers(60)
def test_a_mountain_saves_all_units_outside() -> None:
    position = mountainous()
    lp.outside(position, "AR05", "red scientist", "green wounded", "yellow motor")
    flooded(position)
    assert lp.people(position, "AR05") == ["red scientist", "green wounded", "yellow motor"]


@lp.covers(58, 63, 67, 92)
def test_r064_platforms_and_stations_are_safe() -> None:
    position = plain()
    lp.building(position, "AR03.a", "sawmill.1", chip="red", unit="red scientist", platform=True)
    lp.building(position, "AR03.b", "hydraulic_safety_station", chip="red")
    lp.building(position, "AR03.c", "oil_rig.1", chip="red")
    for _ in range(2):
        lp.die(position, "cataclysms", "blue 4")
        assert lp.asked(position) == ("red", "deplete")
        assert lp.at(position, "AR03.a") == "sawmill red + red scientist ~"
        assert lp.at(position, "AR03.b") == "hydraulic_safety_station red"
    assert lp.at(position, "AR03.c") == ""
    assert lp.reserve(position, "wood") == 7


def test_r065_an_abandoned_building_is_destroyed() -> None:
    position = mountainous()
    lp.building(position, "AR05.a", "iron_mine.1")
    lp.building(position, "AR05.b", "iron_mine.2")
    lp.building(position, "AR05.c", "iron_mine.3", unit="red wounded")
    flooded(position)
    assert [lp.at(position, f"AR05.{slot}") for slot in "abc"] == ["iron_mine", "", ""]
    assert lp.owns(position, "red", "scientists") == 5


def test_r100_an_abandoned_building_with_a_platform_is_safe() -> None:
    position = plain()
    lp.building(position, "AR03.a", "iron_mine.1", platform=True)
    lp.building(position, "AR03.b", "iron_mine.2", unit="red wounded", platform=True)
    lp.die(position, "cataclysms", "blue 4")
    assert lp.at(position, "AR03.a") == "iron_mine ~"
    assert lp.at(position, "AR03.b") == "iron_mine + red wounded ~"


@pytest.mark.parametrize(
    ("tile", "site", "wood"), [("iron_mine", "AR05.a", 1), ("hydraulic_safety_station", "AR05.d", 2)]
)
def test_r101_a_platform_without_use_may_be_built(tile: str, site: str, wood: int) -> None:
    position = mountainous()
    tile = "seismic_damper" if tile == "iron_mine" else tile  # AR05.a shows no icon
    lp.outside(position, "AR05", "red scientist")
    lp.give(position, "red", wood=wood, iron=1)
    lp.die(position, "actions", "red 1")
    lp.do(position, "red", "build", f"{tile}@{site}~", "c")
    assert (lp.at(position, site), lp.owns(position, "red", "wood")) == (f"{tile} red ~", 0)
    assert lp.reserve(position, "wood") == 7
    flooded(position)
    assert lp.at(position, site) == f"{tile} red ~"


@lp.covers(62)
def test_r102_a_platform_protects_under_a_fire_token() -> None:
    position = plain()
    lp.fire(position, "AR03")
    lp.building(position, "AR03.a", "sawmill.1", chip="red", platform=True)
    lp.building(position, "AR03.b", "oil_rig.1", chip="red")
    lp.die(position, "cataclysms", "blue 4")
    assert (lp.at(position, "AR03.a"), lp.at(position, "AR03.b")) == ("sawmill red ~", "oil_rig")
    assert (lp.burning(position), position.view(None)["fires"]) == (set(), 8)


@lp.covers(63)
def test_a_platform_protects_from_floods_only() -> None:
    position = lp.lay("AR05@1,0", leader="blue")
    lp.building(position, "AR05.b", "sawmill.1", chip="red", platform=True)
    lp.die(position, "cataclysms", "yellow 5")  # fire
    assert lp.at(position, "AR05.b") == "sawmill ~"
    lp.die(position, "cataclysms", "blue 2")  # tornado: the fire is spread, the platform goes as well
    lp.do(position, "blue", "*LP01")
    assert lp.at(position, "AR05.b") == ""
    assert lp.reserve(position, "wood") == 8


def test_r110_outside_and_inside_on_a_hex_without_mountain() -> None:
    for answer, left in (("L:chip", "oil_rig + red scientist"), ("L:unit", "oil_rig red + red wounded")):
        position = plain()
        lp.outside(position, "AR03", "green scientist")
        lp.building(position, "AR03.b", "oil_rig.1", chip="red", unit="red scientist")
        lp.die(position, "cataclysms", "blue 4")
        assert (lp.asked(position), lp.can(position)) == (("red", "loss"), {"L:chip", "L:unit"})
        lp.do(position, "red", answer)
        assert (lp.at(position, "AR03.b"), lp.controller(position, "AR03.b")) == (left, "red")
        assert lp.people(position, "AR03") == ["green wounded"]
