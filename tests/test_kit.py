"""What every game must do, whatever its rules: the contract of `core.contract`, played at random.

A game is tested here by being in `core.registry.registered_games()`; there is nothing to write per game.
"""

from __future__ import annotations

import json
import math
import os
import re
import subprocess
import sys
from collections import Counter
from operator import le
from pathlib import Path
from typing import Any

import pytest

from kit import (
    FEW,
    LANGUAGES,
    SAYABLE,
    UNSAYABLE,
    Guard,
    cases,
    finished,
    hashes,
    holders,
    moments,
    near_misses,
    observations,
    parts,
    perfts,
    played_sets,
    playout,
    playthroughs,
    possible,
    recorded,
    refuses,
    seats_of,
    steps,
    walk,
)
from ludosphere.core.contract import Position
from ludosphere.core.errors import DecodeError, IllegalAction, LudosphereError, NotationError
from ludosphere.core.options import Choice, Subset
from ludosphere.core.record import Record
from ludosphere.core.registry import game, registered_games
from ludosphere.core.rng import seeded
from ludosphere.play.undo import played

pytestmark = pytest.mark.unmeasured

GOLDEN = Path(__file__).parent / "golden"
MANY_NUMBERS = 5_000
"""Of games with more actions than that, not every number is looked at."""
Options = dict[str, Any]
each_case = pytest.mark.parametrize(("name", "options"), cases())


# --- the kit itself -----------------------------------------------------------------------------
@pytest.mark.parametrize("name", registered_games())
def test_the_guard_notices_an_action_and_an_event(name: str) -> None:
    position = game(name).new({}, 1)
    guard = Guard(position)
    assert guard.unchanged()
    position.events = []
    assert not guard.unchanged()
    position.events = None
    seat = position.to_move()[0]
    position.play(seat, position.legal(seat)[0])
    assert not guard.unchanged()


@pytest.mark.parametrize("name", registered_games())
def test_every_value_of_every_option_is_played(name: str) -> None:
    title, sets = game(name), played_sets(game(name))
    played = [title.options(options) for options in sets]
    for spec in title.option_specs:
        if isinstance(spec, Choice):
            left = set(spec.values) - {options[spec.name] for options in played}
            assert not left or len(spec.values) > FEW
            for value in sorted(left, key=str):  # too many for the whole kit: a game of each will do
                assert finished(name, possible(title, {spec.name: value}), 1).result() is not None
        elif isinstance(spec, Subset):
            assert {len(options[spec.name]) for options in played} >= {spec.least, len(spec.values)}


# --- playing ---------------------------------------------------------------------------------
@each_case
def test_a_seat_to_move_always_has_a_choice_without_repeats(name: str, options: Options) -> None:
    for seed in (1, 2, 3):
        for position, _, _ in playout(name, options, seed):
            seats = position.to_move()
            assert seats == sorted(set(seats))
            assert all(0 <= seat < seats_of(position) for seat in seats)
            for seat in seats:
                legal = position.legal(seat)
                assert legal
                assert len(set(legal)) == len(legal)
                assert all(type(action) is int for action in legal)


@each_case
def test_legal_is_stable_and_the_same_after_a_copy_and_a_snapshot(name: str, options: Options) -> None:
    for position in moments(name, options, 4, every=5):
        decoded, copied = game(name).decode(position.encode()), position.copy()
        for seat in range(seats_of(position)):
            legal = position.legal(seat)[:]
            assert position.legal(seat) == legal == copied.legal(seat) == decoded.legal(seat)


@each_case
def test_a_seat_without_a_legal_action_is_refused(name: str, options: Options) -> None:
    for position in moments(name, options, 5, every=4):
        guard = Guard(position)
        actions = [action for seat in holders(position) for action in position.legal(seat)] or [0, 1, 256]
        idle = [seat for seat in range(seats_of(position)) if not position.legal(seat)]
        for seat in [*idle, seats_of(position), 99, -1]:
            assert not position.legal(seat)
            assert not any(position.allows(seat, action) for action in actions)
            assert all(refuses(position, seat, action) for action in actions)
        assert guard.unchanged()


