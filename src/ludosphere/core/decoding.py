"""Reading the numbers of a snapshot: whatever is wrong raises DecodeError naming the part."""

from __future__ import annotations

from typing import Any

from .errors import DecodeError


def within(what: str, value: object, least: int, most: int) -> int:
    """A number read from a snapshot; raises DecodeError if it is none or outside its limits."""
    if type(value) is not int or not least <= value <= most:
        raise DecodeError(f"the {what} must be a whole number from {least} to {most}, not {str(value)[:40]}.")
    return value


def numbers(what: str, row: object, least: int, most: int, count: int = -1) -> list[int]:
    """A list of numbers read from a snapshot; `count` says how many there must be, if that is fixed."""
    if not isinstance(row, list) or (count >= 0 and len(row) != count):
        wanted = f" of {count} numbers" if count >= 0 else ""
        raise DecodeError(f"where there must be a list{wanted} ({what}), there is something else.")
    return [within(what, number, least, most) for number in row]


def parts(what: str, row: object, count: int) -> list[Any]:
    """A list of so many parts read from a snapshot; raises DecodeError if it is none."""
    if not isinstance(row, list) or len(row) != count:
        raise DecodeError(f"the {what} must have {count} parts.")
    return row
