"""Families of words: a reviewed table first, then the lemma and the stem of a word.

The table (`data/families_fr.json`, `families_en.json`) is closed and reviewed: a family lists its members.
A member is matched in the form it is listed in and in any form that has it as lemma. A word outside the table
has the families of the members with the same Snowball stem, if that has four letters or more; else it is a
family of its own, named after that stem or after its lemma. So two words are of one family exactly when their
sets of families meet.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib import resources
from typing import Final

from . import functions, lemmas
from .letters import folded, normal

LONG_STEM: Final = 4
"""Letters from which an equal stem counts."""
_REMEMBERED: Final = 8192
_NONE: Final[frozenset[str]] = frozenset()


class Table:
    """The reviewed families of a language, looked up by member, by member without accents and by stem."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        source = resources.files(__package__).joinpath(f"data/families_{lang}.json")
        self.families: dict[str, list[str]] = json.loads(source.read_text(encoding="utf-8"))["families"]
        self.members: dict[str, frozenset[str]] = {}
        self.plain: dict[str, frozenset[str]] = {}
        self.stems: dict[str, frozenset[str]] = {}
        self.plain_stems: dict[str, frozenset[str]] = {}
        for name, members in self.families.items():
            for member in map(normal, members):
                _put(self.members, member, name)
                _put(self.plain, folded(member), name)
                _put(self.stems, lemmas.stem(member, lang), name)
                _put(self.plain_stems, lemmas.stem(folded(member), lang), name)


def _put(index: dict[str, frozenset[str]], key: str, name: str) -> None:
    index[key] = index.get(key, _NONE) | {name}


@cache
def table(lang: str) -> Table:
    """The table of a language, read once."""
    return Table(lang)


@lru_cache(_REMEMBERED)
def families(word: str, lang: str) -> frozenset[str]:
    """The families of a word (as `letters.normal` spells it), accents counting."""
    found = _single(word, lang)
    if "-" in word:  # ruling 70: as a whole, then through its parts
        for part in word.split("-"):
            if len(part) > 1 and not functions.is_function(part, lang):
                found |= _single(part, lang)
    return found


def _single(word: str, lang: str) -> frozenset[str]:
    listed = table(lang)
    lemma = lemmas.lemma(word, lang)
    found = listed.members.get(word, _NONE) | listed.members.get(lemma, _NONE)
    if found:
        return found
    stem = lemmas.stem(lemma, lang)
    if len(stem) < LONG_STEM:
        return frozenset((f"={lemma}",))
    return listed.stems.get(stem) or frozenset((f"~{stem}", f"={lemma}"))


@lru_cache(_REMEMBERED)
def plain_families(word: str, lang: str) -> frozenset[str]:
    """The families of a word whose accents don't count (ruling 40), beside those of `families`."""
    listed = table(lang)
    plain = folded(word)
    found = listed.plain.get(plain, _NONE) | listed.plain.get(folded(lemmas.lemma(word, lang)), _NONE)
    if found:
        return found
    stem = lemmas.stem(plain, lang)
    if len(stem) < LONG_STEM:
        return frozenset((f"={plain}",))
    return listed.plain_stems.get(stem) or frozenset((f"^{stem}",))


@lru_cache(_REMEMBERED)
def is_word(word: str, lang: str) -> bool:
    """Whether the word is in a dictionary or in the table (ruling 51); accents may be left out altogether.

    The dictionary lists few adverbs: a French one in -ment counts if its adjective is listed.
    """
    listed = table(lang)
    if word in listed.members or lemmas.known(word, lang) or functions.is_listed(word, lang):
        return True
    if "-" in word:
        return all(is_word(part, lang) for part in word.split("-") if part)
    if lang != "fr":
        return False
    if word.endswith("ment") and any(
        adjective in listed.members or lemmas.known(adjective, lang) for adjective in _adjectives(word)
    ):
        return True
    if not word.isascii() or len(word) > _ACCENTABLE:
        return False
    return word in listed.plain or any(lemmas.known(w, lang) for w in _accented(word))


def is_spelled(word: str, lang: str) -> bool:
    """Whether the word is listed with just these accents."""
    return word in table(lang).members or lemmas.known(word, lang)


def _adjectives(adverb: str) -> list[str]:
    """What a French adverb may be made from: doucement, vraiment, prudemment, brillamment."""
    root = adverb.removesuffix("ment")
    found = [root]
    if root.endswith("m"):
        found += [root[:-2] + "ent", root[:-2] + "ant"]
    if root.endswith("é"):
        found.append(root[:-1] + "e")
    return found


_ACCENTS: Final = {"a": "àâ", "e": "éèêë", "i": "îï", "o": "ô", "u": "ùûü", "c": "ç"}
_MOST_ACCENTS: Final = 2
_ACCENTABLE: Final = 20
"""Letters of the longest word that accents are tried on."""


def _accented(word: str) -> list[str]:
    """The word with one or two accents, wherever they may stand."""
    found = [word]
    begun = {word: 0}
    for _ in range(_MOST_ACCENTS):
        more: dict[str, int] = {}
        for form, start in begun.items():
            for place in range(start, len(form)):
                for letter in _ACCENTS.get(form[place], ""):
                    more[form[:place] + letter + form[place + 1 :]] = place + 1
        found += more
        begun = more
    return found


def same_family(a: str, b: str, lang: str) -> bool:
    """Whether two words, spelled with their accents, are of one family."""
    a = normal(a)
    b = normal(b)
    return a == b or not families(a, lang).isdisjoint(families(b, lang))
