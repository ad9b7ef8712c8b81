"""The rules of Biomos, both sides of the planets, 1 to 4 players. Paragraphs follow the rulebook's order.

What concerns one planet alone is in `planet.py`. Numbers in brackets are rulings of docs/rules/biomos.md,
each with a test of that number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ...core.contract import Event, Result, ScoreLine
from ...core.errors import IllegalAction
from ...core.rng import Rng
from . import packing, scoring, tables
from .cards import CARDS, PLANETS, TERRAINS
from .estimate import estimate
from .observing import write_observation
from .packing import ABSORB, BITS, CLAIM, EVENT, LIFT, MOON, NO_CARD, PLACE, PLANET, SKIP, first
from .planet import claims, possible_events, possible_lifts, standing
from .state import BASIC, OVER, BiomosState, Setting
from .tables import POINTS

if TYPE_CHECKING:
    from ...core.contract import Game

NOBODY: Final[list[int]] = []
ALONE: Final[list[list[int]]] = [[0], [1], [2], [3]]
"""What `to_move` answers: ready lists, asked for at every step of a playout."""
HOLE_PACE: Final = 2.8
"""Points the Black Hole claims a turn on average, measured over games of the greedy bot."""


@final
class BiomosPosition(BiomosState):
    """A game of Biomos under way."""

    def __init__(self, rng: Rng, setting: Setting) -> None:
        super().__init__(rng, setting)

    # --- set-up ------------------------------------------------------------------------------
    def set_up(self) -> None:
        """Pouch, centre, both rows, then planets or compensation tokens (24, 45, 47, 51)."""
        setting = self.setting
        seats = int(setting.seats)
        self.pouch = packing.packed(packing.POUCH, [12] * 5)
        self.pouch_size = 60
        self.deck = BITS[BASIC] - 1
        self.rows = packing.packed(packing.CARD, [NO_CARD] * 8)
        if not setting.solo:
            self._fill_centre(5)
        for place in range(4):
            self._reveal(place)
        left = list(setting.giants)
        for place in range(4, 8):
            if left:
                self._lay(place, left.pop(int(self.rng.below(len(left)))))
        if setting.advanced:
            self.active = seats - 1
            self._offer_planets()
            return
        if not setting.solo:
            for seat in range(seats - 2 if seats == 4 else seats - 1, seats):
                self.set_planet(seat, packing.inserted(self.planet(seat), 0, self._draw()))
        self._begin_turn()

    def _offer_planets(self) -> None:
        self.phase = PLANET
        self.choices = self.free_boards()

    def free_boards(self) -> list[int]:
        """The choices of a planet board that nobody has yet."""
        taken: list[int] = [int(packing.board_of(planet)) for planet in self.planets]
        return [packing.action(PLANET, 0, board) for board in range(1, 5) if board not in taken]

    # --- chance --------------------------------------------------------------------------------
    def _draw(self) -> i64:
        """A terrain drawn from the pouch at random."""
        self.revealed = True
        terrain: i64 = packing.drawn_from(self.pouch, self.rng.below(self.pouch_size))
        self.pouch -= packing.ONE_IN_POUCH[terrain]
        self.pouch_size -= 1
        return terrain

    def _fill_centre(self, tokens: i64) -> None:
        """Draws tokens to the centre (22, 44); fewer if the pouch has fewer."""
        drawn: i64 = tokens if tokens < self.pouch_size else self.pouch_size
        for _ in range(drawn):
            self.centre += packing.ONE_IN_CENTRE[self._draw()]
        if self.events is not None:
            self._tell("drawn" if self.setting.solo else "refilled", {"tokens": self._centre_names()}, None)

    def _reveal(self, place: i64) -> None:
        """A card of the basic deck comes to an empty place; none if the deck is empty (25)."""
        count: i64 = packing.size_of(self.deck)
        if count == 0:
            return
        self.revealed = True
        card: i64 = packing.member(self.deck, self.rng.below(count))
        self.deck ^= BITS[card]
        self._lay(place, card)
        if self.events is not None:
            self._tell("revealed", {"card": CARDS[card].id, "place": int(place)}, None)

    def _lay(self, place: i64, card: i64) -> None:
        self.rows = packing.laid(self.rows, place, card)
        self.faceup |= BITS[card]

    def _remove(self, card: i64) -> i64:
        """Takes a card out of its row; returns its place."""
        place: i64 = packing.place_of(self.rows, card)
        self.rows = packing.laid(self.rows, place, NO_CARD)
        self.faceup ^= BITS[card]
        return place

    # --- a turn --------------------------------------------------------------------------------
    def _begin_turn(self) -> None:
        """Choose and place: what is in the centre, on any free space (2, 22, 60)."""
        if self.centre == 0:
            self._fill_centre(3 if self.setting.solo else 5)
        self.moon_formed = False
        self.phase = PLACE  # its legal actions are looked up when somebody asks for them

    def _place(self, action: i64) -> None:
        terrain, spot = packing.operands(action)
        self.centre -= packing.ONE_IN_CENTRE[terrain]
        planet: i64 = packing.put(self.planet(self.active), spot, terrain)
        self.set_planet(self.active, planet)
        if self.events is not None:
            told = {"terrain": TERRAINS[terrain], "spot": tables.SPOT_REFS[spot]}
            self._tell("moon" if spot == MOON else "placed", told, self.active)
        if self.setting.solo:
            self._feed_hole()
        if spot == MOON:
            self.moon_formed = True
            lifts = possible_lifts(planet, self.setting.advanced)
            if lifts:
                self.phase = LIFT
                self.choices = lifts
                return
        elif self.setting.advanced:
            events = possible_events(planet, self.pouch)
            if events:
                self.phase = EVENT
                self.choices = events
                return
        self._offer_claims()

    def _feed_hole(self) -> None:
        """Solo: the two other tokens reach the Black Hole before anything is claimed (30, 54)."""
        if self.events is not None:
            self._tell("fed", {"tokens": self._centre_names()}, None)
        self.hole = packing.fed(self.hole, self.centre)
        self.centre = 0

    def _lift(self, action: i64) -> None:
        """The moon's effect (10, 11, 12, 13, 43)."""
        start, end = packing.operands(action)
        planet: i64 = self.planet(self.active)
        terrain: i64 = packing.token(planet, start)
        self.set_planet(self.active, packing.put(packing.lifted(planet, start), end, terrain))
        if self.events is not None:
            self._tell(
                "lifted",
                {
                    "terrain": TERRAINS[terrain],
                    "from": tables.TOKEN_REFS[start],
                    "spot": tables.SPOT_REFS[end],
                },
                self.active,
            )

    def _trigger(self, action: i64) -> None:
        """A planetary event: the new token leaves the pouch before the old one goes back (16, 39)."""
        event, spot = packing.operands(action)
        planet: i64 = self.planet(self.active)
        old: i64 = packing.token(planet, spot)
        new: i64 = tables.BECOMES[event]
        if new == 0:
            new = self._draw()
        else:
            self.pouch -= packing.ONE_IN_POUCH[new]
            self.pouch_size -= 1
        self.pouch += packing.ONE_IN_POUCH[old]
        self.pouch_size += 1
        self.set_planet(self.active, packing.changed(planet, spot, new))
        if self.events is not None:
            self._tell(
                tables.EVENT_NAMES[event],
                {"terrain": TERRAINS[old], "became": TERRAINS[new], "spot": tables.TOKEN_REFS[spot]},
                self.active,
            )

    def _offer_claims(self) -> None:
        """Claim at most one face-up biome whose pattern stands now (19, 20, 21, 49, 58)."""
        possible: i64 = standing(self.planet(self.active), self.faceup)
        if possible:
            self.phase = CLAIM
            self.choices = claims(possible)
        else:
            self._after_claim()

    def _claim(self, card: i64) -> None:
        self.set_claims(self.active, self.claims(self.active) | BITS[card])
        place: i64 = self._remove(card)
        if self.events is not None:
            self._tell("claimed", {"card": CARDS[card].id, "points": POINTS[card]}, self.active)
        if card < BASIC:
            if self.setting.solo:
                self.gap = place  # filled after the Black Hole's claim (29)
            else:
                self._reveal(place)

    def _after_claim(self) -> None:
        if not self.setting.solo:
            self._end_turn()
            return
        dearest: i64 = self._absorbable()
        if dearest == 0:
            self._end_turn()
        elif dearest & (dearest - 1):
            self.phase = ABSORB
            self.choices = packing.of_cards(ABSORB, dearest)
        else:
            self._absorb(first(dearest))

    def absorptions(self) -> list[int]:
        """Solo: the choices between equally dear cards; fewer than two are made without asking."""
        return packing.of_cards(ABSORB, self._absorbable())

    def _absorbable(self) -> i64:
        """Solo: the dearest cards the Black Hole has the tokens for (31, 32, 33, 57)."""
        best: i64 = 0
        found: i64 = 0
        left: i64 = self.faceup
        while left:
            card: i64 = first(left)
            left &= left - 1
            points: i64 = POINTS[card]
            if points >= best and packing.affords(self.hole, tables.NEEDS[card]):
                if points > best:
                    best = points
                    found = 0
                found |= BITS[card]
        return found

    def _absorb(self, card: i64) -> None:
        """Solo: the Black Hole claims; then the gaps are filled, the player's first (29, 50)."""
        self.hole = packing.spent(self.hole, tables.NEEDS[card])
        self.absorbed |= BITS[card]
        place: i64 = self._remove(card)
        if self.events is not None:
            self._tell("absorbed", {"card": CARDS[card].id, "points": POINTS[card]}, None)
        self._fill_gap()
        if card < BASIC:
            self._reveal(place)
        self._end_turn()

    def _fill_gap(self) -> None:
        if self.gap >= 0:
            place: i64 = self.gap
            self.gap = -1
            self._reveal(place)

    def _end_turn(self) -> None:
        """The next seat whose planet isn't full; the game is over when there is none (26, 27, 46)."""
        self._fill_gap()
        seats: i64 = self.setting.seats
        seat: i64 = self.active
        for _ in range(seats):
            seat = seat + 1 if seat + 1 < seats else 0
            if not self._full(seat):
                self.active = seat
                self.turn += 1
                self._begin_turn()
                return
        self.phase = OVER
        self.choices = []
        if self.events is not None:
            self._tell("over", {}, None)

    def _full(self, seat: i64) -> bool:
        return packing.spaces(self.planet(seat), self.setting.advanced) == packing.TRACK

    # --- the five verbs --------------------------------------------------------------------------
    def to_move(self) -> list[int]:
        return NOBODY if self.phase == OVER else ALONE[self.active]

    def legal(self, seat: int) -> list[int]:
        if seat != self.active:
            return []
        if self.phase == PLACE:
            free: i64 = packing.spaces(self.planet(self.active), self.setting.advanced)
            return tables.placements(packing.terrains_of(self.centre), free)
        return self.choices

    def play(self, seat: int, action: int) -> None:
        if seat != self.active or self.phase == OVER:
            raise IllegalAction(self._refusal(seat))
        if not 0 <= action < 2048:
            raise IllegalAction(f"{action} is no action of Biomos.")
        code: i64 = action
        if self.phase == PLACE:  # the one long list: look at the spaces instead of searching it
            free: i64 = packing.spaces(self.planet(self.active), self.setting.advanced)
            if not packing.is_placement(code, self.centre, free):
                raise IllegalAction(f"Action {action} is not among the legal placements of turn {self.turn}.")
            self.revealed = False
            self._place(code)
            return
        if action not in self.choices:
            raise IllegalAction(f"Action {action} is not among the legal ones of turn {self.turn}.")
        self.revealed = False
        low: i64 = packing.low_of(code)
        if self.phase == CLAIM:
            if low != SKIP:
                self._claim(low)
            self._after_claim()
        elif self.phase == LIFT:
            if low != SKIP:
                self._lift(code)
            self._offer_claims()
        elif self.phase == EVENT:
            if low != SKIP:
                self._trigger(code)
            self._offer_claims()
        elif self.phase == ABSORB:
            self._absorb(low)
        else:
            self._choose_planet(low)

    def _choose_planet(self, board: i64) -> None:
        """Advanced: each board once, the last seat first (47)."""
        self.set_planet(self.active, packing.planet([], [0, 0, 0], int(board)))
        if self.events is not None:
            self._tell("planet", {"planet": PLANETS[board]}, self.active)
        if self.active > 0:
            self.active -= 1
            self._offer_planets()
        else:
            self._begin_turn()

    def _refusal(self, seat: int) -> str:
        if self.phase == OVER:
            return "The game is over."
        return f"It is seat {self.active + 1}'s turn, not seat {seat + 1}'s."

    def copy(self) -> BiomosPosition:
        return self._twin(self.rng.copy())

    def _twin(self, rng: Rng) -> BiomosPosition:
        twin = BiomosPosition(rng, self.setting)
        twin.turn = self.turn
        twin.phase = self.phase
        twin.active = self.active
        twin.moon_formed = self.moon_formed
        twin.pouch = self.pouch
        twin.pouch_size = self.pouch_size
        twin.centre = self.centre
        twin.deck = self.deck
        twin.rows = self.rows
        twin.faceup = self.faceup
        twin.gap = self.gap
        twin.hole = self.hole
        twin.absorbed = self.absorbed
        twin.planet0 = self.planet0
        twin.planet1 = self.planet1
        twin.planet2 = self.planet2
        twin.planet3 = self.planet3
        twin.claimed0 = self.claimed0
        twin.claimed1 = self.claimed1
        twin.claimed2 = self.claimed2
        twin.claimed3 = self.claimed3
        twin.choices = self.choices
        return twin

    def determinize(self, seat: int | None, rng: Rng) -> BiomosPosition:
        """Nothing is hidden but the order of what will be drawn, so a new generator is enough (36)."""
        return self._twin(rng.fork())

    # --- the end -----------------------------------------------------------------------------------
    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(int(self.setting.seats))]

    def payoffs(self) -> list[float]:
        if self.setting.solo:  # strictly more points than the Black Hole (56)
            return [1.0 if self.score(0) > self.hole_score() else 0.0]
        best: list[list[int]] = []
        for seat in range(int(self.setting.seats)):
            best.append(self._standing_key(seat))
        top = max(best)
        share = 1.0 / best.count(top)
        return [share if key == top else 0.0 for key in best]

    def _standing_key(self, seat: int) -> list[int]:
        """What ranks a seat, most important first: points, then different terrains (28, 53)."""
        counts = packing.census(self.planet(seat))[1:]
        key = [self.score(seat), 5 - counts.count(0)]
        return key + sorted(counts) if self.setting.finer_ties else key

    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        scores = self.scores()
        if self.setting.solo:
            won = self.payoffs()[0] == 1.0
            return Result(
                [1 if won else 2, 2 if won else 1], [*scores, self.hole_score()], self.payoffs(), self.sheet()
            )
        keys = [self._standing_key(seat) for seat in range(int(self.setting.seats))]
        ranks = [1 + sum([1 for other in keys if other > key]) for key in keys]
        return Result(ranks, scores, self.payoffs(), self.sheet())

    def sheet(self) -> list[ScoreLine]:
        return scoring.sheet(self)

    # --- edges ---------------------------------------------------------------------------------------
    def write_observation(self, seat: int, out: BytesWriter) -> None:
        write_observation(self, seat, out)

    def restart(self, rng: Rng) -> BiomosPosition:
        position = BiomosPosition(rng, self.setting)
        position.set_up()
        return position

    def options(self) -> dict[str, Any]:
        return self.setting.options

    def game(self) -> Game:
        return self.setting.game

    def estimate(self, seat: int) -> float:
        return estimate(self.planet(seat), self.score(seat), self.faceup, self.setting.advanced)

    def value_vector(self) -> list[float]:
        over = self.phase == OVER
        values: list[float] = []
        for seat in range(int(self.setting.seats)):
            values.append(float(self.score(seat)) if over else self.estimate(seat))
        if self.setting.solo:
            values.append(self.hole_prospect())
        return values

    def hole_prospect(self) -> float:
        """What the Black Hole will have at the end if it goes on as it began."""
        points = float(self.hole_score())
        if self.phase == OVER:
            return points
        turns = 15 if self.setting.advanced else 13
        return points + float(turns - self.turn + 1) * HOLE_PACE

    def win_scale(self) -> float:
        """A lead worth a chance of 73%: towards the end less and less is enough (docs/analysis.md)."""
        turns: i64 = (15 if self.setting.advanced else 13) * self.setting.seats
        left = 1.0 - float(self.turn - 1) / float(turns)
        return max(0.75, min(10.0, 20.0 * left))

    def sample(self, seat: int, rng: Rng) -> int:
        if self.phase != PLACE:
            return self.choices[rng.below(len(self.choices))]
        free: i64 = packing.spaces(self.planet(self.active), self.setting.advanced)
        return packing.random_placement(self.centre, free, rng)

    def rollout(self, seat: int, rng: Rng) -> int:
        """Any legal action, but nobody declines to claim, and everybody claims the dearest card."""
        if self.phase != CLAIM:
            return self.sample(seat, rng)
        best = self.choices[0]
        for action in self.choices:
            card: i64 = packing.low_of(action)
            if card != SKIP and POINTS[card] > POINTS[packing.low_of(best)]:
                best = action
        return best

    def _centre_names(self) -> list[str]:
        names = []
        for terrain in range(1, 6):
            names += [TERRAINS[terrain]] * int(packing.held(self.centre, packing.CENTRE, terrain))
        return names

    def _tell(self, kind: str, args: dict[str, Any], seat: int | None) -> None:
        events = self.events
        if events is not None:
            events.append(Event(kind, seat, args))


POSITION: Final = BiomosPosition
