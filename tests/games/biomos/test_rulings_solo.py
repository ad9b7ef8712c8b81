"""Rulings 29 to 35, 51 and 54 to 57: the solo game against the Black Hole (50 is with the turn)."""

from __future__ import annotations

from collections import Counter

import pytest

from biomos_positions import can, do, planets, playout
from ludosphere import game
from ludosphere.games.biomos.arrange import arrange

NOTHING = {"sea": 0, "desert": 0, "forest": 0, "mountain": 0, "glacier": 0}


def test_ruling_29_the_black_hole_cannot_take_the_replacement() -> None:
    position = arrange([{"track": "F"}], centre="FMG", basic=["B3"], deck=["B4"], hole="SS")
    view = do(position, "F@1", "+3")
    assert view["basic"] == ["B4", None, None, None]
    assert view["hole"]["claimed"] == []
    position.play(0, position.legal(0)[0])  # one turn later it can
    assert position.view(None)["hole"]["claimed"] == ["B4"]


def test_ruling_30_the_two_tokens_arrive_before_the_claim() -> None:
    position = arrange([{"track": "F"}], centre="FSS", basic=["B3", "B4"], deck=[])
    view = do(position, "F@0")
    assert view["phase"] == "claim"
    assert view["hole"]["tokens"] == {**NOTHING, "sea": 2}
    assert view["centre"] == []
    view = do(position, "-")
    assert view["hole"]["claimed"] == ["B4"]


def test_ruling_31_the_black_hole_must_claim_also_a_giant() -> None:
    position = arrange([{}], centre="FSS", basic=["B3"], giants=["G6"], hole="SS")
    view = do(position, "F@0")
    assert view["hole"]["claimed"] == ["G6"]
    assert view["giants"] == [None] * 4
    assert view["hole"]["score"] == 20 + 10
    assert view["turn"] == 2


def test_ruling_31_the_dearest_it_can() -> None:
    position = arrange([{}], centre="DGM", basic=["B4", "B3", "B19"], hole="SSFF")
    view = do(position, "D@0")
    assert view["hole"]["claimed"] == ["B19"]
    assert view["hole"]["tokens"] == {**NOTHING, "sea": 1, "mountain": 1, "glacier": 1}


def test_ruling_32_the_player_decides_among_equals() -> None:
    position = arrange([{}], centre="DGM", basic=["B4", "B3"], hole="SSFF", deck=["B30", "B29"])
    do(position, "D@0")
    assert position.view(None)["phase"] == "absorb"
    assert can(position) == {"*4", "*3"}  # "none" is not among them
    view = do(position, "*3")
    assert view["hole"]["claimed"] == ["B3"]
    assert view["basic"][0] == "B4"
    assert view["basic"][1] in ("B29", "B30")
    assert view["phase"] == "place"


def test_ruling_32_only_the_dearest_are_offered() -> None:
    position = arrange([{}], centre="DGM", basic=["B4", "B19", "B12"], hole="SSFFMM")
    do(position, "D@0")
    assert can(position) == {"*19", "*12"}


def test_ruling_33_jokers_need_no_tokens() -> None:
    position = arrange([{}], centre="DFG", giants=["G2"], hole="FFF")
    view = do(position, "D@0")
    assert view["hole"]["claimed"] == ["G2"]
    assert view["hole"]["tokens"] == {**NOTHING, "glacier": 1}
    position = arrange([{}], centre="DFG", giants=["G2"], hole="FF")
    assert do(position, "D@0")["hole"]["claimed"] == []


def test_ruling_33_order_does_not_matter() -> None:
    position = arrange([{}], centre="DMF", basic=["B11"], hole="MF")
    assert do(position, "D@0")["hole"]["claimed"] == ["B11"]  # forest mountain mountain forest


def test_ruling_34_tokens_returned_by_events_can_be_drawn_again() -> None:
    planet = {"track": "DS"}
    rest = Counter("SDFMG" * 12)
    rest.subtract("DS" + "SSS" + "FMM")  # planet, centre, pouch
    position = arrange([planet], mode="advanced", centre="SSS", hole="".join(rest.elements()))
    view = do(position, "S@2", "i0")
    assert planets(position)[0].track == "FSS"
    assert view["centre"] == ["desert", "mountain", "mountain"]


@pytest.mark.parametrize(("mode", "turns", "left"), [("discovery", 13, 60 - 39), ("advanced", 15, 60 - 45)])
def test_ruling_35_the_pouch_never_runs_dry(mode: str, turns: int, left: int) -> None:
    for seed in range(5):
        position = game("biomos").new({"mode": mode, "seats": 1}, seed)
        for _ in playout(position, seed):
            view = position.view(None)
            if view["phase"] == "place":
                assert len(view["centre"]) == 3
        view = position.view(None)
        assert view["turn"] == turns
        assert sum(view["pouch"].values()) == left


