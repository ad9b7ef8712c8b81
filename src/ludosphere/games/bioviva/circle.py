"""Round 1: the circle, a turn's two actions, the reveal, and spins at which everybody looks (rules, 3)."""

from __future__ import annotations

from mypy_extensions import i64

from .actions import CIRCLE, LEFT, RIGHT, line_slots
from .setting import LENGTHS, PACE, UNLIMITED
from .state import ACT, DECIDE, FIGURING, FIRST_SPIN, NONE, RESULT, REVEAL, SPINNING, BiovivaState

ACTIONS: i64 = 2
"""Actions of a turn (8)."""
SECOND_LOOKS: i64 = 2
"""Cards everybody may look at after a success (23)."""
SHARED_REWARD = 0
IDENTICAL_REWARD = 1
ALL_IDENTICAL_REWARD = 2


# --- set-up ----------------------------------------------------------------------------------------------
def set_up(state: BiovivaState) -> None:
    """Who begins and who is youngest (4, 5), eight cards in a circle (3.1), constellations (3)."""
    setting = state.setting
    seats = int(state.seats)
    ages: list[int] = []
    left = list(range(seats))
    while left:
        ages.append(left.pop(state.rng.below(len(left))))
    if setting.youngest:
        ages.remove(int(setting.youngest) - 1)
        ages.insert(0, int(setting.youngest) - 1)
    state.ages = ages
    drawn = state.rng.below(seats)
    state.active = setting.first - 1 if setting.first else drawn
    state.pile = list(range(int(setting.cards)))
    state.table = [int(state.draw()) for _ in range(CIRCLE)]
    if setting.choose_figures:
        state.phase = FIGURING
    else:
        for seat in range(seats):
            state.figures[seat] = seat
        begin_first_spin(state)
    state.revealed = False


def take_figure(state: BiovivaState, seat: i64, figure: i64) -> None:
    """In the order of the seats, each another one (3)."""
    state.figures[seat] = int(figure)
    state.tell("figure", seat, {"figure": int(figure)})
    if seat + 1 == state.seats:
        begin_first_spin(state)


def begin_first_spin(state: BiovivaState) -> None:
    """The top spins in the empty circle; its time comes from the seed, the same for all (8.1)."""
    setting = state.setting
    looks = setting.peeks
    if setting.top in LENGTHS:
        least, most = LENGTHS[setting.top]
        state.duration = least + state.rng.below(most - least + 1)
        state.revealed = True
        looks = state.duration // PACE
    _spin(state, FIRST_SPIN, looks)


def _spin(state: BiovivaState, phase: i64, looks: i64) -> None:
    state.phase = phase
    for seat in range(int(state.seats)):
        state.looks[seat] = int(looks)
        state.peeked[seat] = 0
        state.looking[seat] = NONE


# --- looking -----------------------------------------------------------------------------------------------
def look(state: BiovivaState, seat: i64, slot: i64) -> None:
    """The seat sees the back; the others see whose it is (12, 13)."""
    picture: i64 = state.table[slot]
    state.seen[picture] |= 1 << int(seat)
    state.revealed = True
    state.looking[seat] = int(slot)
    state.tell("looked", seat, {"slot": int(slot), "picture": int(picture)})
    if state.phase == ACT:
        _acted(state)
        return
    state.peeked[seat] |= 1 << int(slot)
    if state.looks[seat] != UNLIMITED:
        state.looks[seat] -= 1


def done(state: BiovivaState, seat: i64) -> None:
    """The seat looks at no more cards; when nobody does, the top has stopped."""
    state.looks[seat] = NONE
    state.looking[seat] = NONE
    state.tell("done", seat, {})
    for other in state.looks:
        if other != NONE:
            return
    state.duration = 0
    for other in range(int(state.seats)):
        state.peeked[other] = 0
    if state.phase == FIRST_SPIN:
        _place_centre(state)
    else:
        state.active = _to_the_right(state)
        state.turn += 1
    begin_turn(state)


def _place_centre(state: BiovivaState) -> None:
    """Two cards nobody has seen come between slots 0 and 4 (7)."""
    state.table.append(int(state.draw()))
    state.table.append(int(state.draw()))
    state.tell("placed", NONE, {"slots": [LEFT, RIGHT], "pictures": [state.table[LEFT], state.table[RIGHT]]})


# --- a turn ------------------------------------------------------------------------------------------------
def begin_turn(state: BiovivaState) -> None:
    """Two actions, and then the decision."""
    state.phase = ACT
    state.left = ACTIONS
    state.turned = []


def _to_the_right(state: BiovivaState) -> i64:
    """The next in turn: counter-clockwise (6, 56)."""
    return (state.active + state.seats - 1) % state.seats


def _acted(state: BiovivaState) -> None:
    state.left -= 1
    state.shown = []
    state.reward = NONE
    state.revealer = NONE
    if state.left == 0:
        state.phase = DECIDE


