"""Whether the numbers of a snapshot fit together as they do in a game."""

from __future__ import annotations

from ...core.errors import DecodeError
from . import state as phases
from .actions import CELLS, CIRCLE, SLOTS, STARS, YES, line_slots
from .guessing import APPEAL_PARTS, appeal_menu
from .state import NONE, READ, WAITING, BiovivaState
from .wordcode import packed


def check(position: BiovivaState) -> None:
    """Raises DecodeError with the first thing that can't be."""
    _check_cards(position)
    _check_stars(position)
    _check_people(position)
    if position.phase <= phases.SPINNING:
        _check_round_1(position)
    else:
        _check_round_2(position)


def _must(holds: bool, sentence: str) -> None:
    if not holds:
        raise DecodeError(sentence)


def _distinct(numbers: list[int]) -> bool:
    return len(set(numbers)) == len(numbers)


def _check_cards(position: BiovivaState) -> None:
    cards = int(position.setting.cards)
    lying = position.table + position.pile + position.aside
    _must(_distinct(lying), "a card lies in two places.")
    _must(sorted(position.backs) == list(range(cards)), "every back is behind one picture.")
    most = (1 << int(position.seats)) - 1 | 64
    _must(all(not seen & ~most for seen in position.seen), "a seat that isn't there has seen a card.")
    _must(_distinct(position.grid), "a card lies twice in the grid.")
    _must(_distinct(position.shown) and _distinct(position.turned), "a card was revealed twice.")


def _check_stars(position: BiovivaState) -> None:
    for seat in range(int(position.seats)):
        total = position.hand[seat] + position.placed[seat] + position.out[seat] + position.on_cards(seat)
        _must(total == STARS, f"seat {seat + 1} must have {STARS} stars in all, not {total}.")
        _must(position.won[seat] <= position.placed[seat], "more stars were won than placed.")
    gains = position.gains
    _must(len(gains) % 4 == 0, "a gain is incomplete.")
    won = [0] * int(position.seats)
    for at in range(0, len(gains), 4):
        turn, seat, stars, tier = gains[at : at + 4]
        fits = 1 <= turn <= position.setting.turns and seat < position.seats
        _must(fits and stars <= STARS and tier <= 2, "a gain names a turn, a seat, stars and a tier.")
        won[seat] += stars
    _must(won == position.won, "the gains don't add up to the stars won.")


def _check_people(position: BiovivaState) -> None:
    seats = int(position.seats)
    _must(sorted(position.ages) == list(range(seats)), "every seat has its age.")
    chosen = [figure for figure in position.figures if figure != NONE]
    _must(_distinct(chosen), "two seats have the same constellation.")
    if position.phase == phases.FIGURING:
        fits = len(chosen) < seats and all(figure != NONE for figure in position.figures[: len(chosen)])
        _must(fits, "constellations are chosen in the order of the seats.")
    else:
        _must(len(chosen) == seats, "every seat has a constellation.")


# --- round 1 -----------------------------------------------------------------------------------------------
def _check_round_1(position: BiovivaState) -> None:
    phase = position.phase
    early = phase in (phases.FIGURING, phases.FIRST_SPIN)
    lying = position.table + position.pile + position.aside
    _must(len(lying) == position.setting.cards, "a card is missing.")
    _must(len(position.table) == (CIRCLE if early else SLOTS), "the circle or the centre is incomplete.")
    _must(position.turn <= position.setting.turns, "round 1 has fewer turns.")
    _must(not position.grid and not position.readings, "there is no grid in round 1.")
    _must(position.cell == NONE and position.rain_seed == NONE, "no star falls in round 1.")
    _must(not (position.speakers or position.resting or position.order), "nobody speaks in round 1.")
    _must(position.won == position.placed and sum(position.out) == 0, "stars are only won in round 1.")
    _must(sum(position.stars) == 0, "no star lies on a card in round 1.")
    _must(set(position.aims) == {NONE} and set(position.votes) == {NONE}, "nobody aims or votes yet.")
    _must(position.states == [WAITING] * CELLS and not position.drops, "no star has fallen yet.")
    _must((position.left in (1, 2)) == (phase == phases.ACT) or early, "a turn has two actions.")
    _check_spin(position)
    _check_reveal(position)


