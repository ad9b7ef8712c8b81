"""The text board, "what is this?" and WCAG 2.2, in the system's Chromium."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from browsers import CONFIRM, SETTLED, WIDE, follow, moved, new_table, opened_page, played, ready, seq, upload
from servers import Server

pytestmark = pytest.mark.browser

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
PANEL = "#what-is"
FULL: dict[str, tuple[dict[str, Any], Any, str]] = {
    "biomos": ({"mode": "advanced", "seats": 4}, lambda view: view["turn"] > 9, "fr"),
    "bioviva": ({"seats": 6}, lambda view: view["turn"] > 3, "en"),
    "earth": ({"seats": 6, "abundance": "on"}, lambda view: view["turn"] > 3, "fr"),
    "living_planet": (
        {"seats": 4, "arboria": "on"},
        lambda view: (view["task"] or {})["kind"] == "act",
        "en",
    ),
}
"""Of every game a table with as many people as it can have, and a language."""
AT_FOCUS = """() => {
  const here = document.activeElement, seen = here.getBoundingClientRect();
  if (here === document.body || !seen.width) return '';
  const told = (what) => `${what}: ${here.outerHTML.slice(0, 160)}`;
  const [left, right] = [Math.max(seen.left, 0), Math.min(seen.right, innerWidth)];
  const [top, bottom] = [Math.max(seen.top, 0), Math.min(seen.bottom, innerHeight)];
  if (left >= right || top >= bottom) return told('out of sight');
  const whole = here.closest('svg') ?? here, parts = [.1, .3, .5, .7, .9];
  const shown = parts.some((x) => parts.some((y) => {
    const there = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
    return there && (whole.contains(there) || there.contains(whole));
  }));
  if (!shown) return told('covered');
  const style = getComputedStyle(here);
  return whole === here && style.boxShadow === 'none' && style.outlineStyle === 'none' ? told('no ring') : '';
}"""
"""What is wrong with how the focus shows (2.4.7, 2.4.11); a picture may draw its pieces over one another."""
TOO_SMALL = """() => {
  const all = 'a[href],button,input,select,textarea,summary';
  return [...document.querySelectorAll(all)].filter((one) => {
  if (one.closest('svg,.chart,.plot,.heaven,.vh,[type=hidden]')) return false;
  if (!one.checkVisibility({visibilityProperty: true})) return false;
  const label = one.matches('[type=checkbox],[type=radio]') && one.closest('label');
  const box = (label || one).getBoundingClientRect();
  const within = one.matches('a') && /^inline(-block)?$/.test(getComputedStyle(one).display);
  return box.width > 1 && !within && (box.width < 43.5 || box.height < 43.5);
}).map((one) => one.outerHTML.slice(0, 160));
}"""
"""What a finger must hit and is under 44 pixels, links within a text and pieces of a board aside."""
SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}'
    + 'p{margin-bottom:2em!important}');
  document.adoptedStyleSheets = [sheet];
}"""
"""The text spacing that a page has to bear (1.4.12)."""


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A dark phone."""
    with opened_page(browser, 390, 844, has_touch=True, color_scheme="dark") as opened:
        yield opened


@pytest.fixture(scope="module")
def full_table(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, Page], None]:
    """Opens a full table of a game on a page; a game is played once for all."""
    records: dict[str, Path] = {}

    def opened(game: str, page: Page) -> None:
        options, enough, lang = FULL[game]
        if game not in records:
            seats = " ".join(["human"] * int(options["seats"]))
            records[game] = played(game, tmp_path_factory.mktemp(game), options, enough, seats)
        upload(page, server, records[game], lang)
        if page.locator("#veil:not([hidden])").count():
            page.locator("[data-do=unveil]").click()

    return opened


def as_text(page: Page, server: Server) -> None:
    """From now on tables are text, and every step is asked."""
    wanted = {"name": "ludosphere_preferences", "value": "text=1&each_step=1&confirm=0"}
    page.context.add_cookies([{**wanted, "url": server.url}])


def findings(page: Page) -> list[str]:
    """All that axe-core holds against the page."""
    options = {
        "runOnly": {"type": "tag", "values": TAGS},
        "rules": {"target-size": {"enabled": True}},
        "resultTypes": ["violations"],
    }
    page.evaluate(SETTLED)
    violations = Axe().run(page, options=options).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in violations for node in one["nodes"]]


def by_tab(page: Page, most: int) -> list[str]:
    """What is wrong with the focus on the way of so many tabs."""
    wrong = []
    for _ in range(most):
        page.keyboard.press("Tab")
        wrong.append(page.evaluate(AT_FOCUS))
    return [one for one in wrong if one]


def too_wide(page: Page) -> list[str]:
    """Where one has to scroll two ways: a narrow phone, a desktop at 200 %, text far apart."""
    wrong = []
    for width, height in ((320, 640), (720, 450), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        if width == 390:
            page.evaluate(SPACED)
        if page.evaluate(WIDE):
            wrong.append(f"{width} pixels")
    page.evaluate("document.adoptedStyleSheets = []")
    return wrong


def to_phone(page: Page) -> None:
    """From now on a dark phone."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark")


