"""Rules of thumb: a sensible action for whatever a seat has to decide, quickly and without looking ahead.

Everything is weighed in points: what a gain is worth now, given the time and the room that are left. Bots
play on with these rules inside their simulations, and ask them what is worth thinking about (`candidates`).
The weights W were found by playing thousands of games against slightly different ones.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ...core.rng import Rng
from . import packing, tables
from .abundance import FROM_LEAF, USE_DECK, USE_SPROUT
from .abundance import room as room_for_stored
from .cards import BLUE, CARDS, GREEN, RED, YELLOW
from .effects import ability_of, amount_now, targets, usable
from .filters import GROWTH_SPACES, SPROUT_SPACES
from .gaia import cards_left
from .measures import BASE, CANOPY, CARD_SCORE, IN_AREA, Gauge, Score, terrain_points
from .planting import can_plant, price
from .player import PIECES, Player, card_at
from .scoring import ecosystem_points
from .state import FULL, LAST, EarthState, growth_room, sprout_room
from .tasks import TASKS

# --- what things are worth ---------------------------------------------------------------------
(
    W_SOIL,
    W_CARD,
    W_GROWTH,
    W_SPROUT_SPACE,
    W_GROWTH_SPACE,
    W_ENGINE,
    W_TERRAIN,
    W_GOAL,
    W_ECOSYSTEM,
    W_DISCOUNT,
    W_PLANT_BAR,
    W_TEMPO,
    W_GREEN,
    W_RED,
    W_BLUE,
    W_YELLOW,
    W_TURNS,
    W_FADE,
    W_URGENCY,
    W_SPARE,
    W_WAY,
    W_SECOND,
) = range(22)

W: Final[list[float]] = [
    1.486, 1.665, 0.764, -0.029, 0.121, 0.226, 0.961, 1.622, 1.239, 0.98, -1.016,
    0.857, 0.329, 0.145, -0.245, 0.023, -0.157, 3.689, 1.102, -1.009, 1.041, 1.986,
]  # fmt: skip
W_SOLO: Final[list[float]] = [
    1.563, 2.727, 0.829, 0.22, -0.304, 0.751, 1.115, 1.37, 0.826, 1.683, -1.57,
    1.63, -2.36, 0.112, 0.46, 0.456, 0.744, 2.548, 1.381, 5.025, 1.222, 0.205,
]  # fmt: skip
"""Weights of the rules of thumb, by the names above."""

_OFTEN: Final = (0.35, 0.25, 0.25, 0.25, 0.75, 0.0, 0.0)
"""By colour: how often in a turn its abilities work."""
SOLO_TURNS: Final = 1.5
"""Solo: turns of Gaia's deck that are as good as a card the tableau lacks."""


_STATIC: Final[list[float]] = [0.8, 0.9, 1.1, 0.65, 0.45, 1.0]
"""By effect, OP_SOIL … OP_DECK: what a unit of it is worth, about."""


def _static_worth(effect: tables.Effect) -> float:
    amount = float(effect.amount) * (2.0 if effect.per is not None else 1.0)
    if effect.each:
        amount *= 2.0
    if effect.op < len(_STATIC):
        return _STATIC[effect.op] * amount
    return 1.6 if effect.op == tables.OP_COPY else 0.5


def _static_power(power: tables.Power) -> float:
    """What using the ability brings on the whole, before anything is known of the game."""
    worth = 0.0
    for effect in power.effects:
        worth += _static_worth(effect)
    cost = 0.8 * float(power.soil) + 0.9 * float(power.sprouts) + 1.1 * float(power.growth)
    worth -= cost + float(power.compost) - 0.3 * float(power.hand)
    if power.chose >= 0:
        worth *= 0.5
    return worth if worth > 0.0 else 0.0


def _engines() -> list[float]:
    found: list[float] = []
    for card in CARDS:
        worth = 0.0
        for power in tables.POWERS[card.index]:
            if power.trigger == tables.ON_ACTIVATION:
                worth += _OFTEN[power.color] * _static_power(power)
        found.append(worth)
    return found


ENGINE: Final[list[float]] = _engines()
"""By card: what its abilities bring in a turn, about."""


STATIC: Final[list[list[float]]] = [[_static_power(power) for power in powers] for powers in tables.POWERS]
"""By card and ability: what using it brings, about."""

_PLACE: Final[list[int]] = [0, 1, 2, 3, 5, 4]
"""By effect, OP_SOIL … OP_DECK: where it stands among the rates."""


def _rates() -> list[list[float]]:
    """By card, for a turn: soil, sprouts, growth, cards, deck and hand cards composted for nothing; what
    abilities with a cost are worth, and green ones.
    """
    rows: list[list[float]] = []
    for powers in tables.POWERS:
        row = [0.0] * 8
        for number, power in enumerate(powers):
            if power.trigger == tables.ON_ACTIVATION:
                often = _OFTEN[power.color] * (0.5 if power.chose >= 0 else 1.0)
                if power.color == 0:
                    row[7] += often * STATIC[len(rows)][number]
                elif not power.free:
                    row[6] += often * STATIC[len(rows)][number]
                else:
                    for effect in power.effects:
                        amount = often * float(effect.amount) * (2.0 if effect.per is not None else 1.0)
                        if effect.op < len(_PLACE):
                            row[_PLACE[effect.op]] += amount
                        else:
                            row[6] += often
        rows.append(row)
    return rows


