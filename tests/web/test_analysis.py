"""Analyses of finished games, hints in running ones: who gets them, what they say, how they come about."""

import asyncio
import json
import re
from dataclasses import replace

import pytest

from biomos_positions import last_record
from ludosphere.bots import assess
from ludosphere.bots.thinker import Thinker, ThinkerError
from ludosphere.core.i18n import LANGUAGES
from ludosphere.core.record import Move, Record
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded
from ludosphere.database import open_database
from ludosphere.people.ratings import Ratings
from ludosphere.play import Seat, Table
from ludosphere.play.terms import Terms
from ludosphere.web import analysis_pages, hints
from ludosphere.web.analysis import Analyst

TINY = assess.Budget(400, 2, 3, 40, 1, 8, 1)
AGAINST_A_BOT = {"seat1": "me", "seat2": "bot1"}


@pytest.fixture(autouse=True)
def _little_thought(monkeypatch):
    """Bots think in this process, and little: what is tried here is what lies around them."""
    monkeypatch.setitem(assess.BUDGETS, "quick", TINY)
    monkeypatch.setitem(assess.BUDGETS, "standard", TINY)

    async def judge(thinker, judgement):
        await asyncio.sleep(0.001)
        return json.loads(json.dumps(judgement.answer()))

    monkeypatch.setattr(Thinker, "judge", judge)


def finished():
    """That game, its last token in the wrong place."""
    record = last_record("D@0")
    record.scores = record.replay().scores()
    return record


def ending(most):
    """The record of the last moves of a game of Biomos."""
    position, steps = game("biomos").new({}, 5), []
    while position.to_move():
        steps.append(position.copy())
        position.play(position.to_move()[0], position.suggest(position.to_move()[0]))
    position, moves = steps[-most], []
    start, position.rng = position.encode(), seeded(7)
    while position.to_move():
        seat = position.to_move()[0]
        action = position.suggest(seat)
        moves.append(Move(seat, position.notation(seat, action)))
        position.play(seat, action)
    return Record("biomos", position.options(), 7, moves, scores=position.scores(), start=start)


@pytest.fixture
def upload(client):
    """Sends a record in and gives its table's path."""

    def sent(record, browser=client):
        answer = browser.post(
            "/records", files={"record": ("a.ludo", record.dumps())}, follow_redirects=False
        )
        assert answer.status_code == 303, answer.text
        return answer.headers["location"]

    return sent


def heard(client, path, lang="en", after=0):
    """Everything the line of an analysis says until it ends."""
    messages = []
    with client.websocket_connect(f"{path}/analysis/ws?lang={lang}&after={after}") as socket:
        while not messages or messages[-1]["type"] == "rows":
            messages.append(socket.receive_json())
    return messages


def data_of(client, path):
    """What the page of an analysis knows already."""
    found = re.search(r'id="analysis-data">(.*?)</script>', client.get(path).text)
    return json.loads(found[1])


def rows_of(messages):
    return [row for message in messages for row in message.get("rows", [])]


# --- analyses -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_finished_game_is_analysed_by_the_line_in_the_readers_language(client, upload, lang):
    path = upload(finished())
    said = {"en": ("Place a desert", "Place an ocean"), "fr": ("Placer un désert", "Placer une mer")}[lang]
    page = client.get(f"{path}/analysis?lang={lang}").text
    assert {"en": "Chance to win", "fr": "Chances de gagner"}[lang] in page
    messages = heard(client, path, lang)
    wrong, end = rows_of(messages)
    assert wrong["played"]["say"].startswith(said[0])
    assert wrong["best"]["say"].startswith(said[1])
    assert wrong["best"]["path"] == ["centre:sea", "gap:2"]
    assert wrong["weighed"][0][0] == wrong["best"]["notation"]
    assert wrong["played"]["notation"] in [notation for notation, _ in wrong["weighed"]]
    assert wrong["cost"]["grade"] == "blunder"
    assert (wrong["n"], wrong["seat"]) == (0, 1)
    assert (end["n"], end["seat"], end["chances"]) == (1, None, [0.5, 0.5])
    assert messages[-1]["tally"][1]["blunder"] == 1
    assert [message["total"] for message in messages[:-1]] == [2] * (len(messages) - 1)


