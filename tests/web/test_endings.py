"""What people read when somebody ran out of time or left: the result, the log, the analysis, the profile."""

from __future__ import annotations

import html
import re
from types import SimpleNamespace

import pytest

THREE = {"seat3": "open", "name3": ""}
CLOCK = {"tempo": "normal", "absent": "lose"}


def text_of(answer, part="main"):
    """What an element of a page says, by its id, without tags."""
    found = re.search(rf'<(\w+)[^>]* id="{part}".*?</\1>', answer.text, re.S)
    assert found, part
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", " ", found[0])))


@pytest.fixture
def table(client, other, open_table):
    """A table of two or three people, each at their own browser, after so many moves."""

    def begun(people=2, moves=12, **form):
        wanted = {"seat1": "me", "name1": "Ada", "seat2": "open", "name2": "", "seat3": "closed", **CLOCK}
        path = open_table(**{**wanted, **(THREE if people == 3 else {}), **form})
        others = [other() for _ in range(people - 1)]
        for browser, name in zip(others, ("Bo", "Cleo")):
            browser.post(f"{path}/sit", data={"name": name})
        tables = client.app.state.tables
        live = tables.open(path.removeprefix("/table/"))

        def do(what):
            client.portal.call(lambda: tables.arrange(live, what))

        def play(table, least=0):
            while table.to_move() and (len(table.moves) < least or table.to_move() != (0,)):
                seat = table.to_move()[0]
                table.play(seat, table.position.suggest(seat))

        do(lambda table: play(table, moves) if moves else None)
        return SimpleNamespace(path=path, table=live.table, do=do, others=others, play=play)

    return begun


def test_lost_on_time_is_the_second_line_of_the_result_and_the_log_says_so(table, client):
    game = table(rated="1")
    game.do(lambda table: table.leave(0, why="late"))
    for browser, lang, title, why, said in (
        (client, "en", "Bo wins.", "You lost on time.", "You ran out of time. That decides the game."),
        (
            game.others[0],
            "en",
            "You win.",
            "Ada lost on time.",
            "Ada ran out of time. That decides the game.",
        ),
        (
            client,
            "fr",
            "Bo gagne.",
            "Vous perdez au temps.",
            "Votre temps est écoulé. La partie est décidée.",
        ),
        (game.others[0], "fr", "Vous gagnez.", "Ada perd au temps.", "Temps écoulé pour Ada."),
    ):
        page = browser.get(f"{game.path}?lang={lang}")
        assert text_of(page, "result-title").strip() == title
        assert why in text_of(page, "sheet")
        assert f"{title} {why}" in text_of(page, "bar")
        assert said in text_of(page, "log-home")
        assert "points" not in text_of(page, "result-title")


def test_the_profile_says_why_and_whose_rating_changed(table, client):
    game = table(rated="1")
    game.do(lambda table: table.leave(0, why="late"))
    mine, theirs = client.get("/profile?lang=en").text, game.others[0].get("/profile?lang=en").text
    assert "out of time" in mine
    assert "2 of 2" in mine
    assert "out of time" not in theirs
    assert "1 of 2" in theirs


def test_a_game_that_somebody_never_played_is_called_off_on_the_page_too(table, client):
    game = table(rated="1", moves=0)
    game.do(lambda table: table.leave(0, why="late"))
    page = client.get(f"{game.path}?lang=en")
    assert text_of(page, "result-title").strip() == "Called off."
    assert "You never made a move: this game doesn’t count." in text_of(page, "sheet")
    assert "You ran out of time. The game is called off." in text_of(page, "log-home")
    assert "rematch" not in text_of(page, "bar").lower()
    theirs = game.others[0].get(f"{game.path}?lang=fr")
    assert "Ada n’a joué aucun coup : cette partie ne compte pas." in text_of(theirs, "sheet")
    assert "Called off" in client.get("/?lang=en").text
    assert "out of time" not in client.get("/profile?lang=en").text


def test_the_log_and_the_result_name_the_bot_that_played_on(table, client):
    game = table(people=3)
    game.do(lambda table: table.leave(1))
    moves = len(game.table.moves)
    page = client.get(f"{game.path}?lang=en")
    assert "Bo left. A level 3 bot plays in their place." in text_of(page, "log-home")
    game.do(lambda table: game.play(table, least=9999))
    his = [n for n, (seat, _) in enumerate(game.table.moves, 1) if seat == 1 and n > moves]
    page = client.get(f"{game.path}?lang=en")
    assert f"A level 3 bot played for Bo: moves {his[0]} to {his[-1]}." in text_of(page, "sheet")
    assert "Bo left and lost." in text_of(page, "sheet")
    assert "Bo" not in text_of(page, "result-title")
    record = client.get(f"{game.path}/record").text
    assert f'[Absent "2 left {moves}"]' in record
    assert "A level 3 bot played for Bo" in client.get(f"{game.path}/analysis?lang=en").text
    past = client.get(f"{game.path}?lang=en&at={moves}")
    assert "Bo left." in text_of(past, "log-home")
    assert "Bo left." not in text_of(client.get(f"{game.path}?lang=en&at={moves - 1}"), "log-home")


def test_a_game_that_time_decided_can_be_analysed(table, client):
    game = table()
    game.do(lambda table: table.leave(0, why="late"))
    assert "You lost on time." in client.get(f"{game.path}/analysis?lang=en").text
    with client.websocket_connect(f"{game.path}/analysis/ws?lang=en") as socket:
        assert socket.receive_json()["type"] == "rows"


def test_programs_learn_who_has_lost(table, client):
    game = table()
    game.do(lambda table: table.leave(0))
    state = client.get(f"/api/v1/tables/{game.table.id}").json()
    assert state["stage"] == "over"
    assert state["result"] == {"ranks": [2, 1], "scores": None}
    assert [seat["lost"] for seat in state["seats"]] == [True, False]


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ({"absent": "bot"}, "If you leave, a bot plays for you until you come back."),
        ({}, "If you leave, you lose, and the game ends."),
        ({"rated": "1"}, "The game is rated: you lose about 37 rating points."),
        ({"rated": "1"}, "A rated game is called off if you leave before your first move"),
    ],
)
def test_leaving_asks_first_and_says_what_it_costs(table, client, form, said):
    page = client.get(f"{table(**form).path}?lang=en")
    form = re.search(r'<form method="post" action="[^"]*/leave".*?</form>', page.text, re.S)[0]
    ask, shown = form.split("</summary>")
    assert "<button" not in ask  # the first click only opens what comes then
    assert said in html.unescape(shown)
    assert "Leave anyway" in shown
