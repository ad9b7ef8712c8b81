"""What may be known of a position, as plain data: everything is public (36, 59), the same for every seat."""

from __future__ import annotations

from typing import Any

from ...core.position import View
from .cards import BLACK_HOLE, CARDS, PLANETS, TERRAINS, TRACK
from .planet import AT_A, AT_B, AT_BOARD, AT_MOON, standing
from .rules import BiomosPosition
from .state import NO_CARD, cards_of, track_of

PHASES = ("planet", "place", "lift", "event", "claim", "absorb", "over")


def counts_of(packed: int, bits: int) -> dict[str, int]:
    """Tokens by terrain, from a number with so many bits for each."""
    return {name: packed >> bits * (t - 1) & (1 << bits) - 1 for t, name in enumerate(TERRAINS) if t}


def _name(terrain: int) -> str | None:
    return TERRAINS[terrain] or None


def _row(position: BiomosPosition, places: range) -> list[str | None]:
    row: list[str | None] = []
    for place in places:
        card = position.rows >> 6 * place & 63
        row.append(None if card == NO_CARD else CARDS[card].id)
    return row


def view(position: BiomosPosition) -> View:
    """The position as plain data. Terrains and cards by id; empty places are None."""
    setting = position.setting
    counts = counts_of(position.centre, 3)
    return {
        "game": "biomos",
        "mode": "advanced" if setting.advanced else "discovery",
        "solo": setting.solo,
        "turn": int(position.turn),
        "phase": PHASES[position.phase],
        "to_move": list(position.to_move()),
        "moon_formed": position.moon_formed,
        "centre": [name for name, count in counts.items() for _ in range(count)],
        "basic": _row(position, range(4)),
        "giants": _row(position, range(4, 8)),
        "deck": bin(position.deck).count("1"),
        "pouch": counts_of(position.pouch, 4),
        "planets": [_planet(position, seat) for seat in range(len(position.planets))],
        "hole": _hole(position) if setting.solo else None,
    }


def _planet(position: BiomosPosition, seat: int) -> dict[str, Any]:
    planet = position.planet(seat)
    track = [TERRAINS[t] for t in track_of(planet)]
    a, b, moon = (planet >> at & 7 for at in (AT_A, AT_B, AT_MOON))
    return {
        "seat": seat,
        "board": PLANETS[planet >> AT_BOARD] if planet >> AT_BOARD or not position.setting.advanced else None,
        "track": track,
        "a": _name(a),
        "b": _name(b),
        "moon": _name(moon),
        "tokens": len(track) + bool(a) + bool(b) + bool(moon),
        "spaces": TRACK + (3 if position.setting.advanced else 1),
        "claimed": [CARDS[card].id for card in cards_of(position.claims(seat))],
        "standing": [CARDS[card].id for card in cards_of(standing(planet, position.faceup))],
        "score": position.scores()[seat],
    }


def _hole(position: BiomosPosition) -> dict[str, Any]:
    claimed = list(cards_of(position.absorbed))
    card = BLACK_HOLE[position.setting.advanced]
    return {
        "tokens": counts_of(position.hole, 6),
        "claimed": [CARDS[number].id for number in claimed],
        "card": card,
        "score": card + sum(CARDS[number].points for number in claimed),
    }
