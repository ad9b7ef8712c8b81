"""Doing what was chosen: one function per kind of agenda entry, and what happens by itself in between."""

from __future__ import annotations

from mypy_extensions import i64

from . import abundance, gaia, teams
from .activation import aside_possible, card_at, idle, used
from .effects import ability_of, next_gain, payable, serves_each, targets, usable, use
from .grid import name
from .hidden import choose_face, hideable, turn_up
from .planting import price, room_to_plant, units
from .player import Player
from .state import NAMES, EarthState
from .tables import (
    AT_ABILITY,
    AT_AMOUNT,
    AT_ANY_TIME,
    AT_CARD,
    AT_PLACE,
    AT_SOURCE,
    CLAIM,
    CLIMATE,
    COMPOST,
    CONVERT,
    CRITERION,
    E_ABILITY,
    E_ACT,
    E_COPY,
    E_DRAW_KEEP,
    E_GROWTH,
    E_HAND,
    E_KEEP,
    E_LAST,
    E_OFFER,
    E_PASSIVE,
    E_PAY,
    E_PAY_GROWTH,
    E_PAY_SPROUT,
    E_PLANT,
    E_PUT,
    E_RECOVER,
    E_SEED,
    E_SOIL,
    E_SPROUT,
    E_STORE,
    E_TAKE_COMPOST,
    E_TAKE_DRAW,
    E_TAKE_SOIL,
    EVENT,
    FACE,
    GET_COMPOST,
    GET_DRAW,
    GET_GROWTH,
    GET_SOIL,
    GET_SPROUT,
    ISLAND,
    KEEP,
    KEEPS,
    MAKE_SEED,
    NEIGHBOUR,
    OFFERED,
    ON_EVENT,
    ON_PLANTING,
    OPTION,
    OPTIONS,
    PAID_WITH_SPROUTS,
    PICK,
    POWERS,
    REPLACED,
    SEED,
    SPACE,
    TAKE,
    TEAM,
    TEAM_THING,
    USE,
    entry,
)


# --- what is chosen ----------------------------------------------------------------------------
def carry_out(state: EarthState, seat: i64, action: i64) -> None:
    """Does a legal action of the seat; `settle` does what follows by itself."""
    kind = action >> 10
    operand = action & 1023
    if kind == EVENT:
        play_event(state, seat, operand)
    elif kind == CONVERT:
        player = state.players[seat]
        player.agenda.append(entry(E_SOIL, state.month.converted))
        player.agenda.append(entry(E_PAY_SPROUT, 3))
    elif kind == TAKE:
        take(state, seat, operand)
    elif kind == SPACE:
        on_space(state, seat, operand)
    elif kind == USE:
        use_ability(state, seat, operand)
    elif kind == PICK:
        pick(state, seat, operand)
    elif kind == COMPOST:
        compost(state, seat, operand)
    elif kind == KEEP:
        keep(state, seat, operand)
    elif kind == OPTION:
        option(state, seat, operand)
    elif kind == FACE:
        choose_face(state, int(seat), int(operand))
    elif kind == TEAM:
        on_team_board(state, seat, operand)
    elif kind == SEED:
        abundance.use_seed(state, seat, operand)
    elif kind == MAKE_SEED:
        abundance.make_seed(state, seat, operand)
    elif kind == CRITERION:
        abundance.germinate(state, seat, operand)
    elif kind == NEIGHBOUR:
        top = state.players[seat].agenda.pop()
        abundance.give(state, seat, operand, top >> AT_AMOUNT & 255)
    elif kind == CLAIM:
        state.players[seat].agenda.pop()
        gaia.claim(state, operand)
    else:
        done(state, seat)


def on_team_board(state: EarthState, seat: i64, operand: i64) -> None:
    """Leaves something on the Team board or takes something from it."""
    if operand < TEAM_THING:
        top = state.players[seat].agenda.pop()
        teams.leave(state, seat, top >> AT_PLACE & 63, operand)
    else:
        teams.take(state, seat, operand)


def done(state: EarthState, seat: i64) -> None:
    """Stops, declines, or pays the rest in soil."""
    player = state.players[seat]
    top = player.agenda.pop()
    if top & 63 == E_PAY:
        left = top >> AT_AMOUNT & 255
        state.add_soil(seat, -left)
        put_down(state, seat, top >> AT_CARD & 1023, top >> AT_PLACE & 63)
    else:
        pieces_left(state, seat, top)


