"""What a game of Earth consists of, and the small changes everything else is made of."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ...core.contract import Event, Game, Position
from ...core.rng import Rng
from . import packing
from .cards import CARDS, DECK
from .filters import GROWTH_SPACES, SPROUT_SPACES
from .months import NO_MONTH, Month
from .player import COMPOST, EVENTS, HAND, PIECES, SOIL, TABLEAU, Player
from .tasks import TASKS

FACES: Final = 0
SETUP: Final = 1
CHOOSE: Final = 2
BENEFIT: Final = 3
ACTIVATE: Final = 4
EVENING: Final = 5
LAST: Final = 6
OVER: Final = 7
"""Phases: choosing faces, first hand, choosing the action, its benefit, activation, end of the
turn (Abundance), last events, end."""
PHASES: Final = ("faces", "setup", "choose", "benefit", "activate", "evening", "last", "over")
WINDOWS: Final = [task.window for task in TASKS]
"""By number of a task: may events be played in front of it?"""
NO_ACTION: Final = 4
"""Before the active player has chosen."""
NOTHING: Final[list[list[int]]] = []
NO_GOALS: Final[list[int]] = []
"""Shared, never changed: nothing lies face down."""
FULL: Final = 16
BONUS: Final = 7
EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2
EXPERT: Final = 3
DIFFICULTIES: Final = ("easy", "medium", "hard", "expert")


class Setting:
    """What stays the same during a game: options and what follows from them."""

    def __init__(self, game: Game, options: dict[str, Any]) -> None:
        self.game = game
        self.options = options
        self.seats: i64 = int(options["seats"])
        self.solo: bool = self.seats == 1
        self.beginner: bool = options["mode"] == "beginner"
        self.advanced: bool = options["mode"] == "advanced"
        self.difficulty: i64 = DIFFICULTIES.index(options["difficulty"])
        self.strict: bool = options["order"] == "strict"
        self.teams: bool = options["teams"] == "on"
        self.abundance: bool = options["abundance"] == "on"
        self.hides_setup: bool = options["setup"] == "hidden" and not self.solo
        self.hides_planting: bool = options["planting"] == "hidden" and not self.solo


class TeamBoard:
    """Teams: what one side's players left for each other this turn."""

    def __init__(self) -> None:
        self.soil: i64 = 0
        self.sprouts: i64 = 0
        self.growth: i64 = 0
        self.cards: list[int] = []
        """Seen by both partners."""
        self.compost: list[int] = []
        """Seen by nobody."""

    def copy(self) -> TeamBoard:
        """An independent copy."""
        other = TeamBoard()
        other.soil = self.soil
        other.sprouts = self.sprouts
        other.growth = self.growth
        other.cards = self.cards[:]
        other.compost = self.compost[:]
        return other

    def empty(self) -> bool:
        """Is there nothing to take?"""
        return not (self.soil or self.sprouts or self.growth or self.cards or self.compost)


class Gaia:
    """Solo: the automatic opponent's things."""

    def __init__(self) -> None:
        self.deck: list[int] = []
        """Cards left in this pass, unseen; their order is drawn when one is turned over."""
        self.turned: list[int] = []
        """Cards turned over in this pass, the last one on top."""
        self.passes: i64 = 1
        self.soil: i64 = 0
        self.sprouts: i64 = 0
        self.growth: i64 = 0
        self.compost: list[int] = []
        self.pile: list[int] = []
        """The score pile, face up."""
        self.skips: bool = False
        """Does her next turn fall out?"""
        self.unkept: list[int] = []
        """What the player did not keep this turn."""

    def copy(self) -> Gaia:
        """An independent copy."""
        other = Gaia()
        other.deck = self.deck[:]
        other.turned = self.turned[:]
        other.passes = self.passes
        other.soil = self.soil
        other.sprouts = self.sprouts
        other.growth = self.growth
        other.compost = self.compost[:]
        other.pile = self.pile[:]
        other.skips = self.skips
        other.unkept = self.unkept[:]
        return other


