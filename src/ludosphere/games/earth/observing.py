"""Earth for programs that learn: a position as small numbers, and its actions counted from 0.

A seat knows its hand and the cards it looks at, what lies in the open, and of the rest how many cards there
are (102). Parts with a row per column end with Gaia's where she plays. The own tableau is shown card by
card, of the others' there are the sums that matter. Parts are laid out for the options a game has.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ...core.numbering import Numbering
from ...core.tensor import Tensor
from .abundance import CRITERIA, EXTRA_DECK, FROM_CLAIM, SEED_USES
from .cards import CARDS, COLORS, DECK, HABITATS, TYPES, Card, of_kind
from .estimate import RATES, expected_of_gaia
from .filters import GROWTH_SPACES, SPROUT_SPACES
from .gaia import NORTH
from .grid import SPAN, box
from .measures import CANOPY, CARD_SCORE, base_points, event_points, growth_points
from .months import MONTHS
from .planting import can_plant, price
from .player import PLACES
from .policy import Worths, card_worth
from .scoring import ecosystem_points, fauna_points, gaia_lines, level, terrain_points_at
from .state import DIFFICULTIES, FULL, NO_ACTION, OVER, PHASES, EarthState, all_sprouts
from .tables import (
    AT_AMOUNT,
    AT_CARD,
    AT_PLACE,
    AT_STEP,
    BITS,
    COST,
    DISCOUNT,
    GOAL_AT,
    GOALS,
    OFFERED,
    OPTIONS,
    PLANTABLE,
    TASKS,
    TEAM_CARD,
)

BEST: Final = 6
"""So many hand cards are shown with all their properties."""
CELLS: Final = SPAN * SPAN
KINDS: Final = ("flora", "terrain", "event")
FLAGS: Final = 19
"""What a card is: kind, types, habitats, colours of abilities, does it score at the end."""
AMOUNTS: Final = 6
"""Its cost, base VP, spaces, canopy, discount."""
GAINS: Final = 8
"""What it brings in a turn: `RATES` in eighths."""
HIGH: Final = 20
"""Amounts that are more than that are told as that."""
MORE: Final = 18
"""Sums of the tableau: cards, flora, terrains, types, habitats, colours."""
LINES: Final = 11
WORTH_0: Final = 60
"""A hand card's worth of 0 points; a point is four."""
EVENTS_0: Final = 100
"""0 points in the event pile, whose cards may cost points."""
ZERO: Final[list[int]] = [0]

_FLAGS: Final = (
    "flora, terrain, event; tree, herb, mushroom, bush; sunny, wet, rocky, cold; has it an ability in green, "
    "red, blue, yellow, multicolor, black, brown; does it score at the end"
)
_AMOUNTS: Final = "soil cost, base VP, sprout spaces, growth spaces, VP of the canopy, soil it saves"
_GAINS: Final = (
    "what abilities bring in a turn, about, in eighths: soil, sprouts, growth, cards, cards composted "
    "from the deck, from the hand, points of abilities with a cost, points of green ones"
)
_MORE: Final = f"; {HIGH} stands for more, too"


# --- cards ---------------------------------------------------------------------------------------
def _flags(card: Card) -> list[int]:
    """What a card is."""
    colors = [ability.color for ability in card.abilities]
    row = [int(card.kind == kind) for kind in KINDS]
    row += [int(kind in card.types) for kind in TYPES]
    row += [int(habitat in card.habitats) for habitat in HABITATS]
    row += [int(color in colors) for color in COLORS]
    return [*row, int(CARD_SCORE[card.index] is not None)]


def _amounts(card: Card) -> list[int]:
    """Its printed numbers."""
    lasting = DISCOUNT[card.index]
    saved = int(lasting.amount) if lasting is not None else 0
    cost = max(COST[card.index], 0)
    return [cost, max(card.vp, 0), card.sprout_spaces, card.max_growth, card.canopy_vp, saved]


FLAG_ROWS: Final[list[list[int]]] = [_flags(card) for card in CARDS]
AMOUNT_ROWS: Final[list[list[int]]] = [_amounts(card) for card in CARDS]
GAIN_ROWS: Final[list[list[int]]] = [[int(8.0 * rate + 0.5) for rate in row] for row in RATES]
"""By card."""


def _numbers(cards: list[int]) -> list[int]:
    """By card: its number among these, from 0; -1 for others."""
    found = [-1] * len(CARDS)
    for number, card in enumerate(cards):
        found[card] = number
    return found


