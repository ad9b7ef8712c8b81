"""What makes playing pleasant, in the system's Chromium: sound, growth, the tab's title, a lost network."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

import browsers
from browsers import CONFIRM, follow, moved, opened_page, over, ready, seq
from servers import Server

pytestmark = pytest.mark.browser

new_table = partial(browsers.new_table, game="biomos", mode="discovery")

HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
LISTEN = """
window.airs = [];
window.AudioContext = class extends window.AudioContext {
  constructor(settings) { super(settings); window.airs.push(this); }
};
"""
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
  return found;
}"""
UNTIL_KEPT = """async () => {
  for (let tries = 0; tries < 200; tries++) {
    for (const name of await caches.keys())
      if (name.includes('pages') && await (await caches.open(name)).match(location.pathname)) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}"""


@pytest.fixture
def installed(browser: Browser) -> Iterator[Page]:
    """A page whose service worker may work."""
    with opened_page(browser, 1280, 900, service_workers="allow") as opened:
        yield opened


def choose(page: Page) -> None:
    """Choose the first thing there is and the last place for it, and confirm; whether it leaves is open."""
    page.keyboard.press("1")
    page.locator("[data-ref].can:visible").last.click(force=True)
    page.locator(CONFIRM).click()


# --- settings ----------------------------------------------------------------------------------------------
def test_what_is_chosen_in_the_settings_counts_at_once_and_is_kept(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "bot1"))
    page.locator("[data-do=settings]").click()
    expect(page.locator("#drawer form.settings .primary")).to_have_count(0)  # nothing to be forgotten
    with page.expect_response("**/preferences") as kept:
        page.get_by_label("Ask before each step").uncheck()
    assert kept.value.status == 204
    with page.expect_response("**/preferences"):
        page.locator("#drawer [name=motion][value=less]").check()
    with page.expect_response("**/preferences"):
        page.locator("#drawer [name=theme][value=night]").check()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    page.keyboard.press("Escape")
    page.locator("[data-do=settings]").click()
    expect(page.get_by_label("Ask before each step")).not_to_be_checked()  # the form knows what was chosen
    page.keyboard.press("Escape")
    before = seq(page)
    page.keyboard.press("1")
    page.locator("[data-ref^='gap:'].can").first.click(force=True)
    moved(page, before)  # without a second tap
    page.reload()
    ready(page)
    page.locator("[data-do=settings]").click()
    expect(page.locator("#drawer input[type=checkbox][name=each_step]")).not_to_be_checked()
    for field in ("[name=motion][value=less]", "[name=theme][value=night]"):
        expect(page.locator(f"#drawer {field}")).to_be_checked()
    with page.expect_navigation():
        page.locator("#drawer [name=lang][value=fr]").click()  # `check` would look at a page that is gone
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_what_the_server_did_not_keep_is_not_taken_for_kept(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "bot1"))
    page.route("**/preferences", lambda route: route.abort())
    page.locator("[data-do=settings]").click()
    page.locator("#drawer [name=text]").click()
    expect(page.locator("#drawer form.settings [role=status]")).to_contain_text("could not be kept")


def test_after_the_last_move_nothing_says_that_it_is_ones_turn(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "bot1"))
    for _ in range(40):
        ready(page)
        if over(page):
            break
        expect(page.locator("#alert")).to_have_text(re.compile("^(Your turn.|)$"))
        before = seq(page)
        if not page.locator(CONFIRM).count():
            page.keyboard.press("1")
        if not page.locator(CONFIRM).count():
            page.keyboard.press("1")
        page.locator(CONFIRM).dispatch_event("click")
        moved(page, before)
    assert over(page)
    expect(page.locator("#alert")).to_have_text("")
    expect(page.locator("#bar .say")).not_to_contain_text("Player 1")
    expect(page.locator(".pod .nm").filter(has_text="You")).to_have_count(1)  # nobody named them


def test_the_past_of_a_fork_stays_above_its_log(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "bot1"))
    before = seq(page)
    choose(page)
    moved(page, before)
    ready(page)
    page.goto(f"{page.url}?at=1")
    follow(page, page.locator("#bar form[action$='/fork'] button"))
    ready(page)
    expect(page.locator(".where")).to_contain_text("from move 1 of another table")
    expect(page.locator("#log #past li")).to_have_count(1)
    before = seq(page)
    choose(page)
    moved(page, before)
    expect(page.locator("#log > #past + ol a").first).to_be_visible()
    expect(page.locator("#log #past li")).to_have_count(1)


