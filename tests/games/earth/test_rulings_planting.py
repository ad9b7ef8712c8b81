"""Rulings 33 to 45: planting, what it costs, the draw after it."""

from __future__ import annotations

from typing import Any

import pytest

from earth_positions import can, do, fauna, growth, lay, own, pieces, rest, seat, sprouts, task
from ludosphere.games.earth import GAME
from ludosphere.games.earth.rules import EarthPosition

FULL_BUT_LAST = (
    "d4:001 e4:004 f4:005 g4:006 d5:007 e5:008 f5:009 g5:010 d6:011 e6:013 f6:014 g6:015 d7:016 e7:017 f7:018"
)
"""15 cards in columns d to g and rows 4 to 7; only g7 is free."""


def planting(cards: str, card: str, soil: int, **facts: Any) -> EarthPosition:
    """A seat is about to plant and has this card in hand."""
    hand = [card, *facts.pop("more", [])]
    position = lay(seat(cards, **{"hand": hand, "soil": soil, **facts}))
    do(position, 0, "A:green")
    return position


def where(position: EarthPosition) -> set[str]:
    """The places where the card picked may go."""
    return {text[1:] for text in can(position) if text[0] == "@"}


def test_ruling_33_corner_contact_is_enough() -> None:
    position = planting("d4:013", "014", 3)
    do(position, 0, "014")
    assert where(position) == {"c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"}
    do(position, 0, "@e5")
    assert set(pieces(position)) == {"d4", "e5"}


def test_ruling_33_two_columns_away_is_illegal() -> None:
    position = planting("d4:013", "014", 3)
    do(position, 0, "014")
    assert "f4" not in where(position)


def test_ruling_34_the_frame_is_fixed_only_by_the_cards() -> None:
    # the first card lies in column d: columns c to f are -1 to 2
    position = planting("c4:013 d4:001 e4:004 f4:005", "014", 3)
    do(position, 0, "014")
    assert {place[0] for place in where(position)} == {"c", "d", "e", "f"}
    assert {"c3", "f5"} <= where(position)


def test_ruling_34_three_columns_may_grow_on_either_side() -> None:
    position = planting("c4:013 d4:001 e4:004", "014", 3)
    do(position, 0, "014")
    assert {place[0] for place in where(position)} == {"b", "c", "d", "e", "f"}


@pytest.mark.parametrize("card", ["001", "018"])
def test_ruling_35_discounts_add_up_to_nothing_at_least(card: str) -> None:
    position = planting("d4:090 e4:098", card, 0)
    do(position, 0, card, "@d5")
    assert (own(position)["soil"], "d5" in pieces(position)) == (0, True)


def test_ruling_35_one_discount_alone_is_not_enough() -> None:
    assert "001" not in can(planting("d4:090", "001", 0))
    assert "001" in can(planting("d4:090", "001", 1))


def test_ruling_36_a_wild_flora_gets_every_discount_once() -> None:
    assert "280" not in can(planting("d4:090 e4:092", "280", 3))
    position = planting("d4:090 e4:092", "280", 4)
    do(position, 0, "280", "@d5")
    assert own(position)["soil"] == 0


@pytest.mark.parametrize(("island", "cost"), [("285a", 12), ("286a", 11)])
def test_ruling_37_habitat_discounts_lower_terrain(island: str, cost: int) -> None:
    assert "102" not in can(planting("d4:096", "102", cost - 1, island=island))
    position = planting("d4:096", "102", cost, island=island)
    do(position, 0, "102", "@d5")
    assert own(position)["soil"] == 0


def test_ruling_37_a_discount_does_not_lower_its_own_card_but_the_next() -> None:
    assert "096" not in can(planting("", "096", 1))
    position = planting("", "096", 5, more=["002"])
    do(position, 0, "096", "@d4")
    assert own(position)["soil"] == 3
    do(position, 0, "002", "@d5")
    assert own(position)["soil"] == 0


def test_ruling_38_objectives_look_at_printed_costs() -> None:
    five = "d4:090 e4:004 f4:006 g4:007 d5:008 e5:016"
    position = lay(seat(five, hand=["013"], soil=2), fauna=["351a", "337a", "338a", "340a"])
    assert fauna(position, "351a")["have"][0] == 5
    do(position, 0, "A:green", "013", "@d6")
    assert own(position)["soil"] == 0
    assert (fauna(position, "351a")["have"][0], fauna(position, "351a")["met"]) == (6, [0])


