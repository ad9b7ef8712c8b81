"""Rules of thumb for every decision: what bots play without looking ahead, and what they think about.

A line is worth the stars it can be expected to earn: cards whose back the seat has seen count as they are,
others as one drawn among the backs it hasn't seen. Nothing here looks at what the seat can't see.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import actions
from .circle import tier_of
from .guesser import fitted, ranked
from .guessing import said_before, sayable
from .state import ACT, APPEALING, DECIDE, FIRST_SPIN, GUESS, REVEAL, SPINNING, VOTING, BiovivaState
from .wordcode import packed

BOLD: Final = 0.3
"""Stars a line must be worth to be revealed: a failure shows cards to everybody."""
IN_HAND: Final = 0.35
"""What a star in hand is worth: round 2 may still place it."""
VAGUE: Final = 0.2
"""Stars of a line with three unknown cards or more; measured on random lines of both profiles."""
FEW: Final = 5
"""Candidates of a search."""


def estimate(state: BiovivaState, seat: i64) -> float:
    """Stars the seat can hope for."""
    waiting: float = float(state.hand[seat]) + float(state.on_cards(seat))
    return float(state.placed[seat]) + IN_HAND * waiting


def suggest(state: BiovivaState, seat: i64) -> int:
    """The best action by rules of thumb."""
    phase = state.phase
    if phase == ACT:
        return _plans(state, seat)[0]
    if phase == DECIDE:
        return _decide(state, seat)
    if phase == REVEAL:
        return _next_turned(state, seat)
    if phase in (FIRST_SPIN, SPINNING):
        return _look(state, seat)
    if phase == GUESS:
        return _word(state, seat, False)
    if phase == VOTING:
        return actions.made(actions.VOTE, actions.ABSTAIN)
    if phase == APPEALING:
        return actions.made(actions.REST)
    return state.legal(int(seat))[0]


def candidates(state: BiovivaState, seat: i64) -> list[int]:
    """The best few, the suggestion first."""
    if state.phase == ACT:
        return _plans(state, seat)
    if state.phase == DECIDE:
        best = _decide(state, seat)
        other = (
            actions.made(actions.KEEP)
            if best != actions.made(actions.KEEP)
            else actions.made(actions.TURN, int(state.line))
        )
        return [best, other]
    return [suggest(state, seat)]


def wide_candidates(state: BiovivaState, seat: i64) -> list[int]:
    """The candidates and, in a turn, every look at a card the seat doesn't know; of words the learned best.

    Not so while the top spins: it would take too many worlds to tell which of the backs is worth most.
    """
    if state.phase == GUESS:
        return [_word(state, seat, True)]
    options = candidates(state, seat)
    if state.phase == ACT:
        for slot in range(actions.SLOTS):
            look = actions.made(actions.LOOK, slot)
            if look not in options and not _known(state, seat, state.table[slot]):
                options.append(look)
    return options


# --- what a seat knows ------------------------------------------------------------------------------------
def _known(state: BiovivaState, seat: i64, picture: i64) -> int:
    """The characteristics behind a picture if the seat has seen them, else 0."""
    return state.mask(picture) if state.knows(int(seat), picture) else 0


def unseen(state: BiovivaState, seat: i64) -> list[int]:
    """Kinds of backs that the seat hasn't seen, each with its number: mask, count, mask, count ...

    Which picture a back is behind plays no part, not even for the order.
    """
    hidden: list[int] = []
    for picture in range(len(state.seen)):
        if not state.knows(int(seat), picture):
            hidden.append(state.mask(picture))
    kinds: list[int] = []
    for mask in state.setting.kinds:
        count = hidden.count(mask)
        if count:
            kinds.append(mask)
            kinds.append(count)
    return kinds


def backs_in(kinds: list[int]) -> float:
    """How many backs `unseen` counted."""
    total: float = 0.0
    for at in range(1, len(kinds), 2):
        total += float(kinds[at])
    return total


def line_worth(state: BiovivaState, masks: list[int], kinds: list[int], total: float) -> float:
    """Stars four cards can be expected to earn; a mask of 0 is an unknown card."""
    known = [mask for mask in masks if mask]
    shared = -1
    for mask in known:
        shared &= mask
    missing = len(masks) - len(known)
    if shared == 0:
        return 0.0
    if missing == 0:
        return _reward(state, known)
    if total <= 0.0 or missing > 2:
        return VAGUE
    worth: float = 0.0
    for at in range(0, len(kinds), 2):
        first = kinds[at]
        if shared & first == 0:
            continue
        share: float = float(kinds[at + 1]) / total
        if missing == 1:
            worth += share * _reward(state, [*known, first])
            continue
        for other in range(0, len(kinds), 2):
            second = kinds[other]
            if shared & first & second:
                both: float = share * float(kinds[other + 1]) / total
                worth += both * _reward(state, [*known, first, second])
    return worth


def _reward(state: BiovivaState, masks: list[int]) -> float:
    """Stars of four cards that share a characteristic (17)."""
    return float(state.setting.rewards[tier_of(masks)])


# --- round 1 ----------------------------------------------------------------------------------------------
def _plans(state: BiovivaState, seat: i64) -> list[int]:
    """First actions of the best lines that the actions left can make, the best one first.

    When a line needs fewer actions than are left, the seat looks at something first.
    """
    kinds = unseen(state, seat)
    total = backs_in(kinds)
    known = [_known(state, seat, picture) for picture in state.table]
    found: list[int] = []
    worths: list[float] = []
    left = state.left
    for line in range(actions.LINES):
        cost: i64 = 0 if line == state.line else 1
        slots = actions.line_slots(line)
        outside = [slot for slot in range(actions.SLOTS) if slot not in slots]
        _propose(state, found, worths, known, slots, line, left - cost, kinds, total)
        if left - cost < 1:
            continue
        for away in slots:
            for to in outside:
                moved = known[:]
                moved[away], moved[to] = moved[to], moved[away]
                worth = line_worth(state, [moved[slot] for slot in slots], kinds, total)
                a, b = (away, to) if away < to else (to, away)
                first = actions.made(actions.SWAP, a, b)
                if left - cost == 1 and cost == 0:
                    _keep_best(found, worths, first, worth)
                    continue
                spare = left - cost - 1
                if spare > 0:
                    _keep_best(found, worths, _curious(state, seat, known, slots), worth + 0.001)
                    _second_swaps(state, found, worths, moved, slots, outside, away, to, first, kinds, total)
                else:
                    _keep_best(found, worths, first, worth)
    found_first = _curious(state, seat, known, actions.line_slots(int(state.line)))
    if not found:
        return [found_first]
    if worths[0] < BOLD and found_first not in found[:1]:
        found = [found_first] + [action for action in found if action != found_first]
    return found[:FEW]


def _propose(
    state: BiovivaState,
    found: list[int],
    worths: list[float],
    known: list[int],
    slots: list[int],
    line: i64,
    spare: i64,
    kinds: list[int],
    total: float,
) -> None:
    """The line as its cards lie: look first if there is an action to spare, else turn the pair."""
    if spare < 0:
        return
    worth = line_worth(state, [known[slot] for slot in slots], kinds, total)
    if spare > 0 or line == state.line:
        _keep_best(found, worths, _curious(state, state.active, known, slots), worth + 0.001)
    else:
        _keep_best(found, worths, actions.made(actions.PIVOT, int(line)), worth)


def _second_swaps(
    state: BiovivaState,
    found: list[int],
    worths: list[float],
    moved: list[int],
    slots: list[int],
    outside: list[int],
    away: i64,
    to: i64,
    first: int,
    kinds: list[int],
    total: float,
) -> None:
    """Two cards of the line exchanged for two others."""
    for second in slots:
        if second <= away:
            continue
        for target in outside:
            if target == to:
                continue
            twice = moved[:]
            twice[second], twice[target] = twice[target], twice[second]
            worth = line_worth(state, [twice[slot] for slot in slots], kinds, total)
            _keep_best(found, worths, first, worth)


def _keep_best(found: list[int], worths: list[float], action: int, worth: float) -> None:
    """Keeps each action once with its best worth, in falling order."""
    for at in range(len(found)):
        if found[at] == action:
            if worths[at] >= worth:
                return
            found.pop(at)
            worths.pop(at)
            break
    place = len(found)
    while place > 0 and worths[place - 1] < worth:
        place -= 1
    if place >= FEW:
        return
    found.insert(place, action)
    worths.insert(place, worth)
    if len(found) > FEW:
        found.pop()
        worths.pop()


def _curious(state: BiovivaState, seat: i64, known: list[int], slots: list[int]) -> int:
    """A look at an unknown card: of the line, then of the centre, then anywhere; else at the first."""
    for slot in slots:
        if not known[slot]:
            return actions.made(actions.LOOK, slot)
    for slot in (actions.LEFT, actions.RIGHT):
        if not known[slot]:
            return actions.made(actions.LOOK, slot)
    for slot in range(actions.SLOTS):
        if not known[slot]:
            return actions.made(actions.LOOK, slot)
    return actions.made(actions.LOOK, slots[0])


def _decide(state: BiovivaState, seat: i64) -> int:
    """Reveals a line that promises enough; first an end whose back it doesn't know."""
    kinds = unseen(state, seat)
    total = backs_in(kinds)
    slots = actions.line_slots(int(state.line))
    known = [_known(state, seat, state.table[slot]) for slot in slots]
    if state.hand[seat] == 0 or line_worth(state, known, kinds, total) < BOLD:
        return actions.made(actions.KEEP)
    return actions.made(actions.TURN, slots[3] if known[0] and not known[3] else slots[0])


