"""Many games at once, an action in each of them at a time: the compiled part of `batch`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ..core.contract import Position
from ..core.errors import IllegalAction, LudosphereError
from ..core.rng import Rng
from ..core.space import ActionSpace


@final
class Lockstep:
    """Games with the same options, side by side in lanes; where one is over, the next begins.

    The first of the seats that owe a decision acts. Every lane deals its games with a generator of its own,
    so that they depend on nothing that happens in other lanes.
    """

    def __init__(
        self,
        first: Position,
        numbering: ActionSpace,
        lanes: int,
        seats: int,
        most_steps: int,
        most_turns: int,
    ) -> None:
        self.first = first
        """A position that others are dealt from, never played."""
        self.numbering = numbering
        self.lanes: i64 = lanes
        self.actions: list[int] = []
        """The game's action for each number; some are long."""
        for number in range(numbering.total):
            self.actions.append(numbering.action(number))
        self.positions: list[Position] = []
        self.movers = vec[i64]([0] * lanes)
        """By lane: the seat that acts next."""
        self.luck: list[Rng] = []
        """By lane: the generator that deals."""
        self.whims: list[Rng] = []
        """By lane: the generator that chooses, where nobody else does."""
        self.deals: list[Rng] = []
        """By lane: the generator as it was when the game that is under way was dealt."""
        self.most_steps: i64 = most_steps
        self.most_turns: i64 = most_turns
        """A game that goes on after so many steps, or after that turn, is cut off."""
        self.steps = vec[i64]([0] * lanes)
        """By lane: how many actions the game under way has seen."""
        self.cuts = vec[u8]([0] * lanes)
        """By lane: 1 where the game that has ended in the last step was cut off."""
        self.ended: list[int] = []
        """The lanes in which a game has ended in the last step."""
        self.dones = vec[u8]([0] * lanes)
        """By lane: 1 for those."""
        self.seats: i64 = seats
        self.earned = vec[float]([0.0] * (lanes * seats))
        """Lane after lane what those games brought the seats, 0 in other lanes."""
        self.games: i64 = 0
        """How many games have ended."""
        self.marks = vec[u8]([])
        """Masks, lane after lane; made when they are first wanted."""
        self.marked = vec[i64]([])
        self.count: i64 = 0
        """Where there is a 1 among them, and how many there are."""
        self.begins = vec[i64]([0] * (lanes + 1))
        """By lane: where its numbers begin among those of `choices`."""
        self.out = BytesWriter()
        """Room for observations, kept because it need not grow again then."""

    def reset(self, luck: list[Rng], whims: list[Rng]) -> None:
        """New games everywhere, dealt by these generators, one per lane; `whims` choose random actions."""
        self.luck = luck
        self.whims = whims
        self.positions = []
        self.deals = []
        self._clear()
        self.games = 0
        movers = self.movers
        self.steps = vec[i64]([0] * int(self.lanes))
        for lane, rng in enumerate(luck):
            deal = rng.fork()
            self.deals.append(deal.copy())
            position = self.first.restart(deal)
            self.positions.append(position)
            movers[lane] = position.to_move()[0]

    def start(self, lane: int) -> Position:
        """The start of the game under way in a lane, for a referee."""
        return self.first.restart(self.deals[lane].copy())

    def play(self, chosen: Iterable[int]) -> None:
        """Plays an action in every lane, given by its number; raises IllegalAction naming the lane.

        The lanes before that one have been played then, and the caller should begin again.
        """
        numbers = vec[i64](chosen)
        actions = self.actions
        total: i64 = len(actions)
        if len(numbers) != self.lanes:
            raise LudosphereError(
                f"Each of {self.lanes} lanes needs an action, and there are {len(numbers)}."
            )
        self._clear()
        positions = self.positions
        movers = self.movers
        for lane in range(self.lanes):
            number = numbers[lane]
            if number < 0 or number >= total:
                raise IllegalAction(f"Lane {lane}: there is no action number {number}; there are {total}.")
            position = positions[lane]
            try:
                position.play(int(movers[lane]), actions[number])
            except IllegalAction as problem:
                raise IllegalAction(f"Lane {lane}: {problem}") from None
            movers[lane] = self._mover(lane, position, True)

    def play_random(self, steps: int) -> None:
        """Plays so many legal actions in every lane, each equally likely; one lane after the other.

        `ended` and `earned` are those of the last of the steps.
        """
        self._clear()
        last: i64 = steps - 1
        movers = self.movers
        for lane in range(self.lanes):
            position = self.positions[lane]
            seat = int(movers[lane])
            whim = self.whims[lane]
            for step in range(steps):
                position.play(seat, position.sample(seat, whim))
                seat = self._mover(lane, position, step == last)
                position = self.positions[lane]
            movers[lane] = seat

    def _mover(self, lane: i64, position: Position, told: bool) -> int:
        """Who moves after an action in a lane; where it was the last one, in the next game."""
        seats = position.to_move()
        steps: i64 = self.steps[lane] + 1
        self.steps[lane] = steps
        if not seats or steps >= self.most_steps or position.turn > self.most_turns:
            seats = self._next_game(lane, position, told)
        return seats[0]

    def _next_game(self, lane: i64, position: Position, told: bool) -> list[int]:
        """Deals the next game in a lane, keeps what the last one brought, and returns who moves."""
        self.steps[lane] = 0
        if told:
            self.ended.append(int(lane))
            self.dones[lane] = 1
        if told and position.to_move():
            self.cuts[lane] = 1
        elif told:
            at: i64 = lane * self.seats
            earned = self.earned
            for payoff in position.payoffs():
                earned[at] = payoff
                at += 1
        self.games += 1
        deal = self.luck[lane].fork()
        self.deals[lane] = deal.copy()
        dealt = self.first.restart(deal)
        self.positions[lane] = dealt
        return dealt.to_move()

    def _clear(self) -> None:
        """Nothing has ended."""
        earned = self.earned
        for lane in self.ended:
            self.dones[lane] = 0
            self.cuts[lane] = 0
            at: i64 = lane * self.seats
            for seat in range(self.seats):
                earned[at + seat] = 0.0
        self.ended = []

    def samples(self) -> vec[i64]:
        """By lane: the number of a legal action, each equally likely."""
        found = vec[i64]([0] * int(self.lanes))
        numbering = self.numbering
        for lane in range(self.lanes):
            action = self.positions[lane].sample(int(self.movers[lane]), self.whims[lane])
            found[lane] = numbering.index(action)
        return found

    def observations(self) -> bytes:
        """Lane after lane: what the seat to move may know."""
        out = self.out
        out.truncate(0)
        for lane in range(self.lanes):
            self.positions[lane].write_observation(int(self.movers[lane]), out)
        return out.getvalue()

    def choices(self) -> vec[i64]:
        """Lane after lane the numbers of legal actions; `begins` tells where those of each begin."""
        found = vec[i64]([])
        numbering = self.numbering
        begins = self.begins
        for lane in range(self.lanes):
            for action in self.positions[lane].legal(int(self.movers[lane])):
                found = append(found, numbering.index(action))
            begins[lane + 1] = len(found)
        return found

    def mark(self) -> None:
        """Writes into `marks`, lane after lane, a 1 for each action of the seat to move, 0 for the others.

        What was marked is remembered, so that the next time only that has to be cleared.
        """
        total: i64 = self.numbering.total
        if len(self.marks) == 0:
            self.marks = vec[u8]([0] * int(total * self.lanes))
        marks = self.marks
        marked = self.marked
        room: i64 = len(marked)
        for index in range(self.count):
            marks[marked[index]] = 0
        numbering = self.numbering
        found: i64 = 0
        begin: i64 = 0
        for lane in range(self.lanes):
            for action in self.positions[lane].legal(int(self.movers[lane])):
                at: i64 = begin + numbering.index(action)
                marks[at] = 1
                if found < room:
                    marked[found] = at
                else:
                    marked = append(marked, at)
                found += 1
            begin += total
        self.marked = marked
        self.count = found
