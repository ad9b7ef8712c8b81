"""The snapshot of a position, and the way back from one."""

from __future__ import annotations

from typing import Any

from ...core.decoding import numbers, parts, within
from ...core.errors import DecodeError
from ...core.rng import Rng
from . import agendas, audit, ground
from .choices import settle
from .rules import PlanetPosition
from .state import CATACLYSM, OVER, PlanetState
from .tables import ALLOY_DAM, CHIPS, DICE, HAND, MOTORS, ROW, SCIENTISTS, Setting

_PARTS = 11
_MOST = 1_000_000
"""Of money and oxygen points, which have no limit."""


def encode(state: PlanetState) -> bytes:
    """The snapshot `Game.decode` reads; `restore` gives the order of the numbers."""
    data: list[Any] = [
        [
            int(state.turn),
            int(state.phase),
            int(state.stage),
            int(state.leader),
            int(state.exhausted),
            int(state.current),
            int(state.named),
            int(state.power_used),
        ],
        [state.chosen, state.values, state.changed, state.order, state.hands],
        state.tasks,
        [_hex(state, slot) for slot in range(len(state.hexes))],
        [int(state.fires), int(state.fire_tokens), state.dams],
        [state.reserve, state.depleted, state.supply],
        [state.stack, state.under, state.drawn],
        [state.deck, state.discards, state.offers, state.dealt, state.prices, state.history],
        state.strikes,
        [_player(state, seat) for seat in range(int(state.seats))],
        state.ports,
    ]
    return state.setting.game.snapshot(state.setting.options, state.rng, data)


def _hex(state: PlanetState, slot: int) -> list[Any]:
    sites, units = slice(slot * 4, slot * 4 + 4), 3 * int(state.seats)
    return [
        state.hexes[slot],
        state.cells[slot],
        state.turned[slot],
        state.explored[slot],
        state.tiles[sites],
        state.chips[sites],
        state.crew[sites],
        state.platforms[sites],
        state.outside[slot * units : slot * units + units],
    ]


def _player(state: PlanetState, seat: int) -> list[Any]:
    return [
        state.mc[seat],
        state.pieces[seat * 6 : seat * 6 + 6],
        state.scientists[seat],
        state.motors[seat],
        state.own_chips[seat],
        state.fate[seat],
        state.oxygen[seat],
    ]


# --- the way back --------------------------------------------------------------------------------
def restore(setting: Setting, rng: Rng, data: list[Any]) -> PlanetPosition:
    """The position of an encoded state; raises DecodeError if no game can reach the like of it."""
    position = PlanetPosition(rng, setting)
    if len(data) == _PARTS - 1 and not position.box.remote:
        data = [*data, []]  # the rules 1 never asked whose a Spaceport had been
    if len(data) != _PARTS:
        raise DecodeError(f"a state of Living Planet has {_PARTS} parts, not {len(data)}.")
    course, dice, tasks, hexes, fires, stocks, piles, market, strikes, players, ports = data
    _restore_course(position, course)
    _restore_dice(position, dice)
    position.tasks = numbers("task", tasks, 0, (1 << 41) - 1)
    _restore_map(position, hexes)
    _restore_fires(position, fires)
    _restore_stocks(position, stocks)
    _restore_piles(position, piles)
    _restore_market(position, market)
    position.strikes = numbers("strike", strikes, 0, len(position.hexes) * 8 - 1)
    _restore_players(position, players)
    position.ports = numbers("Spaceport", ports, 0, len(position.tiles) * 4 - 1)
    audit.check(position)
    agendas.check(position)
    _check_settled(position)
    return position


def _restore_course(position: PlanetPosition, row: Any) -> None:
    turn, phase, stage, leader, exhausted, current, named, used = parts("course of the game", row, 8)
    box = position.box
    position.turn = within("turn", turn, 1, int(box.turns))
    position.phase = within("phase", phase, 0, OVER)
    position.stage = within("stage", stage, 0, CATACLYSM)
    position.leader = within("leader", leader, 0, int(position.seats) - 1)
    position.exhausted = bool(within("sign that something is exhausted", exhausted, 0, 1))
    position.current = within("place on the Leader board", current, -1, DICE - 1)
    position.named = within("resource named", named, -1, int(box.resources) - 1)
    position.power_used = bool(within("sign that the power was used", used, 0, 1))


def _restore_dice(position: PlanetPosition, row: Any) -> None:
    chosen, values, changed, order, hands = parts("dice", row, 5)
    position.chosen = numbers("card chosen", chosen, 0, 6, int(position.seats))
    position.values = numbers("die", values, 0, 6, DICE)
    position.changed = numbers("changed die", changed, 0, 6, DICE)
    position.order = numbers("colour on the Leader board", order, 0, DICE - 1)
    position.hands = numbers("hand", hands, 0, HAND, DICE)
    if any(hand & ~HAND for hand in position.hands):
        raise DecodeError("a hand has cards of value 1 to 6.")


