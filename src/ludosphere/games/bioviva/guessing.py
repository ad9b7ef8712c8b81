"""Round 2 from the first open card to the last star: words, the reading, appeals (rules, 4: guessing)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ...core.rng import Rng
from .actions import APPEAL, CELLS, NO, PASS, REST, WORDS, YES, made
from .state import APPEALING, GUESS, NONE, OVER, READ, VOTING, WAITING, BiovivaState, Reading
from .wordcode import unpacked

if TYPE_CHECKING:
    from .words import Guess

APPEAL_PARTS: Final = 5
"""Numbers an appeal takes in `Reading.appeals`."""


def open_next(state: BiovivaState) -> None:
    """The next card with stars, or the end (34, 36, 63)."""
    cell = next_cell(state)
    state.cell = cell
    if cell == NONE:
        state.phase = OVER
        state.tell("over", NONE, {})
        return
    state.turn += 1
    state.phase = GUESS
    state.readings.append(Reading(cell))
    state.speakers = speaking_order(state, cell)
    state.tell("opened", NONE, {"cell": cell, "picture": state.grid[cell]})


def next_cell(state: BiovivaState) -> int:
    """The card that is played next, or -1: row by row, or the one with the most stars (36)."""
    best: int = NONE
    most: i64 = 0
    for cell in range(CELLS):
        if state.states[cell] != WAITING:
            continue
        if not state.setting.most_starred:
            return cell
        total = state.lying(cell)
        if total > most:
            most = total
            best = cell
    return best


def speaking_order(state: BiovivaState, cell: i64) -> list[int]:
    """Seats in the order they speak, one entry a word (37, 38, 64)."""
    seats = int(state.seats)
    owed = [int(state.stars_on(cell, seat)) for seat in range(seats)]
    most = max(owed)
    first = [seat for seat in range(seats) if owed[seat] == most]
    fewest = min([state.placed[seat] for seat in first])
    seat = int(state.youngest_of([one for one in first if state.placed[one] == fewest]))
    order: list[int] = []
    while sum(owed):
        if owed[seat]:
            owed[seat] -= 1
            order.append(seat)
        seat = (seat + seats - 1) % seats
    return order


# --- words -------------------------------------------------------------------------------------------------
def said_before(state: BiovivaState, seat: i64) -> list[str]:
    """The words a new one must not repeat: of everybody, or when words are sealed one's own (44, 8.3)."""
    reading = state.reading()
    found: list[str] = []
    for number in range(len(reading.words)):
        if reading.words[number] and (not state.setting.sealed or reading.seats[number] == seat):
            found.append(reading.words[number])
    return found


def heard(state: BiovivaState, typed: str, said: list[str]) -> Guess:
    """What somebody types, by the settings of this table."""
    setting = state.setting
    return setting.lexicon().read(typed, said, grammar_adverbs=setting.adverbs, allow_repeats=setting.repeats)


def sayable(state: BiovivaState, word: str, said: list[str]) -> bool:
    """May this very word be said after those?"""
    guess = heard(state, word, said)
    return guess.word == word and not guess.refused


def word_menu(state: BiovivaState, seat: i64) -> list[int]:
    """What can be pointed at: giving up a word, and the words offered for the picture."""
    setting = state.setting
    lexicon = setting.lexicon()
    said = said_before(state, seat) if not setting.repeats else []
    menu: list[int] = []
    for word, number in lexicon.menu(state.grid[int(state.cell)], setting.ideas, setting.adverbs):
        if not said or not any([lexicon.repeats(word, other) for other in said]):
            menu.append(WORDS + number)
    menu.append(made(PASS))
    return menu


def may_say(state: BiovivaState, seat: i64, action: int) -> bool:
    """May this word be said now, listed or not?"""
    try:
        word = unpacked(action - WORDS)
    except ValueError:
        return False
    return sayable(state, word, said_before(state, seat))


