"""Pictures and films of the pages for the documentation, taken from games that are played for it.

The person of `bench/clicks.py` plays, so every picture shows what its clicks lead to. Needs Chromium,
playwright and Pillow (`pip install -e .[dev]`). Run it: ``python scripts/tour.py``; it writes
docs/images/tour.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "bench"))

import clicks  # noqa: E402

FOLDER = ROOT / "docs" / "images" / "tour"
DESKTOP, PHONE = (1440, 900), (390, 844)
TABLES = {"biomos": 12, "bioviva": 24, "earth": 90, "living_planet": 60}
"""After how many moves a table is shown, by game."""
FILM = (1280, 800)
FRAME = (768, 480)
STILL = 1100
"""Milliseconds that a picture of a film stands."""


class Watched(clicks.Person):
    """Somebody whose every click is followed by a picture."""

    frames: list[Image.Image]

    def _click(self, selector: str) -> None:
        super()._click(selector)
        self.page.wait_for_timeout(700)  # what moves has arrived
        self.frames.append(seen(self.page))


def main() -> None:
    """Takes them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with clicks.serving() as (app, address), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, moves in TABLES.items():
            table_of(browser, app, address, name, moves)
        pages(browser, app, address)
        browser.close()


def opened(browser: Browser, size: tuple[int, int], scheme: str) -> Page:
    """A page of a window of its own."""
    viewport = {"width": size[0], "height": size[1]}
    return browser.new_context(viewport=viewport, color_scheme=scheme).new_page()  # type: ignore[arg-type]


def table_of(browser: Browser, app: Any, address: str, name: str, moves: int) -> None:
    """The table of a game on a desktop and on a phone, and a film of what comes next."""
    page = opened(browser, DESKTOP, "light")
    table = clicks.opened(page, app, address, name, 1)
    person = Watched(page, page.context.new_cdp_session(page), table)
    person.frames = []
    person._devtools.send("Performance.enable")
    play(person, lambda: len(table.moves) >= moves)
    page.wait_for_timeout(900)
    save(page, f"{name}.webp")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.emulate_media(color_scheme="dark")
    page.wait_for_timeout(400)
    save(page, f"{name}-phone.webp")
    page.set_viewport_size({"width": FILM[0], "height": FILM[1]})
    page.emulate_media(color_scheme="light")
    page.wait_for_timeout(400)
    person.frames = [seen(page)]
    turn = len(table.moves)
    play(person, lambda: len(table.moves) > turn and len(person.frames) > 5)
    frames = [frame.resize(FRAME) for frame in person.frames]
    first, *others = frames
    first.save(
        FOLDER / f"{name}-turn.webp",
        save_all=True,
        append_images=others,
        duration=STILL,
        loop=0,
        quality=60,
        method=6,
    )
    page.context.close()


def pages(browser: Browser, app: Any, address: str) -> None:
    """Home, a finished game and its analysis."""
    page = opened(browser, DESKTOP, "light")
    table = clicks.opened(page, app, address, "biomos", 2)
    person = clicks.Person(page, page.context.new_cdp_session(page), table)
    person._devtools.send("Performance.enable")
    person.play()
    page.wait_for_timeout(900)
    save(page, "over.webp")
    page.emulate_media(color_scheme="dark")
    page.goto(page.url.partition("?")[0] + "/analysis")
    page.locator("#keys a").first.wait_for(timeout=60_000)
    page.locator("#counts:not([hidden])").wait_for(timeout=60_000, state="attached")
    page.locator("#keys a").first.click()
    page.wait_for_timeout(900)
    save(page, "analysis.webp")
    page.goto(address)
    save(page, "home.webp")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    save(page, "home-phone.webp")
    page.context.close()


def play(person: clicks.Person, enough: Any) -> None:
    """Until there is enough of it, and it is one's turn again."""
    table = person.table
    while not table.over and not (enough() and 0 in table.to_move() and table.header.held is None):
        if table.header.held == 0:
            person._end_turn()
        elif 0 in table.to_move():
            person._choose()
        else:
            person._until(lambda: table.over or 0 in table.to_move())


def seen(page: Page) -> Image.Image:
    """What the window shows."""
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def save(page: Page, name: str) -> None:
    """A picture of the page in the documentation."""
    seen(page).save(FOLDER / name, quality=72, method=6)


if __name__ == "__main__":
    main()