def _restore_map(position: PlanetPosition, rows: Any) -> None:
    """Lays the hexes one after the other, as in the game, so that open cells come up in the same order."""
    box, units = position.box, 3 * int(position.seats)
    if not isinstance(rows, list) or not 1 <= len(rows) <= len(box.hexes):
        raise DecodeError(f"there are 1 to {len(box.hexes)} hexes on the map.")
    outside: list[int] = []
    for slot, row in enumerate(rows):
        hex, cell, turn, explored, tiles, chips, crew, platforms, units_there = parts("hex", row, 9)
        within("hex", hex, 0, len(box.hexes) - 1)
        within("cell", cell, 0, ROW * ROW - 1)
        within("rotation", turn, 0, 5)
        if slot == 0:
            if (hex, cell, turn, explored) != (box.landing, ground.origin(), 0, 0):
                raise DecodeError("the Landing Zone is the first hex, in the middle of the map.")
        elif hex in position.hexes:
            raise DecodeError(f"the hex {box.hexes[hex]} is on the map twice.")
        elif cell not in position.open:
            raise DecodeError(f"the hex {box.hexes[hex]} is not on an empty cell next to the others.")
        elif not ground.fits(position, hex, turn, ground.wanted(position, cell)):
            raise DecodeError(f"the edges of the hex {box.hexes[hex]} don't match those beside it.")
        elif hex == box.volcano and ground.placement(hex, cell, turn) not in ground.volcano_placements(
            position
        ):
            raise DecodeError("the Volcano is not where it touches the most mountains.")
        ground.lay(position, hex, cell, turn)
        if slot:
            before = position.explored[slot - 1]
            latest = int(position.turn) - (position.phase == 0)
            position.explored[slot] = within("turn a hex was explored in", explored, max(1, before), latest)
        sites = slice(slot * 4, slot * 4 + 4)
        position.tiles[sites] = numbers("tile", tiles, 0, len(box.tile_count), 4)
        position.chips[sites] = numbers("chip", chips, 0, int(position.seats), 4)
        position.crew[sites] = numbers("unit in a building", crew, 0, units, 4)
        position.platforms[sites] = numbers("platform", platforms, 0, 1, 4)
        outside += numbers("number of units outside", units_there, 0, SCIENTISTS, units)
    position.outside = outside


def _restore_fires(position: PlanetPosition, row: Any) -> None:
    fires, tokens, dams = parts("fires and dams", row, 3)
    position.fires = within("burning hexes", fires, 0, (1 << len(position.hexes)) - 1)
    position.fire_tokens = within("fire tokens left", tokens, 0, int(position.box.fires))
    position.dams = numbers("dam", dams, 0, ALLOY_DAM, 6)


def _restore_stocks(position: PlanetPosition, row: Any) -> None:
    reserve, depleted, supply = parts("stocks", row, 3)
    box = position.box
    position.reserve = numbers("reserve", reserve, 0, max(box.reserve), 6)
    position.depleted = numbers("pieces depleted", depleted, 0, max(box.reserve), 6)
    position.supply = numbers("supply of tiles", supply, 0, max(box.tile_count), len(box.tile_count))


def _restore_piles(position: PlanetPosition, row: Any) -> None:
    last = len(position.box.hexes) - 1
    piles = parts("stack", row, 3)
    position.stack, position.under, position.drawn = (
        numbers("hex of the stack", pile, 0, last) for pile in piles
    )


def _restore_market(position: PlanetPosition, row: Any) -> None:
    deck, discards, offers, dealt, prices, history = parts("market", row, 6)
    last = len(position.box.cards) - 1
    position.deck = numbers("market card", deck, 0, last)
    position.discards = numbers("market card", discards, 0, last)
    position.offers = numbers("market card", offers, 0, last)
    position.dealt = numbers("number of pieces dealt", dealt, -99, 99, 6)
    position.prices = numbers("price", prices, 0, 99, 6)
    turns = int(position.turn) - (position.phase != OVER)
    position.history = numbers("price of a past turn", history, 0, 99, 6 * turns)


def _restore_players(position: PlanetPosition, rows: Any) -> None:
    for row in parts("players", rows, int(position.seats)):
        mc, pieces, scientists, motors, chips, fate, oxygen = parts("player", row, 7)
        position.mc.append(within("money", mc, 0, _MOST))
        position.pieces += numbers("pieces of a player", pieces, 0, max(position.box.reserve), 6)
        position.scientists.append(within("Scientists in reserve", scientists, 0, SCIENTISTS))
        position.motors.append(within("Motorised Scientists in reserve", motors, 0, MOTORS))
        position.own_chips.append(within("chips in reserve", chips, 0, CHIPS))
        position.fate.append(within("Fate Control tokens", fate, 0, int(position.box.fate_tokens)))
        position.oxygen.append(within("oxygen points", oxygen, 0, _MOST))


def _check_settled(position: PlanetPosition) -> None:
    """What needs no decision was done before; who is to move has something to decide."""
    twin = position.copy()
    settle(twin)
    if twin.phase != position.phase or twin.tasks != position.tasks:
        raise DecodeError("something that needs no decision waits to be done.")
    for seat in position.to_move():
        if not position.legal(seat):
            raise DecodeError(f"seat {seat + 1} owes a decision and has none.")
