"""The turn: cards, Leader, dice, Leader powers, the Actions phase and its free actions, depletion."""

from __future__ import annotations

import pytest

import living_planet_positions as lp
from ludosphere.games.living_planet.rules import PlanetPosition
from ludosphere.games.living_planet.tables import COLOURS


# --- cards, Leader, dice ---------------------------------------------------------------------------------
def test_r001_all_six_cards_come_back_for_turn_7() -> None:
    position = lp.game(seats=4)
    for number in range(1, 7):
        hands = [player["hand"] for player in position.view(None)["players"]]
        assert [len(hand) for hand in hands] == [7 - number] * 4
        lp.end_turn(position)
    view = position.view(None)
    assert (view["turn"], view["phase"]) == (7, "choose")
    assert [player["hand"] for player in view["players"]] == [[1, 2, 3, 4, 5, 6]] * 4


@lp.covers(29)
def test_r002_everybody_led_three_times_in_a_short_game_of_three() -> None:
    position = lp.game(seats=3, length="short")
    leaders = [position.leader]
    while position.to_move():
        lp.at_random(position, position.turn, until_turn=position.turn + 1)
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
@lp.covers(29, 30)
def test_length_of_the_game(seats: int, length: str, turns: int) -> None:
    assert lp.game(seats=seats, length=length).view(None)["turns"] == turns


def test_r003_a_die_without_a_player_has_no_actions() -> None:
    position = lp.lay("LP21@1,0", "LP10@-1,0", seats=2)
    lp.building(position, "LP21.a", "iron_mine.4", chip="red")
    lp.building(position, "LP10.a", "oil_rig.4", chip="blue")
    lp.outside(position, "LP21", "blue scientist")
    lp.die(position, "production", "green 4")
    assert (lp.owns(position, "red", "iron"), lp.owns(position, "blue", "oil")) == (1, 1)
    assert lp.at(position, "LP21.a") == "iron_mine"  # the earthquake green 4
    assert lp.people(position, "LP21") == ["blue wounded"]
    assert lp.asked(position) == ("red", "deplete")


def test_r003_the_deck_of_an_absent_colour_has_each_value_once() -> None:
    position = lp.game(seats=3)
    seen = []
    for _ in range(6):
        lp.cards(position, *[position.view(seat)["players"][seat]["hand"][0] for seat in range(3)])
        seen.append(position.view(None)["dice"][3]["value"])
        lp.end_turn(position)
    assert sorted(seen) == [1, 2, 3, 4, 5, 6]


def test_r011_the_leader_has_to_name_a_resource() -> None:
    position = lp.lay(leader="blue")
    lp.cards(position, 2, 2, 5, 6)
    assert lp.asked(position) == ("blue", "name")
    assert lp.can(position) == {
        "N:iron", "N:oil", "N:electricity", "N:mycelium", "N:vibrium", "N:wood"
    }  # fmt: skip
    lp.do(position, "blue", "N:oil")
    assert lp.asked(position) == ("blue", "order")


# --- Leader power 3, recruiting --------------------------------------------------------------------------
def port(unit: str = "", leader: str = "red") -> PlanetPosition:
    """Red has a Spaceport, with a unit in it or not, and a Scientist elsewhere."""
    position = lp.lay("LP03@1,0", leader=leader)
    lp.building(position, "LP01.a", "spaceport", chip="red", unit=unit)
    lp.outside(position, "LP03", "red scientist")
    return position


def test_r012_a_wounded_scientist_blocks_the_spaceport() -> None:
    position = port("red wounded")
    lp.give(position, "red", mycelium=1)
    lp.die(position, "actions", "red 3")
    assert {"power:recruit", "recruit"} & lp.can(position) == set()
    lp.do(position, "red", "+LP01.a")
    assert {"power:recruit", "recruit"} & lp.can(position) == set()


def test_r012_an_empty_spaceport_gets_a_scientist_for_nothing() -> None:
    position = port()
    lp.die(position, "actions", "red 3")
    lp.do(position, "red", "power:recruit")
    assert lp.at(position, "LP01.a") == "spaceport red + red scientist"
    assert (lp.owns(position, "red", "scientists"), lp.owns(position, "red", "mycelium")) == (3, 0)
    lp.do(position, "red", "move", "LP01.a>LP01", ".")
    assert "power:recruit" not in lp.can(position)  # only once


