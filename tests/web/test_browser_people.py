"""Two people at two screens and somebody who watches: from an open table to the end of the game."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Browser, Page, expect

from browsers import MINE, WIDE, follow, opened_page, over, play_turn, serious
from servers import Server

pytestmark = pytest.mark.browser


@pytest.fixture
def cleo(browser: Browser) -> Iterator[Page]:
    """Cleo's screen; she watches."""
    with opened_page(browser, 1100, 800, locale="en-GB") as page:
        yield page


def opened(page: Page, server: Server, game: str = "biomos", **fields: str) -> str:
    """Ada opens a table with a free seat; its address."""
    page.goto(f"{server.url}/?game={game}")
    form = page.locator(f"form.new[data-game={game}]")
    form.locator("[name=name1]").fill("Ada")
    form.locator("[name=seat2]").select_option("open")
    for name, value in fields.items():
        if name == "watch":
            form.locator(".more > summary").click()
        form.locator(f"[name={name}]").select_option(value)
    follow(page, form.locator(".start"))
    expect(page.locator("#room h2")).to_have_text("One seat is free")
    return page.url


def test_two_people_and_a_spectator_finish_a_game(server: Server, ada: Page, bo: Page, cleo: Page) -> None:
    where = opened(ada, server, access="lobby")
    bo.goto(f"{server.url}/lobby")
    expect(bo.locator("#open-title")).to_have_text("Une table ouverte")
    assert serious(bo, "lobby") == []
    bo.locator(".ask [name=name]").fill("Béa")
    follow(bo, bo.locator(".lobby-list .btn.primary").first)
    assert bo.url == where
    expect(bo.locator("body")).not_to_have_class("opening")
    expect(ada.locator("#alert")).to_contain_text("The game begins.")  # she did nothing for it
    cleo.goto(where)
    expect(ada.locator("#audience span")).to_have_text("1")

    ada.locator("[data-do=tab][data-name=chat]").click()
    ada.locator("#chat-text").fill("Hello <b>Béa</b>")
    ada.locator("#chat-text").press("Enter")
    # the hours of her browser, which is British, whatever English the page is in
    assert re.fullmatch(r"\d\d:\d\d", ada.locator("#chat-lines time").first.inner_text())
    expect(bo.locator("#unread")).to_have_text("1")
    bo.locator("[data-do=chat]").click()
    expect(bo.locator("#drawer #chat-lines [data-text]")).to_have_text("Hello <b>Béa</b>")
    expect(bo.locator("#unread")).to_be_hidden()
    assert serious(bo, "chat on a phone") == []
    bo.locator("#chat-text").fill("Bonjour")
    bo.locator("#chat-text").press("Enter")
    expect(ada.locator("#chat-lines li").last).to_contain_text("Bonjour")
    expect(cleo.locator("#chat-lines li")).to_have_count(2)
    bo.locator("#drawer [data-do=close]").click()
    assert serious(ada, "chat beside the table") == []
    assert not bo.evaluate(WIDE)

    play_turn(ada)
    bo.wait_for_function(MINE)
    bo.context.set_offline(True)  # a tunnel
    expect(bo.locator("#offline")).to_be_visible()
    bo.context.set_offline(False)
    expect(bo.locator("#offline")).to_be_hidden()
    while not over(ada):
        play_turn(bo)
        play_turn(ada)
    for page in (ada, bo, cleo):
        expect(page.locator("body")).to_have_class("game over")
    said = {page.locator("#bar .say").inner_text() for page in (ada, bo)}
    assert said in (
        {"You win.", "Ada gagne."},
        {"Béa wins.", "Vous gagnez."},
        {"You share the victory with Béa.", "Vous partagez la victoire avec Ada."},
    )

    bo.locator("#bar [data-post] button").click()
    bo.wait_for_url(lambda url: url != where)
    expect(ada.locator("#alert")).to_have_text("A rematch is offered.")
    ada.locator("#bar [data-post] button").click()
    ada.wait_for_url(bo.url)
    expect(bo.locator("#alert")).to_contain_text("La partie commence.")


def test_an_open_table_is_arranged_without_loading_the_page_anew(server: Server, ada: Page, bo: Page) -> None:
    where = opened(ada, server)
    assert serious(ada, "open table") == []
    bo.goto(where)
    bo.evaluate("window.same = true")
    bo.locator(".take [name=name]").fill("Béa")
    bo.locator(".take [name=name]").press("Enter")
    expect(bo.locator("body")).not_to_have_class("opening")
    assert bo.evaluate("window.same")
    expect(bo.locator("#whose")).not_to_be_empty()


def test_what_is_typed_stays_when_somebody_else_moves(server: Server, ada: Page, bo: Page) -> None:
    where = opened(ada, server)
    bo.goto(where)
    bo.locator(".take [name=name]").fill("Bé")
    ada.locator(".more.owner-only summary").click()
    ada.locator("[name=access]").click()
    expect(bo.locator(".room-facts")).to_contain_text("Affichée dans le salon")
    expect(bo.locator(".take [name=name]")).to_have_value("Bé")
    expect(bo.locator(".take [name=name]")).to_be_focused()
    ada.locator("[formaction$='/close']").click()
    expect(bo.locator("#room h2")).to_have_text("Cette table est fermée")


def test_two_who_wait_are_brought_to_their_table(server: Server, ada: Page, bo: Page) -> None:
    for page, name in ((ada, "Ada"), (bo, "Béa")):
        page.goto(f"{server.url}/lobby?game=biomos")
        page.locator(".quick [name=name]").fill(name)
        follow(page, page.locator(".quick .start"))
    for page in (ada, bo):
        page.wait_for_url("**/table/*")
        page.wait_for_selector("#main[data-seq]", state="attached")
    assert ada.url == bo.url
