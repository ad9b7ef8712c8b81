"""The rain of stars: what falls where when the players drop their stars above the spinning top.

A small simulation in whole numbers only (no floats, no library of mathematics), so that the same seed, counts
and aims give the same game on every machine, for ever. Units: a length is 1/256 micrometre, counted from
the middle of the nine cards, x to the right and y downwards; a speed is a length per step of 1/240 s. All
products of lengths and speeds stay below 2**53, so that a port to JavaScript gives the same numbers.

Nine cards lie in rows of three, numbered 0 to 8 from the top left. A star is a disc: *on* a card when its
whole disc is inside (ruling 30), *straddling* when it touches a card and is inside none, else *off*.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isqrt
from typing import Final, final

from mypy_extensions import i64

MM: Final = 256_000
"""One millimetre."""
CARD_WIDTH: Final = 110 * MM
CARD_HEIGHT: Final = 80 * MM
GAP: Final = 4 * MM
STAR: Final = 6 * MM
"""Radius of a star."""
TOP: Final = 18 * MM
"""Radius of the top."""
AIM: Final = 3 * MM
"""How far from the axis a player may aim (option `aim`)."""

ON: Final = 0
STRADDLING: Final = 1
OFF: Final = 2
NOWHERE: Final = -1
"""Instead of a card's number: the star is on no card."""

_WORD: Final = 0xFFFFFFFF
_SPREAD: Final = 26 * MM
"""A star falls at most this far from the aim, in x and in y."""
_RIM: Final = TOP + STAR
_TOUCH: Final = 2 * STAR
_FRICTION: Final = 13_056
"""Speed lost in a step: 0.3 g."""
_BOUNCE: Final = 140
"""100 and the restitution in percent."""
_STEPS: Final = 600
"""No wave takes longer."""
_OUTWARD: Final = 400
_OUTWARD_RANGE: Final = 700
"""The top flings a star away at 400 to 1,100 mm/s when it spins at full strength..."""
_SIDEWARD: Final = 900
"""...and at up to 900 mm/s along its rim."""
_HOP: Final = 120
"""Speed in mm/s of a star that falls beside the top."""
_KICK: Final = 150
"""Speed in mm/s that the top gives to a star sliding against it."""
_SHORTEST: Final = 8
_LONGEST: Final = 14
"""Seconds that the top spins."""
_RELEASE: Final = 10
"""Tenths of a second between the first releases of two players..."""
_WAVE: Final = 20
"""...and between two waves of stars dropped again."""


