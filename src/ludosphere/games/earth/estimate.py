"""A rough worth of a seat's position in points: what it has, and what it can expect until the end.

The expectation is a weighted sum of `features`. The weights are fitted by least squares: 10,500 games with
two players, 7,500 alone, played by the rules of thumb, tell how many points followed on positions like these.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.position import hoped
from .filters import GROWTH_SPACES, SPROUT_SPACES
from .gaia import PASSES, her
from .measures import CANOPY, terrain_points
from .policy import STATIC, Worths, card_worth
from .scoring import ecosystem_points, gaia_lines, points, totals
from .state import CHOOSE, FULL, OVER, EarthState
from .tables import (
    BITS,
    DISCOUNT,
    GOAL_AT,
    GOALS,
    LEVELS,
    ON_ACTIVATION,
    OP_DECK,
    OP_DRAW,
    OP_GROWTH,
    OP_HAND,
    OP_SOIL,
    OP_SPROUT,
    PLANTABLE,
    POWERS,
)

FEATURES: Final = 48
TURNS: Final = 1.4
"""Turns that pass, about, for each card the fullest tableau lacks."""

_OFTEN: Final = (0.35, 0.25, 0.25, 0.25, 0.75, 0.0, 0.0)


def _rates() -> list[list[float]]:
    """By card, for a turn: soil, sprouts, growth, cards, deck and hand cards composted for nothing; what
    abilities with a cost are worth, and green ones.
    """
    rows: list[list[float]] = []
    for powers in POWERS:
        row = [0.0] * 8
        for number, power in enumerate(powers):
            if power.trigger == ON_ACTIVATION:
                often = _OFTEN[power.color] * (0.5 if power.chose >= 0 else 1.0)
                if power.color == 0:
                    row[7] += often * STATIC[len(rows)][number]
                elif not power.free:
                    row[6] += often * STATIC[len(rows)][number]
                else:
                    for effect in power.effects:
                        amount = often * float(effect.amount) * (2.0 if effect.per is not None else 1.0)
                        if effect.op == OP_SOIL:
                            row[0] += amount
                        elif effect.op == OP_SPROUT:
                            row[1] += amount
                        elif effect.op == OP_GROWTH:
                            row[2] += amount
                        elif effect.op == OP_DRAW:
                            row[3] += amount
                        elif effect.op == OP_DECK:
                            row[4] += amount
                        elif effect.op == OP_HAND:
                            row[5] += amount
                        else:
                            row[6] += often
        rows.append(row)
    return rows


RATES: Final[list[list[float]]] = _rates()


def features(state: EarthState, seat: i64) -> list[float]:
    """What the expectation is made of."""
    player = state.players[seat]
    w = Worths(state, seat)
    x: float = w.left / 16.0
    own = float(w.own)
    f: list[float] = [0.0] * FEATURES
    f[0] = 1.0
    f[1] = x
    f[2] = x * x
    f[3] = own / 16.0 - x
    soil = float(player.soil)
    most: float = 4.0 * own + 2.0
    if soil > most:
        f[6] = soil - most
        soil = most
    f[4] = soil
    f[5] = soil * x
    held = float(len(player.hand))
    f[7] = held
    f[8] = held * x
    quality = _quality(state, seat, w)
    f[9] = quality
    f[10] = quality * x
    rates = [0.0] * 8
    _add(rates, player.island)
    _add(rates, player.climate)
    saving = 0.0
    sprout_room = 0.0
    growth_left = 0.0
    growth_near = 0.0
    sprouts = 0.0
    growth = 0.0
    for place in player.spots:
        card: i64 = player.grid[place]
        _add(rates, card)
        lasting = DISCOUNT[card]
        if lasting is not None:
            saving += float(lasting.amount)
        sprout_room += float(SPROUT_SPACES[card] - player.sprouts[place])
        sprouts += float(player.sprouts[place])
        pieces: i64 = player.growth[place]
        growth += float(pieces)
        room: i64 = GROWTH_SPACES[card] - pieces
        if room > 0:
            growth_left += float(CANOPY[card] - pieces)
            if room <= 2:
                growth_near += float(CANOPY[card] - pieces)
    for number in range(8):
        f[11 + number] = rates[number] * x
    # What the room holds back of sprouts and growth.
    turns: float = TURNS * w.left + 0.5
    gains: float = rates[1] * turns
    f[19] = gains if gains < sprout_room else sprout_room
    gains = rates[2] * turns
    f[20] = gains if gains < growth_left else growth_left
    f[21] = sprout_room
    f[22] = sprout_room * x
    f[23] = growth_left
    f[24] = growth_left * x
    f[25] = growth_near
    f[26] = saving * own / 16.0
    f[27] = float(len(player.compost)) * x
    f[28] = sprouts * x
    f[29] = growth * x
    f[30] = float(ecosystem_points(state, seat)) * x
    f[31] = float(terrain_points(state.players, seat)) * x
    _goals(state, seat, x, f)
    rival: i64 = 99
    for other in range(len(state.players)):
        if other != seat:
            lacks: i64 = FULL - len(state.players[other].spots)
            if lacks < rival:
                rival = lacks
    if state.bonus < 0 and rival < 99:
        lead = rival - w.own
        f[39] = 1.0 if lead > 0 else (0.5 if lead == 0 else 0.0)
        f[40] = f[39] * (1.0 - x)
    if state.phase == CHOOSE and state.active == seat:
        f[41] = 1.0
        f[42] = x
    f[43] = own / 16.0 * x
    f[44] = soil * soil * 0.02
    f[45] = held * held * 0.02
    f[46] = rates[3] * rates[5] * x
    f[47] = (rates[0] + rates[7]) * x * x
    return f


def _add(rates: list[float], card: i64) -> None:
    row = RATES[card]
    for number in range(8):
        rates[number] += row[number]


def _quality(state: EarthState, seat: i64, w: Worths) -> float:
    """What the best plantable hand cards promise, as many as can still be planted, five at most."""
    top = [0.0, 0.0, 0.0, 0.0, 0.0]
    for card in state.players[seat].hand:
        if not PLANTABLE[card]:
            continue
        worth = card_worth(state, seat, card, w)
        at = 0
        while at < 5 and worth > 0.0:
            if worth > top[at]:
                passed = top[at]
                top[at] = worth
                worth = passed
            at += 1
    total = 0.0
    for number in range(5):
        if number < w.own:
            total += top[number]
    return total


def _goals(state: EarthState, seat: i64, x: float, f: list[float]) -> None:
    """The way already made to open goals, by what their next leaf is worth."""
    player = state.players[seat]
    for fauna in range(4):
        if player.claimed & BITS[fauna]:
            continue
        card = state.fauna[fauna]
        goal = GOALS[card]
        if goal is None:
            continue
        need = GOAL_AT[card]
        have = goal.value(state.players, int(seat), -1)
        taken = len(state.leaves[fauna])
        level = float(LEVELS[taken if taken < 5 else 4])
        if player.met & BITS[fauna] or have >= need:
            f[38] += level
            continue
        part = float(have) / float(need)
        f[32] += level * part * part
        f[33] += level * part * part * part * part
        f[34] += level * part * x
        f[35] += level * x
        f[36] += level
        if have + 1 >= need:
            f[37] += level


def expected(state: EarthState, seat: i64) -> float:
    """The points a seat can expect at the end."""
    return summed(state, seat, features(state, seat))


def traits(state: EarthState, seat: i64) -> list[int]:
    """What a network reads.

    `features` in sixteenths, points and cards of the seat and of its best rival, then what both can hope for.
    """
    own = features(state, seat)
    worth = summed(state, seat, own)
    best: float = -1e9
    rival: i64 = -1
    theirs: list[float] = own
    for other in range(len(state.players)):
        if other != seat:
            f = features(state, other)
            hope = summed(state, other, f)
            if hope > best:
                best = hope
                rival = other
                theirs = f
    out: list[int] = []
    for number in range(1, FEATURES):
        out.append(sixteenths(own[number]))
    out.append(points(state, int(seat)))
    out.append(len(state.players[seat].spots))
    if rival >= 0:
        for number in range(1, FEATURES):
            out.append(sixteenths(theirs[number]))
        out.append(points(state, int(rival)))
        out.append(len(state.players[rival].spots))
    else:
        best = prospects(state)[-1] if state.gaia is not None else 0.0
        out += [0] * len(out)
    return out + hoped(worth, best)


def summed(state: EarthState, seat: i64, f: list[float]) -> float:
    """The points a seat can expect at the end, from its features; at the end what it has."""
    total = float(points(state, int(seat)))
    if state.phase == OVER:
        return total
    weights = SOLO if state.gaia is not None else SEVERAL
    for number in range(FEATURES):
        total += weights[number] * f[number]
    return total


def sixteenths(number: float) -> int:
    """A feature as a whole number."""
    return int(number * 16.0 + 0.5) if number >= 0.0 else -int(0.5 - number * 16.0)


def expected_of_gaia(state: EarthState) -> float:
    """The same for Gaia: her points, and what her cards and the player's turns will bring."""
    gaia = her(state)
    total = 0.0
    for line in gaia_lines(state):
        total += float(line)
    left = float(len(gaia.deck))
    if gaia.passes < PASSES:
        left += 6.0
    return (
        total + 13.7 + (5.9 + 0.45 * float(FULL - len(state.players[0].spots))) * left
        if left > 0.0
        else total
    )


