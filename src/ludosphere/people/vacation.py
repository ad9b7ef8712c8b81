"""Vacations: while people are away nobody is late in games by days; so many days in a year, in whole days.

A day is a day of UTC, the first and the last one included. Days count for the year in which a vacation was
begun. Whoever comes back early has the days back that had not begun.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final

from ..play.errors import Refused
from ..play.header import now
from .persons import People, Person

DAYS: Final = 30
"""So many days a year may be taken."""


@dataclass(frozen=True)
class Vacation:
    """How it stands with somebody's vacation.

    last: its last day, None if they are there. left: how many days more they may take this year.
    """

    last: date | None
    left: int


def vacation_of(person: Person, time: datetime | None = None) -> Vacation:
    """The vacation of a person at some time (None: now)."""
    time = time or now()
    away = person.vacation is not None and person.vacation > time
    last = (person.vacation - timedelta(days=1)).date() if away and person.vacation else None
    used = person.vacation_days if away or person.vacation_year == time.year else 0
    return Vacation(last, max(0, DAYS - used))


class Vacations:
    """Beginning and ending the vacations of the people in a database."""

    def __init__(self, people: People) -> None:
        self._people = people

    def away_until(self, identity: str, last: date, time: datetime | None = None) -> Person:
        """The person is away up to that day, or up to another one than they said before. Raises Refused."""
        time = time or now()
        person = self._people.get(identity)
        known = vacation_of(person, time)
        today = time.date()
        if not today <= last <= today + timedelta(days=2 * DAYS):
            raise Refused("vacation-day", "Choose the last day of your vacation: today or later.")
        new = (last - known.last).days if known.last else (last - today).days + 1
        if new > known.left:
            raise Refused(
                "vacation-long",
                f"Of {DAYS} days a year you have {known.left} left: that would be {new}.",
                days=DAYS,
                left=known.left,
            )
        return self._note(person, last + timedelta(days=1), DAYS - known.left + new, time)

    def back(self, identity: str, time: datetime | None = None) -> Person:
        """The person is there again; nothing happens if they weren't away."""
        time = time or now()
        person = self._people.get(identity)
        known = vacation_of(person, time)
        if known.last is None:
            return person
        kept = max(0, (known.last - time.date()).days)
        facts = {"vacation": time, "vacation_days": DAYS - known.left - kept}
        return self._people.change(identity, **facts)

    def _note(self, person: Person, end: date, days: int, time: datetime) -> Person:
        until = datetime(end.year, end.month, end.day)
        away = person.vacation is not None and person.vacation > time
        year = person.vacation_year if away else time.year
        return self._people.change(person.id, vacation=until, vacation_days=days, vacation_year=year)

    def holiday(self, identity: str) -> int | None:
        """For how many milliseconds more a person is away; below 0: since when they aren't; None: neither."""
        until = self._people.get(identity).vacation if identity else None
        return None if until is None else round((until - now()).total_seconds() * 1000)