def _cut(a: i64, b: i64) -> i64:
    """The whole part of a / b, for b > 0 (Python's // rounds down instead)."""
    if a >= 0:
        return a // b
    return -(-a // b)


def _speed(mm: i64) -> i64:
    """Millimetres a second as a speed of the simulation."""
    return mm * MM // 240


@final
class Draws:
    """The rain's own generator (mulberry32), frozen with it: the platform's draws more than 53 bits allow."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = seed & _WORD

    def below(self, n: i64) -> i64:
        """A whole number 0 ≤ x < n; n < 2**21."""
        self.state = (self.state + 0x6D2B79F5) & _WORD
        t: i64 = self.state
        # Products of two 32-bit words need 64 bits without a sign: multiply by halves.
        t = _times(t ^ (t >> 15), t | 1)
        t = t ^ ((t + _times(t ^ (t >> 7), t | 61)) & _WORD)
        t = (t ^ (t >> 14)) & _WORD
        return (t * n) >> 32

    def bell(self, reach: i64) -> i64:
        """A length within ±reach, the middle likelier than the ends: the sum of four equal draws."""
        total: i64 = self.below(2001) + self.below(2001) + self.below(2001) + self.below(2001) - 4000
        return _cut(reach * total, 4000)


def _times(a: i64, b: i64) -> i64:
    """The low 32 bits of a * b, both below 2**32."""
    low: i64 = b & 0xFFFF
    high: i64 = b >> 16
    return (a * low + (((a * high) & 0xFFFF) << 16)) & _WORD


def whereabouts(x: i64, y: i64) -> tuple[int, int]:
    """ON, STRADDLING or OFF, and the card (NOWHERE unless ON) of a star whose centre is there."""
    touching = False
    number: i64
    for number in range(9):
        left: i64 = (number % 3 - 1) * (CARD_WIDTH + GAP) - CARD_WIDTH // 2
        top: i64 = (number // 3 - 1) * (CARD_HEIGHT + GAP) - CARD_HEIGHT // 2
        right: i64 = left + CARD_WIDTH
        bottom: i64 = top + CARD_HEIGHT
        if left + STAR <= x <= right - STAR and top + STAR <= y <= bottom - STAR:
            return ON, number
        dx: i64 = left - x if x < left else (x - right if x > right else 0)
        dy: i64 = top - y if y < top else (y - bottom if y > bottom else 0)
        if dx * dx + dy * dy < STAR * STAR:
            touching = True
    return (STRADDLING if touching else OFF), NOWHERE


def card_under(x: i64, y: i64) -> int:
    """The card under this point, its edges included; NOWHERE between and beside the cards."""
    number: i64
    for number in range(9):
        left: i64 = (number % 3 - 1) * (CARD_WIDTH + GAP) - CARD_WIDTH // 2
        top: i64 = (number // 3 - 1) * (CARD_HEIGHT + GAP) - CARD_HEIGHT // 2
        if left <= x <= left + CARD_WIDTH and top <= y <= top + CARD_HEIGHT:
            return number
    return NOWHERE


@final
class Star:
    """A star: whose it is (place in the order of dropping), where it lies, how often it was dropped."""

    def __init__(self, owner: i64) -> None:
        self.owner: i64 = owner
        self.x: i64 = 0
        self.y: i64 = 0
        self.drops: i64 = 0

    def status(self) -> int:
        """ON, STRADDLING or OFF."""
        return whereabouts(self.x, self.y)[0]

    def card(self) -> int:
        """The card that the whole disc is on, or NOWHERE."""
        return whereabouts(self.x, self.y)[1]

    def counts_for(self, strict: bool = False) -> int:
        """The card it counts for when the top has stopped (ruling 32), or NOWHERE if it leaves the game.

        A straddling star counts for the card under its centre; with `strict` (`strict_straddle`) for none.
        """
        status, card = whereabouts(self.x, self.y)
        if status == STRADDLING and not strict:
            return card_under(self.x, self.y)
        return card


@final
class Wave:
    """What happened between two releases, for whoever draws it.

    `tenths`: when it begins, in tenths of a second from the first release; `dropped`: numbers of the stars
    dropped; `start`: where each of these began to slide; `rest`: where each star that is on the table lies at
    the end (star number, x, y).
    """

    def __init__(self, tenths: i64, dropped: list[int]) -> None:
        self.tenths: i64 = tenths
        self.dropped = dropped
        self.start: list[tuple[int, int]] = []
        self.rest: list[tuple[int, int, int]] = []


@final
class Rain:
    """One rain: `stars` in the order of their first drop, `waves`, `life` of the top in tenths of a second,
    `turning` 1 if it spins clockwise (x to the right, y down), else -1.
    """

    def __init__(self, seed: i64) -> None:
        self.draws = Draws(seed)
        self.turning: i64 = 1 if self.draws.below(2) else -1
        self.life: i64 = 10 * (_SHORTEST + self.draws.below(_LONGEST - _SHORTEST + 1))
        self.stars: list[Star] = []
        self.waves: list[Wave] = []
        self._speeds_x: list[int] = []
        self._speeds_y: list[int] = []
        self._landed: list[bool] = []

    def _add(self, owner: i64) -> None:
        self.stars.append(Star(owner))
        self._speeds_x.append(0)
        self._speeds_y.append(0)
        self._landed.append(False)

    def _wave(self, tenths: i64, dropped: list[int], aims: list[tuple[int, int]]) -> None:
        """The stars named are dropped again, all at once, and everything slides until it lies still."""
        past: i64 = tenths if tenths < self.life else self.life
        spin: i64 = 1000 - 700 * past // self.life  # the top slows down from 100% to 30%
        wave = Wave(tenths, dropped)
        for number in dropped:
            self._landed[number] = False
        for number in dropped:
            star = self.stars[number]
            aim_x, aim_y = aims[star.owner]
            self._launch(number, spin, aim_x, aim_y)
            wave.start.append((star.x, star.y))
        self._settle(spin)
        for number in range(len(self.stars)):
            if self._landed[number]:
                star = self.stars[number]
                wave.rest.append((number, star.x, star.y))
        self.waves.append(wave)

    def _launch(self, number: i64, spin: i64, aim_x: i64, aim_y: i64) -> None:
        """A star falls: flung away by the top, or hopping beside it. `spin`: the top's strength in 1/1000."""
        draws = self.draws
        star = self.stars[number]
        far: i64 = 0
        x: i64 = 0
        y: i64 = 0
        while far == 0:
            x = draws.bell(_SPREAD) + aim_x
            y = draws.bell(_SPREAD) + aim_y
            far = isqrt(x * x + y * y)
        if far < _RIM:
            star.x = _cut(x * _RIM, far)
            star.y = _cut(y * _RIM, far)
            outward: i64 = _speed(_OUTWARD + draws.below(_OUTWARD_RANGE)) * spin // 1000
            sideward: i64 = _speed(_SIDEWARD) * far // _RIM * spin // 1000 * self.turning
            self._speeds_x[number] = _cut(x * outward, far) - _cut(y * sideward, far)
            self._speeds_y[number] = _cut(y * outward, far) + _cut(x * sideward, far)
        else:
            star.x = x
            star.y = y
            self._speeds_x[number] = draws.bell(_speed(_HOP))
            self._speeds_y[number] = draws.bell(_speed(_HOP))
        star.drops += 1
        self._landed[number] = True

    def _settle(self, spin: i64) -> None:  # noqa: C901 - one step of physics, on plain numbers for speed
        """All stars slide, strike the top and one another, and stop."""
        speeds_x = self._speeds_x
        speeds_y = self._speeds_y
        count = len(self.stars)
        table = [number for number in range(count) if self._landed[number]]
        xs = [star.x for star in self.stars]
        ys = [star.y for star in self.stars]
        moving = [self._landed[n] and (speeds_x[n] != 0 or speeds_y[n] != 0) for n in range(count)]
        kick: i64 = _speed(_KICK) * spin // 1000
        for _ in range(_STEPS):
            now = [number for number in table if moving[number]]
            if not now:
                break
            for i in now:
                vx: i64 = speeds_x[i]
                vy: i64 = speeds_y[i]
                x: i64 = xs[i] + vx
                y: i64 = ys[i] + vy
                speed: i64 = isqrt(vx * vx + vy * vy)
                if speed <= _FRICTION:
                    vx = 0
                    vy = 0
                    moving[i] = False
                else:
                    left: i64 = speed - _FRICTION
                    vx = vx * left // speed if vx >= 0 else -(-vx * left // speed)
                    vy = vy * left // speed if vy >= 0 else -(-vy * left // speed)
                if (
                    -_RIM < x < _RIM and -_RIM < y < _RIM and x * x + y * y < _RIM * _RIM
                ):  # it strikes the top
                    far: i64 = isqrt(x * x + y * y)
                    if far == 0:
                        far = 1
                    x = _cut(x * _RIM, far)
                    y = _cut(y * _RIM, far)
                    inward: i64 = _cut(vx * x + vy * y, _RIM)
                    if inward < 0:
                        back: i64 = _cut(inward * _BOUNCE, 100)
                        vx -= _cut(back * x, _RIM)
                        vy -= _cut(back * y, _RIM)
                    vx += _cut(x * kick, _RIM) - _cut(y * kick * self.turning, _RIM)
                    vy += _cut(y * kick, _RIM) + _cut(x * kick * self.turning, _RIM)
                    moving[i] = True
                for j in table:
                    dx: i64 = xs[j] - x
                    if dx > _TOUCH or dx < -_TOUCH or j == i:
                        continue
                    dy: i64 = ys[j] - y
                    if dy > _TOUCH or dy < -_TOUCH:
                        continue
                    square: i64 = dx * dx + dy * dy
                    if square >= _TOUCH * _TOUCH or square == 0:
                        continue
                    apart: i64 = isqrt(square)
                    closing: i64 = _cut((vx - speeds_x[j]) * dx + (vy - speeds_y[j]) * dy, apart)
                    if closing > 0:
                        push: i64 = _cut(closing * _BOUNCE, 200)
                        push_x: i64 = _cut(push * dx, apart)
                        push_y: i64 = _cut(push * dy, apart)
                        vx -= push_x
                        vy -= push_y
                        speeds_x[j] += push_x
                        speeds_y[j] += push_y
                        if vx != 0 or vy != 0:
                            moving[i] = True
                        if speeds_x[j] != 0 or speeds_y[j] != 0:
                            moving[j] = True
                    half: i64 = (_TOUCH - apart) // 2
                    shift_x: i64 = _cut(dx * half, apart)
                    shift_y: i64 = _cut(dy * half, apart)
                    x -= shift_x
                    y -= shift_y
                    xs[j] += shift_x
                    ys[j] += shift_y
                xs[i] = x
                ys[i] = y
                speeds_x[i] = vx
                speeds_y[i] = vy
        for number in table:
            star = self.stars[number]
            star.x = xs[number]
            star.y = ys[number]
            if moving[number]:
                speeds_x[number] = 0
                speeds_y[number] = 0


def rain(seed: int, counts: Sequence[int], aims: Mapping[int, tuple[int, int]] | None = None) -> Rain:
    """The rain of one game.

    `seed`: 0 ≤ seed < 2**32. `counts`: stars of each player in the order of dropping, each at least 1 (a
    player without a star is skipped, ruling 29). `aims`: for some places in that order a point at most `AIM`
    from the axis. Raises ValueError for anything else.
    """
    if not 0 <= seed <= _WORD:
        raise ValueError(f"A seed of the rain is a number of 32 bits, not {seed}.")
    for count in counts:
        if count < 1:
            raise ValueError(f"A player who drops has a star at least, not {count}.")
    points = _points(counts, aims or {})
    game = Rain(seed)
    number = 0
    releases: list[list[int]] = []
    for place, count in enumerate(counts):
        for _ in range(count):
            game._add(place)
        releases.append(list(range(number, number + count)))
        number += count
    tenths: i64 = 0
    for release in releases:
        game._wave(tenths, release, points)
        tenths += _RELEASE
    while tenths < game.life:
        again = [n for n in range(number) if game.stars[n].status() != ON]
        if not again:
            break
        game._wave(tenths, again, points)
        tenths += _WAVE
    return game


def _points(counts: Sequence[int], aims: Mapping[int, tuple[int, int]]) -> list[tuple[int, int]]:
    """Where each player aims."""
    points = [(0, 0) for _ in counts]
    for place, (x, y) in aims.items():
        if not 0 <= place < len(points):
            raise ValueError(f"Nobody drops in place {place}.")
        if x * x + y * y > AIM * AIM:
            raise ValueError(f"An aim is at most 3 mm from the axis: ({x}, {y}) is farther.")
        points[place] = (x, y)
    return points
