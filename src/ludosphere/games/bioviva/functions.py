"""Function words: what a player may not say, and what no text is asked for (rulings 41 to 43, 68)."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from .letters import folded, normal


class Lists(NamedTuple):
    """Refused forms, forms that are also content words, adverbs of grammar, words the dictionary lacks."""

    refused: frozenset[str]
    both: frozenset[str]
    adverbs: frozenset[str]
    further: frozenset[str]


@cache
def _lists(lang: str) -> Lists:
    source = resources.files(__package__).joinpath("data/function_words.json").read_text(encoding="utf-8")
    table = json.loads(source)[lang]
    both = frozenset(map(normal, table["also_content"]))
    classes = frozenset(normal(word) for words in table["refused"].values() for word in words)
    adverbs = frozenset(map(normal, table["grammar_adverbs"]))
    return Lists(classes, both, adverbs, frozenset(map(normal, table["further_words"])))


_OWN_WORDS: Final = frozenset(("fumes",))
"""Words of their own that are a refused form (fûmes) without its accents."""


@cache
def _folded_only(lang: str) -> frozenset[str]:
    """Refused forms with their accents left out ("etait")."""
    lists = _lists(lang)
    return frozenset(folded(word) for word in lists.refused - lists.both) - _OWN_WORDS - lists.both


def is_function(word: str, lang: str) -> bool:
    """Whether the word, as it is spelled, can be a function word."""
    lists = _lists(lang)
    return word in lists.refused or word in lists.both


def is_listed(word: str, lang: str) -> bool:
    """Whether one of the lists has the word, adverbs and further words included."""
    return any(word in listed for listed in _lists(lang))


def is_both(word: str, lang: str) -> bool:
    """Whether the word can be a function word or a content word, as "son" and "like" can (ruling 42)."""
    return word in _lists(lang).both


def refused(word: str, lang: str, grammar_adverbs: bool = False) -> bool:
    """Whether nobody may say the word; with `grammar_adverbs` (a setting) neither "très", "plus"..."""
    lists = _lists(lang)
    if word in lists.refused:
        return word not in lists.both
    return (grammar_adverbs and word in lists.adverbs) or word in _folded_only(lang)
