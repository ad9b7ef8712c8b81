"""What a seat of Living Planet observes, in positions laid out by hand; generic tests: tests/test_kit.py."""

from __future__ import annotations

from typing import Any

import pytest

import living_planet_positions as lp
from kit import observed
from ludosphere.games.living_planet import GAME, agenda
from ludosphere.games.living_planet.house.rulebook import checked
from ludosphere.games.living_planet.observing import THINGS, cells_within
from ludosphere.games.living_planet.rules import PlanetPosition
from ludosphere.games.living_planet.tables import Setting

RED, BLUE = range(2)
OIL, WOOD = 1, 5


def one_hot(size: int, at: int) -> list[int]:
    """Zeros and a one."""
    return [int(number == at) for number in range(size)]


def screened(position: PlanetPosition, screens: str) -> PlanetPosition:
    """The same position at a table with these screens."""
    position.setting = Setting(position.game(), {**position.setting.options, "screens": screens})
    return position


def example(screens: str = "open") -> PlanetPosition:
    """Red is to act: an Iron Mine with chip and Scientist on LP05, a wounded Scientist on LP06."""
    position = lp.lay("LP05@1,0", "LP06@0,1", seats=2)
    lp.building(position, "LP05.a", "iron_mine.4", "red", "red scientist")
    lp.outside(position, "LP06", "blue scientist", "red wounded")
    lp.give(position, "red", 33, iron=2)
    lp.give(position, "blue", 12, oil=1)
    lp.die(position, "actions", "red 3")
    return screened(position, screens)


# --- what everybody may know ------------------------------------------------------------------------
def test_own_things_come_first_then_those_of_the_others() -> None:
    position = example()
    for own, turned in ((RED, 1), (BLUE, -1)):
        seen = observed(position, own)
        assert seen["to_move"] == seen["leader"] == [1, 0][::turned]
        assert seen["mc"] == [33, 12][::turned]
        assert [seen["pieces"][:6], seen["pieces"][6:]] == [[2, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0]][::turned]
        # In reserve: Scientists, Motorised Scientists, chips, Fate Control tokens; on the map.
        assert [seen["stock"][:4], seen["stock"][4:]] == [[3, 2, 9, 0], [4, 2, 10, 0]][::turned]
        assert [seen["units"][:3], seen["units"][3:]] == [[1, 1, 0], [1, 0, 0]][::turned]


def test_the_course_of_the_game() -> None:
    seen = observed(example(), RED)
    assert seen["phase"] == one_hot(5, 2)
    assert seen["stage"] == one_hot(4, 2)
    assert seen["turn"] == [2, 10]
    assert seen["task"] == one_hot(24, agenda.ACT - agenda.CARD)
    assert seen["due"] == [2, 1, 0, 0]  # two actions, nothing done yet


def test_dice_stand_in_the_order_of_the_seats() -> None:
    position = example()
    red, blue, green, yellow = 3, 6, 6, 6
    for own, values in ((RED, (red, blue, green, yellow)), (BLUE, (blue, red, green, yellow))):
        seen = observed(position, own)
        dice = [one_hot(6, value - 1) for value in values]
        assert seen["dice"] == [number for row in dice for number in row]
        assert seen["hands"] == [1 - number for row in dice for number in row]
    # Red's die is the last one on the Leader board and being resolved; the others are done.
    assert observed(position, RED)["board"] == [4, 1, 0, 1, 0, 1, 2, 0, 1, 3, 0, 1]
    assert observed(position, BLUE)["board"] == [1, 0, 1, 4, 1, 0, 2, 0, 1, 3, 0, 1]


def test_a_changed_die() -> None:
    position = lp.lay("LP05@1,0", seats=2, fate=1)
    lp.die(position, "cataclysms", "red 4")
    lp.do(position, "red", "=2")
    assert observed(position, RED)["changed"][:6] == one_hot(6, 1)
    assert observed(position, BLUE)["changed"][6:12] == one_hot(6, 1)
    assert observed(position, BLUE)["dice"][6:12] == one_hot(6, 3)