RATES: Final[list[list[float]]] = _rates()


def time_left(state: EarthState) -> float:
    """The cards the fullest tableau still lacks; in solo Gaia's deck counts, too."""
    fullest = 0
    for player in state.players:
        if len(player.spots) > fullest:
            fullest = len(player.spots)
    left = float(FULL - fullest)
    if state.gaia is not None:
        turns = 2.0 * float(cards_left(state))
        if turns / SOLO_TURNS < left:
            left = turns / SOLO_TURNS
    return left


@final
class Worths:
    """What a seat's gains are worth at the moment, in points."""

    def __init__(self, state: EarthState, seat: i64) -> None:
        player = state.players[seat]
        left = time_left(state)
        self.left: float = left
        """Cards the fullest tableau lacks."""
        self.own: i64 = FULL - len(player.spots)
        """Cards the own tableau lacks."""
        k = W if state.gaia is None else W_SOLO
        self.k: list[float] = k
        self.turns: float = k[W_TURNS] * left + 0.5
        fade: float = left / k[W_FADE] if left < k[W_FADE] else 1.0
        own = float(self.own)
        soil = k[W_SOIL] * fade
        if own <= 0.0:
            soil = 0.05
        elif float(player.soil) > 4.5 * own:
            soil *= 0.3
        self.soil: float = soil + 0.01
        card = k[W_CARD] * fade
        spare = float(len(player.hand)) - own
        if spare > 6.0:
            card *= 0.7
        self.card: float = card + 0.02
        self.sprout_room: i64 = 0
        self.growth_room: i64 = 0
        for place in player.spots:
            kind: i64 = player.grid[place]
            self.sprout_room += SPROUT_SPACES[kind] - player.sprouts[place]
            self.growth_room += GROWTH_SPACES[kind] - player.growth[place]
        self.growth: float = 1.0 + (k[W_GROWTH] - 1.0) * fade
        self.drawn: float = self.card
        """A card drawn from now on, in solo less what it gives Gaia."""
        self.gained: float = self.soil
        """Soil gained from now on, the same."""
        if state.gaia is not None:
            if state.action == YELLOW:
                self.drawn = self.card - 1.6
            elif state.action == RED:
                self.gained = self.soil - 0.5


def effect_worth(
    state: EarthState, seat: i64, effect: tables.Effect, place: i64, w: Worths, own: i64
) -> float:
    """What a gain of the card at a place is worth; `own`: card and ability as in an entry, 0 for an event."""
    amount = amount_now(state, seat, effect, place)
    if amount <= 0:
        return 0.0
    op = effect.op
    if op == tables.OP_SOIL:
        return float(amount) * w.gained
    if op in (tables.OP_DRAW, tables.OP_DECK):
        deck = state.cards_left()
        if amount > deck:
            amount = deck
        return float(amount) * (w.drawn if op == tables.OP_DRAW else 1.0)
    if op == tables.OP_HAND:
        held: i64 = len(state.players[seat].hand)
        return float(amount if amount < held else held) * (1.0 - w.card) + 0.02
    if op in (tables.OP_SPROUT, tables.OP_GROWTH):
        placed = _placed(state.players[seat], effect, amount, w, own)
        return float(placed) * (1.0 if op == tables.OP_SPROUT else w.growth)
    return 1.2 if op == tables.OP_COPY else 0.3


def _placed(player: Player, effect: tables.Effect, amount: i64, w: Worths, own: i64) -> i64:
    """How many of the pieces a gain brings there is room for."""
    sprouts = effect.op == tables.OP_SPROUT
    room = w.sprout_room if sprouts else w.growth_room
    if effect.zone > 0:
        marks = player.marks
        player.marks = []
        near = targets(player, own | (packing.E_SPROUT if sprouts else packing.E_GROWTH))
        player.marks = marks
        if effect.each:
            amount *= len(near)
        room = 0
        for spot in near:
            room += sprout_room(player, spot) if sprouts else growth_room(player, spot)
    return amount if amount < room else room


def gains(state: EarthState, seat: i64, card: i64, ability: i64, place: i64, w: Worths) -> float:
    """What the gains of an ability are worth."""
    total = 0.0
    power = tables.POWERS[card][ability]
    for step in range(len(power.effects)):
        own = packing.entry(0, 1, place, card, ability, step)
        total += effect_worth(state, seat, power.effects[step], place, w, own)
    return total


def cost_of(power: tables.Power, w: Worths) -> float:
    """What the cost of an ability is worth."""
    cost = float(power.soil) * w.soil + float(power.sprouts) + float(power.compost)
    return cost + float(power.growth) * w.growth - float(power.hand) * (1.0 - w.card)


