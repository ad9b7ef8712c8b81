"""The 49 places of the 7×7 board: neighbours, names, where the next card may go (rules section 3, 33, 34).

A place is `7 * row + column`; its name is column and row as in chess: the first card lies on 24, "d4". A
*spread* is a set of places as one number, bit n for place n.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SIDE: Final = 7
SPAN: Final = 4
"""Most rows and columns a tableau may have."""
FIRST: Final = 24
"""Where the first card lies."""


def _near(steps: list[tuple[int, int]]) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    for place in range(SIDE * SIDE):
        row, column = place // SIDE, place % SIDE
        near: list[int] = []
        for down, right in steps:
            if 0 <= row + down < SIDE and 0 <= column + right < SIDE:
                near.append(SIDE * (row + down) + column + right)
        found.append(tuple(near))
    return found


ORTHOGONAL: Final[list[tuple[int, ...]]] = _near([(-1, 0), (0, -1), (0, 1), (1, 0)])
"""By place: the places that share a side with it."""
DIAGONAL: Final[list[tuple[int, ...]]] = _near([(-1, -1), (-1, 1), (1, -1), (1, 1)])
"""By place: the places that touch it at a corner only."""
NEIGHBOURS: Final[list[tuple[int, ...]]] = _near(
    [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
)
"""By place: the up to eight places round it, in reading order."""
ROW: Final[list[int]] = [place // SIDE for place in range(SIDE * SIDE)]
COLUMN: Final[list[int]] = [place % SIDE for place in range(SIDE * SIDE)]
"""By place: its row and its column, from 0."""
ALONG: Final[list[tuple[int, ...]]] = [tuple(range(SIDE * row, SIDE * row + SIDE)) for row in ROW]
DOWN: Final[list[tuple[int, ...]]] = [tuple(range(column, SIDE * SIDE, SIDE)) for column in COLUMN]
"""By place: the places of its row and of its column."""

_BITS: Final[list[int]] = [1 << place for place in range(SIDE * SIDE)]
_BOARD: Final = (1 << SIDE * SIDE) - 1
_WEST: Final = sum(1 << SIDE * row for row in range(SIDE))
"""The spread of the first column."""
_NOT_WEST: Final = _BOARD ^ _WEST
_NOT_EAST: Final = _BOARD ^ _WEST << SIDE - 1


def _reach(size: int) -> list[int]:
    """By the first and the last line used, packed: which lines may be used, as a set."""
    rows: list[int] = []
    for first in range(size):
        for last in range(size):
            low, high = max(0, last - SPAN + 1), min(size - 1, first + SPAN - 1)
            rows.append(sum(1 << line for line in range(low, high + 1)))
    return rows


_LINES: Final[list[int]] = _reach(SIDE)
_ROWS: Final[list[int]] = [
    sum(0b1111111 << SIDE * row for row in range(SIDE) if lines >> row & 1) for lines in _LINES
]
"""By first and last row used: the spread of the rows that may be used."""
_COLUMNS: Final[list[int]] = [_WEST * lines for lines in _LINES]
"""The same for columns."""


def name(place: int) -> str:
    """The name of a place: "d4"."""
    return "abcdefg"[place % SIDE] + str(place // SIDE + 1)


def place_of(name: str) -> int:
    """The place of that name; -1 if there is none."""
    if len(name) != 2 or name[0] not in "abcdefg" or name[1] not in "1234567":
        return -1
    return SIDE * (int(name[1]) - 1) + "abcdefg".index(name[0])


def box(grid: list[int]) -> tuple[int, int, int, int]:
    """First and last row, first and last column of the occupied rectangle; an empty one is (3, 2, 3, 2)."""
    top, bottom, left, right = SIDE, -1, SIDE, -1
    for place in range(SIDE * SIDE):
        if grid[place] != 0:
            row, column = ROW[place], COLUMN[place]
            top, bottom = min(top, row), max(bottom, row)
            left, right = min(left, column), max(right, column)
    return (top, bottom, left, right) if bottom >= 0 else (3, 2, 3, 2)


def free(grid: list[int]) -> list[int]:
    """Where the next card may go: empty places that touch a card and keep within four rows and columns."""
    taken: i64 = 0
    top: i64 = SIDE
    bottom: i64 = 0
    left: i64 = SIDE
    right: i64 = 0
    place: i64 = 0
    while place < SIDE * SIDE:
        if grid[place] != 0:
            taken |= _BITS[place]
            row: i64 = place // SIDE
            column: i64 = place - SIDE * row
            if row < top:
                top = row
            bottom = row
            if column < left:
                left = column
            if column > right:
                right = column
        place += 1
    if taken == 0:
        return [FIRST]
    wide: i64 = taken | (taken & _NOT_EAST) << 1 | (taken & _NOT_WEST) >> 1
    wide |= wide << SIDE | wide >> SIDE
    rows: i64 = _ROWS[SIDE * top + bottom]
    columns: i64 = _COLUMNS[SIDE * left + right]
    open_places: i64 = wide & ~taken & rows & columns
    found: list[int] = []
    place = SIDE * (top - 1 if top > 0 else 0)
    open_places >>= place
    while open_places:
        if open_places & 1:
            found.append(int(place))
        open_places >>= 1
        place += 1
    return found
