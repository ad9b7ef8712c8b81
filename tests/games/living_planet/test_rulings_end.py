"""The end: exhaustion, the last turn, oxygen hexes, the score and ties."""

from __future__ import annotations

import pytest

import living_planet_positions as lp
from ludosphere.games.living_planet.rules import PlanetPosition
from ludosphere.games.living_planet.tables import COLOURS


def last(*hexes: str, number: int = 12, **options: object) -> PlanetPosition:
    """The last turn of a game; nobody has money."""
    position = lp.lay(*hexes, number=number, **options)  # type: ignore[arg-type]
    for colour in COLOURS[: position.seats]:
        lp.give(position, colour, mc=0)
    return position


def finish(position: PlanetPosition) -> None:
    """The game is over after the depletion."""
    lp.depletion(position)
    lp.do(position, COLOURS[position.leader], "X:iron")
    assert position.to_move() == []


def total(position: PlanetPosition, colour: str) -> int:
    result = position.result()
    assert result is not None
    return result.scores[COLOURS.index(colour)]


# --- the last turn ---------------------------------------------------------------------------------------
@lp.covers(16, 17, 18, 23)
def test_r075_stars_of_the_last_turn_do_not_count() -> None:
    for number, stars in ((12, 0), (11, 3)):
        position = last(number=number)
        lp.outside(position, "LP01", "red scientist")
        lp.give(position, "red", mc=5)
        lp.stack(position, "AR05")
        lp.die(position, "actions", "red 3")
        lp.do(position, "red", "explore", "AR05@1,0/3")
        assert lp.owns(position, "red", "oxygen") == 1  # at once
        lp.do(position, "red", "build", "sawmill.1@AR05.b", "c", ".")
        if lp.asked(position) == ("red", "act"):
            lp.do(position, "red", ".")
        lp.do(position, "red", "X:iron")
        if number == 11:
            position.turn = 12
            finish(position)
        assert position.to_move() == []
        assert lp.line(position, "oxygen-tokens", "red") == 1
        assert lp.line(position, "oxygen-hexes", "red") == stars
        assert total(position, "red") == 1 + stars + 2


@lp.covers(17)
def test_a_hex_without_oxygen_gives_no_token() -> None:
    position = last()
    lp.outside(position, "LP01", "red scientist")
    lp.stack(position, "LP04")
    lp.die(position, "actions", "red 3")
    lp.do(position, "red", "explore", "LP04@1,0/0")
    assert lp.owns(position, "red", "oxygen") == 0


def test_r081_the_last_vibrium_of_the_game() -> None:
    position = lp.lay()
    position.reserve[4] = 1
    position.depleted[4] = 8
    lp.depletion(position)
    assert lp.can(position) == {"X:iron", "X:oil", "X:vibrium"}
    lp.do(position, "red", "X:vibrium")
    assert position.to_move() == []
    assert position.turn == 2
    assert position.result() is not None


@pytest.mark.parametrize("where", ["player", "dam"])
def test_r081_not_as_long_as_a_piece_is_somewhere(where: str) -> None:
    position = lp.lay("AR08@0,-1")
    position.reserve[4] = 2
    position.depleted[4] = 7
    if where == "player":
        lp.give(position, "blue", vibrium=1)
    else:
        lp.dam(position, "SE", "vibrium")
    lp.depletion(position)
    lp.do(position, "red", "X:vibrium")
    assert (lp.reserve(position, "vibrium"), position.turn) == (0, 3)


def test_r098_the_turn_of_the_exhaustion_is_the_last_one() -> None:
    position = last("AR05@1,0", "AR02@0,1", number=9)
    lp.explored(position, "AR05", 9)
    lp.building(position, "AR05.b", "sawmill.1", chip="red")
    lp.building(position, "AR02.a", "sawmill.2", chip="red")
    position.oxygen[0] = 2
    position.reserve[0] = 1
    position.depleted[0] = 8
    finish(position)
    assert position.turn == 9
    assert (lp.line(position, "oxygen-hexes", "red"), lp.line(position, "oxygen-tokens", "red")) == (2, 2)