class EarthState(Position):
    """The fields of a position and the changes that are the same wherever they happen."""

    def __init__(self, rng: Rng, setting: Setting) -> None:
        super().__init__(rng)
        self.setting = setting
        self.players: list[Player] = []
        self.deck: list[int] = []
        """The unseen cards, in no order: the next one is drawn when it is needed."""
        self.discard: list[int] = []
        self.fauna: list[int] = []
        self.leaves: list[list[int]] = [[], [], [], []]
        """By fauna card: the columns that claimed it, in order of their levels."""
        self.shared: list[int] = []
        self.phase: i64 = FACES
        self.first: i64 = 0
        self.active: i64 = 0
        """Whose turn it is; in solo on Gaia's turn: 1."""
        self.action: i64 = NO_ACTION
        self.queue: list[int] = []
        """Strict turn order: the seats whose part of this phase is still to come."""
        self.bonus: i64 = -1
        """The column with the completion bonus."""
        self.bonus_points: i64 = BONUS
        self.gaia: Gaia | None = None
        self.boards: list[TeamBoard] = []
        """Teams: by side, seats 0 and 2 first."""
        self.asked: bool = False
        """Teams: was the last chance to take from them given this turn?"""
        self.month: Month = NO_MONTH
        self.menus: list[list[int] | None] = []
        """By seat: the legal actions, once asked for."""
        self.movers: list[int] | None = None
        self.chosen: list[list[int]] = NOTHING
        """Hidden set-up: by seat the faces chosen so far; empty once they are shown."""
        self.down: list[list[int]] = NOTHING
        """Hidden planting: by seat the places with a card face down; empty outside of planting."""
        self.secret_goals: list[int] = NO_GOALS
        """Hidden planting: by seat the fauna goals (bits) met since, told when the cards are turned up."""

    # --- telling ---------------------------------------------------------------------------------
    def tell(
        self, kind: str, seat: int | None, args: dict[str, Any], only: tuple[int, ...] | None = None
    ) -> None:
        """Appends an event, if somebody keeps them."""
        if self.events is not None:
            self.events.append(Event(kind, seat, args, only))

    def reveal(self) -> None:
        """Something hidden is shown, or drawn at random."""
        self.revealed, self.unseen = True, False

    # --- the deck --------------------------------------------------------------------------------
    def draw_card(self) -> int:
        """The next card, 0 if none is left; the discard pile becomes the deck when it is needed (119)."""
        deck = self.deck
        if not deck:
            if not self.discard:
                return 0
            self.tell("reshuffle", None, {"cards": len(self.discard)})
            deck = self.discard
            self.deck = deck
            self.discard = []
        self.reveal()
        last: i64 = len(deck) - 1
        index = self.rng.below(last + 1)
        card = deck[index]
        deck[index] = deck[last]
        deck.pop()
        return card

    def draw_cards(self, amount: i64) -> list[int]:
        """So many cards of the deck, fewer if there are no more."""
        cards: list[int] = []
        while amount > 0:
            card = self.draw_card()
            if card == 0:
                break
            cards.append(card)
            amount -= 1
        return cards

    def cards_left(self) -> i64:
        """How many cards can still be drawn."""
        return len(self.deck) + len(self.discard)

    # --- a player's things -----------------------------------------------------------------------
    def add_soil(self, seat: i64, amount: i64) -> None:
        player = self.players[seat]
        player.soil += amount
        player.changed |= SOIL

    def to_hand(self, seat: i64, card: int) -> None:
        player = self.players[seat]
        player.hand.append(card)
        player.changed |= HAND

    def from_hand(self, seat: i64, card: int) -> None:
        player = self.players[seat]
        player.hand.remove(card)
        player.changed |= HAND

    def to_compost(self, seat: i64, card: int) -> None:
        player = self.players[seat]
        player.compost.append(card)
        player.changed |= COMPOST

    def from_compost(self, seat: i64) -> int:
        player = self.players[seat]
        player.changed |= COMPOST
        return player.compost.pop()

    def to_pile(self, seat: i64, card: int) -> None:
        player = self.players[seat]
        player.pile.append(card)
        player.changed |= EVENTS

    def lay(self, seat: i64, place: i64, card: int) -> None:
        """Puts a card on a place of the tableau, in reading order."""
        player = self.players[seat]
        if player.grid[place] == 0:
            at = 0
            while at < len(player.spots) and player.spots[at] < place:
                at += 1
            player.spots.insert(at, place)
        player.grid[place] = card
        player.sprouts[place] = 0
        player.growth[place] = 0
        player.changed |= TABLEAU | PIECES

    def put_sprouts(self, seat: i64, place: i64, amount: i64) -> None:
        player = self.players[seat]
        player.sprouts[place] += amount
        player.changed |= PIECES

    def put_growth(self, seat: i64, place: i64, amount: i64) -> None:
        player = self.players[seat]
        player.growth[place] += amount
        player.changed |= PIECES

    # --- asking ----------------------------------------------------------------------------------
    def window(self, seat: i64) -> bool:
        """May the seat play events and convert sprouts now?"""
        if self.phase < SETUP or self.phase > LAST:
            return False
        if self.phase == SETUP and seat in self.queue:  # its own set-up is still to come
            return False
        agenda = self.players[seat].agenda
        return not agenda or WINDOWS[packing.kind_of(agenda[-1])]

    def in_turn_order(self) -> list[int]:
        """All seats from the active one clockwise; in solo on Gaia's turn the player."""
        seats = self.setting.seats
        return [int((self.active + step) % seats) for step in range(int(seats))]


def all_sprouts(player: Player) -> i64:
    """Sprouts on the tableau."""
    total: i64 = 0
    for place in player.spots:
        total += player.sprouts[place]
    return total


def all_growth(player: Player) -> i64:
    """Growth pieces on the tableau."""
    total: i64 = 0
    for place in player.spots:
        total += player.growth[place]
    return total


def sprout_room(player: Player, place: i64) -> i64:
    """Free sprout spaces of the card there."""
    return SPROUT_SPACES[player.grid[place]] - player.sprouts[place]


def growth_room(player: Player, place: i64) -> i64:
    """Free growth spaces of the card there."""
    return GROWTH_SPACES[player.grid[place]] - player.growth[place]


EARTH_DECK: Final = list(range(1, DECK + 1))
NAMES: Final = [card.id for card in CARDS]
"""Ids by card index, for events and views."""
