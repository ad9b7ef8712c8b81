"""Building: how many, where, what for, platforms, and who controls the new building."""

from __future__ import annotations

import pytest

import living_planet_positions as lp
from ludosphere.games.living_planet.rules import PlanetPosition


def builder(*hexes: str, value: int = 1, where: str = "", **pieces: int) -> PlanetPosition:
    """Blue, with a Scientist outside on the last of these hexes or `where`, is to act."""
    position = lp.lay(*hexes)
    lp.outside(position, where or hexes[-1][:4], "blue scientist")
    lp.give(position, "blue", **pieces)
    lp.die(position, "actions", f"blue {value}")
    return position


def offered(position: PlanetPosition, tile: str, site: str = "") -> set[str]:
    """What of this type can be built, on this site or anywhere."""
    return {text for text in lp.can(position) if text.startswith(tile) and f"@{site}" in text}


def test_r024_no_limit_for_types_with_six_copies() -> None:
    position = lp.lay("LP05@1,0", "LP09@0,1", "LP12@-1,1")
    for site, tile in (("LP05.a", "iron_mine.1"), ("LP09.a", "iron_mine.2")):
        lp.building(position, site, tile, chip="blue")
    lp.outside(position, "LP12", "blue scientist")
    lp.die(position, "actions", "blue 3")
    lp.do(position, "blue", "build", "iron_mine.3@LP12.a", "c")
    assert [lp.controller(position, site) for site in ("LP05.a", "LP09.a", "LP12.a")] == ["blue"] * 3
    assert lp.owns(position, "blue", "mc") == 15


@pytest.mark.parametrize("how", ["chip", "unit", "wounded"])
@lp.covers(100)
def test_r025_one_arbori_fungal_culture_for_each_player(how: str) -> None:
    position = lp.lay("AR01@1,0", "AR05@0,1")
    unit = {"chip": "", "unit": "blue scientist", "wounded": "blue wounded"}[how]
    lp.building(
        position, "AR01.b", "arbori_fungal_culture.1", chip="blue" if how == "chip" else "", unit=unit
    )
    lp.outside(position, "AR05", "blue scientist")
    lp.die(position, "actions", "blue 3")
    lp.do(position, "blue", "build")
    assert offered(position, "arbori_fungal_culture") == set()
    assert offered(position, "mycelium_farm", "AR05.c")


def test_r025_another_players_culture_does_not_matter() -> None:
    position = lp.lay("AR01@1,0", "AR05@0,1")
    lp.building(position, "AR01.b", "arbori_fungal_culture.1", chip="red")
    lp.outside(position, "AR05", "blue scientist")
    lp.die(position, "actions", "blue 3")
    lp.do(position, "blue", "build", "arbori_fungal_culture.3@AR05.c")
    assert lp.at(position, "AR05.c") == "arbori_fungal_culture"


