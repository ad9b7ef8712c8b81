"""The turn: cards, Leader, dice, Leader powers, the Actions phase and its free actions, depletion."""

from __future__ import annotations

import pytest

from living_planet_positions import (
    asked,
    at,
    at_random,
    building,
    can,
    cards,
    cost,
    covers,
    decline,
    depletion,
    die,
    do,
    end_turn,
    fire,
    game,
    give,
    lay,
    order,
    outside,
    owns,
    people,
    reserve,
    trade,
)
from ludosphere.games.living_planet.rules import PlanetPosition
from ludosphere.games.living_planet.tables import COLOURS


# --- cards, Leader, dice ---------------------------------------------------------------------------------
def test_r001_all_six_cards_come_back_for_turn_7() -> None:
    position = game(seats=4)
    for number in range(1, 7):
        hands = [player["hand"] for player in position.view(None)["players"]]
        assert [len(hand) for hand in hands] == [7 - number] * 4
        end_turn(position)
    view = position.view(None)
    assert (view["turn"], view["phase"]) == (7, "choose")
    assert [player["hand"] for player in view["players"]] == [[1, 2, 3, 4, 5, 6]] * 4


@covers(29)
def test_r002_everybody_led_three_times_in_a_short_game_of_three() -> None:
    position = game(seats=3, length="short")
    leaders = [position.leader]
    while position.to_move():
        at_random(position, position.turn, until_turn=position.turn + 1)
        if position.to_move():
            leaders.append(position.leader)
    assert position.turn == 9
    assert [leaders.count(seat) for seat in range(3)] == [3, 3, 3]
    assert position.result() is not None


@pytest.mark.parametrize(
    ("seats", "length", "turns"),
    [
        (2, "short", 8),
        (3, "short", 9),
        (4, "short", 8),
        (2, "normal", 12),
        (3, "normal", 12),
        (4, "normal", 12),
    ],
)
@covers(29, 30)
def test_length_of_the_game(seats: int, length: str, turns: int) -> None:
    assert game(seats=seats, length=length).view(None)["turns"] == turns


def test_r003_a_die_without_a_player_has_no_actions() -> None:
    position = lay("LP21@1,0", "LP10@-1,0", seats=2)
    building(position, "LP21.a", "iron_mine.4", chip="red")
    building(position, "LP10.a", "oil_rig.4", chip="blue")
    outside(position, "LP21", "blue scientist")
    die(position, "production", "green 4")
    assert (owns(position, "red", "iron"), owns(position, "blue", "oil")) == (1, 1)
    assert at(position, "LP21.a") == "iron_mine"  # the earthquake green 4
    assert people(position, "LP21") == ["blue wounded"]
    assert asked(position) == ("red", "deplete")


def test_r003_the_deck_of_an_absent_colour_has_each_value_once() -> None:
    position = game(seats=3)
    seen = []
    for _ in range(6):
        cards(position, *[position.view(seat)["players"][seat]["hand"][0] for seat in range(3)])
        seen.append(position.view(None)["dice"][3]["value"])
        end_turn(position)
    assert sorted(seen) == [1, 2, 3, 4, 5, 6]


def test_r011_the_leader_has_to_name_a_resource() -> None:
    position = lay(leader="blue")
    cards(position, 2, 2, 5, 6)
    assert asked(position) == ("blue", "name")
    assert can(position) == {
        "N:iron", "N:oil", "N:electricity", "N:mycelium", "N:vibrium", "N:wood"
    }  # fmt: skip
    do(position, "blue", "N:oil")
    assert asked(position) == ("blue", "order")


# --- Leader power 3, recruiting --------------------------------------------------------------------------
def port(unit: str = "", leader: str = "red") -> PlanetPosition:
    """Red has a Spaceport, with a unit in it or not, and a Scientist elsewhere."""
    position = lay("LP03@1,0", leader=leader)
    building(position, "LP01.a", "spaceport", chip="red", unit=unit)
    outside(position, "LP03", "red scientist")
    return position


