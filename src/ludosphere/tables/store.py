"""Reading and writing tables: everything a table accepted is committed here before anybody hears of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ..database import Database, open_database
from ..database.models import JournalRow, MemberRow, MoveRow, TableRow
from ..play.errors import NoSuchTable, Refused
from ..play.header import CALLED_OFF, Header, Seat
from ..play.journal import Entry, Journal, Moves
from .pulse import beat
from .turns import note_turns

EACH: Final = 3
"""So many tables of one owner a list for everybody has."""
_REWRITES = ("undo", "upgrade", "back")
"""After these the moves, or what they lead to, are others than before."""


def open_store(url: str | None = None) -> Store:
    """The store in the database at a URL (None: `default_url`), up to date; raises StoreError."""
    return Store(open_database(url))


class Store(Journal):
    """The tables of a database, and questions about all of them. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def close(self) -> None:
        """Lets go of the database."""
        self.database.close()

    def check(self) -> None:
        """Raises StoreError when the database doesn't answer."""
        self.database.check()

    # --- writing ------------------------------------------------------------------------------
    def create(self, header: Header, moves: Moves) -> None:
        with self.database.transaction() as connection:
            connection.execute(insert(TableRow), [_row(header)])
            self._insert(connection, header, moves)
            self._note(connection, header, Entry("create"))
            self._members(connection, {}, header)
            note_turns(connection, None, header)

    def append(self, before: Header, header: Header, moves: Moves, entry: Entry) -> None:
        with self.database.transaction() as connection:
            self._update(connection, before, header, entry)
            self._insert(connection, header, moves, header.moves - len(moves))

    def change(self, before: Header, header: Header, entry: Entry, tail: Moves | None = None) -> None:
        with self.database.transaction() as connection:
            self._update(connection, before, header, entry)
            if tail is not None:
                kept = header.moves - len(tail)
                stale = delete(MoveRow).where(MoveRow.table_id == header.id, MoveRow.number > kept)
                connection.execute(stale)
                self._insert(connection, header, tail, kept)

    def _insert(self, connection: Connection, header: Header, moves: Moves, after: int = 0) -> None:
        if moves:
            rows = [
                {"table_id": header.id, "number": number, "seat": seat, "notation": notation}
                for number, (seat, notation) in enumerate(moves, after + 1)
            ]
            connection.execute(_MOVES, rows)

    def _update(self, connection: Connection, before: Header, header: Header, entry: Entry) -> None:
        # Another process on the same database may have been faster: then nothing may be written.
        old, row = _row(before), _row(header)
        changed = {name: row[name] for name in row if row[name] != old[name]}
        if connection.execute(_CHANGE, {**changed, "_id": header.id, "_seq": before.seq}).rowcount != 1:
            raise _elsewhere()
        self._note(connection, header, entry)
        self._members(connection, before.members(), header)
        note_turns(connection, before, header)

    def _note(self, connection: Connection, header: Header, entry: Entry) -> None:
        row = {"table_id": header.id, "seq": header.seq, "at": header.changed, **entry.__dict__}
        try:
            connection.execute(_JOURNAL, [row])
        except IntegrityError:  # the same command came by way of another process
            raise _elsewhere() from None

    def _members(self, connection: Connection, before: dict[str, bool], header: Header) -> None:
        now = header.members()
        for person in before.keys() - now.keys():
            gone = delete(MemberRow).where(MemberRow.table_id == header.id, MemberRow.person == person)
            connection.execute(gone)
        new = now.keys() - before.keys()
        if new:
            rows = [{"table_id": header.id, "person": one, "waits": now[one]} for one in sorted(new)]
            connection.execute(insert(MemberRow), rows)
        others = sorted(person for person in now.keys() - new if before[person] != now[person])
        if others:
            marks = [{"_table": header.id, "_person": person, "waits": now[person]} for person in others]
            connection.execute(_WAITS, marks)

    # --- reading ------------------------------------------------------------------------------
    def load(self, identity: str) -> tuple[Header, Moves, list[str]]:
        with self.database.reading() as connection:
            row = (
                connection.execute(select(TableRow.__table__).where(TableRow.id == identity))
                .mappings()
                .first()
            )
            if row is None:
                raise NoSuchTable(identity)
            moves = connection.execute(
                select(MoveRow.seat, MoveRow.notation)
                .where(MoveRow.table_id == identity)
                .order_by(MoveRow.number)
            )
            commands = connection.execute(
                select(JournalRow.command).where(
                    JournalRow.table_id == identity, JournalRow.command.is_not(None)
                )
            )
            known = [command for command in commands.scalars() if command is not None]
            return _header(row), [(seat, notation) for seat, notation in moves], known

    def since(self, identity: str, seq: int, moves: int) -> tuple[Header, Moves, list[str]] | None:
        with self.database.reading() as connection:
            found = select(TableRow.__table__).where(TableRow.id == identity)
            row = connection.execute(found).mappings().first()
            if row is None:
                raise NoSuchTable(identity)
            news = connection.execute(
                select(JournalRow.kind, JournalRow.command).where(
                    JournalRow.table_id == identity, JournalRow.seq > seq
                )
            ).all()
            if any(kind in _REWRITES for kind, _ in news):
                return None
            later = connection.execute(
                select(MoveRow.seat, MoveRow.notation)
                .where(MoveRow.table_id == identity, MoveRow.number > moves)
                .order_by(MoveRow.number)
            )
            known = [command for _, command in news if command is not None]
            return _header(row), [(seat, notation) for seat, notation in later], known

    def seqs(self, identities: Sequence[str]) -> dict[str, int]:
        """How far each of these tables is."""
        with self.database.transaction() as connection:
            found = select(TableRow.id, TableRow.seq).where(TableRow.id.in_(identities))
            return {identity: seq for identity, seq in connection.execute(found)}

    def seq(self, identity: str) -> int | None:
        """How far a table is; None if there is none of this id."""
        with self.database.transaction() as connection:
            return connection.execute(select(TableRow.seq).where(TableRow.id == identity)).scalar()

    def journal(self, identity: str) -> list[tuple[int, Entry]]:
        """Everything a table accepted, by seq."""
        with self.database.transaction() as connection:
            rows = connection.execute(
                select(JournalRow.__table__)
                .where(JournalRow.table_id == identity, JournalRow.seq > 0)
                .order_by(JournalRow.seq)
            ).mappings()
            return [
                (row["seq"], Entry(row["kind"], row["seat"], row["detail"], row["command"])) for row in rows
            ]

    def acted(self, identity: str) -> set[int]:
        played = (JournalRow.table_id == identity, JournalRow.kind == "play")
        with self.database.transaction() as connection:
            found = connection.execute(select(JournalRow.seat).where(*played).distinct())
            return {seat for seat in found.scalars() if seat is not None}

    def owned(self, person: str, limit: int = 50) -> Sequence[Header]:
        """The tables somebody sits at or has opened, last changed first."""
        return self._headers(or_(TableRow.owner == person, _sits(person)), limit=limit)

    def played(self, person: str, game: str) -> bool:
        """Has somebody finished a game of this kind?"""
        return bool(self._headers(_sits(person), TableRow.game == game, TableRow.stage == "over", limit=1))

    def staged(self, stage: str, access: str, limit: int = 100) -> Sequence[Header]:
        """The tables in a stage that are open to `access`, last changed first; of each owner a few only.

        Else one person could push everybody else's out of the list.
        """
        owner = func.coalesce(func.nullif(TableRow.owner, ""), TableRow.id)  # "": the owner is no more
        nth = func.row_number().over(partition_by=owner, order_by=(TableRow.changed.desc(), TableRow.id))
        those = (TableRow.stage == stage, TableRow.access == access)
        ranked = select(TableRow.id, nth.label("nth")).where(*those).subquery()
        few = select(ranked.c.id).where(ranked.c.nth <= EACH)
        return self._headers(TableRow.id.in_(few), limit=limit)

    def broken(self, limit: int = 1000) -> Sequence[Header]:
        """The tables that were closed because their rules failed, last closed first."""
        return self._headers(TableRow.stage == "broken", limit=limit)

    def identities(self, over: bool = False) -> list[str]:
        """The ids of the tables whose game isn't over; over: of all that weren't closed."""
        stages = ("open", "running", "over", CALLED_OFF) if over else ("open", "running")
        with self.database.transaction() as connection:
            found = select(TableRow.id).where(TableRow.stage.in_(stages)).order_by(TableRow.changed)
            return list(connection.execute(found).scalars())

    def whole(self, identity: str) -> int:
        """How many of a table's moves are there before the first one that is missing."""
        numbers = select(MoveRow.number).where(MoveRow.table_id == identity).order_by(MoveRow.number)
        with self.database.transaction() as connection:
            found = list(connection.execute(numbers).scalars())
        return next((at for at, number in enumerate(found) if number != at + 1), len(found))

    def _headers(self, *which: Any, limit: int) -> Sequence[Header]:
        found = select(TableRow.__table__).where(*which).order_by(TableRow.changed.desc()).limit(limit)
        with self.database.transaction() as connection:
            return [_header(row) for row in connection.execute(found).mappings()]

    def waiting_for_bots(self) -> list[str]:
        """The ids of the tables where a bot is to move."""
        with self.database.transaction() as connection:
            return list(connection.execute(select(TableRow.id).where(TableRow.bot_next)).scalars())

    def served(self, time: int, least: int, resumed: Callable[[Header, int], Header]) -> list[str]:
        """Notes that the tables are served; if they weren't for at least so long, clocks stood meanwhile.

        Times are milliseconds. Gives the ids of the tables whose clocks were changed.
        """
        running = select(TableRow.__table__).where(
            TableRow.deadline.is_not(None), TableRow.stage == "running"
        )
        found = []
        with self.database.transaction() as connection:
            away = beat(connection, time)
            if not away or away < least:
                return []
            for row in connection.execute(running).mappings().all():
                header = resumed(before := _header(row), away)
                facts = {"seq": header.seq, "clock": header.clock, "deadline": header.deadline}
                if connection.execute(_CHANGE, {**facts, "_id": header.id, "_seq": before.seq}).rowcount:
                    self._note(connection, header, Entry("pause", detail=f"{away} ms"))
                    found.append(header.id)
        return found

    def due(self, time: datetime) -> list[str]:
        """The ids of the tables somebody should have looked at by then."""
        with self.database.transaction() as connection:
            late = select(TableRow.id).where(TableRow.deadline <= time, TableRow.stage == "running")
            return list(connection.execute(late).scalars())


