"""Two people at two screens: their time runs out, one leaves; and what each of them reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Page, expect

from browsers import WIDE, follow, play_turn, serious
from servers import Server

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where a quick match gives eight seconds."""
    folder: Path = tmp_path_factory.mktemp("time")
    running = Server(folder, ("brisk",))
    yield running
    running.kill()


def matched(server: Server, ada: Page, bo: Page, game: str) -> None:
    """Both look for a quick match and are at its table."""
    for page, name in ((ada, "Ada"), (bo, "Béa")):
        page.goto(f"{server.url}/lobby?game={game}")
        page.locator(".quick [name=name]").fill(name)
        follow(page, page.locator(".quick .start"))
    for page in (ada, bo):
        page.wait_for_url("**/table/*")
        page.wait_for_selector("#main[data-seq]", state="attached")


def test_two_who_do_nothing_have_played_no_game(server: Server, ada: Page, bo: Page) -> None:
    matched(server, ada, bo, "living_planet")
    notes = ada.locator("#pace li:visible small")
    expect(notes.first).to_have_text("everyone at once · at zero the game is lost")
    expect(bo.locator("#pace li:visible small").first).to_contain_text("à zéro, la partie est perdue")
    for page in (ada, bo):
        page.wait_for_selector("body.over", timeout=60_000)
    expect(ada.locator("#result-title")).to_have_text("Called off.")
    expect(bo.locator("#result-title")).to_have_text("Partie annulée.")
    expect(ada.locator("#sheet .hero")).to_contain_text("made no move: this game doesn’t count.")
    expect(ada.locator("#log")).to_contain_text("You ran out of time. The game is called off.")
    expect(bo.locator("#bar .say")).to_contain_text("cette partie ne compte pas.")
    for page in (ada, bo):
        assert not page.evaluate(WIDE)
        assert serious(page, "called off") == []
        page.goto(f"{server.url}/ratings/living_planet?lang=en")
        expect(page.locator("main")).to_contain_text("Nobody has finished a rated game of this kind yet.")


def test_who_leaves_is_asked_first_and_the_other_has_won(server: Server, ada: Page, bo: Page) -> None:
    ada.goto(f"{server.url}/?game=biomos")
    form = ada.locator("form.new[data-game=biomos]")
    form.locator("[name=name1]").fill("Ada")
    form.locator("[name=seat2]").select_option("open")
    form.locator("[name=tempo]").select_option("slow")
    form.locator("[name=absent]").select_option("lose")
    form.locator("[name=rated]").check()
    follow(ada, form.locator(".start"))
    expect(ada.locator(".who summary span")).to_have_text("Ada")
    bo.goto(ada.url)
    expect(bo.locator(".room-facts .danger")).to_be_visible()  # the terms come before the seat
    place = bo.locator(".room-facts").bounding_box()
    sit = bo.locator(".take .start").bounding_box()
    assert place is not None
    assert sit is not None
    assert place["y"] + place["height"] <= sit["y"]
    assert not bo.evaluate(WIDE)
    assert serious(bo, "terms on a phone") == []
    bo.locator(".take [name=name]").fill("Béa")
    bo.locator(".take .start").click()
    expect(bo.locator("body")).not_to_have_class("opening")
    expect(bo.locator(".who-name b")).to_have_text("Béa")
    expect(bo.locator(".who summary")).to_have_attribute("aria-label", re.compile("^Vous êtes Béa,"))
    for page in (ada, bo):
        play_turn(page)
    ada.locator("[data-do=settings]").click()
    ada.locator("#drawer .leave-ask summary").click()
    expect(ada.locator("#drawer .leave-ask .warn")).to_contain_text("you lose, and the game ends")
    expect(ada.locator("#drawer .leave-ask .warn")).to_contain_text("rating points")
    expect(ada.locator("body")).not_to_have_class("game over")
    ada.locator("#drawer .leave-ask button").click()
    for page in (ada, bo):
        page.wait_for_selector("body.over", timeout=30_000)
    expect(ada.locator("#result-title")).to_have_text("Béa wins.")
    expect(ada.locator("#bar .say")).to_contain_text("You left and lost.")
    expect(bo.locator("#result-title")).to_have_text("Vous gagnez.")
    expect(bo.locator("#sheet .hero")).to_contain_text("Ada perd par abandon.")
    bo.goto(f"{server.url}/ratings/biomos?lang=en")
    expect(bo.locator("main")).to_contain_text("Béa")


def test_an_invitation_that_fails_says_so_beside_its_field(server: Server, ada: Page) -> None:
    ada.goto(f"{server.url}/?game=biomos")
    form = ada.locator("form.new[data-game=biomos]")
    form.locator("[name=name1]").fill("Ada")
    form.locator("[name=seat2]").select_option("open")
    follow(ada, form.locator(".start"))
    ada.wait_for_selector("#main[data-seq]", state="attached")  # without its scripts the form leads elsewhere
    ada.locator("#login").fill("nobody-here")
    ada.locator("#login").press("Enter")
    refusal = ada.locator("form.invite [data-refused]")
    expect(refusal).to_be_visible()
    expect(refusal).to_contain_text("nobody-here")
    expect(ada.locator("#room [data-refused]")).to_be_hidden()
    expect(ada.locator("form.invite [data-said]")).to_be_empty()
    field, said = ada.locator("#login").bounding_box(), refusal.bounding_box()
    assert field is not None
    assert said is not None
    assert 0 <= said["y"] - field["y"] - field["height"] < 40
