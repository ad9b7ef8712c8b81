"""Living Planet as people play it, in the system's Chromium: by mouse, by keys, on a phone; the map moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Browser, Page, Request, expect

import browsers
from browsers import CONFIRM, WIDE, move_by_keys, moved, opened_page, over, ready, seq, serious, upload
from servers import Server

pytestmark = pytest.mark.browser

IN_SIGHT = """() => [...document.querySelectorAll('[data-ref].can')].filter((element) => {
  if (!element.getClientRects().length) return false;
  const frame = element.closest('.frame')?.getBoundingClientRect();
  if (!frame) return true;
  const box = (element.querySelector('.halo') ?? element).getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > frame.left + 4 && x < frame.right - 4 && y > frame.top + 4 && y < frame.bottom - 4;
}).map((element) => element.dataset.ref)"""
CUT = """() => {
  const map = document.querySelector('.lp-map');
  const frame = map.closest('.frame').getBoundingClientRect();
  return map.dataset.focus.split(' ').filter((id) => {
    const halo = map.querySelector(`[data-ref="hex:${id}"] .halo`);
    const { left, right, top, bottom } = halo.getBoundingClientRect();
    return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
  });
}"""
"""Of the hexes that matter now, which are cut by the frame of the map."""
FITTED = """() => {
  const [, , width, height] = document.querySelector('.lp-map').getAttribute('viewBox').split(' ');
  const frame = document.querySelector('.frame');
  return Math.abs(frame.clientWidth / width - frame.clientHeight / height) < 0.001;
}"""
"""Does the map fill its frame?"""
VIEWBOX = "document.querySelector('.lp-map').getAttribute('viewBox').split(' ').map(Number)"

new_table = partial(browsers.new_table, game="living_planet", seats=("me", "bot1"))
played = partial(browsers.played, "living_planet")


def options(page: Page) -> list[str]:
    """The refs that can be pointed at and are in sight."""
    found: list[str] = page.evaluate(IN_SIGHT)
    return found


def act(page: Page, choose: Callable[[list[str]], str]) -> list[str]:
    """One move by clicks; what was pointed at."""
    ready(page)
    before, path = seq(page), []
    if over(page):
        return path
    for _ in range(6):
        if page.locator(CONFIRM).count():
            break
        page.wait_for_function(f"() => ({IN_SIGHT})().length")
        path.append(choose(options(page)))
        twins = page.locator(f"[data-ref='{path[-1]}'].can:visible")
        twins.last.click()  # what is on the map and in a list as well: in the list
    page.locator(CONFIRM).click()
    moved(page, before)
    return path


def whim(rng: Random) -> Callable[[list[str]], str]:
    """Choices that bring a game on: mostly exploring and building, moves that end soon."""

    def choose(refs: list[str]) -> str:
        kinds = {ref.partition(":")[0] for ref in refs}
        if "done" in refs and kinds & {"unit", "crew", "sell", "buy", "pay", "value"} and rng.random() < 0.6:
            return "done"
        rest = [ref for ref in refs if ref != "done"] or refs
        best = [ref for ref in rest if ref in ("do:build", "do:explore") or ref.startswith("type:")]
        return rng.choice(best if best and rng.random() < 0.7 else rest)

    return choose


def to_the_actions(page: Page, choose: Callable[[list[str]], str]) -> None:
    """Play until an action is to be chosen."""
    for _ in range(40):
        ready(page)
        if "do:explore" in options(page):
            return
        act(page, choose)
    raise AssertionError("no action is to be chosen")


def test_a_whole_short_game_by_clicks(page: Page, server: Server) -> None:
    """From set-up to the score sheet; nothing is asked of another host."""
    strangers: list[str] = []

    def look(request: Request) -> None:
        if not request.url.startswith((server.url, "data:")):
            strangers.append(request.url)

    page.on("request", look)
    browsers.fill_in(page, server, ("me", "bot1"), seed=4, game="living_planet", length="short")
    choose, pointed = whim(Random(4)), set()
    for _ in range(400):
        ready(page)
        if over(page):
            break
        pointed |= {ref.partition(":")[0] for ref in act(page, choose)}
    assert over(page)
    assert pointed >= {"card", "die", "do", "tile", "cell", "turn", "type", "site", "staff", "resource"}
    expect(page.locator("#result-title")).to_be_visible()
    total = page.locator("#sheet .totrow .v").first.inner_text()
    assert page.locator("#realm .total b").inner_text() == total
    assert page.locator(".lp-map .hex").count() > 2
    assert strangers == []


def test_one_turn_by_keys_alone(page: Page, server: Server) -> None:
    new_table(page, server, seed=5)
    rng = Random(5)
    for _ in range(80):
        ready(page)
        if page.locator(".turn b").inner_text().startswith("Turn 2"):
            break
        move_by_keys(page, rng)
    assert page.locator(".turn b").inner_text().startswith("Turn 2")


def test_a_drawn_hex_is_seen_before_it_is_placed(page: Page, server: Server) -> None:
    new_table(page, server, seed=2)
    to_the_actions(page, whim(Random(2)))
    page.locator("[data-ref='do:explore']").click()
    before = seq(page)
    page.locator(CONFIRM).click()
    moved(page, before)
    ready(page)
    tile = page.locator(".hexcard").first.get_attribute("data-ref") or ""
    if tile in options(page):  # a single one is chosen already
        page.locator(f"[data-ref='{tile}']").click()
    cell = next(ref for ref in options(page) if ref.startswith("cell:"))
    page.locator(f"[data-ref='{cell}']").click()
    expect(page.locator(".ghosts .ghost")).to_have_count(1)
    if not page.locator(".ghost.sure").count():
        turns = [ref for ref in options(page) if ref.startswith("turn:")]
        page.locator(f"[data-ref='{turns[-1]}']").hover()
        expect(page.locator(".ghost.sure")).to_have_count(1)
        page.locator(f"[data-ref='{turns[-1]}']").click()
    drawn = page.locator(".ghost.sure use").first.get_attribute("href") or ""
    page.wait_for_function("(id) => document.getElementById(id)", arg=drawn[1:])
    hexes, before = page.locator(".lp-map .hex").count(), seq(page)
    page.locator(CONFIRM).click()
    moved(page, before)
    assert page.locator(".lp-map .hex").count() == hexes + 1
    expect(page.locator(f"[data-ref='hex:{tile[5:]}']")).to_have_count(1)


def test_the_map_moves_by_wheel_hand_and_keys_and_stays_where_it_is(page: Page, server: Server) -> None:
    new_table(page, server, seed=4)
    frame = page.locator(".frame").bounding_box()
    assert frame
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    start = page.evaluate(VIEWBOX)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"(wide) => {VIEWBOX}[2] < wide", arg=start[2] * 0.8)
    near = page.evaluate(VIEWBOX)
    page.mouse.move(x + 150, y - 60)
    page.mouse.down()
    page.mouse.move(x + 190, y - 20, steps=4)
    page.mouse.up()
    dragged = page.evaluate(VIEWBOX)
    assert dragged[0] < near[0]
    assert dragged[1] < near[1]
    page.keyboard.press("Shift+ArrowRight")
    assert page.evaluate(VIEWBOX)[0] > dragged[0]
    page.keyboard.press("-")
    assert page.evaluate(VIEWBOX)[2] > near[2]
    page.keyboard.press("+")
    page.locator(".frame").focus()
    before = page.evaluate(VIEWBOX)
    page.keyboard.press("ArrowDown")
    assert page.evaluate(VIEWBOX)[1] > before[1]
    kept = page.evaluate(VIEWBOX)
    page.locator("[data-ref='card:3']").click()
    old = seq(page)
    page.locator(CONFIRM).click()
    moved(page, old)
    assert page.evaluate(VIEWBOX) == pytest.approx(kept, abs=30)
    page.keyboard.press("0")
    whole = page.evaluate(VIEWBOX)
    box = [float(part) for part in (page.locator(".lp-map").get_attribute("data-box") or "").split()]
    assert whole[0] <= box[0] + 1
    assert whole[0] + whole[2] >= box[0] + box[2] - 1
    page.locator("[data-zoom=names]").click()
    expect(page.locator(".label").first).to_be_visible()


def test_reasons_for_what_is_not_possible(page: Page, server: Server) -> None:
    new_table(page, server, seed=6)
    page.locator("[data-ref='type:iron_mine.3']").click(force=True)
    expect(page.locator(".say.refusal")).to_be_visible()
    to_the_actions(page, whim(Random(6)))
    page.locator("[data-ref='free:recruit']").click(force=True)
    expect(page.locator(".say.refusal")).to_be_visible()


def test_the_market_shows_the_prices_so_far(page: Page, server: Server, tmp_path: Path) -> None:
    record = played(tmp_path, {"seats": 2, "arboria": "on"}, lambda view: view["turn"] == 4, "human random")
    browsers.choose_file(page, server, record)
    expect(page.locator(".prices .spark")).to_have_count(6)
    page.locator(".past summary").click()
    expect(page.locator(".past tbody tr")).to_have_count(3)
    page.locator("[data-look='1']").click()
    expect(page.locator("#elsewhere .realm")).to_be_visible()
    expect(page.locator("#elsewhere .screen")).to_be_visible()


def test_on_a_phone(browser: Browser, server: Server) -> None:
    with opened_page(browser, 390, 844, has_touch=True, is_mobile=True) as page:
        new_table(page, server, lang="fr", seed=7)
        choose = whim(Random(7))
        for _ in range(24):
            assert not page.evaluate(WIDE)
            act(page, choose)


def test_two_fingers_bring_the_map_closer(browser: Browser, server: Server) -> None:
    with opened_page(browser, 390, 844, has_touch=True, is_mobile=True) as page:
        new_table(page, server, seed=8)
        page.locator(".frame").scroll_into_view_if_needed()
        before = page.evaluate(VIEWBOX)
        frame = page.locator(".frame").bounding_box()
        assert frame
        x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
        line = page.context.new_cdp_session(page)
        for kind, far in (("touchStart", 30), ("touchMove", 50), ("touchMove", 90), ("touchEnd", 0)):
            points = [{"x": x - far, "y": y, "id": 0}, {"x": x + far, "y": y, "id": 1}] if far else []
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        assert page.evaluate(VIEWBOX)[2] < before[2] * 0.7


@pytest.mark.parametrize(("lang", "scheme"), [("en", "light"), ("fr", "dark")])
def test_axe_finds_nothing_serious(browser: Browser, server: Server, lang: str, scheme: str) -> None:
    with opened_page(browser, 1280, 900, color_scheme=scheme) as page:
        new_table(page, server, lang=lang, seed=9)
        choose = whim(Random(9))
        found = serious(page, "a card")
        to_the_actions(page, choose)
        found += serious(page, "the actions")
        act(page, lambda refs: next(ref for ref in refs if ref == "do:explore"))
        ready(page)
        found += serious(page, "drawn hexes")
        assert found == []


@pytest.mark.parametrize(("width", "height"), [(1100, 800), (1280, 720), (1440, 900)])
def test_what_burns_stays_in_the_frame_of_the_map_when_the_row_of_dice_grows(
    browser: Browser, server: Server, tmp_path: Path, width: int, height: int
) -> None:
    record = played(
        tmp_path,
        {"seats": 4, "arboria": "on"},
        lambda view: view["turn"] == 9 and view["to_move"] == [0] and view["phase"] == "dice",
        "human random random random",
    )
    with opened_page(browser, width, height) as page:
        upload(page, server, record)
        assert page.locator(".danger").count()
        before = page.locator(".frame").bounding_box()
        assert page.evaluate(CUT) == []
        page.evaluate("document.getElementById('dice').style.height = '186px'")
        page.wait_for_function(FITTED)
        after = page.locator(".frame").bounding_box()
        assert before
        assert after
        assert before["height"] - after["height"] >= 50
        assert page.evaluate(CUT) == []


def test_the_side_column_returns_to_what_is_asked(page: Page, server: Server, tmp_path: Path) -> None:
    options, bots = {"seats": 2, "arboria": "on"}, "human random"
    upload(page, server, played(tmp_path, options, lambda view: view["task"]["kind"] == "act", bots))
    page.locator("[data-ref='do:build'].can").first.click()
    page.locator(CONFIRM).click()
    expect(page.locator(".plate.build")).to_be_visible()
    page.locator(".side").evaluate("(side) => (side.scrollTop = 9999)")
    page.locator("[data-do=undo]").click()
    expect(page.locator(".plate.buildings:not(.build)")).to_have_count(1)
    page.wait_for_function("() => document.querySelector('.side').scrollTop === 0")
    expect(page.locator("#market")).to_be_in_viewport()


@pytest.mark.parametrize("turn", [2, 9])
def test_four_players_on_a_phone(browser: Browser, server: Server, tmp_path: Path, turn: int) -> None:
    record = played(
        tmp_path,
        {"seats": 4, "arboria": "on", "screens": "open"},
        lambda view: view["turn"] == turn and view["to_move"] == [0] and view["task"]["kind"] == "act",
        "human random random random",
    )
    with opened_page(browser, 390, 844, has_touch=True, is_mobile=True) as page:
        upload(page, server, record, "fr")
        assert not page.evaluate(WIDE)
        assert serious(page, f"turn {turn}") == []
