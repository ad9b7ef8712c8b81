"""Measures, filters, points and places, by hand-made tableaus and against searches that try everything."""

from __future__ import annotations

import random
from itertools import combinations, permutations, product
from typing import Any

import pytest

from ludosphere.games.earth import grid, player
from ludosphere.games.earth.cards import CARD_BY_ID, CARDS, DECK, Card, Measure, of_kind
from ludosphere.games.earth.filters import DYNAMIC, icons, matcher
from ludosphere.games.earth.measures import (
    CARD_SCORE,
    Search,
    base_points,
    differ,
    event_points,
    gauge,
    growth_points,
    score,
    terrain_points,
)
from ludosphere.games.earth.player import Player, new_player
from ludosphere.games.earth.vocabulary import COLORS


def card_scores(players: list[Player], seat: int) -> list[tuple[int, int]]:
    """The places of the seat's scoring terrains and what each is worth, in reading order."""
    scored = [(place, CARD_SCORE[players[seat].grid[place]]) for place in players[seat].spots]
    return [(place, int(one.points(players, seat, place))) for place, one in scored if one is not None]


NAMED = {card.name: card for card in CARDS if 0 < card.index <= DECK}
FAUNA = {card.name: card for card in CARDS if card.kind == "fauna"}
ECOSYSTEMS = {card.name: card for card in CARDS if card.kind == "ecosystem"}
CORNER = 16
"""Where the pictures below begin: "c3"."""
BLANK = 0
PLANTS = [card for card in NAMED.values() if card.kind != "event"]


# --- laying out -----------------------------------------------------------------------------------
def index(name: str) -> int:
    """A card by its name or id; "" is none."""
    if not name:
        return 0
    return (NAMED[name] if name in NAMED else CARD_BY_ID[name]).index


def lay(seat: Player, place: int, card: int, sprouts: int = 0, growth: int = 0) -> None:
    seat.grid[place] = card
    seat.spots = sorted({*seat.spots, place})
    seat.sprouts[place], seat.growth[place] = sprouts, growth


def seat(*rows: list[Any], island: str = "", climate: str = "", events: list[str] | None = None) -> Player:
    """A player whose tableau is drawn as rows of names, or (name, sprouts, growth)."""
    one = new_player()
    one.island, one.climate = index(island), index(climate)
    one.pile = [index(name) for name in events or []]
    for down, row in enumerate(rows):
        for right, cell in enumerate(row):
            name, sprouts, growth = cell if isinstance(cell, tuple) else (cell, 0, 0)
            if name:
                lay(one, CORNER + 7 * down + right, index(name), sprouts, growth)
    return one


def place_of(one: Player, name: str) -> int:
    return one.grid.index(index(name))


def terrain(one: Player, name: str, *others: Player) -> int:
    """What a terrain of the tableau is worth."""
    points = dict(card_scores([one, *others], 0))
    assert sum(points.values()) == terrain_points([one, *others], 0)
    return points[place_of(one, name)]


def ecosystem(one: Player, name: str) -> int:
    scoring = ECOSYSTEMS[name].scoring
    assert scoring is not None
    return int(score(scoring).points([one], 0, -1))


def fauna(one: Player, name: str) -> int:
    """The value of a goal."""
    goal = FAUNA[name].goal
    assert goal is not None
    return int(gauge(goal).value([one], 0, -1))


def met(one: Player, name: str) -> bool:
    return fauna(one, name) >= FAUNA[name].at_least


def count(one: Player, of: str = "cards", place: int = -1, **how: Any) -> int:
    return int(gauge(Measure(of, **how)).value([one], 0, place))


def some(number: int, **wanted: Any) -> list[str]:
    """So many different cards of the deck that match a filter."""
    fits = matcher(wanted)
    return [card.id for card in PLANTS if fits.matches(card.index)][:number]


def flora_with(number: int, color: str) -> list[str]:
    return [c.id for c in PLANTS if c.kind == "flora" and [a.color for a in c.abilities] == [color]][:number]


def rows_of(names: list[Any]) -> list[list[Any]]:
    return [names[at : at + 4] for at in range(0, len(names), 4)]


def full_tableau(rng: random.Random, cards: int = 16) -> Player:
    """Random cards with random pieces in random places."""
    one = new_player()
    one.island, one.climate = rng.choice(of_kind("island")), rng.choice(of_kind("climate"))
    one.pile = rng.sample(of_kind("event"), rng.randrange(6))
    for card in rng.sample(PLANTS, cards):
        place = rng.choice(grid.free(one.grid))
        lay(one, place, card.index, rng.randint(0, card.sprout_spaces), rng.randint(0, card.max_growth))
    return one


# --- places ---------------------------------------------------------------------------------------
def test_names_of_places() -> None:
    assert grid.name(24) == "d4"
    assert grid.name(0) == "a1"
    assert grid.name(9) == "c2"
    assert [grid.place_of(grid.name(place)) for place in range(49)] == list(range(49))
    assert grid.place_of("h1") == grid.place_of("a8") == grid.place_of("") == grid.place_of("d44") == -1


def test_neighbours_of_places() -> None:
    assert sorted(grid.NEIGHBOURS[24]) == [16, 17, 18, 23, 25, 30, 31, 32]
    assert sorted(grid.ORTHOGONAL[0]) == [1, 7]
    assert sorted(grid.DIAGONAL[6]) == [12]
    for place in range(49):
        assert set(grid.NEIGHBOURS[place]) == {*grid.ORTHOGONAL[place], *grid.DIAGONAL[place]}
        assert all(place in grid.NEIGHBOURS[near] for near in grid.NEIGHBOURS[place])


def test_the_first_card_has_one_place() -> None:
    assert grid.free(new_player().grid) == [24]
    assert grid.box(new_player().grid) == (3, 2, 3, 2)


