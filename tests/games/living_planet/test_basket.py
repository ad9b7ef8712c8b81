"""A Trade as a basket: what it costs and brings, what else fits, what is played for it."""

from __future__ import annotations

import pytest

import living_planet_positions as lp
from ludosphere.core.contract import Refusal
from ludosphere.core.i18n import LANGUAGES
from ludosphere.games.living_planet.presenter import PRESENTER
from ludosphere.games.living_planet.rules import PlanetPosition
from ludosphere.kit.presenter import Basket

BLUE = 1


def filled(position: PlanetPosition, *picks: str, lang: str = "en") -> Basket:
    found = PRESENTER.basket(position, BLUE, picks, lang)
    assert isinstance(found, Basket)
    return found


def refused(position: PlanetPosition, *picks: str) -> str:
    found = PRESENTER.basket(position, BLUE, picks, "en")
    assert isinstance(found, Refusal)
    return found.key


def opened(basket: Basket) -> set[str]:
    return {one.ref for one in basket.picks if one.open}


WOOD, IRON = ("sell:wood",) * 3, ("buy:iron",) * 2


def test_three_wood_sold_pay_for_two_iron() -> None:
    position = lp.dealer()
    before = position.encode()
    basket = filled(position, *IRON, *WOOD)
    assert basket.moves == ("S:wood*3", "B:iron*2", ".")
    assert basket.ok == "Trade: +1 MC"  # 5 + 4 + 3 - 5 - 6
    assert basket.said == "Sell 3 wood for 12 MC. Buy 2 iron for 11 MC. Then you have 4 MC."
    market = basket.panels()["market"]
    for text in ("sell 3", "buy 2", "5 + 4 + 3 = ", "+12", "5 + 6 = ", "−11", "· then 3 MC", "· then 7 MC"):
        assert text in market
    assert position.encode() == before
    lp.do(position, "blue", *basket.moves)
    assert [lp.owns(position, "blue", what) for what in ("mc", "wood", "iron")] == [4, 1, 2]


def test_what_is_possible_follows_from_what_is_in_it() -> None:
    position = lp.dealer()
    assert opened(filled(position)) == {"sell:wood"}
    assert opened(filled(position, *WOOD[:1])) == {"sell:wood", "buy:wood", "buy:iron"}
    # without the wood the iron can't be paid for
    assert opened(filled(position, *WOOD[:1], *IRON[:1])) == {"sell:wood", "sell:iron"}
    assert "sell:wood" not in opened(filled(position, *WOOD, "sell:wood"))
    assert refused(position, *IRON[:1]) == "why-missing-of"
    assert refused(position, "sell:iron") == "why-have-none"
    assert refused(position, "sell:gold") == refused(position, "done") == "ref-unknown"


def test_each_click_says_what_it_brings() -> None:
    said = {one.ref: (one.say, one.gives, one.chosen) for one in filled(lp.dealer(), *WOOD[:2]).picks}
    assert said["sell:wood"] == ("Sell 1 wood for 3 MC", "then you have 15 MC", True)
    assert said["buy:wood"] == ("Don’t sell 1 wood for 4 MC", "then you have 8 MC", False)
    assert said["buy:iron"] == ("Buy 1 iron for 5 MC", "then you have 7 MC", False)


def test_what_comes_and_goes_is_nothing() -> None:
    basket = filled(lp.dealer(), "sell:wood", "buy:wood")
    assert (basket.moves, basket.ok, basket.said) == ((), "", "Nothing is sold or bought.")


@pytest.mark.parametrize(
    ("tile", "sum_"), [("brokerage", "6 + 5 + 4 = "), ("commodity_bank", "6 + 5 + 4 = ")]
)
def test_finance_buildings_pay_more(tile: str, sum_: str) -> None:
    basket = filled(lp.dealer(tile), *WOOD)
    assert sum_ in basket.panels()["market"]
    assert basket.ok == "Trade: +15 MC"


def test_the_bank_pays_for_three_pieces_of_all_that_is_sold() -> None:
    basket = filled(lp.dealer("commodity_bank", iron=2), *WOOD[:2], "sell:iron", "sell:iron")
    assert basket.moves == ("S:iron*2", "S:wood*2", ".")
    assert basket.ok == f"Trade: +{(4 + 3) + (5 + 4) + 3} MC"


def test_prices_that_move_once_a_trade_stay() -> None:
    basket = filled(lp.dealer(house={"parameters": {"price_step_per": "trade"}}), *WOOD)
    assert basket.ok == "Trade: +18 MC"
    assert "· then 6 MC" in basket.panels()["market"]


def test_what_was_dealt_before_is_no_longer_in_it() -> None:
    position = lp.dealer()
    assert filled(position).nothing == ("done", "Trade nothing")
    lp.do(position, "blue", "S:wood*1")
    assert filled(position).nothing == ("done", "End the Trade")
    assert refused(position, "buy:wood") == "why-not-both"


def test_nobody_else_has_one_nor_does_anybody_without_a_choice() -> None:
    assert PRESENTER.basket(lp.dealer(), 0, (), "en") is None
    assert PRESENTER.basket(lp.lay(), BLUE, (), "en") is None
    assert PRESENTER.basket(lp.dealer(mc=0, wood=0), BLUE, (), "en") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(lang: str) -> None:
    basket = filled(lp.dealer(), *WOOD, *IRON, lang=lang)
    assert "+1 MC" in basket.ok
    assert all(one.say and one.gives for one in basket.picks if one.open)
