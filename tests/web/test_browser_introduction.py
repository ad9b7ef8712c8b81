"""A first game begins with an introduction beside the board; nobody meets it twice who doesn't want to."""

from __future__ import annotations

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Page, expect

from browsers import WIDE, new_table, play_any, ready, serious
from ludosphere.core.registry import registered_games
from servers import Server

pytestmark = pytest.mark.browser
GAMES = registered_games()


def first_game(page: Page, server: Server, game: str, lang: str = "en") -> None:
    page.request.post(f"{server.url}/preferences", form={"introduce": "1"}, max_redirects=0)
    new_table(page, server, ("me", "bot1"), lang, game=game)
    ready(page)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", GAMES)
def test_an_introduction_is_read_step_by_step_beside_a_board_that_can_be_played(
    page: Page, server: Server, game: str, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    first_game(page, server, game, "fr" if width == 1280 else "en")
    panel, titles = page.locator("#lesson"), []
    while panel.is_visible():
        titles.append(panel.locator("h2:visible").inner_text())
        assert not page.evaluate(WIDE)
        assert width < 1100 or panel.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
        if len(titles) == 1:
            assert serious(page, f"introduction of {game}") == []
            expect(panel.locator("h2:visible")).to_be_focused()
        panel.locator("[data-do=introduce-next]").click()
    assert len(set(titles)) == len(titles) == 5
    expect(page.locator("#bar")).to_be_focused()
    page.reload()
    expect(panel).to_be_hidden()


def test_who_plays_without_reading_is_told_what_comes_next(page: Page, server: Server) -> None:
    first_game(page, server, "biomos")
    title = page.locator("#lesson h2:visible")
    expect(title).to_have_text("What wins")
    play_any(page)
    expect(title).to_have_text("Your second choice")
    ready(page)
    play_any(page)
    expect(title).to_have_text("You know enough to begin")


def test_a_preference_does_without_introductions(page: Page, server: Server) -> None:
    first_game(page, server, "biomos")
    page.locator("[data-do=introduce-skip]").click()
    page.locator("[data-do=settings]").click()
    with page.expect_response("**/preferences"):
        page.get_by_label("Introduce each game").uncheck()
    new_table(page, server, ("me", "bot1"), game="earth")
    expect(page.locator("#lesson")).to_have_count(0)
