"""What two actions can make of the circle (`features`), found again by playing them."""

from __future__ import annotations

from itertools import combinations

import pytest

from bioviva_positions import new
from ludosphere.core.rng import seeded
from ludosphere.games.bioviva.actions import SLOTS, line_slots
from ludosphere.games.bioviva.circle import tier_of
from ludosphere.games.bioviva.rules import BiovivaPosition
from ludosphere.games.bioviva.state import ACT

AT, REACHED = 25, 7
"""Where these numbers are in the seat's column, and how many."""


def known(position: BiovivaPosition, seat: int) -> list[int]:
    """By slot the characteristics the seat knows, 0 where it doesn't."""
    return [position.mask(one) if position.knows(seat, one) else 0 for one in position.table]


def boards(table: list[int], line: int, actions: int) -> set[tuple[int, tuple[int, ...]]]:
    """Line and table after at most so many swaps and pivots."""
    found = {(line, tuple(table))}
    for _ in range(actions):
        for now, cards in list(found):
            found |= {(other, cards) for other in range(4)}
            for a, b in combinations(range(SLOTS), 2):
                moved = list(cards)
                moved[a], moved[b] = moved[b], moved[a]
                found.add((now, tuple(moved)))
    return found


def best(position: BiovivaPosition, seat: int, actions: int) -> tuple[int, int]:
    """Hundredths of stars of the best line it knows, and of the best with one card it doesn't."""
    backs = [position.mask(one) for one in range(len(position.seen)) if not position.knows(seat, one)]
    masks = known(position, seat)
    sure = vague = 0
    for line, slots in boards(list(range(SLOTS)), position.line, actions):
        cards = [masks[slots[slot]] for slot in line_slots(line)]
        shared = 0xFFFF
        for mask in cards:
            shared &= mask or 0xFFFF
        if not shared or cards.count(0) > 1:
            continue
        if 0 in cards:
            vague = max(vague, int(200 * sum(bool(back & shared) for back in backs) / len(backs)))
        else:
            sure = max(sure, 100 * position.setting.rewards[tier_of(cards)])
    return sure, vague


@pytest.mark.parametrize("seed", range(3))
def test_the_lines_two_actions_can_make(seed: int) -> None:
    position, rng = new(seed), seeded(seed, "walk")
    checked, sure = 0, 0
    while position.to_move() and not position.grid:
        seat = position.to_move()[0]
        if position.phase == ACT and position.left == 2:
            for own in range(2):
                told = position.features(own)[AT : AT + REACHED]
                found = [best(position, own, actions) for actions in range(3)]
                assert told[:-1] == [number for pair in found for number in pair]
                assert bool(told[-1]) == bool(found[2][0])
                checked += 1
                sure += found[2][0] > 0
        position.play(seat, position.rollout(seat, rng))
    assert checked == 16
    assert sure


def test_in_round_2_nothing_of_it_is_left() -> None:
    position, rng = new(1), seeded(1, "walk")
    while not position.grid:
        seat = position.to_move()[0]
        position.play(seat, position.rollout(seat, rng))
    assert position.features(0)[AT : AT + REACHED] == [0] * REACHED