def swap(state: BiovivaState, seat: i64, a: i64, b: i64) -> None:
    """Any two of the ten cards (9, 75)."""
    held = state.table[a]
    state.table[a] = state.table[b]
    state.table[b] = held
    state.tell("swapped", seat, {"a": int(a), "b": int(b)})
    _acted(state)


def pivot(state: BiovivaState, seat: i64, line: i64) -> None:
    """Only the direction of the pair changes (10, 11, 57)."""
    state.line = line
    state.tell("pivoted", seat, {"line": int(line)})
    _acted(state)


def keep(state: BiovivaState, seat: i64) -> bool:
    """No reveal: the turn is over. True if round 1 is."""
    state.tell("kept", seat, {})
    return end_turn(state)


def end_turn(state: BiovivaState) -> bool:
    """The next one to the right; True if every seat has had its turns (25)."""
    for seat in range(int(state.seats)):
        state.looking[seat] = NONE
    state.turned = []
    if state.turn >= state.setting.turns:
        return True
    state.active = _to_the_right(state)
    state.turn += 1
    begin_turn(state)
    return False


# --- the reveal --------------------------------------------------------------------------------------------
def turn_over(state: BiovivaState, seat: i64, slot: i64) -> None:
    """A card is turned for all to see; it stops when nothing is common to all (14, 15, 58)."""
    picture: i64 = state.table[slot]
    if state.phase == DECIDE:
        state.phase = REVEAL
        state.shown = []
        state.reward = NONE
        state.revealer = seat
        state.looking[seat] = NONE
    state.turned.append(int(slot))
    state.shown.append(int(picture))
    state.show(picture)
    state.revealed = True
    state.tell("turned", seat, {"slot": int(slot), "picture": int(picture)})
    if state.common() == 0:
        state.reward = 0
        state.phase = RESULT
        state.tell("failed", seat, {"slots": state.turned[:]})
    elif len(state.turned) == 4:
        _win(state, seat)


def _win(state: BiovivaState, seat: i64) -> None:
    """Stars from the own supply, as far as there are any (18)."""
    rank = tier(state)
    state.reward = state.setting.rewards[rank]
    placed = state.reward if state.reward < state.hand[seat] else state.hand[seat]
    state.hand[seat] -= int(placed)
    state.placed[seat] += int(placed)
    state.won[seat] += int(placed)
    state.gains += [int(state.turn), int(seat), int(placed), rank]
    state.phase = RESULT
    state.tell("won", seat, {"stars": int(placed), "tier": rank, "slots": state.turned[:]})


def tier(state: BiovivaState) -> int:
    """The tier of the cards revealed."""
    return tier_of([state.mask(state.table[slot]) for slot in state.turned])


def tier_of(masks: list[int]) -> int:
    """The reward of four cards by the largest group of identical ones among them (17, 60)."""
    a, b, c, d = masks
    if a == b == c == d:
        return ALL_IDENTICAL_REWARD
    return IDENTICAL_REWARD if a in (b, c, d) or b in (c, d) or c == d else SHARED_REWARD


def go_on(state: BiovivaState, seat: i64) -> bool:
    """The revealed cards are shuffled, or they make room for new ones. True if round 1 is over."""
    if state.reward == 0:
        _shuffle(state, seat)
        return end_turn(state)
    last = state.turn >= state.setting.turns
    for slot in line_slots(int(state.line)):
        state.aside.append(state.table[slot])
    if last:  # refill and second spin are skipped (24)
        for slot in line_slots(int(state.line)):
            state.table[slot] = NONE
        return end_turn(state)
    _refill(state)
    state.turned = []
    for other in range(int(state.seats)):
        state.looking[other] = NONE
    _spin(state, SPINNING, SECOND_LOOKS)
    state.tell("spun", NONE, {})
    return False


def _shuffle(state: BiovivaState, seat: i64) -> None:
    """The turned cards change places among their slots, every order equally likely (19, 59)."""
    slots = state.turned
    pictures = [state.table[slot] for slot in slots]
    origins = slots[:]
    if len(slots) > 1:
        state.revealed = True
        for at in range(len(slots) - 1, 0, -1):
            other = state.rng.below(at + 1)
            pictures[at], pictures[other] = pictures[other], pictures[at]
            origins[at], origins[other] = origins[other], origins[at]
    for at in range(len(slots)):
        state.table[slots[at]] = pictures[at]
    state.tell("shuffled", seat, {"from": origins, "to": slots[:]})


def _refill(state: BiovivaState) -> None:
    """New cards in the order d, C0, C1, d + 4 (21); with many players the pile may need the won ones (1)."""
    if len(state.pile) < 4:
        state.pile += state.aside
        state.aside = []
    slots = line_slots(int(state.line))
    for slot in slots:
        state.table[slot] = int(state.draw())
    state.tell("refilled", NONE, {"slots": slots, "pictures": [state.table[slot] for slot in slots]})
