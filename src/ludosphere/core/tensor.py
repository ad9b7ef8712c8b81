"""What the numbers of `Position.observe` mean, for programs that learn."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod


@dataclass(frozen=True)
class Tensor:
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
