"""What is in the box of Planet Arboria, and the set-up of its basic scenario (points A1 to A30)."""

from __future__ import annotations

from collections import Counter

import pytest

from living_planet_positions import controller, covers, game, owns
from ludosphere.games.living_planet.facts import facts
from ludosphere.games.living_planet.tables import COLOURS


@covers(1, 16, 19)
def test_the_hexes_of_the_expansion() -> None:
    hexes = [hex for hex in facts(4, True).hexes if hex.set == "arboria"]
    assert Counter(hex.kind for hex in hexes) == {"volcano": 1, "oxygen": 7}
    assert all((hex.kind == "oxygen") == (1 <= hex.stars <= 3) for hex in hexes)
    assert all(hex.stars == 0 for hex in facts(4, True).hexes if hex.set == "base")


@covers(3, 4, 5, 10, 13)
def test_the_wood_track_and_its_cards() -> None:
    assert [track.resource for track in facts(4, True).tracks if track.resource == "wood"] == ["wood"]
    assert Counter(card.set for card in facts(4, True).cards) == {"base": 25, "arboria": 5}
    view = game().view(None)
    assert (view["market"]["deck"], view["market"]["discard"]) == (30, [])
    assert game(arboria=False).view(None)["market"]["deck"] == 25


@covers(44, 80, 83)
def test_there_are_no_boats() -> None:
    """Boats and open sea belong to Planet Aquarius: without it, what is said about them concerns nothing."""
    words = {kind.id for kind in facts(4, True).types} | {hex.kind for hex in facts(4, True).hexes}
    assert not [word for word in words if "boat" in word or "sea" in word]


@covers(6, 7, 8)
def test_tokens() -> None:
    assert game().view(None)["fires"] == 8
    # VP tokens only mark points: what all seven oxygen hexes give is never more than there are
    assert facts(4, True).parameters["vp_oxygen_explore"] * 7 <= 8


@covers(9)
def test_the_buildings_of_the_expansion() -> None:
    counts = Counter(
        tile.type
        for tile in facts(4, True).tiles
        if tile.type in ("sawmill", "hydraulic_safety_station", "arbori_fungal_culture")
    )
    assert counts == {"sawmill": 6, "hydraulic_safety_station": 4, "arbori_fungal_culture": 4}
    assert len(facts(4, True).tiles) == 58 + 14
    assert len(facts(4, False).tiles) == 58


@covers(2, 12, 14)
def test_wood_at_the_start() -> None:
    view = game(seats=2).view(None)
    assert view["market"]["prices"]["wood"] == 5
    assert view["reserve"]["wood"] + 2 == 8  # each player has one of them
    nothing: dict[str, int] = {}
    house = {"parameters": {"start_resources_arboria": nothing}}
    assert game(seats=2, house=house).view(None)["reserve"]["wood"] == 8


@covers(24)
@pytest.mark.parametrize(("seats", "sites"), [(2, 3), (3, 3), (4, 4)])
def test_the_landing_zone_for_the_number_of_players(seats: int, sites: int) -> None:
    (landing,) = game(seats=seats).view(None)["map"]
    assert (landing["id"], landing["q"], landing["r"], landing["turn"]) == ("LP01", 0, 0, 0)
    assert len(landing["sites"]) == sites


@covers(25)
def test_eight_random_base_hexes_make_room() -> None:
    out = set()
    for seed in range(5):
        position = game(seed=seed)
        names = {position.box.hexes[hex] for hex in position.stack}
        assert position.view(None)["stack"] == {"left": 23, "under": []}
        assert {name for name in names if name.startswith("AR")} == {f"AR0{number}" for number in range(1, 9)}
        assert len({name for name in names if name.startswith("LP")}) == 15
        out.add(frozenset(names))
    assert len(out) == 5
    assert game(arboria=False).view(None)["stack"]["left"] == 23


@covers(26, 27)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_player_starts_with(seats: int) -> None:
    position = game(seats=seats)
    (landing,) = position.view(None)["map"]
    for seat, colour in enumerate(COLOURS[:seats]):
        (own,) = [site for site in landing["sites"] if site["controller"] == seat]
        assert (own["type"], own["chip"], own["unit"]) == (
            "spaceport",
            seat,
            {"seat": seat, "kind": "scientist"},
        )
        assert controller(position, f"LP01.{own['slot']}") == colour
        assert [owns(position, colour, what) for what in ("mc", "wood", "iron", "oil", "chips")] == [
            20,
            1,
            0,
            0,
            9,
        ]
        assert [owns(position, colour, what) for what in ("scientists", "motors", "fate")] == [4, 2, 1]
    assert landing["outside"] == []


@covers(28)
def test_everything_else_as_in_the_base_game() -> None:
    with_it, without = game(seed=3).view(None), game(seed=3, arboria=False).view(None)
    for resource in ("iron", "oil", "electricity", "mycelium", "vibrium"):
        assert with_it["reserve"][resource] == without["reserve"][resource]
        assert with_it["market"]["prices"][resource] == without["market"]["prices"][resource] == 5
    assert sum(without["reserve"].values()) == 43
    for mine, other in zip(with_it["players"], without["players"]):
        assert (mine["hand"], mine["mc"], mine["chips"]) == (other["hand"], other["mc"], other["chips"])
