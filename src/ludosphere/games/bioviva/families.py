"""Families of words: a reviewed table first, then the lemma and the stem of a word.

Each deck has a table per language (`families_fr.json`, `families_en.json`), closed and reviewed: a family
lists its members. A form has the families it is listed in, else those that its lemma is listed in. A word
outside the table has the families of the members with the same Snowball stem, if that has four letters or
more; else it is a family of its own, named after that stem or after its lemma. So two words are of one family
exactly when their sets of families meet. `forms` of a table are those whose lemma the dictionary doesn't know
or that have several: each has the families of all the members it is a form of.

How far a family goes is a setting, the *level*. The table marks the members with an altered root (céleste in
the family of ciel): on level `strict` they are families apart. And it lists suppletive words (aquatique
beside eau): only on level `generous` they belong to the family, else they too are families apart.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Final

from . import functions, inflections, lemmas
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
    words with another root but the same meaning, in the same way. `forms`: by member, inflected forms that
    the dictionary leads elsewhere.
    """

    def __init__(
        self,
        lang: str,
        families: Mapping[str, Sequence[str]] | None = None,
        altered: Groups | None = None,
        suppletive: Groups | None = None,
        forms: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.lang = lang
        self.families = families or {}
        self.altered = altered or {}
        self.suppletive = suppletive or {}
        self.forms = forms or {}

    @classmethod
    def read(cls, text: str, lang: str) -> Table:
        """The table in a pack's file."""
        told = json.loads(text)
        return cls(lang, told["families"], told.get("altered"), told.get("suppletive"), told.get("forms"))

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


class Families:
    """Which words are of one family, by a table and on a level. Words are as `letters.normal` spells them."""

    def __init__(
        self, table: Table, level: str = "standard", grammar: functions.Grammar | None = None
    ) -> None:
        self.lang = table.lang
        self.level = level
        self.table = table
        self.grammar = grammar or functions.grammar(table.lang)
        self.members: dict[str, frozenset[str]] = {}
        for name, members in table.at(level).items():
            for member in map(normal, members):
                _put(self.members, member, name)
        self._forms: dict[str, frozenset[str]] = {}
        self._forms = self._of_forms()
        self._families = lru_cache(_REMEMBERED)(self._found)
        self._plain_families = lru_cache(_REMEMBERED)(self._found_plain)
        self._words = lru_cache(_REMEMBERED)(self._is_word)

    def _of_forms(self) -> dict[str, frozenset[str]]:
        """Each form of the table has the families of its members, beside those it has by itself."""
        found: dict[str, frozenset[str]] = {}
        for member, forms in self.table.forms.items():
            for form in forms:
                found[form] = found.get(form, self._single(form)) | self.members[member]
        return found

    def families(self, word: str) -> frozenset[str]:
        """The families of a word, accents counting."""
        return self._families(word)

    def printed(self, word: str) -> frozenset[str]:
        """The families of a word of a text: one that is listed has only those it is listed in."""
        return self.members.get(word) or self.families(word)

    def plain_families(self, word: str) -> frozenset[str]:
        """The families of every word that one typed without accents may be (ruling 40)."""
        return self._plain_families(word)

    def is_word(self, word: str) -> bool:
        """Whether the word is in a dictionary or in the table (ruling 51); it may lack all its accents.

        The dictionary lists few adverbs: a French one in -ment counts if its adjective is listed.
        """
        return self._words(word)

    def is_spelled(self, word: str) -> bool:
        """Whether the word is listed with just these accents."""
        return word in self.members or word in self._forms or lemmas.known(word, self.lang)

    def same_family(self, a: str, b: str) -> bool:
        """Whether two words, spelled with their accents, are of one family."""
        a = normal(a)
        b = normal(b)
        return a == b or not self.families(a).isdisjoint(self.families(b))

    def matching(self, guess: str, word: str) -> bool:
        """Whether a guess is of the family of a text's word; only the guess may lack its accents (40)."""
        kin = self.plain_families(guess) if guess.isascii() else self.families(guess)
        return guess == word or not kin.isdisjoint(self.printed(word))

    def repeats(self, word: str, other: str) -> bool:
        """Whether the families of two guesses meet (44); a guess that is no word may lack its accents."""
        if word == other or not self.families(word).isdisjoint(self.families(other)):
            return True
        if self.lang == "en" or (self.is_spelled(word) and self.is_spelled(other)):
            return False
        return not self.plain_families(word).isdisjoint(self.plain_families(other))

    @cached_property
    def _stems(self) -> dict[str, frozenset[str]]:
        """The families by the long stems of their members."""
        found: dict[str, frozenset[str]] = {}
        for member, names in self.members.items():
            stem = lemmas.stem(member, self.lang)
            if len(stem) >= LONG_STEM:
                found[stem] = found.get(stem, _NONE) | names
        return found

    @cached_property
    def _bare(self) -> dict[str, list[str]]:
        """The members that have accents, by how they look without."""
        found: dict[str, list[str]] = {}
        for member in (*self.members, *self._forms):
            if not member.isascii():
                found.setdefault(folded(member), []).append(member)
        return found

    def _found(self, word: str) -> frozenset[str]:
        found = self._single(word)
        for part in self._parts(word):
            found |= self._single(part)
        return found

    def _parts(self, word: str) -> list[str]:
        """The parts of a word with hyphens that have families (ruling 70: as a whole, then by its parts)."""
        parts = word.split("-") if "-" in word else ()
        return [part for part in parts if len(part) > 1 and not self.grammar.is_function(part)]

    def _single(self, word: str) -> frozenset[str]:
        if word in self._forms:
            return self._forms[word]
        if word in self.members:
            return self.members[word]
        lemma = lemmas.lemma(word, self.lang)
        found = _NONE.union(
            *(self.members[one] for one in (lemma, *self._bases(word)) if one in self.members)
        )
        if found:
            return found
        stem = lemmas.stem(lemma, self.lang)
        if len(stem) < LONG_STEM:
            return frozenset((f"={lemma}",))
        return self._stems.get(stem) or frozenset((f"~{stem}", f"={lemma}"))

    def _bases(self, word: str) -> list[str]:
        """What a French word may be a regular form of: feminine forms only if no dictionary has the word."""
        if self.lang != "fr":
            return []
        return inflections.bases(word, feminine=not lemmas.known(word, self.lang))

    def _found_plain(self, word: str) -> frozenset[str]:
        found = self._found(word)
        for part in (word, *self._parts(word)):
            for spelled in self._spellings(part):
                found |= self._found(spelled)
        return found

    def _spellings(self, word: str) -> list[str]:
        """The words with accents that one without any may be."""
        listed = self._bare.get(word, [])
        if self.lang != "fr" or not word.isascii() or len(word) > _ACCENTABLE:
            return listed
        tried = _accented(word)[1:]
        return [*listed, *(one for one in tried if lemmas.known(one, self.lang) or self._is_adverb(one))]

    def _is_adverb(self, word: str) -> bool:
        """Whether the word is a French adverb in -ment of a listed adjective."""
        return self.lang == "fr" and word.endswith("ment") and any(map(self.is_spelled, _adjectives(word)))

    def _is_word(self, word: str) -> bool:
        if self.is_spelled(word) or self.grammar.is_listed(word):
            return True
        if "-" in word:
            return all(self.is_word(part) for part in word.split("-") if part)
        if self._is_adverb(word) or any(base in self.members for base in self._bases(word)):
            return True
        return bool(self._spellings(word))


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
