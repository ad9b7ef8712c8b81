"""Rulings 6 to 24 and 118: abilities, their order, costs and gains."""

from __future__ import annotations

import pytest

from earth_positions import (
    can,
    do,
    end_turn,
    growth,
    lay,
    line,
    own,
    pieces,
    points_of,
    rest,
    seat,
    solo,
    sprouts,
    task,
)
from ludosphere.games.earth import GAME
from ludosphere.games.earth.rules import EarthPosition


def activating(cards: str, action: str, **facts: object) -> EarthPosition:
    """The activation phase of an action for a seat with these cards, who can't be passed over."""
    return lay(seat(cards, **{"hand": ["280"], **facts}), phase="activate", action=action)


def uses(position: EarthPosition, seat: int = 0) -> list[str]:
    """The abilities that may be used, in the order in which they are offered."""
    texts = [position.notation(seat, action) for action in position.legal(seat)]
    return [text for text in texts if text[0] == "!"]


@pytest.mark.parametrize(
    ("action", "offered"), [("red", True), ("blue", True), ("yellow", True), ("green", False)]
)
def test_ruling_06_multicolor_does_not_react_to_green(action: str, offered: bool) -> None:
    position = activating("d4:235", action, soil=1)
    assert ("!d4" in can(position)) == offered


def test_ruling_07_only_the_matching_ability_is_used() -> None:
    position = activating("d4:017", "yellow")
    do(position, 0, "!d4", "1")
    assert (own(position)["hand_size"], own(position)["compost"]) == (2, 0)
    assert task(position) == "act"


def test_ruling_08_rows_come_before_columns() -> None:
    # e3 is column 2 of row 1, d4 column 1 of row 2
    position = activating("e3:033 d4:186", "yellow")
    assert uses(position) == ["!e3", "!d4"]
    do(position, 0, "!e3", "2")
    assert uses(position) == ["!d4"]


def test_ruling_08_what_was_skipped_can_not_be_caught_up() -> None:
    position = activating("e3:033 d4:186", "yellow")
    do(position, 0, "!d4", "1")
    assert uses(position) == []


BLOCKS = {"island": "286b", "climate": "304b"}


def test_ruling_09_island_climate_tableau() -> None:
    position = activating("d4:033 e4:186", "yellow", **BLOCKS)
    for use in ("!island", "!climate", "!d4", "!e4"):
        assert use in can(position)
        do(position, 0, use)
        while task(position) != "act":
            do(position, 0, "." if "." in can(position) else "1")
    assert own(position)["used"] == ["island", "climate", "d4", "e4"]


def test_ruling_09_tableau_island_climate() -> None:
    position = activating("d4:033 e4:186", "yellow", **BLOCKS)
    do(position, 0, "!d4", "2", "!e4", "1", "!island", ".", "!climate", "1")
    assert own(position)["used"] == ["d4", "e4", "island", "climate"]
    assert uses(position) == []


def test_ruling_09_climate_then_island_is_rejected() -> None:
    position = activating("d4:033", "yellow", **BLOCKS)
    do(position, 0, "!climate", "1")
    assert uses(position) == ["!d4"]


def test_ruling_09_island_tableau_climate_is_rejected() -> None:
    position = activating("d4:033", "yellow", **BLOCKS)
    do(position, 0, "!island", ".", "!d4", "2")
    assert uses(position) == []


def test_ruling_09_the_tableau_is_not_interrupted() -> None:
    position = activating("d4:033 e4:186", "yellow", **BLOCKS)
    do(position, 0, "!d4", "2", "!island", ".")
    assert uses(position) == ["!climate"]


def test_ruling_10_soil_gained_earlier_pays_for_a_later_card() -> None:
    position = activating("d4:010 e4:243", "yellow", compost=1)
    do(position, 0, "!d4", "3", "!e4")
    assert (own(position)["soil"], own(position)["compost"]) == (2, 0)


def test_ruling_10_in_the_other_order_it_is_too_late() -> None:
    position = activating("d4:243 e4:010", "yellow", compost=1)
    assert uses(position) == ["!e4"]
    do(position, 0, "!e4", "3")
    assert uses(position) == []


@pytest.mark.parametrize(("pieces", "usable"), [(1, False), (2, True)])
def test_ruling_11_a_cost_is_paid_completely_or_not(pieces: int, usable: bool) -> None:
    position = activating(f"d4:136:{pieces}", "red")
    assert ("!d4" in can(position)) == usable


