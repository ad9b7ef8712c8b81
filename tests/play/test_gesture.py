"""Several actions as one command: all of them or none, once, and nothing behind what one of them shows."""

from dataclasses import replace

import pytest

from ludosphere.core.errors import StoreError
from ludosphere.core.record import Record
from ludosphere.play import Refused, Seat, Table
from ludosphere.play.terms import Terms
from ludosphere.tables import open_store
from meadow import DRAW, TAKE_1, meadow

PICKS = ((0, ["293a", "304a", "315b"]), (1, ["289a", "297b", "307b"]))
"""The cards of the set-up; after them Ada composts four cards of her hand, Bo five."""
COMPOST = ["-163", "-103", "-105", "-179"]
PLANT = ["-255", "-166", "-206", "-055", "-260"], ["A:green", "043", "@d4", "009", "@c5"]
"""What Bo does then, until four cards would be drawn."""


def composting(url, **terms) -> Table:
    """An Earth table of two people where cards of the hand are to be composted."""
    seats = [Seat.human("Ada", "ada"), Seat.human("Bo", "bo")]
    table = Table.create(open_store(url), "ada", Terms("earth", {"seats": 2}, seats, 5, **terms))
    for seat, cards in PICKS:
        for card in cards:
            table.play(seat, table.position.parse(seat, card))
    return table


def picking(url, monkeypatch) -> Table:
    """A Meadow table of two people."""
    meadow(monkeypatch)
    seats = [Seat.human("Ada", "ada"), Seat.human("Bo", "bo")]
    return Table.create(open_store(url), "ada", Terms("meadow", {"seats": 2}, seats, 7))


def stored(table):
    return table._journal.load(table.id)


def refusal(table, seat, notations, command="c") -> str:
    """The key; nothing has changed, neither here nor in the store."""
    before = table.header, list(table.moves), table.position.encode(), stored(table)
    with pytest.raises(Refused) as caught:
        table.act(seat, notations, command)
    assert before == (table.header, table.moves, table.position.encode(), stored(table))
    assert not table.knows(command)
    return caught.value.key


def test_a_gesture_is_one_command_of_several_moves(url):
    table, single = composting(url), composting(url.replace("tables", "single"))
    seq = table.seq
    assert table.act(0, COMPOST, "c1")
    for card in COMPOST:
        single.play(0, single.position.parse(0, card))
    assert table.seq == seq + 1
    assert table.moves == single.moves
    assert table.moves[6:] == [(0, card) for card in COMPOST]
    assert table.position.encode() == single.position.encode()
    assert table.record().moves == single.record().moves
    assert (table.header.floor, table.header.waiting) == (single.header.floor, single.header.waiting)
    seq, entry = table._journal.journal(table.id)[-1]
    assert (seq, entry.kind, entry.seat, entry.command) == (table.seq, "play", 0, "c1")
    assert entry.detail == " ".join(COMPOST)


def test_a_gesture_comes_once(url):
    table = composting(url)
    assert table.act(0, COMPOST, "c1")
    after = table.header, list(table.moves)
    assert not table.act(0, COMPOST, "c1")
    assert not Table.load(table._journal, table.id).act(0, COMPOST, "c1")
    assert (table.header, table.moves) == after


def test_a_gesture_is_read_again_and_by_others(url):
    table = composting(url)
    other = Table.load(open_store(url), table.id)
    table.act(0, COMPOST, "c1")
    assert other.refresh()
    for seen in (other, Table.load(open_store(url), table.id)):
        assert seen.header == table.header
        assert seen.moves == table.moves
        assert seen.position.encode() == table.position.encode()
        assert seen.knows("c1")
        assert seen.undo_refusal(0) is None


def test_a_gesture_is_taken_back_as_a_whole(url):
    table = composting(url)
    header, moves, before = table.header, list(table.moves), table.position.encode()
    table.act(0, COMPOST)
    assert table.header.follows == (8, 9, 10)
    table.undo(0)
    assert table.position.encode() == before
    assert (table.moves, table.header.follows) == (moves, header.follows)
    assert table.refresh() is False
    assert Table.load(table._journal, table.id).header == table.header


def path(table, seat, notation):
    position = table.position
    return position.faces().path(position, seat, position.parse(seat, notation))


def test_what_follows_by_itself_belongs_to_the_gesture_whatever_others_do_meanwhile(url):
    """Ada composts, Bo composts, then what follows from Ada's action comes."""
    table = composting(url)
    other = Table.load(open_store(url), table.id)
    before = table.position.encode()
    table.play_path(0, path(table, 0, COMPOST[0]))
    table.play_path(1, path(table, 1, PLANT[0][0]))
    bos = table.moves[-1]
    table.play_path(0, path(table, 0, COMPOST[1]), follows=True)
    assert table.header.follows == (9,)
    assert other.refresh()
    assert other.header == table.header
    for one in (other, Table.load(open_store(url), table.id)):
        assert one.undo_refusal(0) is None
    table.undo(0)
    assert table.moves[6:] == [bos]
    assert table.header.follows == ()
    table.undo(1)
    assert table.position.encode() == before
    assert other.refresh()
    assert other.header == table.header


