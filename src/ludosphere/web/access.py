"""Who may see a table at all."""

from __future__ import annotations

from ..play.errors import Refused
from ..play.header import Header


def may_see(header: Header, person: str) -> bool:
    """May the person look at the table? Whoever has the link may, unless it is for its players only."""
    return header.watch != "nobody" or header.stage == "open" or person in header.persons


def may_look(header: Header, person: str | None) -> bool:
    """May the person look over any seat's shoulder? Who sits there only afterwards, nobody before."""
    if header.stage == "over" and person is not None:
        return may_see(header, person)  # nothing need stay hidden any more
    return header.watch == "all" and header.stage in ("running", "over") and person not in header.persons


def is_kept(header: Header) -> bool:
    """Is the table in the database? That of a lesson isn't: its id has a dot."""
    return "." not in header.id


def may_analyse(header: Header) -> bool:
    """Can the game be analysed? When it is over, nothing of it need stay hidden from whoever sees it."""
    return header.stage == "over" and is_kept(header)


def hint_seat(header: Header, person: str | None) -> int | None:
    """The seat that may be given hints: the person's only one, where all others are bots'; None: nobody's."""
    mine = header.seats_of(person)
    if len(mine) != 1 or header.rated or not is_kept(header):
        return None
    others = (seat for number, seat in enumerate(header.seats) if number != mine[0])
    return mine[0] if all(seat.kind == "bot" for seat in others) else None


def may_hint(header: Header, seat: int | None) -> bool:
    """May whoever acts for the seat ask for a hint?"""
    return seat is not None and hint_seat(header, header.seats[seat].person) == seat


def check_whole(header: Header) -> None:
    """Raises Refused if the table is closed because its rules failed: nothing of it can be drawn."""
    if header.stage == "broken":
        raise Refused("broken", "This table is closed: the rules failed here; its record is kept.")


def check_may_see(header: Header, person: str) -> None:
    """Raises Refused if the person may not look at the table."""
    if not may_see(header, person):
        raise Refused("no-watching", "Only the players of this table may see it.")