def speak(state: BiovivaState, seat: i64, word: str) -> None:
    """A word is said, or given up ("": 37, 74)."""
    reading = state.reading()
    reading.seats.append(int(seat))
    reading.words.append(word)
    state.speakers.remove(int(seat))
    kind = "said" if word else "passed"
    args = {"word": word} if word else {}
    if state.setting.sealed:
        state.whisper(kind, seat, args)
    else:
        state.tell(kind, seat, args)
    if not state.speakers:
        _read(state)


def reseal(state: BiovivaState, seat: i64, rng: Rng) -> None:
    """Words that others have sealed become other words one might say of the picture."""
    reading = state.reading()
    words: list[str] = []
    for number in range(len(reading.words)):
        if reading.seats[number] == seat:
            words.append(reading.words[number])
            continue
        own = [words[at] for at in range(number) if reading.seats[at] == reading.seats[number]]
        free = [word for word in state.setting.offered(state.grid[reading.cell]) if word not in own]
        words.append(free[rng.below(len(free))] if free else "")
    reading.words = words


def _read(state: BiovivaState) -> None:
    """Somebody reads the back (65, 66)."""
    reading = state.reading()
    cell = reading.cell
    picture: i64 = state.grid[cell]
    state.show(picture)
    state.revealed = True
    if state.setting.sealed:
        for number in range(len(reading.words)):
            word = reading.words[number]
            state.tell("said" if word else "passed", reading.seats[number], {"word": word} if word else {})
    scores = _judged(state)
    reading.scores = scores
    reading.read = True
    state.tell("read", NONE, {"cell": cell, "picture": int(picture)})
    for number in range(len(scores)):
        if scores[number] != NONE:
            _score(state, number)
        elif reading.words[number] and state.events is not None:  # why takes longer than whether
            why = why_no_star(state, state.backs[picture], reading.words[number])
            args = {"word": reading.words[number], "why": why, "cell": cell}
            state.tell("missed", reading.seats[number], args)
    state.resting = []
    if state.setting.appeals:
        for seat in range(int(state.seats)):
            if appeal_menu(state, seat) != [made(REST)]:
                state.resting.append(seat)
    if state.resting:
        state.phase = APPEALING
    else:
        close(state)


def _judged(state: BiovivaState) -> list[int]:
    """Per guess the word it scores with. Sealed words of different players don't compete (8.3)."""
    reading = state.reading()
    lexicon = state.setting.lexicon()
    profile = state.setting.profile
    card = state.backs[state.grid[reading.cell]]
    if not state.setting.sealed:
        return [int(number) for number in lexicon.judged(card, profile, reading.words)]
    scores = [NONE] * len(reading.words)
    for seat in sorted(set(reading.seats)):
        own = [number for number in range(len(reading.words)) if reading.seats[number] == seat]
        found = lexicon.judged(card, profile, [reading.words[number] for number in own])
        for at in range(len(own)):
            scores[own[at]] = int(found[at])
    return scores


def _score(state: BiovivaState, number: int) -> None:
    """The star of a guess goes to its owner's constellation (50)."""
    reading = state.reading()
    seat = reading.seats[number]
    state.stars[reading.cell * int(state.seats) + seat] -= 1
    state.placed[seat] += 1
    state.tell(
        "scored", seat, {"word": reading.words[number], "text": reading.scores[number], "cell": reading.cell}
    )


def close(state: BiovivaState) -> None:
    """The other stars of the card leave the game, and the next card opens (50, 74)."""
    cell: i64 = state.reading().cell
    for seat in range(int(state.seats)):
        at = cell * state.seats + seat
        state.out[seat] += state.stars[at]
        state.stars[at] = 0
    state.states[cell] = READ
    open_next(state)


# --- appeals ------------------------------------------------------------------------------------------------
def appeal_menu(state: BiovivaState, seat: i64) -> list[int]:
    """Own guesses that found nothing, each with the words still free, once a guess (53, 72)."""
    reading = state.reading()
    menu: list[int] = []
    tried = [reading.appeals[at] for at in range(0, len(reading.appeals), APPEAL_PARTS)]
    for number in range(len(reading.words)):
        if reading.seats[number] != seat or not reading.words[number] or reading.scores[number] != NONE:
            continue
        if number in tried:
            continue
        for word in linkable(state, seat, reading.words[number]):
            menu.append(made(APPEAL, number, word))
    menu.append(made(REST))
    return menu


