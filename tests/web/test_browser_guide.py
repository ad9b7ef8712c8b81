"""Guides in a browser: search while one types, links that lead there from a table."""

from __future__ import annotations

from functools import partial

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Page, expect

import browsers
from servers import Server

pytestmark = pytest.mark.browser

new_table = partial(browsers.new_table, game="biomos", mode="discovery")
MARKED = "() => [...(CSS.highlights?.get('found') ?? [])].map((range) => range.toString())"


def test_the_search_filters_and_marks_while_one_types(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/guide/biomos?lang=fr")
    field = page.locator("#q")
    field.fill("IRRIGUER")
    expect(page.locator("#irrigate")).to_be_visible()
    expect(page.locator("#black-hole")).to_be_hidden()
    expect(page.locator("#count")).not_to_be_empty()
    assert {mark.lower() for mark in page.evaluate(MARKED)} == {"irriguer"}
    assert page.url.endswith("?lang=fr&q=IRRIGUER")
    field.fill("zyzzyva")
    expect(page.locator("#count")).to_contain_text("Rien trouvé")
    field.press("Escape")
    expect(page.locator("#black-hole")).to_be_visible()
    expect(page.locator("#count")).to_be_empty()


def test_a_place_that_the_search_hides_is_shown_when_one_goes_there(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/guide/biomos?lang=en&q=irrigate")
    expect(page.locator("#moon")).to_be_hidden()
    page.locator(".contents .only-wide a[href='#moon']").click()
    expect(page.locator("#moon > h3")).to_be_focused()
    expect(page.locator("#moon > h3")).to_be_in_viewport()
    expect(page.locator(".contents .only-wide a[href='#moon']")).to_have_attribute("aria-current", "true")


def test_a_card_opens_where_one_reads(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/guide/biomos?lang=en#example")
    page.locator("[data-card=B23]").click()
    expect(page.locator("#card .opened h2")).to_have_text("Frozen Lake")
    page.keyboard.press("Escape")
    expect(page.locator("#card")).to_be_hidden()


def test_a_refusal_leads_to_its_rule_in_a_tab_of_its_own(page: Page, server: Server) -> None:
    new_table(page, server)
    page.locator("#supply [data-ref^='card:']").first.click()
    page.locator("#drawer [data-do=close]").first.click()
    rule = page.locator("#bar a.rule")
    expect(rule).to_be_visible()
    with page.context.expect_page() as opened:
        rule.click()
    guide = opened.value
    guide.wait_for_load_state()
    assert guide.url.endswith("/guide/biomos?lang=en#patterns")
    expect(guide.locator("#patterns > h2")).to_be_in_viewport()
    assert "/table/" in page.url