def test_r012_a_wounded_scientist_blocks_the_spaceport() -> None:
    position = port("red wounded")
    give(position, "red", mycelium=1)
    die(position, "actions", "red 3")
    assert {"power:recruit", "recruit"} & can(position) == set()
    do(position, "red", "+LP01.a")
    assert {"power:recruit", "recruit"} & can(position) == set()


def test_r012_an_empty_spaceport_gets_a_scientist_for_nothing() -> None:
    position = port()
    die(position, "actions", "red 3")
    do(position, "red", "power:recruit")
    assert at(position, "LP01.a") == "spaceport red + red scientist"
    assert (owns(position, "red", "scientists"), owns(position, "red", "mycelium")) == (3, 0)
    do(position, "red", "move", "LP01.a>LP01", ".")
    assert "power:recruit" not in can(position)  # only once


def test_r013_power_3_is_lost_with_the_leaders_actions_phase() -> None:
    position = port()
    cards(position, 3, 3, 3, 3)
    order(position, "red", "blue", "green")
    assert asked(position) == ("red", "act")
    assert "power:recruit" in can(position)
    do(position, "red", ".")
    while position.turn < 4:
        assert "power:recruit" not in can(position)
        decline(position)


def test_r013_the_next_leader_has_a_power_again() -> None:
    position = port()
    building(position, "LP01.b", "spaceport", chip="blue")
    outside(position, "LP01", "blue scientist")
    cards(position, 3, 4, 4, 4)
    order(position, "red", "green", "yellow")
    do(position, "red", "power:recruit")
    end_turn(position)
    cards(position, 5, 3, 5, 5)
    order(position, "blue", "green", "yellow")
    do(position, "blue", "power:recruit")
    assert at(position, "LP01.b") == "spaceport blue + blue scientist"


def test_r013_only_the_leader_uses_the_power_of_the_own_card() -> None:
    position = port(leader="green")
    die(position, "actions", "red 3")
    assert "power:recruit" not in can(position)


def test_r090_nobody_to_recruit() -> None:
    position = port()
    give(position, "red", mycelium=2)
    outside(position, "LP03", *["red scientist"] * 3)
    die(position, "actions", "red 3")
    do(position, "red", "recruit")
    assert (owns(position, "red", "scientists"), reserve(position, "mycelium")) == (0, 7)
    do(position, "red", "move", "LP01.a>LP01", ".")
    assert at(position, "LP01.a") == "spaceport red"
    assert {"power:recruit", "recruit"} & can(position) == set()


def test_r111_a_burning_spaceport_has_no_effect() -> None:
    position = port()
    fire(position, "LP01")
    give(position, "red", mycelium=1, iron=1, oil=1)
    die(position, "actions", "red 3")
    assert {"power:recruit", "recruit", "motorise"} & can(position) == set()


def test_motorising_replaces_a_scientist_on_the_spaceport() -> None:
    position = port("red scientist")
    give(position, "red", iron=1, oil=1)
    die(position, "actions", "red 3")
    do(position, "red", "motorise")
    assert at(position, "LP01.a") == "spaceport red + red motor"
    assert (owns(position, "red", "scientists"), owns(position, "red", "motors")) == (4, 1)
    assert (reserve(position, "iron"), reserve(position, "oil")) == (9, 9)


# --- Leader power 1 and the Fate Control token -----------------------------------------------------------
def test_r014_the_leader_comes_before_the_token() -> None:
    position = lay("LP03@1,0", fate=1)
    die(position, "cataclysms", "green 4", red=1)
    assert asked(position) == ("red", "bend")
    do(position, "red", "=2")
    assert asked(position) == ("red", "deplete")
    assert (owns(position, "green", "fate"), owns(position, "red", "fate")) == (1, 1)


def test_r014_if_the_leader_declines_the_token_may_be_used_once() -> None:
    position = lay("LP03@1,0", fate=1)
    die(position, "cataclysms", "green 4", red=1)
    do(position, "red", ".")
    assert asked(position) == ("green", "fate")
    do(position, "green", "=2")
    assert owns(position, "green", "fate") == 0
    die(position, "cataclysms", "green 4", red=3)
    assert asked(position) == ("red", "deplete")