def test_r013_power_3_is_lost_with_the_leaders_actions_phase() -> None:
    position = port()
    lp.cards(position, 3, 3, 3, 3)
    lp.order(position, "red", "blue", "green")
    assert lp.asked(position) == ("red", "act")
    assert "power:recruit" in lp.can(position)
    lp.do(position, "red", ".")
    while position.turn < 4:
        assert "power:recruit" not in lp.can(position)
        lp.decline(position)


def test_r013_the_next_leader_has_a_power_again() -> None:
    position = port()
    lp.building(position, "LP01.b", "spaceport", chip="blue")
    lp.outside(position, "LP01", "blue scientist")
    lp.cards(position, 3, 4, 4, 4)
    lp.order(position, "red", "green", "yellow")
    lp.do(position, "red", "power:recruit")
    lp.end_turn(position)
    lp.cards(position, 5, 3, 5, 5)
    lp.order(position, "blue", "green", "yellow")
    lp.do(position, "blue", "power:recruit")
    assert lp.at(position, "LP01.b") == "spaceport blue + blue scientist"


def test_r013_only_the_leader_uses_the_power_of_the_own_card() -> None:
    position = port(leader="green")
    lp.die(position, "actions", "red 3")
    assert "power:recruit" not in lp.can(position)


def test_r090_nobody_to_recruit() -> None:
    position = port()
    lp.give(position, "red", mycelium=2)
    lp.outside(position, "LP03", *["red scientist"] * 3)
    lp.die(position, "actions", "red 3")
    lp.do(position, "red", "recruit")
    assert (lp.owns(position, "red", "scientists"), lp.reserve(position, "mycelium")) == (0, 7)
    lp.do(position, "red", "move", "LP01.a>LP01", ".")
    assert lp.at(position, "LP01.a") == "spaceport red"
    assert {"power:recruit", "recruit"} & lp.can(position) == set()


def test_r111_a_burning_spaceport_has_no_effect() -> None:
    position = port()
    lp.fire(position, "LP01")
    lp.give(position, "red", mycelium=1, iron=1, oil=1)
    lp.die(position, "actions", "red 3")
    assert {"power:recruit", "recruit", "motorise"} & lp.can(position) == set()


def test_motorising_replaces_a_scientist_on_the_spaceport() -> None:
    position = port("red scientist")
    lp.give(position, "red", iron=1, oil=1)
    lp.die(position, "actions", "red 3")
    lp.do(position, "red", "motorise")
    assert lp.at(position, "LP01.a") == "spaceport red + red motor"
    assert (lp.owns(position, "red", "scientists"), lp.owns(position, "red", "motors")) == (4, 1)
    assert (lp.reserve(position, "iron"), lp.reserve(position, "oil")) == (9, 9)


# --- Leader power 1 and the Fate Control token -----------------------------------------------------------
def test_r014_the_leader_comes_before_the_token() -> None:
    position = lp.lay("LP03@1,0", fate=1)
    lp.die(position, "cataclysms", "green 4", red=1)
    assert lp.asked(position) == ("red", "bend")
    lp.do(position, "red", "=2")
    assert lp.asked(position) == ("red", "deplete")
    assert (lp.owns(position, "green", "fate"), lp.owns(position, "red", "fate")) == (1, 1)


def test_r014_if_the_leader_declines_the_token_may_be_used_once() -> None:
    position = lp.lay("LP03@1,0", fate=1)
    lp.die(position, "cataclysms", "green 4", red=1)
    lp.do(position, "red", ".")
    assert lp.asked(position) == ("green", "fate")
    lp.do(position, "green", "=2")
    assert lp.owns(position, "green", "fate") == 0
    lp.die(position, "cataclysms", "green 4", red=3)
    assert lp.asked(position) == ("red", "deplete")


def test_r014_power_1_serves_one_die_of_the_turn() -> None:
    position = lp.lay(fate=0)
    lp.cards(position, 1, 4, 4, 4)
    lp.order(position, "blue", "green", "yellow")
    lp.do(position, "blue", ".")
    assert lp.asked(position) == ("red", "bend")
    lp.do(position, "red", ".")
    lp.do(position, "green", ".")
    lp.do(position, "red", "=6")
    lp.do(position, "yellow", ".")
    assert lp.asked(position) == ("red", "act")  # nothing to bend at the yellow die


