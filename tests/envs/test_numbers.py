"""Every action number of every game through every adapter: it plays, or is refused and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from conftest import require_or_skip
from ludosphere.core.contract import Position
from ludosphere.core.errors import IllegalAction
from ludosphere.core.registry import registered_games
from ludosphere.core.rng import seeded
from ludosphere.envs.batch import Batch
from ludosphere.envs.interface import Interface

require_or_skip("envs")
from ludosphere.envs.gymnasium import LudosphereEnv
from ludosphere.envs.pettingzoo import env, parallel_env

Options = Mapping[str, object]
LONG_WORDS: dict[str, Options] = {"bioviva": {"ideas": "on"}}
"""With the words written for the pictures, some of which fit in no 64 bits."""


class Driven(NamedTuple):
    """An adapter with a game under way: its numbers, the true position, and how a number is given to it."""

    interface: Interface
    position: Callable[[], Position]
    play: Callable[[int], Any]
    begin: Callable[[int], Any]


def pettingzoo(name: str, options: Options) -> Driven:
    table = env(name, options)
    return Driven(table.interface, lambda: table.position, table.step, lambda seed: table.reset(seed=seed))


def parallel(name: str, options: Options) -> Driven:
    table = parallel_env(name, options)

    def play(number: int) -> None:
        table.step({table.possible_agents[table.position.to_move()[0]]: number, **waiting()})

    def waiting() -> dict[str, int]:
        """What the others who owe a decision do meanwhile."""
        position = table.position
        others = position.to_move()[1:]
        return {
            table.possible_agents[seat]: table.interface.numbers[position.legal(seat)[0]] for seat in others
        }

    return Driven(table.interface, lambda: table.position, play, lambda seed: table.reset(seed=seed))


def gymnasium(name: str, options: Options) -> Driven:
    one = LudosphereEnv(name, options, opponents="random", illegal="raise")
    return Driven(one.interface, lambda: one.position, one.step, lambda seed: one.reset(seed=seed))


def batch(name: str, options: Options) -> Driven:
    lanes = Batch(name, options, lanes=1, observe=False, mask=False)
    return Driven(
        lanes.interface, lambda: lanes.position(0), lambda number: lanes.step([number]), lanes.reset
    )


def openspiel(name: str, options: Options) -> Driven:
    require_or_skip("bench")
    from ludosphere.envs import openspiel as adapter

    title = adapter.load(name, options, outcomes=4)
    held: list[Any] = []

    def begin(seed: int) -> None:
        held[:] = [title.new_initial_state()]
        held[0].apply_action(seed % 4)

    def play(number: int) -> None:
        held[0].apply_action(number)
        if held[0].is_chance_node():
            held[0].apply_action(1)

    return Driven(title.title.interface, lambda: held[0].position, play, begin)


ADAPTERS = [pettingzoo, parallel, gymnasium, batch, openspiel]


@pytest.mark.unmeasured
@pytest.mark.parametrize("adapter", ADAPTERS)
@pytest.mark.parametrize("name", registered_games())
def test_every_number_plays_or_is_refused_and_changes_nothing(name: str, adapter: Any) -> None:
    driven = adapter(name, LONG_WORDS.get(name, {}))
    interface = driven.interface
    driven.begin(1)
    luck = seeded(9)
    for _ in range(5):  # somewhere in the game
        position = driven.position()
        seat = position.to_move()[0]
        driven.play(interface.numbers[position.sample(seat, luck)])
    position = driven.position()
    legal = {interface.numbers[code] for code in position.legal(position.to_move()[0])}
    before = position.encode()
    for number in range(interface.actions):
        assert interface.numbers[interface.codes[number]] == number
        if number not in legal:
            with pytest.raises(IllegalAction):
                driven.play(number)
    assert driven.position().encode() == before


@pytest.mark.unmeasured
@pytest.mark.parametrize("adapter", ADAPTERS)
@pytest.mark.parametrize("name", registered_games())
def test_numbers_that_come_up_in_play_can_all_be_played(name: str, adapter: Any) -> None:
    """Games in which always that legal number is taken which was taken least: words, above all."""
    driven = adapter(name, LONG_WORDS.get(name, {}))
    interface = driven.interface
    taken: dict[int, int] = {}
    played = 0
    for seed in range(1, 100):
        driven.begin(seed)
        position = driven.position()
        moves = 0
        while position.to_move() and moves < 400:
            seat = position.to_move()[0]
            legal = [interface.numbers[code] for code in position.legal(seat)]
            number = min(legal, key=lambda each: (taken.get(each, 0), each))
            usual = position.suggest(seat)
            if taken.get(number, 0) > 3 and usual in position.legal(seat):  # nothing new here
                number = interface.numbers[usual]
            taken[number] = taken.get(number, 0) + 1
            before = position.encode()
            driven.play(number)
            assert driven.position() is not position or position.encode() != before
            position = driven.position()
            moves += 1
            if adapter is batch and position.turn == 1 and moves > 20:
                break  # the next game has begun
        played += moves
        if played > 2000:
            break
    if name == "bioviva":
        assert any(interface.codes[number].bit_length() > 64 for number in taken)