def test_r014_power_1_serves_one_die_of_the_turn() -> None:
    position = lay(fate=0)
    cards(position, 1, 4, 4, 4)
    order(position, "blue", "green", "yellow")
    do(position, "blue", ".")
    assert asked(position) == ("red", "bend")
    do(position, "red", ".")
    do(position, "green", ".")
    do(position, "red", "=6")
    do(position, "yellow", ".")
    assert asked(position) == ("red", "act")  # nothing to bend at the yellow die


def test_r015_the_token_changes_the_cataclysms_only() -> None:
    position = lay("LP18@1,0", "LP05@0,1", fate=1, leader="blue")
    outside(position, "LP18", "red scientist")
    outside(position, "LP05", "red scientist")
    die(position, "actions", "red 6")
    do(position, "red", "trade")
    assert len(can(position)) == 6
    do(position, "red", min(can(position)), ".", ".", "=2")
    assert (people(position, "LP18"), people(position, "LP05")) == (["red scientist"], ["red wounded"])
    assert position.view(None)["dice"][0]["value"] == 6


@pytest.mark.parametrize("who", ["red", "blue"])
def test_r105_production_and_actions_keep_the_first_value(who: str) -> None:
    position = lay("AR08@0,-1", "LP14@1,-2", "LP03@-1,0", leader="blue", fate=1 if who == "red" else 0)
    building(position, "LP01.a", "iron_mine.3", chip="green")
    building(position, "LP01.b", "iron_mine.5", chip="green")
    die(position, "production", "red 3", blue=1 if who == "blue" else 6)
    assert owns(position, "green", "iron") == 1
    do(position, "red", "trade")
    assert len(can(position)) == 3
    do(position, "red", min(can(position)), ".", ".")
    do(position, who, "=5")
    shown = position.view(None)["dice"][0]
    assert (shown["colour"], shown["seat"], shown["value"], shown["cataclysm"]) == ("red", 0, 3, 5)
    assert asked(position) == ("red", "strike")
    assert can(position) == {"!LP14.tornado", "!AR08.lava"}
    assert owns(position, "green", "iron") == 1


def test_r105_only_in_this_turn() -> None:
    position = lay("LP14@1,0", leader="blue", fate=1)
    outside(position, "LP14", "yellow scientist")
    die(position, "cataclysms", "red 3")
    do(position, "red", "=4")
    do(position, "blue", "X:iron")
    cards(position, 5, 5, 5, 5)  # LP14 has the tornado red 5
    order(position, "red", "blue", "green")
    do(position, "red", ".")
    assert asked(position) == ("blue", "act")
    assert people(position, "LP14") == ["yellow wounded"]
    assert position.view(None)["dice"][0]["cataclysm"] is None


# --- the Actions phase -----------------------------------------------------------------------------------
def test_r089_one_action_is_enough() -> None:
    position = lay("LP03@1,0")
    outside(position, "LP01", "red scientist")
    die(position, "actions", "red 3")
    do(position, "red", "move", "LP01s>LP03", ".")
    assert asked(position) == ("red", "act")
    do(position, "red", ".")
    assert asked(position) == ("red", "deplete")


def test_r089_two_actions_at_most_also_of_one_kind() -> None:
    position = lay("LP03@1,0")
    outside(position, "LP01", "red scientist")
    die(position, "actions", "red 3")
    do(position, "red", "move", "LP01s>LP03", ".", "move", "LP03s>LP01", ".")
    assert {"explore", "move", "build", "trade"} & can(position) == set()


def test_r085_without_an_active_unit_a_scientist_lands() -> None:
    position = lay("LP03@1,0")
    die(position, "actions", "red 3")
    do(position, "red", "rescue")
    assert people(position, "LP01") == ["red scientist"]
    assert owns(position, "red", "scientists") == 4
    assert "rescue" not in can(position)


def test_r085_only_at_the_start_of_the_phase() -> None:
    position = lay("LP03@1,0")
    die(position, "actions", "red 3")
    trade(position, "red")
    assert "rescue" not in can(position)


def test_r085_not_onto_a_burning_landing_zone() -> None:
    position = lay("LP03@1,0")
    fire(position, "LP01")
    die(position, "actions", "red 3")
    assert "rescue" not in can(position)


