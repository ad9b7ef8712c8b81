"""Pages over the table: help, log and score sheet; and the question whether to go on with a saved game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from ..core.contract import ScoreLine
from ..core.text import texts
from ..kit.canvas import shortened
from ..kit.palette import Palette
from ..kit.scene import renderer
from . import saved
from .panels import columns, hidden, log_line, mark, outcome
from .session import Line, Session


class Page(ModalScreen[None]):
    """Something to read, with a scroll bar if it is long."""

    CSS = """
    Page { align: center middle; background: $background 60%; }
    Page > Vertical { width: 80; max-width: 100%; height: auto; max-height: 100%; padding: 0 2; }
    Page > Vertical { background: $surface; }
    Page #page-title { height: 1; text-style: bold; color: $primary; }
    Page VerticalScroll { height: auto; max-height: 22; margin: 0; scrollbar-size-vertical: 1; }
    Page #page-keys { height: 1; color: $text-muted; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,h,l,s,v", "close", show=False)]

    def __init__(self, title: str, body: Text, keys: str, at_end: bool = False) -> None:
        super().__init__()
        self._head, self._body, self._keys, self._at_end = title, body, keys, at_end

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Text(self._head), id="page-title")
            with VerticalScroll(id="page-body"):
                yield Static(self._body)
            yield Static(Text(self._keys), id="page-keys")

    def on_mount(self) -> None:
        body = self.query_one(VerticalScroll)
        body.focus()
        if self._at_end:
            self.call_after_refresh(body.scroll_end, animate=False)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)


class SavedGame(ModalScreen[bool]):
    """Go on with the saved game (True) or begin the new one (False)? Enter does what was asked for."""

    CSS = """
    SavedGame { align: center middle; }
    SavedGame > Static { width: 66; height: auto; background: $panel; padding: 1 3; }
    """

    def __init__(self, session: Session, new: Session, palette: Palette, asked: bool) -> None:
        super().__init__()
        self._session, self._new, self._palette, self._asked = session, new, palette, asked

    def compose(self) -> ComposeResult:
        session, say = self._session, texts("ludosphere.terminal", self._session.lang)
        bold, quiet = Style(color=self._palette.accent, bold=True), Style(color=self._palette.ink_2)
        position, drawn = session.position, renderer(session.record.game)
        title = drawn.title(position.view(None), session.lang)
        body = Text.assemble((say("resume-title"), bold), "\n\n")
        body.append(say("resume-game", title=title, turn=int(position.turn)) + "\n")
        unknown = hidden(session, session.you)
        for seat, (name, points) in enumerate(zip(session.names, position.scores(), strict=True)):
            shape, style = mark(session.record.game, seat)
            known = "?" if seat in unknown else say("points", points=points)
            shown = say("name-points", name=name, points=known)
            body.append_text(Text.assemble((f"{shape} ", style), f"{shown}\n"))
        asked = drawn.title(self._new.position.view(None), session.lang)
        if asked != title or self._new.record.options != session.record.options:
            body.append("\n" + say("resume-asked", title=asked) + "\n")
        aside = saved.aside(session.record.game).name
        body.append("\n" + say("resume-kept", path=aside) + "\n\n", quiet)
        body.append(
            say("resume-keys", asked="yes" if self._asked else "no"),
            Style(color=self._palette.gold, bold=True),
        )
        yield Static(body)

    def key_enter(self) -> None:
        """Go on, unless another game was asked for."""
        self.dismiss(not self._asked)

    def key_g(self) -> None:
        """Go on."""
        self.dismiss(True)

    def key_n(self) -> None:
        """Begin anew."""
        self.dismiss(False)

    def key_q(self) -> None:
        """Leave; the saved game stays."""
        self.app.exit(0)

    key_escape = key_q


class HandOver(ModalScreen[None]):
    """Nothing of the table, until the person whose name is here presses Enter."""

    CSS = """
    HandOver { align: center middle; background: $background 100%; }
    HandOver > Static { width: auto; background: $panel; padding: 1 4; }
    """

    def __init__(self, session: Session, seat: int, palette: Palette) -> None:
        super().__init__()
        self._mark, self._who = mark(session.record.game, seat), session.names[seat]
        self._palette = palette

    def compose(self) -> ComposeResult:
        shape, style = self._mark
        bold, gold = Style(color=self._palette.ink, bold=True), Style(color=self._palette.gold, bold=True)
        yield Static(Text.assemble((f"{shape} ", style), (self._who, bold), ("   Enter ↵", gold)))

    def key_enter(self) -> None:
        """It is."""
        self.dismiss(None)


