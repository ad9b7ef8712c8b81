"""The home page in a browser: the games in the first screen, and one click to a table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Browser, Page, expect

from browsers import WIDE, fill_in, follow, new_table, opened_page, prefer, ready, serious
from ludosphere.core.registry import registered_games
from servers import Server

OTHERS = "#seats .seat"
LOWEST = """() => Math.max(...[...document.querySelectorAll('.game-card, .game-card *')]
  .map((one) => one.getBoundingClientRect().bottom))"""

COVERED = """() => {
  const foot = document.querySelector('.options .foot').getBoundingClientRect().top;
  return [...document.querySelectorAll('.options .more-in :is(input, select)')].filter((field) => {
    field.focus();
    return field.checkVisibility() && field.getBoundingClientRect().bottom > foot;
  }).map((field) => field.name);
}"""
"""Fields that lie behind the foot of the sheet while they have the focus."""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with opened_page(browser, 1280, 720, locale="en-GB") as opened:
        yield opened


def play(page: Page, game: str) -> None:
    """One click on the home page."""
    follow(page, page.locator(f"[aria-labelledby=game-{game}] .play button"))
    ready(page)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_games_are_in_the_first_screen(page: Page, server: Server, lang: str) -> None:
    prefer(page, server, lang)
    page.goto(server.url)
    expect(page.locator(".game-card")).to_have_count(len(registered_games()))
    for width in (1280, 1366, 1920):
        page.set_viewport_size({"width": width, "height": 720})
        assert page.evaluate(LOWEST) <= 720
        assert not page.evaluate(WIDE)
    for width in (360, 390, 768, 1100):
        page.set_viewport_size({"width": width, "height": 844})
        assert not page.evaluate(WIDE)
        for button in page.locator(".play button").all():
            box = button.bounding_box()
            assert box is not None
            assert box["height"] >= 44
    assert serious(page, "home") == []


def test_one_click_starts_a_game_and_then_what_was_played_last(page: Page, server: Server) -> None:
    page.goto(server.url)
    play(page, "biomos")
    expect(page.locator(OTHERS)).to_have_count(1)
    fill_in(page, server, ("me", "bot1", "bot2"), game="biomos", mode="advanced")
    page.goto(server.url)
    card = page.locator("[aria-labelledby=game-biomos]")
    expect(card.locator(".what")).to_have_text("against bots 1 and 2 · Advanced")
    expect(page.locator(".play .primary")).to_have_count(1)
    expect(card.locator(".play .primary")).to_be_visible()
    play(page, "biomos")
    expect(page.locator(OTHERS)).to_have_count(2)
    expect(page.locator(".top")).to_contain_text("Advanced")


def test_the_options_are_a_sheet_that_escape_closes(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "bot1"), game="earth")
    page.goto(server.url)
    what = page.locator("[aria-labelledby=game-earth] .what")
    expect(what).to_contain_text("against bot 1")
    what.focus()
    with page.expect_navigation():
        page.keyboard.press("Enter")
    sheet = page.locator("dialog.options:modal")
    expect(sheet).to_be_visible()
    expect(sheet.locator("[name=seat2]")).to_have_value("bot1")
    expect(sheet.locator("h2")).to_be_focused()
    assert serious(page, "options") == []
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(what).to_be_focused()
    assert page.url == f"{server.url}/"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_button_of_the_options_is_in_sight_and_hides_nothing_that_has_the_focus(
    page: Page, server: Server, lang: str
) -> None:
    prefer(page, server, lang)
    for width, height in ((1280, 720), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for game in registered_games():
            page.goto(f"{server.url}/?game={game}")
            start = page.locator(".options .start")
            expect(start).to_be_in_viewport(ratio=1)
            page.locator(".options .more > summary").click()
            expect(start).to_be_in_viewport(ratio=1)
            assert page.evaluate(COVERED) == []


def test_without_scripts_one_click_starts_a_game_and_the_options_lie_open(
    browser: Browser, server: Server
) -> None:
    with opened_page(browser, 390, 844, locale="fr-FR", java_script_enabled=False) as page:
        page.goto(server.url)
        follow(page, page.locator("[aria-labelledby=game-living_planet] .what"))
        page.locator("dialog.options [name=seat2]").select_option("bot1")
        follow(page, page.locator("dialog.options .start"))
        page.goto(server.url)
        follow(page, page.locator("[aria-labelledby=game-living_planet] .play button"))
        assert "/table/" in page.url
        expect(page.locator(OTHERS)).to_contain_text("niveau 1")
