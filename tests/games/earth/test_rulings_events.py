"""Rulings 48 to 56, 121 and 122: events."""

from __future__ import annotations

import pytest

from earth_positions import can, do, end_turn, fauna, lay, leaves, line, own, points_of, seat, task


@pytest.mark.parametrize(("pieces", "playable"), [(4, False), (5, True)])
def test_ruling_48_an_event_must_be_payable(pieces: int, playable: bool) -> None:
    position = lay(seat(f"d4:014:{pieces}", hand=["198"]))
    assert ("*198" in can(position)) == playable


def test_ruling_49_a_compost_cost_comes_from_the_own_compost() -> None:
    position = lay(seat(hand=["210"], compost=6))
    do(position, 0, "*210", "3")
    view = own(position)
    assert (view["compost"], view["soil"], position.view(0)["discard"]) == (2, 3, 4)


def test_ruling_50_events_are_no_cards_for_objectives() -> None:
    # Kauai 0, Arid 1 and Basil 3 are worth 3 or less; so is Impoverished Land
    facts = {"island": "285a", "climate": "295a", "events": ["202", "205", "207"]}
    position = lay(seat("d4:014", **facts), fauna=["350b", "337a", "338a", "340a"])
    assert fauna(position, "350b")["have"][0] == 3
    position = lay(seat("d4:129", **facts))
    assert points_of(position, "129", "terrain") == 3


def test_ruling_51_angat_watershed_forest_counts_events() -> None:
    position = lay(seat(events=["202", "205", "207", "209", "210"]), ecosystems=["313b", "309b"])
    assert points_of(position, "313b", "ecosystems") == 10


def test_ruling_51_green_tree_ant_counts_events() -> None:
    position = lay(seat(events=["202", "205", "207"], hand=["223"]), fauna=["340b", "337a", "338a", "339a"])
    assert fauna(position, "340b")["have"][0] == 3
    do(position, 0, "*223", "1")
    assert fauna(position, "340b")["met"] == [0]


def test_ruling_51_sets_take_events() -> None:
    cards = "d4:014 e4:043 f4:013 g4:003"
    position = lay(seat(cards, events=["202"]), ecosystems=["325a", "309b"])
    assert points_of(position, "325a", "ecosystems") == 6
    position = lay(seat(cards), ecosystems=["325a", "309b"])
    assert points_of(position, "325a", "ecosystems") == 0


def test_ruling_52_negative_totals_are_possible() -> None:
    position = lay(seat(events=["197", "219"]))
    assert line(position, "events") == -8


def test_ruling_53_vulcano_adds_a_soil() -> None:
    position = lay(seat(island="285b", hand=["223"]))
    do(position, 0, "*223", "1")
    assert own(position)["soil"] == 1
    do(position, 0, "1")
    assert own(position)["soil"] == 2
    assert task(position) == "choose"


def test_ruling_53_jamaica_adds_a_card() -> None:
    position = lay(seat(island="291b", hand=["223"]))
    do(position, 0, "*223", "1", "1")
    assert (own(position)["soil"], own(position)["hand_size"]) == (1, 1)


def test_ruling_54_shooting_star_takes_a_card_back() -> None:
    position = lay(seat(hand=["262", "013"], compost=["001", "004", "005", "006", "007"]))
    do(position, 0, "*262")
    assert can(position) == {"+005", "+006", "+007"}
    do(position, 0, "+006")
    view = own(position)
    assert (view["compost"], set(view["hand"])) == (4, {"013", "006"})
    assert view["events"] == ["262"]


def test_ruling_54_with_fewer_those() -> None:
    position = lay(seat(hand=["262"], compost=["001", "004"]))
    do(position, 0, "*262")
    assert can(position) == {"+001", "+004"}


def test_ruling_54_an_empty_compost_forbids_it() -> None:
    position = lay(seat(hand=["262"]))
    assert "*262" not in can(position)


def test_ruling_55_the_last_chance_may_still_achieve_a_fauna_card() -> None:
    position = lay(
        seat("d4:014:5", hand=["216"], soil=14),
        phase="last",
        fauna=["339a", "337a", "338a", "340a"],
        leaves=[[1], [], [], []],
        bonus=1,
    )
    do(position, 0, "*216", *["@d4"] * 5, "6")
    assert own(position)["soil"] == 20
    while position.to_move():
        do(position, 0, ".")
    assert leaves(position, "339a") == [(1, 15), (0, 11)]


def test_ruling_56_a_played_event_never_returns() -> None:
    position = lay(seat(hand=["223"]))
    do(position, 0, "*223", "1")
    assert own(position)["events"] == ["223"]
    player = position.players[0]
    assert 223 not in [*player.hand, *player.compost, *position.discard, *position.deck]
    do(position, 0, "A:red")
    end_turn(position)
    assert own(position)["events"] == ["223"]


def test_ruling_121_cards_not_kept_return_in_their_old_order() -> None:
    top_to_bottom = ["001", "004", "005", "006"]
    position = lay(seat(hand=["262"], compost=top_to_bottom[::-1]))
    do(position, 0, "*262", "+004")
    assert position.players[0].compost[::-1] == [1, 5, 6]


def test_ruling_122_an_event_after_the_levels_belongs_to_the_next_turn() -> None:
    board = ["339a", "337a", "338a", "340a"]
    position = lay(seat(), seat(soil=18), seat("d4:014:5", hand=["216"], soil=14), active=1, fauna=board)
    do(position, 2, "*216", *["@d4"] * 5, "6")
    assert own(position, 2)["soil"] == 20
    assert leaves(position, "339a") == []
    do(position, 1, "A:red", "5")
    end_turn(position)
    assert leaves(position, "339a") == [(1, 15), (2, 11)]


def test_ruling_122_and_not_to_the_one_that_is_over() -> None:
    board = ["339a", "337a", "338a", "340a"]
    position = lay(seat(), seat(soil=18), seat("d4:014:5", hand=["216"], soil=14), fauna=board)
    do(position, 0, "A:yellow")
    end_turn(position)
    assert position.view(None)["active"] == 1
    do(position, 2, "*216", *["@d4"] * 5, "6")
    do(position, 1, "A:red", "5")
    end_turn(position)
    assert leaves(position, "339a") == [(1, 15), (2, 11)]
