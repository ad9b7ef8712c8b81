"""What a table or its store refuses, with a key so that each client can say it in its reader's language."""

from __future__ import annotations

from ..core.errors import LudosphereError, StoreError


class Damaged(StoreError):  # noqa: N818 (it says what the table is)
    """What is stored of one table makes no sense; all others are as they were."""


class Newer(StoreError):  # noqa: N818 (it says what the table is)
    """A table follows newer rules than this version knows."""

    def __init__(self, identity: str) -> None:
        super().__init__(f"Table {identity} follows newer rules than this version of Ludosphere knows.")


class Refused(LudosphereError):  # noqa: N818 (it is no mistake to be refused)
    """A command that can't be done now; nothing has changed.

    `key` names the reason ("not-your-turn"), `args_of_text` what belongs into the sentence; `str()` says it
    in English.
    """

    def __init__(self, key: str, text: str, **args: str | int) -> None:
        super().__init__(text)
        self.key = key
        self.args_of_text = args


def stale() -> Refused:
    """What was asked is about a table that isn't so any more."""
    return Refused("stale", "The table has changed meanwhile: here it is as it stands now.")


class NoSuchTable(Refused):
    """No table has this id."""

    def __init__(self, identity: str) -> None:
        super().__init__("no-table", f"There is no table {identity[:40]!r}.", table=identity[:40])