def test_ruling_39_a_terrain_makes_room_for_a_card_of_its_colour() -> None:
    position = planting("d4:230", "014", 0)
    before = own(position)
    do(position, 0, "014")
    assert where(position) == {"d4"}
    do(position, 0, "@d4", "2")
    after = own(position)
    assert after["tableau"] == [{"at": "d4", "card": "014", "sprouts": 0, "growth": 0}]
    assert after["compost"] == before["compost"] + 1
    assert after["hand_size"] == before["hand_size"] - 1 + 2
    assert after["soil"] == before["soil"]
    assert after["planted"] == ["d4"]


@pytest.mark.parametrize(("island", "soil"), [("293a", "2"), ("289b", "2"), ("288b", None)])
def test_ruling_16_a_terrain_that_made_room_again_was_planted(island: str, soil: str | None) -> None:
    """Whakaari counts terrain, Iceland red cards, Santorini yellow ones; planted were a terrain and a red."""
    position = planting("", "230", 1, island=island, more=["014"])
    do(position, 0, "230", "@d4", "014", "@d4", "0", "0")
    for same in (position, position.copy(), GAME.decode(position.encode())):
        assert isinstance(same, EarthPosition)
        assert own(same)["planted"] == ["d4"]
        rest(same, 1)
        assert ("!island" in can(same)) == (soil is not None)
        if soil:
            do(same, 0, "!island")
            assert soil in can(same)
            assert "3" not in can(same)


def test_ruling_39_multicolor_is_allowed() -> None:
    for terrain in ("230", "231", "232"):
        position = planting(f"d4:{terrain}", "235", 0)
        do(position, 0, "235")
        assert where(position) == {"d4"}


def test_ruling_39_it_is_one_of_the_plantings_and_counts_as_planted() -> None:
    position = planting("d4:230", "014", 0, island="289b", more=["005"])
    do(position, 0, "014", "@d4", "0", "005", "@e4")
    assert task(position) == "take-draw-keep"
    do(position, 0, "0")
    rest(position, 1)
    do(position, 0, "!island")
    assert can(position) == {"0", "1", "2"}


def test_ruling_39_the_terrain_lies_on_top_of_the_compost() -> None:
    position = planting("d4:230", "014", 0, compost=3)
    do(position, 0, "014", "@d4", "0")
    assert position.players[0].compost[-1] == 230


def test_ruling_40_replacing_works_in_a_full_tableau() -> None:
    position = planting(FULL_BUT_LAST + " g7:230", "052", 40, more=["043"])
    assert {text for text in can(position) if text[:1] == "0"} == {"052"}
    do(position, 0, "052")
    assert where(position) == {"g7"}
    do(position, 0, "@g7", "0")
    assert (len(own(position)["tableau"]), own(position)["soil"]) == (16, 40)


def test_ruling_40_with_soil_the_same_card_may_go_elsewhere_too() -> None:
    position = planting("d4:230", "014", 3)
    do(position, 0, "014")
    assert where(position) == {"c3", "d3", "e3", "c4", "d4", "e4", "c5", "d5", "e5"}


def test_ruling_40_a_card_without_the_colour_is_rejected() -> None:
    position = planting("d4:230", "043", 4)
    do(position, 0, "043")
    assert "d4" not in where(position)


# --- other ways to pay ------------------------------------------------------------------------------------
def test_ruling_41_hand_cards_pay_for_soil() -> None:
    position = planting("d4:013", "190", 1, more=["001", "004", "005", "006"])
    do(position, 0, "190", "@e4")
    assert can(position) == {"-001", "-004", "-005", "-006"}
    do(position, 0, "-001", "-004", ".")
    view = own(position)
    assert (view["soil"], view["compost"], view["hand"]) == (0, 2, ["005", "006"])
    assert "e4" in pieces(position)


def test_ruling_41_no_overpaying() -> None:
    position = planting("d4:013", "190", 0, more=["001", "004", "005", "006"])
    do(position, 0, "190", "@e4", "-001", "-004", "-005")
    assert "e4" in pieces(position)
    assert task(position) == "plant"
    assert "-006" not in can(position)


