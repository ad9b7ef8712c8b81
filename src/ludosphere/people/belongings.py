"""What belongs to a person all over the database: handed over to another, or given up for good."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace

from sqlalchemy import Connection, delete, select, update

from ..database.models import (
    ChatRow,
    InvitationRow,
    LessonRow,
    MuteRow,
    PasskeyRow,
    PersonRow,
    PushRow,
    RatingRow,
    ReminderRow,
    ReportRow,
    ResultRow,
    SeekerRow,
)
from ..play.errors import Refused
from ..play.header import GONE, Header, Seat
from ..play.journal import Entry
from ..play.pace import milliseconds, paced
from ..tables.store import Store

_ALL = 1_000_000
_TRIES = 5
PERSONAL = (
    PasskeyRow.person,
    ResultRow.subject,
    RatingRow.subject,
    ChatRow.person,
    InvitationRow.person,
    InvitationRow.by,
    SeekerRow.person,
    MuteRow.person,
    MuteRow.muted,
    ReportRow.reporter,
    ReportRow.about,
    PushRow.person,
    ReminderRow.person,
    LessonRow.person,
    PersonRow.id,
)
"""The columns that name a person, outside of tables; rows go with them, in this order."""


def tables_of(store: Store, person: str) -> list[Header]:
    """The tables somebody sits at or has opened, last changed first."""
    return list(store.owned(person, _ALL))


def takeable(store: Store, guest: str, account: str) -> list[Header]:
    """The tables of a guest that an account could take over: those where it doesn't sit itself."""
    return [header for header in tables_of(store, guest) if account not in header.persons]


async def hand_over(store: Store, guest: str, account: str) -> AsyncIterator[str]:
    """Gives a guest's tables to an account, with their results; tells the id of each that has changed.

    Tables where the account sits stay the guest's: nobody plays against themselves. A rating goes along where
    the account has none of its own.
    """

    def given(header: Header) -> Header | None:
        if account in header.persons:
            return None
        seats = [replace(seat, person=account) if seat.person == guest else seat for seat in header.seats]
        owner = account if header.owner == guest else header.owner
        return replace(header, seats=tuple(seats), owner=owner)

    for header in takeable(store, guest, account):
        if _rewrite(store, header.id, given, "hand-over"):
            with store.database.transaction() as connection:
                _follow(connection, header.id, guest, account)
            yield header.id
        await asyncio.sleep(0)  # there may be many, and others play meanwhile
    with store.database.transaction() as connection:
        mine = select(RatingRow.game, RatingRow.mode).where(RatingRow.subject == account)
        known = {(game, mode) for game, mode in connection.execute(mine)}
        theirs = select(RatingRow.game, RatingRow.mode).where(RatingRow.subject == guest)
        for game, mode in connection.execute(theirs).all():
            which = (RatingRow.subject == guest, RatingRow.game == game, RatingRow.mode == mode)
            if (game, mode) in known:
                continue
            connection.execute(update(RatingRow).where(*which).values(subject=account))


def _follow(connection: Connection, table: str, guest: str, account: str) -> None:
    """What was noted of the guest at a table is the account's now."""
    for column in (ResultRow.subject, ChatRow.person):
        row = column.class_
        connection.execute(
            update(row).where(row.table_id == table, column == guest).values({column.key: account})
        )
    for row in (ReminderRow, InvitationRow):
        connection.execute(delete(row).where(row.table_id == table, row.person == guest))


async def give_up(store: Store, person: str) -> AsyncIterator[str]:
    """Forgets a person; tells the id of each table that has changed, before the person themselves goes.

    At tables their seats stay, without a name and for nobody: finished games remain what they were. Where a
    game still runs a bot plays on for the others. A seat at a game that hasn't begun is free again.
    """

    def without(header: Header) -> Header | None:
        if header.stage == "running":
            header = header.without(header.seats_of(person), GONE, store.acted(header.id))
        seats = [_left(header, seat) if seat.person == person else seat for seat in header.seats]
        owner = "" if header.owner == person else header.owner
        listed = header.access if owner or {seat.person for seat in seats} - {None} else "link"
        return replace(header, seats=tuple(seats), owner=owner, access=listed)

    for header in tables_of(store, person):
        if _rewrite(store, header.id, without, "forget"):
            yield header.id
        await asyncio.sleep(0)
    with store.database.transaction() as connection:
        for column in PERSONAL:
            connection.execute(delete(column.class_).where(column == person))


def _left(header: Header, seat: Seat) -> Seat:
    if header.stage == "open":
        return Seat.free()
    return replace(seat, person=None, name="", away=GONE)


def _rewrite(store: Store, table: str, change: Callable[[Header], Header | None], why: str) -> bool:
    """Changes the header of a table, whoever else plays there meanwhile; False if there is nothing to do."""
    for left in range(_TRIES, 0, -1):
        before = store.load(table)[0]
        after = change(before)
        if after is None or after == before:
            return False
        try:
            after = paced(before, replace(after, seq=before.seq + 1).released(), milliseconds())
            store.change(before, after, Entry(why))
            return True
        except Refused as refusal:
            if refusal.key != "elsewhere" or left == 1:
                raise
    return False
