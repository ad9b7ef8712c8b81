"""The puzzle of the day: a pure function of the game and the date, the same for everybody.

The pool of a game is its file, whose order is drawn once when it is made. Day n of the calendar has the
puzzle n modulo the size of the pool, so none comes again before all the others have had their day. A pool
that grows or is made again changes which puzzle a date has; so does nothing else.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Final

from ...core.errors import LudosphereError
from .puzzle import Puzzle, puzzles

FIRST: Final = date(2026, 1, 1)
"""The day that is number 1."""


def number_of(day: date) -> int:
    """The number of a day's puzzle, 1 on the first of January 2026; before that it is 0 or less."""
    return (day - FIRST).days + 1


def daily(name: str, day: date) -> Puzzle:
    """The puzzle of a game for a day of the calendar (UTC); raises LudosphereError for a game without any."""
    pool = puzzles(name)
    if not pool:
        raise LudosphereError(f"There are no puzzles of {name}.")
    return pool[(number_of(day) - 1) % len(pool)]


def today(moment: datetime | None = None) -> date:
    """The day it is in UTC, at a moment with a time zone or now: at midnight UTC everybody gets the next."""
    return (moment or datetime.now(UTC)).astimezone(UTC).date()
