"""Puzzles of Biomos: one whole turn, from taking a token to the claim.

A line is over when the turn is, or as soon as chance shows something: a melting glacier is worth what its
draws bring on average. The track read from its other end is the same planet: all patterns are palindromes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from ....core.contract import Position
from ....kit.puzzles import End, Sort
from .. import packing
from ..actions import DRAWN, EVENTS
from ..packing import CLAIM, EVENT, LIFT, PLACE
from ..rules import BiomosPosition
from ..state import OVER

BASIC: Final = 30


class BiomosSort:
    """The turn of Biomos as a puzzle."""

    def permits(self, position: Position, seat: int, action: int) -> bool:
        return True

    def over(self, start: Position, after: Position, seat: int) -> bool:
        return after.revealed or after.turn != start.turn or not after.to_move()

    def key(self, start: Position, line: Sequence[int], before: Position, after: Position, seat: int) -> str:
        taken, melted = packing.operands(line[0])[0], packing.operands(line[-1])[1]
        if is_melting(line[-1]):
            return f"{taken}:{cast(BiomosPosition, before).planet(seat):x}:melt{melted}"
        board = cast(BiomosPosition, after)
        planet = int(board.planet(seat))
        return f"{taken}:{min(planet, mirrored(planet)):x}:{int(board.claims(seat)):x}"


SORT: Final[Sort] = BiomosSort()


def is_melting(action: int) -> bool:
    """Does the action melt a glacier, so that chance comes in?"""
    return uses(action, EVENT) and EVENTS[packing.operands(action)[0]].becomes == DRAWN


def mirrored(planet: int) -> int:
    """The planet with its track read from the other end."""
    a, b, moon = packing.beside(planet)
    return packing.planet(packing.track_of(planet)[::-1], [b, a, moon], int(packing.board_of(planet)))


def uses(action: int, kind: int) -> bool:
    """Is the action of a kind, and doesn't decline it?"""
    return packing.kind_of(action) == kind and not packing.declines(action)


def special(line: Sequence[int]) -> bool:
    """Does a line use the moon's effect or an event?"""
    return any(uses(action, LIFT) or uses(action, EVENT) for action in line)


def claims(line: Sequence[int]) -> bool:
    """Does a line claim a biome?"""
    return any(uses(action, CLAIM) for action in line)


def declines(action: int) -> bool:
    """Does the action claim nothing, though something could be claimed?"""
    return packing.kind_of(action) == CLAIM and packing.declines(action)


def placing(position: BiomosPosition) -> bool:
    """Is a turn about to begin?"""
    return position.phase == PLACE


def room(position: BiomosPosition, seat: int) -> int:
    """Free spaces of a planet."""
    planet = position.planet(seat)
    return int(packing.room(planet, position.setting.advanced)) + (not packing.moon_of(planet))


# --- chance, counted out --------------------------------------------------------------------------------
def outcomes(position: BiomosPosition, seat: int, action: int) -> Iterator[tuple[float, BiomosPosition]]:
    """Every way an action can turn out, with its probability; the refilling of the centre is left out."""
    if is_melting(action):
        size = int(position.pouch_size)
        for terrain, held in enumerate(packing.counts_of(position.pouch, packing.POUCH), 1):
            if not held:
                continue
            after, one = position.copy(), packing.ONE_IN_POUCH[terrain]
            after.pouch, after.pouch_size = one, 1
            after.play(seat, action)
            after.pouch += position.pouch - one
            after.pouch_size += position.pouch_size - 1
            yield held / size, after
        return
    if packing.kind_of(action) == CLAIM and packing.low_of(action) < BASIC and position.deck:
        cards = packing.cards_of(position.deck)
        for card in cards:
            after = position.copy()
            after.deck = packing.set_of([card])
            after.play(seat, action)
            after.deck = position.deck ^ packing.set_of([card])
            yield 1 / len(cards), after
        return
    after = position.copy()
    after.play(seat, action)
    yield 1.0, after


# --- kind "points": the most points this turn -----------------------------------------------------------
def gained(start: BiomosPosition, end: End, seat: int) -> float:
    """The points a line brings by the end of the turn; after melting, on average with the best claim."""
    action = end.lines[0][-1]
    if not is_melting(action):
        return float(cast(BiomosPosition, end.after).score(seat) - start.score(seat))
    before = cast(BiomosPosition, end.before)
    total = 0.0
    for share, after in outcomes(before, seat, action):
        total += share * _best_claim(after, seat, int(start.turn))
    return total - start.score(seat)


def _best_claim(position: BiomosPosition, seat: int, turn: int) -> float:
    if position.turn != turn or position.phase == OVER:
        return float(position.score(seat))
    scores = []
    for action in position.legal(seat):
        after = position.copy()
        after.play(seat, action)
        scores.append(after.score(seat))
    return float(max(scores))


# --- kind "win": the turn before the last one of the game -----------------------------------------------
def is_endgame(position: BiomosPosition) -> bool:
    """Two players, one free space each, and tokens left in the centre for the other's last turn."""
    if position.setting.seats != 2 or not placing(position):
        return False
    tokens = sum(packing.counts_of(position.centre, packing.CENTRE))
    return tokens >= 2 and room(position, 0) == 1 and room(position, 1) == 1


def certain(end: End, seat: int) -> float:
    """The share of a victory that a line is sure of against the best reply, over all cards that may come.

    Chance is counted out: the card that replaces a claimed one, and what melting glaciers bring.
    """
    action = end.lines[0][-1]
    before = cast(BiomosPosition, end.before)
    return sum(share * _after(after, seat, seat) for share, after in outcomes(before, seat, action))


def _after(position: BiomosPosition, seat: int, mover: int) -> float:
    """What the seat gets when everybody plays on as well as can be; `mover` goes on first."""
    if position.phase == OVER:
        return position.payoffs()[seat]
    mover = position.to_move()[0]
    best: float | None = None
    for action in position.legal(mover):
        if mover != seat and packing.kind_of(action) == CLAIM:
            after = position.copy()  # the game ends with it: whatever is revealed counts no more
            after.play(mover, action)
            worth = after.payoffs()[seat]
        else:
            worth = sum(
                share * _after(after, seat, mover) for share, after in outcomes(position, mover, action)
            )
        if best is None or (worth > best if mover == seat else worth < best):
            best = worth
    assert best is not None
    return best