@pytest.mark.parametrize(("value", "limit"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_r026_the_die_limits_the_buildings(value: int, limit: int) -> None:
    position = builder("LP21@1,0", "LP22@2,0", value=value)
    lp.outside(position, "LP21", "blue scientist")
    lp.do(position, "blue", "build")
    for site, tile in (("LP21.a", "iron_mine.1"), ("LP21.b", "oil_rig.1"), ("LP22.a", "vibrium_mine.1"))[
        :limit
    ]:
        assert lp.asked(position) == ("blue", "build")
        lp.do(position, "blue", f"{tile}@{site}", "c")
    assert (lp.asked(position), position.view(None)["task"]["actions"]) == (("blue", "act"), 1)


def test_r026_the_price_is_paid_to_the_reserve() -> None:
    position = builder("LP21@1,0", iron=1)
    lp.do(position, "blue", "build", "seismic_damper@LP21.c", "c")
    assert lp.owns(position, "blue", "mc") == 17
    assert lp.owns(position, "blue", "iron") == 0
    assert lp.reserve(position, "iron") == 9
    assert position.view(None)["supply"]["seismic_damper"] == {"0": 3}
    assert lp.owns(position, "blue", "chips") == 9


@lp.covers(91, 97)
def test_r027_the_icon_of_the_site_has_to_be_right() -> None:
    position = builder("LP21@1,0", "AR05@0,1")
    lp.outside(position, "LP21", "blue scientist")
    lp.do(position, "blue", "build")
    assert {text.split("@")[1] for text in offered(position, "sawmill")} == {"AR05.b"}
    assert {text.split("@")[1] for text in offered(position, "arbori_fungal_culture")} == {"AR05.c"}
    assert {text.split("@")[1] for text in offered(position, "iron_mine")} == {"LP21.a"}
    assert {text.split("@")[1] for text in offered(position, "oil_rig")} == {"LP21.b"}


@lp.covers(92)
def test_r028_a_station_stands_anywhere() -> None:
    position = builder("LP21@1,0", wood=1)
    lp.do(position, "blue", "build")
    assert offered(position, "hydraulic_safety_station") == {
        f"hydraulic_safety_station@LP21.{slot}" for slot in "abcd"
    }
    lp.do(position, "blue", "hydraulic_safety_station@LP21.a")
    assert (lp.owns(position, "blue", "mc"), lp.owns(position, "blue", "wood")) == (15, 0)


def burning_builder(**pieces: int) -> PlanetPosition:
    """Blue's only unit is in a building of the burning LP21."""
    position = lp.lay("LP21@1,0")
    lp.building(position, "LP21.d", "spaceport", chip="blue", unit="blue scientist")
    lp.fire(position, "LP21")
    lp.give(position, "blue", **pieces)
    lp.die(position, "actions", "blue 3")
    return position


def test_r029_building_on_a_burning_hex() -> None:
    position = burning_builder()
    lp.do(position, "blue", "build", "iron_mine.4@LP21.a", "c", ".", ".")
    assert lp.at(position, "LP21.a") == "iron_mine blue"
    lp.die(position, "production", "red 4")
    assert lp.owns(position, "blue", "iron") == 0


@lp.covers(48, 96)
def test_r029_a_new_station_works_at_once() -> None:
    position = burning_builder(wood=1, oil=1)
    assert "douse:oil@LP21" not in lp.can(position)
    lp.do(position, "blue", "build", "hydraulic_safety_station@LP21.a", "c", ".", "douse:oil@LP21")
    assert not position.view(None)["map"][1]["fire"]


def test_r029_the_unit_inside_can_not_go_into_the_new_building() -> None:
    position = burning_builder()
    lp.do(position, "blue", "build", "iron_mine.4@LP21.a")
    assert lp.can(position) == {"c", "-"}


@lp.covers(66)
def test_r030_a_platform_only_where_floods_come() -> None:
    position = builder("LP12@1,0", "AR02@0,1", "AR03@-1,1", wood=2, value=6)
    lp.outside(position, "LP12", "blue scientist")
    lp.outside(position, "AR02", "blue scientist")
    lp.do(position, "blue", "build")
    assert {text.split("@")[1] for text in lp.can(position) if text.endswith("~")} == {
        "AR03.a~", "AR03.b~", "AR03.c~"
    }  # fmt: skip
    lp.do(position, "blue", "sawmill.1@AR03.a~", "c")
    assert lp.at(position, "AR03.a") == "sawmill blue ~"


@lp.covers(64, 65)
def test_r031_a_platform_is_built_together_with_the_building() -> None:
    position = builder("AR03@1,0", wood=2, value=6)
    lp.do(position, "blue", "build", "sawmill.1@AR03.a", "c")
    assert (lp.at(position, "AR03.a"), lp.owns(position, "blue", "wood")) == ("sawmill blue", 2)
    assert {text for text in lp.can(position) if "AR03.a" in text} == set()
    lp.do(position, "blue", "oil_rig.1@AR03.b~", "c")
    assert (lp.at(position, "AR03.b"), lp.owns(position, "blue", "wood")) == ("oil_rig blue ~", 1)
    assert lp.reserve(position, "wood") == 6  # the piece lies beside the building
    lp.do(position, "blue", ".")
    assert {text for text in lp.can(position) if "AR03" in text} == set()


def test_r031_no_wood_no_platform() -> None:
    position = builder("AR03@1,0", wood=1)
    lp.do(position, "blue", "build")
    assert offered(position, "hydraulic_safety_station") == {
        f"hydraulic_safety_station@AR03.{slot}" for slot in "abc"
    }
    assert "sawmill.1@AR03.a~" in lp.can(position)


@lp.covers(22)
def test_r086_without_a_chip_a_unit_may_enter() -> None:
    for answer, text, owner in (("<LP05s", "iron_mine + blue scientist", "blue"), ("-", "iron_mine", None)):
        position = lp.lay("LP21@1,0", "LP22@2,0", "LP23@3,0", "LP05@0,1")
        sites = [f"{hex}.{slot}" for hex in ("LP21", "LP22", "LP23") for slot in "abcd"]
        tiles = [f"{kind}.{value}" for kind in ("oil_rig", "vibrium_mine") for value in range(1, 7)]
        for site, tile in list(zip(sites, tiles))[:10]:
            lp.building(position, site, tile, chip="blue")
        lp.outside(position, "LP05", "blue scientist", "blue wounded")
        lp.die(position, "actions", "blue 3")
        lp.do(position, "blue", "build", "iron_mine.4@LP05.a")
        assert lp.can(position) == {"-", "<LP05s"}
        lp.do(position, "blue", answer)
        assert (lp.at(position, "LP05.a"), lp.controller(position, "LP05.a")) == (text, owner)


def test_r086_chip_and_unit_may_both_be_put_there() -> None:
    position = builder("LP05@1,0")
    lp.do(position, "blue", "build", "iron_mine.4@LP05.a")
    assert lp.can(position) == {"c", "c<LP05s", "<LP05s", "-"}
    lp.do(position, "blue", "c<LP05s")
    assert lp.at(position, "LP05.a") == "iron_mine blue + blue scientist"


def test_r087_a_destroyed_spaceport_may_be_built_again() -> None:
    position = lp.game()
    position.leader = lp.seat_of("red")
    (site,) = [
        f"LP01.{each['slot']}"
        for each in position.view(None)["map"][0]["sites"]
        if each["controller"] == lp.seat_of("blue")
    ]
    for left in ("spaceport + blue scientist", "spaceport + blue wounded", ""):
        # the earthquake yellow 1
        lp.die(position, "cataclysms", "yellow 1")
        while (question := lp.asked(position)) and question[1] in ("loss", "bend", "fate"):
            lp.do(position, question[0], "L:chip" if question[1] == "loss" else ".")
        assert lp.at(position, site) == left
    lp.outside(position, "LP01", "blue scientist")
    lp.give(position, "blue", iron=1, mc=5)
    lp.die(position, "actions", "blue 1")
    lp.do(position, "blue", "build")
    assert f"spaceport@{site}" in lp.can(position)
    lp.do(position, "blue", f"spaceport@{site}", "c")
    assert lp.at(position, site) == "spaceport blue"
    assert (lp.owns(position, "blue", "mc"), lp.owns(position, "blue", "iron")) == (0, 0)


def test_r087_elsewhere_too() -> None:
    position = builder("LP05@1,0", iron=1)
    lp.do(position, "blue", "build")
    assert offered(position, "spaceport") == {"spaceport@LP05.a", "spaceport@LP05.b"}


def test_building_is_offered_if_anything_can_be_built() -> None:
    for mc, offers in ((4, False), (5, True)):
        position = lp.lay("LP05@1,0")
        lp.outside(position, "LP05", "blue scientist")
        lp.give(position, "blue", mc=mc)
        lp.die(position, "actions", "blue 1")
        assert ("build" in lp.can(position)) == offers
    position = lp.lay("LP05@1,0")
    lp.outside(position, "LP05", "blue wounded")
    lp.die(position, "actions", "blue 1")
    assert not {"build", "move"} & lp.can(position)


@lp.covers(77)
def test_nothing_is_built_on_the_volcano() -> None:
    position = lp.lay("AR08@1,-1")
    lp.outside(position, "LP01", "blue scientist")
    lp.give(position, "blue", iron=1, wood=1)
    lp.die(position, "actions", "blue 1")
    lp.do(position, "blue", "build")
    assert {text for text in lp.can(position) if "AR08" in text} == set()


def test_power_5_makes_one_building_cheaper() -> None:
    position = lp.lay("LP21@1,0", leader="blue")
    lp.outside(position, "LP21", "blue scientist")
    lp.give(position, "blue", mc=8)
    lp.die(position, "actions", "blue 5")
    lp.do(position, "blue", "build", "iron_mine.1@LP21.a", "c")
    assert lp.owns(position, "blue", "mc") == 6
    lp.do(position, "blue", "oil_rig.1@LP21.b", "c")
    assert lp.owns(position, "blue", "mc") == 1


# --- the chip of the own Spaceport -----------------------------------------------------------------------
def away(**port: str) -> PlanetPosition:
    """Blue's Spaceport on LP01.a as told, blue's Scientist on LP21; blue is to act and has 1 iron."""
    position = lp.lay("LP21@1,0", leader="red")
    lp.building(position, "LP01.a", "spaceport", home="blue", **port)
    lp.outside(position, "LP21", "blue scientist")
    lp.give(position, "blue", iron=1)
    lp.die(position, "actions", "blue 3")
    return position


def test_r116_the_chip_is_put_back_from_anywhere_for_nothing() -> None:
    position = away()
    assert lp.controller(position, "LP01.a") is None
    lp.do(position, "blue", "^LP01.a")
    assert (lp.at(position, "LP01.a"), lp.controller(position, "LP01.a")) == ("spaceport blue", "blue")
    assert (lp.owns(position, "blue", "iron"), lp.owns(position, "blue", "chips")) == (1, 9)
    assert position.view(None)["task"]["actions"] == 2  # a free action
    lp.give(position, "blue", mycelium=1)
    assert "recruit" in lp.can(position)  # it works at once


def test_r116_without_a_unit_anywhere_without_iron_and_under_fire() -> None:
    position = lp.lay("LP21@1,0", leader="red")
    lp.building(position, "LP01.a", "spaceport", home="blue", unit="blue wounded")
    lp.fire(position, "LP01")
    lp.die(position, "actions", "blue 3")
    lp.do(position, "blue", "^LP01.a")
    assert lp.at(position, "LP01.a") == "spaceport blue + blue wounded"


@pytest.mark.parametrize("other", [{"unit": "red scientist"}, {"chip": "red"}, {"unit": "red wounded"}])
def test_r117_not_if_an_opponent_is_there(other: dict[str, str]) -> None:
    position = away(**other)
    assert "^LP01.a" not in lp.can(position)


def test_r118_a_destroyed_one_is_built_anew_and_is_the_own_one_then() -> None:
    position = away()
    position.destroy(lp.site_of(position, "LP01.a"))
    assert position.ports == []
    assert not any(text.startswith("^") for text in lp.can(position))
    lp.do(position, "blue", "build", "spaceport@LP21.c", "-", ".")
    assert lp.at(position, "LP21.c") == "spaceport"
    lp.do(position, "blue", "move", "LP21s>LP01", ".")
    lp.do(position, "blue", "^LP21.c")
    assert lp.at(position, "LP21.c") == "spaceport blue"


def test_r119_other_abandoned_buildings_need_a_unit_and_iron() -> None:
    position = lp.lay("LP21@1,0", "LP05@0,1", leader="red")
    lp.building(position, "LP01.a", "spaceport", home="red")
    lp.building(position, "LP21.a", "iron_mine.1")
    lp.outside(position, "LP05", "blue scientist", "blue scientist")
    lp.give(position, "blue", iron=1)
    lp.die(position, "actions", "blue 3")
    assert not any(text.startswith("^") for text in lp.can(position))
    lp.do(position, "blue", "move", "LP05s>LP01", "LP05s>LP01", "LP01s>LP21")
    assert {text for text in lp.can(position) if text[0] == "^"} == {"^LP01.a", "^LP21.a"}
    lp.do(position, "blue", "^LP01.a")
    assert (lp.at(position, "LP01.a"), lp.owns(position, "blue", "iron")) == ("spaceport blue", 0)
    assert "^LP21.a" not in lp.can(position)  # no iron left


def test_r120_not_beside_another_players_former_spaceport() -> None:
    position = away()
    lp.building(position, "LP01.b", "spaceport", home="red", unit="blue scientist")
    assert lp.controller(position, "LP01.b") == "blue"
    assert "^LP01.a" not in lp.can(position)


def test_r116_house_rules_may_want_a_unit_or_a_price() -> None:
    for parameters, offered_there in (
        ({"spaceport_chip_remote": False}, False),
        ({"spaceport_chip_cost": {"oil": 1}}, False),
        ({"spaceport_chip_cost": {"iron": 1}}, True),
    ):
        position = lp.lay("LP21@1,0", leader="red", house={"parameters": parameters})
        lp.building(position, "LP01.a", "spaceport", home="blue")
        lp.give(position, "blue", iron=1)
        lp.die(position, "actions", "blue 3")
        assert ("^LP01.a" in lp.can(position)) is offered_there
