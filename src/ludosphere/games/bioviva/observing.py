"""Bioviva for programs that learn: what a seat may know as small numbers, and its actions counted from 0.

Pictures have no number here: in `determinize` any back may be behind any picture whose back the seat hasn't
seen, so that programs learn to remember and to guess and not a deck by heart. For round 2 a deck has a
*vocabulary*: all words that are offered for its pictures, in the order of their letters.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ...core.noting import blank, one_hot
from ...core.space import ActionSpace, TensorSpec
from . import actions
from .guessing import APPEAL_PARTS
from .refs import GRAMMAR
from .setting import Setting
from .state import APPEALING, ASIDE, GUESS, NONE, PHASES, READ, VOTING, BiovivaState
from .wordcode import packed

MOST: Final = 255
CELL_STATES: Final = 4
STACKS: Final = 4
"""Where a seat's stars may be: in hand, placed (and of these, won in round 1), out of the game."""


def observation_spec(setting: Setting) -> tuple[TensorSpec, ...]:
    """The parts of an observation; `note` writes them in this order."""
    seats = int(setting.seats)
    cards = int(setting.cards)
    named = len(setting.deck.characteristics)
    words = len(setting.vocabulary())
    parts = [
        TensorSpec("phase", (len(PHASES),), 1, f"One-hot: what is due; {', '.join(PHASES)}."),
        TensorSpec(
            "turn",
            (1,),
            int(setting.turns) + 1 + actions.CELLS,
            "Turns of round 1 from 1, then cards opened.",
        ),
        TensorSpec("left", (1,), 2, "Actions left in this turn."),
        TensorSpec(
            "line", (actions.LINES,), 1, "One-hot: the line on which the centre cards lie; all 0 in round 2."
        ),
        TensorSpec("pile", (1,), cards, "Cards in the pile."),
        TensorSpec("aside", (1,), cards, "Cards of lines that were won."),
        TensorSpec(
            "reveal",
            (1,),
            actions.STARS + 1,
            "The last reveal: 0 none or open, 1 failed, 1 + stars it was worth.",
        ),
        TensorSpec("common", (named,), 1, "Characteristics that all cards revealed in this turn share."),
        TensorSpec(
            "unseen",
            (len(setting.kinds),),
            cards,
            "Backs the seat hasn't seen: how many of each pair of characteristics, pairs in the order of the "
            "number they make (1 for the deck's first characteristic, 2 for its second, 4 for its third).",
        ),
        TensorSpec(
            "cards",
            (actions.SLOTS,),
            1,
            "Slots with a card: the circle clockwise from the top, the two centre ones.",
        ),
        TensorSpec(
            "backs",
            (actions.SLOTS, named),
            1,
            "Characteristics of the card in each slot, if the seat has seen them.",
        ),
        TensorSpec("turned", (actions.SLOTS,), 1, "Slots whose card has been turned over in this turn."),
        TensorSpec("peeked", (actions.SLOTS,), 1, "Slots the seat has looked at in this spin."),
        TensorSpec("to_move", (seats,), 1, "Who owes a decision."),
        TensorSpec("active", (seats,), 1, "One-hot: whose turn it is; in round 2 who spins the top."),
        TensorSpec(
            "seen",
            (seats, actions.SLOTS),
            1,
            "Slots with a card whose back the seat has seen; whoever looks is seen.",
        ),
        TensorSpec("looks", (seats,), MOST, "Looks left in this spin and 1; 0 when it looks no more."),
        TensorSpec(
            "stars",
            (seats, STACKS),
            actions.STARS,
            "Stars: in hand, placed, won in round 1, out of the game.",
        ),
        TensorSpec(
            "cells",
            (actions.CELLS, CELL_STATES),
            1,
            "Cards of round 2 row by row, one-hot: still to be played, open, played, without a star.",
        ),
        TensorSpec("on_cards", (seats, actions.CELLS), actions.STARS, "Stars on each card of round 2."),
        TensorSpec("owing", (seats,), actions.STARS, "Words still to be said of the open card."),
        TensorSpec("said", (seats,), actions.STARS, "Words said of the open card, or given up."),
        TensorSpec("scored", (seats,), actions.STARS, "Words that earned a star on the open card."),
        TensorSpec(
            "words",
            (words,),
            2,
            "The vocabulary: 1 for words offered for the open picture, 2 for words said of it that the seat "
            "has heard. What was said and is not offered is not shown.",
        ),
    ]
    if setting.whole:
        about = "The vocabulary: words offered that the text has, if the seat has read the text."
        parts.append(TensorSpec("read", (words,), 1, about))
    if setting.choose_figures:
        parts.append(TensorSpec("figures", (len(actions.FIGURES),), 1, "Constellations that are taken."))
    if setting.aim:
        parts.append(
            TensorSpec(
                "aim", (len(actions.AIMS),), 1, "One-hot: where the seat aims: the axis, N, NE and on."
            )
        )
        parts.append(TensorSpec("aimed", (seats,), 1, "Who has chosen where to aim."))
    if setting.appeals:
        parts.append(TensorSpec("resting", (seats,), 1, "Who may still appeal."))
        parts.append(TensorSpec("appeal", (seats,), 1, "One-hot: whose appeal is voted on."))
        parts.append(TensorSpec("voted", (seats,), 1, "Who has voted on it."))
        parts.append(
            TensorSpec("vote", (len(actions.VOTES),), 1, "One-hot: the seat's own vote: no, yes, abstention.")
        )
    return tuple(parts)


