"""What somebody types: a word of round 2 as it comes, or the notation of any action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...core.errors import NotationError, no_action
from .actions import WORDS
from .guessing import heard, said_before
from .letters import LANGUAGES
from .refs import refs
from .state import GUESS
from .wordcode import packed
from .words import MOST, Guess, refusal

if TYPE_CHECKING:
    from ...core.text import Texts
    from .rules import BiovivaPosition

_SAY: Final = "say:"
_SWAP: Final = "swap:"
_LONG: Final = 40
"""Characters of a refused text that are shown again."""


def entry(position: BiovivaPosition, seat: int, say: Texts) -> dict[str, Any] | None:
    """What the seat may type now: a word about the open card; None where there is nothing to type."""
    if position.phase != GUESS or seat not in position.to_move():
        return None
    left = position.speakers.count(seat)
    hint = say("entry-hint", lang=position.setting.lang)
    return {"label": say("entry-label", n=left), "hint": hint, "max": MOST}


def typed(position: BiovivaPosition, seat: int, text: str, say: Texts) -> int:
    """The action of a word; raises NotationError with why it can't be said."""
    guess = _read(position, seat, text)
    if guess.refused:
        raise NotationError(refusal(guess, say.lang))
    return WORDS + packed(guess.word)


def _read(position: BiovivaPosition, seat: int, text: str) -> Guess:
    """The word as it is said, so that reading it once more changes nothing, or why it is refused."""
    said = said_before(position, seat)
    word = text
    for _ in range(2):
        guess = heard(position, word, said)
        if guess.refused:
            return guess
        word, before = guess.word, word
    try:
        packed(word)
    except ValueError:
        return Guess("", "alphabet")
    return guess if word == before else Guess("", "symbols")


def parse(position: BiovivaPosition, seat: int, text: str) -> int:
    """The action with this notation; blanks may stand for colons. Raises NotationError.

    A word is read as records hold it, whether it is among the legal actions or not.
    """
    wanted = ":".join(text.replace(":", " ").split()) if len(text) < 4 * MOST else text
    if wanted.startswith(_SAY) and position.phase == GUESS and seat in position.to_move():
        guess = _read(position, seat, wanted.removeprefix(_SAY))
        if not guess.refused:
            return WORDS + packed(guess.word)
        said = {lang: refusal(guess, lang) for lang in LANGUAGES}
        raise NotationError(said["en"]).worded("said", **said)
    for form in (wanted, _turned(wanted)):
        for action in position.legal(seat):
            if action < WORDS and refs(position, action)[1] == form:
                return action
    shown = text.strip()
    shown = shown if len(shown) <= _LONG else shown[: _LONG - 3] + "…"
    raise no_action(shown, seat, position.turn)


def _turned(notation: str) -> str:
    """A swap with its cards in the other order."""
    parts = notation.split(":")
    return f"{_SWAP}{parts[2]}:{parts[1]}" if notation.startswith(_SWAP) and len(parts) == 3 else notation


def allows(position: BiovivaPosition, seat: int, ref: str) -> bool:
    """Is the ref a word that may be said, listed or not?"""
    kind, _, word = ref.partition(":")
    if kind != "word" or entry_closed(position, seat):
        return False
    guess = _read(position, seat, word)
    return not guess.refused and guess.word == word


def entry_closed(position: BiovivaPosition, seat: int) -> bool:
    """Is there nothing to type for the seat?"""
    return position.phase != GUESS or seat not in position.to_move()
