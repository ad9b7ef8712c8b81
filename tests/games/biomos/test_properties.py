"""What holds in every game: nothing is lost, sheets add up, snapshots are exact and checked."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biomos_oracle import CARDS, LETTERS, Shadow
from biomos_positions import TABLES, arranged, can, played, playout
from ludosphere import game
from ludosphere.core.contract import Position, View
from ludosphere.core.errors import DecodeError, IllegalAction
from ludosphere.core.rng import seeded
from ludosphere.games.biomos.rules import BiomosPosition

pytestmark = pytest.mark.unmeasured  # many long games

BIOMOS = game("biomos")
moments = st.builds(
    lambda table, seed, actions: played(table[0], table[1], seed, actions),
    st.sampled_from(TABLES),
    st.integers(0, 300),
    st.integers(0, 60),
)
"""Positions of random games, some of them over."""


def tokens_of(view: View) -> Counter[str]:
    """All tokens of the box, wherever they are."""
    tokens: Counter[str] = Counter(view["pouch"]) + Counter(view["centre"])
    for planet in view["planets"]:
        tokens.update(planet["track"])
        tokens.update(planet[place] for place in ("a", "b", "moon") if planet[place])
    if view["hole"]:
        tokens.update(view["hole"]["tokens"])
        names = {letter: name for name, letter in LETTERS.items()}
        for card in view["hole"]["claimed"]:
            tokens.update(names[letter] for letter in CARDS[card].needs.elements())
    return tokens


def check_pieces(position: Position) -> None:
    view = position.view(None)
    assert tokens_of(view) == dict.fromkeys(LETTERS, 12)
    seen = [card for card in view["basic"] + view["giants"] if card]
    seen += [card for planet in view["planets"] for card in planet["claimed"]]
    seen += view["hole"]["claimed"] if view["hole"] else []
    assert len(seen) == len(set(seen))
    assert view["deck"] + sum(card[0] == "B" for card in seen) == 30
    assert sum(card[0] == "G" for card in seen) == 4


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_tokens_and_cards_are_conserved(mode: str, seats: int) -> None:
    for seed in range(6):
        position = BIOMOS.new({"mode": mode, "seats": seats}, seed)
        for _ in playout(position, seed):
            check_pieces(position)
        check_pieces(position)


@settings(max_examples=60, deadline=None)
@given(moments)
def test_the_lines_of_the_sheet_add_up(position: Position) -> None:
    sheet = position.sheet()
    view = position.view(None)
    totals = [sum(column) for column in zip(*(line.points for line in sheet), strict=True)]
    hole = [view["hole"]["score"]] if view["hole"] else []
    assert totals == position.scores() + hole
    assert [planet["score"] for planet in view["planets"]] == position.scores()
    for line in sheet:
        assert line.points == [sum(source["points"] for source in column) for column in line.details]
    result = position.result()
    if result is not None:
        assert result.scores == totals
        assert sum(result.payoffs) in (0, 1)
        assert [line.points for line in result.sheet] == [line.points for line in sheet]


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_turns_follow_the_arithmetic(mode: str, seats: int) -> None:
    spaces = 13 if mode == "discovery" else 15
    compensated = {1: 0, 2: 1, 3: 1, 4: 2}[seats] if mode == "discovery" else 0
    for seed in range(5, 10):
        position = BIOMOS.new({"mode": mode, "seats": seats}, seed)
        turns = 0
        for seat, action in playout(position, seed):
            view = position.view(None)
            turns += "@" in action
            assert view["to_move"] == [seat]
            assert view["turn"] == max(turns, 1)
            placed = sum(planet["tokens"] for planet in view["planets"])
            if view["phase"] == "place":
                assert placed == compensated + view["turn"] - 1
        assert turns == position.view(None)["turn"] == seats * spaces - compensated


@settings(max_examples=60, deadline=None)
@given(moments, st.integers(0, 1000))
def test_a_snapshot_is_exact(position: Position, seed: int) -> None:
    twin = BIOMOS.decode(position.encode())
    assert twin.encode() == position.encode()
    assert twin.view(None) == position.view(None)
    assert twin.options() == position.options()
    for seat in range(len(position.scores())):
        assert twin.legal(seat) == position.legal(seat)
    for one, other in zip(playout(position, seed), playout(twin, seed), strict=True):
        assert one == other
    assert twin.encode() == position.encode()


def test_a_snapshot_between_the_player_s_and_the_black_hole_s_claim_is_exact() -> None:
    from ludosphere.games.biomos.arrange import arrange

    position = arrange([{"track": "F"}], centre="FMG", basic=["B3", "B4", "B1"], hole="SSG", deck=["B30"])
    for action in ("F@0", "+3"):
        position.play(0, position.parse(0, action))
    assert position.view(None)["phase"] == "absorb"
    twin = BIOMOS.decode(position.encode())
    assert twin.encode() == position.encode()
    twin.play(0, twin.parse(0, "*4"))
    assert twin.view(None)["basic"] == ["B30", None, "B1", None]


@settings(max_examples=60, deadline=None)
@given(moments, st.integers(0, 1000))
def test_a_copy_is_independent(position: Position, seed: int) -> None:
    before = position.encode()
    twin = position.copy()
    assert twin.encode() == before
    for _ in playout(twin, seed):
        pass
    assert position.encode() == before


@settings(max_examples=60, deadline=None)
@given(moments, st.integers(0, 1000))
def test_another_world_looks_the_same(position: Position, seed: int) -> None:
    before = position.encode()
    world = position.determinize(0, seeded(seed))
    assert world.view(0) == position.view(0)
    assert world.encode() != before  # the true generator stays at the table
    assert position.encode() == before


@settings(max_examples=40, deadline=None)
@given(moments, st.integers(-5, 3000))
def test_an_illegal_action_changes_nothing(position: Position, action: int) -> None:
    before = position.encode()
    for seat in range(len(position.scores())):
        if action not in position.legal(seat):
            with pytest.raises(IllegalAction):
                position.play(seat, action)
            assert position.encode() == before


@settings(max_examples=40, deadline=None)
@given(moments)
def test_notation_and_paths_name_every_action(position: Position) -> None:
    for seat in position.to_move():
        legal = position.legal(seat)
        assert len(legal) == len(set(legal)) == len(can(position))
        assert [position.parse(seat, position.notation(seat, action)) for action in legal] == legal
        assert list(position.paths(seat).values()) == legal


@settings(max_examples=60, deadline=None)
@given(moments, st.randoms(use_true_random=False))
def test_what_was_drawn_is_reported_as_revealed(position: Position, chance: random.Random) -> None:
    for _ in range(5):
        seats = position.to_move()
        if not seats:
            break
        generator = position.rng.state()
        position.play(seats[0], chance.choice(position.legal(seats[0])))
        assert position.revealed == (position.rng.state() != generator)


# --- snapshots that are none ---------------------------------------------------------------------------
def changed(position: Position, part: int, *path: int, to: Any) -> bytes:
    """The snapshot with something else in one place of its state."""
    data = json.loads(position.encode())
    at = data["state"]
    for step in (part, *path[:-1]) if path else ():
        at = at[step]
    at[path[-1] if path else part] = to
    return json.dumps(data).encode()


PHASE, ACTIVE, TURN, FORMED, POUCH, CENTRE, DECK, ROWS, GAP, HOLE, ABSORBED, PLANETS, CLAIMED = range(13)


@pytest.mark.parametrize(
    ("part", "path", "to"),
    [
        (POUCH, (0,), 13),
        (POUCH, (0,), -1),
        (POUCH, (), [1, 2, 3]),
        (POUCH, (), [12, 12, 12, 12, 12]),
        (POUCH, (), None),
        (POUCH, (1,), "7"),
        (POUCH, (1,), 7.0),
        (POUCH, (1,), True),
        (CENTRE, (2,), 6),
        (CENTRE, (), {}),
        (DECK, (0,), 40),
        (DECK, (0,), 35),
        (DECK, (0,), -1),
        (DECK, (0,), [1]),
        (DECK, (), 5),
        (ROWS, (0,), 31),
        (ROWS, (4,), 3),
        (ROWS, (0,), 62),
        (ROWS, (), [63, 63, 63]),
        (ROWS, (), [63] * 9),
        (GAP, (), 4),
        (GAP, (), "x"),
        (HOLE, (0,), 1),
        (ABSORBED, (), [1]),
        (PHASE, (), 7),
        (PHASE, (), -1),
        (PHASE, (), "place"),
        (PHASE, (), 0),
        (PHASE, (), 2),
        (PHASE, (), 3),
        (PHASE, (), 5),
        (ACTIVE, (), 2),
        (ACTIVE, (), None),
        (TURN, (), 0),
        (TURN, (), 10**30),
        (FORMED, (), 2),
        (PLANETS, (), []),
        (PLANETS, (0,), []),
        (PLANETS, (0,), [[], 0, 0, 0]),
        (PLANETS, (0,), 17),
        (PLANETS, (0, 0), [1] * 13),
        (PLANETS, (0, 0), [6]),
        (PLANETS, (0, 0), "SD"),
        (PLANETS, (0, 1), 1),
        (PLANETS, (0, 3), 6),
        (PLANETS, (0, 4), 1),
        (PLANETS, (0, 4), -1),
        (CLAIMED, (), [[]]),
        (CLAIMED, (0,), None),
        (CLAIMED, (0,), ["B1"]),
    ],
)
def test_a_snapshot_with_a_wrong_part_is_refused(part: int, path: tuple[int, ...], to: Any) -> None:
    position = BIOMOS.new({"seats": 2}, 1)
    BIOMOS.decode(position.encode())
    with pytest.raises(DecodeError):
        BIOMOS.decode(changed(position, part, *path, to=to))


def test_a_snapshot_with_a_card_in_two_places_is_refused() -> None:
    position = played("advanced", 3, 2, 40)
    state = json.loads(position.encode())["state"]
    card = state[DECK][0]
    for part, path, to in (
        (DECK, (), [*state[DECK], card]),
        (ROWS, (0,), card),
        (CLAIMED, (1,), [card]),
        (CLAIMED, (1,), [state[ROWS][4]]),
    ):
        with pytest.raises(DecodeError):
            BIOMOS.decode(changed(position, part, *path, to=to))


def test_a_snapshot_of_something_else_is_refused() -> None:
    whole = json.loads(BIOMOS.new({}, 1).encode())
    wrong: list[object] = [
        {**whole, "game": "chess"},
        {**whole, "format": 2},
        {**whole, "options": {"seats": 9}},
        {**whole, "options": {**whole["options"], "seats": 3}},
        {**whole, "options": {**whole["options"], "mode": "advanced"}},
        {**whole, "options": []},
        {**whole, "rng": [1, 2, 3]},
        {**whole, "rng": [1, 2, 3, -4]},
        {**whole, "rng": [1, 2, 3, 2**32]},
        {**whole, "state": whole["state"][:-1]},
        {**whole, "state": {}},
        {**whole, "more": 1},
        {key: value for key, value in whole.items() if key != "rng"},
        [whole],
        None,
        "biomos",
    ]
    for data in wrong:
        with pytest.raises(DecodeError):
            BIOMOS.decode(json.dumps(data).encode())


@settings(max_examples=60, deadline=None)
@given(moments, st.data())
def test_a_cut_snapshot_is_refused(position: Position, data: st.DataObject) -> None:
    snapshot = position.encode()
    cut = data.draw(st.integers(0, len(snapshot) - 1))
    with pytest.raises(DecodeError):
        BIOMOS.decode(snapshot[:cut])


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=200))
def test_any_other_bytes_are_refused(snapshot: bytes) -> None:
    with pytest.raises(DecodeError):
        BIOMOS.decode(snapshot)


junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 70),
    st.sampled_from([2**31, 2**62, 2**64, -(2**64), 10**40, 0.5, 1e300]),
    st.text(max_size=3),
    st.lists(st.integers(-1, 63), max_size=13),
    st.dictionaries(st.text(max_size=2), st.integers(0, 5), max_size=2),
    st.lists(st.lists(st.integers(0, 5), max_size=5), max_size=5),
)


def damage(data: Any, draw: Any) -> None:
    """Puts junk in one place, takes something out, puts it in twice, or swaps two things."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        if not keys:
            data.append(draw(junk)) if isinstance(data, list) else data.update(x=draw(junk))
            return
        key = draw(st.sampled_from(keys))
        if isinstance(data[key], (list, dict)) and draw(st.integers(0, 5)):
            data = data[key]
            continue
        how = draw(st.integers(0, 3))
        if how == 0:
            data[key] = draw(junk)
        elif how == 1:
            del data[key]
        elif isinstance(data, list) and how == 2:
            data.insert(key, data[key])
        else:
            other = draw(st.sampled_from(keys))
            data[key], data[other] = data[other], data[key]
        return


