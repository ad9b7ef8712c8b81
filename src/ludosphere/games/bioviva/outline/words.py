"""The messages of the outline; where it has none of a name, those of the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ....core.text import texts
from ..say import words as game_words


class Words:
    """The messages `say("key", …)` in a language; `game` are those of the game alone."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.game = game_words(lang)
        self._own = texts("ludosphere.games.bioviva.outline", lang)

    def __call__(self, key: str, /, **args: Any) -> str:
        return (self._own if key in self._own else self.game)(key, args)

    def __contains__(self, key: str) -> bool:
        return key in self._own or key in self.game


@lru_cache(maxsize=4)
def words(lang: str) -> Words:
    """The words of the outline in a language."""
    return Words(lang)
