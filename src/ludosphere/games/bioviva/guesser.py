"""Words a bot says of a picture (8.4): what is seen in it, and what other cards' texts speak about.

The text of the card itself is never looked at: its statistics leave it out, whoever may have read it.
"""

from __future__ import annotations

from functools import lru_cache
from math import log
from operator import mul
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .decks import Deck
    from .lexicon import Lexicon

_PRIOR_SEEN = (1.0, 2.0)
"""Of words in a description: hits and cards before anything was counted."""
_PRIOR_LIKE = (0.3, 6.0)
"""The same for words that are not in the description, counted over cards whose descriptions are like it."""
_LIKE = 3.0
"""How much more a card counts for each family its description shares with the picture's."""
MOST = 60
"""Words that are ranked."""
FITTED = (0.94, -0.82, 0.85, 1.18)
"""Log-odds that a described word scores: of the counted ones, of each of its families, of a word that no
other text has, of all. Fitted by `python bench/words.py`.
"""


class Texts:
    """Per card the families of its description and of the words of its text that may score."""

    def __init__(self, deck: Deck, lexicon: Lexicon, profile: str) -> None:
        cards = range(len(deck.cards))
        self.shown = [[(word, lexicon.families(word)) for word in lexicon.shown(card)] for card in cards]
        self.families = [frozenset().union(*[kin for _, kin in self.shown[card]]) for card in cards]
        self.words: list[dict[str, frozenset[str]]] = []
        self.texts: list[frozenset[str]] = []
        for card in cards:
            live = [one for one in lexicon.marked(card, profile) if one.content and not one.dead]
            self.words.append({one.token.word: one.families for one in live if not one.name})
            self.texts.append(frozenset().union(*[one.families for one in live]))


@lru_cache(maxsize=16)
def texts(deck: Deck, lexicon: Lexicon, profile: str) -> Texts:
    """The texts of a deck, made ready once."""
    return Texts(deck, lexicon, profile)


@lru_cache(maxsize=1024)
def ranked(deck: Deck, lexicon: Lexicon, profile: str, picture: int) -> tuple[str, ...]:
    """The words most likely to be in the text behind a picture, the likeliest first, as `read` gives them."""
    told = texts(deck, lexicon, profile)
    return _likeliest(lexicon, described(told, picture) | _heard(told, picture))


@lru_cache(maxsize=1024)
def fitted(deck: Deck, lexicon: Lexicon, profile: str, picture: int) -> tuple[str, ...]:
    """The same by what was learned from the texts of the sky, described words first: the learned bot's."""
    told = texts(deck, lexicon, profile)
    odds = {word: sum(map(mul, FITTED, row)) for word, row in inputs(told, picture).items()}
    order = sorted(odds, key=lambda word: -odds[word])  # of equals the one described first
    return (*_sayable(lexicon, order), *_likeliest(lexicon, _heard(told, picture)))


def inputs(told: Texts, picture: int) -> dict[str, list[float]]:
    """By word of the description what its odds are made of, in the order of `FITTED`."""
    counted = described(told, picture)
    found = {}
    for word, kin in told.shown[picture]:
        chance = counted[word]
        odds = log(chance / (1.0 - chance))
        found[word] = [odds, float(len(kin)), float(rare(told, picture, kin)), 1.0]
    return found


def rare(told: Texts, picture: int, kin: frozenset[str]) -> bool:
    """Does no text but perhaps this picture's have the family?"""
    return all(kin.isdisjoint(text) for card, text in enumerate(told.texts) if card != picture)


def described(told: Texts, picture: int) -> dict[str, float]:
    """By word of the description, how often its family was in the text where it was described elsewhere."""
    chance: dict[str, float] = {}
    for word, kin in told.shown[picture]:
        hits, cards = _PRIOR_SEEN
        for card in range(len(told.texts)):
            if card != picture and not kin.isdisjoint(told.families[card]):
                cards += 1.0
                hits += 0.0 if kin.isdisjoint(told.texts[card]) else 1.0
        chance[word] = hits / cards
    return chance


def _heard(told: Texts, picture: int) -> dict[str, float]:
    """By word of other texts that isn't described, how often it is in those of similar cards."""
    others = [card for card in range(len(told.texts)) if card != picture]
    weights = {card: 1.0 + _LIKE * len(told.families[card] & told.families[picture]) for card in others}
    known = told.families[picture]
    chance: dict[str, float] = {}
    for card in others:
        for word, kin in told.words[card].items():
            if word not in chance and kin.isdisjoint(known):
                chance[word] = _share(told, weights, kin)
    return chance


def _likeliest(lexicon: Lexicon, chance: dict[str, float]) -> tuple[str, ...]:
    return _sayable(lexicon, sorted(chance, key=lambda word: (-chance[word], word)))[:MOST]


def _sayable(lexicon: Lexicon, words: list[str]) -> tuple[str, ...]:
    """Those that `read` gives as they are."""
    return tuple(word for word in words if lexicon.read(word).word == word)


def _share(told: Texts, weights: dict[int, float], kin: frozenset[str]) -> float:
    """The share of other cards' texts that have the family, cards like the picture counting more."""
    hits, cards = _PRIOR_LIKE
    for card, weight in weights.items():
        cards += weight
        hits += 0.0 if kin.isdisjoint(told.texts[card]) else weight
    return hits / cards
