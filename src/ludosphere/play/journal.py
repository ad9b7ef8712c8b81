"""What a table is kept in: a database (`tables.Store`), or a file (`terminal.saved.FileJournal`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from .header import Header

Moves = list[tuple[int, str]]
"""Seats and notations, in order."""


@dataclass(frozen=True)
class Entry:
    """A line of a table's journal: what was accepted, from which seat, and by which command of a client.

    kind: "create", "play", "lapse", "undo", "confirm", "sit", "leave", "return", "upgrade", "quarantine" …
    """

    kind: str
    seat: int | None = None
    detail: str = ""
    command: str | None = None


class Journal(Protocol):
    """The tables of one place. Every method is one transaction; StoreError when the place fails."""

    def create(self, header: Header, moves: Moves) -> None:
        """A new table with the moves it already has."""

    def append(self, before: Header, header: Header, moves: Moves, entry: Entry) -> None:
        """More moves at the end; the last one's number is `header.moves`. See `change`."""

    def change(self, before: Header, header: Header, entry: Entry, tail: Moves | None = None) -> None:
        """A new header in place of `before`, and why. Its moves end with `tail` (None: they are the same).

        Raises Refused "elsewhere", and nothing is written, if another process was faster.
        """

    def load(self, identity: str) -> tuple[Header, Moves, list[str]]:
        """A table, its moves and the ids of the commands it knows; raises NoSuchTable."""

    def since(self, identity: str, seq: int, moves: int) -> tuple[Header, Moves, list[str]] | None:
        """What a table has become after a seq: its header, the moves after so many, new commands' ids.

        None if earlier moves aren't the same any more, for something was taken back. Raises NoSuchTable.
        """

    def acted(self, identity: str) -> set[int]:
        """The seats that have played by themselves or been played for; what a lapse did doesn't count."""