@pytest.mark.parametrize("unit", ["red scientist", "red motor"])
def test_r085_not_with_an_active_unit(unit: str) -> None:
    position = lay("LP03@1,0")
    building(position, "LP03.a", "oil_rig.1", chip="red", unit=unit)
    die(position, "actions", "red 3")
    assert "rescue" not in can(position)


def test_r114_a_wounded_scientist_does_not_count() -> None:
    position = lay("LP03@1,0")
    outside(position, "LP03", "red wounded")
    die(position, "actions", "red 3")
    do(position, "red", "rescue")
    assert (people(position, "LP01"), people(position, "LP03")) == (["red scientist"], ["red wounded"])


def test_r114_nobody_lands_if_nobody_is_left() -> None:
    position = lay("LP03@1,0")
    outside(position, "LP03", *["red wounded"] * 5)
    die(position, "actions", "red 3")
    assert "rescue" not in can(position)


def test_r113_five_mc_for_whoever_has_nothing() -> None:
    position = lay("LP03@1,0")
    give(position, "red", mc=3)
    die(position, "actions", "red 3")
    do(position, "red", "subsidy")
    assert owns(position, "red", "mc") == 8
    assert "subsidy" not in can(position)


@pytest.mark.parametrize("why", ["mc", "piece", "building", "late"])
def test_r113_nothing_with_five_mc_a_piece_or_a_production_building(why: str) -> None:
    position = lay("LP03@1,0")
    give(position, "red", mc=5 if why == "mc" else 4)
    if why == "piece":
        give(position, "red", wood=1)
    if why == "building":
        building(position, "LP03.a", "oil_rig.1", chip="red")
    die(position, "actions", "red 3")
    if why == "late":
        trade(position, "red")
    assert "subsidy" not in can(position)


def test_r113_a_protection_building_and_an_abandoned_mine_do_not_count() -> None:
    position = lay("LP03@1,0")
    building(position, "LP01.a", "seismic_damper", chip="red")
    building(position, "LP03.a", "oil_rig.1", unit="red wounded")
    give(position, "red", mc=0)
    die(position, "actions", "red 3")
    do(position, "red", "subsidy")
    assert owns(position, "red", "mc") == 5


# --- depletion -------------------------------------------------------------------------------------------
def test_r080_only_what_the_reserve_holds_can_be_depleted() -> None:
    position = lay(leader="blue")
    give(position, "red", iron=9)
    depletion(position)
    assert asked(position) == ("blue", "deplete")
    assert can(position) == {"X:oil", "X:vibrium"}
    do(position, "blue", "X:oil")
    assert (reserve(position, "oil"), position.view(None)["depleted"]["oil"]) == (8, 1)


def test_r080_the_turn_ends_with_it() -> None:
    position = lay(leader="blue")
    depletion(position)
    assert position.view(None)["phase"] == "depletion"
    do(position, "blue", "X:iron")
    view = position.view(None)
    assert (view["turn"], view["phase"], view["leader"], view["task"]) == (
        3, "choose", 2, {"kind": "card", "seat": None}
    )  # fmt: skip


def test_r080_the_only_one_goes_without_asking() -> None:
    position = lay()
    give(position, "red", iron=9, vibrium=9)
    depletion(position)
    assert (position.turn, reserve(position, "oil")) == (3, 8)
    assert position.view(None)["depleted"]["oil"] == 1


def test_r080_nothing_happens_if_nothing_is_there() -> None:
    position = lay()
    give(position, "red", iron=9, oil=9, vibrium=9)
    depletion(position)
    assert position.turn == 3
    assert not any(position.view(None)["depleted"].values())


@covers(15)
def test_r082_wood_is_never_depleted() -> None:
    position = lay()
    depletion(position)
    assert can(position) == {"X:iron", "X:oil", "X:vibrium"}


def test_prices_do_not_move_by_depletion() -> None:
    position = lay()
    depletion(position)
    do(position, "red", "X:iron")
    assert cost(position, "iron") == 5


def test_the_leader_board_goes_to_the_next_player() -> None:
    position = lay(leader="yellow")
    depletion(position)
    do(position, "yellow", "X:iron")
    assert (position.turn, COLOURS[position.leader]) == (3, "red")
