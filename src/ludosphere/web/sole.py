"""One server for one SQLite file: a lock beside it, which says where that server is.

A process with a SQLite file believes what it has in memory: a second one would show old states.
"""

from __future__ import annotations

import os
from pathlib import Path

from ..core.errors import StoreError
from ..core.files import lock, private_file
from ..database import database_url, file_of


class Taken(StoreError):  # noqa: N818 (it says what the database is)
    """Another server has the database; `address` is its page, "" if it hasn't said so yet."""

    def __init__(self, file: Path, address: str) -> None:
        where = f" at {address}" if address else ""
        super().__init__(
            f"Another Ludosphere{where} serves the tables in {file} already: end that one,"
            " or choose another file with --database."
        )
        self.address = address


class Sole:
    """The lock; the system lets go of it when the process ends, however it does."""

    def __init__(self, url: str | None) -> None:
        """Raises Taken, or StoreError if the lock can't be made."""
        file = file_of(database_url(url))
        self._lock: int | None = None
        if file is None:
            return
        path = file.with_name(file.name + ".lock")
        try:
            private_file(path)
            self._lock = os.open(path, os.O_RDWR)
        except OSError as error:
            raise StoreError(f"The database {file} can't be opened: {error.strerror or error}.") from None
        if not lock(self._lock):
            address = os.read(self._lock, 200).decode(errors="replace").strip()
            self.close()
            raise Taken(file, address if address.startswith("http://") else "")
        self.serves("")

    def serves(self, address: str) -> None:
        """Tells whoever comes second where this server is."""
        if self._lock is not None:
            os.ftruncate(self._lock, 0)
            os.lseek(self._lock, 0, os.SEEK_SET)
            os.write(self._lock, address.encode())

    def close(self) -> None:
        """Lets go of it."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None
