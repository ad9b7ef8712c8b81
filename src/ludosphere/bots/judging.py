"""The network's judgement of positions, in whole numbers: the same on every machine, quick when compiled.

A network of two hidden layers reads what a seat may know (`Position.observe`) and what the game's own
estimate makes of it (`Position.value_vector`); it tells the seat's chance to win. Weights and activations are
fixed-point numbers, so no library and no processor can add them up in another order with another result. Most
of what is observed is 0, and only the rest is looked at (as in NNUE, Yu Nasu, "Efficiently Updatable
Neural-Network-based Evaluation Functions for Computer Shogi", 2018).
"""

from __future__ import annotations

from math import exp
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ..core.contract import Position

WEIGHT: Final = 65536
"""Fixed-point numbers: what a weight of 1 of the first layer is, and the sums it makes."""
DEEP: Final = 4096
"""The same for the second and the last layer."""
AFTER_FIRST: Final = 6
AFTER_SECOND: Final = 12
"""Bits by which the sums of the two hidden layers are cut; 1 is 2**10 afterwards."""
OUT: Final = 4194304.0
"""What a last sum of 1 is."""
HOPES: Final = 3
"""The last of `Position.features`: what the seat can hope for, its best rival can, the difference."""


NOTHING: Final = b""


@final
class Layers:
    """The network. `reads` are the numbers of the observation it looks at, by their places in it.

    `first` has a row of `hidden` weights for each of these and for each of the traits, `second` one per unit.

    `skip` are the weights with which the last inputs, those in points, count at the end as well: the network
    begins with what the game's estimate says and adds what that overlooks. All lists are flat and hold
    fixed-point numbers; `hidden` and the number of units of the second layer are multiples of 4.
    """

    def __init__(
        self,
        reads: list[int],
        first: list[int],
        first_bias: list[int],
        second: list[int],
        second_bias: list[int],
        last: list[int],
        last_bias: int,
        skip: list[int],
    ) -> None:
        self.reads = vec[i64](reads)
        self.hidden: i64 = len(first_bias)
        self.units: i64 = len(second_bias)
        self.first = vec[i32](first)  # half the memory: the weights stay in the processor's nearest cache
        self.first_bias = vec[i64](first_bias)
        self.second = vec[i32](second)
        self.second_bias = vec[i64](second_bias)
        self.last = vec[i64](last)
        self.last_bias: i64 = last_bias
        self.skip = vec[i64](skip)
        # Room for a calculation; nobody keeps it.
        inputs = len(first) // len(first_bias)
        self.rows = vec[i64]([0] * inputs)
        self.numbers = vec[i64]([0] * inputs)
        self.sums = vec[i64]([0] * len(first_bias))

    def __reduce__(self) -> tuple[Any, ...]:
        return Layers, (
            [int(place) for place in self.reads],
            [int(weight) for weight in self.first],
            [int(weight) for weight in self.first_bias],
            [int(weight) for weight in self.second],
            [int(weight) for weight in self.second_bias],
            [int(weight) for weight in self.last],
            int(self.last_bias),
            [int(weight) for weight in self.skip],
        )

    def value(self, numbers: bytes, traits: list[int]) -> float:
        """The logarithm of the odds for an observation and the traits of a position.

        Where nothing of the observation is read, it may be empty.
        """
        hidden: i64 = self.hidden
        rows = self.rows
        found = self.numbers
        count: i64 = 0
        row: i64 = 0
        reads = self.reads
        for index in range(len(reads)):
            x: i64 = numbers[reads[index]]
            if x != 0:
                rows[count] = row
                found[count] = x
                count += 1
            row += hidden
        for index in range(len(traits)):
            x = traits[index]
            if x != 0:
                rows[count] = row
                found[count] = x
                count += 1
            row += hidden
        first = self.first
        bias = self.first_bias
        sums = self.sums
        at: i64 = 0
        while at < hidden:  # four sums at a time stay in registers
            a: i64 = bias[at]
            b: i64 = bias[at + 1]
            c: i64 = bias[at + 2]
            d: i64 = bias[at + 3]
            for index in range(count):
                row = rows[index] + at
                x = found[index]
                a += x * i64(first[row])
                b += x * i64(first[row + 1])
                c += x * i64(first[row + 2])
                d += x * i64(first[row + 3])
            sums[at] = a >> AFTER_FIRST if a > 0 else 0
            sums[at + 1] = b >> AFTER_FIRST if b > 0 else 0
            sums[at + 2] = c >> AFTER_FIRST if c > 0 else 0
            sums[at + 3] = d >> AFTER_FIRST if d > 0 else 0
            at += 4
        second = self.second
        last = self.last
        total: i64 = self.last_bias
        at = len(traits) - HOPES
        for index in range(HOPES):
            x = traits[at + index]
            total += x * self.skip[index]
        row = 0
        for unit in range(self.units):
            a = self.second_bias[unit]
            at = 0
            while at < hidden:
                a += sums[at] * i64(second[row])
                a += sums[at + 1] * i64(second[row + 1])
                a += sums[at + 2] * i64(second[row + 2])
                a += sums[at + 3] * i64(second[row + 3])
                row += 4
                at += 4
            if a > 0:
                total += (a >> AFTER_SECOND) * last[unit]
        return float(total) / OUT


@final
class NetworkJudge:
    """Judges positions with a network: the `Judge` of a search."""

    def __init__(self, layers: Layers, seats: int) -> None:
        self.layers = layers
        self.seats: i64 = seats

    def __reduce__(self) -> tuple[Any, ...]:
        return NetworkJudge, (self.layers, int(self.seats))

    def chance(self, position: Position, seat: int) -> float:
        """The seat's chance to win."""
        layers = self.layers
        numbers = position.observe(seat) if len(layers.reads) else NOTHING
        logit: float = layers.value(numbers, position.features(seat))
        if logit > 30.0:
            logit = 30.0
        elif logit < -30.0:
            logit = -30.0
        return 1.0 / (1.0 + exp(-logit))

    def rewards(self, position: Position) -> list[float]:
        """Per seat its chance to win; at the end what it won. With two seats, the one to move is asked."""
        movers = position.to_move()
        if not movers:
            return position.payoffs()
        if self.seats == 2:
            seat = movers[0]
            chance = self.chance(position, seat)
            return [chance, 1.0 - chance] if seat == 0 else [1.0 - chance, chance]
        chances = [self.chance(position, seat) for seat in range(int(self.seats))]
        if self.seats == 1:
            return chances
        total: float = 1e-9
        for chance in chances:
            total += chance
        return [chance / total for chance in chances]

    def chances(self, positions: list[Position], seat: int) -> list[float]:
        """Per position the chance of the seat to win; at the end what it won.

        In a game with rules of thumb the seat itself is asked, since others know what it doesn't.
        """
        found: list[float] = []
        for position in positions:
            if not position.to_move():
                found.append(position.payoffs()[seat])
            elif position.has_policy():
                found.append(self.chance(position, seat))
            else:
                found.append(self.rewards(position)[seat])
        return found
