"""Driving the terminal table in tests: a game opened under Textual's pilot, and what is on its screen."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from html import unescape

from rich.style import Style
from rich.text import Text
from textual.pilot import Pilot

from ludosphere.core.position import Position
from ludosphere.terminal.app import prepared
from ludosphere.terminal.palette import Palette
from ludosphere.terminal.session import Session
from ludosphere.terminal.table import Table


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