@each_case
def test_illegal_actions_are_refused_and_change_nothing(name: str, options: Options) -> None:
    rng = seeded(6, "near misses")
    for position in moments(name, options, 6, every=5):
        position.events, position.revealed = [], True
        guard = Guard(position)
        for seat in range(seats_of(position)):
            legal = position.legal(seat)
            assert all(position.allows(seat, action) for action in legal)
            wrong = [action for action in near_misses(legal, rng) if not position.allows(seat, action)]
            assert [action for action in wrong if not refuses(position, seat, action)] == []
            assert guard.unchanged()


@each_case
def test_what_is_allowed_beyond_the_legal_list_can_be_played_and_written_down(
    name: str, options: Options
) -> None:
    rng = seeded(6, "more")
    for position in moments(name, options, 6, every=5):
        for seat in range(seats_of(position)):
            more = sorted(a for a in near_misses(position.legal(seat), rng) if position.allows(seat, a))
            for action in more[:5]:
                _can_be_said(position, seat, action)


def _can_be_said(position: Position, seat: int, action: int) -> None:
    """Like every action it has a notation that reads back, words, and it can be played."""
    assert position.allows(seat, action)
    notation = position.notation(seat, action)
    assert _noted(notation)
    assert position.parse(seat, f" {notation} ") == action
    assert all(_words(position.sentence(seat, action, lang)) for lang in LANGUAGES)
    before, after = position.encode(), position.copy()
    after.play(seat, action)
    assert after.encode() != before == position.encode()
    assert game(position.game().name).decode(after.encode()).encode() == after.encode()


@each_case
def test_what_is_typed_is_an_action_or_refused_in_words(name: str, options: Options) -> None:
    for position in moments(name, options, 6, every=7):
        guard, faces = Guard(position), position.faces()
        for seat in range(seats_of(position)):
            for lang in LANGUAGES:
                entry = faces.entry(position, seat, lang)
                if entry is None:
                    with pytest.raises(NotationError):
                        faces.typed(position, seat, SAYABLE[0], lang)
                    continue
                assert position.legal(seat)
                assert set(entry) == {"label", "hint", "max"}
                assert _words(entry["label"])
                assert type(entry["hint"]) is str
                assert 0 < entry["max"] <= 60
                for text in (*SAYABLE, *UNSAYABLE):
                    action, refusal = _typed(position, seat, text, lang)
                    if action is not None:
                        assert text in SAYABLE
                        _can_be_said(position, seat, action)
                    else:
                        assert _words(refusal)
                        assert len(refusal) < 300
        assert guard.unchanged()


def _typed(position: Position, seat: int, text: str, lang: str) -> tuple[int | None, str]:
    """The action that is meant, or None and why it can't be said."""
    try:
        return position.faces().typed(position, seat, text, lang), ""
    except NotationError as refusal:
        return None, str(refusal)


@each_case
def test_a_moment_that_ends_by_itself_can_be_ended(name: str, options: Options) -> None:
    for position in moments(name, options, 6, every=5):
        lasts, turn, seats = position.time_limit(), position.turn, position.to_move()
        if lasts is None:
            continue
        assert lasts > 0
        assert seats
        for _ in range(1000):
            if (position.time_limit(), position.turn) != (lasts, turn):
                break
            seat = position.to_move()[0]
            action = position.timeout_action(seat)
            assert action in position.legal(seat)
            position.play(seat, action)
        assert (position.time_limit(), position.turn) != (lasts, turn)


@each_case
def test_every_legal_action_can_be_played_and_reports_only_known_things(name: str, options: Options) -> None:
    for position in moments(name, options, 7, every=9):
        before = position.encode()
        for seat in holders(position):
            for action in position.legal(seat):
                after = position.copy()
                after.events = []
                after.play(seat, action)
                assert after.encode() != before
                assert type(after.revealed) is bool
        assert position.encode() == before


