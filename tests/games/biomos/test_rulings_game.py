"""Rulings 23, 24, 27, 28, 45 to 47, 52 and 53: set-up, length and end of a game."""

from __future__ import annotations

from typing import Any

import pytest

from biomos_positions import TABLES, can, do, planets, playout
from ludosphere import game
from ludosphere.core.errors import NotationError
from ludosphere.games.biomos.arrange import arrange

SEEDS = range(5)


def test_ruling_23_four_players_advanced_sixty_tokens_are_enough() -> None:
    for seed in SEEDS:
        position = game("biomos").new({"mode": "advanced", "seats": 4}, seed)
        for _ in playout(position, seed):
            view = position.view(None)
            left = sum(view["pouch"].values())
            if view["turn"] >= 56:
                assert left == 0
                assert view["phase"] != "event"
            elif view["phase"] == "place":
                assert left >= 5
        view = position.view(None)
        assert view["turn"] == 60
        assert view["centre"] == []


@pytest.mark.parametrize(("seats", "tokens"), [(1, [0]), (2, [0, 1]), (3, [0, 0, 1]), (4, [0, 0, 1, 1])])
def test_ruling_24_compensation_tokens_go_on_the_track(seats: int, tokens: list[int]) -> None:
    for seed in SEEDS:
        view = game("biomos").new({"seats": seats}, seed).view(None)
        assert [len(planet["track"]) for planet in view["planets"]] == tokens
        assert [planet["moon"] for planet in view["planets"]] == [None] * seats


def test_ruling_24_no_compensation_in_advanced() -> None:
    for seats in (2, 3, 4):
        view = game("biomos").new({"seats": seats, "mode": "advanced"}, 1).view(None)
        assert [planet["tokens"] for planet in view["planets"]] == [0] * seats


def test_ruling_24_compensation_tokens_are_drawn_in_turn_order() -> None:
    later = set()
    for seed in range(20):  # up to the first of these tokens, tables of 3 and 4 draw the same
        three, four = (planets(game("biomos").new({"seats": seats}, seed)) for seats in (3, 4))
        assert three[2].track == four[2].track
        later.add(four[3].track == four[2].track)
    assert later == {True, False}


def test_ruling_27_the_end_is_checked_after_the_claim() -> None:
    full = {"track": "SDFMGSDFMGSD", "moon": "M"}
    position = arrange([full, {"track": "SDFMGDSFMGS", "moon": "M"}], active=1, centre="S", basic=["B4"])
    do(position, "S@11")
    assert can(position) == {"+4", "-"}
    assert position.result() is None
    view = do(position, "+4")
    assert view["phase"] == "over"
    result = position.result()
    assert result is not None
    assert result.sheet[0].points == [0, 3]


def test_ruling_27_the_game_goes_on_until_the_last_planet_is_full() -> None:
    full = {"track": "SDFMGSDFMGSD", "moon": "M"}
    position = arrange([{**full, "track": "SDFMGSDFMGS"}, {**full, "track": "SDFMGSDFMGS"}], centre="SD")
    assert do(position, "S@11")["to_move"] == [1]
    assert position.result() is None
    assert do(position, "D@11")["to_move"] == []


def test_ruling_28_the_moon_is_no_terrain_of_the_tie_break() -> None:
    first = {"track": "SDF" * 4, "moon": "G", "claimed": ["B11", "B12"]}
    second = {"track": "SSSSDDDDFFFF", "moon": "S"}
    result = arrange([first, second], phase="over", centre="").result()
    assert result is not None
    assert result.scores == [12, 12]
    assert result.ranks == [1, 1]


