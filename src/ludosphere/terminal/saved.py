"""The saved game: a record per game and terminal in the user's data folder, replaced whole after every move.

The first terminal that plays a game saves it as `terminal-GAME.ludo`, another one at the same time as
`terminal-GAME-2.ludo`, and so on. A record holds the seed, so nobody else on the machine may read it.
"""

from __future__ import annotations

import os
from datetime import datetime
from itertools import chain, count
from pathlib import Path as FilePath

from ..core.files import data_folder, lock, private_file, write_private
from ..core.record import Record

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
