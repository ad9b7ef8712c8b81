"""The message "state": how one screen learns what its table looks like now, and what happened meanwhile."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Protocol

from ..core.contract import Event
from ..kit.presenter import Presenter, presenter
from ..play.errors import Refused
from ..play.pace import milliseconds, shown
from ..play.table import Table
from ..tables.service import Live
from .access import may_analyse, may_look
from .album import Moment, album, names_of, spoken_to, tell
from .delta import delta
from .pacing import Holidays, no_holidays, seat_notes
from .pages import words
from .pictures import hidden


class Clocks(Protocol):
    """Whoever measures the time at a table."""

    def remaining(self, live: Live, seat: int | None) -> int | None:
        """How many milliseconds are left to the seat (None: to everybody); None if its time doesn't run."""
        ...


@dataclass
class Screen:
    """A page that shows a table: who looks at it, its language, its moment, and what it has got so far."""

    lang: str
    person: str | None
    at: int | None = None
    shown: Moment | None = None
    moves: int = 0
    full: bool = True
    """Does the next state repeat everything?"""
    sent: frozenset[str] = frozenset()
    """The fragments this line brought already: only what changes in them is sent."""
    asked: tuple[int, int] | None = None
    """The seat somebody at this screen asked for, and when: it counts until the table changes."""
    looks: int | None = None
    """Over whose shoulder somebody who watches would like to look; it counts where the table allows it."""
    study: bool = False
    """Is it the page of an analysis? Then each moment is seen as whoever decides there sees it."""
    tries: bool = False
    """Does somebody look for a better move there?"""
    text: bool = False
    """Does it want the board as text? It counts where the game has one."""
    holidays: Holidays = no_holidays
    """Who is on holiday."""

    def seat(self, table: Table) -> int | None:
        """The seat this screen acts for; None: it only watches."""
        if self.asked is not None and self.asked[1] == table.seq:
            return self.asked[0]
        return table.screen_seat(self.person)

    def ask_for(self, seat: int, table: Table) -> None:
        """Lets another person at this screen act, if there is something for them to do."""
        if seat in table.header.seats_of(self.person) and table.to_move() and table.position.legal(seat):
            self.asked = (seat, table.seq)

    def look(self, seat: int | None, table: Table) -> None:
        """From now on the table is seen as the seat sees it (None: as anybody); raises Refused."""
        if seat is not None and not may_look(table.header, self.person):
            raise Refused("no-looking", "At this table nobody may look at what a seat sees.")
        if seat is not None and not 0 <= seat < len(table.header.seats):
            raise Refused("no-seat", "There is no such seat.")
        self.looks = seat

    def moment(self, live: Live) -> Moment:
        """What the screen ought to show now."""
        table = live.table
        text = self.text
        if self.study and self.at is not None and may_analyse(table.header):
            mover = table.moves[self.at][0] if self.at < len(table.moves) else table.screen_seat(self.person)
            study = "try" if self.tries else "look"
            return album(live).moment(table, mover, self.at, self.lang, watched=True, text=text, study=study)
        if self.looks is not None and may_look(table.header, self.person):
            return album(live).moment(table, self.looks, self.at, self.lang, watched=True, text=text)
        return album(live).moment(table, self.seat(table), self.at, self.lang, text=text)

    def has(self, live: Live) -> None:
        """Notes that the screen shows the table as it is now."""
        self.shown, self.moves, self.full = self.moment(live), len(live.table.moves), False

    def message(self, live: Live, clocks: Clocks) -> str:
        """The next message as JSON; screens that saw the same get the same text, but for the clock."""
        moment = self.moment(live)
        before = (self.shown.seen if self.shown else None, self.full, self.sent)
        if before not in moment.messages:
            state = self.state(live)
            text = json.dumps(state, ensure_ascii=False, separators=(",", ":"))
            moment.messages[before] = text, self.sent.union(state["fragments"])
        text, self.sent = moment.messages[before]
        self.has(live)
        clock = json.dumps(self.clock(live, clocks), separators=(",", ":"))
        pace = json.dumps(self.pace(live), separators=(",", ":"))
        notes = json.dumps(self.notes(live), ensure_ascii=False, separators=(",", ":"))
        return f'{text[:-1]},"clock":{clock},"pace":{pace},"notes":{notes}}}'

    def pace(self, live: Live) -> dict[str, Any] | None:
        """The clocks of the people; None where there are none, and in the past."""
        return shown(live.table.header, milliseconds()) if self.at is None else None

    def notes(self, live: Live) -> list[str] | None:
        """By seat, who is away and what happens then; see `seat_notes`. None in the past."""
        if self.at is not None:
            return None
        return seat_notes(live.table.header, self.person, self.holidays, words(self.lang))

    def clock(self, live: Live, clocks: Clocks) -> dict[str, int | None] | None:
        """How long the moment lasts from now on, in milliseconds; None: it has no end of its own.

        Of somebody at a shared screen whose time hasn't begun, that is None: the page says when it may.
        """
        table = live.table
        lasts = table.position.time_limit() if self.at is None and table.to_move() else None
        if lasts is None:
            return None
        seat = self.moment(live).seen.seat
        seat = table.screen_seat(table.header.owner) if seat is None else seat  # who watches sees their time
        begun = clocks.remaining(live, seat)
        if begun is None and seat not in table.to_move():
            return None
        return {"ends_in": begun, "of": lasts}

    def state(self, live: Live) -> dict[str, Any]:
        """The state as it is now: the fragments that changed, whole or as `delta`, or all of them."""
        table, moment = live.table, self.moment(live)
        names = names_of(table.header, words(self.lang))
        shown = presenter(table.game.name)
        seat, watched = moment.seen.seat, moment.seen.watched
        you = None if watched else spoken_to(table.header, seat)
        known = {} if self.full or self.shown is None else self.shown.fragments
        fresh: list[Event] = []
        if self.at is None and self.shown is not None and self.shown.seen.seq >= table.undone_at:
            news = range(self.moves + 1, len(table.moves) + 1)
            fresh = [event for number in news for event in table.events(number) if event.visible_to(seat)]
        return {
            "type": "state",
            "seq": table.seq,
            "full": self.full,
            "fragments": {
                name: delta(known[name], html) if name in known and name in self.sent else html
                for name, html in moment.fragments.items()
                if known.get(name) != html
            },
            "legal": moment.legal,
            "asks": moment.asks,
            "usual": moment.usual,
            "basket": moment.basket,
            "turn": moment.turn,
            "hints": [hidden(hint(event, shown), table.header) for event in fresh],
            "say": tell(table, fresh, seat, you, names, self.lang),
            "at": self.at,
            "moves": len(table.moves),
            "seat": None if watched else seat,
            "looks": seat if watched else None,
            "names": names,
            "since": None if watched else since(table, seat),
            "stage": table.header.stage,
            "rematch": table.header.rematch is not None and not watched and seat is not None,
        }


def since(table: Table, seat: int | None) -> int | None:
    """The number of the seat's last move: what comes after it is news. None before the first."""
    return next((n for n in range(len(table.moves), 0, -1) if table.moves[n - 1][0] == seat), None)


def hint(event: Event, shown: Presenter) -> dict[str, Any]:
    """Where something moved, for the animation."""
    return {"kind": event.kind, "seat": event.seat, **shown.hint(event), "args": event.args}
