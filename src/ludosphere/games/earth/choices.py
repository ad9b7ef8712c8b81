"""What a seat may do now: the legal actions for the entry on top of its agenda."""

from __future__ import annotations

from mypy_extensions import i64

from . import abundance, packing, teams
from .activation import uses
from .cards import BLUE, RED, YELLOW
from .effects import copyable, payable, targets
from .gaia import claimable
from .planting import payments, pickable, placeable
from .player import Player
from .state import EarthState, all_sprouts, sprout_room
from .tables import AT_ANY_TIME, FACE_KIND, FORBIDS, IS_EVENT, OP_RECOVER, POWERS, Power


def menu(state: EarthState, seat: i64) -> list[int]:
    """The legal actions of the seat, those it needn't take last."""
    player = state.players[seat]
    found: list[int] = _due(state, seat, player) if player.agenda else []
    if state.window(seat):
        found += asides(state, player)
        if state.setting.teams:
            found += teams.offers(state, seat)
        if state.setting.abundance:
            found += abundance.offers(player)
    return found


def asides(state: EarthState, player: Player) -> list[int]:
    """Events that can be played, and the conversion of sprouts."""
    found: list[int] = []
    for card in player.hand:
        if AT_ANY_TIME[card] and playable(state, player, POWERS[card][0]):
            found.append(packing.action(packing.EVENT, card))
    if all_sprouts(player) >= 3:
        found.append(packing.action(packing.CONVERT))
    return found


def playable(state: EarthState, player: Player, power: Power) -> bool:
    """Can an event of the hand with this ability be played (48, 54)?"""
    if len(power.effects) > 0 and power.effects[0].op == OP_RECOVER and not player.compost:
        return False
    return payable(player, power, 1) and player.soil >= power.soil + state.month.event_soil


def _due(state: EarthState, seat: i64, player: Player) -> list[int]:
    """The choices of the entry on top."""
    top: i64 = player.agenda[-1]
    kind = packing.kind_of(top)
    if kind in (packing.E_TAKE_SOIL, packing.E_TAKE_DRAW, packing.E_TAKE_COMPOST, packing.E_DRAW_KEEP):
        return [packing.action(packing.TAKE, n) for n in range(int(packing.amount_of(top)), -1, -1)]
    if kind in (packing.E_SPROUT, packing.E_GROWTH):
        return [*_spaces(targets(player, top)), packing.STOP]
    if kind == packing.E_ACT:
        return uses(state, seat, top)
    if kind == packing.E_PLANT:
        return [*pickable(state, seat), packing.STOP]
    if kind == packing.E_PUT:
        return placeable(state, seat, top)
    if kind == packing.E_PAY:
        return payments(state, seat, top)
    if kind == packing.E_HAND:
        return [*_hand(player), packing.STOP]
    if kind in (packing.E_PAY_HAND, packing.E_SETUP):
        return _hand(player)
    if kind in (packing.E_PAY_SPROUT, packing.E_PAY_GROWTH):
        pieces = player.sprouts if kind == packing.E_PAY_SPROUT else player.growth
        return _spaces([place for place in player.spots if pieces[place] > 0])
    if kind in (packing.E_KEEP, packing.E_RECOVER):
        return [packing.action(packing.KEEP, card) for card in player.look]
    return _seldom(state, seat, player, top)


def _seldom(state: EarthState, seat: i64, player: Player, top: i64) -> list[int]:
    """The same for entries that come once in a turn, or with a module."""
    kind = packing.kind_of(top)
    amount = packing.amount_of(top)
    if kind == packing.E_COPY:
        return [*_spaces(copyable(state, seat, amount, packing.place_of(top))), packing.STOP]
    if kind == packing.E_OFFER:
        return [packing.action(packing.USE, packing.OFFERED), packing.STOP]
    if kind == packing.E_OR:
        return _sides(state.action)
    if kind == packing.E_CHOOSE:
        return _actions(player)
    if kind == packing.E_FACE:
        return [packing.action(packing.FACE, face) for face in player.dealt if FACE_KIND[face] == amount]
    if kind == packing.E_LEAVE:
        return [packing.action(packing.TEAM, n) for n in range(int(amount), -1, -1)]
    if kind == packing.E_STORE:
        return [*_spaces([place for place in player.spots if sprout_room(player, place) > 0]), packing.STOP]
    if kind == packing.E_GERMINATE:
        return [packing.action(packing.CRITERION, number) for number in range(len(abundance.CRITERIA))]
    if kind == packing.E_GIVE:
        return [packing.action(packing.NEIGHBOUR, to) for to in range(len(state.players)) if to != seat]
    if kind == packing.E_EVENING:
        return [*_evening_events(state, player), packing.STOP]
    return claimable(state, amount) if kind == packing.E_CLAIM else [packing.STOP]


def _evening_events(state: EarthState, player: Player) -> list[int]:
    """Events of the hand for the end of a turn whose cost their owner can pay (48)."""
    found: list[int] = []
    for card in player.hand:
        if IS_EVENT[card] and not AT_ANY_TIME[card] and playable(state, player, POWERS[card][0]):
            found.append(packing.action(packing.EVENT, card))
    return found


def _spaces(places: list[int]) -> list[int]:
    return [packing.action(packing.SPACE, place) for place in places]


def _hand(player: Player) -> list[int]:
    return [packing.action(packing.COMPOST, card) for card in player.hand]


def _sides(action: i64) -> list[int]:
    """The sides of the weak benefit (116)."""
    if action == RED:
        sides = [packing.GET_SOIL, packing.GET_COMPOST]
    elif action == BLUE:
        sides = [packing.GET_SPROUT, packing.GET_SOIL]
    else:
        assert action == YELLOW
        sides = [packing.GET_DRAW, packing.GET_GROWTH]
    return [packing.action(packing.OPTION, sides[0]), packing.action(packing.OPTION, sides[1]), packing.STOP]


def _actions(player: Player) -> list[int]:
    """The actions the seat may choose as active player (5)."""
    found: list[int] = []
    for action in range(4):
        forbidden = FORBIDS[action]
        allowed = not forbidden[player.island] and not forbidden[player.climate]
        for place in player.spots:
            if forbidden[player.grid[place]]:
                allowed = False
        if allowed:
            found.append(packing.action(packing.ACTION, action))
    return found
