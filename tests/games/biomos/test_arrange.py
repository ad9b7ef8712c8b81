"""Positions laid out by hand: what is taken for granted, and what is refused with which words."""

from __future__ import annotations

from typing import Any

import pytest

from ludosphere.core.errors import LudosphereError
from ludosphere.games.biomos.arrange import arrange


def test_what_is_not_named_is_in_the_pouch_and_the_deck() -> None:
    planets = [{"track": "SDF", "moon": "G", "claimed": ["B1"]}, {}]
    view = arrange(planets, basic=["B2", None, "B3"], giants=["G4"], centre="MM").view(None)
    assert view["pouch"] == {"sea": 11, "desert": 11, "forest": 11, "mountain": 10, "glacier": 11}
    assert view["deck"] == 27
    assert view["basic"] == ["B2", None, "B3", None]
    assert view["giants"] == ["G4", None, None, None]
    assert (view["phase"], view["to_move"], view["turn"]) == ("place", [0], 1)


def test_one_planet_makes_a_solo_game() -> None:
    view = arrange([{}], hole="SSG", absorbed=["B3"], centre="SDF").view(None)
    assert view["solo"] is True
    assert view["hole"]["tokens"] == {"sea": 2, "desert": 0, "forest": 0, "mountain": 0, "glacier": 1}
    assert view["pouch"]["forest"] == 12 - 1 - 2  # two lie on the absorbed card
    assert view["deck"] == 29


def test_an_advanced_planet_is_the_forest_one_unless_said() -> None:
    view = arrange([{}, {"board": "glacier", "a": "S", "b": "D"}], mode="advanced").view(None)
    assert [planet["board"] for planet in view["planets"]] == ["forest", "glacier"]
    assert (view["planets"][1]["a"], view["planets"][1]["b"]) == ("sea", "desert")


def test_the_same_seed_has_the_same_future() -> None:
    def future(seed: int) -> Any:
        position = arrange([{}, {}], centre="S", seed=seed)
        position.play(0, position.parse(0, "S@0"))
        return position.view(None)["centre"]

    assert future(5) == future(5)
    assert len({tuple(future(seed)) for seed in range(20)}) > 1


FULL = {"track": "SDFMGSDFMGSD", "moon": "M"}


@pytest.mark.parametrize(
    ("planets", "more", "words"),
    [
        ([{"trak": "S"}, {}], {}, "A planet has no trak"),
        ([{"track": "SX"}, {}], {}, "'X' is no terrain"),
        ([{"track": "s"}, {}], {}, "'s' is no terrain"),
        ([{"moon": "GG"}, {}], {}, "'GG' is no terrain"),
        ([{}, {}], {"centre": "Q"}, "'Q' is no terrain"),
        ([{"track": "S" * 13}, {}], {}, "pouch"),
        ([{"track": "S" * 12}, {}], {}, "pouch"),  # the thirteenth is in the centre
        ([{"track": "SDFMGSDFMGSDF"}, {}], {}, "a track has 12 spaces, not 13"),
        ([{"a": "S"}, {}], {}, "a Discovery planet has no recesses"),
        ([{"board": "forest"}, {}], {}, "a Discovery planet has no recesses"),
        ([{}, {}], {"basic": ["B1"] * 5}, "A row has four places"),
        ([{}, {}], {"basic": ["B1", "B1"]}, "a card is in two places"),
        ([{"claimed": ["B1"]}, {}], {"basic": ["B1"]}, "a card is in two places"),
        ([{}, {}], {"basic": ["B1"], "deck": ["B1"]}, "a card is in two places"),
        ([{}, {}], {"basic": ["G1"]}, "can't hold"),
        ([{}, {}], {"giants": ["B1"]}, "can't hold"),
        ([{}, {}], {"deck": ["G1"]}, "deck"),
        ([{}, {}], {"basic": ["B31"]}, "'B31'"),
        ([{"claimed": ["X"]}, {}], {}, "'X'"),
        ([{}, {}], {"deck": ["B0"]}, "'B0'"),
        ([{}], {"absorbed": ["G11"]}, "'G11'"),
        ([{"board": "sea"}, {}], {"mode": "advanced"}, "'sea'"),
        ([{}, {}], {"phase": "thinking"}, "'thinking'"),
        ([{}, {}], {"mode": "expert"}, "mode"),
        ([{}, {}], {"options": {"tie_break": "coin"}}, "tie_break"),
        ([], {}, "seats"),
        ([{}] * 5, {}, "seats"),
        ([{}, {}], {"active": 2}, "active seat"),
        ([{}, {}], {"turn": 0}, "turn"),
        ([FULL, {}], {}, "nothing can be done in phase place"),
        ([{}, {}], {"centre": ""}, "nothing can be done in phase place"),
        ([{"track": "FF"}, {}], {"phase": "claim", "basic": ["B1"]}, "nothing can be done in phase claim"),
        ([{"track": "DD"}, {}], {"phase": "event", "mode": "advanced"}, "nothing can be done in phase event"),
        ([{"track": "DS"}, {}], {"phase": "event"}, "nothing can be done in phase event"),
        ([{"track": "DS"}, {}], {"phase": "lift"}, "nothing can be done in phase lift"),
        ([{}, {}], {"phase": "planet"}, "nothing can be done in phase planet"),
        ([{}, {}], {"phase": "absorb", "basic": ["B1"]}, "nothing can be done in phase absorb"),
        ([{}, {}], {"hole": "S"}, "Black Hole"),
        ([{}, {}], {"absorbed": ["B1"]}, "Black Hole"),
    ],
)
def test_refusals_name_what_is_wrong(planets: Any, more: dict[str, Any], words: str) -> None:
    with pytest.raises(LudosphereError) as refused:
        arrange(planets, **more)
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("phase", "more", "possible"),
    [
        ("claim", {"basic": ["B2", "B1"], "mode": "discovery"}, {"+2", "-"}),
        ("event", {"mode": "advanced"}, {"e2", "m3", "-"}),
        ("lift", {"mode": "discovery", "moon_formed": True}, None),
    ],
)
def test_any_step_of_a_turn_can_be_laid_out(
    phase: str, more: dict[str, Any], possible: set[str] | None
) -> None:
    planet = {"track": "DDFG", **({"moon": "S"} if phase == "lift" else {})}
    position = arrange([planet, {}], phase=phase, **more)
    found = {position.notation(0, action) for action in position.legal(0)}
    if possible is None:
        assert len(found) == 4 * 3 + 1
    else:
        assert found == possible


def test_the_choice_of_planets_can_be_laid_out() -> None:
    position = arrange([{}, {"board": "desert"}], mode="advanced", phase="planet")
    found = {position.notation(0, action) for action in position.legal(0)}
    assert found == {"P:forest", "P:mountain", "P:glacier"}
