"""The saved game: one record per game in the user's data folder, replaced whole after every move."""

from __future__ import annotations

import os
from pathlib import Path as FilePath

from ..core.record import Record


def folder() -> FilePath:
    """Where the records are: `$XDG_DATA_HOME/ludosphere`, `~/.local/share/ludosphere` if that isn't set."""
    home = os.environ.get("XDG_DATA_HOME")
    return (FilePath(home) if home else FilePath.home() / ".local" / "share") / "ludosphere"


def path(game: str) -> FilePath:
    """The record of the game that is being played."""
    return folder() / f"terminal-{game}.ludo"


def save(record: Record) -> None:
    """Writes the record; a crash leaves the old or the new one, never half of it. May raise OSError."""
    target = path(record.game)
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_suffix(".new")
    with draft.open("w", encoding="utf-8") as file:
        file.write(record.dumps())
        file.flush()
        os.fsync(file.fileno())
    draft.replace(target)


def load(game: str) -> Record | None:
    """The saved game, None if there is none; raises RecordError or OSError if it can't be read."""
    try:
        return Record.read(path(game))
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
