"""What lies before one seat: player board, tableau, hand, and what it still has to do."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from . import packing

PLACES: Final = 49
"""Places of the 7×7 board, row by row; the first card lies on the middle one."""
LEAVES: Final = 5
"""Leaf tokens of a player, for fauna and the bonus."""

TABLEAU: Final = 1
PIECES: Final = 2
SOIL: Final = 4
HAND: Final = 8
COMPOST: Final = 16
EVENTS: Final = 32
OTHERS: Final = 64
EVERYTHING: Final = 127
"""What may have changed, and what a measure depends on: bits of `Player.changed` and `Gauge.dirty`."""


@final
class Player:
    """One seat's things. Cards are indices of `cards.CARDS`; 0 is no card."""

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.compost: list[int] = []
        """Bottom card first."""
        self.pile: list[int] = []
        """Events played."""
        self.soil: i64 = 0
        self.grid: list[int] = []
        """The card on each place; 0 is none."""
        self.spots: list[int] = []
        """The occupied places, in reading order."""
        self.sprouts: list[int] = []
        self.growth: list[int] = []
        """Pieces on each place."""
        self.island: i64 = 0
        self.climate: i64 = 0
        self.ecosystem: i64 = 0
        self.dealt: list[int] = []
        """Set-up: the faces still to choose from."""
        # This turn
        self.planted: list[int] = []
        """The cards planted, each once, also those that made room for another one since (16, 39)."""
        self.used: list[int] = []
        """Places whose ability was used, ISLAND and CLIMATE among them."""
        self.met: i64 = 0
        """Fauna goals met this turn: bits."""
        self.claimed: i64 = 0
        """Fauna cards with a leaf of this seat: bits."""
        self.gained: i64 = 0
        """Solo: soil gained this turn that counts for Gaia."""
        self.drawn: i64 = 0
        """Solo: cards drawn this turn that count for Gaia."""
        # Still to do
        self.agenda: list[int] = []
        """What is to be done, the next thing last (`tables.entry`)."""
        self.look: list[int] = []
        """Cards looked at, to be chosen from."""
        self.marks: list[int] = []
        """Places that took a piece of the "each" effect under way."""
        self.changed: i64 = 0
        """What changed since fauna goals were last checked."""
        self.surcharge: list[int] = []
        """By card: soil that planting it costs beyond its price; the same list for all, never changed."""
        # Abundance
        self.seeds: i64 = 0
        self.leaves: i64 = LEAVES
        """On the player board; in other games they are not counted."""
        self.stored: i64 = 0
        """Sprouts kept on the player board."""
        self.leaf_seeds: i64 = 0
        """Leaves turned into seeds."""
        self.later: list[int] = []
        """Black abilities that wait until all planting is done, a planting that waits for the seat's turn."""

    def copy(self) -> Player:
        """An independent copy."""
        other = Player()
        other.hand = self.hand[:]
        other.compost = self.compost[:]
        other.pile = self.pile[:]
        other.soil = self.soil
        other.grid = self.grid[:]
        other.spots = self.spots[:]
        other.sprouts = self.sprouts[:]
        other.growth = self.growth[:]
        other.island = self.island
        other.climate = self.climate
        other.ecosystem = self.ecosystem
        other.dealt = self.dealt[:]
        other.planted = self.planted[:]
        other.used = self.used[:]
        other.met = self.met
        other.claimed = self.claimed
        other.gained = self.gained
        other.drawn = self.drawn
        other.agenda = self.agenda[:]
        other.look = self.look[:]
        other.marks = self.marks[:]
        other.changed = self.changed
        other.surcharge = self.surcharge
        other.seeds = self.seeds
        other.leaves = self.leaves
        other.stored = self.stored
        other.leaf_seeds = self.leaf_seeds
        other.later = self.later[:]
        return other


def new_player() -> Player:
    """A player with an empty tableau."""
    player = Player()
    player.grid = [0] * PLACES
    player.sprouts = [0] * PLACES
    player.growth = [0] * PLACES
    return player


def card_at(player: Player, place: i64) -> i64:
    """The card at a place, ISLAND or CLIMATE."""
    if place == packing.ISLAND:
        return player.island
    if place == packing.CLIMATE:
        return player.climate
    return player.grid[place]
