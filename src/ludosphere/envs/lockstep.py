"""Many games at once, an action in each of them at a time: the compiled part of `batch`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..core.errors import IllegalAction, LudosphereError
from ..core.numbering import Numbering
from ..core.position import Position
from ..core.rng import Rng

KEPT: Final = 16777216
"""Bytes of masks that are kept, so that legal lists that come again and again are turned into masks once."""


@final
class Lockstep:
    """Games with the same options, side by side in lanes; where one is over, the next begins.

    The first of the seats that owe a decision acts. Every lane deals its games with a generator of its own,
    so that they depend on nothing that happens in other lanes.
    """

    def __init__(self, first: Position, numbering: Numbering, lanes: int) -> None:
        self.first = first
        """A position that others are dealt from, never played."""
        self.numbering = numbering
        self.lanes: i64 = lanes
        self.actions: list[int] = []
        """The game's action for each number."""
        for number in range(numbering.total):
            self.actions.append(numbering.action(number))
        self.positions: list[Position] = []
        self.movers: list[int] = []
        """By lane: the seat that acts next."""
        self.luck: list[Rng] = []
        """By lane: the generator that deals."""
        self.whims: list[Rng] = []
        """By lane: the generator that chooses, where nobody else does."""
        self.deals: list[Rng] = []
        """By lane: the generator as it was when the game that is under way was dealt."""
        self.ended: list[int] = []
        """The lanes in which a game has ended in the last step."""
        self.payoffs: list[list[float]] = []
        """What those games brought, per seat."""
        self.games: i64 = 0
        """How many games have ended."""
        self.masks: dict[tuple[int, ...], bytes] = {}
        self.most_masks: int = 1 + KEPT // numbering.total

    def reset(self, luck: list[Rng], whims: list[Rng]) -> None:
        """New games everywhere, dealt by these generators, one per lane; `whims` choose random actions."""
        self.luck = luck
        self.whims = whims
        self.positions = []
        self.movers = []
        self.deals = []
        self.ended = []
        self.payoffs = []
        self.games = 0
        for rng in luck:
            deal = rng.fork()
            self.deals.append(deal.copy())
            position = self.first.anew(deal)
            self.positions.append(position)
            self.movers.append(position.to_move()[0])

    def start(self, lane: int) -> Position:
        """The start of the game under way in a lane, for a referee."""
        return self.first.anew(self.deals[lane].copy())

    def play(self, numbers: list[int]) -> None:
        """Plays an action in every lane, given by its number; raises IllegalAction naming the lane.

        The lanes before that one have been played then, and the caller should begin again.
        """
        total: i64 = len(self.actions)
        if len(numbers) != self.lanes:
            raise LudosphereError(
                f"Each of {self.lanes} lanes needs an action, and there are {len(numbers)}."
            )
        self.ended = []
        self.payoffs = []
        for lane in range(self.lanes):
            number: i64 = numbers[lane]
            if number < 0 or number >= total:
                raise IllegalAction(f"Lane {lane}: there is no action number {number}; there are {total}.")
            position = self.positions[lane]
            try:
                position.play(self.movers[lane], self.actions[number])
            except IllegalAction as problem:
                raise IllegalAction(f"Lane {lane}: {problem}") from None
            seats = position.to_move()
            if not seats:
                seats = self._next_game(lane, position, True)
            self.movers[lane] = seats[0]

    def play_random(self, steps: int) -> None:
        """Plays so many legal actions in every lane, each equally likely; one lane after the other.

        `ended` and `payoffs` are those of the last of the steps.
        """
        self.ended = []
        self.payoffs = []
        last: i64 = steps - 1
        for lane in range(self.lanes):
            position = self.positions[lane]
            seat = self.movers[lane]
            whim = self.whims[lane]
            for step in range(steps):
                position.play(seat, position.sample(seat, whim))
                seats = position.to_move()
                if not seats:
                    seats = self._next_game(lane, position, step == last)
                    position = self.positions[lane]
                seat = seats[0]
            self.movers[lane] = seat

    def _next_game(self, lane: i64, position: Position, told: bool) -> list[int]:
        """Deals the next game in a lane, keeps what the last one brought, and returns who moves."""
        if told:
            self.ended.append(int(lane))
            self.payoffs.append(position.payoffs())
        self.games += 1
        deal = self.luck[lane].fork()
        self.deals[lane] = deal.copy()
        dealt = self.first.anew(deal)
        self.positions[lane] = dealt
        return dealt.to_move()

    def samples(self) -> list[int]:
        """By lane: the number of a legal action, each equally likely."""
        found: list[int] = []
        for lane in range(self.lanes):
            action = self.positions[lane].sample(self.movers[lane], self.whims[lane])
            found.append(self.numbering.index(action))
        return found

    def observations(self) -> list[bytearray]:
        """By lane: what the seat to move may know."""
        rows: list[bytearray] = []
        for lane in range(self.lanes):  # from a list, a bytearray is made much quicker than bytes are
            rows.append(bytearray(self.positions[lane].observe(self.movers[lane])))
        return rows

    def choices(self, ends: list[int]) -> list[int]:
        """The numbers of the actions of the seats to move, lane after lane; appends where each lane's end."""
        found: list[int] = []
        for lane in range(self.lanes):
            for action in self.positions[lane].legal(self.movers[lane]):
                found.append(self.numbering.index(action))
            ends.append(len(found))
        return found

    def legal(self) -> list[bytes]:
        """By lane: a byte for each number, 1 where the seat to move has that action."""
        rows: list[bytes] = []
        numbering = self.numbering
        for lane in range(self.lanes):
            legal = self.positions[lane].legal(self.movers[lane])
            key = tuple(legal)
            row = self.masks.get(key)
            if row is None:
                made = bytearray(numbering.total)
                for action in legal:
                    made[numbering.index(action)] = 1
                row = bytes(made)
                if len(self.masks) >= self.most_masks:
                    self.masks.clear()
                self.masks[key] = row
            rows.append(row)
        return rows
