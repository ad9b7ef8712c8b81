"""Doing what was chosen: one function per kind of agenda entry, and what happens by itself in between.

A cost is paid whole before the gains; every gain may be taken in part (12, 114). An ability under way is an
entry of the seat's agenda that pushes its next gain on top of itself.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import abundance, gaia, packing, tables, teams
from .activation import aside_possible, idle, used
from .effects import ability_of, amount_now, payable, serves_each, targets, usable
from .grid import name
from .hidden import choose_face, hideable, turn_up
from .planting import price, room_to_plant, units
from .player import Player, card_at
from .state import NAMES, EarthState


# --- what is chosen ----------------------------------------------------------------------------
def carry_out(state: EarthState, seat: i64, action: i64) -> None:
    """Does a legal action of the seat; `settle` does what follows by itself."""
    kind = packing.verb_of(action)
    operand = packing.operand_of(action)
    if kind == packing.EVENT:
        play_event(state, seat, operand)
    elif kind == packing.CONVERT:
        player = state.players[seat]
        player.agenda.append(packing.entry(packing.E_SOIL, state.month.converted))
        player.agenda.append(packing.entry(packing.E_PAY_SPROUT, 3))
    elif kind == packing.TAKE:
        take(state, seat, operand)
    elif kind == packing.SPACE:
        on_space(state, seat, operand)
    elif kind == packing.USE:
        use_ability(state, seat, operand)
    elif kind == packing.PICK:
        pick(state, seat, operand)
    elif kind == packing.COMPOST:
        compost(state, seat, operand)
    elif kind == packing.KEEP:
        keep(state, seat, operand)
    elif kind == packing.OPTION:
        option(state, seat, operand)
    elif kind == packing.FACE:
        choose_face(state, int(seat), int(operand))
    elif kind == packing.TEAM:
        on_team_board(state, seat, operand)
    elif kind >= packing.SEED:
        abundance.carry_out(state, seat, kind, operand)
    elif kind == packing.CLAIM:
        state.players[seat].agenda.pop()
        gaia.claim(state, operand)
    else:
        done(state, seat)


def on_team_board(state: EarthState, seat: i64, operand: i64) -> None:
    """Leaves something on the Team board or takes something from it."""
    if operand < packing.TEAM_THING:
        top = state.players[seat].agenda.pop()
        teams.leave(state, seat, packing.place_of(top), operand)
    else:
        teams.take(state, seat, operand)


def done(state: EarthState, seat: i64) -> None:
    """Stops, declines, or pays the rest in soil."""
    player = state.players[seat]
    top = player.agenda.pop()
    if packing.kind_of(top) == packing.E_PAY:
        left = packing.amount_of(top)
        state.add_soil(seat, -left)
        put_down(state, seat, packing.card_of(top), packing.place_of(top))
    else:
        pieces_left(state, seat, top)


def pieces_left(state: EarthState, seat: i64, top: i64) -> None:
    """Pieces not placed: with Teams they may be left for the partner, Abundance stores the sprouts."""
    kind = packing.kind_of(top)
    if kind in (packing.E_SPROUT, packing.E_GROWTH):
        player = state.players[seat]
        player.marks = []
    if kind == packing.E_SPROUT and state.setting.abundance and packing.card_of(top) == 0:
        abundance.store(state, seat, packing.amount_of(top))
    elif kind in (packing.E_SPROUT, packing.E_GROWTH) and packing.card_of(top) == 0:
        what: i64 = packing.GET_SPROUT if kind == packing.E_SPROUT else packing.GET_GROWTH
        teams.offer_to_leave(state, seat, what, packing.amount_of(top))


_SIDES: Final[list[int]] = [
    *(packing.E_TAKE_SOIL, packing.E_TAKE_COMPOST, packing.E_SPROUT, packing.E_TAKE_DRAW, packing.E_GROWTH)
]
"""By side of a weak benefit, GET_SOIL … GET_GROWTH: its task."""


def option(state: EarthState, seat: i64, side: i64) -> None:
    """The weak benefit: one side of its "or" (116)."""
    player = state.players[seat]
    player.agenda.pop()
    player.agenda.append(packing.entry(_SIDES[side], 2))
    state.tell("option", int(seat), {"side": packing.OPTIONS[side]})


def take(state: EarthState, seat: i64, amount: i64) -> None:
    """So much of the soil or of the cards offered (114)."""
    player = state.players[seat]
    top = player.agenda.pop()
    kind = packing.kind_of(top)
    counts = not packing.source_of(top)
    if kind == packing.E_DRAW_KEEP:
        look_at(state, seat, amount)
        return
    if kind == packing.E_TAKE_SOIL:
        state.add_soil(seat, amount)
        if counts:
            player.gained += amount
        if amount > 0:
            state.tell("soil", int(seat), {"n": int(amount)})
    elif kind == packing.E_TAKE_DRAW:
        cards = state.draw_cards(amount)
        for card in cards:
            state.to_hand(seat, card)
        if counts:
            player.drawn += len(cards)
        tell_cards(state, "draw", seat, cards)
    else:
        seen = state.revealed
        composted = state.draw_cards(amount)
        for card in composted:
            state.to_compost(seat, card)
        state.unseen = state.revealed and not seen  # face down
        if composted:
            state.tell("compost-deck", int(seat), {"n": len(composted)})
    teams.offer_to_leave(state, seat, _SIDES.index(int(kind)), packing.amount_of(top) - amount)


def look_at(state: EarthState, seat: i64, amount: i64) -> None:
    """Draws cards of which one is kept, or as many as the Island lets its owner keep."""
    player = state.players[seat]
    player.look += state.draw_cards(amount)
    if player.look:
        kept: i64 = min(max(1, tables.KEEPS[player.island]), len(player.look))
        player.agenda.append(packing.entry(packing.E_KEEP, kept))
        tell_cards(state, "look", seat, player.look)


def tell_cards(state: EarthState, kind: str, seat: i64, cards: list[int]) -> None:
    """Tells everybody how many cards, if any, and the seat which."""
    if cards and state.events is not None:
        state.tell(kind, int(seat), {"n": len(cards)})
        state.tell("cards", int(seat), {"cards": [NAMES[card] for card in cards]}, (int(seat),))


def keep(state: EarthState, seat: i64, card: i64) -> None:
    """Keeps one of the cards looked at; when enough are kept the others go (44, 54, 121)."""
    player = state.players[seat]
    top = player.agenda.pop()
    player.look.remove(int(card))
    state.to_hand(seat, int(card))
    state.tell("keep", int(seat), {"card": NAMES[card]}, (int(seat),))
    left = (packing.amount_of(top)) - 1
    if left > 0 and player.look:
        player.agenda.append(packing.entry(packing.kind_of(top), left))
        return
    if packing.kind_of(top) == packing.E_RECOVER:
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
    left = (packing.amount_of(top)) - 1
    state.from_hand(seat, int(card))
    state.to_compost(seat, int(card))
    if packing.kind_of(top) == packing.E_PAY:
        paid(state, seat, top, left)
    elif left > 0:
        player.agenda.append(packing.entry(packing.kind_of(top), left))
    if state.events is not None:
        state.tell("compost-hand", int(seat), {"n": 1})


def on_space(state: EarthState, seat: i64, place: i64) -> None:
    """A place was pointed at: to plant, to put or take a piece, to copy."""
    player = state.players[seat]
    top: i64 = player.agenda.pop()
    kind = packing.kind_of(top)
    amount = packing.amount_of(top)
    if kind in (packing.E_SPROUT, packing.E_GROWTH):
        put_piece(state, seat, place, top)
    elif kind in (packing.E_PAY_SPROUT, packing.E_PAY_GROWTH, packing.E_STORE):
        if kind == packing.E_PAY_GROWTH:
            state.put_growth(seat, place, -1)
        else:
            state.put_sprouts(seat, place, 1 if kind == packing.E_STORE else -1)
        if kind == packing.E_STORE:
            player.stored -= 1
        if amount > 1:
            player.agenda.append(packing.entry(kind, amount - 1))
    elif kind == packing.E_PAY:
        if tables.PAID_WITH_SPROUTS[packing.card_of(top)]:
            state.put_sprouts(seat, place, -1)
        else:
            state.put_growth(seat, place, -1)
        paid(state, seat, top, amount - 1)
    elif kind == packing.E_COPY:
        card = player.grid[place]
        ability = ability_of(state, seat, card, amount, packing.place_of(top))
        state.tell(
            "copies", int(seat), {"card": NAMES[card], "ability": int(ability), "at": name(int(place))}
        )
        use(state, seat, card, ability, packing.place_of(top), 0)
    else:
        plant(state, seat, packing.card_of(top), place)


def put_piece(state: EarthState, seat: i64, place: i64, top: i64) -> None:
    """A sprout or a growth piece is gained."""
    player = state.players[seat]
    sprout = packing.kind_of(top) == packing.E_SPROUT
    more = packing.amount_of(top) > 1
    turn_up(state, seat, place)
    if sprout:
        state.put_sprouts(seat, place, 1)
    else:
        state.put_growth(seat, place, 1)
    if more and serves_each(top):
        player.marks.append(int(place))
    else:
        player.marks = []
    if state.events is not None:
        piece = "sprout" if sprout else "growth"
        state.tell(piece, int(seat), {"at": name(int(place)), "card": NAMES[player.grid[place]]})
    if more:
        player.agenda.append(top - (1 << packing.AT_AMOUNT))


def use_ability(state: EarthState, seat: i64, place: i64) -> None:
    """Uses an ability in the activation phase, or the black one that was offered."""
    player = state.players[seat]
    top: i64 = player.agenda.pop()
    if place == packing.OFFERED:
        card = packing.card_of(top)
        state.tell("uses", int(seat), {"card": NAMES[card], "ability": int(packing.ability_of(top))})
        use(state, seat, card, packing.ability_of(top), packing.place_of(top), packing.source_of(top))
        return
    card = card_at(player, place)
    player.agenda.append(used(top, place))
    player.used.append(int(place))
    ability = usable(state, seat, card, place)
    if state.events is not None:
        at = (
            "island"
            if place == packing.ISLAND
            else "climate"
            if place == packing.CLIMATE
            else name(int(place))
        )
        state.tell("uses", int(seat), {"card": NAMES[card], "ability": int(ability), "at": at})
    use(state, seat, card, ability, place, 0)


# --- abilities ---------------------------------------------------------------------------------------
def use(state: EarthState, seat: i64, card: i64, ability: i64, place: i64, source: i64) -> None:
    """Starts an ability: soil and compost are paid at once, the rest is to be chosen, then come the gains."""
    player = state.players[seat]
    power = tables.POWERS[card][ability]
    player.agenda.append(packing.entry(packing.E_ABILITY, 0, place, card, ability, 0, source))
    if power.soil > 0:
        state.add_soil(seat, -power.soil)
    if power.compost > 0:
        for _ in range(power.compost):
            state.discard.append(state.from_compost(seat))
    if power.soil > 0 or power.compost > 0:
        state.tell("pays", int(seat), {"soil": int(power.soil), "compost": int(power.compost)})
    if power.hand > 0:
        player.agenda.append(packing.entry(packing.E_PAY_HAND, power.hand))
    if power.growth > 0:
        player.agenda.append(packing.entry(packing.E_PAY_GROWTH, power.growth))
    if power.sprouts > 0:
        player.agenda.append(packing.entry(packing.E_PAY_SPROUT, power.sprouts))


def next_gain(state: EarthState, seat: i64, under_way: i64) -> None:
    """Carries an ability (an entry just taken off the agenda) one gain further."""
    player = state.players[seat]
    card = packing.card_of(under_way)
    ability = packing.ability_of(under_way)
    step = packing.step_of(under_way)
    if packing.kind_of(under_way) == packing.E_PASSIVE:
        lasting = tables.ON_EVENT[card]
        assert lasting is not None
        effects = lasting.effects
    else:
        effects = tables.POWERS[card][ability].effects
    if step >= len(effects):
        return
    if step + 1 < len(effects):
        player.agenda.append(under_way + (1 << packing.AT_STEP))
    offer(state, seat, effects[step], under_way)


def offer(state: EarthState, seat: i64, effect: tables.Effect, under_way: i64) -> None:
    """Pushes the choice that one gain consists of."""
    player = state.players[seat]
    amount = amount_now(state, seat, effect, packing.place_of(under_way))
    if amount <= 0:
        return
    task = tables.PUSHES[effect.op]
    if task >= 0:
        source = packing.source_of(under_way) if effect.op in (tables.OP_SOIL, tables.OP_DRAW) else 0
        player.agenda.append(packing.entry(task, amount, 0, 0, 0, 0, source))
    elif effect.op == tables.OP_SPROUT or effect.op == tables.OP_GROWTH:
        offer_pieces(player, effect, amount, under_way)
    elif effect.op == tables.OP_SEED:
        abundance.gain_seeds(state, seat, amount)
    elif effect.op == tables.OP_GIVE:
        abundance.give_others(state, seat, amount, effect.one)
    elif effect.op == tables.OP_EXTRA:
        everybody_plants(state, seat)
    elif effect.op == tables.OP_COPY:
        player.agenda.append(packing.entry(packing.E_COPY, effect.color, packing.place_of(under_way)))
    elif effect.op == tables.OP_RECOVER:
        look_into_compost(state, seat, effect.look)
        if player.look:
            player.agenda.append(packing.entry(packing.E_RECOVER, amount))


def offer_pieces(player: Player, effect: tables.Effect, amount: i64, under_way: i64) -> None:
    """Pieces for anywhere, or for the zone of the ability under way."""
    if effect.each:
        amount *= len(player.spots)
    kind = packing.E_SPROUT if effect.op == tables.OP_SPROUT else packing.E_GROWTH
    own = under_way & (
        1023 << packing.AT_CARD | 3 << packing.AT_ABILITY | 15 << packing.AT_STEP | 63 << packing.AT_PLACE
    )
    player.agenda.append(kind | amount << packing.AT_AMOUNT | (own if effect.zone != tables.ANYWHERE else 0))


def look_into_compost(state: EarthState, seat: i64, cards: i64) -> None:
    """Takes the top cards of the compost to be looked at, the topmost first (54, 121)."""
    player = state.players[seat]
    while cards > 0 and player.compost:
        player.look.append(state.from_compost(seat))
        cards -= 1
    state.reveal()


# --- planting ------------------------------------------------------------------------------------
def pick(state: EarthState, seat: i64, card: i64) -> None:
    """A hand card is going to be planted; everybody sees which, unless cards are planted face down."""
    player = state.players[seat]
    top: i64 = player.agenda.pop()
    left = (packing.amount_of(top)) - 1
    if left > 0:
        player.agenda.append(packing.entry(packing.E_PLANT, left))
    state.from_hand(seat, int(card))
    player.agenda.append(packing.entry(packing.E_PUT, 0, 0, card))
    state.tell("picks", int(seat), {"card": NAMES[card]}, (int(seat),) if state.down else None)


def plant(state: EarthState, seat: i64, card: i64, place: i64) -> None:
    """The card is given its place, which may be that of a terrain that makes room (39)."""
    player = state.players[seat]
    old: i64 = player.grid[place]
    if old != 0:
        lasting = tables.REPLACED[old]
        assert lasting is not None
        turn_up(state, seat, place)
        state.to_compost(seat, int(old))
        state.tell("replaces", int(seat), {"card": NAMES[old]})
        put_down(state, seat, card, place, shown=True)
        player.agenda.append(packing.entry(packing.E_TAKE_DRAW, lasting.effects[0].amount))
        return
    cost = price(player, card)
    if cost > 0 and units(player, card, 0) > 0:
        if state.down:
            state.tell("picks", int(seat), {"card": NAMES[card]})
        player.agenda.append(packing.entry(packing.E_PAY, cost, place, card))
        return
    state.add_soil(seat, -cost)
    put_down(state, seat, card, place)


def paid(state: EarthState, seat: i64, top: i64, left: i64) -> None:
    """One unit of an alternative payment was made (41)."""
    player = state.players[seat]
    card = packing.card_of(top)
    place = packing.place_of(top)
    if left > 0 and units(player, card, 0) > 0:
        player.agenda.append(packing.entry(packing.E_PAY, left, place, card))
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
    powers = tables.POWERS[card]
    for number in range(len(powers) - 1, -1, -1):
        power = powers[number]
        if power.trigger == tables.ON_PLANTING:
            if len(power.effects) > 0 and power.effects[0].by_neighbours:
                player.later.append(packing.entry(packing.E_ABILITY, 0, place, card, number))
            elif power.free:
                player.agenda.append(packing.entry(packing.E_ABILITY, 0, place, card, number))
            else:
                player.agenda.append(packing.entry(packing.E_OFFER, 0, place, card, number))


def everybody_plants(state: EarthState, planter: i64) -> None:
    """Everybody may plant one more card in this action, before drawing if that is still to come.

    In strict order the others do it in their own turn of this phase, or, if that is over, in another one.
    """
    for seat in state.in_turn_order():
        player = state.players[seat]
        if not state.setting.strict or seat == planter:
            agenda = player.agenda
            if not agenda and not (player.hand and room_to_plant(player)):
                continue  # nothing to be asked
            drawing = (
                len(agenda) > 0
                and packing.kind_of(agenda[0]) in (packing.E_TAKE_DRAW, packing.E_DRAW_KEEP)
                and not packing.source_of(agenda[0])  # an event under way gives cards too
            )
            agenda.insert(1 if drawing else 0, packing.entry(packing.E_PLANT, 1))
            state.menus[seat] = None
        elif seat in state.queue:
            player.later.append(packing.entry(packing.E_PLANT, 1))
        else:
            player.later.append(packing.entry(packing.E_PLANT, 1, 0, 0, 0, 0, abundance.ONLY))
            state.queue.append(seat)


# --- events ----------------------------------------------------------------------------------------
def play_event(state: EarthState, seat: i64, card: i64) -> None:
    """The event goes to the pile for good; its cost, its gains, then what the Island adds (53, 56)."""
    player = state.players[seat]
    state.from_hand(seat, int(card))
    state.to_pile(seat, int(card))
    state.tell("event", int(seat), {"card": NAMES[card]})
    if tables.ON_EVENT[player.island] is not None:
        player.agenda.append(packing.entry(packing.E_PASSIVE, 0, 0, player.island, 0, 0, 1))
    state.add_soil(seat, -state.month.event_soil)
    if tables.AT_ANY_TIME[card]:
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
        kind = packing.kind_of(top)
        if kind in (packing.E_SPROUT, packing.E_GROWTH):
            pieces_left(state, seat, top)
        if kind in (packing.E_ABILITY, packing.E_PASSIVE):
            next_gain(state, seat, top)
        elif kind == packing.E_SOIL:
            amount = packing.amount_of(top)
            state.add_soil(seat, amount)
            state.tell("converts", int(seat), {"n": int(amount)})
        elif kind == packing.E_SEED:
            abundance.gain_seeds(state, seat, packing.amount_of(top))


def needs_choice(state: EarthState, seat: i64, player: Player, top: i64) -> bool:
    """Has the entry on top more than one possible outcome?"""
    kind = packing.kind_of(top)
    if kind in (packing.E_ABILITY, packing.E_PASSIVE, packing.E_SOIL, packing.E_SEED):
        return False
    if kind in (packing.E_TAKE_DRAW, packing.E_TAKE_COMPOST, packing.E_DRAW_KEEP):
        return state.cards_left() > 0
    if kind in (packing.E_SPROUT, packing.E_GROWTH):
        return len(targets(player, top)) > 0
    if kind == packing.E_HAND:
        return len(player.hand) > 0
    if kind == packing.E_ACT:
        return not idle(state, seat, top)
    if kind == packing.E_STORE:
        return abundance.room(player) > 0
    if kind == packing.E_LAST:
        return aside_possible(state, player)
    # Asked of whoever holds cards, so that the question tells nothing about the hand, or may get some from
    # a partner.
    if kind == packing.E_PLANT:
        return (len(player.hand) > 0 or state.setting.teams) and room_to_plant(player)
    if kind == packing.E_OFFER:
        return payable(player, tables.POWERS[packing.card_of(top)][packing.ability_of(top)], 0)
    return True
