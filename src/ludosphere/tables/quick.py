"""Quick matches: people who wait for a game are brought together, whichever process they ask.

Who waits asks again every few seconds, and with that is seen. Whoever asks may be the one to bring a group
together: its rows are claimed in one transaction, under the id of a table that is made right after.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from ..core.options import Choice
from ..core.registry import game, registered_games
from ..database import Database
from ..database.models import SeekerRow, TableRow
from ..play.errors import Refused
from ..play.header import Seat, now
from ..play.table import Table
from ..play.terms import Terms, new_identity
from .store import Store

SPEEDS = ("normal", "slow", "days")
"""The clocks of `pace.TEMPOS` that are on offer."""
GONE = timedelta(seconds=30)
"""Whoever wasn't seen for so long has gone."""
PATIENCE = timedelta(seconds=30)
"""After so long two are enough."""
_ORPHAN = timedelta(seconds=10)
"""A table that isn't there so long after its people were claimed will not come: its process died."""


@dataclass(frozen=True)
class Seeker:
    """Somebody who waits for so many `seats` to be filled. `table`: what was found for them, if anything."""

    person: str
    pool: str
    speed: str
    seats: int
    since: datetime
    table: str | None = None


def pool(name: str, lang: str) -> str:
    """Who can play a game together: everybody, or those of a language where texts are played with.

    Raises Refused if there is no such game.
    """
    if name not in registered_games():
        raise Refused("no-game", f"There is no game {name[:20]!r}.", game=name[:20])
    spoken = _languages(name)
    return f"{name}/{lang if lang in spoken else spoken[0]}" if spoken else name


def _languages(name: str) -> tuple[object, ...]:
    """The languages of the texts a game is played with; () in games without texts."""
    specs = game(name).option_specs
    return next((spec.values for spec in specs if spec.name == "lang" and isinstance(spec, Choice)), ())


class Quick:
    """The people who wait for a quick match, in the database of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._database: Database = store.database

    def seek(self, person: str, name: str, lang: str, speed: str, seats: int) -> None:
        """From now on the person waits for a game with so many people; raises Refused."""
        where = pool(name, lang)
        if speed not in SPEEDS:
            raise Refused("no-speed", f"There is no speed {speed[:20]!r}.", speed=speed[:20])
        if seats < 2 or seats not in people_of(name):
            raise Refused("no-number", f"{name} isn't played by {seats}.", seats=seats)
        time = now()
        row = {"person": person, "game": where, "speed": speed, "seats": seats, "since": time, "seen": time}
        with self._database.transaction() as connection:
            connection.execute(delete(SeekerRow).where(SeekerRow.person == person))
            connection.execute(insert(SeekerRow), [row])

    def cancel(self, person: str) -> None:
        """The person waits no longer."""
        with self._database.transaction() as connection:
            connection.execute(delete(SeekerRow).where(SeekerRow.person == person))

    def seen(self, person: str) -> Seeker | None:
        """The person asks how it stands; None if they don't wait, or were given up."""
        time = now()
        with self._database.transaction() as connection:
            _forget(connection, time)
            found = select(SeekerRow.__table__).where(SeekerRow.person == person)
            row = connection.execute(found).mappings().first()
            if row is None:
                return None
            seeker = _seeker(row)
            mine = update(SeekerRow).where(SeekerRow.person == person)
            if seeker.table is None:
                connection.execute(mine, {"seen": time})
            elif not connection.execute(select(TableRow.id).where(TableRow.id == seeker.table)).first():
                if time - row["seen"] > _ORPHAN:
                    connection.execute(mine, {"seen": time, "table_id": None})
                return Seeker(person, seeker.pool, seeker.speed, seeker.seats, seeker.since)
            return seeker

    def waiting(self, where: str, speed: str) -> int:
        """How many wait for the same."""
        with self._database.transaction() as connection:
            return len(_fresh(connection, where, speed))

    def match(self, where: str, speed: str) -> tuple[str, list[str]] | None:
        """Claims a group that can play together, in the order they will sit; and its table's id."""
        identity = new_identity()
        with self._database.transaction() as connection:
            group = [seeker.person for seeker in together(_fresh(connection, where, speed), now())]
            if not group:
                return None
            free = (SeekerRow.person.in_(group), SeekerRow.table_id.is_(None))
            claimed = connection.execute(update(SeekerRow).where(*free), {"table_id": identity})
            if claimed.rowcount != len(group):  # another process was faster with some of them
                connection.rollback()
                return None
        secrets.SystemRandom().shuffle(group)
        return identity, group

    def open(
        self, where: str, identity: str, group: Sequence[tuple[str, str]], tempo: dict[str, Any], absent: str
    ) -> Table:
        """The rated table of a group: persons and their names, in the order they sit."""
        name, _, lang = where.partition("/")
        options: dict[str, object] = {"seats": len(group)}
        if lang:
            options["lang"] = lang
        seats = [Seat.human(called, person) for person, called in group]
        terms = Terms(
            name, options, seats, identity=identity, access="lobby", tempo=tempo, absent=absent, rated=True
        )
        return Table.create(self._store, group[0][0], terms)


def people_of(name: str) -> list[int]:
    """With how many people a game can be played."""
    for spec in game(name).option_specs:
        if spec.name == "seats" and isinstance(spec, Choice):
            return sorted(int(value) for value in spec.values)
    return [game(name).seats({})]


def together(waiting: Sequence[Seeker], time: datetime) -> list[Seeker]:
    """Of people who wait for the same, longest first, those who can begin now; [] if they are too few.

    Enough are as many as the one who waits longest has asked for; after a while two are.
    """
    for first in waiting:
        like = [other for other in waiting if other.seats == first.seats]
        if len(like) >= first.seats:
            return like[: first.seats]
        if time - first.since >= PATIENCE and len(waiting) >= 2:
            others = [other for other in waiting if other != first]
            count = min(first.seats, len(waiting))
            enough = count in people_of(first.pool.partition("/")[0])
            return [first, *others[: count - 1 if enough else 1]]
    return []


def _fresh(connection: Connection, where: str, speed: str) -> list[Seeker]:
    """Who waits for the same and is still there, longest first."""
    rows = connection.execute(
        select(SeekerRow.__table__)
        .where(
            SeekerRow.game == where,
            SeekerRow.speed == speed,
            SeekerRow.table_id.is_(None),
            SeekerRow.seen > now() - GONE,
        )
        .order_by(SeekerRow.since, SeekerRow.person)
    ).mappings()
    return [_seeker(row) for row in rows]


def _forget(connection: Connection, time: datetime) -> None:
    """Gives up those who weren't seen for long; whoever has a table is left an hour to go there."""
    gone = (SeekerRow.table_id.is_(None), SeekerRow.seen < time - GONE)
    connection.execute(delete(SeekerRow).where(*gone))
    connection.execute(delete(SeekerRow).where(SeekerRow.seen < time - timedelta(hours=1)))


def _seeker(row: Any) -> Seeker:
    return Seeker(row["person"], row["game"], row["speed"], row["seats"], row["since"], row["table_id"])
