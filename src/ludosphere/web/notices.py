"""Telling people that it is their turn in games by days: what is said, and the task that sees to it.

What is told is what the log tells the person's seat, no more: it goes to their own browsers, encrypted, and
to the address they have confirmed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.applications import Starlette

from ..core.errors import LudosphereError
from ..core.i18n import ENGLISH, LANGUAGES
from ..core.registry import game
from ..core.text import Texts, listed
from ..people import People, Person
from ..people.mail import Mailer, MailError
from ..people.push import Browser, Push
from ..people.reminders import EVERY, Reminders, Turn
from ..people.vacation import DAYS, vacation_of
from ..play.header import Header, now
from ..play.pace import ends_at, full_turn
from ..play.table import Table
from ..tables.service import Live, Tables
from ..tables.turns import PATIENCE
from .album import names_of, spoken_to, tell, url_of
from .pacing import time_left
from .pages import static_url, words
from .state import since
from .titles import titles

Send = Callable[[], Awaitable[None]]
_log = logging.getLogger(__name__)
_LINES: Final = 12
"""So many lines of what happened at a table are mailed, the last ones."""
_SHORT: Final = 400
"""So many characters of them are pushed."""
_AT_ONCE: Final = 8
"""So many messages are on their way at the same time."""


@dataclass(frozen=True)
class Told:
    """A table in a notice: its title, its other people, what happened there, how much time is left."""

    title: str
    others: str
    lines: list[str]
    left: str
    path: str
    last: bool
    """Were they told of this turn before? Then time is running out."""


class Notices:
    """Tells people; `run` does so for as long as the application lives. key: what links are signed with."""

    def __init__(self, tables: Tables, people: People, mailer: Mailer, push: Push, key: str) -> None:
        self._tables, self._people = tables, people
        self._mailer, self.push = mailer, push
        self._reminders = Reminders(tables.store.database)
        self._stopping = URLSafeSerializer(key, salt="no more mail")
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to look every few seconds."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Looks no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY.total_seconds())
            try:
                await self.sweep()
            except Exception:  # the database may be away; people are told when it is back
                _log.exception("nobody could be told that it is their turn")

    async def sweep(self, time: datetime | None = None) -> None:
        """Tells everybody who is to be told by now, unless another process does."""
        time = time or now()
        if not self._reminders.sweep(time):
            return
        due = self._reminders.due(time)
        if not due:
            return
        known = self._people.several(due)
        browsers = self.push.of(due) if self.push.configured else {}
        sending: list[Send] = []
        for identity, turns in due.items():
            person = known.get(identity) or Person(identity)
            try:
                sending += await self._notice(person, turns, browsers.get(identity, []), time)
            except Exception:  # a table that can't be told of must not silence all others
                _log.exception("somebody could not be told that it is their turn")
        gate = asyncio.Semaphore(_AT_ONCE)

        async def send(one: Send) -> None:
            async with gate:
                await one()

        await asyncio.gather(*map(send, sending))

    async def _notice(
        self, person: Person, turns: Sequence[Turn], browsers: Sequence[Browser], time: datetime
    ) -> list[Send]:
        """What is to be sent to a person now."""
        mails = person.remind in LANGUAGES and person.email_confirmed and self._mailer.configured
        if not browsers and not mails:
            self._reminders.take([(turn, None) for turn in turns], time, aloud=False)
            return []
        if person.vacation is not None and vacation_of(person, time).last is not None:
            self._reminders.put_off(turns, person.vacation)
            return []
        looks = {turn for turn in turns if person.id in await self._tables.bus.present(turn.table)}
        self._reminders.put_off(looks, time + PATIENCE)
        open_ = [(turn, self._open(turn.table)) for turn in turns if turn not in looks]
        taken = self._reminders.take([(turn, _again(turn, live, time)) for turn, live in open_], time)
        at = [(live, bool(turn.told)) for turn, live in open_ if live is not None and turn in taken]
        at = [(live, last) for live, last in at if ends_at(live.table.header, person.id) is not None]
        if not at:
            return []
        found: list[Send] = []
        for browser in browsers:
            lang = browser.lang if browser.lang in LANGUAGES else ENGLISH
            message = pushed(_told(at, person.id, lang, time), words(lang))
            found.append(partial(self.push.send, browser, message))
        if mails and person.remind:
            told = _told(at, person.id, person.remind, time)
            found.append(partial(self._mail, person, told, words(person.remind)))
        return found

    def _open(self, table: str) -> Live | None:
        try:
            return self._tables.open(table)
        except LudosphereError as error:
            _log.error("nobody can be told of table %s: %s", table, error)
            return None

    def about(self, person: Person) -> dict[str, Any]:
        """What a person's own page shows of vacations and of being told."""
        today, vacation = now().date(), vacation_of(person)
        furthest = (vacation.last or today - timedelta(days=1)) + timedelta(days=vacation.left)
        return {
            "vacation": vacation,
            "vacation_days": DAYS,
            "today": today,
            "furthest": max(today, furthest),
            "push_key": self.push.sender.public if self.push.configured else None,
            "browsers": [browser.id for browser in self.push.of([person.id]).get(person.id, [])],
            "mails": person.remind is not None and person.email_confirmed,
        }

    # --- mail -----------------------------------------------------------------------------------
    async def _mail(self, person: Person, told: Sequence[Told], say: Texts) -> None:
        stop = self._mailer.link(f"/unsubscribe/{self.stop_token(person)}")
        text = mailed(told, say, self._mailer) + "\n" + say("mail-turn-stop", link=stop) + "\n"
        try:
            await self._mailer.send(person.email or "", headline(told, say), text, stop)
        except MailError as error:
            _log.error("a mail could not be sent: %s", error)

    def stop_token(self, person: Person) -> str:
        """What ends a person's mails about turns, whoever shows it; it counts for ever."""
        return str(self._stopping.dumps(person.handle))

    def of_token(self, token: str) -> Person | None:
        """Whose mails a token ends."""
        try:
            handle = self._stopping.loads(token[:200])
        except (BadSignature, ValueError, TypeError):
            return None
        return self._people.of_handle(handle) if isinstance(handle, str) else None


