"""Deck packs from folders: read here, since the games read no files but their own."""

from __future__ import annotations

from pathlib import Path

from ..core.errors import LudosphereError
from ..core.registry import offered

_LARGEST = 5_000_000
"""Bytes of a file of a pack at most."""


def read_pack(game: str, folder: Path) -> dict[str, str]:
    """The texts of a pack by their names in its folder: all files there and in `scenes`, but hidden ones.

    A file that is no part of a pack is only named: its text is empty, whatever it holds. Raises
    LudosphereError if it is no folder, or with a line for each part of the pack that is no UTF-8 text.
    """
    if not folder.is_dir():
        raise LudosphereError(f"{folder} is no folder.")
    found, unreadable, is_part = {}, [], offered(game, "packcheck", "is_part")
    for path in [*sorted(folder.iterdir()), *sorted(folder.glob("scenes/*"))]:
        if path.is_file() and not path.name.startswith("."):
            name = path.relative_to(folder).as_posix()
            try:
                found[name] = _text(path) if is_part(name) else ""
            except LudosphereError as problem:
                unreadable.append(str(problem))
    if unreadable:
        raise LudosphereError("\n".join(unreadable))
    return found


def _text(path: Path) -> str:
    if path.stat().st_size > _LARGEST:
        raise LudosphereError(f"{path} is too large for a deck pack.")
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise LudosphereError(f"{path} is no text in UTF-8: {problem.reason}.") from None
