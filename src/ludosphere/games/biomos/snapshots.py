"""The snapshot of a position, and the way back from one."""

from __future__ import annotations

from typing import Any

from ...core.decoding import within
from ...core.errors import DecodeError
from ...core.rng import Rng
from . import packing, tables
from .actions import PHASES
from .cards import BASIC, CARDS, COPIES, TRACK
from .packing import NO_CARD, cards_of
from .planet import claims, possible_events, possible_lifts, standing
from .rules import BiomosPosition
from .state import OVER, Setting


def encode(position: BiomosPosition) -> bytes:
    """The snapshot `Game.decode` reads; `restore` gives the order of the numbers."""
    state: list[Any] = [
        int(position.phase),
        int(position.active),
        int(position.turn),
        int(position.moon_formed),
        packing.counts_of(position.pouch, packing.POUCH),
        packing.counts_of(position.centre, packing.CENTRE),
        cards_of(position.deck),
        [int(packing.card_at(position.rows, place)) for place in range(8)],
        int(position.gap),
        packing.counts_of(position.hole, packing.HOLE),
        cards_of(position.absorbed),
        [[packing.track_of(p), *packing.beside(p), packing.board_of(p)] for p in position.planets],
        [cards_of(cards) for cards in position.claimed],
    ]
    return position.setting.game.snapshot(position.setting.options, position.rng, state)


def _check_rows(rows: list[Any]) -> None:
    if len(rows) != 8:
        raise DecodeError(f"the rows have 8 places, not {len(rows)}.")
    for place in reversed(range(8)):
        card = within("card of a row", rows[place], 0, NO_CARD)
        if card != NO_CARD and (card >= len(CARDS) or (card < BASIC) != (place < 4)):
            raise DecodeError(f"place {place} of the rows can't hold card {card}.")


def restore(setting: Setting, rng: Rng, state: list[Any]) -> BiomosPosition:
    """The position of an encoded state; raises DecodeError if no game can reach the like of it."""
    position = BiomosPosition(rng, setting)
    if len(state) != 13:
        raise DecodeError(f"a Biomos state has 13 parts, not {len(state)}.")
    phase, active, turn, moon_formed, pouch, centre, deck, rows, gap, hole, absorbed, planets, claimed = state
    position.phase = within("phase", phase, 0, OVER)
    position.active = within("active seat", active, 0, setting.seats - 1)
    position.turn = within("turn", turn, 1, 61)
    position.moon_formed = bool(within("moon flag", moon_formed, 0, 1))
    position.pouch = _stock("pouch", pouch, packing.POUCH, 12)
    position.pouch_size = sum(pouch)
    position.centre = _stock("centre", centre, packing.CENTRE, 5)
    position.hole = _stock("Black Hole", hole, packing.HOLE, 12)
    position.gap = within("gap", gap, -1, 3)
    _check_rows(rows)
    position.rows = packing.packed(packing.CARD, rows)
    position.faceup = packing.set_of([card for card in rows if card != NO_CARD])
    position.deck, position.absorbed = _set(deck), _set(absorbed)
    if any(card >= BASIC for card in deck):
        raise DecodeError("the deck holds basic cards only.")
    if not setting.solo and (position.hole or position.absorbed):
        raise DecodeError("there is a Black Hole in a solo game only.")
    if len(planets) != setting.seats or len(claimed) != setting.seats:
        raise DecodeError("there must be one planet and one set of cards per seat.")
    for seat in range(setting.seats):
        position.set_planet(seat, _restore_planet(planets[seat], setting.advanced))
        position.set_claims(seat, _set(claimed[seat]))
    chosen = [packing.board_of(planet) != 0 for planet in position.planets]
    due = [seat > active or phase != packing.PLANET for seat in range(setting.seats)]
    if setting.advanced and chosen != due:
        raise DecodeError("on the Advanced side every seat whose turn to choose has come has a planet board.")
    _check_pieces(position, [*pouch, *centre, *hole], [rows, deck, absorbed, *claimed])
    position.choices = _choices(position)
    if position.phase != OVER and not position.legal(position.active):
        raise DecodeError(f"nothing can be done in phase {PHASES[phase]}.")
    return position


def _stock(what: str, counts: list[int], bits: int, most: int) -> int:
    if len(counts) != 5:
        raise DecodeError(f"the {what} must have five counts.")
    return packing.packed(bits, [within(what, count, 0, most) for count in counts])


def _set(cards: list[int]) -> int:
    return packing.set_of([within("card", card, 0, len(CARDS) - 1) for card in cards])


def _restore_planet(planet: list[Any], advanced: bool) -> int:
    track, a, b, moon, board = planet
    if len(track) > TRACK:
        raise DecodeError(f"a track has {TRACK} spaces, not {len(track)}.")
    tokens = [within("token", terrain, 1, 5) for terrain in track]
    beside = [within("token", terrain, 0, 5) for terrain in (a, b, moon)]
    if not advanced and (a or b or board):
        raise DecodeError("a Discovery planet has no recesses and no terrain of its own.")
    return packing.planet(tokens, beside, within("planet board", board, 0, 4))


def _check_pieces(position: BiomosPosition, elsewhere: list[int], places: list[list[int]]) -> None:
    """Twelve tokens of each terrain and every card once at most."""
    counts = [sum(elsewhere[t::5]) for t in range(5)]
    for planet in position.planets:
        for terrain in [*packing.track_of(planet), *packing.beside(planet)]:
            if terrain:
                counts[terrain - 1] += 1
    for card in cards_of(position.absorbed):
        for terrain in range(1, 6):
            counts[terrain - 1] += tables.NEEDS[card][terrain]
    if counts != [COPIES] * 5:
        raise DecodeError(f"there are {COPIES} tokens of each terrain, not {counts}.")
    cards = [card for place in places for card in place if card != NO_CARD]
    if len(cards) != len(set(cards)):
        raise DecodeError("a card is in two places.")


def _choices(position: BiomosPosition) -> list[int]:
    """The legal actions of any phase but placing, from the rest of the position."""
    planet, advanced = position.planet(position.active), position.setting.advanced
    if position.phase == packing.PLANET:
        return position.free_boards() if advanced else []
    if position.phase == packing.LIFT:
        return possible_lifts(planet, advanced) if packing.moon_of(planet) else []
    if position.phase == packing.EVENT:
        return possible_events(planet, position.pouch) if advanced else []
    if position.phase == packing.CLAIM:
        cards = standing(planet, position.faceup)
        return claims(cards) if cards else []
    if position.phase == packing.ABSORB and position.setting.solo:
        return position.absorptions()
    return []
