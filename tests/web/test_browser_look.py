"""Looking at another's board: whose it is stands above it, and the clocks stay. Two people, in every game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Browser, Page, expect

from browsers import WITH_TEXTS, opened_page
from servers import Server

pytestmark = pytest.mark.browser

TITLES = {
    "biomos": ("Planet of Anna", "Planète d’Anna"),
    "bioviva": ("Anna’s constellation", "La constellation d’Anna"),
    "earth": ("Island of Anna", "Île d’Anna"),
    "living_planet": ("Stock of Anna", "Les biens d’Anna"),
}
CLOCKS = "() => [...document.querySelectorAll('#pace li')].map((one) => one.getClientRects().length)"


@pytest.fixture
def anna(browser: Browser) -> Iterator[Page]:
    with opened_page(browser, 1280, 800, locale="en-GB") as page:
        yield page


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", TITLES)
def test_another_board_has_its_owners_name_above_it_and_the_clocks_stay(
    browser: Browser, server: Server, anna: Page, game: str, lang: str
) -> None:
    asked = {"game": game, "seat1": "me", "seat2": "open", "name1": "Anna", "tempo": "normal"}
    asked |= {"lang": "en"} if game in WITH_TEXTS else {}
    answer = anna.request.post(f"{server.url}/tables?lang=en", form=asked, max_redirects=0)
    assert answer.status == 303, answer.text()
    where = server.url + answer.headers["location"]
    anna.goto(where)
    with opened_page(browser, 1280, 800, locale="fr-FR") as noe:
        noe.goto(f"{where}?lang={lang}")
        noe.wait_for_selector("#main[data-seq]", state="attached")  # or the form leads to a page without lang
        noe.locator(".take [name=name]").fill("Noé")
        noe.locator(".take [name=name]").press("Enter")
        expect(noe.locator("body")).not_to_have_class("opening")
        for page in (noe, anna):
            expect(page.locator("#pace li").first).to_be_visible()
        assert noe.evaluate(CLOCKS) == [1, 1]
        noe.locator("[data-look='0']").first.click()
        expect(noe.locator("#look")).to_be_visible()
        expect(noe.locator("#look span")).to_have_text(TITLES[game][lang == "fr"])
        expect(noe.locator(".panel [data-seat='0']")).to_be_visible()
        expect(noe.locator(".panel [data-seat='1']")).to_be_hidden()
        assert noe.evaluate(CLOCKS) == [1, 1]
        noe.locator("#look button").click()
        expect(noe.locator("#look")).to_be_hidden()
        expect(noe.locator(".panel [data-seat='1']")).to_be_visible()
        assert noe.evaluate(CLOCKS) == [1, 1]