def pieces_left(state: EarthState, seat: i64, top: i64) -> None:
    """Pieces not placed: with Teams they may be left for the partner, Abundance stores the sprouts."""
    kind = top & 63
    if kind in (E_SPROUT, E_GROWTH):
        player = state.players[seat]
        player.marks = []
    if kind == E_SPROUT and state.setting.abundance and top >> AT_CARD & 1023 == 0:
        abundance.store(state, seat, top >> AT_AMOUNT & 255)
    elif kind in (E_SPROUT, E_GROWTH) and top >> AT_CARD & 1023 == 0:
        what: i64 = GET_SPROUT if kind == E_SPROUT else GET_GROWTH
        teams.offer_to_leave(state, seat, what, top >> AT_AMOUNT & 255)


def option(state: EarthState, seat: i64, side: i64) -> None:
    """The weak benefit: one side of its "or" (116)."""
    player = state.players[seat]
    player.agenda.pop()
    if side == GET_SOIL:
        player.agenda.append(entry(E_TAKE_SOIL, 2))
    elif side == GET_COMPOST:
        player.agenda.append(entry(E_TAKE_COMPOST, 2))
    elif side == GET_DRAW:
        player.agenda.append(entry(E_TAKE_DRAW, 2))
    else:
        player.agenda.append(entry(E_GROWTH if side == GET_GROWTH else E_SPROUT, 2))
    state.tell("option", int(seat), {"side": OPTIONS[side]})


def take(state: EarthState, seat: i64, amount: i64) -> None:
    """So much of the soil or of the cards offered (114)."""
    player = state.players[seat]
    top = player.agenda.pop()
    kind = top & 63
    offered = top >> AT_AMOUNT & 255
    counts = not top >> AT_SOURCE & 1
    if kind == E_TAKE_SOIL:
        state.add_soil(seat, amount)
        if counts:
            player.gained += amount
        if amount > 0:
            state.tell("soil", int(seat), {"n": int(amount)})
        teams.offer_to_leave(state, seat, GET_SOIL, offered - amount)
    elif kind == E_TAKE_DRAW:
        cards = state.draw_cards(amount)
        for card in cards:
            state.to_hand(seat, card)
        if counts:
            player.drawn += len(cards)
        if cards:
            tell_cards(state, "draw", seat, cards)
        teams.offer_to_leave(state, seat, GET_DRAW, offered - amount)
    elif kind == E_TAKE_COMPOST:
        composted = state.draw_cards(amount)
        for card in composted:
            state.to_compost(seat, card)
        if composted:
            state.tell("compost-deck", int(seat), {"n": len(composted)})
        teams.offer_to_leave(state, seat, GET_COMPOST, offered - amount)
    else:
        player.look += state.draw_cards(amount)
        if player.look:
            kept: i64 = min(max(1, KEEPS[player.island]), len(player.look))
            player.agenda.append(entry(E_KEEP, kept))
            tell_cards(state, "look", seat, player.look)


def tell_cards(state: EarthState, kind: str, seat: i64, cards: list[int]) -> None:
    """Tells everybody how many cards, and the seat which."""
    if state.events is not None:
        state.tell(kind, int(seat), {"n": len(cards)})
        state.tell("cards", int(seat), {"cards": [NAMES[card] for card in cards]}, (int(seat),))


def keep(state: EarthState, seat: i64, card: i64) -> None:
    """Keeps one of the cards looked at; when enough are kept the others go (44, 54, 121)."""
    player = state.players[seat]
    top = player.agenda.pop()
    player.look.remove(int(card))
    state.to_hand(seat, int(card))
    state.tell("keep", int(seat), {"card": NAMES[card]}, (int(seat),))
    left = (top >> AT_AMOUNT & 255) - 1
    if left > 0 and player.look:
        player.agenda.append(entry(top & 63, left))
        return
    if top & 63 == E_RECOVER:
        while player.look:
            state.to_compost(seat, player.look.pop())
    elif player.look:
        if state.gaia is not None:
            gaia.take_unkept(state, player.look)
        else:
            state.discard += player.look
            state.tell("discard", int(seat), {"n": len(player.look)})
        player.look = []


def compost(state: EarthState, seat: i64, card: i64) -> None:
    """A hand card goes face down onto the own compost: as a gain, a cost, a payment or at set-up."""
    player = state.players[seat]
    top = player.agenda.pop()
    left = (top >> AT_AMOUNT & 255) - 1
    state.from_hand(seat, int(card))
    state.to_compost(seat, int(card))
    if top & 63 == E_PAY:
        paid(state, seat, top, left)
    elif left > 0:
        player.agenda.append(entry(top & 63, left))
    if state.events is not None:
        state.tell("compost-hand", int(seat), {"n": 1})


