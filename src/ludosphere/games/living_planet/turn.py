"""The course of a game: set-up, the turn with its dice, depletion, the end (3.2, 3.3, 3.12, 3.14)."""

from __future__ import annotations

from mypy_extensions import i64

from . import agenda, ground, production
from .state import CHOOSE, DEPLETION, NO_STAGE, OVER, REVEAL, TURN_OF_DICE, PlanetState
from .tables import CHIPS, COLOURS, DICE, HAND, MOTORS, RESOURCES, SCIENTIST, SCIENTISTS


# --- set-up --------------------------------------------------------------------------------------------
def set_up(state: PlanetState) -> None:
    """Map, stack, market, stocks; the Leader at random; everybody's Spaceport (3.2, A24–A28)."""
    box = state.box
    seats = int(state.seats)
    base = box.base_stack[:]
    if box.arboria:
        for _ in range(len(box.arboria_stack)):
            base.pop(int(state.rng.below(len(base))))
        base += box.arboria_stack
    state.stack = base
    state.deck = list(range(len(box.cards)))
    state.prices = box.start[:]
    state.reserve = box.reserve[:]
    state.supply = box.tile_count[:]
    state.fire_tokens = box.fires
    state.hands = [HAND] * DICE
    state.chosen = [0] * seats
    state.mc = [int(box.start_mc)] * seats
    state.pieces = [0] * (6 * seats)
    state.scientists = [SCIENTISTS] * seats
    state.motors = [MOTORS] * seats
    state.own_chips = [CHIPS] * seats
    state.fate = [int(box.fate_tokens)] * seats
    state.oxygen = [0] * seats
    ground.lay(state, box.landing, ground.origin(), 0)
    state.leader = state.rng.below(state.seats)
    for index, seat in enumerate(state.in_table_order()):
        settle_down(state, seat, index)
    state.tell("leader", state.leader, {"turn": 1})


def settle_down(state: PlanetState, seat: i64, site: i64) -> None:
    """A Spaceport on the Landing Zone, with a Scientist and a chip, and what else a player starts with."""
    box = state.box
    state.put_tile(seat, site, box.port_tile)
    if box.start_chips:
        state.chips[site] = int(seat + 1)
        state.own_chips[seat] -= 1
    if box.start_scientists:
        state.crew[site] = int(1 + seat * 3 + SCIENTIST)
        state.outside[seat * 3 + SCIENTIST] = int(box.start_scientists - 1)
        state.scientists[seat] -= int(box.start_scientists)
    for resource in range(6):
        state.gain(seat, resource, box.start_pieces[resource])


# --- cards and dice ------------------------------------------------------------------------------------
def choose_card(state: PlanetState, seat: i64, value: i64) -> None:
    """Face down; when all are there they are turned over."""
    state.chosen[seat] = int(value)
    state.tell("chosen", seat, {})
    for chosen in state.chosen:
        if chosen == 0:
            return
    reveal(state)


def reveal(state: PlanetState) -> None:
    """Every die shows its card; an absent colour turns over a card of its deck."""
    state.revealed = True
    for colour in range(DICE):
        hand: i64 = state.hands[colour]
        value: i64 = 0
        if colour < state.seats:
            value = state.chosen[colour]
        else:
            left: list[int] = [number for number in range(1, 7) if hand >> number & 1]
            value = left[state.rng.below(len(left))]
        state.values[colour] = int(value)
        state.hands[colour] = int(hand & ~(1 << value))
    state.tell("revealed", -1, {"values": [str(value) for value in state.values]})
    state.phase = REVEAL
    state.tasks = [
        agenda.task(agenda.END_TURN, 0),
        agenda.task(agenda.START_DEPLETION, 0),
        agenda.task(agenda.NEXT_DIE, 0),
        agenda.task(agenda.ORDER, state.leader),
    ]
    if state.values[state.leader] == 2:
        state.tasks.append(agenda.task(agenda.NAME, state.leader))


# --- the Leader's decisions ------------------------------------------------------------------------------
def menu(state: PlanetState, kind: i64) -> list[int]:
    """A resource that must be named (11), the dice that are left, what can be depleted."""
    if kind == agenda.DEPLETE:
        return deplete_menu(state)
    if kind == agenda.NAME:
        return [agenda.action(agenda.RESOURCE, resource) for resource in range(state.box.resources)]
    return [agenda.action(agenda.DIE, colour) for colour in range(DICE) if colour not in state.order]


