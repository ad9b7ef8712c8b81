"""What programs that learn see of Biomos, on positions laid out by hand, and the numbers of its actions."""

from __future__ import annotations

from typing import Any

import pytest

from biomos_positions import do
from kit import finished, observed
from ludosphere import game
from ludosphere.core.errors import LudosphereError
from ludosphere.core.space import ActionSpace
from ludosphere.games.biomos.arrange import arrange
from ludosphere.games.biomos.cards import CARD_BY_ID, CARDS
from ludosphere.games.biomos.observing import WORTHS

TERRAINS = "SDFMG"
PHASES = ("planet", "place", "lift", "event", "claim", "absorb", "over")


def rows(numbers: list[int], width: int) -> list[list[int]]:
    """The rows of a part."""
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]


def letters(numbers: list[int]) -> str:
    """The terrains of a part that is one-hot by terrain; a dot where there is none."""
    return "".join(TERRAINS[one.index(1)] if sum(one) == 1 else "." for one in rows(numbers, 5))


def ids(flags: list[int]) -> list[str]:
    """The cards of a part with a flag per card."""
    return [CARDS[number].id for number, flag in enumerate(flags) if flag]


def table(**changes: Any) -> Any:
    """Three planets; it is the second seat's turn, 7."""
    planets = [
        {"track": "SDS", "moon": "G", "claimed": ["B3", "B30"]},
        {"track": "FFMGGDDSSFFM", "claimed": ["B1"]},
        {},
    ]
    given: dict[str, Any] = {
        "basic": ["B4", None, "B5", "B19"],
        "giants": ["G10"],
        "centre": "SSF",
        "turn": 7,
    }
    return arrange(planets, active=1, **{**given, **changes})


def test_the_table_is_the_same_for_all_seats() -> None:
    for seat in range(3):
        seen = observed(table(), seat)
        assert PHASES[seen["phase"].index(1)] == "place"
        assert sum(seen["phase"]) == 1
        assert seen["turn"] == [7]
        assert seen["deck"] == [30 - 6]
        assert seen["centre"] == [2, 0, 1, 0, 0]
        assert seen["pouch"] == [12 - 6, 12 - 3, 12 - 5, 12 - 2, 12 - 3]
        assert ids(seen["faceup"]) == ["B4", "B5", "B19", "G10"]
        offer = [CARDS[CARD_BY_ID[card]].points for card in ("B4", "B5", "B19", "G10")]
        assert seen["offer"] == [offer[0], 0, offer[1], offer[2], offer[3], 0, 0, 0]