def on_space(state: EarthState, seat: i64, place: i64) -> None:
    """A place was pointed at: to plant, to put or take a piece, to copy."""
    player = state.players[seat]
    top: i64 = player.agenda.pop()
    kind = top & 63
    amount = top >> AT_AMOUNT & 255
    if kind in (E_SPROUT, E_GROWTH):
        turn_up(state, seat, place)
        if kind == E_SPROUT:
            state.put_sprouts(seat, place, 1)
        else:
            state.put_growth(seat, place, 1)
        if amount > 1 and serves_each(top):
            player.marks.append(int(place))
        else:
            player.marks = []
        if state.events is not None:
            piece = "sprout" if kind == E_SPROUT else "growth"
            state.tell(piece, int(seat), {"at": name(int(place)), "card": NAMES[player.grid[place]]})
        if amount > 1:
            player.agenda.append(top - (1 << AT_AMOUNT))
    elif kind == E_PAY_SPROUT:
        state.put_sprouts(seat, place, -1)
        if amount > 1:
            player.agenda.append(entry(kind, amount - 1))
    elif kind == E_PAY_GROWTH:
        state.put_growth(seat, place, -1)
        if amount > 1:
            player.agenda.append(entry(kind, amount - 1))
    elif kind == E_STORE:
        state.put_sprouts(seat, place, 1)
        player.stored -= 1
        if amount > 1:
            player.agenda.append(entry(kind, amount - 1))
    elif kind == E_PAY:
        if PAID_WITH_SPROUTS[top >> AT_CARD & 1023]:
            state.put_sprouts(seat, place, -1)
        else:
            state.put_growth(seat, place, -1)
        paid(state, seat, top, amount - 1)
    elif kind == E_COPY:
        card = player.grid[place]
        ability = ability_of(state, seat, card, amount, top >> AT_PLACE & 63)
        state.tell(
            "copies", int(seat), {"card": NAMES[card], "ability": int(ability), "at": name(int(place))}
        )
        use(state, seat, card, ability, top >> AT_PLACE & 63, 0)
    else:
        plant(state, seat, top >> AT_CARD & 1023, place)


def use_ability(state: EarthState, seat: i64, place: i64) -> None:
    """Uses an ability in the activation phase, or the black one that was offered."""
    player = state.players[seat]
    top: i64 = player.agenda.pop()
    if place == OFFERED:
        card = top >> AT_CARD & 1023
        state.tell("uses", int(seat), {"card": NAMES[card], "ability": int(top >> AT_ABILITY & 3)})
        use(state, seat, card, top >> AT_ABILITY & 3, top >> AT_PLACE & 63, top >> AT_SOURCE & 1)
        return
    card = card_at(player, place)
    player.agenda.append(used(top, place))
    player.used.append(int(place))
    ability = usable(state, seat, card, place)
    if state.events is not None:
        at = "island" if place == ISLAND else "climate" if place == CLIMATE else name(int(place))
        state.tell("uses", int(seat), {"card": NAMES[card], "ability": int(ability), "at": at})
    use(state, seat, card, ability, place, 0)


# --- planting ------------------------------------------------------------------------------------
def pick(state: EarthState, seat: i64, card: i64) -> None:
    """A hand card is going to be planted; everybody sees which, unless cards are planted face down."""
    player = state.players[seat]
    top: i64 = player.agenda.pop()
    left = (top >> AT_AMOUNT & 255) - 1
    if left > 0:
        player.agenda.append(entry(E_PLANT, left))
    state.from_hand(seat, int(card))
    player.agenda.append(entry(E_PUT, 0, 0, card))
    state.tell("picks", int(seat), {"card": NAMES[card]}, (int(seat),) if state.down else None)


def plant(state: EarthState, seat: i64, card: i64, place: i64) -> None:
    """The card is given its place, which may be that of a terrain that makes room (39)."""
    player = state.players[seat]
    old: i64 = player.grid[place]
    if old != 0:
        lasting = REPLACED[old]
        assert lasting is not None
        turn_up(state, seat, place)
        state.to_compost(seat, int(old))
        state.tell("replaces", int(seat), {"card": NAMES[old]})
        put_down(state, seat, card, place, shown=True)
        player.agenda.append(entry(E_TAKE_DRAW, lasting.effects[0].amount))
        return
    cost = price(player, card)
    if cost > 0 and units(player, card, 0) > 0:
        if state.down:
            state.tell("picks", int(seat), {"card": NAMES[card]})
        player.agenda.append(entry(E_PAY, cost, place, card))
        return
    state.add_soil(seat, -cost)
    put_down(state, seat, card, place)