# --- sound -----------------------------------------------------------------------------------------------
def test_sound_is_off_until_it_is_switched_on_waits_for_a_touch_and_ends_at_once(
    page: Page, server: Server
) -> None:
    page.add_init_script(LISTEN)
    new_table(page, server, ("me", "person"))
    page.keyboard.press("1")
    assert page.evaluate("airs.length") == 0
    page.locator("[data-do=settings]").click()
    switch = page.get_by_label("Sounds of the planet")
    expect(switch).not_to_be_checked()
    with page.expect_response("**/preferences"):
        switch.check()
    page.wait_for_function("() => window.airs?.length === 1 && airs[0].state === 'running'")
    page.get_by_label("Volume").fill("20")
    page.evaluate(HIDE, True)
    page.wait_for_function("() => window.airs?.[0].state === 'suspended'")
    page.evaluate(HIDE, False)
    page.wait_for_function("() => window.airs?.[0].state === 'running'")
    page.reload()
    ready(page)
    assert page.evaluate("airs.length") == 0
    page.locator("[data-do=settings]").click()
    page.wait_for_function("() => window.airs?.length === 1 && airs[0].state === 'running'")
    expect(switch).to_be_checked()
    expect(page.get_by_label("Volume")).to_have_value("20")
    with page.expect_response("**/preferences"):
        switch.uncheck()
    page.wait_for_function("() => window.airs?.[0].state === 'closed'")
    assert page.locator("#main").get_attribute("data-sound") == "0"


@pytest.mark.parametrize("game", ["biomos", "bioviva", "earth", "living_planet"])
def test_the_air_of_a_game_is_quiet_but_there_and_the_same_again(
    page: Page, server: Server, game: str
) -> None:
    page.goto(f"{server.url}/offline")
    heard = page.evaluate(
        """async (game) => {
          const { LOUDEST, goOn, mixer } = await import('/static/js/ambient.js');
          const { scene } = await import(`/static/js/ambient/${game}.js`);
          const once = async (seed) => {
            const context = new OfflineAudioContext(1, 16000 * 6, 16000);
            const { air, volume } = mixer(context, seed);
            volume.value = LOUDEST;
            const played = scene(air);
            played.life(1, 0);
            goOn(played, 0.1, 6);
            return (await context.startRendering()).getChannelData(0);
          };
          const [one, two, other] = [await once(5), await once(5), await once(6)];
          const most = (values) => values.reduce((found, value) => Math.max(found, Math.abs(value)), 0);
          const apart = (values) => most(one.map((value, k) => value - values[k]));
          return [most(one), apart(two), apart(other)];
        }""",
        game,
    )
    peak, again, other = heard
    assert 0.005 < peak < 0.1001
    assert again < 0.002 < 0.005 < other  # sums of floats come out a little different each time


# --- growth ----------------------------------------------------------------------------------------------
GROW = """async () => {
  const { grow } = await import('/static/js/growth.js');
  const hint = { kind: 'claimed', seat: 0, ref: 'card:B19', args: { card: 'B19' } };
  grow(document.getElementById('main'), { at: null, hints: [hint] });
  return document.querySelectorAll('.growth').length;
}"""


def test_a_claimed_biome_grows_for_a_moment_moves_nothing_and_not_at_all_with_less_motion(
    browser: Browser, server: Server
) -> None:
    with opened_page(browser, 390, 844) as page:
        new_table(page, server)
        assert page.evaluate(GROW) == 0  # the system asks for less
        page.emulate_media(reduced_motion="no-preference")
        page.evaluate("document.documentElement.dataset.motion = 'less'")
        assert page.evaluate(GROW) == 0
        page.evaluate("document.documentElement.dataset.motion = 'auto'")
        box = "JSON.stringify(document.querySelector('.ring').getBoundingClientRect())"
        before = page.evaluate(box)
        assert page.evaluate(GROW) == 1
        assert page.evaluate("getComputedStyle(document.querySelector('.growth')).pointerEvents") == "none"
        assert page.evaluate(box) == before
        expect(page.locator(".growth")).to_have_count(0, timeout=2500)


SPROUTS = """async () => {
  const { grow } = await import('/static/js/growth.js');
  const hints = [1, 2, 3].map((seat) => ({ kind: 'sprout', seat, ref: 'card:1', args: {} }));
  grow(document.getElementById('main'), { at: null, hints });
  return [...document.querySelectorAll('#seats .growth')].map((shoots) => {
    const { right, width } = shoots.getBoundingClientRect();
    const figures = shoots.closest('.seat').querySelector('.who').getBoundingClientRect();
    return width > 0 && right <= figures.left;
  });
}"""
"""Of each seat on which something grows: does it grow beside the figures?"""


def test_what_grows_with_the_others_hides_no_figure(browser: Browser, server: Server) -> None:
    with opened_page(browser, 1280, 720, reduced_motion="no-preference") as page:
        browsers.new_table(page, server, ("me", "bot1", "bot1", "bot1"), game="earth")
        assert page.evaluate(SPROUTS) == [True, True, True]


# --- the tab ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("lang", "words"), [("en", "Your turn"), ("fr", "À vous")])
def test_a_hidden_tab_calls_until_it_is_seen_and_the_home_page_counts(
    page: Page, server: Server, lang: str, words: str
) -> None:
    page.goto(f"{server.url}/")
    assert page.title() == "Ludosphere"
    new_table(page, server, lang=lang)
    icon = page.locator("link[rel=icon]")
    seen = page.title()
    page.evaluate(HIDE, True)
    assert page.title() == f"(●) {words} – Biomos — Ludosphere"
    expect(icon).to_have_attribute("href", re.compile("logo-turn"))
    page.evaluate(HIDE, False)
    assert page.title() == seen
    expect(icon).to_have_attribute("href", re.compile(r"logo\.svg"))
    page.goto(f"{server.url}/")
    assert page.title() == "(1) Ludosphere"


