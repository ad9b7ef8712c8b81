"""What somebody types at a table where anything may be said: it is played, or refused without any cost."""

import pytest

from ludosphere.core.errors import NotationError
from ludosphere.core.record import Record
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded
from ludosphere.play import Refused, Seat, Table
from ludosphere.play.terms import Terms
from meadow import DONE, HEY, LONGEST, TAKE_1, called

pytestmark = pytest.mark.usefixtures("with_meadow")

PEOPLE = [Seat.human("Ada"), Seat.human("Bo")]


def started(store, calls="yes", **more) -> Table:
    return Table.create(store, "me", Terms("meadow", {"seats": 2, "calls": calls}, PEOPLE, 7, **more))


def refused(table, seat, text, lang="en", **more) -> Refused:
    """The refusal; whatever was refused, nothing has changed."""
    before = table.header, list(table.moves), table.position.encode()
    with pytest.raises(Refused) as caught:
        table.say(seat, text, lang, **more)
    assert (table.header, table.moves, table.position.encode()) == before
    return caught.value


def test_a_word_that_is_in_no_list_is_played_and_written_down(store):
    table = started(store)
    assert called("étoile") not in table.position.legal(1)
    assert table.say(1, " Étoile ", "en")
    assert table.moves == [(1, "call:étoile")]
    assert table.position.flowers == [0, 6]
    assert table.events(1)[0].args["word"] == "étoile"
    again = Table.load(store, table.id)
    assert again.position.encode() == table.position.encode()
    assert again.moves == table.moves


def test_a_listed_word_may_be_typed_too(store):
    table = started(store)
    assert HEY in table.position.legal(0)
    table.say(0, "hey", "en")
    table.play(0, HEY)
    assert table.moves == [(0, "call:hey"), (0, "call:hey")]


def test_an_action_that_is_only_allowed_may_be_played_as_a_number(store):
    table = started(store)
    table.play(0, called("wolf"))
    assert table.position.flowers == [4, 0]
    with pytest.raises(Refused) as no:
        table.play(0, called("wolf") + 1_000_000_007)
    assert no.value.key == "illegal"


@pytest.mark.parametrize("text", ["", " ", "two words", "42", "🪐", "x" * (LONGEST + 1), "é" * 10_000, "\0"])
def test_what_cant_be_said_is_refused_in_the_reader_s_words_and_costs_nothing(store, text):
    table = started(store)
    assert refused(table, 0, text).args_of_text == {"reason": "One word of letters.", "why": ""}
    refusal = refused(table, 0, text, "fr", command_id="once")
    assert (refusal.key, str(refusal)) == ("rule", "Un mot, des lettres.")
    assert table.say(0, "word", "fr", "once")  # the command was not used up


def test_where_there_is_nothing_to_type_nothing_is_played(store):
    assert refused(started(store, calls="no"), 0, "word").key == "no-entry"
    table = started(store)
    for _ in range(3):
        table.play(0, TAKE_1)
    assert refused(table, 0, "word").key == "no-entry"
    table.play(0, DONE)
    table.play(0, 5)
    assert refused(table, 0, "word").key == "not-your-turn"


def test_a_word_sent_twice_counts_once(store):
    table = started(store)
    assert table.say(0, "wolf", "en", "a")
    assert not table.say(0, "wolf", "en", "a")
    assert not table.say(0, "two words", "en", "a")
    assert len(table.moves) == 1
    assert not Table.load(store, table.id).say(0, "wolf", "en", "a")


def test_a_word_is_taken_back_like_any_action(store):
    table = Table.create(store, "me", Terms("meadow", {"seats": 1, "calls": "yes"}, PEOPLE[:1], 7))
    table.say(0, "wolf", "en")
    table.undo(0)
    assert table.moves == []
    two = started(store)
    two.say(0, "wolf", "en")
    two.say(1, "bear", "en")
    two.undo(0)
    assert two.moves == [(1, "call:bear")]
    two.undo(1)
    assert two.moves == []


def test_a_record_of_free_words_replays(store):
    table = started(store)
    for turn in range(3):
        table.say(0, f"{'abc'[turn]}étoile", "en")
        table.play(0, DONE)
        table.play(1, DONE)
    assert table.over
    text = table.record().dumps()
    assert "1 call:aétoile d\n2 d\n1 call:bétoile d" in text
    record = Record.loads(text)
    assert record.replay().encode() == table.position.encode()
    copy = Table.from_record(store, "me", record)
    assert copy.moves == table.moves


def test_a_game_in_which_nothing_is_said_allows_what_it_lists():
    position = game("biomos").new({}, 1)
    legal, sight = position.legal(0), position.information_state(0, seeded(1))
    assert all(position.allows(0, action) and sight.allows(action) for action in legal)
    assert not position.allows(0, max(legal) + 1)
    assert not sight.allows(max(legal) + 1)
    assert not position.allows(1, legal[0])
    assert position.faces().entry(position, 0, "en") is None
    with pytest.raises(NotationError, match="nothing to type"):
        position.faces().typed(position, 0, "wolf", "en")
