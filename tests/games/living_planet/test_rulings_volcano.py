"""The Volcano: where it wakes, lava, Fireproof Dams."""

from __future__ import annotations

import pytest

import living_planet_positions as lp
from ludosphere.games.living_planet.rules import PlanetPosition


# --- waking it -------------------------------------------------------------------------------------------
def explorer(*drawn: str, hexes: tuple[str, ...] = (), value: int = 1) -> PlanetPosition:
    """Red explores with this stack, a Scientist outside on the Landing Zone."""
    position = lp.lay(*hexes, leader="blue")
    lp.outside(position, "LP01", "red scientist")
    lp.stack(position, *drawn)
    lp.die(position, "actions", f"red {value}")
    lp.do(position, "red", "explore")
    return position


@lp.covers(68, 69, 73, 75)
def test_r066_first_the_volcano_then_the_action_goes_on() -> None:
    position = explorer("AR08", "LP04", "LP06")
    assert lp.asked(position) == ("red", "volcano")
    assert lp.can(position) == {
        f"AR08@{cell}/{turn}" for cell in ("1,-1", "0,1", "-1,0") for turn in range(6)
    }
    lp.do(position, "red", "AR08@1,-1/2")
    assert lp.asked(position) == ("red", "keep")
    assert {text[:4] for text in lp.can(position)} == {"LP04"}
    assert "LP04@1,0/1" not in lp.can(position)
    lp.do(position, "red", "LP04@-1,1/0")
    assert lp.people(position, "LP04") == ["red scientist"]
    assert position.view(None)["stack"]["under"] == ["LP06"]
    assert position.view(None)["task"]["actions"] == 1


@lp.covers(68)
def test_r066_one_of_several_drawn() -> None:
    position = explorer("LP04", "AR08", "LP06", "LP10", value=3)
    lp.do(position, "red", "AR08@0,1/0")
    assert {text[:4] for text in lp.can(position)} == {"LP04", "LP06", "LP10"}


@lp.covers(70)
def test_r066_no_unit_needs_to_be_near() -> None:
    position = lp.lay("LP04@1,0", leader="blue")
    lp.building(position, "LP04.a", "mycelium_farm.1", chip="red", unit="red scientist")
    lp.fire(position, "LP04")
    lp.stack(position, "AR08", "LP06")
    lp.die(position, "actions", "red 1")
    lp.do(position, "red", "explore", "AR08@-1,0/0")
    assert lp.on_map(position) == {"LP01", "LP04", "AR08"}
    assert lp.asked(position) == ("red", "act")  # nobody can leave the burning building
    assert position.view(None)["stack"]["under"] == ["LP06"]


@lp.covers(71, 72)
def test_r067_it_touches_as_many_mountains_as_possible() -> None:
    # the cell 1,-1 lies on mountain sides of LP01 and of LP15; the others on one at most
    position = explorer("AR08", "LP06", hexes=("LP15@1,0",))
    assert lp.can(position) == {f"AR08@1,-1/{turn}" for turn in range(6)}


def test_r067_it_has_to_fit() -> None:
    # the cells 1,-1 and 0,1 touch a mountain of LP01 and a plain of LP04, so one mountain is the most
    position = explorer("AR08", "LP06", hexes=("LP04@1,0/0",))
    assert {text.split("/")[0] for text in lp.can(position)} == {"AR08@-1,0", "AR08@1,1"}
    assert len(lp.can(position)) == 12


WALLED = ("LP03@1,-1/5", "AR07@0,1/5", "LP04@-1,0/5")
"""No mountain shows on any open side of this map."""


@lp.covers(74, 75)
def test_r068_under_the_stack_if_it_fits_nowhere() -> None:
    position = explorer("AR08", "LP08", "LP06", hexes=WALLED)
    assert lp.asked(position) == ("red", "keep")
    assert {text[:4] for text in lp.can(position)} == {"LP08"}
    lp.do(position, "red", min(lp.can(position)))
    assert position.view(None)["stack"]["under"] == ["LP06", "AR08"]
    assert "AR08" not in lp.on_map(position)


def test_r099_the_volcano_is_not_its_own_replacement() -> None:
    position = explorer("AR08", hexes=WALLED)
    assert (lp.asked(position), position.view(None)["task"]["actions"]) == (("red", "act"), 1)
    assert position.view(None)["stack"]["under"] == ["AR08"]
    position = explorer("LP08", "AR08", hexes=WALLED, value=2)
    assert {text[:4] for text in lp.can(position)} == {"LP08"}


def test_r099_one_hex_fewer_if_the_stack_is_empty() -> None:
    position = explorer("AR08", "LP06", value=2)
    lp.do(position, "red", "AR08@1,-1/0")
    assert {text[:4] for text in lp.can(position)} == {"LP06"}
    position = explorer("AR08")
    lp.do(position, "red", "AR08@1,-1/0")
    assert (lp.asked(position), position.view(None)["task"]["actions"]) == (("red", "act"), 1)


