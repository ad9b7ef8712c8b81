"""Rulings 57 to 63: claiming fauna cards."""

from __future__ import annotations

from typing import Any

from earth_positions import do, end_turn, fauna, lay, leaves, line, own, seat

MOLE = ["339a", "337a", "338a", "340a"]
"""European Mole, 20 soil, and three that are far away."""


def board(card: str) -> list[str]:
    """A fauna board with this card and three that are far away."""
    return [card, "339a", "338a", "340a"]


def test_ruling_57_achieved_once_kept() -> None:
    position = lay(seat(soil=18, hand=["218", "207"]), fauna=MOLE)
    do(position, 0, "A:blue", "2")
    assert own(position)["soil"] == 20
    do(position, 0, "*218", "0", "0", "*207", "0")
    assert own(position)["soil"] == 15
    assert fauna(position, "339a")["met"] == [0]
    end_turn(position)
    assert leaves(position, "339a") == [(0, 15)]


def test_ruling_57_on_the_turn_of_another_too() -> None:
    position = lay(seat(soil=18), seat(), active=1, fauna=MOLE)
    do(position, 1, "A:red")
    do(position, 0, "O:soil", "2")
    end_turn(position)
    assert leaves(position, "339a") == [(0, 15)]


def test_ruling_58_turn_order_from_the_active_player() -> None:
    position = lay(seat(), seat(soil=18), seat(soil=18), active=2, fauna=MOLE)
    do(position, 2, "A:red")
    do(position, 1, "O:soil", "2")
    assert fauna(position, "339a")["met"] == [1]
    do(position, 2, "5")
    end_turn(position)
    assert leaves(position, "339a") == [(2, 15), (1, 11)]
    assert (line(position, "fauna", 2), line(position, "fauna", 1)) == (15, 11)


def test_ruling_59_one_leaf_per_player_and_card() -> None:
    position = lay(seat(soil=18), fauna=MOLE, leaves=[[0], [], [], []])
    do(position, 0, "A:red", "5")
    assert fauna(position, "339a")["met"] == []
    end_turn(position)
    assert leaves(position, "339a") == [(0, 15)]


def test_ruling_60_a_level_is_never_shared() -> None:
    position = lay(*[seat(soil=18) for _ in range(5)], active=3, fauna=MOLE)
    do(position, 3, "A:red", "5")
    for other in (0, 4, 2, 1):
        do(position, other, "O:soil", "2")
    end_turn(position)
    assert leaves(position, "339a") == [(3, 15), (4, 11), (0, 8), (1, 6), (2, 5)]


def test_ruling_61_beginners_get_ten_each() -> None:
    claimed = [[1, 2], [], [], []]
    facts: dict[str, Any] = {"options": {"mode": "beginner"}, "fauna": MOLE, "leaves": claimed}
    position = lay(seat(soil=18), seat(), seat(), **facts)
    do(position, 0, "A:red", "5")
    end_turn(position)
    assert leaves(position, "339a") == [(1, 10), (2, 10), (0, 10)]


def test_ruling_62_every_island_counts_as_black() -> None:
    for island in ("285a", "291a", "294b"):
        position = lay(seat("d4:267 e4:013", island=island, hand=["265"], soil=5), fauna=board("346b"))
        assert fauna(position, "346b")["have"][0] == 2
        do(position, 0, "A:green", "265", "@e5")
        assert (fauna(position, "346b")["have"][0], fauna(position, "346b")["met"]) == (3, [0])


def test_ruling_63_islands_have_two_abilities_and_so_has_one_climate() -> None:
    cards = "d4:017 e4:018 f4:019"
    position = lay(seat(cards, island="285a", climate="303b"), fauna=board("352b"))
    assert (fauna(position, "352b")["have"][0], fauna(position, "352b")["need"]) == (5, 5)
    position = lay(seat(cards, island="285a", climate="304b"), fauna=board("352b"))
    assert fauna(position, "352b")["have"][0] == 4
