"""Trading: cards drawn, one applied, then buying and selling (3.5, 3.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import agenda
from .state import PlanetState
from .tables import RESOURCES

MOST_PAID: Final = 255
"""Sales the Commodity Bank can pay for in a Trade: more an owner can't grant, a task holds no more."""

STEP_FIRST: Final = 0
"""A piece sold lowers the price and pays the new one."""
PAID_FIRST: Final = 1
"""It pays the price shown and lowers it then."""
KEPT: Final = 2
"""It pays the price shown and doesn't lower it."""


def owned(state: PlanetState, seat: i64) -> list[int]:
    """The types of the seat's functioning buildings."""
    found: list[int] = []
    for site in range(len(state.tiles)):
        if state.owns(seat, site) and state.functions(site):
            found.append(int(state.type_at(site)))
    return found


def draw_card(state: PlanetState) -> int:
    """The next market card, -1 if there is none; the discards are shuffled when the deck runs out."""
    if not state.deck:
        if not state.discards:
            return -1
        state.deck = state.discards
        state.discards = []
        state.tell("market-shuffled", -1, {"cards": len(state.deck)})
    state.revealed = True
    last = len(state.deck) - 1
    index = state.rng.below(last + 1)
    card = state.deck[index]
    state.deck[index] = state.deck[last]
    state.deck.pop()
    return card


def start(state: PlanetState, seat: i64, amount: i64, shifting: bool) -> None:
    """Draws as many cards as the die shows, and more with a Trading Post (36)."""
    for kind in owned(state, seat):
        amount += state.box.extra_cards[kind]
    for _ in range(amount):
        card = draw_card(state)
        if card < 0:
            break
        state.offers.append(card)
    state.tell("draws-cards", seat, {"cards": [state.box.cards[card] for card in state.offers]})
    if state.offers:
        state.tasks.append(agenda.task(agenda.MARKET, seat))
    else:
        open_market(state, seat)
    if shifting:
        state.tasks.append(agenda.task(agenda.SHIFT, seat))


def menu(state: PlanetState, entry: i64) -> list[int]:
    """A price up or down, or not (power 4); a card; pieces to deal with."""
    kind = agenda.kind_of(entry)
    if kind == agenda.DEAL:
        return deal_menu(state, entry)
    if kind == agenda.MARKET:
        return [agenda.action(agenda.TAKE_CARD, card) for card in state.offers]
    found: list[int] = []
    for resource in range(state.box.resources):
        found.append(agenda.action(agenda.PRICE, resource << 1 | 1))
        found.append(agenda.action(agenda.PRICE, resource << 1))
    found.append(agenda.action(agenda.DONE))
    return found


def play(state: PlanetState, entry: i64, code: i64) -> None:
    if agenda.kind_of(entry) == agenda.DEAL:
        deal(state, entry, code)
        return
    state.tasks.pop()
    if agenda.kind_of(entry) == agenda.MARKET:
        market(state, agenda.seat_of(entry), agenda.what_of(code))
    else:
        shift(state, agenda.seat_of(entry), agenda.what_of(code))


def shift(state: PlanetState, seat: i64, what: i64) -> None:
    """Moves one price by 2; a crash is possible (35)."""
    state.power_used = True
    up = what & 1
    state.tell("insider", seat, {"resource": RESOURCES[what >> 1], "up": int(up)})
    state.shift(what >> 1, state.box.shift if up else -state.box.shift)


def market(state: PlanetState, seat: i64, card: i64) -> None:
    """The chosen card's moves in their order; all drawn cards are discarded."""
    state.tell("market", seat, {"card": state.box.cards[card]})
    moves = state.box.moves[card]
    for index in range(0, len(moves), 2):
        state.shift(moves[index], moves[index + 1])
    state.discards += state.offers
    state.offers = []
    open_market(state, seat)


def open_market(state: PlanetState, seat: i64) -> None:
    """Buying and selling begins."""
    for resource in range(6):
        state.dealt[resource] = 0
    bonus: i64 = 0
    most: i64 = 0
    for kind in owned(state, seat):
        if state.box.sale_bonus[kind]:
            bonus = state.box.sale_bonus[kind]
            most += state.box.sale_most[kind]
    most = most if most < MOST_PAID else MOST_PAID
    state.tasks.append(agenda.task(agenda.DEAL, seat, most, bonus, brokerage(state, seat)))