def test_an_analysis_is_computed_once_and_kept_for_other_processes(app, client, upload, url, monkeypatch):
    path = upload(finished())
    first = rows_of(heard(client, path))

    async def never(thinker, judgement):
        raise AssertionError("it is known already")

    monkeypatch.setattr(Thinker, "judge", never)
    assert rows_of(heard(client, path)) == first
    assert rows_of(heard(client, path, after=1)) == first[1:]
    database = open_database(url)
    analyst = Analyst(database)
    table = app.state.tables.open(path.rpartition("/")[2]).table
    assert [row["n"] for row in analyst.known(table).rows] == [0, 1]
    database.close()
    known = data_of(client, f"{path}/analysis")
    assert known["whole"]
    assert known["rows"] == first
    assert known["seats"] == ["Ada", "Bo"]


def test_pages_lead_to_the_analysis_once_the_game_is_over(client, upload):
    over, running = upload(finished()), upload(last_record())
    assert f'href="{over}/analysis"' in client.get(over).text
    assert f'href="{over}/analysis?at=0"' in client.get(f"{over}?at=0").text
    old = client.get(f"{over}?at=0&look=1&advice=1", follow_redirects=False)
    assert old.headers["location"] == f"{over}/analysis?at=0"
    assert f"{running}/analysis" not in client.get(running).text


def test_a_running_game_is_never_analysed(client, upload):
    path = upload(last_record())
    sentence = "A game can be analysed when it is over."
    assert sentence in client.get(f"{path}/analysis").text
    assert client.get(f"{path}?at=0&advice=1").status_code == 200, "an old link leads to the replay"
    assert [message["text"] for message in heard(client, path)] == [sentence]


def test_a_fork_of_a_game_people_still_play_is_not_analysed(app, client, open_table):
    """Else a fork that is played to its end would tell what a bot would do in the game itself."""
    path = open_table(game="biomos", seat1="me", seat2="open")
    live = app.state.tables.open(path.rpartition("/")[2])
    app.state.tables.sit(live, 1, "somebody else", "Bo")
    fork = client.post(f"{path}/fork", data={"at": "0"}, follow_redirects=False).headers["location"]
    copy = app.state.tables.open(fork.rpartition("/")[2]).table
    again = client.post(f"{fork}/fork", data={"at": "0"}, follow_redirects=False).headers["location"]
    for table in (copy, app.state.tables.open(again.rpartition("/")[2]).table):
        while table.to_move():
            table.play(table.to_move()[0], table.position.suggest(table.to_move()[0]))
    sentence = "People still play the game this one was forked from: it can be analysed when that is over."
    for one in (fork, again):
        assert sentence in client.get(f"{one}/analysis").text
        assert [message["text"] for message in heard(client, one)] == [sentence]
    while live.table.to_move():
        live.table.play(live.table.to_move()[0], live.table.position.suggest(live.table.to_move()[0]))
    assert client.get(f"{fork}/analysis").status_code == 200
    assert client.get(f"{again}/analysis").status_code == 200


def test_nobody_sees_the_analysis_of_a_table_they_may_not_see(app, client, stranger, upload):
    path = upload(finished())
    live = app.state.tables.open(path.rpartition("/")[2])
    live.table.header = replace(live.table.header, watch="nobody")
    assert "Only the players of this table may see it." in stranger.get(f"{path}/analysis").text
    assert heard(stranger, path)[0]["text"] == "Only the players of this table may see it."
    assert client.get(f"{path}/analysis").status_code == 200


def test_whoever_leaves_is_computed_for_no_longer_and_it_goes_on_where_it_was(
    app, client, upload, monkeypatch
):
    path = upload(ending(3))
    judged, given_up = [], []
    real = Thinker.judge

    async def judge(thinker, judgement):
        judged.append(judgement.seed)
        if len(judged) == 3:
            try:
                await asyncio.Event().wait()  # it would think for ever
            except asyncio.CancelledError:
                given_up.append(judgement.seed)
                raise
        return await real(thinker, judgement)

    monkeypatch.setattr(Thinker, "judge", judge)
    with client.websocket_connect(f"{path}/analysis/ws") as socket:
        while socket.receive_json()["done"] < 2:
            pass
    analysis = app.state.analyst.known(app.state.tables.open(path.rpartition("/")[2]).table)
    for _ in range(100):
        if given_up:
            break
        client.portal.call(asyncio.sleep, 0.02)
    assert len(given_up) == 1
    assert len(analysis.rows) == 2
    assert analysis.task is None
    assert heard(client, path)[-1]["type"] == "whole"
    assert len(judged) == analysis.total + 1, "only the question that was cut off is asked again"


