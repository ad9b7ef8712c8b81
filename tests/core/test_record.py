"""Records: what they hold, and one clear sentence for everything that is wrong with one."""

from __future__ import annotations

import base64
import re
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit import recorded, walk
from ludosphere.core import record
from ludosphere.core.errors import RecordError
from ludosphere.core.record import Move, Record, seed_hash
from ludosphere.core.registry import game, registered_games
from ludosphere.core.rng import seeded

HEAD = '[Game "biomos"]\n[Rules "1"]\n[Options "seats=2"]\n[Seed "42"]\n'


@cache
def example(name: str = "biomos", seed: int = 5) -> Record:
    """A finished game; not to be changed."""
    return recorded(name, {}, seed)


def refusal(text: str) -> str:
    """Why the text is no record."""
    with pytest.raises(RecordError) as refused:
        Record.loads(text)
    return str(refused.value)


# --- reading and writing ---------------------------------------------------------------------
def test_a_record_looks_like_this() -> None:
    position = game("biomos").new({"seats": 2}, 42)
    first = position.notation(0, position.legal(0)[0])
    record = Record("biomos", position.options(), 42, [Move(0, first, "why not")], names=["Ada", "Grace"])
    head, _, moves = record.dumps().partition("\n\n")
    assert head.split("\n") == [
        '[Game "biomos"]',
        '[Rules "1"]',
        '[Options "mode=discovery seats=2 giant_biomes=G1,G2,G3,G4,G5,G6,G7,G8,G9,G10 tie_break=rulebook"]',
        '[Seed "42"]',
        '[Seat1 "Ada"]',
        '[Seat2 "Grace"]',
    ]
    assert moves == f"1 {first} {{why not}}\n"


def test_headers_may_come_in_any_order_and_unknown_ones_are_kept() -> None:
    record = Record.loads(
        '[Date "2031-05-01"]\n[Seat1 "Ada"]\n[Seed "-3"]\n[Options ""]\n\n'
        '[Rules "1"]\n[Game "biomos"]\n[Event "Final"]\n'
    )
    assert record.extra == {"Date": "2031-05-01", "Event": "Final"}
    assert (record.seed, record.names, record.moves, record.scores) == (-3, ["Ada"], [], None)
    assert Record.loads(record.dumps()) == record


def test_defaults_fill_up_the_options() -> None:
    assert Record.loads(HEAD).options == game("biomos").options({"seats": 2})


def test_moves_of_one_seat_may_share_a_line_and_long_lines_are_broken() -> None:
    moves = [Move(0, f"F@{n}") for n in range(40)] + [Move(1, "-"), Move(0, "S@1")]
    record = replace(example(), moves=moves, scores=None)
    lines = record.dumps().partition("\n\n")[2].splitlines()
    assert max(map(len, lines)) <= 100
    assert [line[0] for line in lines] == ["1", "1", "1", "2", "1"]
    assert Record.loads(record.dumps()).moves == moves


def test_comments_stay_with_their_action() -> None:
    record = Record.loads(HEAD + '\n1 F@0 {first  thought} G@1\n2 S@0 {} {two} {comments}\n1 - {é ☾ [x] "y"}')
    assert record.moves == [
        Move(0, "F@0", "first  thought"),
        Move(0, "G@1"),
        Move(1, "S@0", "two comments"),
        Move(0, "-", 'é ☾ [x] "y"'),
    ]
    again = Record.loads(record.dumps())
    assert again.moves[0].comment == "first thought"  # blanks run together
    assert again.moves[1:] == record.moves[1:]


@pytest.mark.parametrize("comment", ["{", "}{", " \n ", "{}", "\u2028"])
def test_a_comment_of_braces_and_blanks_disappears(comment: str) -> None:
    text = replace(example(), moves=[Move(0, "F@0", comment)]).dumps()
    assert Record.loads(text).moves == [Move(0, "F@0")]
    assert Record.loads(text).dumps() == text


