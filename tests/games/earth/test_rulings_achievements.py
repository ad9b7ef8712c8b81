"""Rulings 131 and 132: the achievements sheet."""

from __future__ import annotations

from typing import Any

import pytest

from earth_positions import lay, line, seat, solo
from ludosphere.games.earth.achievements import earned

PLAIN = {"island": "285a", "climate": "295a", "ecosystem": "305a"}
"""1 base point, and an Ecosystem of trees."""
NOTHING = (202, 205, 207, 209, 210, 211, 214, 220, 221, 222, 223, 226, 233, 234, 262, 264)
QUIET = [str(number) for number in NOTHING]
"""Events worth nothing."""
NO_POINTS = ["306a", "319a"]
"""Ecosystems of bushes and mushrooms."""
CANOPIES = "d4:076:0:8 e4:008:0:6 f4:228:0:6 g4:235:0:5 d5:031:0:4 e5:152:0:5 f5:014:0:2"
"""13 + 10 + 10 + 9 + 8 + 8 + 2 = 60 points of growth."""


def ticked(cards: str = "", first: bool = False, **facts: Any) -> list[int]:
    """What the winner of a game of two earns; `facts` of the table are named table_…"""
    table = {key[6:]: facts.pop(key) for key in list(facts) if key.startswith("table_")}
    table.setdefault("ecosystems", NO_POINTS)
    position = lay(
        seat(cards, **{**PLAIN, **facts}),
        seat(island="286a", climate="304a", ecosystem="320a", events=["197"]),
        phase="over",
        **table,
    )
    assert position.result().ranks == [1, 2]  # type: ignore[union-attr]
    return earned(position, 0, first)


def test_ruling_131_the_first_game() -> None:
    assert 1 in ticked(first=True)
    assert 1 not in ticked()


@pytest.mark.parametrize(("compost", "holds"), [(139, False), (138, True)])
def test_ruling_131_fewer_than_140_in_total(compost: int, holds: bool) -> None:
    assert (2 in ticked(compost=compost)) == holds


@pytest.mark.parametrize(("compost", "holds"), [(232, False), (233, True)])
def test_ruling_131_more_than_300_in_total(compost: int, holds: bool) -> None:
    board: dict[str, Any] = {"table_leaves": [[0], [0], [0], [0]], "table_bonus": 0}
    assert (3 in ticked(compost=compost, **board)) == holds


@pytest.mark.parametrize(("more", "holds"), [("", False), (" g5:015:0:1", True)])
def test_ruling_131_more_than_60_from_growth(more: str, holds: bool) -> None:
    assert (7 in ticked(CANOPIES + more)) == holds


@pytest.mark.parametrize(("events", "holds"), [(15, False), (16, True)])
def test_ruling_131_more_than_15_events(events: int, holds: bool) -> None:
    assert (9 in ticked(events=QUIET[:events])) == holds


@pytest.mark.parametrize(("cards", "holds"), [("", False), (" g5:092", True)])
def test_ruling_131_seven_terrains_will_do(cards: str, holds: bool) -> None:
    six = "d4:003 e4:028 f4:090 g4:091 d5:093 e5:094 f5:013"
    assert (10 in ticked(six + cards)) == holds


@pytest.mark.parametrize(("compost", "holds"), [(60, False), (61, True)])
def test_ruling_131_more_than_60_from_compost(compost: int, holds: bool) -> None:
    assert (11 in ticked(compost=compost)) == holds


@pytest.mark.parametrize(("compost", "holds"), [(1, False), (2, True)])
def test_ruling_131_more_than_60_from_terrain(compost: int, holds: bool) -> None:
    # Mineral Rich Land 30, Blooming Land 29, Putrefied Land the rest
    assert (12 in ticked("d4:165 e4:166 f4:167", soil=15, hand=29, compost=compost)) == holds


@pytest.mark.parametrize(("leaves", "bonus", "holds"), [(4, 0, True), (4, None, False), (3, 0, False)])
def test_ruling_131_67_on_the_fauna_board_will_do(leaves: int, bonus: int | None, holds: bool) -> None:
    rows = [[0]] * leaves + [[1, 0]] * (4 - leaves)
    assert (14 in ticked(compost=60, table_leaves=rows, table_bonus=bonus)) == holds


@pytest.mark.parametrize(
    ("rows", "bonus", "holds"),
    [([[0], [0], [], []], None, False), ([[1, 0], [1, 0], [], []], 0, True), ([[], [], [], []], None, True)],
)
def test_ruling_131_fewer_than_30_on_the_fauna_board(
    rows: list[list[int]], bonus: int | None, holds: bool
) -> None:
    assert (15 in ticked(compost=60, table_leaves=rows, table_bonus=bonus)) == holds


