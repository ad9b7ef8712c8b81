"""Rulings 5 and 114 to 117, 120, 124: choosing an action, amounts, the order inside a benefit."""

from __future__ import annotations

import pytest

from earth_positions import (
    can,
    do,
    end_turn,
    fauna,
    gaia,
    growth,
    lay,
    leaves,
    own,
    pieces,
    rest,
    seat,
    solo,
    task,
)

FORBIDDING = {"178": "red", "179": "yellow", "180": "blue"}


@pytest.mark.parametrize("card", FORBIDDING)
def test_ruling_05_a_terrain_forbids_its_owner_an_action(card: str) -> None:
    position = lay(seat(f"d4:{card}"))
    assert can(position) == {"A:green", "A:red", "A:blue", "A:yellow"} - {f"A:{FORBIDDING[card]}"}


def test_ruling_05_with_all_three_only_green_is_left() -> None:
    position = lay(seat("d4:178 e4:179 d5:180"))
    assert can(position) == {"A:green"}


@pytest.mark.parametrize(
    ("card", "sides"),
    [("178", {"O:soil", "O:compost"}), ("179", {"O:draw", "O:growth"}), ("180", {"O:sprout", "O:soil"})],
)
def test_ruling_05_the_owner_takes_part_when_others_choose_it(card: str, sides: set[str]) -> None:
    position = lay(seat(f"d4:{card}"), seat(), active=1)
    do(position, 1, f"A:{FORBIDDING[card]}")
    assert sides <= can(position)


def test_ruling_114_the_gains_of_an_ability_are_decided_one_after_another() -> None:
    position = lay(seat("d4:008", hand=[]), phase="activate", action="yellow")
    do(position, 0, "!d4")
    assert can(position) == {"0", "1"}
    do(position, 0, "1")
    assert own(position)["hand_size"] == 1
    assert can(position) == {"@d4", "."}
    do(position, 0, ".")
    assert growth(position) == 0


def test_ruling_114_a_gain_declined_does_not_cost_the_next_one() -> None:
    position = lay(seat("d4:008"), phase="activate", action="yellow")
    do(position, 0, "!d4", "0", "@d4")
    assert (own(position)["hand_size"], growth(position)) == (0, 1)


def test_ruling_114_gaia_counts_the_soil_taken() -> None:
    position = solo(seat(), "easy")
    do(position, 0, "A:red")
    assert {"0", "1", "2", "3", "4", "5"} <= can(position)
    do(position, 0, "3")
    end_turn(position)
    assert gaia(position)["compost"] == 2 + 1


def test_ruling_115_the_draw_of_planting_may_be_declined() -> None:
    position = lay(seat(hand=["013"]))
    before = position.view(0)
    do(position, 0, "A:green", ".", "0")
    after = position.view(0)
    for key in ("deck", "discard"):
        assert before[key] == after[key]
    assert own(position)["hand"] == ["013"]


def test_ruling_115_a_single_card_drawn_is_kept() -> None:
    position = lay(seat())
    deck = position.view(0)["deck"]
    do(position, 0, "A:green", "1")
    assert task(position) == "keep"
    (keep,) = can(position)
    do(position, 0, keep)
    assert own(position)["hand"] == [keep[1:]]
    assert (position.view(0)["deck"], position.view(0)["discard"]) == (deck - 1, 0)


def test_ruling_116_never_a_part_of_both_sides() -> None:
    position = lay(seat(), seat())
    do(position, 0, "A:red")
    deck = position.view(1)["deck"]
    do(position, 1, "O:soil")
    assert can(position, 1) == {"0", "1", "2"}
    do(position, 1, "1")
    assert can(position, 1) == set()
    view = own(position, 1)
    assert (view["soil"], view["compost"], position.view(1)["deck"]) == (1, 0, deck)


def test_ruling_117_yellow_cards_are_seen_before_growth_is_placed() -> None:
    position = lay(seat("d4:013"))
    do(position, 0, "A:yellow")
    assert can(position) == {"0", "1", "2", "3", "4"}
    do(position, 0, "4")
    assert own(position)["hand_size"] == 4
    assert {"@d4", "."} <= can(position)


def test_ruling_117_blue_soil_comes_after_the_sprouts() -> None:
    position = lay(seat("d4:014", hand=["209"]))
    do(position, 0, "A:blue")
    assert task(position) == "sprout"
    assert "*209" not in can(position)
    do(position, 0, "@d4", ".")
    assert task(position) == "take-soil"
    do(position, 0, "2")
    assert "*209" in can(position)


def test_ruling_117_red_soil_comes_before_the_compost() -> None:
    position = lay(seat())
    do(position, 0, "A:red")
    assert task(position) == "take-soil"
    do(position, 0, "5")
    assert task(position) == "take-compost"
    do(position, 0, "2")
    assert (own(position)["soil"], own(position)["compost"]) == (5, 2)


def test_ruling_117_planting_comes_before_drawing() -> None:
    position = lay(seat(hand=["013"]))
    do(position, 0, "A:green")
    assert task(position) == "plant"
    rest(position, 1)
    do(position, 0, ".")
    assert task(position) == "take-draw-keep"


def test_ruling_120_an_event_may_pay_like_any_card() -> None:
    position = lay(seat("d4:011", hand=["200"]), phase="activate", action="red")
    do(position, 0, "!d4", "-200", "2")
    view = own(position)
    assert (view["compost"], view["soil"], view["events"], view["hand"]) == (1, 2, [], [])


def test_ruling_120_an_event_may_be_composted() -> None:
    position = lay(seat("d4:020", hand=["200", "013"]), phase="activate", action="red")
    do(position, 0, "!d4", "-200", ".")
    assert (own(position)["compost"], own(position)["hand"], own(position)["events"]) == (1, ["013"], [])


def test_ruling_124_a_goal_met_stays_met_when_the_pieces_are_paid_away() -> None:
    # Dahlia, Spider Tresses, Pink Tulip and Turkey Tail have no sprout spaces
    cards = "d4:134:0:3 e4:142:0:2 d5:072:0:2 e5:064:0:1 c4:161"
    position = lay(seat(cards), fauna=["358a", "337a", "338a", "340a"])
    do(position, 0, "A:yellow", "0")
    assert fauna(position, "358a")["have"][0] == 2
    do(position, 0, "@e4", "@d5")
    assert fauna(position, "358a")["have"][0] == 4
    do(position, 0, "!c4", "@d4", "3")
    assert fauna(position, "358a")["have"][0] == 3
    end_turn(position)
    assert leaves(position, "358a") == [(0, 15)]
    assert pieces(position)["d4"] == (0, 2)
