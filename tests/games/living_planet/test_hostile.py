"""Snapshots from outside: what can't be is refused with a reason, what is accepted can be played."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from living_planet_positions import busy
from ludosphere.core.errors import DecodeError
from ludosphere.games.living_planet import GAME
from ludosphere.games.living_planet.agenda import (
    ACT,
    AIRLIFT,
    BEND,
    BUILD,
    BURN,
    CONVERT,
    DEAL,
    DEPLETE,
    END_TURN,
    FATE,
    FIRST,
    FLEE,
    FOLLOW,
    HIT,
    HIT_OUTSIDE,
    KEEP,
    LOSS,
    MARKET,
    MOVE,
    NAME,
    NEXT_DIE,
    ORDER,
    PRODUCE,
    PROTECT,
    SHIFT,
    SMOKE,
    SPREAD,
    STAFF,
    START_ACTIONS,
    START_CATACLYSMS,
    STRIKE,
    STRIKES,
    TORNADO_OVER,
    VOLCANO,
    WOODS,
    task,
)
from ludosphere.games.living_planet.rules import PlanetPosition
from ludosphere.games.living_planet.state import OVER

COURSE, DICE, TASKS, MAP, FIRES, STOCKS, PILES, MARKET_PILES, STRIKE_LIST, PLAYERS, PORTS = range(11)
"""The parts of a snapshot."""
TURN, PHASE, STAGE, LEADER, EXHAUSTED, CURRENT, NAMED, POWER = range(8)
CHOSEN, VALUES, CHANGED, BOARD, HANDS = range(5)
HEX, CELL, ROTATION, EXPLORED, TILES, CHIPS, CREW, PLATFORMS, OUTSIDE = range(9)
MC, PIECES, SCIENTISTS, MOTORS, OWN_CHIPS, TOKENS, OXYGEN = range(7)

RICH = json.dumps(
    {
        "parameters": {
            "start_mc_arboria": 120,
            "start_resources_arboria": {"iron": 2, "oil": 2, "electricity": 2, "vibrium": 2, "wood": 1},
            "start_scientists": 3,
            "fate_tokens_per_player": 3,
            "fire_can_spread_to_volcano": True,
            "allow_repeat_action": True,
            "market_min": 0,
        }
    }
)


def decoded(data: dict[str, Any]) -> PlanetPosition:
    position = GAME.decode(json.dumps(data).encode())
    assert isinstance(position, PlanetPosition)
    return position


def started(**options: object) -> PlanetPosition:
    position = GAME.new({"seats": 3, **options}, 4)
    assert isinstance(position, PlanetPosition)
    return position


def acting(**options: object) -> PlanetPosition:
    """The first Actions phase of a game."""
    position = started(**options)
    while not position.tasks or position.tasks[-1] & 63 != ACT:
        seat = position.to_move()[0]
        position.play(seat, position.legal(seat)[-1])
    return position


def snapshot(position: PlanetPosition) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(position.encode())
    return data


# --- one by one --------------------------------------------------------------------------------------------
Change = Callable[[Any], None]


def put(value: Any, *path: int) -> Change:
    """Puts a value at a place of the state."""

    def change(state: Any) -> None:
        for step in path[:-1]:
            state = state[step]
        state[path[-1]] = value

    return change


def add(value: int, *path: int) -> Change:
    def change(state: Any) -> None:
        for step in path[:-1]:
            state = state[step]
        state[path[-1]] += value

    return change


def top(*entries: int) -> Change:
    """Tasks on top of the stack."""
    return lambda state: state[TASKS].extend(entries)


def both(*changes: Change) -> Change:
    def change(state: Any) -> None:
        for one in changes:
            one(state)

    return change


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda state: state.pop(), "has 11 parts, not 10"),
        (put([], COURSE), "course of the game must have 8 parts"),
        (put(13, COURSE, TURN), "the turn must be a whole number from 1 to 12, not 13"),
        (put(True, COURSE, LEADER), "the leader must be a whole number"),
        (put(2, COURSE, PHASE), "a die is being resolved"),
        (put(4, COURSE, PHASE), "no die is being resolved|must be a list"),
        (put(1, COURSE, STAGE), "no die is being resolved"),
        (put(1, COURSE, EXHAUSTED), "the game is not over"),
        (put(1, COURSE, NAMED), "named just with the power 2"),
        (put(1, COURSE, POWER), "before the cards are there"),
        (put([1, 1, 1], DICE, CHOSEN), "not turned over"),
        (put([1, 0], DICE, CHOSEN), "list of 3 numbers"),
        (put([3, 0, 0, 0], DICE, VALUES), "before the cards are there"),
        (put(0b1111100, DICE, HANDS, 0), "every hand has 6 cards"),
        (put(3, MAP, 0, CELL), "Landing Zone is the first"),
        (put([0] * 9, MAP, 0), "Landing Zone is the first"),
        (put([1, 0, 0, 0], MAP, 0, PLATFORMS), "no platform"),
        (put([0, 0, 0, 0], MAP, 0, TILES), "site without a building"),
        (put([2, 1, 1, 0], MAP, 0, CHIPS), "different players"),
        (put([1, 1, 1, 0], MAP, 0, CHIPS), "different players"),
        (add(1, MAP, 0, OUTSIDE, 0), "5 Scientists in all, not 6"),
        (add(1, PLAYERS, 0, MOTORS), "Motorised Scientists in reserve must be"),
        (add(-1, PLAYERS, 1, MOTORS), "2 Motorised Scientists in all, not 1"),
        (add(-1, PLAYERS, 2, OWN_CHIPS), "10 chips in all, not 9"),
        (add(1, PLAYERS, 0, PIECES, 0), "9 pieces of iron in all, not 10"),
        (add(-1, STOCKS, 0, 5), "pieces of wood in all"),
        (both(add(-1, STOCKS, 0, 1), add(1, STOCKS, 1, 1)), "more pieces are depleted"),
        (add(1, STOCKS, 2, 0), "tiles of a kind"),
        (put(-1, PLAYERS, 0, MC), "money must be"),
        (put(2, PLAYERS, 0, TOKENS), "Fate Control tokens must be"),
        (put(2, PLAYERS, 0, OXYGEN), "those of the hexes explored"),
        (put(1, FIRES, 0), "fire tokens in all"),
        (put([1, 0, 0, 0, 0, 0], FIRES, 2), "a dam stands"),
        (lambda state: state[PILES][0].pop(), "not those of the game|the Volcano is nowhere"),
        (lambda state: state[PILES][1].append(state[PILES][0][0]), "in two places"),
        (lambda state: state[PILES][2].append(state[PILES][0].pop()), "nobody has to do|can't be kept"),
        (lambda state: state[MARKET_PILES][2].append(state[MARKET_PILES][0].pop()), "nobody has to do"),
        (lambda state: state[MARKET_PILES][0].pop(), "exactly one place"),
        (put(11, MARKET_PILES, 4, 0), "the price of iron goes from 1 to 10, not to 11"),
        (put([5] * 6, MARKET_PILES, 5), "list of 0 numbers"),
        (put(1, MARKET_PILES, 3, 0), "nobody has to do"),
        (put([0], STRIKE_LIST), "nobody has to do"),
        (put([], PORTS), "who set up the Spaceports"),
        (lambda state: state[PORTS].append(state[PORTS][0]), "who set up the Spaceports"),
        (put(3, PORTS, 0), "nobody set up a Spaceport"),
        (put(16, PORTS, 0), "Spaceport must be a whole number from 0 to 15"),
        (top(task(ACT, 0, 2, 1)), "can't have the task 'act'"),
        (top(task(END_TURN, 0)), "can't have the task number 13"),
        (put([1 << 40], TASKS), "can't have the task"),
    ],
)
def test_what_no_game_can_reach_is_refused_with_a_reason(change: Change, reason: str) -> None:
    data = snapshot(started())
    decoded(data)
    change(data["state"])
    with pytest.raises(DecodeError, match=reason):
        decoded(data)


SEAT = 9
"""Stands for the seat that acts."""


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ([task(ACT, SEAT, 2, 1)], "'act'"),
        ([task(KEEP, SEAT)], "'keep'"),
        ([task(FOLLOW, SEAT, 0)], "'follow'"),
        ([task(VOLCANO, SEAT)], "'volcano'"),
        ([task(MOVE, SEAT, 3, 0, 255)], "'move'"),
        ([task(AIRLIFT, SEAT, 3, 0, 255)], "'airlift'"),
        ([task(BUILD, SEAT, 1), task(STAFF, SEAT, 0)], "'build'"),
        ([task(STAFF, SEAT, 0)], "'staff'"),
        ([task(MARKET, SEAT)], "'market'"),
        ([task(DEAL, SEAT)], "'deal'"),
        ([task(SHIFT, SEAT)], "'shift'"),
        ([task(LOSS, SEAT, 0)], "'loss'"),
        ([task(SPREAD, SEAT, 0)], "'spread'"),
        ([task(BURN, 0, 0), task(PROTECT, SEAT, 0, 3)], "number 10"),
        ([task(HIT, 0, 0, 15, 1)], "number 7"),
        ([task(DEPLETE, SEAT)], "'deplete'"),
        ([task(ORDER, SEAT)], "'order'"),
        ([task(FIRST, SEAT, 0)], "'first'"),
        ([task(CONVERT, SEAT, 0)], "'convert'"),
        ([task(FATE, SEAT)], "'fate'"),
        ([task(NAME, SEAT)], "'name'"),
        ([1 << 42], "whole number"),
    ],
)
def test_tasks_that_can_not_be_there_are_refused(entries: list[int], reason: str) -> None:
    position = acting()
    data = snapshot(position)
    seat = int(position.colour())
    data["state"][TASKS] += [
        entry - (SEAT - seat << 6) if entry >> 6 & 15 == SEAT else entry for entry in entries
    ]
    with pytest.raises(DecodeError, match=reason):
        decoded(data)


def test_a_stack_of_tasks_has_its_bottom() -> None:
    for gone in range(4):
        data = snapshot(acting())
        data["state"][TASKS].pop(gone)
        with pytest.raises(DecodeError, match="can't have the task"):
            decoded(data)


def test_the_map_fits_together() -> None:
    position = started()
    for found in busy(position, 3, 0.9):
        if len(found.hexes) > 5:
            break
    data = snapshot(position)
    decoded(data)
    for path, value, reason in (
        ((1, CELL), 0, "not on an empty cell"),
        ((2, CELL), data["state"][MAP][1][CELL], "not on an empty cell"),
        ((1, HEX), data["state"][MAP][2][HEX], "on the map twice|don't match"),
        ((1, EXPLORED), 12, "turn a hex was explored in must be"),
        ((1, OUTSIDE), [0] * 8, "list of 9 numbers"),
    ):
        spoilt = json.loads(json.dumps(data))
        put(value, MAP, *path)(spoilt["state"])
        with pytest.raises(DecodeError, match=reason):
            decoded(spoilt)
    refused = 0
    for slot in range(1, len(position.hexes)):
        for turn in range(1, 6):
            spoilt = json.loads(json.dumps(data))
            row = spoilt["state"][MAP][slot]
            row[ROTATION] = (row[ROTATION] + turn) % 6
            try:
                decoded(spoilt)
            except DecodeError as error:
                refused += "don't match" in str(error) or "most mountains" in str(error)
    assert refused > 5


# --- at random ---------------------------------------------------------------------------------------------
TABLES: list[dict[str, object]] = [
    {"seats": 2, "house": RICH},
    {"seats": 3, "arboria": "off"},
    {"seats": 4, "length": "short"},
    {"seats": 4, "house": RICH, "length": "short"},
]
MUTANTS = 400
KINDS = (
    ACT, AIRLIFT, BEND, BUILD, BURN, CONVERT, DEAL, DEPLETE, FATE, FIRST, FLEE, FOLLOW, HIT, HIT_OUTSIDE,
    KEEP, LOSS, MARKET, MOVE, NAME, NEXT_DIE, ORDER, PRODUCE, PROTECT, SHIFT, SMOKE, SPREAD, STAFF,
    START_ACTIONS, START_CATACLYSMS, STRIKE, STRIKES, TORNADO_OVER, VOLCANO, WOODS,
)  # fmt: skip


def moments(options: dict[str, object], chance: random.Random) -> list[str]:
    """Snapshots of games, each kind of decision among them as often as any other."""
    found: dict[int, list[str]] = {}
    for seed in (1, 2, 3):
        position = GAME.new(options, seed)
        assert isinstance(position, PlanetPosition)
        for _ in busy(position, seed, 0.6):
            kind = position.tasks[-1] & 63 if position.tasks else 0
            if len(found.setdefault(kind, [])) < 12 or chance.random() < 0.05:
                found[kind].append(position.encode().decode())
    return [text for texts in found.values() for text in chance.sample(texts, min(12, len(texts)))]


def any_task(chance: random.Random, state: list[Any]) -> int:
    """A task of any kind, often about things that are there."""
    slots = len(state[MAP])
    number = lambda: chance.choice((0, 1, 2, 15, 255, chance.randrange(slots * 5)))  # noqa: E731
    return task(
        chance.choice(KINDS), chance.randrange(4), number(), number(), number(), chance.choice((0, 2))
    )


def number_in(chance: random.Random, row: list[Any]) -> tuple[list[Any], int]:
    """A number somewhere in a list of lists: the list and the place."""
    while True:
        at = chance.randrange(len(row))
        if not isinstance(row[at], list):
            return row, at
        if row[at]:
            row = row[at]
        elif not any(row):
            return [0], 0


def spoil(chance: random.Random, state: list[Any]) -> None:
    """One change, most of them such that everything is still there once."""
    tasks = state[TASKS]
    what = chance.randrange(9)
    if what == 0:
        tasks.insert(chance.randrange(len(tasks) + 1), any_task(chance, state))
    elif what == 1 and tasks:
        tasks[-1] = any_task(chance, state)
    elif what == 2 and tasks:
        tasks.pop(chance.randrange(len(tasks)))
    elif what == 3 and tasks:  # another seat, site, amount
        at = chance.randrange(len(tasks))
        tasks[at] ^= 1 << chance.choice((6, 7, 9, 10, 11, 12, 17, 18, 25, 26, 34))
    elif what == 4:  # pieces change hands
        owners = [state[STOCKS][0], *(player[PIECES] for player in state[PLAYERS])]
        here, there = chance.sample(owners, 2)
        kind = chance.randrange(6)
        amount = min(here[kind], chance.choice((1, 2, 99)))
        here[kind], there[kind] = here[kind] - amount, there[kind] + amount
    elif what == 5:  # units or chips come home, or go out
        seat = chance.randrange(len(state[PLAYERS]))
        row = chance.choice(state[MAP])
        sign = chance.choice((1, -1))
        row[OUTSIDE][seat * 3] += sign
        state[PLAYERS][seat][SCIENTISTS] -= sign
    elif what == 6:
        row = chance.choice(state[MAP])
        site = chance.randrange(4)
        seat = row[CHIPS][site] - 1
        if seat >= 0:
            row[CHIPS][site] = 0
            state[PLAYERS][seat][OWN_CHIPS] += 1
    elif what == 7:
        piles = chance.choice((state[PILES], state[MARKET_PILES][:3]))
        here, there = chance.sample(piles, 2)
        if here:
            there.append(here.pop())
    else:
        here, at = number_in(chance, chance.choice((state[COURSE], state[DICE], state[STRIKE_LIST] or [0])))
        here[at] = chance.choice((here[at] + 1, here[at] - 1, chance.randrange(-1, 7)))


def break_up(chance: random.Random, state: list[Any]) -> None:
    """Any number becomes something else."""
    here, at = number_in(chance, state)
    here[at] = chance.choice((here[at] + 1, here[at] - 1, 0, 1, 255, 1 << 70, None, "1", [], 1.5))


def play_on(position: PlanetPosition, chance: random.Random) -> None:
    """Some random actions; whoever is to move always can."""
    for _ in range(60):
        movers = position.to_move()
        if not movers:
            assert position.phase == OVER
            assert position.result() is not None
            return
        for mover in movers:
            assert position.legal(mover), position.tasks
        mover = chance.choice(movers)
        position.play(mover, chance.choice(position.legal(mover)))
    position.view(None)
    assert GAME.decode(position.encode()).encode() == position.encode()


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.long
def test_whatever_is_accepted_can_be_played(options: dict[str, object]) -> None:
    chance = random.Random(str(options))
    stock = moments(options, chance)
    accepted, reasons = 0, []
    for _ in range(MUTANTS):
        data = json.loads(chance.choice(stock))
        for _ in range(chance.choice((1, 1, 2, 3))):
            spoil(chance, data["state"])
        if chance.random() < 0.2:
            break_up(chance, data["state"])
        try:
            position = decoded(data)
        except DecodeError as error:
            reasons.append(str(error))
            continue
        accepted += 1
        play_on(position, chance)
    assert 20 < accepted < MUTANTS - 20
    assert [reason for reason in reasons if not reason.endswith(".")] == []  # no inner mishap


def test_snapshots_are_small_and_exact() -> None:
    """What isn't in a snapshot is found again: neighbours, cells, the order of empty cells, menus."""
    for seed, options in enumerate(TABLES):
        position = GAME.new(options, seed)
        assert isinstance(position, PlanetPosition)
        for number, _ in enumerate(busy(position, seed, 0.9)):
            if number % 7:
                continue
            snapshot = position.encode()
            again = GAME.decode(snapshot)
            assert isinstance(again, PlanetPosition)
            assert again.encode() == snapshot
            assert len(snapshot) < 20_000
            assert (again.near, again.grid, again.open) == (position.near, position.grid, position.open)
            assert again.volcano == position.volcano
            assert [again.legal(seat) for seat in range(4)] == [position.legal(seat) for seat in range(4)]
