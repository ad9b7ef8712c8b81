"""Tables as somebody new finds them: a click does it, one undo takes back all that follows from it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Browser, Page, expect

import living_planet_positions as lp
from browsers import (
    CONFIRM,
    END_TURN,
    FOCUSED,
    WIDE,
    moved,
    new_table,
    opened_page,
    over,
    played_until,
    ready,
    seq,
    serious,
    upload,
)
from ludosphere.core.contract import Position
from servers import Server

pytestmark = pytest.mark.browser

UNDO = "[data-do=undo]"


def click(page: Page, *refs: str) -> None:
    """One click on each of these, as they can be chosen."""
    for ref in refs:
        page.locator(f"[data-ref='{ref}'].can").locator("visible=true").first.click()


def until(page: Page, selector: str) -> None:
    page.locator(selector).first.wait_for()


def at(page: Page, server: Server, folder: Path, game: str, ref: str, **options: Any) -> None:
    """A table of a single player where this can be pointed at, before anything is chosen."""

    def due(position: Position) -> bool:
        return any(path[0] == ref for path in position.faces().paths(position, 0))

    upload(page, server, played_until(game, folder, {"seats": 1, **options}, due), quick=True)


def test_a_terrain_of_biomos_takes_two_clicks_and_comes_back_by_one(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "bot1"), seed=5, game="biomos", quick=True, confirm=True)
    before = seq(page)
    click(page, page.locator("[data-ref^='centre:'].can").first.get_attribute("data-ref") or "")
    assert seq(page) == before
    page.locator("[data-ref^='gap:'].can").first.click(force=True)
    moved(page, before)
    until(page, END_TURN)
    page.locator(UNDO).click()
    moved(page, before, 2)
    expect(page.locator(END_TURN)).to_have_count(0)
    page.locator("[data-ref^='centre:'].can").first.click()
    page.locator("[data-ref^='gap:'].can").first.click(force=True)
    moved(page, before, 3)
    page.locator(END_TURN).click()
    moved(page, before, 4)
    ready(page)


def test_composting_takes_one_click_and_comes_back_by_one(page: Page, server: Server, tmp_path: Path) -> None:
    """Gains are taken whole: all of it follows from the tile, until there is something to choose."""
    at(page, server, tmp_path, "earth", "action:red")
    before = page.locator("#board").inner_text()
    click(page, "action:red")
    until(page, "[data-ref=done].can")
    assert page.locator("#board").inner_text() != before
    page.locator(UNDO).click()
    until(page, "[data-ref='action:red'].can")
    assert page.locator("#board").inner_text() == before
    page.wait_for_timeout(500)
    expect(
        page.locator("[data-ref='action:red'].can")
    ).to_be_visible()  # nothing goes by itself after an undo


def test_growing_takes_two_clicks_for_it_draws(page: Page, server: Server, tmp_path: Path) -> None:
    at(page, server, tmp_path, "earth", "action:yellow")
    click(page, "action:yellow")
    until(page, CONFIRM)
    expect(page.locator(CONFIRM)).to_have_text("Draw 4 cards")
    page.reload()
    expect(page.locator(CONFIRM)).to_have_text("Draw 4 cards")
    hand = page.locator("[data-ref^='hand:']").count()
    page.locator(CONFIRM).click()
    expect(page.locator("[data-ref^='hand:']")).to_have_count(hand + 4)


def test_whoever_wants_less_takes_back_what_was_taken(page: Page, server: Server, tmp_path: Path) -> None:
    """Undo while it goes on: from there each step is there to be chosen."""
    at(page, server, tmp_path, "earth", "action:red")
    click(page, "action:red")
    until(page, "[data-ref='take:5'].can")
    page.keyboard.press("Backspace")
    until(page, "[data-ref='action:red'].can")
    click(page, "action:red")
    until(page, "[data-ref=done].can")


def test_looking_at_a_card_of_bioviva_takes_one_click(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "bot1"), seed=5, game="bioviva", quick=True, confirm=True)
    before = seq(page)
    click(page, "slot:2")
    moved(page, before)
    assert "looks left" in page.locator("[data-task]").inner_text()


def test_a_planet_card_is_handed_in(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "bot1"), seed=5, game="living_planet", quick=True, confirm=True)
    before = seq(page)
    click(page, "card:3")
    page.wait_for_timeout(300)
    assert seq(page) == before
    click(page, "card:4")  # another one after all
    page.locator(CONFIRM).click()
    moved(page, before)


def test_a_turn_of_one_gesture_ends_by_itself_unless_somebody_stops_it(
    browser: Browser, server: Server
) -> None:
    """Where things may move: who has little motion has all the time."""
    with opened_page(browser, 1366, 768, reduced_motion="no-preference") as page:
        new_table(page, server, ("me", "bot1"), seed=5, game="biomos", quick=True, confirm=True)
        for stopped in (True, False):
            before = seq(page)
            for terrain in page.locator("[data-ref^='centre:'].can").all()[:1]:  # none: there is a single one
                terrain.click()
            page.locator("[data-ref^='gap:'].can").first.click(force=True)
            until(page, f"{END_TURN}.runs")
            if stopped:
                page.keyboard.press("Shift")
                expect(page.locator(f"{END_TURN}.runs")).to_have_count(0)
                page.wait_for_timeout(3500)
                assert seq(page) == before + 1
                page.locator(END_TURN).click()
            moved(page, before, 2)
            ready(page)


CHOOSE = """([wish, pick]) => {
  const all = (where) => [...document.querySelectorAll(where)];
  const shown = (where) => all(where).filter((one) => one.getClientRects().length);
  const [undo] = shown("[data-do=undo]:not([aria-disabled])");
  const [button] = shown("[data-do=end-turn], [data-do=confirm]:not([aria-disabled])");
  const things = shown("[data-ref].can");
  const thing = things[Math.floor(pick * things.length)];
  const other = wish === "ok" ? button ?? thing : thing ?? button;
  const chosen = wish === "undo" && undo ? undo : other;
  chosen?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}"""
"""A click on something that is there now: what goes by itself may take it away at any moment."""


BOXES = """() => JSON.stringify(['.bar', '.me'].map((name) => {
  const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
  return [x, y, width, height];
}))"""
"""Where the bar is, and what one plays on."""


@pytest.mark.parametrize("name", ["biomos", "bioviva", "earth", "living_planet"])
def test_a_game_goes_on_by_single_clicks(page: Page, server: Server, name: str) -> None:
    """At random, every fifth click an undo: nothing gets stuck, bots go on, the bar stays in place."""
    new_table(page, server, ("me", "bot1"), seed=3, game=name, quick=True, confirm=True)
    rng, boxes = Random(3), set()
    for number in range(100):
        ready(page)
        if over(page) or seq(page) > 60:
            break
        boxes.add(page.evaluate(BOXES))
        wish = "undo" if number % 5 == 4 else "ok" if rng.random() < 0.8 else "thing"
        page.evaluate(CHOOSE, [wish, rng.random()])
        page.wait_for_timeout(100)
    assert over(page) or seq(page) > 60
    assert len(boxes) == 1


# --- a basket --------------------------------------------------------------------------------------
def trading(page: Page, server: Server, folder: Path, lang: str = "en", mc: int = 3) -> int:
    """A Trade of Living Planet: 4 wood at 6, iron at 5; the number of its state."""
    path = folder / "trade.ludo"
    path.write_bytes(lp.record(lp.dealer(mc=mc)))
    upload(page, server, path, lang, quick=True)
    page.locator("[data-do=unveil]").click()
    until(page, "[data-ref='sell:wood'].can")
    return seq(page)


def counted(page: Page, ref: str) -> str:
    """What stands between − and + of a resource."""
    return page.locator(f"[data-ref='{ref}']").locator("xpath=../b").inner_text()


def test_three_wood_sold_and_two_iron_bought_take_six_clicks(
    page: Page, server: Server, tmp_path: Path
) -> None:
    """− − − + + OK; nothing is played before the OK, all of it by it, and one undo takes all of it back."""
    before = trading(page, server, tmp_path)
    expect(page.locator("[data-do=confirm]")).to_have_attribute("aria-disabled", "true")
    click(page, *["sell:wood"] * 3)
    for _ in range(2):
        click(page, "buy:iron")
    ok = page.locator("[data-do=confirm]:not([aria-disabled])")
    expect(ok).to_have_text("Trade: +1 MC")
    assert (counted(page, "sell:wood"), counted(page, "buy:iron")) == ("sell 3", "buy 2")
    assert seq(page) == before
    ok.click()
    moved(page, before)
    expect(page.locator("#log")).to_contain_text("2 iron")
    expect(page.locator("[data-ref='sell:wood']")).to_have_count(0)
    page.locator(UNDO).click()
    moved(page, before, 2)
    until(page, "[data-ref='sell:wood'].can")
    assert counted(page, "sell:wood") == "·"
    assert "2 iron" not in page.locator("#log").inner_text()


def test_two_iron_bought_take_two_clicks_and_the_ok(page: Page, server: Server, tmp_path: Path) -> None:
    before = trading(page, server, tmp_path, mc=11)
    click(page, "buy:iron", "buy:iron")
    expect(page.locator("[data-do=confirm]:not([aria-disabled])")).to_have_text("Trade: −11 MC")
    expect(page.locator(".basket-sum")).to_contain_text("5 + 6 = −11")
    expect(page.locator("[data-ref='buy:iron']")).not_to_have_class("one can")
    page.locator("[data-ref='buy:iron']").click()  # one more can't be paid for
    expect(page.locator(".refusal")).to_be_visible()
    assert counted(page, "buy:iron") == "buy 2"
    assert seq(page) == before


def test_undo_and_minus_take_pieces_back_before_anything_is_played(
    page: Page, server: Server, tmp_path: Path
) -> None:
    before = trading(page, server, tmp_path)
    expect(page.locator(UNDO)).to_have_attribute("aria-disabled", "true")
    click(page, "sell:wood", "sell:wood")
    expect(page.locator("[data-ref='sell:wood']").locator("xpath=../b")).to_have_text("sell 2")
    page.locator(UNDO).click()
    expect(page.locator("[data-ref='sell:wood']").locator("xpath=../b")).to_have_text("sell 1")
    click(page, "buy:wood")
    expect(page.locator("[data-do=confirm]")).to_have_attribute("aria-disabled", "true")
    assert counted(page, "sell:wood") == "·"
    click(page, "sell:wood")
    expect(page.locator("[data-do=confirm]:not([aria-disabled])")).to_have_count(1)
    click(page, "done")  # nothing after all
    moved(page, before)
    assert "wood" not in page.locator("#log").inner_text()


def test_a_basket_by_keys(page: Page, server: Server, tmp_path: Path) -> None:
    """Digits are printed and stay; Enter is the OK; what is in it is told."""
    before = trading(page, server, tmp_path)
    page.keyboard.press("Shift")
    less = page.locator("[data-ref='sell:wood']").get_attribute("aria-keyshortcuts")
    more = page.locator("[data-ref='buy:iron']").get_attribute("aria-keyshortcuts")
    assert (less, more) == ("Shift+7", "8")  # behind the six Planet cards
    for key, count in ((less, "sell 1"), (less, "sell 2"), (more, "buy 1")):
        page.keyboard.press(key.replace("+", "+Digit"))
        ref = "sell:wood" if key == less else "buy:iron"
        expect(page.locator(f"[data-ref='{ref}']").locator("xpath=../b")).to_have_text(count)
        assert page.locator("[data-ref='sell:wood']").get_attribute("aria-keyshortcuts") == less
    told = "Sell 2 wood for 9 MC. Buy 1 iron for 5 MC. Then you have 7 MC."
    expect(page.locator("#live")).to_have_text(told)
    assert page.evaluate(FOCUSED, "ref") == "buy:iron"
    page.keyboard.press("Enter")
    moved(page, before)


def test_a_basket_on_a_phone_is_the_first_thing_in_sight(bo: Page, server: Server, tmp_path: Path) -> None:
    trading(bo, server, tmp_path, "fr")
    for ref in ("sell:iron", "buy:wood"):
        box = bo.locator(f"[data-ref='{ref}']").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert 100 < box["y"] < 600
    click(bo, "sell:wood")
    expect(bo.locator("[data-do=confirm]:not([aria-disabled])")).to_have_text("Commerce : +5 MC")
    assert not bo.evaluate(WIDE)
    assert serious(bo, "a basket on a phone") == []


# --- a gain taken whole --------------------------------------------------------------------------------
def test_less_of_a_gain_takes_one_click_and_is_asked(page: Page, server: Server, tmp_path: Path) -> None:
    """What was taken whole comes back, what came before it is done again, and then nothing goes by itself."""
    at(page, server, tmp_path, "earth", "action:red")
    less, log = page.locator("[data-do=take-less]"), page.locator("#log")
    expect(less).to_be_hidden()
    click(page, "action:red")
    until(page, "[data-ref=done].can")
    expect(log).to_contain_text("You gain 5 soil.")
    less.click()
    until(page, "[data-ref='take:3'].can")
    expect(less).to_be_hidden()
    expect(log).to_contain_text("You choose Composting.")
    expect(log).not_to_contain_text("You gain 5 soil.")
    page.wait_for_timeout(500)
    click(page, "take:3")
    expect(log).to_contain_text("You gain 3 soil.")
    until(page, "[data-ref=done].can")
    expect(less).to_be_visible()  # of the cards that followed


def test_nothing_less_where_nothing_was_taken_whole(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "bot1"), seed=5, game="biomos", quick=True, confirm=True)
    before = seq(page)
    page.locator("[data-ref^='centre:'].can").first.click()
    page.locator("[data-ref^='gap:'].can").first.click(force=True)
    moved(page, before)
    until(page, END_TURN)
    expect(page.locator("[data-do=take-less]")).to_be_hidden()


# --- "always" -----------------------------------------------------------------------------------------
def test_always_keeps_a_side_of_an_or_until_it_is_changed(page: Page, server: Server, tmp_path: Path) -> None:
    """Chosen once with "always" it goes by itself when it is asked again, and "change" asks again."""
    at(page, server, tmp_path, "earth", "option:soil")
    log, change = page.locator("#log"), page.locator("[data-do=ask-again]")
    asked, chosen = "[data-ref='option:soil'].can", "Of the two you choose 2 soil."
    until(page, asked)
    expect(change).to_be_hidden()
    page.locator("[data-do=always][data-for='option:soil']").click()
    expect(log).to_contain_text(chosen)
    page.locator(UNDO).click()
    until(page, asked)
    page.wait_for_timeout(500)
    until(page, asked)  # nothing goes by itself after an undo
    expect(change).to_have_text("Always “Gain 2 soil”: change")
    page.reload()
    expect(log).to_contain_text(chosen)  # asked again, it goes by itself
    expect(change).to_be_visible()
    page.locator(UNDO).click()
    until(page, asked)
    change.click()
    expect(change).to_be_hidden()
    page.reload()
    until(page, asked)
    page.wait_for_timeout(500)
    until(page, asked)
    expect(log).not_to_contain_text(chosen)


def test_only_what_is_chosen_again_and_again_can_be_kept(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "bot1"), seed=5, game="biomos", quick=True, confirm=True)
    expect(page.locator("[data-do=always]")).to_have_count(0)
