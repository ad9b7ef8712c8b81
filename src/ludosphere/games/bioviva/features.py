"""What a network reads of a position: what each of two columns has and knows, as small whole numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.features import rival_of, value_features
from .actions import LEFT, LINES, RIGHT, SLOTS, line_slots
from .circle import tier_of
from .policy import backs_in, line_worth, unseen
from .state import NONE, BiovivaState

BEST: Final = 3
"""Characteristics that are looked at: those most known cards show."""
HUNDREDTHS: Final = 100.0
REACH: Final = 3
"""Lines are looked for that none, one or two actions can make."""
PAIR: Final = 2
"""Stars of most lines; of one with an unknown card it is near enough."""


def features(state: BiovivaState, seat: i64) -> list[int]:
    """Those of the seat and of its best rival, of the round; last what both can hope for."""
    values = state.value_vector()
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
    return out + value_features(values[seat], values[rival])


def _column(state: BiovivaState, seat: i64, out: list[int]) -> None:
    """What a seat has and, in round 1, what it knows of the cards on the table."""
    out.append(state.placed[seat])
    out.append(state.won[seat])
    out.append(state.hand[seat])
    out.append(int(state.on_cards(seat)))
    if state.grid:
        for _ in range(LINES + 8 + 3 * BEST + 2 * REACH + 1):
            out.append(0)
        return
    known: list[int] = []
    for slot in range(SLOTS):
        picture: i64 = state.table[slot] if slot < len(state.table) else NONE
        known.append(state.mask(picture) if picture != NONE and state.knows(int(seat), picture) else 0)
    count: i64 = SLOTS - known.count(0)
    out.append(int(count))
    out.append(int(LEFT - known[:LEFT].count(0)))
    kinds = unseen(state, seat)
    total = backs_in(kinds)
    worths = [
        line_worth(state, [known[slot] for slot in line_slots(line)], kinds, total) for line in range(LINES)
    ]
    out.append(int(HUNDREDTHS * worths[int(state.line)]))
    worths.sort()
    for number in range(LINES):
        out.append(int(HUNDREDTHS * worths[LINES - 1 - number]))
    _common(known, out)
    _reach(state, known, kinds, total, out)


def _common(known: list[int], out: list[int]) -> None:
    """How many known cards show each characteristic, and lie outside the centre; how many are alike."""
    centre = known[LEFT] & known[RIGHT]
    counts: list[int] = []
    fitting: i64 = 0
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
    alike: i64 = 0
    pairs: i64 = 0
    for mask in known:
        if mask:
            same: i64 = known.count(mask)
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


def _reach(state: BiovivaState, known: list[int], kinds: list[int], total: float, out: list[int]) -> None:
    """The best lines that none, one or two actions make: hundredths of stars of lines the seat knows, of
    those with one unknown card, and how many of the first kind two actions can make.
    """
    sure: list[int] = [0] * REACH
    vague: list[int] = [0] * REACH
    fits: dict[int, int] = {}
    sets: i64 = 0
    for line in range(LINES):
        slots = line_slots(line)
        outside = [slot for slot in range(SLOTS) if slot not in slots]
        cards = [known[slot] for slot in slots]
        cost: i64 = 0 if line == state.line else 1
        sets += _rate(state, cards, cost, sure, vague, fits, kinds, total)
        for away in range(4):
            kept = cards[away]
            for to in range(len(outside)):
                cards[away] = known[outside[to]]
                sets += _rate(state, cards, cost + 1, sure, vague, fits, kinds, total)
                if cost > 0:
                    continue
                for second in range(away + 1, 4):
                    other = cards[second]
                    for target in range(to + 1, len(outside)):  # how the four lie makes no difference
                        cards[second] = known[outside[target]]
                        sets += _rate(state, cards, 2, sure, vague, fits, kinds, total)
                    cards[second] = other
            cards[away] = kept
    for actions in range(REACH):
        if actions > 0:
            sure[actions] = max(sure[actions], sure[actions - 1])
            vague[actions] = max(vague[actions], vague[actions - 1])
        out.append(sure[actions])
        out.append(vague[actions])
    out.append(int(sets))


def _rate(
    state: BiovivaState,
    cards: list[int],
    actions: i64,
    sure: list[int],
    vague: list[int],
    fits: dict[int, int],
    kinds: list[int],
    total: float,
) -> i64:
    """Notes what a line of four earns; 1 if all four are known and it earns something."""
    shared = -1
    missing: i64 = 0
    for mask in cards:
        if mask:
            shared &= mask
        else:
            missing += 1
    if shared == 0 or missing > 1:
        return 0
    if missing == 0:
        stars = 100 * state.setting.rewards[tier_of(cards)]
        if stars > sure[actions]:
            sure[actions] = stars
        return 1
    if shared not in fits:
        fitting: float = 0.0
        for at in range(0, len(kinds), 2):
            if kinds[at] & shared:
                fitting += float(kinds[at + 1])
        fits[shared] = int(HUNDREDTHS * float(PAIR) * fitting / total) if total > 0.0 else 0
    if fits[shared] > vague[actions]:
        vague[actions] = fits[shared]
    return 0