def log_page(session: Session, palette: Palette, seat: int | None) -> Page:
    """Everything that happened as far as the seat may know, turn by turn."""
    say = texts("ludosphere.terminal", session.lang)
    body = Text()
    turn = 0
    for line in session.log:
        if not line.visible_to(seat):
            continue
        if line.turn != turn:
            turn = line.turn
            body.append(f"{say('turn-rule', turn=turn)}\n", Style(color=palette.ink_2))
        for part in log_line(session, line, 74, Style(color=palette.ink)):
            body.append_text(part).append("\n")
    if not session.log:
        body.append(say("news-none"))
    return Page(say("log-title"), body, say("page-keys"), at_end=True)


def help_page(session: Session) -> Page:
    """The keys, then the game."""
    say = texts("ludosphere.terminal", session.lang)
    about = renderer(session.record.game).help(session.lang)
    return Page(say("help-title"), Text(f"{say('help-keys')}\n\n{about}".rstrip()), say("page-keys"))


def cards_page(session: Session, body: Text) -> Page:
    """What is written on cards."""
    say = texts("ludosphere.terminal", session.lang)
    return Page(say("cards-title"), body, say("page-keys"))


def sheet_page(session: Session, palette: Palette, eyes: int | None) -> Page:
    """The score sheet as it stands, each value with its sources; above it the result, when there is one.

    Points that the seat `eyes` may not know are left out.
    """
    say = texts("ludosphere.terminal", session.lang)
    body = Text()
    title = say("sheet-title")
    if session.position.result() is not None:
        title = outcome(session)
        where = say("over-saved", path=str(saved.path(session.record.game)))
        body.append(f"{where}\n\n", Style(color=palette.ink_2))
    body.append_text(_table(session, palette, hidden(session, eyes)))
    return Page(title, body, say("page-keys"))


def _table(session: Session, palette: Palette, unknown: set[int]) -> Text:
    """A line per rule, a column per player; the sources of each value beneath it."""
    say, faces = texts("ludosphere.terminal", session.lang), session.position.faces()
    lines = session.position.sheet()
    names = columns(session, len(lines[0].points))
    width = min(13, 48 // len(names))
    label = 74 - width * len(names)
    quiet, strong = Style(color=palette.ink_2), Style(color=palette.ink, bold=True)
    table = Text(" " * label)
    for column, name in enumerate(names):
        shape, style = mark(session.record.game, column if column < len(session.names) else None)
        shown = shortened(name, width - 3)
        table.append(" " * (width - len(shown) - 2)).append(f"{shape} ", style).append(shown, strong)
    table.append("\n")
    for line in lines:
        known = [None if column in unknown else points for column, points in enumerate(line.points)]
        table.append_text(_row(faces.explain(line.key, session.lang), known, label, width, strong))
        for column, text in _sources(session, line):
            if column in unknown:
                continue
            seat = column if column < len(session.names) else None
            for part in log_line(session, Line(0, seat, text), 72, quiet):
                table.append("  ").append_text(part).append("\n")
    totals = [
        None if column in unknown else sum(line.points[column] for line in lines)
        for column in range(len(names))
    ]
    sum_style = Style(color=palette.accent, bold=True)
    return table.append_text(_row(say("sheet-total"), totals, label, width, sum_style))


def _sources(session: Session, line: ScoreLine) -> Iterable[tuple[int, str]]:
    """For each column with sources: what they are, with their points."""
    faces = session.position.faces()
    for column, details in enumerate(line.details):
        if details:
            words = [f"{faces.explain(line.key, session.lang, d)} {d['points']}" for d in details]
            yield column, " · ".join(words)


def _row(label: str, points: list[int | None], room: int, width: int, style: Style) -> Text:
    best = max((value for value in points if value is not None), default=0)
    row = Text(label.ljust(room), style)
    if len(label) > room:  # too long beside four columns: a line of its own
        row.append("\n" + " " * room)
    for value in points:
        shown = "?" if value is None else f"{'−' if value < 0 else ''}{abs(value)}"
        row.append(shown.rjust(width), style if value == best else Style(bold=False))
    return row.append("\n")
