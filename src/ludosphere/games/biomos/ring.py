"""Where tokens lie on a drawn planet, and which part of the ring a biome takes up.

A planet here is one of `view["planets"]`. Bearings are compass degrees around the planet's middle: the
track runs clockwise as a C from its start, lower left, to its end, lower right; in the mouth lie recess A,
next to the track's end, and recess B, next to its start. Tokens spread evenly over the track, with room for
a new one in every gap.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from ...kit.svg import Point, polar
from .cards import CARD_BY_ID, CARDS, TERRAINS, TRACK

Spot: TypeAlias = int | str
"""A place in the row: the number of a token on the track, "a" or "b"."""

CX: Final = 306.0
CY: Final = 304.0
WIDTH: Final = 628.0
HEIGHT: Final = 608.0
RADIUS: Final = 236.0
"""From the planet's middle to the middle of the tokens."""
TOKEN: Final = 36.0
RIM: Final = 288.0
"""Radius of the divided circle."""
MOON: Final = (572.0, 58.0)
START: Final = 205.7
END: Final = 514.3
RECESS: Final = {"a": 527.15, "b": 552.85}
_WIDE: Final = 17.5
"""Degrees a token takes up."""


@cache  # a track holds 0 to 12 tokens
def bearings(count: int) -> Sequence[float]:
    """Bearings of the tokens when `count` of them lie on the track."""
    gap = (END - START - count * _WIDE) / (count + 1)
    return [START + gap * (k + 1) + _WIDE * (k + 0.5) for k in range(count)]


def gap_bearings(count: int) -> list[float]:
    """Bearings of the `count + 1` gaps before, between and after the tokens."""
    gap = (END - START - count * _WIDE) / (count + 1)
    return [START + gap * (k + 0.5) + _WIDE * k for k in range(count + 1)]


def on_ring(bearing: float) -> Point:
    """The point of the ring at a bearing."""
    return polar(CX, CY, RADIUS, bearing)


def layout(count: int) -> dict[str, list[list[float]]]:
    """The points of the tokens and gaps, rounded, for clients that move pieces before they are sent."""

    def points(angles: Iterable[float]) -> list[list[float]]:
        return [[round(x, 1), round(y, 1)] for x, y in map(on_ring, angles)]

    return {"tokens": points(bearings(count)), "gaps": points(gap_bearings(count)) if count < TRACK else []}


# ---------------------------------------------------------------- biomes on the ring

_LETTER: Final = {name: "_sdfmg"[number] for number, name in enumerate(TERRAINS)}


@cache
def _regex(card: str) -> re.Pattern[str]:
    return re.compile("".join("_sdfmg"[t] if t else "." for t in CARDS[CARD_BY_ID[card]].pattern))


def runs(planet: Mapping[str, Any], cards: Iterable[str]) -> dict[str, tuple[float, float]]:
    """By card that stands on the planet: the bearings of the first and last token of one such run."""
    track: Sequence[str] = planet["track"]
    a, b = planet["a"], planet["b"]
    spots: list[Spot] = list(range(len(track)))
    terrains = list(track)
    if a:
        spots, terrains = [*spots, "a"], [*terrains, a]
    if b and not a:
        spots, terrains = ["b", *spots], [b, *terrains]
    most = len(spots)
    if a and b:  # the ring is closed: after B the track begins again
        spots, terrains = [*spots, "b", *range(len(track))], [*terrains, b, *track]
        most = len(track) + 2
    row = "".join(_LETTER[terrain] for terrain in terrains)
    places = bearings(len(track))
    found = {}
    for card in cards:
        length = len(CARDS[CARD_BY_ID[card]].pattern)
        match = _regex(card).search(row) if length <= most else None
        if match:
            first, last = (spots[k] for k in (match.start(), match.end() - 1))
            begin, end = (places[s] if isinstance(s, int) else RECESS[s] for s in (first, last))
            found[card] = (begin, end if end >= begin else end + 360)
    return found


def with_token(planet: Mapping[str, Any], ref: str, terrain: str) -> dict[str, Any]:
    """The planet with one more token, on a free `gap:…` or `recess:…`."""
    kind, _, value = ref.partition(":")
    if kind == "recess":
        return {**planet, value: terrain}
    gap = int(value)
    return {**planet, "track": [*planet["track"][:gap], terrain, *planet["track"][gap:]]}


def without(planet: Mapping[str, Any], ref: str) -> dict[str, Any]:
    """The planet without the token of `token:…` or `recess:…`."""
    kind, _, value = ref.partition(":")
    if kind == "recess":
        return {**planet, value: None}
    return {**planet, "track": [t for k, t in enumerate(planet["track"]) if k != int(value)]}


def terrain_at(planet: Mapping[str, Any], ref: str) -> str:
    """The terrain of `token:…` or of a filled `recess:…`."""
    kind, _, value = ref.partition(":")
    terrain: str = planet[value] if kind == "recess" else planet["track"][int(value)]
    return terrain


def changed(planet: Mapping[str, Any], ref: str, terrain: str) -> dict[str, Any]:
    """The planet with another terrain in place of the token of `token:…` or `recess:…`."""
    kind, _, value = ref.partition(":")
    if kind == "recess":
        return {**planet, value: terrain}
    return {**planet, "track": [terrain if k == int(value) else t for k, t in enumerate(planet["track"])]}
