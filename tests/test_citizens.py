"""Positions, generators and bots are objects like any other in Python, in both builds alike."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import ludosphere
from ludosphere.bots import NAMES
from ludosphere.bots.learned import Learned
from ludosphere.core.contract import InformationState, Position
from ludosphere.core.registry import game, registered_games
from ludosphere.core.rng import Rng, seeded

WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}
TITLES = registered_games()


def under_way(name: str, actions: int = 20) -> Position:
    """A position some random actions into a game."""
    position = game(name).new({}, seed=3)
    luck = seeded(4)
    for _ in range(actions):
        seat = position.to_move()[0]
        position.play(seat, position.sample(seat, luck))
    return position


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", TITLES)
def test_a_position_taken_along_is_another_one_that_is_equal(name: str, way: str) -> None:
    position = under_way(name)
    position.events = []
    twin = WAYS[way](position)
    assert type(twin) is type(position)
    assert twin is not position
    assert twin == position
    assert twin.encode() == position.encode()
    assert (twin.turn, twin.events) == (position.turn, None)
    seat = twin.to_move()[0]
    twin.play(seat, twin.legal(seat)[0])
    assert twin != position  # and what one does is nothing to the other
    assert position == under_way(name)


@pytest.mark.parametrize("name", TITLES)
def test_a_position_is_equal_to_no_other_thing_and_cannot_be_a_key(name: str) -> None:
    position = under_way(name, 2)
    assert position != position.encode()
    assert position != game(name).new({}, seed=3)
    with pytest.raises(TypeError, match="unhashable"):
        hash(position)


@pytest.mark.parametrize("name", TITLES)
def test_a_position_prints_itself(name: str) -> None:
    position = game(name).new({}, seed=3)
    movers = " and ".join(map(str, position.to_move()))
    assert repr(position) == f"<{name}: turn 1, seat {movers} to move>"
    assert str(position) == position.faces().ascii(position.view(None))
    assert repr(position.information_state(1, seeded(1))).startswith(
        f"<what seat 1 may know of <{name}: turn 1,"
    )
    assert repr(game(name).new({}, 3).rng).startswith("Rng(")


@pytest.mark.parametrize("way", WAYS)
def test_generators_and_sights_taken_along_go_on_alike(way: str) -> None:
    rng = seeded(5)
    twin = WAYS[way](rng)
    assert isinstance(twin, Rng)
    assert twin == rng != seeded(6)
    assert [twin.below(1000) for _ in range(5)] == [rng.below(1000) for _ in range(5)]
    sight = under_way(TITLES[0]).information_state(0, rng)
    seen = WAYS[way](sight)
    assert isinstance(seen, InformationState)
    assert (seen.seat, seen.legal(), seen.view()) == (sight.seat, sight.legal(), sight.view())


@pytest.mark.parametrize("way", ["deepcopy", "pickle"])
@pytest.mark.parametrize("bot", [*NAMES, "level"])
@pytest.mark.parametrize("name", TITLES)
def test_a_bot_taken_along_chooses_alike(name: str, bot: str, way: str) -> None:
    position = under_way(name, 4)
    given = {"level": 4} if bot == "level" else {"name": bot}
    thinker = ludosphere.bot(**given, simulations=4, seed=7)  # type: ignore[arg-type]
    seat = position.to_move()[0]
    thinker.choose(position.information_state(seat, seeded(1)))  # a learned one has its network by then
    twin = WAYS[way](thinker)
    assert [twin.choose(position.information_state(seat, seeded(luck))) for luck in range(3)] == [
        thinker.choose(position.information_state(seat, seeded(luck))) for luck in range(3)
    ]
    if isinstance(thinker, Learned):
        assert type(twin.playing) is type(thinker.playing)


@pytest.mark.parametrize("name", TITLES)
def test_results_and_events_can_be_taken_along(name: str) -> None:
    position = game(name).new({}, seed=1)
    position.events = []
    luck = seeded(2)
    while position.to_move() and not position.events:
        seat = position.to_move()[0]
        position.play(seat, position.sample(seat, luck))
    event = position.events[0]
    told = pickle.loads(pickle.dumps(event))
    assert (told.kind, told.seat, told.args, told.only) == (event.kind, event.seat, event.args, event.only)
    sheet = position.sheet()
    for line, twin in zip(sheet, copy.deepcopy(sheet), strict=True):
        assert (twin.key, twin.points, twin.details) == (line.key, line.points, line.details)


@pytest.mark.parametrize("kind", [Position, Rng, InformationState, type(under_way(TITLES[0]))])
def test_what_people_program_with_documents_itself(kind: type) -> None:
    """Compiled, too: the build writes what the source says into the compiled classes."""
    assert (kind.__doc__ or "").strip()
    told = [name for name in vars(Position if issubclass(kind, Position) else kind) if name[0] != "_"]
    undocumented = []
    for name in told:
        found = getattr(kind, name)
        if callable(found):
            inspect.signature(found)
            if not (inspect.getdoc(found) or "").strip():
                undocumented.append(name)
    assert not undocumented
