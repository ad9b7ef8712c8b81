"""Actions in words, as instructions, and what a single ref is called."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .actions import AIMS, FIGURES, VOTES
from .refs import GRAMMAR, value_of
from .say import card_words, cards_words, figure_words, line_words, quoted, text_word
from .state import APPEALING, DECIDE, VOTING, BiovivaState
from .wordcode import unpacked

if TYPE_CHECKING:
    from ...core.text import Texts


def sentence(state: BiovivaState, action: int, say: Texts) -> str:
    """The action as an instruction."""
    name = GRAMMAR.kind(action).name
    said = _SAID.get(name)
    return said(state, say, *GRAMMAR.values(action)) if said else say(f"do-{name}")


def _turn(state: BiovivaState, say: Texts, slot: int) -> str:
    key = "do-reveal" if state.phase == DECIDE else "do-turn"
    return say(key, card=card_words(slot, int(state.line), say))


def _on(state: BiovivaState, say: Texts) -> str:
    if state.reward > 0:
        return say("do-on-won")
    return say("do-on-failed", n=len(state.turned))


def _aim(state: BiovivaState, say: Texts, point: int) -> str:
    return say("do-aim", where=say(f"aim-{AIMS[point]}")) if point else say("do-aim-axis")


def _appeal(state: BiovivaState, say: Texts, guess: int, text: int) -> str:
    word = quoted(state.reading().words[guess], say)
    return say("do-appeal", word=word, text=quoted(text_word(state, text), say))


def _vote(state: BiovivaState, say: Texts, vote: int) -> str:
    return say(f"do-vote-{VOTES[vote]}")


_SAID: Final[dict[str, Callable[..., str]]] = {
    "figure": lambda state, say, figure: say("do-figure", figure=figure_words(FIGURES[figure], say)),
    "look": lambda state, say, slot: say("do-look", card=card_words(slot, int(state.line), say)),
    "swap": lambda state, say, *slots: say("do-swap", cards=cards_words(slots, say)),
    "pivot": lambda state, say, line: say("do-pivot", line=line_words(line)),
    "turn": _turn,
    "on": _on,
    "aim": _aim,
    "appeal": _appeal,
    "vote": _vote,
    "say": lambda state, say, word: say("do-say", word=quoted(unpacked(word), say)),
}
"""By kind of action, if it takes more than its name."""


# --- refs ------------------------------------------------------------------------------------------
def ref_words(state: BiovivaState, ref: str, say: Texts) -> str:
    """What a ref is called; `ref-unknown` for what there isn't."""
    kind, _, text = ref.partition(":")
    if kind in _CALLED:
        value = value_of(ref)
        called = _CALLED[kind](state, say, value) if value >= 0 else ""
    elif kind == "word":
        called = quoted(text, say) if text else ""
    else:
        called = _doing(state, say, text) if kind == "do" else ""
    return called or say("ref-unknown")


def _doing(state: BiovivaState, say: Texts, name: str) -> str:
    if name == "on":
        return _on(state, say)
    if name == "look":
        return say("ref-look")
    return say(f"do-{name}") if name in ("done", "keep", "spin", "pass", "rest") else ""


def _guess(state: BiovivaState, say: Texts, number: int) -> str:
    """A word somebody said on the card that was read."""
    said = state.reading().words if state.phase in (APPEALING, VOTING) else []
    if number >= len(said):
        return ""
    return say("ref-guess", word=quoted(said[number], say)) if said[number] else say("ref-given-up")


def _text(state: BiovivaState, say: Texts, number: int) -> str:
    """A word of its text."""
    word = text_word(state, number) if state.phase in (APPEALING, VOTING) else ""
    return say("ref-text", word=quoted(word, say)) if word else ""


_CALLED: Final[dict[str, Callable[..., str]]] = {
    "slot": lambda state, say, slot: card_words(slot, int(state.line), say),
    "line": lambda state, say, line: say("ref-line", line=line_words(line)),
    "figure": lambda state, say, figure: figure_words(FIGURES[figure], say),
    "aim": lambda state, say, point: say(f"aim-{AIMS[point]}"),
    "guess": _guess,
    "text": _text,
    "vote": _vote,
}
"""By alphabet what a value is called."""
