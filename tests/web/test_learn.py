"""Tutorials: each model solution reaches its goal; pages, the line to a lesson, and what is kept of it."""

import pytest
from sqlalchemy import select
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ludosphere.core.i18n import LANGUAGES
from ludosphere.core.registry import game, registered_games
from ludosphere.database.models import LessonRow, TableRow
from ludosphere.play import NoSuchTable, Table
from ludosphere.web import learn
from ludosphere.web.guide_text import guide
from ludosphere.web.lessons import LessonTable, lesson_text, lessons
from web.page_lines import PageLine, noted

LESSONS = [(name, lesson) for name in registered_games() for lesson in lessons(name)]
EACH = pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=[f"{n}-{one.id}" for n, one in LESSONS])
LANG = pytest.mark.parametrize("lang", LANGUAGES)


def others_play(table, most=40):
    """The others go on while the learner owes nothing."""
    for _ in range(most):
        seat = table.bot_to_move()
        if seat is None or table.lesson.seat in table.to_move():
            return
        table.play(seat, table.answer(seat))


def solved(name, lesson, lang):
    """The lesson's table after its model solution."""
    table = LessonTable.begun(name, lesson, lang, "me")
    for notation in lesson.way(lang):
        others_play(table)
        action = table.position.parse(lesson.seat, notation)
        assert lesson.permits(table.position, action), notation
        table.play(lesson.seat, action)
    return table


# --- the lessons ----------------------------------------------------------------------------------------
def test_every_game_has_eight_to_fourteen_lessons_with_names_of_their_own():
    for name in registered_games():
        ids = [lesson.id for lesson in lessons(name)]
        assert 8 <= len(ids) <= 14, name
        assert len(set(ids)) == len(ids), name


@EACH
@LANG
def test_the_model_solution_reaches_the_goal_and_nothing_sooner(name, lesson, lang):
    table = LessonTable.begun(name, lesson, lang, "me")
    answer = lesson.guess.answer if lesson.guess else None
    assert lesson.seat in table.to_move()
    assert game(name).decode(table.position.encode()).encode() == table.position.encode()
    assert any(lesson.permits(table.position, action) for action in table.position.legal(lesson.seat))
    assert not table.reached(None)
    assert lesson.way(lang) or lesson.guess, "there is something to do"
    assert not (lesson.way(lang) and table.reached(answer)), "a guess alone isn't enough"
    table = solved(name, lesson, lang)
    assert table.reached(answer)
    if lesson.guess:
        assert answer in lesson.guess.choices
        assert not any(table.reached(wrong) for wrong in lesson.guess.choices if wrong != answer)


@EACH
@LANG
def test_a_lesson_has_its_words_and_a_section_of_the_guide(name, lesson, lang):
    needed = ["title", "task", "hint", "done", *(["only"] if lesson.allowed else [])]
    texts = [lesson_text(name, lesson, part, lang, points=12) for part in needed]
    assert all(texts)
    assert max(map(len, texts)) <= 330, "it fits on a phone"
    text = guide(name, lang)
    assert text is not None
    assert lesson.section in {section.anchor for section in text.sections}


def test_what_is_to_be_foreseen_is_what_the_rules_count():
    def end(name, identity):
        lesson = next(one for one in lessons(name) if one.id == identity)
        return lesson.guess.answer, solved(name, lesson, "en")

    answer, table = end("biomos", "score")
    assert table.position.result().scores[0] == answer
    answer, table = end("earth", "score")
    parts = {line.key: line.points[0] for line in table.position.sheet()}
    assert parts["sprouts"] + parts["growth"] + parts["compost"] == answer
    answer, table = end("living_planet", "score")
    assert table.position.scores()[0] == answer
    answer, table = end("bioviva", "worth")
    assert table.position.scores()[0] == answer


def test_a_table_of_a_lesson_is_never_written():
    table = LessonTable.begun("biomos", lessons("biomos")[0], "en", "me")
    assert table.id == "lesson.biomos.place"
    with pytest.raises(NoSuchTable):
        Table.load(table._journal, table.id)


# --- pages ----------------------------------------------------------------------------------------------
@LANG
@pytest.mark.parametrize("name", registered_games())
def test_the_list_and_the_first_and_last_lesson_are_pages(client, name, lang):
    listed = client.get(f"/learn/{name}?lang={lang}").text
    found = lessons(name)
    assert all(f'href="/learn/{name}/{lesson.id}"' in listed for lesson in found)
    first = client.get(f"/learn/{name}/{found[0].id}?lang={lang}").text
    assert lesson_text(name, found[0], "title", lang) in first
    assert f'href="/learn/{name}/{found[1].id}"' in first, "it can be skipped"
    last = client.get(f"/learn/{name}/{found[-1].id}?lang={lang}").text
    assert f'href="/?game={name}&amp;first=1"' in last


