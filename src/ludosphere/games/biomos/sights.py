"""What may be known of a position, as plain data: everything is public (36, 59), the same for every seat."""

from __future__ import annotations

from typing import Any

from ...core.contract import View
from . import packing
from .actions import PHASES
from .cards import BLACK_HOLE, CARDS, PLANETS, TERRAINS, TRACK
from .planet import standing
from .rules import BiomosPosition


def counts_of(stock: int, bits: int) -> dict[str, int]:
    """Tokens by terrain, of a stock with so many bits for each."""
    return dict(zip(TERRAINS[1:], packing.counts_of(stock, bits), strict=True))


def _name(terrain: int) -> str | None:
    return TERRAINS[terrain] or None


def _row(position: BiomosPosition, places: range) -> list[str | None]:
    row: list[str | None] = []
    for place in places:
        card = packing.card_at(position.rows, place)
        row.append(None if card == packing.NO_CARD else CARDS[card].id)
    return row


def view(position: BiomosPosition, seat: int | None) -> View:
    """The position as plain data. Terrains and cards by id; empty places are None."""
    setting = position.setting
    counts = counts_of(position.centre, packing.CENTRE)
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
        "deck": packing.size_of(position.deck),
        "pouch": counts_of(position.pouch, packing.POUCH),
        "planets": [_planet(position, seat) for seat in range(len(position.planets))],
        "hole": _hole(position) if setting.solo else None,
    }


def _planet(position: BiomosPosition, seat: int) -> dict[str, Any]:
    planet = position.planet(seat)
    track = [TERRAINS[t] for t in packing.track_of(planet)]
    a, b, moon = packing.beside(planet)
    board = packing.board_of(planet)
    return {
        "seat": seat,
        "board": PLANETS[board] if board or not position.setting.advanced else None,
        "track": track,
        "a": _name(a),
        "b": _name(b),
        "moon": _name(moon),
        "tokens": len(track) + bool(a) + bool(b) + bool(moon),
        "spaces": TRACK + (3 if position.setting.advanced else 1),
        "claimed": [CARDS[card].id for card in packing.cards_of(position.claims(seat))],
        "standing": [CARDS[card].id for card in packing.cards_of(standing(planet, position.faceup))],
        "score": position.scores()[seat],
    }


def _hole(position: BiomosPosition) -> dict[str, Any]:
    claimed = packing.cards_of(position.absorbed)
    card = BLACK_HOLE[position.setting.advanced]
    return {
        "tokens": counts_of(position.hole, packing.HOLE),
        "claimed": [CARDS[number].id for number in claimed],
        "card": card,
        "score": card + sum(CARDS[number].points for number in claimed),
    }
