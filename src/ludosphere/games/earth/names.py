"""The names of the cards, and a search among them for people typing.

Where the French rulebook names a card, that is its name; what it is usually called then is found too.

Cards go by id here (`013`, `285a`, `ab-348`), those of Gaia (`360` to `365`) included.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from functools import cache, partial

from ...core.i18n import ByLanguage
from .cards import CARD_BY_ID, raw


@cache
def _names() -> dict[str, ByLanguage[str]]:
    return {card_id: ByLanguage(names) for card_id, names in raw("names").items()}


def name(card_id: str, lang: str) -> str:
    """What people call the card in `lang`; KeyError for an unknown card."""
    if card_id not in _names():
        raise KeyError(f"no card {card_id!r}: ids look like 013, 285a or ab-348")
    return _names()[card_id][lang]


def names_of(card_id: str, lang: str) -> list[str]:
    """All names of the card in `lang`, the one it goes by first."""
    also = _names()[card_id].get(f"{lang}_also")
    return [name(card_id, lang), also] if also else [name(card_id, lang)]


def other_name(card_id: str, lang: str) -> tuple[str, str]:
    """Another language than `lang`, and the name of the card in it."""
    return _names()[card_id].other(lang)


def all_names(card_id: str) -> list[str]:
    """All names of the card in all languages."""
    return list(_names()[card_id].values())


def plain_words(text: str) -> list[str]:
    """The words of a text without case, accents and punctuation."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    kept = (letter for letter in plain if not unicodedata.combining(letter))
    return "".join(letter if letter.isalnum() else " " for letter in kept).split()


def _kind(card_id: str) -> str:
    return CARD_BY_ID[card_id].kind if card_id in CARD_BY_ID else "gaia"


@cache
def _entries(lang: str | None) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """Of every card: its id, its kind, and its names as plain words with a space before each."""
    called = all_names if lang is None else partial(names_of, lang=lang)
    return tuple(
        (card_id, _kind(card_id), tuple(" " + " ".join(plain_words(said)) for said in called(card_id)))
        for card_id in _names()
    )


def _number_rank(card_id: str, typed: str) -> int:
    """0: the very id, 1: its number, 2: the beginning of either, 9: neither.

    In a number the zeros in front, the letter of the side and the `ab-` of Abundance may be left out.
    """
    whole = card_id.replace("-", "")
    figures = whole.removeprefix("ab")
    if typed == whole:
        return 0
    if typed in {text.lstrip("0") for text in (figures, figures.rstrip("ab"), whole.rstrip("ab"))}:
        return 1
    return 2 if any(form.startswith(typed) for form in (whole, figures, figures.lstrip("0"))) else 9


def _name_rank(said: str, words: list[str]) -> int:
    """3: the whole name, 4: its beginning, 5: words of it begin so, 6: they are inside, 9: not like it."""
    typed = " " + " ".join(words)
    if said == typed:
        return 3
    if said.startswith(typed):
        return 4
    if all(" " + word in said for word in words):
        return 5
    return 6 if all(word in said for word in words) else 9


def find(text: str, lang: str | None = None, kinds: Collection[str] | None = None) -> list[str]:
    """The ids of the cards whose number or name is like `text`, best first.

    Names count in `lang`, or in all languages; cards of `kinds` only ("flora" … "fauna", "gaia"), or all.
    """
    words = plain_words(text)
    if not words:
        return []
    typed = "".join(words)
    numeric = any(letter.isdigit() for letter in typed)
    ranked: list[tuple[int, str]] = []
    for card_id, kind, said in _entries(lang):
        if kinds is not None and kind not in kinds:
            continue
        rank = min(_name_rank(one, words) for one in said)
        if numeric:
            rank = min(rank, _number_rank(card_id, typed))
        if rank < 9:
            ranked.append((rank, card_id))
    ranked.sort(key=lambda found: found[0])  # stable: cards of one rank stay in the order of the box
    return [card_id for _, card_id in ranked]
