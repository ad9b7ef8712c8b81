"""The table on the screen: turns, keys, the mouse and the prompt. What it shows is drawn by `panels`."""

from __future__ import annotations

from typing import Protocol, cast

from rich.style import Style
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Input, Static
from textual.worker import Worker

from ..bots.thinker import Question, Thinker, ThinkerError
from ..core.files import data_folder
from ..core.text import texts
from ..kit.palette import Palette
from ..kit.scene import Look, Scene, renderer
from . import advice, panels
from .pointing import Pointing
from .screens import HandOver, cards_page, help_page, log_page, sheet_page
from .session import Session

_LEAST = (80, 24)
"""Columns and lines that every game's picture needs."""
_TALL = 30
"""Lines from which a picture may leave some free."""
_STEPS = {"down": 1, "right": 1, "up": -1, "left": -1}
_PAGES = {"tab": 1, "shift+tab": -1}
_SCROLLS = {
    "shift+left": (-1, 0), "shift+right": (1, 0), "shift+up": (0, -1), "shift+down": (0, 1),
    "ctrl+left": (-1, 0), "ctrl+right": (1, 0), "ctrl+up": (0, -1), "ctrl+down": (0, 1),
    "pageup": (0, -1), "pagedown": (0, 1),
}  # fmt: skip


class Host(Protocol):
    """What a table asks of the app it is shown in."""

    palette: Palette

    def turn_lights(self) -> None:
        """Night becomes day, day becomes night."""

    def again(self) -> None:
        """Another game with the same players and options."""