@pytest.mark.parametrize(
    "name", ['"', "[x]", "a\nb", 'a]\n[Seed "1', "\u2028", "  Ada  Byron ", "Émilie", ""]
)
def test_no_name_can_break_a_record(name: str) -> None:
    record = replace(example(), names=[name, "Bo"], extra={"Site": name})
    again = Record.loads(record.dumps())
    assert again.dumps() == record.dumps()
    assert (again.seed, again.moves, again.names[1]) == (record.seed, record.moves, "Bo")
    assert again.names[0] == re.sub(r'["\[\]\s]+', " ", name).strip()


def test_negative_scores_come_back() -> None:
    record = replace(example(), scores=[-3, 5, -12])
    assert '[Result "-3-5--12"]' in record.dumps()
    assert Record.loads(record.dumps()).scores == [-3, 5, -12]


def test_a_record_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.ludo"
    record = replace(example(), names=["Zoë", "Łukasz"])
    record.write(path)
    assert Record.read(path) == record == Record.read(str(path))
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))  # as some editors leave it
    assert Record.read(path) == record


def test_a_file_that_is_no_text_or_not_there(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff")
    with pytest.raises(RecordError, match=r"picture\.png is no record: it is not a text in UTF-8\."):
        Record.read(path)
    with pytest.raises(FileNotFoundError):
        Record.read(tmp_path / "missing.ludo")


# --- what is wrong, in one sentence --------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the header Game is missing"),
        ('[Game "biomos"]', "the header Rules is missing"),
        ('[Game "biomos"]\n[Rules "1"]', "the header Options is missing"),
        ('[Game "biomos"]\n[Rules "1"]\n[Options ""]', "the header Seed is missing"),
        (HEAD.replace("biomos", "chess"), "The header Game can't be used: There is no game 'chess'"),
        (HEAD.replace("seats=2", "seats=9"), "The header Options can't be used: Option 'seats'"),
        (HEAD.replace("seats=2", "seats"), "The header Options can't be used: Option 'seats'"),
        (
            HEAD.replace("seats=2", "seats=2 seats=3"),
            "The header Options can't be used: Option 'seats' is there twice",
        ),
        (HEAD.replace('"1"', '"one"'), "The header Rules is damaged: 'one'"),
        (HEAD.replace("42", ""), "The header Seed is damaged: ''"),
        (HEAD.replace("42", "4" * 5000), "The header Seed is damaged: '444"),
        (HEAD + '[SeedHash "00"]', "The header Seed is not the seed that SeedHash promised"),
        (HEAD + '[Start "?"]', "The header Start is damaged"),
        (HEAD + '[Result "10-"]', "The header Result is damaged: '10-'"),
        (HEAD + '[Result "one-two"]', "The header Result is damaged"),
        (HEAD + '[Seed "1"]', "Line 5: the header Seed is there twice"),
        (HEAD + "[Seat1 Ada]", "Line 5: a header looks like"),
        (HEAD + '[Seat1 "A"da"]', "Line 5: a header looks like"),
        (HEAD + '[Seat1 "Ada"', "Line 5: a header looks like"),
        (HEAD + '\n1 F@0\n[Seat1 "Ada"]', "Line 7: a header looks like .* and precedes the moves"),
        (HEAD + "\nF@0", "Line 6: a line of moves begins with a seat's number: 'F@0'"),
        (HEAD + "\n0 F@0", "Line 6: a line of moves begins"),
        (HEAD + "\n12 F@0", "Line 6: a line of moves begins"),
        (HEAD + "\n1", "Line 6: a line of moves begins"),
        (HEAD + "\n{hello}", "Line 6: a line of moves begins"),
        (HEAD + "\n1 {hello} F@0", "Line 6: a comment follows the action"),
        (HEAD + "\n1 F@0 {hello", "Line 6: a comment begins with { and ends with } on the same line"),
        (HEAD + "\n1 F@0 hello}", "Line 6: a comment begins"),
        (HEAD + "\n1 F@0 {a {b} c}", "Line 6: a comment begins"),
        ("}", "Line 1: a comment begins"),
        ("x" * 1_000_001, "too long for a record: 1000001 characters, at most 1000000"),
    ],
)
def test_a_text_that_is_no_record_is_refused_by_line_or_header(text: str, message: str) -> None:
    assert re.search(message, refusal(text))