def use_worth(state: EarthState, seat: i64, place: i64, w: Worths) -> float:
    """What using the ability at a place brings on balance; below 0 if it can't be used."""
    card = card_at(state.players[seat], place)
    ability = usable(state, seat, card, place)
    if ability < 0:
        return -1.0
    power = tables.POWERS[card][ability]
    return gains(state, seat, card, ability, place, w) - cost_of(power, w)


def event_worth(state: EarthState, seat: i64, card: i64, w: Worths) -> float:
    """What playing an event of the hand brings on balance, its own points included."""
    power = tables.POWERS[card][0]
    total = float(BASE[card])
    for effect in power.effects:
        if effect.op == tables.OP_SOIL:  # what events give does not count for Gaia
            total += float(effect.amount) * w.soil
        elif effect.op == tables.OP_DRAW:
            total += float(effect.amount) * w.card
        else:
            total += effect_worth(state, seat, effect, 0, w, 0)
    total -= cost_of(power, w)
    for fauna in range(4):
        if state.fauna[fauna] == _EVENT_GOAL and not state.players[seat].claimed & tables.BITS[fauna]:
            total += 2.5
    return total


_EVENT_GOAL: Final = next(
    (card.index for card in CARDS if card.kind == "fauna" and card.goal and card.goal.of == "events"), -1
)


def counts(gauge: Gauge, card: i64) -> bool:
    """Would one more such card bring the measure forward?"""
    return gauge.of <= IN_AREA and not gauge.dynamic and gauge.table[card]


def card_worth(state: EarthState, seat: i64, card: int, w: Worths) -> float:
    """What a plantable card of the hand promises, planted for its price."""
    if not tables.PLANTABLE[card]:
        return event_worth(state, seat, card, w) if tables.IS_EVENT[card] else 0.0
    player = state.players[seat]
    fill: float = w.left / 5.0 if w.left < 5.0 else 1.0
    value = float(BASE[card]) + w.k[W_ENGINE] * ENGINE[card] * w.turns
    value += (
        w.k[W_SPROUT_SPACE] * float(SPROUT_SPACES[card]) + w.k[W_GROWTH_SPACE] * float(CANOPY[card])
    ) * fill
    own = CARD_SCORE[card]
    if own is not None:
        value += w.k[W_TERRAIN] * terrain_guess(state, seat, own)
    saving = tables.DISCOUNT[card]
    if saving is not None:
        value += w.k[W_DISCOUNT] * float(saving.amount) * float(w.own) * 0.4
    for fauna in range(4):
        if player.claimed & tables.BITS[fauna]:
            continue
        goal = tables.GOALS[state.fauna[fauna]]
        if goal is not None and counts(goal, card):
            taken = len(state.leaves[fauna])
            level = tables.LEVELS[taken if taken < 5 else 4]
            value += w.k[W_GOAL] * float(level) / float(tables.GOAL_AT[state.fauna[fauna]])
    value += w.k[W_ECOSYSTEM] * _share(player.ecosystem, card)
    for ecosystem in state.shared:
        value += w.k[W_ECOSYSTEM] * _share(ecosystem, card)
    return value - float(price(player, card)) * w.soil


def _share(ecosystem: i64, card: i64) -> float:
    """What one more such card brings to an Ecosystem, about."""
    own = tables.ECOSYSTEM_SCORE[ecosystem]
    if own is None or not counts(own.gauge, card):
        return 0.0
    if len(own.table) > 0:
        return 4.0
    return float(own.vp) / float(own.every)


def terrain_guess(state: EarthState, seat: i64, own: Score) -> float:
    """The points a terrain brings at the end, if the tableau goes on as it began."""
    gauge = own.gauge
    spots = float(len(state.players[seat].spots))
    if gauge.of <= IN_AREA and spots > 0.0:
        found = float(gauge.value(state.players, int(seat), -1))
        return float(own.worth(i64(found * 16.0 / (spots + 2.0) + 0.5)))
    return 5.0


def least_worth(state: EarthState, seat: i64, w: Worths) -> int:
    """The hand card that is missed least."""
    worst = 1e9
    found = 0
    for card in state.players[seat].hand:
        value = card_worth(state, seat, card, w)
        if value < worst:
            worst = value
            found = card
    return found


def most_worth(state: EarthState, seat: i64, cards: list[int], w: Worths) -> int:
    """The card that promises most."""
    best = -1e9
    found = cards[0]
    for card in cards:
        value = card_worth(state, seat, card, w)
        if value > best:
            best = value
            found = card
    return found


# --- pieces --------------------------------------------------------------------------------------
def growth_step(player: Player, place: i64, pieces: i64) -> float:
    """Points for each of the next pieces at a place, if so many are at hand."""
    kind = player.grid[place]
    room: i64 = GROWTH_SPACES[kind] - player.growth[place]
    if room <= pieces:
        return float(CANOPY[kind] - player.growth[place]) / float(room)
    later = float(CANOPY[kind] - player.growth[place]) / float(room)
    return 1.0 + 0.5 * (later - 1.0)


