"""Games that began under the first rules: their records replay, their words score as they did."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludosphere.core.errors import OptionError
from ludosphere.core.record import Record
from ludosphere.core.registry import game
from ludosphere.games.bioviva.decks import deck
from ludosphere.games.bioviva.former import former
from ludosphere.games.bioviva.lexicon import lexicon_of
from ludosphere.play.header import Seat
from ludosphere.play.table import Table
from ludosphere.play.terms import Terms
from ludosphere.tables.store import Store

FOLDER = Path(__file__).parent / "former"
NAMES = sorted(path.stem for path in FOLDER.glob("*.ludo"))
TITLE = game("bioviva")


def test_there_are_records_of_both_languages_and_decks() -> None:
    assert NAMES == ["en-seas-appeals", "en-sky", "fr-generous", "fr-seas-sealed", "fr-sky"]


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_the_first_rules_replays_to_its_result(name: str) -> None:
    text = (FOLDER / f"{name}.ludo").read_text(encoding="utf-8")
    assert '[Rules "1"]' in text
    record = Record.loads(text)
    position = record.replay()
    result = position.result()
    assert result is not None
    assert result.scores == record.scores
    assert Record.loads(record.dumps()).replay().encode() == position.encode()


@pytest.mark.parametrize("name", NAMES)
def test_a_snapshot_of_the_first_rules_goes_on_as_its_record_does(name: str) -> None:
    record = Record.read(FOLDER / f"{name}.ludo")
    position = TITLE.decode((FOLDER / f"{name}.json").read_bytes())
    assert position.options()["rules"] == 1
    assert position.encode() == record.replay(60).encode()
    for move in record.moves[60:]:
        position.play(move.seat, position.parse(move.seat, move.notation))
    result = position.result()
    assert result is not None
    assert result.scores == record.scores


def test_what_was_changed_is_as_it_was() -> None:
    then, now = former(deck("sky_space")), deck("sky_space")
    assert then.pair(56, "mixed") == ("atmosphere", "solar_system")
    assert now.pair(56, "mixed") == ("atmosphere", "physics_dangers")
    assert "quelques secondes" in then.cards[28].commentary["fr"]
    assert "trente-neuf secondes" in now.cards[28].commentary["fr"]
    old, new = lexicon_of(then, "fr"), lexicon_of(now, "fr")
    assert old.read("autour").word == "autour"
    assert new.read("autour").refused == "function"
    assert [words.matching("pelle", "pâle") for words in (old, new)] == [True, False]
    assert [words.judged(21, "mixed", ["vague"])[0] >= 0 for words in (old, new)] == [False, True]


def test_only_games_of_the_first_rules_have_the_option() -> None:
    assert "rules" not in TITLE.options({})
    assert "rules" not in {spec.name for spec in TITLE.option_specs}
    assert TITLE.carried(TITLE.options({}), 1) == {**TITLE.options({}), "rules": 1}
    assert TITLE.renewed({**TITLE.options({}), "rules": 1}) == TITLE.options({})
    with pytest.raises(OptionError, match="Option 'rules' is 1 or 2, not '7'"):
        TITLE.options({"rules": 7})


# Appeals (ruling 53)


@pytest.mark.parametrize(("others", "wanted"), [([Seat.of_bot(1)], "off"), ([Seat.human("Bo")], "on")])
def test_r53_one_person_and_bots_play_without_appeals(store: Store, others: list[Seat], wanted: str) -> None:
    table = Table.create(store, "me", Terms("bioviva", {"appeals": "on"}, [Seat.human("Ada"), *others], 1))
    assert table.header.options["appeals"] == wanted
    assert table.position.options()["appeals"] == wanted
    assert Table.load(store, table.id).position.encode() == table.position.encode()


def test_r53_a_bot_on_the_last_free_seat_takes_the_appeals_away(store: Store) -> None:
    table = Table.create(store, "me", Terms("bioviva", {"appeals": "on"}, [Seat.human("Ada"), Seat.free()]))
    assert table.header.options["appeals"] == "on"
    table.fill(1, Seat.of_bot(2))
    assert table.header.options["appeals"] == table.position.options()["appeals"] == "off"
    again = Table.load(store, table.id)
    assert again.position.encode() == table.position.encode() == again.header.snapshot
