"""What can go wrong, each with one clear sentence for the person who caused it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self


class LudosphereError(ValueError):
    """Base of every error a caller can provoke with bad input.

    `str()` says it in English. With a `key` and `args_of_text` clients say it in their reader's language; an
    argument may be another error, which is said in the same language.
    """

    key: str = ""
    args_of_text: Mapping[str, object] = {}

    def worded(self, key: str, **args: object) -> Self:
        """The error with what it is worded by."""
        self.key, self.args_of_text = key, args
        return self


class OptionError(LudosphereError):
    """An option has an unknown name, a wrong type or an impossible value."""


class IllegalAction(LudosphereError):  # noqa: N818 - the contract's name
    """The rules don't allow this action now; the position is unchanged."""


class NotationError(LudosphereError):
    """A text names no legal action of the position it was read in."""


def no_action(shown: str, seat: int, turn: int) -> NotationError:
    """What a text is that names no legal action of a seat in a turn."""
    illegal = NotationError(f"{shown!r} is no legal action of seat {seat + 1} in turn {turn}.")
    return illegal.worded("notation", text=shown, seat_number=str(seat + 1), turn=str(turn))


class DecodeError(LudosphereError):
    """Bytes are no snapshot of a position, or of one that can't exist."""


class RecordError(LudosphereError):
    """A record can't be read or replayed; names the line and what is wrong with it."""


class SealError(RecordError):
    """A record's seed is not the one whose hash was promised when the game began."""


class StoreError(LudosphereError):
    """What is kept can't be opened, read or written."""