@pytest.mark.parametrize("number", range(5))
def test_ruling_12_gains_may_be_partial(number: int) -> None:
    hand = ["013", "014", "015", "016", "017"]
    position = activating("d4:145", "red", soil=1, hand=hand)
    do(position, 0, "!d4")
    for card in hand[:number]:
        do(position, 0, f"-{card}")
    if number < 4:
        do(position, 0, ".")
    view = own(position)
    assert (view["soil"], view["compost"], view["hand_size"]) == (0, number, 5 - number)
    assert task(position) == "act"


def test_ruling_13_converting_before_an_ability_is_legal() -> None:
    position = activating("d4:243:3", "yellow")
    assert uses(position) == []
    do(position, 0, "convert", "@d4", "@d4", "@d4")
    assert own(position)["soil"] == 2
    do(position, 0, "!d4")
    assert own(position)["soil"] == 1
    do(position, 0, "@d4", "@d4")
    assert sprouts(position) == 2


def test_ruling_13_converting_while_it_is_resolved_is_not() -> None:
    position = activating("d4:243 e4:014:6", "yellow", soil=1)
    assert "convert" in can(position)
    do(position, 0, "!d4")
    assert can(position) == {"@d4", "."}


def test_ruling_14_green_abilities_of_cards_planted_are_used_this_turn() -> None:
    position = lay(seat(hand=["107"], soil=4))
    do(position, 0, "A:green", "107", "@d4", "0")
    assert own(position)["soil"] == 0
    rest(position, 1)
    do(position, 0, "!d4", "1")
    assert own(position)["soil"] == 1


def test_ruling_15_if_you_chose_works_on_ones_own_turn() -> None:
    position = lay(seat("d4:014", island="286b", hand=["280"]))
    do(position, 0, "A:yellow", "0", ".", "!island", "@d4", "@d4")
    assert sprouts(position) == 2
    assert task(position) == "act"


def test_ruling_15_not_on_the_turn_of_another() -> None:
    position = lay(seat("d4:014", island="286b", hand=["280"]), seat(), active=1)
    do(position, 1, "A:yellow")
    do(position, 0, ".")
    assert task(position) == "act"
    assert uses(position) == []


def test_ruling_15_nor_on_the_turn_of_gaia() -> None:
    position = solo(seat("d4:014", island="286b", hand=["280"]), card="363")
    do(position, 0, ".")
    assert task(position) == "act"
    assert uses(position) == []


def test_ruling_16_all_cards_planted_this_turn_count() -> None:
    position = lay(seat(island="288b", hand=["013", "235"], soil=12))
    do(position, 0, "A:green", "013", "@d4", "235", "@e4", "0")
    rest(position, 1)
    do(position, 0, "!island")
    assert can(position) == {"0", "1", "2", "3", "4"}
    do(position, 0, "4")
    assert own(position)["soil"] == 4


def test_ruling_17_wild_flora_have_all_habitats() -> None:
    position = lay(seat("d4:014", island="290a", hand=["280"], soil=8))
    do(position, 0, "A:green", "280", "@e4", "0")
    rest(position, 1)
    do(position, 0, "!island", "@d4", "@d4")
    assert sprouts(position) == 2
    assert task(position) != "sprout"


def test_ruling_18_removing_growth_removes_the_canopy() -> None:
    position = activating("d4:008:0:6 e4:161", "yellow")
    assert line(position, "growth") == 10
    do(position, 0, "!e4", "@d4", "3")
    assert line(position, "growth") == 5


def test_ruling_19_a_card_may_pay_with_its_own_pieces() -> None:
    position = activating("d4:174:1", "yellow")
    do(position, 0, "!d4", "@d4", "2")
    assert (own(position)["soil"], sprouts(position)) == (2, 0)


def test_ruling_20_overflow_is_lost() -> None:
    position = lay(seat("d4:001"))
    do(position, 0, "A:blue", "@d4", "@d4", "@d4", "@d4")
    assert sprouts(position) == 4
    assert task(position) == "take-soil"


