"""Bioviva as people play it, in the system's Chromium: by mouse, by keys and typing, on a phone."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Browser, Page, Request, expect

import browsers
from browsers import (
    CONFIRM,
    WIDE,
    move_by_keys,
    moved,
    opened_page,
    over,
    ready,
    seq,
    serious,
    upload,
)
from servers import Server

pytestmark = pytest.mark.browser

REFS = """() => [...document.querySelectorAll('[data-ref].can')]
  .filter((element) => element.getClientRects().length && element.checkVisibility())
  .map((element) => element.dataset.ref)"""
FIELD = "form[data-entry] input[name=word]"
WORDS = ["light", "cloud", "star", "wind", "snow", "cold", "red", "water", "night", "sky", "rock", "people"]

new_table = partial(browsers.new_table, game="bioviva", seats=("me", "bot1"))
played = partial(browsers.played, "bioviva")


def act(page: Page, rng: Random) -> list[str]:
    """One move by clicks, or by typing where words are asked for; what was pointed at."""
    ready(page)
    before, path = seq(page), []
    if over(page):
        return path
    if page.locator(FIELD).count() and rng.random() < 0.8:
        return say(page, rng.choice(WORDS))
    for _ in range(4):
        if page.locator(CONFIRM).count():
            break
        page.wait_for_function(f"() => ({REFS})().length")
        refs: list[str] = page.evaluate(REFS)
        path.append(rng.choice(refs))
        page.locator(f"[data-ref='{path[-1]}'].can:visible").last.click()
    page.locator(CONFIRM).click()
    moved(page, before)
    return path


def say(page: Page, word: str) -> list[str]:
    """Types a word and sends it; a refused one is given up."""
    before = seq(page)
    page.locator(FIELD).fill(word)
    page.locator(FIELD).press("Enter")
    page.wait_for_function(
        """(before) => Number(document.getElementById('main')?.dataset.seq) !== before
          || document.querySelector('[data-entry-refusal]')?.textContent.trim()""",
        arg=before,
    )
    if seq(page) == before:
        assert page.locator("[data-entry-refusal]").inner_text().strip()
        page.locator("[data-ref='do:pass'].can:visible").last.click()
        page.locator(CONFIRM).click()
        moved(page, before)
        return ["do:pass"]
    return ["word"]


def test_a_whole_game_by_clicks_and_typed_words(page: Page, server: Server) -> None:
    """From set-up to the score sheet; nothing is asked of another host, no address names a card."""
    strangers: list[str] = []
    pictures: list[str] = []

    def look(request: Request) -> None:
        if not request.url.startswith((server.url, "data:")):
            strangers.append(request.url)
        if "/picture/" in request.url:
            pictures.append(request.url.rpartition("/")[2].partition(".")[0])

    page.on("request", look)
    browsers.fill_in(page, server, ("me", "bot1"), seed=3, game="bioviva")
    rng, pointed = Random(3), set()
    for _ in range(300):
        ready(page)
        if over(page):
            break
        pointed |= {ref.partition(":")[0] for ref in act(page, rng)}
    assert over(page)
    assert pointed >= {"slot", "do", "word"}
    expect(page.locator("#result-title")).to_be_visible()
    assert page.locator("#sheet .totrow .v").count() == 2
    assert strangers == []
    assert len(pictures) > 9
    assert all(len(name) > 10 and not name.isdecimal() for name in pictures)


def test_a_turn_by_keys_alone(page: Page, server: Server) -> None:
    new_table(page, server, seed=5)
    rng = Random(5)
    for _ in range(60):
        ready(page)
        if page.evaluate("document.querySelectorAll('[data-ref^=\"line:\"].can').length"):
            break
        move_by_keys(page, rng)
    assert page.evaluate("document.querySelectorAll('[data-ref^=\"line:\"].can').length")
    move_by_keys(page, rng)


def guessing(folder: Path, **options: str) -> Path:
    """The record of a game in which seat 0 has to say a word."""
    return played(
        folder,
        {"seats": 2, **options},
        lambda view: view["phase"] == "guess" and view["to_move"] == [0],
        "human random",
    )


REFUSED = {
    "the": "function word",
    "two words": "One word",
    "42": "Figures",
    "🙂": "letters",
    "звезда": "Latin",
    "z" * 41: "long",
}


def test_what_is_no_word_is_refused_with_a_reason_and_costs_nothing(
    page: Page, server: Server, tmp_path: Path
) -> None:
    upload(page, server, guessing(tmp_path))
    before = seq(page)
    field = page.locator(FIELD)
    field.evaluate("(field) => field.removeAttribute('maxlength')")
    for typed, told in REFUSED.items():
        field.fill(typed)
        field.press("Enter")
        expect(page.locator("[data-entry-refusal]")).to_contain_text(told)
        assert seq(page) == before
        expect(field).to_have_value(typed)
        expect(field).to_be_focused()


def test_the_reading_marks_the_words_that_scored(page: Page, server: Server, tmp_path: Path) -> None:
    upload(page, server, guessing(tmp_path))
    rng = Random(2)
    for _ in range(60):
        ready(page)
        if over(page):
            break
        act(page, rng)
    assert over(page)
    assert page.locator("#readings mark, #board mark, mark").count() > 0


@pytest.mark.parametrize(("lang", "scheme"), [("en", "light"), ("fr", "dark")])
def test_axe_finds_nothing_serious(
    browser: Browser, server: Server, tmp_path: Path, lang: str, scheme: str
) -> None:
    with opened_page(browser, 1280, 900, color_scheme=scheme) as page:
        new_table(page, server, lang=lang, seed=9)
        found = serious(page, "the first spin")
        upload(page, server, guessing(tmp_path, lang=lang), lang)
        found += serious(page, "guessing")
        assert found == []


@pytest.mark.parametrize("phase", ["act", "guess"])
def test_four_players_on_a_phone(browser: Browser, server: Server, tmp_path: Path, phase: str) -> None:
    record = played(
        tmp_path,
        {"seats": 4, "aid": "log"},
        lambda view: view["phase"] == phase and view["to_move"] == [0],
        "human random random random",
    )
    with opened_page(browser, 390, 844, has_touch=True, is_mobile=True) as page:
        upload(page, server, record, "fr")
        assert not page.evaluate(WIDE)
        assert serious(page, phase) == []


def test_r61_a_text_one_looks_at_closes_by_itself(page: Page, server: Server) -> None:
    new_table(page, server, seed=5, backs="whole")
    before = seq(page)
    page.locator("[data-ref='slot:3'].can").click()
    page.locator(CONFIRM).click()
    moved(page, before)
    text = page.locator(".open-now .commentary")
    expect(text).to_be_visible()
    expect(text).to_be_hidden(timeout=20_000)
    assert page.locator("[data-ref='slot:3'].open").count() == 1


def test_notes_are_of_the_person_who_acts(page: Page, server: Server) -> None:
    def do(ref: str) -> None:
        before = seq(page)
        page.locator(f"[data-ref='{ref}'].can:visible").last.click()
        page.locator(CONFIRM).click()
        moved(page, before)

    new_table(page, server, seats=("me", "person"), aid="notes", top="unlimited", figures="chosen")
    page.locator("[data-do=unveil]").click()
    do("figure:orion")
    page.locator("[data-do=unveil]").click()
    do("figure:cygnus")
    for person in range(2):
        do("slot:3")
        note = page.locator("[data-note]:visible").first
        expect(note).to_have_value("")
        note.fill(f"mine, {person}")
        do("do:done")
        if person == 0:
            page.locator("[data-do=unveil]").click()
