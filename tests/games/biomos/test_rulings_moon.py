"""Rulings 10 to 14, 42 and 43: forming the moon."""

from __future__ import annotations

import pytest

from biomos_positions import can, do, planets
from ludosphere.core.errors import NotationError
from ludosphere.games.biomos.arrange import arrange

FULL = {"track": "SDFMGSDFMGSD", "moon": "M"}


def test_ruling_10_a_recess_token_is_lifted() -> None:
    position = arrange([{"track": "SD", "a": "F"}, {}], mode="advanced", centre="GS")
    do(position, "G@m", "a>1")
    planet = planets(position)[0]
    assert (planet.track, planet.a, planet.b, planet.moon) == ("SFD", "", "", "G")


def test_ruling_10_a_token_is_put_into_a_free_recess() -> None:
    for action, expected in (("0>b", ("D", "F", "S")), ("1>b", ("S", "F", "D")), ("a>b", ("SD", "", "F"))):
        position = arrange([{"track": "SD", "a": "F"}, {}], mode="advanced", centre="GS")
        do(position, "G@m", action)
        planet = planets(position)[0]
        assert (planet.track, planet.a, planet.b) == expected


def test_ruling_11_moon_as_the_very_last_placement() -> None:
    position = arrange([{"track": "SDFMGSDFMGSD"}, FULL], centre="G")
    do(position, "G@m")
    assert len(can(position)) == 12 * 11 + 1  # every token to every other place, or none
    do(position, "0>11")
    assert planets(position)[0].track == "DFMGSDFMGSDS"
    assert position.to_move() == []


@pytest.mark.parametrize("mode", ["discovery", "advanced"])
def test_ruling_12_moon_on_an_empty_planet(mode: str) -> None:
    position = arrange([{}, {}], centre="SS", mode=mode, basic=["B4", "B9"])
    view = do(position, "S@m")
    assert view["phase"] == "place"
    assert view["to_move"] == [1]
    assert view["planets"][0]["moon"] == "sea"


def test_ruling_13_the_moon_effect_is_optional_and_not_kept() -> None:
    position = arrange([{"track": "SD"}, {}], centre="GMMM")
    do(position, "G@m")
    assert "-" in can(position)
    view = do(position, "-")
    assert (view["phase"], view["to_move"]) == ("place", [1])
    assert planets(position)[0].track == "SD"
    do(position, "M@0")
    view = do(position, "M@0")
    assert (view["phase"], view["to_move"]) == ("place", [1])


@pytest.mark.parametrize("use", ["-", "0>1"])
def test_ruling_14_forming_the_moon_bars_events(use: str) -> None:
    position = arrange([{"track": "DS"}, {}], mode="advanced", centre="GM")
    other = position.copy()
    do(other, "G@2")
    assert {"i0", "e1"} <= can(other)  # events were possible
    view = do(position, "G@m", use)
    assert (view["phase"], view["to_move"]) == ("place", [1])


def test_ruling_42_putting_it_back_is_offered_once() -> None:
    position = arrange([{"track": "SDF", "a": "G"}, {}], mode="advanced", centre="MM")
    do(position, "M@m")
    for same in ("0>0", "1>1", "2>2", "a>a"):
        with pytest.raises(NotationError):
            position.parse(0, same)
    assert "-" in can(position)
    view = do(position, "-")
    assert view["to_move"] == [1]


def test_ruling_42_no_event_when_the_lift_is_impossible() -> None:
    position = arrange([{}, {}], mode="advanced", centre="GM")
    view = do(position, "G@m")  # nothing to lift; melting the new moon would be possible
    assert (view["phase"], view["to_move"]) == ("place", [1])
    alone = arrange([{"track": "S"}, {}], centre="GM")
    view = do(alone, "G@m")  # a lone token has no other place
    assert (view["phase"], view["to_move"]) == ("place", [1])


def test_ruling_43_where_a_track_token_goes() -> None:
    position = arrange([{"track": "SDFM"}, {}], centre="GG")
    do(position, "G@m")
    assert can(position) == {f"{token}>{gap}" for token in range(4) for gap in range(4) if gap != token} | {
        "-"
    }
    position = arrange([{"track": "SD"}, {}], mode="advanced", centre="GG")
    do(position, "G@m")
    assert can(position) == {"0>1", "1>0", "0>a", "0>b", "1>a", "1>b", "-"}


def test_ruling_43_the_gap_counts_among_the_other_tokens() -> None:
    for action, expected in (("0>2", "DFSM"), ("3>0", "MSDF"), ("1>3", "SFMD"), ("2>1", "SFDM")):
        position = arrange([{"track": "SDFM"}, {}], centre="GG")
        do(position, "G@m", action)
        assert planets(position)[0].track == expected


def test_ruling_43_where_a_recess_token_goes() -> None:
    position = arrange([{"track": "SD", "b": "F"}, {}], mode="advanced", centre="GG")
    do(position, "G@m")
    assert {action for action in can(position) if action.startswith("b")} == {"b>0", "b>1", "b>2", "b>a"}
    both = arrange([{"track": "SD", "a": "M", "b": "F"}, {}], mode="advanced", centre="GG")
    do(both, "G@m")
    assert {action for action in can(both) if action[0] in "ab"} == {"a>0", "a>1", "a>2", "b>0", "b>1", "b>2"}


def test_ruling_43_a_full_track_and_recess_leave_nowhere_else() -> None:
    position = arrange([{"track": "SDFMGSDFMGSD", "a": "F", "b": "G"}, {}], mode="advanced", centre="MM")
    do(position, "M@m")
    assert not [action for action in can(position) if action[0] in "ab"]
    assert not [action for action in can(position) if action.endswith((">a", ">b", ">m"))]
    one_free = arrange([{"track": "SDFMGSDFMGSD", "a": "F"}, {}], mode="advanced", centre="MM")
    do(one_free, "M@m")
    assert [action for action in can(one_free) if action[0] == "a"] == ["a>b"]