@pytest.mark.parametrize(
    ("soil", "compost", "events", "number", "holds"),
    [
        (12, 28, 6, 16, False),  # 24 + 21 + 15 = 60
        (12, 16, 10, 16, True),  # 24 + 12 + 25 = 61
        (12, 8, 0, 17, False),  # 24 + 6 = 30
        (7, 0, 6, 17, True),  # 14 + 15 = 29
    ],
)
def test_ruling_131_points_of_ecosystems(
    soil: int, compost: int, events: int, number: int, holds: bool
) -> None:
    facts: dict[str, Any] = {"ecosystem": "309b", "soil": soil, "compost": compost, "events": QUIET[:events]}
    assert (number in ticked(table_ecosystems=["310b", "313b"], **facts)) == holds


BASES = [
    ("d4:098 e4:178", 18, True),  # 14 + 9 + 6 = 29
    ("d4:098 e4:016", 18, False),  # 14 + 9 + 7 = 30
    ("d4:098 e4:099 f4:100 g4:101 d5:027", 19, False),  # 14 + 36 + 10 = 60
    ("d4:098 e4:099 f4:100 g4:101 d5:026 e5:001", 19, True),  # 14 + 36 + 9 + 2 = 61
]


@pytest.mark.parametrize(("cards", "number", "holds"), BASES)
def test_ruling_131_base_points(cards: str, number: int, holds: bool) -> None:
    assert (number in ticked(cards, island="285b", climate="295b")) == holds


@pytest.mark.parametrize(("hand", "numbers"), [(30, set()), (31, {20}), (0, {21}), (1, set())])
def test_ruling_131_hand_cards(hand: int, numbers: set[int]) -> None:
    assert set(ticked(hand=hand)) & {20, 21} == numbers


@pytest.mark.parametrize(("soil", "numbers"), [(20, set()), (21, {22}), (0, {23}), (1, set())])
def test_ruling_131_soil(soil: int, numbers: set[int]) -> None:
    assert set(ticked(soil=soil)) & {22, 23} == numbers


# --- which lines count -------------------------------------------------------------------------------------
def test_ruling_132_base_is_without_events() -> None:
    # 14 + Crater 10 + Yellow Morel 7 = 31, and Wildfire -4
    assert 18 not in ticked("d4:027 e4:016", island="285b", climate="295b", events=["219"], compost=5)


def test_ruling_132_who_ended_the_game_has_the_bonus() -> None:
    assert 5 not in ticked(table_bonus=0)
    assert 5 in ticked(compost=60, table_bonus=1)


def test_ruling_132_a_few_that_need_nothing() -> None:
    assert {4, 6, 8, 13} <= set(ticked())
    assert not {6, 8, 13} & set(ticked("d4:014:1", compost=1, events=["202"]))


def test_ruling_132_a_complete_tableau_is_not_number_four() -> None:
    places = [column + row for row in "4567" for column in "defg"]
    cards = " ".join(f"{at}:{number:03}" for at, number in zip(places, range(31, 47), strict=True))
    assert 4 not in ticked(cards)


@pytest.mark.parametrize("number", [14, 16, 17])
def test_ruling_132_beginners_are_not_awarded_three_of_them(number: int) -> None:
    # 4 x 10 + 7
    facts: dict[str, Any] = {"options": {"mode": "beginner"}, "leaves": [[0], [0], [0], [0]], "bonus": 0}
    position = lay(seat(compost=50), seat(), phase="over", **facts)
    assert line(position, "fauna") + line(position, "bonus") == 47
    assert number not in earned(position, 0, True)
    assert 1 in earned(position, 0, True)


def test_ruling_132_a_loser_earns_nothing() -> None:
    position = lay(seat(**PLAIN), seat(compost=50), phase="over", ecosystems=NO_POINTS)
    assert earned(position, 0, True) == []
    assert 1 in earned(position, 1, True)


def test_ruling_132_nobody_earns_anything_before_the_end() -> None:
    assert earned(lay(seat(compost=50), seat()), 0, True) == []


def test_ruling_132_a_shared_win_is_a_win() -> None:
    same: dict[str, Any] = {"ecosystem": None, "compost": 30}
    first, second = seat(island="285a", climate="295a", **same), seat(island="286a", climate="304a", **same)
    position = lay(first, second, phase="over", ecosystems=NO_POINTS, options={"mode": "standard"})
    assert position.result().ranks == [1, 1]  # type: ignore[union-attr]
    assert 1 in earned(position, 0, True)
    assert 1 in earned(position, 1, True)


@pytest.mark.parametrize(("compost", "wins"), [(50, True), (49, False)])
def test_ruling_132_beating_gaia_is_a_win_and_a_draw_is_not(compost: int, wins: bool) -> None:
    position = solo(seat(**PLAIN, compost=compost), phase="over", ecosystems=NO_POINTS, gaia={"compost": 50})
    assert bool(earned(position, 0, True)) == wins
