"""Rulings 104 to 113 and 125 to 129: alone against Gaia."""

from __future__ import annotations

import pytest

from earth_positions import (
    can,
    do,
    end_game,
    end_turn,
    gaia,
    leaves,
    line,
    own,
    phase_of,
    seat,
    solo,
    sprouts,
    task,
)
from ludosphere.games.earth.rules import EarthPosition

MOLE = ["339a", "337a", "338a", "340a"]
SECOND_PASS = {"pass": 2, "deck": []}
FIFTEEN = (
    "d4:001 e4:004 f4:006 g4:007 d5:008 e5:009 f5:010 g5:011 d6:013 e6:014 f6:015 g6:016 d7:017 e7:018 f7:019"
)
"""All but g7; Japanese Maple to Tall Fescue."""
BLUE = "d4:043 e4:048 f4:235"
"""Two blue cards and a multicolor one."""


def on_her_turn(
    card: str, player: dict[str, object], difficulty: str = "medium", **facts: object
) -> EarthPosition:
    """Gaia turns this card over."""
    return solo(player, difficulty, card=card, **facts)


@pytest.mark.parametrize(
    ("pieces", "points"), [(0, 0), (4, 4), (5, 7), (6, 8), (9, 13), (14, 22), (15, 25), (20, 32)]
)
def test_ruling_104_growth_of_gaia(pieces: int, points: int) -> None:
    position = solo(seat(), gaia={"growth": pieces})
    assert line(position, "growth", 1) == points


@pytest.mark.parametrize(
    ("cards", "actions", "before", "composted", "left"),
    [
        ("d4:189 e4:157:2", ("O:soil", "1", "!d4", "1", "!e4", "3"), 8, 8 + 5, 3),
        (
            "d4:157 e4:160 f4:053 d5:189 e5:018",
            ("O:soil", "2", "!d4", "3", "!e4", "3", "!f4", "2", "!d5", "1", "!e5", "1"),
            9,
            8 + 10,
            1,
        ),
    ],
)
def test_ruling_105_soil_of_gaia(
    cards: str, actions: tuple[str, ...], before: int, composted: int, left: int
) -> None:
    position = on_her_turn("364", seat(cards), gaia={"soil": before})
    do(position, 0, *actions)
    if phase_of(position) != "choose":
        end_turn(position)
    assert (gaia(position)["compost"], gaia(position)["soil"]) == (composted, left)


@pytest.mark.parametrize(("difficulty", "composted"), [("easy", 2 + 3), ("hard", 5 + 3)])
def test_ruling_106_soil_gained_on_the_own_red_turn(difficulty: str, composted: int) -> None:
    position = solo(seat("d4:053:2", hand=["200"]), difficulty)
    do(position, 0, "A:red", "5", "0", "*200", "@d4", "@d4", "4", "!d4", "2")
    assert own(position)["soil"] == 5 + 4 + 2
    if phase_of(position) != "choose":
        end_turn(position)
    assert gaia(position)["compost"] == composted


@pytest.mark.parametrize(("difficulty", "pieces"), [("medium", 5), ("expert", 8)])
def test_ruling_107_cards_drawn_on_the_own_yellow_turn(difficulty: str, pieces: int) -> None:
    position = solo(seat("d4:017"), difficulty)
    do(position, 0, "A:yellow", "4", ".", "!d4", "1")
    assert own(position)["hand_size"] == 5
    end_turn(position)
    assert gaia(position)["growth"] == pieces


def test_ruling_107_only_cards_that_were_there_count() -> None:
    position = solo(seat(compost="rest"), "medium", deck=3, discard=0)
    do(position, 0, "A:yellow", "4")
    assert own(position)["hand_size"] == 3
    if phase_of(position) != "choose":
        end_turn(position)
    assert gaia(position)["growth"] == 3


@pytest.mark.parametrize(("difficulty", "pieces"), [("easy", 3), ("hard", 6)])
def test_ruling_108_blue_abilities_on_the_own_blue_turn(difficulty: str, pieces: int) -> None:
    position = solo(seat(BLUE, island="285a", climate="295a"), difficulty)
    do(position, 0, "A:blue")
    end_turn(position)
    assert gaia(position)["sprouts"] == pieces


def test_ruling_108_on_her_water_card() -> None:
    position = on_her_turn("362", seat(BLUE, island="285a", climate="295a"))
    assert can(position) >= {"O:sprout", "O:soil", "."}
    end_turn(position)
    assert gaia(position)["sprouts"] == 10


def test_ruling_109_easy_two_turns_in_a_row_after_a_brown_card() -> None:
    position = on_her_turn("360", seat(), "easy", fauna=MOLE)
    do(position, 0, "G:339a")
    assert (phase_of(position), position.view(0)["active"]) == ("choose", 0)
    do(position, 0, "A:red")
    end_turn(position)
    assert (phase_of(position), position.view(0)["active"], position.to_move()) == ("choose", 0, [0])


def test_ruling_109_otherwise_turns_alternate() -> None:
    position = on_her_turn("360", seat(), "medium", fauna=MOLE)
    do(position, 0, "G:339a", "A:red")
    turned_before = gaia(position)["deck"], gaia(position)["pass"]
    end_turn(position)
    assert (gaia(position)["deck"], gaia(position)["pass"]) != turned_before


def test_ruling_109_but_after_the_last_card_of_the_second_pass_it_ends() -> None:
    position = on_her_turn("360", seat(), "easy", fauna=MOLE, gaia={"pass": 2})
    do(position, 0, "G:339a")
    end_game(position)
    assert phase_of(position) == "over"
    assert (line(position, "bonus", 0), line(position, "bonus", 1)) == (0, 7)


