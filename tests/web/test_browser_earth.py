"""Earth as people play it, in the system's Chromium: by mouse, by keys, on a phone, with suggestions."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Browser, Error, Page, expect

import browsers
from browsers import (
    CONFIRM,
    WIDE,
    follow,
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

new_table = partial(browsers.new_table, game="earth", mode="standard")
played = partial(browsers.played, "earth")


def options(page: Page) -> list[str]:
    """The refs that can be pointed at."""
    found: list[str] = page.evaluate(
        """[...document.querySelectorAll('[data-ref].can')].filter((e) => e.getClientRects().length)
        .map((e) => e.dataset.ref)"""
    )
    return found


def shown(page: Page, **patience: float) -> list[str]:
    """Asks for a suggestion; the sentences it is made of."""
    page.locator("[data-do=propose]").click(**patience)
    expect(page.locator("dialog .proposal")).to_be_visible(**patience)
    return page.locator("dialog .proposal li").all_inner_texts()


def act(page: Page, rng: Random, ref: str | None = None) -> None:
    """One decision by clicks; begun anew where a suggestion was still being carried out, step by step.

    Where others move in between, their moves were counted for its steps.
    """
    for _ in range(9):
        ready(page)
        before = seq(page)
        try:
            return decide(page, rng, before, ref)
        except (Error, AssertionError):
            if seq(page) == before:
                raise
    raise AssertionError("others move all the time")


def decide(page: Page, rng: Random, before: int, ref: str | None) -> None:
    """What is suggested where something is, else a choice at random."""
    patience = {"timeout": 8000}
    confirmed = page.locator(CONFIRM).count() > 0
    if ref is None and page.locator("[data-do=propose]").count():
        steps = shown(page, **patience)
        page.locator("[data-do=agree]").click(**patience)
        moved(page, before, len(steps))
        return
    if not confirmed:
        refs = options(page)
        planting = [one for one in refs if one.startswith(("hand:", "space:"))]
        chosen = ref or rng.choice(planting or refs)
        page.locator(f"[data-ref='{chosen}'].can").first.click(**patience)
    page.locator("[data-do=confirm]").click(**patience)
    moved(page, before)


def to_the_action(page: Page, rng: Random) -> None:
    """Set up until an action is to be chosen."""
    for _ in range(30):
        ready(page)
        if "action:green" in options(page):
            return
        act(page, rng)
    raise AssertionError("the set-up does not end")


def test_a_whole_solo_game_by_clicks_from_set_up_to_the_score_sheet(page: Page, server: Server) -> None:
    """What to do is pointed at on the board; activations and small gains as they are suggested."""
    browsers.fill_in(page, server, game="earth", mode="standard")
    rng, pointed = Random(1), set()
    for _ in range(400):
        ready(page)
        if over(page):
            break
        plants = "plant" in page.locator("[data-task]").first.inner_text()
        due = [
            ref
            for ref in options(page)
            if ref.startswith(("card:", "action:", "drawn:"))
            or (plants and ref.startswith(("hand:", "space:")))
        ]
        ref = rng.choice(due) if due else None
        pointed |= {ref.partition(":")[0]} if ref else set()
        act(page, rng, ref)
    assert over(page)
    assert pointed >= {"card", "action", "hand", "space", "drawn"}
    expect(page.locator("#result-title")).to_be_visible()
    planted = page.locator("#board .plot .t").count()
    assert planted > 3
    lines = page.locator("#sheet .ln summary")
    points = lines.evaluate_all("all => all.map((one) => one.querySelector('.v').lastChild.textContent)")
    total = int(page.locator("#sheet .totrow .v").first.inner_text())
    assert (
        sum(int(text.replace("−", "-")) for text in points)
        == total
        == int(page.locator("#board .total b").inner_text())
    )
    lines.first.click()
    expect(page.locator(".why").first.locator("li li").first).to_be_visible()
    page.locator("#bar [data-at]").click()
    page.locator("[data-do=at-first]").click()
    expect(page.locator("#board .plot .t")).to_have_count(0)
    page.locator("[data-do=live]").click()
    expect(page.locator("#result-title")).to_be_visible()
    expect(page.locator("#board .plot .t")).to_have_count(planted)
    follow(page, page.locator("#sheet a[href='/achievements/earth']"))
    expect(page.locator(".achievements section h2")).to_have_count(1)
    page.go_back()
    ready(page)
    follow(page, page.locator("#bar .primary"))
    expect(page.locator("main.home")).to_be_visible()


def test_by_keys_alone_against_a_bot(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "bot1"), mode="beginner", seed=2)
    rng, began = Random(2), 0
    for _ in range(60):
        ready(page)
        began += page.locator(".act.can").count() > 0
        if began > 2:
            break
        move_by_keys(page, rng)
    assert began > 2


def test_points_are_hidden_where_the_table_wants_it(page: Page, server: Server) -> None:
    new_table(page, server, hide_scores=True)
    to_the_action(page, Random(8))
    expect(page.locator("#board .total b")).to_have_text("?")
    assert set(page.locator("#commons .points li > b").all_inner_texts()) == {"?"}
    page.locator("[data-do=sheet]").first.click()
    expect(page.locator("#drawer .running")).to_have_text("At this table points are shown at the end.")


def test_a_suggestion_is_shown_first_and_then_done_one_by_one(page: Page, server: Server) -> None:
    new_table(page, server, seed=3)
    rng = Random(3)
    while not page.locator("[data-do=propose]").count():
        act(page, rng)
        ready(page)
    before, log = seq(page), page.locator("#log a").count()
    steps = shown(page)
    assert len(steps) > 1
    page.locator(".proposal [data-do=close]").click()
    expect(page.locator("dialog")).to_be_hidden()
    page.keyboard.press("p")  # the key does the same
    expect(page.locator("dialog .proposal")).to_be_visible()
    assert page.locator("dialog .proposal li").all_inner_texts() == steps
    assert (seq(page), page.locator("#log a").count()) == (before, log)
    page.keyboard.press("Enter")
    moved(page, before, len(steps))
    ready(page)
    assert seq(page) == before + len(steps)
    page.locator("[data-do=undo]").click()
    moved(page, before, len(steps) + 1)


def test_an_action_tells_what_it_would_give(page: Page, server: Server) -> None:
    new_table(page, server, seed=4)
    to_the_action(page, Random(4))
    task = page.locator("[data-task]").inner_text()
    page.locator("[data-ref='action:red']").hover()
    expect(page.locator("[data-peek]")).to_contain_text("Composting")
    expect(page.locator("[data-peek] .gives")).to_be_visible()
    assert page.locator("[data-task]").inner_text() == task
    page.locator("[data-ref='action:blue']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-peek]")).to_contain_text("Growing")
    page.locator("[data-ref='action:red']").click()
    expect(page.locator("[data-task] .gives")).to_be_visible()


def test_reasons_undo_and_a_reload_in_the_middle_of_a_turn(page: Page, server: Server) -> None:
    new_table(page, server, seed=5)
    rng = Random(5)
    to_the_action(page, rng)
    page.locator("[data-ref^='hand:']").first.click()
    expect(page.locator(".say.refusal")).to_be_visible()
    expect(page.locator("#drawer .opened")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#drawer")).to_be_hidden()
    before = seq(page)
    act(page, rng, "action:red")
    page.keyboard.press("Control+z")
    moved(page, before, 2)
    assert "action:red" in options(page)
    act(page, rng, "action:red")
    task, log = page.locator("[data-task]").inner_text(), page.locator("#log").inner_text()
    page.reload()
    ready(page)
    assert page.locator("[data-task]").inner_text() == task
    assert page.locator("#log").inner_text() == log
    act(page, rng)


def test_on_a_phone(browser: Browser, server: Server) -> None:
    with opened_page(browser, 390, 844, has_touch=True, is_mobile=True) as page:
        new_table(page, server, ("me", "bot1"), lang="fr", seed=6)
        rng = Random(6)
        for _ in range(14):
            assert not page.evaluate(WIDE)
            act(page, rng)


@pytest.mark.parametrize(("lang", "scheme"), [("en", "light"), ("fr", "dark")])
def test_axe_finds_nothing_serious(browser: Browser, server: Server, lang: str, scheme: str) -> None:
    with opened_page(browser, 1280, 900, color_scheme=scheme) as page:
        new_table(page, server, lang=lang, seed=7)
        rng = Random(7)
        found = serious(page, "set-up")
        to_the_action(page, rng)
        found += serious(page, "the action")
        act(page, rng, "action:red")
        ready(page)
        if page.locator("[data-do=propose]").count():
            shown(page)
            found += serious(page, "a suggestion")
        assert found == []


def six(folder: Path, turns: int) -> Path:
    """The record of six players of Abundance, at which the first one has to choose an action."""
    return played(
        folder,
        {"seats": 6, "abundance": "on", "mode": "advanced"},
        lambda view: view["turn"] >= turns and view["active"] == 0 and view["phase"] == "choose",
        "human random random random random random",
    )


def test_the_focus_goes_to_the_board_before_what_the_bar_offers(
    page: Page, server: Server, tmp_path: Path
) -> None:
    upload(page, server, six(tmp_path, 3))
    assert "make-seed:leaf" in options(page)
    expect(page.locator(":focus")).to_have_attribute("data-ref", "action:green")


@pytest.mark.parametrize("turns", [3, 20])
def test_six_players_of_abundance_on_a_phone(
    browser: Browser, server: Server, tmp_path: Path, turns: int
) -> None:
    with opened_page(browser, 390, 844, has_touch=True, is_mobile=True) as page:
        upload(page, server, six(tmp_path, turns), "fr")
        assert not page.evaluate(WIDE)
        assert serious(page, "six players") == []
        shown = page.locator("#seats .seat b > span:not(.first)").all_inner_texts()
        assert shown == browsers.NAMES[1:]


def test_two_people_choose_their_cards_in_secret(browser: Browser, server: Server) -> None:
    """Whoever has chosen reads what is waited for; nobody sees a card before all have chosen."""
    asked = {
        "game": "earth",
        "seat1": "me",
        "seat2": "open",
        "name1": "Ada",
        "setup": "hidden",
        "tempo": "none",
    }
    with opened_page(browser, 1366, 768) as ada, opened_page(browser, 390, 844) as tom:
        answer = ada.request.post(f"{server.url}/tables?lang=en", form=asked, max_redirects=0)
        where = server.url + answer.headers["location"]
        ada.goto(where)
        tom.goto(f"{where}?lang=fr")
        tom.locator(".take [name=name]").fill("Tom")
        tom.locator(".take [name=name]").press("Enter")
        chosen = [_choose_a_face(ada) for _ in range(3)]
        expect(ada.locator("[data-task]")).to_have_text(
            "You have chosen. The cards are shown when everybody has."
        )
        expect(ada.locator(".base .t")).to_have_count(3)
        expect(tom.locator(".latest")).to_contain_text("Ada a choisi.")
        assert not [card for card in chosen if f'"{card}"' in tom.content()]
        for _ in range(3):
            _choose_a_face(tom)
        expect(tom.locator(f'.realm.other [data-open="{chosen[0]}"]').first).to_be_attached()
        expect(ada.locator("#log")).to_contain_text("Tom shows")


def _choose_a_face(page: Page) -> str:
    """Chooses the first face offered and confirms; which it was."""
    face = page.locator("[data-ref^='card:'].can").first
    expect(face).to_be_visible()
    card, before = face.get_attribute("data-open") or "", seq(page)
    face.click()
    page.locator(CONFIRM).click()
    moved(page, before)
    return card
