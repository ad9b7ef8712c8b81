"""Snapshots from outside: what can't be is refused with a reason, what is accepted can be played."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from earth_positions import lay, playout, seat
from ludosphere.core.errors import DecodeError, OptionError
from ludosphere.games.earth import GAME
from ludosphere.games.earth.cards import CARD_BY_ID, CARDS
from ludosphere.games.earth.packing import (
    E_ABILITY,
    E_CHOOSE,
    E_CLAIM,
    E_COPY,
    E_EVENING,
    E_GIVE,
    E_KEEP,
    E_OFFER,
    E_OR,
    E_PAY_HAND,
    E_PAY_SPROUT,
    E_PLANT,
    E_PUT,
    E_SPROUT,
    E_TAKE_SOIL,
    entry,
)
from ludosphere.games.earth.rules import EarthPosition
from ludosphere.games.earth.state import OVER
from ludosphere.games.earth.tasks import NAMES

PHASE, ACTION, DECK, QUEUE, PLAYERS = 0, 4, 6, 11, 12
HAND, COMPOST, TABLEAU, PLANTED, AGENDA, LOOK, MARKS, MORE = 3, 4, 6, 7, 13, 14, 15, 16
"""Where things are in a snapshot."""


def decoded(data: dict[str, Any]) -> EarthPosition:
    position = GAME.decode(json.dumps(data).encode())
    assert isinstance(position, EarthPosition)
    return position


# --- one by one --------------------------------------------------------------------------------------------
def agenda(*entries: int) -> Callable[[list[Any]], None]:
    def change(state: list[Any]) -> None:
        state[PLAYERS][0][AGENDA] = list(entries)

    return change


def look(*agenda: int) -> Callable[[list[Any]], None]:
    """Two cards of the deck are looked at."""

    def change(state: list[Any]) -> None:
        state[PLAYERS][0][LOOK] = [state[DECK].pop(), state[DECK].pop()]
        state[PLAYERS][0][AGENDA] = list(agenda)

    return change


def put(at: int, value: Any) -> Callable[[list[Any]], None]:
    def change(state: list[Any]) -> None:
        state[at] = value

    return change


def own(at: int, value: Any) -> Callable[[list[Any]], None]:
    def change(state: list[Any]) -> None:
        state[PLAYERS][0][at] = value

    return change


CHOOSE = entry(E_CHOOSE)
ELM = CARD_BY_ID["ab-348"].index
STAR = CARD_BY_ID["262"].index


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (agenda(CHOOSE, entry(E_PAY_SPROUT, 1), entry(E_TAKE_SOIL, 1)), "can't be declined"),
        (agenda(CHOOSE, entry(E_PAY_SPROUT, 1), entry(E_PAY_HAND, 1)), "can't be declined"),
        (agenda(CHOOSE, entry(E_PAY_SPROUT, 3)), "can't have 'pay-sprout'"),
        (agenda(CHOOSE, entry(E_PAY_HAND, 1), entry(E_PAY_HAND, 1)), "twice"),
        (agenda(entry(E_TAKE_SOIL, 1), CHOOSE), "must begin with that"),
        (agenda(CHOOSE, entry(E_OR)), "can't have 'or'"),
        (agenda(CHOOSE, entry(E_PLANT, 1)), "can't have 'plant'"),
        (agenda(CHOOSE, entry(E_PUT, 0, 0, 15)), "exactly one place"),
        (agenda(CHOOSE, entry(E_COPY, 1, 24)), "can't have 'copy'"),
        (agenda(CHOOSE, entry(E_CLAIM)), "can't have 'claim'"),
        (agenda(CHOOSE, entry(E_GIVE, 2)), "can't have 'give'"),
        (agenda(CHOOSE, entry(E_EVENING)), "can't have 'evening'"),
        (agenda(CHOOSE, entry(E_OFFER, 0, 24, ELM)), "can't have 'offer'"),
        (agenda(CHOOSE, entry(E_ABILITY, 0, 24, ELM), entry(E_TAKE_SOIL, 1)), "can't have 'ability'"),
        (look(CHOOSE), "just when it has to choose"),
        (look(CHOOSE, entry(E_KEEP, 1)), "can't have 'keep'"),
        (own(MARKS, [24]), "isn't under way"),
        (own(PLANTED, [14]), "isn't in the tableau"),
        (own(PLANTED, [13, 13]), "once in a turn"),
        (own(PLANTED, [200, 200]), "isn't in the tableau"),
        (own(MORE, [0, 5, 0, 0, [entry(E_PLANT, 1)]]), "Abundance only"),
        (put(QUEUE, [1]), "nobody waits"),
        (put(ACTION, 1), "before its phase"),
        (put(PHASE, 3), "no action is chosen"),
        (put(PHASE, 5), "no action is chosen"),
    ],
)
def test_what_no_game_can_reach_is_refused_with_a_reason(
    change: Callable[[list[Any]], None], reason: str
) -> None:
    position = lay(seat("d4:013:2", hand=["015"], soil=3), seat("d4:001"))
    data = json.loads(position.encode())
    decoded(data)
    change(data["state"])
    with pytest.raises(DecodeError, match=reason):
        decoded(data)


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ([0, 5, 0, 0, [entry(E_PLANT, 1)]], "waiting for later"),
        ([0, 4, 0, 0, []], "5 leaves in all, not 4"),
        ([0, 5, 0, 1, []], "5 leaves in all, not 6"),
    ],
)
def test_what_abundance_can_not_reach_is_refused_with_a_reason(more: list[Any], reason: str) -> None:
    position = lay(seat("d4:013:2", hand=["015"], soil=3), seat("d4:001"), options={"abundance": "on"})
    data = json.loads(position.encode())
    decoded(data)
    data["state"][PLAYERS][0][MORE] = more
    with pytest.raises(DecodeError, match=reason):
        decoded(data)


def test_looking_into_an_empty_compost_asks_nothing() -> None:
    """Shooting Star can't be played then (54); a snapshot may have it under way."""
    position = lay(seat("d4:013", soil=3), seat())
    data = json.loads(position.encode())
    data["state"][PLAYERS][0][AGENDA] += [entry(E_ABILITY, 0, 0, STAR, 0, 0, 1), entry(E_TAKE_SOIL, 1)]
    again = decoded(data)
    again.play(0, again.legal(0)[0])
    assert again.legal(0) == position.legal(0)