def test_two_readers_share_one_analysis(client, stranger, upload, monkeypatch):
    path = upload(finished())
    judged = []
    real = Thinker.judge

    async def judge(thinker, judgement):
        judged.append(judgement.seed)
        await asyncio.sleep(0.05)
        return await real(thinker, judgement)

    monkeypatch.setattr(Thinker, "judge", judge)
    one, other = (browser.websocket_connect(f"{path}/analysis/ws") for browser in (client, stranger))
    with one as first, other as second:
        ends = []
        for socket in (first, second):
            while (message := socket.receive_json())["type"] == "rows":
                pass
            ends.append(message)
    assert ends[0] == ends[1]
    assert len(judged) == 2


def test_a_bot_that_fails_ends_the_analysis_in_a_sentence_and_it_can_be_tried_again(
    client, upload, monkeypatch
):
    path, real = upload(finished()), Thinker.judge

    async def fails(thinker, judgement):
        raise ThinkerError("no memory")

    monkeypatch.setattr(Thinker, "judge", fails)
    assert heard(client, path)[-1]["text"].startswith("The analysis can’t go on at the moment")
    monkeypatch.setattr(Thinker, "judge", real)
    assert heard(client, path)[-1]["type"] == "whole"


def test_a_person_may_begin_only_so_many(client, upload, monkeypatch):
    monkeypatch.setattr(analysis_pages, "MOST", (1, 3600))
    first, second = upload(finished()), upload(finished())
    assert heard(client, first)[-1]["type"] == "whole"
    assert "Too many attempts" in heard(client, second)[-1]["text"]
    assert heard(client, first)[-1]["type"] == "whole", "what is known may be read again"


# --- its moments on the board ---------------------------------------------------------------------------
def at(socket, n, **more):
    """The state of a moment, as the page of an analysis asks for it."""
    socket.send_json({"type": "at", "n": n, **more})
    return socket.receive_json()


def test_a_moment_is_seen_as_whoever_decides_there_sees_it_and_told_in_whole(client, stranger, upload):
    path = upload(finished())
    for browser in (client, stranger):
        page = browser.get(f"{path}/analysis").text
        assert re.search(r'"at": 1,.*"looks"', page), "it begins at the end"
        assert f'data-ws="{path}/ws?analysis=1"' in page
        with browser.websocket_connect(f"{path}/ws?analysis=1&at=1") as socket:
            socket.receive_json()
            state = at(socket, 0)
            assert (state["at"], state["looks"], state["seat"], state["legal"]) == (0, 1, None, [])
            assert "Bo · move 1 of 1" in state["fragments"]["bar"]
            assert 'data-do="try"' in state["fragments"]["bar"]
            socket.send_json({"type": "play", "seq": state["seq"], "path": ["centre:desert", "gap:0"]})
            assert socket.receive_json()["type"] == "refused"


def test_what_could_have_been_done_is_told_to_who_looks_for_something_better(client, stranger, upload):
    path = upload(finished())
    [wrong, _] = rows_of(heard(client, path))
    with stranger.websocket_connect(f"{path}/ws?analysis=1&at=1") as socket:
        socket.receive_json()
        state = at(socket, 0, tries=True)
        legal = {move["notation"]: move for move in state["legal"]}
        assert legal[wrong["best"]["notation"]]["path"] == wrong["best"]["path"]
        assert state["asks"]["centre:sea"]
        assert 'data-do="reveal"' in state["fragments"]["bar"]
        socket.send_json({"type": "why", "path": ["card:B19"]})
        assert socket.receive_json()["text"], "as for whoever decided there"
        assert at(socket, 0)["legal"] == []


def test_the_line_of_an_analysis_tells_nothing_of_a_game_that_isnt_over(client, stranger, open_table):
    path = open_table(game="earth", watch="all")
    with stranger.websocket_connect(f"{path}/ws?analysis=1&at=0") as socket:
        plain = socket.receive_json()
        state = at(socket, 0, tries=True)
    assert (plain["looks"], plain["legal"], state["looks"], state["legal"]) == (None, [], None, [])


# --- hints ----------------------------------------------------------------------------------------------
def ask(browser, path):
    return browser.post(f"{path}/hint")


def test_a_hint_names_the_move_where_it_lies_and_why(client, upload):
    path = upload(last_record())
    hint = ask(client, path).json()
    assert hint["say"].startswith("Place an ocean")
    assert hint["path"] == ["centre:sea", "gap:2"]
    assert any("percentage points more than with the next best" in line for line in hint["why"]), hint
    assert hint["note"] == "This game is marked “with hints” and counts for no rating."
    page = client.get(f"{path}?lang=fr").text
    assert "Conseil" in page


