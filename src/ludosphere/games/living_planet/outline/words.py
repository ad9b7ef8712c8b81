"""The messages of the outline; where it has none of a name, those of the board and of the game."""

from __future__ import annotations

from functools import lru_cache

from ....core.text import Texts, texts
from ..board.markup import Say


class Words(Say):
    """The messages `say("key", …)` in a language."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self._outline = texts("ludosphere.games.living_planet.outline", lang)

    def __contains__(self, key: str) -> bool:
        return key in self._outline or super().__contains__(key)

    def _of(self, key: str) -> Texts:
        return self._outline if key in self._outline else super()._of(key)


@lru_cache(maxsize=4)
def words(lang: str) -> Words:
    """The words of the outline in a language."""
    return Words(lang)
