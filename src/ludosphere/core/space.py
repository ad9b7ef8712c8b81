"""For programs that learn: the parts of an observation, and actions counted from 0 without large holes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .errors import LudosphereError

SMALL: Final = 32768
"""Up to so many actions there is a table of their numbers."""


@dataclass(frozen=True)
class TensorSpec:
    """A part of an observation: `name`, `shape`, and `high`, the largest value (from 0, up to 255).

    `about` says in one English sentence what stands where; axes in the order of `shape`.
    """

    name: str
    shape: tuple[int, ...]
    high: int
    about: str

    @property
    def size(self) -> int:
        """How many numbers it takes."""
        return prod(self.shape)


@final
class Packed:
    """The operands of a kind that are packed of fields, like a unit and a target, few values of each used.

    `fields` go from the lowest bits up: how many bits, and the values that can be there, in the order of
    their numbers. Every combination has a number.
    """

    def __init__(self, fields: Sequence[tuple[int, Sequence[int]]]) -> None:
        self.values: list[list[int]] = [list(values) for _, values in fields]
        self.bits = vec[i64]([bits for bits, _ in fields])
        self.masks = vec[i64]([(1 << bits) - 1 for bits, _ in fields])
        weights: list[int] = []
        begins: list[int] = []
        places: list[int] = []
        width = 1
        for bits, values in fields:
            weights.append(width)
            begins.append(len(places))
            places += [-1] * (1 << bits)
            for place, value in enumerate(values):
                places[begins[-1] + value] = place
            width *= len(values)
        self.weights = vec[i64](weights)
        self.begins = vec[i64](begins)
        self.places = vec[i64](places)
        """Field after field, by value: its place among the values that can be there, -1 for others."""
        self.width: int = width
        """How many operands there are."""

    def place(self, operand: i64) -> i64:
        """The number of an operand, from 0; -1 if it has none."""
        found: i64 = 0
        places = self.places
        for field in range(len(self.bits)):
            place = places[self.begins[field] + (operand & self.masks[field])]
            if place < 0:
                return -1
            found += self.weights[field] * place
            operand >>= self.bits[field]
        return found if operand == 0 else -1

    def operand(self, place: i64) -> i64:
        """The operand with this number."""
        found: i64 = 0
        low: i64 = 0
        for field in range(len(self.bits)):
            values = self.values[field]
            size: i64 = len(values)
            value: i64 = values[place % size]
            found |= value << low
            place //= size
            low += self.bits[field]
        return found


@final
class ActionSpace:
    """Numbers the actions of a game whose action is `kind << shift | operand`.

    `widths[kind]` is how many operands the kind has, counted from 0; 0 for a kind that doesn't exist; or the
    fields its operands are packed of. The numbers run through the kinds in order, so they are the same for
    ever while the widths are. After them come those `single` actions that have none by then, one by one in
    the order of that list: those that would make a kind far too wide, like "no, thank you", and actions of
    another make.
    """

    def __init__(self, shift: int, widths: Sequence[int | Packed], single: Sequence[int] = ()) -> None:
        self.shift: i64 = shift
        self.mask: i64 = (1 << shift) - 1
        self.packed: list[Packed | None] = [width if isinstance(width, Packed) else None for width in widths]
        counts = [width.width if isinstance(width, Packed) else width for width in widths]
        self.widths = vec[i64](counts)
        self.bound: int = len(counts) << shift
        """Every action of a kind is below."""
        total = 0
        firsts: list[int] = []
        for count in counts:
            firsts.append(total)
            total += count
        self.firsts = vec[i64](firsts)
        """By kind: the number of its first action."""
        self.numbers: dict[int, int] = {}
        """The numbers of single actions."""
        self.single: list[int] = [action for action in single if self.find(action) < 0]
        for action in self.single:
            self.numbers[action] = total
            total += 1
        self.total: int = total
        """How many numbers there are."""
        self.tabled: int = max([self.bound, *[action + 1 for action in self.single]])
        """Actions below are in the table."""
        if self.tabled > SMALL:
            self.tabled = 0
        self.table = vec[i64]([self.find(action) for action in range(self.tabled)])
        """By action its number, -1 for others."""

    def index(self, action: int) -> int:
        """The action's number, 0 ≤ number < `total`; raises LudosphereError for an action without one."""
        number: int
        if 0 <= action < self.tabled:
            number = int(self.table[action])
        else:
            number = self.find(action)
        if number < 0:
            raise LudosphereError(f"Action {action} has no number here.")
        return number

    def find(self, action: int) -> int:
        """The action's number; -1 if it has none."""
        if 0 <= action < self.bound:
            code: i64 = action
            kind: i64 = code >> self.shift
            operand: i64 = code & self.mask
            packed = self.packed[kind]
            if packed is not None:
                operand = packed.place(operand)
            if 0 <= operand < self.widths[kind]:
                return int(self.firsts[kind] + operand)
        return self.numbers.get(action, -1)

    def action(self, index: int) -> int:
        """The action with this number; raises LudosphereError if there is none."""
        if not 0 <= index < self.total:
            raise LudosphereError(f"There is no action number {index}; they run from 0 to {self.total - 1}.")
        beyond = index - (self.total - len(self.single))
        if beyond >= 0:
            return self.single[beyond]
        low: i64 = 0
        high: i64 = len(self.firsts) - 1
        while low < high:  # the last kind that begins at or before the number, and isn't empty
            middle = (low + high + 1) >> 1
            if self.firsts[middle] <= index:
                low = middle
            else:
                high = middle - 1
        while not self.widths[low]:
            low -= 1
        operand: i64 = index - self.firsts[low]
        packed = self.packed[low]
        if packed is not None:
            operand = packed.operand(operand)
        return int(low << self.shift | operand)
