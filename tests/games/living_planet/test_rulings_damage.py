"""Earthquake, tornado, geyser: what a hit does, who decides, protection, the order of the hexes."""

from __future__ import annotations

import pytest

import living_planet_positions as lp
from ludosphere.games.living_planet.rules import PlanetPosition


def test_r039_abandoned_controlled_and_outside() -> None:
    position = lp.lay("LP21@1,0")
    lp.building(position, "LP21.a", "iron_mine.1")
    lp.building(position, "LP21.b", "iron_mine.2", chip="red")
    lp.outside(position, "LP21", "blue wounded")
    lp.die(position, "cataclysms", "green 4")
    assert (lp.at(position, "LP21.a"), lp.at(position, "LP21.b")) == ("", "iron_mine")
    assert position.view(None)["supply"]["iron_mine"]["1"] == 1
    assert (lp.people(position, "LP21"), lp.owns(position, "blue", "scientists")) == ([], 5)
    assert lp.owns(position, "red", "chips") == 10


@pytest.mark.parametrize(
    ("answer", "left"), [("L:chip", "iron_mine + red scientist"), ("L:unit", "iron_mine red + red wounded")]
)
def test_r040_one_loss_for_each_building(answer: str, left: str) -> None:
    position = lp.lay("LP21@1,0", leader="green")
    lp.building(position, "LP21.a", "iron_mine.1", chip="red", unit="red scientist")
    lp.die(position, "cataclysms", "green 4")
    assert (lp.asked(position), lp.can(position)) == (("red", "loss"), {"L:chip", "L:unit"})
    lp.do(position, "red", answer)
    assert (lp.at(position, "LP21.a"), lp.controller(position, "LP21.a")) == (left, "red")
    assert lp.asked(position) == ("green", "deplete")


def test_r040_without_a_chip_there_is_no_choice() -> None:
    position = lp.lay("LP21@1,0", leader="green")
    lp.building(position, "LP21.a", "iron_mine.1", unit="red scientist")
    lp.die(position, "cataclysms", "green 4")
    assert (lp.at(position, "LP21.a"), lp.controller(position, "LP21.a")) == ("iron_mine + red wounded", None)


def test_r040_losses_are_decided_in_table_order() -> None:
    position = lp.lay("LP21@1,0", leader="blue")
    for site, tile, colour in (
        ("LP21.a", "iron_mine.1", "red"),
        ("LP21.b", "oil_rig.1", "blue"),
        ("LP21.c", "oil_rig.2", "yellow"),
        ("LP21.d", "oil_rig.3", "blue"),
    ):
        lp.building(position, site, tile, chip=colour, unit=f"{colour} scientist")
    lp.die(position, "cataclysms", "green 4")
    seen = []
    while (question := lp.asked(position)) and question[1] == "loss":
        seen.append((question[0], position.view(None)["task"]["site"]))
        lp.do(position, question[0], "L:chip")
    assert seen == [("blue", "LP21.b"), ("blue", "LP21.d"), ("yellow", "LP21.c"), ("red", "LP21.a")]


def wounded_inside() -> PlanetPosition:
    """A building with chip and wounded Scientist was hit."""
    position = lp.lay("LP21@1,0")
    lp.building(position, "LP21.a", "iron_mine.1", chip="red", unit="red wounded")
    lp.die(position, "cataclysms", "green 4")
    return position


def test_r041_a_wounded_scientist_takes_no_hit_for_the_building() -> None:
    position = wounded_inside()
    assert lp.asked(position) == ("red", "deplete")
    assert (lp.at(position, "LP21.a"), lp.controller(position, "LP21.a")) == ("iron_mine + red wounded", None)
    assert lp.owns(position, "red", "chips") == 10


def test_r042_the_next_hit_destroys_both() -> None:
    position = wounded_inside()
    lp.die(position, "cataclysms", "green 4")
    assert lp.at(position, "LP21.a") == ""
    assert lp.owns(position, "red", "scientists") == 5


def test_r043_a_motorised_scientist_is_destroyed() -> None:
    position = lp.lay("LP21@1,0")
    lp.outside(position, "LP21", "red motor", "red scientist")
    lp.die(position, "cataclysms", "green 4")
    assert lp.people(position, "LP21") == ["red wounded"]
    assert lp.owns(position, "red", "motors") == 2