def test_r015_the_token_changes_the_cataclysms_only() -> None:
    position = lp.lay("LP18@1,0", "LP05@0,1", fate=1, leader="blue")
    lp.outside(position, "LP18", "red scientist")
    lp.outside(position, "LP05", "red scientist")
    lp.die(position, "actions", "red 6")
    lp.do(position, "red", "trade")
    assert len(lp.can(position)) == 6
    lp.do(position, "red", min(lp.can(position)), ".", ".", "=2")
    assert (lp.people(position, "LP18"), lp.people(position, "LP05")) == (["red scientist"], ["red wounded"])
    assert position.view(None)["dice"][0]["value"] == 6


@pytest.mark.parametrize("who", ["red", "blue"])
def test_r105_production_and_actions_keep_the_first_value(who: str) -> None:
    position = lp.lay("AR08@0,-1", "LP14@1,-2", "LP03@-1,0", leader="blue", fate=1 if who == "red" else 0)
    lp.building(position, "LP01.a", "iron_mine.3", chip="green")
    lp.building(position, "LP01.b", "iron_mine.5", chip="green")
    lp.die(position, "production", "red 3", blue=1 if who == "blue" else 6)
    assert lp.owns(position, "green", "iron") == 1
    lp.do(position, "red", "trade")
    assert len(lp.can(position)) == 3
    lp.do(position, "red", min(lp.can(position)), ".", ".")
    lp.do(position, who, "=5")
    shown = position.view(None)["dice"][0]
    assert (shown["colour"], shown["seat"], shown["value"], shown["cataclysm"]) == ("red", 0, 3, 5)
    assert lp.asked(position) == ("red", "strike")
    assert lp.can(position) == {"!LP14.tornado", "!AR08.lava"}
    assert lp.owns(position, "green", "iron") == 1


def test_r105_only_in_this_turn() -> None:
    position = lp.lay("LP14@1,0", leader="blue", fate=1)
    lp.outside(position, "LP14", "yellow scientist")
    lp.die(position, "cataclysms", "red 3")
    lp.do(position, "red", "=4")
    lp.do(position, "blue", "X:iron")
    lp.cards(position, 5, 5, 5, 5)  # LP14 has the tornado red 5
    lp.order(position, "red", "blue", "green")
    lp.do(position, "red", ".")
    assert lp.asked(position) == ("blue", "act")
    assert lp.people(position, "LP14") == ["yellow wounded"]
    assert position.view(None)["dice"][0]["cataclysm"] is None


# --- the Actions phase -----------------------------------------------------------------------------------
def test_r089_one_action_is_enough() -> None:
    position = lp.lay("LP03@1,0")
    lp.outside(position, "LP01", "red scientist")
    lp.die(position, "actions", "red 3")
    lp.do(position, "red", "move", "LP01s>LP03", ".")
    assert lp.asked(position) == ("red", "act")
    lp.do(position, "red", ".")
    assert lp.asked(position) == ("red", "deplete")


def test_r089_two_actions_at_most_also_of_one_kind() -> None:
    position = lp.lay("LP03@1,0")
    lp.outside(position, "LP01", "red scientist")
    lp.die(position, "actions", "red 3")
    lp.do(position, "red", "move", "LP01s>LP03", ".", "move", "LP03s>LP01", ".")
    assert {"explore", "move", "build", "trade"} & lp.can(position) == set()


def test_r085_without_an_active_unit_a_scientist_lands() -> None:
    position = lp.lay("LP03@1,0")
    lp.die(position, "actions", "red 3")
    lp.do(position, "red", "rescue")
    assert lp.people(position, "LP01") == ["red scientist"]
    assert lp.owns(position, "red", "scientists") == 4
    assert "rescue" not in lp.can(position)


def test_r085_only_at_the_start_of_the_phase() -> None:
    position = lp.lay("LP03@1,0")
    lp.die(position, "actions", "red 3")
    lp.trade(position, "red")
    assert "rescue" not in lp.can(position)


def test_r085_not_onto_a_burning_landing_zone() -> None:
    position = lp.lay("LP03@1,0")
    lp.fire(position, "LP01")
    lp.die(position, "actions", "red 3")
    assert "rescue" not in lp.can(position)


@pytest.mark.parametrize("unit", ["red scientist", "red motor"])
def test_r085_not_with_an_active_unit(unit: str) -> None:
    position = lp.lay("LP03@1,0")
    lp.building(position, "LP03.a", "oil_rig.1", chip="red", unit=unit)
    lp.die(position, "actions", "red 3")
    assert "rescue" not in lp.can(position)


