"""What a seat, or a spectator, may know of a game, as plain data.

Composts, the deck and the discard pile show their size only, even to the owner (102); hands, cards looked
at, faces dealt and faces chosen in secret show to their owner.
"""

from __future__ import annotations

from typing import Any

from ...core.contract import View
from . import gaia, packing, scoring, tasks
from .grid import free, name
from .hidden import open_faces, seen_by
from .player import Player
from .state import DIFFICULTIES, FULL, NAMES, NO_ACTION, PHASES, EarthState
from .tables import BITS, GOAL_AT, GOALS, PLANTABLE
from .vocabulary import COLORS


def view(state: EarthState, seat: int | None) -> View:
    """The position as plain data; cards by id, places by name."""
    setting = state.setting
    down = state.down
    state = seen_by(state, seat)
    return {
        "game": "earth",
        "mode": setting.options["mode"],
        "solo": DIFFICULTIES[setting.difficulty] if setting.solo else None,
        "strict": setting.strict,
        "turn": int(state.turn),
        "round": int((state.turn - 1) // (2 if setting.solo else setting.seats) + 1),
        "phase": PHASES[state.phase],
        "action": None if state.action == NO_ACTION else COLORS[state.action],
        "active": int(state.active),
        "first": int(state.first),
        "to_move": list(state.to_move()),
        "deck": len(state.deck),
        "discard": len(state.discard),
        "fauna": [_fauna(state, number) for number in range(4)],
        "ecosystems": [NAMES[card] for card in state.shared],
        "players": [_player(state, number, number == seat, down) for number in range(len(state.players))],
        "gaia": _gaia(state) if setting.solo else None,
        "month": state.month.name or None,
        "teams": setting.teams,
        "abundance": setting.abundance,
        "team_boards": [_team_board(state, side, seat) for side in range(2)] if setting.teams else None,
    }


def _fauna(state: EarthState, number: int) -> dict[str, Any]:
    card = state.fauna[number]
    goal = GOALS[card]
    assert goal is not None
    leaves = state.leaves[number]
    seats = range(len(state.players))
    return {
        "id": NAMES[card],
        "need": GOAL_AT[card],
        "have": [int(goal.value(state.players, seat, -1)) for seat in seats],
        "met": [seat for seat in seats if state.players[seat].met & BITS[number]],
        "leaves": [
            {"column": column, "points": scoring.level(state, place)} for place, column in enumerate(leaves)
        ],
        "levels": [scoring.level(state, place) for place in range(len(leaves), 5)],
    }


def _player(state: EarthState, seat: int, own: bool, down: list[list[int]]) -> dict[str, Any]:
    player = state.players[seat]
    grid = player.grid
    return {
        "seat": seat,
        "island": NAMES[player.island] or None,
        "climate": NAMES[player.climate] or None,
        "ecosystem": NAMES[player.ecosystem] or None,
        "dealt": [NAMES[face] for face in open_faces(player)] if own else None,
        "chosen": [NAMES[face] for face in state.chosen[seat]] if own and state.chosen else [],
        "soil": int(player.soil),
        "compost": len(player.compost),
        "hand": [NAMES[card] for card in player.hand] if own else None,
        "hand_size": len(player.hand),
        "events": [NAMES[card] for card in player.pile],
        "tableau": [
            {
                "at": name(place),
                "card": NAMES[grid[place]],
                "sprouts": player.sprouts[place],
                "growth": player.growth[place],
            }
            for place in player.spots
        ],
        "down": [name(place) for place in down[seat]] if down else [],
        "free": _free(player, down[seat] if down else []),
        "planted": [name(grid.index(card)) for card in player.planted if card in grid],
        "used": [name(place) if place < 49 else ("island", "climate")[place - 49] for place in player.used],
        "leaves": int(player.leaves) if state.setting.abundance else 4 - bin(player.claimed).count("1"),
        "seeds": int(player.seeds),
        "stored": int(player.stored),
        "bonus": int(state.bonus_points) if state.bonus == seat else 0,
        "score": int(scoring.points(state, seat)),
        "task": _task(player, own, len(down) > 0),
    }


def _free(player: Player, down: list[int]) -> list[str]:
    """The places where a card may be planted; those of cards face down are taken."""
    if len(player.spots) >= FULL:
        return []
    return [name(place) for place in free(player.grid) if place not in down]


def _task(player: Player, own: bool, hides: bool) -> dict[str, Any] | None:
    if not player.agenda:
        return None
    top = player.agenda[-1]
    kind = tasks.NAMES[packing.kind_of(top)]
    card = packing.card_of(top)
    shown = ("pay",) if hides else ("put", "pay")  # a card picked to be planted was shown to all
    if not own and kind not in shown:
        return {"kind": kind}
    return {
        "kind": kind,
        "amount": packing.amount_of(top),
        "card": NAMES[card] or None,
        "at": _at(top),
        "drawn": [NAMES[looked] for looked in player.look] if own and player.look else None,
    }


def _at(top: int) -> str | None:
    """Where the card of a task lies or is going to; None before a place is chosen, and for events."""
    card, place = packing.card_of(top), packing.place_of(top)
    if not PLANTABLE[card] or tasks.NAMES[packing.kind_of(top)] == "put":
        return None
    return name(place)


def _gaia(state: EarthState) -> dict[str, Any]:
    her = gaia.her(state)
    return {
        "deck": len(her.deck),
        "card": str(her.turned[-1]) if her.turned else None,
        "soil": int(her.soil),
        "sprouts": int(her.sprouts),
        "growth": int(her.growth),
        "compost": len(her.compost),
        "score_pile": [NAMES[card] for card in her.pile],
        "leaves": 5 - sum(leaves.count(gaia.GAIA) for leaves in state.leaves),
        "pass": int(her.passes),
        "bonus": int(state.bonus_points) if state.bonus == gaia.GAIA else 0,
        "score": sum(scoring.gaia_lines(state)),
    }


def _team_board(state: EarthState, side: int, seat: int | None) -> dict[str, Any]:
    board = state.boards[side]
    known = seat is not None and seat % 2 == side
    return {
        "soil": int(board.soil),
        "sprouts": int(board.sprouts),
        "growth": int(board.growth),
        "compost": len(board.compost),
        "cards": [NAMES[card] for card in board.cards] if known else None,
        "card_count": len(board.cards),
    }