def _face_cards(abundance: bool) -> list[int]:
    return [face for kind in ("island", "climate", "ecosystem") for face in of_kind(kind, abundance)]


CARDS_OF_DECK: Final[list[list[int]]] = [list(range(1, DECK + 1)), list(range(1, DECK + 1)) + EXTRA_DECK]
FACES_OF: Final[list[list[int]]] = [_face_cards(False), _face_cards(True)]
FAUNA_OF: Final[list[list[int]]] = [of_kind("fauna"), of_kind("fauna", abundance=True)]
"""Without and with Abundance."""
CARD_NUMBERS: Final[list[list[int]]] = [_numbers(cards) for cards in CARDS_OF_DECK]
FACE_NUMBERS: Final[list[list[int]]] = [_numbers(cards) for cards in FACES_OF]
FAUNA_NUMBERS: Final[list[list[int]]] = [_numbers(cards) for cards in FAUNA_OF]

# --- what there is for each seat --------------------------------------------------------------
_EACH: Final[list[tuple[str, int, int, str]]] = [
    ("to_move", 1, 1, "Who owes a decision."),
    ("waiting", 1, 1, "Whose part of this phase is still to come (strict order)."),
    ("task", len(TASKS), 1, "One-hot: what the seat has to do next: " + ", ".join(TASKS) + "."),
    ("soil", 1, 60, "Soil; 60 stands for more, too."),
    ("hand_size", 1, 40, "Hand cards; 40 stands for more, too."),
    ("compost", 1, 100, "Cards in the compost; 100 stands for more, too."),
    ("events", 1, 20, "Cards in the event pile; 20 stands for more, too."),
    (
        "area",
        MORE,
        FULL,
        "Cards in the tableau: all; flora, terrains; tree, herb, mushroom, bush; sunny, wet, rocky, cold; "
        "with an ability in green, red, blue, yellow, multicolor, black, brown.",
    ),
    (
        "pieces",
        5,
        100,
        "Sprouts, free sprout spaces, growth, free growth spaces, and what full canopies would add to the "
        "points; 100 stands for more, too.",
    ),
    (
        "gains",
        GAINS,
        60,
        "For tableau, Island and Climate together, " + _GAINS + "; 60 stands for more, too.",
    ),
    ("saving", 1, 20, "Soil that discounts of the own cards save, all added up."),
    (
        "points",
        LINES,
        255,
        "Points if the game ended now: base VP, events (100 more than they are), compost, sprouts, growth, "
        "terrains, Ecosystems, fauna, completion bonus, in all; 0 for less, 255 for more; last what they are "
        "in all beyond 255.",
    ),
    ("progress", 4, 100, "For each fauna card how far the seat is, in hundredths; 100 once it is achieved."),
    ("achieved", 4, 1, "Fauna cards achieved in this turn, whose leaf is put at its end."),
    ("leaf", 4, 15, "Points of the seat's leaf on each fauna card, 0 without one."),
]
_ABUNDANCE: Final[tuple[str, int, int, str]] = (
    "seeds",
    4,
    60,
    "Seeds, leaves on the player board, stored sprouts, leaves turned into seeds; 60 stands for more, too.",
)


def _each(abundance: bool) -> list[tuple[str, int, int, str]]:
    return [*_EACH, _ABUNDANCE] if abundance else _EACH