def put_piece(state: EarthState, seat: i64, top: i64) -> int:
    """Where a piece goes: where a goal wants it, else to the best canopy, or a sprout where room is least."""
    player = state.players[seat]
    pieces = packing.amount_of(top)
    sprout = packing.kind_of(top) == packing.E_SPROUT
    best = -1e9
    found = -1
    wished = wishes(state, player, PIECES)
    for place in targets(player, top):
        value = -0.01 * float(sprout_room(player, place)) if sprout else growth_step(player, place, pieces)
        if wished:
            value += wish(state, seat, place, sprout)
        if value > best:
            best = value
            found = place
    return found


def wishes(state: EarthState, player: Player, bits: i64) -> bool:
    """Does an open goal or an Ecosystem depend on such a thing?"""
    for fauna in range(4):
        if not (player.claimed | player.met) & tables.BITS[fauna]:
            goal = tables.GOALS[state.fauna[fauna]]
            if goal is not None and goal.dirty & bits:
                return True
    for card in state.shared:
        own = tables.ECOSYSTEM_SCORE[card]
        if own is not None and own.dirty & bits:
            return True
    own = tables.ECOSYSTEM_SCORE[player.ecosystem]
    return own is not None and own.dirty & bits != 0


def wish(state: EarthState, seat: i64, place: i64, sprout: bool) -> float:
    """What a piece at a place does for goals and Ecosystems."""
    player = state.players[seat]
    before = promise(state, seat)
    if sprout:
        player.sprouts[place] += 1
    else:
        player.growth[place] += 1
    after = promise(state, seat)
    if sprout:
        player.sprouts[place] -= 1
    else:
        player.growth[place] -= 1
    return after - before


def promise(state: EarthState, seat: i64) -> float:
    """Points of Ecosystems, and a share of those of goals that are under way."""
    return float(ecosystem_points(state, seat)) + goals(state, seat)


def goals(state: EarthState, seat: i64) -> float:
    """The share of the points of open fauna goals that the way already made is worth."""
    player = state.players[seat]
    total = 0.0
    for fauna in range(4):
        if player.claimed & tables.BITS[fauna]:
            continue
        card = state.fauna[fauna]
        goal = tables.GOALS[card]
        if goal is None:
            continue
        need = tables.GOAL_AT[card]
        have = goal.value(state.players, int(seat), -1)
        taken = len(state.leaves[fauna])
        level = float(tables.LEVELS[taken if taken < 5 else 4])
        if player.met & tables.BITS[fauna] or have >= need:
            total += level
        else:
            part = float(have) / float(need)
            total += (W[W_WAY] if state.gaia is None else W_SOLO[W_WAY]) * level * part * part
    return total


def pay_growth(player: Player) -> int:
    """Where a growth piece is missed least."""
    best = -1e9
    found = -1
    for place in player.spots:
        pieces: i64 = player.growth[place]
        if pieces <= 0:
            continue
        kind = player.grid[place]
        room: i64 = GROWTH_SPACES[kind]
        value = float(pieces - 1 - CANOPY[kind]) if pieces == room else -1.0
        value -= 0.1 * float(CANOPY[kind]) / float(room) + 0.02 * float(pieces)
        if value > best:
            best = value
            found = place
    return found


def pay_sprout(player: Player) -> int:
    """Where a sprout is missed least: on the card that holds most."""
    most: i64 = 0
    found = -1
    for place in player.spots:
        if player.sprouts[place] > most:
            most = player.sprouts[place]
            found = place
    return found


# --- planting ------------------------------------------------------------------------------------
def place_worth(state: EarthState, seat: i64, card: int, place: i64) -> float:
    """Points of terrains, Ecosystems and goals with the card at a place."""
    player = state.players[seat]
    old = player.grid[place]
    player.grid[place] = card
    at = 0
    value = 0.0
    if old == 0:
        while at < len(player.spots) and player.spots[at] < place:
            at += 1
        player.spots.insert(at, place)
    else:  # the terrain there makes room: it is lost, but paid for with cards and a space kept
        value = 3.0 - float(BASE[old])
    value += float(terrain_points(state.players, seat)) + promise(state, seat)
    player.grid[place] = old
    if old == 0:
        player.spots.pop(at)
    return value


def best_place(state: EarthState, seat: i64, card: int, menu: list[int]) -> int:
    """The action that puts the picked card where it scores most."""
    best = -1e9
    found = menu[0]
    for action in menu:
        value = place_worth(state, seat, card, packing.operand_of(action))
        if value > best:
            best = value
            found = action
    return found


def plantable(state: EarthState, seat: i64, w: Worths) -> int:
    """The hand card best planted now; 0 if none is worth it."""
    player = state.players[seat]
    best: float = w.k[W_PLANT_BAR]
    found = 0
    for card in player.hand:
        if tables.PLANTABLE[card] and can_plant(player, card):
            value = card_worth(state, seat, card, w)
            if value > best:
                best = value
                found = card
    return found


