"""Whom tables ask what a bot does next."""

from __future__ import annotations

from typing import Any, Protocol

from ..bots.thinking import Judgement, Question


class Asks(Protocol):
    """A thinker of this process (`bots.thinker.Thinker`), or workers behind a queue (`queue.Workers`)."""

    async def ask(self, question: Question) -> int:
        """The action chosen; raises ThinkerError when nobody finds one."""
        ...

    async def judge(self, judgement: Judgement) -> dict[str, Any]:
        """What a bot thinks of a position, as `Judgement.answer` gives it; raises ThinkerError."""
        ...

    async def close(self) -> None:
        """Nobody is asked any more."""
        ...
