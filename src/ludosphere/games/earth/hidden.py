"""What everybody chooses at the same time: faces at set-up, cards to plant; shown at once or all together.

What was dealt at set-up is known to its owner alone, and so is what the owner chose when the set-up is
hidden. With hidden planting a card lies face down until all have planted: its place and the soil paid are
seen, not the card. One that does something before that is turned up: by a black ability, another payment, a
piece put on it, by making room or taking the place of a terrain.
"""

from __future__ import annotations

from mypy_extensions import i64

from ...core.rng import Rng
from . import packing, tables
from .cards import of_kind
from .grid import name
from .packing import E_FACE, E_PUT, entry
from .planting import can_be_put, price
from .player import EVERYTHING, Player
from .state import NAMES, NO_GOALS, NOTHING, EarthState


# --- set-up --------------------------------------------------------------------------------------
def put_face(player: Player, card: int) -> None:
    """The face lies on the player board."""
    kind = tables.FACE_KIND[card]
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
        if packing.kind_of(task) == E_FACE:
            kinds.append(packing.amount_of(task))
    return [face for face in player.dealt if tables.FACE_KIND[face] in kinds]


def choose_face(state: EarthState, seat: int, card: int) -> None:
    """Keeps a face: for all to see, or face down until everybody has chosen."""
    player = state.players[seat]
    player.agenda.pop()
    if not state.setting.hides_setup:
        put_face(player, card)
        player.dealt = [face for face in player.dealt if tables.FACE_KIND[face] != tables.FACE_KIND[card]]
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
    state.chosen = NOTHING
    state.reveal()


def with_chosen(state: EarthState, seat: int) -> EarthState:
    """The position as the seat sees it that has chosen in secret: its own faces lie on its board."""
    other = state.copy()
    assert isinstance(other, EarthState)
    for card in state.chosen[seat]:
        put_face(other.players[seat], card)
    return other


def seen_by(state: EarthState, seat: int | None) -> EarthState:
    """The position as the seat (None: everybody) may know it, cards of others that lie face down left out."""
    if state.chosen:
        return state if seat is None else with_chosen(state, seat)
    if not state.down:
        return state
    other = state.copy()
    assert isinstance(other, EarthState)
    for number in range(len(other.players)):
        if number == seat:
            continue
        player = other.players[number]
        for place in other.down[number]:
            player.grid[place] = 0
            player.spots.remove(place)
        forget_secret_goals(other, number)
    return other


def forget_secret_goals(state: EarthState, seat: int) -> None:
    """As if the goals met since cards lie face down were not met yet."""
    player = state.players[seat]
    for fauna in range(4):
        if state.secret_goals[seat] & tables.BITS[fauna]:
            player.met -= tables.BITS[fauna]
            player.leaves += 1 if state.setting.abundance else 0
    state.secret_goals[seat] = 0


def deal_faces(state: EarthState, seat: int | None, rng: Rng) -> None:
    """Deals what the others may choose from anew, and what they chose in secret; a None sees no seat's."""
    for kind in range(len(tables.FACE_KINDS)):
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
    faces = of_kind(tables.FACE_KINDS[kind], state.setting.abundance)
    cards = [faces[at : at + 2] for at in range(0, len(faces), 2)]
    return [card for card in cards if card[0] not in known and card[1] not in known]


def _deal_kind(state: EarthState, seat: int, kind: int, stock: list[list[int]], rng: Rng) -> None:
    """Other cards of this kind for the seat; one of which a face lies in the open stays."""
    player = state.players[seat]
    shown = face_of(player, kind)
    before = [face for face in player.dealt if tables.FACE_KIND[face] == kind]
    after: list[int] = []
    for at in range(0, len(before), 2):
        card = before[at : at + 2]
        after += card if shown in card else stock.pop(int(rng.below(len(stock))))
    at = 0
    for index in range(len(player.dealt)):
        if tables.FACE_KIND[player.dealt[index]] == kind:
            player.dealt[index] = after[at]
            at += 1
    if state.chosen:
        for index in range(len(state.chosen[seat])):
            if tables.FACE_KIND[state.chosen[seat][index]] == kind:
                state.chosen[seat][index] = after[int(rng.below(len(after)))]


# --- planting ------------------------------------------------------------------------------------
def hideable(card: i64) -> bool:
    """Can the card lie face down: does nothing happen at once when it is planted, and is it paid in soil?"""
    if tables.PAID_WITH_HAND[card] or tables.PAID_WITH_SPROUTS[card] or tables.PAID_WITH_GROWTH[card]:
        return False
    for power in tables.POWERS[card]:
        if power.trigger == tables.ON_PLANTING:
            return False
    return True


def turn_up(state: EarthState, seat: i64, place: i64) -> None:
    """A card that lies face down there is shown before the others."""
    if state.down and int(place) in state.down[seat]:
        state.down[seat].remove(int(place))
        _tell_card(state, int(seat), int(place))


def _tell_card(state: EarthState, seat: int, place: int) -> None:
    card = state.players[seat].grid[place]
    state.tell("turns-up", seat, {"card": NAMES[card], "at": name(place)})


def show_planted(state: EarthState) -> None:
    """Everybody has planted: all cards are turned up, goals met meanwhile are told."""
    if not state.down:
        return
    for seat in state.in_turn_order():
        for place in state.down[seat]:
            _tell_card(state, seat, place)
            state.reveal()
        for fauna in range(4):
            if state.secret_goals[seat] & tables.BITS[fauna]:
                state.tell("met", seat, {"card": NAMES[state.fauna[fauna]]})
    state.down = NOTHING
    state.secret_goals = NO_GOALS


def face_down(state: EarthState, seat: int | None) -> list[int]:
    """The cards of other seats that lie face down or were picked to be planted next."""
    found: list[int] = []
    for number in range(len(state.players)):
        if number != seat:
            player = state.players[number]
            found += [player.grid[place] for place in state.down[number]]
            found += [int(packing.card_of(task)) for task in player.agenda if packing.kind_of(task) == E_PUT]
    return found


def deal_planted(state: EarthState, seat: int | None, unseen: list[int], rng: Rng) -> None:
    """Other cards from the unseen ones for those of `face_down`, each of which could lie there as well."""
    for number in range(len(state.players)):
        if number == seat:
            continue
        player = state.players[number]
        places = state.down[number]
        cards = [player.grid[place] for place in places]
        for place in places:
            player.grid[place] = 0  # a discount of a card nobody sees can't be reckoned with
        forget_secret_goals(state, number)
        others = [_drawn_like(player, card, unseen, rng) for card in cards]
        for index in range(len(places)):
            player.grid[places[index]] = others[index]
            player.planted[player.planted.index(cards[index])] = others[index]
        for at in range(len(player.agenda)):
            task: i64 = player.agenda[at]
            if packing.kind_of(task) == E_PUT:
                found = [card for card in unseen if can_be_put(player, card)]
                player.agenda[at] = entry(E_PUT, 0, 0, _taken(found, unseen, rng))
        player.changed = EVERYTHING


def _drawn_like(player: Player, card: int, unseen: list[int], rng: Rng) -> int:
    """An unseen card that lies face down at the same price."""
    cost = price(player, card)
    found = [
        other
        for other in unseen
        if tables.PLANTABLE[other] and hideable(other) and price(player, other) == cost
    ]
    return _taken(found, unseen, rng)


def _taken(found: list[int], unseen: list[int], rng: Rng) -> int:
    """One of these at random, which leaves the unseen ones."""
    card = found[int(rng.below(len(found)))]
    unseen.remove(card)
    return card
