"""Positions sampled from games, and the files they are kept in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isnan, nan
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ...core.contract import Position


@dataclass(frozen=True)
class Samples:
    """Positions as a seat sees them, a row each.

    seen: (n, size) the observation, uint8; traits: (n, traits) `Position.features`; won: (n,) the seat's
    share of the victory, 0 to 1; ahead: (n,) points the seat was ahead of its best rival at the end;
    thought: (n,) the chance a search gave the seat, NaN where nobody searched; game: (n,) which game the
    position is from.
    """

    seen: NDArray[np.uint8]
    traits: NDArray[np.int32]
    won: NDArray[np.float32]
    ahead: NDArray[np.float32]
    thought: NDArray[np.float32]
    game: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.won)

    def write(self, path: Path) -> None:
        """Writes them to a shard (.npz)."""
        np.savez_compressed(
            path,
            allow_pickle=False,
            seen=self.seen,
            traits=self.traits,
            won=self.won,
            ahead=self.ahead,
            thought=self.thought,
            game=self.game,
        )


def read(path: Path) -> Samples:
    """The samples of a shard."""
    with np.load(path, allow_pickle=False) as found:
        return Samples(
            **{name: found[name] for name in ("seen", "traits", "won", "ahead", "thought", "game")}
        )


def together(parts: Sequence[Samples]) -> Samples:
    """All samples in one."""
    return Samples(
        np.concatenate([part.seen for part in parts]),
        np.concatenate([part.traits for part in parts]),
        np.concatenate([part.won for part in parts]),
        np.concatenate([part.ahead for part in parts]),
        np.concatenate([part.thought for part in parts]),
        np.concatenate([part.game for part in parts]),
    )


class Gatherer:
    """Collects what is known of positions while games are played; `samples` makes the arrays.

    size: numbers of an observation, 0 if none is kept.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self._seen: list[bytes] = []
        self._traits: list[list[int]] = []
        self._thought: list[float] = []
        self._seats: list[int] = []
        self._won: list[float] = []
        self._ahead: list[float] = []
        self._game: list[int] = []

    def add(self, position: Position, seat: int, thought: float = nan) -> int:
        """A position as a seat sees it, and what chance a search gave it (or NaN); the sample's number."""
        self._seen.append(position.observe(seat) if self.size else b"")
        self._traits.append(position.features(seat))
        self._seats.append(seat)
        self._thought.append(thought)
        return len(self._thought) - 1

    def think(self, number: int, thought: float) -> None:
        """What a search thinks of a sample, found out later; the first thought counts."""
        if isnan(self._thought[number]):
            self._thought[number] = thought

    def close(self, number: int, payoffs: list[float], leads: list[float]) -> None:
        """The game is over: the outcome of all positions added since the last one."""
        for seat in self._seats[len(self._won) :]:
            self._won.append(payoffs[seat])
            self._ahead.append(leads[seat])
            self._game.append(number)

    def samples(self) -> Samples:
        """What was gathered."""
        count = len(self._seen)
        return Samples(
            np.frombuffer(b"".join(self._seen), dtype=np.uint8).reshape(count, self.size),
            np.array(self._traits, dtype=np.int32).reshape(count, -1),
            np.array(self._won, dtype=np.float32),
            np.array(self._ahead, dtype=np.float32),
            np.array(self._thought, dtype=np.float32),
            np.array(self._game, dtype=np.int64),
        )
