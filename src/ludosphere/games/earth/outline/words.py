"""The messages of the outline; where it has none of a name, those of the board."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ....core.text import texts
from ..board.markup import words as board_words


class Words:
    """The messages `say("key", …)` in a language; `board` are those of the board alone."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.board = board_words(lang)
        self._own = texts("ludosphere.games.earth.outline", lang)

    def __call__(self, key: str, /, **args: Any) -> str:
        return (self._own if key in self._own else self.board)(key, args)

    def __contains__(self, key: str) -> bool:
        return key in self._own or key in self.board


@lru_cache(maxsize=4)
def words(lang: str) -> Words:
    """The words of the outline in a language."""
    return Words(lang)
