"""The analysis of a finished game and a hint in a running one: keyboard, pointer, phone, axe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Browser, Page, expect

from biomos_positions import last_record
from browsers import WIDE, follow, opened_page, ready, serious, upload
from servers import Server

pytestmark = pytest.mark.browser

REFS = "[...document.querySelectorAll('.advised')].map((one) => one.dataset.ref).sort().join()"
ADVISED = f"() => {REFS}"
MARKED = f"(refs) => {REFS} === refs"
BEST = "centre:sea,gap:2"
WEIGHED = re.compile("isn’t among the moves|percentage points worse|just as good")
"""What is said of a move that is neither the best nor the played one: that is a matter of the bot's luck."""


def last_choice(folder: Path, *moves: str) -> Path:
    """A game whose last token is to be placed by the reader; a sea between the two forests would win it."""
    path = folder / "last.ludo"
    last_record(*moves).write(path)
    return path


WORSE = """() => [...document.querySelectorAll('.worse')].map((one) => one.dataset.ref).sort().join()"""


def test_from_the_result_to_a_moment_on_the_board_and_to_a_better_move(
    page: Page, server: Server, tmp_path: Path
) -> None:
    upload(page, server, last_choice(tmp_path, "D@0"))
    follow(page, page.locator("#bar a[href$='/analysis']"))
    bar, moment = page.locator("#bar"), page.locator("#keys a")
    expect(page.locator("#keys li")).to_have_count(1)
    expect(moment).to_contain_text("Blunder")
    expect(moment).to_contain_text("Better: Place an ocean between a forest and a forest")
    expect(page.locator("#curve path.seat")).to_have_count(2)
    expect(page.locator("#standing")).to_have_text("Ada 50% Bo 50%", use_inner_text=True)
    expect(bar).to_contain_text("At the end")
    assert page.evaluate(ADVISED) == ""

    moment.click()
    expect(bar).to_contain_text("Bo · move 1 of 1")
    expect(bar.locator(".was")).to_contain_text("Played: Place a desert")
    expect(bar.locator(".better")).to_contain_text("Better: Place an ocean")
    page.wait_for_function(MARKED, arg=BEST)
    assert page.evaluate(WORSE) == "centre:desert,gap:0"
    expect(page.locator("#board .ghost")).to_have_count(1)
    expect(page.locator("#log a.here")).to_have_attribute("data-at", "1")
    assert page.url.endswith("/analysis?at=0")
    assert serious(page, "analysis") == []

    page.keyboard.press("ArrowRight")
    expect(bar).to_contain_text("At the end")
    page.wait_for_function(MARKED, arg="")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(MARKED, arg=BEST)
    page.locator("#curve").click(position={"x": 300, "y": 40})
    expect(bar).to_contain_text("At the end")
    page.locator("#log a[data-at='1']").first.click()
    page.wait_for_function(MARKED, arg=BEST)
    page.keyboard.press("ArrowRight")
    expect(bar).to_contain_text("At the end")
    page.keyboard.press("m")
    page.wait_for_function(MARKED, arg=BEST)


def test_a_better_move_is_looked_for_on_a_phone(browser: Browser, server: Server, tmp_path: Path) -> None:
    with opened_page(browser, 390, 844, color_scheme="dark") as page:
        upload(page, server, last_choice(tmp_path, "D@0"), quick=True)
        page.goto(f"{page.url}/analysis?at=0")
        bar = page.locator("#bar")
        page.wait_for_function(MARKED, arg=BEST)
        assert not page.evaluate(WIDE)
        for path, said in (
            (("centre:sea", "gap:0"), WEIGHED),
            (("centre:desert", "gap:1"), WEIGHED),
            (("centre:desert", "gap:0"), "You tried what was played"),
            (("centre:sea", "gap:2"), "You found it: Place an ocean"),
        ):
            bar.locator("[data-do=try]").click()
            expect(bar.locator("[data-do=reveal]")).to_be_visible()
            assert page.evaluate(ADVISED) == "", "the better move is hidden"
            assert serious(page, "a try") == []
            for ref in path:
                page.locator(f'[data-ref="{ref}"].can').first.click()
            expect(bar.locator(".tried")).to_contain_text(said)
            page.wait_for_function(MARKED, arg=BEST)
        bar.locator("[data-do=try]").click()
        page.locator('[data-ref="centre:sea"].can').first.wait_for()
        page.keyboard.press("Escape")
        page.wait_for_function(MARKED, arg=BEST)
        follow(page, bar.get_by_text("Play on from here"))
        ready(page)
        assert "/analysis" not in page.url


def test_a_hint_on_a_phone_shows_where_it_lies_and_goes_with_the_move(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    with opened_page(browser, 390, 844, color_scheme="dark") as page:
        upload(page, server, last_choice(tmp_path), lang="fr")
        expect(page.locator("#advice")).to_be_hidden()
        page.locator("[data-do=advise]").click()
        expect(page.locator("#advice")).to_contain_text("Le robot ferait : Placer une mer")
        expect(page.locator("#advice")).to_contain_text("avec conseils")
        page.wait_for_function(MARKED, arg=BEST)
        assert not page.evaluate(WIDE)
        assert serious(page, "hint") == []
        page.locator("#advice [data-close]").click()
        assert page.evaluate(ADVISED) == ""
        page.keyboard.press("h")
        page.wait_for_function(MARKED, arg=BEST)
        for ref in BEST.split(","):
            page.locator(f'[data-ref="{ref}"].can').first.focus()
            page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(page.locator("#advice")).to_be_hidden()
        page.locator('[data-ref="card:B19"]').first.wait_for()
        ready(page)