def test_ruling_21_on_each_is_one_on_every_matching_card() -> None:
    # Basil is full; the herb of the other row is not meant
    position = activating("d4:149 e4:014:0:2 f4:155 d5:008", "yellow")
    do(position, 0, "!d4")
    assert can(position) == {"@d4", "@f4", "."}
    do(position, 0, "@d4")
    assert can(position) == {"@f4", "."}
    do(position, 0, "@f4")
    assert pieces(position) == {"d4": (0, 1), "e4": (0, 2), "f4": (0, 1), "d5": (0, 0)}
    assert task(position) == "act"


def test_ruling_22_one_pool_over_the_neighbours() -> None:
    position = activating("d4:277 e4:019:0:2 f4:008", "yellow")
    do(position, 0, "!d4")
    assert can(position) == {"@e4", "."}
    do(position, 0, "@e4")
    assert growth(position) == 3
    assert task(position) == "act"


def test_ruling_22_the_card_itself_is_excluded() -> None:
    position = activating("d4:268 e4:008", "yellow")
    do(position, 0, "!d4")
    assert can(position) == {"@e4", "."}
    do(position, 0, "@e4", "@e4", "@e4")
    assert (growth(position), task(position)) == (3, "act")


def test_ruling_23_terrain_gets_no_pieces() -> None:
    position = activating("d4:277 e4:107 d5:002", "yellow")
    if "!d4" in can(position):
        do(position, 0, "!d4")
    assert not [text for text in can(position) if text[0] == "@"]


def test_ruling_23_flora_without_such_a_space_are_skipped() -> None:
    position = activating("d4:277 e4:136 d5:008", "yellow")
    do(position, 0, "!d4")
    assert can(position) == {"@d5", "."}


def test_ruling_24_once_a_turn_means_once_in_every_turn() -> None:
    position = lay(seat("d4:013"), seat(), seat())
    for active in range(3):
        do(position, active, "A:yellow")
        decline_benefit(position, 0)
        do(position, 0, "!d4", "2")
        assert "!d4" not in can(position)
        end_turn(position)
    assert own(position)["hand_size"] == 6


def decline_benefit(position: EarthPosition, seat: int) -> None:
    while task(position, seat) != "act":
        do(position, seat, "." if "." in can(position, seat) else "0")


# --- the worked example --------------------------------------------------------------------------------
def test_ruling_118_the_worked_example() -> None:
    position = activating("d4:010:0:1 e4:243 d5:174 e5:164 d6:033 e6:282", "yellow", compost=1)
    plays = {
        "d4": ("!d4", "3"),
        "e4": ("!e4", "@e4", "@e4"),
        "d5": ("!d5", "@e4", "2"),
        "e5": ("!e5", "@d4", "3"),
        "d6": ("!d6", "2"),
        "e6": ("!e6", "@d6", "2"),
    }
    soil = []
    for actions in plays.values():
        do(position, 0, *actions)
        soil.append(own(position)["soil"])
    assert soil == [3, 2, 4, 7, 9, 11]


def test_ruling_118_the_order_is_row_by_row() -> None:
    cards = "d4:010:0:1 d5:243:1 d6:174 e4:164 e5:033 e6:282"
    position = activating(cards, "yellow", compost=1, soil=1)
    names = {row["at"]: row["card"] for row in own(position)["tableau"]}
    assert [names[use[1:]] for use in uses(position)] == ["010", "164", "243", "033", "174", "282"]


def test_points_of_cards_are_found() -> None:
    """The helper of these tests reads the sheet as people do."""
    position = lay(seat("d4:014"))
    assert points_of(position, "014", "base") == 3


def test_ruling_21_only_an_effect_on_each_notes_who_has_got_something() -> None:
    position = lay(seat("d4:149 e4:014 f4:155", hand=["013"]), phase="activate", action="yellow")
    player = position.players[0]
    do(position, 0, "!d4", "@d4")
    assert player.marks == [24]
    assert GAME.decode(position.encode()).legal(0) == position.legal(0)
    do(position, 0, "@e4")
    while task(position) == "growth":
        do(position, 0, min(can(position)))
    assert player.marks == []
    position = lay(seat("d4:149 e4:014 f4:155", hand=["013"]), phase="activate", action="yellow")
    do(position, 0, "!d4", "@d4", ".")
    assert position.players[0].marks == []
    position = lay(seat("d4:001"))
    do(position, 0, "A:blue", "@d4", "@d4")
    assert position.players[0].marks == []
