"""Rulings 100 to 103 and 119: the deck, its reshuffling, what is hidden."""

from __future__ import annotations

from typing import Any

from earth_positions import can, do, lay, own, seat, task
from ludosphere.games.earth import GAME


def test_ruling_100_the_discards_become_the_deck_when_they_are_needed() -> None:
    position = lay(seat(), seat(), seat(compost="rest"), deck=1, discard=3)
    last = set(position.deck)
    discards = set(position.discard)
    do(position, 0, "A:yellow")
    do(position, 1, "O:draw", "2")
    assert own(position, 1)["hand_size"] == 2
    hand = {int(card) for card in own(position, 1)["hand"]}
    assert last < hand
    assert hand - last < discards
    assert (position.view(0)["deck"], position.view(0)["discard"]) == (2, 0)


def test_ruling_100_with_both_empty_drawing_gives_nothing() -> None:
    position = lay(seat(), seat(), seat(compost="rest"), deck=0, discard=0)
    do(position, 0, "A:yellow")
    do(position, 1, "O:draw")
    if task(position, 1) == "take-draw":
        do(position, 1, "2")
    assert own(position, 1)["hand_size"] == 0
    assert own(position, 0)["hand_size"] == 0


def test_ruling_101_composting_from_the_deck_takes_what_is_there() -> None:
    position = lay(seat(), seat(compost="rest"), deck=1, discard=0)
    do(position, 0, "A:red", "0", "2")
    assert own(position)["compost"] == 1
    assert position.view(0)["deck"] == 0


def test_ruling_102_composts_and_discards_show_their_size_only() -> None:
    hidden = ["001", "004", "005", "006", "007", "008"]
    position = lay(seat(compost=hidden[:2]), seat(compost=hidden[2:4]), discard=hidden[4:])
    for viewer in (0, 1, None):
        view = position.view(viewer)
        assert [player["compost"] for player in view["players"]] == [2, 2]
        assert view["discard"] == 2
        assert not set(hidden) & set(strings(view))


def test_ruling_102_not_even_what_one_has_composted_oneself() -> None:
    position = lay(seat("d4:020", hand=["013", "014"]), phase="activate", action="red")
    do(position, 0, "!d4", "-013", ".")
    assert "013" not in strings(position.view(0))


def strings(data: Any) -> list[str]:
    """All strings in plain data."""
    if isinstance(data, dict):
        return [text for value in data.values() for text in strings(value)]
    if isinstance(data, list):
        return [text for value in data for text in strings(value)]
    return [data] if isinstance(data, str) else []


def test_ruling_103_whoever_decides_first_draws_first() -> None:
    """The deck has no order; whoever decides first gets what comes out of it first."""
    hands = {}
    for order in ([0, 1, 2], [1, 0, 2]):
        position = lay(seat(), seat(), seat(compost="rest"), deck=5, discard=0)
        do(position, 0, "A:yellow")
        for decider in order:
            if decider:
                do(position, decider, "O:draw")
            do(position, decider, "2")
        hands[tuple(order)] = [own(position, number)["hand"] for number in range(3)]
    assert [len(hand) for hand in hands[0, 1, 2]] == [2, 2, 1]
    assert hands[0, 1, 2][0] == hands[1, 0, 2][1]
    assert hands[0, 1, 2][1] == hands[1, 0, 2][0]
    assert hands[0, 1, 2][2] == hands[1, 0, 2][2]


def test_ruling_103_the_last_to_decide_may_get_nothing() -> None:
    position = lay(seat(), seat(), seat(compost="rest"), deck=3, discard=0)
    do(position, 0, "A:yellow")
    do(position, 2, "O:draw", "2")
    do(position, 0, "4")
    do(position, 1, "O:draw")
    if task(position, 1) == "take-draw":
        do(position, 1, "2")
    assert [own(position, number)["hand_size"] for number in range(3)] == [1, 0, 2]


def test_ruling_119_reshuffling_is_lazy() -> None:
    position = lay(seat(), seat(), seat(compost="rest"), deck=4, discard=0)
    do(position, 0, "A:green", "4")
    offered = can(position)
    keep = min(offered)
    do(position, 0, keep)
    assert (position.view(0)["deck"], position.view(0)["discard"]) == (0, 3)
    do(position, 1, "1")
    assert (position.view(0)["deck"], position.view(0)["discard"]) == (2, 0)
    (drawn,) = own(position, 1)["hand"]
    assert f"+{drawn}" in offered - {keep}


def test_ruling_103_what_happens_to_all_at_once_goes_from_the_first_player_clockwise() -> None:
    """Only first hands are drawn together: every other draw is a decision of its own."""
    seed = next(seed for seed in range(9) if GAME.new({"seats": 3}, seed).view(None)["first"] == 1)
    position = GAME.new({"seats": 3}, seed)
    while position.view(None)["phase"] == "faces":
        position.events = []
        mover = position.to_move()[-1]
        position.play(mover, position.legal(mover)[0])
    assert [event.seat for event in position.events or () if event.kind == "first-hand"] == [1, 2, 0]
