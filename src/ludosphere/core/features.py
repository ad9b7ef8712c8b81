"""What a network reads of values: points in tenths, the best rival, the difference."""

from typing import Final

FAR: Final = 2000.0
"""Points beyond which it makes no difference to a network."""


def tenths(points: float) -> int:
    """Points as a network reads them, in tenths."""
    if points > FAR:
        points = FAR
    elif points < -FAR:
        points = -FAR
    return int(points * 10.0 + 0.5) if points >= 0.0 else -int(0.5 - points * 10.0)


def rival_of(values: list[float], seat: int) -> int:
    """The place of the highest value but the seat's own, the first of equals; -1 if there is no other."""
    best: float = -1e9
    found = -1
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
            found = other
    return found


def value_features(own: float, rival: float) -> list[int]:
    """The last of a position's traits: what two can hope for, and the difference, in tenths of points."""
    ours = tenths(own)
    theirs = tenths(rival)
    return [ours, theirs, ours - theirs]
