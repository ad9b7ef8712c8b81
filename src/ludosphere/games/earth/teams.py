"""Teams, 2 against 2: what a player leaves on the Team board for the partner (section 11, ruling 130).

Seats 1 and 3 play against 2 and 4. Only what is being gained may be left; what nobody took is lost when the
turn ends, cards go face down to the discard pile.
"""

from __future__ import annotations

from mypy_extensions import i64

from . import packing
from .state import NAMES, EarthState


def offer_to_leave(state: EarthState, seat: i64, what: i64, amount: i64) -> None:
    """What was not taken of a gain may be left for the partner."""
    if state.setting.teams and amount > 0:
        state.players[seat].agenda.append(packing.entry(packing.E_LEAVE, amount, what))


def leave(state: EarthState, seat: i64, what: i64, amount: i64) -> None:
    """Leaves so much on the Team board; cards come from the deck, those to draw seen by both partners."""
    board = state.boards[seat % 2]
    forget_menus(state, seat)
    left = amount
    if what == packing.GET_SOIL:
        board.soil += amount
    elif what == packing.GET_SPROUT:
        board.sprouts += amount
    elif what == packing.GET_GROWTH:
        board.growth += amount
    else:
        drawn = state.draw_cards(amount)
        if what == packing.GET_DRAW:
            board.cards += drawn
        else:
            board.compost += drawn
        left = len(drawn)
    if left > 0:
        state.tell("leaves", int(seat), {"what": packing.OPTIONS[what], "n": int(left)})


def forget_menus(state: EarthState, seat: i64) -> None:
    """What both partners can take has changed."""
    state.menus[seat] = None
    state.menus[(seat + 2) % 4] = None


def offers(state: EarthState, seat: i64) -> list[int]:
    """What the seat can take from its Team board, as actions."""
    board = state.boards[seat % 2]
    found: list[int] = []
    for what, amount in (
        (packing.GET_SOIL, board.soil),
        (packing.GET_COMPOST, len(board.compost)),
        (packing.GET_SPROUT, board.sprouts),
        (packing.GET_GROWTH, board.growth),
    ):
        if amount > 0:
            found.append(packing.action(packing.TEAM, packing.TEAM_THING + what))
    for card in board.cards:
        found.append(packing.action(packing.TEAM, packing.TEAM_CARD + card))
    return found


def take(state: EarthState, seat: i64, operand: i64) -> None:
    """Takes one thing from the Team board; sprouts and growth are placed at once."""
    board = state.boards[seat % 2]
    player = state.players[seat]
    forget_menus(state, seat)
    if operand >= packing.TEAM_CARD:
        card = int(operand - packing.TEAM_CARD)
        board.cards.remove(card)
        state.to_hand(seat, card)
        state.tell("team-card", int(seat), {})
        state.tell("cards", int(seat), {"cards": [NAMES[card]]}, (int(seat), int((seat + 2) % 4)))
        return
    what = operand - packing.TEAM_THING
    if what == packing.GET_SOIL:
        board.soil -= 1
        state.add_soil(seat, 1)
    elif what == packing.GET_COMPOST:
        state.to_compost(seat, board.compost.pop())
    elif what == packing.GET_SPROUT:
        board.sprouts -= 1
        player.agenda.append(packing.entry(packing.E_SPROUT, 1))
    else:
        board.growth -= 1
        player.agenda.append(packing.entry(packing.E_GROWTH, 1))
    state.tell("team-takes", int(seat), {"what": packing.OPTIONS[what]})


def last_chance(state: EarthState) -> bool:
    """Before the turn ends, asks once whoever's Team board still holds something."""
    if state.asked:
        return False
    state.asked = True
    for seat in range(4):
        if not state.boards[seat % 2].empty():
            state.players[seat].agenda.append(packing.entry(packing.E_TEAM))
            state.menus[seat] = None
    return True


def clear(state: EarthState) -> None:
    """What nobody took is lost; its cards go to the discard pile."""
    state.asked = False
    for seat in range(2):
        forget_menus(state, seat)
    for board in state.boards:
        if not board.empty():
            state.discard += board.cards
            state.discard += board.compost
            board.soil = 0
            board.sprouts = 0
            board.growth = 0
            board.cards = []
            board.compost = []
            state.tell("team-lost", None, {})
