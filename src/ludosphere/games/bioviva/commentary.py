"""A commentary taken apart: which words can score, and who scored with which (rulings 46 to 51, 65, 66)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from . import lemmas
from .families import Families
from .functions import Grammar
from .letters import Token, tokens

_SKY: Final = frozenset(
    ("terre", "soleil", "lune", "univers", "earth", "sun", "moon", "universe", "suns", "soleils")
)
"""Written with a capital in texts about the sky; common nouns for all that."""
_NUMBERS: Final = {
    "fr": [
        "deux",
        "trois",
        "quatre",
        "cinq",
        "six",
        "sept",
        "huit",
        "neuf",
        "dix",
        "onze",
        "douze",
        "treize",
        "quatorze",
        "quinze",
        "seize",
        "vingt",
        "trente",
        "quarante",
        "cinquante",
        "soixante",
        "cent",
        "cents",
        "mille",
        "million",
        "millions",
        "milliard",
        "milliards",
    ],
    "en": [
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
        "twenty",
        "thirty",
        "forty",
        "fifty",
        "sixty",
        "seventy",
        "eighty",
        "ninety",
        "hundred",
        "hundreds",
        "thousand",
        "thousands",
        "million",
        "millions",
        "billion",
        "billions",
    ],
}


class Back(NamedTuple):
    """What a card's back says in one language.

    `content`: forms that are content words there, though they can be function words (ruling 42). `lemmas`:
    for forms of several words, which of them is meant there ("fils" is fil, not fils).
    """

    commentary: str
    title: str
    labels: tuple[str, ...] = ()
    content: frozenset[str] = frozenset()
    lemmas: Mapping[str, str] = MappingProxyType({})

    def deadly(self, grammar: Grammar) -> list[str]:
        """The content words of the title and the labels: their families score nothing (rulings 46, 65)."""
        lines = (self.title, *self.labels)
        spoken = [token.word for line in lines for token in tokens(line, grammar.lang)]
        return [word for word in spoken if self.is_content(word, grammar)]

    def is_content(self, word: str, grammar: Grammar) -> bool:
        """Whether a word of it is no function word."""
        return word in self.content or not grammar.is_function(word)


class Marked(NamedTuple):
    """A word of a commentary: can it score, and what is it worth?

    `lemma`: what it is a form of; `meant`: the word whose families it has; `content`: no function word;
    `dead`: its family is in the title or in a label of the card (`because` is the word there); `name`: proper
    noun or number.
    """

    token: Token
    lemma: str
    meant: str
    content: bool
    families: frozenset[str]
    dead: bool
    because: str
    name: bool

    @property
    def family(self) -> str:
        """One name for its families, a reviewed one if there is one."""
        return (
            min(self.families, key=lambda name: (name[0] in "=~", name)).lstrip("=~") if self.families else ""
        )


def marked(back: Back, families: Families) -> list[Marked]:
    """Every word of a commentary in text order."""
    lang = families.lang
    killers: dict[str, str] = {}
    for word in back.deadly(families.grammar):
        for family in families.printed(word):
            killers.setdefault(family, word)
    found = []
    for token in tokens(back.commentary, lang):
        content = back.is_content(token.word, families.grammar)
        meant = back.lemmas.get(token.word, token.word)
        kin = families.printed(meant) if content else frozenset[str]()
        killer = next((killers[family] for family in sorted(kin) if family in killers), "")
        lemma = lemmas.lemma(meant, lang)
        name = _is_name(token, lang)
        found.append(Marked(token, lemma, meant, content, kin, bool(killer), killer, name))
    return found


def _is_name(token: Token, lang: str) -> bool:
    if any(part in _NUMBERS[lang] for part in token.word.split("-")):
        return True
    if not token.printed[:1].isupper() or token.word in _SKY:
        return False
    return not token.first or not lemmas.known(token.word, lang)


def scoring(words: Iterable[Marked]) -> list[Marked]:
    """The words of a commentary that can earn a star, one for each family (ruling 48)."""
    used: set[str] = set()
    found = []
    for word in words:
        if word.content and not word.dead and used.isdisjoint(word.families):
            found.append(word)
            used |= word.families
    return found


def annotated(words: Iterable[Marked]) -> list[dict[str, Any]]:
    """The word list of a finished deck (`families` of a card): token, lemma, content, dead, family."""
    return [
        {
            "token": word.token.printed,
            "lemma": word.lemma,
            "content": word.content,
            "dead": word.dead,
            "family": word.family,
        }
        for word in words
    ]


def judged(
    guesses: Sequence[str],
    words: Sequence[Marked],
    back: Back,
    families: Families,
    links: Iterable[tuple[str, int]] = (),
) -> list[int]:
    """For each guess, in the order they were said, the number of the word it scores with, or -1.

    `guesses` as `words.read` gives them ("" for a word given up), `words` as `marked` gives them. `links`:
    pairs of a guess and a word's number that an appeal made one family (rulings 53, 72); they bring no dead
    word to life. Families of the title and the labels score nothing, and a family scores once. Linked
    guesses come last, since an appeal takes no star from a guess that has scored.
    """
    dead = back.deadly(families.grammar)
    used: set[str] = set()
    found = [-1] * len(guesses)

    def score(place: int, fits: Callable[[str, int], bool]) -> None:
        """Gives a guess the first word that fits and whose families are free."""
        guess = guesses[place]
        if found[place] >= 0 or not guess or any(families.matching(guess, word) for word in dead):
            return
        for number, word in enumerate(words):
            if word.content and not word.dead and used.isdisjoint(word.families) and fits(guess, number):
                found[place] = number
                used.update(word.families)
                return

    def is_kin(guess: str, number: int) -> bool:
        word = words[number]
        if guess == word.token.word:
            return True
        return families.matching(guess, word.meant) and families.is_word(guess)

    linked = frozenset(links)
    for place in range(len(guesses)):
        score(place, is_kin)
    for place in range(len(guesses)):
        score(place, lambda guess, number: (guess, number) in linked)
    return found
