"""What a seat may do now: the legal actions for the entry on top of its agenda."""

from __future__ import annotations

from mypy_extensions import i64

from . import abundance, teams
from .activation import uses
from .cards import BLUE, RED, YELLOW
from .effects import copyable, payable, targets
from .gaia import claimable
from .planting import payments, pickable, placeable
from .player import Player
from .state import EarthState, all_sprouts
from .tables import (
    ACTION,
    AT_AMOUNT,
    AT_ANY_TIME,
    AT_PLACE,
    COMPOST,
    CONVERT,
    DONE,
    E_ACT,
    E_CHOOSE,
    E_CLAIM,
    E_COPY,
    E_DRAW_KEEP,
    E_EVENING,
    E_FACE,
    E_GERMINATE,
    E_GIVE,
    E_GROWTH,
    E_HAND,
    E_KEEP,
    E_LEAVE,
    E_OFFER,
    E_OR,
    E_PAY,
    E_PAY_GROWTH,
    E_PAY_HAND,
    E_PAY_SPROUT,
    E_PLANT,
    E_PUT,
    E_RECOVER,
    E_SETUP,
    E_SPROUT,
    E_STORE,
    E_TAKE_COMPOST,
    E_TAKE_DRAW,
    E_TAKE_SOIL,
    EVENT,
    FACE,
    FACE_KIND,
    FORBIDS,
    GET_COMPOST,
    GET_DRAW,
    GET_GROWTH,
    GET_SOIL,
    GET_SPROUT,
    IS_EVENT,
    KEEP,
    KIND,
    OFFERED,
    OP_RECOVER,
    OPTION,
    POWERS,
    SPACE,
    TAKE,
    TEAM,
    USE,
    Power,
)

_DONE = DONE * KIND


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
            found.append(EVENT * KIND + card)
    if all_sprouts(player) >= 3:
        found.append(CONVERT * KIND)
    return found


def playable(state: EarthState, player: Player, power: Power) -> bool:
    """Can an event of the hand with this ability be played (48, 54)?"""
    if len(power.effects) > 0 and power.effects[0].op == OP_RECOVER and not player.compost:
        return False
    return payable(player, power, 1) and player.soil >= power.soil + state.month.event_soil


def _due(state: EarthState, seat: i64, player: Player) -> list[int]:
    """The choices of the entry on top."""
    top: i64 = player.agenda[-1]
    kind = top & 63
    amount = top >> AT_AMOUNT & 255
    if kind in (E_TAKE_SOIL, E_TAKE_DRAW, E_TAKE_COMPOST, E_DRAW_KEEP):
        return [TAKE * KIND + n for n in range(int(amount), -1, -1)]
    if kind in (E_SPROUT, E_GROWTH):
        return [*[SPACE * KIND + place for place in targets(player, top)], _DONE]
    if kind == E_ACT:
        return uses(state, seat, top)
    if kind == E_PLANT:
        return [*pickable(state, seat), _DONE]
    if kind == E_PUT:
        return placeable(state, seat, top)
    if kind == E_PAY:
        return payments(state, seat, top)
    if kind == E_HAND:
        return [*_hand(player), _DONE]
    if kind in (E_PAY_HAND, E_SETUP):
        return _hand(player)
    if kind == E_PAY_SPROUT:
        return [SPACE * KIND + place for place in player.spots if player.sprouts[place] > 0]
    if kind == E_PAY_GROWTH:
        return [SPACE * KIND + place for place in player.spots if player.growth[place] > 0]
    if kind in (E_KEEP, E_RECOVER):
        return [KEEP * KIND + card for card in player.look]
    if kind == E_COPY:
        found = copyable(state, seat, amount, top >> AT_PLACE & 63)
        return [*[SPACE * KIND + place for place in found], _DONE]
    if kind == E_OFFER:
        return [USE * KIND + OFFERED, _DONE]
    if kind == E_OR:
        return _sides(state.action)
    if kind == E_CHOOSE:
        return _actions(player)
    if kind == E_FACE:
        return [FACE * KIND + face for face in player.dealt if FACE_KIND[face] == amount]
    if kind == E_LEAVE:
        return [TEAM * KIND + n for n in range(int(amount), -1, -1)]
    if kind == E_STORE:
        return [*abundance.stored_targets(player), _DONE]
    if kind == E_GERMINATE:
        return abundance.criteria()
    if kind == E_GIVE:
        return abundance.receivers(state, seat)
    if kind == E_EVENING:
        return [*_evening_events(state, player), _DONE]
    if kind == E_CLAIM:
        return claimable(state, amount)
    return [_DONE]


def _evening_events(state: EarthState, player: Player) -> list[int]:
    """Events of the hand for the end of a turn whose cost their owner can pay (48)."""
    found: list[int] = []
    for card in player.hand:
        if IS_EVENT[card] and not AT_ANY_TIME[card] and playable(state, player, POWERS[card][0]):
            found.append(EVENT * KIND + card)
    return found


def _hand(player: Player) -> list[int]:
    return [COMPOST * KIND + card for card in player.hand]


def _sides(action: i64) -> list[int]:
    """The sides of the weak benefit (116)."""
    if action == RED:
        sides = [GET_SOIL, GET_COMPOST]
    elif action == BLUE:
        sides = [GET_SPROUT, GET_SOIL]
    else:
        assert action == YELLOW
        sides = [GET_DRAW, GET_GROWTH]
    return [OPTION * KIND + sides[0], OPTION * KIND + sides[1], _DONE]


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
            found.append(ACTION * KIND + action)
    return found
