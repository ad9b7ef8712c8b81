"""What tables tell whoever counts: this one counts nothing, `web.metrics` does."""

from __future__ import annotations


class Meter:
    """Takes note of what happens; see `service.Tables`."""

    def thought(self, seconds: float) -> None:
        """A bot has been asked, and answered after so long."""

    def taken_over(self, tables: int) -> None:
        """So many tables were looked after by nobody, and are now by this process."""
