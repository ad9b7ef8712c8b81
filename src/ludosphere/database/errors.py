"""What goes wrong with a database."""

from __future__ import annotations

from ..core.errors import LudosphereError


class StoreError(LudosphereError):
    """The database can't be opened, read or written."""
