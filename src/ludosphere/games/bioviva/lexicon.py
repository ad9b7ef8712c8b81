"""The words of one deck in one language: what may be said, what is of one family, what scores."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Final

from . import commentary, functions, lemmas, words
from .commentary import Back, Marked
from .families import LONG_STEM, Families, Table
from .functions import Grammar
from .letters import folded, normal, tokens
from .wordcode import packed
from .words import Guess

if TYPE_CHECKING:
    from .decks import Deck


_NONE: Final[frozenset[str]] = frozenset()
COMMON: Final = 0.06
"""Share of a deck's texts in which a family stands whose word anybody might say."""


class Lexicon(Families):
    """The families of a deck's words (`families.py`), and its texts taken apart by them.

    `lexicon_of(deck, lang, level)` gives it. Cards are named by their index in the deck.
    """

    def __init__(
        self, deck: Deck, lang: str, level: str = "standard", grammar: Grammar | None = None
    ) -> None:
        super().__init__(Table.read(deck.files[f"families_{lang}.json"], lang), level, grammar)
        self.deck = deck
        self._marked: dict[tuple[int, str], tuple[Marked, ...]] = {}
        self._shown: dict[int, tuple[str, ...]] = {}
        self._offered: dict[tuple[int, bool], tuple[str, ...]] = {}
        self._menus: dict[tuple[int, bool, bool], tuple[tuple[str, int], ...]] = {}
        self._common: tuple[str, ...] | None = None
        self._vocabulary: dict[bool, dict[str, int]] = {}
        self._scoring: dict[tuple[int, int, str, bool], tuple[str, ...]] = {}

    def read(
        self,
        typed: str,
        said: Iterable[str] = (),
        *,
        grammar_adverbs: bool = False,
        allow_repeats: bool = False,
    ) -> Guess:
        """What a player typed, as a word, or why it is refused: see `words.read`."""
        return words.read(typed, self, said, grammar_adverbs=grammar_adverbs, allow_repeats=allow_repeats)

    def back(self, index: int, profile: str) -> Back:
        """What the back of a card says."""
        card = self.deck.cards[index]
        labels = self.deck.labels(index, profile, self.lang)
        content = frozenset(map(normal, card.content[self.lang]))
        lemmas = card.lemmas[self.lang]
        return Back(card.commentary[self.lang], card.title[self.lang], tuple(labels), content, lemmas)

    def marked(self, index: int, profile: str) -> tuple[Marked, ...]:
        """The words of a card's commentary in text order."""
        key = (index, profile)
        if key not in self._marked:
            self._marked[key] = tuple(commentary.marked(self.back(index, profile), self))
        return self._marked[key]

    def judged(
        self, index: int, profile: str, guesses: Sequence[str], links: Iterable[tuple[str, int]] = ()
    ) -> list[int]:
        """For each guess the number of the word of the commentary that it scores with, or -1.

        `guesses` in the order they were said, as `read` gives them ("" for a word given up); `links`: pairs
        of a guess and a word's number that an appeal made one family (rulings 53, 72).
        """
        words = self.marked(index, profile)
        return commentary.judged(guesses, words, self.back(index, profile), self, links)

    def shown(self, index: int) -> tuple[str, ...]:
        """The content words of the public description of a card's picture, each once, in order."""
        if index not in self._shown:
            scene = tokens(self.deck.cards[index].scene[self.lang], self.lang)
            self._shown[index] = self._sayable(token.word for token in scene)
        return self._shown[index]

    def ideas(self, index: int) -> tuple[str, ...]:
        """The words offered to those who would rather point than type: the card's own, else those shown."""
        words = self.deck.cards[index].tags.get(self.lang)
        return self.shown(index) if words is None else self._sayable(map(normal, words))

    def common(self) -> tuple[str, ...]:
        """What anybody might say of any picture: a word for each family that many texts of the deck have."""
        if self._common is None:
            cards: dict[str, set[int]] = {}
            forms: dict[str, list[str]] = {}
            for index in range(len(self.deck.cards)):
                for word in self.marked(index, "mixed"):
                    if word.content and not word.dead and not word.name:
                        cards.setdefault(word.family, set()).add(index)
                        forms.setdefault(word.family, []).append(word.token.word)
            least = COMMON * len(self.deck.cards)
            usual = [family for family in cards if len(cards[family]) >= least]
            words = (max(sorted(set(forms[family])), key=forms[family].count) for family in sorted(usual))
            self._common = self._sayable(words)
        return self._common

    def offered(self, index: int, ideas: bool) -> tuple[str, ...]:
        """What can be pointed at for a picture: its ideas, or else what is shown and what is common."""
        if (index, ideas) not in self._offered:
            words = self.ideas(index) if ideas else (*self.shown(index), *self.common())
            self._offered[index, ideas] = tuple(dict.fromkeys(words))
        return self._offered[index, ideas]

    def menu(self, index: int, ideas: bool, adverbs: bool) -> tuple[tuple[str, int], ...]:
        """The words offered that may be said while nothing is, each with its number (`wordcode.py`)."""
        key = (index, ideas, adverbs)
        if key not in self._menus:
            words = self.offered(index, ideas)
            read = (word for word in words if self.read(word, grammar_adverbs=adverbs).word == word)
            self._menus[key] = tuple((word, packed(word)) for word in read)
        return self._menus[key]

    def vocabulary(self, ideas: bool) -> dict[str, int]:
        """The words offered for any picture in the order of their letters, each with its number from 0."""
        if ideas not in self._vocabulary:
            words = {word for index in range(len(self.deck.cards)) for word in self.offered(index, ideas)}
            self._vocabulary[ideas] = {word: number for number, word in enumerate(sorted(words))}
        return self._vocabulary[ideas]

    def scoring(self, picture: int, index: int, profile: str, ideas: bool) -> tuple[str, ...]:
        """Those words offered for a picture that would score with the text of card `index`."""
        key = (picture, index, profile, ideas)
        if key not in self._scoring:
            words = self.offered(picture, ideas)
            self._scoring[key] = tuple(word for word in words if self.judged(index, profile, [word])[0] >= 0)
        return self._scoring[key]

    def _sayable(self, words: Iterable[str]) -> tuple[str, ...]:
        """The words that are no function words, as `read` gives them, each once."""
        read = (self.read(word).word for word in words if not self.grammar.is_function(word))
        return tuple(dict.fromkeys(filter(None, read)))


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


def lexicon_of(deck: Deck, lang: str, level: str = "standard") -> Lexicon:
    """The words of a deck in a language; `level`: how far families go. It is made once."""
    return _lexicon(deck, lang, level)


@cache
def _lexicon(deck: Deck, lang: str, level: str) -> Lexicon:
    return FormerLexicon(deck, lang, level) if deck.former else Lexicon(deck, lang, level)
