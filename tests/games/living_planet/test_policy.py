"""Rules of thumb and estimate: no action for nothing, a market that moves piece by piece, own Spaceports."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludosphere.bots.match import maker
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded
from ludosphere.games.living_planet import agenda
from ludosphere.games.living_planet.agenda import ACT, BUY, DEAL, DO, DONE, SELL, TRADE, action, kind_of, task
from ludosphere.games.living_planet.estimate import stock
from ludosphere.games.living_planet.policy import suggest, worth

BEGUN = (agenda.MOVE, agenda.AIRLIFT, agenda.BUILD)


@pytest.mark.parametrize(("bot", "games", "length"), [("thumb", 12, "normal"), ("greedy", 1, "short")])
@pytest.mark.long
def test_nobody_begins_to_move_or_build_and_stops_at_once(bot, games, length):
    begun = 0
    for seed in range(games):
        position = game("living_planet").new({"length": length, "seats": 2 + seed % 3}, seed)
        bots = [maker(bot)(seed * 8 + seat) for seat in range(4)]
        eyes = seeded(seed, "sights")
        asked = ACT
        while movers := position.to_move():
            seat = movers[0]
            chosen = bots[seat].choose(position.information_state(seat, eyes))
            fresh = asked == ACT and position.tasks and kind_of(position.tasks[-1]) in BEGUN
            assert not (fresh and chosen == DONE), (seed, int(position.turn), seat)
            begun += bool(fresh)
            asked = kind_of(position.tasks[-1]) if position.tasks else -1
            position.play(seat, chosen)
    assert begun > 5 * games


def port_of(position) -> int:
    """The site of the Spaceport that seat 0 set up."""
    return next(port >> 2 for port in position.ports if port & 3 == 0)


def at_market(pieces: dict[int, int], prices: dict[int, int], mc: int = 20, turn: int = 4, units: int = 0):
    """A game in which seat 0 buys and sells; `units` of each kind are in its reserve."""
    position = game("living_planet").new({"arboria": "off"}, 1)
    while not (position.tasks and kind_of(position.tasks[-1]) == ACT and position.to_move() == [0]):
        seat = position.to_move()[0]
        position.play(seat, position.suggest(seat))
    for resource in range(6):
        position.reserve[resource] += position.pieces[resource]
        position.pieces[resource] = pieces.get(resource, 0)
        position.reserve[resource] -= position.pieces[resource]
        position.prices[resource] = prices.get(resource, 5) if resource < 5 else 0
    position.mc[0] = mc
    position.scientists[0] = position.motors[0] = units
    position.turn = turn
    position.crew[port_of(position)] = 0
    position.tasks.append(task(DEAL, 0))
    position.menu = None
    return position


def test_each_further_piece_of_a_type_is_worth_less():
    position = at_market({}, {})
    worths = [stock(position, 1, count, 6.0) for count in range(6)]
    gains = [after - before for before, after in pairwise(worths)]
    assert worths[0] == 0.0
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > gains[-1] > 0.0
    assert stock(position, 1, 4, 0.0) < stock(position, 1, 4, 6.0)  # more Trades to come, less of a fall
    assert stock(position, 1, 4, 0.0) == pytest.approx(0.9 * (4 + 3 + 2 + 1) / 5)


def test_pieces_are_sold_while_that_brings_more_than_holding():
    """Four of a dear type: some are sold, not all; of a cheap type none."""
    dear = at_market({1: 4}, {1: 8}, turn=11)
    chosen = suggest(dear, 0, dear.legal(0))
    assert chosen >> 24 == SELL
    assert 1 <= (chosen & 255) <= 4
    assert (chosen & 0xFFFFFF) >> 8 == 1
    cheap = at_market({1: 2}, {1: 2}, turn=11)
    assert suggest(cheap, 0, cheap.legal(0)) == DONE


def test_everything_is_sold_in_the_last_turn():
    position = at_market({1: 3, 2: 2}, {1: 3, 2: 6}, turn=12)
    while kind_of(position.tasks[-1]) == DEAL:
        position.play(0, suggest(position, 0, position.legal(0)))
    assert position.pieces[1] == position.pieces[2] == 0


def test_a_piece_that_is_needed_for_a_recruit_is_bought():
    """An empty Spaceport, Scientists in reserve, no mycelium: worth more than the 5 MC."""
    position = at_market({}, {3: 5}, units=2)
    assert worth(position, 0, action(BUY, 3 << 8 | 1)) > 0.0
    poor = at_market({}, {3: 5}, mc=5, units=2)
    assert worth(poor, 0, action(BUY, 3 << 8 | 1)) < 0.0
    assert worth(position, 0, action(BUY, 3 << 8 | 4)) < worth(position, 0, action(BUY, 3 << 8 | 1))


def test_the_own_spaceport_gets_its_chip_back_from_anywhere():
    position = at_market({}, {})
    position.tasks.pop()
    site = port_of(position)
    before = position.estimate(0)
    position.chips[site] = 0
    position.own_chips[0] += 1
    position.menu = None
    assert position.controller(site) == -1
    without = position.estimate(0)
    repair = action(agenda.REPAIR, site)
    assert repair in position.legal(0)
    assert worth(position, 0, repair) > 0.5
    position.play(0, repair)
    assert without < position.estimate(0) <= before + 1e-9
    position.own_chips[0] = 0
    position.chips[site] = 0
    assert position.estimate(0) < without  # no chip left to put back


def test_a_trade_that_sells_nothing_is_no_suggestion():
    position = at_market({}, {resource: 5 for resource in range(5)}, mc=0)
    position.tasks.pop()
    position.menu = None
    assert worth(position, 0, action(DO, TRADE)) < 0.5
