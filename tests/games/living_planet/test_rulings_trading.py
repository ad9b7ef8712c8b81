"""Trading: crashes, the cards drawn, sales and purchases, the finance buildings, Leader power 4."""

from __future__ import annotations

import pytest

from living_planet_positions import (
    asked,
    building,
    can,
    cost,
    deck,
    die,
    do,
    fire,
    give,
    lay,
    owns,
    price,
    reserve,
    trade,
)
from ludosphere.games.living_planet.rules import PlanetPosition


def trader(*cards: str, value: int = 1, leader: str = "red", **prices: int) -> PlanetPosition:
    """Blue is to act; these market cards are still in the deck."""
    position = lay("LP21@1,0", leader=leader)
    price(position, **prices)
    deck(position, *cards)
    die(position, "actions", f"blue {value}")
    return position


def first(position: PlanetPosition) -> str:
    """Any of the cards offered."""
    return min(can(position))


def test_r033_above_the_top_the_market_crashes() -> None:
    position = trader("SM-iron-2", iron=9)
    trade(position, "blue", card="SM-iron-2")  # iron +2, electricity -1
    assert (cost(position, "iron"), cost(position, "electricity")) == (1, 4)


def test_r033_the_top_itself_is_no_crash() -> None:
    position = trader("SM-iron-2", iron=8)
    trade(position, "blue", card="SM-iron-2")
    assert cost(position, "iron") == 10


def test_r034_below_the_bottom_the_price_stays_there() -> None:
    position = trader("SM-iron-5", iron=2)
    trade(position, "blue", card="SM-iron-5")  # iron -2, electricity +2
    assert (cost(position, "iron"), cost(position, "electricity")) == (1, 7)


def test_r035_power_4_comes_before_the_card_is_chosen() -> None:
    position = trader("SM-oil-1", value=4, leader="blue", iron=9)
    do(position, "blue", "trade")
    assert asked(position) == ("blue", "shift")
    assert len(position.view(None)["task"]["cards"]) == 4  # drawn before
    do(position, "blue", "U:iron")
    assert cost(position, "iron") == 1
    assert asked(position) == ("blue", "market")
    before = cost(position, "oil")
    do(position, "blue", "SM-oil-1")
    assert cost(position, "oil") == before + 1
    do(position, "blue", "B:iron*1")
    assert owns(position, "blue", "mc") == 19


def test_r035_only_once_and_only_for_the_leader() -> None:
    position = trader(value=4, leader="blue")
    do(position, "blue", "trade", "V:iron")
    assert cost(position, "iron") == 3
    do(position, "blue", first(position), ".", "trade")
    assert asked(position) == ("blue", "market")
    position = trader(value=4, leader="red")
    do(position, "blue", "trade")
    assert asked(position) == ("blue", "market")


def test_r035_any_price_up_or_down() -> None:
    for resource in ("iron", "oil", "electricity", "mycelium", "vibrium", "wood"):
        for letter, after in (("U", 7), ("V", 3)):
            position = trader(value=4, leader="blue")
            do(position, "blue", "trade", f"{letter}:{resource}")
            prices = position.view(None)["market"]["prices"]
            assert {name for name, number in prices.items() if number != 5} == {resource}
            assert prices[resource] == after


def test_r035_it_may_be_kept_for_the_second_trade() -> None:
    position = trader(value=4, leader="blue")
    do(position, "blue", "trade", ".")
    do(position, "blue", first(position), ".", "trade")
    assert asked(position) == ("blue", "shift")


@pytest.mark.parametrize(("state", "drawn"), [("own", 3), ("burning", 2), ("abandoned", 2), ("others", 2)])
def test_r036_a_trading_post_draws_one_card_more(state: str, drawn: int) -> None:
    position = lay("LP21@1,0")
    chip = {"own": "blue", "burning": "blue", "abandoned": "", "others": "red"}[state]
    building(position, "LP21.a", "trading_post", chip=chip)
    if state == "burning":
        fire(position, "LP21")
    die(position, "actions", "blue 2")
    before = position.view(None)["market"]
    do(position, "blue", "trade")
    offered = can(position)
    assert len(offered) == drawn
    do(position, "blue", min(offered))
    after = position.view(None)["market"]
    assert set(after["discard"]) == offered
    assert after["deck"] == before["deck"] - drawn
    assert asked(position) == ("blue", "deal")


def test_r036_the_discards_are_shuffled_when_the_deck_runs_out() -> None:
    position = trader("SM-iron-1", value=2)
    do(position, "blue", "trade")
    assert len(can(position)) == 2
    assert "SM-iron-1" in can(position)
    assert position.view(None)["market"]["deck"] == 28
    assert position.view(None)["market"]["discard"] == []