def _next_turned(state: BiovivaState, seat: i64) -> int:
    """Unknown cards first: if it fails, it fails early."""
    menu = state.legal(int(seat))
    for action in menu:
        if not _known(state, seat, state.table[actions.first_of(action)]):
            return action
    return menu[0]


def _look(state: BiovivaState, seat: i64) -> int:
    """A card whose back it hasn't seen, the centre first, as long as it may; each seat begins elsewhere."""
    menu = state.legal(int(seat))
    best = menu[-1]  # "done"
    rank = 100
    for action in menu:
        if actions.kind_of(action) != actions.LOOK:
            continue
        slot = actions.first_of(action)
        if state.peeked[seat] >> slot & 1:  # seen in this very spin, whatever else is forgotten
            continue
        if _known(state, seat, state.table[slot]):
            continue
        place = (slot + 3 * int(seat)) % 8 + 2 if slot < actions.LEFT else slot - actions.LEFT
        if place < rank:
            rank = place
            best = action
    return best


# --- round 2 ----------------------------------------------------------------------------------------------
def _word(state: BiovivaState, seat: i64, learned: bool) -> int:
    """The likeliest word that may still be said."""
    setting = state.setting
    picture = state.grid[int(state.cell)]
    said = said_before(state, seat)
    rank = fitted if learned else ranked
    for word in rank(setting.deck, setting.lexicon(), setting.profile, picture, setting.ideas):
        if word not in said and sayable(state, word, said):
            return actions.WORDS + packed(word)
    return actions.made(actions.PASS)
