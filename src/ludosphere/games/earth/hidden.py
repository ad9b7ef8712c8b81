"""What everybody chooses at the same time: faces at set-up, shown as they are chosen or all together.

Until then what was dealt is known to its owner alone, and so is what the owner chose when the set-up is
hidden.
"""

from __future__ import annotations

from ...core.rng import Rng
from .cards import of_kind
from .player import Player
from .state import NAMES, EarthState
from .tables import AT_AMOUNT, E_FACE, FACE_KIND, FACE_KINDS


# --- set-up --------------------------------------------------------------------------------------
def put_face(player: Player, card: int) -> None:
    """The face lies on the player board."""
    kind = FACE_KIND[card]
    if kind == 0:
        player.island = card
    elif kind == 1:
        player.climate = card
    else:
        player.ecosystem = card


def face_of(player: Player, kind: int) -> int:
    """The face of this kind on the player board; 0: none yet."""
    if kind == 0:
        return int(player.island)
    return int(player.climate if kind == 1 else player.ecosystem)


def open_faces(player: Player) -> list[int]:
    """The faces dealt of the kinds still to be chosen."""
    kinds: list[int] = []
    for task in player.agenda:
        if task & 63 == E_FACE:
            kinds.append(task >> AT_AMOUNT & 255)
    return [face for face in player.dealt if FACE_KIND[face] in kinds]


def choose_face(state: EarthState, seat: int, card: int) -> None:
    """Keeps a face: for all to see, or face down until everybody has chosen."""
    player = state.players[seat]
    player.agenda.pop()
    if not state.setting.hides_setup:
        put_face(player, card)
        player.dealt = [face for face in player.dealt if FACE_KIND[face] != FACE_KIND[card]]
        state.tell("face", seat, {"card": NAMES[card]})
        return
    state.chosen[seat].append(card)
    state.tell("face", seat, {"card": NAMES[card]}, (seat,))
    if not player.agenda:
        state.tell("chosen", seat, {})


def show_faces(state: EarthState) -> None:
    """Everybody has chosen: hidden faces are turned over, the other faces dealt leave the game."""
    if not state.chosen:
        return
    for seat in state.in_turn_order():
        player = state.players[seat]
        player.dealt = []
        for card in state.chosen[seat]:
            put_face(player, card)
        state.tell("faces", seat, {"cards": [NAMES[card] for card in state.chosen[seat]]})
    state.chosen = []
    state.revealed = True


def with_chosen(state: EarthState, seat: int) -> EarthState:
    """The position as the seat sees it that has chosen in secret: its own faces lie on its board."""
    other = state.copy()
    assert isinstance(other, EarthState)
    for card in state.chosen[seat]:
        put_face(other.players[seat], card)
    return other


def deal_faces(state: EarthState, seat: int | None, rng: Rng) -> None:
    """Deals what the others may choose from anew, and what they chose in secret; a None sees no seat's."""
    for kind in range(len(FACE_KINDS)):
        known = state.shared[:]
        for number in range(len(state.players)):
            player = state.players[number]
            known.append(face_of(player, kind))
            if number == seat:
                known += player.dealt
        stock = _cards_without(state, kind, known)
        for number in range(len(state.players)):
            if number != seat:
                _deal_kind(state, number, kind, stock, rng)


def _cards_without(state: EarthState, kind: int, known: list[int]) -> list[list[int]]:
    """The cards of a kind, each as its two faces, of which no face is known."""
    faces = of_kind(FACE_KINDS[kind], state.setting.abundance)
    cards = [faces[at : at + 2] for at in range(0, len(faces), 2)]
    return [card for card in cards if card[0] not in known and card[1] not in known]


def _deal_kind(state: EarthState, seat: int, kind: int, stock: list[list[int]], rng: Rng) -> None:
    """Other cards of this kind for the seat; one of which a face lies in the open stays."""
    player = state.players[seat]
    shown = face_of(player, kind)
    before = [face for face in player.dealt if FACE_KIND[face] == kind]
    after: list[int] = []
    for at in range(0, len(before), 2):
        card = before[at : at + 2]
        after += card if shown in card else stock.pop(int(rng.below(len(stock))))
    at = 0
    for index in range(len(player.dealt)):
        if FACE_KIND[player.dealt[index]] == kind:
            player.dealt[index] = after[at]
            at += 1
    if state.chosen:
        for index in range(len(state.chosen[seat])):
            if FACE_KIND[state.chosen[seat][index]] == kind:
                state.chosen[seat][index] = after[int(rng.below(len(after)))]
