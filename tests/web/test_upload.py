"""Whatever is sent as a record gets a table or one sentence."""

import re
from datetime import timedelta

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from ludosphere.core.record import Move, Record
from ludosphere.core.registry import game
from ludosphere.web.app import create_app


def whole_game() -> str:
    position = game("biomos").new({"seats": 2}, 3)
    moves = []
    while seats := position.to_move():
        legal = position.legal(seats[0])
        action = legal[len(moves) * 7 % len(legal)]
        moves.append(Move(seats[0], position.notation(seats[0], action)))
        position.play(seats[0], action)
    scores = position.result().scores
    return Record("biomos", position.options(), 3, moves, names=["Ada", "Bo"], scores=scores).dumps()


GAME = whole_game()
LINES = GAME.splitlines()


@pytest.fixture(scope="module")
def client():
    app, here = create_app("sqlite://", bot_delay=0), ("127.0.0.1", 50000)
    with TestClient(app, headers={"accept-language": "en"}, client=here) as client:
        yield client


def send(client, data):
    return client.post("/records", files={"record": ("game.ludo", data)}, follow_redirects=False)


def sentence(answer):
    found = re.search(r"<h1>(.*?)</h1>", answer.text, re.S)
    assert found, answer.text
    return found[1]


def check(client, data):
    """A table, or status 400 with one sentence."""
    answer = send(client, data)
    if answer.status_code == 303:
        assert client.get(answer.headers["location"]).status_code == 200
    else:
        assert answer.status_code == 400
        assert sentence(answer).startswith("This file can’t be used as a record")
    return answer


def first_move_line():
    return next(number for number, line in enumerate(LINES, 1) if line.startswith("1 "))


def changed(line, text):
    lines = list(LINES)
    lines[line - 1] = text
    return "\n".join(lines)


def test_the_whole_game_becomes_a_table(client):
    assert check(client, GAME).status_code == 303
    assert check(client, "\ufeff" + GAME.replace("\n", "\r\n")).status_code == 303


def test_a_wrong_move_is_named_with_its_line(client):
    line = first_move_line() + 2
    answer = check(client, changed(line, LINES[line - 1] + " F@99"))
    assert f"line {line}: move " in sentence(answer)
    assert "F@99" in sentence(answer)


def test_a_damaged_line_is_named(client):
    line = first_move_line() + 1
    assert f"line {line}:" in sentence(check(client, changed(line, "what is this")))
    assert "line 2:" in sentence(check(client, changed(2, '[Rules 1"]')))
    broken = GAME.encode().replace(b"Ada", b"\xff\xfe")
    line = next(number for number, text in enumerate(LINES, 1) if "Ada" in text)
    assert f"line {line}:" in sentence(check(client, broken))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('[Game "biomos"]', '[Game "chess"]', "no game"),
        ('[Rules "1"]', '[Rules "77"]', "version 77"),
        ('[Rules "1"]', "", "header Rules is missing"),
        ('[Seed "3"]', "", "header Seed is missing"),
        ('[Seed "3"]', '[Seed "x"]', "damaged"),
        ('[Seed "3"]', '[SeedHash "00"]', "sealed"),
        ('[Seed "3"]', '[Seed "4"]', "line"),
        ("mode=discovery", "mode=chaos", "chaos"),
        ("seats=2", "seats=3", "line"),
        ('[Seed "3"]', '[Start "AAAA"]\n[Seed "3"]', "Start is damaged"),
        ('[Result "', '[Result "9', "says something else than the moves"),
    ],
)
def test_foreign_and_forged_records_are_refused(client, old, new, says):
    assert old in GAME
    answer = check(client, GAME.replace(old, new))
    assert answer.status_code == 400
    assert says in sentence(answer)


@pytest.mark.parametrize(
    "data", [b"", b"\x00", b"\x89PNG\r\n\x1a\n\x00", b'[Event "Chess"]\n\n1. e4 e5', b"<html>"]
)
def test_other_files_are_refused(client, data):
    if data:
        assert check(client, data).status_code == 400
    else:
        assert send(client, data).status_code in (400, 409)


QUIET = settings(
    max_examples=60,
    deadline=timedelta(seconds=20),
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@QUIET
@given(data=st.binary(max_size=300))
def test_any_bytes(client, data):
    check(client, data)


@QUIET
@given(data=st.data())
def test_any_damage_to_a_record(client, data):
    text = GAME
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.integers(0, 30)))
        piece = data.draw(st.text(st.sampled_from('[]{}"\n 0123456789FGS@+->=abm\x00é'), max_size=12))
        text = text[:start] + piece + text[end:]
    check(client, text)


@QUIET
@given(cut=st.integers(0, len(LINES)))
def test_any_beginning_of_a_record(client, cut):
    kept = [line for line in LINES[:cut] if not line.startswith("[Result")]
    answer = check(client, "\n".join(kept) or "\n")
    assert (answer.status_code == 303) == any(line.startswith("[Seed") for line in kept)
