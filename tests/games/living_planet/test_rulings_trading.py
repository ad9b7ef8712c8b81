"""Trading: crashes, the cards drawn, sales and purchases, the finance buildings, Leader power 4."""

from __future__ import annotations

from typing import Any

import pytest

import living_planet_positions as lp
from ludosphere.games.living_planet.rules import PlanetPosition


def trader(*cards: str, value: int = 1, leader: str = "red", **prices: int) -> PlanetPosition:
    """Blue is to act; these market cards are still in the deck."""
    position = lp.lay("LP21@1,0", leader=leader)
    lp.price(position, **prices)
    lp.deck(position, *cards)
    lp.die(position, "actions", f"blue {value}")
    return position


def first(position: PlanetPosition) -> str:
    """Any of the cards offered."""
    return min(lp.can(position))


def test_r033_above_the_top_the_market_crashes() -> None:
    position = trader("SM-iron-2", iron=9)
    lp.trade(position, "blue", card="SM-iron-2")  # iron +2, electricity -1
    assert (lp.cost(position, "iron"), lp.cost(position, "electricity")) == (1, 4)


def test_r033_the_top_itself_is_no_crash() -> None:
    position = trader("SM-iron-2", iron=8)
    lp.trade(position, "blue", card="SM-iron-2")
    assert lp.cost(position, "iron") == 10


def test_r034_below_the_bottom_the_price_stays_there() -> None:
    position = trader("SM-iron-5", iron=2)
    lp.trade(position, "blue", card="SM-iron-5")  # iron -2, electricity +2
    assert (lp.cost(position, "iron"), lp.cost(position, "electricity")) == (1, 7)


def test_r035_power_4_comes_before_the_card_is_chosen() -> None:
    position = trader("SM-oil-1", value=4, leader="blue", iron=9)
    lp.do(position, "blue", "trade")
    assert lp.asked(position) == ("blue", "shift")
    assert len(position.view(None)["task"]["cards"]) == 4  # drawn before
    lp.do(position, "blue", "U:iron")
    assert lp.cost(position, "iron") == 1
    assert lp.asked(position) == ("blue", "market")
    before = lp.cost(position, "oil")
    lp.do(position, "blue", "SM-oil-1")
    assert lp.cost(position, "oil") == before + 1
    lp.do(position, "blue", "B:iron*1")
    assert lp.owns(position, "blue", "mc") == 19


def test_r035_only_for_the_leader() -> None:
    position = trader(value=4, leader="blue")
    lp.do(position, "blue", "trade", "V:iron")
    assert lp.cost(position, "iron") == 3
    position = trader(value=4, leader="red")
    lp.do(position, "blue", "trade")
    assert lp.asked(position) == ("blue", "market")


def test_r035_any_price_up_or_down() -> None:
    for resource in ("iron", "oil", "electricity", "mycelium", "vibrium", "wood"):
        for letter, after in (("U", 7), ("V", 3)):
            position = trader(value=4, leader="blue")
            lp.do(position, "blue", "trade", f"{letter}:{resource}")
            prices = position.view(None)["market"]["prices"]
            assert {name for name, number in prices.items() if number != 5} == {resource}
            assert prices[resource] == after


@pytest.mark.parametrize(("state", "drawn"), [("own", 3), ("burning", 2), ("abandoned", 2), ("others", 2)])
def test_r036_a_trading_post_draws_one_card_more(state: str, drawn: int) -> None:
    position = lp.lay("LP21@1,0")
    chip = {"own": "blue", "burning": "blue", "abandoned": "", "others": "red"}[state]
    lp.building(position, "LP21.a", "trading_post", chip=chip)
    if state == "burning":
        lp.fire(position, "LP21")
    lp.die(position, "actions", "blue 2")
    before = position.view(None)["market"]
    lp.do(position, "blue", "trade")
    offered = lp.can(position)
    assert len(offered) == drawn
    lp.do(position, "blue", min(offered))
    after = position.view(None)["market"]
    assert set(after["discard"]) == offered
    assert after["deck"] == before["deck"] - drawn
    assert lp.asked(position) == ("blue", "deal")


def test_r036_the_discards_are_shuffled_when_the_deck_runs_out() -> None:
    position = trader("SM-iron-1", value=2)
    lp.do(position, "blue", "trade")
    assert len(lp.can(position)) == 2
    assert "SM-iron-1" in lp.can(position)
    assert position.view(None)["market"]["deck"] == 28
    assert position.view(None)["market"]["discard"] == []


def test_r036_every_card_comes_once_before_the_shuffle() -> None:
    position = lp.lay("LP21@1,0")
    seen: list[str] = []
    for _ in range(6):
        lp.die(position, "actions", "blue 5")
        lp.do(position, "blue", "trade")
        seen += lp.can(position)
        lp.do(position, "blue", first(position), ".", ".")
    assert sorted(seen) == sorted(position.box.cards)
    assert position.view(None)["market"]["deck"] == 0


FINANCE = ("LP21.a", "LP21.b")