# --- actions -----------------------------------------------------------------------------------------
def action_worth(state: EarthState, seat: i64, action: i64, w: Worths) -> float:
    """What choosing an action brings the seat, about."""
    player = state.players[seat]
    month = state.month
    value: float = w.k[W_GREEN + action]
    if action == GREEN:
        value = _with_planting(state, seat, value, w)
    elif action == RED:
        deck = state.cards_left()
        value += float(month.red_soil) * w.gained + float(deck if deck < 2 else 2)
        if player.soil < 3 and player.hand:
            value += w.k[W_URGENCY] * urgency(state)
    elif action == BLUE:
        sprouts: i64 = month.blue_sprouts
        value += float(sprouts if sprouts < w.sprout_room else w.sprout_room)
        value += float(month.blue_soil) * w.soil
    else:
        growth: i64 = month.yellow_growth
        value += float(growth if growth < w.growth_room else w.growth_room) * w.growth
        value += 4.0 * w.drawn if w.drawn > 0.0 and state.cards_left() > 0 else 0.0
        if len(player.hand) < 2 and state.cards_left() > 0:
            value += w.k[W_URGENCY] * urgency(state)
    return value + activation_worth(state, seat, action, w)


def _with_planting(state: EarthState, seat: i64, value: float, w: Worths) -> float:
    """The same with what the two best hand cards bring."""
    player = state.players[seat]
    first = -1e9
    second = -1e9
    for card in player.hand:
        if can_plant(player, card):
            worth = card_worth(state, seat, card, w)
            if worth > first:
                second = first
                first = worth
            elif worth > second and price(player, card) * 2 <= player.soil + 1:
                second = worth
    if first > 0.0 and w.own > 0:
        value += w.k[W_TEMPO] * first
    if second > 0.0 and w.own > 1:
        value += w.k[W_SECOND] * second
    value += 1.3 * w.card
    if first > -1e8:
        value += w.k[W_URGENCY] * urgency(state)
    return value


def urgency(state: EarthState) -> float:
    """Rounds beyond those of a usual game: nobody may wait for ever."""
    rounds: i64 = state.turn // i64(len(state.players))
    return float(rounds - 10) if rounds > 10 else 0.0


def activation_worth(state: EarthState, seat: i64, action: i64, w: Worths) -> float:
    """What the abilities of that action bring the seat, about."""
    player = state.players[seat]
    works = tables.WORKS[action]
    total = _card_works(state, seat, player.island, works, action) + _card_works(
        state, seat, player.climate, works, action
    )
    for place in player.spots:
        total += _card_works(state, seat, player.grid[place], works, action)
    return total


def _card_works(state: EarthState, seat: i64, card: i64, works: list[bool], action: i64) -> float:
    total = 0.0
    powers = tables.POWERS[card]
    for number in range(len(powers)):
        power = powers[number]
        if power.trigger == tables.ON_ACTIVATION and works[power.color]:
            if power.chose < 0:
                total += STATIC[card][number]
            elif power.chose == action and seat == state.active:
                total += 2.0 * STATIC[card][number]
    return total


def best_action(state: EarthState, seat: i64, menu: list[int]) -> int:
    """The action of the turn that promises most."""
    w = Worths(state, seat)
    best = -1e9
    found = menu[0]
    for choice in menu:
        if packing.verb_of(choice) != packing.ACTION:
            continue
        action: i64 = packing.operand_of(choice)
        if state.gaia is not None:
            w = _solo(w, action)
        value = action_worth(state, seat, action, w)
        if value > best:
            best = value
            found = choice
    return found


def _solo(w: Worths, action: i64) -> Worths:
    w.drawn = w.card - 1.6 if action == YELLOW else w.card
    w.gained = w.soil - 0.5 if action == RED else w.soil
    return w


def face_worth(state: EarthState, card: i64) -> float:
    """What a face of an Island, a Climate or an Ecosystem promises."""
    value = float(BASE[card]) + 20.0 * ENGINE[card]
    value += (
        0.8 * float(tables.SETUP_SOIL[card])
        + 0.9 * float(tables.SETUP_DRAW[card])
        + 0.1 * float(tables.SETUP_COMPOST[card])
    )
    saving = tables.DISCOUNT[card]
    if saving is not None:
        value += 4.0
    return value


