"""Positions sampled from games, and the files they are kept in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ...bots.judging import EXTRAS, hopes
from ...core.position import Position


@dataclass(frozen=True)
class Samples:
    """Positions as a seat sees them, a row each.

    seen: (n, size) the observation, uint8; extras: (n, 3) tenths of points; won: (n,) the seat's share of the
    victory, 0 to 1; ahead: (n,) points the seat was ahead of its best rival at the end; thought: (n,) the
    chance a search gave the seat, NaN where nobody searched; game: (n,) which game the position is from.
    """

    seen: NDArray[np.uint8]
    extras: NDArray[np.int32]
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
            extras=self.extras,
            won=self.won,
            ahead=self.ahead,
            thought=self.thought,
            game=self.game,
        )


def read(path: Path) -> Samples:
    """The samples of a shard."""
    with np.load(path, allow_pickle=False) as found:
        return Samples(
            **{name: found[name] for name in ("seen", "extras", "won", "ahead", "thought", "game")}
        )


def together(parts: Sequence[Samples]) -> Samples:
    """All samples in one."""
    return Samples(
        np.concatenate([part.seen for part in parts]),
        np.concatenate([part.extras for part in parts]),
        np.concatenate([part.won for part in parts]),
        np.concatenate([part.ahead for part in parts]),
        np.concatenate([part.thought for part in parts]),
        np.concatenate([part.game for part in parts]),
    )


class Gatherer:
    """Collects what is known of positions while games are played; `samples` makes the arrays."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._seen: list[bytes] = []
        self._extras: list[tuple[int, int, int]] = []
        self._thought: list[float] = []
        self._seats: list[int] = []
        self._won: list[float] = []
        self._ahead: list[float] = []
        self._game: list[int] = []

    def add(self, position: Position, seat: int, thought: float) -> None:
        """A position as a seat sees it, and the chance a search gave the seat (or NaN)."""
        own, rival = hopes(position, seat)
        self._seen.append(position.observe(seat))
        self._extras.append((own, rival, own - rival))
        self._seats.append(seat)
        self._thought.append(thought)

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
            np.array(self._extras, dtype=np.int32).reshape(count, EXTRAS),
            np.array(self._won, dtype=np.float32),
            np.array(self._ahead, dtype=np.float32),
            np.array(self._thought, dtype=np.float32),
            np.array(self._game, dtype=np.int64),
        )