@pytest.mark.parametrize("mode", ["discovery", "advanced"])
def test_ruling_51_solo_set_up(mode: str) -> None:
    position = game("biomos").new({"mode": mode, "seats": 1}, 4)
    view = position.view(None)
    if mode == "advanced":
        assert view["centre"] == []  # the planet is chosen before anything is drawn
        assert sum(view["pouch"].values()) == 60
        view = do(position, "P:glacier")
    assert len(view["centre"]) == 3  # the draw of the first turn
    assert sum(view["pouch"].values()) == 57
    assert view["planets"][0]["tokens"] == 0
    assert (
        len([card for card in view["basic"] if card]) == len([card for card in view["giants"] if card]) == 4
    )
    assert view["deck"] == 26
    assert view["hole"] == {
        "tokens": NOTHING,
        "claimed": [],
        "card": 20 if mode == "discovery" else 40,
        "score": 20 if mode == "discovery" else 40,
    }


def test_ruling_54_the_event_comes_right_after_placing() -> None:
    position = arrange([{"track": "DS"}], mode="advanced", centre="MFF", basic=["B2"], hole="DD")
    before = position.view(None)["pouch"]
    view = do(position, "M@2")
    assert view["phase"] == "event"
    assert view["pouch"] == before  # the two other tokens don't return to the pouch
    assert view["hole"]["tokens"] == {**NOTHING, "desert": 2, "forest": 2}
    assert can(position) == {"i0", "f1", "e1", "-"}
    do(position, "e1")
    assert position.view(None)["phase"] == "claim"


def test_ruling_54_so_does_the_moon_s_effect() -> None:
    position = arrange([{"track": "FSF"}], mode="advanced", centre="MFF", basic=["B3"])
    assert do(position, "M@m")["phase"] == "lift"
    do(position, "1>2")
    assert can(position) == {"+3", "-"}


def test_ruling_55_the_claim_stays_optional() -> None:
    position = arrange([{"track": "F"}], centre="FMG", basic=["B3"])
    do(position, "F@0")
    assert can(position) == {"+3", "-"}
    view = do(position, "-")
    assert view["planets"][0]["claimed"] == []
    assert view["basic"][0] == "B3"
    assert view["turn"] == 2


MINE = ["B11", "B13", "B16", "B17", "B20", "B1", "B2", "B3", "B4"]
"""47 points."""
ITS = ["G6", "B22", "B12", "B14"]
"""27 points."""


def test_ruling_56_equal_points_are_a_defeat() -> None:
    planet = {"track": "SDF" * 4, "moon": "G", "claimed": MINE}
    result = arrange([planet], phase="over", centre="", absorbed=ITS, hole="SS").result()
    assert result is not None
    assert result.scores == [47, 27 + 20]  # unused tokens on the Black Hole are worth nothing
    assert result.ranks == [2, 1]
    assert result.payoffs == [0]
    assert {line.key: line.points for line in result.sheet} == {
        "biomes": [47, 27],
        "moon": [0, 0],
        "hole": [0, 20],
    }


def test_ruling_56_more_points_are_a_victory() -> None:
    planet = {"track": "SDF" * 4, "moon": "G", "claimed": [*MINE, "B5"]}
    result = arrange([planet], phase="over", centre="", absorbed=ITS).result()
    assert result is not None
    assert (result.scores, result.ranks, result.payoffs) == ([50, 47], [1, 2], [1])


def test_ruling_56_forty_points_on_the_advanced_side() -> None:
    planet = {"track": "SDM" * 4, "moon": "G", "board": "glacier", "claimed": MINE}
    result = arrange([planet], mode="advanced", phase="over", centre="", absorbed=["B12"]).result()
    assert result is not None
    assert result.scores == [47, 45]
    assert result.payoffs == [1]


def test_ruling_57_exactly_the_tokens_of_the_card() -> None:
    position = arrange([{}], centre="DSM", basic=["B24"], hole="GGGFFF")
    view = do(position, "D@0")
    assert view["hole"]["claimed"] == ["B24"]
    assert view["hole"]["tokens"] == {**NOTHING, "glacier": 1, "forest": 1, "sea": 1, "mountain": 1}


def test_ruling_57_no_decision_with_one_dearest_card() -> None:
    position = arrange([{}], centre="DSM", basic=["B24", "B1", "B3"], hole="GGFF")
    view = do(position, "D@0")
    assert view["phase"] == "place"
    assert view["hole"]["claimed"] == ["B24"]