def seller(*tiles: str, house: dict[str, Any] | None = None, burns: bool = False, **prices: int) -> Any:
    """Blue has no money, these finance buildings and a Trade with a card that moves wood and mycelium."""
    position = lp.lay("LP21@1,0", house=house)
    for site, tile in zip(FINANCE, tiles, strict=False):
        lp.building(position, site, tile, chip="blue")
    if burns:
        lp.fire(position, "LP21")
    lp.give(position, "blue", mc=0)
    lp.price(position, **prices)
    lp.deck(position, "SM-wood-4")  # wood -1, mycelium +1
    lp.die(position, "actions", "blue 1")
    return position


@pytest.mark.parametrize(
    ("tiles", "mc"),
    [
        ((), 5 + 4 + 3 + 2),
        (("commodity_bank",), 17),
        (("brokerage",), 6 + 5 + 4 + 3),
        (("brokerage", "commodity_bank"), 21),
        (("seismic_damper",), 14),
    ],
)
@pytest.mark.parametrize("sales", [("S:iron*4",), ("S:iron*1", "S:iron*2", "S:iron*1")])
def test_r037_four_iron_at_six(tiles: tuple[str, ...], mc: int, sales: tuple[str, ...]) -> None:
    position = seller(*tiles, iron=6)
    lp.give(position, "blue", iron=4)
    lp.trade(position, "blue", *sales, card="SM-wood-4")
    assert lp.owns(position, "blue", "mc") == mc
    assert lp.owns(position, "blue", "iron") == 0
    assert lp.reserve(position, "iron") == 9
    assert lp.cost(position, "iron") == 2


@pytest.mark.parametrize("tile", ["commodity_bank", "brokerage"])
def test_r037_a_burning_finance_building_does_nothing(tile: str) -> None:
    position = seller(tile, burns=True, iron=6)
    lp.give(position, "blue", iron=4)
    lp.trade(position, "blue", "S:iron*4", card="SM-wood-4")
    assert (lp.owns(position, "blue", "mc"), lp.cost(position, "iron")) == (14, 2)


def test_r037_the_bank_pays_for_three_pieces_of_a_trade() -> None:
    position = seller("commodity_bank")
    lp.give(position, "blue", iron=2, oil=3)
    lp.trade(position, "blue", "S:iron*2", "S:oil*3", card="SM-wood-4")
    assert lp.owns(position, "blue", "mc") == (4 + 3) + (4 + 3 + 2) + 3
    assert (lp.cost(position, "iron"), lp.cost(position, "oil")) == (3, 2)


def test_r037_prices_move_with_every_piece_between_sales_and_purchases_of_other_types() -> None:
    position = trader("SM-wood-4")
    lp.give(position, "blue", iron=3)
    lp.trade(position, "blue", "S:iron*1", "B:oil*1", "S:iron*2", "B:oil*1", card="SM-wood-4")
    assert (lp.cost(position, "iron"), lp.cost(position, "oil")) == (2, 7)
    assert lp.owns(position, "blue", "mc") == 20 + 4 - 5 + (3 + 2) - 6


def test_r037_the_steps_are_parameters() -> None:
    house = {"parameters": {"price_step_on_sell": 2, "price_step_on_buy": 3}}
    position = seller(house=house, iron=6, oil=5)
    lp.give(position, "blue", mc=30, iron=3)
    lp.trade(position, "blue", "S:iron*3", "B:oil*3", card="SM-wood-4")
    assert lp.owns(position, "blue", "mc") == 30 + (4 + 2 + 1) - (5 + 8 + 10)
    assert (lp.cost(position, "iron"), lp.cost(position, "oil")) == (1, 10)


def test_r037_a_brokerage_of_a_house_rule_keeps_the_price() -> None:
    """Old files may say so, as a parameter or as the effect of the building."""
    tile = {"id": "brokerage", "copies": 4, "per_player_limit": 1, "vp": 1, "cost": {"mc": 5}}
    tile["effect"] = {"kind": "trade_no_price_drop_on_own_sales"}
    for house in ({"parameters": {"brokerage_no_price_drop": True}}, {"types": [tile]}):
        position = seller("brokerage", house=house, iron=6)
        lp.give(position, "blue", iron=4)
        lp.trade(position, "blue", "S:iron*4", card="SM-wood-4")
        assert (lp.owns(position, "blue", "mc"), lp.cost(position, "iron")) == (24, 6)


def test_r037_a_brokerage_without_its_effect() -> None:
    position = seller("brokerage", house={"parameters": {"brokerage_pays_before_step": False}}, iron=6)
    lp.give(position, "blue", iron=4)
    lp.trade(position, "blue", "S:iron*4", card="SM-wood-4")
    assert lp.owns(position, "blue", "mc") == 14


