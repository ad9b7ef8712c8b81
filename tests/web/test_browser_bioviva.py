"""Bioviva as people play it, in the system's Chromium: by mouse, by keys and typing, on a phone."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, cast

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Browser, Page, Request, expect

import browsers
from browsers import CONFIRM, WIDE, move_by_keys, moved, opened_page, over, ready, seq, serious, upload
from ludosphere.core.record import Record
from ludosphere.core.registry import game
from servers import Server

if TYPE_CHECKING:
    from ludosphere.games.bioviva.rules import BiovivaPosition

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


# --- the moment when a card is read ------------------------------------------------------------------------
PARTS = "dialog.moment :is(.verdicts li, [data-go-on], h2, .commentary)"
WITHIN = """(parts) => [...document.querySelectorAll(parts)].map((one) => one.getBoundingClientRect())
  .every((box) => box.height > 15 && box.top >= 0 && box.bottom <= innerHeight
    && box.left >= 0 && box.right <= innerWidth)"""


def last_word(folder: Path, **options: str) -> tuple[Path, str]:
    """The record of a game in which seat 0 has the last word on a card, and a word that earns a star."""
    record = played(
        folder,
        {"seats": 2, **options},
        lambda view: view["phase"] == "guess" and view["card"]["speakers"] == [0],
        "human random",
    )
    found = Record.read(record)
    position = cast("BiovivaPosition", game("bioviva").new(found.options, found.seed or 0))
    for move in found.moves:
        position.play(move.seat, position.faces().parse(position, move.seat, move.notation))
    lexicon, profile = position.setting.lexicon(), position.setting.profile
    card, said = position.backs[position.grid[position.cell]], position.reading().words
    words = [one.token.word for one in lexicon.marked(card, profile) if one.content and not one.dead]
    return record, next(word for word in words if lexicon.judged(card, profile, [*said, word])[-1] >= 0)


def gone(page: Page, title: str) -> None:
    """Wait until the card with this title has been put away; the next one may be read at once."""
    page.wait_for_function(
        "(title) => document.querySelector('dialog.moment h2')?.textContent !== title", arg=title
    )


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (360, 800)])
@pytest.mark.parametrize("hit", [True, False])
def test_a_card_that_is_read_comes_forward_with_a_verdict_for_every_word(
    browser: Browser, server: Server, tmp_path: Path, width: int, height: int, hit: bool
) -> None:
    record, word = last_word(tmp_path)
    word = word if hit else "kangaroo"
    with opened_page(browser, width, height) as page:
        upload(page, server, record)
        words = page.locator("#card .words li").count()
        page.locator(FIELD).fill(word)
        page.locator(FIELD).press("Enter")
        moment = page.locator("dialog.moment")
        expect(moment).to_be_visible()
        lines = moment.locator(".verdicts li")
        expect(lines).to_have_count(words)  # each word that was said or owed
        own = lines.filter(has_text=word).first
        expect(own).to_have_class(re.compile("hit" if hit else "miss"))
        expect(own).to_contain_text("scores with" if hit else "not in the text")
        assert moment.locator("mark").count() == moment.locator(".verdicts .hit").count()
        assert page.evaluate(WITHIN, PARTS)
        assert serious(page, "the moment of reading") == []
        said = f"“{word}” earns you a star." if hit else f"“{word}” earns you nothing: not in the text."
        assert said in page.locator("#log").evaluate("(log) => log.textContent")
        expect(moment.locator("[data-go-on]")).to_be_focused()
        title = moment.locator("h2").inner_text()
        page.keyboard.press("Enter")
        gone(page, title)
        ready(page)


def test_words_are_judged_one_after_the_other_until_somebody_taps(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    record, word = last_word(tmp_path)
    with opened_page(browser, 1440, 900, reduced_motion="no-preference") as page:
        upload(page, server, record)
        page.locator(FIELD).fill(word)
        page.locator(FIELD).press("Enter")
        moment = page.locator("dialog.moment")
        expect(moment).to_be_visible()
        title, count = moment.locator("h2").inner_text(), moment.locator(".verdicts li").count()
        expect(moment.locator(".verdicts li.judged")).not_to_have_count(count)
        moment.locator("header").click()  # does not wait
        expect(moment.locator(".verdicts li.judged")).to_have_count(count)
        expect(moment).to_be_visible()
        moment.locator("header").click()
        gone(page, title)


def test_where_a_clock_runs_the_moment_ends_by_itself(page: Page, server: Server, tmp_path: Path) -> None:
    record, word = last_word(tmp_path)
    page.clock.install()
    upload(page, server, record)
    page.evaluate("document.getElementById('pace').hidden = false")
    page.locator(FIELD).fill(word)
    page.locator(FIELD).press("Enter")
    title = page.locator("dialog.moment h2").inner_text()
    page.clock.fast_forward(19_000)
    expect(page.locator("dialog.moment")).to_be_visible()
    page.clock.fast_forward(1_500)
    gone(page, title)


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
