"""Exploring: what is drawn and kept, where a hex fits, who goes there."""

from __future__ import annotations

from living_planet_positions import asked, building, can, covers, die, do, fire, lay, outside, people, stack
from ludosphere.games.living_planet.rules import PlanetPosition
from ludosphere.games.living_planet.tables import SIDES

VECTORS = {"NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1)}


def edges(position: PlanetPosition, hex: str, turn: int) -> dict[str, bool]:
    """By map side: does a hex with this rotation show a mountain?"""
    (found,) = [each for each in position.box.facts.hexes if each.id == hex]
    return {SIDES[(side + turn) % 6]: mountain for side, mountain in enumerate(found.edges)}


def fitting(position: PlanetPosition, hexes: list[str]) -> set[str]:
    """Where these hexes fit anywhere on the map, by the landscape alone."""
    there = {(each["q"], each["r"]): each for each in position.view(None)["map"]}
    cells = {(q + dq, r + dr) for q, r in there for dq, dr in VECTORS.values()} - set(there)
    found = set()
    for hex in hexes:
        for q, r in cells:
            for turn in range(6):
                own = edges(position, hex, turn)
                touching = [
                    (own[side], there[q + dq, r + dr]["edges"][(SIDES.index(side) + 3) % 6])
                    for side, (dq, dr) in VECTORS.items()
                    if (q + dq, r + dr) in there
                ]
                if all(mine == other for mine, other in touching):
                    found.add(f"{hex}@{q},{r}/{turn}")
    return found


def test_r016_the_die_is_the_number_of_hexes_drawn() -> None:
    position = lay()
    outside(position, "LP01", "red scientist")
    stack(position, "LP03", "LP04", "LP06", "LP08", "LP10")
    die(position, "actions", "red 3")
    do(position, "red", "explore")
    assert position.view(None)["task"]["drawn"] == ["LP03", "LP04", "LP06"]
    assert {text[:4] for text in can(position)} == {"LP03", "LP04", "LP06"}
    do(position, "red", "LP04@1,0/0")
    # those not kept lie under the stack, in the order they were drawn
    assert position.view(None)["stack"] == {"left": 4, "under": ["LP08", "LP10", "LP03", "LP06"]}


def test_r016_every_hex_of_the_stack_comes_once() -> None:
    position = lay()
    names = [position.box.hexes[hex] for hex in position.stack]
    assert len(set(names)) == 23
    building(position, "LP01.a", "spaceport", chip="red", unit="red scientist")
    fire(position, "LP01")  # nothing can be placed, so all that is drawn goes under the stack
    for value in (6, 6, 6, 5):
        die(position, "actions", f"red {value}")
        do(position, "red", "explore")
        if asked(position) == ("red", "volcano"):
            do(position, "red", min(can(position)))
        do(position, "red", ".")
    assert position.stack == []
    under = position.view(None)["stack"]["under"]
    assert sorted([*under, "AR08"]) == sorted(names)


def test_r016_fewer_if_the_stack_runs_out() -> None:
    position = lay()
    outside(position, "LP01", "red scientist")
    stack(position, "LP03")
    die(position, "actions", "red 3")
    do(position, "red", "explore")
    assert {text[:4] for text in can(position)} == {"LP03"}
    do(position, "red", min(can(position)))
    assert "explore" not in can(position)  # the stack is empty


@covers(46)
def test_r017_units_in_burning_buildings_can_not_explore() -> None:
    position = lay()
    building(position, "LP01.a", "spaceport", chip="red", unit="red scientist")
    fire(position, "LP01")
    stack(position, "LP03", "LP04", "LP06", "LP08")
    die(position, "actions", "red 3")
    do(position, "red", "explore")
    assert (asked(position), position.view(None)["task"]["actions"]) == (("red", "act"), 1)
    assert position.view(None)["stack"]["under"] == ["LP08", "LP03", "LP04", "LP06"]
    assert len(position.view(None)["map"]) == 1


def test_r017_a_unit_outside_on_a_burning_hex_can_leave() -> None:
    position = lay()
    outside(position, "LP01", "red scientist")
    fire(position, "LP01")
    stack(position, "LP04")
    die(position, "actions", "red 3")
    do(position, "red", "explore", "LP04@1,0/0")
    assert people(position, "LP04") == ["red scientist"]


def test_r018_a_mountain_does_not_touch_a_plain() -> None:
    # the cell 1,-1 lies on a mountain side of LP01 and a plain side of LP04
    position = lay("LP04@1,0")
    outside(position, "LP01", "red scientist")
    stack(position, "LP03", "LP02")
    die(position, "actions", "red 2")
    do(position, "red", "explore")
    assert {text for text in can(position) if "@1,-1/" in text} == {"LP03@1,-1/5", "LP02@1,-1/3"}


def test_r018_everything_that_fits_next_to_the_unit_is_offered() -> None:
    position = lay("LP04@1,0", "LP12@0,1/1", "AR04@-1,1/2")
    outside(position, "LP04", "red scientist")
    outside(position, "AR04", "red wounded", "blue scientist")
    drawn = ["LP03", "LP21", "AR01", "AR06"]
    stack(position, *drawn)
    die(position, "actions", "red 4")
    do(position, "red", "explore")
    beside = {f"{1 + dq},{dr}" for dq, dr in VECTORS.values()}
    expected = {text for text in fitting(position, drawn) if text[5:].split("/")[0] in beside}
    assert expected
    assert can(position) == expected


def test_r019_the_unit_stands_outside_on_the_new_hex() -> None:
    position = lay()
    building(position, "LP01.a", "spaceport", chip="red", unit="red scientist")
    stack(position, "LP04")
    die(position, "actions", "red 3")
    do(position, "red", "explore", "LP04@1,0/0")
    assert people(position, "LP04") == ["red scientist"]
    assert (asked(position), position.view(None)["task"]["actions"]) == (("red", "act"), 1)


def test_r019_any_adjacent_active_unit_may_go_but_one_has_to() -> None:
    position = lay("LP03@1,-1")
    building(position, "LP01.a", "spaceport", chip="red", unit="red scientist")
    building(position, "LP01.b", "trading_post", chip="blue", unit="blue scientist")
    outside(position, "LP01", "red wounded", "red motor")
    outside(position, "LP03", "red scientist")
    stack(position, "LP06")
    die(position, "actions", "red 3")
    do(position, "red", "explore", "LP06@1,0/2")
    assert asked(position) == ("red", "follow")
    assert can(position) == {">LP01.a", ">LP01m", ">LP03s"}
    do(position, "red", ">LP01m")
    assert people(position, "LP06") == ["red motor"]
    assert people(position, "LP01") == ["red wounded"]
