"""A third language with a tenth of the messages, in a folder of its own, and a look at everything in it.

Languages are discovered when Ludosphere is loaded. A test starts this as a script, LUDOSPHERE_LANGUAGES
being that folder; it does one part of the look: `messages`, `pages`, `terminal` or `games`.
"""

from __future__ import annotations

import asyncio
import re
import sys
from html import unescape
from pathlib import Path
from tempfile import TemporaryDirectory

from fluent.syntax import FluentParser, FluentSerializer, ast
from starlette.testclient import TestClient

import terminal_pilot
from kit import playout
from ludosphere.cli.words import packages
from ludosphere.core.i18n import ENGLISH, HOME, LANGUAGES
from ludosphere.core.registry import game, part, registered_games
from ludosphere.core.text import texts
from ludosphere.kit.presenter import presenter
from ludosphere.web.app import create_app
from ludosphere.web.lessons import lessons

LANG = "qq"
MARK = "¤"
"""What a translated message begins with."""
STEPS = 80


def english(package: str) -> dict[str, ast.Message]:
    """The messages of a package by key."""
    path = HOME.joinpath(*package.split(".")[1:], "text", f"{ENGLISH}.ftl")
    body = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def translated(package: str) -> list[str]:
    """The keys of every tenth message."""
    return list(english(package))[::10]


def write(root: Path) -> None:
    """The files of the language."""
    for package in packages():
        messages, place = english(package), root.joinpath(*package.split(".")[1:], "text")
        place.mkdir(parents=True)
        for key in translated(package):
            pattern = messages[key].value
            assert pattern is not None
            pattern.elements.insert(0, ast.TextElement(MARK))
        body = ast.Resource([messages[key] for key in translated(package)])
        place.joinpath(f"{LANG}.ftl").write_text(FluentSerializer().serialize(body), encoding="utf-8")


def look_at_messages() -> None:
    """What is translated is said so, all else as in English."""
    assert LANGUAGES == ("en", "fr", LANG)
    for package in packages():
        say, other = texts(package, LANG), texts(package, ENGLISH)
        for number, key in enumerate(english(package)):
            try:
                said = other(key)
            except KeyError:  # an argument is missing
                assert key in say
                continue
            assert say(key) == (MARK + said if number % 10 == 0 else said), (package, key)


def look_at_pages() -> None:
    """All kinds of pages, for who asks for the language by a header and for who chose it."""
    with TemporaryDirectory() as folder:
        app = create_app(f"sqlite:///{folder}/tables.db", bot_delay=0)
        here = ("127.0.0.1", 50000)
        asks = {"accept-language": f"{LANG}, en;q=0.5"}
        with TestClient(app, headers=asks, client=here) as client:
            home = _page(client, "/")
            assert f'value="{ENGLISH}"' in home
            assert MARK in home
            plain = texts("ludosphere.web", ENGLISH)
            keys = [key for number, key in enumerate(english("ludosphere.web")) if number % 10]
            assert sum(f">{plain(key)}<" in home for key in keys if _bare(plain, key)) > 5
            for path in ("/lobby", "/profile", "/score/earth", "/offline", "/puzzles", "/match?game=bioviva"):
                _page(client, path)
            for name in registered_games():
                for path in (f"/guide/{name}", f"/atlas/{name}", f"/learn/{name}"):
                    _page(client, path)
                for lesson in lessons(name):
                    _page(client, f"/learn/{name}/{lesson.id}")
                cards = [f"/card/{name}/{card}" for card in presenter(name).cards(None)[:5]]
                pictures = part(name, "guide").guide_pictures()  # type: ignore[union-attr]
                drawn = [f"/guide/{name}/picture/{one}.{LANG}.svg" for one in pictures]
                assert {client.get(path).status_code for path in cards + drawn} == {200}
                form = {"game": name, "seat1": "me", "seat2": "bot1", "name1": "Ada", "seed": "3"}
                table = client.post("/tables", data=form, follow_redirects=False).headers["location"]
                assert MARK in _page(client, table)
                with client.websocket_connect(f"{table}/ws?lang={LANG}") as socket:
                    assert socket.receive_json()["type"] in ("state", "hello", "chat", "watching")
            assert "[Earth score sheet]" in client.post("/score/earth", data={"do": "example"}).text
        with TestClient(app, headers={"accept-language": "fr"}, client=here) as client:
            assert f'value="{LANG}"' in client.get("/").text
            client.post("/preferences", data={"lang": LANG})
            _page(client, "/lobby")


def _bare(say: object, key: str) -> bool:
    try:
        return bool(say(key))  # type: ignore[operator]
    except KeyError:
        return False


def _page(client: TestClient, path: str) -> str:
    answer = client.get(path)
    assert answer.status_code == 200, (path, answer.status_code)
    assert f'<html lang="{LANG}"' in answer.text, path
    return unescape(answer.text)


def look_at_terminal() -> None:
    """The table of every game."""

    async def play() -> None:
        for name in registered_games():
            async with terminal_pilot.opened(name, "me bot1", LANG, 3, (100, 40)) as pilot:
                screen = terminal_pilot.seen(pilot)
                assert re.search(r"\w{4}", screen), name
                await pilot.press("question_mark")
                await pilot.pause()
                assert MARK in screen + terminal_pilot.seen(pilot), name

    asyncio.run(play())


def look_at_games() -> None:
    """All that is said and drawn in a game of each kind."""
    for name in registered_games():
        faces, shown, said = game(name).faces, presenter(name), ""
        for number, (position, seat, action) in enumerate(playout(name, {}, 1)):
            if number == STEPS:
                break
            said += position.sentence(seat, action, LANG) + faces.task(position, seat, LANG)
            view = position.view(seat)
            names = [f"Player {one}" for one in range(game(name).seats({}))]
            if number % 8 == 0:
                said += faces.ascii(view, LANG) + faces.svg(view, LANG)
                said += "".join(shown.panels(view, seat, names, LANG).values())
                said += shown.outline(view, seat, names, LANG) if shown.outline else ""
            after = position.copy()
            after.events = []
            after.play(seat, action)
            said += "".join(faces.told(event, names, seat, LANG) for event in after.events)
        assert MARK in said, name


if __name__ == "__main__":
    globals()[f"look_at_{sys.argv[1]}"]()