def test_r038_a_type_is_sold_or_bought_not_both() -> None:
    position = trader("SM-wood-4")
    lp.give(position, "blue", oil=2, iron=1)
    lp.do(position, "blue", "trade", "SM-wood-4", "S:oil*1")
    assert {text[:5] for text in lp.can(position) if text[2:5] == "oil"} == {"S:oil"}
    lp.do(position, "blue", "B:iron*1")
    assert {text[:6] for text in lp.can(position) if text[2:6] == "iron"} == {"B:iron"}
    lp.do(position, "blue", ".", ".")
    lp.die(position, "actions", "blue 1")
    lp.do(position, "blue", "trade")
    lp.do(position, "blue", first(position))
    assert {text[:5] for text in lp.can(position) if text[2:5] == "oil"} == {"S:oil", "B:oil"}  # a new Trade


def test_r112_as_many_as_possible_at_eight() -> None:
    position = trader("SM-wood-4", iron=8)
    lp.give(position, "blue", mc=40)
    lp.do(position, "blue", "trade", "SM-wood-4", "B:iron*3")
    assert (lp.owns(position, "blue", "mc"), lp.cost(position, "iron")) == (40 - 8 - 9 - 10, 10)
    assert {text for text in lp.can(position) if text.startswith("B:iron")} == {"B:iron*1"}
    lp.do(position, "blue", "B:iron*1")
    assert (lp.owns(position, "blue", "mc"), lp.cost(position, "iron")) == (3, 10)


def test_r112_a_purchase_never_crashes_a_market() -> None:
    position = trader("SM-wood-4", iron=10)
    lp.trade(position, "blue", "B:iron*2", card="SM-wood-4")
    assert (lp.owns(position, "blue", "mc"), lp.owns(position, "blue", "iron")) == (0, 2)
    assert lp.cost(position, "iron") == 10


def test_r112_purchases_end_with_the_reserve_and_the_money() -> None:
    position = trader("SM-wood-4")
    lp.give(position, "red", iron=7)
    lp.do(position, "blue", "trade", "SM-wood-4")
    assert {text for text in lp.can(position) if text.startswith("B:iron")} == {"B:iron*1", "B:iron*2"}
    assert {text for text in lp.can(position) if text.startswith("B:oil")} == {
        f"B:oil*{n}"
        for n in (1, 2, 3)  # 5 + 6 + 7 = 18 of 20 MC
    }


def test_r121_at_the_lowest_price_a_brokerage_brings_one_each() -> None:
    position = seller("brokerage", iron=1)
    lp.give(position, "blue", iron=3)
    lp.trade(position, "blue", "S:iron*3", card="SM-wood-4")
    assert (lp.owns(position, "blue", "mc"), lp.cost(position, "iron")) == (3, 1)


@pytest.mark.parametrize(("tiles", "back"), [((), 7 + 6 + 5), (("brokerage",), 8 + 7 + 6)])
def test_r122_buying_and_selling_back(tiles: tuple[str, ...], back: int) -> None:
    position = seller(*tiles)
    lp.give(position, "blue", mc=20)
    lp.trade(position, "blue", "B:iron*3", card="SM-wood-4")
    assert (lp.owns(position, "blue", "mc"), lp.cost(position, "iron")) == (20 - 5 - 6 - 7, 8)
    lp.do(position, "blue", ".")
    lp.deck(position, "SM-wood-4")
    lp.die(position, "actions", "blue 1")
    lp.trade(position, "blue", "S:iron*3", card="SM-wood-4")
    assert (lp.owns(position, "blue", "mc"), lp.cost(position, "iron")) == (2 + back, 5)


def test_r123_one_trade_in_a_phase() -> None:
    position = trader("SM-wood-4")
    lp.outside(position, "LP21", "blue scientist")
    lp.trade(position, "blue", card="SM-wood-4")
    assert position.view(None)["task"] == {
        "kind": "act",
        "seat": 1,
        "actions": 1,
        "fresh": False,
        "taken": ["trade"],
    }
    assert {"explore", "move"} <= lp.can(position)
    assert "trade" not in lp.can(position)
    lp.die(position, "actions", "blue 1")
    assert "trade" in lp.can(position)


@pytest.mark.parametrize("action", ["explore", "move", "build"])
def test_r123_other_actions_may_be_taken_twice(action: str) -> None:
    position = trader()
    lp.outside(position, "LP21", "blue scientist")
    done = {"explore": ["explore"], "move": ["move", "."], "build": ["build", "."]}[action]
    lp.do(position, "blue", done[0])
    while lp.asked(position) != ("blue", "act"):
        lp.do(position, "blue", "." if action != "explore" else first(position))
    assert position.view(None)["task"]["actions"] == 1
    assert {action, "trade"} <= lp.can(position)


def test_r123_house_rules_may_allow_a_second_trade_or_no_second_action() -> None:
    for house, after in (
        ({"allow_repeat_trade": True}, {"trade", "explore"}),
        ({"allow_repeat_trade": True, "allow_repeat_action": False}, {"explore"}),
    ):
        position = seller(house={"parameters": house})
        lp.give(position, "blue", mc=1)
        lp.trade(position, "blue", card="SM-wood-4")
        assert {"trade", "explore"} & lp.can(position) == after