def free_by_hand(cells: list[int]) -> list[int]:
    taken = [place for place in range(49) if cells[place]]
    found = []
    for place in range(49):
        rows = [p // 7 for p in [*taken, place]]
        columns = [p % 7 for p in [*taken, place]]
        touches = any(abs(p // 7 - place // 7) <= 1 and abs(p % 7 - place % 7) <= 1 for p in taken)
        in_frame = max(rows) - min(rows) < 4 and max(columns) - min(columns) < 4
        if cells[place] == 0 and touches and in_frame:
            found.append(place)
    return found


def test_ruling_33_and_34_free_places() -> None:
    rng = random.Random(33)
    for _ in range(60):
        cells = [0] * 49
        for _ in range(16):
            open_places = grid.free(cells)
            if any(cells):
                assert open_places == free_by_hand(cells)
            cells[rng.choice(open_places)] = 1
            rows = [place // 7 for place in range(49) if cells[place]]
            columns = [place % 7 for place in range(49) if cells[place]]
            assert grid.box(cells) == (min(rows), max(rows), min(columns), max(columns))
        assert grid.free(cells) == []


# --- filters --------------------------------------------------------------------------------------
def wanted_by_hand(card: Card, key: str, value: Any) -> bool:
    """The table of SCHEMA.md, said otherwise."""
    colors = {ability.color for ability in card.abilities}
    if "multicolor" in colors:
        colors |= {"red", "blue", "yellow"}
    flora, growing = card.kind == "flora", card.max_growth > 0
    holds: dict[str, Any] = {
        "kind": lambda: card.kind == value,
        "flora_type": lambda: value in card.types,
        "habitat": lambda: value in card.habitats,
        "name_marker": lambda: value in card.markers,
        "ability_color": lambda: value in colors,
        "cost_min": lambda: card.cost is not None and card.cost >= value,
        "cost_max": lambda: card.cost is not None and card.cost <= value,
        "vp_min": lambda: card.vp >= value,
        "vp_max": lambda: card.vp <= value,
        "vp_parity": lambda: (card.vp % 2 == 0) == (value == "even"),
        "habitats_min": lambda: len(card.habitats) >= value,
        "habitats_max": lambda: len(card.habitats) <= value,
        "abilities_min": lambda: len(card.abilities) >= value,
        "directional_aid": lambda: card.directional,
        "sprout_spaces": lambda: card.sprout_spaces == value,
        "sprout_spaces_max": lambda: card.sprout_spaces <= value,
        "growth_spaces_min": lambda: card.max_growth >= value,
        "growth_spaces_max": lambda: card.max_growth <= value,
        "canopy_vp_min": lambda: flora and growing and card.canopy_vp >= value,
        "canopy_vp_max": lambda: flora and (not growing or card.canopy_vp <= value),
    }
    return bool(holds[key]())


STATIC = [
    ("kind", "flora"), ("kind", "terrain"), ("kind", "island"),
    ("flora_type", "tree"), ("flora_type", "mushroom"),
    ("habitat", "cold"), ("habitat", "sunny"),
    ("name_marker", "bold"), ("name_marker", "underline"),
    ("ability_color", "red"), ("ability_color", "green"), ("ability_color", "black"),
    ("ability_color", "brown"),
    ("ability_color", "multicolor"), ("ability_color", "yellow"), ("ability_color", "blue"),
    ("cost_min", 4), ("cost_max", 3), ("cost_max", 0), ("vp_min", 4), ("vp_max", 3),
    ("vp_parity", "even"), ("vp_parity", "odd"),
    ("habitats_min", 2), ("habitats_max", 1), ("abilities_min", 2), ("directional_aid", True),
    ("sprout_spaces", 6), ("sprout_spaces_max", 3), ("growth_spaces_min", 4), ("growth_spaces_max", 2),
    ("canopy_vp_min", 5), ("canopy_vp_max", 4),
]  # fmt: skip


@pytest.mark.parametrize(("key", "value"), STATIC)
def test_filter_of_one_entry(key: str, value: Any) -> None:
    fits = matcher({key: value})
    assert fits.dynamic is False
    found = set()
    for card in CARDS:
        if card.kind in ("flora", "terrain", "island", "climate"):
            assert fits.matches(card.index) == wanted_by_hand(card, key, value), card.id
            found.add(fits.matches(card.index))
        else:
            assert not fits.matches(card.index)  # events and cards that are never laid out
    assert found == {True, False}


def test_entries_of_a_filter_hold_together() -> None:
    fits = matcher({"kind": "flora", "habitat": "cold", "cost_max": 1})
    for card in CARDS:
        wanted = card.kind == "flora" and "cold" in card.habitats and card.cost is not None and card.cost <= 1
        assert fits.matches(card.index) == wanted


def test_events_match_where_they_are_asked_for() -> None:
    fits = matcher({"kind": "event", "vp_max": -4})
    assert fits.matches(index("Tsunami"))
    assert not fits.matches(index("Mudpot"))
    assert not fits.matches(index("White Oak"))
    assert not matcher({"vp_max": -1}).matches(index("Tsunami"))


def test_nothing_matches_where_no_card_lies() -> None:
    one = seat(["White Oak"])
    for wanted in ({}, {"vp_max": 3}, {"bare": True}, {"complete": True}, {"sprout_spaces_max": 3}):
        assert not matcher(wanted).matches(BLANK)
        assert not matcher(wanted).at(one, 0)


def test_equal_filters_share_a_matcher() -> None:
    assert matcher({"kind": "flora", "bare": True}) is matcher({"bare": True, "kind": "flora"})
    assert matcher({"vp_min": 4}) is not matcher({"vp_min": 5})


def test_pieces_are_looked_at_on_the_place() -> None:
    one = seat([("White Oak", 2, 4), ("Basil", 6, 1), ("Slime Mold", 4, 0), ("Beach", 0, 0)])
    oak, basil, mold, beach = CORNER, CORNER + 1, CORNER + 2, CORNER + 3
    assert matcher({"sprouts_min": 3}).at(one, basil)
    assert not matcher({"sprouts_min": 3}).at(one, oak)
    assert matcher({"growth_min": 4}).at(one, oak)
    assert not matcher({"growth_min": 2}).at(one, basil)
    assert matcher({"full": ["sprout"]}).at(one, basil)
    assert matcher({"full": ["sprout", "growth"]}).at(one, oak)
    assert not matcher({"full": ["growth"]}).at(one, basil)
    assert not matcher({"full": ["growth"]}).at(one, mold)
    assert matcher({"complete": True}).at(one, mold)
    assert not matcher({"complete": True}).at(one, basil)
    assert not matcher({"complete": True}).at(one, beach)
    assert not matcher({"bare": True}).at(one, oak)
    assert not matcher({"bare": True}).at(one, beach)
    one.sprouts[mold] = 0
    assert matcher({"bare": True}).at(one, mold)
    assert all(matcher({key: ["sprout"] if key == "full" else 1}).dynamic for key in DYNAMIC)


def test_pieces_do_not_matter_for_hand_cards() -> None:
    fits = matcher({"kind": "flora", "sprouts_min": 4})
    assert fits.matches(index("White Oak"))
    assert not fits.matches(index("Beach"))


def test_icons_shown_by_abilities() -> None:
    assert icons(NAMED["White Oak"]) >= {"draw"}
    assert icons(NAMED["Hairawn Muhly"]) == {"soil", "sprout", "colon"}
    assert icons(NAMED["Sand Dunes"]) == {"soil"}  # a discount
    assert icons(NAMED["Horn of Plenty"]) >= {"soil", "compost"}  # paid with hand cards
    assert icons(NAMED["Lava Plain"]) >= {"compost", "draw"}  # is replaced
    assert icons(CARD_BY_ID["285b"]) >= {"draw", "compost", "soil"}
    assert icons(NAMED["Beach"]) == set()
    assert "soil" in icons(CARD_BY_ID["ab-304"])  # printed in its scoring
    fits = matcher({"ability_icon": "colon"})
    for card in CARDS:
        if card.kind in ("flora", "terrain", "island", "climate"):
            shown = "colon" in card.icons or any(ability.cost for ability in card.abilities)
            assert fits.matches(card.index) == shown, card.id


def test_unknown_entries_are_refused() -> None:
    with pytest.raises(ValueError, match="smell"):
        matcher({"smell": "good"})


# --- counting -------------------------------------------------------------------------------------
@pytest.mark.parametrize("corner", [0, 3, 16, 21, 24])
def test_cards_by_scope(corner: int) -> None:
    one = new_player()
    one.island, one.climate = index("290a"), index("304b")
    oak, basil = index("White Oak"), index("Basil")
    for down, right in product(range(4), range(4)):
        lay(one, corner + 7 * down + right, oak if (down + right) % 2 else basil)
    at = corner + 8  # second row, second column
    tree = {"flora_type": "tree"}
    assert count(one, scope="tableau", filter=tree) == 8
    assert count(one, scope="area", filter=tree) == 8
    assert count(one, scope="area", filter={"habitat": "cold"}) == 2
    assert count(one, scope="row", filter=tree, place=at) == 2
    assert count(one, scope="column", filter={"flora_type": "herb"}, place=at) == 2
    assert count(one, scope="orthogonal", filter=tree, place=at) == 4
    assert count(one, scope="diagonal", filter=tree, place=at) == 0
    assert count(one, scope="adjacent", filter={"kind": "flora"}, place=at) == 8
    assert count(one, scope="adjacent", filter={"kind": "flora"}, place=corner) == 3
    assert count(one, scope="row", filter=tree, place=-1) == 0
    for off in (-3, -2, -1, 49, 50):
        assert count(one, scope="adjacent", filter=tree, place=off) == 0
        assert count(one, scope="tableau", filter=tree, place=off) == 8


def test_things_that_are_not_in_the_tableau() -> None:
    one = seat([("White Oak", 1, 3), ("Basil", 4, 2)], events=["Tsunami", "Wildfire"])
    one.soil, one.hand, one.compost = 7, [1, 2, 3], [4, 5, 6, 7]
    one.gained, one.drawn = 11, 12
    assert count(one, "soil") == 7
    assert count(one, "hand") == 3
    assert count(one, "compost") == 4
    assert count(one, "events") == 2
    assert count(one, "sprouts") == 5
    assert count(one, "growth") == 5
    assert count(one, "soil_gained_this_turn") == 11
    assert count(one, "cards_drawn_this_turn") == 12


def test_pieces_of_island_and_climate_there_are_none() -> None:
    one = seat(["White Oak"], island="285a", climate="304b")
    assert count(one, scope="area", filter={"sprouts_min": 1}) == 0
    assert count(one, scope="area", filter={"growth_min": 0, "habitat": "wet"}) == 2


def test_best_and_best_neighbour() -> None:
    seats = [seat(["White Oak"] * cards) for cards in (2, 3, 4, 1)]
    tree = {"flora_type": "tree"}
    best = gauge(Measure("cards", "area", tree, player="best"))
    beside = gauge(Measure("cards", "area", tree, player="best_neighbour"))
    assert [best.value(seats, n, -1) for n in range(4)] == [4] * 4
    assert [beside.value(seats, n, -1) for n in range(4)] == [3, 4, 3, 4]
    assert beside.value(seats[:2], 0, -1) == 3
    assert beside.value(seats[:1], 0, -1) == 2
    assert best.value(seats[:1], 0, -1) == 2


def test_what_a_value_depends_on() -> None:
    def bits(of: str, **how: Any) -> int:
        return int(gauge(Measure(of, **how)).dirty)

    assert bits("cards", scope="tableau", filter={"kind": "flora"}) == player.TABLEAU
    assert bits("cards", scope="tableau", filter={"bare": True}) == player.TABLEAU | player.PIECES
    best = bits("cards", scope="area", filter={"habitat": "wet"}, player="best")
    assert best == player.TABLEAU | player.OTHERS
    assert bits("soil") == player.SOIL
    assert bits("hand") == player.HAND
    assert bits("compost") == player.COMPOST
    assert bits("events") == player.EVENTS
    assert bits("events", player="best_neighbour") == player.EVENTS | player.OTHERS
    assert bits("sprouts") == bits("growth") == player.PIECES
    assert bits("sets", parts=("red", "event")) == player.TABLEAU | player.EVENTS
    assert bits("full_lines", line="row", rule="distinct", attribute="base_vp") == player.TABLEAU
    sprouting = bits("full_lines", line="row", rule="distinct", attribute="sprouts")
    assert sprouting == player.TABLEAU | player.PIECES
    assert bits("empty_spaces", scope="orthogonal") == player.TABLEAU


def measures() -> list[Measure]:
    found = []
    for card in CARDS:
        if card.scoring:
            found.append(card.scoring.measure)
        if card.goal:
            found.append(card.goal)
        for ability in card.abilities:
            found += [gain.per for gain in ability.gain if gain.per]
            if ability.scoring:
                found.append(ability.scoring.measure)
    return found


def test_values_change_only_with_what_they_depend_on() -> None:
    rng = random.Random(1)
    asked = [gauge(measure) for measure in measures()]
    for _ in range(20):
        seats = [full_tableau(rng, 12) for _ in range(3)]
        mine = seats[0]
        place = rng.choice(mine.spots)
        before = [one.value(seats, 0, place) for one in asked]
        changed = player.PIECES << rng.randrange(6)
        if changed == player.PIECES:
            for spot in mine.spots:
                mine.sprouts[spot] = rng.randint(0, CARDS[mine.grid[spot]].sprout_spaces)
                mine.growth[spot] = rng.randint(0, CARDS[mine.grid[spot]].max_growth)
        elif changed == player.OTHERS:
            seats[1:] = [full_tableau(rng, 16), full_tableau(rng, 3)]
        else:
            mine.soil += changed == player.SOIL
            mine.hand += [1] if changed == player.HAND else []
            mine.compost += [1] if changed == player.COMPOST else []
            mine.pile += [200, 201] if changed == player.EVENTS else []
        for one, old in zip(asked, before, strict=True):
            if not one.dirty & changed:
                assert one.value(seats, 0, place) == old


def test_a_tableau_may_lie_anywhere() -> None:
    rng = random.Random(2)
    asked = [gauge(measure) for measure in measures()]
    for _ in range(30):
        one = full_tableau(rng, rng.randint(1, 16))
        top, bottom, left, right = grid.box(one.grid)
        moved = one.copy()
        shift = 7 * rng.randint(-top, 6 - bottom) + rng.randint(-left, 6 - right)
        moved.spots = [spot + shift for spot in one.spots]
        for pieces in ("grid", "sprouts", "growth"):
            cells = [0] * 49
            for spot in one.spots:
                cells[spot + shift] = getattr(one, pieces)[spot]
            setattr(moved, pieces, cells)
        for place in one.spots:
            for this in asked:
                assert this.value([one], 0, place) == this.value([moved], 0, place + shift)


# --- planted this turn ----------------------------------------------------------------------------
def test_ruling_16_cards_planted_this_turn() -> None:
    one = seat(["White Oak", "Rainbow Eucalyptus", "Heather"], island="288b")
    one.planted = one.grid[CORNER : CORNER + 2]
    [gain] = [a.gain[0] for a in CARD_BY_ID["288b"].abilities if a.color == "green"]
    assert gain.per is not None
    assert gain.amount * gauge(gain.per).value([one], 0, -2) == 4
    one.planted = []
    assert gauge(gain.per).value([one], 0, -2) == 0


def test_ruling_17_wild_flora_have_all_habitats() -> None:
    one = seat(["Swamp Sprouts", "Roman Brown"], island="290a")
    one.planted = [one.grid[CORNER]]
    [gain] = [a.gain[0] for a in CARD_BY_ID["290a"].abilities if a.color == "green"]
    assert gain.per is not None
    assert gain.amount * gauge(gain.per).value([one], 0, -2) == 2


def test_ruling_16_a_card_that_made_room_was_planted_this_turn_too() -> None:
    one = seat(["White Oak"])
    one.planted = [CARD_BY_ID["230"].index, one.grid[CORNER]]
    assert count(one, scope="planted_this_turn", filter={"kind": "flora"}) == 1
    assert count(one, scope="planted_this_turn", filter={"kind": "terrain"}) == 1
    assert count(one, scope="planted_this_turn", filter={"growth_min": 0}) == 1  # pieces: of what is there
    assert count(one, scope="planted_this_turn", filter={"kind": "flora", "growth_min": 1}) == 0


# --- flora types ----------------------------------------------------------------------------------
def test_ruling_31_a_wild_flora_is_of_each_type() -> None:
    assert terrain(seat(["Prairie", "Swamp Sprouts", "Basil"]), "Prairie") == 6
    for kind in ("tree", "herb", "mushroom", "bush"):
        assert matcher({"flora_type": kind}).matches(index("Dragon Sprouts"))


def test_ruling_32_inside_a_line_it_takes_one_type() -> None:
    assert ecosystem(seat(["Swamp Sprouts", "Badlands", "White Oak", "Basil"]), "Chic-Choc Mountains") == 6
    row = ["Swamp Sprouts", "Dragon Sprouts", "White Oak", "Papaya"]
    assert ecosystem(seat(row), "Finland Snow Forest") == 6
    assert ecosystem(seat([*row[:3], "Badlands"]), "Finland Snow Forest") == 0


def test_ruling_38_printed_costs_count() -> None:
    assert fauna(seat(["White Oak"]), "African Bush Elephant") == 1


# --- fauna ----------------------------------------------------------------------------------------
def test_ruling_50_and_51_events_count_where_they_are_named() -> None:
    one = seat(["Impoverished Land"], events=some_events(5))
    assert terrain(one, "Impoverished Land") == 1
    assert fauna(one, "Seven-Spotted Ladybug") == 1
    assert fauna(one, "Green Tree Ant") == 5
    assert ecosystem(one, "Angat Watershed Forest") == 10


def some_events(number: int) -> list[str]:
    return [CARDS[card].id for card in of_kind("event")[:number]]


def test_ruling_52_events_can_cost_points() -> None:
    assert event_points(seat(events=["Tsunami", "Wildfire"])) == -8


def test_ruling_62_the_island_is_black() -> None:
    assert met(seat(["Pomegranate Tree", "Tor-Grass"], island="292a"), "Spotted Hyena")
    assert not met(seat(["Pomegranate Tree", "Tor-Grass"]), "Spotted Hyena")


def test_ruling_63_two_abilities() -> None:
    row = ["Fly Agaric", "Heather", "Rosemary"]
    assert fauna(seat(row, island="290b", climate="303b"), "Panther Chameleon") == 5
    assert fauna(seat(row, island="290b", climate="304b"), "Panther Chameleon") == 4


def test_ruling_64_directional_aids() -> None:
    one = seat(["277", "026", "149", "012", "030"])
    assert fauna(one, "King Penguin") == 4
    assert sum(matcher({"directional_aid": True}).matches(card.index) for card in PLANTS) == 43


def test_ruling_65_islands_and_climates_cost_nothing_at_all() -> None:
    one = seat(["Japanese Maple", "Cat Grass", "Badlands"], island="285a", climate="304b")
    assert fauna(one, "Western Honeybee") == 2
    assert fauna(one, "African Bush Elephant") == 1
    assert count(one, scope="area", filter={"cost_min": 0}) == 3
    assert count(one, scope="area", filter={"cost_max": 0}) == 1


def test_ruling_66_and_67_few_includes_none() -> None:
    assert fauna(seat(["Elephant Grass"]), "Wood Duck") == 1
    assert fauna(seat([("Mountain Laurel", 0, 4)]), "Red Deer") == 1
    assert fauna(seat([("Slime Mold", 4, 0)]), "Western Moose") == 1


def test_ruling_68_complete_flora() -> None:
    row = [("Turkey Tail", 0, 1), ("Mountain Laurel", 0, 4), ("Slime Mold", 4, 0), ("Cat Grass", 6, 0)]
    one = seat(row)
    assert NAMED["Turkey Tail"].sprout_spaces == 0
    assert fauna(one, "Mountain Gorilla") == 3


def test_ruling_69_bare_flora() -> None:
    names = some(8, kind="flora")
    one = seat(*rows_of([*names[:7], *some(3, kind="terrain")]))
    assert fauna(one, "Black Wildebeest") == 7
    assert not met(one, "Black Wildebeest")
    assert met(seat(*rows_of(names)), "Black Wildebeest")
    assert fauna(seat(*rows_of([(names[0], 1, 0), (names[1], 0, 1), *names[2:]])), "Black Wildebeest") == 6


def test_ruling_70_both_diagonals_of_the_frame() -> None:
    oak = "White Oak"
    four = [[oak, "", "", oak], ["", oak, oak, ""], ["", oak, oak, ""], [oak, "", "", oak]]
    three = [[oak, "", oak], ["", oak, ""], [oak, "", oak]]
    assert met(seat(*four), "Emerald Tree Boa")
    assert fauna(seat(*three), "Emerald Tree Boa") == 0
    assert fauna(seat(*four[:3], ["", "", "", oak]), "Emerald Tree Boa") == 1
    assert fauna(seat(*four[:3], [oak]), "Emerald Tree Boa") == 1


def test_ruling_71_nought_is_even() -> None:
    assert fauna(seat(["Cat Grass"]), "Atlantic Puffin") == 1
    assert fauna(seat(["Cat Grass"]), "Sri Lankan Leopard") == 0


FOR_SETS = ["Tall Fescue", "Rosemary", "Ram's Head", "American Sycamore", "Fly Agaric", "Heather"]


def test_ruling_72_sets() -> None:
    ground = ["Beach", "Crater"]
    events = ["Tsunami", "Wildfire"]
    one = seat(FOR_SETS[:3], FOR_SETS[3:], ground, events=events)
    assert fauna(one, "Fire Salamander") == 2
    assert met(one, "Fire Salamander")
    one = seat(FOR_SETS[1:3], FOR_SETS[3:], ground, climate="304b", events=events)
    assert fauna(one, "Fire Salamander") == 2
    one = seat(FOR_SETS[2:3], FOR_SETS[3:], ground, climate="304b", events=events)
    assert fauna(one, "Fire Salamander") == 1
    assert ecosystem(one, "Sakurajima") == 6
    assert fauna(seat(FOR_SETS[:3], FOR_SETS[3:], ground, events=events[:1]), "Fire Salamander") == 1
    assert fauna(seat(FOR_SETS[:3], FOR_SETS[3:], events=events), "Fire Salamander") == 0


def most_sets(cards: list[set[str]], parts: list[str], events: int) -> int:
    """The most sets, by trying every card in every part."""

    def possible(open_slots: dict[str, int], rest: list[set[str]]) -> bool:
        if not any(open_slots.values()):
            return True
        if len(rest) < sum(open_slots.values()):
            return False
        for part in rest[0]:
            if open_slots[part] and possible({**open_slots, part: open_slots[part] - 1}, rest[1:]):
                return True
        return possible(open_slots, rest[1:])

    useful = [card for card in cards if card]
    return max(sets for sets in range(events + 1) if possible(dict.fromkeys(parts, sets), useful))


def test_ruling_72_and_97_sets_by_trying_everything() -> None:
    rng = random.Random(72)
    parts = ["red", "blue", "yellow", "terrain"]
    values = set()
    for _ in range(150):
        one = full_tableau(rng, rng.randint(3, 9))
        one.pile = of_kind("event")[: rng.randrange(4)]
        area = [one.island, one.climate, *(one.grid[spot] for spot in one.spots)]
        cards = [CARDS[number] for number in area]
        offers = [
            {part for part in parts[:3] if matcher({"ability_color": part}).matches(card.index)}
            | ({"terrain"} if card.kind == "terrain" else set())
            for card in cards
        ]
        value = fauna(one, "Fire Salamander")
        values.add(value)
        assert value == most_sets(offers, parts, len(one.pile))
    assert {0, 1, 2} <= values


def test_sets_of_other_parts() -> None:
    one = seat(["Tall Fescue", "Rosemary"], ["Beach"])
    assert count(one, "sets", parts=("red", "blue")) == 1
    assert count(one, "sets", parts=("red",)) == 2
    assert count(one, "sets", parts=("terrain", "brown")) == 0
    with pytest.raises(ValueError, match="four"):
        count(seat(), "sets", parts=COLORS[:5])


def test_ruling_73_full_lines_have_four_cards() -> None:
    oak = "White Oak"
    assert met(seat(*[[oak, oak]] * 4), "Northern Giraffe")
    assert fauna(seat(*[[oak, oak]] * 3), "Northern Giraffe") == 0
    assert met(seat([oak] * 4, [oak, "", oak], [oak] * 4), "Cairns Birdwing Butterfly")
    assert fauna(seat(["", oak, oak, oak], [oak, oak, oak]), "Cairns Birdwing Butterfly") == 0
    assert fauna(seat([oak], ["", oak, oak], [oak], [oak]), "Northern Giraffe") == 0


# --- growth ---------------------------------------------------------------------------------------
def test_ruling_77_canopy_values() -> None:
    assert growth_points(seat([("White Oak", 0, 3)])) == 3
    assert growth_points(seat([("White Oak", 0, 4)])) == 4
    assert growth_points(seat([("Giant Sequoia", 0, 8)])) == 13
    row = [("Turkey Tail", 0, 1), ("Elephant Grass", 0, 5), "Slime Mold", "Beach"]
    assert growth_points(seat(row)) == 1 + 5
    assert growth_points(seat([("Elephant Grass", 0, 6)])) == 10  # 18


def test_base_points_are_those_of_the_area() -> None:
    one = seat(["Beach", "Basil"], island="285b", climate="304b", events=["Tsunami"])
    assert base_points(one) == 9 + 3 + 10 + 4


# --- lines ----------------------------------------------------------------------------------------
def test_ruling_78_longest_line_through_the_terrain() -> None:
    a, b, c, d = some(4, kind="flora", habitat="rocky")
    assert terrain(seat(["", a, ""], [b, "Mountain Ridge", c], ["", d, ""]), "Mountain Ridge") == 6
    assert terrain(seat([a, b, "Mountain Ridge", c]), "Mountain Ridge") == 8
    assert terrain(seat(["Mountain Ridge", ""], ["", a]), "Mountain Ridge") == 2
    assert terrain(seat(["Mountain Ridge", "Papaya", a]), "Mountain Ridge") == 2  # Papaya is sunny


STEPS = {False: [(-1, 0), (0, -1), (0, 1), (1, 0)], True: [(-1, -1), (-1, 1), (1, -1), (1, 1)]}


def near(cell: int, diagonal: bool) -> list[int]:
    found = [(cell // 4 + down, cell % 4 + right) for down, right in STEPS[diagonal]]
    return [4 * row + column for row, column in found if 0 <= row < 4 and 0 <= column < 4]


def longest_by_hand(pattern: int, diagonal: bool) -> tuple[int, list[int]]:
    """The longest path in a pattern and the longest through each cell, by walking all of them."""
    best = [0] * 16

    def walk(path: list[int]) -> None:
        for cell in path:
            best[cell] = max(best[cell], len(path))
        for cell in near(path[-1], diagonal):
            if pattern >> cell & 1 and cell not in path:
                walk([*path, cell])

    for cell in range(16):
        if pattern >> cell & 1:
            walk([cell])
    return max(best), best


@pytest.mark.parametrize("diagonal", [False, True])
def test_ruling_78_and_97_longest_lines_by_walking_all_of_them(diagonal: bool) -> None:
    rng = random.Random(78)
    search = Search(diagonal)
    patterns = [rng.randrange(65536) for _ in range(290)]
    patterns += [0xFFFF] if diagonal else [0, 1, 0x8000, 0x272, 0xF99F, 0x1248, 0xA5A5, 0xFDF7]
    for pattern in patterns:
        longest, through = longest_by_hand(pattern, diagonal)
        assert search.anywhere(pattern) == longest
        for cell in range(16):
            if pattern >> cell & 1:
                assert search.through(pattern, cell) == through[cell], (bin(pattern), cell)
                assert search.through(pattern, cell) == through[cell]  # from what is kept


def test_ruling_78_a_full_tableau_is_one_line() -> None:
    search = Search(False)
    assert [search.through(0xFFFF, cell) for cell in range(16)] == [16] * 16


def test_ruling_78_in_tableaus() -> None:
    rng = random.Random(781)
    habitats = {"012": "rocky", "112": "sunny", "114": "wet", "115": "cold"}
    for _ in range(40):
        one = full_tableau(rng, rng.randint(6, 16))
        name = rng.choice([*habitats])
        at = rng.choice(one.spots)
        lay(one, at, index(name))
        top, _, left, _ = grid.box(one.grid)
        cells = {spot: 4 * (spot // 7 - top) + spot % 7 - left for spot in one.spots}
        wanted = [spot for spot in one.spots if habitats[name] in CARDS[one.grid[spot]].habitats]
        pattern = sum(1 << cells[spot] for spot in wanted)
        assert dict(card_scores([one], 0))[at] == 2 * longest_by_hand(pattern, False)[1][cells[at]]


def test_ruling_79_beach() -> None:
    assert terrain(seat(["Beach", "White Oak"], ["Basil"]), "Beach") == 8
    assert terrain(seat(["Beach"]), "Beach") == 16
    assert terrain(seat(["Beach", ""], ["", "Basil"]), "Beach") == 16
    corner = new_player()
    lay(corner, 0, index("Beach"))
    lay(corner, 1, index("Basil"))
    assert terrain(corner, "Beach") == 12


def test_ruling_80_row_column_and_corners() -> None:
    one = seat(["Japanese Maple", "", "Swamp Sprouts"], ["", "Crater", ""], ["Basil", "", ""])
    assert terrain(one, "Crater") == 10
    gap = seat(["Prairie", "", "", "Basil"], ["Cat Grass"])
    assert terrain(gap, "Prairie") == 3
    assert terrain(seat(["029"], [""], [""], ["White Oak"]), "029") == 3


def test_ruling_81_any_one_player() -> None:
    rocky = some(6, kind="flora", habitat="rocky")
    other = seat(rocky[:4], climate="304b")
    assert terrain(seat(["Rocky Mountains", rocky[5]]), "Rocky Mountains", other) == 10
    assert terrain(seat(["Rocky Mountains", rocky[5]]), "Rocky Mountains", seat([])) == 4


def test_ruling_82_value_terrains_count_the_area() -> None:
    one = seat(["Impoverished Land", "White Oak", "Lobster Mushroom"], island="285a", climate="304b")
    assert terrain(one, "Impoverished Land") == 3
    one = seat(["Blossoming Lands", "Lobster Mushroom"], island="285b", climate="304b")
    assert terrain(one, "Blossoming Lands") == 12


def test_ruling_83_cost_terrains_count_themselves() -> None:
    board: dict[str, Any] = {"island": "285a", "climate": "304b"}
    assert terrain(seat(["Permafrost", "White Oak", "Basil"], **board), "Permafrost") == 2
    assert terrain(seat(["Fertile Land", "White Oak"], **board), "Fertile Land") == 4


def test_ruling_84_gigantic_island_counts_itself() -> None:
    assert terrain(seat(["Gigantic Island", "Beach", "Crater", "Basil"]), "Gigantic Island") == 9


def test_ruling_85_caps() -> None:
    one = seat(["Mineral Rich Land", "Blooming Land"])
    one.soil, one.hand = 20, [1] * 33
    assert terrain(one, "Mineral Rich Land") == 30
    assert terrain(one, "Blooming Land") == 30
    one.soil = 13
    assert ecosystem(one, "The Great Plains") == 24
    one.soil = 12
    assert ecosystem(one, "The Great Plains") == 24
    one.soil = 11
    assert ecosystem(one, "The Great Plains") == 22


def test_ruling_86_rounding_down() -> None:
    bold = some(5, kind="flora", name_marker="bold")
    assert ecosystem(seat(bold[:4], bold[4:]), "Tasmanian Temperate Rain Forest") == 18
    one = seat()
    one.hand = [1] * 17
    assert ecosystem(one, "Borneo Lowland Rain Forest") == 12


@pytest.mark.parametrize(("trees", "points"), [(0, 0), (1, 0), (2, 4), (4, 13), (5, 23), (7, 30), (8, 30)])
def test_ruling_87_tables(trees: int, points: int) -> None:
    assert ecosystem(seat(*rows_of(some(trees, flora_type="tree"))), "Blackforest") == points


def test_ruling_88_diagonal_lines() -> None:
    m = some(8, flora_type="mushroom")
    zigzag = seat([m[0], "", m[1], m[4]], ["", m[2], "", m[3]])
    # 0–2–1–3 touch at corners; the last one touches only sides
    assert ecosystem(zigzag, "Everglades") == 16
    seven = seat([m[0], "", m[1], ""], ["", m[2], "", m[3]], [m[4], "", m[5], ""], ["", m[6], "", m[7]])
    longest = longest_by_hand(0xA5A5, True)[0]
    assert longest >= 7
    assert ecosystem(seven, "Everglades") == 28
    assert ecosystem(seat([m[0], m[1]]), "Everglades") == 4
    assert ecosystem(seat(), "Everglades") == 0


def test_ruling_89_different_colors() -> None:
    row = ["Badlands", "White Oak", "Tall Fescue", "Rosemary"]
    assert ecosystem(seat(row), "Ngorongoro Crater") == 6
    assert ecosystem(seat([*row[:2], "White Jasmine", "Tall Fescue"]), "Ngorongoro Crater") == 0
    assert ecosystem(seat(*[[name] for name in row]), "Mauna Kea") == 6
    assert ecosystem(seat(*[[name] for name in row]), "Ngorongoro Crater") == 0


def test_ruling_90_a_shared_color() -> None:
    row = ["White Oak", "Fly Agaric", "Rainbow Eucalyptus", "Heather"]
    assert ecosystem(seat(row), "Waiotapu") == 6
    assert ecosystem(seat(["Basil", "Papaya", "Rainbow Eucalyptus", "Bald Cypress"]), "Waiotapu") == 0
    assert ecosystem(seat(*[[name] for name in row]), "Aconcagua") == 6


def test_ruling_91_different_and_shared_habitats() -> None:
    assert ecosystem(seat(["Papaya", "White Oak", "White Jasmine", "Roman Brown"]), "Sudd Swamp") == 6
    assert ecosystem(seat(["Virginia Strawberry", "Papaya", "Marula", "White Oak"]), "Sudd Swamp") == 0
    assert ecosystem(seat(["Papaya", "White Oak", "White Jasmine", "Elephant Grass"]), "Sudd Swamp") == 0
    column = [["Papaya"], ["Marula"], ["Virginia Strawberry"], ["Cat Grass"]]
    assert ecosystem(seat(*column), "Thai Highlands") == 6


def test_ruling_92_pieces_in_lines() -> None:
    row: list[Any] = ["Badlands", ("White Oak", 1, 3), ("Basil", 2, 1), ("Papaya", 3, 2)]
    assert ecosystem(seat(row), "Yuanjiang Savanna") == 6
    assert ecosystem(seat(row), "Alps") == 7
    assert ecosystem(seat([*row[:3], ("Papaya", 0, 0)]), "Yuanjiang Savanna") == 0
    assert ecosystem(seat(row[:3]), "Yuanjiang Savanna") == 0
    column = [[cell] for cell in row]
    assert ecosystem(seat(*column), "Sierra Nevada De Santa Marta") == 6
    assert ecosystem(seat(*column), "Himalayas") == 7


def test_different_base_values() -> None:
    column = [["Cat Grass"], ["Marula"], ["White Oak"], ["Basil"]]  # 0, 1, 2, 3
    assert ecosystem(seat(*column), "Irati") == 6
    assert ecosystem(seat(*column[:3], ["Elephant Grass"]), "Irati") == 0


def test_types_in_columns() -> None:
    assert ecosystem(seat(["Basil"], ["Beach"], ["White Oak"], ["Roman Brown"]), "Mbeliling Mountain") == 6
    assert ecosystem(seat(["Beach"], ["Crater"], ["Plain"], ["Prairie"]), "Atlas Mountains") == 6


@pytest.mark.parametrize("rule", ["distinct", "shared"])
@pytest.mark.parametrize("line", ["row", "column", "diagonal"])
def test_ruling_97_lines_by_trying_every_value(line: str, rule: str) -> None:
    rng = random.Random(97)
    attributes = ("ability_color", "card_type", "habitat", "base_vp", "sprouts", "growth")
    for _ in range(60):
        one = full_tableau(rng, rng.randint(12, 16))
        top, _, left, _ = grid.box(one.grid)
        cell = [[7 * (top + down) + left + right for right in range(4)] for down in range(4)]
        lines = {
            "row": cell,
            "column": [list(column) for column in zip(*cell, strict=True)],
            "diagonal": [[cell[n][n] for n in range(4)], [cell[n][3 - n] for n in range(4)]],
        }[line]
        for attribute in attributes:
            obeying = [places for places in lines if line_obeys(one, places, rule, attribute)]
            how: dict[str, Any] = {"line": line, "rule": rule, "attribute": attribute}
            assert count(one, "full_lines", **how) == len(obeying)
            place = rng.choice(one.spots)
            own = sum(place in places for places in obeying)
            assert count(one, "full_lines", place, own_line_only=True, **how) == own


def line_obeys(one: Player, places: list[int], rule: str, attribute: str) -> bool:
    offered: list[set[Any]] = []
    for place in places:
        card = CARDS[one.grid[place]]
        if card.index == 0:
            return False
        colors = {ability.color for ability in card.abilities}
        if "multicolor" in colors:
            colors = colors - {"multicolor"} | {"red", "blue", "yellow"}
        values: dict[str, set[Any]] = {
            "ability_color": set(colors),
            "card_type": {"terrain"} if card.kind == "terrain" else set(card.types),
            "habitat": set(card.habitats),
            "base_vp": {card.vp},
            "sprouts": {one.sprouts[place]},
            "growth": {one.growth[place]},
        }
        offered.append(values[attribute])
    if rule == "shared":
        return bool(set.intersection(*offered))
    return any(len(set(choice)) == 4 for choice in product(*offered))


def test_ruling_97_one_value_each_by_trying_all() -> None:
    rng = random.Random(971)
    for _ in range(2000):
        sets = [rng.randrange(1 << rng.choice([3, 4, 5])) for _ in range(4)]
        choices = product(*[[bit for bit in range(5) if one >> bit & 1] for one in sets])
        assert differ(*sets) == any(len(set(choice)) == 4 for choice in choices)
    for four in permutations([1, 2, 4, 8]):
        assert differ(*four)


def test_lines_of_this_card_only() -> None:
    row = ["ab-286", "White Oak", "Basil", "Papaya"]  # brown, yellow, red, blue
    assert dict(card_scores([seat(row)], 0)) == {CORNER: 9}
    assert dict(card_scores([seat(["ab-286"], ["Badlands", *row[1:]])], 0))[CORNER] == 0


def test_ruling_93_canopy_values() -> None:
    one = seat(["Slime Mold", "White Oak", "Elephant Grass", "Beach"])
    assert ecosystem(one, "Siberian Taiga") == 4
    assert count(one, scope="tableau", filter={"kind": "flora", "canopy_vp_min": 5}) == 1


def test_ruling_94_filled_spaces_need_a_space() -> None:
    one = seat([("Mountain Laurel", 0, 4), ("White Oak", 2, 0), ("Slime Mold", 4, 0), ("Basil", 5, 2)])
    assert ecosystem(one, "Tongass National Forest") == 4
    assert ecosystem(one, "Bwindi Impenetrable Forest") == 4


def test_ruling_95_color_ecosystems() -> None:
    one = seat(["White Oak", "Rainbow Eucalyptus", "Yellow Sprouts"], climate="304b")
    assert ecosystem(one, "Serengeti") == 8
    assert ecosystem(seat(["Rainbow Eucalyptus", "Bald Cypress", "Blue Milk"]), "Jiuzhaigou Valley") == 11
    assert ecosystem(seat(flora_with(3, "black"), island="292a"), "Antarctica") == 18
    one = seat(["Badlands", "Beach", "Swamp Sprouts"], island="285b")
    assert ecosystem(one, "Mount Kilimanjaro") == 10


def test_ruling_96_canopies_are_pieces() -> None:
    one = seat([("White Oak", 0, 4), ("African Baobab", 0, 3)])
    assert count(one, "growth") == 7
    assert ecosystem(one, "Madagascar Humid Canopy") == 4


def test_ruling_98_a_card_may_serve_many() -> None:
    one = seat(["Fly Agaric"])
    assert ecosystem(one, "Yellowstone Caldera") == ecosystem(one, "Serengeti") == 2


# --- scores as such -------------------------------------------------------------------------------
def test_every_scoring_terrain_has_its_score() -> None:
    for card in CARDS:
        scoring = [ability for ability in card.abilities if ability.scoring]
        assert len(scoring) <= 1
        assert (CARD_SCORE[card.index] is not None) == bool(scoring)


def test_scores_are_in_reading_order() -> None:
    one = seat(["Basil", "Beach"], ["Gigantic Island"])
    assert card_scores([one], 0) == [(CORNER + 1, 12), (CORNER + 7, 6)]


def test_equal_measures_share_a_gauge() -> None:
    assert gauge(Measure("soil")) is gauge(Measure("soil"))
    assert gauge(Measure("soil")) is not gauge(Measure("hand"))


def test_pairs_of_seats_do_not_mix() -> None:
    rng = random.Random(4)
    asked = [gauge(measure) for measure in measures() if measure.player == "self"]
    seats = [full_tableau(rng) for _ in range(4)]
    for a, b in combinations(range(4), 2):
        place = rng.choice(seats[b].spots)
        for one in asked:
            own = one.own(seats[b], place)
            assert one.value([seats[a], seats[b]], 1, place) == one.value(seats, b, place) == own