def test_pages_link_to_the_tutorial(client, open_table):
    assert "/learn/biomos" in client.get("/").text
    assert "/learn/biomos" in client.get("/guide/biomos").text
    assert "/learn/biomos" in client.get(open_table(game="biomos")).text


def test_a_first_game_is_against_the_weakest_bot(client):
    form = client.get("/?game=earth&first=1").text.split('data-game="earth"')[1].split("</form>")[0]
    assert '<option value="bot1" selected>' in form
    assert '<option value="bot1" selected>' not in client.get("/?game=earth").text


@pytest.mark.parametrize("path", ["/learn/chess", "/learn/biomos/nothing", "/learn/chess/place"])
def test_what_is_no_lesson_is_not_found(client, path):
    assert client.get(path).status_code == 404


def test_pictures_that_tell_nothing_are_there_for_a_lesson(client):
    page = client.get("/learn/bioviva/look").text
    address = page.split('src="/table/lesson.bioviva.look/picture/')[1].split('"')[0]
    found = client.get(f"/table/lesson.bioviva.look/picture/{address}")
    assert found.headers["content-type"] == "image/svg+xml"
    assert client.get("/table/lesson.bioviva.look/picture/nothing.svg").status_code == 404


# --- the line -------------------------------------------------------------------------------------------
class Pupil(PageLine):
    """A page with a lesson."""

    def __init__(self, client, name, identity, lang="en"):
        super().__init__(client, f"/learn/{name}/{identity}", lang)
        self.lesson = next(one for one in lessons(name) if one.id == identity)
        self.name = name

    def play(self, *path):
        self.send(type="play", path=path)


def test_a_lesson_done_is_told_with_its_points_and_kept(app, client):
    with Pupil(client, "biomos", "claim") as pupil:
        assert noted(app) == []
        pupil.play("centre:sea", "gap:2")
        pupil.hear("state")
        assert noted(app) == []
        pupil.play("card:B19")
        done = pupil.hear("lesson")
    assert done["done"]
    assert "5 points" in done["text"]
    assert noted(app) == [["biomos", ["claim"]]]
    listed = client.get("/learn/biomos").text
    assert listed.count("lesson-mark") == 1
    assert "1 of 13" in listed
    with app.state.tables.store.database.transaction() as connection:
        assert connection.execute(select(TableRow.id)).all() == []


def test_one_goes_on_with_the_first_lesson_that_isnt_done(client):
    assert 'btn primary" href="/learn/biomos/place"' in client.get("/learn/biomos").text
    with Pupil(client, "biomos", "place") as pupil:
        pupil.play("centre:sea", "gap:0")
        pupil.hear("lesson")
    assert 'btn primary" href="/learn/biomos/between"' in client.get("/learn/biomos").text


def test_what_the_lesson_is_not_about_gets_a_friendly_sentence_and_changes_nothing(client):
    with Pupil(client, "biomos", "between", "fr") as pupil:
        pupil.play("centre:sea", "gap:0")
        refused = pupil.hear("refused")
        assert refused["text"] == lesson_text("biomos", pupil.lesson, "only", "fr")
        assert pupil.state["moves"] == 0
        pupil.play("centre:mountain", "gap:1")
        assert pupil.hear("lesson")["done"]


def test_all_of_a_basket_must_be_what_the_lesson_is_about(client):
    with Pupil(client, "living_planet", "trade") as pupil:
        for ref in ("do:trade", "market:SM-iron-1"):
            pupil.play(ref)
            pupil.hear("state")
        pupil.send(type="fill", picks=["sell:iron"] * 3)
        refused = pupil.hear("refused")
        assert refused["text"] == lesson_text("living_planet", pupil.lesson, "only", "en")
        assert pupil.state["moves"] == 2
        pupil.send(type="fill", picks=["sell:iron"] * 4)
        assert pupil.hear("lesson")["done"]
        assert pupil.state["moves"] == 4


def test_after_the_goal_everything_legal_is_allowed_and_the_others_play(client):
    with Pupil(client, "biomos", "between") as pupil:
        pupil.play("centre:mountain", "gap:1")
        pupil.hear("lesson")
        while pupil.state["moves"] < 2:
            pupil.hear("state")
        assert pupil.state["turn"]["mine"]
        pupil.play(*pupil.state["legal"][-1]["path"])
        while pupil.state["moves"] < 3:
            pupil.hear("state")


def test_a_lesson_begins_again_and_what_was_done_is_taken_back(client):
    with Pupil(client, "biomos", "claim") as pupil:
        pupil.play("centre:sea", "gap:2")
        pupil.hear("state")
        pupil.send(type="undo")
        assert pupil.hear("state")["moves"] == 0
        pupil.play("centre:sea", "gap:2")
        before = pupil.hear("state")["seq"]
        pupil.send(type="reset")
        assert pupil.hear("state")["moves"] == 0
        assert pupil.state["seq"] > before
        assert pupil.state["full"]
        pupil.play("centre:sea", "gap:2")
        assert pupil.hear("state")["moves"] == 1