@pytest.mark.parametrize(
    ("mode", "seats", "turns", "batches", "centre", "pouch"),
    [
        ("discovery", 2, 25, 5, 0, 34),
        ("discovery", 3, 38, 8, 2, 19),
        ("discovery", 4, 50, 10, 0, 8),
        ("advanced", 2, 30, 6, 0, 30),
        ("advanced", 3, 45, 9, 0, 15),
        ("advanced", 4, 60, 12, 0, 0),
    ],
)
def test_ruling_45_arithmetic(
    mode: str, seats: int, turns: int, batches: int, centre: int, pouch: int
) -> None:
    for seed in SEEDS:
        position = game("biomos").new({"mode": mode, "seats": seats}, seed)
        position.events = []
        for _ in playout(position, seed):
            pass
        view = position.view(None)
        refilled = [event.args["tokens"] for event in position.events if event.kind == "refilled"]
        assert view["turn"] == turns
        assert 1 + len(refilled) == batches  # the first one belongs to the set-up
        assert all(len(tokens) == 5 for tokens in refilled)
        assert len(view["centre"]) == centre
        assert sum(view["pouch"].values()) == pouch


@pytest.mark.parametrize(
    ("mode", "seats", "own", "last"),
    [
        ("discovery", 2, [13, 12], 0),
        ("discovery", 3, [13, 13, 12], 1),
        ("discovery", 4, [13, 13, 12, 12], 1),
        ("advanced", 2, [15, 15], 1),
        ("advanced", 3, [15, 15, 15], 2),
        ("advanced", 4, [15, 15, 15, 15], 3),
    ],
)
def test_ruling_46_turns_of_each_seat(mode: str, seats: int, own: list[int], last: int) -> None:
    position = game("biomos").new({"mode": mode, "seats": seats}, 11)
    placing = [seat for seat, action in playout(position, 11) if "@" in action]
    assert [placing.count(seat) for seat in range(seats)] == own
    assert placing[-1] == last
    full_rounds = min(own) * seats
    assert placing[:full_rounds] == [turn % seats for turn in range(full_rounds)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_47_the_last_seat_picks_its_planet_first(seats: int) -> None:
    position = game("biomos").new({"mode": "advanced", "seats": seats}, 3)
    boards = ["forest", "mountain", "desert", "glacier"]
    for seat in reversed(range(seats)):
        view = position.view(seat)
        assert (view["phase"], view["to_move"]) == ("planet", [seat])
        assert len(view["centre"]) == 5  # all seeing centre and rows
        assert None not in view["basic"] + view["giants"]
        assert can(position) == {f"P:{board}" for board in boards}  # mandatory, and each only once
        do(position, f"P:{boards.pop(0)}")
    view = position.view(None)
    assert (view["phase"], view["to_move"], view["turn"]) == ("place", [0], 1)
    assert [planet["board"] for planet in view["planets"]] == ["forest", "mountain", "desert", "glacier"][
        :seats
    ][::-1]


def test_ruling_47_solo_any_of_the_four_planets() -> None:
    position = game("biomos").new({"mode": "advanced", "seats": 1}, 3)
    assert can(position) == {"P:forest", "P:mountain", "P:desert", "P:glacier"}
    assert do(position, "P:desert")["planets"][0]["board"] == "desert"


def test_ruling_47_discovery_begins_with_the_first_seat() -> None:
    view = game("biomos").new({"seats": 3}, 3).view(None)
    assert (view["phase"], view["to_move"], view["turn"]) == ("place", [0], 1)
    assert sum(view["pouch"].values()) == 60 - 5 - 1
    assert view["deck"] == 26


def sheet_of(planet: dict[str, Any], mode: str = "advanced") -> dict[str, int]:
    position = arrange([planet, {}], mode=mode)
    return {line.key: line.points[0] for line in position.sheet()}


def test_ruling_52_a_token_counts_in_every_bonus_it_fits() -> None:
    planet = {"track": "FFS", "a": "F", "moon": "F", "board": "forest"}
    assert sheet_of(planet) == {"biomes": 0, "moon": 9, "forest": 3, "planet": 3}
    without = {"track": "FS", "a": "F", "moon": "F", "board": "forest"}
    assert sum(sheet_of(planet).values()) - sum(sheet_of(without).values()) == 3 + 1 + 1


@pytest.mark.parametrize("board", ["forest", "mountain", "desert", "glacier"])
def test_ruling_52_the_moon_adds_to_no_bonus(board: str) -> None:
    letter = {"forest": "F", "mountain": "M", "desert": "D", "glacier": "G"}[board]
    assert sheet_of({"track": "SS", "moon": letter, "board": board}) == {
        "biomes": 0,
        "moon": 0,
        "forest": 0,
        "planet": 0,
    }
    assert sheet_of({"track": "S" + letter * 2, "b": letter, "board": board})["planet"] == 3


def test_ruling_52_no_moon_no_moon_bonus() -> None:
    assert sheet_of({"track": "SSS"}, "discovery") == {"biomes": 0, "moon": 0}
    assert sheet_of({"track": "SSS", "moon": "S"}, "discovery") == {"biomes": 0, "moon": 9}


def result_of(first: str, second: str, tie_break: str = "rulebook") -> tuple[list[int], list[float]]:
    """Ranks and payoffs of two planets that differ by their tracks only."""
    planets = [{"track": first}, {"track": second}]
    result = arrange(planets, phase="over", centre="", options={"tie_break": tie_break}).result()
    assert result is not None
    return result.ranks, result.payoffs


def test_ruling_53_points_come_first() -> None:
    many = {"track": "SDFMGSDFMGSD", "claimed": ["B1"]}
    few = {"track": "SDSDSDSDSDSD", "claimed": ["B11"]}
    result = arrange([many, few], phase="over", centre="").result()
    assert result is not None
    assert (result.scores, result.ranks, result.payoffs) == ([3, 7], [2, 1], [0, 1])


def test_ruling_53_then_different_terrains() -> None:
    assert result_of("SSSDDDFFFMMM", "SSSDDDFFFFFF") == ([1, 2], [1, 0])
    assert result_of("SSSSSSDDDDDD", "SSSDDDFFFMGG") == ([2, 1], [0, 1])


def test_ruling_53_then_equal_rank_and_nothing_finer() -> None:
    assert result_of("SSSSSSDDDDDD", "FFFFFFFFFFFM") == ([1, 1], [0.5, 0.5])


def test_ruling_53_ranks_after_a_shared_victory() -> None:
    laid: list[dict[str, Any]] = [
        {"track": "SD", "claimed": ["B1"]},
        {"track": "FM", "claimed": ["B2"]},
        {"track": "GS"},
    ]
    result = arrange(laid, phase="over", centre="").result()
    assert result is not None
    assert (result.ranks, result.payoffs) == ([1, 1, 3], [0.5, 0.5, 0])


def test_the_bga_tie_break_compares_the_terrain_counts() -> None:
    # the scarcest terrain first: 0 0 0 6 6 beats 0 0 0 1 11
    assert result_of("SSSSSSDDDDDD", "FFFFFFFFFFFM", "bga") == ([1, 2], [1, 0])
    assert result_of("SDDDDDDDDDDF", "SSFFMMMMMMMM", "bga") == ([2, 1], [0, 1])
    assert result_of("SSSDDDFFFMMM", "MMMGGGFFFSSS", "bga") == ([1, 1], [0.5, 0.5])
    assert result_of("SSSSSSSDDDDD", "FFFFFMMMMMMM", "bga") == ([1, 1], [0.5, 0.5])


def test_the_bga_tie_break_still_puts_points_and_terrains_first() -> None:
    assert result_of("SSSSSSDDDDDD", "FFFFFFFFFFMG", "bga") == ([2, 1], [0, 1])


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_every_game_ends(mode: str, seats: int) -> None:
    position = game("biomos").new({"mode": mode, "seats": seats}, 5)
    for seat, _ in playout(position, 5):
        assert position.result() is None
        assert [position.legal(other) for other in range(seats) if other != seat] == [[]] * (seats - 1)
    assert position.result() is not None
    assert all(planet.full for planet in planets(position))
    assert [position.legal(seat) for seat in range(seats)] == [[]] * seats
    with pytest.raises(NotationError):
        position.parse(0, "S@0")