class Table(Screen[None]):
    """A game being played. What is pointed at goes along the paths of the legal actions."""

    AUTO_FOCUS = ""  # keys go to the table; the prompt gets them only while it is open
    CSS = """
    Table { layout: vertical; overflow: hidden; }
    Table Static { width: 100%; }
    #head { height: 1; background: $panel; padding: 0 1; }
    #board { height: auto; }
    #task { height: auto; max-height: 2; background: $panel; padding: 0 1; }
    #middle { height: 1fr; min-height: 1; }
    #choices { width: 59%; height: 100%; padding: 0 1; }
    #log { width: 1fr; height: 100%; padding: 0 0 0 1; }
    #said { height: auto; min-height: 2; max-height: 4; background: $panel; padding: 0 1; }
    #prompt { display: none; height: 1; border: none; padding: 0 1; background: $surface; }
    #foot { height: 1; color: $text-muted; padding: 0 1; }
    Table.small > * { display: none; }
    Table.small > #board { display: block; }
    """

    def __init__(self, session: Session, notice: str = "") -> None:
        super().__init__()
        self.session = session
        self.say = texts("ludosphere.terminal", session.lang)
        self.pointing = Pointing(session)
        self._notice, self._refusal = notice, bool(notice)
        self._thinker = Thinker(quiet=True)  # the screen is drawn on stderr
        self._adviser = Thinker(quiet=True)  # another process: no bot waits for a hint
        self._advising: Worker[None] | None = None
        self._advised: tuple[Pointing, str] | None = None  # the last hint, and the choice it was for
        self._stuck = False  # a bot failed; Enter asks it again
        self._asked = False  # a bot is thinking
        self._seen: int | None = None  # whose secrets the screen may show
        self._look = Look()  # pages are counted from the one with the choice

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        yield Static(id="board")
        yield Static(id="task")
        with Horizontal(id="middle"):
            yield Static(id="choices")
            yield Static(id="log")
        yield Static(id="said")
        yield Input(id="prompt", select_on_focus=False)
        yield Static(id="foot")

    def on_mount(self) -> None:
        self.query_one(Input).can_focus = False
        self.begin()

    async def on_unmount(self) -> None:
        await self._thinker.close()
        await self._adviser.close()

    def on_screen_resume(self) -> None:
        """A page over the table was closed: what was drawn under it may not have known its size."""
        self.call_after_refresh(self.draw)

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    @property
    def leaving(self) -> bool:
        """The screen is being taken down, its panels first: a bot that still thinks is heard no more."""
        return not self.display

    @property
    def _host(self) -> Host:
        return cast(Host, self.app)

    # --- turns -------------------------------------------------------------------------------
    def begin(self, elsewhere: bool = False) -> None:
        """The next decision: a person's, a bot's or none.

        One's own choice goes on if it was others who acted, `elsewhere`.
        """
        before, self.pointing = self.pointing, Pointing(self.session)
        if elsewhere and before.seat == self.pointing.seat and before.walk.same(self.pointing.walk):
            self.pointing = before
        else:
            self._look.page, self._look.scroll = 0, (0, 0)
        if not elsewhere and self._advising is not None:
            self._advising.cancel()  # who has gone on needs no hint any more
        self._stuck = False
        self._hand_over()
        self.draw()
        self.call_after_refresh(self.draw)  # another height of the picture leaves another to the lists
        if self.session.position.result() is not None:
            self.app.push_screen(sheet_page(self.session, self._host.palette, self.pointing.eyes()))
        elif self.session.table.bot_to_move() is not None and not self._asked:
            self._asked = True
            self.run_worker(self._think(), exclusive=True, group="bots")

    def _hand_over(self) -> None:
        """Between people who hide things from each other the screen shows nothing but the next one's name."""
        session, seat = self.session, self.pointing.seat
        hidden = session.position.game().secrets and len(session.persons) > 1
        if not hidden or seat is None or seat == self._seen or not session.position.to_move():
            return
        self._seen = seat
        self.app.push_screen(HandOver(session, seat, self._host.palette))

    async def _think(self) -> None:
        """A bot chooses while the screen goes on; its answer counts only if nothing has changed meanwhile."""
        session, table = self.session, self.session.table
        seat, undone = table.bot_to_move(), table.undone_at
        assert seat is not None
        player, world = table.header.seats[seat], table.world(seat).encode()
        assert player.bot is not None
        question = Question(session.record.game, world, seat, player.bot, player.level, table.bot_seed())
        try:
            action = await self._thinker.ask(question)
        except ThinkerError as error:
            self._asked, self._stuck = False, True
            reason = _ended(str(error))
            self.tell(self.say("error-bot", name=session.names[seat], reason=reason), refusal=True)
            return
        if self.leaving:
            return
        self._asked = False
        position = session.position
        if undone == table.undone_at and seat in position.to_move() and position.allows(seat, action):
            self.play(seat, action)
        else:
            self.begin(elsewhere=True)  # what happened meanwhile leaves another choice

    def play(self, seat: int, action: int) -> None:
        """Plays, saves and goes on."""
        pointing, notice = self.pointing, self._notice
        self._notice = ""
        self.session.play(seat, action)
        self._tell_if_not_saved()
        self.begin(elsewhere=seat != pointing.seat)
        if self.pointing is pointing and notice and not self._notice:
            self.tell(notice, self._refusal)  # it was said about the choice that goes on

    def undo(self) -> None:
        """Takes back the last action, or says why that can't be."""
        barred = self.session.barred()
        if barred is not None:
            self.tell(self.say(barred), refusal=True)
            return
        self.workers.cancel_group(self, "bots")
        self._asked = False
        self._notice, self._refusal = self.say("undo-done"), False
        self.session.undo()
        self._tell_if_not_saved()
        self.begin()

    # --- hints -------------------------------------------------------------------------------
    def advise(self) -> None:
        """Asks a bot what it would do here, or says why it isn't asked; the game goes on meanwhile."""
        pointing = self.pointing
        barred = advice.barred(pointing)
        if barred is not None:
            self.tell(self.say(barred), refusal=True)
        elif self._advised is not None and self._advised[0] is pointing:
            self.tell(self._advised[1])
        else:
            self.tell(self.say("advice-thinking"))
            if self._advising is None or self._advising.is_finished or self._advising.is_cancelled:
                self._advising = self.run_worker(self._advise(pointing), group="advice")

    async def _advise(self, pointing: Pointing) -> None:
        """A bot thinks; its answer counts only while the choice is the one it was asked about."""
        try:
            found = (await self._adviser.judge(advice.question(pointing)))["decision"]
        except ThinkerError:
            self.tell(self.say("advice-none"), refusal=True)
            return
        if self.pointing is not pointing:
            self.tell(self.say("advice-stale"), refusal=True)
            return
        self._advised = pointing, advice.told(pointing, found)
        self.tell(self._advised[1])

    def _tell_if_not_saved(self) -> None:
        error = self.session.journal.failure
        if error is not None:
            reason = _ended(error.strerror or str(error))
            self._notice = self.say("error-disk", reason=reason, path=str(data_folder()))
            self._refusal = True

    # --- pointing ----------------------------------------------------------------------------
    def point(self, ref: str) -> None:
        """Chooses a ref; a second time on the last one of a way does it; a refused one says why."""
        seat, walk = self.pointing.seat, self.pointing.walk
        if seat is None:
            return
        action = walk.action()
        if action is not None and ref == walk.chosen[-1]:
            self.play(seat, action)
        elif self.pointing.point(ref):
            self.tell("")
        else:
            self.tell(self.pointing.refusal(ref) or "", refusal=True)

    def on_key(self, event: events.Key) -> None:
        """All keys but those of the prompt, which only Escape leaves."""
        if self.query_one(Input).has_focus:
            if event.key == "escape":
                event.stop()
                self._close_prompt()
            return
        event.stop()
        named = {key: ref for ref, key in self.pointing.keys().items() if key}
        character = event.character or ""
        if event.key in _STEPS and self.pointing.walk.action() is None:
            self.pointing.move(_STEPS[event.key])
            self.tell("")
        elif event.key == "enter":
            self._enter()
        elif event.key in ("escape", "backspace"):
            self.pointing.back()
            self.tell("")
        elif event.key in _PAGES:
            self.turn_page(_PAGES[event.key])
        elif event.key in _SCROLLS:
            self._scroll(*_SCROLLS[event.key])
        elif event.key == "home":
            self._look.scroll = (0, 0)
            self.draw()
        elif event.key == "ctrl+z":
            self.undo()
        elif character in named:
            self.point(named[character])
        elif character and character in ":/":
            self._open_prompt()
        else:
            self._letter(character)

    def _enter(self) -> None:
        pointing = self.pointing
        action, ref = pointing.walk.action(), pointing.under()
        if self._stuck:
            self._notice = ""
            self.begin()
        elif pointing.asking:
            pointing.back()
            self.tell("")
        elif action is not None and pointing.seat is not None:
            self.play(pointing.seat, action)
        elif ref is not None:
            self.point(ref)

    def _letter(self, letter: str) -> None:
        session, palette = self.session, self._host.palette
        if letter == "u":
            self.undo()
        elif letter == "l":
            self.app.push_screen(log_page(session, palette, self.pointing.eyes()))
        elif letter == "s":
            self.app.push_screen(sheet_page(session, palette, self.pointing.eyes()))
        elif letter == "r":
            self.advise()
        elif letter == "v":
            self._read()
        elif letter in ("h", "?"):
            self.app.push_screen(help_page(session))
        elif letter == "z":
            self._look.zoom += 1
            self._look.scroll = (0, 0)
            self.draw()
        elif letter == "t":
            self._host.turn_lights()
            self.draw()
        elif letter == "w" and self.pointing.seat is not None:
            self.tell("" if self.pointing.ask() else self.say("why-nothing"))
        elif letter == "n" and session.position.result() is not None:
            self._host.again()
        elif letter == "q":
            self.app.exit(0)

    def turn_page(self, step: int) -> None:
        """Another page of the picture, that many pages on."""
        self._look.page += step
        self.draw()

    def _scroll(self, right: int, down: int) -> None:
        """Another part of the picture, if it is larger than its room."""
        x, y = self._look.scroll
        self._look.scroll = (x + right, y + down)
        self._look.scroll = renderer(self.session.record.game).scrolled(self._scene())
        self.draw()

    def _scene(self) -> Scene:
        return panels.scene(self.pointing, *self._room(), self._host.palette, self._look)

    def _read(self) -> None:
        """The cards of the page in full."""
        if text := renderer(self.session.record.game).read(self._scene()):
            self.app.push_screen(cards_page(self.session, text))
        else:
            self.tell(self.say("cards-none"))

    def _room(self) -> tuple[int, int]:
        """Width and height of the picture."""
        width, height = self.size
        return width, max(15, height - 11)

    @on(events.Click)
    def clicked(self, event: events.Click) -> None:
        """Pointing with the mouse."""
        ref = event.style.meta.get("ref")
        if ref is not None:
            self.point(str(ref))
        elif (step := event.style.meta.get("page")) is not None:
            self.turn_page(int(step))
        elif event.style.meta.get("entry"):
            self._open_prompt()

    # --- the prompt --------------------------------------------------------------------------
    def _open_prompt(self) -> None:
        if self.pointing.seat is None:
            return
        prompt = self.query_one(Input)
        prompt.value = ""
        prompt.styles.display = "block"
        prompt.can_focus = True
        prompt.focus()
        entry = self.pointing.entry()
        self.tell(self.pointing.examples() if entry is None else f"{entry['label']}. {entry['hint']}")

    def _close_prompt(self) -> None:
        prompt = self.query_one(Input)
        self.set_focus(None)
        prompt.can_focus = False
        prompt.styles.display = "none"
        self.tell("")

    @on(Input.Changed)
    def typing(self, event: Input.Changed) -> None:
        """What is typed so far, in words."""
        if self.query_one(Input).has_focus and event.value.strip():
            action, words = self.pointing.read(event.value)
            self.tell(words, refusal=action is None)

    @on(Input.Submitted)
    def typed(self, event: Input.Submitted) -> None:
        """Plays what was typed; a refused move stays to be corrected."""
        seat = self.pointing.seat
        if seat is None:
            return
        action, words = self.pointing.read(event.value)
        if action is None:
            self.tell(words, refusal=True)
            return
        self._close_prompt()
        self.play(seat, action)

    # --- drawing -----------------------------------------------------------------------------
    def tell(self, text: str, refusal: bool = False) -> None:
        """Says something in place of what the choice under the cursor would give; "" goes back to that."""
        self._notice, self._refusal = text, refusal
        self.draw()
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Everything anew; cheap enough for every key."""
        if not self.is_mounted or self.leaving:
            return
        pointing, session, palette = self.pointing, self.session, self._host.palette
        width, height = self.size
        small = width < _LEAST[0] or height < _LEAST[1]
        self.set_class(small, "small")
        if small:
            told = self.say("error-small", width=width, height=height, across=_LEAST[0], down=_LEAST[1])
            self._panel("board").update(Text(told, Style(color=palette.gold, bold=True)))
            return
        self._panel("head").update(panels.head(pointing, width - 2, palette))
        picture = renderer(session.record.game).board(self._scene())
        if height > _TALL:
            picture.rstrip()  # what the picture doesn't need is the lists'
        self._panel("board").update(picture)
        self._panel("task").update(panels.task(pointing, palette))
        listed = self._panel("choices")
        room, across = listed.size.height, max(20, listed.size.width - 1)
        listed.update(panels.choices(pointing, across, max(1, room), palette))
        log = self._panel("log")
        self._panel("log").update(panels.log(pointing, max(20, log.size.width - 1), max(1, room), palette))
        self._panel("said").update(self._said())
        self._panel("foot").update(panels.foot(session, palette))

    def _panel(self, name: str) -> Static:
        return self.query_one(f"#{name}", Static)

    def _said(self) -> Text:
        palette = self._host.palette
        if not self._notice:
            return panels.said(self.pointing, palette)
        return Text(self._notice, Style(color=palette.danger if self._refusal else palette.ink, bold=True))


def _ended(sentence: str) -> str:
    return sentence if sentence.endswith(".") else f"{sentence}."
