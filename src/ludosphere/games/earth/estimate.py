"""A rough worth of a seat's position in points: what it has, and what it can expect until the end.

The expectation is a weighted sum of `features`. Least squares fit the weights to games that the rules of
thumb played (10,500 with two players) or ended (alone, `bench/solo.py`): how many points followed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.features import value_features
from . import tables
from .filters import GROWTH_SPACES, SPROUT_SPACES
from .gaia import cards_left
from .measures import CANOPY, CARD_SCORE, terrain_points
from .policy import RATES, Worths, card_worth, terrain_guess
from .scoring import ecosystem_points, gaia_lines, points, totals
from .state import CHOOSE, FULL, OVER, EarthState

FEATURES: Final = 48
TURNS: Final = 1.4
"""Turns that pass, about, for each card the fullest tableau lacks."""


def terms(state: EarthState, seat: i64) -> list[float]:
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
        lasting = tables.DISCOUNT[card]
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
    terrains = float(terrain_points(state.players, seat))
    f[31] = terrains * x
    _goals(state, seat, x, f)
    if state.gaia is not None:  # alone there is no race for the bonus, but against her deck
        f[39] = _promised(state, seat) - terrains
        f[40] = float(cards_left(state)) / 12.0
    elif state.bonus < 0:
        f[39] = _first_to_end(state, seat, w.own)
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
        if not tables.PLANTABLE[card]:
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


def _promised(state: EarthState, seat: i64) -> float:
    """What the planted terrains are likely to bring at the end."""
    player = state.players[seat]
    total = 0.0
    for place in player.spots:
        own = CARD_SCORE[player.grid[place]]
        if own is not None:
            total += terrain_guess(state, seat, own)
    return total


def _first_to_end(state: EarthState, seat: i64, own: i64) -> float:
    """Does the seat lack fewer cards than all others? A half: as few."""
    rival: i64 = FULL
    for other in range(len(state.players)):
        lacks: i64 = FULL - len(state.players[other].spots)
        if other != seat and lacks < rival:
            rival = lacks
    return 1.0 if own < rival else 0.5 if own == rival else 0.0


def _goals(state: EarthState, seat: i64, x: float, f: list[float]) -> None:
    """The way already made to open goals, by what their next leaf is worth."""
    player = state.players[seat]
    for fauna in range(4):
        if player.claimed & tables.BITS[fauna]:
            continue
        card = state.fauna[fauna]
        goal = tables.GOALS[card]
        if goal is None:
            continue
        need = tables.GOAL_AT[card]
        have = goal.value(state.players, int(seat), -1)
        taken = len(state.leaves[fauna])
        level = float(tables.LEVELS[taken if taken < 5 else 4])
        if player.met & tables.BITS[fauna] or have >= need:
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
    return summed(state, seat, terms(state, seat))


def features(state: EarthState, seat: i64) -> list[int]:
    """What a network reads.

    `features` in sixteenths, points and cards of the seat and of its best rival, then what both can hope for.
    """
    own = terms(state, seat)
    worth = summed(state, seat, own)
    best: float = -1e9
    rival: i64 = -1
    theirs: list[float] = own
    for other in range(len(state.players)):
        if other != seat:
            f = terms(state, other)
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
        best = value_vector(state)[-1] if state.gaia is not None else 0.0
        out += [0] * len(out)
    return out + value_features(worth, best)


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


def terms_of_gaia(state: EarthState, lines: list[int]) -> list[float]:
    """What the expectation for Gaia is made of: her cards, the player's room, her pile and growth."""
    left = float(cards_left(state))
    own = float(FULL - len(state.players[0].spots))
    return [1.0, left, left * own / 16.0, float(lines[0]), float(lines[4])]


def expected_of_gaia(state: EarthState) -> float:
    """The points Gaia can expect at the end; at the end what she has."""
    lines = gaia_lines(state)
    total = 0.0
    for line in lines:
        total += float(line)
    if state.phase == OVER:
        return total
    f = terms_of_gaia(state, lines)
    for number in range(len(f)):
        total += GAIA[number] * f[number]
    return total


def value_vector(state: EarthState) -> list[float]:
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
    -14.475, 63.903, -43.612, -6.83, 0.877, 0.801, 0.163, 0.891,
    0.142, 0.108, 0.372, 13.365, 2.853, 5.452, 22.293, 13.888,
    0.763, 8.784, 9.551, 0.314, 0.6, 0.049, 0.094, 0.148,
    -0.534, 0.022, 0.498, 0.233, 0.021, -0.453, -0.941, -0.462,
    0.72, -0.368, 0.185, 0.488, -0.041, 0.053, 0.0, 0.694,
    120.106, 0.0, 0.0, -45.362, -0.794, -0.436, -13.988, -5.188,
]  # fmt: skip
"""… and alone against Gaia. Of four fits of `bench/solo.py` to different games, the one that won most."""
GAIA: Final[list[float]] = [22.9, 9.45, 1.58, 0.23, -0.49]
"""Weights of what Gaia can expect, found by the same."""