def test_a_refusal_is_short_however_long_the_text() -> None:
    for text in (
        "x" * 9000,
        HEAD + "\n" + "x" * 9000,
        HEAD.replace("42", "x" * 9000),
        HEAD.replace("biomos", "x" * 90),
    ):
        assert len(refusal(text)) < 250


@pytest.mark.parametrize(
    ("moves", "message"),
    [
        ([Move(0, "?")], r"Move 1 can't be played: '\?' is no legal action of seat 1 in turn 1\."),
        ([Move(1, "Z@0")], "Move 1 can't be played: 'Z@0' is no legal action of seat 2"),
        ([Move(8, "F@0")], "Move 1 can't be played: .* of seat 9"),
        ([Move(0, "x" * 99)], r"Move 1 can't be played: 'x+…' is"),
    ],
)
def test_the_first_move_that_can_t_be_played_is_named(moves: list[Move], message: str) -> None:
    record = replace(example(), moves=moves, scores=None)
    with pytest.raises(RecordError, match=message):
        record.replay()
    later = replace(example(), moves=[*example().moves[:5], *moves], scores=None)
    with pytest.raises(RecordError, match=r"^Move 6 can't"):
        later.replay()


def test_moves_after_the_end_are_refused() -> None:
    record = replace(example(), moves=[*example().moves, Move(0, "-")])
    with pytest.raises(RecordError, match=f"^Move {len(record.moves)} can't be played"):
        record.replay()


@pytest.mark.parametrize("number", [-1, 10_000])
def test_there_is_no_position_outside_the_record(number: int) -> None:
    with pytest.raises(RecordError, match=f"there is no position after {number}"):
        example().replay(number)


def test_a_result_that_the_moves_don_t_give_is_refused() -> None:
    scores = example().scores
    assert scores is not None
    wrong = replace(example(), scores=[score + 1 for score in scores])
    with pytest.raises(RecordError, match="The header Result says"):
        wrong.replay()
    unfinished = replace(example(), moves=example().moves[:4])
    with pytest.raises(RecordError, match="The header Result says"):
        unfinished.replay()
    assert unfinished.replay(4).turn > 1  # a moment of a game isn't held against the result


def test_a_record_of_other_rules_says_so() -> None:
    record = replace(example(), rules_version=99)
    assert Record.loads(record.dumps()) == record
    with pytest.raises(
        RecordError, match="follows version 99 of the rules of biomos; this program plays version 1"
    ):
        record.replay()


def test_steps_show_each_position_with_what_is_played_there() -> None:
    seen = []
    for position, seat, action in example().steps():
        assert action in position.legal(seat)
        seen.append(Move(seat, position.notation(seat, action)))
    assert seen == example().moves


# --- sealed seeds and forks -------------------------------------------------------------------------
def test_a_running_game_is_written_with_the_hash_of_its_seed() -> None:
    sealed = replace(example(), seed=None, seed_hash=seed_hash(5), scores=None)
    text = sealed.dumps()
    assert (
        '[SeedHash "ef2d127de37b942baad06145e54b0c619a1f22327b2ebbcfbec78f5564afe39d"]' in text
    )  # sha256("5")
    assert "[Seed " not in text
    assert Record.loads(text) == sealed
    with pytest.raises(RecordError, match="seed is sealed until its game ends"):
        Record.loads(text).replay()


def test_a_seed_that_keeps_its_promise_is_accepted() -> None:
    text = example().dumps().replace("\n\n", f'\n[SeedHash "{seed_hash(5)}"]\n\n', 1)
    assert Record.loads(text).replay().encode() == example().replay().encode()