def tensors(options: dict[str, Any]) -> tuple[Tensor, ...]:
    """The parts of an observation; `observe` fills them in this order."""
    seats = int(options["seats"])
    solo = seats == 1
    columns = seats + solo
    abundance = options["abundance"] == "on"
    cards = len(CARDS_OF_DECK[abundance])
    parts = [
        Tensor("mode", (4,), 1, "Beginner's, standard or advanced game; strict order of turns."),
        Tensor("phase", (len(PHASES),), 1, "One-hot: " + ", ".join(PHASES) + "."),
        Tensor("action", (5,), 1, "One-hot: the action chosen: green, red, blue, yellow, none yet."),
        Tensor("turn", (1,), 100, "The number of the turn, from 1; 100 stands for more, too."),
        Tensor("deck", (2,), 255, "Cards in the deck and in the discard pile; 255 stands for more, too."),
        Tensor("active", (columns,), 1, "One-hot: whose turn it is."),
        Tensor("first", (seats,), 1, "One-hot: who had the first turn of the game."),
        Tensor("bonus", (columns,), 1, "One-hot: who has the completion bonus."),
        Tensor("fauna", (len(FAUNA_OF[abundance]),), 1, "Which fauna cards are on the board."),
        Tensor(
            "goals",
            (4, 2),
            20,
            "For each fauna card how much of what it counts it asks for, and the points of the next leaf.",
        ),
    ]
    if options["month"] != "off":
        parts.append(Tensor("month", (len(MONTHS),), 1, "One-hot: " + ", ".join(MONTHS) + "."))
    for name, width, high, about in _each(abundance):
        parts.append(Tensor(name, (seats, width) if width > 1 else (seats,), high, about))
    parts += [
        Tensor("pending", (len(TASKS),), 10, "How often each kind of task is on the own agenda."),
        Tensor(
            "due",
            (3,),
            60,
            "Of the own next task: its amount (for `face` 0 Island, 1 Climate, 2 Ecosystem; for `copy` the "
            "colour; 60 stands for more, too), its place (for `act` the first one left), its step (which "
            "gain of an ability).",
        ),
        Tensor("due_flags", (FLAGS,), 1, f"The card of the own next task: {_FLAGS}."),
        Tensor("due_amounts", (AMOUNTS,), HIGH, f"Its {_AMOUNTS}."),
        Tensor("due_gains", (GAINS,), 18, f"For that card, {_GAINS}."),
        Tensor("frame", (4,), 6, "First and last row, first and last column of the own tableau."),
        Tensor(
            "tableau",
            (SPAN, SPAN, FLAGS + 2),
            1,
            "The own tableau, the first row and column of its frame first; for each place: "
            f"{_FLAGS}; was its ability used, was it planted in this turn; all 0 where no card is.",
        ),
        Tensor(
            "tableau_amounts",
            (SPAN, SPAN, AMOUNTS + 3),
            HIGH,
            f"For the same places: {_AMOUNTS}; sprouts, growth, points for its scoring ability{_MORE}.",
        ),
        Tensor(
            "faces",
            (len(FACES_OF[abundance]),),
            2,
            "Faces of Islands, Climates and Ecosystems: 2 the own ones and the shared Ecosystems, 1 those "
            "dealt to choose from.",
        ),
        Tensor("hand", (cards,), 2, "By card of the deck: 1 in the own hand, 2 looked at to choose from."),
        Tensor(
            "best",
            (BEST, FLAGS + 1),
            1,
            f"The own hand cards that promise most, the best one first: {_FLAGS}; can it be planted now.",
        ),
        Tensor(
            "best_amounts",
            (BEST, AMOUNTS + 1),
            HIGH,
            f"The same cards' {_AMOUNTS}; what planting it costs now{_MORE}.",
        ),
        Tensor("best_gains", (BEST, GAINS), 18, f"For the same cards, {_GAINS}."),
        Tensor(
            "best_worth",
            (BEST,),
            255,
            "What the same cards promise, their price paid, by the bots' rules of thumb: quarters of points, "
            f"{WORTH_0} more than it is; 0 without a card.",
        ),
    ]
    if options["teams"] == "on":
        parts += [
            Tensor(
                "boards",
                (2, 5),
                60,
                "Soil, sprouts, growth, cards, cards to compost on the own and on the other Team board.",
            ),
            Tensor("shared_cards", (cards,), 1, "Which cards lie on the own Team board."),
        ]
    if solo:
        parts += [
            Tensor("difficulty", (4,), 1, "One-hot: " + ", ".join(DIFFICULTIES) + "."),
            Tensor("gained", (2,), 60, "Soil gained and cards drawn in this turn that count for Gaia."),
            Tensor("gaia_deck", (6,), 1, "Which of her cards 360 to 365 are still to come in this pass."),
            Tensor("gaia_card", (6,), 1, "One-hot: her card turned over last."),
            Tensor(
                "gaia",
                (5,),
                10,
                "The pass, her soil, does her next turn fall out, cards that go to her at the end of the "
                "turn, her leaves on fauna cards.",
            ),
            Tensor(
                "gaia_points",
                (LINES + 1,),
                255,
                "Her points: the numbers of `points` (events as they are), and what she can expect to have.",
            ),
        ]
    return tuple(parts)


