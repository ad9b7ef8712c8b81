"""When the moments of a table end that end by themselves (`Position.time_limit`).

Time is any number of seconds that rises, such as `monotonic()`. Nothing of it is stored: a table read from
the database starts its time anew.

Usually there is one time for everybody. People who share a screen can't look at once: each of them has a time
of their own, which starts when the screen is handed over to them and they say so (`begin`).
"""

from __future__ import annotations

from ..play.table import Table

Moment = tuple[int, int]
"""Turn and length. Whoever takes something back comes to an earlier one, and to the time it had."""


class Clock:
    """The time of one table. `follow` it whenever the table has changed."""

    def __init__(self) -> None:
        self._moment: Moment | None = None
        """The moment whose time runs; None: what is due now takes as long as it takes."""
        self._ends: dict[Moment, dict[int | None, float]] = {}
        """When each moment is over for each seat whose time has begun; None is everybody."""

    def follow(self, table: Table, now: float) -> None:
        """Notes which moment it is; a new one starts its time, but for those who have to `begin` it."""
        lasts = table.position.time_limit() if table.to_move() else None
        self._moment = None if lasts is None else (table.position.turn, lasts)
        if self._moment is not None and self._moment not in self._ends:
            header = table.header
            people = [number for number, seat in enumerate(header.seats) if seat.kind == "human"]
            together = not people or not all(map(header.shares_screen, people))
            self._ends[self._moment] = {None: now + self._moment[1] / 1000} if together else {}

    def begin(self, table: Table, seat: int, now: float) -> bool:
        """Starts the time of a person whose screen it is now; False if there is nothing to start."""
        if self._moment is None or not table.header.shares_screen(seat) or seat not in table.to_move():
            return False
        if seat in self._ends[self._moment]:
            return False
        self._ends[self._moment][seat] = now + self._moment[1] / 1000
        return True

    def ends(self, table: Table, seat: int | None) -> float | None:
        """When the seat's time (None: everybody's) is over; None if it has none, or it hasn't begun."""
        own = seat is not None and table.header.shares_screen(seat)
        return self._running().get(seat if own else None)

    def next(self, table: Table) -> float | None:
        """When to look again for somebody whose time is over."""
        ends = self._running().items()
        return min((end for seat, end in ends if _owing(table, seat)), default=None)

    def late(self, table: Table, now: float) -> int | None:
        """The first seat that still owes a decision though its time is over."""
        over = (_owing(table, seat) for seat, end in self._running().items() if end <= now)
        return next((seats[0] for seats in over if seats), None)

    def _running(self) -> dict[int | None, float]:
        return {} if self._moment is None else self._ends[self._moment]


def _owing(table: Table, seat: int | None) -> list[int]:
    """Of the seats with this time, those that owe something."""
    if seat is not None:
        return [seat] if seat in table.to_move() else []
    return [other for other in table.to_move() if not table.header.shares_screen(other)]