@pytest.mark.parametrize("name", registered_games())
def test_a_fork_begins_from_a_snapshot_with_a_seed_of_its_own(name: str) -> None:
    record = example(name)
    start = record.replay(len(record.moves) // 2).encode()
    forks = []
    for seed in (1, 2):
        position = game(name).decode(start)
        position.rng = seeded(seed)
        moves = []
        for here, seat, action in walk(position, seeded(seed, "fork")):
            moves.append(Move(seat, here.notation(seat, action)))
        fork = replace(record, seed=seed, moves=moves, start=start, scores=None)
        again = Record.loads(fork.dumps())
        assert again == fork
        assert again.replay().encode() == position.encode()
        forks.append(position.encode())
    assert forks[0] != forks[1]


def test_a_fork_with_a_bad_start_is_refused() -> None:
    start = game("biomos").new({}, 1).encode()
    damaged = replace(example(), start=start[:-5], moves=[], scores=None)
    with pytest.raises(RecordError, match="The header Start is damaged: This is no snapshot"):
        damaged.replay()
    other = replace(example(), start=game("biomos").new({"seats": 3}, 1).encode(), moves=[], scores=None)
    with pytest.raises(RecordError, match="The header Start holds a position of a game with other options"):
        other.replay()


# --- whatever comes ---------------------------------------------------------------------------------
def works_or_is_refused(text: str) -> None:
    """The text is read, written and replayed, or refused by a RecordError: anything else fails the test."""
    try:
        record = Record.loads(text)
    except RecordError:
        return
    assert Record.loads(record.dumps()).dumps() == record.dumps()
    with suppress(RecordError):
        record.replay()


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    works_or_is_refused(text)


LINES = st.sampled_from(
    [*HEAD.splitlines(), "", "1 F@0", "2 S@0 {x}", "[", "{", "}", '[Start "e30="]', '[Result "1-2"]']
)


@given(st.lists(LINES | st.text(max_size=20), max_size=12))
def test_lines_like_those_of_records_are_read_or_refused(lines: list[str]) -> None:
    works_or_is_refused("\n".join(lines))


@settings(suppress_health_check=[HealthCheck.too_slow], max_examples=150)
@given(st.data())
def test_a_damaged_record_is_read_or_refused(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(registered_games()))
    text = example(name).dumps()
    for _ in range(data.draw(st.integers(1, 3))):
        at, cut = data.draw(st.integers(0, len(text))), data.draw(st.integers(0, 6))
        text = (
            text[:at]
            + data.draw(st.text(max_size=5) | st.sampled_from(["\n", '"', "]", "1", "-"]))
            + text[at + cut :]
        )
    works_or_is_refused(text)


@settings(suppress_health_check=[HealthCheck.too_slow], max_examples=100)
@given(st.data())
def test_a_damaged_start_is_played_or_refused(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(registered_games()))
    record = example(name)
    start = bytearray(record.replay(data.draw(st.integers(0, len(record.moves)))).encode())
    for _ in range(data.draw(st.integers(1, 2))):
        start[data.draw(st.integers(0, len(start) - 1))] = data.draw(
            st.sampled_from(list(b'0123456789,[]-"'))
        )
    encoded = base64.b64encode(bytes(start)).decode()
    text = replace(record, moves=[], scores=None).dumps().replace("[Seed ", f'[Start "{encoded}"]\n[Seed ')
    works_or_is_refused(text)


@given(st.text(max_size=80).filter(lambda text: not any("\ud800" <= sign <= "\udfff" for sign in text)))
def test_an_option_may_hold_any_text(text: str) -> None:
    escaped = record._escaped(text)
    assert not set(escaped) & set('" \t\n\r\x0b\x85\u2028')
    assert record._unescaped(escaped) == text
    assert record._options(f"house={escaped} seats=2") == {"house": text, "seats": "2"}


def test_options_without_odd_signs_are_written_as_they_are() -> None:
    assert record._escaped("G1,G2,G3") == "G1,G2,G3"
    assert record._escaped('{"a": "é%"}') == "{%22a%22:%20%22%C3%A9%25%22}"


def test_an_option_whose_escapes_are_no_text_is_refused() -> None:
    with pytest.raises(RecordError, match=r"The header Options can't be used: .* text in UTF-8"):
        Record.loads(HEAD.replace("seats=2", "seats=%FF%FE"))
