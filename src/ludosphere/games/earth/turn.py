"""The course of the game: set-up, turns, fauna claims, the end (sections 2, 3, 8, 9 and 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import abundance, gaia, packing, tables, teams
from .cards import BLUE, BROWN, GREEN, RED, of_kind
from .deeds import settle
from .gaia import GAIA, HER_DECK
from .hidden import show_faces, show_planted
from .months import ALL_MONTHS, MONTHS
from .player import Player, new_player
from .state import (
    ACTIVATE,
    BENEFIT,
    CHOOSE,
    EARTH_DECK,
    EVENING,
    FACES,
    FULL,
    LAST,
    NAMES,
    NO_ACTION,
    OVER,
    SETUP,
    EarthState,
    Gaia,
    TeamBoard,
)
from .vocabulary import COLORS

ISLANDS: Final = 0
CLIMATES: Final = 1
ECOSYSTEMS: Final = 2
SHARED: Final = 2
"""Ecosystems everybody can score."""


# --- set-up --------------------------------------------------------------------------------------
def set_up(state: EarthState) -> None:
    """Fauna, shared Ecosystems, first player, then the faces everybody chooses from (section 2)."""
    setting = state.setting
    state.deck = EARTH_DECK + abundance.EXTRA_DECK if setting.abundance else EARTH_DECK[:]
    state.players = [new_player() for _ in range(int(setting.seats))]
    state.menus = [None for _ in range(int(setting.seats))]
    if setting.teams:
        state.boards = [TeamBoard(), TeamBoard()]
    set_month(state)
    if setting.abundance:
        state.bonus_points = abundance.BONUS
        seeds = abundance.START_SEEDS["solo" if setting.solo else str(setting.options["mode"])]
        for player in state.players:
            player.seeds = seeds
    state.fauna = [one_face(state, card) for card in dealt(state, "fauna", 4)]
    each = 2 if setting.advanced else 1
    ecosystems: list[list[int]] = []
    if not setting.beginner:
        ecosystems = dealt(state, "ecosystem", SHARED + each * int(setting.seats))
        state.shared = [one_face(state, card) for card in ecosystems[:SHARED]]
    if setting.solo:
        state.gaia = Gaia()
        state.gaia.deck = list(HER_DECK)
        if setting.abundance:
            state.gaia.sprouts = abundance.GAIA_SPROUTS
    else:
        state.first = state.rng.below(setting.seats)
    state.active = state.first
    islands = dealt(state, "island", each * int(setting.seats))
    climates = dealt(state, "climate", each * int(setting.seats))
    for seat, player in enumerate(state.players):
        cards = islands[each * seat : each * seat + each] + climates[each * seat : each * seat + each]
        if ecosystems:
            cards += ecosystems[SHARED + each * seat : SHARED + each * seat + each]
        player.dealt = [face for card in cards for face in card]
    if setting.hides_setup:
        state.chosen = [[] for _ in state.players]
    start(state, FACES)
    advance(state)


def set_month(state: EarthState) -> None:
    """The Month of the whole game, chosen or drawn (section 13)."""
    wanted = state.setting.options["month"]
    if wanted == "drawn":
        state.month = ALL_MONTHS[int(state.rng.below(len(ALL_MONTHS)))]
    elif wanted != "off":
        state.month = ALL_MONTHS[MONTHS.index(wanted)]
    for player in state.players:
        player.surcharge = state.month.surcharge


def dealt(state: EarthState, kind: str, cards: int) -> list[list[int]]:
    """So many two-sided cards of a kind at random, each as its two faces."""
    faces = of_kind(kind, state.setting.abundance)
    stock = [faces[at : at + 2] for at in range(0, len(faces), 2)]
    found = []
    for _ in range(cards):
        found.append(stock.pop(int(state.rng.below(len(stock)))))
    return found


def one_face(state: EarthState, card: list[int]) -> int:
    """A random face of a card."""
    return card[int(state.rng.below(2))]


def first_hand(state: EarthState, seat: i64) -> None:
    """The cards and the soil of the Island, then what goes to the compost (1–3)."""
    player = state.players[seat]
    island = player.island
    for card in state.draw_cards(tables.SETUP_DRAW[island]):
        state.to_hand(seat, card)
    state.add_soil(seat, tables.SETUP_SOIL[island])
    for power in tables.POWERS[player.climate]:
        if power.trigger == tables.ON_SETUP:
            abundance.gain_seeds(state, seat, power.effects[0].amount)
    compost = min(tables.SETUP_COMPOST[island], len(player.hand))
    if compost:
        player.agenda.append(packing.entry(packing.E_SETUP, compost))
    state.tell("first-hand", int(seat), {"n": len(player.hand), "soil": tables.SETUP_SOIL[island]})
    state.tell("cards", int(seat), {"cards": [NAMES[card] for card in player.hand]}, (int(seat),))


# --- phases --------------------------------------------------------------------------------------
def start(state: EarthState, phase: i64) -> None:
    """Begins a phase for everybody; in strict order for one after the other."""
    state.phase = phase
    seats = state.in_turn_order()
    if phase == BENEFIT and state.action == GREEN and state.setting.hides_planting:
        state.down = [[] for _ in state.players]
        state.secret_goals = [0 for _ in state.players]
    if phase == EVENING or (state.setting.strict and phase != FACES):
        state.queue = seats
    else:
        for seat in seats:
            begin(state, seat)


def begin(state: EarthState, seat: i64) -> None:
    """What a seat has to do in this phase."""
    player = state.players[seat]
    phase = state.phase
    under_way = player.agenda  # an event played while somebody else chose the action comes first
    player.agenda = []
    if phase == FACES:
        if not state.setting.beginner:
            player.agenda.append(packing.entry(packing.E_FACE, ECOSYSTEMS))
        player.agenda.append(packing.entry(packing.E_FACE, CLIMATES))
        player.agenda.append(packing.entry(packing.E_FACE, ISLANDS))
    elif phase == SETUP:
        first_hand(state, seat)
    elif phase == BENEFIT:
        owed = abundance.owed_planting(player)
        if not packing.source_of(owed):
            benefit(state, seat, player)
        if owed:  # before what is drawn
            player.agenda.insert(min(1, len(player.agenda)), packing.entry(packing.E_PLANT, 1))
    elif phase == ACTIVATE:
        player.agenda.append(packing.entry(packing.E_ACT))
        player.agenda += player.later
        player.later = []
    elif phase == EVENING:
        abundance.evening(state, seat)
    elif phase == LAST:
        player.agenda.append(packing.entry(packing.E_LAST))
    player.agenda += under_way
    settle(state, seat)
    state.menus[seat] = None


def owing(state: EarthState) -> bool:
    """Does anybody owe a decision?"""
    for player in state.players:
        if player.agenda:
            return True
    return False


def advance(state: EarthState) -> None:
    """Goes on while nobody owes a decision."""
    while state.phase != OVER and not owing(state):
        if state.queue:
            begin(state, state.queue.pop(0))
        elif state.phase == FACES:
            show_faces(state)
            start(state, SETUP)
        elif state.phase == SETUP:
            start_turn(state)
        elif state.phase == BENEFIT and state.action == GREEN:
            show_planted(state)
            start(state, ACTIVATE)
        elif state.setting.abundance and state.phase not in (EVENING, LAST):
            start(state, EVENING)
        elif state.setting.teams and teams.last_chance(state):
            continue
        elif state.phase == LAST:
            end_game(state)
        else:
            end_turn(state)


def forget_menus(state: EarthState) -> None:
    """The legal actions of all seats may have changed."""
    for seat in range(len(state.menus)):
        state.menus[seat] = None


def start_turn(state: EarthState) -> None:
    """The active player is to choose an action; in solo Gaia may turn a card over."""
    for player in state.players:
        player.planted = []
        player.used = []
        player.gained = 0
        player.drawn = 0
    state.action = NO_ACTION
    forget_menus(state)
    if state.gaia is not None and state.active == GAIA:
        color = gaia.turn_over(state)
        if color == BROWN:
            state.phase = BENEFIT
            gaia.brown_card(state)
        else:
            state.action = color
            start(state, BENEFIT)
        return
    state.phase = CHOOSE
    state.players[state.active].agenda.append(packing.entry(packing.E_CHOOSE))
    state.tell("turn", int(state.active), {"turn": int(state.turn)})


def choose(state: EarthState, action: i64) -> None:
    """The active player chose; everybody takes the benefit."""
    state.players[state.active].agenda.pop()
    state.action = action
    state.tell("action", int(state.active), {"action": COLORS[action]})
    forget_menus(state)
    start(state, BENEFIT)


def benefit(state: EarthState, seat: i64, player: Player) -> None:
    """The strong benefit for the active player, the weak one for the others; the next thing on top."""
    strong = seat == state.active
    action = state.action
    agenda = player.agenda
    month = state.month
    if action == GREEN:
        agenda.append(
            packing.entry(packing.E_DRAW_KEEP, month.green_draw)
            if strong
            else packing.entry(packing.E_TAKE_DRAW, 1)
        )
        agenda.append(packing.entry(packing.E_PLANT, 2 if strong else 1))
        return
    agenda.append(packing.entry(packing.E_ACT))
    if not strong:
        agenda.append(packing.entry(packing.E_OR))
    elif action == RED:
        agenda.append(packing.entry(packing.E_TAKE_COMPOST, 2))
        agenda.append(packing.entry(packing.E_TAKE_SOIL, month.red_soil))
    elif action == BLUE:
        agenda.append(packing.entry(packing.E_TAKE_SOIL, month.blue_soil))
        agenda.append(packing.entry(packing.E_SPROUT, month.blue_sprouts))
    else:
        agenda.append(packing.entry(packing.E_GROWTH, month.yellow_growth))
        agenda.append(packing.entry(packing.E_TAKE_DRAW, 4))


# --- fauna ---------------------------------------------------------------------------------------
def check_goals(state: EarthState, seat: i64) -> None:
    """Notes the goals the seat meets at this moment; they stay met (57)."""
    player = state.players[seat]
    changed = player.changed
    if changed == 0:
        return
    player.changed = 0
    for fauna in range(4):
        bit = tables.BITS[fauna]
        if player.claimed & bit or player.met & bit:
            continue
        goal = tables.GOALS[state.fauna[fauna]]
        assert goal is not None
        if (
            goal.dirty & changed
            and goal.value(state.players, int(seat), -1) >= tables.GOAL_AT[state.fauna[fauna]]
        ):
            if state.setting.abundance:
                if player.leaves == 0 or len(state.leaves[fauna]) >= abundance.MOST_CLAIMS:
                    continue
                player.leaves -= 1
            player.met |= bit
            if state.down:
                state.secret_goals[seat] |= int(bit)
                continue
            state.tell("met", int(seat), {"card": NAMES[state.fauna[fauna]]})
    if state.gaia is not None and player.met:
        claim_met(state)


def claim_met(state: EarthState) -> None:
    """Leaves for the goals met, in turn order from the active player, on the highest free levels (58–61)."""
    for seat in state.in_turn_order():
        player = state.players[seat]
        for fauna in range(4):
            if not player.met & tables.BITS[fauna]:
                continue
            if len(state.leaves[fauna]) >= abundance.MOST_CLAIMS:
                player.leaves += 1  # six met it, the leaf found no level
            else:
                player.claimed |= tables.BITS[fauna]
                state.leaves[fauna].append(seat)
                place = len(state.leaves[fauna])
                points = tables.BEGINNER_LEVEL if state.setting.beginner else tables.LEVELS[place - 1]
                state.tell(
                    "claims", seat, {"card": NAMES[state.fauna[fauna]], "place": place, "points": points}
                )
        player.met = 0


# --- the end of a turn and of the game -----------------------------------------------------------
def end_turn(state: EarthState) -> None:
    """Gaia's benefit, claims, the completion bonus; then the next turn or the last chance for events."""
    if state.gaia is not None:
        if state.active == GAIA:
            gaia.major_benefit(state)
        else:
            gaia.minor_benefit(state)
    if state.setting.teams:
        teams.clear(state)
    claim_met(state)
    if over_after_turn(state):
        start(state, LAST)
        forget_menus(state)
        return
    state.active = next_active(state)
    state.turn += 1
    start_turn(state)


