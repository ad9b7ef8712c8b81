"""Families of words: a reviewed table first, then the lemma and the stem of a word.

Each deck has a table per language (`families_fr.json`, `families_en.json`), closed and reviewed: a family
lists its members. A form has the families it is listed in, else those that its lemma is listed in. A word
outside the table has the families of the members with the same Snowball stem, if that has four letters or
more; else it is a family of its own, named after that stem or after its lemma. So two words are of one family
exactly when their sets of families meet.

How far a family goes is a setting, the *level*. The table marks the members with an altered root (céleste in
the family of ciel): on level `strict` they are families apart. And it lists suppletive words (aquatique
beside eau): only on level `generous` they belong to the family, else they too are families apart.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Final

from . import functions, lemmas
from .letters import folded, normal

LONG_STEM: Final = 4
"""Letters from which an equal stem counts."""
_REMEMBERED: Final = 8192
_NONE: Final[frozenset[str]] = frozenset()

Groups = Mapping[str, Sequence[Sequence[str]]]
"""By family, words of a root each."""


class Table:
    """The reviewed families of a language: members by family, and the groups that depend on the level.

    `altered`: by family, members with an altered root, those of one root together. `suppletive`: by family,
    words with another root but the same meaning, in the same way.
    """

    def __init__(
        self,
        lang: str,
        families: Mapping[str, Sequence[str]] | None = None,
        altered: Groups | None = None,
        suppletive: Groups | None = None,
    ) -> None:
        self.lang = lang
        self.families = families or {}
        self.altered = altered or {}
        self.suppletive = suppletive or {}

    @classmethod
    def read(cls, text: str, lang: str) -> Table:
        """The table in a pack's file."""
        told = json.loads(text)
        return cls(lang, told["families"], told.get("altered"), told.get("suppletive"))

    def at(self, level: str) -> dict[str, list[str]]:
        """The members of each family on a level."""
        found: dict[str, list[str]] = {}
        for name, members in self.families.items():
            apart = self.altered.get(name, ()) if level == "strict" else ()
            gone = {word for group in apart for word in group}
            found[name] = [word for word in members if word not in gone]
            _put_apart(found, name, apart)
        listed = {word for members in self.families.values() for word in members}
        for name, groups in self.suppletive.items():
            if level == "generous":
                found[name] += [word for group in groups for word in group]
            else:
                _put_apart(found, name, [[word for word in group if word not in listed] for group in groups])
        return found


def _put_apart(found: dict[str, list[str]], name: str, groups: Iterable[Sequence[str]]) -> None:
    for group in groups:
        if group:
            found[f"{name}/{group[0]}"] = list(group)


def _put(index: dict[str, frozenset[str]], key: str, name: str) -> None:
    index[key] = index.get(key, _NONE) | {name}


def _by_stem(index: Mapping[str, frozenset[str]], lang: str) -> dict[str, frozenset[str]]:
    """The same families by the long stems of their members."""
    found: dict[str, frozenset[str]] = {}
    for member, names in index.items():
        stem = lemmas.stem(member, lang)
        if len(stem) >= LONG_STEM:
            found[stem] = found.get(stem, _NONE) | names
    return found


class Families:
    """Which words are of one family, by a table and on a level. Words are as `letters.normal` spells them."""

    def __init__(self, table: Table, level: str = "standard") -> None:
        self.lang = table.lang
        self.level = level
        self.table = table
        self.members: dict[str, frozenset[str]] = {}
        self._plain: dict[str, frozenset[str]] = {}
        for name, members in table.at(level).items():
            for member in map(normal, members):
                _put(self.members, member, name)
                _put(self._plain, folded(member), name)
        self._families = lru_cache(_REMEMBERED)(self._found)
        self._plain_families = lru_cache(_REMEMBERED)(self._found_plain)
        self._words = lru_cache(_REMEMBERED)(self._is_word)

    def families(self, word: str) -> frozenset[str]:
        """The families of a word, accents counting."""
        return self._families(word)

    def plain_families(self, word: str) -> frozenset[str]:
        """The families of a word whose accents don't count (ruling 40), beside those of `families`."""
        return self._plain_families(word)

    def is_word(self, word: str) -> bool:
        """Whether the word is in a dictionary or in the table (ruling 51); it may lack all its accents.

        The dictionary lists few adverbs: a French one in -ment counts if its adjective is listed.
        """
        return self._words(word)

    def is_spelled(self, word: str) -> bool:
        """Whether the word is listed with just these accents."""
        return word in self.members or lemmas.known(word, self.lang)

    def same_family(self, a: str, b: str) -> bool:
        """Whether two words, spelled with their accents, are of one family."""
        a = normal(a)
        b = normal(b)
        return a == b or not self.families(a).isdisjoint(self.families(b))

    def matching(self, guess: str, word: str) -> bool:
        """Whether a guess is of the family of a word of the text; without accents it may be any (40)."""
        if guess == word or not self.families(guess).isdisjoint(self.families(word)):
            return True
        return guess.isascii() and not self.plain_families(guess).isdisjoint(self.plain_families(word))

    def repeats(self, word: str, other: str) -> bool:
        """Whether the families of two guesses meet (44); a guess that is no word may lack its accents."""
        if word == other or not self.families(word).isdisjoint(self.families(other)):
            return True
        if self.lang == "en" or (self.is_spelled(word) and self.is_spelled(other)):
            return False
        return not self.plain_families(word).isdisjoint(self.plain_families(other))

    @cached_property
    def _stems(self) -> dict[str, frozenset[str]]:
        return _by_stem(self.members, self.lang)

    @cached_property
    def _plain_stems(self) -> dict[str, frozenset[str]]:
        return _by_stem(self._plain, self.lang)

    def _found(self, word: str) -> frozenset[str]:
        found = self._single(word)
        if "-" in word:  # ruling 70: as a whole, then through its parts
            for part in word.split("-"):
                if len(part) > 1 and not functions.is_function(part, self.lang):
                    found |= self._single(part)
        return found

    def _single(self, word: str) -> frozenset[str]:
        lemma = lemmas.lemma(word, self.lang)
        found = self.members.get(word) or self.members.get(lemma)
        if found:
            return found
        stem = lemmas.stem(lemma, self.lang)
        if len(stem) < LONG_STEM:
            return frozenset((f"={lemma}",))
        return self._stems.get(stem) or frozenset((f"~{stem}", f"={lemma}"))

    def _found_plain(self, word: str) -> frozenset[str]:
        plain = folded(word)
        lemma = folded(lemmas.lemma(word, self.lang))
        found = self._plain.get(plain, _NONE) | self._plain.get(lemma, _NONE)
        if found:
            return found
        stem = lemmas.stem(plain, self.lang)
        if len(stem) < LONG_STEM:
            return frozenset((f"={plain}",))
        return self._plain_stems.get(stem) or frozenset((f"^{stem}",))

    def _is_word(self, word: str) -> bool:
        lang = self.lang
        if self.is_spelled(word) or functions.is_listed(word, lang):
            return True
        if "-" in word:
            return all(self.is_word(part) for part in word.split("-") if part)
        if lang != "fr":
            return False
        if word.endswith("ment") and any(map(self.is_spelled, _adjectives(word))):
            return True
        if not word.isascii() or len(word) > _ACCENTABLE:
            return False
        return word in self._plain or any(lemmas.known(accented, lang) for accented in _accented(word))


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