def test_r114_a_wounded_scientist_does_not_count() -> None:
    position = lp.lay("LP03@1,0")
    lp.outside(position, "LP03", "red wounded")
    lp.die(position, "actions", "red 3")
    lp.do(position, "red", "rescue")
    assert (lp.people(position, "LP01"), lp.people(position, "LP03")) == (["red scientist"], ["red wounded"])


def test_r114_nobody_lands_if_nobody_is_left() -> None:
    position = lp.lay("LP03@1,0")
    lp.outside(position, "LP03", *["red wounded"] * 5)
    lp.die(position, "actions", "red 3")
    assert "rescue" not in lp.can(position)


def test_r113_five_mc_for_whoever_has_nothing() -> None:
    position = lp.lay("LP03@1,0")
    lp.give(position, "red", mc=3)
    lp.die(position, "actions", "red 3")
    lp.do(position, "red", "subsidy")
    assert lp.owns(position, "red", "mc") == 8
    assert "subsidy" not in lp.can(position)


@pytest.mark.parametrize("why", ["mc", "piece", "building", "late"])
def test_r113_nothing_with_five_mc_a_piece_or_a_production_building(why: str) -> None:
    position = lp.lay("LP03@1,0")
    lp.give(position, "red", mc=5 if why == "mc" else 4)
    if why == "piece":
        lp.give(position, "red", wood=1)
    if why == "building":
        lp.building(position, "LP03.a", "oil_rig.1", chip="red")
    lp.die(position, "actions", "red 3")
    if why == "late":
        lp.trade(position, "red")
    assert "subsidy" not in lp.can(position)


def test_r113_a_protection_building_and_an_abandoned_mine_do_not_count() -> None:
    position = lp.lay("LP03@1,0")
    lp.building(position, "LP01.a", "seismic_damper", chip="red")
    lp.building(position, "LP03.a", "oil_rig.1", unit="red wounded")
    lp.give(position, "red", mc=0)
    lp.die(position, "actions", "red 3")
    lp.do(position, "red", "subsidy")
    assert lp.owns(position, "red", "mc") == 5


# --- depletion -------------------------------------------------------------------------------------------
def test_r080_only_what_the_reserve_holds_can_be_depleted() -> None:
    position = lp.lay(leader="blue")
    lp.give(position, "red", iron=9)
    lp.depletion(position)
    assert lp.asked(position) == ("blue", "deplete")
    assert lp.can(position) == {"X:oil", "X:vibrium"}
    lp.do(position, "blue", "X:oil")
    assert (lp.reserve(position, "oil"), position.view(None)["depleted"]["oil"]) == (8, 1)


def test_r080_the_turn_ends_with_it() -> None:
    position = lp.lay(leader="blue")
    lp.depletion(position)
    assert position.view(None)["phase"] == "depletion"
    lp.do(position, "blue", "X:iron")
    view = position.view(None)
    assert (view["turn"], view["phase"], view["leader"], view["task"]) == (
        3, "choose", 2, {"kind": "card", "seat": None}
    )  # fmt: skip


def test_r080_the_only_one_goes_without_asking() -> None:
    position = lp.lay()
    lp.give(position, "red", iron=9, vibrium=9)
    lp.depletion(position)
    assert (position.turn, lp.reserve(position, "oil")) == (3, 8)
    assert position.view(None)["depleted"]["oil"] == 1


def test_r080_nothing_happens_if_nothing_is_there() -> None:
    position = lp.lay()
    lp.give(position, "red", iron=9, oil=9, vibrium=9)
    lp.depletion(position)
    assert position.turn == 3
    assert not any(position.view(None)["depleted"].values())


@lp.covers(15)
def test_r082_wood_is_never_depleted() -> None:
    position = lp.lay()
    lp.depletion(position)
    assert lp.can(position) == {"X:iron", "X:oil", "X:vibrium"}


def test_prices_do_not_move_by_depletion() -> None:
    position = lp.lay()
    lp.depletion(position)
    lp.do(position, "red", "X:iron")
    assert lp.cost(position, "iron") == 5


def test_the_leader_board_goes_to_the_next_player() -> None:
    position = lp.lay(leader="yellow")
    lp.depletion(position)
    lp.do(position, "yellow", "X:iron")
    assert (position.turn, COLOURS[position.leader]) == (3, "red")