# --- oxygen hexes ----------------------------------------------------------------------------------------
def oxygen(*buildings: tuple[str, str, str], burn: bool = False) -> list[int]:
    """The points of AR05 (3 stars) by seat; a building: site, chip, unit."""
    position = last("AR05@1,0", "LP21@0,1")
    for index, (site, chip, unit) in enumerate(buildings):
        lp.building(position, site, f"iron_mine.{index + 1}", chip=chip, unit=unit)
    if burn:
        lp.fire(position, "AR05")
    finish(position)
    return [lp.line(position, "oxygen-hexes", colour) for colour in COLOURS]


@lp.covers(19, 20, 21)
def test_r076_everybody_with_most_buildings_scores() -> None:
    # of four sites at most two and two can tie; the ruling's fifth building is one of another hex
    assert oxygen(
        ("AR05.a", "red", ""), ("AR05.b", "blue", ""), ("AR05.c", "red", ""), ("AR05.d", "blue", "")
    ) == [3, 3, 0, 0]  # fmt: skip


@lp.covers(20)
def test_r076_one_has_most() -> None:
    assert oxygen(
        ("AR05.a", "red", ""), ("AR05.b", "red", ""), ("AR05.c", "yellow", ""), ("LP21.a", "yellow", ""),
        ("LP21.b", "yellow", ""),
    ) == [3, 0, 0, 0]  # fmt: skip


def test_r077_nobody_controls_a_building() -> None:
    assert oxygen(("AR05.a", "", ""), ("AR05.b", "", "blue wounded")) == [0, 0, 0, 0]


@lp.covers(22)
def test_r078_wounded_scientists_do_not_control() -> None:
    assert oxygen(
        ("AR05.a", "", "red wounded"), ("AR05.b", "", "red wounded"), ("AR05.c", "blue", "")
    ) == [0, 3, 0, 0]  # fmt: skip


@lp.covers(21, 22)
def test_r115_a_chip_and_an_active_unit_are_the_same() -> None:
    assert oxygen(("AR05.a", "red", ""), ("AR05.b", "", "blue scientist")) == [3, 3, 0, 0]
    assert oxygen(("AR05.a", "red", ""), ("AR05.b", "", "blue motor")) == [3, 3, 0, 0]


def test_r079_a_fire_does_not_matter() -> None:
    assert oxygen(("AR05.a", "red", ""), burn=True) == [3, 0, 0, 0]
    position = last("LP21@1,0")
    lp.building(position, "LP21.a", "iron_mine.1", chip="red")
    lp.fire(position, "LP21")
    finish(position)
    assert (lp.controller(position, "LP21.a"), total(position, "red")) == ("red", 2)


# --- points and ties -------------------------------------------------------------------------------------
def test_r083_the_example() -> None:
    position = last("AR05@1,0", "LP21@0,1")
    lp.give(position, "red", mc=37)
    lp.building(position, "LP01.a", "spaceport", chip="red")
    lp.building(position, "AR05.b", "sawmill.1", chip="red")
    lp.building(position, "LP21.b", "oil_rig.1", unit="red scientist")
    lp.building(position, "LP21.c", "seismic_damper", chip="red")
    lp.outside(position, "LP21", "red motor")
    position.oxygen[0] = 2
    finish(position)
    keys = ("money", "production", "spaceport", "protection", "motorised", "oxygen-tokens", "oxygen-hexes")
    assert [lp.line(position, key, "red") for key in keys] == [7, 4, 1, 1, 3, 2, 3]
    assert total(position, "red") == 21


