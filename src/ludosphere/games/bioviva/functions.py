"""Function words: what a player may not say, and what no text is asked for (rulings 41 to 43, 68)."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Final

from .letters import folded, normal

_OWN_WORDS: Final = frozenset(("fumes",))
"""Words of their own that are a refused form (fûmes) without its accents."""


class Grammar:
    """The function words of a language. `former`: those of games that began under the first rules."""

    def __init__(self, lang: str, former: bool = False) -> None:
        self.lang = lang
        folder = "data/former" if former else "data"
        source = resources.files(__package__).joinpath(folder, "function_words.json")
        table = json.loads(source.read_text(encoding="utf-8"))[lang]
        self.listed = frozenset(normal(word) for words in table["refused"].values() for word in words)
        self.both = frozenset(map(normal, table["also_content"]))
        self.adverbs = frozenset(map(normal, table["grammar_adverbs"]))
        self.further = frozenset(map(normal, table["further_words"]))
        """Words the dictionary lacks."""
        self._bare = frozenset(map(folded, self.listed - self.both)) - _OWN_WORDS - self.both
        """Refused forms with their accents left out ("etait")."""

    def is_function(self, word: str) -> bool:
        """Whether the word, as it is spelled, can be a function word."""
        return word in self.listed or word in self.both

    def is_listed(self, word: str) -> bool:
        """Whether one of the lists has the word, adverbs and further words included."""
        return self.is_function(word) or word in self.adverbs or word in self.further

    def refused(self, word: str, adverbs: bool = False) -> bool:
        """Whether nobody may say the word; with `adverbs` (a setting) neither "très", "plus"..."""
        if word in self.listed:
            return word not in self.both
        return (adverbs and word in self.adverbs) or word in self._bare


@cache
def grammar(lang: str, former: bool = False) -> Grammar:
    """The function words of a language, read once."""
    return Grammar(lang, former)


def is_function(word: str, lang: str) -> bool:
    """Whether the word, as it is spelled, can be a function word."""
    return grammar(lang).is_function(word)


def is_both(word: str, lang: str) -> bool:
    """Whether the word can be a function word or a content word, as "son" and "like" can (ruling 42)."""
    return word in grammar(lang).both


def refused(word: str, lang: str, grammar_adverbs: bool = False) -> bool:
    """Whether nobody may say the word; with `grammar_adverbs` (a setting) neither "très", "plus"..."""
    return grammar(lang).refused(word, grammar_adverbs)
