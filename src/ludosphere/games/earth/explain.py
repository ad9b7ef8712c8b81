"""What cards do, in French and English, put together from their data (see the package `wording`)."""

from __future__ import annotations

from .wording.sentences import ability, card_lines, filter_words, gain, goal, scoring

__all__ = ["ability", "card_lines", "filter_words", "gain", "goal", "scoring"]
