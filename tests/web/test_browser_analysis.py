"""The analysis of a finished game and a hint in a running one: keyboard, pointer, phone, axe."""

from __future__ import annotations

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


def last_choice(folder: Path, *moves: str) -> Path:
    """A game whose last token is to be placed by the reader; a sea between the two forests would win it."""
    path = folder / "last.ludo"
    last_record(*moves).write(path)
    return path


def test_from_the_result_to_the_curve_and_to_the_better_move_on_the_board(
    page: Page, server: Server, tmp_path: Path
) -> None:
    upload(page, server, last_choice(tmp_path, "D@0"))
    follow(page, page.locator("#bar a[href$='/analysis']"))
    expect(page.locator("#counts")).to_be_visible()
    expect(page.locator("#keys li")).to_have_count(1)
    expect(page.locator("#keys li")).to_contain_text("Blunder")
    expect(page.locator("#keys li")).to_contain_text("Better: Place an ocean between a forest and a forest")
    expect(page.locator("#curve path.seat")).to_have_count(2)
    expect(page.locator("#reading")).to_have_text("At the end · Ada 50% · Bo 50%")
    page.locator("#moment").focus()
    page.keyboard.press("Home")
    expect(page.locator("#reading")).to_contain_text("Before move 1 · Ada")
    box = page.locator("#curve").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 20, box["y"] + 60)
    expect(page.locator("#reading")).to_contain_text("At the end")
    page.locator("details.whole summary").click()
    expect(page.locator("#table tbody tr")).to_have_count(2)
    assert serious(page, "analysis") == []
    follow(page, page.locator("#keys a"))
    expect(page.locator("#advice")).to_contain_text("Blunder")
    expect(page.locator("#advice")).to_contain_text("Better: Place an ocean")
    page.wait_for_function(MARKED, arg=BEST)
    assert serious(page, "replay") == []
    page.locator("[data-do=at-next]").click()
    expect(page.locator("#advice")).to_contain_text("The bot has not judged this moment.")
    assert page.evaluate(ADVISED) == ""
    page.locator("#advice [data-before]").click()
    page.wait_for_function(MARKED, arg=BEST)


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
