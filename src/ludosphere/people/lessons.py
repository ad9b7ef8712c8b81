"""How far people are in the games' tutorials. Before somebody's first lesson is done there is no row."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from ..database import Database
from ..database.models import LessonRow
from ..play.header import now


def lessons_done(database: Database, person: str, game: str) -> list[str]:
    """The ids of the lessons of a game somebody has done, in that order."""
    mine = select(LessonRow.done).where(LessonRow.person == person, LessonRow.game == game)
    with database.transaction() as connection:
        return list(connection.execute(mine).scalar() or ())


def note_lesson(database: Database, person: str, game: str, lesson: str, known: Collection[str]) -> None:
    """Somebody has done a lesson. Only `known` ones are kept: the row never grows beyond them."""
    which = (LessonRow.person == person, LessonRow.game == game)
    with database.transaction() as connection:
        done = connection.execute(select(LessonRow.done).where(*which)).scalar()
        if done is None:
            row = {"person": person, "game": game, "done": [lesson], "changed": now()}
            try:
                with connection.begin_nested():
                    connection.execute(insert(LessonRow), [row])
                return
            except IntegrityError:  # done at the same moment on another page
                done = connection.execute(select(LessonRow.done).where(*which)).scalar_one()
        if lesson not in done:
            kept = [one for one in done if one in known and one != lesson]
            connection.execute(update(LessonRow).where(*which).values(done=[*kept, lesson], changed=now()))