def paid(state: EarthState, seat: i64, top: i64, left: i64) -> None:
    """One unit of an alternative payment was made (41)."""
    player = state.players[seat]
    card = top >> AT_CARD & 1023
    place = top >> AT_PLACE & 63
    if left > 0 and units(player, card, 0) > 0:
        player.agenda.append(entry(E_PAY, left, place, card))
        return
    state.add_soil(seat, -left)
    put_down(state, seat, card, place)


def put_down(state: EarthState, seat: i64, card: i64, place: i64, shown: bool = False) -> None:
    """The card lies in the tableau; its black abilities work at once (42), so such cards are shown."""
    player = state.players[seat]
    state.lay(seat, place, int(card))
    if card not in player.planted:  # one that came back from the compost is still one card
        player.planted.append(int(card))
    if state.down and not shown and hideable(card):
        state.down[seat].append(int(place))
        state.tell("plants", int(seat), {"card": NAMES[card], "at": name(int(place))}, (int(seat),))
        state.tell("plants-down", int(seat), {"at": name(int(place))})
        return
    state.tell("plants", int(seat), {"card": NAMES[card], "at": name(int(place))})
    powers = POWERS[card]
    for number in range(len(powers) - 1, -1, -1):
        power = powers[number]
        if power.trigger == ON_PLANTING:
            if len(power.effects) > 0 and power.effects[0].by_neighbours:
                player.later.append(entry(E_ABILITY, 0, place, card, number))
            elif power.free:
                player.agenda.append(entry(E_ABILITY, 0, place, card, number))
            else:
                player.agenda.append(entry(E_OFFER, 0, place, card, number))


# --- events ----------------------------------------------------------------------------------------
def play_event(state: EarthState, seat: i64, card: i64) -> None:
    """The event goes to the pile for good; its cost, its gains, then what the Island adds (53, 56)."""
    player = state.players[seat]
    state.from_hand(seat, int(card))
    state.to_pile(seat, int(card))
    state.tell("event", int(seat), {"card": NAMES[card]})
    if ON_EVENT[player.island] is not None:
        player.agenda.append(entry(E_PASSIVE, 0, 0, player.island, 0, 0, 1))
    state.add_soil(seat, -state.month.event_soil)
    if AT_ANY_TIME[card]:
        if state.setting.abundance:  # neighbours may count the event piles
            for other in range(len(state.players)):
                state.menus[other] = None
        use(state, seat, card, 0, 0, 1)
        return
    abundance.offer_to_all(state, seat, card)
    for other in state.in_turn_order():
        if other != seat:
            settle(state, other)


# --- by itself ---------------------------------------------------------------------------------------
def settle(state: EarthState, seat: i64) -> None:
    """Does what needs no choice until the seat has one, or nothing left to do."""
    player = state.players[seat]
    while player.agenda:
        top: i64 = player.agenda[-1]
        if needs_choice(state, seat, player, top):
            return
        player.agenda.pop()
        kind = top & 63
        if kind in (E_SPROUT, E_GROWTH):
            pieces_left(state, seat, top)
        if kind in (E_ABILITY, E_PASSIVE):
            next_gain(state, seat, top)
        elif kind == E_SOIL:
            amount = top >> AT_AMOUNT & 255
            state.add_soil(seat, amount)
            state.tell("converts", int(seat), {"n": int(amount)})
        elif kind == E_SEED:
            abundance.gain_seeds(state, seat, top >> AT_AMOUNT & 255)


def needs_choice(state: EarthState, seat: i64, player: Player, top: i64) -> bool:
    """Has the entry on top more than one possible outcome?"""
    kind = top & 63
    if kind in (E_ABILITY, E_PASSIVE, E_SOIL, E_SEED):
        return False
    if kind in (E_TAKE_DRAW, E_TAKE_COMPOST, E_DRAW_KEEP):
        return state.cards_left() > 0
    if kind in (E_SPROUT, E_GROWTH):
        return len(targets(player, top)) > 0
    if kind == E_HAND:
        return len(player.hand) > 0
    if kind == E_ACT:
        return not idle(state, seat, top)
    if kind == E_STORE:
        return abundance.room(player) > 0
    if kind == E_LAST:
        return aside_possible(state, player)
    # Asked of whoever holds cards, so that the question tells nothing about the hand, or may get some from
    # a partner.
    if kind == E_PLANT:
        return (len(player.hand) > 0 or state.setting.teams) and room_to_plant(player)
    if kind == E_OFFER:
        return payable(player, POWERS[top >> AT_CARD & 1023][top >> AT_ABILITY & 3], 0)
    return True