def test_a_guess_is_answered_and_counts_only_when_it_is_right(app, client):
    with Pupil(client, "biomos", "score") as pupil:
        pupil.play("centre:forest", "gap:11")
        assert "Guess first" in pupil.hear("refused")["text"]
        pupil.send(type="guess", n=30)
        assert not pupil.hear("lesson")["right"]
        pupil.send(type="guess", n=99)
        pupil.hear("refused")
        pupil.play("centre:forest", "gap:11")
        while not pupil.state["turn"]["over"]:
            pupil.hear("state")
        assert noted(app) == []
        pupil.send(type="guess", n=27)
        assert pupil.hear("lesson")["right"]
        assert "27" in pupil.hear("lesson")["text"]
    assert noted(app) == [["biomos", ["score"]]]


def test_points_show_once_they_have_been_foreseen(client):
    with Pupil(client, "living_planet", "score") as pupil:
        hidden = pupil.state["fragments"]["sheet"]
        pupil.send(type="guess", n=13)
        told = pupil.hear("lesson")
        assert told["right"]
        while not told.get("done"):
            told = pupil.hear("lesson")
        pupil.send(type="sync")
        while pupil.hear("state")["fragments"].get("sheet") in (None, hidden):
            pass


def test_the_board_as_text_has_its_lessons_too(client):
    client.post("/preferences", data={"text": "1"})
    assert 'id="outline"' in client.get("/learn/biomos/claim").text
    with client.websocket_connect("/learn/biomos/claim/ws?lang=en&text=1") as socket:
        assert "outline" in socket.receive_json()["fragments"]


def test_words_are_said_in_the_language_of_the_reader(client):
    for lang, word in (("en", "sky"), ("fr", "ciel")):
        with Pupil(client, "bioviva", "family", lang) as pupil:
            pupil.send(type="say", text={"en": "lights", "fr": "lumières"}[lang])
            assert pupil.hear("refused")["entry"]
            pupil.send(type="say", text=word)
            assert pupil.hear("lesson")["done"]


def test_nobody_writes_to_nobody(client):
    with Pupil(client, "biomos", "place") as pupil:
        for kind in ("mute", "report"):
            pupil.send(type=kind, line=1)
            assert "message" in pupil.hear("refused")["text"]
        pupil.send(type="listen", after=0)
        pupil.send(type="chat", text="hello")
        pupil.send(type="ping")
        assert pupil.socket.receive_json() == {"type": "pong"}


def test_who_comes_without_a_cookie_leaves_no_row(app, stranger):
    with stranger.websocket_connect("/learn/biomos/place/ws?lang=en") as socket:
        state = socket.receive_json()
        socket.send_json({"type": "play", "seq": state["seq"], "path": ["centre:sea", "gap:0"]})
        while socket.receive_json()["type"] != "lesson":
            pass
    with app.state.tables.store.database.transaction() as connection:
        assert connection.execute(select(LessonRow.person)).all() == []


def test_lessons_are_bounded_and_gone_with_their_page(app, client, monkeypatch):
    monkeypatch.setattr(learn, "MOST", 1)
    with Pupil(client, "biomos", "place") as pupil:
        assert app.state.lessons_open == 1
        with client.websocket_connect("/learn/biomos/place/ws?lang=en") as second:
            assert "Too many" in second.receive_json()["text"]
            with pytest.raises(WebSocketDisconnect):
                second.receive_json()
        pupil.send(type="ping")
        pupil.hear("pong")
    with Pupil(client, "biomos", "place"):
        assert app.state.lessons_open == 1


def test_one_address_cannot_take_all_lessons(app, client, monkeypatch):
    monkeypatch.setattr(learn, "MOST_HERE", 2)

    def line(address):
        browser = TestClient(app, client=(address, 50000))
        browser.portal = client.portal
        return browser.websocket_connect("/learn/biomos/place/ws?lang=en")

    def kind(socket):
        return socket.receive_json()["type"]

    with line("192.0.2.7") as one:
        with line("192.0.2.7") as two, line("192.0.2.7") as three:
            assert [kind(socket) for socket in (one, two)] == ["state", "state"]
            assert "2 lessons and puzzles are open from your connection" in three.receive_json()["text"]
            with line("192.0.2.8") as elsewhere, line("127.0.0.1") as here:
                assert [kind(socket) for socket in (elsewhere, here)] == ["state", "state"]
        with line("192.0.2.7") as again:
            assert kind(again) == "state"
    assert app.state.lessons_from == {}


def test_a_line_to_no_lesson_is_refused(client):
    with client.websocket_connect("/learn/biomos/nothing/ws?lang=en") as socket:
        assert socket.receive_json()["type"] == "refused"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