def to_desktop(page: Page) -> None:
    """The same page on a light desktop."""
    page.set_viewport_size({"width": 1440, "height": 900})
    page.emulate_media(color_scheme="light")


# --- the text board --------------------------------------------------------------------------------------
def test_a_game_is_played_on_the_text_board_by_keys_alone(page: Page, server: Server) -> None:
    as_text(page, server)
    new_table(page, server, ("me", "bot1"), game="biomos", mode="discovery")
    expect(page.locator("#outline h2").first).to_have_text("Your planet")
    assert page.locator("svg.ring, #board").count() == 0
    before = seq(page)
    page.locator("#outline [data-ref^='centre:'].can").first.press("Enter")
    page.locator("#outline [data-ref^='gap:'].can").first.press("Enter")
    page.locator(CONFIRM).press("Enter")
    moved(page, before)
    expect(page.locator("#outline h3").first).to_contain_text("1 of 12")


def test_parts_of_the_text_board_that_stay_the_same_stay_where_they_are(page: Page, server: Server) -> None:
    as_text(page, server)
    new_table(page, server, ("me", "bot1"), game="biomos", mode="discovery")
    heading = page.locator("#outline h2", has_text="Giant biomes")
    heading.evaluate("(element) => (element.dataset.kept = 'yes')")
    before = seq(page)
    page.locator("#outline [data-ref^='centre:'].can").first.click()
    page.locator("#outline [data-ref^='gap:'].can").first.click()
    page.locator(CONFIRM).click()
    moved(page, before)
    expect(page.locator("#outline h2[data-kept]")).to_have_count(1)


def test_the_switch_of_the_settings_changes_pictures_into_text_and_back(page: Page, server: Server) -> None:
    new_table(page, server, game="biomos")
    expect(page.locator("#outline")).to_have_count(0)
    for on in (True, False):
        page.locator("[data-do=settings]").click()
        with page.expect_navigation():
            page.locator("#drawer input[type=checkbox][name=text]").click()
        ready(page)
        expect(page.locator("#outline")).to_have_count(int(on))
        expect(page.locator("svg.ring")).to_have_count(int(not on))


# --- what is this? ---------------------------------------------------------------------------------------
def test_what_is_this_tells_by_mouse_and_plays_nothing(page: Page, server: Server) -> None:
    new_table(page, server, game="biomos")
    before = seq(page)
    page.locator(".top [data-do=about]").click()
    expect(page.locator(PANEL)).to_contain_text("Point at anything")
    page.locator("[data-ref^='centre:']").first.click()
    expect(page.locator(PANEL)).to_contain_text("in the pouch")
    expect(page.locator("[data-ref][aria-pressed=true]")).to_have_count(0)
    page.locator(".score").first.hover()
    expect(page.locator(PANEL)).to_contain_text("if the game ended now")
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    expect(page.locator(PANEL)).to_be_hidden()
    assert seq(page) == before
    page.locator("[data-ref^='centre:'].can").first.click()
    expect(page.locator("[data-ref][aria-pressed=true]")).to_have_count(1)


