"""What holds in every game: no card is lost, sheets add up, nothing hidden shows, seats are independent."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from earth_positions import playout
from ludosphere.core.errors import IllegalAction
from ludosphere.core.rng import seeded
from ludosphere.games.earth import GAME
from ludosphere.games.earth.abundance import EXTRA_DECK
from ludosphere.games.earth.cards import CARDS
from ludosphere.games.earth.choices import menu
from ludosphere.games.earth.grid import box
from ludosphere.games.earth.packing import AT_CARD, E_PAY, E_PUT
from ludosphere.games.earth.rules import EarthPosition
from ludosphere.games.earth.state import EARTH_DECK
from ludosphere.games.earth.tables import PLANTABLE

pytestmark = pytest.mark.unmeasured  # many long games

TABLES: list[dict[str, object]] = [
    {"mode": "beginner", "seats": 2},
    {"mode": "standard", "seats": 3, "order": "strict"},
    {"mode": "advanced", "seats": 5},
    {"mode": "standard", "seats": 1, "difficulty": "easy"},
    {"mode": "advanced", "seats": 1, "difficulty": "expert"},
    {"mode": "standard", "seats": 4, "teams": "on"},
    {"mode": "standard", "seats": 2, "month": "drawn"},
    {"mode": "standard", "seats": 3, "abundance": "on"},
    {"mode": "advanced", "seats": 1, "difficulty": "hard", "abundance": "on"},
]
"""A bit of everything."""


def started(options: dict[str, object], seed: int) -> EarthPosition:
    """The start of a game."""
    position = GAME.new(options, seed)
    assert isinstance(position, EarthPosition)
    return position


def played(options: dict[str, object], seed: int, share: int) -> EarthPosition:
    """A random game after `share` percent of it."""
    actions = sum(1 for _ in playout(started(options, seed), seed))
    position = started(options, seed)
    for number, _ in enumerate(playout(position, seed)):
        if number * 100 >= actions * share:
            break
    return position


moments = st.builds(played, st.sampled_from(TABLES), st.integers(0, 1000), st.integers(0, 100))
"""Positions of random games, the last of them over."""
few = settings(max_examples=40, deadline=None)


def cards_of(position: EarthPosition) -> list[int]:
    """All cards of the Earth deck, wherever they are."""
    found = [*position.deck, *position.discard]
    for player in position.players:
        found += [*player.hand, *player.compost, *player.pile, *player.look]
        found += [player.grid[place] for place in player.spots]
        found += [entry >> AT_CARD & 1023 for entry in player.agenda if entry & 63 in (E_PUT, E_PAY)]
    if position.gaia is not None:
        found += [*position.gaia.compost, *position.gaia.pile, *position.gaia.unkept]
    for board in position.boards:
        found += [*board.cards, *board.compost]
    return found


def hidden_from(position: EarthPosition, seat: int | None) -> set[str]:
    """The cards a seat can't know."""
    found = [*position.deck, *position.discard]
    for number, player in enumerate(position.players):
        found += player.compost
        if number != seat:
            found += [*player.hand, *player.look]
    if position.gaia is not None:
        found += position.gaia.compost
    return {CARDS[card].id for card in found}


def strings(data: Any) -> set[str]:
    """All strings in plain data."""
    if isinstance(data, dict):
        return {text for value in data.values() for text in strings(value)}
    if isinstance(data, list):
        return {text for value in data for text in strings(value)}
    return {data} if isinstance(data, str) else set()


def check_tableaus(position: EarthPosition) -> None:
    for player in position.players:
        assert player.soil >= 0
        assert player.spots == [place for place in range(49) if player.grid[place]]
        assert len(player.spots) <= 16
        top, bottom, left, right = box(player.grid)
        assert bottom - top <= 3
        assert right - left <= 3
        for place in range(49):
            card = CARDS[player.grid[place]]
            assert 0 <= player.sprouts[place] <= card.sprout_spaces
            assert 0 <= player.growth[place] <= card.max_growth
        assert all(PLANTABLE[player.grid[place]] for place in player.spots)
    for leaves in position.leaves:
        assert len(leaves) == len(set(leaves)) <= 5


@pytest.mark.parametrize("options", TABLES)
def test_cards_are_conserved_at_every_step(options: dict[str, object]) -> None:
    deck = EARTH_DECK + EXTRA_DECK if options.get("abundance") else EARTH_DECK
    position = started(options, 1)
    assert sorted(cards_of(position)) == deck
    for _ in playout(position, 1):
        assert sorted(cards_of(position)) == deck
    assert sorted(cards_of(position)) == deck


@pytest.mark.parametrize("options", TABLES)
def test_tableaus_are_possible_at_every_step(options: dict[str, object]) -> None:
    position = started(options, 2)
    for _ in playout(position, 2):
        check_tableaus(position)
    check_tableaus(position)


@pytest.mark.parametrize("options", TABLES)
def test_whoever_is_to_move_can_move_and_choices_differ(options: dict[str, object]) -> None:
    position = started(options, 3)
    for _ in playout(position, 3):
        for seat in position.to_move():
            legal = position.legal(seat)
            assert legal
            assert len(legal) == len(set(legal))


@pytest.mark.parametrize("options", [table for table in TABLES if table["seats"] != 1])
def test_everybody_has_as_many_turns(options: dict[str, object]) -> None:
    for seed in range(3):
        position = started(options, seed)
        for _ in playout(position, seed):
            pass
        assert position.turn % position.setting.seats == 0
        assert (position.active + 1) % position.setting.seats == position.first
        assert any(len(player.spots) == 16 for player in position.players)
        assert position.bonus >= 0