def prospects(state: EarthState) -> list[float]:
    """What every column can expect; at the end what it has."""
    if state.phase == OVER:
        return [float(total) for total in totals(state)]
    found = [expected(state, seat) for seat in range(len(state.players))]
    if state.gaia is not None:
        found.append(expected_of_gaia(state))
    return found


SEVERAL: Final[list[float]] = [
    0.184, 205.199, -13.567, -9.418, 0.365, 0.199, -0.185, 0.58,
    0.39, 0.103, 0.109, 16.679, -3.424, -3.979, 16.466, 17.862,
    1.117, 6.728, 7.21, 0.768, 0.89, 0.168, -0.184, 0.091,
    -0.411, 0.021, -1.889, -0.249, -0.412, -1.228, -0.555, -0.428,
    0.991, -0.398, 0.142, 0.836, -0.205, 0.16, 0.0, 10.433,
    -6.266, 3.225, 1.523, -73.503, -0.311, -1.119, -7.472, -4.601,
]  # fmt: skip
"""Weights with several players …"""
SOLO: Final[list[float]] = [
    -6.574, 221.827, 41.618, -3.188, 1.109, 0.096, -0.215, 0.505,
    0.438, 0.156, 0.466, 19.823, -2.483, 3.471, 18.626, 9.226,
    -1.011, 7.187, 14.148, 0.535, 0.417, 0.002, -0.514, -0.044,
    -0.429, 0.106, -1.782, 0.259, -0.851, -1.432, -0.332, -0.599,
    0.917, -0.294, 0.432, 0.259, -0.171, 0.085, 0.0, 0.0,
    0.0, -4.63, 2.542, -148.132, -0.84, -0.486, -4.836, -13.015,
]  # fmt: skip
"""… and alone against Gaia."""
