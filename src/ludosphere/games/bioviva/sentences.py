"""Actions in words, as instructions, and what a single ref is called."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .actions import (
    AIM,
    AIMS,
    APPEAL,
    DONE,
    FIGURE,
    FIGURES,
    KEEP,
    LOOK,
    ON,
    PASS,
    PIVOT,
    REST,
    SPIN,
    SWAP,
    TURN,
    VOTE,
    VOTES,
    WORDS,
    first_of,
    kind_of,
    second_of,
)
from .refs import aim_name
from .say import (
    card_words,
    cards_words,
    figure_words,
    line_of,
    line_words,
    quoted,
    slot_of,
    text_word,
)
from .state import APPEALING, DECIDE, VOTING, BiovivaState
from .wordcode import unpacked

if TYPE_CHECKING:
    from ...core.text import Texts
    from .rules import BiovivaPosition

Say = Callable[[BiovivaState, int, "Texts"], str]


def sentence(position: BiovivaPosition, action: int, say: Texts) -> str:
    """The action as an instruction."""
    if action >= WORDS:
        return say("do-say", word=quoted(unpacked(action - WORDS), say))
    return _TABLE[kind_of(action)](position, action, say)


def _figure(state: BiovivaState, action: int, say: Texts) -> str:
    return say("do-figure", figure=figure_words(FIGURES[first_of(action)], say))


def _look(state: BiovivaState, action: int, say: Texts) -> str:
    return say("do-look", card=card_words(first_of(action), int(state.line), say))


def _swap(state: BiovivaState, action: int, say: Texts) -> str:
    return say("do-swap", cards=cards_words([first_of(action), second_of(action)], say))


def _pivot(state: BiovivaState, action: int, say: Texts) -> str:
    return say("do-pivot", line=line_words(first_of(action)))


def _turn(state: BiovivaState, action: int, say: Texts) -> str:
    card = card_words(first_of(action), int(state.line), say)
    return say("do-reveal" if state.phase == DECIDE else "do-turn", card=card)


def _on(state: BiovivaState, action: int, say: Texts) -> str:
    if state.reward > 0:
        return say("do-on-won")
    return say("do-on-failed", n=len(state.turned))


def _aim(state: BiovivaState, action: int, say: Texts) -> str:
    point = first_of(action)
    return say("do-aim", where=say(f"aim-{AIMS[point]}")) if point else say("do-aim-axis")


def _appeal(state: BiovivaState, action: int, say: Texts) -> str:
    word = quoted(state.reading().words[first_of(action)], say)
    return say("do-appeal", word=word, text=quoted(text_word(state, second_of(action)), say))


def _rest(state: BiovivaState, action: int, say: Texts) -> str:
    return say("do-rest")


def _vote(state: BiovivaState, action: int, say: Texts) -> str:
    return say(f"do-vote-{VOTES[first_of(action)]}")


def _plain(key: str) -> Say:
    return lambda state, action, say: say(key)


_TABLE: Final[dict[int, Say]] = {
    FIGURE: _figure,
    LOOK: _look,
    DONE: _plain("do-done"),
    SWAP: _swap,
    PIVOT: _pivot,
    TURN: _turn,
    KEEP: _plain("do-keep"),
    ON: _on,
    AIM: _aim,
    SPIN: _plain("do-spin"),
    PASS: _plain("do-pass"),
    APPEAL: _appeal,
    REST: _rest,
    VOTE: _vote,
}


# --- refs ------------------------------------------------------------------------------------------
_DOES: Final = ("done", "keep", "spin", "pass", "rest")
_AIM_NAMES: Final = tuple(aim_name(point) for point in range(len(AIMS)))


def ref_words(position: BiovivaPosition, ref: str, say: Texts) -> str:
    """What a ref is called; `ref-unknown` for what there isn't."""
    kind, _, value = ref.partition(":")
    return _ref(position, kind, value, say) or say("ref-unknown")


def _ref(position: BiovivaPosition, kind: str, value: str, say: Texts) -> str:
    if kind == "slot":
        slot = slot_of(value)
        return card_words(slot, int(position.line), say) if slot >= 0 else ""
    if kind == "line":
        line = line_of(value)
        return say("ref-line", line=line_words(line)) if line >= 0 else ""
    if kind == "do":
        if value == "on":
            return _on(position, 0, say)
        if value == "look":
            return say("ref-look")
        return say(f"do-{value}") if value in _DOES else ""
    if kind == "figure":
        return figure_words(value, say) if value in FIGURES else ""
    if kind == "aim":
        if value not in _AIM_NAMES:
            return ""
        return say(f"aim-{AIMS[_AIM_NAMES.index(value)]}")
    if kind == "word":
        return quoted(value, say) if value else ""
    if kind in ("guess", "text"):
        return _of_reading(position, kind, value, say)
    if kind == "vote":
        return say(f"do-vote-{value}") if value in VOTES else ""
    return ""


def _of_reading(position: BiovivaPosition, kind: str, value: str, say: Texts) -> str:
    """A word somebody said on the card that was read, or a word of its text."""
    if position.phase not in (APPEALING, VOTING) or not value.isascii() or not value.isdigit():
        return ""
    number = int(value[:4])
    if value != str(number):
        return ""
    if kind == "text":
        word = text_word(position, number)
        return say("ref-text", word=quoted(word, say)) if word else ""
    said = position.reading().words
    if number >= len(said):
        return ""
    return say("ref-guess", word=quoted(said[number], say)) if said[number] else say("ref-given-up")
