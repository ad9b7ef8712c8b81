"""Playing by keys, in every game: a digit chooses what has that number, Enter does what the bar says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browsers import CONFIRM, move_by_keys, moved, new_table, opened_page, over, ready, seq
from servers import Server

pytestmark = pytest.mark.browser

GAMES: dict[str, dict[str, str]] = {
    "biomos": {"mode": "advanced"},
    "bioviva": {},
    "earth": {"mode": "beginner"},
    "living_planet": {},
}
TURNS = 8
NUMBERED = """() => Object.fromEntries([...document.querySelectorAll('[aria-keyshortcuts][data-ref]')]
  .map((element) => [element.getAttribute('aria-keyshortcuts'), element.dataset.ref]))"""
FOCUS = "() => document.activeElement?.dataset.ref ?? null"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with opened_page(browser, 1440, 900) as opened:
        yield opened


def paths(sent: list[str]) -> list[list[str]]:
    """What was played, of all that was sent."""
    messages: list[dict[str, Any]] = [json.loads(text) for text in sent]
    return [message["path"] for message in messages if message["type"] == "play"]


@pytest.mark.parametrize("name", GAMES)
def test_a_digit_chooses_what_has_it_and_enter_plays_what_was_announced(
    page: Page, server: Server, name: str
) -> None:
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    new_table(page, server, ("me", "bot1"), seed=21, game=name, **GAMES[name])
    bar = page.locator("#bar [data-say] [data-task]")
    for turn in range(TURNS):
        ready(page)
        before, chosen = seq(page), []
        while not page.locator(CONFIRM).count():
            numbers = page.evaluate(NUMBERED)
            digits = sorted(key for key in numbers if re.fullmatch("[0-9]", key))
            digit = digits[-1 - turn % min(2, len(digits))]
            page.keyboard.press(digit)
            chosen.append(numbers[digit])
            assert page.evaluate(FOCUS) == chosen[-1]
            if not page.locator(CONFIRM).count():
                expect(bar).to_have_text(re.compile(r"[^\d]{2}[.?]$"))  # a question, not a count
        if chosen:
            assert page.evaluate(NUMBERED) == numbers  # what is chosen renumbers nothing
        page.keyboard.press("Enter")
        moved(page, before)
        played = paths(sent)
        assert len(played) == turn + 1
        if chosen:  # else there was only one thing to do, which the bar announced
            assert played[-1][-len(chosen) :] == chosen
        if not page.locator(CONFIRM).count():
            page.keyboard.press("Enter")  # one too many plays nothing
            assert len(paths(sent)) == turn + 1
            page.keyboard.press("Escape")
    assert len(paths(sent)) == TURNS


def test_a_planet_card_has_the_digit_that_is_printed_on_it(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "bot1"), seed=21, game="living_planet")
    bar, card = page.locator("#bar [data-task]"), page.locator("[data-ref^='card:'][aria-pressed=true]")
    for value in (3, 5, 1, 2, 6):
        page.keyboard.press(str(value))
        expect(bar).to_have_text(re.compile(f"^Play Planet card {value}"))
        expect(card).to_have_attribute("data-ref", f"card:{value}")
    before = seq(page)
    page.locator("[data-do=settings]").click()
    page.keyboard.press("Escape")
    page.keyboard.press("4")  # the focus was elsewhere
    page.keyboard.press("Enter")
    moved(page, before)
    expect(page.locator(".planet.played")).to_have_attribute("data-open", "planet-4")


def test_a_card_of_the_sky_has_the_digit_that_is_printed_on_it(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "bot1"), seed=3, game="bioviva")
    for slot in (0, 3, 7, 3):
        page.keyboard.press(str(slot))
        expect(page.locator("#bar [data-task]")).to_contain_text(f"card {slot} ")
        assert page.evaluate(FOCUS) == f"slot:{slot}"
    numbers = page.evaluate(NUMBERED)
    assert {numbers[str(slot)] for slot in range(8)} == {f"slot:{slot}" for slot in range(8)}
    assert numbers["8"] == "do:done"  # what only the bar offers comes last
    page.keyboard.press("8")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-ref='slot:C0'].can")
    numbers = page.evaluate(NUMBERED)
    assert (numbers["5"], numbers["8"], numbers["9"]) == ("slot:5", "slot:C0", "slot:C1")
    page.keyboard.press("5")
    numbers = page.evaluate(NUMBERED)
    assert "5" not in numbers  # it is printed on the card that is chosen
    assert (numbers["4"], numbers["8"], numbers["9"]) == ("slot:4", "slot:C0", "slot:C1")


def test_enter_on_the_first_of_two_things_goes_on_to_the_second(page: Page, server: Server) -> None:
    new_table(page, server, seed=1, game="biomos", mode="discovery")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    assert page.evaluate(FOCUS) == "gap:0"
    expect(page.locator("[data-ref^='centre:'][aria-pressed=true]")).to_have_count(1)


def test_digits_show_once_somebody_plays_by_keys(page: Page, server: Server) -> None:
    new_table(page, server, seed=1, game="biomos", mode="discovery")
    digits = page.locator(".digits kbd:visible")
    expect(digits).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(digits.first).to_be_visible()
    assert digits.all_inner_texts() == [str(number) for number in range(1, len(digits.all()) + 1)]
    page.mouse.click(700, 60)
    expect(digits).to_have_count(0)


def test_the_result_keeps_the_focus_when_the_table_is_drawn_anew(page: Page, server: Server) -> None:
    lines: list[WebSocketRoute] = []
    page.route_web_socket(re.compile("/ws"), lambda line: lines.append(line.connect_to_server()))
    new_table(page, server, seed=1, game="biomos", mode="discovery")
    rng = Random(1)
    while not over(page):
        move_by_keys(page, rng)
        ready(page)
    title = page.locator("#result-title")
    expect(title).to_be_focused()
    title.evaluate("(element) => (element.dataset.old = '')")
    lines[-1].send('{"type": "sync"}')
    expect(page.locator("#result-title[data-old]")).to_have_count(0)
    expect(title).to_be_focused()


def test_the_focus_is_not_lost_with_a_choice_that_is_taken_back(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "bot1"), seed=21, game="bioviva")
    page.keyboard.press("8")  # "done": the circle stays as it is
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-ref='slot:C0'].can")
    page.locator("[data-ref='slot:0']").click()
    look = page.locator("[data-loose][data-ref='do:look']")
    look.focus()
    page.keyboard.press("Escape")  # nothing is chosen any more, and so there is nothing to look at
    expect(look).to_be_hidden()
    expect(page.locator("[data-ref].can:focus")).to_have_count(1)
