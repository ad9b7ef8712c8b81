"""The pages as people use them, in the system's Chromium: whole games, a killed server, phones, axe."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from random import Random

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

import browsers
from browsers import CONFIRM, WIDE, moved, opened_page, over, played, ready, seq, serious, upload
from servers import Server

pytestmark = pytest.mark.browser

MOVES = 200
"""No game of these tests has more actions."""

new_table = partial(browsers.new_table, game="biomos", mode="discovery")
fill_in = partial(browsers.fill_in, game="biomos", mode="discovery")
SMALL = """() => [...document.querySelectorAll("button, a.btn, select, summary, [role=button].can")]
  .filter((e) => e.getClientRects().length)
  .map((e) => [(e.querySelector(".hit") ?? e).getBoundingClientRect(), e])
  .filter(([box]) => box.width < 43.5 || box.height < 43.5)
  .map(([box, e]) => `${e.outerHTML.slice(0, 80)} ${box.width} by ${box.height}`)"""


def play_by_clicks(page: Page, rng: Random) -> None:
    """Choose one action at random by pointing with the mouse, and confirm it."""
    ready(page)
    before = seq(page)
    for _ in range(3):
        choices = page.locator("[data-ref].can:visible")
        chosen = choices.nth(rng.randrange(choices.count()))
        # What lies on the ring overlaps: it is pointed at in its middle, whatever is there.
        chosen.click(force=chosen.evaluate("(element) => element instanceof SVGElement"))
        if page.locator(CONFIRM).count():
            break
    page.locator(CONFIRM).click()
    moved(page, before)


def finish(page: Page, rng: Random) -> None:
    """Play the game to its end by clicks."""
    for _ in range(MOVES):
        ready(page)
        if over(page):
            return
        play_by_clicks(page, rng)
    raise AssertionError(f"the game is not over after {MOVES} actions")


def test_a_whole_solo_game_by_clicks(page: Page, server: Server) -> None:
    fill_in(page, server)
    finish(page, Random(1))
    expect(page.locator("#result-title")).to_be_visible()
    assert page.locator(".ring .token").count() == 13  # twelve on the track and the moon
    page.locator(".ln summary").first.click()
    expect(page.locator(".why").first).to_be_visible()
    page.locator("#bar [data-at]").click()
    expect(page.locator("[data-do=slide]")).to_be_visible()
    page.locator("[data-do=at-first]").click()
    page.wait_for_function("() => document.querySelectorAll('.ring .token').length === 0")
    page.locator("[data-do=live]").click()
    expect(page.locator("#result-title")).to_be_visible()


def test_a_whole_advanced_game_against_a_bot_by_keyboard_alone(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "bot1"), mode="advanced", seed=2)
    rng = Random(2)
    for _ in range(MOVES):
        ready(page)
        if over(page):
            break
        before = seq(page)
        for _ in range(rng.randrange(1, 5)):
            page.keyboard.press(rng.choice(("ArrowRight", "ArrowLeft", "ArrowDown")))
        for _ in range(3):
            page.keyboard.press("Enter")  # chooses; what is chosen in full is confirmed
            if page.locator(CONFIRM).count():
                page.keyboard.press("Enter")
                moved(page, before)
                break
            page.keyboard.press("ArrowRight")
    assert over(page)
    expect(page.locator("#result-title")).to_be_focused()


def test_escape_steps_back_and_control_z_undoes(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "person"), seed=3)
    page.keyboard.press("1")
    expect(page.locator(".tok[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".tok[aria-pressed=true]")).to_have_count(0)
    before = page.locator("#log a").count()
    play_by_clicks(page, Random(3))
    expect(page.locator("#log a")).not_to_have_count(before)
    page.keyboard.press("Control+z")
    expect(page.locator("#log a")).to_have_count(before)


def test_pointing_at_what_is_not_possible_gives_the_reason(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "person"), seed=4)
    page.locator("[data-main] .gap").first.click(force=True)
    expect(page.locator("[data-task]")).to_contain_text("Take a terrain from the centre first.")


def test_what_is_asked_before_the_line_is_there_is_answered_once_it_is(page: Page, server: Server) -> None:
    def late(line: WebSocketRoute) -> None:
        page.wait_for_selector("html[data-asked]")
        line.connect_to_server()

    page.route_web_socket(re.compile("/ws"), late)
    new_table(page, server, ("me", "person"), seed=4)
    page.locator("[data-main] .gap").first.click(force=True)
    page.evaluate("document.documentElement.dataset.asked = ''")
    expect(page.locator("[data-task]")).to_contain_text("Take a terrain from the centre first.")


def test_a_card_that_can_t_be_fetched_stays_closed_and_opens_later(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "person"), seed=4)
    page.route("**/card/**", lambda route: route.abort())
    with page.expect_event("requestfailed"):
        page.locator(".bio").first.click()
    page.unroute("**/card/**")
    page.locator(".bio").first.click()
    expect(page.locator("#drawer .opened h2")).to_be_visible()


def test_a_new_turn_says_what_to_do_and_whose_turn_it_is(page: Page, server: Server) -> None:
    new_table(page, server, seed=15)  # alone the task is the same each turn, so its bar isn't sent again
    task = page.locator("[data-task]").inner_text()
    play_by_clicks(page, Random(15))
    if page.locator(".steps .now").inner_text() == "Place":
        expect(page.locator("[data-task]")).to_have_text(task)
    assert page.title().startswith("● Your turn · ")
    new_table(page, server, ("me", "person"), seed=15)
    assert page.title().startswith("● Player 1’s turn · ")
    play_by_clicks(page, Random(15))
    expect(page.locator(".say .who")).to_have_text("Player 2")
    expect(page.locator("#seats .mp .moved")).to_have_count(1)


def test_dragging_a_terrain_onto_a_gap_previews_it(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "person"), seed=5)
    source = page.locator(".tok.can").first.bounding_box()
    target = page.locator("[data-main] .gap").first.bounding_box()
    assert source is not None
    assert target is not None
    page.mouse.move(source["x"] + 30, source["y"] + 30)
    page.mouse.down()
    page.mouse.move(target["x"], target["y"], steps=8)
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=3)
    expect(page.locator(".drag")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".drag")).to_have_count(0)
    expect(page.locator(".ghost")).to_have_count(1)
    expect(page.locator(CONFIRM)).to_have_count(1)


def test_reloading_in_the_middle_of_a_turn_keeps_the_table(page: Page, server: Server) -> None:
    new_table(page, server, mode="advanced", seed=6)
    for _ in range(3):
        play_by_clicks(page, Random(6))
    before = page.locator("#log").inner_text()
    page.reload()
    ready(page)
    assert page.locator("#log").inner_text() == before
    play_by_clicks(page, Random(7))
    expect(page.locator("#log")).not_to_have_text(before)


def test_a_killed_server_comes_back_and_the_page_with_it(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    with opened_page(browser, 1440, 900) as page:
        try:
            new_table(page, server, seed=8)
            play_by_clicks(page, Random(8))
            before = page.locator("#log").inner_text()
            server.kill()
            expect(page.locator("#offline")).to_be_visible()
            server.start()
            expect(page.locator("#offline")).to_be_hidden(timeout=30_000)
            assert page.locator("#log").inner_text() == before
            play_by_clicks(page, Random(9))
            expect(page.locator("#log")).not_to_have_text(before)
        finally:
            server.kill()


def on_phones(page: Page, script: str) -> list[object]:
    """What a script finds on a usual and on a small phone."""
    found = []
    for width, height in ((390, 844), (360, 780)):
        page.set_viewport_size({"width": width, "height": height})
        found.append(page.evaluate(script))
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_scrolls_sideways_on_a_phone(browser: Browser, server: Server, lang: str) -> None:
    with opened_page(browser, 390, 844, has_touch=True, is_mobile=True) as page:
        page.goto(f"{server.url}/?lang={lang}")
        assert on_phones(page, WIDE) == [False, False]
        new_table(page, server, ("me", "person", "person", "person"), mode="advanced", lang=lang, seed=10)
        rng = Random(10)
        for _ in range(14):
            assert on_phones(page, WIDE) == [False, False]
            play_by_clicks(page, rng)
        assert on_phones(page, SMALL) == [[], []]
        page.goto(f"{server.url}/atlas/biomos?lang={lang}")
        assert on_phones(page, WIDE) == [False, False]


@pytest.mark.parametrize(("lang", "scheme"), [("en", "light"), ("fr", "dark")])
def test_axe_finds_nothing_serious(
    browser: Browser, server: Server, tmp_path: Path, lang: str, scheme: str
) -> None:
    with opened_page(browser, 1280, 900, color_scheme=scheme) as page:
        new_table(page, server, ("me", "person"), mode="advanced", lang=lang, seed=11)
        found = serious(page, "choosing a planet")
        for _ in range(9):
            play_by_clicks(page, Random(11))
        found += serious(page, "table")
        page.locator("[data-do=settings]").click()
        found += serious(page, "settings")
        finished = played("biomos", tmp_path, {"seats": 1}, lambda view: not view["to_move"])
        upload(page, server, finished, lang)
        assert over(page)
        found += serious(page, "finished table")
        page.locator("#bar [data-at]").click()
        page.locator("[data-do=slide]").wait_for()
        found += serious(page, "replay")
        assert found == []


@pytest.mark.parametrize("scripts", [True, False])
def test_an_atlas_is_searched_while_one_types_or_by_its_form(
    browser: Browser, server: Server, scripts: bool
) -> None:
    with opened_page(browser, 390, 844, java_script_enabled=scripts) as page:
        fetched: list[str] = []
        page.on("request", lambda request: fetched.append(request.url) if "/art/" in request.url else None)
        page.goto(f"{server.url}/atlas/earth")
        count, names = page.get_by_role("status"), page.locator(".atlas-list h2")
        expect(count).to_have_text("523 cards of 523")
        assert len(fetched) < 40 or not scripts, "pictures out of sight are not fetched yet"
        page.get_by_role("searchbox").fill("oak")
        if not scripts:
            page.keyboard.press("Enter")
        expect(names).to_have_text(["White Oak", "Oakmoss"])
        expect(count).to_have_text("2 cards of 523")
        page.get_by_label("Sort of card").select_option(index=1)
        if not scripts:
            page.get_by_role("button", name="Search").click()
        expect(count).to_have_text("1 card of 523")
        assert "q=oak" in page.url
        assert not scripts or serious(page, "atlas") == []


def test_each_step_is_asked_no_more_once_somebody_says_so(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "person"), seed=13)
    page.locator("[data-do=settings]").click()
    page.locator("#drawer input[type=checkbox][name=each_step]").uncheck()
    page.keyboard.press("Escape")
    before = seq(page)
    page.keyboard.press("1")
    page.keyboard.press("1")
    moved(page, before)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_another_planet_takes_the_place_of_mine_and_gives_it_back(
    page: Page, server: Server, lang: str
) -> None:
    new_table(page, server, ("me", "person"), lang=lang, seed=14)
    page.locator("#seats .seat").click()
    expect(page.locator("#board [data-seat='1']")).to_be_visible()
    expect(page.locator("#board [data-main]")).to_be_hidden()
    page.locator("[data-do=mine]").click()
    expect(page.locator("#board [data-main]")).to_be_visible()
    page.locator(".bio").first.click()
    expect(page.locator("#drawer .opened h2")).to_be_visible()
