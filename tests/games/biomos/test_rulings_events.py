"""Rulings 15 to 19 and 38 to 41: planetary events of the Advanced mode."""

from __future__ import annotations

from collections import Counter

import pytest

from biomos_positions import can, do, planets
from ludosphere.games.biomos.arrange import arrange
from ludosphere.games.biomos.rules import BiomosPosition


def nearly_empty(pouch: str, planet: dict[str, str], centre: str) -> BiomosPosition:
    """A solo game in which the pouch holds only these tokens; the Black Hole has the rest."""
    rest = Counter("SDFMG" * 12)
    rest.subtract(pouch + centre + "".join(planet.values()))
    return arrange([planet], mode="advanced", centre=centre, hole="".join(rest.elements()))


ALMOST_FULL = {"track": "SDFMGSDFMGSD", "a": "G", "moon": "S"}


@pytest.mark.parametrize(
    ("elsewhere", "possible"),
    [
        ("M", {"i0", "f1", "e1", "-"}),
        ("FFFFFFFFFFFF", {"f1", "e1", "-"}),
        ("GGGGGGGGGGGG", {"i0", "e1", "-"}),
        ("DDDDDDDDDDD", {"i0", "f1", "-"}),
    ],
)
def test_ruling_15_the_new_token_must_be_in_the_pouch(elsewhere: str, possible: set[str]) -> None:
    position = arrange([{"track": "DS"}, {"track": elsewhere}], mode="advanced", centre="M")
    do(position, "M@2")
    assert can(position) == possible


def test_ruling_15_melting_needs_any_token() -> None:
    position = nearly_empty("S", ALMOST_FULL, "MMM")
    do(position, "M@b")
    assert can(position) == {"m4", "m9", "ma", "-"}
    empty = nearly_empty("", ALMOST_FULL, "MMM")
    do(empty, "M@b")
    assert empty.to_move() == []


@pytest.mark.parametrize("seed", range(8))
def test_ruling_16_melting_draws_before_the_glacier_goes_back(seed: int) -> None:
    from biomos_positions import fate

    position = fate(nearly_empty("S", ALMOST_FULL, "MMM"), seed)
    view = do(position, "M@b", "m4")
    assert planets(position)[0].track == "SDFMSSDFMGSD"
    assert view["pouch"] == {"sea": 0, "desert": 0, "forest": 0, "mountain": 0, "glacier": 1}


def test_ruling_16_melting_can_draw_another_glacier() -> None:
    position = nearly_empty("G", ALMOST_FULL, "MMM")
    view = do(position, "M@b", "ma")
    assert planets(position)[0].a == "G"
    assert view["pouch"]["glacier"] == 1


def test_ruling_17_melting_may_target_the_moon() -> None:
    position = arrange([{"track": "SM", "moon": "G"}, {}], mode="advanced", centre="F")
    do(position, "F@0")
    assert can(position) == {"mm", "f1", "-"}


@pytest.mark.parametrize("moon", "SDFM")
def test_ruling_17_the_moon_has_no_neighbour(moon: str) -> None:
    position = arrange([{"track": "SD", "moon": moon}, {}], mode="advanced", centre="M")
    do(position, "M@0")
    assert can(position) == {"i2", "f1", "e1", "-"}


def test_ruling_18_no_desert_onto_a_desert() -> None:
    position = arrange([{"track": "DD"}, {}], mode="advanced", centre="DM")
    view = do(position, "D@0")
    assert (view["phase"], view["to_move"]) == ("place", [1])
    position = arrange([{"track": "DF"}, {}], mode="advanced", centre="DM")
    do(position, "D@0")
    assert can(position) == {"e2", "-"}


def test_ruling_19_an_event_completes_a_pattern() -> None:
    position = arrange([{"track": "DM"}, {}], mode="advanced", centre="SS", basic=["B2"])
    do(position, "S@0", "e2")
    assert can(position) == {"+2", "-"}