def numbering(options: dict[str, Any]) -> Numbering:
    """The kinds of `tables`, their operands counted from 0: cards, places, amounts."""
    abundance = options["abundance"] == "on"
    seats = int(options["seats"])
    cards = CARDS_OF_DECK[abundance][-1] + 1
    faces = FACES_OF[abundance][-1] + 1
    most = 256  # an entry of the agenda holds no larger amount
    return Numbering(
        10,
        [
            0,
            faces,
            4,  # actions
            len(OPTIONS),
            most,
            cards,
            PLACES,
            cards,
            cards,
            OFFERED + 1,
            cards,
            1,
            1,
            4 if seats == 1 else 0,
            TEAM_CARD + cards if options["teams"] == "on" else 0,
            len(SEED_USES) if abundance else 0,
            FROM_CLAIM + 4 if abundance else 0,
            len(CRITERIA) if abundance else 0,
            seats if abundance and seats > 2 else 0,
        ],
    )


# --- observing -------------------------------------------------------------------------------------
def observe(state: EarthState, seat: int) -> list[int]:
    """The numbers `tensors` describes."""
    setting = state.setting
    seats: i64 = setting.seats
    columns: i64 = seats + 1 if setting.solo else seats
    own: i64 = seat
    extra = 1 if setting.abundance else 0
    out = [int(setting.beginner), 0, int(setting.advanced), int(setting.strict)]
    out[1] = 1 - out[0] - out[2]
    out += one_hot(len(PHASES), state.phase)
    out += one_hot(NO_ACTION + 1, state.action)
    out.append(within(state.turn, 100))
    out.append(within(len(state.deck), 255))
    out.append(within(len(state.discard), 255))
    active: i64 = -1 if state.phase == OVER else state.active
    out += one_hot(columns, turned(active, own, seats))
    out += one_hot(seats, turned(state.first, own, seats))
    out += one_hot(columns, turned(state.bonus, own, seats))
    fauna = ZERO * len(FAUNA_OF[extra])
    for card in state.fauna:
        fauna[FAUNA_NUMBERS[extra][card]] = 1
    out += fauna
    for number in range(4):
        taken = len(state.leaves[number])
        out.append(GOAL_AT[state.fauna[number]])
        out.append(level(state, taken) if taken < 5 else 0)
    if setting.options["month"] != "off":
        out += one_hot(len(MONTHS), MONTHS.index(state.month.name))
    rows: list[list[int]] = []
    for step in range(seats):
        rows.append(_seat(state, own + step if own + step < seats else own + step - seats))
    at = 0
    for _, width, _, _ in _each(setting.abundance):
        for row in rows:
            out += row[at : at + width]
        at += width
    _agenda(state, own, out)
    _tableau(state, own, out)
    _hand(state, own, extra, out)
    if setting.teams:
        _team_boards(state, own, extra, out)
    if setting.solo:
        _gaia(state, out)
    return out