# Written at every move: made once, so that SQLAlchemy finds their SQL without looking at each part again.
_CHANGE: Final = update(TableRow).where(TableRow.id == bindparam("_id"), TableRow.seq == bindparam("_seq"))
_JOURNAL: Final = insert(JournalRow)
_MOVES: Final = insert(MoveRow)
_WAITS: Final = update(MemberRow).where(
    MemberRow.table_id == bindparam("_table"), MemberRow.person == bindparam("_person")
)


def _elsewhere() -> Refused:
    return Refused("elsewhere", "This table was changed by another server; load the page again.")


def _sits(person: str) -> ColumnElement[bool]:
    """Does somebody sit at the table?"""
    return TableRow.id.in_(select(MemberRow.table_id).where(MemberRow.person == person))


def _row(header: Header) -> dict[str, Any]:
    row = {**header.__dict__, "seed": str(header.seed), "bot_next": header.bot_next}
    row["seats"] = [seat.plain() for seat in header.seats]
    row["absences"] = [list(absence) for absence in header.absences]
    for name in ("waiting", "scores", "ranks", "follows"):
        row[name] = None if row[name] is None else list(row[name])
    return row


def _header(row: Any) -> Header:
    facts = dict(row)
    del facts["bot_next"]
    facts["seed"] = int(facts["seed"])
    facts["seats"] = tuple(Seat(**seat) for seat in facts["seats"])
    facts["absences"] = tuple(tuple(absence) for absence in facts["absences"])
    for name in ("waiting", "scores", "ranks", "follows"):
        facts[name] = None if facts[name] is None else tuple(facts[name])
    return Header(**facts)
