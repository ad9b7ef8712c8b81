"""What goes wrong with a database."""

from __future__ import annotations

from ..core.errors import StoreError


class Away(StoreError):  # noqa: N818 (it says what the database is)
    """The database doesn't answer, or somebody else keeps it locked; it may be back in a moment."""
