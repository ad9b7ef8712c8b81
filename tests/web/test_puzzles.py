"""Puzzles on the web: pages, what leaves the server and when, what is kept; the puzzle of the day."""

from datetime import date

import pytest
from sqlalchemy import select
from starlette.websockets import WebSocketDisconnect

from ludosphere.core.i18n import LANGUAGES
from ludosphere.core.text import capital
from ludosphere.database.models import TableRow
from ludosphere.lab.puzzles import daily, games_with_puzzles, puzzles, telling
from ludosphere.web import puzzles as web
from ludosphere.web.pages import words
from ludosphere.web.puzzles import PuzzleTable
from web.page_lines import PageLine, noted

LANG = pytest.mark.parametrize("lang", LANGUAGES)
POINTS = next(one for one in puzzles("biomos") if one.kind == "points")
SCORE = next(one for one in puzzles("earth") if one.kind == "score")


# --- pages ----------------------------------------------------------------------------------------------
@LANG
def test_the_list_has_todays_on_top_and_all_the_others(client, lang, monkeypatch):
    monkeypatch.setattr(web, "today", lambda: date(2027, 3, 4))
    text = client.get(f"/puzzles?lang={lang}").text
    assert telling.day_of(date(2027, 3, 4), lang) in text
    for name in games_with_puzzles():
        assert text.index(f'href="/puzzles/{name}/daily"') < text.index(
            f'href="/puzzles/{name}/{puzzles(name)[0].id}"'
        )
        for one in puzzles(name):
            assert f'href="/puzzles/{name}/{one.id}"' in text


@LANG
@pytest.mark.long
def test_the_puzzle_of_the_day_is_a_page_with_something_to_share(client, lang, monkeypatch):
    day = date(2027, 3, 4)
    monkeypatch.setattr(web, "today", lambda: day)
    for name in games_with_puzzles():
        text = client.get(f"/puzzles/{name}/daily?lang={lang}").text
        wanted = daily(name, day)
        assert f'data-puzzle="{wanted.id}"' in text
        assert telling.title(wanted, lang) in text
        assert telling.day_of(day, lang) in text
        assert f'data-path="/puzzles/{name}/daily"' in text
        other = client.get(f"/puzzles/{name}/{puzzles(name)[0].id}?lang={lang}").text
        assert "data-path=" not in other, "only the daily one is shared"


def test_pages_link_to_the_puzzles(client):
    home = client.get("/").text
    assert 'href="/puzzles"' in home
    assert 'href="/puzzles/earth/daily"' in home
    assert 'href="/puzzles/bioviva/daily"' not in home
    assert 'href="/puzzles"' in client.get("/learn/biomos").text
    assert 'href="/puzzles"' not in client.get("/learn/bioviva").text


@pytest.mark.parametrize(
    "path", ["/puzzles/chess/daily", "/puzzles/bioviva/daily", "/puzzles/biomos/nothing", "/puzzles/chess/a"]
)
def test_what_is_no_puzzle_is_not_found(client, path):
    assert client.get(path).status_code == 404


def test_the_solution_isnt_on_the_page(client):
    """Neither in words nor in notation, nor what any line is worth."""
    for one in (POINTS, SCORE):
        for lang in LANGUAGES:
            text = client.get(f"/puzzles/{one.game}/{one.id}?lang={lang}").text
            for line in telling.explanation(one, lang)["lines"]:
                if len(line["steps"]) > 1:
                    assert line["notation"] not in text
                    assert line["steps"][-1] not in text, "what can be done first is told, nothing more"
            assert telling.hints(one, lang)[0] not in text
            assert all(key not in text for key in one.worths)


def test_a_seat_sees_no_other_hand(client):
    view = SCORE.position().view(SCORE.seat)
    assert [player["hand"] is None for player in view["players"]].count(False) == 1
    table = PuzzleTable.of(SCORE, "en", "me")
    assert table.header.seats_of("me") == (SCORE.seat,)


# --- the line -------------------------------------------------------------------------------------------
class Solver(PageLine):
    """A page with a puzzle."""

    def __init__(self, client, one, lang="en"):
        super().__init__(client, f"/puzzles/{one.game}/{one.id}", lang)
        self.one = one

    def play(self, moves):
        """Plays a line in notation; what is said of it."""
        position = self.one.position()
        for number, text in enumerate(moves):
            action = position.parse(self.one.seat, text)
            self.send(type="play", path=position.faces().path(position, self.one.seat, action))
            position.play(self.one.seat, action)
            if number + 1 < len(moves):
                self.hear("state")
        return self.hear("puzzle")


@pytest.mark.parametrize("one", [POINTS, SCORE], ids=lambda one: one.game)
def test_a_wrong_line_is_told_what_it_costs_and_the_right_one_is_kept(app, client, one):
    with Solver(client, one) as solver:
        told = solver.play(one.lines[-1].moves)
        assert not told["best"]
        assert "solution" not in told
        assert told["text"] == telling.verdict(one, one.verdict(one.lines[-1].moves), "en")
        assert noted(app) == []
        solver.send(type="play", path=["skip"])
        assert "over" in solver.hear("refused")["text"]
        solver.send(type="reset")
        assert solver.hear("puzzle")["begun"]
        told = solver.play(one.lines[0].moves)
        assert told["best"]
        assert told["solution"] == telling.explanation(one, "en")
    assert noted(app) == [[f"puzzles.{one.game}", [one.id]]]
    assert client.get("/puzzles").text.count("lesson-mark") >= 1
    with app.state.tables.store.database.transaction() as connection:
        assert connection.execute(select(TableRow.id)).all() == []
    exported = next(row for row in noted(app) if row[0] == f"puzzles.{one.game}")
    assert exported, "and it lies with the lessons, where it is exported and forgotten"


