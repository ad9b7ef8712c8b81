"""The message "state": how one screen learns what its table looks like now, and what happened meanwhile."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from ..core.position import Event
from ..tables.service import Live, Tables
from ..tables.table import Table
from .album import Moment, album, names_of, shared, tell
from .faces import PageFaces, page_faces
from .pages import words
from .pictures import hidden


@dataclass
class Screen:
    """A page that shows a table: whose it is, its language, its moment, and what it has got so far."""

    lang: str
    owner: bool
    at: int | None = None
    shown: Moment | None = None
    moves: int = 0
    full: bool = True
    """Does the next state repeat everything?"""
    asked: tuple[int, int] | None = None
    """The seat somebody at this screen asked for, and when: it counts until the table changes."""

    def seat(self, table: Table) -> int | None:
        """The seat this screen acts for; None: it only watches."""
        if not self.owner:
            return None
        if self.asked is not None and self.asked[1] == table.seq:
            return self.asked[0]
        return table.screen_seat()

    def ask_for(self, seat: int, table: Table) -> None:
        """Lets another person at this screen act, if there is something for them to do."""
        people = [number for number, player in enumerate(table.header.seats) if player.kind == "human"]
        if self.owner and seat in people and table.to_move() and table.position.legal(seat):
            self.asked = (seat, table.seq)

    def moment(self, live: Live) -> Moment:
        """What the screen ought to show now."""
        return album(live).moment(live.table, self.seat(live.table), self.at, self.lang)

    def has(self, live: Live) -> None:
        """Notes that the screen shows the table as it is now."""
        self.shown, self.moves, self.full = self.moment(live), len(live.table.moves), False

    def message(self, live: Live, tables: Tables) -> str:
        """The next message as JSON; screens that saw the same get the same text, but for the clock."""
        moment = self.moment(live)
        before = (self.shown.key if self.shown else None, self.full)
        if before not in moment.messages:
            state = self.state(live)
            moment.messages[before] = json.dumps(state, ensure_ascii=False, separators=(",", ":"))
        self.has(live)
        clock = json.dumps(self.clock(live, tables), separators=(",", ":"))
        return f'{moment.messages[before][:-1]},"clock":{clock}}}'

    def clock(self, live: Live, tables: Tables) -> dict[str, int | None] | None:
        """How long the moment lasts from now on, in milliseconds; None: it has no end of its own.

        Of somebody at a shared screen whose time hasn't begun, that is None: the page says when it may.
        """
        table = live.table
        lasts = table.position.lasts() if self.at is None and table.to_move() else None
        if lasts is None:
            return None
        seat = self.moment(live).key[1]
        seat = table.screen_seat() if seat is None else seat
        begun = tables.remaining(live, seat)
        if begun is None and seat not in table.to_move():
            return None
        return {"ends_in": begun, "of": lasts}

    def state(self, live: Live) -> dict[str, Any]:
        """The state as it is now: the fragments that changed since what is shown, or all of them."""
        table, moment = live.table, self.moment(live)
        names = names_of(table.header, words(self.lang))
        faces = page_faces(table.game)
        seat, known = moment.key[1], {} if self.full or self.shown is None else self.shown.fragments
        fresh: list[Event] = []
        if self.at is None and self.shown is not None and self.shown.key[0] >= table.undone_at:
            news = range(self.moves + 1, len(table.moves) + 1)
            fresh = [event for number in news for event in table.events(number) if event.visible_to(seat)]
        return {
            "type": "state",
            "seq": table.seq,
            "full": self.full,
            "fragments": {name: html for name, html in moment.fragments.items() if known.get(name) != html},
            "legal": moment.legal,
            "turn": moment.turn,
            "hints": [hidden(hint(event, faces), table.header) for event in fresh],
            "say": tell(table, fresh, seat, None if shared(table.header) else seat, names, self.lang),
            "at": self.at,
            "moves": len(table.moves),
            "seat": seat,
            "names": names,
            "since": _since(table, seat),
        }


def _since(table: Table, seat: int | None) -> int | None:
    """The number of the seat's last move: what comes after it is news. None before the first."""
    return next((n for n in range(len(table.moves), 0, -1) if table.moves[n - 1][0] == seat), None)


def hint(event: Event, faces: PageFaces) -> dict[str, Any]:
    """Where something moved, for the animation."""
    return {"kind": event.kind, "seat": event.seat, **faces.hint(event), "args": event.args}
