"""Rulings 20 to 22, 25, 26, 36, 44, 48 to 50 and 58 to 60: a turn, claiming, what everybody knows."""

from __future__ import annotations

from collections import Counter

import pytest

from biomos_positions import TABLES, can, do, fate, planets, playout
from ludosphere import game
from ludosphere.core.errors import IllegalAction, NotationError
from ludosphere.games.biomos.arrange import arrange


def test_ruling_20_tokens_are_not_used_up() -> None:
    position = arrange([{"track": "FFSF"}, {}], centre="SSSS", basic=["B3", "B8"], deck=[])
    do(position, "S@0", "+3", "S@0", "S@0")
    view = do(position, "+8")
    assert view["planets"][0]["claimed"] == ["B3", "B8"]


def test_ruling_21_claiming_may_be_declined() -> None:
    position = arrange([{"track": "FF"}, {}], centre="SS", basic=["B3"])
    do(position, "S@0")
    view = do(position, "-")
    assert view["basic"][0] == "B3"
    assert view["planets"][0]["claimed"] == []
    assert view["to_move"] == [1]


def test_ruling_22_the_centre_is_refilled_only_when_empty() -> None:
    position = arrange([{}, {}], centre="SM")
    view = do(position, "S@0")
    assert view["centre"] == ["mountain"]
    view = do(position, "M@0")
    assert len(view["centre"]) == 5
    assert sum(view["pouch"].values()) == 60 - 2 - 5


def test_ruling_22_fewer_only_if_the_pouch_has_fewer() -> None:
    box = "SDFMG" * 12
    full = [
        {"track": box[k : k + 12], "a": box[k + 12], "b": box[k + 13], "moon": box[k + 14]}
        for k in (0, 15, 30)
    ]
    position = arrange([{"track": box[45:56]}, *full], centre=box[56], mode="advanced")
    assert sum(position.view(None)["pouch"].values()) == 3
    do(position, f"{box[56]}@0")
    view = do(position, "-") if position.view(None)["phase"] == "event" else position.view(None)
    assert len(view["centre"]) == 3
    assert sum(view["pouch"].values()) == 0


def test_ruling_25_an_empty_deck_shrinks_the_row() -> None:
    position = arrange([{"track": "FF"}, {}], centre="SS", basic=["B1", "B3", "B4"], deck=[])
    view = do(position, "S@0", "+3")
    assert view["basic"] == ["B1", None, "B4", None]
    assert (view["phase"], view["to_move"]) == ("place", [1])


def test_ruling_26_full_planets_are_skipped() -> None:
    full = {"track": "SDFMGSDFMGSD", "moon": "M"}
    position = arrange([{}, full, {}], centre="SSS")
    assert do(position, "S@0")["to_move"] == [2]
    assert do(position, "S@0")["to_move"] == [0]


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_ruling_36_only_the_order_of_draws_is_hidden(mode: str, seats: int) -> None:
    position = game("biomos").new({"mode": mode, "seats": seats}, 7)
    for _ in playout(position, 7):
        view = position.view(None)
        assert all(view == position.view(seat) for seat in range(seats))
        seen = Counter({name: view["pouch"][name] for name in view["pouch"]}) + Counter(view["centre"])
        for planet in view["planets"]:
            seen.update(name for name in [*planet["track"], planet["a"], planet["b"], planet["moon"]] if name)
        if not view["hole"]:  # the composition of the pouch is public arithmetic
            assert set(seen.values()) == {12}
        assert type(view["deck"]) is int


def test_ruling_36_other_worlds_look_the_same_and_draw_otherwise() -> None:
    position = arrange([{}, {}], centre="S")
    assert fate(position, 3).view(0) == position.view(0)
    centres = set()
    for seed in range(20):
        other = fate(position, seed)
        centres.add(tuple(do(other, "S@0")["centre"]))
    assert len(centres) > 5


def test_ruling_44_an_event_finds_the_tokens_of_the_next_batch() -> None:
    position = arrange([{"track": "DS"}, {}], mode="advanced", centre="M")
    before = position.view(None)["pouch"]
    view = do(position, "M@2")
    assert view["phase"] == "event"
    assert view["centre"] == []
    assert view["pouch"] == before
    view = do(position, "-")
    assert len(view["centre"]) == 5
    assert sum(view["pouch"].values()) == sum(before.values()) - 5


def test_ruling_44_nothing_is_drawn_after_the_last_turn() -> None:
    full = {"track": "SDFMGSDFMGSD", "moon": "M"}
    position = arrange([{**full, "track": "SDFMGSDFMGS"}, full], centre="D")
    view = do(position, "D@11")
    assert view["phase"] == "over"
    assert view["centre"] == []
    assert sum(view["pouch"].values()) == 60 - 26


