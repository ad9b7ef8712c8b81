"""The seeded generator of every game: small, ours, frozen (records must replay for ever).

The algorithm is *sfc32* (Chris Doty-Humphrey's "small fast counting" generator, public domain): three
32-bit words and a counter. Every intermediate value stays below 2**63, so the same source gives the
same numbers interpreted and compiled.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, final

from mypy_extensions import i64

from .errors import DecodeError

_WORD: Final = 0xFFFFFFFF


@final
class Rng:
    """A generator with 128 bits of state. Build one with `seeded`, or `Rng(a, b, c, counter)`."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def word(self) -> i64:
        """The next 32 random bits, 0 ≤ word < 2**32."""
        out: i64 = (self.a + self.b + self.counter) & _WORD
        self.counter = (self.counter + 1) & _WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & _WORD
        self.c = ((((self.c << 21) & _WORD) | (self.c >> 11)) + out) & _WORD
        return out

    def below(self, n: i64) -> i64:
        """A whole number 0 ≤ x < n, each exactly equally likely; 1 ≤ n < 2**31."""
        product: i64 = self.word() * n
        low: i64 = product & _WORD
        if low < n:  # Lemire's method: reject the few words that would favour some results
            floor: i64 = (_WORD + 1 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & _WORD
        return product >> 32

    def __reduce__(self) -> tuple[Any, ...]:
        return Rng, (self.a, self.b, self.c, self.counter)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.state() == other.state()

    def __repr__(self) -> str:
        return f"Rng({self.a}, {self.b}, {self.c}, {self.counter})"

    def copy(self) -> Rng:
        """A generator that will give the same numbers."""
        return Rng(self.a, self.b, self.c, self.counter)

    def fork(self) -> Rng:
        """A new generator drawn from this one; the two streams are unrelated from here on."""
        return Rng(self.word(), self.word(), self.word(), 1)

    def state(self) -> list[int]:
        """The four words of the state, for `encode`."""
        return [self.a, self.b, self.c, self.counter]


def seeded(seed: int, purpose: str = "game") -> Rng:
    """The generator of a seed (any whole number); another purpose gives an unrelated stream."""
    digest = hashlib.sha256(f"{purpose} {seed}".encode()).digest()
    a, b, c = (int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8))
    rng = Rng(a, b, c, 1)
    for _ in range(12):  # lets every bit of the seed reach every bit of the state
        rng.word()
    return rng


def restored(state: list[Any]) -> Rng:
    """The generator with this `Rng.state()`; raises DecodeError if it can't be one."""
    if len(state) != 4 or not all(type(word) is int and 0 <= word <= _WORD for word in state):
        raise DecodeError("The generator's state must be four whole numbers below 2**32.")
    return Rng(state[0], state[1], state[2], state[3])
