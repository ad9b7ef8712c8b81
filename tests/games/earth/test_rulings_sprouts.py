"""Rulings 46 and 47: converting sprouts, no upper limits."""

from __future__ import annotations

from earth_positions import can, do, end_turn, lay, own, seat, sprouts


def test_ruling_46_seven_sprouts_are_two_conversions() -> None:
    position = lay(seat("d4:014:6 e4:013:1"))
    do(position, 0, "convert", "@d4", "@e4", "@d4")
    assert (own(position)["soil"], sprouts(position)) == (2, 4)
    do(position, 0, "convert", "@d4", "@d4", "@d4")
    assert (own(position)["soil"], sprouts(position)) == (4, 1)
    assert "convert" not in can(position)


def test_ruling_46_a_fourth_sprout_can_not_be_selected() -> None:
    position = lay(seat("d4:014:6"))
    do(position, 0, "convert", "@d4", "@d4", "@d4")
    assert own(position)["soil"] == 2
    assert "@d4" not in can(position)


def test_ruling_46_also_on_the_turn_of_another() -> None:
    position = lay(seat("d4:014:3"), seat(), active=1)
    do(position, 0, "convert", "@d4", "@d4", "@d4")
    assert own(position)["soil"] == 2
    assert position.to_move() == [1]


def test_ruling_47_forty_soil_stay_forty() -> None:
    position = lay(seat(soil=40, hand=30, compost=50))
    do(position, 0, "A:yellow")
    end_turn(position)
    view = own(position)
    assert (view["soil"], view["hand_size"], view["compost"]) == (40, 30, 50)


def test_ruling_47_more_may_be_gained() -> None:
    position = lay(seat(soil=40, hand=30, compost=50))
    do(position, 0, "A:red", "5", "2")
    assert (own(position)["soil"], own(position)["compost"]) == (45, 52)