def test_ruling_48_a_claimed_biome_is_kept_for_good() -> None:
    position = arrange([{"track": "DFF"}, {}], mode="advanced", centre="SSSS", basic=["B3"], deck=[])
    do(position, "S@3", "-", "+3", "S@0")
    view = do(position, "S@4", "e1")
    assert planets(position)[0].track == "DDFSS"  # no two forests together any more
    assert view["planets"][0]["claimed"] == ["B3"]
    assert position.sheet()[0].points == [3, 0]


def test_ruling_49_the_placed_token_need_not_be_in_the_pattern() -> None:
    position = arrange([{"track": "FF"}, {}], centre="SM", basic=["B3"])
    do(position, "S@0")
    assert can(position) == {"+3", "-"}
    position = arrange([{"track": "FF"}, {}], centre="SM", basic=["B3"])
    do(position, "S@m", "-")
    assert can(position) == {"+3", "-"}


def test_ruling_49_the_pattern_must_stand_at_the_claim_step() -> None:
    position = arrange([{"track": "FF"}, {}], centre="SM", basic=["B3"])
    view = do(position, "S@1")
    assert (view["phase"], view["to_move"]) == ("place", [1])


def test_ruling_50_the_new_card_comes_to_the_place_of_the_claimed() -> None:
    position = arrange([{"track": "FF"}, {}], centre="SS", basic=["B1", "B3", "B4", "B5"], deck=["B30"])
    assert do(position, "S@0", "+3")["basic"] == ["B1", "B30", "B4", "B5"]


def test_ruling_50_a_giant_is_not_replaced() -> None:
    position = arrange([{"track": "FFDSF"}, {}], centre="FS", giants=["G9", "G1"], basic=["B1"], deck=["B30"])
    view = do(position, "F@5", "+G9")
    assert view["giants"] == [None, "G1", None, None]
    assert (view["basic"], view["deck"]) == (["B1", None, None, None], 1)


def test_ruling_50_solo_the_player_s_gap_is_filled_first() -> None:
    position = arrange([{"track": "F"}], centre="FSS", basic=["B4", "B3"], deck=["B30"])
    view = do(position, "F@0", "+3")
    assert view["hole"]["claimed"] == ["B4"]
    assert view["basic"] == [None, "B30", None, None]


def test_ruling_58_one_claim_a_turn() -> None:
    position = arrange([{"track": "FFSF"}, {}], centre="SSS", basic=["B3", "B8"], giants=[], deck=[])
    do(position, "S@0")
    assert can(position) == {"+3", "+8", "-"}
    view = do(position, "+8")
    assert (view["phase"], view["to_move"]) == ("place", [1])
    do(position, "S@0", "S@0")
    assert can(position) == {"+3", "-"}


def test_ruling_59_public_for_all() -> None:
    position = arrange(
        [{"track": "FF", "claimed": ["B1"]}, {"track": "S", "claimed": ["G3"]}],
        centre="SM",
        basic=["B3", None, "B4"],
        giants=["G1", "G2"],
    )
    for seat in (None, 0, 1):
        view = position.view(seat)
        assert [planet["track"] for planet in view["planets"]] == [["forest", "forest"], ["sea"]]
        assert [planet["claimed"] for planet in view["planets"]] == [["B1"], ["G3"]]
        assert view["centre"] == ["sea", "mountain"]
        assert view["basic"] == ["B3", None, "B4", None]
        assert view["giants"] == ["G1", "G2", None, None]
        assert view["deck"] == 27
        assert sum(view["pouch"].values()) == 55


def test_ruling_60_choosing_and_placing_cannot_be_passed() -> None:
    position = arrange([{}, {}], centre="S")
    assert can(position) == {"S@0", "S@m"}
    with pytest.raises(NotationError):
        position.parse(0, "-")
    before = position.encode()
    for action in (-1, 0, 511, 1 << 8 | 255, 4 << 8 | 255, 5000):
        with pytest.raises(IllegalAction):
            position.play(0, action)
    assert position.encode() == before


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_ruling_60_they_are_always_possible(mode: str, seats: int) -> None:
    for seed in range(5):
        position = game("biomos").new({"mode": mode, "seats": seats}, seed)
        for seat, _ in playout(position, seed):
            view = position.view(seat)
            if view["phase"] == "place":
                assert view["centre"]
                assert view["planets"][seat]["tokens"] < view["planets"][seat]["spaces"]
                assert all("@" in action for action in can(position))
