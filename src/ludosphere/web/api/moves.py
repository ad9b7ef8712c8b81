"""What a caller does at a table; the same over HTTP and over a socket."""

from __future__ import annotations

from collections.abc import Callable

from ...core.errors import NotationError
from ...play.errors import Refused, stale
from ...play.table import Table
from ...tables.service import Live, Tables
from ..fresh import check_fresh, command_of
from .models import Accepted, Move, Turn


def acting_seat(table: Table, person: str, wanted: int | None) -> int:
    """The seat a person acts for: the one they name, else the one to play. Raises Refused."""
    seats = table.header.seats_of(person)
    if not seats:
        raise Refused("not-yours", "You have no seat at this table; you are watching.")
    if wanted is not None and wanted not in seats:
        raise Refused("not-your-seat", f"Seat {wanted} isn't yours: you have {_listed(seats)}.")
    seat = wanted if wanted is not None else table.screen_seat(person)
    assert seat is not None
    return seat


def move(tables: Tables, live: Live, person: str, asked: Move, lang: str) -> Accepted:
    """Plays what was asked, once; raises Refused."""
    table = live.table
    given = [what for what in (asked.action, asked.path, asked.text) if what is not None]
    if len(given) != 1:
        raise Refused("one-of", "A move has one of 'action', 'path' and 'text'.")
    seat = acting_seat(table, person, asked.seat)
    command_id = command_of(person, asked.id)
    if table.knows(command_id):
        return Accepted(seq=table.seq, repeated=True)
    if asked.text is not None:
        check_fresh(table, asked.seq, seat, says=True)
        said = asked.text
        new = tables.do(live, seat, lambda table: table.say(seat, said, lang, command_id), command_id)
    else:
        try:
            path = tuple(asked.path) if asked.path is not None else _path(table, seat, str(asked.action))
        except Refused:
            if asked.seq != table.seq:  # what can't be done now may have been right when it was sent
                raise stale() from None
            raise
        check_fresh(table, asked.seq, seat, path)
        new = tables.play(live, seat, path, command_id)
    return Accepted(seq=live.table.seq, repeated=not new)


def undo(tables: Tables, live: Live, person: str, asked: Turn) -> Accepted:
    """Takes back the seat's last action, once; raises Refused."""
    return _turn(tables, Table.undo, live, person, asked)


def confirm(tables: Tables, live: Live, person: str, asked: Turn) -> Accepted:
    """Confirms the seat's finished turn, once; raises Refused."""
    return _turn(tables, Table.confirm, live, person, asked)


def _turn(
    tables: Tables, what: Callable[[Table, int, str | None], bool], live: Live, person: str, asked: Turn
) -> Accepted:
    seat, command_id = acting_seat(live.table, person, asked.seat), command_of(person, asked.id)
    if live.table.knows(command_id):
        return Accepted(seq=live.table.seq, repeated=True)
    check_fresh(live.table, asked.seq, seat)
    new = tables.do(live, seat, lambda table: what(table, seat, command_id), command_id)
    return Accepted(seq=live.table.seq, repeated=not new)


def _path(table: Table, seat: int, notation: str) -> tuple[str, ...]:
    """The path of an action in notation. What may be said freely is no action of `legal`: that is a text."""
    table.check_turn(seat)  # before the game begins no answer may tell what would be legal
    position = table.position
    try:
        action = position.parse(seat, notation)
    except NotationError as error:
        raise Refused("rule", str(error), reason=str(error)) from None
    if action not in position.legal(seat):
        raise Refused("illegal", "The rules don't allow that now.")
    return position.faces().path(position, seat, action)


def _listed(seats: tuple[int, ...]) -> str:
    return ", ".join(map(str, seats))
