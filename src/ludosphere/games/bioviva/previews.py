"""What an action would give, in a few words; only from what its seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .actions import line_slots
from .refs import GRAMMAR
from .say import rewards_words, scene_short, seen_by
from .setting import UNLIMITED
from .state import DECIDE, FIRST_SPIN, NONE, SPINNING, BiovivaState

if TYPE_CHECKING:
    from ...core.text import Texts


def preview(state: BiovivaState, seat: int, action: int, say: Texts) -> str:
    """What the action gives; empty if nothing special."""
    gives = _GIVES.get(GRAMMAR.kind(action).name)
    return gives(state, seat, say, *GRAMMAR.values(action)) if gives else ""


def _picture(state: BiovivaState, seat: int, slot: int, say: Texts) -> dict[str, str]:
    """What the front shows, and whether the seat has seen the back."""
    picture = state.table[slot]
    scene = scene_short(state.setting.deck, picture, say.lang)
    return {"scene": scene, "seen": "yes" if seen_by(state, seat, picture) else "no"}


def _look(state: BiovivaState, seat: int, say: Texts, slot: int) -> str:
    looks = state.looks[seat] if state.phase in (FIRST_SPIN, SPINNING) else NONE
    shown = _picture(state, seat, slot, say)
    if looks in (NONE, UNLIMITED):
        return say("gives-scene", shown)
    return say("gives-look", shown, n=looks - 1)


def _turn(state: BiovivaState, seat: int, say: Texts, slot: int) -> str:
    """The card, and before the first one what is at stake."""
    shown = _picture(state, seat, slot, say)
    if state.phase == DECIDE:
        return say("gives-reveal", shown, rewards=rewards_words(state, say))
    return say("gives-scene", shown)


def _swap(state: BiovivaState, seat: int, say: Texts, a: int, b: int) -> str:
    """Which card comes into the line, and which of its four the seat has seen then."""
    line = line_slots(int(state.line))
    if (a in line) == (b in line):
        return say("gives-same-line" if a in line else "gives-no-line")
    inside, outside = (a, b) if a in line else (b, a)
    known = _known(state, seat, say, [outside if slot == inside else slot for slot in line])
    return say("gives-swap", comes=outside, goes=inside, known=known)


def _known(state: BiovivaState, seat: int, say: Texts, slots: list[int]) -> str:
    """How many of the four cards the seat has seen the backs of."""
    return say("gives-known", n=sum(seen_by(state, seat, state.table[slot]) for slot in slots))


def _on(state: BiovivaState, seat: int, say: Texts) -> str:
    """What follows a reveal."""
    if state.turn >= state.setting.turns:
        return say("gives-round-2")
    return say("gives-second-spin") if state.reward > 0 else ""


_GIVES: Final[dict[str, Callable[..., str]]] = {
    "look": _look,
    "swap": _swap,
    "pivot": lambda state, seat, say, line: _known(state, seat, say, line_slots(line)),
    "turn": _turn,
    "on": _on,
    "spin": lambda state, seat, say: say("gives-spin", order=" → ".join(str(one + 1) for one in state.order)),
    "pass": lambda state, seat, say: say("gives-pass"),
    "say": lambda state, seat, say, word: say("gives-words", n=state.speakers.count(seat) - 1),
}
"""By kind of action what it gives, if anything special."""
