"""Rulings 74 to 76, 123 and 133: the end of the game and the completion bonus."""

from __future__ import annotations

import pytest

from earth_positions import do, end_game, end_turn, lay, line, own, phase_of, seat
from ludosphere.games.earth.rules import EarthPosition

PLACES = [column + row for row in "4567" for column in "defg"]
FILLERS = [
    ["001", "004", "006", "007", "008", "009", "010", "011", "013", "014", "015", "016", "017", "018", "019"],
    ["020", "021", "022", "023", "024", "025", "031", "033", "034", "035", "036", "037", "038", "039", "040"],
    ["041", "042", "043", "044", "045", "046", "047", "048", "049", "050", "051", "052", "053", "054", "055"],
]
LAST = ["005", "032", "143"]
"""A card that costs nothing, for each seat."""


def nearly(number: int) -> dict[str, object]:
    """Fifteen cards planted, the sixteenth in hand."""
    cards = " ".join(f"{at}:{card}" for at, card in zip(PLACES, FILLERS[number], strict=False))
    return seat(cards, hand=[LAST[number]])


def fill(position: EarthPosition, number: int) -> None:
    """A seat plants its sixteenth card."""
    do(position, number, LAST[number], "@g7")
    assert len(own(position, number)["tableau"]) == 16


def test_ruling_74_the_others_still_get_their_turn() -> None:
    position = lay(nearly(0), seat(), seat())
    do(position, 0, "A:green")
    fill(position, 0)
    end_turn(position)
    for active in (1, 2):
        assert (phase_of(position), position.view(None)["active"]) == ("choose", active)
        do(position, active, "A:red")
        end_turn(position)
    end_game(position)
    assert phase_of(position) == "over"


def test_ruling_74_after_the_last_player_of_the_round_it_is_over() -> None:
    position = lay(seat(), seat(), nearly(2), active=2)
    do(position, 2, "A:green")
    fill(position, 2)
    end_turn(position)
    end_game(position)
    assert phase_of(position) == "over"


def test_ruling_74_the_round_begins_with_the_first_player() -> None:
    position = lay(nearly(0), seat(), seat(), first=1)
    do(position, 0, "A:green")
    fill(position, 0)
    end_turn(position)
    end_game(position)
    assert phase_of(position) == "over"


def test_ruling_75_the_active_player_if_among_them() -> None:
    position = lay(nearly(0), nearly(1), seat())
    do(position, 0, "A:green")
    fill(position, 1)
    fill(position, 0)
    end_turn(position)
    assert [line(position, "bonus", column) for column in range(3)] == [7, 0, 0]


def test_ruling_75_otherwise_the_next_in_turn_order() -> None:
    position = lay(seat(), nearly(1), nearly(2))
    do(position, 0, "A:green")
    fill(position, 2)
    fill(position, 1)
    end_turn(position)
    assert [line(position, "bonus", column) for column in range(3)] == [0, 7, 0]


def test_ruling_75_counting_from_the_active_player_and_not_from_the_first() -> None:
    position = lay(nearly(0), seat(), nearly(2), active=1)
    do(position, 1, "A:green")
    fill(position, 0)
    fill(position, 2)
    end_turn(position)
    assert [line(position, "bonus", column) for column in range(3)] == [0, 0, 7]


def test_ruling_76_completing_later_brings_no_bonus() -> None:
    position = lay(nearly(0), nearly(1))
    do(position, 0, "A:green")
    fill(position, 0)
    end_turn(position)
    do(position, 1, "A:green")
    fill(position, 1)
    end_turn(position)
    end_game(position)
    assert [line(position, "bonus", column) for column in range(2)] == [7, 0]


def test_ruling_123_the_bonus_goes_by_turns_not_by_rounds() -> None:
    position = lay(seat(), nearly(1), nearly(2))
    do(position, 0, "A:green")
    fill(position, 2)
    end_turn(position)
    do(position, 1, "A:green")
    fill(position, 1)
    end_turn(position)
    assert [line(position, "bonus", column) for column in range(3)] == [0, 0, 7]


@pytest.mark.parametrize("order", ["simultaneous", "strict"])
def test_ruling_74_in_either_order_everybody_has_as_many_turns(order: str) -> None:
    position = lay(nearly(0), seat(), first=0, options={"order": order})
    do(position, 0, "A:green")
    fill(position, 0)
    end_turn(position)
    assert (phase_of(position), position.view(None)["active"]) == ("choose", 1)


def bare(position: EarthPosition) -> None:
    """Nothing is left to draw."""
    position.deck, position.discard = [], []


def test_ruling_133_without_a_card_to_plant_the_game_ends_with_the_round() -> None:
    position = lay(seat("d4:001"), seat("d4:020"), first=0)
    bare(position)
    do(position, 0, "A:red")
    end_turn(position)
    assert (phase_of(position), position.view(None)["active"]) == ("choose", 1)  # as many turns for all
    do(position, 1, "A:red")
    end_turn(position)
    end_game(position)
    assert phase_of(position) == "over"
    assert [line(position, "bonus", column) for column in range(2)] == [0, 0]


@pytest.mark.parametrize("where", ["deck", "discards", "a hand"])
def test_ruling_133_one_card_anywhere_and_it_goes_on(where: str) -> None:
    position = lay(seat(), seat(hand=["005"] if where == "a hand" else []), active=1, first=0)
    bare(position)
    if where == "deck":
        position.deck = [7]
    elif where == "discards":
        position.discard = [7]
    do(position, 1, "A:red")
    end_turn(position)
    assert (phase_of(position), position.view(None)["active"]) == ("choose", 0)


def test_ruling_133_is_said_in_the_log() -> None:
    position = lay(seat(), seat(), active=1, first=0)
    bare(position)
    position.events = []
    do(position, 1, "A:red")
    end_turn(position)
    assert "bare" in [event.kind for event in position.events]