# --- at random ---------------------------------------------------------------------------------------------
TABLES: list[dict[str, object]] = [
    {"mode": "beginner", "seats": 2},
    {"mode": "advanced", "seats": 1, "difficulty": "expert"},
    {"seats": 4, "teams": "on", "order": "strict"},
    {"seats": 3, "abundance": "on", "order": "strict"},
    {"seats": 1, "difficulty": "easy", "abundance": "on", "month": "drawn"},
]
MUTANTS = 150


def moments(options: dict[str, object], chance: random.Random) -> list[dict[str, Any]]:
    """Snapshots of a game, many of them in the middle of something."""
    found = []
    position = GAME.new(options, 5)
    assert isinstance(position, EarthPosition)
    for _ in playout(position, 5):
        busy = any(len(player.agenda) > 2 or player.later or player.look for player in position.players)
        if chance.random() < (0.1 if busy else 0.01):
            found.append(json.loads(position.encode()))
    return found


def any_entry(chance: random.Random, player: list[Any]) -> int:
    """An entry of any kind, often about the player's own things."""
    places = [row[0] for row in player[TABLEAU]] or [0]
    cards = [row[1] for row in player[TABLEAU]] + player[HAND] + player[0]
    return entry(
        chance.randrange(len(NAMES)),
        chance.choice((0, 1, 1, 2, 3, chance.randrange(256))),
        chance.choice((0, 4, 49, 50, chance.choice(places), chance.choice(places))),
        chance.choice((0, chance.randrange(len(CARDS)), chance.choice(cards))),
        chance.choice((0, 0, 1)),
        chance.choice((0, 0, 1)),
        chance.randrange(2),
    )


def spoil(chance: random.Random, state: list[Any]) -> None:
    """One change that leaves every card in one place."""
    player = chance.choice(state[PLAYERS])
    owed = player[AGENDA]
    what = chance.randrange(8)
    if what <= 1:
        owed.insert(chance.randrange(len(owed) + 1), any_entry(chance, player))
    elif what == 2 and owed:
        owed[chance.randrange(len(owed))] = any_entry(chance, player)
    elif what == 3 and owed:
        owed.pop(chance.randrange(len(owed)))
    elif what == 4:
        chance.shuffle(owed)
    elif what == 5:
        piles = [state[DECK], *(one[pile] for one in state[PLAYERS] for pile in (HAND, COMPOST, LOOK))]
        here, there = chance.sample(piles, 2)
        for _ in range(chance.choice((1, 2, 300))):
            if here:
                there.append(here.pop())
    elif what == 6:
        state[chance.choice((PHASE, 3, ACTION, 5, 15))] = chance.randrange(-1, 7)
    else:
        player[MORE][4].append(any_entry(chance, player))


def play_on(position: EarthPosition, chance: random.Random) -> None:
    """A hundred random actions; whoever is to move always can."""
    for _ in range(100):
        movers = position.to_move()
        if not movers:
            assert position.phase == OVER
            return
        for mover in movers:
            assert position.legal(mover), NAMES[position.players[mover].agenda[-1] & 63]
        mover = chance.choice(movers)
        position.view(mover)
        position.play(mover, chance.choice(position.legal(mover)))


@pytest.mark.parametrize("options", TABLES)
def test_whatever_is_accepted_can_be_played(options: dict[str, object]) -> None:
    chance = random.Random(str(options))
    stock = [json.dumps(data) for data in moments(options, chance)]
    accepted, reasons = 0, []
    for _ in range(MUTANTS):
        data = json.loads(chance.choice(stock))
        for _ in range(chance.choice((1, 1, 2, 3))):
            spoil(chance, data["state"])
        try:
            position = decoded(data)
        except (DecodeError, OptionError) as error:
            reasons.append(str(error))
            continue
        accepted += 1
        play_on(position, chance)
    assert 10 < accepted < MUTANTS - 10
    assert [reason for reason in reasons if not reason.endswith(".")] == []  # no inner mishap


def test_who_has_got_something_is_kept_for_an_effect_on_each_only() -> None:
    """Sunflower: a growth piece on each herb of its row (21)."""
    position = lay(seat("d4:149 e4:014 f4:155", hand=["013"]), phase="activate", action="yellow")
    position.play(0, next(action for action in position.legal(0) if position.notation(0, action) == "!d4"))
    position.play(0, position.legal(0)[0])
    assert position.players[0].marks
    assert GAME.decode(position.encode()).encode() == position.encode()
    data = json.loads(position.encode())
    data["state"][PLAYERS][0][AGENDA][-1] = entry(E_SPROUT, 1)
    with pytest.raises(DecodeError, match="isn't under way"):
        decoded(data)
