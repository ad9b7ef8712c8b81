"""The terminal table of a game in which several seats decide at once and hide things from each other."""

import asyncio

import pytest

from ludosphere.terminal.app import TerminalApp
from ludosphere.terminal.screens import HandOver
from ludosphere.terminal.session import Session
from ludosphere.terminal.table import Table
from meadow import DONE, DRAW, TAKE_1, TAKE_2

pytestmark = pytest.mark.usefixtures("with_meadow")


def session(*seats):
    return Session.new("meadow", seats, {}, 7, "en")


def test_whoever_acted_goes_on_then_the_next_round_the_table():
    game = session("me:Ada", "me:Bo", "me:Cy")
    assert game.acting() == 0
    game.play(1, TAKE_1)
    assert game.acting() == 1
    game.play(1, DONE)
    assert game.acting() == 2
    game.play(2, DONE)
    assert game.acting() == 0


def test_undo_passes_by_what_bots_did_since():
    game = session("me", "bot1", "bot1")
    for seat, action in ((0, TAKE_1), (1, TAKE_2), (0, TAKE_2), (2, DONE), (1, DONE)):
        game.play(seat, action)
    assert game.barred() is None
    game.undo()
    game.undo()
    assert [(move.seat, move.notation) for move in game.record.moves] == [(1, "2"), (2, "d"), (1, "d")]
    assert game.position.flowers == [0, 2, 0]
    assert game.barred() == "undo-other"
    again = Session(game.record, "en")
    assert again.position.encode() == game.position.encode()
    assert again.log == game.log


def test_undo_goes_back_through_what_others_here_did_upon_it():
    """At a table of several screens it would be settled: another has acted upon it."""
    game = session("me:Ada", "me:Bo")
    for seat, action in ((0, TAKE_1), (0, DONE), (1, TAKE_2), (1, DONE)):
        game.play(seat, action)
    while game.barred() is None:
        game.undo()
    assert game.barred() == "undo-nothing"
    assert game.log == []


def test_undo_stops_where_a_bot_drew():
    game = session("me", "bot1")
    game.play(0, TAKE_1)
    game.play(1, DRAW)
    assert game.barred() == "undo-other"


async def test_a_choice_half_made_survives_a_bots_action_and_thoughts_come_when_they_fit(monkeypatch):
    go_on = asyncio.Event()

    async def ask(thinker, question):
        await go_on.wait()
        return DONE

    monkeypatch.setattr("ludosphere.terminal.table.Thinker.ask", ask)
    app = TerminalApp(session("me", "bot1"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        table = app.screen
        assert isinstance(table, Table)
        await pilot.press("2")
        assert table.pointing.walk.chosen == ("take:2",)
        go_on.set()
        while not table.session.record.moves:
            await pilot.pause(0.02)
        assert table.pointing.walk.chosen == ("take:2",)
        await pilot.press("enter")
        assert [move.seat for move in table.session.record.moves] == [1, 0]


async def test_the_screen_is_empty_between_two_people():
    app = TerminalApp(session("me:Ada", "me:Bo"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, HandOver)
        await pilot.press("u", "1", "escape")
        assert isinstance(app.screen, HandOver)
        await pilot.press("enter")
        table = app.screen
        assert isinstance(table, Table)
        assert not table.session.record.moves
        table.play(0, TAKE_1)
        await pilot.pause()
        assert app.screen is table
        table.play(0, DONE)
        await pilot.pause()
        assert isinstance(app.screen, HandOver)
        assert "Bo" in app.export_screenshot()
        await pilot.press("enter")
        assert app.screen is table
        assert table.pointing.seat == 1
