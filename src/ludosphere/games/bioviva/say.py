"""Names of things as they stand in sentences: slots, lines, cells, characteristics, pictures, words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ...core.text import Texts, listed, texts
from .actions import CELLS, LEFT, line_slots
from .state import FIRST_SPIN, PHASES, BiovivaState

if TYPE_CHECKING:
    from .decks import Deck

_SHORT: Final = 60
"""Letters of a picture's description where there is little room."""


def words(lang: str) -> Texts:
    """The messages of the game in a language."""
    return texts("ludosphere.games.bioviva", lang)


def player_words(seat: int, say: Texts) -> str:
    """A player by number, where no name is known."""
    return say("player", n=seat + 1)


def players_words(seats: Sequence[int], say: Texts) -> str:
    """ "players 2 and 3"."""
    if len(seats) == 1:
        return player_words(seats[0], say)
    return say("players", list=listed([str(seat + 1) for seat in seats], say))


def due(state: BiovivaState) -> str:
    """What is due, as messages name it; spins are alike there."""
    return "spin" if state.phase == FIRST_SPIN else PHASES[state.phase]


# --- places ----------------------------------------------------------------------------------------
def card_words(slot: int, line: int, say: Texts) -> str:
    """ "card 3 (bottom right)", "card 8 (centre, beside 2)" while the current line is 2."""
    if slot < LEFT:
        return say("card-at", slot=slot, where=say(f"where-{slot}"))
    return say("card-centre", slot=slot, beside=line if slot == LEFT else line + 4)


def cards_words(slots: Sequence[int], say: Texts) -> str:
    """ "card 3", "cards 0, 8 and 4"."""
    numbers = listed([str(slot) for slot in slots], say)
    return say("card", slot=numbers) if len(slots) == 1 else say("cards", slots=numbers)


def line_words(line: int) -> str:
    """ "0–8–9–4": a line by its slots."""
    return "–".join(str(slot) for slot in line_slots(line))


def cell_words(cell: int, say: Texts) -> str:
    """A card of round 2 by its place in the grid: "card top left"."""
    return say(f"cell-{cell}") if 0 <= cell < CELLS else ""


# --- what is on cards ------------------------------------------------------------------------------
def scene_words(deck: Deck, picture: int, lang: str) -> str:
    """What the picture shows, told without its title."""
    return deck.cards[picture].scene[lang]


def scene_short(deck: Deck, picture: int, lang: str, most: int = _SHORT) -> str:
    """The beginning of it, cut between words."""
    text = scene_words(deck, picture, lang).rstrip(".")
    if len(text) <= most:
        return text
    head = text[: most - 1]
    return head[: head.rfind(" ")].rstrip(" ,;:.") + "…"


def traits_words(deck: Deck, mask: int, say: Texts) -> str:
    """Characteristics by their bits: "Atmosphere and Solar system"."""
    names = [one.names[say.lang] for number, one in enumerate(deck.characteristics) if mask >> number & 1]
    return listed(names, say)


def figure_words(figure: str, say: Texts) -> str:
    """ "the Big Dipper"."""
    return say(f"figure-{figure}")


def quoted(word: str, say: Texts) -> str:
    """A word somebody said or a text has."""
    return say("quoted", word=word.replace("'", "’"))


def text_word(state: BiovivaState, number: int) -> str:
    """A word of the text that was read last, as it is printed; "" if there is none of that number."""
    reading = state.reading()
    card = state.backs[state.grid[reading.cell]]
    marked = state.setting.lexicon().marked(card, state.setting.profile)
    return str(marked[number].token.printed) if 0 <= number < len(marked) else ""


def stars_words(count: int, say: Texts) -> str:
    """ "2 stars"."""
    return say("some-stars", n=count)


def rewards_words(state: BiovivaState, say: Texts) -> str:
    """What a line is worth: the three rewards."""
    tier = [stars_words(stars, say) for stars in state.setting.rewards]
    return say("rewards", shared=tier[0], identical=tier[1], all=tier[2])


def seen_by(state: BiovivaState, seat: int, picture: int) -> bool:
    """Has the seat seen the back of the picture?"""
    return bool(state.seen[picture] >> seat & 1)
