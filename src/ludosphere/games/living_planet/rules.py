"""A game of Living Planet under way: the contract of `core.contract`, carried out by the rules' chapters.

The course of a turn is in `turn.py`, what the stack of tasks holds in `agenda.py`, choices in `choices.py`;
`production.py`, `actions.py` with `exploring.py`, `moving.py`, `building.py` and `trading.py`, and
`cataclysms.py` are the phases; `ground.py` is the map, `scoring.py` the points. Numbers in brackets are
rulings of docs/rules/living-planet.md, each with a test of that number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ...core.contract import Result, ScoreLine
from ...core.errors import IllegalAction
from ...core.rng import Rng
from . import scoring
from .agenda import seat_of, what_of
from .choices import CARD_MENUS, menu, play, settle
from .estimate import estimate
from .features import features
from .observing import write_observation
from .policy import candidates, is_critical, loose, suggest
from .state import CHOOSE, OVER, PlanetState
from .tables import Setting
from .turn import choose_card, set_up

if TYPE_CHECKING:
    from ...core.contract import Game

NOTHING: list[int] = []


@final
class PlanetPosition(PlanetState):
    """A game of Living Planet under way."""

    def __init__(self, rng: Rng, setting: Setting) -> None:
        super().__init__(rng, setting)

    def set_up(self) -> None:
        """The start of the game."""
        set_up(self)

    # --- the five verbs ------------------------------------------------------------------------
    def to_move(self) -> list[int]:
        if self.phase == OVER:
            return NOTHING
        if self.phase == CHOOSE:
            return [seat for seat in range(int(self.seats)) if self.chosen[seat] == 0]
        return [int(seat_of(self.tasks[-1]))]

    def legal(self, seat: int) -> list[int]:
        if seat < 0 or seat >= self.seats or self.phase == OVER:
            return NOTHING
        if self.phase == CHOOSE:
            return CARD_MENUS[self.hands[seat]] if self.chosen[seat] == 0 else NOTHING
        entry: i64 = self.tasks[-1]
        if seat_of(entry) != seat:
            return NOTHING
        known = self.menu
        if known is None:
            known = menu(self, entry)
            self.menu = known
        return known

    def play(self, seat: int, action: int) -> None:
        if action not in self.legal(seat):
            raise IllegalAction(f"Seat {seat + 1} can't play action {action} now.")
        self.revealed = False
        if self.phase == CHOOSE:
            choose_card(self, seat, what_of(action))
        else:
            play(self, action)
        settle(self)

    def copy(self) -> PlanetPosition:
        other = PlanetPosition(self.rng.copy(), self.setting)
        other.fill(self)
        return other

    def result(self) -> Result | None:
        return scoring.result(self) if self.phase == OVER else None

    # --- what may be known -----------------------------------------------------------------------
    def determinize(self, seat: int | None, rng: Rng) -> PlanetPosition:
        """Others' cards lie face down: any of their hands may be there. Stacks and decks have no order."""
        world = self.copy()
        world.rng = rng.fork()
        if world.phase == CHOOSE:
            for other in range(len(world.chosen)):
                if other != seat and world.chosen[other]:
                    cards = CARD_MENUS[world.hands[other]]
                    world.chosen[other] = int(what_of(cards[rng.below(len(cards))]))
        return world

    # --- for programs that learn -------------------------------------------------------------------
    def write_observation(self, seat: int, out: BytesWriter) -> None:
        write_observation(self, seat, out)

    def features(self, seat: int) -> list[int]:
        return features(self, seat)

    # --- for programs that search ------------------------------------------------------------------
    def scores(self) -> list[int]:
        return [int(scoring.points(self, seat)) for seat in range(int(self.seats))]

    def sheet(self) -> list[ScoreLine]:
        return scoring.sheet(self)

    def payoffs(self) -> list[float]:
        return scoring.payoffs(self)

    def estimate(self, seat: int) -> float:
        return estimate(self, seat)

    def has_policy(self) -> bool:
        return True

    def horizon(self) -> int:
        return 1

    def win_scale(self) -> float:
        return 4.0

    def suggest(self, seat: int) -> int:
        return suggest(self, seat, self.legal(seat))

    def candidates(self, seat: int) -> list[int]:
        return candidates(self, seat, self.legal(seat))

    def is_critical(self, seat: int) -> bool:
        return is_critical(self)

    def rollout(self, seat: int, rng: Rng) -> int:
        return loose(self, seat, self.legal(seat), rng)

    # --- the faces of an action ----------------------------------------------------------------------
    def game(self) -> Game:
        return self.setting.game

    def options(self) -> dict[str, Any]:
        return self.setting.options


POSITION: Final = PlanetPosition
