"""Games that began under the first rules: the texts, pairs, tables and judgement of words they began with.

`data/former/` holds what has changed since: `<deck>.json` by card the former fields, and by language the
former members of families (null: there was no such family); `function_words.json` the former lists.
Without this a record of those days would give stars to other words.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, cached_property
from importlib import resources
from types import MappingProxyType
from typing import Any, Final

from . import functions, lemmas
from .decks import Deck, built, card_files
from .families import LONG_STEM
from .letters import folded
from .lexicon import Lexicon

_NONE: Final[frozenset[str]] = frozenset()


@cache
def former(deck: Deck) -> Deck:
    """The deck as games of the first rules have it; packs from outside are what they are."""
    source = resources.files(__package__).joinpath("data", "former", f"{deck.id}.json")
    if not source.is_file():
        return replace(deck, former=True)
    changed = json.loads(source.read_text(encoding="utf-8"))
    files = dict(deck.files)
    for name in card_files(files):
        files[name] = _cards(files[name], changed["cards"])
    for lang, families in changed["families"].items():
        files[f"families_{lang}.json"] = _table(files[f"families_{lang}.json"], families)
    return replace(built(MappingProxyType(files)), former=True)


def _cards(text: str, changed: Mapping[str, Mapping[str, Any]]) -> str:
    told = json.loads(text)
    for card in told["cards"]:
        for field, value in changed.get(str(card["no"]), {}).items():
            card[field] = value
    return json.dumps(told)


def _table(text: str, changed: Mapping[str, list[str] | None]) -> str:
    told = json.loads(text)
    told.pop("forms", None)
    families = {**told["families"], **changed}
    told["families"] = {name: words for name, words in families.items() if words is not None}
    return json.dumps(told)


class FormerLexicon(Lexicon):
    """Words judged by the first rules: a text without its accents counts too, and no form is worked out."""

    def __init__(self, deck: Deck, lang: str, level: str = "standard") -> None:
        super().__init__(deck, lang, level, functions.grammar(lang, former=True))

    def printed(self, word: str) -> frozenset[str]:
        return self.families(word)

    def matching(self, guess: str, word: str) -> bool:
        if guess == word or not self.families(guess).isdisjoint(self.families(word)):
            return True
        return guess.isascii() and not self.plain_families(guess).isdisjoint(self.plain_families(word))

    def _bases(self, word: str) -> list[str]:
        return []

    @cached_property
    def _plain(self) -> dict[str, frozenset[str]]:
        """The families of members without their accents."""
        found: dict[str, frozenset[str]] = {}
        for member, names in self.members.items():
            found[folded(member)] = found.get(folded(member), _NONE) | names
        return found

    @cached_property
    def _plain_stems(self) -> dict[str, frozenset[str]]:
        found: dict[str, frozenset[str]] = {}
        for member, names in self._plain.items():
            stem = lemmas.stem(member, self.lang)
            if len(stem) >= LONG_STEM:
                found[stem] = found.get(stem, _NONE) | names
        return found

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
