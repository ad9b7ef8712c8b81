"""The page as a program of its own: manifest, service worker, the page for when there is no network.

What the worker may keep is decided in `worker/sw.js`; whose pages they are it learns from the header
`ludosphere-visitor`, which every page carries: a mark that tells nothing but whether it is the same person.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..core.i18n import LANGUAGES, source
from .pages import page, static_url, words
from .visitor import Visitor, visitor

DAY: Final = "#f9fbf7"
NIGHT: Final = "#121f33"
"""The colours around a page: `--sheet` of tokens.css by day and by night."""
PAPER: Final = "#e6ece8"
"""What shows while the program starts: `--paper` by day."""
VISITOR: Final = "ludosphere-visitor"
_NEVER_KEPT: Final = (".txt", ".png")
"""Licences, and icons that only the system shows."""


async def show_manifest(request: Request) -> Response:
    """GET /manifest.webmanifest, with ?lang= in another language than the visitor's."""
    lang = visitor(request).lang
    return JSONResponse(
        manifest(lang),
        media_type="application/manifest+json",
        headers={"cache-control": "no-cache", "content-language": lang},
    )


def manifest(lang: str) -> dict[str, Any]:
    """What an installed program is called and looks like."""
    say = words(lang)
    return {
        "id": "/",
        "name": "Ludosphere",
        "short_name": "Ludosphere",
        "description": say("home-lead"),
        "lang": lang,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": DAY,
        "categories": ["games"],
        "icons": [
            {"src": static_url("logo.svg"), "type": "image/svg+xml", "sizes": "any", "purpose": "any"},
            *(
                {
                    "src": static_url(f"icons/{purpose}-{size}.png"),
                    "type": "image/png",
                    "sizes": f"{size}x{size}",
                    "purpose": purpose,
                }
                for purpose in ("any", "maskable")
                for size in (192, 512)
            ),
        ],
    }


async def show_worker(request: Request) -> Response:
    """GET /sw.js: at the root, for what a worker may serve begins where it lies itself."""
    return Response(
        worker(),
        media_type="text/javascript",
        headers={"cache-control": "no-cache", "service-worker-allowed": "/"},
    )


@cache
def worker() -> str:
    """The service worker. Any change of a file, a template or a text makes it another one."""
    files = [static_url(name) for name in _static("") if not name.endswith(_NEVER_KEPT)]
    offline = {lang: f"/offline?lang={lang}" for lang in LANGUAGES}
    made = {"VERSION": version(), "FILES": sorted(files), "OFFLINE": offline}
    script = resources.files("ludosphere.web").joinpath("worker", "sw.js").read_text("utf-8")
    return "".join(f"const {name} = {json.dumps(value)};\n" for name, value in made.items()) + script


@cache
def version() -> str:
    """A mark of everything that pages are made of."""
    found = hashlib.sha256()
    for lang in LANGUAGES:
        found.update((source("ludosphere.web", f"text/{lang}.ftl") or "").encode() + b"\0")
    for folder in ("static", "templates", "worker"):
        root = resources.files("ludosphere.web").joinpath(folder)
        for name in sorted(_files(root, "")):
            found.update(f"{folder}/{name}\0".encode() + root.joinpath(name).read_bytes() + b"\0")
    return found.hexdigest()[:16]


def _static(folder: str) -> list[str]:
    """The names of all static files, with their folders."""
    return _files(resources.files("ludosphere.web").joinpath("static"), folder)


def _files(root: Traversable, folder: str) -> list[str]:
    names = []
    for entry in (root.joinpath(folder) if folder else root).iterdir():
        name = f"{folder}/{entry.name}" if folder else entry.name
        names += _files(root, name) if entry.is_dir() else [name]
    return names


async def show_offline(request: Request) -> Response:
    """GET /offline: what the worker shows instead of a page that can't be had."""
    return page(request, "offline.html")


class Whose:
    """ASGI middleware: every page says by a mark whose it is, so that nobody else's is ever kept."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Adds the header to pages that were made for a visitor."""

        async def sending(message: Message) -> None:
            who = scope.get("visitor")
            if message["type"] == "http.response.start" and who is not None:
                headers = MutableHeaders(scope=message)
                if headers.get("content-type", "").startswith("text/html"):
                    headers[VISITOR] = mark(who)
            await send(message)

        await self._app(scope, receive, sending if scope["type"] == "http" else send)


def mark(who: Visitor) -> str:
    """The same for the same person, and no way back to who it is."""
    return hashlib.sha256(f"pages of {who.id}".encode()).hexdigest()[:16]