def notices_of(app: Starlette) -> Notices:
    """The notices of an application."""
    notices: Notices = app.state.notices
    return notices


# --- when ---------------------------------------------------------------------------------------------
def _again(turn: Turn, live: Live | None, time: datetime) -> datetime | None:
    """When to tell of a turn once more: when a quarter of its time is left; None if they were told twice."""
    if live is None or turn.told:
        return None
    header = live.table.header
    ends, full = ends_at(header, turn.person), full_turn(header)
    if ends is None or full is None:
        return None
    again = datetime.fromtimestamp(ends / 1000, UTC).replace(tzinfo=None) - timedelta(milliseconds=full / 4)
    return again if again > time else None


# --- what ---------------------------------------------------------------------------------------------
def _told(at: Sequence[tuple[Live, bool]], person: str, lang: str, time: datetime) -> list[Told]:
    return [_table(live.table, person, lang, time, last) for live, last in at]


def _table(table: Table, person: str, lang: str, time: datetime, last: bool) -> Told:
    header, say = table.header, words(lang)
    names = names_of(header, say)
    ends = ends_at(header, person) or 0
    left = ends - round(1000 * time.replace(tzinfo=UTC).timestamp())
    return Told(
        title=titles(game(header.game), lang).title,
        others=listed([names[seat] for seat in others(header, person)], say),
        lines=news(table, person, lang),
        left=time_left(left, say),
        path=url_of(header),
        last=last,
    )


def others(header: Header, person: str) -> list[int]:
    """The seats of everybody else at a table."""
    return [number for number, seat in enumerate(header.seats) if seat.person != person]


def news(table: Table, person: str, lang: str) -> list[str]:
    """What happened at a table since a person's last move, in lines of the log as their seat reads it."""
    mine = table.header.seats_of(person)
    seat = next((one for one in mine if one in table.header.waiting), mine[0])
    names, you = names_of(table.header, words(lang)), spoken_to(table.header, seat)
    events = [
        event
        for number in range((since(table, seat) or 0) + 1, len(table.moves) + 1)
        for event in table.events(number)
    ]
    return tell(table, events, seat, you, names, lang)


def headline(told: Sequence[Told], say: Texts) -> str:
    """What it is about, in one line."""
    if len(told) > 1:
        return say("turn-several", count=len(told))
    (one,) = told
    return say("turn-last" if one.last else "turn-one", game=one.title, left=one.left)


def pushed(told: Sequence[Told], say: Texts) -> dict[str, str]:
    """A notice as a browser shows it."""
    if len(told) == 1:
        (one,) = told
        lines = [say("turn-with", names=one.others)] if one.others else []
        body = " ".join([*lines, *one.lines[-2:]])
        path, tag = one.path, one.path.rpartition("/")[2]
    else:
        body = "\n".join(f"{one.title} · {one.others}" if one.others else one.title for one in told)
        path, tag = "/", "turns"
    body = body if len(body) <= _SHORT else body[: _SHORT - 1] + "…"
    icon = static_url("icons/any-192.png")
    return {"title": headline(told, say), "body": body, "url": path, "tag": tag, "icon": icon}


def mailed(told: Sequence[Told], say: Texts, mailer: Mailer) -> str:
    """A notice as plain text: each table with what happened there, and where it is."""
    parts = [headline(told, say)]
    for one in told:
        lines = [one.title + (f" – {say('turn-with', names=one.others)}" if one.others else "")]
        lines.append(say("turn-left", left=one.left))
        if one.lines:
            lines.append(say("turn-since"))
            lines += ["  …"] * (len(one.lines) > _LINES)
            lines += [f"  {line}" for line in one.lines[-_LINES:]]
        parts.append("\n".join([*lines, mailer.link(one.path)]))
    return "\n\n".join(parts) + "\n"