def test_production_by_resource_and_value() -> None:
    position = lp.lay("LP05@1,0", "AR02@0,1", seats=2)
    lp.building(position, "LP05.a", "iron_mine.4", "red")
    lp.building(position, "AR02.a", "sawmill.2", "blue")
    red = observed(position, RED)["production"]
    iron_on_4, wood_on_2 = 3, 6 * WOOD + 1
    assert red[iron_on_4] == position.box.amount[position.box.types.index("iron_mine")] == 1
    assert red[36 + wood_on_2] == position.box.amount[position.box.types.index("sawmill")]
    assert sum(1 for number in red if number) == 2


def test_buildings_and_points_are_those_of_the_sheet() -> None:
    position = example()
    seen = observed(position, RED)
    types = len(position.box.types)
    assert seen["buildings"] == [*one_hot(types, position.box.types.index("iron_mine")), *[0] * types]
    assert seen["points"][:10] == [6, 2, 0, 0, 0, 0, 0, 0, 0, 8]
    assert seen["points"][10:] == [2, 0, 0, 0, 0, 0, 0, 0, 0, 2]
    lines = [line.points[RED] for line in position.sheet()]
    assert seen["points"][: len(lines)] == lines
    assert seen["points"][9] == position.scores()[RED]


def test_points_of_oxygen() -> None:
    position = lp.lay("AR02@1,0", seats=2)
    lp.explored(position, "AR02", 1)
    lp.building(position, "AR02.b", "spaceport", "blue")
    position.oxygen[BLUE] = 3
    seen = observed(position, BLUE)["points"]
    assert seen[4] == 1
    assert seen[6:8] == [3, 2]  # tokens; two stars
    assert seen[9] == position.scores()[BLUE] == 4 + 1 + 3 + 2


def test_the_outlook_does_not_depend_on_what_lies_behind_the_screen() -> None:
    position = example()
    before = observed(position, RED)["outlook"]
    lp.give(position, "red", 90, iron=3)
    lp.give(position, "blue", 90, oil=3)
    assert observed(position, RED)["outlook"] == before
    assert before[0] > before[1]  # Red has an Iron Mine
    poor = example()
    poor.mc[RED] = poor.mc[BLUE] = 0
    for resource in range(6):
        poor.pieces[resource] = poor.pieces[6 + resource] = 0
    assert before == [int(4 * poor.estimate(seat) + 0.5) for seat in (RED, BLUE)]


# --- the map ----------------------------------------------------------------------------------------
def things(position: PlanetPosition, hex: str, seat: int) -> list[int]:
    at = lp.slot_of(position, hex) * THINGS
    return observed(position, seat)["things"][at : at + THINGS]


def test_what_is_on_a_hex() -> None:
    position = example()
    # Outside: own Scientists, wounded, Motorised; others' able, wounded. Buildings: own, own with a unit that
    # is able, others', nobody's. Units inside: own, others'. Free sites: iron … wood, no icon. Platforms.
    electricity, oil = [0, 0, 1, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 1]
    assert things(position, "LP05", RED) == [0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, *electricity, 0]
    assert things(position, "LP05", BLUE) == [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, *electricity, 0]
    assert things(position, "LP06", RED) == [0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, *oil, 0]
    assert things(position, "LP06", BLUE) == [1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, *oil, 0]


def test_buildings_of_nobody_wounded_inside_and_platforms() -> None:
    position = lp.lay("LP05@1,0", "AR02@0,1", seats=2)
    lp.building(position, "LP05.a", "iron_mine.4")
    lp.building(position, "LP05.b", "power_plant.1", unit="red wounded")
    lp.building(position, "AR02.a", "sawmill.2", "red", "red motor", platform=True)
    assert things(position, "LP05", RED) == [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, *[0] * 7, 0]
    assert things(position, "AR02", RED) == [0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, *[0] * 6, 1, 1]


def test_where_hexes_lie_and_what_they_are() -> None:
    position = lp.lay("LP05@1,0", "AR08@0,1", "AR02@1,-1", seats=2)
    lp.fire(position, "LP05")
    lp.dam(position, "NE", "alloy")
    seen = observed(position, RED)
    assert seen["cells"][:10] == [32, 32, 33, 32, 32, 33, 33, 31, 0, 0]
    assert seen["map"][:15] == [1, 0, 0, 1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0]
    assert seen["dams"] == [0, 0, 1] + [0] * 15
    assert seen["fires"] == [7]
    stars, tornado, burning = 2, 1, 1
    assert seen["icons"][3 * 8 : 4 * 8] == [stars, 0, tornado, 0, burning, 0, 0, 0]