# --- lava ------------------------------------------------------------------------------------------------
def volcano(*hexes: str, turn: int = 0, **facts: object) -> PlanetPosition:
    """The Volcano at 0,-1 with LP01 to the south-east.

    Unless told otherwise LP06 lies to the north-west, LP13 to the south-west, LP10 to the north-east.
    """
    position = lp.lay(f"AR08@0,-1/{turn}", leader="blue", **facts)  # type: ignore[arg-type]
    for text in hexes or ("LP06@0,-2", "LP13@-1,0", "LP10@1,-2"):
        lp.place(position, text)
    return position


AROUND = ("LP01", "LP06", "LP13", "LP10")


def struck(position: PlanetPosition, die_shown: str) -> set[str]:
    """The hexes around the Volcano on which a die wounds a Scientist outside."""
    for hex in AROUND:
        lp.outside(position, hex, "red scientist")
    lp.die(position, "cataclysms", die_shown)
    return {hex for hex in AROUND if lp.people(position, hex) == ["red wounded"]}


@pytest.mark.parametrize(
    ("shown", "hex"),
    [
        ("blue 5", "LP06"), ("green 3", "LP06"), ("red 3", "LP13"), ("yellow 4", "LP13"),
        ("blue 3", "LP01"), ("yellow 5", "LP01"), ("green 4", "LP10"), ("red 5", "LP10"),
    ],
)  # fmt: skip
@lp.covers(78, 79)
def test_each_die_has_its_lava_river(shown: str, hex: str) -> None:
    assert struck(volcano(), shown) == {hex}


@pytest.mark.parametrize(("turn", "hex"), [(0, "LP06"), (1, "LP10"), (3, "LP01"), (4, "LP13")])
@lp.covers(73)
def test_r069_lava_turns_with_the_volcano(turn: int, hex: str) -> None:
    assert struck(volcano(turn=turn), "blue 5") == {hex}


def test_r069_a_turn_without_hex_there() -> None:
    assert struck(volcano(turn=2), "blue 5") == set()


@lp.covers(81)
def test_r073_neither_dampers_nor_platforms_help() -> None:
    position = lp.lay("AR08@1,-1", "AR03@1,-2", leader="blue")  # AR03 lies north-west of the Volcano
    lp.building(position, "AR03.a", "sawmill.1", chip="red", platform=True)
    lp.building(position, "AR03.b", "hydraulic_safety_station", chip="red")
    lp.building(position, "AR03.c", "seismic_damper", chip="yellow", unit="yellow wounded")
    lp.give(position, "red", oil=1, electricity=1)
    lp.give(position, "yellow", oil=1, electricity=1)
    lp.outside(position, "AR03", "green motor")
    lp.die(position, "cataclysms", "blue 5")
    assert lp.asked(position) == ("blue", "deplete")
    assert lp.at(position, "AR03.a") == "sawmill ~"
    assert lp.at(position, "AR03.b") == "hydraulic_safety_station"
    assert lp.at(position, "AR03.c") == "seismic_damper + yellow wounded"
    assert lp.people(position, "AR03") == []


@lp.covers(67)
def test_r032_the_wood_of_a_platform_goes_back_with_the_building() -> None:
    position = lp.lay("AR08@1,-1", "AR03@1,-2", leader="blue")
    lp.building(position, "AR03.a", "sawmill.1", platform=True)
    assert lp.reserve(position, "wood") == 7
    lp.die(position, "cataclysms", "blue 5")
    assert lp.at(position, "AR03.a") == ""
    assert lp.reserve(position, "wood") == 8
    assert position.view(None)["supply"]["sawmill"]["1"] == 1


def test_r072_lava_into_the_void() -> None:
    position = volcano("LP13@-1,0")
    lp.outside(position, "LP01", "red scientist")
    lp.give(position, "red", iron=1)
    lp.die(position, "cataclysms", "blue 5")
    assert lp.asked(position) == ("blue", "deplete")
    lp.die(position, "actions", "red 3")
    assert {text for text in lp.can(position) if text.startswith("dam")} == {"dam:iron@SE"}


def test_r074_lava_and_the_cataclysm_of_the_hex_are_two_hits() -> None:
    for first in ("!LP21.earthquake", "!AR08.lava"):
        position = volcano("LP21@1,-2")
        lp.outside(position, "LP21", "red scientist")
        lp.building(position, "LP21.a", "iron_mine.1", chip="red")
        lp.die(position, "cataclysms", "green 4")
        assert lp.asked(position) == ("green", "strike")
        assert lp.can(position) == {"!LP21.earthquake", "!AR08.lava"}
        lp.do(position, "green", first)
        assert (lp.people(position, "LP21"), lp.at(position, "LP21.a")) == ([], "")
        assert lp.owns(position, "red", "scientists") == 5