def test_ruling_19_an_event_destroys_a_pattern() -> None:
    position = arrange([{"track": "DFS"}, {}], mode="advanced", centre="FF", basic=["B19"])
    do(position, "F@3")
    kept = position.copy()
    do(kept, "-")
    assert can(kept) == {"+19", "-"}
    view = do(position, "e1")
    assert (view["phase"], view["to_move"]) == ("place", [1])


def test_ruling_38_the_worked_example() -> None:
    position = arrange([{"track": "SG", "a": "D", "b": "S"}, {}], mode="advanced", centre="M")
    do(position, "M@2")
    assert can(position) == {"ia", "e2", "eb", "m1", "-"}


def test_ruling_38_a_lone_track_token_touches_both_recesses() -> None:
    position = arrange([{"a": "S", "b": "M"}, {}], mode="advanced", centre="D")
    do(position, "D@0")
    assert can(position) == {"i0", "fa", "ea", "eb", "-"}


def test_ruling_38_recesses_are_neighbours_on_an_empty_track() -> None:
    position = arrange([{"a": "D"}, {}], mode="advanced", centre="S")
    do(position, "S@b")
    assert can(position) == {"ia", "eb", "-"}


def test_ruling_38_a_free_recess_cuts() -> None:
    position = arrange([{"track": "DF", "a": "S"}, {}], mode="advanced", centre="M")
    do(position, "M@1")  # D M F, A sea: the desert is at the other end
    assert can(position) == {"e1", "-"}


def test_ruling_39_one_target_on_the_own_planet() -> None:
    position = arrange([{"track": "SG", "a": "D", "b": "S"}, {"track": "DS"}], mode="advanced", centre="MM")
    do(position, "M@2")
    before = position.view(None)["pouch"]
    view = do(position, "e2")
    mine, other = planets(position)
    assert (mine.track, mine.a, mine.b) == ("SGD", "D", "S")
    assert other.track == "DS"
    assert view["pouch"] == {**before, "desert": before["desert"] - 1, "mountain": before["mountain"] + 1}
    assert view["to_move"] == [1]  # one event only


@pytest.mark.parametrize(
    ("event", "track", "a", "b"),
    [("ia", "SGM", "F", "S"), ("eb", "SGM", "D", "D"), ("e2", "SGD", "D", "S"), ("-", "SGM", "D", "S")],
)
def test_ruling_39_the_new_token_takes_the_very_place(event: str, track: str, a: str, b: str) -> None:
    position = arrange([{"track": "SG", "a": "D", "b": "S"}, {}], mode="advanced", centre="MM")
    do(position, "M@2", event)
    planet = planets(position)[0]
    assert (planet.track, planet.a, planet.b) == (track, a, b)


def test_ruling_40_the_placed_token_is_target_or_neighbour() -> None:
    position = arrange([{"track": "S"}, {}], mode="advanced", centre="D")
    do(position, "D@1")
    assert can(position) == {"i1", "e0", "-"}


def test_ruling_40_an_event_in_the_turn_that_fills_the_planet() -> None:
    position = arrange([ALMOST_FULL, {}], mode="advanced", centre="MM")
    view = do(position, "M@b")
    assert view["planets"][0]["tokens"] == view["planets"][0]["spaces"] == 15
    assert view["phase"] == "event"
    assert "i1" in can(position)


def test_ruling_41_melting_the_moon() -> None:
    position = nearly_empty("SSSS", {"track": "GGS", "a": "S", "moon": "G"}, "SSS")

    def bonus() -> int:
        return next(line.points[0] for line in position.sheet() if line.key == "moon")

    do(position, "S@3")
    assert bonus() == 6
    view = do(position, "mm")
    assert bonus() == 9
    assert planets(position)[0].moon == "S"
    assert (view["phase"], view["turn"]) == ("place", 2)  # neither a lift nor a second event
