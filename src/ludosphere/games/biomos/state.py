"""What a position of Biomos holds: the options, the pieces of everybody, the legal actions."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from ...core.contract import Game, Position
from ...core.rng import Rng
from . import packing
from .cards import CARDS
from .packing import PLANET, first
from .planet import FOREST, board_terrain
from .tables import POINTS

BASIC: Final = 30
OVER: Final = 6
"""The phase after the last turn; before it, the phase is the kind of action that is due."""


@final
class Setting:
    """What stays the same during a game: options and what follows from them."""

    def __init__(self, game: Game, options: dict[str, Any]) -> None:
        self.game = game
        self.options = options
        self.seats: i64 = int(options["seats"])
        self.solo: bool = self.seats == 1
        self.advanced: bool = options["mode"] == "advanced"
        self.finer_ties: bool = options["tie_break"] == "bga"
        self.giants: list[int] = []
        """The giant cards in the game."""
        for card in range(BASIC, len(CARDS)):
            if CARDS[card].id in options["giant_biomes"]:
                self.giants.append(card)
        self.blank: bytes = b""
        """An observation in which everything is 0, once there has been one."""


class BiomosState(Position):
    """The pieces of a game under way; `rules.BiomosPosition` plays with them."""

    def __init__(self, rng: Rng, setting: Setting) -> None:
        super().__init__(rng)
        self.setting = setting
        self.phase: i64 = PLANET
        self.active: i64 = 0
        self.moon_formed: bool = False
        self.pouch: i64 = 0
        """Tokens by terrain, four bits each."""
        self.pouch_size: i64 = 0
        self.centre: i64 = 0
        """Tokens by terrain, three bits each."""
        self.deck: i64 = 0
        """The set of unseen basic cards."""
        self.rows: i64 = 0
        """Eight places of six bits: four basic cards, then four giant ones."""
        self.faceup: i64 = 0
        """The set of cards in the rows."""
        self.gap: i64 = -1
        """Solo: the place of the basic card the player claimed this turn, to be filled (50)."""
        self.hole: i64 = 0
        """Tokens on the Black Hole by terrain, six bits each."""
        self.absorbed: i64 = 0
        """The set of cards the Black Hole has claimed."""
        # A number in a list is an object of its own, one in a field is not: this is a fifth of the speed.
        self.planet0: i64 = 0
        self.planet1: i64 = 0
        self.planet2: i64 = 0
        self.planet3: i64 = 0
        self.claimed0: i64 = 0
        self.claimed1: i64 = 0
        self.claimed2: i64 = 0
        self.claimed3: i64 = 0
        self.choices: list[int] = []
        """The legal actions of the active seat, but for placements."""

    # --- planets and cards by seat -------------------------------------------------------------
    def planet(self, seat: i64) -> i64:
        """The planet of a seat, a number as `packing` reads it."""
        if seat == 0:
            return self.planet0
        if seat == 1:
            return self.planet1
        return self.planet2 if seat == 2 else self.planet3

    def set_planet(self, seat: i64, planet: i64) -> None:
        if seat == 0:
            self.planet0 = planet
        elif seat == 1:
            self.planet1 = planet
        elif seat == 2:
            self.planet2 = planet
        else:
            self.planet3 = planet

    def claims(self, seat: i64) -> i64:
        """The set of cards a seat has claimed."""
        if seat == 0:
            return self.claimed0
        if seat == 1:
            return self.claimed1
        return self.claimed2 if seat == 2 else self.claimed3

    def set_claims(self, seat: i64, cards: i64) -> None:
        if seat == 0:
            self.claimed0 = cards
        elif seat == 1:
            self.claimed1 = cards
        elif seat == 2:
            self.claimed2 = cards
        else:
            self.claimed3 = cards

    @property
    def planets(self) -> list[int]:
        """The planets of all seats."""
        return [int(self.planet(seat)) for seat in range(int(self.setting.seats))]

    @property
    def claimed(self) -> list[int]:
        """The sets of cards all seats have claimed."""
        return [int(self.claims(seat)) for seat in range(int(self.setting.seats))]

    # --- points ------------------------------------------------------------------------------
    def score(self, seat: int) -> int:
        """The seat's points if the game ended now."""
        planet: i64 = self.planet(seat)
        total: i64 = 0
        left: i64 = self.claims(seat)
        while left:
            total += POINTS[first(left)]
            left &= left - 1
        counts = packing.tally(planet)
        total += 3 * packing.counted(counts, packing.moon_of(planet))
        if self.setting.advanced:
            total += packing.counted(counts, FOREST)
            total += packing.counted(counts, board_terrain(packing.board_of(planet)))
        return int(total)

    def hole_score(self) -> int:
        """Solo: the points of the Black Hole's card and of the biomes it has claimed."""
        total = 40 if self.setting.advanced else 20
        left: i64 = self.absorbed
        while left:
            total += POINTS[first(left)]
            left &= left - 1
        return total
