"""The snapshot of a position, and the way back from one."""

from __future__ import annotations

from typing import Any

from ...core.errors import DecodeError
from ...core.game import Game, snapshot, within
from ...core.options import Options
from ...core.rng import Rng
from . import tables
from .cards import BASIC, CARDS, COPIES, TRACK
from .planet import AT_A, AT_B, AT_BOARD, AT_COUNT, AT_MOON, possible_events, possible_lifts, standing
from .rules import BiomosPosition
from .sights import PHASES, counts_of
from .state import NO_CARD, OVER, Setting, cards_of, moon_of, track_of


def encode(position: BiomosPosition) -> bytes:
    """The snapshot `Game.decode` reads; `restore` gives the order of the numbers."""
    state: list[Any] = [
        int(position.phase),
        int(position.active),
        int(position.turn),
        int(position.moon_formed),
        list(counts_of(position.pouch, 4).values()),
        list(counts_of(position.centre, 3).values()),
        list(cards_of(position.deck)),
        [int(position.rows >> 6 * place & 63) for place in range(8)],
        int(position.gap),
        list(counts_of(position.hole, 6).values()),
        list(cards_of(position.absorbed)),
        [[track_of(p), p >> AT_A & 7, p >> AT_B & 7, moon_of(p), p >> AT_BOARD] for p in position.planets],
        [list(cards_of(cards)) for cards in position.claimed],
    ]
    return snapshot(position.setting.game, position.setting.options, position.rng, state)


def restore(game: Game, options: Options, rng: Rng, state: list[Any]) -> BiomosPosition:
    """The position of an encoded state; raises DecodeError if no game can reach the like of it."""
    position = BiomosPosition(rng, Setting(game, options))
    setting = position.setting
    if len(state) != 13:
        raise DecodeError(f"a Biomos state has 13 parts, not {len(state)}.")
    phase, active, turn, moon_formed, pouch, centre, deck, rows, gap, hole, absorbed, planets, claimed = state
    position.phase = within("phase", phase, 0, OVER)
    position.active = within("active seat", active, 0, setting.seats - 1)
    position.turn = within("turn", turn, 1, 61)
    position.moon_formed = bool(within("moon flag", moon_formed, 0, 1))
    position.pouch = _packed("pouch", pouch, 4, 12)
    position.pouch_size = sum(pouch)
    position.centre = _packed("centre", centre, 3, 5)
    position.hole = _packed("Black Hole", hole, 6, 12)
    position.gap = within("gap", gap, -1, 3)
    if len(rows) != 8:
        raise DecodeError(f"the rows have 8 places, not {len(rows)}.")
    for place in reversed(range(8)):
        card = within("card of a row", rows[place], 0, NO_CARD)
        position.rows = position.rows << 6 | card
        if card != NO_CARD:
            if card >= len(CARDS) or (card < BASIC) != (place < 4):
                raise DecodeError(f"place {place} of the rows can't hold card {card}.")
            position.faceup |= 1 << card
    position.deck, position.absorbed = _set(deck), _set(absorbed)
    if position.deck >> BASIC:
        raise DecodeError("the deck holds basic cards only.")
    if not setting.solo and (position.hole or position.absorbed):
        raise DecodeError("there is a Black Hole in a solo game only.")
    if len(planets) != setting.seats or len(claimed) != setting.seats:
        raise DecodeError("there must be one planet and one set of cards per seat.")
    for seat in range(setting.seats):
        position.set_planet(seat, _restore_planet(planets[seat], setting.advanced))
        position.set_claims(seat, _set(claimed[seat]))
    chosen = [bool(planet >> AT_BOARD) for planet in position.planets]
    due = [seat > active or phase != tables.PLANET for seat in range(setting.seats)]
    if setting.advanced and chosen != due:
        raise DecodeError("on the Advanced side every seat whose turn to choose has come has a planet board.")
    _check_pieces(position, [*pouch, *centre, *hole], [rows, deck, absorbed, *claimed])
    position.choices = _choices(position)
    if position.phase != OVER and not position.legal(position.active):
        raise DecodeError(f"nothing can be done in phase {PHASES[phase]}.")
    return position


def _packed(what: str, counts: list[int], bits: int, most: int) -> int:
    if len(counts) != 5:
        raise DecodeError(f"the {what} must have five counts.")
    return sum(within(what, count, 0, most) << bits * t for t, count in enumerate(counts))


def _set(cards: list[int]) -> int:
    return sum(1 << within("card", card, 0, len(CARDS) - 1) for card in set(cards))


def _restore_planet(planet: list[Any], advanced: bool) -> int:
    track, a, b, moon, board = planet
    if len(track) > TRACK:
        raise DecodeError(f"a track has {TRACK} spaces, not {len(track)}.")
    number = sum(within("token", t, 1, 5) << 3 * spot for spot, t in enumerate(track))
    for at, t in ((AT_A, a), (AT_B, b), (AT_MOON, moon)):
        number |= within("token", t, 0, 5) << at
    if not advanced and (a or b or board):
        raise DecodeError("a Discovery planet has no recesses and no terrain of its own.")
    return number | len(track) << AT_COUNT | within("planet board", board, 0, 4) << AT_BOARD


def _check_pieces(position: BiomosPosition, elsewhere: list[int], places: list[list[int]]) -> None:
    """Twelve tokens of each terrain and every card once at most."""
    counts = [sum(elsewhere[t::5]) for t in range(5)]
    for planet in position.planets:
        for terrain in [*track_of(planet), *(planet >> at & 7 for at in (AT_A, AT_B, AT_MOON))]:
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
    if position.phase == tables.PLANET:
        taken = [planet >> AT_BOARD for planet in position.planets]
        return [tables.PLANET << 8 | board for board in range(1, 5) if advanced and board not in taken]
    if position.phase == tables.LIFT:
        return possible_lifts(planet, advanced) if moon_of(planet) else []
    if position.phase == tables.EVENT:
        events = possible_events(planet, position.pouch) if advanced else []
        return [*events, tables.EVENT << 8 | tables.SKIP] if events else []
    if position.phase == tables.CLAIM:
        cards = cards_of(standing(planet, position.faceup))
        claims = [tables.CLAIM << 8 | card for card in cards]
        return [*claims, tables.CLAIM << 8 | tables.SKIP] if claims else []
    if position.phase == tables.ABSORB and position.setting.solo:
        return position.absorptions()
    return []