@lp.covers(91, 92, 97)
@pytest.mark.parametrize(
    ("tile", "key", "points"),
    [
        ("sawmill.1", "production", 2), ("arbori_fungal_culture.1", "production", 2),
        ("hydraulic_safety_station", "protection", 1), ("iron_mine.1", "production", 2),
        ("wind_breaker", "protection", 1), ("brokerage", "finance", 1), ("spaceport", "spaceport", 1),
    ],
)  # fmt: skip
def test_points_of_a_building(tile: str, key: str, points: int) -> None:
    position = last("LP21@1,0")
    lp.building(position, "LP21.a", tile, chip="red")
    lp.building(position, "LP21.b", "oil_rig.1", unit="blue wounded")
    finish(position)
    assert lp.line(position, key, "red") == points
    assert (total(position, "red"), total(position, "blue")) == (points, 0)


def test_r083_every_motorised_scientist_on_the_map_counts() -> None:
    position = last("LP21@1,0")
    lp.building(position, "LP21.a", "iron_mine.1", chip="blue", unit="blue motor")
    lp.building(position, "LP21.b", "iron_mine.2", chip="red", unit="red motor")
    lp.outside(position, "LP21", "red motor")
    finish(position)
    points = [lp.line(position, "motorised", colour) for colour in COLOURS]
    assert points == [6, 3, 0, 0]
    assert [total(position, colour) for colour in COLOURS] == [8, 5, 0, 0]


def test_r083_pieces_and_wounded_scientists_are_worth_nothing() -> None:
    position = last("LP21@1,0")
    lp.give(position, "red", mc=4, oil=3, wood=2)
    lp.outside(position, "LP21", "red wounded", "red scientist")
    finish(position)
    assert total(position, "red") == 0


def test_r084_more_controlled_buildings_win_a_tie() -> None:
    position = last("LP21@1,0")
    lp.building(position, "LP21.a", "iron_mine.1", chip="red")
    lp.building(position, "LP21.b", "seismic_damper", chip="blue")
    lp.building(position, "LP21.c", "wind_breaker", chip="blue")
    lp.give(position, "red", mc=4)
    finish(position)
    result = position.result()
    assert result is not None
    assert result.scores == [2, 2, 0, 0]
    assert result.ranks == [2, 1, 3, 3]
    assert result.payoffs == [0.0, 1.0, 0.0, 0.0]


def test_r084_then_more_money_then_it_is_shared() -> None:
    for money, ranks in ((4, [1, 2, 3, 3]), (3, [1, 1, 3, 3])):
        position = last("LP21@1,0")
        lp.building(position, "LP21.a", "iron_mine.1", chip="red")
        lp.building(position, "LP21.b", "iron_mine.2", chip="blue")
        lp.give(position, "red", mc=money)
        lp.give(position, "blue", mc=3)
        finish(position)
        result = position.result()
        assert result is not None
        assert (result.scores, result.ranks) == ([2, 2, 0, 0], ranks)


# --- without Arboria -------------------------------------------------------------------------------------
@lp.covers(11)
def test_r096_no_wood_without_arboria() -> None:
    view = lp.game(arboria=False).view(None)
    assert "wood" not in view["market"]["prices"]
    assert "wood" not in view["reserve"]
    assert view["market"]["deck"] == 25
    assert view["fires"] == 0
    assert all("wood" not in player["resources"] for player in view["players"])
    position = lp.game(arboria=False)
    assert not [card for card in position.box.cards if "wood" in card]
    assert not [name for name in position.box.hexes if name.startswith("AR")]
    assert not {"sawmill", "hydraulic_safety_station", "arbori_fungal_culture"} & set(position.box.types)


def test_r096_the_base_game_can_be_played_to_its_end() -> None:
    position = lp.lay(arboria=False, number=12)
    lp.depletion(position)
    assert lp.can(position) == {"X:iron", "X:oil", "X:vibrium"}
    lp.do(position, "red", "X:iron")
    assert position.to_move() == []
    assert [line_.key for line_ in position.sheet()] == [
        "money", "production", "protection", "finance", "spaceport", "motorised"
    ]  # fmt: skip
    assert lp.cost(position, "oil") == 5