@each_case
def test_events_are_optional_and_leave_the_game_alone(name: str, options: Options) -> None:
    silent, telling = game(name).new(options, 8), game(name).new(options, 8)
    telling.events = []
    happened = 0
    for _, seat, action in walk(silent, seeded(8, "kit")):
        assert telling.encode() == silent.encode()
        telling.play(seat, action)
        assert silent.events is None
        assert len(telling.events) >= happened
        happened = len(telling.events)
    assert happened > 0
    assert telling.encode() == silent.encode()


@each_case
def test_actions_that_draw_at_random_say_that_they_revealed_something(name: str, options: Options) -> None:
    for position, seat, action in steps(name, options, 9):
        after = position.copy()
        after.play(seat, action)
        if after.rng.state() != position.rng.state():
            assert after.revealed
        if after.unseen:
            assert after.revealed
            other = position.copy()
            other.rng = seeded(9, "another draw")
            other.play(seat, action)
            for viewer in [None, *range(seats_of(position))]:
                assert other.view(viewer) == after.view(viewer), "nobody has seen it"


# --- copies, snapshots, records -----------------------------------------------------------------
@each_case
def test_a_copy_is_independent_and_has_the_same_future(name: str, options: Options) -> None:
    for position in moments(name, options, 10, every=15):
        kept, used = Guard(position), position.copy()
        assert used.encode() == position.encode()
        assert used.events is None
        for _ in walk(used, seeded(10, "copy")):
            pass
        assert kept.unchanged()
        other = position.copy()
        for _ in walk(position, seeded(10, "copy")):
            pass
        assert position.encode() == used.encode()
        for _ in walk(other, seeded(10, "copy")):
            pass
        assert other.encode() == used.encode()


@each_case
def test_snapshots_come_back_at_every_step(name: str, options: Options) -> None:
    title = game(name)
    for position, _, _ in steps(name, options, 11):
        again = title.decode(position.encode())
        assert again.encode() == position.encode()
        assert (again.turn, again.to_move(), again.options()) == (
            position.turn,
            position.to_move(),
            position.options(),
        )
        assert again.view(None) == position.view(None)
    end = finished(name, options, 11)
    assert title.decode(end.encode()).result().scores == end.result().scores


@each_case
def test_a_restored_game_goes_on_like_the_one_it_was_taken_from(name: str, options: Options) -> None:
    for position in moments(name, options, 12, every=13):
        again = game(name).decode(position.encode())
        for _ in walk(position, seeded(12, "snapshot")):
            pass
        for _ in walk(again, seeded(12, "snapshot")):
            pass
        assert again.encode() == position.encode()


@pytest.mark.parametrize("name", registered_games())
def test_damaged_snapshots_are_refused_or_hold_a_playable_position(name: str) -> None:
    title, rng = game(name), seeded(13, "damage")
    originals = [position.encode() for position in moments(name, {}, 13, every=8)]
    refused = 0
    for number in range(600):
        data = json.loads(originals[number % len(originals)])
        _damage(data["state"], rng)
        try:
            position = title.decode(json.dumps(data).encode())
        except DecodeError:
            refused += 1
            continue
        assert title.decode(position.encode()).encode() == position.encode()
        for _ in zip(range(200), walk(position, seeded(number, "damaged")), strict=False):
            json.dumps(position.view(None))
    assert refused > 100


def _damage(state: list[Any], rng: Any) -> None:
    """Changes one thing somewhere inside the nested lists."""
    where = state
    while True:
        at = rng.below(len(where)) if where else 0
        if where and isinstance(where[at], list) and rng.below(6):
            where = where[at]
            continue
        strange: tuple[Any, ...] = (0, 1, -1, 63, 2**31, 2**64, None, "x", [], [0], {}, True, 1.5)
        if not where or rng.below(8) == 0:
            where.append(strange[rng.below(len(strange))])
        elif rng.below(8) == 0:
            del where[at]
        elif isinstance(where[at], int) and rng.below(2):
            where[at] += 1 if rng.below(2) else -1
        else:
            where[at] = strange[rng.below(len(strange))]
        return


