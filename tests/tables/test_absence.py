"""Who leaves, or whose time is over: when that decides a game or calls it off, and what is kept of it."""

from __future__ import annotations

import asyncio

import pytest

from ludosphere.cli.verify import check
from ludosphere.core.record import Record, seed_hash
from ludosphere.core.text import texts
from ludosphere.play import Refused, Seat, Table
from ludosphere.play.pace import TEMPOS
from ludosphere.play.terms import Terms
from ludosphere.tables import open_store
from ludosphere.tables.service import Tables

ADA, BO, CLEO = (Seat.human(name, name.lower()) for name in ("Ada", "Bo", "Cleo"))
MOMENT = {"kind": "live", "bank": 0.05, "add": 0, "together": 0.05}


def opened(store, *seats, game="biomos", tempo=TEMPOS["normal"], absent="lose", rated=True, **more) -> Table:
    options = {"seats": len(seats)}
    company = {"tempo": tempo, "absent": absent, "rated": rated}
    return Table.create(store, "ada", Terms(game, options, list(seats), 7, **company, **more))


def round_of(table: Table) -> Table:
    """Everybody has had a turn of their own."""
    seats = len(table.header.seats)
    while len(table._journal.acted(table.id)) < seats or table.to_move() != (0,):
        seat = table.to_move()[0]
        table.play(seat, table.position.suggest(seat))
    return table


def stands(table: Table) -> tuple[str, tuple[int, ...] | None, list[bool]]:
    """The stage, the places, and who has lost; as it is stored."""
    kept = Table.load(table._journal, table.id).header
    assert kept == table.header
    return kept.stage, kept.places, [seat.lost for seat in kept.seats]


def test_a_rated_game_is_called_off_if_somebody_never_made_a_move(store):
    table = opened(store, ADA, BO)
    table.leave(0, why="late")
    assert stands(table) == ("off", None, [True, False])
    assert (table.over, table.to_move(), table.header.deadline) == (True, (), None)
    with pytest.raises(Refused):
        table.play(0, table.position.legal(0)[0])


def test_it_is_called_off_for_everybody_also_where_others_have_moved(store):
    table = opened(store, ADA, BO, CLEO)
    while table.to_move() == (0,):
        table.play(0, table.position.suggest(0))
    table.leave(1, why="late")
    assert stands(table)[:2] == ("off", None)


@pytest.mark.parametrize("absent", ["nothing", "bot"])
def test_who_leaves_a_rated_game_before_their_first_move_calls_it_off(store, absent):
    table = opened(store, ADA, BO, absent=absent)
    table.leave(1)
    assert stands(table) == ("off", None, [False, False])


def test_what_a_moment_that_ended_did_for_somebody_is_no_move_of_theirs(store):
    table = opened(store, ADA, BO)
    table.lapse(0)
    assert store.acted(table.id) == set()
    table.leave(0, why="late")
    assert stands(table)[0] == "off"


def test_of_two_the_one_who_stays_has_won_at_once(store):
    table = round_of(opened(store, ADA, BO))
    table.leave(0, why="late")
    assert stands(table) == ("over", (2, 1), [True, False])
    assert (table.header.scores, table.bot_to_move()) == (None, None)


def test_in_a_game_that_is_not_rated_too(store):
    table = opened(store, ADA, BO, rated=False)
    table.leave(1)
    assert stands(table) == ("over", (1, 2), [False, True])


def test_of_three_two_play_on_until_one_is_left(store):
    table = round_of(opened(store, ADA, BO, CLEO))
    table.leave(0)
    assert stands(table) == ("running", None, [True, False, False])
    assert table.bot_to_move() == 0
    table.leave(2)
    assert stands(table) == ("over", (2, 1, 2), [True, False, True])


def test_where_only_bots_are_left_the_game_ends(store):
    table = round_of(opened(store, ADA, BO, Seat.of_bot(1)))
    table.leave(0)
    assert table.header.stage == "running"
    table.leave(1, why="late")
    assert stands(table) == ("over", (2, 2, 1), [True, True, False])


def test_people_whose_time_is_over_at_the_same_moment_have_lost_together(store):
    table = opened(store, ADA, BO, game="living_planet")
    assert table.to_move() == (0, 1)
    for seat in (0, 1):
        table.play(seat, table.position.suggest(seat))
    while len(table.to_move()) < 2:
        seat = table.to_move()[0]
        table.play(seat, table.position.suggest(seat))
    table.leave(*table.to_move(), why="late")
    assert stands(table) == ("over", (2, 2), [True, True])


def test_two_who_sit_down_and_do_nothing_play_no_game_at_all(monkeypatch):
    async def scene():
        tables = Tables(open_store("sqlite://"), 0)
        table = opened(tables.store, ADA, BO, game="living_planet", tempo=MOMENT)
        tables.add(table)
        async with asyncio.timeout(10):
            while table.header.stage == "running":
                await asyncio.sleep(0.01)
        await tables.close()
        return table

    table = asyncio.run(scene())
    assert table.header.stage == "off"
    assert [seat.away for seat in table.header.seats] == ["late", "late"]
    assert table.moves == []


def test_after_the_end_nobody_comes_back(store):
    table = round_of(opened(store, ADA, BO))
    table.leave(0)
    with pytest.raises(Refused, match="over"):
        table.come_back(0)
    assert table.header.seats[0].away == "left"


def test_when_somebody_was_away_stays_true_if_a_move_before_it_is_taken_back(store):
    table = round_of(opened(store, ADA, BO, absent="bot"))
    while table.to_move() == (0,):
        table.play(0, table.position.suggest(0))
    moves = len(table.moves)
    table.leave(1)
    assert table.undo_refusal(0) is None
    table.undo(0)
    table.come_back(1)
    assert table.header.absences == ((moves - 1, 1, "left"), (moves - 1, 1, "back"))


@pytest.mark.parametrize(
    ("ready", "why", "words"),
    [
        (
            True,
            "late",
            {"Absent": "1 late {n}", "StandIn": "search:3", "Lost": "1", "Termination": "forfeit"},
        ),
        (
            False,
            "left",
            {"Absent": "1 left 0", "StandIn": "search:3", "Lost": "1", "Termination": "called off"},
        ),
    ],
)
def test_the_record_says_so_and_can_be_verified(store, ready, why, words):
    table = opened(store, ADA, BO)
    if ready:
        round_of(table)
    table.leave(0, why=why)
    record = Record.loads(table.record().dumps())
    known = {name: record.extra.get(name) for name in words}
    assert known == {name: value.format(n=len(table.moves)) for name, value in words.items()}
    assert record.scores is None
    assert record.replay().encode() == table.position.encode()
    for lang, said in (("en", "by somebody’s absence"), ("fr", "par une absence")):
        proven, unproven = check(record, seed_hash(record.seed), None, texts("ludosphere.cli", lang))
        assert len(proven) == 2
        assert any(said in line for line in unproven) is ready


def test_a_game_played_to_its_end_names_who_was_away_meanwhile(store):
    table = round_of(opened(store, ADA, BO, CLEO))
    table.leave(0, why="late")
    moves = len(table.moves)
    while table.to_move():
        seat = table.to_move()[0]
        table.play(seat, table.position.suggest(seat))
    record = Record.loads(table.record().dumps())
    assert record.extra["Absent"] == f"1 late {moves}"
    assert record.extra["Lost"] == "1"
    assert "Termination" not in record.extra
    assert record.scores == list(table.header.scores)
    record.replay()