def test_r036_every_card_comes_once_before_the_shuffle() -> None:
    position = lay("LP21@1,0")
    seen: list[str] = []
    for _ in range(3):
        die(position, "actions", "blue 5")
        for _ in range(2):
            do(position, "blue", "trade")
            seen += can(position)
            do(position, "blue", first(position), ".")
        do(position, "blue", ".")
    assert sorted(seen) == sorted(position.box.cards)
    assert position.view(None)["market"]["deck"] == 0


@pytest.mark.parametrize(
    ("tile", "mc", "after"),
    [("", 24, 5), ("commodity_bank", 27, 5), ("brokerage", 24, 6), ("seismic_damper", 24, 5)],
)
def test_r037_four_iron_at_six(tile: str, mc: int, after: int) -> None:
    position = lay("LP21@1,0")
    if tile:
        building(position, "LP21.a", tile, chip="blue")
    give(position, "blue", mc=0, iron=4)
    price(position, iron=6)
    deck(position, "SM-oil-1")
    die(position, "actions", "blue 1")
    trade(position, "blue", "S:iron*4", card="SM-oil-1")
    assert (owns(position, "blue", "mc"), owns(position, "blue", "iron"), reserve(position, "iron")) == (
        mc,
        0,
        9,
    )
    assert cost(position, "iron") == after


@pytest.mark.parametrize("tile", ["commodity_bank", "brokerage"])
def test_r037_a_burning_finance_building_does_nothing(tile: str) -> None:
    position = lay("LP21@1,0")
    building(position, "LP21.a", tile, chip="blue")
    fire(position, "LP21")
    give(position, "blue", mc=0, iron=4)
    price(position, iron=6)
    deck(position, "SM-oil-1")
    die(position, "actions", "blue 1")
    trade(position, "blue", "S:iron*4", card="SM-oil-1")
    assert (owns(position, "blue", "mc"), cost(position, "iron")) == (24, 5)


def test_r037_the_bank_pays_for_three_pieces_of_a_trade() -> None:
    position = lay("LP21@1,0")
    building(position, "LP21.a", "commodity_bank", chip="blue")
    give(position, "blue", mc=0, iron=2, oil=3)
    deck(position, "SM-wood-4")  # wood -1, mycelium +1
    die(position, "actions", "blue 1")
    trade(position, "blue", "S:iron*2", "S:oil*3", card="SM-wood-4")
    assert owns(position, "blue", "mc") == 5 * 5 + 3
    assert (cost(position, "iron"), cost(position, "oil")) == (4, 4)


def test_r037_a_type_moves_once_however_it_is_sold() -> None:
    position = trader("SM-wood-4")
    give(position, "blue", iron=3)
    trade(position, "blue", "S:iron*1", "S:iron*2", "B:oil*1", "B:oil*1", card="SM-wood-4")
    assert (cost(position, "iron"), cost(position, "oil")) == (4, 6)
    assert owns(position, "blue", "mc") == 20 + 15 - 10


def test_r038_a_type_is_sold_or_bought_not_both() -> None:
    position = trader("SM-wood-4")
    give(position, "blue", oil=2, iron=1)
    do(position, "blue", "trade", "SM-wood-4", "S:oil*1")
    assert {text[:5] for text in can(position) if text[2:5] == "oil"} == {"S:oil"}
    do(position, "blue", "B:iron*1")
    assert {text[:6] for text in can(position) if text[2:6] == "iron"} == {"B:iron"}
    do(position, "blue", ".", "trade")
    do(position, "blue", first(position))
    assert {text[:5] for text in can(position) if text[2:5] == "oil"} == {"S:oil", "B:oil"}  # a new Trade


def test_r112_a_purchase_at_the_top_crashes_the_market() -> None:
    position = trader("SM-wood-4", iron=10)
    trade(position, "blue", "B:iron*1", card="SM-wood-4")
    assert (owns(position, "blue", "mc"), owns(position, "blue", "iron")) == (10, 1)
    assert cost(position, "iron") == 1


def test_r112_purchases_end_with_the_reserve_and_the_money() -> None:
    position = trader("SM-wood-4")
    give(position, "red", iron=7)
    do(position, "blue", "trade", "SM-wood-4")
    assert {text for text in can(position) if text.startswith("B:iron")} == {"B:iron*1", "B:iron*2"}
    assert {text for text in can(position) if text.startswith("B:oil")} == {
        f"B:oil*{n}" for n in (1, 2, 3, 4)
    }
