"""How far people are in tutorials: no row before something is done, and none that grows for ever."""

from sqlalchemy import select

from ludosphere.database import open_database
from ludosphere.database.models import LessonRow
from ludosphere.people.lessons import lessons_done, note_lesson


def test_lessons_done_are_kept_once_each_in_order_and_apart():
    database = open_database("sqlite://")
    known = ["place", "claim", "moon"]
    assert lessons_done(database, "ada", "biomos") == []
    for lesson in ("claim", "place", "claim"):
        note_lesson(database, "ada", "biomos", lesson, known)
    note_lesson(database, "bo", "biomos", "moon", known)
    note_lesson(database, "ada", "earth", "plant", ["plant"])
    assert lessons_done(database, "ada", "biomos") == ["claim", "place"]
    assert lessons_done(database, "bo", "biomos") == ["moon"]
    assert lessons_done(database, "ada", "earth") == ["plant"]
    database.close()


def test_lessons_there_are_no_more_go_with_the_next_one():
    database = open_database("sqlite://")
    note_lesson(database, "ada", "biomos", "old", ["old", "place"])
    note_lesson(database, "ada", "biomos", "place", ["place", "claim"])
    assert lessons_done(database, "ada", "biomos") == ["place"]
    with database.transaction() as connection:
        assert len(connection.execute(select(LessonRow.person)).all()) == 1
    database.close()
