"""What pages say about time and absence: how long is left, who is away and what happens then."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

from ..core.text import Texts
from ..play.header import GONE, Header, now
from ..play.pace import owing_people

_HOUR = 60
_DAY = 24 * _HOUR

Holidays = Callable[[str], int | None]
"""See `Tables.holidays`."""


def no_holidays(person: str) -> int | None:
    """Nobody is on holiday."""
    return None


def time_left(milliseconds: int, say: Texts) -> str:
    """So much time, as people say it."""
    minutes = max(0, milliseconds // 60_000)
    if minutes >= _DAY:
        return say("pace-days", days=minutes // _DAY, hours=minutes % _DAY // _HOUR)
    if minutes >= _HOUR:
        return say("pace-hours", hours=minutes // _HOUR, minutes=minutes % _HOUR)
    return say("pace-minutes", minutes=minutes)


def seat_notes(header: Header, reader: str | None, holidays: Holidays, say: Texts) -> list[str] | None:
    """By seat, why nobody is there and what happens then; "" where all is well, None where it is everywhere.

    Only those who sit there themselves learn who is on holiday.
    """
    if header.stage != "running":
        return None
    seated, owing = reader in header.persons, owing_people(header) if header.tempo else ()
    notes = []
    for seat, player in enumerate(header.seats):
        note = ""
        if player.kind == "human" and player.away not in (None, GONE):
            note = say(f"away-{player.away}-{header.absent}")
        elif player.kind == "human" and seated and header.tempo.get("kind") == "days":
            note = _holiday(holidays(player.person or ""), say)
        if not note and seat in owing:
            together = [say("pace-together")] if len(owing) > 1 else []
            then = [say(f"pace-then-{header.absent}")] if header.deadline else []
            note = " · ".join([*together, *then])
        notes.append(note)
    return notes if any(notes) else None


def _holiday(free: int | None, say: Texts) -> str:
    if free is None or free <= 0:
        return ""
    last = now() + timedelta(milliseconds=free) - timedelta(hours=12)  # it ends with the day before
    return say("on-holiday", at=last)
