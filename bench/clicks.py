"""How many clicks a whole game takes a scripted person in a real browser, by default settings.

A server runs in a thread of this process, so the person knows the position. They want what the rules of thumb
want, point at it, press OK where it is asked, type words, and wait where the page goes on by itself. What it
does by itself costs no click. The page's main thread is measured too: its busy milliseconds from a click to
the next board.

Run it: ``python bench/clicks.py --games 3``, or both trees side by side with ``--peer ../old/src``.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from typing import Any

import uvicorn
from playwright.sync_api import CDPSession, Page, sync_playwright

from ludosphere.kit.presenter import presenter
from ludosphere.web.app import create_app

GAMES = ("biomos", "bioviva", "earth", "living_planet")
CHOSEN = """(ref) => {
  const things = [...document.querySelectorAll("[data-ref]")].filter((one) => one.dataset.ref === ref);
  return things.some((one) => one.ariaPressed === "true") || things.every((one) => one.hidden);
}"""
CONFIRM = "[data-do=confirm]:not([aria-disabled])"
PATIENCE = 20.0
"""So many seconds a page may take to show what happened."""


@contextlib.contextmanager
def serving() -> Iterator[tuple[Any, str]]:
    """The application, in a thread of its own, and its address."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        app = create_app(f"sqlite:///{folder}/tables.db", bot_delay=0.0)
        server = uvicorn.Server(uvicorn.Config(app, log_level="error", ws="websockets-sansio"))
        thread = threading.Thread(target=lambda: asyncio.run(server.serve([door])), daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.05)
        try:
            yield app, f"http://127.0.0.1:{door.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(10)


class Person:
    """Somebody who plays the first seat of a table by clicks and counts them."""

    def __init__(self, page: Page, devtools: CDPSession, table: Any) -> None:
        self.page = page
        self.table = table
        self.clicks = 0
        self.busy: list[float] = []
        self._devtools = devtools

    def play(self) -> None:
        """The whole game."""
        while not self.table.over:
            if self.table.header.held == 0:
                self._end_turn()
            elif 0 in self.table.to_move():
                self._choose()
            else:
                self._until(lambda: self.table.over or 0 in self.table.to_move())

    def _choose(self) -> None:
        """One decision, as the rules of thumb take it; or what the page does by itself meanwhile."""
        seq = self._drawn()
        if self._goes_by_itself(seq):
            return
        moves, position = len(self.table.moves), self.table.position
        if self.table.seq != seq or 0 not in position.to_move():
            return  # somebody else was quicker
        action = position.suggest(0)
        began = self._work()
        if self._fill(position):
            self._until(lambda: len(self.table.moves) > moves)
            self._drawn()
            self.busy.append(self._work() - began)
            return
        for ref in position.faces().path(position, 0, action):
            if len(self.table.moves) > moves:
                break
            if ref.startswith("word:"):
                self.page.locator("form[data-entry] [name=word]:visible").fill(ref.removeprefix("word:"))
                self._click("form[data-entry] button")
                self._settle(moves)
            elif not self._chosen(ref):
                self._click(f'[data-ref="{ref}"].can')
                self._settle(moves)
        if len(self.table.moves) == moves:
            self._click(CONFIRM)
        self._until(lambda: len(self.table.moves) > moves)
        self._drawn()
        self.busy.append(self._work() - began)

    def _fill(self, position: Any) -> bool:
        """Fills a basket with what the rules of thumb want, and plays it; False where there is none."""
        offer = getattr(presenter(position.game().name), "basket", None)  # older trees have none
        basket = offer(position, 0, (), "en") if offer else None
        if basket is None:
            return False
        refs, world, picks = {one.ref for one in basket.picks}, position.copy(), []
        while 0 in world.to_move():
            action = world.suggest(0)
            ref, *amount = world.faces().path(world, 0, action)
            if ref not in refs:
                break
            picks += [ref] * int(amount[0].partition(":")[2])
            world.play(0, action)
        for ref in picks:
            self._click(f'[data-ref="{ref}"]')
        self._click(CONFIRM if picks else f'[data-ref="{basket.nothing[0]}"].can')
        return True

    def _goes_by_itself(self, seq: int) -> bool:
        """Does the page go on without asking? Older ones never did."""
        usual = getattr(self.table, "usual", None)
        action = usual(0) if usual else None
        if action is None or action in self.table.confirmations(0):
            return False
        self._until(lambda: self.table.seq > seq)
        return True

    def _end_turn(self) -> None:
        seq = self._drawn()
        waits = not hasattr(self.table, "closing") or self.table.closing() is None
        if self.table.seq != seq:
            return  # the page has just ended it
        if waits:
            self._click("[data-do=end-turn]")
        self._until(lambda: self.table.seq > seq)

    def _chosen(self, ref: str) -> bool:
        """Is it chosen already, or hidden because the main button stands for it?"""
        return bool(self.page.evaluate(CHOSEN, ref))

    def _settle(self, moves: int) -> None:
        """After a click: either something is played, or more is to be pointed at."""
        self.page.wait_for_timeout(15)
        end = time.monotonic() + 0.15
        while len(self.table.moves) == moves and time.monotonic() < end:
            time.sleep(0.005)

    def _click(self, selector: str) -> None:
        self.page.locator(selector).locator("visible=true").first.click(timeout=1000 * PATIENCE)
        self.clicks += 1

    def _drawn(self) -> int:
        """The seq of the table, once the page shows it."""
        self._until(
            lambda: (
                self.page.evaluate("Number(document.getElementById('main').dataset.seq)") == self.table.seq
            )
        )
        while self.page.locator("dialog.moment[open] [data-go-on]").count():
            self._click("dialog.moment[open] [data-go-on]")
        return int(self.table.seq)

    def _until(self, reached: Any) -> None:
        end = time.monotonic() + PATIENCE
        while not reached():
            if time.monotonic() > end:
                raise TimeoutError(f"nothing happens at {self.page.url}")
            self.page.wait_for_timeout(10)

    def _work(self) -> float:
        """The milliseconds of work that the page's main thread has done."""
        metrics = self._devtools.send("Performance.getMetrics")["metrics"]
        return 1000 * next(one["value"] for one in metrics if one["name"] == "TaskDuration")


