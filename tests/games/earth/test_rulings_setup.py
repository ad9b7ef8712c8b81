"""Rulings 1 to 4: islands at set-up."""

from __future__ import annotations

from earth_positions import beginning, can, do, lay, own, seat, task


def test_ruling_01_kauai_draws_twelve_composts_five_and_has_six_soil() -> None:
    position = beginning("285a")
    assert own(position)["hand_size"] == 12
    for card in own(position)["hand"][:5]:
        do(position, 0, f"-{card}")
    view = own(position)
    assert (view["hand_size"], view["compost"], view["soil"]) == (7, 5, 6)
    assert task(position) in (None, "choose")


def test_ruling_02_nisyros_composts_nothing() -> None:
    view = own(beginning("287b"))
    assert (view["hand_size"], view["compost"], view["soil"]) == (3, 0, 4)


def test_ruling_02_santorini_composts_nothing() -> None:
    view = own(beginning("288b"))
    assert (view["hand_size"], view["compost"]) == (4, 0)


def test_ruling_03_the_first_composting_is_exact() -> None:
    position = beginning("285a")
    for card in own(position)["hand"][:4]:
        assert "." not in can(position)
        do(position, 0, f"-{card}")
    assert task(position) == "setup"
    assert {text for text in can(position) if text[0] == "-"} == {
        f"-{card}" for card in own(position)["hand"]
    }
    assert "." not in can(position)


def test_ruling_04_the_back_of_an_island_plays_no_role() -> None:
    position = lay(seat(island="285a", hand=["223"]))
    do(position, 0, "*223", "1")
    assert own(position)["soil"] == 1
    assert task(position) == "choose"