# --- a network that goes for a moment ----------------------------------------------------------------------
def test_what_is_chosen_off_line_may_be_taken_back_and_is_sent_once_when_the_line_is_back(
    page: Page, server: Server
) -> None:
    new_table(page, server, ("me", "person"))
    before, waits = seq(page), page.locator("#offline p")
    page.context.set_offline(True)
    expect(page.locator("#offline")).to_be_visible()
    choose(page)
    expect(waits).to_contain_text("Waiting to be sent: Place")
    page.locator("[data-do=withdraw]").click()
    expect(waits).not_to_contain_text("Waiting")
    expect(page.locator("[data-do=withdraw]")).to_be_hidden()
    page.locator(CONFIRM).click()
    expect(waits).to_contain_text("Waiting to be sent: Place")
    assert seq(page) == before
    page.context.set_offline(False)
    moved(page, before)
    expect(page.locator("#offline")).to_be_hidden()
    ready(page)
    assert seq(page) == before + 1
    assert page.locator("#log a").count() == 1


def test_a_command_whose_answer_was_lost_is_sent_again_and_counts_once(page: Page, server: Server) -> None:
    lines: list[Any] = []

    def deaf(line: WebSocketRoute) -> None:
        """The first line loses what the table says after a move, and breaks."""
        lines.append(line)
        table = line.connect_to_server()
        if len(lines) > 1:
            return
        lost: list[str] = []

        def up(message: str | bytes) -> None:
            table.send(message)
            if '"play"' in str(message):
                lost.append(str(message))

        def down(message: str | bytes) -> None:
            if not lost:
                line.send(message)
            elif '"state"' in str(message):  # by now the table has done it
                line.close()

        line.on_message(up)
        table.on_message(down)

    page.route_web_socket(re.compile("/ws"), deaf)
    new_table(page, server, ("me", "person"))
    before = seq(page)
    choose(page)
    moved(page, before)
    expect(page.locator("#offline")).to_be_hidden()
    page.wait_for_function("() => !Object.keys(sessionStorage).some((key) => key.includes(':sent:'))")
    assert len(lines) == 2
    assert seq(page) == before + 1
    assert page.locator("#log a").count() == 1


def test_loaded_again_off_line_the_table_is_as_it_was_and_what_waits_survives(
    installed: Page, server: Server
) -> None:
    page = installed
    new_table(page, server, ("me", "person"))
    assert page.evaluate(UNTIL_KEPT)
    choose(page)  # the page that is kept is older than this
    moved(page, 0)
    ready(page)
    before, log = seq(page), page.locator("#log").inner_text()
    page.context.set_offline(True)
    expect(page.locator("#offline")).to_be_visible()  # before the page knows, what is played leaves it
    choose(page)
    page.reload()
    expect(page.locator("#offline p")).to_contain_text("Waiting to be sent: Place")
    assert seq(page) == before
    assert page.locator("#log").inner_text() == log
    page.context.set_offline(False)
    moved(page, before)
    expect(page.locator("#offline")).to_be_hidden()
    assert page.locator("#log a").count() == 2


def test_a_page_that_is_not_kept_says_so_in_ones_language_and_leads_to_those_that_are(
    installed: Page, server: Server
) -> None:
    page = installed
    new_table(page, server, lang="fr")
    assert page.evaluate(UNTIL_KEPT)
    table = page.url
    page.context.set_offline(True)
    page.goto(f"{server.url}/atlas/biomos")
    expect(page.locator("h1")).to_have_text("Vous êtes hors ligne")
    for _ in range(3):  # the browser may drop a page that begins while it learns that there is no network
        page.locator("#kept a").click()
        page.wait_for_timeout(1000)
        if page.url == table:
            break
    expect(page).to_have_url(table)
    expect(page.locator("#offline")).to_be_visible()


def test_nothing_is_kept_but_the_program_and_the_tables_of_who_is_here(
    installed: Page, server: Server
) -> None:
    page = installed
    new_table(page, server, ("me", "person"))
    assert page.evaluate(UNTIL_KEPT)
    table = page.evaluate("location.pathname")
    page.locator(".bio").first.click()
    expect(page.locator("#drawer .opened h2")).to_be_visible()
    page.goto(f"{server.url}/atlas/biomos")
    page.goto(f"{server.url}{table}?at=0")
    expect(page.locator("[data-do=slide]")).to_be_visible()
    paths = page.evaluate(KEPT)
    allowed = re.compile(rf"/static/.*|/art/.*|/offline|/whose-pages|{table}")
    assert [path for path in paths if not allowed.fullmatch(path)] == []
    assert table in paths
    page.context.clear_cookies()
    page.goto(f"{server.url}/")  # somebody else now
    page.wait_for_function(f"async () => !(await ({KEPT})()).includes('{table}')")
    assert table not in page.evaluate(KEPT)
