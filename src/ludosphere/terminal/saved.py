"""The saved game: a record per game and terminal in the user's data folder, replaced whole after every move.

The first terminal that plays a game saves it as `terminal-GAME.ludo`, another one at the same time as
`terminal-GAME-2.ludo`, and so on. A record holds the seed, so nobody else on the machine may read it.
"""

from __future__ import annotations

import os
from dataclasses import replace
from datetime import datetime
from itertools import chain, count
from pathlib import Path as FilePath
from typing import Final

from ..core.files import data_folder, lock, private_file, write_private
from ..core.record import Move, Record
from ..play.header import Header
from ..play.journal import Entry, Journal, Moves
from ..play.records import table_of

OWNER: Final = ""
"""Whose a table at this terminal is."""
_places: dict[FilePath, FilePath] = {}
"""By the first place of a game: the one this process holds the lock of."""


def path(game: str) -> FilePath:
    """The record of the game that is being played: the first place that no other terminal uses."""
    first = data_folder() / f"terminal-{game}.ludo"
    if first not in _places:
        others = (first.with_stem(f"{first.stem}-{number}") for number in count(2))
        _places[first] = next(place for place in chain([first], others) if _locked(place))
    return _places[first]


def _locked(place: FilePath) -> bool:
    """Takes the place, until this process ends; where nothing can be written, saving will say so."""
    beside = place.with_name(place.name + ".lock")
    try:
        private_file(beside)
        file = os.open(beside, os.O_RDWR)
    except OSError:
        return True
    if lock(file):
        return True
    os.close(file)
    return False


class FileJournal(Journal):
    """The record of one game, as the journal of its table. The game goes on when it can't be saved."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.failure: OSError | None = None
        """Why the last change was not saved, if it was not; the next one saves all."""

    def create(self, header: Header, moves: Moves) -> None:
        """A new game in place of the old one, which is kept beside it. May raise OSError."""
        set_aside(header.game)
        save(self.record)

    def append(self, before: Header, header: Header, moves: Moves, entry: Entry) -> None:
        self.change(before, header, entry, moves)

    def change(self, before: Header, header: Header, entry: Entry, tail: Moves | None = None) -> None:
        if tail is not None:
            self.record.moves[header.moves - len(tail) :] = [Move(seat, notation) for seat, notation in tail]
        self.record.scores = None if header.scores is None else list(header.scores)
        self.failure = None
        try:
            save(self.record)
        except OSError as error:
            self.failure = error

    def load(self, identity: str) -> tuple[Header, Moves, list[str]]:
        """Where the record ends, with nothing settled; raises RecordError if it can't be played."""
        header, moves = table_of(self.record, OWNER)
        return replace(header, floor=0), moves, []

    def since(self, identity: str, seq: int, moves: int) -> tuple[Header, Moves, list[str]] | None:
        return None  # a record tells no changes apart

    def acted(self, identity: str) -> set[int]:
        return {move.seat for move in self.record.moves}


def save(record: Record) -> None:
    """Writes the record; a crash leaves the old or the new one, never half of it. May raise OSError."""
    write_private(path(record.game), record.dumps())


def load(game: str) -> Record | None:
    """The saved game, None if there is none; raises RecordError or OSError if it can't be read."""
    saved = path(game)
    try:
        if saved.exists():
            private_file(saved)  # an older version let everybody read it
        return Record.read(saved)
    except FileNotFoundError:
        return None


def aside(game: str) -> FilePath:
    """Where the record goes that a new one will replace: beside it, under the moment of its last move."""
    current = path(game)
    moment = datetime.fromtimestamp(current.stat().st_mtime if current.exists() else 0)
    names = (
        f"{current.stem}.{moment:%Y-%m-%d-%H%M%S}{more}" for more in ("", *(f"-{n}" for n in range(2, 1000)))
    )
    return next(place for name in names if not (place := current.with_stem(name)).exists())


def set_aside(game: str) -> None:
    """Keeps the record that a new one will replace."""
    current = path(game)
    if current.exists():
        current.replace(aside(game))
