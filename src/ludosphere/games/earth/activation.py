"""The activation phase: Island and Climate as a block, the tableau in reading order as another (5)."""

from __future__ import annotations

from mypy_extensions import i64

from . import abundance, packing
from .effects import usable
from .player import Player, card_at
from .state import EarthState, all_sprouts


def reading_order(player: Player) -> list[int]:
    """The occupied places, row by row like a page (8); the one place that says so."""
    return player.spots


def uses(state: EarthState, seat: i64, top: i64) -> list[int]:
    """The abilities that may still be used, in order, and the end of the phase.

    Until a block is begun everything may be used; using something of the other block ends this one (9).
    """
    player = state.players[seat]
    begun = packing.amount_of(top)
    since = packing.place_of(top)
    spent = packing.step_of(top)
    found: list[int] = []
    if begun == packing.BOARD or not spent:
        for place in (packing.ISLAND, packing.CLIMATE):
            if (begun != packing.BOARD or place >= since) and usable(
                state, seat, card_at(player, place), place
            ) >= 0:
                found.append(packing.action(packing.USE, place))
    if begun == packing.TABLEAU or not spent:
        for place in reading_order(player):
            if (begun != packing.TABLEAU or place >= since) and usable(
                state, seat, player.grid[place], place
            ) >= 0:
                found.append(packing.action(packing.USE, place))
    found.append(packing.STOP)
    return found


def used(top: i64, place: i64) -> int:
    """The entry after the ability at a place was used: what comes before it is skipped for good (24)."""
    begun = packing.amount_of(top)
    spent = packing.step_of(top)
    block: i64 = packing.BOARD if place >= packing.ISLAND else packing.TABLEAU
    if begun != 0 and block != begun:
        spent = 1
    return packing.entry(packing.E_ACT, block, place + 1, 0, 0, spent)


def idle(state: EarthState, seat: i64, top: i64) -> bool:
    """Is there nothing to be done in the phase?"""
    return not aside_possible(state, state.players[seat]) and len(uses(state, seat, top)) == 1


def aside_possible(state: EarthState, player: Player) -> bool:
    """Could the seat play an event, convert sprouts, use or make a seed, or take what its partner leaves,
    as far as the others can tell?

    Whoever holds cards is asked, event or not, so that the question tells nothing about the hand.
    """
    if len(player.hand) > 0 or all_sprouts(player) >= 3:
        return True
    if state.setting.teams:  # the partner may still leave something
        return True
    return state.setting.abundance and len(abundance.offers(player)) > 0
