"""What a network reads of a position: what each of two columns has and knows, as small whole numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.position import hoped, rival_of
from .actions import LEFT, LINES, RIGHT, SLOTS, line_slots
from .policy import backs_in, line_worth, unseen
from .state import NONE, BiovivaState

BEST: Final = 3
"""Characteristics that are looked at: those most known cards show."""
HUNDREDTHS: Final = 100.0


def traits(state: BiovivaState, seat: i64) -> list[int]:
    """Those of the seat and of its best rival, of the round; last what both can hope for."""
    values = state.prospects()
    rival = rival_of(values, int(seat))
    out: list[int] = []
    _column(state, seat, out)
    _column(state, rival, out)
    circle = len(state.grid) == 0
    turns: i64 = state.setting.turns - state.turn
    out.append(int(turns) if circle and turns > 0 else 0)
    out.append(1 if circle else 0)
    out.append(1 if circle and state.active == seat else 0)
    out.append(int(state.left) if circle else 0)
    out.append(len(state.aside))
    return out + hoped(values[seat], values[rival])


def _column(state: BiovivaState, seat: i64, out: list[int]) -> None:
    """What a seat has and, in round 1, what it knows of the cards on the table."""
    out.append(state.placed[seat])
    out.append(state.won[seat])
    out.append(state.hand[seat])
    out.append(int(state.on_cards(seat)))
    if state.grid:
        for _ in range(LINES + 8 + 3 * BEST):
            out.append(0)
        return
    known: list[int] = []
    count: i64 = 0
    circle: i64 = 0
    for slot in range(SLOTS):
        mask = 0
        if slot < len(state.table) and state.table[slot] != NONE:
            picture: i64 = state.table[slot]
            if state.knows(int(seat), picture):
                mask = state.mask(picture)
                count += 1
                if slot < LEFT:
                    circle += 1
        known.append(mask)
    out.append(int(count))
    out.append(int(circle))
    kinds = unseen(state, seat)
    total = backs_in(kinds)
    now: float = 0.0
    worths: list[float] = []
    for line in range(LINES):
        worth = line_worth(state, [known[slot] for slot in line_slots(line)], kinds, total)
        if line == state.line:
            now = worth
        worths.append(worth)
    worths.sort()
    out.append(int(HUNDREDTHS * now))
    for number in range(LINES):
        out.append(int(HUNDREDTHS * worths[LINES - 1 - number]))
    # How many known cards show each characteristic, and lie outside the centre; how many are alike.
    centre = known[LEFT] & known[RIGHT]
    counts: list[int] = []
    fitting: i64 = 0
    alike: i64 = 0
    pairs: i64 = 0
    for bit in range(16):
        shown: i64 = 0
        for mask in known:
            if mask >> bit & 1:
                shown += 1
        counts.append(int(shown))
        if centre >> bit & 1:
            here: i64 = shown - 2
            if here > fitting:
                fitting = here
    for first in range(SLOTS):
        if known[first]:
            same: i64 = 0
            for second in range(SLOTS):
                if known[second] == known[first]:
                    same += 1
            if same > alike:
                alike = same
            pairs += same - 1
    counts.sort()
    for number in range(BEST):
        most = counts[15 - number]
        out.append(most)
        out.append(1 if most >= 4 else 0)
        out.append(1 if most >= 3 else 0)
    out.append(1 if known[LEFT] else 0)
    out.append(1 if known[RIGHT] else 0)
    out.append(int(fitting))
    out.append(int(alike))
    out.append(int(pairs))