# --- one decision ----------------------------------------------------------------------------------
def suggest(state: EarthState, seat: i64) -> int:
    """A sensible legal action for the seat; the seat must owe a decision."""
    player = state.players[seat]
    top: i64 = player.agenda[-1]
    kind = packing.kind_of(top)
    # what needs no weighing
    if kind in (packing.E_TAKE_SOIL, packing.E_TAKE_DRAW, packing.E_TAKE_COMPOST, packing.E_DRAW_KEEP):
        return packing.action(packing.TAKE, _amount(state, seat, kind, top))
    if kind in (packing.E_SPROUT, packing.E_GROWTH, packing.E_PAY_SPROUT, packing.E_PAY_GROWTH):
        place = _spot(state, seat, kind, top)
        return packing.action(packing.SPACE, place) if place >= 0 else packing.STOP
    if kind == packing.E_LEAVE:
        return state.legal(int(seat))[-1]
    w = Worths(state, seat)
    if kind in (packing.E_ACT, packing.E_LAST):
        return _activate(state, seat, kind, w)
    if kind == packing.E_PLANT:
        return _plant(state, seat, w)
    if kind == packing.E_PUT:
        return best_place(state, seat, int(packing.card_of(top)), state.legal(int(seat)))
    if kind in (packing.E_HAND, packing.E_PAY_HAND, packing.E_SETUP):
        card = least_worth(state, seat, w)
        kept = kind == packing.E_HAND and not spare(state, seat, card, w)
        return packing.STOP if kept else packing.action(packing.COMPOST, card)
    if kind in (packing.E_KEEP, packing.E_RECOVER):
        return packing.action(packing.KEEP, most_worth(state, seat, player.look, w))
    if kind == packing.E_OR:
        return _side(state, w)
    if kind == packing.E_CHOOSE:
        return best_action(state, seat, state.legal(int(seat)))
    if kind == packing.E_PAY:
        return _payment(state, seat, state.legal(int(seat)), w)
    return _rest(state, seat, kind, top, w)


def _amount(state: EarthState, seat: i64, kind: i64, top: i64) -> i64:
    """How much of what is offered is taken: all, unless it helps Gaia more."""
    amount = packing.amount_of(top)
    if state.gaia is None:
        return amount
    if kind == packing.E_DRAW_KEEP:
        return 2 if amount > 1 and len(state.players[seat].hand) < 4 else 1
    if packing.source_of(top):
        return amount
    if kind == packing.E_TAKE_SOIL and state.action == RED:
        return amount if Worths(state, seat).gained > 0.0 else 0
    if kind == packing.E_TAKE_DRAW and state.action == YELLOW:
        return amount if Worths(state, seat).drawn > 0.0 else 0
    return amount


def _spot(state: EarthState, seat: i64, kind: i64, top: i64) -> i64:
    """Where a piece is put, or taken from as a payment; -1: nowhere."""
    if kind in (packing.E_SPROUT, packing.E_GROWTH):
        return put_piece(state, seat, top)
    player = state.players[seat]
    return pay_sprout(player) if kind == packing.E_PAY_SPROUT else pay_growth(player)


def _plant(state: EarthState, seat: i64, w: Worths) -> int:
    """An event that pays; then a card to plant."""
    event = best_event(state, seat, w)
    if event:
        return packing.action(packing.EVENT, event)
    card = plantable(state, seat, w)
    return packing.action(packing.PICK, card) if card else packing.STOP


def _seed(state: EarthState, seat: i64, kind: i64, w: Worths) -> int:
    """Abundance: seeds are used at once; at the end leaves left over become some. -1: nothing to do."""
    player = state.players[seat]
    if player.seeds > 0:
        if w.sprout_room >= 3:
            return packing.action(packing.SEED, USE_SPROUT)
        if state.cards_left() > 0:
            return packing.action(packing.SEED, USE_DECK)
        return -1
    leaf = packing.action(packing.MAKE_SEED, FROM_LEAF)
    if kind == packing.E_LAST and state.gaia is None and player.met == 0 and leaf in state.legal(int(seat)):
        return leaf if w.sprout_room >= 3 or state.cards_left() > 0 else -1
    return -1


def _rest(state: EarthState, seat: i64, kind: i64, top: i64, w: Worths) -> int:
    """The seldom ones."""
    menu = state.legal(int(seat))
    if kind == packing.E_EVENING:
        return packing.STOP
    if kind in (packing.E_STORE, packing.E_GERMINATE):
        return menu[0]
    if kind == packing.E_OFFER:
        worth = _ability_worth(state, seat, packing.card_of(top), packing.ability_of(top), top, w)
        return packing.action(packing.USE, packing.OFFERED) if worth > 0.0 else packing.STOP
    best = -1e9
    found = menu[-1]
    for action in menu:
        value = _seldom_worth(state, seat, kind, top, action, w)
        if value > best:
            best = value
            found = action
    return found


def _seldom_worth(state: EarthState, seat: i64, kind: i64, top: i64, action: i64, w: Worths) -> float:
    """What a choice of a seldom entry is worth; -1e9: nothing that should be chosen."""
    operand = packing.operand_of(action)
    if kind == packing.E_FACE:
        return face_worth(state, operand)
    if kind == packing.E_COPY and packing.verb_of(action) == packing.SPACE:
        card: i64 = state.players[seat].grid[operand]
        ability = ability_of(state, seat, card, packing.amount_of(top), packing.place_of(top))
        value = _ability_worth(state, seat, card, ability, top, w) if ability >= 0 else 0.0
        return value if value > 0.0 else -1e9
    if kind == packing.E_GIVE:  # to whoever can place the fewest
        other = state.players[operand]
        return float(other.stored - room_for_stored(other))
    if kind == packing.E_CLAIM:
        return _claim_worth(state, seat, operand)
    return -1e9