def test_what_is_this_tells_by_key_what_has_the_focus(page: Page, server: Server) -> None:
    new_table(page, server, game="earth", lang="fr")
    page.keyboard.press("?")
    expect(page.locator(PANEL)).to_be_visible()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator(PANEL).locator("[data-text-of]")).not_to_have_text("")
    expect(page.locator(PANEL).locator("[aria-live=polite]")).to_have_count(1)
    assert page.evaluate("document.activeElement.matches('.asked-about')")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator(PANEL)).to_be_hidden()


def test_what_is_this_tells_by_touch_and_lies_beside_what_it_tells_of(phone: Page, server: Server) -> None:
    new_table(phone, server, ("me", "bot1"), game="living_planet")
    phone.locator(".top [data-do=about]").tap()
    piece = phone.locator("[data-ref^='card:']").last
    piece.tap()
    expect(phone.locator(PANEL)).to_contain_text("Planet card")
    expect(phone.locator(PANEL).locator("a")).to_be_visible()
    box, panel = piece.bounding_box(), phone.locator(PANEL).bounding_box()
    assert box
    assert panel
    assert box["y"] + box["height"] <= panel["y"] or panel["y"] + panel["height"] <= box["y"]
    phone.locator(PANEL).locator("[data-do=about]").tap()
    expect(phone.locator(PANEL)).to_be_hidden()


def test_what_is_this_tells_of_a_line_of_the_score(page: Page, server: Server) -> None:
    new_table(page, server, game="earth")
    page.keyboard.press("?")
    page.keyboard.press("s")
    page.locator("#drawer summary[data-about='score:compost']").click()
    expect(page.locator(f"#drawer {PANEL}")).to_contain_text("compost")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(PANEL)).to_be_visible()


# --- WCAG 2.2 --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", FULL)
def test_a_full_table_has_no_finding(game: str, phone: Page, full_table: Callable[[str, Page], None]) -> None:
    full_table(game, phone)
    assert findings(phone) == []
    assert phone.evaluate(TOO_SMALL) == []
    assert by_tab(phone, 40) == []
    assert too_wide(phone) == []
    to_desktop(phone)
    assert findings(phone) == []
    assert not phone.evaluate(WIDE)


def test_behind_the_veil_the_focus_is_where_one_goes_on(page: Page, server: Server, tmp_path: Path) -> None:
    upload(
        page,
        server,
        played("bioviva", tmp_path, {"seats": 2}, lambda view: bool(view["grid"]), "human human"),
    )
    page.locator("[data-do=unveil]").press("Enter")
    expect(page.locator(CONFIRM)).to_be_focused()  # there is nothing to choose


@pytest.mark.parametrize("game", FULL)
def test_a_full_text_board_has_no_finding(
    game: str, phone: Page, server: Server, full_table: Callable[[str, Page], None]
) -> None:
    as_text(phone, server)
    full_table(game, phone)
    expect(phone.locator("#outline")).to_be_visible()
    assert findings(phone) == []
    assert phone.evaluate(TOO_SMALL) == []
    assert too_wide(phone) == []


def at(path: str, status: int = 200) -> Callable[[Page, Server], None]:
    """Goes there."""

    def opened(page: Page, server: Server) -> None:
        answer = page.goto(server.url + path)
        assert answer
        assert answer.status == status

    return opened


def waiting(page: Page, server: Server) -> None:
    """Waits for a quick match."""
    page.goto(f"{server.url}/lobby?lang=fr")
    page.locator(".quick [name=name]").fill("Ada")
    follow(page, page.locator(".quick form button.primary"))


PASSWORD = "a quiet meadow at dusk"


