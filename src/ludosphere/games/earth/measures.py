"""What can be counted before a player, and points for it (SCHEMA.md, "measure"; rules section 9).

A `Gauge` is one measure of the data files, a `Score` points for one; both are built once and asked often. The
only searches are the longest line, one value per card in a line, and sets (97). Numbers in brackets are
rulings of docs/rules/earth.md.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, Final, final

from mypy_extensions import i64

from .cards import CARDS, Card, Measure, Scoring
from .filters import GROWTH_SPACES, Matcher, matcher
from .grid import ALONG, COLUMN, DIAGONAL, DOWN, NEIGHBOURS, ORTHOGONAL, ROW
from .player import COMPOST, EVENTS, HAND, OTHERS, PIECES, SOIL, TABLEAU, Player
from .vocabulary import COLORS, HABITATS, TYPES

# What is counted: cards, by where they lie …
IN_TABLEAU: Final = 0
IN_AREA: Final = 1
IN_ROW: Final = 2
IN_COLUMN: Final = 3
BESIDE: Final = 4
AT_CORNERS: Final = 5
AROUND: Final = 6
PLANTED: Final = 7
# … or something else.
SPROUTS: Final = 8
GROWTH: Final = 9
SOIL_HELD: Final = 10
HAND_CARDS: Final = 11
COMPOST_CARDS: Final = 12
EVENT_CARDS: Final = 13
EMPTY_SIDES: Final = 14
LINE: Final = 15
FULL_LINES: Final = 16
SETS: Final = 17
GAINED: Final = 18
DRAWN: Final = 19

_KINDS: Final[tuple[str, ...]] = (
    *("tableau", "area", "row", "column", "orthogonal", "diagonal", "adjacent", "planted_this_turn"),
    *("sprouts", "growth", "soil", "hand", "compost", "events", "empty_spaces", "longest_line"),
    *("full_lines", "sets", "soil_gained_this_turn", "cards_drawn_this_turn"),
)
"""The names of both in the data files, in the order of their numbers."""
_NEAR: Final = {IN_ROW: ALONG, IN_COLUMN: DOWN, BESIDE: ORTHOGONAL, AT_CORNERS: DIAGONAL, AROUND: NEIGHBOURS}
_DEPENDS: Final = {
    SPROUTS: PIECES,
    GROWTH: PIECES,
    SOIL_HELD: SOIL,
    HAND_CARDS: HAND,
    COMPOST_CARDS: COMPOST,
    EVENT_CARDS: EVENTS,
    SETS: TABLEAU | EVENTS,
    GAINED: SOIL,
    DRAWN: HAND,
}
"""What the kinds depend on that don't depend on the tableau alone."""

# Whose.
OWN: Final = 0
BEST: Final = 1
BEST_NEIGHBOUR: Final = 2
_WHOSE: Final = {"self": OWN, "best": BEST, "best_neighbour": BEST_NEIGHBOUR}

# Full lines: which, and what must hold.
ROWS: Final = 0
COLUMNS: Final = 1
DIAGONALS: Final = 2
_LINES: Final = {"": ROWS, "row": ROWS, "column": COLUMNS, "diagonal": DIAGONALS}
ANY: Final = 0
DISTINCT: Final = 1
SHARED: Final = 2
_RULES: Final = {"": ANY, "any": ANY, "distinct": DISTINCT, "shared": SHARED}

# Where the values of a card come from.
FROM_CARD: Final = 0
FROM_SPROUTS: Final = 1
FROM_GROWTH: Final = 2

_BITS: Final[list[int]] = [1 << n for n in range(62)]
NO_VALUES: Final[list[int]] = []


# --- the 4×4 frame as 16 cells --------------------------------------------------------------------
# A *pattern* is a set of cells as one number, bit 4 * row + column; it needn't begin in the first row.
_CELL: Final[list[int]] = [4 * ROW[place] + COLUMN[place] for place in range(49)]
"""By place: its cell, as far as rows and columns begin at 0; else the first ones are to be taken off."""


