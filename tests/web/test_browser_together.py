"""Several people at one screen, a game with buttons for what lies nowhere: in the system's Chromium."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Browser, Page, expect

from browsers import CONFIRM, follow, moved, opened_page, seq
from servers import Server

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the meadow."""
    running = Server(tmp_path_factory.mktemp("meadow"), games=("meadow",))
    yield running
    running.kill()


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """Ada and Bo have just opened a table; whatever goes wrong in the page's scripts fails the test."""
    with opened_page(browser, 1440, 900) as opened:
        opened.goto(f"{server.url}/?lang=en&game=meadow")
        form = opened.locator("form.new[data-game=meadow]")
        expect(form).to_be_visible()
        expect(opened.locator("form.new")).to_have_count(1)
        form.locator("select[name=seat1]").select_option("me")
        form.locator("select[name=seat2]").select_option("person")
        form.locator("input[name=name1]").fill("Ada")
        form.locator("input[name=name2]").fill("Bo")
        follow(opened, form.locator(".start"))
        yield opened


def take_over(page: Page, name: str) -> None:
    """The veil names somebody; they come."""
    expect(page.locator("#veil-title")).to_have_text(f"{name}, it’s for you")
    page.wait_for_selector("#main[data-seq]", state="attached")  # the page's script is there
    expect(page.locator("#main")).to_be_hidden()
    page.locator("#veil button").click()
    expect(page.locator("#main")).to_be_visible()
    expect(page.locator("#veil")).to_be_hidden()


def do(page: Page, ref: str) -> None:
    """Chooses a button and confirms."""
    before = seq(page)
    page.locator(f"[data-ref='{ref}']").click()
    page.locator("[data-do=confirm]").click()
    moved(page, before)


def test_the_screen_goes_from_hand_to_hand(page: Page) -> None:
    take_over(page, "Ada")
    expect(page.locator("[data-task]")).to_have_text("Seat 0, pick flowers")
    do(page, "take:2")
    expect(page.locator("#veil")).to_be_hidden()
    do(page, "done")
    take_over(page, "Bo")
    expect(page.locator("[data-task]")).to_have_text("Seat 1, pick flowers")
    page.locator("[data-do=undo]").click()  # Ada thinks again
    take_over(page, "Ada")
    page.reload()
    take_over(page, "Ada")


def test_bo_may_come_before_ada(page: Page) -> None:
    take_over(page, "Ada")
    page.locator("[data-do=seat]", has_text="Bo").click()
    take_over(page, "Bo")
    do(page, "done")
    take_over(page, "Ada")


def test_buttons_come_and_go_with_what_is_legal(page: Page) -> None:
    take_over(page, "Ada")
    for ref in ("take:1", "take:2", "done"):
        expect(page.locator(f"[data-loose][data-ref='{ref}']")).to_be_visible()
    page.keyboard.press("1")  # what is printed on the button
    expect(page.locator("[data-ref='take:1']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    for _ in range(3):
        do(page, "take:1")
    expect(page.locator("[data-ref='take:1']")).to_have_count(0)
    # the only thing left to do is the main button's, and needs no choosing
    expect(page.locator("[data-ref='done']")).to_be_hidden()
    expect(page.locator(CONFIRM)).to_have_text("<done>")


def test_news_lie_folded_at_the_end_of_the_log(page: Page) -> None:
    take_over(page, "Ada")
    do(page, "take:1")
    page.locator("[data-do=seat]", has_text="Bo").click()
    take_over(page, "Bo")
    expect(page.locator("#log .since")).to_have_count(0)  # Bo has not acted yet: all is new
    do(page, "done")
    take_over(page, "Ada")
    expect(page.locator("#log .since summary")).to_have_text("Since your last action: 1")
    expect(page.locator("#log .since ol")).to_be_visible()
    page.locator("#log .since summary").click()
    expect(page.locator("#log .since ol")).to_be_hidden()
    do(page, "take:1")
    expect(page.locator("#log .since")).to_have_count(0)


def test_a_thing_is_dropped_where_it_may_go_only_once_it_is_played(page: Page) -> None:
    take_over(page, "Ada")
    source, target = page.locator("[data-ref='hand:rare']"), page.locator("[data-ref='take:1']")
    start, end = source.bounding_box(), target.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 4, start["y"] + 4)
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] - 40, steps=4)
    expect(page.locator(".drag")).to_have_count(1)
    page.mouse.move(end["x"] + 5, end["y"] + 5, steps=2)
    page.mouse.up()
    expect(page.locator("[data-ref='take:1']")).to_have_attribute("aria-pressed", "true")
    assert seq(page) == 2


def test_arrows_go_across_a_grid(page: Page) -> None:
    take_over(page, "Ada")
    page.evaluate("""() => {
      const grid = document.createElement("div");
      grid.dataset.grid = "";
      grid.innerHTML = "<table>" + "<tr><td></td><td></td><td></td></tr>".repeat(2) + "</table>";
      grid.querySelectorAll("td").forEach((cell, n) => {
        cell.innerHTML = `<button class="can" data-ref="x:${n}">${n}</button>`;
      });
      document.getElementById("board").append(grid);
    }""")
    page.locator("[data-ref='x:1']").focus()
    for key, there in (("ArrowDown", 4), ("ArrowRight", 5), ("ArrowUp", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        expect(page.locator(f"[data-ref='x:{there}']")).to_be_focused()