@pytest.mark.parametrize(("seat", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_own_planet_comes_first_and_the_others_in_turn(seat: int, order: list[int]) -> None:
    position = table()
    seen = observed(position, seat)
    assert seen["to_move"] == [[0, 1, 0][one] for one in order]
    tracks = ["SDS.........", "FFMGGDDSSFFM", "............"]
    assert [letters(one) for one in rows(seen["track"], 60)] == [tracks[one] for one in order]
    assert letters(seen["moon"]) == "".join("G.."[one] for one in order)
    tallies = [[2, 1, 0, 0, 0], [2, 2, 4, 2, 2], [0, 0, 0, 0, 0]]
    assert rows(seen["tally"], 5) == [tallies[one] for one in order]
    assert seen["free"] == [[9, 0, 12][one] for one in order]
    claimed = [["B3", "B30"], ["B1"], []]
    assert [ids(one) for one in rows(seen["claimed"], 40)] == [claimed[one] for one in order]
    assert seen["points"] == [position.scores()[one] for one in order]


def test_the_worth_of_a_card_is_what_the_estimate_makes_of_it() -> None:
    """B3 is two forests, B4 two seas."""
    planets = [{"track": "S"}, {"track": "FFFFFFFFFFFF"}]
    position = arrange(planets, basic=["B3", "B4"], centre="S")
    points = [CARDS[CARD_BY_ID[card]].points for card in ("B3", "B4")]
    own, other = rows(observed(position, 0)["worth"], 8)
    assert own == [round(points[0] * 10 * 0.17), round(points[1] * 10 * 0.42), 0, 0, 0, 0, 0, 0]
    assert other == [round(points[0] * 10 * 0.8), 0, 0, 0, 0, 0, 0, 0]  # full: no room for a sea
    assert max(max(worths) for worths in WORTHS) <= 255


def test_the_advanced_side_has_recesses_and_boards() -> None:
    planets = [
        {"track": "SD", "a": "F", "board": "glacier"},
        {"track": "M", "b": "G", "moon": "S", "board": "mountain"},
    ]
    position = arrange(planets, mode="advanced", centre="D", active=0)
    seen = observed(position, 1)
    assert letters(seen["recesses"]) == ".GF."
    assert rows(seen["board"], 4) == [[0, 1, 0, 0], [0, 0, 0, 1]]
    assert rows(seen["tally"], 5) == [[0, 0, 0, 1, 1], [1, 1, 1, 0, 0]]
    assert seen["free"] == [11 + 1, 10 + 1]
    start = game("biomos").new({"mode": "advanced"}, 1)
    seen = observed(start, 0)
    assert PHASES[seen["phase"].index(1)] == "planet"
    assert seen["to_move"] == [0, 1]
    assert not any(seen["board"])


def test_alone_there_is_the_black_hole() -> None:
    position = arrange([{"track": "S"}], centre="FSM", hole="SSG", absorbed=["B3"])
    seen = observed(position, 0)
    assert seen["hole"] == [2, 0, 0, 0, 1]
    assert ids(seen["absorbed"]) == ["B3"]
    assert seen["hole_points"] == [20 + CARDS[CARD_BY_ID["B3"]].points]
    assert seen["to_move"] == [1]


def test_a_claim_changes_what_is_seen() -> None:
    position = arrange([{"track": "F"}, {}], basic=["B3"], centre="FF", deck=[])
    do(position, "F@1")
    before = observed(position, 0)
    assert PHASES[before["phase"].index(1)] == "claim"
    do(position, "+3")
    after = observed(position, 0)
    assert (ids(before["faceup"]), ids(after["faceup"])) == (["B3"], [])
    assert ids(after["claimed"][:40]) == ["B3"]
    assert after["points"] == [CARDS[CARD_BY_ID["B3"]].points, 0]
    assert (before["to_move"], after["to_move"]) == ([1, 0], [0, 1])


def test_the_end_is_nobody_s_decision() -> None:
    for seat in range(2):
        seen = observed(finished("biomos", {}, 1), seat)
        assert PHASES[seen["phase"].index(1)] == "over"
        assert seen["to_move"] == [0, 0]
        assert seen["free"] == [0, 0]


def numbering(**options: Any) -> ActionSpace:
    """The numbers of actions with these options."""
    title = game("biomos")
    return title.action_space(title.options(options))


def test_what_cannot_be_has_no_number() -> None:
    assert numbering(seats=2).total == 6 * 16 + 15 * 16 + 40 + 3
    assert numbering(seats=2, mode="advanced").total == 5 + 6 * 16 + 15 * 16 + 4 * 16 + 40 + 3
    assert numbering(seats=1).total == 6 * 16 + 15 * 16 + 40 + 40 + 3
    with pytest.raises(LudosphereError):
        numbering(seats=2).index(0x001)  # a planet board in Discovery


def test_numbers_of_some_actions() -> None:
    basic = numbering(seats=2)
    assert basic.index(1 << 8 | 3 << 4 | 12) == 3 * 16 + 12  # a forest into gap 12
    assert basic.index(2 << 8 | 2 << 4 | 5) == 96 + 37  # the moon's effect
    assert basic.index(4 << 8 | 39) == 96 + 240 + 39  # claims G10
    assert basic.index(4 << 8 | 0xFF) == 96 + 240 + 40 + 2  # claims nothing