def valve(home: str = "LP21", chip: str = "blue", electricity: int = 0, oil: int = 0) -> PlanetPosition:
    """LP22 is struck by the geyser red 6; blue controls a Geyser Valve."""
    position = lp.lay("LP21@1,0", "LP22@2,0", "LP03@3,0", "LP04@4,0", leader="yellow")
    lp.building(position, f"{home}.a", "geyser_valve", chip=chip)
    lp.building(position, "LP22.b", "power_plant.1", chip="red")
    lp.outside(position, "LP22", "green scientist")
    lp.give(position, "blue", electricity=electricity, oil=oil)
    return position


@pytest.mark.parametrize("home", ["LP21", "LP22", "LP03"])
@pytest.mark.parametrize("piece", ["electricity", "oil"])
def test_r044_a_valve_protects_its_hex_and_the_adjacent_ones(home: str, piece: str) -> None:
    position = valve(home, electricity=int(piece == "electricity"), oil=int(piece == "oil"))
    lp.die(position, "cataclysms", "red 6")
    assert (lp.asked(position), lp.can(position)) == (("blue", "protect"), {f"P:{piece}", "."})
    lp.do(position, "blue", f"P:{piece}")
    assert lp.at(position, "LP22.b") == "power_plant red"
    assert lp.people(position, "LP22") == ["green scientist"]
    assert (lp.owns(position, "blue", piece), lp.reserve(position, piece)) == (
        0,
        {"electricity": 8, "oil": 9}[piece],
    )


def test_r044_declined() -> None:
    position = valve(electricity=1)
    lp.die(position, "cataclysms", "red 6")
    lp.do(position, "blue", ".")
    assert (lp.at(position, "LP22.b"), lp.people(position, "LP22")) == ("power_plant", ["green wounded"])


@pytest.mark.parametrize("why", ["far", "poor", "abandoned", "other cataclysm"])
def test_r044_not_from_further_away_nor_without_a_piece(why: str) -> None:
    home, chip = "LP04" if why == "far" else "LP21", "" if why == "abandoned" else "blue"
    position = valve(home, chip, electricity=0 if why == "poor" else 1)
    if why == "other cataclysm":
        lp.die(position, "cataclysms", "yellow 4")  # the earthquake of LP22
    else:
        lp.die(position, "cataclysms", "red 6")
    assert lp.asked(position) == ("yellow", "deplete")
    assert (lp.at(position, "LP22.b"), lp.people(position, "LP22")) == ("power_plant", ["green wounded"])


def test_r045_a_burning_valve_can_not_be_used() -> None:
    position = valve(electricity=1)
    lp.fire(position, "LP21")
    lp.die(position, "cataclysms", "red 6")
    assert lp.asked(position) == ("yellow", "deplete")
    assert lp.people(position, "LP22") == ["green wounded"]


def test_r046_the_owner_of_the_die_chooses_the_order() -> None:
    position = lp.lay("LP16@1,0", "LP24@2,0", "AR04@0,1", leader="yellow")
    for hex in ("LP16", "LP24", "AR04"):
        lp.outside(position, hex, "red scientist")
    lp.die(position, "cataclysms", "blue 6")
    assert (lp.asked(position), lp.can(position)) == (
        ("blue", "strike"),
        {"!LP16.earthquake", "!LP24.tornado", "!AR04.tornado"},
    )
    lp.do(position, "blue", "!LP24.tornado")
    assert [lp.people(position, hex)[0] for hex in ("LP16", "LP24", "AR04")] == [
        "red scientist", "red wounded", "red scientist"
    ]  # fmt: skip
    assert lp.can(position) == {"!LP16.earthquake", "!AR04.tornado"}
    lp.do(position, "blue", "!AR04.tornado")
    assert lp.asked(position) == ("yellow", "deplete")
    assert lp.people(position, "LP16") == ["red wounded"]


def test_r046_the_leader_for_a_die_without_a_player() -> None:
    position = lp.lay("LP21@1,0", "LP24@2,0", leader="blue", seats=2)
    lp.die(position, "cataclysms", "green 4")
    assert lp.asked(position) == ("blue", "strike")
    assert lp.can(position) == {"!LP21.earthquake", "!LP24.geyser"}
