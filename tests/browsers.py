"""What browser tests share: a server that can be killed, a page whose scripts must not fail, axe-core.

Import it after `require_or_skip("browser")`.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
READY = """() => document.querySelector('[data-ref].can, [data-do=confirm]:not([aria-disabled])')
  || document.body.classList.contains('over')"""
WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
SERVER = """
import sys, uvicorn
from ludosphere.web.app import create_app
app = create_app(sys.argv[1], bot_delay=0.0)
uvicorn.run(app, port=int(sys.argv[2]), log_level="warning", ws="websockets-sansio")
"""


class Server:
    """The application in a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self._database = f"sqlite:///{folder}/tables.db"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self.url = f"http://localhost:{self._port}"
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-c", SERVER, self._database, str(self._port)]
        self._process = subprocess.Popen(command, env=dict(os.environ))
        for _ in range(400):
            try:
                with urllib.request.urlopen(f"{self.url}/health"):
                    return
            except OSError:
                assert self._process.poll() is None, "the server ended by itself"
                time.sleep(0.1)
        raise AssertionError("the server did not answer within 40 seconds")

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()


def opened_page(browser: Browser, width: int, height: int, **settings: Any) -> Iterator[Page]:
    """A page; whatever goes wrong in its scripts fails the test when the page is closed."""
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", **settings
    )
    opened = context.new_page()
    wrong: list[str] = []
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    opened.on(
        "console", lambda line: wrong.append(line.text) if "Content Security Policy" in line.text else None
    )
    yield opened
    context.close()
    assert wrong == []


def ready(page: Page) -> None:
    """Wait until there is something to do, or the game is over."""
    page.wait_for_selector("#main[data-seq]", state="attached")
    page.wait_for_function(READY)


def over(page: Page) -> bool:
    """Is the game on this page over?"""
    return bool(page.evaluate("document.body.classList.contains('over')"))


def seq(page: Page) -> int:
    """The number of the state that the page shows."""
    return int(page.evaluate("Number(document.getElementById('main').dataset.seq)"))


def serious(page: Page, where: str) -> list[str]:
    """What axe-core holds against the page, of the impacts serious and critical."""
    violations = Axe().run(page, options={"rules": {"target-size": {"enabled": True}}}).response["violations"]
    return [
        f"{where}: {violation['id']}: {violation['nodes'][0]['html'][:160]}"
        for violation in violations
        if violation["impact"] in ("serious", "critical")
    ]