def _ability_worth(state: EarthState, seat: i64, card: i64, ability: i64, top: i64, w: Worths) -> float:
    """What an ability brings, used from the place of an entry, less its cost."""
    value = gains(state, seat, card, ability, packing.place_of(top), w)
    return value - cost_of(tables.POWERS[card][ability], w)


def _claim_worth(state: EarthState, seat: i64, fauna: i64) -> float:
    """How little it hurts that Gaia claims a fauna card: the less, the farther the seat is from it."""
    value = 0.0
    goal = tables.GOALS[state.fauna[fauna]]
    if goal is not None and not state.players[seat].claimed & tables.BITS[fauna]:
        have = goal.value(state.players, int(seat), -1)
        value = -float(have) / float(tables.GOAL_AT[state.fauna[fauna]])
    return value - 0.02 * float(15 - tables.LEVELS[len(state.leaves[fauna])])


def spare(state: EarthState, seat: i64, card: int, w: Worths) -> bool:
    """Is a hand card worth less than a point on the compost?"""
    player = state.players[seat]
    need: i64 = w.own
    if need > 4 and state.cards_left() > 40:
        need = 4
    elif tables.PLANTABLE[card] and len(player.hand) <= need:
        return False
    if w.left <= 0.0 or len(player.hand) > need + 3:
        return True
    return card_worth(state, seat, card, w) < w.k[W_SPARE] or len(player.hand) > need


def _activate(state: EarthState, seat: i64, kind: i64, w: Worths) -> int:
    """The next ability that pays, in order; before it, a seed or an event that pays."""
    if state.players[seat].seeds > 0 or kind == packing.E_LAST:
        seed = _seed(state, seat, kind, w)
        if seed >= 0:
            return seed
    event = best_event(state, seat, w)
    if event:
        return packing.action(packing.EVENT, event)
    return _first_use(state, seat, w)


def _first_use(state: EarthState, seat: i64, w: Worths) -> int:
    """The first ability in order that pays; none: the end of the phase."""
    for action in state.legal(int(seat)):
        if packing.verb_of(action) != packing.USE:
            break
        if use_worth(state, seat, packing.operand_of(action), w) > 0.0:
            return action
    return packing.STOP


def best_event(state: EarthState, seat: i64, w: Worths) -> int:
    """The event of the hand that pays best now; 0 if none does."""
    player = state.players[seat]
    best = 0.5 * w.card + (0.5 if state.phase != LAST else 0.0)
    found = 0
    for card in player.hand:
        if tables.IS_EVENT[card]:
            value = event_worth(state, seat, card, w)
            if value > best and packing.action(packing.EVENT, card) in state.legal(int(seat)):
                best = value
                found = card
    return found


def _side(state: EarthState, w: Worths) -> int:
    """A side of the weak benefit."""
    if state.action == RED:
        side = packing.GET_SOIL if 2.0 * w.gained > 2.0 else packing.GET_COMPOST
    elif state.action == BLUE:
        room = float(w.sprout_room if w.sprout_room < 2 else 2)
        side = packing.GET_SPROUT if room >= 2.0 * w.soil else packing.GET_SOIL
    else:
        room = float(w.growth_room if w.growth_room < 2 else 2)
        side = packing.GET_GROWTH if room * w.growth >= 2.0 * w.drawn else packing.GET_DRAW
    return packing.action(packing.OPTION, side)


def _payment(state: EarthState, seat: i64, menu: list[int], w: Worths) -> int:
    """How a card that takes other payment is paid: hand cards gladly, pieces only if soil is lacking."""
    player = state.players[seat]
    if packing.verb_of(menu[0]) == packing.COMPOST:
        card = least_worth(state, seat, w)
        if menu[-1] != packing.STOP or spare(state, seat, card, w):
            return packing.action(packing.COMPOST, card)
        return packing.STOP
    if menu[-1] == packing.STOP:
        return packing.STOP
    place = pay_sprout(player) if player.sprouts[packing.operand_of(menu[0])] > 0 else pay_growth(player)
    action = packing.action(packing.SPACE, place)
    return action if action in menu else menu[0]


# --- what is worth thinking about --------------------------------------------------------------------
def candidates(state: EarthState, seat: i64) -> list[int]:
    """The actions a thinking player weighs, the suggested one first; a single one if the case is clear."""
    player = state.players[seat]
    first = suggest(state, seat)
    top: i64 = player.agenda[-1]
    kind = packing.kind_of(top)
    if kind in _OPEN:
        return [first] + [
            action
            for action in state.legal(int(seat))
            if action != first
            and packing.verb_of(action) in _MAIN
            and (kind != packing.E_OR or action != packing.STOP)
        ]
    if kind == packing.E_ACT:
        return _activations(state, seat, top, first)
    if kind in _MANY:
        return _best(state, seat, kind, top, first)
    if kind == packing.E_LAST and first != packing.STOP:
        return [first, packing.STOP]
    if state.gaia is not None:
        return [first] + [action for action in _for_gaia(state, kind, top) if action != first]
    return [first]