def _seat(state: EarthState, seat: i64) -> list[int]:
    """What everybody may know of a seat: the parts of `_each` one after the other."""
    player = state.players[seat]
    row = [1 if player.agenda else 0, 1 if seat in state.queue else 0]
    row += one_hot(len(TASKS), player.agenda[-1] & 63 if player.agenda else -1)
    row.append(within(player.soil, 60))
    row.append(within(len(player.hand), 40))
    row.append(within(len(player.compost), 100))
    row.append(within(len(player.pile), 20))
    sums = ZERO * MORE
    sums[0] = len(player.spots)
    gains = ZERO * GAINS
    add(gains, GAIN_ROWS[player.island])
    add(gains, GAIN_ROWS[player.climate])
    saving: i64 = _saving(player.island) + _saving(player.climate)
    sprout_room: i64 = 0
    growth: i64 = 0
    growth_room: i64 = 0
    canopies: i64 = 0
    terrain: i64 = 0
    for place in player.spots:
        card = player.grid[place]
        flags = FLAG_ROWS[card]
        sums[1] += flags[0]
        sums[2] += flags[1]
        for number in range(3, FLAGS - 1):
            sums[number] += flags[number]
        add(gains, GAIN_ROWS[card])
        saving += _saving(card)
        sprout_room += SPROUT_SPACES[card] - player.sprouts[place]
        pieces: i64 = player.growth[place]
        growth += pieces
        room: i64 = GROWTH_SPACES[card] - pieces
        growth_room += room
        if room > 0:
            canopies += CANOPY[card] - pieces
        terrain += terrain_points_at(state, seat, place)
    row += sums
    sprouts: i64 = all_sprouts(player)
    row.append(within(sprouts, 100))
    row.append(within(sprout_room, 100))
    row.append(within(growth, 100))
    row.append(within(growth_room, 100))
    row.append(within(canopies, 100))
    for number in range(GAINS):
        row.append(within(gains[number], 60))
    row.append(within(saving, 20))
    base: i64 = base_points(player)
    events: i64 = event_points(player)
    grown: i64 = growth_points(player)
    ecosystems: i64 = ecosystem_points(state, seat)
    leaves: i64 = fauna_points(state, seat)
    bonus: i64 = state.bonus_points if state.bonus == seat else 0
    compost: i64 = len(player.compost)
    row.append(within(base, 255))
    row.append(within(events + EVENTS_0, 255))
    row.append(within(compost, 255))
    row.append(within(sprouts, 255))
    row.append(within(grown, 255))
    row.append(within(terrain, 255))
    row.append(within(ecosystems, 255))
    row.append(within(leaves, 255))
    row.append(within(bonus, 255))
    total: i64 = base + events + compost + sprouts + grown + terrain + ecosystems + leaves + bonus
    row.append(within(total, 255))
    row.append(within(total - 255, 255))
    for number in range(4):
        done: i64 = 100
        if not (player.claimed | player.met) & BITS[number]:
            goal = GOALS[state.fauna[number]]
            assert goal is not None
            have: i64 = goal.value(state.players, int(seat), -1)
            done = 100 * have // GOAL_AT[state.fauna[number]]
        row.append(within(done, 100))
    for number in range(4):
        row.append(1 if player.met & BITS[number] else 0)
    for number in range(4):
        points = 0
        if player.claimed & BITS[number]:
            points = level(state, state.leaves[number].index(int(seat)))
        row.append(points)
    if state.setting.abundance:
        row.append(within(player.seeds, 60))
        row.append(within(player.leaves, 60))
        row.append(within(player.stored, 60))
        row.append(within(player.leaf_seeds, 60))
    return row


def _saving(card: i64) -> i64:
    return AMOUNT_ROWS[card][AMOUNTS - 1]


def _agenda(state: EarthState, seat: i64, out: list[int]) -> None:
    """What the seat itself has still to do."""
    player = state.players[seat]
    pending = ZERO * len(TASKS)
    for task in player.agenda:
        if pending[task & 63] < 10:
            pending[task & 63] += 1
    for task in player.later:
        if pending[task & 63] < 10:
            pending[task & 63] += 1
    out += pending
    top: i64 = player.agenda[-1] if player.agenda else 0
    out.append(within(top >> AT_AMOUNT & 255, 60))
    out.append(within(top >> AT_PLACE & 63, 60))
    out.append(int(top >> AT_STEP & 15))
    card = top >> AT_CARD & 1023
    out += FLAG_ROWS[card]
    out += AMOUNT_ROWS[card]
    out += GAIN_ROWS[card]