def test_a_table_with_a_hint_is_marked_and_stays_so(app, client, upload):
    client.post("/preferences", data={"confirm": "0"})
    path = upload(last_record())
    table = app.state.tables.open(path.rpartition("/")[2]).table
    seq = table.seq
    assert not table.header.hints
    first = ask(client, path).json()
    assert table.header.hints
    assert first["seq"] == table.seq == seq + 1
    assert ask(client, path).json() == first, "the same at the same moment"
    assert [entry.kind for _, entry in app.state.tables.store.journal(table.id)].count("hint") == 1
    assert Table.load(app.state.tables.store, table.id).header.hints
    table.play(1, table.position.parse(1, "D@0"))
    assert "with hints" in client.get(path).text
    person = table.header.seats[1].person
    Ratings(app.state.tables.store.database).note(replace(table.header, parent=None))
    [result] = Ratings(app.state.tables.store.database).results(person)
    assert result.hints


def test_where_another_person_plays_nobody_gets_a_hint(app, client, open_table):
    refusal = "There are hints only where one person plays against bots"
    for form in ({}, {"seat2": "open"}, {**AGAINST_A_BOT, "seat3": "person", "name3": "Cy"}):
        path = open_table(game="biomos", **form)
        answer = ask(client, path)
        assert answer.status_code == 409
        assert answer.json()["text"].startswith(refusal)
        assert 'data-do="advise"' not in client.get(path).text
        assert not app.state.tables.open(path.rpartition("/")[2]).table.header.hints


def test_whoever_watches_gets_no_hint(client, stranger, open_table):
    path = open_table(game="biomos", **AGAINST_A_BOT)
    answer = ask(stranger, path)
    assert answer.status_code == 403
    assert answer.json()["text"] == "You have no seat at this table; you are watching."
    assert 'data-do="advise"' not in stranger.get(path).text


def test_a_rated_table_gets_no_hint(app):
    seats = [Seat.human("Ada", "ada"), Seat.of_bot(1)]
    table = Table.create(app.state.tables.store, "ada", Terms("biomos", {"seats": 2}, seats, 1, rated=True))
    with pytest.raises(Exception, match="Hints are only for games"):
        hints.asked(table, "ada", "quick")


def test_alone_against_the_games_own_opponent_there_are_hints(client, open_table):
    for name in ("biomos", "earth"):
        path = open_table(game=name, seat2="closed")
        assert 'data-do="advise"' in client.get(path).text
        hint = ask(client, path).json()
        assert hint["say"], hint
        assert hint["path"]


def test_when_it_is_over_or_somebody_elses_turn_there_is_no_hint(client, upload):
    assert ask(client, upload(finished())).json()["text"] == "The game is over."


def test_a_hint_is_asked_with_a_world_dealt_anew_never_the_true_one(app):
    seats = [Seat.human("Ada", "ada"), Seat.of_bot(1)]
    table = Table.create(app.state.tables.store, "ada", Terms("earth", {"seats": 2}, seats, 1))
    while table.to_move()[0] != 0:
        table.play(table.to_move()[0], table.position.suggest(table.to_move()[0]))
    asked = hints.asked(table, "ada", "quick")
    world = game("earth").decode(asked.world)
    assert world.view(0) == table.position.view(0)
    assert world.encode() != table.position.encode()
    assert asked.seed != table.header.seed
    assert not asked.outlook


def test_where_points_are_hidden_a_hint_doesnt_say_how_the_game_stands(app, client, open_table):
    path = open_table(game="living_planet", hide_scores="1", **AGAINST_A_BOT)
    live = app.state.tables.open(path.rpartition("/")[2])
    if live.table.header.hide_scores:
        assert not any("Your chance to win" in line for line in ask(client, path).json()["why"])
    else:
        pytest.fail("the form didn't hide the points")


def test_a_hint_for_a_table_that_changed_meanwhile_is_refused(app, client, upload, monkeypatch):
    path = upload(last_record())
    table, real = app.state.tables.open(path.rpartition("/")[2]).table, Thinker.judge

    async def judge(thinker, judgement):
        found = await real(thinker, judgement)
        table.play(1, table.position.parse(1, "D@0"))
        return found

    monkeypatch.setattr(Thinker, "judge", judge)
    answer = ask(client, path)
    assert answer.status_code == 409
    assert "changed meanwhile" in answer.json()["text"]
    assert not table.header.hints
