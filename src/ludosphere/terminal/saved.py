"""The saved game: one record per game in the user's data folder, replaced whole after every move.

It holds the seed, so nobody else on the machine may read it.
"""

from __future__ import annotations

from pathlib import Path as FilePath

from ..core.files import data_folder, private_file, write_private
from ..core.record import Record


def path(game: str) -> FilePath:
    """The record of the game that is being played."""
    return data_folder() / f"terminal-{game}.ludo"


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


def set_aside(game: str) -> FilePath | None:
    """Keeps the record that a new one will replace, as the previous one; where it is now."""
    current = path(game)
    if not current.exists():
        return None
    aside = current.with_suffix(".previous.ludo")
    current.replace(aside)
    return aside