def action_space(setting: Setting) -> ActionSpace:
    """First what every game has, then what the options `figures`, `aim` and `appeals` add, then words.

    Words are those of the vocabulary in its order: all that can be pointed at. Others, that a player may say
    too, have no number. An appeal is the place of a guess among those of its card, and a word of the text by
    its place there, the longest text counting.
    """
    names = ["look", "done", "swap", "pivot", "turn", "keep", "on", "spin", "pass"]
    if setting.choose_figures:
        names.append("figure")
    if setting.aim:
        names.append("aim")
    if setting.appeals:
        names += ["rest", "vote"]
    numbered = [action for name in names for action in GRAMMAR.every(name)]
    if setting.appeals:
        lexicon = setting.lexicon()
        texts = [len(lexicon.marked(card, setting.profile)) for card in range(int(setting.cards))]
        for guess in range(actions.STARS * int(setting.seats)):
            numbered += [actions.made(actions.APPEAL, guess, word) for word in range(max(texts))]
    numbered += [actions.WORDS + packed(word) for word in setting.vocabulary()]
    return ActionSpace(GRAMMAR.shift, [], numbered)


def write_observation(state: BiovivaState, seat: int, out: BytesWriter) -> None:
    """Writes the numbers `observation_spec` describes, part by part."""
    setting = state.setting
    seats: i64 = state.seats
    order: list[int] = []
    """All seats, this one first."""
    for row in range(seats):
        order.append(int((seat + row) % seats))
    one_hot(out, len(PHASES), state.phase)
    out.append(int(state.turn))
    out.append(int(state.left))
    one_hot(out, actions.LINES, state.line if not state.grid else NONE)
    out.append(len(state.pile))
    out.append(len(state.aside))
    out.append(int(state.reward) + 1)
    _add_cards(state, seat, out)
    _add_seats(state, seat, order, out)
    _add_cells(state, order, out)
    _add_words(state, seat, order, out)
    if setting.choose_figures:
        at: i64 = blank(out, len(actions.FIGURES))
        for figure in state.figures:
            if figure != NONE:
                out[at + figure] = 1
    if setting.aim:
        one_hot(out, len(actions.AIMS), state.aims[seat])
        for other in order:
            out.append(0 if state.aims[other] == NONE else 1)
    if setting.appeals:
        _add_appeal(state, seat, order, out)


def _add_bits(out: BytesWriter, count: i64, bits: i64) -> None:
    for _ in range(count):
        out.append(int(bits & 1))
        bits >>= 1


