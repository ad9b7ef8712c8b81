"""What browser tests share: a page whose scripts must not fail, tables, axe. (Their server: `servers`.)

Import it after `require_or_skip("browser")`. What a test here must never do is be quicker than the page:

- A click that leads to another page goes through `follow`, which waits for that page.
- Before it looks at a table or touches it, a test waits until it is `ready`: then nobody else is to move, and
  nothing on the page is replaced before the test itself moves. After its own move it waits until it `moved`.
- A script that is asked again and again (`wait_for_function`) bears with a page that has nothing in it yet.
  Playwright lets what such a script throws out into the page, where it counts as a mistake of the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import APIResponse, Browser, FilePayload, Locator, Page, expect

from ludosphere.core.contract import Position, View
from ludosphere.core.record import Move, Record
from ludosphere.core.registry import game as game_called
from servers import Server

expect.set_options(timeout=20_000)  # a machine that runs four Chromiums at once may take its time

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
CONFIRM = "[data-do=confirm]:not([aria-disabled])"
END_TURN = "[data-do=end-turn]"
READY = f"""() => document.body?.classList.contains('over')
  || document.querySelector('{END_TURN}')
  || (document.querySelector('[data-ref].can, {CONFIRM}') && !document.querySelector('#seats .seat.next'))"""
MINE = f"""() => document.body?.classList.contains('over')
  || (document.querySelector('#bar.mine') && document.querySelector('[data-ref].can, {CONFIRM}'))"""
CHOICE = "#main [data-ref].can:visible:not([aria-pressed=true])"
MOMENT = "dialog.moment[open] [data-go-on]"
MOVED = "(n) => Number(document.getElementById('main')?.dataset.seq) >= n"
FOCUSED = "(name) => document.activeElement?.dataset[name] ?? null"
WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
SETTLED = """() => Promise.allSettled(document.getAnimations()
  .filter((one) => one instanceof CSSTransition).map((one) => one.finished))"""
"""Waits until no colour is on its way to another."""
WITH_TEXTS = ("bioviva",)
"""Games whose texts are in the language of whoever fills in the form, unless they choose another."""
NAMES = ["Ada", "Benjamin", "Chloé", "Maximilienne", "Dimitri", "Eva"]
"""Who sits at the tables of records, in the order of the seats."""


@contextmanager
def opened_page(browser: Browser, width: int, height: int, **settings: Any) -> Iterator[Page]:
    """A page; whatever goes wrong in its scripts fails the test when the page is closed.

    Without a service worker, unless the settings ask for one: it would fetch all files for every page. They
    ask before each step, as most tests do: nothing happens by itself. See `prefer`.
    """
    usual = {"reduced_motion": "reduce", "service_workers": "block"}
    context = browser.new_context(viewport={"width": width, "height": height}, **usual | settings)
    wrong: list[str] = []
    try:
        asked = {"name": "ludosphere_preferences", "value": "each_step=1&confirm=0&introduce=0"}
        context.add_cookies([{**asked, "domain": "localhost", "path": "/"}])
        opened = context.new_page()
        opened.on("pageerror", lambda error: wrong.append(str(error)))
        opened.on(
            "console",
            lambda line: wrong.append(line.text) if "Content Security Policy" in line.text else None,
        )
        yield opened
    finally:
        context.close()
    assert wrong == []


def follow(page: Page, link: Locator) -> None:
    """Click what leads to another page, or to this one anew, and wait until that page is loaded."""
    with page.expect_navigation():
        link.click()


def prefer(page: Page, server: Server, lang: str, quick: bool = False) -> None:
    """From now on whoever is at the page reads this language.

    quick: all else is as for somebody new: a click does what it points at, turns wait to be confirmed.
    """
    asked = {"each_step": "0", "confirm": "1"} if quick else {}
    page.request.post(f"{server.url}/preferences", form={"lang": lang, **asked}, max_redirects=0)


# --- tables ----------------------------------------------------------------------------------------------
def new_table(
    page: Page,
    server: Server,
    seats: tuple[str, ...] = ("me",),
    lang: str = "en",
    seed: int = 1,
    *,
    game: str,
    quick: bool = False,
    **options: str | bool,
) -> None:
    """Start a game by what the form of the home page sends, and go to its table; a bool is a box to tick.

    Without that page, which takes longer than most of what a test looks at; `fill_in` is for people.
    """
    sent: dict[str, str | float | bool] = {f"seat{number}": kind for number, kind in enumerate(seats, 1)}
    sent |= {"game": game, "seed": str(seed)} | ({"lang": lang} if game in WITH_TEXTS else {})
    sent |= {name: "1" if value is True else value for name, value in options.items() if value is not False}
    prefer(page, server, lang, quick)
    go(page, server, page.request.post(f"{server.url}/tables", form=sent, max_redirects=0))


def fill_in(
    page: Page,
    server: Server,
    seats: tuple[str, ...] = ("me",),
    lang: str = "en",
    seed: int = 1,
    *,
    game: str,
    quick: bool = False,
    **options: str | bool,
) -> None:
    """Fill in the form of the home page and start the game; a bool is a box to tick."""
    prefer(page, server, lang, quick)
    page.goto(f"{server.url}/?game={game}")
    form = page.locator(f"form.new[data-game={game}]")
    form.locator(".more > summary").click()
    for name, value in options.items():
        field = form.locator(f"[name={name}]")
        if isinstance(value, bool):
            form.locator(f"input[type=checkbox][name={name}]").set_checked(value)
        elif field.first.evaluate("(field) => field.tagName") == "SELECT":
            field.first.select_option(value)
        else:
            form.locator(f"input[name={name}][value={value}]").check(force=True)
    for number, place in enumerate(form.locator("select[name^=seat]").all()):
        place.select_option(seats[number] if number < len(seats) else "closed")
    form.locator("input[name=seed]").fill(str(seed))
    follow(page, form.locator(".start"))
    ready(page)


def go(page: Page, server: Server, answer: APIResponse) -> None:
    """Go to the table that was just opened."""
    assert answer.status == 303, answer.text()
    page.goto(server.url + answer.headers["location"])
    ready(page)


def played(
    game: str, folder: Path, options: dict[str, Any], enough: Callable[[View], bool], seats: str = "human"
) -> Path:
    """The record of a game played by the rules of thumb until there is enough of it."""
    return played_until(game, folder, options, lambda position: enough(position.view(0)), seats)


def played_until(
    game: str, folder: Path, options: dict[str, Any], enough: Callable[[Position], bool], seats: str = "human"
) -> Path:
    """See `played`; the position tells when it is enough."""
    title = game_called(game)
    position, moves = title.new(options, 1), []
    while not enough(position):
        actor = position.to_move()[0]
        action = position.suggest(actor)
        moves.append(Move(actor, position.notation(actor, action)))
        position.play(actor, action)
    names = NAMES[: len(seats.split())]
    extra = {"Players": seats}
    record = Record(game, position.options(), 1, moves, title.rules_version, names=names, extra=extra)
    path = folder / "played.ludo"
    path.write_text(record.dumps(), encoding="utf-8")
    return path


def upload(page: Page, server: Server, record: Path, lang: str = "en", quick: bool = False) -> None:
    """Send a record as the form of the home page does, and go to its table."""
    sent: FilePayload = {"name": record.name, "mimeType": "text/plain", "buffer": record.read_bytes()}
    prefer(page, server, lang, quick)
    go(page, server, page.request.post(f"{server.url}/records", multipart={"record": sent}, max_redirects=0))


def choose_file(page: Page, server: Server, record: Path, lang: str = "en", quick: bool = False) -> None:
    """Open the table of a record by the form of the home page."""
    prefer(page, server, lang, quick)
    page.goto(server.url)
    page.locator(".upload summary").click()
    page.locator("#record").set_input_files(record)
    follow(page, page.locator(".upload button"))
    ready(page)


def ready(page: Page) -> None:
    """Wait until there is something to do and nobody else is to move, or the game is over."""
    page.wait_for_selector("#main[data-seq]", state="attached")
    page.wait_for_function(READY)
    while page.locator(MOMENT).count():  # a card of Bioviva has been read
        page.locator(MOMENT).click()


def over(page: Page) -> bool:
    """Is the game on this page over?"""
    return page.locator("body.over").count() > 0


def seq(page: Page) -> int:
    """The number of the state that the page shows."""
    return int(page.locator("#main[data-seq]").get_attribute("data-seq") or 0)


def moved(page: Page, before: int, by: int = 1) -> None:
    """Wait for the state after so many actions."""
    page.wait_for_function(MOVED, arg=before + by)


def click_path(page: Page, path: Iterable[str]) -> None:
    """An action by mouse: point at each of its refs, unless it is chosen already, and confirm."""
    before = seq(page)
    for ref in path:
        thing = page.locator(f'[data-ref="{ref}"]:visible').first
        if thing.get_attribute("aria-pressed") is None:
            thing.click()
    page.locator(CONFIRM).click()
    moved(page, before)


def play_any(page: Page) -> None:
    """An action: whatever can be chosen first."""
    before = seq(page)
    while not page.locator(CONFIRM).count():
        page.locator(CHOICE).first.dispatch_event("click")
    page.locator(CONFIRM).dispatch_event("click")
    moved(page, before)


def play_turn(page: Page) -> None:
    """A whole turn, until it is for somebody else."""
    page.wait_for_function(MINE)
    while not over(page) and page.locator("#bar.mine").count():
        play_any(page)


def move_by_keys(page: Page, rng: Random) -> None:
    """A few arrows and Enter, until something is chosen in full and confirmed; a step back if nothing is."""
    before = seq(page)
    for _ in range(4):
        if page.locator(CONFIRM).count():
            break
        for _ in range(rng.randrange(3)):
            page.keyboard.press(rng.choice(("ArrowRight", "ArrowLeft", "ArrowDown")))
        page.keyboard.press("Enter")
    if page.locator(CONFIRM).count():
        page.locator(CONFIRM).press("Enter")
        moved(page, before)
    else:
        page.keyboard.press("Escape")


def press_until(page: Page, key: str, name: str, value: str, most: int = 60) -> None:
    """Press a key until the focus is on what has this in its `data-<name>`."""
    for _ in range(most):
        if page.evaluate(FOCUSED, name) == value:
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never leads to {name}={value}")


def press_path(page: Page, path: Iterable[str]) -> None:
    """Play an action by keys: what is to be pointed at, one after the other, then once more."""
    before = seq(page)
    for ref in path:
        page.wait_for_selector(f'[data-ref="{ref}"].can, [data-ref="{ref}"][aria-pressed]')
        if page.locator(f'[data-ref="{ref}"][aria-pressed]').count():
            continue  # the only thing there is to take is taken already
        press_until(page, "ArrowRight", "ref", ref)
        page.keyboard.press("Enter")
    page.wait_for_selector(CONFIRM)
    page.keyboard.press("Enter")  # once more on what is chosen: it is done
    moved(page, before)


def serious(page: Page, where: str) -> list[str]:
    """What axe-core holds against the page, of the impacts serious and critical."""
    options = {"rules": {"target-size": {"enabled": True}}, "resultTypes": ["violations"]}
    page.evaluate(SETTLED)
    violations = Axe().run(page, options=options).response["violations"]
    return [
        f"{where}: {violation['id']}: {violation['nodes'][0]['html'][:160]}"
        for violation in violations
        if violation["impact"] in ("serious", "critical")
    ]