def brokerage(state: PlanetState, seat: i64) -> i64:
    """What becomes of the price of a piece the seat sells: STEP_FIRST, PAID_FIRST or KEPT."""
    found: i64 = STEP_FIRST
    if state.box.step_per_trade:
        return found
    for kind in owned(state, seat):
        if state.box.keeps_prices[kind]:
            return KEPT
        if state.box.pays_first[kind]:
            found = PAID_FIRST
    return found


def lowered(state: PlanetState, resource: i64, price: i64) -> i64:
    """The price after a piece was sold (121)."""
    if state.box.step_per_trade:
        return price
    least: i64 = state.box.least[resource]
    price -= state.box.sell_step
    return price if price > least else least


def raised(state: PlanetState, resource: i64, price: i64) -> i64:
    """The price after a piece was bought: a purchase never crashes a market (112)."""
    if state.box.step_per_trade:
        return price
    most: i64 = state.box.most[resource]
    price += state.box.buy_step
    return price if price < most else most


def sale(state: PlanetState, entry: i64, resource: i64, amount: i64) -> tuple[i64, i64]:
    """What the seat of a DEAL task gets for pieces sold one after the other, and the price after it (37)."""
    price: i64 = state.prices[resource]
    bonus = agenda.a_of(entry) if agenda.a_of(entry) < amount else amount
    total: i64 = bonus * agenda.b_of(entry)
    for _ in range(amount):
        lower = price if agenda.c_of(entry) == KEPT else lowered(state, resource, price)
        total += lower if agenda.c_of(entry) == STEP_FIRST else price
        price = lower
    return total, price


def purchase(state: PlanetState, resource: i64, amount: i64) -> tuple[i64, i64]:
    """What pieces bought one after the other cost, and the price after it (112, 122)."""
    price: i64 = state.prices[resource]
    total: i64 = 0
    for _ in range(amount):
        total += price
        price = raised(state, resource, price)
    return total, price


def deal_menu(state: PlanetState, entry: i64) -> list[int]:
    """Any number of pieces of a type, sold or bought, not both in one Trade (38)."""
    seat = agenda.seat_of(entry)
    found: list[int] = []
    for resource in range(state.box.resources):
        if state.dealt[resource] >= 0:
            for amount in range(1, state.pieces[seat * 6 + resource] + 1):
                found.append(agenda.action(agenda.SELL, resource << 8 | amount))
        if state.dealt[resource] <= 0:
            left: i64 = state.mc[seat]
            price: i64 = state.prices[resource]
            for amount in range(1, state.reserve[resource] + 1):
                left -= price
                if left < 0:
                    break
                found.append(agenda.action(agenda.BUY, resource << 8 | amount))
                price = raised(state, resource, price)
    found.append(agenda.action(agenda.DONE))
    return found


def deal(state: PlanetState, entry: i64, code: i64) -> None:
    """Sells or buys pieces of a type, one after the other."""
    seat = agenda.seat_of(entry)
    what = agenda.what_of(code)
    resource = what >> 8
    amount = what & 255
    sells = code >> 24 == agenda.SELL
    if sells:
        total, price = sale(state, entry, resource, amount)
        paid = agenda.a_of(entry) if agenda.a_of(entry) < amount else amount
        state.tasks[-1] = agenda.task(
            agenda.DEAL, seat, agenda.a_of(entry) - paid, agenda.b_of(entry), agenda.c_of(entry)
        )
        state.pay_piece(seat, resource, amount)
        state.mc[seat] += int(total)
        state.dealt[resource] += int(amount)
    else:
        total, price = purchase(state, resource, amount)
        state.mc[seat] -= int(total)
        state.gain(seat, resource, amount)
        state.dealt[resource] -= int(amount)
    if state.events is not None:
        state.tell(
            "sells" if sells else "buys",
            seat,
            {"resource": RESOURCES[resource], "amount": int(amount), "mc": int(total)},
        )
    if price != state.prices[resource]:
        state.shift(resource, price - state.prices[resource])


def close_market(state: PlanetState, seat: i64) -> None:
    """The Trade is over. Where prices move once a Trade, sold types fall now, then bought types rise, and may
    crash; with a Brokerage that keeps prices own sales don't count.
    """
    if state.box.step_per_trade:
        keeps = False
        for kind in owned(state, seat):
            if state.box.keeps_prices[kind]:
                keeps = True
        for resource in range(6):
            if state.dealt[resource] > 0 and not keeps:
                state.shift(resource, -state.box.sell_step)
        for resource in range(6):
            if state.dealt[resource] < 0:
                state.shift(resource, state.box.buy_step)
    for resource in range(6):
        state.dealt[resource] = 0
