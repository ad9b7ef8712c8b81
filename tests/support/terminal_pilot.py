"""Driving the terminal table in tests: a game opened under Textual's pilot, and what is on its screen."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from html import unescape
from typing import Any

from rich.style import Style
from rich.text import Text
from textual.pilot import Pilot

from ludosphere.core.contract import Position
from ludosphere.kit.palette import DAY, NIGHT, Palette
from ludosphere.kit.scene import Scene
from ludosphere.terminal.app import prepared
from ludosphere.terminal.pointing import RESERVED, Pointing
from ludosphere.terminal.session import Session
from ludosphere.terminal.table import Table
from ludosphere.terminal.walk import Walk, keys


def stand_at(session: Session, position: Position) -> None:
    """The game begins anew, at another position."""
    table = session.table
    table._beginning, table._steps = position, []
    for past in (table.moves, session.record.moves, session.log, session._before):
        past.clear()


@asynccontextmanager
async def opened(
    game: str, seats: str, lang: str, seed: int, size: tuple[int, int] = (80, 24), **options: str
) -> AsyncIterator[Pilot[int]]:
    """The app with a new game."""
    app = prepared(game, seats.split(), options, seed, lang)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


def pointing_at(
    game: str, position: Position, actor: int, options: dict[str, Any], lang: str = "en"
) -> Pointing:
    """What a seat can choose at a position, with all seats at this screen."""
    session = Session.new(game, ["me"] * len(position.view(None)["players"]), options, 3, lang)
    stand_at(session, position)
    pointing = Pointing(session)
    pointing.seat, pointing.walk = actor, Walk(position.paths(actor))
    return pointing


def follow_paths(pointing: Pointing) -> None:
    """Chooses each legal action by pointing along its path; no key ever stands for two things."""
    for path, action in pointing.session.position.paths(pointing.seat).items():
        pointing.walk.chosen = ()
        for ref in path:
            keyed = [key for key in pointing.keys().values() if key]
            assert len(set(keyed)) == len(keyed)
            assert not set(keyed) & set(RESERVED)
            if pointing.walk.action() != action and ref in pointing.refs():
                assert pointing.point(ref)
        assert pointing.walk.action() == action


def explain_all(pointing: Pointing) -> bool:
    """Asks about all that can't be chosen: each has a name and a reason. False: nothing is."""
    position, actor, lang = pointing.session.position, pointing.seat, pointing.session.lang
    unknown = position.faces().ref(position, actor, "rubbish", lang)
    puzzled = position.faces().worded(position, position.why_not(actor, ("rubbish",)), lang)
    if not pointing.ask():
        return False
    refs = pointing.refs()
    assert not {path[0] for path in position.paths(actor)} & set(refs)
    for ref, label in zip(refs, pointing.labels(refs), strict=True):
        assert label not in ("", unknown), ref
        assert pointing.refusal(ref) not in ("", None, puzzled), ref
    return True


def pointed(text: Text) -> set[str]:
    """The refs one can click on."""
    styles = [span.style for span in text.spans]
    return {style.meta["ref"] for style in styles if not isinstance(style, str) and "ref" in style.meta}


def table(pilot: Pilot[int]) -> Table:
    """The table, be it under a page."""
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, Table))


def seen(pilot: Pilot[int]) -> str:
    """What is on the screen, line by line, as a person would copy it."""
    svg = pilot.app.export_screenshot()
    lines = [""] * pilot.app.size.height
    for x, y, text in re.findall(r'<text class="[^"]*" x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>', svg):
        row = round((float(y) - 18.5) / 24.4)  # Rich draws cells of 12.2 by 24.4
        if 0 <= row < len(lines):
            shown = unescape(text).replace("\u00a0", " ").replace("\n", "")
            lines[row] = lines[row].ljust(round(float(x) / 12.2)) + shown
    return "\n".join(lines)


def scene(position: Position, actor: int, lang: str, width: int, height: int, **facts: Any) -> Scene:
    """What one sees who points with the cursor at the first choice; `facts` are other fields."""
    walk = Walk(position.paths(actor) if actor in position.to_move() else {})
    walk.chosen = tuple(facts.get("chosen", ()))
    refs = walk.refs()
    cursor = facts.setdefault("cursor", refs[0] if refs else None)
    named = keys(refs, RESERVED)
    facts.setdefault("keys", {ref: named.get(ref, "") for ref in refs})
    facts["chosen"] = walk.chosen
    names = ["Ada", "Ben", "Chloé", "Dimitri", "Eve", "Maximilienne"][: len(position.view(None)["players"])]
    palette = DAY if width % 20 else NIGHT
    then = tuple(walk.then(cursor)) if cursor in refs else ()
    view = facts.pop("view", position.view(actor))
    return Scene(
        view, actor, names, lang, palette, width, height, then=then, options=position.options(), **facts
    )


def bright(drawn: Text, palette: Palette) -> set[tuple[str, str]]:
    """What a picture shows as under the cursor: each mark with the ref one clicks on there."""
    under = (palette.paper, palette.gold)
    styled = [(span, span.style) for span in drawn.spans if isinstance(span.style, Style)]
    return {
        (drawn.plain[span.start : span.end], style.meta["ref"])
        for span, style in styled
        if style.color and style.bgcolor and (style.color.name, style.bgcolor.name) == under
    }


async def until(pilot: Pilot[int], reached: Callable[[], bool]) -> None:
    """Waits for a bot; fails after a minute, far beyond what it needs on any machine."""
    for _ in range(1200):
        if reached():
            return
        await pilot.pause(0.05)
    raise AssertionError(seen(pilot))


def flat(text: str) -> str:
    """A text without its spaces: lines are broken differently on a screen."""
    return "".join(text.split())


def whole_screen(pilot: Pilot[int], lang: str) -> str:
    """What is on the screen: all within its edges, with how to quit and the whole task of who decides."""
    width, height = pilot.app.size
    shown = seen(pilot)
    lines = shown.split("\n")
    assert len(lines) <= height
    assert max(map(len, lines)) <= width
    assert {"en": "q quit", "fr": "q quitter"}[lang] in lines[-1]
    pointing = table(pilot).pointing
    position, actor = pointing.session.position, pointing.seat
    assert actor is not None
    assert flat(position.faces().task(position, actor, lang)) in flat(shown)
    return shown


async def by_keys(pilot: Pilot[int], action: int, arrows: bool) -> None:
    """Chooses and confirms an action with the keys the screen shows, or with arrows only."""
    pointing = table(pilot).pointing
    actor = pointing.seat
    assert actor is not None
    path = pointing.session.position.faces().path(pointing.session.position, actor, action)
    count = len(pointing.session.record.moves)
    for ref in path:
        if pointing.walk.action() == action or ref not in pointing.refs():
            continue  # the only way on was taken by itself
        key = "" if arrows else pointing.keys()[ref]
        steps = (pointing.refs().index(ref) - pointing.cursor) % len(pointing.refs())
        await pilot.press(*([key] if key else [*["down"] * steps, "enter"]))
    assert pointing.walk.action() == action
    assert len(pointing.session.record.moves) == count
    await pilot.press("enter")
    assert [move.seat for move in pointing.session.record.moves[count : count + 1]] == [actor]
