"""Results and ratings: what a finished table says about who played there.

Ratings are OpenSkill's (`lab.skill`): a strength mu and its uncertainty sigma for each subject, game and
mode. Only tables that were opened as rated move them; bots are subjects too, such as "bot:search:3".
A table is written down once, whoever tries and how often: (table, seat) is the key.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ..core.errors import StoreError
from ..database import Database
from ..database.models import RatingRow, ResultRow, TableRow
from ..lab.skill import FIRST, Skill, after_game
from ..play.header import Header, Seat, now
from .persons import People, Person

SETTLED = 10
"""From so many rated games on a rating is more than provisional."""
_CENTRE, _SCALE = 1500, 20
_TRIES = 4


@dataclass(frozen=True)
class Rating:
    """How strong somebody is at a game in a mode ("": the game has none)."""

    subject: str
    game: str
    mode: str
    mu: float
    sigma: float
    games: int

    @property
    def number(self) -> int:
        """As people see it: 1500 at the beginning; it rises with strength and with certainty."""
        return shown(self.mu - 3 * self.sigma)

    @property
    def spread(self) -> int:
        """How far off the strength may be, on the same scale."""
        return round(_SCALE * self.sigma)

    @property
    def provisional(self) -> bool:
        """Are there too few games to say much?"""
        return self.games < SETTLED


@dataclass(frozen=True)
class Result:
    """How somebody fared at a finished table; before and after: their ratings as numbers, if it was rated.

    open: may anybody look at the table? hints: was somebody there told what a bot would do? score: None where
    the game ended by somebody's absence. absent: why they weren't there at the end, if so.
    """

    table: str
    game: str
    mode: str
    seats: int
    rank: int
    score: int | None
    rated: bool
    before: int | None
    after: int | None
    finished: datetime
    open: bool
    hints: bool
    absent: str | None = None


class Ratings:
    """Results and ratings in a database. Every method is one transaction; StoreError when it fails."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._people = People(database)

    # --- writing ------------------------------------------------------------------------------
    def note(self, header: Header) -> bool:
        """Writes down a table that is over; False if it was before, or if there is nothing to say of it."""
        subjects = who_counts(header)
        if not subjects:
            return False
        for subject in subjects.values():
            if is_person(subject) and header.rated:
                self._people.known(subject)  # the leaderboard names them
        for _ in range(_TRIES):
            try:
                with self._database.transaction() as connection:
                    noted = exists().where(ResultRow.table_id == header.id)
                    if connection.execute(select(noted)).scalar():
                        return False
                    self._write(connection, header, subjects)
                    return True
            except StoreError as error:
                if not isinstance(error.__cause__, IntegrityError):
                    raise
        return False

    def catch_up(self) -> list[str]:
        """The ids of rated tables that ended when nobody could write it down."""
        noted = exists().where(ResultRow.table_id == TableRow.id)
        ended = select(TableRow.id).where(TableRow.stage == "over", TableRow.rated, ~noted)
        with self._database.transaction() as connection:
            return list(connection.execute(ended.order_by(TableRow.changed)).scalars())

    def _write(self, connection: Connection, header: Header, subjects: Mapping[int, str]) -> None:
        mode, ranks = mode_of(header), header.places
        assert ranks is not None
        rows = [
            {
                "table_id": header.id,
                "seat": seat,
                "subject": subject,
                "game": header.game,
                "mode": mode,
                "seats": len(header.seats),
                "rank": ranks[seat],
                "score": header.scores[seat] if header.scores is not None else None,
                "rated": header.rated,
                "finished": header.changed,
            }
            for seat, subject in subjects.items()
        ]
        connection.execute(insert(ResultRow), rows)  # first: from here on nobody else writes this table
        absent = {subject for seat, subject in subjects.items() if header.seats[seat].absent}
        there = set(filter(is_person, subjects.values())) - absent
        if not header.rated or len(set(subjects.values())) < 2 or not there:
            return
        before = self._before(connection, header.game, mode, sorted(set(subjects.values())))
        after = rated(subjects, ranks, before, absent)
        time = now()
        for subject, new in sorted(after.items()):  # in one order, or two processes would wait for each other
            facts = {"mu": new.mu, "sigma": new.sigma, "games": new.games, "changed": time}
            key = {"subject": subject, "game": header.game, "mode": mode}
            if before[subject].games:
                mine = update(RatingRow).where(*(getattr(RatingRow, name) == key[name] for name in key))
                connection.execute(mine.values(**facts))
            else:
                connection.execute(insert(RatingRow), [{**key, **facts}])
            old = before[subject]
            changes = {"before": old.mu - 3 * old.sigma, "after": new.mu - 3 * new.sigma}
            mine = update(ResultRow).where(ResultRow.table_id == header.id, ResultRow.subject == subject)
            connection.execute(mine.values(**changes))

    def _before(
        self, connection: Connection, game: str, mode: str, subjects: Sequence[str]
    ) -> dict[str, Rating]:
        """The ratings so far; on a server with several processes nobody else changes them meanwhile."""
        which = (RatingRow.game == game, RatingRow.mode == mode, RatingRow.subject.in_(subjects))
        found = select(RatingRow.__table__).where(*which).order_by(RatingRow.subject).with_for_update()
        known = {row["subject"]: _rating(row) for row in connection.execute(found).mappings()}
        return {name: known.get(name) or Rating(name, game, mode, *FIRST, 0) for name in subjects}

    # --- reading ------------------------------------------------------------------------------
    def stakes(self, header: Header, person: str) -> tuple[int, int] | None:
        """What a person at a table would gain by coming first alone, and lose by coming last alone.

        None if it counts for no rating of theirs, or a seat is still free.
        """
        subjects = _subjects(header)
        mine = next((seat for seat, subject in subjects.items() if subject == person), None)
        if mine is None or not header.rated or header.stage == "open" or len(set(subjects.values())) < 2:
            return None
        with self._database.transaction() as connection:
            before = self._before(connection, header.game, mode_of(header), sorted(set(subjects.values())))
        ranks = [1 if seat == mine else 2 for seat in range(len(header.seats))]
        first = rated(subjects, ranks, before)[person].number
        last = rated(subjects, [3 - rank for rank in ranks], before)[person].number
        return first - before[person].number, before[person].number - last

    def of(self, subject: str) -> list[Rating]:
        """Somebody's ratings, by game and mode."""
        found = select(RatingRow.__table__).where(RatingRow.subject == subject)
        with self._database.transaction() as connection:
            rows = connection.execute(found.order_by(RatingRow.game, RatingRow.mode)).mappings()
            return [_rating(row) for row in rows]

    def results(self, subject: str, limit: int = 50, everybodys: bool = False) -> list[Result]:
        """How somebody fared, newest first.

        everybodys: only what others may know: rated games, and those that everybody could join and watch.
        """
        in_the_open = (TableRow.access == "lobby") & (TableRow.watch != "nobody")
        found = (
            select(ResultRow.__table__, TableRow.watch, TableRow.hints, TableRow.seats.label("sat"))
            .join(TableRow, TableRow.id == ResultRow.table_id)
            .where(ResultRow.subject == subject)
        )
        if everybodys:
            found = found.where(or_(ResultRow.rated, in_the_open))
        found = found.order_by(ResultRow.finished.desc(), ResultRow.table_id).limit(limit)
        with self._database.transaction() as connection:
            return [_result(row) for row in connection.execute(found).mappings()]

    def modes(self, game: str) -> list[str]:
        """The modes of a game in which somebody has a rating."""
        found = select(RatingRow.mode).where(RatingRow.game == game).distinct().order_by(RatingRow.mode)
        with self._database.transaction() as connection:
            return list(connection.execute(found).scalars())

    def leaders(self, game: str, mode: str, limit: int = 100) -> list[tuple[Rating, Person | None]]:
        """The strongest at a game in a mode, and who they are (None: a bot); who is private isn't there."""
        which = (RatingRow.game == game, RatingRow.mode == mode)
        order = (RatingRow.mu - 3 * RatingRow.sigma).desc()
        found = select(RatingRow.__table__).where(*which).order_by(order, RatingRow.subject)
        with self._database.transaction() as connection:
            rows = connection.execute(found.limit(2 * limit)).mappings()
            ratings = [_rating(row) for row in rows]
        persons = self._people.several(rating.subject for rating in ratings if is_person(rating.subject))
        listed: list[tuple[Rating, Person | None]] = []
        for rating in ratings:
            person = persons.get(rating.subject)
            if not is_person(rating.subject) or (person is not None and not person.private):
                listed.append((rating, person))
        return listed[:limit]


