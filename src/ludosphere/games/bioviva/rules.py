"""A game of Bioviva under way: the contract of `core.contract`, carried out by the rules' chapters.

`circle.py` is round 1, `shower.py` the rain of stars, `guessing.py` the words; `actions.py` says how actions
are numbers. Numbers in brackets are rulings of docs/rules/bioviva.md, each with a test of that number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ...core.contract import Result, ScoreLine
from ...core.errors import IllegalAction
from ...core.rng import Rng
from . import actions, circle, features, guessing, observing, policy, scoring, shower
from .setting import Setting
from .state import (
    ACT,
    AIMING,
    APPEALING,
    DECIDE,
    DROPPING,
    EVERYBODY,
    FIGURING,
    FIRST_SPIN,
    GUESS,
    NONE,
    OVER,
    RESULT,
    REVEAL,
    SPINNING,
    VOTING,
    BiovivaState,
)
from .wordcode import unpacked

if TYPE_CHECKING:
    from ...core.contract import Game

NOTHING: Final[list[int]] = []
FIRST_MENU: Final = [actions.made(actions.LOOK, slot) for slot in range(actions.CIRCLE)] + actions.DONE_MENU
_ALONE: Final = [[seat] for seat in range(6)]


def fades(picture: i64, salt: i64) -> i64:
    """How easily a card is forgotten, 0 ≤ x < 1000; always the same for a player (its salt) and a picture."""
    mixed: i64 = (picture * 40_503 + salt * 69_069 + 12_345) & 0x7FFFFFFF
    mixed = (mixed ^ mixed >> 13) * 1_103 & 0x7FFFFFFF
    return (mixed ^ mixed >> 11) % 1000


@final
class BiovivaPosition(BiovivaState):
    """A game of Bioviva under way."""

    def __init__(self, rng: Rng, setting: Setting) -> None:
        super().__init__(rng, setting)

    def set_up(self) -> None:
        """The start of the game."""
        circle.set_up(self)

    # --- the five verbs ----------------------------------------------------------------------------------
    def to_move(self) -> list[int]:
        phase = self.phase
        if ACT <= phase <= RESULT or phase == DROPPING:
            return _ALONE[self.active]
        if phase in (FIRST_SPIN, SPINNING):
            return [seat for seat in range(int(self.seats)) if self.looks[seat] != NONE]
        if phase == GUESS:
            if self.setting.sealed:
                return sorted(set(self.speakers))
            return _ALONE[self.speakers[0]]
        if phase == FIGURING:
            return _ALONE[self.figures.index(NONE)]
        if phase == AIMING:
            return [seat for seat in sorted(self.order) if self.aims[seat] == NONE]
        if phase == APPEALING:
            return self.resting[:]
        if phase == VOTING:
            return [seat for seat in range(int(self.seats)) if self.votes[seat] == NONE]
        return NOTHING

    def legal(self, seat: int) -> list[int]:
        phase = self.phase
        if seat < 0 or seat >= self.seats:
            return NOTHING
        if phase == ACT:
            return actions.ACT_MENUS[self.line] if seat == self.active else NOTHING
        if phase == DECIDE:
            return actions.DECIDE_MENUS[self.line] if seat == self.active else NOTHING
        if seat not in self.to_move():
            return NOTHING
        return self._legal_in_round_1(seat) if phase <= SPINNING else self._legal_in_round_2(seat)

    def _legal_in_round_1(self, seat: int) -> list[int]:
        phase = self.phase
        if phase == REVEAL:
            return [
                actions.made(actions.TURN, slot)
                for slot in actions.line_slots(int(self.line))
                if slot not in self.turned
            ]
        if phase == RESULT:
            return actions.ON_MENU
        if phase == FIGURING:
            return [
                actions.made(actions.FIGURE, figure)
                for figure in range(len(actions.FIGURES))
                if figure not in self.figures
            ]
        return self._looks(seat)

    def _legal_in_round_2(self, seat: int) -> list[int]:
        phase = self.phase
        if phase == GUESS:
            if self.setting.sealed:
                return guessing.word_menu(self, seat)
            if self.menu is None:
                self.menu = guessing.word_menu(self, seat)
            return self.menu
        if phase == AIMING:
            return actions.AIM_MENU
        if phase == DROPPING:
            return actions.SPIN_MENU
        if phase == APPEALING:
            return guessing.appeal_menu(self, seat)
        return actions.VOTE_MENU

    def _looks(self, seat: int) -> list[int]:
        """Backs to look at: in the first spin of the circle (7), in later ones each only once (23)."""
        if self.looks[seat] == 0:
            return actions.DONE_MENU
        if self.phase == FIRST_SPIN:
            return FIRST_MENU
        return [
            actions.made(actions.LOOK, slot)
            for slot in range(actions.SLOTS)
            if not self.peeked[seat] >> slot & 1
        ] + actions.DONE_MENU

    def allows(self, seat: int, action: int) -> bool:
        """Any word may be said, not only those that can be pointed at."""
        if action < actions.WORDS:
            return action in self.legal(seat)
        return self.phase == GUESS and seat in self.to_move() and guessing.may_say(self, seat, action)

    def play(self, seat: int, action: int) -> None:
        if not self.allows(seat, action):
            raise IllegalAction(f"Seat {seat + 1} can't play action {action} now.")
        self.revealed = False
        self.menu = None
        if action >= actions.WORDS:
            guessing.speak(self, seat, unpacked(action - actions.WORDS))
            return
        if self.phase <= SPINNING:
            self._play_round_1(seat, action)
        else:
            self._play_round_2(seat, action)

    def _play_round_1(self, seat: int, action: int) -> None:
        kind = actions.kind_of(action)
        if kind == actions.LOOK:
            circle.look(self, seat, actions.first_of(action))
        elif kind == actions.SWAP:
            self.looking[seat] = NONE
            circle.swap(self, seat, actions.first_of(action), actions.second_of(action))
        elif kind == actions.PIVOT:
            self.looking[seat] = NONE
            circle.pivot(self, seat, actions.first_of(action))
        elif kind == actions.DONE:
            circle.done(self, seat)
        elif kind == actions.TURN:
            circle.turn_over(self, seat, actions.first_of(action))
        elif kind in (actions.KEEP, actions.ON):
            if circle.keep(self, seat) if kind == actions.KEEP else circle.go_on(self, seat):
                shower.begin(self)
        else:
            circle.take_figure(self, seat, actions.first_of(action))

    def _play_round_2(self, seat: int, action: int) -> None:
        kind = actions.kind_of(action)
        if kind == actions.PASS:
            guessing.speak(self, seat, "")
        elif kind == actions.AIM:
            shower.aim(self, seat, actions.first_of(action))
        elif kind == actions.SPIN:
            shower.spin(self, seat)
            guessing.open_next(self)
        elif kind == actions.APPEAL:
            guessing.appeal(self, seat, actions.first_of(action), actions.second_of(action))
        elif kind == actions.REST:
            guessing.rest(self, seat)
        else:
            guessing.vote(self, seat, actions.first_of(action))

    def copy(self) -> BiovivaPosition:
        other = BiovivaPosition(self.rng.copy(), self.setting)
        other.fill(self)
        return other

    def result(self) -> Result | None:
        return scoring.result(self) if self.phase == OVER else None

    # --- a clock -------------------------------------------------------------------------------------------
    def time_limit(self) -> int | None:
        """Milliseconds of the first spin; None where nothing ends by itself (8.1)."""
        return int(self.duration) if self.phase == FIRST_SPIN and self.duration else None

    def timeout_action(self, seat: int) -> int:
        """The top has stopped: nobody looks any more."""
        return actions.made(actions.DONE)

    # --- what may be known ---------------------------------------------------------------------------------
    def determinize(self, seat: int | None, rng: Rng) -> BiovivaPosition:
        """Any card the seat hasn't seen may be behind any picture it hasn't seen the back of.

        Words, aims and votes that the others chose in secret are chosen anew.
        """
        world = self.copy()
        world.rng = rng.fork()
        hidden = [picture for picture in range(len(self.seen)) if not self.knows(seat, picture)]
        backs = self.backs[:]
        cards = sorted([backs[picture] for picture in hidden])  # or the true ones would have a say
        for at in range(len(hidden)):
            backs[hidden[at]] = cards[at]
        for at in range(len(hidden) - 1, 0, -1):
            other = rng.below(at + 1)
            a, b = hidden[at], hidden[other]
            backs[a], backs[b] = backs[b], backs[a]
        world.backs = backs
        if self.phase == AIMING:
            for one in self.order:
                if one != seat and self.aims[one] != NONE:
                    world.aims[one] = int(rng.below(len(actions.AIM_MENU)))
        elif self.phase == VOTING:
            owner = self.reading().seats[self.reading().appeals[-guessing.APPEAL_PARTS]]
            for one in range(int(self.seats)):
                if one not in (seat, owner) and self.votes[one] != NONE:
                    world.votes[one] = int(rng.below(len(actions.VOTE_MENU)))
        elif self.phase == GUESS and self.setting.sealed:
            guessing.reseal(world, -1 if seat is None else seat, rng)
        return world

    def write_observation(self, seat: int, out: BytesWriter) -> None:
        observing.write_observation(self, seat, out)

    def features(self, seat: int) -> list[int]:
        return features.features(self, seat)

    # --- for programs that search ------------------------------------------------------------------------
    def scores(self) -> list[int]:
        return [int(stars) for stars in self.placed]

    def sheet(self) -> list[ScoreLine]:
        return scoring.sheet(self)

    def payoffs(self) -> list[float]:
        return scoring.payoffs(self)

    def estimate(self, seat: int) -> float:
        return policy.estimate(self, seat)

    def has_policy(self) -> bool:
        return True

    def horizon(self) -> int:
        return 1

    def win_scale(self) -> float:
        return 1.5

    def suggest(self, seat: int) -> int:
        return policy.suggest(self, seat)

    def candidates(self, seat: int) -> list[int]:
        return policy.candidates(self, seat)

    def wide_candidates(self, seat: int) -> list[int]:
        return policy.wide_candidates(self, seat)

    def is_critical(self, seat: int) -> bool:
        return self.phase == ACT

    def rollout(self, seat: int, rng: Rng) -> int:
        return policy.suggest(self, seat)

    def forget(self, seat: int, recall: int, salt: int) -> None:
        """Backs the seat has seen and doesn't have before its eyes fade from its memory (8.4)."""
        held = self.looking[seat]
        for picture in range(len(self.seen)):
            if not self.knows(seat, picture) or picture in self.shown:
                continue
            if held != NONE and self.table[held] == picture:
                continue
            if fades(picture, salt) >= recall:
                self.seen[picture] &= ~(EVERYBODY | 1 << seat)

    # --- the faces of an action ----------------------------------------------------------------------------
    def game(self) -> Game:
        return self.setting.game

    def options(self) -> dict[str, Any]:
        return self.setting.options


POSITION: Final = BiovivaPosition