def _check_spin(position: BiovivaState) -> None:
    phase, setting = position.phase, position.setting
    timed = setting.top in ("short", "normal", "long")
    _must((position.duration > 0) == (timed and phase == phases.FIRST_SPIN), "only a first spin has a clock.")
    size = len(position.table)
    _must(all(slot < size for slot in position.looking), "somebody looks at a card that isn't there.")
    if phase not in (phases.FIRST_SPIN, phases.SPINNING):
        _must(set(position.looks) == {NONE}, "nobody looks when the top doesn't spin.")
        _must(not any(position.peeked), "nobody looks when the top doesn't spin.")
        turns = [seat for seat, slot in enumerate(position.looking) if slot != NONE]
        _must(turns in ([], [int(position.active)]), "only the active seat holds a card.")
        _must(phase in (phases.ACT, phases.DECIDE) or not turns, "nobody holds a card during a reveal.")
        for seat in turns:
            _check_seen(position, seat)
        return
    _must(any(looks != NONE for looks in position.looks), "the top has stopped.")
    most = 2 if phase == phases.SPINNING else 255
    for seat, looks in enumerate(position.looks):
        peeked = position.peeked[seat]
        _must(looks <= most and peeked < 1 << size, "there are fewer cards to look at.")
        slot = position.looking[seat]
        _must(slot == NONE or (looks != NONE and peeked >> slot & 1 == 1), "a look isn't counted.")
        if slot != NONE:
            _check_seen(position, seat)
        if phase == phases.SPINNING and looks != NONE:
            _must(looks + peeked.bit_count() == 2, "everybody may look at two cards.")


def _check_seen(position: BiovivaState, seat: int) -> None:
    picture = position.table[position.looking[seat]]
    _must(position.seen[picture] >> seat & 1 == 1, "a card in hand has been seen.")


def _check_reveal(position: BiovivaState) -> None:
    phase, turned = position.phase, position.turned
    if phase not in (phases.REVEAL, phases.RESULT):
        _must(not turned, "cards are revealed at the end of a turn.")
        over = position.reward != NONE and 0 < len(position.shown) <= 4
        nothing = position.reward == NONE and position.revealer == NONE and not position.shown
        _must(nothing or (over and position.revealer != NONE), "the last reveal is incomplete.")
        return
    line = line_slots(int(position.line))
    _must(1 <= len(turned) <= 4 and set(turned) <= set(line), "the cards revealed are those of the line.")
    _must(turned[0] in (line[0], line[3]), "the first card revealed is one of the circle.")
    _must(position.shown == [position.table[slot] for slot in turned], "the cards revealed lie elsewhere.")
    _must(position.revealer == position.active, "the active seat reveals.")
    whole = position.common()
    if phase == phases.REVEAL:
        _must(position.reward == NONE and whole != 0 and len(turned) < 4, "the reveal is over.")
    elif position.reward > 0:
        _must(whole != 0 and len(turned) == 4, "four cards with something in common win.")
    else:
        _must(position.reward == 0 and whole == 0, "a reveal fails when nothing is common.")


# --- round 2 -----------------------------------------------------------------------------------------------
def _check_round_2(position: BiovivaState) -> None:
    phase = position.phase
    _must(not position.table and not position.turned, "the circle is gone in round 2.")
    _must(set(position.looks) == {NONE} and set(position.looking) == {NONE}, "nobody looks in round 2.")
    _must(not any(position.peeked) and position.duration == 0, "the first spin is over.")
    if not position.grid:
        _must(
            phase == phases.OVER and sum(position.hand) == 0 and not position.readings, "the grid is missing."
        )
        _must(sum(position.stars) == 0 and position.cell == NONE, "there is no card to lie on.")
        return
    _must(len(position.grid) == CELLS, f"the grid has {CELLS} cards.")
    fallen = phase not in (phases.AIMING, phases.DROPPING)
    _must((position.rain_seed != NONE) == fallen, "stars fall once.")
    _must(len(position.drops) == (len(position.order) if fallen else 0), "stars fall once.")
    _must(_distinct(position.order) and position.order != [], "somebody drops stars.")
    if fallen:
        _must(sum(position.hand) == 0, "all stars have been dropped.")
        _check_readings(position)
    else:
        holders = sorted(seat for seat in range(int(position.seats)) if position.hand[seat])
        _must(sorted(position.order) == holders, "whoever has stars drops them.")
        _must(not position.readings and position.cell == NONE, "no card is open yet.")
        _must(sum(position.stars) == 0 and sum(position.out) == 0, "no star has fallen yet.")
        _must(position.states == [WAITING] * CELLS, "no star has fallen yet.")
        aimed = [seat for seat in position.order if position.aims[seat] != NONE]
        complete = len(aimed) == len(position.order)
        _must(position.setting.aim or not aimed, "nobody aims at this table.")
        _must(complete == (phase == phases.DROPPING) or not position.setting.aim, "everybody aims first.")