def signed_up(page: Page, server: Server) -> None:
    """The own page of a new account."""
    page.goto(f"{server.url}/sign-up?lang=fr&next=/profile")
    page.fill("#name", "Ada")
    page.fill("#login", f"ada.{time.monotonic_ns()}")
    page.fill("#password", PASSWORD)
    follow(page, page.locator("main form button"))
    page.goto(f"{server.url}/profile")


def recovery(page: Page, server: Server) -> None:
    """A new link to recover an account."""
    signed_up(page, server)
    page.fill("#recovery-password", PASSWORD)
    follow(page, page.locator("main form[action='/recovery'] button"))


def recovered(page: Page, server: Server) -> None:
    """Where it leads."""
    recovery(page, server)
    page.goto(page.locator("#link").input_value())


def menu_of(opened: Callable[[Page, Server], None]) -> Callable[[Page, Server], None]:
    """The same with the menu of who is here open."""

    def then(page: Page, server: Server) -> None:
        opened(page, server)
        page.locator("details.who > summary").click()
        expect(page.locator(".who-in")).to_be_visible()

    return then


def of_account(link: str) -> Callable[[Page, Server], None]:
    """Where this on the own page of an account leads."""

    def opened(page: Page, server: Server) -> None:
        signed_up(page, server)
        follow(page, page.locator(f"main {link}"))

    return opened


PAGES: dict[str, Callable[[Page, Server], None]] = {
    "home": at("/?lang=fr"),
    "home with Earth": at("/?game=earth&lang=en"),
    "home with Living Planet": at("/?game=living_planet&lang=fr"),
    "menu of a guest": menu_of(at("/forgot?lang=fr")),
    "menu of an account": menu_of(signed_up),
    "lobby": at("/lobby?lang=en"),
    "match": waiting,
    "muted": at("/muted?lang=fr"),
    "sign-up": at("/sign-up?lang=fr"),
    "sign-in": at("/sign-in?lang=fr"),
    "forgot": at("/forgot?lang=fr"),
    "profile of a guest": at("/profile?lang=fr"),
    "profile": signed_up,
    "delete": of_account("a[href='/profile/delete']"),
    "player": of_account("a[href^='/player/']"),
    "recovery": recovery,
    "recovered": recovered,
    "ratings": at("/ratings/biomos?lang=fr"),
    "offline": at("/offline?lang=fr"),
    "missing": at("/none?lang=fr", 404),
    "score": at("/score/earth?lang=en"),
    "achievements": at("/achievements/earth?lang=fr"),
    "rules": at("/rules/living_planet?lang=en"),
    "atlas": at("/atlas/bioviva?lang=fr"),
    "atlas of cards": at("/atlas/biomos?lang=en"),
    "lesson": at("/learn/biomos/place?lang=fr"),
    "lesson with a question": at("/learn/bioviva/worth?lang=en"),
    "search in a guide": at("/guide/bioviva?q=mot&lang=fr"),
    **{f"learn {game}": at(f"/learn/{game}?lang={lang}") for game, (_, _, lang) in FULL.items()},
    **{f"guide {game}": at(f"/guide/{game}?lang={lang}") for game, (_, _, lang) in FULL.items()},
}


@pytest.fixture(scope="module")
def one_phone(browser: Browser) -> Iterator[Page]:
    """One dark phone for all the pages: what they share is fetched once."""
    with opened_page(browser, 390, 844, has_touch=True, color_scheme="dark") as opened:
        yield opened


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_no_finding(name: str, one_phone: Page, server: Server) -> None:
    one_phone.context.clear_cookies()
    to_phone(one_phone)
    PAGES[name](one_phone, server)
    assert findings(one_phone) == []
    assert one_phone.evaluate(TOO_SMALL) == []
    assert by_tab(one_phone, 20) == []
    assert too_wide(one_phone) == []
    to_desktop(one_phone)
    assert findings(one_phone) == []
    assert not one_phone.evaluate(WIDE)
