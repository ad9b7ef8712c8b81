"""Floods: mountains, platforms, Stations, fire tokens."""

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


def plain() -> PlanetPosition:
    """AR03 (flood blue 4) shows no mountain."""
    return lay("AR03@1,0")


def mountainous() -> PlanetPosition:
    """AR05 (flood red 1): site a lies wholly on a mountain."""
    return lay("AR05@1,0", leader="blue")


def flooded(position: PlanetPosition) -> None:
    """Red 1: the flood of AR05."""
    die(position, "cataclysms", "red 1")


@covers(59, 61)
def test_r063_units_outside_are_hit() -> None:
    position = plain()
    outside(position, "AR03", "red scientist", "green wounded", "yellow motor")
    die(position, "cataclysms", "blue 4")
    assert people(position, "AR03") == ["red wounded"]
    assert (owns(position, "green", "scientists"), owns(position, "yellow", "motors")) == (5, 2)


@covers(60)
def test_a_mountain_saves_all_units_outside() -> None:
    position = mountainous()
    outside(position, "AR05", "red scientist", "green wounded", "yellow motor")
    flooded(position)
    assert people(position, "AR05") == ["red scientist", "green wounded", "yellow motor"]


@covers(58, 63, 67, 92)
def test_r064_platforms_and_stations_are_safe() -> None:
    position = plain()
    building(position, "AR03.a", "sawmill.1", chip="red", unit="red scientist", platform=True)
    building(position, "AR03.b", "hydraulic_safety_station", chip="red")
    building(position, "AR03.c", "oil_rig.1", chip="red")
    for _ in range(2):
        die(position, "cataclysms", "blue 4")
        assert asked(position) == ("red", "deplete")
        assert at(position, "AR03.a") == "sawmill red + red scientist ~"
        assert at(position, "AR03.b") == "hydraulic_safety_station red"
    assert at(position, "AR03.c") == ""
    assert reserve(position, "wood") == 7


def test_r065_an_abandoned_building_is_destroyed() -> None:
    position = mountainous()
    building(position, "AR05.a", "iron_mine.1")
    building(position, "AR05.b", "iron_mine.2")
    building(position, "AR05.c", "iron_mine.3", unit="red wounded")
    flooded(position)
    assert [at(position, f"AR05.{slot}") for slot in "abc"] == ["iron_mine", "", ""]
    assert owns(position, "red", "scientists") == 5


def test_r100_an_abandoned_building_with_a_platform_is_safe() -> None:
    position = plain()
    building(position, "AR03.a", "iron_mine.1", platform=True)
    building(position, "AR03.b", "iron_mine.2", unit="red wounded", platform=True)
    die(position, "cataclysms", "blue 4")
    assert (at(position, "AR03.a"), at(position, "AR03.b")) == ("iron_mine ~", "iron_mine + red wounded ~")


@pytest.mark.parametrize(
    ("tile", "site", "wood"), [("iron_mine", "AR05.a", 1), ("hydraulic_safety_station", "AR05.d", 2)]
)
def test_r101_a_platform_without_use_may_be_built(tile: str, site: str, wood: int) -> None:
    position = mountainous()
    tile = "seismic_damper" if tile == "iron_mine" else tile  # AR05.a shows no icon
    outside(position, "AR05", "red scientist")
    give(position, "red", wood=wood, iron=1)
    die(position, "actions", "red 1")
    do(position, "red", "build", f"{tile}@{site}~", "c")
    assert (at(position, site), owns(position, "red", "wood")) == (f"{tile} red ~", 0)
    assert reserve(position, "wood") == 7
    flooded(position)
    assert at(position, site) == f"{tile} red ~"


@covers(62)
def test_r102_a_platform_protects_under_a_fire_token() -> None:
    position = plain()
    fire(position, "AR03")
    building(position, "AR03.a", "sawmill.1", chip="red", platform=True)
    building(position, "AR03.b", "oil_rig.1", chip="red")
    die(position, "cataclysms", "blue 4")
    assert (at(position, "AR03.a"), at(position, "AR03.b")) == ("sawmill red ~", "oil_rig")
    assert (burning(position), position.view(None)["fires"]) == (set(), 8)


@covers(63)
def test_a_platform_protects_from_floods_only() -> None:
    position = lay("AR05@1,0", leader="blue")
    building(position, "AR05.b", "sawmill.1", chip="red", platform=True)
    die(position, "cataclysms", "yellow 5")  # fire
    assert at(position, "AR05.b") == "sawmill ~"
    die(position, "cataclysms", "blue 2")  # tornado; the fire is spread, the platform goes with the building
    do(position, "blue", "*LP01")
    assert at(position, "AR05.b") == ""
    assert reserve(position, "wood") == 8


def test_r110_outside_and_inside_on_a_hex_without_mountain() -> None:
    for answer, left in (("L:chip", "oil_rig + red scientist"), ("L:unit", "oil_rig red + red wounded")):
        position = plain()
        outside(position, "AR03", "green scientist")
        building(position, "AR03.b", "oil_rig.1", chip="red", unit="red scientist")
        die(position, "cataclysms", "blue 4")
        assert (asked(position), can(position)) == (("red", "loss"), {"L:chip", "L:unit"})
        do(position, "red", answer)
        assert (at(position, "AR03.b"), controller(position, "AR03.b")) == (left, "red")
        assert people(position, "AR03") == ["green wounded"]