@few
@given(moments)
def test_the_lines_of_the_sheet_add_up(position: EarthPosition) -> None:
    sheet = position.sheet()
    totals = [sum(column) for column in zip(*(line.points for line in sheet), strict=True)]
    seats = len(position.players)
    assert totals[:seats] == position.scores()
    for line in sheet:
        assert line.points == [sum(source["points"] for source in column) for column in line.details]
    view = position.view(None)
    assert [player["score"] for player in view["players"]] == totals[:seats]
    if view["gaia"] is not None:
        assert totals[seats:] == [view["gaia"]["score"]]
    result = position.result()
    assert (result is None) == bool(position.to_move())
    if result is not None:
        assert result.scores == totals
        assert sum(result.payoffs) == pytest.approx(1) or position.setting.solo


@few
@given(moments)
def test_views_show_nothing_hidden(position: EarthPosition) -> None:
    seats = len(position.players)
    for seat in (*range(seats), None):
        view = position.view(seat)
        json.dumps(view)
        hidden = hidden_from(position, seat)
        if position.boards and seat is not None:  # partners see the cards of their board
            hidden |= {CARDS[card].id for card in position.boards[1 - seat % 2].cards}
        assert not strings(view) & hidden
        for number, player in enumerate(view["players"]):
            assert (player["hand"] is None) == (number != seat)


@few
@given(moments, st.integers(0, 1000))
def test_a_redeal_keeps_what_the_seat_knows(position: EarthPosition, seed: int) -> None:
    for seat in (*range(len(position.players)), None):
        world = position.determinize(seat, seeded(seed))
        assert isinstance(world, EarthPosition)
        assert world.view(seat) == position.view(seat)
        if seat is not None:
            assert world.legal(seat) == position.legal(seat)
        assert sorted(cards_of(world)) == sorted(cards_of(position))
        assert world.to_move() == position.to_move()
        for mover in world.to_move():
            assert world.legal(mover)


@few
@given(moments)
def test_a_snapshot_is_the_position(position: EarthPosition) -> None:
    again = GAME.decode(position.encode())
    assert again.encode() == position.encode()
    for seat in range(len(position.players)):
        assert again.view(seat) == position.view(seat)
        assert again.legal(seat) == position.legal(seat)


@few
@given(moments, st.integers(0, 1000))
def test_a_copy_is_independent_and_has_the_same_future(position: EarthPosition, seed: int) -> None:
    before = position.encode()
    ends = []
    for other in (position.copy(), position.copy()):
        for _ in playout(other, seed):
            pass
        ends.append(other.encode())
    assert position.encode() == before
    assert ends[0] == ends[1]


@few
@given(moments)
def test_nothing_else_may_be_played(position: EarthPosition) -> None:
    before = position.encode()
    for seat in range(len(position.players)):
        legal = set(position.legal(seat))
        for action in {0, 1 << 15, *range(2048, 2053)} - legal:
            with pytest.raises(IllegalAction):
                position.play(seat, action)
    with pytest.raises(IllegalAction):
        position.play(len(position.players), 0)
    assert position.encode() == before


def _phase(position: EarthPosition) -> tuple[int, int, int]:
    return int(position.turn), int(position.phase), int(position.active)


@pytest.mark.parametrize(
    "options", [{"seats": 3}, {"mode": "advanced", "seats": 4}, {"mode": "beginner", "seats": 5}]
)
def test_what_a_seat_does_changes_nothing_for_the_others(options: dict[str, object]) -> None:
    """While several decide at a time, none changes what another may do, unless the deck runs out."""
    position = started(options, 5)
    seats = range(len(position.players))
    compared = 0
    known: dict[int, list[int]] = {}
    phase = _phase(position)
    for actor, _ in playout(position, 5):
        if _phase(position) == phase and position.cards_left() > 0:
            for seat, legal in known.items():
                if position.players[seat].agenda:
                    assert menu(position, seat) == legal
                    compared += 1
        phase = _phase(position)
        known = {seat: menu(position, seat) for seat in seats if seat != actor}
    assert compared > 100


@pytest.mark.parametrize("options", TABLES)
def test_choices_that_are_kept_are_never_out_of_date(options: dict[str, object]) -> None:
    position = started(options, 6)
    for _ in playout(position, 6):
        for seat in range(len(position.players)):
            assert position.legal(seat) == menu(position, seat)


@pytest.mark.parametrize("seed", range(6))
def test_the_order_of_decisions_that_draw_nothing_plays_no_role(seed: int) -> None:
    chance = random.Random(seed)
    position = started({"mode": "advanced", "seats": 4}, seed)
    compared = 0
    for _ in playout(position, seed):
        seats = position.to_move()
        if len(seats) < 2:
            continue
        first, second = chance.sample(seats, 2)
        one, two = chance.choice(position.legal(first)), chance.choice(position.legal(second))
        results = []
        for order in ((first, one, second, two), (second, two, first, one)):
            copy = position.copy()
            copy.play(order[0], order[1])
            if _phase(copy) != _phase(position):
                break
            copy.play(order[2], order[3])
            if copy.rng.state() != position.rng.state():
                break
            results.append([copy.view(seat) for seat in range(4)])
        if len(results) == 2:
            assert results[0] == results[1]
            compared += 1
    assert compared > 50
