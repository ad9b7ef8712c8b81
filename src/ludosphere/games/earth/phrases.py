"""Pieces of sentences: names of cards and places, amounts, what a card's abilities say."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ...core.text import Texts, texts
from . import packing
from .cards import CARDS, raw
from .grid import DIAGONAL, ORTHOGONAL, name
from .names import name as named
from .player import Player, card_at
from .state import NAMES
from .vocabulary import ACTIONS
from .wording import sentences

if TYPE_CHECKING:
    from .cards import Filter

INDEX: Final = {card_id: index for index, card_id in enumerate(NAMES) if card_id}
_SIDES: Final = ((-1, "right"), (1, "left"), (-7, "below"), (7, "above"))
"""Where the neighbour lies, and where the place lies seen from it."""
_CRITERIA: Final[list[Filter]] = [row["filter"] for row in raw("abundance")["rules"]["germinate_criteria"]]


class Entry:
    """An agenda entry taken apart."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.kind = packing.kind_of(number)
        self.amount = packing.amount_of(number)
        self.place = packing.place_of(number)
        self.card = packing.card_of(number)
        self.ability = packing.ability_of(number)
        self.step = packing.step_of(number)


def top(player: Player) -> Entry | None:
    """What the player has to do next."""
    return Entry(player.agenda[-1]) if player.agenda else None


def words(lang: str) -> Texts:
    """The messages of the game in a language."""
    return texts("ludosphere.games.earth", lang)


def called(card: int, lang: str) -> str:
    """The name of a card."""
    return named(NAMES[card], lang)


def called_at(player: Player, place: int, lang: str) -> str:
    """The name of the card at a place, ISLAND or CLIMATE; "" if there is none."""
    card = card_at(player, place)
    return called(card, lang) if card else ""


@lru_cache(maxsize=4096)
def line(card: int, ability: int, lang: str) -> str:
    """What an ability does, to stand inside a sentence: "pay 1 soil: draw 2 cards"."""
    row = CARDS[card]
    found = row.abilities[ability]
    if found.trigger in ("planting", "playing"):  # when it works is clear from where this stands
        found = replace(found, trigger="activation")
    text = sentences.ability(row, found, lang).rstrip(".")
    return text[:1].lower() + text[1:]


@lru_cache(maxsize=1024)
def gain_line(card: int, ability: int, step: int, lang: str) -> str:
    """One gain of an ability: "place up to 2 sprouts on a herb in this row"."""
    return sentences.gain(CARDS[card].abilities[ability].gain[step], lang)


@lru_cache(maxsize=1024)
def score_line(card: int, lang: str) -> str:
    """What a terrain or an Ecosystem scores at the end, to stand inside a sentence; "" for other cards."""
    row = CARDS[card]
    scorings = [row.scoring, *[ability.scoring for ability in row.abilities]]
    text = next((sentences.scoring(one, lang) for one in scorings if one is not None), "").rstrip(".")
    return text[:1].lower() + text[1:]


@lru_cache(maxsize=256)
def criterion(number: int, lang: str) -> str:
    """What is germinated: "card with a red ability"."""
    return sentences.filter_words(_CRITERIA[number], lang)


def where(player: Player, place: int, say: Texts) -> str:
    """A free place by a card beside it: "c4, left of Basil"."""
    grid, at = player.grid, name(place)
    for step, side in _SIDES:
        other = place + step
        if other in ORTHOGONAL[place] and grid[other]:
            return say(f"where-{side}", at=at, card=called(grid[other], say.lang))
    for other in DIAGONAL[place]:
        if grid[other]:
            return say("where-corner", at=at, card=called(grid[other], say.lang))
    return say("where-first", at=at)


def abilities(action: int, count: int, say: Texts) -> str:
    """ "3 red or multicolor abilities": those that work with an action."""
    return say(f"abilities-{ACTIONS[action]}", n=count)
