"""Words of one's own, time that runs, texts read aloud: in the system's Chromium."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browsers import moved, new_table, opened_page, seq
from servers import Server

pytestmark = pytest.mark.browser

FIELD = "form[data-entry] input[name=word]"
REFUSAL = "[data-entry-refusal]"
WRONG = "One word of letters."
RUNNING = re.compile(r"5\d s")
"""What a clock of a minute shows in its first ten seconds."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the meadow."""
    running = Server(tmp_path_factory.mktemp("meadow"), games=("meadow",))
    yield running
    running.kill()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with opened_page(browser, 1440, 900) as opened:
        yield opened


def meadow(page: Page, server: Server, seats: tuple[str, ...] = ("me",), **options: str) -> None:
    new_table(page, server, seats, game="meadow", **options)


def say(page: Page, text: str) -> None:
    page.locator(FIELD).fill(text)
    page.keyboard.press("Enter")


class Wire:
    """What goes over the page's WebSocket; `again` sends what the table last said once more."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.heard: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        page.route_web_socket(lambda url: "/ws" in url, self._open)

    def _open(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        self._route = route

        def heard(text: str | bytes) -> None:
            self.heard.append(json.loads(text))
            route.send(text)

        def sent(text: str | bytes) -> None:
            self.sent.append(json.loads(text))
            server.send(text)

        server.on_message(heard)
        route.on_message(sent)

    def again(self, **facts: Any) -> None:
        for _ in range(500):  # the board is there before the line to the table is
            if any(one["type"] == "state" for one in self.heard):
                break
            self._page.wait_for_timeout(20)
        state = next(one for one in reversed(self.heard) if one["type"] == "state")
        self._route.send(json.dumps({**state, **facts}))


# --- words ----------------------------------------------------------------------------------------------
def test_a_word_is_said_with_enter_and_the_field_is_free_for_the_next(page: Page, server: Server) -> None:
    meadow(page, server, calls="yes")
    before = seq(page)
    for number, word in enumerate(("wolf", "étoile"), 1):
        page.locator(FIELD).focus()
        say(page, word)
        moved(page, before, number)
        expect(page.locator(FIELD)).to_have_value("")
        expect(page.locator(FIELD)).to_be_focused()
    expect(page.locator("#log")).to_contain_text("étoile")
    page.locator(FIELD).fill("bear")
    page.locator("form[data-entry] button").click()
    moved(page, before, 3)
    expect(page.locator(FIELD)).to_have_count(0)  # three a round
    expect(page.locator("[data-do=confirm]")).to_be_focused()


def test_what_cant_be_said_stays_to_be_corrected_and_costs_nothing(page: Page, server: Server) -> None:
    meadow(page, server, calls="yes")
    before = seq(page)
    for text in ("", "two words", "9", "\N{RINGED PLANET}", "x" * 10_000):
        say(page, text)
        expect(page.locator(REFUSAL)).to_have_text(WRONG)
        expect(page.locator(FIELD)).to_have_value(text)
        expect(page.locator(FIELD)).to_be_focused()
        expect(page.locator(FIELD)).to_have_attribute("aria-invalid", "true")
        page.locator(FIELD).press("End")
        page.keyboard.type("a")
        expect(page.locator(REFUSAL)).to_have_text("")
        expect(page.locator(FIELD)).not_to_have_attribute("aria-invalid", "true")
    assert seq(page) == before
    assert page.locator(REFUSAL).get_attribute("aria-live") == "polite"
    say(page, "wolf")
    moved(page, before)


def test_what_is_typed_stays_while_others_move(page: Page, server: Server) -> None:
    wire = Wire(page)
    meadow(page, server, calls="yes")
    page.wait_for_function("() => document.querySelector('#main[data-seq]')")
    bar = page.locator("#bar").inner_html()
    page.locator(FIELD).press_sequentially("two words")
    page.keyboard.press("Enter")
    expect(page.locator(REFUSAL)).to_have_text(WRONG)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.locator(FIELD).evaluate("(field) => field.classList.add('old')")
    wire.again(fragments={"bar": bar})
    expect(page.locator(".old")).to_have_count(0)
    expect(page.locator(FIELD)).to_have_value("two words")
    expect(page.locator(FIELD)).to_be_focused()
    expect(page.locator(REFUSAL)).to_have_text(WRONG)
    page.keyboard.type("!")
    expect(page.locator(FIELD)).to_have_value("two wor!ds")
    # where something else is asked, it is not there; it comes back with the question
    other = bar.replace('data-entry="', 'data-entry="another ')
    wire.again(fragments={"bar": other})
    expect(page.locator(FIELD)).to_have_value("")
    wire.again(fragments={"bar": bar})
    expect(page.locator(FIELD)).to_have_value("two wor!ds")


def test_a_word_arrives_though_the_line_was_down_and_counts_once(page: Page, server: Server) -> None:
    wire = Wire(page)
    meadow(page, server, calls="yes")
    before = seq(page)
    wire._route.close()
    say(page, "wolf")
    moved(page, before)
    expect(page.locator(FIELD)).to_have_value("")
    said = [one for one in wire.sent if one["type"] == "say"]
    assert [(one["text"], one["seq"]) for one in said] == [("wolf", before)]


def test_the_next_person_at_the_screen_finds_an_empty_field(page: Page, server: Server) -> None:
    meadow(page, server, ("me", "person"), calls="yes")
    page.locator("#veil button").click()
    page.locator(FIELD).fill("secret")
    page.locator("[data-do=seat]").click()
    page.locator("#veil button").click()
    expect(page.locator(FIELD)).to_have_value("")


# --- time ----------------------------------------------------------------------------------------------
def test_time_runs_in_seconds_and_as_a_bar_where_things_may_move(page: Page, server: Server) -> None:
    meadow(page, server, time="60000")
    expect(page.locator("[data-clock] .clock-text")).to_have_text(RUNNING)
    expect(page.locator("[data-clock]")).to_have_attribute("role", "timer")
    expect(page.locator(".clock-bar")).to_have_count(0)
    expect(page.locator("#live")).to_contain_text("Time left: ")
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    bar = page.locator(".clock-bar")
    expect(bar).to_have_count(1)
    width = "(bar) => bar.getBoundingClientRect().width"
    first = bar.evaluate(width)
    page.wait_for_timeout(600)
    assert 0 < bar.evaluate(width) < first


def test_when_time_is_over_the_game_goes_on_by_itself(page: Page, server: Server) -> None:
    meadow(page, server, time="300")
    page.wait_for_selector("body.over", state="attached")
    expect(page.locator("[data-clock]")).to_have_count(0)


def test_at_a_shared_screen_time_begins_behind_the_veil(page: Page, server: Server) -> None:
    wire = Wire(page)
    meadow(page, server, ("me", "person"), time="60000")
    page.wait_for_timeout(300)
    assert [one for one in wire.sent if one["type"] == "ready"] == []
    page.locator("#veil button").click()
    expect(page.locator("[data-clock] .clock-text")).to_have_text(RUNNING)
    before = seq(page)
    page.locator("[data-ref=done]").click()
    page.locator("[data-do=confirm]").click()
    moved(page, before)
    page.wait_for_timeout(300)
    assert len([one for one in wire.sent if one["type"] == "ready"]) == 1
    page.locator("#veil button").click()
    expect(page.locator("[data-clock] .clock-text")).to_have_text(RUNNING)


# --- reading aloud ------------------------------------------------------------------------------------------
VOICE = """() => {
  window.spoken = [];
  class Speech { constructor(text) { this.text = text; } }
  Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Speech });
  Object.defineProperty(window, "speechSynthesis", { value: {
    speak(one) { window.spoken.push([one.text, one.lang]); this.now = one; },
    cancel() { window.spoken.push("quiet"); this.now = null; },
  } });
}"""
READER = """() => {
  document.getElementById("weather").innerHTML = `<article><p data-text>Une  aurore
    <b>verte</b>.</p><p><button hidden data-read-aloud="fr">Lire</button></p></article>`;
  document.getElementById("hand").innerHTML = `<p data-text>A moon.</p>
    <button hidden data-read-aloud="">Read</button>`;
}"""


def test_a_button_reads_the_text_beside_it_in_the_language_of_the_table(page: Page, server: Server) -> None:
    page.add_init_script(f"({VOICE})()")
    wire = Wire(page)
    meadow(page, server, lang="fr", children="on")
    expect(page.locator("body")).to_contain_class("children")
    page.evaluate(READER)
    wire.again(fragments={})
    first, second = page.locator("[data-read-aloud=fr]"), page.locator("[data-read-aloud='']")
    first.click()
    second.click()
    second.click()  # that is enough
    assert page.evaluate("window.spoken") == [
        *("quiet", ["Une aurore verte.", "fr"]),
        *("quiet", ["A moon.", "fr"]),
        "quiet",
    ]


def test_where_the_browser_cant_speak_there_is_no_button(page: Page, server: Server) -> None:
    page.add_init_script("Object.defineProperty(window, 'speechSynthesis', { value: undefined })")
    wire = Wire(page)
    meadow(page, server)
    page.evaluate(READER)
    wire.again(fragments={})
    page.wait_for_timeout(200)
    expect(page.locator("[data-read-aloud=fr]")).to_be_hidden()


def test_a_browser_without_voices_takes_the_buttons_away(page: Page, server: Server) -> None:
    page.add_init_script(f"({VOICE})()")
    wire = Wire(page)
    meadow(page, server)
    page.evaluate(READER)
    wire.again(fragments={})
    page.locator("[data-read-aloud=fr]").click()
    page.evaluate("speechSynthesis.now.onerror({ error: 'language-unavailable' })")
    expect(page.locator("[data-read-aloud=fr]")).to_be_hidden()
