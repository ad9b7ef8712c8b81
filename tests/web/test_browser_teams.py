"""Teams of Earth on the page: who is with whom, and what they have together, without scrolling."""

from __future__ import annotations

from pathlib import Path

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Browser, expect

from browsers import WIDE, opened_page, played, serious, upload
from servers import Server

pytestmark = pytest.mark.browser

TEAMS = {"seats": 4, "teams": "on"}
SEATS = "human random random random"
IN_VIEW = """() => [...document.querySelectorAll('.team-of :is(.team-head, .seat)')]
  .map((one) => one.getBoundingClientRect())
  .every((box) => box.width > 60 && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth)"""
POINTS = "(seats) => seats.map((one) => Number(one.querySelector('.sum').textContent))"


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (360, 800)])
def test_partners_stand_together_with_their_points(
    browser: Browser, server: Server, tmp_path: Path, width: int, height: int
) -> None:
    record = played("earth", tmp_path, TEAMS, lambda view: view["turn"] > 6, SEATS)
    with opened_page(browser, width, height) as page:
        upload(page, server, record)
        expect(page.locator(".where")).to_contain_text("Two against two")
        ours, theirs = page.locator(".team-of").all()
        assert [name.inner_text() for name in ours.locator(".seat .who b").all()] == ["Chloé"]
        assert [name.inner_text() for name in theirs.locator(".seat .who b").all()] == [
            "Benjamin",
            "Maximilienne",
        ]
        expect(ours.locator(".team-head span")).to_have_text("Your team")
        expect(ours.locator(".partner")).to_have_text("your partner")
        expect(theirs.locator(".partner")).to_have_count(0)
        assert page.evaluate(IN_VIEW)
        assert not page.evaluate(WIDE)
        others = theirs.locator(".seat").evaluate_all(POINTS)
        assert int(theirs.locator(".team-head b").inner_text()) == sum(others)
        page.locator(".top [data-do=sheet]").click()
        said = page.locator("#drawer .pod.teams .pl .nm").all_inner_texts()
        assert sorted(said) == ["The team of Ada and Chloé", "The team of Benjamin and Maximilienne"]
        shown = {int(one.inner_text()) for one in page.locator("#drawer .of-teams .v").all()}
        assert sum(others) in shown


def test_the_result_is_the_teams(browser: Browser, server: Server, tmp_path: Path) -> None:
    record = played("earth", tmp_path, TEAMS, lambda view: view["phase"] == "over", SEATS)
    with opened_page(browser, 1440, 900) as page:
        upload(page, server, record)
        own, other = (int(one.inner_text()) for one in page.locator("#sheet .of-teams .v").all())
        title = f"Your team wins by {own - other} points."
        if own < other:
            title = f"The team of Benjamin and Maximilienne wins by {other - own} points."
        expect(page.locator("#result-title")).to_have_text(title)
        expect(page.locator("#bar .say")).to_have_text(title.partition(" by ")[0] + ".")
        expect(page.locator("#sheet .pl.win .nm")).to_have_text(
            "Your team" if own > other else "The team of Benjamin and Maximilienne"
        )
        assert serious(page, "the result of teams") == []