def measure(games: int, names: list[str]) -> dict[str, Any]:
    """By game: clicks in each whole game, actions, and busy milliseconds for a decision (median, worst)."""
    found: dict[str, Any] = {}
    with serving() as (app, address), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name in names:
            clicks, moves, busy = [], [], []
            for seed in range(1, games + 1):
                with contextlib.closing(
                    browser.new_context(viewport={"width": 1366, "height": 768})
                ) as context:
                    page = context.new_page()
                    table = opened(page, app, address, name, seed)
                    person = Person(page, page.context.new_cdp_session(page), table)
                    person._devtools.send("Performance.enable")
                    person.play()
                    clicks.append(person.clicks)
                    moves.append(sum(seat == 0 for seat, _ in table.moves))
                    busy += person.busy
            found[name] = {
                "clicks": clicks,
                "actions": moves,
                "busy_ms": round(statistics.median(busy), 1),
                "busy_max_ms": round(max(busy), 1),
            }
        browser.close()
    return found


def opened(page: Page, app: Any, address: str, name: str, seed: int) -> Any:
    """A new game against the easiest bot, as the home page starts it for somebody who changes nothing."""
    page.goto(f"{address}/?game={name}&lang=en")
    form = page.locator(f"form.new[data-game={name}]")
    sent = form.evaluate("(form) => Object.fromEntries(new FormData(form))")
    seats = {field: "closed" for field in sent if field.startswith("seat")}
    sent |= seats | {"seat1": "me", "seat2": "bot1", "seed": str(seed)}
    answer = page.request.post(f"{address}/tables", form=sent, max_redirects=0)
    if answer.status != 303:
        raise RuntimeError(f"no table: {answer.text()[:400]}")
    page.goto(address + answer.headers["location"])
    page.wait_for_selector("#main[data-seq]", state="attached")
    return app.state.tables.open(answer.headers["location"].rpartition("/")[2]).table


def main() -> None:
    """Prints a table, or the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--peer", help="the src folder of another tree, measured as well")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    names = chosen.game or list(GAMES)
    ours = measure(chosen.games, names)
    if chosen.json:
        print(json.dumps(ours))
        return
    theirs: dict[str, Any] = {}
    if chosen.peer:
        command = [sys.executable, __file__, "--json", "--games", str(chosen.games)]
        command += [part for name in names for part in ("--game", name)]
        environment = {**os.environ, "PYTHONPATH": chosen.peer}
        theirs = json.loads(subprocess.run(command, env=environment, check=True, capture_output=True).stdout)
    print("| game | tree | clicks (median) | of a person's actions | busy ms a decision | worst |")
    print("|---|---|---|---|---|---|")
    for name in names:
        for tree, found in (("before", theirs.get(name)), ("now", ours[name])):
            if found:
                middle = statistics.median(found["clicks"]), statistics.median(found["actions"])
                busy = f"{found['busy_ms']} | {found['busy_max_ms']}"
                print(f"| {name} | {tree} | {middle[0]:g} | {middle[1]:g} | {busy} |")


if __name__ == "__main__":
    main()
