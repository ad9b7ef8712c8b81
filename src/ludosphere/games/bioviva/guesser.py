"""Words a bot says of a picture (8.4): what is seen in it, and what other cards' texts speak about.

The text of the card itself is never looked at: its statistics leave it out, whoever may have read it. Nor are
the words that were written for the picture as ideas, unless the table offers them to everybody.
"""

from __future__ import annotations

from functools import lru_cache
from math import log
from operator import mul
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from .decks import Deck
    from .lexicon import Lexicon

_PRIOR_SEEN: Final = {False: (0.1, 4.0), True: (1.0, 2.0)}
"""Of words seen in a picture, without ideas and with them: hits and cards before anything was counted. What a
description says in other words than the text seldom scores.
"""
_PRIOR_LIKE = (0.3, 6.0)
"""The same for words that are not in the description, counted over cards whose descriptions are like it."""
_LIKE = 3.0
"""How much more a card counts for each family its description shares with the picture's."""
MOST = 60
"""Words that are ranked."""
FITTED: Final = {False: (0.88, 0.18, -0.93, -4.31, -0.66), True: (0.88, 0.21, 0.75, 0.99, -0.95)}
"""Log-odds that a word scores, without ideas and with them: of the counted ones, of each of its families, of
a word that no other text has, of one that is seen in the picture, of all. Fitted by `python bench/words.py`.
"""


class Candidate(NamedTuple):
    """A word that might be said: its families, how likely it scores as counted, whether it is seen."""

    kin: frozenset[str]
    chance: float
    seen: bool


class Texts:
    """Per card the families of what is seen in it and of the words of its text that may score."""

    def __init__(self, deck: Deck, lexicon: Lexicon, profile: str, ideas: bool) -> None:
        self.ideas = ideas
        cards = range(len(deck.cards))
        seen = lexicon.ideas if ideas else lexicon.shown
        self.shown = [[(word, lexicon.families(word)) for word in seen(card)] for card in cards]
        self.families = [frozenset[str]().union(*[kin for _, kin in self.shown[card]]) for card in cards]
        self.words: list[dict[str, frozenset[str]]] = []
        self.texts: list[frozenset[str]] = []
        for card in cards:
            live = [one for one in lexicon.marked(card, profile) if one.content and not one.dead]
            self.words.append({one.token.word: one.families for one in live if not one.name})
            self.texts.append(frozenset[str]().union(*[one.families for one in live]))


@lru_cache(maxsize=16)
def texts(deck: Deck, lexicon: Lexicon, profile: str, ideas: bool = False) -> Texts:
    """The texts of a deck, made ready once. `ideas`: those written for the pictures are offered."""
    return Texts(deck, lexicon, profile, ideas)


@lru_cache(maxsize=1024)
def ranked(deck: Deck, lexicon: Lexicon, profile: str, picture: int, ideas: bool = False) -> tuple[str, ...]:
    """The words most likely to be in the text behind a picture, the likeliest first, as `read` gives them."""
    found = candidates(texts(deck, lexicon, profile, ideas), picture)
    return _sayable(lexicon, sorted(found, key=lambda word: (-found[word].chance, word)))


@lru_cache(maxsize=1024)
def fitted(deck: Deck, lexicon: Lexicon, profile: str, picture: int, ideas: bool = False) -> tuple[str, ...]:
    """The same by what was learned from the texts of the sky: the learned bot's."""
    found = inputs(texts(deck, lexicon, profile, ideas), picture)
    odds = {word: sum(map(mul, FITTED[ideas], row)) for word, row in found.items()}
    return _sayable(lexicon, sorted(odds, key=lambda word: -odds[word]))  # of equals the one seen first


def inputs(told: Texts, picture: int) -> dict[str, list[float]]:
    """By word what its odds are made of, in the order of `FITTED`."""
    found = {}
    for word, one in candidates(told, picture).items():
        odds = log(one.chance / (1.0 - one.chance))
        found[word] = [odds, float(len(one.kin)), float(rare(told, picture, one.kin)), float(one.seen), 1.0]
    return found


def candidates(told: Texts, picture: int) -> dict[str, Candidate]:
    """The words one might say of a picture: those seen in it, and those that other texts speak of."""
    return described(told, picture) | _heard(told, picture)


def rare(told: Texts, picture: int, kin: frozenset[str]) -> bool:
    """Does no text but perhaps this picture's have the family?"""
    return all(kin.isdisjoint(text) for card, text in enumerate(told.texts) if card != picture)


def described(told: Texts, picture: int) -> dict[str, Candidate]:
    """By word seen in the picture, how often its family was in the text where it was seen elsewhere."""
    found: dict[str, Candidate] = {}
    for word, kin in told.shown[picture]:
        hits, cards = _PRIOR_SEEN[told.ideas]
        for card in range(len(told.texts)):
            if card != picture and not kin.isdisjoint(told.families[card]):
                cards += 1.0
                hits += 0.0 if kin.isdisjoint(told.texts[card]) else 1.0
        found[word] = Candidate(kin, hits / cards, True)
    return found


def _heard(told: Texts, picture: int) -> dict[str, Candidate]:
    """By word of other texts that isn't seen, how often it is in those of similar cards."""
    others = [card for card in range(len(told.texts)) if card != picture]
    weights = {card: 1.0 + _LIKE * len(told.families[card] & told.families[picture]) for card in others}
    known = told.families[picture]
    found: dict[str, Candidate] = {}
    for card in others:
        for word, kin in told.words[card].items():
            if word not in found and kin.isdisjoint(known):
                found[word] = Candidate(kin, _share(told, weights, kin), False)
    return found


def _sayable(lexicon: Lexicon, words: list[str]) -> tuple[str, ...]:
    """The first of those that `read` gives as they are."""
    found = []
    for word in words:
        if lexicon.read(word).word == word:
            found.append(word)
            if len(found) == MOST:
                break
    return tuple(found)


def _share(told: Texts, weights: dict[int, float], kin: frozenset[str]) -> float:
    """The share of other cards' texts that have the family, cards like the picture counting more."""
    hits, cards = _PRIOR_LIKE
    for card, weight in weights.items():
        cards += weight
        hits += 0.0 if kin.isdisjoint(told.texts[card]) else weight
    return hits / cards
