"""Several actions as one command: all of them or none, once, and nothing behind what one of them shows."""

import pytest

from ludosphere.core.errors import StoreError
from ludosphere.play import Refused, Seat, Table
from ludosphere.play.terms import Terms
from ludosphere.tables import open_store

PICKS = ((0, ["293a", "304a", "315b"]), (1, ["289a", "297b", "307b"]))
"""The cards of the set-up; after them Ada composts four cards of her hand, Bo five."""
COMPOST = ["-163", "-103", "-105", "-179"]
PLANT = ["-255", "-166", "-206", "-055", "-260"], ["A:green", "043", "@d4", "009", "@c5"]
"""What Bo does then, until four cards would be drawn."""


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


def composting(url, **terms) -> Table:
    """An Earth table of two people where cards of the hand are to be composted."""
    seats = [Seat.human("Ada", "ada"), Seat.human("Bo", "bo")]
    table = Table.create(open_store(url), "ada", Terms("earth", {"seats": 2}, seats, 5, **terms))
    for seat, cards in PICKS:
        for card in cards:
            table.play(seat, table.position.parse(seat, card))
    return table


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


def test_each_action_of_a_gesture_can_be_taken_back(url):
    table = composting(url)
    before = table.position.encode()
    table.act(0, COMPOST)
    for _ in COMPOST:
        table.undo(0)
    assert table.position.encode() == before


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
