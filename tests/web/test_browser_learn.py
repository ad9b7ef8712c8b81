"""Tutorials in a browser: a whole one by keyboard, first lessons by mouse, a phone."""

from __future__ import annotations

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Browser, Page, expect

from browsers import CONFIRM, click_path, follow, moved, opened_page, press_path, press_until, ready, seq
from ludosphere.kit.lesson import Lesson
from ludosphere.web.lessons import LessonTable, lessons
from servers import Server

pytestmark = pytest.mark.browser


def solution(name: str, lesson: Lesson) -> list[tuple[str, ...]]:
    """What is to be pointed at, action by action."""
    table = LessonTable.begun(name, lesson, "en", "me")
    paths = []
    for notation in lesson.way("en"):
        action = table.position.parse(lesson.seat, notation)
        paths.append(table.position.faces().path(table.position, lesson.seat, action))
        table.play(lesson.seat, action)
    return paths


def by_keyboard(page: Page, lesson: Lesson) -> None:
    """Do a lesson of Biomos without a mouse."""
    ready(page)
    assert page.evaluate("document.activeElement.id") == "lesson-title", "the task is read first"
    if lesson.guess:
        press_until(page, "Tab", "number", str(lesson.guess.answer))
        page.keyboard.press("Enter")
        expect(page.locator("#lesson-answer")).to_have_class("lesson-answer right")
    for path in solution("biomos", lesson):
        press_path(page, path)
    expect(page.locator("#lesson-done")).to_be_visible()
    page.wait_for_function("() => document.activeElement?.id === 'lesson-done'")


def test_the_whole_tutorial_of_biomos_by_keyboard(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/learn/biomos?lang=en")
    for lesson in lessons("biomos"):
        with page.expect_navigation():
            for _ in range(30):
                page.keyboard.press("Tab")
                if page.evaluate("document.activeElement.matches('.btn.primary')"):
                    break
            page.keyboard.press("Enter")
        assert page.url.endswith(f"/learn/biomos/{lesson.id}")
        by_keyboard(page, lesson)
    with page.expect_navigation():
        page.locator("#lesson-next").press("Enter")
    form = page.locator("form.new[data-game=biomos]")
    expect(form).to_be_visible()
    expect(form.locator("[name=seat2]")).to_have_value("bot1")
    page.goto(f"{server.url}/learn/biomos?lang=en")
    expect(page.locator(".lesson-mark")).to_have_count(len(lessons("biomos")))


@pytest.mark.parametrize("name", ["earth", "living_planet", "bioviva"])
def test_the_first_lesson_by_mouse(page: Page, server: Server, name: str) -> None:
    page.goto(f"{server.url}/learn/{name}?lang=en")
    follow(page, page.locator(".lessons .btn.primary"))
    ready(page)
    for path in solution(name, lessons(name)[0]):
        click_path(page, path)
    expect(page.locator("#lesson-done")).to_be_visible()
    follow(page, page.locator("#lesson-next"))
    assert page.url.endswith(f"/{name}/{lessons(name)[1].id}")


@pytest.mark.parametrize("size", [(1100, 800), (1280, 720), (1920, 1080)])
def test_the_task_lies_beside_the_board_and_takes_none_of_its_height(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    with opened_page(browser, *size) as page:
        for path in ("learn/living_planet/choose", "learn/earth/compost", "puzzles/earth/daily"):
            page.goto(f"{server.url}/{path}?lang=fr")
            ready(page)
            head, bar = (page.locator(part).bounding_box() for part in (".top", "#bar"))
            task, board = (page.locator(part).bounding_box() for part in ("#lesson", ".me"))
            assert head is not None
            assert bar is not None
            assert task is not None
            assert board is not None
            assert board["y"] - head["y"] - head["height"] < 24
            assert bar["y"] - board["y"] - board["height"] < 24
            assert task["x"] >= board["x"] + board["width"]
            last = page.locator("#lesson-next").bounding_box()
            assert last is not None
            assert last["y"] + last["height"] < bar["y"]
            page.locator("[data-do=log]").click()  # it has no place of its own here
            expect(page.locator("#drawer #log")).to_be_visible()


def test_a_refusal_a_hint_a_new_beginning_and_a_skip_on_a_phone(browser: Browser, server: Server) -> None:
    with opened_page(browser, 390, 844, color_scheme="dark", has_touch=True) as page:
        page.goto(f"{server.url}/learn/biomos/between?lang=en")
        ready(page)
        assert page.evaluate("scrollY") == 0, "the task is in sight"
        expect(page.locator("#lesson-hint")).to_be_hidden()
        page.locator("[data-do=hint]").tap()
        expect(page.locator("#lesson-hint")).to_be_visible()
        page.locator('[data-ref="centre:sea"]').first.tap()
        page.locator('[data-ref="gap:0"]').first.tap()
        page.locator(CONFIRM).tap()
        expect(page.locator("#bar .refusal")).to_contain_text("This time the mountain is wanted")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        before = seq(page)
        page.locator('[data-ref="centre:mountain"]').first.tap()
        page.locator('[data-ref="gap:1"]').first.tap()
        page.locator(CONFIRM).tap()
        moved(page, before)
        expect(page.locator("#lesson-done")).to_be_in_viewport()
        page.locator("[data-do=reset]").tap()
        expect(page.locator("#lesson-done")).to_be_hidden()
        expect(page.locator('[data-ref="centre:mountain"].can').first).to_be_visible()
        follow(page, page.locator("#lesson-next"))
        assert page.url.endswith("/biomos/claim")
