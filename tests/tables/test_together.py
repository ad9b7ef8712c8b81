"""Tables at which several seats decide at once."""

import asyncio

import pytest

from ludosphere.core.record import Record
from ludosphere.play import Refused, Seat, Table
from ludosphere.play.terms import Terms
from ludosphere.tables.service import Tables
from meadow import DONE, DRAW, TAKE_1, TAKE_2, WAVE

pytestmark = pytest.mark.usefixtures("with_meadow")

PEOPLE = [Seat.human("Ada"), Seat.human("Bo"), Seat.human("Cy")]


def started(store, seats=PEOPLE, **more) -> Table:
    return Table.create(store, "me", Terms("meadow", {"seats": len(seats)}, seats, 7, **more))


def play(table, *moves):
    for seat, action in moves:
        table.play(seat, action)


def test_all_who_owe_may_play_in_any_order(store):
    table = started(store)
    assert table.to_move() == (0, 1, 2)
    play(table, (2, TAKE_1), (0, TAKE_2), (2, DONE), (1, DONE))
    assert table.to_move() == (0,)
    again = Table.load(store, table.id)
    assert again.position.encode() == table.position.encode()
    assert [seat for seat, _ in again.moves] == [2, 0, 2, 1]


def test_who_owes_nothing_may_still_do_what_is_optional(store):
    table = started(store)
    play(table, (1, DONE), (1, WAVE))
    with pytest.raises(Refused) as refused:
        table.play(1, WAVE)
    assert refused.value.key == "not-your-turn"


def test_ones_own_actions_are_taken_back_past_those_of_others(store):
    table = started(store)
    play(table, (0, TAKE_1), (1, TAKE_1), (0, TAKE_2), (2, TAKE_2), (1, DONE))
    table.undo(0)
    table.undo(0)
    assert table.moves == [(1, "1"), (2, "2"), (1, "d")]
    assert table.position.flowers == [0, 1, 2]
    again = Table.load(store, table.id)
    assert again.moves == table.moves
    assert again.header == table.header
    assert again.position.encode() == table.position.encode()
    assert [event.seat for n in (1, 2, 3) for event in again.events(n)] == [1, 2, 1]
    with pytest.raises(Refused) as refused:
        table.undo(0)
    assert refused.value.key == "undo-other"
    play(table, (0, DONE))
    assert Record.loads(table.record().dumps()).moves[-1].seat == 0


def test_what_was_revealed_since_bars_the_way_back(store):
    table = started(store)
    play(table, (0, TAKE_1), (1, DRAW))
    assert table.undo_refusal(0).key == "undo-other"
    assert table.undo_refusal(1).key == "undo-revealed"
    play(table, (2, TAKE_1))
    assert table.header.floor == 2
    assert table.undo_refusal(2) is None


def test_an_answered_action_is_settled_for_good(store):
    table = started(store, PEOPLE[:2])
    play(table, (0, DONE), (1, DONE), (0, TAKE_1))  # seat 1's done began the second round
    assert table.undo_refusal(1).key == "undo-other"
    table.undo(0)
    assert table.undo_refusal(1).key == "undo-settled"
    assert Table.load(store, table.id).undo_refusal(1).key == "undo-settled"


def test_the_screen_stays_with_who_goes_on_and_then_passes_round_the_table(store):
    table = started(store)
    assert table.screen_seat("me") == 0
    play(table, (1, TAKE_1))
    assert table.screen_seat("me") == 1
    play(table, (1, DONE))
    assert table.screen_seat("me") == 2
    play(table, (2, DONE))
    assert table.screen_seat("me") == 0


def test_the_screen_waits_where_it_is_while_only_bots_owe_something(store):
    table = started(store, [Seat.of_bot(1), Seat.human("Ada"), Seat.human("Bo")])
    play(table, (1, DONE), (2, DONE))
    assert table.screen_seat("me") == 2
    assert table.bot_to_move() == 0


def test_only_the_last_to_finish_holds_the_others_up(store):
    table = started(store, confirm=True)
    play(table, (0, DONE), (1, DONE))
    assert table.header.held is None
    play(table, (2, DONE))
    assert table.header.held == 2
    assert table.to_move() == ()
    table.confirm(2)
    assert table.to_move() == (0, 1, 2)


def test_hidden_scores_are_kept_with_the_table_and_its_forks(store):
    table = started(store, hide_scores=True)
    assert Table.load(store, table.id).header.hide_scores
    assert table.fork(0, "me").header.hide_scores
    assert not started(store).header.hide_scores


async def until(condition):
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.005)


async def test_bots_dont_wait_for_people_nor_people_for_bots(store, monkeypatch):
    thinking = asyncio.Event()

    async def choose(tables, table, seat):
        await thinking.wait()
        assert seat in table.to_move()
        return TAKE_1 if not table.position.picks[seat] else DONE

    monkeypatch.setattr(Tables, "_choose", choose)
    tables = Tables(store, 0)
    live = tables.add(started(store, [Seat.human("Ada"), Seat.of_bot(1), Seat.of_bot(1)]))
    tables.play(live, 0, ("take:2",))  # while the bot thinks
    thinking.set()
    await until(lambda: live.table.to_move() == (0,))
    assert live.table.position.flowers == [2, 1, 1]
    tables.do(live, 0, lambda table: table.undo(0))
    assert live.table.position.flowers == [0, 1, 1]
    await asyncio.sleep(0.05)
    assert live.table.to_move() == (0,)  # a bot that owes nothing isn't asked
    tables.play(live, 0, ("done",))
    await until(lambda: live.table.position.turn == 2 and live.table.to_move() == (0,))
    await tables.close()


async def test_a_thought_that_no_longer_fits_is_thought_again(store, monkeypatch):
    asked = []

    async def choose(tables, table, seat):
        asked.append(len(table.moves))
        if len(asked) == 1:
            table.play(1, TAKE_1)
            table.play(1, DONE)  # another server was faster
        return TAKE_2

    monkeypatch.setattr(Tables, "_choose", choose)
    tables = Tables(store, 0)
    live = tables.add(started(store, [Seat.human("Ada"), Seat.of_bot(1)]))
    tables.play(live, 0, ("take:1",))
    await until(lambda: len(asked) >= 1 and live.bots is None)
    assert live.table.to_move() == (0,)
    await tables.close()
