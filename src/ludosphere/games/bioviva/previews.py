"""What an action would give, in a few words; only from what its seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import (
    LOOK,
    ON,
    PASS,
    PIVOT,
    SPIN,
    SWAP,
    TURN,
    WORDS,
    first_of,
    kind_of,
    line_slots,
    second_of,
)
from .say import rewards_words, scene_short, seen_by, slot_name
from .setting import UNLIMITED
from .state import DECIDE, FIRST_SPIN, NONE, SPINNING

if TYPE_CHECKING:
    from ...core.text import Texts
    from .rules import BiovivaPosition


def preview(position: BiovivaPosition, seat: int, action: int, say: Texts) -> str:
    """What the action gives; empty if nothing special."""
    if action >= WORDS:
        return _words_left(position, seat, say)
    kind = kind_of(action)
    if kind in (LOOK, TURN):
        return _picture(position, seat, kind, first_of(action), say)
    if kind == SWAP:
        return _swapped(position, seat, first_of(action), second_of(action), say)
    if kind == PIVOT:
        return _known(position, seat, line_slots(first_of(action)), say)
    if kind == ON:
        return _after(position, say)
    if kind == SPIN:
        return say("gives-spin", order=" → ".join(str(one + 1) for one in position.order))
    return say("gives-pass") if kind == PASS else ""


def _picture(position: BiovivaPosition, seat: int, kind: int, slot: int, say: Texts) -> str:
    """What the front shows, and whether the seat has seen the back; then what is at stake."""
    picture = position.table[slot]
    scene = scene_short(position.setting.deck, picture, say.lang)
    seen = "yes" if seen_by(position, seat, picture) else "no"
    if kind == TURN and position.phase == DECIDE:
        return say("gives-reveal", scene=scene, seen=seen, rewards=rewards_words(position, say))
    looks = position.looks[seat] if position.phase in (FIRST_SPIN, SPINNING) else NONE
    if looks in (NONE, UNLIMITED):
        return say("gives-scene", scene=scene, seen=seen)
    return say("gives-look", scene=scene, seen=seen, n=looks - 1)


def _swapped(position: BiovivaPosition, seat: int, a: int, b: int, say: Texts) -> str:
    """Which card comes into the line, and which of its four the seat has seen then."""
    line = line_slots(int(position.line))
    if (a in line) == (b in line):
        return say("gives-same-line" if a in line else "gives-no-line")
    inside, outside = (a, b) if a in line else (b, a)
    slots = [outside if slot == inside else slot for slot in line]
    known = _known(position, seat, slots, say)
    return say("gives-swap", comes=slot_name(outside), goes=slot_name(inside), known=known)


def _known(position: BiovivaPosition, seat: int, slots: list[int], say: Texts) -> str:
    """How many of the four cards the seat has seen the backs of."""
    seen = sum(1 for slot in slots if seen_by(position, seat, position.table[slot]))
    return say("gives-known", n=seen)


def _after(position: BiovivaPosition, say: Texts) -> str:
    """What follows a reveal."""
    last = position.turn >= position.setting.turns
    if last:
        return say("gives-round-2")
    return say("gives-second-spin") if position.reward > 0 else ""


def _words_left(position: BiovivaPosition, seat: int, say: Texts) -> str:
    return say("gives-words", n=position.speakers.count(seat) - 1)
