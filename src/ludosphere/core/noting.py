"""Writing observations: what the games have in common (`Position.write_observation`)."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

BLANKS: Final[list[bytes]] = [bytes(count) for count in range(256)]


def blank(out: BytesWriter, count: i64) -> i64:
    """Writes so many zeros, and tells where the first of them is."""
    at: i64 = len(out)
    while count > 255:
        out.write(BLANKS[255])
        count -= 255
    out.write(BLANKS[count])
    return at


def one_hot(out: BytesWriter, size: i64, place: i64) -> None:
    """Writes so many zeros, but a 1 in that place if it is one."""
    at = blank(out, size)
    if 0 <= place < size:
        out[at + place] = 1


def marked(out: BytesWriter, size: i64, places: list[int]) -> None:
    """Writes so many zeros, but a 1 in each of these places."""
    at = blank(out, size)
    for place in places:
        out[at + place] = 1


def within(out: BytesWriter, number: i64, high: i64) -> None:
    """Writes the number, at least 0 and at most `high`."""
    out.append(clipped(number, high))


def clipped(number: i64, high: i64) -> int:
    """The number, at least 0 and at most `high`."""
    if number < 0:
        return 0
    if number > high:
        return int(high)
    return int(number)