@settings(max_examples=250, deadline=None)
@given(moments, st.data())
def test_a_damaged_snapshot_is_refused_or_a_possible_position(
    position: Position, data: st.DataObject
) -> None:
    snapshot = json.loads(position.encode())
    for _ in range(data.draw(st.integers(1, 2))):
        damage(snapshot, data.draw)
    try:
        found = BIOMOS.decode(json.dumps(snapshot).encode())
    except DecodeError:
        return
    assert BIOMOS.decode(found.encode()).encode() == found.encode()
    assert tokens_of(found.view(None)) == dict.fromkeys(LETTERS, 12)
    if found.to_move():
        assert can(found) == Shadow.of(found.view(None)).choices()
    if len(found.scores()) > 1:  # a solo player's pouch may be too small to go on
        for _ in playout(found, 0):
            pass
        assert found.result() is not None


@settings(max_examples=60, deadline=None)
@given(arranged(), st.integers(0, 100))
def test_arranged_positions_have_exact_snapshots(start: tuple[BiomosPosition, set[str]], seed: int) -> None:
    position, _ = start
    for _ in zip(range(6), playout(position, seed), strict=False):
        assert BIOMOS.decode(position.encode()).encode() == position.encode()
        assert tokens_of(position.view(None)) == dict.fromkeys(LETTERS, 12)
