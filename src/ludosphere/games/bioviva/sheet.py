"""The score sheet in words: what a line counts, and what every star is for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .say import cell_words, quoted

if TYPE_CHECKING:
    from ...core.text import Texts


def explain(key: str, say: Texts, detail: dict[str, Any] | None = None) -> str:
    """A line of the sheet, or one of its sources."""
    if detail is None:
        return say(f"score-{key}")
    if key == "round1":
        return say("source-turn", turn=detail["turn"], why=say(f"won-{detail['tier'] + 1}"))
    return say("source-word", word=quoted(detail["word"], say), cell=cell_words(detail["cell"], say))