def test_ruling_41_the_discount_comes_first() -> None:
    position = planting("d4:101", "190", 0, more=["001", "004", "005"])
    do(position, 0, "190", "@e4", "-001", "-004")
    assert "e4" in pieces(position)
    assert own(position)["hand"] == ["005"]


def test_ruling_41_the_card_does_not_pay_for_itself() -> None:
    assert "190" not in can(planting("d4:013", "190", 0, more=["001", "004"]))


@pytest.mark.parametrize(("card", "cost"), [("192", 3), ("193", 4)])
def test_ruling_41_sprouts_pay_for_soil(card: str, cost: int) -> None:
    position = planting(f"d4:014:{cost - 1}", card, 1)
    do(position, 0, card, "@e4", *["@d4"] * (cost - 1))
    assert (own(position)["soil"], sprouts(position), "e4" in pieces(position)) == (0, 0, True)


@pytest.mark.parametrize(("card", "cost"), [("194", 1), ("195", 4)])
def test_ruling_41_growth_pays_for_soil(card: str, cost: int) -> None:
    position = planting("d4:008:0:6", card, 0)
    do(position, 0, card, "@e4", *["@d4"] * cost)
    assert (growth(position), "e4" in pieces(position)) == (6 - cost, True)


# --- at once, and the draw --------------------------------------------------------------------------------
def test_ruling_42_black_gains_pay_for_the_second_card() -> None:
    position = planting("", "258", 1, more=["008"])
    do(position, 0, "258", "@d4")
    assert can(position) == {"0", "1", "2", "3", "4", "5", "6"}
    do(position, 0, "6", "008", "@e4")
    assert own(position)["soil"] == 0
    assert set(pieces(position)) == {"d4", "e4"}


def test_ruling_43_planting_nothing_still_draws() -> None:
    position = lay(seat(hand=["013"]), seat(hand=["014"]))
    do(position, 0, "A:green", ".", "4")
    do(position, 0, min(can_keep(position)))
    do(position, 1, ".", "1")
    assert own(position)["hand_size"] == 2
    assert own(position, 1)["hand_size"] == 2


def can_keep(position: EarthPosition) -> set[str]:
    return {text for text in can(position) if text[0] == "+"}


def test_ruling_44_one_of_the_four_is_kept() -> None:
    position = lay(seat(compost=3))
    deck = position.view(0)["deck"]
    do(position, 0, "A:green", "4")
    offered = can_keep(position)
    assert len(offered) == 4
    do(position, 0, min(offered))
    view = position.view(0)
    assert (view["deck"], view["discard"]) == (deck - 4, 3)
    assert (own(position)["hand_size"], own(position)["compost"]) == (1, 3)


def test_ruling_44_with_fewer_cards_one_of_those() -> None:
    position = lay(seat(), seat(compost="rest"), deck=2, discard=0)
    do(position, 0, "A:green", "4")
    offered = can_keep(position)
    assert len(offered) == 2
    do(position, 0, min(offered))
    assert (own(position)["hand_size"], position.view(0)["discard"]) == (1, 1)


def test_ruling_45_cards_being_chosen_from_are_not_hand_cards() -> None:
    position = lay(seat(hand=17), fauna=["340a", "337a", "338a", "339a"])
    do(position, 0, "A:green", ".", "4")
    assert task(position) == "keep"
    assert fauna(position, "340a")["have"][0] == 17
    do(position, 0, min(can_keep(position)))
    assert (fauna(position, "340a")["have"][0], fauna(position, "340a")["met"]) == (18, [])


def test_ruling_41_the_place_of_a_card_is_told_when_it_is_chosen() -> None:
    position = planting("d4:013", "190", 2, more=["004", "005"])
    do(position, 0, "190")
    for viewer in (0, 1, None):
        asked = position.view(viewer)["players"][0]["task"]
        assert (asked["kind"], asked["card"], asked["at"]) == ("put", "190", None)
    do(position, 0, "@e5")
    for viewer in (0, 1, None):
        asked = position.view(viewer)["players"][0]["task"]
        assert (asked["kind"], asked["card"], asked["at"]) == ("pay", "190", "e5")