def _tableau(state: EarthState, seat: i64, out: list[int]) -> None:
    """The own tableau, card by card, and the own faces."""
    player = state.players[seat]
    top, bottom, left, right = box(player.grid)
    out += [top, bottom, left, right]
    cells = ZERO * (CELLS * (FLAGS + 2))
    amounts = ZERO * (CELLS * (AMOUNTS + 3))
    for place in player.spots:
        card = player.grid[place]
        cell = SPAN * (place // 7 - top) + place % 7 - left
        at = cell * (FLAGS + 2)
        flags = FLAG_ROWS[card]
        for number in range(FLAGS):
            cells[at + number] = flags[number]
        cells[at + FLAGS] = 1 if place in player.used else 0
        cells[at + FLAGS + 1] = 1 if card in player.planted else 0
        at = cell * (AMOUNTS + 3)
        printed = AMOUNT_ROWS[card]
        for number in range(AMOUNTS):
            amounts[at + number] = printed[number]
        amounts[at + AMOUNTS] = player.sprouts[place]
        amounts[at + AMOUNTS + 1] = player.growth[place]
        amounts[at + AMOUNTS + 2] = within(terrain_points_at(state, seat, place), HIGH)
    out += cells
    out += amounts
    extra = 1 if state.setting.abundance else 0
    numbers = FACE_NUMBERS[extra]
    faces = ZERO * len(FACES_OF[extra])
    for face in player.dealt:
        faces[numbers[face]] = 1
    for face in state.shared:
        faces[numbers[face]] = 2
    if player.island:
        faces[numbers[player.island]] = 2
    if player.climate:
        faces[numbers[player.climate]] = 2
    if player.ecosystem:
        faces[numbers[player.ecosystem]] = 2
    out += faces


def _hand(state: EarthState, seat: i64, extra: int, out: list[int]) -> None:
    """The own hand and the cards looked at, the best hand cards with all that is known of them."""
    player = state.players[seat]
    numbers = CARD_NUMBERS[extra]
    cards = ZERO * len(CARDS_OF_DECK[extra])
    for card in player.hand:
        cards[numbers[card]] = 1
    for card in player.look:
        cards[numbers[card]] = 2
    out += cards
    w = Worths(state, seat)
    best: list[int] = []
    worths: list[float] = []
    for card in player.hand:
        worth = card_worth(state, seat, card, w)
        at = len(best)
        while at > 0 and (worths[at - 1] < worth or (worths[at - 1] == worth and best[at - 1] > card)):
            at -= 1
        if at < BEST:
            best.insert(at, card)
            worths.insert(at, worth)
            if len(best) > BEST:
                best.pop()
                worths.pop()
    for card in best:
        out += FLAG_ROWS[card]
        out.append(1 if can_plant(player, card) else 0)
    missing = BEST - len(best)
    out += ZERO * (missing * (FLAGS + 1))
    for card in best:
        out += AMOUNT_ROWS[card]
        out.append(within(price(player, card), HIGH) if PLANTABLE[card] else 0)
    out += ZERO * (missing * (AMOUNTS + 1))
    for card in best:
        out += GAIN_ROWS[card]
    out += ZERO * (missing * GAINS)
    for worth in worths:
        quarters: float = 4.0 * worth + float(WORTH_0) + 0.5
        out.append(within(int(quarters), 255) if quarters > 1.0 else 1)
    out += ZERO * missing


def _team_boards(state: EarthState, seat: i64, extra: int, out: list[int]) -> None:
    """The own Team board, then the other one."""
    side: i64 = seat % 2
    for number in range(2):
        board = state.boards[side if number == 0 else 1 - side]
        out.append(within(board.soil, 60))
        out.append(within(board.sprouts, 60))
        out.append(within(board.growth, 60))
        out.append(within(len(board.cards), 60))
        out.append(within(len(board.compost), 60))
    cards = ZERO * len(CARDS_OF_DECK[extra])
    for card in state.boards[side].cards:
        cards[CARD_NUMBERS[extra][card]] = 1
    out += cards


def _gaia(state: EarthState, out: list[int]) -> None:
    """Solo: the automatic opponent."""
    gaia = state.gaia
    assert gaia is not None
    out += one_hot(len(DIFFICULTIES), state.setting.difficulty)
    out.append(within(state.players[0].gained, 60))
    out.append(within(state.players[0].drawn, 60))
    left = ZERO * 6
    for card in gaia.deck:
        left[card - NORTH] = 1
    out += left
    out += one_hot(6, gaia.turned[-1] - NORTH if gaia.turned else -1)
    out.append(int(gaia.passes))
    out.append(within(gaia.soil, 10))
    out.append(int(gaia.skips))
    out.append(within(len(gaia.unkept), 10))
    leaves = 0
    for row in state.leaves:
        if 1 in row:
            leaves += 1
    out.append(leaves)
    total: i64 = 0
    for points in gaia_lines(state):
        out.append(within(points, 255))
        total += points
    out.append(within(total, 255))
    out.append(within(total - 255, 255))
    out.append(within(int(expected_of_gaia(state)), 255))


# --- small things ----------------------------------------------------------------------------------
def one_hot(size: i64, at: i64) -> list[int]:
    """So many zeros, and a 1 at that place if it is one."""
    row = ZERO * int(size)
    if 0 <= at < size:
        row[at] = 1
    return row


def within(number: i64, high: i64) -> int:
    """The number, at least 0 and at most `high`."""
    return int(0 if number < 0 else high if number > high else number)


def turned(column: i64, own: i64, seats: i64) -> i64:
    """The place of a column when the own seat comes first; -1 stays, Gaia's stays the last."""
    if column < 0 or column >= seats:
        return column
    return column - own if column >= own else column - own + seats


def add(sums: list[int], row: list[int]) -> None:
    """Adds a row to the sums."""
    for number in range(len(sums)):
        sums[number] += row[number]