def test_what_follows_something_new_stands_for_itself(url):
    """What was drawn can't be taken back, but what follows it can."""
    table = composting(url)
    table.act(0, COMPOST)
    for gesture in PLANT:
        table.act(1, gesture)
    table.act(1, ["4"])
    revealed = table.position.encode()
    table.play_path(1, path(table, 1, "+090"), follows=True)
    assert len(table.moves) not in table.header.follows
    table.undo(1)
    assert table.position.encode() == revealed


@pytest.mark.parametrize(("theirs", "follows"), [(TAKE_1, (3,)), (DRAW, ())])
def test_nothing_is_joined_across_what_somebody_has_drawn_since(url, monkeypatch, theirs, follows):
    table = picking(url, monkeypatch)
    table.play(0, TAKE_1)
    table.play(1, theirs)
    table.play_path(0, ("take:2",), follows=True)
    assert table.header.follows == follows
    table.undo(0)
    assert len(table.moves) == 2 - len(follows)


def test_a_gesture_that_drew_unseen_after_others_acted_is_settled(url, monkeypatch):
    table = picking(url, monkeypatch)
    table.play(0, TAKE_1)
    table.play(1, TAKE_1)
    table.play_path(0, ("take:2",), follows=True)
    table._steps[-1] = replace(table._steps[-1], revealed=True, unseen=True)
    assert table.undo_refusal(0).key == "undo-settled"
    with pytest.raises(Refused):
        table.undo(0)


def test_nothing_follows_before_the_first_action(url):
    seats = [Seat.human("Ada", "ada"), Seat.human("Bo", "bo")]
    table = Table.create(open_store(url), "ada", Terms("biomos", {"seats": 2}, seats, 7))
    mover = table.to_move()[0]
    table.play_path(mover, path(table, mover, "S@0"), follows=True)
    assert table.header.follows == ()


def test_a_record_tells_what_follows_and_a_table_reads_it(url):
    table = composting(url)
    table.act(0, COMPOST)
    record = Record.loads(table.record().dumps())
    assert record.extra["Follows"] == "8 9 10"
    record.seed = table.header.seed
    again = Table.from_record(open_store(url), "ada", record)
    assert again.header.follows == table.header.follows
    record.extra["Follows"] = "1 8 9999999999 ٣ x -2 8 11"
    assert Table.from_record(open_store(url), "ada", record).header.follows == (8,)


@pytest.mark.parametrize(
    ("notations", "key"),
    [
        ([*COMPOST[:3], "-255"], "rule"),  # of another's hand
        ([*COMPOST[:2], COMPOST[0]], "rule"),  # twice
        ([*COMPOST, "-080"], "not-your-turn"),  # one too many
        (["-163", "nonsense"], "rule"),
        ([], "illegal"),
    ],
)
def test_one_that_cannot_be_and_nothing_has_happened(url, notations, key):
    assert refusal(composting(url), 0, notations) == key


def test_a_database_that_fails_and_nothing_has_happened(url, monkeypatch):
    table = composting(url)
    header, moves, position = table.header, list(table.moves), table.position.encode()

    def fail(*_):
        raise StoreError("away")

    with monkeypatch.context() as patch:
        patch.setattr(table._journal, "_insert", fail)  # within the transaction
        with pytest.raises(StoreError):
            table.act(0, COMPOST, "c1")
    assert (table.header, table.moves, table.position.encode()) == (header, moves, position)
    assert stored(table)[0] == header
    assert table.act(0, COMPOST, "c1")


def test_another_process_was_faster_and_nothing_has_happened(url):
    table = composting(url)
    other = Table.load(open_store(url), table.id)
    other.act(0, COMPOST[:1])
    with pytest.raises(Refused) as caught:
        table.act(0, COMPOST, "c1")
    assert caught.value.key == "elsewhere"
    assert stored(table)[1] == other.moves


def test_nothing_comes_after_what_a_gesture_shows(url):
    table = composting(url)
    table.act(0, COMPOST)
    for gesture in PLANT:
        table.act(1, gesture)
    assert refusal(table, 1, ["4", "+090"]) == "unseen"
    assert table.act(1, ["4"])
    assert table.position.revealed
    assert table.act(1, ["+090"])


def test_the_last_action_may_show_something(url):
    table = composting(url)
    table.act(0, COMPOST)
    table.act(1, PLANT[0])
    table.act(1, PLANT[1][:4])
    assert table.act(1, ["@c5", "4"])
    assert table.position.revealed
    assert table.undo_refusal(1).key == "undo-revealed"


def test_a_turn_that_waits_for_its_confirmation_ends_a_gesture(url):
    seats = [Seat.human("Ada", "ada"), Seat.human("Bo", "bo")]
    table = Table.create(open_store(url), "ada", Terms("biomos", {"seats": 2}, seats, 7, confirm=True))
    mover = table.to_move()[0]
    assert refusal(table, mover, ["S@0", "F@1"]) == "held"
    table.act(mover, ["S@0"])
    assert table.header.held == mover
