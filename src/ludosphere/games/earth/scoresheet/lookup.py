"""Which card is meant: by id, by number, or by its whole name in either language."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from typing import Final

from ..cards import CARD_BY_ID, CARDS
from ..names import all_names, find, name, plain_words
from .fields import KINDS

_SUGGESTED: Final = 3


def plain(text: str) -> str:
    """A text without case, accents and punctuation."""
    return " ".join(plain_words(text))


@cache
def _called(what: str) -> dict[str, tuple[int, ...]]:
    """The cards a field may hold by all that they may be called."""
    found: dict[str, set[int]] = {}
    for card in CARDS[1:]:
        if card.kind in KINDS[what]:
            figures = card.id.removeprefix("ab-")
            forms = {card.id, figures, figures.rstrip("ab"), str(card.number)}
            forms |= {form.lstrip("0") for form in forms}
            forms |= set(map(plain, all_names(card.id)))
            for form in forms:
                found.setdefault(plain(form), set()).add(card.index)
    return {form: tuple(sorted(cards)) for form, cards in found.items()}


class Unknown(Exception):  # noqa: N818 - no error of the program
    """No card, or more than one: the key and the arguments of the sentence that says so."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_text = args


def look_up(text: str, what: str, guess: bool = True) -> int:
    """The card that is meant in a field for `what` (see KINDS); raises Unknown.

    Without `guess` it doesn't look for names that are like the text: that takes longer than all the rest.
    """
    typed = plain(text)
    exact = CARD_BY_ID.get(text.strip().lower())
    if exact is not None and exact.kind in KINDS[what]:
        return exact.index
    cards = _called(what).get(typed, ())
    if len(cards) == 1:
        return cards[0]
    if cards:
        key = "two-sides" if all(CARDS[card].other_side for card in cards) else "several-cards"
        raise Unknown(key, text=shortened(text), ids=[CARDS[card].id for card in cards])
    for other in KINDS:
        if len(elsewhere := _called(other).get(typed, ())) == 1:
            raise Unknown("wrong-kind", card=CARDS[elsewhere[0]].id, kind=CARDS[elsewhere[0]].kind, what=what)
    if not guess:
        raise Unknown("no-card", text=shortened(text))
    near = find(text, kinds=KINDS[what])[:_SUGGESTED] if typed else []
    if not near:
        known = _called(what)
        near = [CARDS[known[form][0]].id for form in get_close_matches(typed, list(known), _SUGGESTED, 0.75)]
    if near:
        raise Unknown("no-card-but", text=shortened(text), near=list(dict.fromkeys(near)))
    raise Unknown("no-card", text=shortened(text))


def shortened(text: str) -> str:
    """A text to be quoted in a message."""
    return text if len(text) <= 40 else text[:39] + "…"


def spelled(card: int, what: str, lang: str) -> str:
    """What to write for a card so that it is found again: its name, else its id."""
    said = name(CARDS[card].id, lang)
    return said if _called(what).get(plain(said), ()) == (card,) else CARDS[card].id
