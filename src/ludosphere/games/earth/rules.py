"""A game of Earth under way: the contract of `core.contract`, carried out by the chapters of the rules.

Set-up, turns and the end are in `turn.py`, choices in `choices.py`, what they do in `deeds.py`, abilities in
`effects.py`, planting in `planting.py`, activation in `activation.py`, points in `scoring.py`, Gaia in
`gaia.py`. Numbers in brackets are rulings of docs/rules/earth.md, each with a test of that number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.strings import BytesWriter

from ...core.contract import Position, Result, ScoreLine
from ...core.errors import IllegalAction
from ...core.rng import Rng
from . import packing, scoring
from .choices import menu
from .deeds import carry_out, settle
from .estimate import expected, expected_of_gaia, features, value_vector
from .hidden import deal_faces, deal_planted, face_down, seen_by, with_chosen
from .observing import write_observation
from .policy import candidates, is_critical, loose, suggest
from .state import FACES, OVER, EarthState, Setting
from .turn import advance, check_goals, choose, set_up

if TYPE_CHECKING:
    from ...core.contract import Game


@final
class EarthPosition(EarthState):
    """A game of Earth under way."""

    def __init__(self, rng: Rng, setting: Setting) -> None:
        super().__init__(rng, setting)

    def set_up(self) -> None:
        """The start of the game."""
        set_up(self)

    # --- the five verbs ------------------------------------------------------------------------
    def to_move(self) -> list[int]:
        movers = self.movers
        if movers is None:
            movers = []
            for seat in range(len(self.players)):
                if self.players[seat].agenda:
                    movers.append(seat)
            self.movers = movers
        return movers

    def legal(self, seat: int) -> list[int]:
        if seat < 0 or seat >= len(self.players):
            return []
        known = self.menus[seat]
        if known is None:
            known = menu(self, seat)
            self.menus[seat] = known
        return known

    def play(self, seat: int, action: int) -> None:
        if action not in self.legal(seat):
            raise IllegalAction(f"Seat {seat + 1} can't play action {action} now.")
        self.revealed = self.unseen = False
        self.movers = None
        self.menus[seat] = None
        if packing.verb_of(action) == packing.ACTION:
            choose(self, packing.operand_of(action))
        else:
            carry_out(self, seat, action)
            settle(self, seat)
        check_goals(self, seat)
        advance(self)

    def copy(self) -> EarthPosition:
        other = EarthPosition(self.rng.copy(), self.setting)
        other.turn = self.turn
        other.players = [player.copy() for player in self.players]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.fauna = self.fauna
        other.leaves = [leaves[:] for leaves in self.leaves]
        other.shared = self.shared
        other.phase = self.phase
        other.first = self.first
        other.active = self.active
        other.action = self.action
        other.queue = self.queue[:]
        other.bonus = self.bonus
        other.bonus_points = self.bonus_points
        if self.gaia is not None:
            other.gaia = self.gaia.copy()
        if self.boards:
            other.boards = [board.copy() for board in self.boards]
            other.asked = self.asked
        other.month = self.month
        other.menus = self.menus[:]
        other.movers = self.movers
        if self.chosen:
            other.chosen = [faces[:] for faces in self.chosen]
        if self.down:
            other.down = [places[:] for places in self.down]
            other.secret_goals = self.secret_goals[:]
        return other

    def result(self) -> Result | None:
        return scoring.result(self) if self.phase == OVER else None

    # --- what may be known -----------------------------------------------------------------------
    def determinize(self, seat: int | None, rng: Rng) -> Position:
        """Deals what the seat can't see anew: deck, discards, composts, others' hands and cards looked at."""
        world = self.copy()
        world.rng = rng.fork()
        for number in range(len(world.players)):
            if number != seat:
                world.menus[number] = None
        piles = unseen_piles(world, seat)
        unseen: list[int] = []
        for pile in piles:
            unseen += pile
        if world.down:
            unseen += face_down(world, seat)
        unseen.sort()  # or the order they really lie in would have a say
        if world.down:
            deal_planted(world, seat, unseen, rng)
        shuffle(unseen, rng)
        at = 0
        for pile in piles:
            pile[:] = unseen[at : at + len(pile)]
            at += len(pile)
        if world.phase == FACES:
            deal_faces(world, seat, rng)
        if world.down:
            for number in range(len(world.players)):
                check_goals(world, number)
        return world

    # --- for programs that learn -------------------------------------------------------------------
    def write_observation(self, seat: int, out: BytesWriter) -> None:
        write_observation(seen_by(self, seat), seat, out)

    def features(self, seat: int) -> list[int]:
        return features(with_chosen(self, seat) if self.chosen else self, seat)

    # --- for programs that search ------------------------------------------------------------------
    def scores(self) -> list[int]:
        return scoring.totals(seen_by(self, None))[: len(self.players)]

    def sheet(self) -> list[ScoreLine]:
        return scoring.sheet(seen_by(self, None))

    def payoffs(self) -> list[float]:
        return scoring.payoffs(self)

    def estimate(self, seat: int) -> float:
        return expected(self, seat) if seat < len(self.players) else expected_of_gaia(self)

    def value_vector(self) -> list[float]:
        return value_vector(self)

    def advantage(self, seat: int) -> float:
        if not self.setting.teams:
            return super().advantage(seat)
        values = value_vector(self)
        ahead = values[seat] + values[(seat + 2) % 4] - values[(seat + 1) % 4] - values[(seat + 3) % 4]
        return 0.7 * ahead  # two seats' points are vaguer than one's

    def has_policy(self) -> bool:
        return True

    def suggest(self, seat: int) -> int:
        return suggest(self, seat)

    def candidates(self, seat: int) -> list[int]:
        return candidates(self, seat)

    def is_critical(self, seat: int) -> bool:
        return is_critical(self, seat)

    def rollout(self, seat: int, rng: Rng) -> int:
        return loose(self, seat, rng)

    # --- the faces of an action ----------------------------------------------------------------------
    def game(self) -> Game:
        return self.setting.game

    def options(self) -> dict[str, Any]:
        return self.setting.options


POSITION: Final = EarthPosition


def unseen_piles(state: EarthState, seat: int | None) -> list[list[int]]:
    """The cards a seat can't see, by where they lie."""
    piles = [state.deck, state.discard]
    for number in range(len(state.players)):
        player = state.players[number]
        piles.append(player.compost)
        if number != seat:
            piles += [player.hand, player.look]
    for side in range(len(state.boards)):
        piles.append(state.boards[side].compost)
        if seat is None or side != seat % 2:
            piles.append(state.boards[side].cards)
    if state.gaia is not None:
        piles.append(state.gaia.compost)
        if seat is None:
            piles.append(state.gaia.unkept)
    return piles


def shuffle(cards: list[int], rng: Rng) -> None:
    """Puts cards into a random order."""
    for last in range(len(cards) - 1, 0, -1):
        index = rng.below(last + 1)
        card = cards[last]
        cards[last] = cards[index]
        cards[index] = card
