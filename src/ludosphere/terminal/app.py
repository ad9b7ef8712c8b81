"""`ludosphere play GAME --terminal`: from the command line to a table on the screen."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from ..core.errors import LudosphereError
from ..core.files import data_folder
from ..core.i18n import LANGUAGES
from ..core.text import texts
from ..kit.palette import DAY, NIGHT, Palette
from . import saved
from .screens import SavedGame
from .session import Session
from .table import Table


class TerminalApp(App[int]):
    """One game at this terminal. `found` is a saved game that may go on instead of the new one.

    `asked`: the new one was asked for in so many words.
    """

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

    def __init__(
        self, new: Session, found: Session | None = None, notice: str = "", asked: bool = False
    ) -> None:
        super().__init__()
        self.palette = NIGHT
        self._new, self._found, self._notice, self._asked = new, found, notice, asked
        for palette in (NIGHT, DAY):
            self.register_theme(_theme(palette))
        self.theme = self.palette.name

    def on_mount(self) -> None:
        """The saved game first."""
        if self._found is not None:
            self.push_screen(SavedGame(self._found, self._new, self.palette, self._asked), self._answered)
        else:
            self._begin()

    def _answered(self, go_on: bool | None) -> None:
        if go_on and self._found is not None:
            self.push_screen(Table(self._found, self._notice))
        else:
            self._begin()

    def _begin(self) -> None:
        """The new game, saved at once in place of the old one, which is kept beside it."""
        notice = self._notice
        try:
            self._new.begin()
        except OSError as error:
            say = texts("ludosphere.terminal", self._new.lang)
            notice = say("error-folder", path=str(data_folder()), reason=f"{error.strerror or error}.")
        self.push_screen(Table(self._new, notice))

    def again(self) -> None:
        """Another game with the same players and options."""
        old = self.screen
        assert isinstance(old, Table)
        session = old.session
        record = session.record
        fresh = replace(record, seed=secrets.randbits(64), moves=[], scores=None, start=None, seed_hash=None)
        self._new, self._notice = Session(fresh, session.lang), ""
        self.pop_screen()
        self._begin()

    def turn_lights(self) -> None:
        """Night becomes day, day becomes night."""
        self.palette = DAY if self.palette is NIGHT else NIGHT
        self.theme = self.palette.name

    def action_leave(self) -> None:
        """The game is saved already."""
        self.exit(0)


def prepared(
    game: str, seats: Sequence[str], options: Mapping[str, object], seed: int | None, lang: str
) -> TerminalApp:
    """The app for these wishes; raises LudosphereError for an unknown game, option, seat or language."""
    if lang not in LANGUAGES:
        raise LudosphereError(f"There is no language {lang!r}; there are {', '.join(LANGUAGES)}.")
    new = Session.new(game, seats, options, secrets.randbits(64) if seed is None else seed, lang)
    try:
        record = saved.load(game)
        if record is None or record.scores is not None:
            return TerminalApp(new)
        asked = new.record.options != record.options if options else seed not in (None, record.seed)
        return TerminalApp(new, Session(record, lang), asked=asked)
    except (LudosphereError, OSError) as error:
        say = texts("ludosphere.terminal", lang)
        path = saved.path(game)
        reason = str(error) if isinstance(error, LudosphereError) else f"{error.strerror or error}."
        aside = saved.aside(game).name
        return TerminalApp(new, notice=say("error-saved", path=str(path), reason=reason, aside=aside))


def run(game: str, *, seats: list[str], options: dict[str, object], seed: int | None, lang: str) -> int:
    """Plays in this terminal until the person leaves. Exit status; 2, with a sentence, if it can't begin."""
    try:
        app = prepared(game, seats, options, seed, lang)
    except LudosphereError as error:
        print(error, file=sys.stderr)
        return 2
    if not (sys.stdin.isatty() and sys.stderr.isatty()):  # Textual draws on stderr
        print(texts("ludosphere.terminal", lang)("error-terminal"), file=sys.stderr)
        return 2
    return app.run() or 0


def _theme(palette: Palette) -> Theme:
    """The palette's colours for Textual's own widgets: scroll bars, cursor, the input line."""
    return Theme(
        name=palette.name,
        primary=palette.accent,
        foreground=palette.ink,
        background=palette.paper,
        surface=palette.paper,
        panel=palette.sheet,
        warning=palette.gold,
        error=palette.danger,
        success=palette.ok,
        accent=palette.accent,
        dark=palette.dark,
    )
