"""Puzzles in a browser: one by keyboard, first wrong, then right; a solution step by step on a phone, axe."""

from __future__ import annotations

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Browser, Page, expect

from browsers import (
    WIDE,
    click_path,
    opened_page,
    press_path,
    press_until,
    ready,
    serious,
)
from ludosphere.lab.puzzles import Puzzle, daily, puzzles, telling
from ludosphere.lab.puzzles.daily import today
from servers import Server

pytestmark = pytest.mark.browser


def paths(one: Puzzle, moves: tuple[str, ...]) -> list[tuple[str, ...]]:
    """What is to be pointed at for a line, action by action."""
    position, found = one.position(), []
    for text in moves:
        action = position.parse(one.seat, text)
        found.append(position.faces().path(position, one.seat, action))
        position.play(one.seat, action)
    return found


def by_keyboard(page: Page, one: Puzzle, moves: tuple[str, ...]) -> None:
    """Play a line without a mouse; the verdict has the focus then."""
    for path in paths(one, moves):
        press_path(page, path)
    page.wait_for_function("() => document.activeElement?.id === 'lesson-answer'")


def test_a_puzzle_by_keyboard_first_wrong_then_right(page: Page, server: Server) -> None:
    one = next(one for one in puzzles("biomos") if one.kind == "points" and len(one.solutions) == 1)
    page.goto(f"{server.url}/puzzles/biomos/{one.id}?lang=en")
    ready(page)
    assert page.evaluate("document.activeElement.id") == "lesson-title", "the task is read first"
    expect(page.locator("#puzzle-solution")).to_be_hidden()
    by_keyboard(page, one, one.lines[-1].moves)
    expect(page.locator("#lesson-answer")).to_contain_text("Not the best")
    press_until(page, "Tab", "do", "reset")
    page.keyboard.press("Enter")
    expect(page.locator("#lesson-answer")).to_be_hidden()
    ready(page)
    by_keyboard(page, one, one.lines[0].moves)
    expect(page.locator("#lesson-answer.right")).to_contain_text("That’s it")
    expect(page.locator("#puzzle-lines li")).to_have_count(len(one.lines))
    expect(page.locator("#puzzle-lines li.best b")).to_have_text(telling.worth(one, one.lines[0], "en"))
    page.goto(f"{server.url}/puzzles?lang=en")
    expect(page.locator(".puzzles li .lesson-mark")).to_have_count(1)


def test_after_a_line_of_earth_the_bar_offers_nothing_but_to_take_it_back(page: Page, server: Server) -> None:
    """There the turn would go on, with buttons for what comes next."""
    one = next(one for one in puzzles("earth") if one.kind == "score")
    page.goto(f"{server.url}/puzzles/earth/{one.id}?lang=en")
    page.wait_for_selector("[data-ref].can")
    for path in paths(one, one.lines[-1].moves):
        click_path(page, path)
    expect(page.locator("#lesson-answer")).to_contain_text("Not the best")
    expect(page.locator("#bar")).to_contain_text("This try is over: try again, or look at the solution.")
    assert page.locator("#bar button").evaluate_all("(all) => all.map((one) => one.dataset.do)") == ["undo"]
    expect(page.locator("[data-ref].can")).to_have_count(0)
    page.wait_for_function("() => !document.getAnimations().length")  # until colours are what they become
    assert serious(page, "puzzle over") == []
    page.locator("#bar [data-do=undo]").click()
    expect(page.locator("#lesson-answer")).to_be_hidden()
    expect(page.locator("[data-ref].can").first).to_be_visible()


def test_the_solution_step_by_step_on_a_phone(browser: Browser, server: Server) -> None:
    one = daily("earth", today())
    with opened_page(browser, 390, 844, color_scheme="dark", has_touch=True) as page:
        page.goto(f"{server.url}/puzzles?lang=fr")
        assert serious(page, "puzzles 390") == []
        assert not page.evaluate(WIDE)
        page.goto(f"{server.url}/puzzles/earth/daily?lang=fr")
        page.wait_for_selector("[data-ref].can")  # in Earth the others may be to move as well
        page.locator("[data-do=puzzle-hint]").tap()
        expect(page.locator("#lesson-hint")).to_contain_text(telling.hints(one, "fr")[0])
        page.locator("[data-do=puzzle-solution]").tap()
        expect(page.locator("#puzzle-lines li").first).to_be_visible()
        for number in range(len(one.lines[0].moves)):
            page.locator("[data-do=puzzle-step]").tap()
            expect(page.locator(".line-step.shown")).to_have_count(number + 1)
        expect(page.locator("[data-do=puzzle-step]")).to_be_hidden()
        assert serious(page, "puzzle 390") == []
        assert not page.evaluate(WIDE)
        expect(page.locator("#puzzle-share")).to_be_hidden()
        page.locator("[data-do=reset]").tap()
        expect(page.locator("#puzzle-solution")).to_be_hidden()