def test_the_last_action_can_be_taken_back_where_nothing_was_revealed(client):
    one = SCORE
    with Solver(client, one) as solver:
        assert not solver.play(one.lines[-1].moves)["best"]
        solver.hear("state") if solver.state["moves"] < len(one.lines[-1].moves) else None
        solver.send(type="undo")
        assert solver.hear("puzzle")["begun"]


@LANG
def test_when_a_line_is_over_nothing_more_is_offered(client, lang):
    """In Earth the turn would go on: what comes after the line is no part of the puzzle."""
    one, say = SCORE, words(lang)

    def arrived(moves):
        """The state after so many actions."""
        while solver.state["moves"] != moves:
            solver.hear("state")
        return solver.state

    def offers_nothing(said, undo):
        bar = solver.socket.held["bar"]
        assert said in bar
        assert "data-loose" not in bar
        assert 'data-do="confirm"' not in bar
        assert ('data-do="undo"' in bar) == undo
        assert solver.state["legal"] == []
        assert not solver.state["turn"]["mine"]
        assert not solver.state["turn"]["over"]
        assert solver.state["turn"]["held"], "the page counts no seconds as when somebody is waited for"

    with Solver(client, one, lang) as solver:
        assert 'data-do="confirm"' in solver.socket.held["bar"]
        solver.play(one.lines[-1].moves)
        arrived(len(one.lines[-1].moves))
        offers_nothing(say("puzzle-over"), undo=True)
        solver.send(type="undo")
        assert solver.hear("puzzle")["begun"]
        assert arrived(len(one.lines[-1].moves) - 1)["legal"]
        assert solver.state["turn"]["mine"]
        solver.send(type="reset")
        assert solver.hear("puzzle")["begun"]
        assert arrived(0)["legal"]
        assert solver.play(one.lines[0].moves)["best"]
        arrived(len(one.lines[0].moves))
        offers_nothing(capital(say("puzzle-is-solved")), undo=True)
        solver.send(type="puzzle-solution")
        solver.hear("puzzle")
        for number in range(len(one.lines[0].moves)):
            arrived(number)
            offers_nothing(capital(say("puzzle-show")), undo=False)
            solver.send(type="puzzle-step")
            assert solver.hear("puzzle")["step"] == number + 1
        arrived(len(one.lines[0].moves))
        offers_nothing(capital(say("puzzle-show")), undo=False)
        solver.send(type="undo")
        assert solver.hear("refused")["text"] == say("puzzle-over")
        assert solver.state["moves"] == len(one.lines[0].moves), "a step of the solution stays"
        solver.send(type="reset")
        assert solver.hear("puzzle")["begun"]
        assert arrived(0)["legal"]


def test_hints_say_more_and_more(client):
    with Solver(client, POINTS, "fr") as solver:
        expected = telling.hints(POINTS, "fr")
        solver.send(type="puzzle-hint")
        assert solver.hear("puzzle") == {"type": "puzzle", "hints": expected[:1], "more": True}
        solver.send(type="puzzle-hint")
        assert solver.hear("puzzle") == {"type": "puzzle", "hints": expected, "more": False}


def test_who_asks_for_the_solution_sees_it_step_by_step_and_hasnt_solved_it(app, client):
    with Solver(client, POINTS) as solver:
        solver.send(type="puzzle-step")
        assert "no further step" in solver.hear("refused")["text"]
        solver.send(type="puzzle-solution")
        assert solver.hear("puzzle")["solution"] == telling.explanation(POINTS, "en")
        moves = POINTS.lines[0].moves
        for number in range(len(moves)):
            solver.send(type="puzzle-step")
            told = solver.hear("puzzle")
            assert told == {"type": "puzzle", "step": number + 1, "more": number + 1 < len(moves)}
        solver.send(type="puzzle-step")
        assert "no further step" in solver.hear("refused")["text"]
    assert noted(app) == []


def test_nothing_is_proposed_and_nothing_else_may_be_played(client):
    with Solver(client, SCORE) as solver:
        assert 'data-do="propose"' not in solver.state["fragments"]["bar"]
        solver.send(type="propose")
        assert solver.hear("refused")
        position = SCORE.position()
        free = [a for a in position.legal(SCORE.seat) if not SCORE.permits(position, a)]
        for action in free[:1]:
            solver.send(type="play", path=position.faces().path(position, SCORE.seat, action))
            assert "no part of the puzzle" in solver.hear("refused")["text"]


def test_there_is_no_line_to_what_is_no_puzzle(client):
    with client.websocket_connect("/puzzles/biomos/nothing/ws") as socket:
        assert socket.receive_json()["type"] == "refused"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