def test_r074_a_dam_stops_the_lava_only() -> None:
    position = volcano("LP21@1,-2")
    lp.dam(position, "NE", "alloy")
    lp.outside(position, "LP21", "red scientist")
    lp.die(position, "cataclysms", "green 4")
    lp.do(position, "green", "!AR08.lava")
    assert lp.people(position, "LP21") == ["red wounded"]


@pytest.mark.parametrize(("shown", "hex"), [("blue 4", "LP04"), ("red 4", "LP04"), ("green 5", "LP15")])
def test_r095_the_two_sides_nobody_saw(shown: str, hex: str) -> None:
    for enabled in (False, True):
        house = {"parameters": {"volcano_inferred_sides_enabled": enabled}}
        position = lp.lay("AR08@0,-1", "LP04@1,-1", "LP15@-1,-1", leader="yellow", house=house)
        lp.outside(position, "LP04", "red scientist")
        lp.outside(position, "LP15", "red scientist")
        lp.die(position, "cataclysms", shown)
        if shown == "green 5" and enabled:  # the earthquake of LP04 shows it too
            lp.do(position, "green", "!AR08.lava")
        after = {each for each in ("LP04", "LP15") if lp.people(position, each) == ["red wounded"]}
        quake = {"LP04"} if shown == "green 5" else set()
        assert after == ({hex} | quake if enabled else quake)


# --- dams ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("unit", ["red scientist", "red motor"])
@pytest.mark.parametrize("inside", [False, True])
@lp.covers(82, 84, 86, 87, 88)
def test_a_dam_is_a_free_action(unit: str, inside: bool) -> None:
    for material, iron, vibrium in (("iron", 0, 1), ("vibrium", 1, 0), ("alloy", 0, 0)):
        position = volcano()
        if inside:
            lp.building(position, "LP10.a", "oil_rig.1", unit=unit)
        else:
            lp.outside(position, "LP10", unit)
        lp.give(position, "red", iron=1, vibrium=1)
        lp.die(position, "actions", "red 3")
        assert {text for text in lp.can(position) if text.startswith("dam")} == {
            "dam:iron@NE", "dam:vibrium@NE", "dam:alloy@NE"
        }  # fmt: skip
        lp.do(position, "red", f"dam:{material}@NE")
        assert position.view(None)["dams"] == {"NE": material}
        assert (lp.owns(position, "red", "iron"), lp.owns(position, "red", "vibrium")) == (iron, vibrium)
        assert (lp.reserve(position, "iron"), lp.reserve(position, "vibrium")) == (8, 8)
        assert position.view(None)["task"]["actions"] == 2


def test_a_dam_costs_what_it_is_made_of() -> None:
    position = volcano()
    lp.outside(position, "LP10", "red scientist")
    lp.give(position, "red", vibrium=2)
    lp.die(position, "actions", "red 3")
    assert {text for text in lp.can(position) if text.startswith("dam")} == {"dam:vibrium@NE"}


def test_r070_a_wounded_scientist_builds_no_dam() -> None:
    position = volcano()
    lp.outside(position, "LP10", "red wounded", "blue scientist")
    lp.building(position, "LP10.a", "oil_rig.1", chip="red", unit="red wounded")
    lp.outside(position, "LP13", "red scientist")
    lp.give(position, "red", iron=1)
    lp.die(position, "actions", "red 3")
    assert {text for text in lp.can(position) if text.startswith("dam")} == {"dam:iron@SW"}


@lp.covers(85)
def test_r071_one_dam_for_each_side() -> None:
    position = volcano()
    lp.outside(position, "LP10", "red scientist")
    lp.give(position, "red", iron=2, vibrium=2)
    lp.die(position, "actions", "red 3")
    lp.do(position, "red", "dam:iron@NE")
    assert {text for text in lp.can(position) if text.startswith("dam")} == set()


def test_r106_also_on_a_side_without_lava() -> None:
    position = volcano("LP04@1,-1")  # east of the Volcano
    lp.outside(position, "LP04", "red scientist")
    lp.give(position, "red", iron=1, vibrium=1)
    lp.die(position, "actions", "red 3")
    lp.do(position, "red", "dam:iron@E")
    assert position.view(None)["dams"] == {"E": "iron"}
    assert {text for text in lp.can(position) if text.startswith("dam")} == set()


@lp.covers(89, 90)
def test_a_dam_of_one_material_holds_once() -> None:
    for material, left in (("iron", {}), ("vibrium", {}), ("alloy", {"NE": "alloy"})):
        position = volcano()
        lp.dam(position, "NE", material)
        assert struck(position, "green 4") == set()
        assert position.view(None)["dams"] == left
        back = 8 if left else 9
        assert (lp.reserve(position, "iron"), lp.reserve(position, "vibrium")) == (back, back)
