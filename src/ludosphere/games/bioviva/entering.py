"""What somebody types: a word of round 2 as it comes, or as records hold it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...core.errors import NotationError
from .actions import WORDS
from .guessing import heard, said_before
from .letters import LANGUAGES
from .refs import written
from .say import words
from .state import GUESS, BiovivaState
from .wordcode import packed
from .words import MOST, Guess, refusal

if TYPE_CHECKING:
    from ...core.text import Texts

_SAY: Final = "say:"


def due(state: BiovivaState, seat: int) -> bool:
    """Is it for the seat to say a word?"""
    return state.phase == GUESS and seat in state.to_move()


def entry(state: BiovivaState, seat: int, say: Texts) -> dict[str, Any] | None:
    """What the seat may type now: a word about the open card; None where there is nothing to type."""
    if not due(state, seat):
        return None
    left = state.speakers.count(seat)
    hint = say("entry-hint", lang=state.setting.lang)
    return {"label": say("entry-label", n=left), "hint": hint, "max": MOST}


def typed(state: BiovivaState, seat: int, text: str, say: Texts) -> int:
    """The action of a word; raises NotationError with why it can't be said."""
    guess = _read(state, seat, text)
    if guess.refused:
        why = refusal(guess)
        raise NotationError(say(why.key, why.args)).worded(why.key)
    return WORDS + packed(guess.word)


def recorded(state: BiovivaState, seat: int, text: str) -> int | None:
    """The action of a word as records hold it, listed or not; None if the text is none.

    Raises NotationError with why a word can't be said.
    """
    wanted = written(text) if len(text) < 4 * MOST else text
    if not wanted.startswith(_SAY) or not due(state, seat):
        return None
    guess = _read(state, seat, wanted.removeprefix(_SAY))
    if not guess.refused:
        return WORDS + packed(guess.word)
    why = refusal(guess)
    said = {lang: words(lang)(why.key, why.args) for lang in LANGUAGES}
    raise NotationError(said["en"]).worded("said", **said)


def _read(state: BiovivaState, seat: int, text: str) -> Guess:
    """The word as it is said, so that reading it once more changes nothing, or why it is refused."""
    said = said_before(state, seat)
    word = text
    for _ in range(2):
        guess = heard(state, word, said)
        if guess.refused:
            return guess
        word, before = guess.word, word
    try:
        packed(word)
    except ValueError:
        return Guess("", "alphabet")
    return guess if word == before else Guess("", "symbols")


def allows(state: BiovivaState, seat: int, ref: str) -> bool:
    """Is the ref a word that may be said, listed or not?"""
    kind, _, word = ref.partition(":")
    if kind != "word" or not due(state, seat):
        return False
    guess = _read(state, seat, word)
    return not guess.refused and guess.word == word
