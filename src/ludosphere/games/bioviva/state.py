"""Everything that changes during a game of Bioviva, and small questions to it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from ...core.contract import Event, Position
from ...core.rng import Rng
from .actions import CELLS, STARS
from .setting import Setting

FIGURING: Final = 0
FIRST_SPIN: Final = 1
ACT: Final = 2
DECIDE: Final = 3
REVEAL: Final = 4
RESULT: Final = 5
SPINNING: Final = 6
AIMING: Final = 7
DROPPING: Final = 8
GUESS: Final = 9
APPEALING: Final = 10
VOTING: Final = 11
OVER: Final = 12
PHASES: Final = (
    "figures", "first_spin", "act", "decide", "reveal", "result", "spin", "aim", "drop", "guess", "appeal",
    "vote", "over",
)  # fmt: skip

EVERYBODY: Final = 1 << 6
"""In `seen`: whoever watches has seen the back; the bits below are the seats'."""
NONE: Final = -1
WAITING: Final = 0
READ: Final = 1
ASIDE: Final = 2
"""Cards of round 2: still to be played, played, without a star."""


@mypyc_attr(allow_interpreted_subclasses=False)
class BiovivaState(Position):
    """The table. A *picture* is the front of a card, which everybody sees; `backs` says what is behind it."""

    def __init__(self, rng: Rng, setting: Setting) -> None:
        super().__init__(rng)
        seats = int(setting.seats)
        self.setting = setting
        self.seats: i64 = setting.seats
        self.phase: i64 = FIRST_SPIN
        self.menu: list[int] | None = None
        """The legal actions of whoever owes one, if they have been asked for; of everybody at once: None."""
        self.active: i64 = 0
        """Whose turn it is in round 1; in round 2 who spins the top."""
        self.left: i64 = 0
        """Actions left in this turn."""
        self.line: i64 = 0
        self.duration: i64 = 0
        """Milliseconds the first spin lasts; 0: as long as anybody looks."""
        self.table: list[int] = []
        """By slot: the picture that lies there."""
        self.backs: list[int] = list(range(int(setting.cards)))
        """By picture: the card whose back is behind it. In the true game its own."""
        self.seen: list[int] = [0] * int(setting.cards)
        """By picture: a bit for each seat that has seen the back, and EVERYBODY."""
        self.pile: list[int] = []
        """Pictures not drawn yet, in no order that means anything: draws are random."""
        self.aside: list[int] = []
        """Pictures of the lines won, in the order they were set aside."""
        self.turned: list[int] = []
        """Slots revealed in this turn, in order."""
        self.shown: list[int] = []
        """The pictures of the last reveal; they stay in sight until the next seat acts."""
        self.reward: i64 = NONE
        """Stars the last reveal was worth: -1 while it is open, 0 if it failed."""
        self.revealer: i64 = NONE
        self.looks: list[int] = [NONE] * seats
        """By seat: looks left in this spin; -1 when it has closed its eyes or there is no spin."""
        self.looking: list[int] = [NONE] * seats
        """By seat: the slot whose card it holds in hand, until its next action."""
        self.peeked: list[int] = [0] * seats
        """By seat: a bit per slot looked at in this spin."""
        self.figures: list[int] = [NONE] * seats
        self.ages: list[int] = list(range(seats))
        """Seats from the youngest to the oldest (5)."""
        self.hand: list[int] = [STARS] * seats
        self.placed: list[int] = [0] * seats
        self.won: list[int] = [0] * seats
        """Stars won in round 1 (62)."""
        self.out: list[int] = [0] * seats
        self.gains: list[int] = []
        """What earned stars in round 1, four numbers each: turn, seat, stars placed, tier from 0."""
        # --- round 2
        self.grid: list[int] = []
        """By cell: its picture."""
        self.states: list[int] = [WAITING] * CELLS
        self.stars: list[int] = [0] * (CELLS * seats)
        """By cell and seat: stars that lie there and count."""
        self.order: list[int] = []
        """Seats that drop stars, the first one first."""
        self.aims: list[int] = [NONE] * seats
        self.rain_seed: i64 = NONE
        self.drops: list[int] = []
        """Stars dropped, by place in `order`."""
        self.cell: i64 = NONE
        """The card that is being guessed."""
        self.speakers: list[int] = []
        """Seats that still owe words for it, one entry a word, the next one first."""
        self.readings: list[Reading] = []
        """The cards that have stars, in the order they were opened; the last one may be open."""
        self.resting: list[int] = []
        """Seats that may still appeal."""
        self.votes: list[int] = [NONE] * seats

    def fill(self, other: BiovivaState) -> None:
        """Takes everything over from another position of the same game, but for events and menu."""
        self.turn = other.turn
        self.revealed = other.revealed
        self.phase = other.phase
        self.menu = other.menu
        self.active = other.active
        self.left = other.left
        self.line = other.line
        self.duration = other.duration
        self.table = other.table[:]
        self.backs = other.backs  # only `determinize` makes others
        self.seen = other.seen[:]
        self.pile = other.pile[:]
        self.aside = other.aside[:]
        self.turned = other.turned[:]
        self.shown = other.shown[:]
        self.reward = other.reward
        self.revealer = other.revealer
        self.looks = other.looks[:]
        self.looking = other.looking[:]
        self.peeked = other.peeked[:]
        self.figures = other.figures[:]
        self.ages = other.ages
        self.hand = other.hand[:]
        self.placed = other.placed[:]
        self.won = other.won[:]
        self.out = other.out[:]
        self.gains = other.gains[:]
        self.grid = other.grid
        self.states = other.states[:]
        self.stars = other.stars[:]
        self.order = other.order
        self.aims = other.aims[:]
        self.rain_seed = other.rain_seed
        self.drops = other.drops
        self.cell = other.cell
        self.speakers = other.speakers[:]
        self.readings = [reading.copy() for reading in other.readings]
        self.resting = other.resting[:]
        self.votes = other.votes[:]

    # --- small questions ---------------------------------------------------------------------------------
    def knows(self, seat: int | None, picture: i64) -> bool:
        """Has the seat, or whoever watches (None), seen the back behind a picture?"""
        bits: i64 = EVERYBODY if seat is None else EVERYBODY | (1 << int(seat))
        return self.seen[picture] & bits != 0

    def show(self, picture: i64) -> None:
        """Everybody has seen the back."""
        self.seen[picture] |= EVERYBODY | ((1 << int(self.seats)) - 1)

    def mask(self, picture: i64) -> int:
        """The characteristics on the back behind a picture."""
        return self.setting.masks[self.backs[picture]]

    def common(self) -> int:
        """The characteristics that all cards revealed in this turn share (15)."""
        shared = -1
        for slot in self.turned:
            shared &= self.mask(self.table[slot])
        return shared

    def youngest_of(self, seats: list[int]) -> i64:
        """The youngest of some seats."""
        for seat in self.ages:
            if seat in seats:
                return seat
        return seats[0]

    def on_cards(self, seat: i64) -> i64:
        """The seat's stars that lie on cards."""
        total: i64 = 0
        for cell in range(CELLS):
            total += self.stars[cell * self.seats + seat]
        return total

    def stars_on(self, cell: i64, seat: i64) -> i64:
        """The seat's stars on a card."""
        return self.stars[cell * self.seats + seat]

    def lying(self, cell: i64) -> i64:
        """The stars of everybody on a card."""
        total: i64 = 0
        for seat in range(int(self.seats)):
            total += self.stars_on(cell, seat)
        return total

    def reading(self) -> Reading:
        """The card that is open or was opened last."""
        return self.readings[-1]

    # --- what happens --------------------------------------------------------------------------------------
    def tell(self, kind: str, seat: i64, args: dict[str, Any]) -> None:
        """Appends an event that everybody may see; a seat of -1 is nobody's."""
        if self.events is not None:
            self.events.append(Event(kind, None if seat < 0 else int(seat), args))

    def whisper(self, kind: str, seat: i64, args: dict[str, Any]) -> None:
        """Appends an event for the eyes of its seat only."""
        if self.events is not None:
            self.events.append(Event(kind, int(seat), args, (int(seat),)))

    def draw(self) -> i64:
        """A card of the pile, drawn at random: what nobody has seen needs no order."""
        at = self.rng.below(len(self.pile))
        picture: i64 = self.pile[at]
        last = self.pile.pop()
        if last != picture:
            self.pile[at] = last
        self.revealed = True
        return picture


class Reading:
    """A card of round 2: who said what, which word of the text each guess found, and what was appealed.

    A guess of "" is a word given up. `scores`: per guess the number of the text's word, or -1; empty until
    the card has been read. `appeals`: guess, word, votes for, votes against, 1 if granted; in a row.
    """

    def __init__(self, cell: int) -> None:
        self.cell = cell
        self.seats: list[int] = []
        self.words: list[str] = []
        self.scores: list[int] = []
        self.read = False
        self.appeals: list[int] = []

    def copy(self) -> Reading:
        """An independent copy."""
        other = Reading(self.cell)
        other.seats = self.seats[:]
        other.words = self.words[:]
        other.scores = self.scores[:]
        other.read = self.read
        other.appeals = self.appeals[:]
        return other