def test_ruling_110_the_second_time_no_choice_is_offered() -> None:
    position = on_her_turn("360", seat(), fauna=MOLE, leaves=[[1], [], [], []], gaia={"pass": 2})
    assert leaves(position, "337a") == [(1, 15)]
    assert not [text for text in (can(position) if position.to_move() else ()) if text.startswith("G:")]


def test_ruling_111_a_level_is_taken_at_once() -> None:
    position = solo(seat(soil=18), fauna=MOLE, leaves=[[1], [], [], []])
    do(position, 0, "A:red", "5")
    assert leaves(position, "339a") == [(1, 15), (0, 11)]


def test_ruling_112_the_score_pile_counts_without_signs() -> None:
    position = solo(seat(), gaia={"score_pile": ["197", "026", "014"]})
    assert line(position, "base", 1) == 16
    assert line(position, "terrain", 1) == 0


def test_ruling_113_the_sixteenth_card_on_her_turn_ends_the_game_after_it() -> None:
    position = on_her_turn("365", seat(FIFTEEN, hand=["005"]))
    do(position, 0, "005", "@g7")
    end_turn(position)
    assert len(gaia(position)["score_pile"]) == 3
    end_game(position)
    assert phase_of(position) == "over"
    assert (line(position, "bonus", 0), line(position, "bonus", 1)) == (7, 0)


def test_ruling_113_on_the_own_turn_gaia_still_gets_her_benefit() -> None:
    position = solo(seat(FIFTEEN, hand=["005"]))
    do(position, 0, "A:green", "005", "@g7", "4")
    do(position, 0, min(can(position)))
    end_turn(position)
    assert len(gaia(position)["score_pile"]) == 3
    end_game(position)
    assert phase_of(position) == "over"
    assert line(position, "bonus", 0) == 7


def test_ruling_113_if_both_happen_in_one_turn_the_bonus_is_hers() -> None:
    position = on_her_turn("365", seat(FIFTEEN, hand=["005"]), gaia={"pass": 2})
    do(position, 0, "005", "@g7")
    end_turn(position)
    assert (line(position, "bonus", 0), line(position, "bonus", 1)) == (0, 7)


def test_ruling_125_converting_is_no_gain_of_an_ability() -> None:
    position = solo(seat("d4:014:6"), "medium")
    do(position, 0, "A:red", "0", "0", "convert", "@d4", "@d4", "@d4")
    assert (own(position)["soil"], sprouts(position)) == (2, 3)
    end_turn(position)
    assert gaia(position)["compost"] == 2


def test_ruling_126_gaia_gets_what_was_drawn_and_not_kept() -> None:
    position = solo(seat(compost="rest"), deck=2, discard=0)
    do(position, 0, "A:green", "4")
    do(position, 0, min(can(position)))
    if phase_of(position) == "activate":
        end_turn(position)
    assert len(gaia(position)["score_pile"]) == 1


def test_ruling_126_nothing_if_drawing_was_declined() -> None:
    position = solo(seat())
    do(position, 0, "A:green", "0")
    if phase_of(position) == "activate":
        end_turn(position)
    assert gaia(position)["score_pile"] == []


def test_ruling_127_a_card_counts_once() -> None:
    position = solo(seat("d4:022 e4:235 f4:001", island="285a", climate="295a"), "easy")
    do(position, 0, "A:blue")
    end_turn(position)
    assert gaia(position)["sprouts"] == 2


def test_ruling_128_halves_are_rounded_down() -> None:
    position = solo(seat("d4:053"), "medium")
    do(position, 0, "A:red", "5", "0", "!d4", "2")
    if task(position) != "choose":
        end_turn(position)
    assert own(position)["soil"] == 7
    assert gaia(position)["compost"] == 2 + 3


@pytest.mark.parametrize(("choice", "points"), [("339a", 11), ("337a", 15)])
def test_ruling_129_both_cards_are_legal_if_she_has_a_leaf_on_neither(choice: str, points: int) -> None:
    position = on_her_turn("360", seat(), fauna=MOLE, leaves=[[0], [], [], []])
    assert {text for text in can(position) if text.startswith("G:")} == {"G:339a", "G:337a"}
    do(position, 0, f"G:{choice}")
    assert (1, points) in leaves(position, choice)


@pytest.mark.parametrize(
    ("card", "choice", "gets"),
    [
        ("360", "339a", {"soil": 8}),
        ("360", "337a", {"score_pile": 2}),
        ("361", "338a", {"sprouts": 4}),
        ("361", "340a", {"growth": 3}),
    ],
)
def test_the_extra_zone_of_experts(card: str, choice: str, gets: dict[str, int]) -> None:
    position = on_her_turn(card, seat(), "expert", fauna=MOLE, gaia={"pass": 2})
    do(position, 0, f"G:{choice}")
    her = gaia(position)
    things = {key: her[key] for key in ("soil", "sprouts", "growth", "compost")}
    found = {**things, "score_pile": len(her["score_pile"])}
    assert found == {"soil": 0, "sprouts": 0, "growth": 0, "compost": 0, "score_pile": 0, **gets}


def test_soil_from_events_and_the_island_does_not_count_for_gaia() -> None:
    position = solo(seat(island="285b", hand=["223"]), "medium")
    do(position, 0, "A:red", "4", "0", "*223", "1", "1")
    assert own(position)["soil"] == 6
    if phase_of(position) != "choose":
        end_turn(position)
    assert gaia(position)["compost"] == 2 + 2