def play(state: PlanetState, kind: i64, what: i64) -> None:
    if kind == agenda.ORDER:
        order(state, what)
        return
    state.tasks.pop()
    if kind == agenda.DEPLETE:
        deplete(state, what)
        return
    state.named = what
    state.power_used = True
    state.tell("named", state.leader, {"resource": RESOURCES[state.named]})


def order(state: PlanetState, colour: i64) -> None:
    """The next die on the Leader board; the last one goes by itself."""
    state.order.append(int(colour))
    if len(state.order) < DICE - 1:
        return
    for last in range(DICE):
        if last not in state.order:
            state.order.append(last)
            break
    state.tasks.pop()
    state.phase = TURN_OF_DICE
    state.tell("ordered", state.leader, {"order": [COLOURS[colour] for colour in state.order]})


# --- what goes by itself ---------------------------------------------------------------------------------
def automatic(state: PlanetState, kind: i64) -> None:
    if kind == agenda.NEXT_DIE:
        next_die(state)
    elif kind == agenda.START_DEPLETION:
        start_depletion(state)
    else:
        end_turn(state)


def next_die(state: PlanetState) -> None:
    """Production, actions, cataclysms of the next die, or on to the depletion."""
    state.stage = NO_STAGE
    if state.current == DICE - 1:
        state.tasks.pop()
        return
    state.current += 1
    colour = state.colour()
    state.tell("die", -1, {"colour": COLOURS[colour], "value": state.values[colour]})
    state.tasks.append(agenda.task(agenda.START_CATACLYSMS, 0))
    state.tasks.append(agenda.task(agenda.START_ACTIONS, 0))
    production.start(state)


# --- depletion and the end -------------------------------------------------------------------------------
def deplete_menu(state: PlanetState) -> list[int]:
    """The types that can be taken from (80, 82)."""
    return [
        agenda.action(agenda.RESOURCE, resource)
        for resource in state.box.depletable
        if state.reserve[resource]
    ]


def start_depletion(state: PlanetState) -> None:
    state.tasks.pop()
    state.phase = DEPLETION
    if state.box.depletes:
        menu = deplete_menu(state)
        if len(menu) > 1:
            state.tasks.append(agenda.task(agenda.DEPLETE, state.leader))
        elif menu:
            deplete(state, agenda.what_of(menu[0]))
        else:
            look_for_exhaustion(state)


def deplete(state: PlanetState, resource: i64) -> None:
    """Pieces leave the game (80, 82)."""
    there: i64 = state.reserve[resource]
    amount = state.box.depletes if state.box.depletes < there else there
    state.reserve[resource] -= int(amount)
    state.depleted[resource] += int(amount)
    state.tell("depleted", state.leader, {"resource": RESOURCES[resource], "amount": int(amount)})
    look_for_exhaustion(state)


def look_for_exhaustion(state: PlanetState) -> None:
    """Ends the game with this turn if a depletable type is gone (81)."""
    if not state.box.exhausts:
        return
    for kind in state.box.depletable:
        left = state.pieces_in_game(kind) if state.box.whole_game else state.reserve[kind]
        if left == 0:
            state.exhausted = True
            state.tell("exhausted", -1, {"resource": RESOURCES[kind]})


def end_turn(state: PlanetState) -> None:
    """Scores, or cards come back and the Leader board goes to the next player (1, 2)."""
    state.tasks.pop()
    state.history += state.prices
    if state.exhausted or state.turn >= state.box.turns:
        state.phase = OVER
        state.tell("over", -1, {})
        return
    for colour in range(DICE):
        if state.hands[colour] == 0:
            state.hands[colour] = HAND
    state.leader = (state.leader + 1) % state.seats
    state.turn += 1
    state.phase = CHOOSE
    state.chosen = [0] * int(state.seats)
    state.values = [0] * DICE
    state.changed = [0] * DICE
    state.order = []
    state.current = -1
    state.named = -1
    state.power_used = False
    state.tell("leader", state.leader, {"turn": int(state.turn)})