@each_case
def test_records_round_trip_and_replay_to_the_same_end(name: str, options: Options) -> None:
    record = recorded(name, options, 14)
    text = record.dumps()
    again = Record.loads(text)
    assert again == record
    assert again.dumps() == text
    assert again.replay().encode() == finished(name, options, 14).encode()


@each_case
def test_a_record_gives_the_position_after_any_number_of_moves(name: str, options: Options) -> None:
    record = recorded(name, options, 15)
    wanted = {0, len(record.moves) // 2, len(record.moves) - 1}
    for number, (position, _, _) in enumerate(playout(name, options, 15)):
        if number in wanted:
            assert record.replay(number).encode() == position.encode()


# --- the faces of an action ----------------------------------------------------------------------
@each_case
def test_notation_is_unique_short_and_reads_back(name: str, options: Options) -> None:
    for position, _, _ in steps(name, options, 16):
        for seat in holders(position):
            legal = position.legal(seat)
            texts = [position.notation(seat, action) for action in legal]
            assert len(set(texts)) == len(texts)
            assert all(_noted(text) for text in texts)
            some = range(0, len(legal), max(1, len(legal) // 4))
            assert [position.parse(seat, f" {texts[k]} ") for k in some] == [legal[k] for k in some]


def _noted(text: str) -> bool:
    """Can a record hold it as an action? It has no blanks, brackets or quotes, but what words are made of."""
    bare = re.sub(r"(?<=\w)['’](?=\w)", "", text)
    return bool(re.fullmatch(r"[!-~\w]{1,60}", bare)) and not set("{}[]\"'") & set(bare)


@each_case
def test_texts_that_are_no_legal_action_are_refused(name: str, options: Options) -> None:
    for position in moments(name, options, 17, every=10):
        for seat in range(seats_of(position)):
            for text in ("", "?", "nothing like it", "{", "x" * 500, "\0", "é"):
                with pytest.raises(NotationError, match="no legal action"):
                    position.parse(seat, text)


@each_case
def test_paths_are_unique_and_none_begins_another(name: str, options: Options) -> None:
    for position, _, _ in steps(name, options, 18):
        for seat in holders(position):
            paths = position.paths(seat)
            # Equal paths would have eaten one another; an action may have several.
            assert list(dict.fromkeys(paths.values())) == position.legal(seat)
            assert all(paths[position.faces().path(position, seat, a)] == a for a in paths.values())
            for path in paths:
                assert all(re.fullmatch(r"[a-z][a-z-]*(:[\w.,'’-]+)*", ref) for ref in path)
            starts = Counter(path[:length] for path in paths for length in range(1, len(path)))
            assert not [path for path in paths if path in starts]


@each_case
def test_everything_that_can_be_chosen_has_words_in_both_languages(name: str, options: Options) -> None:
    for position in moments(name, options, 19, every=6):
        faces = position.faces()
        for lang in LANGUAGES:
            for seat in range(seats_of(position)):
                assert _words(faces.task(position, seat, lang))
            for seat in holders(position):
                for path, action in position.paths(seat).items():
                    assert _words(position.sentence(seat, action, lang))
                    assert all(_words(faces.ref(position, seat, ref, lang)) for ref in path)
                    assert position.why_not(seat, path) is None
                    assert position.why_not(seat, path[:1]) is None


@each_case
def test_what_is_forbidden_has_a_reason_in_both_languages(name: str, options: Options) -> None:
    known = {
        path: action
        for position, seat, _ in playout(name, options, 20)
        for path, action in position.paths(seat).items()
    }
    some = sorted(known)[:: max(1, len(known) // 40)]
    for position in moments(name, options, 20, every=12):
        for seat in range(seats_of(position)):
            possible = {path[:n] for path in position.paths(seat) for n in range(1, len(path) + 1)}
            for path in [*some, ("nothing:like-it",), (some[0][0], "nothing:like-it")]:
                free = position.faces().entry(position, seat, "en") is not None
                said = free and path in known and position.allows(seat, known[path])
                refusal = position.why_not(seat, path)
                assert (refusal is None) == (path in possible or said), path
                for lang in LANGUAGES if refusal else ():
                    assert _words(position.faces().worded(position, refusal, lang))


@each_case
def test_the_score_sheet_has_words_in_both_languages(name: str, options: Options) -> None:
    for position in moments(name, options, 21, every=15):
        for line in position.sheet():
            for lang in LANGUAGES:
                assert _words(position.faces().explain(line.key, lang))
                for column in line.details:
                    assert all(_words(position.faces().explain(line.key, lang, source)) for source in column)


@each_case
def test_events_are_plain_and_told_in_both_languages(name: str, options: Options) -> None:
    position = game(name).new(options, 22)
    position.events = []
    for _ in walk(position, seeded(22, "kit")):
        pass
    seats = range(seats_of(position))
    names = [f"Player {seat}" for seat in seats]
    told = 0
    for event in position.events:
        assert json.loads(json.dumps(event.args)) == event.args
        assert event.seat is None or event.seat in seats
        for you in [*seats, None]:
            if event.visible_to(you):
                for lang in LANGUAGES:
                    text = position.faces().told(event, names, you, lang)
                    assert type(text) is str
                    assert "{" not in text
                    told += bool(text)
    assert told > 0


@each_case
def test_the_board_is_shown_as_text_and_picture(name: str, options: Options) -> None:
    for position in moments(name, options, 23, every=40):
        for lang in LANGUAGES:
            for seat in (None, 0):
                view = json.loads(json.dumps(position.view(seat)))  # what a client has of it
                assert _words(position.faces().ascii(view, lang))
            for seat in (None,) if lang == "en" else (0,):
                picture = position.faces().svg(position.view(seat), lang)
                assert picture.startswith("<svg")
                assert picture.endswith("</svg>")


def _words(text: str) -> bool:
    return type(text) is str and bool(text.strip()) and "{" not in text and "None" not in text


# --- what may be known ------------------------------------------------------------------------
@each_case
def test_a_view_is_plain_data_without_the_generator(name: str, options: Options) -> None:
    for position in moments(name, options, 24, every=6):
        secret = {position.rng.a, position.rng.b, position.rng.c}
        for seat in [None, *range(seats_of(position))]:
            view = position.view(seat)
            assert json.loads(json.dumps(view)) == view
            for key, value in _leaves(view):
                assert key not in ("seed", "rng", "generator")
                assert key != "state" or isinstance(value, str)  # of a thing, in a word
                assert value is None or type(value) in (str, int, float, bool)
                assert type(value) is not int or value not in secret


def _leaves(data: Any, key: str = "") -> list[tuple[str, Any]]:
    if isinstance(data, dict):
        assert all(type(name) is str for name in data)
        return [leaf for name, value in data.items() for leaf in _leaves(value, name)] or [(key, None)]
    if isinstance(data, list):
        return [leaf for value in data for leaf in _leaves(value, key)]
    return [(key, data)]


@each_case
def test_a_view_is_the_viewer_s_own(name: str, options: Options) -> None:
    position = game(name).new(options, 25)
    guard = Guard(position)
    view = position.view(0)
    _spoil(view)
    assert guard.unchanged()
    assert position.view(0) != view


def _spoil(data: Any) -> None:
    for value in data.values() if isinstance(data, dict) else data:
        if isinstance(value, dict | list):
            _spoil(value)
    data.clear()


@each_case
def test_a_redealt_world_looks_the_same_to_its_seat(name: str, options: Options) -> None:
    for position in moments(name, options, 26, every=7):
        guard, rng = Guard(position), seeded(26, "worlds")
        for seat in [None, *range(seats_of(position))]:
            for _ in range(3):
                world = position.determinize(seat, rng)
                assert world.view(seat) == position.view(seat)
                assert (world.to_move(), world.turn) == (position.to_move(), position.turn)
                assert world.events is None
                if seat is not None:
                    assert world.legal(seat) == position.legal(seat)
                    texts = [world.notation(seat, action) for action in world.legal(seat)]
                    assert texts == [position.notation(seat, action) for action in position.legal(seat)]
                    assert _answers(world, seat) == _answers(position, seat)
        assert guard.unchanged()


@each_case
def test_what_goes_without_asking_and_what_is_asked_tell_no_secret(name: str, options: Options) -> None:
    """A page asks for an OK where something is shown, and goes on where nothing is to be chosen."""
    for position in moments(name, options, 28, every=9):
        guard, rng = Guard(position), seeded(28, "worlds")
        for seat in position.to_move():
            usual, asked = position.faces().usual(position, seat), _asked(position, seat)
            assert usual is None or usual in position.legal(seat)
            if len(position.legal(seat)) == 1:
                assert usual == position.legal(seat)[0]
            for _ in range(2):
                world = position.determinize(seat, rng)
                assert world.faces().usual(world, seat) == usual
                assert _asked(world, seat) == asked
        assert guard.unchanged()


def _asked(position: Position, seat: int) -> dict[str, str | None]:
    """By notation, why the first few legal actions can't be taken back."""
    return {
        position.notation(seat, action): position.faces().for_good(
            position, seat, action, played(position, seat, action).shown
        )
        for action in position.legal(seat)[:40]
    }


def _answers(position: Position, seat: int) -> list[object]:
    """What the seat hears of what it may type and of the time it has."""
    entries = [position.faces().entry(position, seat, lang) for lang in LANGUAGES]
    texts = SAYABLE if entries[0] else ()
    return [entries, position.time_limit(), [_typed(position, seat, text, "en") for text in texts]]


@each_case
def test_a_redealt_world_never_keeps_the_true_generator(name: str, options: Options) -> None:
    for position in moments(name, options, 27, every=9):
        true = position.rng.copy()
        coming = [true.word() for _ in range(200)]
        rng = seeded(27, "worlds")
        for seat in [None, *range(seats_of(position))]:
            worlds = [position.determinize(seat, rng) for _ in range(3)]
            assert len({tuple(world.rng.state()) for world in worlds}) == 3
            for world in worlds:
                assert world.rng is not position.rng
                assert world.rng is not rng
                drawn, state = world.rng.copy().word(), world.rng.state()
                assert state != position.rng.state()
                assert not set(state[:3]) & {*position.rng.state()[:3]}
                assert drawn not in coming


@each_case
def test_the_future_of_redealt_worlds_differs(name: str, options: Options) -> None:
    position = game(name).new(options, 28)
    rng = seeded(28, "worlds")
    futures = {_future(position.copy())}
    futures |= {_future(position.determinize(0, rng)) for _ in range(6)}
    assert len(futures) > 3


def _future(position: Position) -> bytes:
    """The end of a game whose choices are fixed, so that only chance makes a difference."""
    for _ in walk(position, seeded(28, "future")):
        pass
    return json.dumps(json.loads(position.encode())["state"]).encode()


@each_case
def test_redealing_is_reproducible_and_its_worlds_can_be_played_and_stored(
    name: str, options: Options
) -> None:
    for number, position in enumerate(moments(name, options, 29, every=20)):
        seat = number % seats_of(position)
        world, twin = position.determinize(seat, seeded(number)), position.determinize(seat, seeded(number))
        assert world.encode() == twin.encode() == game(name).decode(world.encode()).encode()
        for _ in walk(world, seeded(number, "world")):
            pass
        assert world.result() is not None


@each_case
def test_a_sight_shows_the_seat_s_view_and_choices(name: str, options: Options) -> None:
    for position in moments(name, options, 30, every=25):
        for seat in range(seats_of(position)):
            sight = position.information_state(seat, seeded(30))
            assert sight.view() == position.view(seat)
            assert sight.legal() == position.legal(seat)
            sight.legal().clear()
            assert sight.legal() == position.legal(seat)
            assert sight.determinize(seeded(31)).view(seat) == position.view(seat)


# --- for programs that learn ---------------------------------------------------------------------
@each_case
def test_an_observation_has_the_parts_that_are_announced(name: str, options: Options) -> None:
    tensors = game(name).observation_spec(game(name).options(options))
    assert len({tensor.name for tensor in tensors}) == len(tensors)
    for tensor in tensors:
        assert re.fullmatch(r"[a-z][a-z0-9_]*", tensor.name)
        assert tensor.size > 0
        assert 0 < tensor.high <= 255
        assert re.fullmatch(r"\S.*[.]", tensor.about)
    highs = [tensor.high for tensor in tensors for _ in range(tensor.size)]
    for position in moments(name, options, 37, every=8):
        before, copied = position.encode(), position.copy()
        decoded = game(name).decode(before)
        for seat in range(seats_of(position)):
            observation = position.observe(seat)
            assert len(observation) == len(highs)
            assert type(observation) is bytes
            assert all(map(le, observation, highs))
            assert copied.observe(seat) == decoded.observe(seat) == observation
        assert position.encode() == before


@each_case
def test_an_observation_tells_nothing_a_seat_may_not_know(name: str, options: Options) -> None:
    rng = seeded(38, "worlds")
    for position in moments(name, options, 38, every=6):
        for seat in range(seats_of(position)):
            observation = position.observe(seat)
            assert all(position.determinize(seat, rng).observe(seat) == observation for _ in range(2))


@each_case
def test_an_observation_tells_a_seat_s_decisions_apart(name: str, options: Options) -> None:
    decisions = [(seat, position.observe(seat)) for position, seat, _ in steps(name, options, 39)]
    assert len(set(decisions)) >= 0.9 * len(decisions)


@each_case
def test_actions_have_numbers_and_numbers_actions(name: str, options: Options) -> None:
    numbering = game(name).action_space(game(name).options(options))
    some = range(0, numbering.total, 1 + numbering.total // MANY_NUMBERS)  # all, or some of many
    actions = [numbering.action(number) for number in some]
    assert len(set(actions)) == len(some)
    assert [numbering.index(action) for action in actions] == list(some)
    for number in (-1, numbering.total):
        with pytest.raises(LudosphereError):
            numbering.action(number)
    for position, seat, _ in steps(name, options, 40):
        for one in {seat, *holders(position)}:
            legal = position.legal(one)
            numbers = [numbering.index(action) for action in legal]
            assert [numbering.action(number) for number in numbers] == legal


@pytest.mark.parametrize("name", registered_games())
def test_observations_of_told_games_are_complete_and_tell_no_secret(name: str) -> None:
    """In the games of tests/golden, whose seeds were chosen so that everything comes up, at every step: a
    world drawn for one seat after the other looks the same to it, and no part of an observation stays 0."""
    rng, announced, used = seeded(41, "worlds"), set(), set()
    for told, options, seed in playthroughs().values():
        if told == name:
            tensors = game(name).observation_spec(game(name).options(options))
            announced |= {tensor.name for tensor in tensors}
            for number, (position, _, _) in enumerate(playout(name, options, seed)):
                seat = number % seats_of(position)
                observation = position.observe(seat)
                assert position.determinize(seat, rng).observe(seat) == observation
                if announced != used:
                    found = parts(tensors, observation)
                    used |= {part for part, numbers in found.items() if any(numbers)}
    assert announced == used


# --- the end -------------------------------------------------------------------------------------
@each_case
def test_there_is_a_result_at_the_end_and_only_there(name: str, options: Options) -> None:
    for seed in (31, 32, 33):
        for position, _, _ in playout(name, options, seed):
            assert position.result() is None
        end = finished(name, options, seed)
        assert end.to_move() == []
        assert holders(end) == []
        result, seats = end.result(), seats_of(end)
        assert result is not None
        columns = len(result.scores)
        assert columns >= seats
        assert len(result.ranks) == columns
        assert len(result.payoffs) == seats
        assert result.payoffs == end.payoffs()
        assert result.scores[:seats] == end.scores()
        for rank in result.ranks:
            assert rank == 1 + sum(other < rank for other in result.ranks)
        winners = result.ranks.count(1)
        for seat, payoff in enumerate(result.payoffs):
            assert payoff == pytest.approx(1 / winners if result.ranks[seat] == 1 else 0)
        if seats > 1:
            assert sum(result.payoffs) == pytest.approx(1)


@each_case
def test_the_sheet_adds_up_to_the_scores_at_any_time(name: str, options: Options) -> None:
    for position in moments(name, options, 34, every=3):
        sheet, result = position.sheet(), position.result()
        scores = result.scores if result else position.scores()
        for column, score in enumerate(scores):
            assert sum(line.points[column] for line in sheet) == score
        for line in sheet:
            assert len(line.points) == len(line.details) >= len(scores)
            for points, sources in zip(line.points, line.details, strict=True):
                assert not sources or sum(source["points"] for source in sources) == points
        assert len({line.key for line in sheet}) == len(sheet)


@each_case
def test_programs_get_a_sample_and_an_estimate(name: str, options: Options) -> None:
    rng = seeded(35, "sample")
    for position, _, _ in steps(name, options, 35):
        guard = Guard(position)
        for seat in position.to_move():
            assert all(position.sample(seat, rng) in position.legal(seat) for _ in range(5))
            assert math.isfinite(position.estimate(seat))
        assert guard.unchanged()


@each_case
def test_games_of_samples_end(name: str, options: Options) -> None:
    position, rng = game(name).new(options, 36), seeded(36, "samples")
    for _ in range(5_000):
        if not position.to_move():
            break
        for seat in position.to_move()[:1]:
            position.play(seat, position.sample(seat, rng))
    assert position.result() is not None
    with pytest.raises(IllegalAction):
        position.play(0, 0)


# --- the same for ever ------------------------------------------------------------------------
@pytest.fixture(scope="module")
def now() -> dict[str, str]:
    """The hashes of this build, computed once."""
    return hashes()


def test_playouts_are_those_of_the_golden_hashes(now: dict[str, str]) -> None:
    """The same on every machine and in both builds; `python tests/golden/make.py` renews the file."""
    golden = json.loads((GOLDEN / "hashes.json").read_text(encoding="utf-8"))
    changed = sorted(key for key in golden.keys() | now.keys() if golden.get(key) != now.get(key))
    assert not changed, "Games go differently now: " + "; ".join(changed[:5])


def test_observations_and_numbers_of_actions_are_the_golden_ones() -> None:
    """The same in both builds; whatever has been learnt from them is worthless when they change."""
    golden = json.loads((GOLDEN / "observations.json").read_text(encoding="utf-8"))
    seen = observations()
    changed = sorted(key for key in golden.keys() | seen.keys() if golden.get(key) != seen.get(key))
    assert not changed, "Observed or numbered otherwise now: " + "; ".join(changed)


def test_another_process_with_other_hashes_plays_the_same(now: dict[str, str]) -> None:
    path = os.pathsep.join(part for part in sys.path if part)
    for salt in ("1", "4242"):
        run = subprocess.run(
            [sys.executable, str(GOLDEN / "make.py"), "--hashes"],
            env={**os.environ, "PYTHONHASHSEED": salt, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=True,
        )
        assert json.loads(run.stdout) == now


def test_there_are_as_many_games_as_ever() -> None:
    golden = json.loads((GOLDEN / "perft.json").read_text(encoding="utf-8"))
    counted = perfts()
    changed = [key for key in golden.keys() | counted.keys() if golden.get(key) != counted.get(key)]
    assert not changed, [(key, golden.get(key), counted.get(key)) for key in sorted(changed)[:5]]


def test_other_seeds_give_other_games() -> None:
    for name in registered_games():
        ends = {finished(name, {}, seed).encode() for seed in range(8)}
        assert len(ends) == 8