def _for_gaia(state: EarthState, kind: i64, top: i64) -> list[int]:
    """How much of what is offered may be taken, where what is taken or not kept helps Gaia."""
    amount = packing.amount_of(top)
    if kind == packing.E_DRAW_KEEP:
        return [packing.action(packing.TAKE, number) for number in range(int(amount), 0, -1)]
    helps: i64 = YELLOW if kind == packing.E_TAKE_DRAW else RED if kind == packing.E_TAKE_SOIL else -1
    if state.action == helps and not packing.source_of(top):
        return [packing.action(packing.TAKE), packing.action(packing.TAKE, amount)]
    return []


_OPEN: Final = (
    *(packing.E_CHOOSE, packing.E_OR, packing.E_FACE),
    *(packing.E_CLAIM, packing.E_COPY, packing.E_OFFER),
)
"""Tasks of which all choices are weighed."""
_MANY: Final = (
    *(packing.E_PLANT, packing.E_PUT, packing.E_KEEP, packing.E_RECOVER),
    *(packing.E_HAND, packing.E_SETUP, packing.E_PAY_HAND, packing.E_GROWTH),
)
"""Tasks with many choices of a kind."""
_MAIN: Final = (
    packing.ACTION,
    packing.OPTION,
    packing.FACE,
    packing.SPACE,
    packing.USE,
    packing.CLAIM,
    packing.DONE,
)
_WIDTH: Final = 5
"""So many actions are weighed at most where there are many of a kind."""


def _best(state: EarthState, seat: i64, kind: i64, top: i64, first: int) -> list[int]:
    """The suggested action and those that come next by the same measure."""
    w = Worths(state, seat)
    wide = _WIDTH if kind in (packing.E_PLANT, packing.E_PUT) else 3
    worths: list[float] = []
    found: list[int] = []
    for action in state.legal(int(seat)):
        value = 1e9 if action == first else _measured(state, seat, kind, top, action, w)
        if value < -1e8:
            continue
        at = len(found)
        while at > 0 and worths[at - 1] < value:
            at -= 1
        if at < wide:
            worths.insert(at, value)
            found.insert(at, action)
            if len(found) > wide:
                found.pop()
                worths.pop()
    return found


def _measured(state: EarthState, seat: i64, kind: i64, top: i64, action: i64, w: Worths) -> float:
    """What one of many choices of a kind is worth; -1e9: nothing to think about."""
    verb = packing.verb_of(action)
    operand = int(packing.operand_of(action))
    if verb in (packing.PICK, packing.KEEP):
        return card_worth(state, seat, operand, w)
    if verb == packing.COMPOST:
        return -card_worth(state, seat, operand, w)
    if verb == packing.SPACE:
        if kind == packing.E_PUT:
            return place_worth(state, seat, int(packing.card_of(top)), operand)
        return growth_step(state.players[seat], operand, packing.amount_of(top))
    return 1e8 if verb == packing.DONE and kind != packing.E_GROWTH else -1e9


def _activations(state: EarthState, seat: i64, top: i64, first: int) -> list[int]:
    """The suggested use; the first one of the other block; leaving out one that costs something."""
    found = [first]
    if first == packing.STOP:
        return found
    w = Worths(state, seat)
    if packing.verb_of(first) == packing.EVENT:
        return [first, _first_use(state, seat, w)]
    place = packing.operand_of(first)
    after = False
    other = False
    paid = not _is_free(state, seat, place)
    for action in state.legal(int(seat)):
        if packing.verb_of(action) != packing.USE:
            break
        if action == first:
            after = True
        elif after and use_worth(state, seat, packing.operand_of(action), w) > 0.0:
            same = (packing.operand_of(action) >= 49) == (place >= 49)
            if not same and not other:
                found.append(action)
                other = True
            elif same and paid:
                found.append(action)
                paid = False
    if paid:
        found.append(packing.STOP)
    return found


def _is_free(state: EarthState, seat: i64, place: i64) -> bool:
    card = card_at(state.players[seat], place)
    ability = usable(state, seat, card, place)
    return ability < 0 or tables.POWERS[card][ability].free


def is_critical(state: EarthState, seat: i64) -> bool:
    """Is it one of the decisions that games turn on?"""
    return _WEIGHTY[packing.kind_of(state.players[seat].agenda[-1])]


_WEIGHTY: Final[list[bool]] = [task.weighty for task in TASKS]


def loose(state: EarthState, seat: i64, rng: Rng) -> int:
    """The suggested action, but now and then another action of the turn: so will people choose."""
    kind = packing.kind_of(state.players[seat].agenda[-1])
    if kind == packing.E_CHOOSE and rng.below(8) == 0:
        menu = state.legal(int(seat))
        action = menu[rng.below(len(menu))]
        if packing.verb_of(action) == packing.ACTION:
            return action
    return suggest(state, seat)