def is_dead(state: BiovivaState, card: i64, guess: str) -> bool:
    """Has the guess a family of the title or of a label, so that not even a link makes it score (65)?"""
    lexicon = state.setting.lexicon()
    profile = state.setting.profile
    links = [(guess, number) for number in range(len(lexicon.marked(card, profile)))]
    return bool(lexicon.judged(card, profile, [guess], links)[0] == NONE)


def why_no_star(state: BiovivaState, card: i64, guess: str) -> str:
    """Why a word earned nothing: "dead", "used" (its family earned a star before), "unknown" (no word of any
    dictionary, 51), "absent".
    """
    lexicon = state.setting.lexicon()
    profile = state.setting.profile
    if is_dead(state, card, guess):
        return "dead"
    if lexicon.judged(card, profile, [guess])[0] != NONE:
        return "used"
    for word in lexicon.marked(card, profile):
        if word.content and not word.dead and lexicon.matching(guess, word.meant):
            return "unknown"
    return "absent"


def linkable(state: BiovivaState, seat: i64, guess: str) -> list[int]:
    """The words of the text that an appeal may link a guess to: live ones whose family earned nothing yet.

    None if the guess has a family of the title or a label: no vote brings it to life (72).
    """
    reading = state.reading()
    setting = state.setting
    lexicon = setting.lexicon()
    card = state.backs[state.grid[reading.cell]]
    words = lexicon.marked(card, setting.profile)
    if is_dead(state, card, guess):
        return []
    live = [number for number in range(len(words)) if words[number].content and not words[number].dead]
    used: set[str] = set()
    for number in range(len(reading.scores)):
        rival = not state.setting.sealed or reading.seats[number] == seat
        if rival and reading.scores[number] != NONE:
            used |= words[reading.scores[number]].families
    return [number for number in live if used.isdisjoint(words[number].families)]


def rest(state: BiovivaState, seat: i64) -> None:
    """No appeal from this seat (any more)."""
    state.resting.remove(int(seat))
    if not state.resting:
        close(state)


def appeal(state: BiovivaState, seat: i64, guess: i64, word: i64) -> None:
    """The others vote at once; whoever appealed is in favour."""
    reading = state.reading()
    reading.appeals += [int(guess), int(word), 1, 0, 0]
    for other in range(int(state.seats)):
        state.votes[other] = YES if other == seat else NONE
    state.phase = VOTING
    state.tell("appealed", seat, {"word": reading.words[guess], "text": int(word)})


def vote(state: BiovivaState, seat: i64, choice: i64) -> None:
    """A strict majority of those who don't abstain, and nobody alone (53, 72)."""
    state.votes[seat] = int(choice)
    state.tell("voted", seat, {})
    if NONE in state.votes:
        return
    reading = state.reading()
    at = len(reading.appeals) - APPEAL_PARTS
    guess, word = reading.appeals[at], reading.appeals[at + 1]
    yes = state.votes.count(YES)
    no = state.votes.count(NO)
    granted = yes > no and yes + no > 1
    reading.appeals[at + 2] = yes
    reading.appeals[at + 3] = no
    reading.appeals[at + 4] = int(granted)
    state.revealed = True
    owner = reading.seats[guess]
    state.tell(
        "appeal_result",
        owner,
        {"word": reading.words[guess], "text": word, "granted": int(granted), "yes": yes, "no": no},
    )
    for other in range(int(state.seats)):
        state.votes[other] = NONE
    if granted:
        reading.scores[guess] = word
        _score(state, guess)
    state.phase = APPEALING
    state.resting = [one for one in state.resting if appeal_menu(state, one) != [made(REST)]]
    if not state.resting:
        close(state)