def _add_cards(state: BiovivaState, seat: i64, out: BytesWriter) -> None:
    """What the seat knows of the cards of round 1."""
    setting = state.setting
    named: i64 = len(setting.deck.characteristics)
    _add_bits(out, named, state.common() if state.turned else 0)
    unseen: i64 = blank(out, len(setting.kinds))
    for picture in range(len(state.seen)):
        if not state.knows(int(seat), picture):
            kind: i64 = setting.kind_of[state.backs[picture]]
            out[unseen + kind] = int(out[unseen + kind]) + 1
    present: i64 = blank(out, actions.SLOTS)
    backs: i64 = blank(out, actions.SLOTS * named)
    for slot in range(len(state.table)):
        shown = state.table[slot]
        if shown != NONE:
            out[present + slot] = 1
            if state.knows(int(seat), shown):
                mask: i64 = state.mask(shown)
                at: i64 = backs + slot * named
                while mask:
                    out[at] = int(mask & 1)
                    mask >>= 1
                    at += 1
    turned: i64 = blank(out, actions.SLOTS)
    for one in state.turned:
        out[turned + one] = 1
    _add_bits(out, actions.SLOTS, state.peeked[seat])


def _add_seats(state: BiovivaState, seat: i64, order: list[int], out: BytesWriter) -> None:
    """What everybody sees of everybody: turns, looks, stars."""
    due = state.to_move()
    for other in order:
        out.append(1 if other in due else 0)
    for other in order:
        out.append(1 if other == state.active else 0)
    for other in order:
        seen: i64 = blank(out, actions.SLOTS)
        for slot in range(len(state.table)):
            if state.table[slot] != NONE and state.knows(other, state.table[slot]):
                out[seen + slot] = 1
    for other in order:
        out.append(min(state.looks[other] + 1, MOST))
    for other in order:
        out.append(state.hand[other])
        out.append(state.placed[other])
        out.append(state.won[other])
        out.append(state.out[other])


def _add_cells(state: BiovivaState, order: list[int], out: BytesWriter) -> None:
    """The cards of round 2 and the stars on them; all 0 before."""
    states: i64 = blank(out, actions.CELLS * CELL_STATES)
    if state.grid:
        for cell in range(actions.CELLS):
            now = state.states[cell]
            kind = 2 if now == READ else 3 if now == ASIDE else 0
            if cell == state.cell and GUESS <= state.phase <= VOTING:
                kind = 1
            out[states + CELL_STATES * cell + kind] = 1
    for other in order:
        for cell in range(actions.CELLS):
            out.append(int(state.stars_on(cell, other)))


def _add_words(state: BiovivaState, seat: int, order: list[int], out: BytesWriter) -> None:
    """The open card, its words among them; all 0 while none is open."""
    setting = state.setting
    vocabulary = setting.vocabulary()
    seats = int(state.seats)
    owing = [state.speakers.count(other) for other in range(seats)]
    said = [0] * seats
    scored = [0] * seats
    at: i64 = blank(out, 3 * seats)
    words: i64 = blank(out, len(vocabulary))
    text: i64 = blank(out, len(vocabulary) if setting.whole else 0)
    if GUESS <= state.phase <= VOTING:
        reading = state.reading()
        picture = state.grid[reading.cell]
        for word in setting.offered(picture):
            out[words + vocabulary[word]] = 1
        for number in range(len(reading.words)):
            speaker = reading.seats[number]
            said[speaker] += 1
            if reading.read and reading.scores[number] != NONE:
                scored[speaker] += 1
            if speaker == seat or reading.read or not setting.sealed:
                place = vocabulary.get(reading.words[number], NONE)
                if place != NONE:
                    out[words + place] = 2
        if setting.whole and state.knows(seat, picture):
            for word in setting.scoring(picture, state.backs[picture]):
                out[text + vocabulary[word]] = 1
        for row in range(seats):
            other = order[row]
            out[at + row] = owing[other]
            out[at + seats + row] = said[other]
            out[at + 2 * seats + row] = scored[other]


def _add_appeal(state: BiovivaState, seat: i64, order: list[int], out: BytesWriter) -> None:
    """Who may appeal, whose appeal it is, who has voted and what oneself."""
    phase = state.phase
    appellant = NONE
    vote = NONE
    if phase == VOTING:
        reading = state.reading()
        appellant = reading.seats[reading.appeals[-APPEAL_PARTS]]
        vote = state.votes[seat]
    for other in order:
        out.append(1 if phase in (APPEALING, VOTING) and other in state.resting else 0)
    for other in order:
        out.append(1 if other == appellant else 0)
    for other in order:
        out.append(1 if phase == VOTING and state.votes[other] != NONE else 0)
    one_hot(out, len(actions.VOTES), vote)