def end_game(state: EarthState) -> None:
    """What is left on the Team boards is lost, the last goals met are claimed."""
    if state.setting.teams:
        teams.clear(state)
    claim_met(state)
    state.phase = OVER
    forget_menus(state)
    state.tell("over", None, {})


def over_after_turn(state: EarthState) -> bool:
    """Gives the completion bonus when it is due; was this the last turn (74–76, 113, 133)?"""
    if state.gaia is not None:
        if state.active == GAIA and gaia.exhausted(state):
            give_bonus(state, GAIA)
        elif len(state.players[0].spots) >= FULL:
            give_bonus(state, 0)
        return state.bonus >= 0
    if state.bonus < 0:
        for seat in state.in_turn_order():
            if len(state.players[seat].spots) >= FULL:
                give_bonus(state, seat)
                break
    if (state.active + 1) % state.setting.seats != state.first:
        return False
    if state.bonus < 0 and bare(state):
        state.tell("bare", None, {})
        return True
    return state.bonus >= 0


def bare(state: EarthState) -> bool:
    """Is there no card left that anybody could plant (133)? What lay on Team boards is discarded by now."""
    if state.deck or state.discard:
        return False
    for player in state.players:
        if player.hand:
            return False
    return True


def give_bonus(state: EarthState, column: i64) -> None:
    """The bonus of the first complete tableau; it ends the game with the round."""
    if state.bonus < 0:
        state.bonus = column
        if state.setting.abundance and column < len(state.players):
            player = state.players[column]
            if player.leaves > 0:
                player.leaves -= 1
            else:
                state.bonus_points = 0
        seat = int(column) if column < len(state.players) else None
        state.tell("bonus", seat, {"points": int(state.bonus_points)})


def next_active(state: EarthState) -> i64:
    """Clockwise; in solo Gaia's turns and the player's alternate, unless one of hers falls out (109)."""
    if state.gaia is None:
        return (state.active + 1) % state.setting.seats
    if state.active == GAIA:
        return 0
    if state.gaia.skips:
        state.gaia.skips = False
        return 0
    return GAIA
