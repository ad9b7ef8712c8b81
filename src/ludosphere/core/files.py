"""Files of whoever runs Ludosphere: where they are, and that nobody else on the machine reads them."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform != "win32":
    import fcntl

OWNER_ONLY = 0o600
_EVERYBODY = 0o004


def data_folder() -> Path:
    """`$XDG_DATA_HOME/ludosphere`, or `~/.local/share/ludosphere` if that isn't set."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "ludosphere"


def private_folder(folder: Path) -> None:
    """Makes a folder that only its owner can enter, with those above it; our own is made so if it is there.

    May raise OSError.
    """
    for above in reversed([folder, *folder.parents]):
        if not above.exists():
            above.mkdir(mode=0o700, exist_ok=True)
    if folder == data_folder():
        with suppress(PermissionError):  # somebody else's: they decide
            folder.chmod(0o700)


def private_file(path: Path) -> None:
    """Makes an empty file for its owner alone; one that everybody may read becomes so. May raise OSError."""
    private_folder(path.parent)
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    except FileExistsError:
        if path.is_file() and path.stat().st_mode & _EVERYBODY:
            with suppress(PermissionError):
                path.chmod(OWNER_ONLY)


def write_private(path: Path, text: str) -> None:
    """Replaces a file; a crash leaves the old or the new one, never half of it. May raise OSError."""
    draft = path.with_name(path.name + ".new")
    draft.unlink(missing_ok=True)
    private_file(draft)
    with draft.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def lock(file: int) -> bool:
    """Locks an open file (its descriptor) until it is closed; False if another process has it.

    Where there are no locks, as on Windows and on some file systems, everybody gets it.
    """
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # the file system knows none
            pass
    return True
