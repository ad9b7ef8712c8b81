"""The rules: thirty-six beds around a pond, what each plant likes, and a garden that is being planted.

An action is `plant << 6 | bed`: a plant from the basket into a free bed.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter

from ludosphere.core.contract import Event, Game, Position, Result, ScoreLine
from ludosphere.core.errors import IllegalAction
from ludosphere.core.options import Options
from ludosphere.core.rng import Rng

PLANTS: Final = ("rose", "lavender", "sunflower", "fern")
ROSE, LAVENDER, SUNFLOWER, FERN = range(4)
EACH: Final = 10
"""So many of each kind are in the game."""
BASKET: Final = 3
BOUQUET: Final = 4
"""Points for having planted one of each kind."""

_RADIUS: Final = 3
_HEXES: Final = [
    (q, r)
    for r in range(-_RADIUS, _RADIUS + 1)
    for q in range(-_RADIUS, _RADIUS + 1)
    if abs(q + r) <= _RADIUS
]
PLACES: Final = [hexagon for hexagon in _HEXES if hexagon != (0, 0)]
"""By bed: its column and its row, both from -3 to 3; rows are shifted by half a bed each."""
BEDS: Final = [f"{'abcdefg'[r + _RADIUS]}{q + _RADIUS + 1 + min(r, 0)}" for q, r in PLACES]
"""By bed its name: a letter for the row, a number in it; the pond is d4."""
_AROUND: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
_BY_PLACE: Final = {place: bed for bed, place in enumerate(PLACES)}
BESIDE: Final = [
    [_BY_PLACE[q + x, r + y] for x, y in _AROUND if (q + x, r + y) in _BY_PLACE] for q, r in PLACES
]
BY_POND: Final = [place in _AROUND for place in PLACES]


class GardenPosition(Position):
    """A garden: what was planted, in order, and what lies in the basket."""

    def __init__(self, game: Game, setting: Options, rng: Rng) -> None:
        super().__init__(rng)
        self._game, self.setting = game, setting
        self.planted: list[int] = []
        self.gains: list[int] = []
        """What each planting was worth."""
        self.beds = [-1] * len(BEDS)
        self.basket = [0] * len(PLANTS)
        self.totals = [0] * game.seats(setting)

    # --- playing -----------------------------------------------------------------------------
    def full(self) -> bool:
        """Is the garden full, and the game over?"""
        return len(self.planted) == len(BEDS)

    def to_move(self) -> list[int]:
        return [] if self.full() else [len(self.planted) % len(self.totals)]

    def legal(self, seat: int) -> list[int]:
        if seat not in self.to_move():
            return []
        free = [bed for bed, plant in enumerate(self.beds) if plant < 0]
        return [plant << 6 | bed for plant, count in enumerate(self.basket) if count for bed in free]

    def play(self, seat: int, action: int) -> None:
        if not self.allows(seat, action):
            raise IllegalAction(f"Seat {seat} can't play action {action} now.")
        whole = self.bouquet(seat)
        self.plant(action)
        self.basket[action >> 6] -= 1
        if self.events is not None:
            plant, bed = PLANTS[action >> 6], BEDS[action & 63]
            args = {"plant": plant, "ref": f"bed:{bed}", "from": f"plant:{plant}", "points": self.gains[-1]}
            self.events.append(Event("planted", seat, args))
            if self.bouquet(seat) > whole:
                self.events.append(Event("bouquet", seat, {"points": BOUQUET}))
        self.revealed = not self.full()
        if not self.full():
            self.draw()

    def plant(self, action: int) -> None:
        """What a planting changes on the beds and in the points; it is the turn's whole effect but chance."""
        seat = len(self.planted) % len(self.totals)
        whole = self.bouquet(seat)
        self.gains.append(self.worth(action >> 6, action & 63))
        self.planted.append(action)
        self.beds[action & 63] = action >> 6
        self.totals[seat] += self.gains[-1] + self.bouquet(seat) - whole
        self.turn = min(len(self.planted) + 1, len(BEDS))

    def draw(self) -> None:
        """A plant comes out of the bag into the basket."""
        bag = self.bag()
        at = self.rng.below(sum(bag))
        for plant, count in enumerate(bag):
            if at < count:
                self.basket[plant] += 1
                return
            at -= count

    def bag(self) -> list[int]:
        """How many of each kind are still in the bag."""
        return [EACH - lying - self.beds.count(plant) for plant, lying in enumerate(self.basket)]

    # --- points ------------------------------------------------------------------------------
    def worth(self, plant: int, bed: int) -> int:
        """The points of a plant in a free bed, by what grows beside it now."""
        beside = [self.beds[other] for other in BESIDE[bed]]
        if plant == ROSE:
            return 2 * beside.count(ROSE)
        if plant == LAVENDER:
            return 2 * len({*beside} - {-1, LAVENDER})
        if plant == SUNFLOWER:
            return beside.count(-1)
        return len(beside) - beside.count(-1) + BY_POND[bed]

    def kinds(self, seat: int) -> set[int]:
        """The kinds a seat has planted."""
        return {action >> 6 for action in self.planted[seat :: len(self.totals)]}

    def bouquet(self, seat: int) -> int:
        """The points of a seat's bouquet."""
        return BOUQUET if self.setting["bouquet"] == "yes" and len(self.kinds(seat)) == len(PLANTS) else 0

    def scores(self) -> list[int]:
        return self.totals[:]

    def sheet(self) -> list[ScoreLine]:
        seats = len(self.totals)
        lines = []
        for plant, name in enumerate(PLANTS):
            details: list[list[dict[str, Any]]] = [[] for _ in range(seats)]
            for turn, (action, gain) in enumerate(zip(self.planted, self.gains, strict=True)):
                if action >> 6 == plant:
                    details[turn % seats].append({"points": gain, "bed": BEDS[action & 63]})
            points = [sum(source["points"] for source in column) for column in details]
            lines.append(ScoreLine(name, points, details))
        if self.setting["bouquet"] == "yes":
            lines.append(ScoreLine("bouquet", [self.bouquet(seat) for seat in range(seats)], [[]] * seats))
        return lines

    def result(self) -> Result | None:
        if not self.full():
            return None
        ranks = [1 + sum(other > mine for other in self.totals) for mine in self.totals]
        return Result(ranks, self.totals[:], self.payoffs(), self.sheet())

    def payoffs(self) -> list[float]:
        best = max(self.totals)
        return [(total == best) / self.totals.count(best) for total in self.totals]

    def win_scale(self) -> float:
        return 6.0

    # --- copies and worlds -------------------------------------------------------------------
    def copy(self) -> GardenPosition:
        twin = GardenPosition(self._game, self.setting, self.rng.copy())
        twin.planted, twin.gains = self.planted[:], self.gains[:]
        twin.beds, twin.basket, twin.totals = self.beds[:], self.basket[:], self.totals[:]
        twin.turn, twin.revealed = self.turn, self.revealed
        return twin

    def determinize(self, seat: int | None, rng: Rng) -> GardenPosition:
        """Another bag: nobody knows what will be drawn."""
        twin = self.copy()
        twin.rng = rng.fork()
        return twin

    def write_observation(self, seat: int, out: BytesWriter) -> None:
        seats = len(self.totals)
        order = [(seat + row) % seats for row in range(seats)]
        cells = [plant == kind for plant in self.beds for kind in range(len(PLANTS))]
        kinds = [kind in planted for planted in map(self.kinds, order) for kind in range(len(PLANTS))]
        points = [min(self.totals[other], 255) for other in order]
        for number in (*cells, *self.basket, *self.bag(), *kinds, *points):
            out.append(number)

    def game(self) -> Game:
        return self._game

    def options(self) -> dict[str, Any]:
        return dict(self.setting)