def test_what_the_dice_of_this_turn_bring() -> None:
    """Red 2 is a tornado on LP05, Yellow 6 a geyser on LP06, Blue 3 an earthquake on LP07."""
    position = lp.lay("LP05@1,0", "LP06@0,1", "LP07@-1,1", seats=2)
    lp.die(position, "actions", "red 2", yellow=6, blue=3)
    struck, coming = 6, 7
    icons = observed(position, BLUE)["icons"]
    assert [icons[slot * 8 + coming] for slot in range(4)] == [0, 1, 0, 0]  # Red's die is the last one
    position.current = 2
    position.order = [0, 1, 3, 2]
    assert [observed(position, BLUE)["icons"][slot * 8 + coming] for slot in range(4)] == [0, 0, 1, 0]
    assert not any(icons[slot * 8 + struck] for slot in range(4))


def test_what_each_value_of_a_die_brings() -> None:
    """Yellow 1 is an earthquake on LP01, Red 2 a tornado on LP05, Blue 3 an earthquake on LP07."""
    position = lp.lay("LP05@1,0", "LP07@-1,1", seats=2)
    red = [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    blue = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
    assert observed(position, RED)["strikes"][:18] == red
    assert observed(position, BLUE)["strikes"][:18] == blue
    lp.die(position, "actions", "red 6")  # from now on it is Red's die for everybody
    assert observed(position, BLUE)["strikes"][:18] == red


def test_cataclysms_that_are_being_resolved() -> None:
    """Red 5 strikes two hexes, and it is the Leader's to say which comes first."""
    position = lp.lay("LP14@1,0", "AR07@0,1", seats=2)
    lp.outside(position, "LP14", "red scientist")
    lp.die(position, "cataclysms", "red 5")
    seen = observed(position, RED)
    assert seen["task"] == one_hot(24, agenda.STRIKE - agenda.CARD)
    assert [seen["icons"][slot * 8 + 6] for slot in range(3)] == [0, 1, 1]
    assert [seen["icons"][slot * 8 + 7] for slot in range(3)] == [0, 0, 0]


# --- stocks -----------------------------------------------------------------------------------------
def test_stocks() -> None:
    position = example()
    lp.place(position, "LP07@-1,1")
    lp.stack(position, "LP08", "LP09")
    lp.deck(position, "SM-iron-2")
    seen = observed(position, RED)
    assert seen["reserve"] == [7, 8, 8, 8, 9, 8]
    assert seen["prices"] == [5] * 6
    assert seen["supply"][lp.tile_of(position, "iron_mine.4")] == 0
    assert seen["supply"][lp.tile_of(position, "iron_mine.3")] == 1
    assert seen["stack"] == [0, 2]
    assert [at for at, there in enumerate(seen["under"]) if there] == [
        position.box.hexes.index(hex) for hex in ("LP08", "LP09")
    ]
    assert seen["discards"] == [int(card != "SM-iron-2") for card in position.box.cards]


def test_a_trade() -> None:
    position = example()
    lp.deck(position, "SM-iron-2", "SM-iron-5", "SM-oil-1")
    lp.do(position, "red", "trade")
    seen = observed(position, BLUE)
    assert {position.box.cards[at] for at, there in enumerate(seen["offers"]) if there} == {
        "SM-iron-2",
        "SM-iron-5",
        "SM-oil-1",
    }
    lp.do(position, "red", "SM-iron-2")
    selling = next(action for action in position.legal(RED) if action == agenda.action(agenda.SELL, 2))
    position.play(RED, selling)
    seen = observed(position, BLUE)
    assert seen["deals"] == [2, 0, 0, 0, 0, 0, *[0] * 6]
    buying = agenda.action(agenda.BUY, OIL << 8 | 1)
    position.play(RED, buying)
    assert observed(position, BLUE)["deals"] == [2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]


def test_drawn_hexes() -> None:
    position = example()
    lp.stack(position, "LP07", "LP08", "LP09")
    lp.do(position, "red", "explore")
    seen = observed(position, BLUE)
    assert {position.box.hexes[at] for at, there in enumerate(seen["drawn"]) if there} == {
        "LP07",
        "LP08",
        "LP09",
    }


# --- secrets ----------------------------------------------------------------------------------------
def test_a_planet_card_that_lies_face_down_is_its_owner_s_secret() -> None:
    one, another = lp.game(seats=3), lp.game(seats=3)
    lp.do(one, "red", "2")
    lp.do(another, "red", "5")
    assert one.observe(BLUE) == another.observe(BLUE)
    assert one.observe(RED) != another.observe(RED)
    seen = observed(one, RED)
    assert seen["card"] == one_hot(6, 1)
    assert seen["to_move"] == [0, 1, 1]
    assert seen["task"] == one_hot(24, 0)
    assert observed(one, BLUE)["chosen"] == [0, 0, 1]
    assert observed(one, BLUE)["card"] == [0] * 6
    lp.do(one, "blue", "1")
    lp.do(one, "green", "1")
    assert observed(one, BLUE)["dice"][2 * 6 : 3 * 6] == one_hot(
        6, 1
    )  # after Green's, since Blue sees Green next


@pytest.mark.parametrize(
    ("screens", "money", "pieces"), [("open", 12, 1), ("money", 12, 0), ("hidden", 0, 0)]
)
def test_what_screens_hide(screens: str, money: int, pieces: int) -> None:
    position = example(screens)
    position.oxygen[BLUE] = 2
    seen = observed(position, RED)
    assert seen["mc"] == [33, money]
    assert seen["oxygen"] == [0, 2 if money else 0]
    assert seen["pieces"][6 + OIL] == pieces
    assert seen["points"][10] == money // 5
    assert seen["points"][19] == (4 if money else 0)
    assert observed(position, BLUE)["mc"][0] == 12


def test_nothing_changes_with_what_lies_behind_another_s_screen() -> None:
    position = example("hidden")
    before = position.observe(RED)
    position.mc[BLUE] = 77
    position.oxygen[BLUE] = 5
    position.pieces[6 + OIL], position.pieces[6 + WOOD] = 3, 2
    assert position.observe(RED) == before
    assert position.observe(BLUE) != before


def test_at_the_end_the_screens_are_lifted() -> None:
    position = lp.game(seats=2, length="short")
    for _ in lp.busy(position, 4, 0.7):
        pass
    screened(position, "hidden")
    seen = observed(position, RED)
    assert seen["mc"] == [min(250, mc) for mc in position.mc]
    assert [seen["points"][9], seen["points"][19]] == position.scores()
    assert seen["phase"] == one_hot(5, 4)
    assert not any(seen["task"])
    assert seen["to_move"] == [0, 0]


# --- numbers of actions -----------------------------------------------------------------------------
def test_cells_the_map_can_grow_to() -> None:
    assert [len(cells_within(distance)) for distance in (0, 1, 2, 23)] == [1, 7, 19, 1657]
    assert len(set(cells_within(23))) == 1657


@pytest.mark.parametrize(
    "rules",
    [
        {"seats": 2},
        {"seats": 3, "arboria": False},
        {
            "seats": 4,
            "length": "short",
            "house": {
                "parameters": {
                    "reserve_iron": 99,
                    "reserve_wood": 40,
                    "start_mc_arboria": 900,
                    "start_resources_arboria": {
                        "iron": 9,
                        "oil": 2,
                        "electricity": 2,
                        "vibrium": 2,
                        "wood": 4,
                    },
                    "start_scientists": 5,
                    "actions_per_phase": 9,
                    "leader6_points": 9,
                    "fire_token_supply": 32,
                }
            },
        },
    ],
    ids=["arboria", "base", "house"],
)
def test_every_action_of_busy_games_has_a_number(rules: dict[str, Any]) -> None:
    position = lp.game(**rules)
    numbering = GAME.action_space(position.options())
    for step in lp.busy(position, 3, 0.6):
        for seat in step.to_move():
            for action in step.legal(seat):
                assert numbering.action(numbering.index(action)) == action


def test_few_turns_bound_the_map() -> None:
    """In one turn two seats can explore twice each, and the Volcano may come: nothing is further than 5."""
    house = checked('{"parameters": {"turns_normal": 1}}')
    short = GAME.action_space(GAME.options({"house": house}))
    far = agenda.action(agenda.LAY, 1 << 15 | cells_within(5)[0] << 3)
    assert short.action(short.index(far)) == far
    assert short.total < GAME.action_space(GAME.options({})).total // 5