# --- what counts, and how much ------------------------------------------------------------------------
def who_counts(header: Header) -> dict[int, str]:
    """The subjects by seat of a table that is over; {} if it says nothing about anybody.

    A game continued from another doesn't count: it could be played until it is won. Neither does a seat whose
    person plays others too, or is there no more; bots only where it is rated.
    """
    return {} if header.places is None else _subjects(header)


def _subjects(header: Header) -> dict[int, str]:
    """Whose ratings and results a table is about, by seat."""
    if header.parent is not None:
        return {}
    found = {}
    for number, seat in enumerate(header.seats):
        if seat.kind == "bot":
            if header.rated:
                found[number] = bot_subject(seat)
        elif seat.person is not None and not header.shares_screen(number):
            found[number] = seat.person
    return found if any(map(is_person, found.values())) else {}


def bot_subject(seat: Seat) -> str:
    """A bot as a subject: "bot:search:3"."""
    return f"bot:{seat.code()}"


def is_person(subject: str) -> bool:
    """Is it the id of a person?"""
    return not subject.startswith("bot:")


def mode_of(header: Header) -> str:
    """The mode a table was played in; "" if its game has none."""
    return str(header.options.get("mode", ""))


def rated(
    subjects: Mapping[int, str],
    ranks: Sequence[int],
    before: Mapping[str, Rating],
    absent: Collection[str] = (),
) -> dict[str, Rating]:
    """The new ratings after one game. subjects: by seat; ranks: of all seats, from 1, equal ones share.

    A subject with several seats (bots of one level) takes the mean of what the seats would. absent: who
    wasn't there at the end may lose by it, and gains nothing.
    """
    skills = {subject: Skill(old.mu, old.sigma) for subject, old in before.items()}
    new = after_game(list(subjects.values()), [ranks[seat] for seat in subjects], skills)
    after = {
        subject: Rating(subject, old.game, old.mode, new[subject].mu, new[subject].sigma, old.games + 1)
        for subject, old in before.items()
        if subject in new
    }
    for subject in after.keys() & set(absent):
        old = before[subject]
        if after[subject].number > old.number:
            after[subject] = replace(after[subject], mu=old.mu, sigma=old.sigma)
    return after


def shown(ordinal: float) -> int:
    """A rating as people see it."""
    return round(_CENTRE + _SCALE * ordinal)


def _rating(row: Any) -> Rating:
    return Rating(*(row[name] for name in ("subject", "game", "mode", "mu", "sigma", "games")))


def _result(row: Any) -> Result:
    before, after = (None if row[name] is None else shown(row[name]) for name in ("before", "after"))
    return Result(
        row["table_id"],
        row["game"],
        row["mode"],
        row["seats"],
        row["rank"],
        row["score"],
        row["rated"],
        before,
        after,
        row["finished"],
        row["watch"] != "nobody",
        row["hints"],
        row["sat"][row["seat"]]["away"],
    )