def _check_readings(position: BiovivaState) -> None:
    phase, readings = position.phase, position.readings
    cells = [reading.cell for reading in readings]
    _must(_distinct(cells), "a card is opened twice.")
    is_open = phases.GUESS <= phase <= phases.VOTING
    _must(is_open == (position.cell != NONE), "the open card is missing.")
    _must(not is_open or (cells != [] and cells[-1] == position.cell), "the open card is the last one.")
    for number, reading in enumerate(readings):
        last = is_open and number == len(readings) - 1
        _must(reading.read == (not last or phase != phases.GUESS), "a card is read when all have spoken.")
        _must(last == (position.states[reading.cell] != READ), "a card that was read is over.")
        _check_scores(position, number, last)
    for cell, at in enumerate(position.states):
        lying = any(position.stars_on(cell, seat) for seat in range(int(position.seats)))
        _must(at == WAITING or not lying, "stars lie on a card that is over.")
        _must(at != READ or cell in cells, "a card was read that nobody opened.")
        _must(at != WAITING or lying or cell == position.cell, "a card without stars is set aside.")
        _must(phase != phases.OVER or at != WAITING, "a card with stars is left.")
    _check_talk(position)


def _check_scores(position: BiovivaState, number: int, last: bool) -> None:
    reading = position.readings[number]
    setting = position.setting
    if reading.read:
        words = len(setting.lexicon().marked(position.backs[position.grid[reading.cell]], setting.profile))
        _must(all(score < words for score in reading.scores), "a word of the text isn't there.")
        for word, score in zip(reading.words, reading.scores, strict=True):
            _must(score == NONE or word != "", "a word given up scores nothing.")
    for at in range(0, len(reading.appeals), APPEAL_PARTS):
        guess = reading.appeals[at]
        _must(reading.read and guess < len(reading.words), "an appeal names no guess.")
    _must(setting.appeals or not reading.appeals, "nobody appeals at this table.")


def _check_talk(position: BiovivaState) -> None:
    phase = position.phase
    _must((phase == phases.GUESS) == (position.speakers != []), "somebody speaks while a card is open.")
    if phase == phases.GUESS:
        reading = position.reading()
        owed = position.speakers + reading.seats
        for seat in range(int(position.seats)):
            _must(owed.count(seat) == position.stars_on(position.cell, seat), "a word for each star.")
        for word in filter(None, reading.words):
            _check_word(word)
    _must(phase in (phases.APPEALING, phases.VOTING) or not position.resting, "nobody appeals now.")
    if phase in (phases.APPEALING, phases.VOTING):
        _must(position.setting.appeals, "nobody appeals at this table.")
        able = [seat for seat in range(int(position.seats)) if len(appeal_menu(position, seat)) > 1]
        owing = [seat for seat in position.resting if seat in able]
        fits = position.resting == sorted(set(position.resting)) and position.resting != []
        _must(fits and (phase == phases.VOTING or owing == position.resting), "nobody can appeal.")
    if phase == phases.VOTING:
        reading = position.reading()
        _must(len(reading.appeals) > 0 and NONE in position.votes, "nothing is voted on.")
        appealed = reading.appeals[-APPEAL_PARTS]
        _must(position.votes[reading.seats[appealed]] == YES, "whoever appeals is in favour.")
        _must(reading.scores[appealed] == NONE, "that guess has its star.")
    else:
        _must(set(position.votes) == {NONE}, "nobody votes now.")


def _check_word(word: str) -> None:
    """A word said on the open card is one that could be said."""
    try:
        packed(word)
    except ValueError:
        raise DecodeError("a word said is none.") from None