def _steps(diagonal: bool) -> list[int]:
    patterns: list[int] = []
    for cell in range(16):
        found = 0
        for other in range(16):
            down, right = abs(cell // 4 - other // 4), abs(cell % 4 - other % 4)
            if (down == 1 and right == 1) if diagonal else down + right == 1:
                found |= 1 << other
        patterns.append(found)
    return patterns


_SIDE_STEPS: Final[list[int]] = _steps(False)
_CORNER_STEPS: Final[list[int]] = _steps(True)
"""By cell: the cells one step away."""
_SIZE: Final[list[int]] = [bin(number).count("1") for number in range(256)]
_CHECKERED: Final = 0xA5A5
"""Every other cell: side steps always leave the set or enter it; corner steps never do."""
_ODD_ROWS: Final = 0xF0F0
"""Corner steps always leave this set or enter it."""


def _size(pattern: i64) -> i64:
    """How many cells a pattern has."""
    low: i64 = _SIZE[pattern & 255]
    high: i64 = _SIZE[pattern >> 8]
    return low + high


@final
class Walk:
    """One search for the longest path: all ways are tried until one is as long as any can be."""

    def __init__(self, steps: list[int], pattern: i64, start: i64, bound: i64) -> None:
        self.steps = steps
        self.pattern: i64 = pattern
        self.start: i64 = start
        self.bound: i64 = bound
        self.best: i64 = 0

    def extend(self, end: i64, used: i64, length: i64, forks: bool) -> None:
        """Tries all ways on from an end; `forks`: afterwards those from the start, the other way, too."""
        if length > self.best:
            self.best = length
        near: i64 = self.steps[end]
        near &= self.pattern & ~used
        cell: i64 = 0
        while near:
            if self.best >= self.bound:
                return
            if near & 1:
                self.extend(cell, used | _BITS[cell], length + 1, forks)
            near >>= 1
            cell += 1
        if forks and self.best < self.bound:
            self.extend(self.start, used, length, False)


@final
class Search:
    """The longest path inside a pattern, every cell once; what was found is kept by pattern."""

    def __init__(self, diagonal: bool) -> None:
        self.steps: list[int] = _CORNER_STEPS if diagonal else _SIDE_STEPS
        self.halves: i64 = _ODD_ROWS if diagonal else _CHECKERED
        self.known: dict[int, int] = {}
        """By pattern, and 65536 * (cell + 1) if the path must contain a cell."""

    def connected(self, pattern: i64, cell: i64) -> i64:
        """The part of a pattern that steps lead to from a cell of it."""
        steps = self.steps
        found: i64 = _BITS[cell]
        fresh: i64 = found
        at: i64 = 0
        while fresh:
            at = 0
            rest: i64 = fresh
            near: i64 = 0
            while rest:
                if rest & 1:
                    near |= steps[at]
                rest >>= 1
                at += 1
            fresh = near & pattern & ~found
            found |= fresh
        return found

    def through(self, pattern: i64, cell: i64) -> i64:
        """Cells of the longest path in the pattern through a cell of it."""
        part = self.connected(pattern, cell)
        size = _size(part)
        if size <= 3:  # three connected cells are always a path
            return size
        key: i64 = part | (cell + 1) << 16
        kept: i64 = self.known.get(key, 0)
        if kept > 0:
            return kept
        walk = Walk(self.steps, part, cell, self._most(part, size))
        walk.extend(cell, _BITS[cell], 1, True)
        self.known[key] = walk.best
        return walk.best

    def anywhere(self, pattern: i64) -> i64:
        """Cells of the longest path in the pattern."""
        if pattern == 0:
            return 0
        kept: i64 = self.known.get(pattern, 0)
        if kept > 0:
            return kept
        longest: i64 = 0
        rest: i64 = pattern
        cell: i64 = 0
        while cell < 16:
            if rest >> cell & 1:
                part = self.connected(pattern, cell)
                rest &= ~part
                best = self._longest(part)
                if best > longest:
                    longest = best
            cell += 1
        self.known[pattern] = longest
        return longest

    def _longest(self, part: i64) -> i64:
        """Cells of the longest path in a connected pattern."""
        size = _size(part)
        if size <= 3:
            return size
        walk = Walk(self.steps, part, 0, self._most(part, size))
        cell: i64 = 0
        while cell < 16 and walk.best < walk.bound:
            if part >> cell & 1:
                walk.extend(cell, _BITS[cell], 1, False)
            cell += 1
        return walk.best

    def _most(self, part: i64, size: i64) -> i64:
        """More cells than this no path in a connected pattern can have."""
        half = _size(part & self.halves)
        if half > size - half:
            half = size - half
        ends: i64 = 0  # cells with one step only: a path begins or ends there, or leaves it out
        cell: i64 = 0
        while cell < 16:
            if part >> cell & 1:
                near: i64 = self.steps[cell]
                near &= part
                if near & (near - 1) == 0:
                    ends += 1
            cell += 1
        most: i64 = size - ends + 2 if ends > 2 else size
        return 2 * half + 1 if 2 * half + 1 < most else most


_BY_SIDES: Final = Search(False)
_BY_CORNERS: Final = Search(True)


# --- values of cards, for full lines and sets -----------------------------------------------------
def _colors(card: Card) -> int:
    """The colours of the abilities as bits; a multicolor ability offers three (89)."""
    found = 0
    for ability in card.abilities:
        offered = ("red", "blue", "yellow") if ability.color == "multicolor" else (ability.color,)
        for color in offered:
            found |= 1 << COLORS.index(color)
    return found


def _values(attribute: str) -> list[int]:
    """By card: the values it offers a line, as bits."""
    found: list[int] = []
    for card in CARDS:
        if attribute == "ability_color":
            bits = _colors(card)
        elif attribute == "card_type":
            bits = sum(1 << TYPES.index(kind) for kind in card.types)
            if card.kind == "terrain":
                bits = 1 << len(TYPES)
        elif attribute == "habitat":
            bits = sum(1 << HABITATS.index(habitat) for habitat in card.habitats)
        elif attribute == "base_vp":
            bits = 1 << max(card.vp, 0)
        else:
            bits = 0
        found.append(bits)
    return found


_AREA_KINDS: Final = ("flora", "terrain", "island", "climate")


def _part_values(parts: list[str]) -> list[int]:
    """By card: the parts of a set it can serve, as bits; events are counted apart."""
    if len(parts) > 4:
        raise ValueError(f"sets of more than four parts and events: {parts}")
    found: list[int] = []
    for card in CARDS:
        bits = 0
        for number, part in enumerate(parts):
            served = (
                card.kind == "terrain" if part == "terrain" else bool(_colors(card) >> COLORS.index(part) & 1)
            )
            if served and card.kind in _AREA_KINDS:
                bits |= 1 << number
        found.append(bits)
    return found


def _tally(served: int, first: int) -> int:
    """Six bits for each of eight choices of parts: 1 if a card serves one of the parts in it."""
    return sum(1 << 6 * at for at in range(8) if served & (first + at))


def _has_two(union: i64) -> bool:
    return (union & (union - 1)) != 0


def _has_three(union: i64) -> bool:
    rest: i64 = union & (union - 1)
    return rest != 0 and (rest & (rest - 1)) != 0


def differ(a: i64, b: i64, c: i64, d: i64) -> bool:
    """Can one value be taken from each of four sets so that all differ?

    By Hall's theorem they can if no k of the sets hold fewer than k values together.
    """
    if a == 0 or b == 0 or c == 0 or d == 0:
        return False
    if not (
        _has_two(a | b) and _has_two(a | c) and _has_two(a | d)
        and _has_two(b | c) and _has_two(b | d) and _has_two(c | d)
    ):  # fmt: skip
        return False
    if not (
        _has_three(a | b | c) and _has_three(a | b | d) and _has_three(a | c | d) and _has_three(b | c | d)
    ):
        return False
    rest: i64 = a | b | c | d
    rest &= rest - 1
    return _has_three(rest)


@final
class Gauge:
    """A measure, ready to be asked. `dirty`: bits of what its value depends on."""

    def __init__(self, measure: Measure) -> None:
        fits = matcher(measure.filter or {})
        self.of: i64 = _KINDS.index(measure.scope if measure.of == "cards" else measure.of)
        self.near: list[tuple[int, ...]] = _NEAR.get(int(self.of), [])
        self.whose: i64 = _WHOSE[measure.player]
        self.fits: Matcher = fits
        self.table: list[bool] = fits.table
        self.dynamic: bool = fits.dynamic
        self.diagonal: bool = measure.step == "diagonal"
        self.through_self: bool = measure.through_self
        self.max_length: i64 = measure.max_length if measure.max_length else 16
        self.line: i64 = _LINES[measure.line]
        self.rule: i64 = _RULES[measure.rule]
        self.own_line: bool = measure.own_line_only
        self.source: i64 = FROM_CARD
        if measure.attribute == "sprouts":
            self.source = FROM_SPROUTS
        elif measure.attribute == "growth":
            self.source = FROM_GROWTH
        self.values: list[int] = _values(measure.attribute) if measure.attribute else NO_VALUES
        named: Any = measure.parts
        parts: list[str] = [str(part) for part in named]
        self.with_events: bool = "event" in parts
        parts = [part for part in parts if part != "event"]
        self.parts: i64 = len(parts)
        self.serves: list[int] = NO_VALUES
        self.serves_more: list[int] = NO_VALUES
        if self.of == SETS:
            values = _part_values(parts)
            self.serves = [_tally(served, 0) for served in values]
            self.serves_more = [_tally(served, 8) for served in values]
        self.dirty: i64 = self._depends()

    def _depends(self) -> i64:
        bits: i64 = _DEPENDS.get(int(self.of), TABLEAU)
        if self.dynamic or self.source != FROM_CARD:
            bits |= PIECES
        if self.whose != OWN:
            bits |= OTHERS
        return bits

    def value(self, players: list[Player], seat: i64, place: i64) -> i64:
        """The value for a seat; `place`: where the card lies that asks, or one off the board."""
        if self.whose == OWN:
            return self.own(players[seat], place)
        most: i64 = 0
        if self.whose == BEST:  # the owner included (81)
            for player in players:
                found = self.own(player, place)
                if found > most:
                    most = found
            return most
        count: i64 = len(players)
        most = self.own(players[(seat + 1) % count], place)
        found = self.own(players[(seat + count - 1) % count], place)
        return found if found > most else most

    def own(self, player: Player, place: i64) -> i64:
        """The value before one player, whoever asks."""
        kind: i64 = self.of
        if kind <= IN_AREA:
            found = self._in_tableau(player)
            if kind == IN_AREA and self.fits.off_board:
                if self.table[player.island]:
                    found += 1
                if self.table[player.climate]:
                    found += 1
            return found
        if kind < PLANTED:
            return self._near(player, place)
        if kind == PLANTED:
            return self._planted(player)
        if kind == EMPTY_SIDES:
            return _empty_sides(player, place)
        if kind == LINE:
            return self._longest_line(player, place)
        if kind == FULL_LINES:
            return self._full_lines(player, place)
        return self._sets(player) if kind == SETS else _held(player, kind)

    # --- counting cards --------------------------------------------------------------------------
    def _in_tableau(self, player: Player) -> i64:
        found: i64 = 0
        if self.dynamic:
            fits = self.fits
            for place in player.spots:
                if fits.at(player, place):
                    found += 1
            return found
        table = self.table
        grid = player.grid
        for place in player.spots:
            if table[grid[place]]:
                found += 1
        return found

    def _near(self, player: Player, place: i64) -> i64:
        """Cards of the row or column of a place, or round it."""
        found: i64 = 0
        fits = self.fits
        if 0 <= place < 49:
            for spot in self.near[place]:
                if fits.at(player, spot):
                    found += 1
        return found

    def _planted(self, player: Player) -> i64:
        """Cards planted this turn, those among them that made room for another one (16, 39)."""
        found: i64 = 0
        for card in player.planted:
            if not self.table[card]:
                continue
            if self.dynamic:  # pieces lie on what is still there
                for place in player.spots:
                    if player.grid[place] == card and self.fits.at(player, place):
                        found += 1
            else:
                found += 1
        return found

    # --- lines -----------------------------------------------------------------------------------
    def _longest_line(self, player: Player, place: i64) -> i64:
        """The longest path over matching cards, each once (78, 88)."""
        if self.through_self and not (0 <= place < 49 and self.fits.at(player, place)):
            return 0
        spots = player.spots
        if len(spots) == 0:
            return 0
        left: i64 = 7
        for spot in spots:
            column: i64 = COLUMN[spot]
            if column < left:
                left = column
        first: i64 = ROW[spots[0]]
        corner: i64 = 4 * first + left
        pattern: i64 = 0
        fits = self.fits
        for spot in spots:
            if fits.at(player, spot):
                cell: i64 = _CELL[spot]
                pattern |= _BITS[cell - corner]
        if self.through_self:
            cell = _CELL[place]
            search = _BY_CORNERS if self.diagonal else _BY_SIDES
            longest = search.through(pattern, cell - corner)
        elif self.diagonal:  # corner steps stay on cells of one colour of the chequerboard
            longest = _BY_CORNERS.anywhere(pattern & _CHECKERED)
            other = _BY_CORNERS.anywhere(pattern & ~_CHECKERED)
            if other > longest:
                longest = other
        else:
            longest = _BY_SIDES.anywhere(pattern)
        return longest if longest < self.max_length else self.max_length

    def _full_lines(self, player: Player, place: i64) -> i64:
        """Lines of four cards that obey the rule; four is as long as a line can be (73, 92)."""
        spots = player.spots
        found: i64 = 0
        if len(spots) < 4:
            return 0
        top: i64 = ROW[spots[0]]
        for spot in spots:
            column: i64 = COLUMN[spot]
            if self.line == ROWS:
                if column <= 3 and player.grid[spot + 3] != 0 and self._is_full(player, spot, 1, place):
                    found += 1
                continue
            if ROW[spot] != top:
                break
            if self.line == COLUMNS:
                if self._is_full(player, spot, 7, place):
                    found += 1
                continue
            # No other diagonal than the two of the frame has four places (70).
            if column <= 3 and self._is_full(player, spot, 8, place):
                found += 1
            if column >= 3 and self._is_full(player, spot, 6, place):
                found += 1
        return found

    def _is_full(self, player: Player, spot: i64, step: i64, place: i64) -> bool:
        """Is there a line of four from a place on, every so many places, that obeys the rule?"""
        grid = player.grid
        if spot + 3 * step > 48:
            return False
        if grid[spot + step] == 0 or grid[spot + 2 * step] == 0 or grid[spot + 3 * step] == 0:
            return False
        if self.own_line and place not in (spot, spot + step, spot + 2 * step, spot + 3 * step):
            return False
        return self._obeys(player, spot, step)

    def _obeys(self, player: Player, spot: i64, step: i64) -> bool:
        """Do the four cards from a place on obey the rule?"""
        if self.rule == ANY:
            return True
        a: i64
        b: i64
        c: i64
        d: i64
        if self.source == FROM_CARD:
            values = self.values
            grid = player.grid
            a = values[grid[spot]]
            b = values[grid[spot + step]]
            c = values[grid[spot + 2 * step]]
            d = values[grid[spot + 3 * step]]
        else:
            pieces = player.sprouts if self.source == FROM_SPROUTS else player.growth
            a = _BITS[pieces[spot]]
            b = _BITS[pieces[spot + step]]
            c = _BITS[pieces[spot + 2 * step]]
            d = _BITS[pieces[spot + 3 * step]]
        if self.rule == SHARED:
            return a & b & c & d != 0
        return differ(a, b, c, d)

    # --- sets ------------------------------------------------------------------------------------
    def _sets(self, player: Player) -> i64:
        """Disjoint sets of one card for each part; a card serves one part (72).

        k sets are possible if, for every choice of parts, k cards for each of them can serve one (Hall).
        """
        serves = self.serves
        serves_more = self.serves_more
        grid = player.grid
        tally: i64 = serves[player.island] + serves[player.climate]
        more: i64 = serves_more[player.island] + serves_more[player.climate]
        for place in player.spots:
            card = grid[place]
            tally += serves[card]
            more += serves_more[card]
        choices: i64 = _BITS[self.parts]  # 2 ** parts
        most: i64 = len(player.pile) if self.with_events else len(player.spots) + 2
        choice: i64 = 1
        while choice < choices:
            serving: i64 = (tally >> 6 * choice if choice < 8 else more >> 6 * (choice - 8)) & 63
            size: i64 = _SIZE[choice]
            while most * size > serving:
                most -= 1
            choice += 1
        return most


def _held(player: Player, kind: i64) -> i64:
    """Pieces, soil and cards before a player, and what came in this turn."""
    if kind == SPROUTS:
        return _total(player.sprouts, player.spots)
    if kind == GROWTH:
        return _total(player.growth, player.spots)
    if kind == SOIL_HELD:
        return player.soil
    if kind == HAND_CARDS:
        return len(player.hand)
    if kind == COMPOST_CARDS:
        return len(player.compost)
    if kind == EVENT_CARDS:
        return len(player.pile)
    return player.gained if kind == GAINED else player.drawn


def _empty_sides(player: Player, place: i64) -> i64:
    """Sides of the place, or of a card off the board, without a card."""
    empty: i64 = 4
    if 0 <= place < 49:
        for near in ORTHOGONAL[place]:
            if player.grid[near] != 0:
                empty -= 1
    return empty


def _total(pieces: list[int], spots: list[int]) -> i64:
    total: i64 = 0
    for place in spots:
        total += pieces[place]
    return total


@final
class Score:
    """Points for a measure."""

    def __init__(self, scoring: Scoring) -> None:
        self.gauge: Gauge = gauge(scoring.measure)
        self.vp: i64 = scoring.vp
        self.every: i64 = scoring.every
        self.max_vp: i64 = scoring.max_vp
        self.table: list[int] = list(scoring.table)
        self.dirty: i64 = self.gauge.dirty

    def points(self, players: list[Player], seat: i64, place: i64) -> i64:
        """The points for a seat; `place` as for the measure."""
        return self.worth(self.gauge.value(players, seat, place))

    def worth(self, value: i64) -> i64:
        """The points for that much of the measure (85–87)."""
        if value <= 0:
            return 0
        size: i64 = len(self.table)
        if size > 0:
            return self.table[(value if value < size else size) - 1]
        points: i64 = self.vp * (value // self.every)
        return self.max_vp if 0 < self.max_vp < points else points


# --- one object per measure -----------------------------------------------------------------------
_GAUGES: Final[dict[str, Gauge]] = {}
_SCORES: Final[dict[str, Score]] = {}


def gauge(measure: Measure) -> Gauge:
    """The gauge of a measure; equal measures share one."""
    key = json.dumps(asdict(measure), sort_keys=True)
    if key not in _GAUGES:
        _GAUGES[key] = Gauge(measure)
    return _GAUGES[key]


def score(scoring: Scoring) -> Score:
    """The score of a scoring; equal ones share one."""
    key = json.dumps(asdict(scoring), sort_keys=True)
    if key not in _SCORES:
        _SCORES[key] = Score(scoring)
    return _SCORES[key]


# --- final scoring --------------------------------------------------------------------------------
def _end_scores() -> list[Score | None]:
    found: list[Score | None] = []
    for card in CARDS:
        scorings = [ability.scoring for ability in card.abilities if ability.scoring is not None]
        found.append(score(scorings[0]) if scorings else None)
    return found


CARD_SCORE: Final[list[Score | None]] = _end_scores()
"""By card: its end-of-game ability, if it has one (no card has two)."""
BASE: Final[list[int]] = [card.vp for card in CARDS]
"""By card: base VP."""
CANOPY: Final[list[int]] = [card.canopy_vp for card in CARDS]
"""By card: what a full stack of growth is worth."""


def terrain_points(players: list[Player], seat: i64) -> i64:
    """What the abilities of the seat's scoring terrains are worth."""
    total: i64 = 0
    player = players[seat]
    for place in player.spots:
        scoring = CARD_SCORE[player.grid[place]]
        if scoring is not None:
            total += scoring.points(players, seat, place)
    return total


def growth_points_at(player: Player, place: i64) -> i64:
    """The canopy's value if the flora there has one, otherwise 1 per trunk (77)."""
    pieces: i64 = player.growth[place]
    card: i64 = player.grid[place]
    return CANOPY[card] if pieces > 0 and pieces >= GROWTH_SPACES[card] else pieces


def growth_points(player: Player) -> i64:
    """Growth over the whole tableau."""
    total: i64 = 0
    for place in player.spots:
        total += growth_points_at(player, place)
    return total


def base_points(player: Player) -> i64:
    """The base VP of the tableau, Island and Climate."""
    total: i64 = BASE[player.island] + BASE[player.climate]
    for place in player.spots:
        total += BASE[player.grid[place]]
    return total


def event_points(player: Player) -> i64:
    """The base VP of the event pile; may be negative (52)."""
    total: i64 = 0
    for card in player.pile:
        total += BASE[card]
    return total
