"""The two libraries behind the families of words, and nothing else: lemmas by simplemma, stems by Snowball.

They are read when a first word is asked for. What they answer decides who scores, so their versions are
locked, and a test compares their answers with a hash.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

_REMEMBERED: Final = 32_768
_SNOWBALL: Final = {"fr": "french", "en": "english"}


@cache
def _stemmer(lang: str) -> Any:
    import snowballstemmer

    return snowballstemmer.stemmer(_SNOWBALL[lang])


@lru_cache(_REMEMBERED)
def _spelled(word: str, lang: str) -> str:
    """The word as dictionaries spell it: "oeil" is œil, "poete" is none."""
    import simplemma

    if lang == "fr" and "oe" in word:
        ligature = word.replace("oe", "œ")
        if simplemma.is_known(ligature, lang=lang):
            return ligature
    return word


@lru_cache(_REMEMBERED)
def known(word: str, lang: str) -> bool:
    """Whether the word, accents included, is a word of the dictionary (ruling 51)."""
    import simplemma

    return bool(simplemma.is_known(_spelled(word, lang), lang=lang))


@lru_cache(_REMEMBERED)
def lemma(word: str, lang: str) -> str:
    """The form under which a dictionary lists the word; the word itself if it lists none."""
    import simplemma

    found: str = simplemma.lemmatize(_spelled(word, lang), lang=lang)
    return found.lower().replace("œ", "oe").replace("æ", "ae")


@lru_cache(_REMEMBERED)
def stem(word: str, lang: str) -> str:
    """The word without its endings, by Snowball."""
    found: str = _stemmer(lang).stemWord(word)
    return found
