"""Earth for programs that learn: a position as small numbers, and its actions counted from 0.

A seat knows its hand and the cards it looks at, what lies in the open, and of the rest how many cards there
are (102). Parts with a row per column end with Gaia's where she plays. The own tableau is shown card by
card, of the others' there are the sums that matter. Parts are laid out for the options a game has.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ...core.noting import blank, clipped, one_hot, within
from ...core.space import ActionSpace, TensorSpec
from . import packing, tasks
from .abundance import EXTRA_DECK, FROM_CLAIM
from .actions import GRAMMAR
from .cards import CARDS, DECK, Card, of_kind
from .filters import GROWTH_SPACES, SPROUT_SPACES
from .gaia import NORTH, cards_left
from .grid import SPAN, box
from .hidden import open_faces
from .measures import CANOPY, CARD_SCORE, base_points, event_points, growth_points
from .months import MONTHS
from .packing import TEAM_CARD
from .planting import can_plant, price
from .player import PLACES
from .policy import RATES, Worths, card_worth
from .scoring import ecosystem_points, fauna_points, gaia_lines, level, terrain_points_at
from .state import DIFFICULTIES, FULL, NO_ACTION, OVER, PHASES, EarthState, Setting, all_sprouts
from .tables import BITS, COST, DISCOUNT, GOAL_AT, GOALS, PLANTABLE
from .vocabulary import COLORS, HABITATS, TYPES

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
TASKS: Final = len(tasks.NAMES)
WORTH_0: Final = 60
"""A hand card's worth of 0 points; a point is four."""
EVENTS_0: Final = 100
"""0 points in the event pile, whose cards may cost points."""

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
def _flags(card: Card) -> bytes:
    """What a card is."""
    colors = [ability.color for ability in card.abilities]
    row = [int(card.kind == kind) for kind in KINDS]
    row += [int(kind in card.types) for kind in TYPES]
    row += [int(habitat in card.habitats) for habitat in HABITATS]
    row += [int(color in colors) for color in COLORS]
    return bytes([*row, int(CARD_SCORE[card.index] is not None)])


def _amounts(card: Card) -> bytes:
    """Its printed numbers."""
    lasting = DISCOUNT[card.index]
    saved = int(lasting.amount) if lasting is not None else 0
    cost = max(COST[card.index], 0)
    return bytes([cost, max(card.vp, 0), card.sprout_spaces, card.max_growth, card.canopy_vp, saved])


FLAG_ROWS: Final[list[bytes]] = [_flags(card) for card in CARDS]
AMOUNT_ROWS: Final[list[bytes]] = [_amounts(card) for card in CARDS]
GAIN_ROWS: Final[list[bytes]] = [bytes([int(8.0 * rate + 0.5) for rate in row]) for row in RATES]
"""By card."""

# The same as whole numbers that can be added up for a tableau, several sums at once.
KIND_BITS: Final = 6
KIND_MOST: Final = 63
KINDS_A_WORD: Final = 9
GAIN_BITS: Final = 15
GAIN_MOST: Final = 32767
GAINS_A_WORD: Final = 4


def _packed(row: bytes, bits: int) -> int:
    """The numbers of a row, the first one lowest."""
    found = 0
    for number in reversed(row):
        found = found << bits | number
    return found


_KIND_ROWS: Final[list[bytes]] = [row[:2] + row[3 : FLAGS - 1] for row in FLAG_ROWS]  # no event is planted
KIND_SUMS: Final[list[int]] = [_packed(row[:KINDS_A_WORD], KIND_BITS) for row in _KIND_ROWS]
MORE_KIND_SUMS: Final[list[int]] = [_packed(row[KINDS_A_WORD:], KIND_BITS) for row in _KIND_ROWS]
GAIN_SUMS: Final[list[int]] = [_packed(row[:GAINS_A_WORD], GAIN_BITS) for row in GAIN_ROWS]
MORE_GAIN_SUMS: Final[list[int]] = [_packed(row[GAINS_A_WORD:], GAIN_BITS) for row in GAIN_ROWS]


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
    ("task", TASKS, 1, "One-hot: what the seat has to do next: " + ", ".join(tasks.NAMES) + "."),
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


WIDTHS: Final[list[list[int]]] = [[width for _, width, _, _ in _each(more)] for more in (False, True)]
"""Numbers of the parts for each seat, without and with Abundance."""


def observation_spec(setting: Setting) -> tuple[TensorSpec, ...]:
    """The parts of an observation; `note` writes them in this order."""
    seats, solo, abundance = int(setting.seats), setting.solo, setting.abundance
    columns = seats + solo
    cards = len(CARDS_OF_DECK[abundance])
    parts = [
        TensorSpec("mode", (4,), 1, "Beginner's, standard or advanced game; strict order of turns."),
        TensorSpec("phase", (len(PHASES),), 1, "One-hot: " + ", ".join(PHASES) + "."),
        TensorSpec("action", (5,), 1, "One-hot: the action chosen: green, red, blue, yellow, none yet."),
        TensorSpec("turn", (1,), 100, "The number of the turn, from 1; 100 stands for more, too."),
        TensorSpec("deck", (2,), 255, "Cards in the deck and in the discard pile; 255 stands for more, too."),
        TensorSpec("active", (columns,), 1, "One-hot: whose turn it is."),
        TensorSpec("first", (seats,), 1, "One-hot: who had the first turn of the game."),
        TensorSpec("bonus", (columns,), 1, "One-hot: who has the completion bonus."),
        TensorSpec("fauna", (len(FAUNA_OF[abundance]),), 1, "Which fauna cards are on the board."),
        TensorSpec(
            "goals",
            (4, 2),
            20,
            "For each fauna card how much of what it counts it asks for, and the points of the next leaf.",
        ),
    ]
    if setting.options["month"] != "off":
        parts.append(TensorSpec("month", (len(MONTHS),), 1, "One-hot: " + ", ".join(MONTHS) + "."))
    for name, width, high, about in _each(abundance):
        parts.append(TensorSpec(name, (seats, width) if width > 1 else (seats,), high, about))
    parts += [
        TensorSpec("pending", (TASKS,), 10, "How often each kind of task is on the own agenda."),
        TensorSpec(
            "due",
            (3,),
            60,
            "Of the own next task: its amount (for `face` 0 Island, 1 Climate, 2 Ecosystem; for `copy` the "
            "colour; 60 stands for more, too), its place (for `act` the first one left), its step (which "
            "gain of an ability).",
        ),
        TensorSpec("due_flags", (FLAGS,), 1, f"The card of the own next task: {_FLAGS}."),
        TensorSpec("due_amounts", (AMOUNTS,), HIGH, f"Its {_AMOUNTS}."),
        TensorSpec("due_gains", (GAINS,), 18, f"For that card, {_GAINS}."),
        TensorSpec("frame", (4,), 6, "First and last row, first and last column of the own tableau."),
        TensorSpec(
            "tableau",
            (SPAN, SPAN, FLAGS + 2),
            1,
            "The own tableau, the first row and column of its frame first; for each place: "
            f"{_FLAGS}; was its ability used, was it planted in this turn; all 0 where no card is.",
        ),
        TensorSpec(
            "tableau_amounts",
            (SPAN, SPAN, AMOUNTS + 3),
            HIGH,
            f"For the same places: {_AMOUNTS}; sprouts, growth, points for its scoring ability{_MORE}.",
        ),
        TensorSpec(
            "faces",
            (len(FACES_OF[abundance]),),
            2,
            "Faces of Islands, Climates and Ecosystems: 2 the own ones and the shared Ecosystems, 1 those "
            "dealt to choose from.",
        ),
        TensorSpec(
            "hand", (cards,), 2, "By card of the deck: 1 in the own hand, 2 looked at to choose from."
        ),
        TensorSpec(
            "best",
            (BEST, FLAGS + 1),
            1,
            f"The own hand cards that promise most, the best one first: {_FLAGS}; can it be planted now.",
        ),
        TensorSpec(
            "best_amounts",
            (BEST, AMOUNTS + 1),
            HIGH,
            f"The same cards' {_AMOUNTS}; what planting it costs now{_MORE}.",
        ),
        TensorSpec("best_gains", (BEST, GAINS), 18, f"For the same cards, {_GAINS}."),
        TensorSpec(
            "best_worth",
            (BEST,),
            255,
            "What the same cards promise, their price paid, by the bots' rules of thumb: quarters of points, "
            f"{WORTH_0} more than it is; 0 without a card.",
        ),
    ]
    if setting.teams:
        parts += [
            TensorSpec(
                "boards",
                (2, 5),
                60,
                "Soil, sprouts, growth, cards, cards to compost on the own and on the other Team board.",
            ),
            TensorSpec("shared_cards", (cards,), 1, "Which cards lie on the own Team board."),
        ]
    if solo:
        parts += [
            TensorSpec("difficulty", (4,), 1, "One-hot: " + ", ".join(DIFFICULTIES) + "."),
            TensorSpec("gained", (2,), 60, "Soil gained and cards drawn in this turn that count for Gaia."),
            TensorSpec("gaia_deck", (6,), 1, "Which of her cards 360 to 365 are still to come in this pass."),
            TensorSpec("gaia_card", (6,), 1, "One-hot: her card turned over last."),
            TensorSpec(
                "gaia",
                (5,),
                10,
                "The pass, her soil, does her next turn fall out, cards that go to her at the end of the "
                "turn, her leaves on fauna cards.",
            ),
            TensorSpec(
                "gaia_points",
                (LINES + 1,),
                255,
                "Her points: the numbers of `points` (events as they are), and what she can expect to have.",
            ),
        ]
    return tuple(parts)


def action_space(setting: Setting) -> ActionSpace:
    """All kinds of actions there can be with these options."""
    abundance, seats = setting.abundance, int(setting.seats)
    absent = {"seed", "make-seed", "criterion"} if not abundance else set()
    absent |= {"claim"} if seats > 1 else set()
    absent |= {"team"} if not setting.teams else set()
    absent |= {"neighbour"} if not abundance or seats < 3 else set()
    cards = CARDS_OF_DECK[abundance][-1] + 1
    widths = dict.fromkeys(("pick", "compost", "keep", "event"), cards)
    widths |= {"face": FACES_OF[abundance][-1] + 1, "team": TEAM_CARD + cards, "neighbour": seats}
    return GRAMMAR.action_space(absent, widths | {"claim": 4, "make-seed": FROM_CLAIM + 4})


# --- observing -------------------------------------------------------------------------------------
def write_observation(state: EarthState, seat: int, out: BytesWriter) -> None:
    """Writes the numbers `observation_spec` describes."""
    setting = state.setting
    seats: i64 = setting.seats
    columns: i64 = seats + 1 if setting.solo else seats
    own: i64 = seat
    extra = 1 if setting.abundance else 0
    out.append(1 if setting.beginner else 0)
    out.append(0 if setting.beginner or setting.advanced else 1)
    out.append(1 if setting.advanced else 0)
    out.append(1 if setting.strict else 0)
    one_hot(out, len(PHASES), state.phase)
    one_hot(out, NO_ACTION + 1, state.action)
    within(out, state.turn, 100)
    within(out, len(state.deck), 255)
    within(out, len(state.discard), 255)
    active: i64 = -1 if state.phase == OVER else state.active
    one_hot(out, columns, turned(active, own, seats))
    one_hot(out, seats, turned(state.first, own, seats))
    one_hot(out, columns, turned(state.bonus, own, seats))
    fauna: i64 = blank(out, len(FAUNA_OF[extra]))
    for card in state.fauna:
        out[fauna + FAUNA_NUMBERS[extra][card]] = 1
    for number in range(4):
        taken = len(state.leaves[number])
        out.append(GOAL_AT[state.fauna[number]])
        out.append(level(state, taken) if taken < 5 else 0)
    if setting.options["month"] != "off":
        one_hot(out, len(MONTHS), MONTHS.index(state.month.name))
    terrains = vec[i64]([0] * PLACES)
    rows = [_seat(state, own, terrains)]
    for step in range(1, seats):
        other: i64 = own + step if own + step < seats else own + step - seats
        rows.append(_seat(state, other, vec[i64]([0] * PLACES)))
    begin: i64 = 0
    for width in WIDTHS[extra]:
        end: i64 = begin + width
        for row in rows:
            at = begin
            while at < end:
                out.append(row[at])
                at += 1
        begin = end
    _agenda(state, own, out)
    _tableau(state, own, terrains, out)
    _hand(state, own, extra, out)
    if setting.teams:
        _team_boards(state, own, extra, out)
    if setting.solo:
        _gaia(state, out)


def _seat(state: EarthState, seat: i64, terrains: vec[i64]) -> bytes:
    """What everybody may know of a seat: the parts of `_each` one after the other.

    `terrains` gets what the cards score by abilities of their own, by place.
    """
    player = state.players[seat]
    row = BytesWriter()
    row.append(1 if player.agenda else 0)
    row.append(1 if seat in state.queue else 0)
    one_hot(row, TASKS, packing.kind_of(player.agenda[-1]) if player.agenda else -1)
    within(row, player.soil, 60)
    within(row, len(player.hand), 40)
    within(row, len(player.compost), 100)
    within(row, len(player.pile), 20)
    kinds: i64 = 0
    more_kinds: i64 = 0
    gains: i64 = GAIN_SUMS[player.island] + GAIN_SUMS[player.climate]
    more_gains: i64 = MORE_GAIN_SUMS[player.island] + MORE_GAIN_SUMS[player.climate]
    saving: i64 = _saving(player.island) + _saving(player.climate)
    sprout_room: i64 = 0
    growth: i64 = 0
    growth_room: i64 = 0
    canopies: i64 = 0
    terrain: i64 = 0
    for place in player.spots:
        card = player.grid[place]
        kinds += KIND_SUMS[card]
        more_kinds += MORE_KIND_SUMS[card]
        gains += GAIN_SUMS[card]
        more_gains += MORE_GAIN_SUMS[card]
        saving += _saving(card)
        sprout_room += SPROUT_SPACES[card] - player.sprouts[place]
        pieces: i64 = player.growth[place]
        growth += pieces
        room: i64 = GROWTH_SPACES[card] - pieces
        growth_room += room
        if room > 0:
            canopies += CANOPY[card] - pieces
        worth: i64 = terrain_points_at(state, seat, place)
        terrains[place] = worth
        terrain += worth
    row.append(len(player.spots))
    for number in range(KINDS_A_WORD):
        row.append(int(kinds >> KIND_BITS * number & KIND_MOST))
    for number in range(MORE - 1 - KINDS_A_WORD):
        row.append(int(more_kinds >> KIND_BITS * number & KIND_MOST))
    sprouts: i64 = all_sprouts(player)
    within(row, sprouts, 100)
    within(row, sprout_room, 100)
    within(row, growth, 100)
    within(row, growth_room, 100)
    within(row, canopies, 100)
    for number in range(GAINS_A_WORD):
        within(row, gains >> GAIN_BITS * number & GAIN_MOST, 60)
    for number in range(GAINS_A_WORD):
        within(row, more_gains >> GAIN_BITS * number & GAIN_MOST, 60)
    within(row, saving, 20)
    base: i64 = base_points(player)
    events: i64 = event_points(player)
    grown: i64 = growth_points(player)
    ecosystems: i64 = ecosystem_points(state, seat)
    leaves: i64 = fauna_points(state, seat)
    bonus: i64 = state.bonus_points if state.bonus == seat else 0
    compost: i64 = len(player.compost)
    within(row, base, 255)
    within(row, events + EVENTS_0, 255)
    within(row, compost, 255)
    within(row, sprouts, 255)
    within(row, grown, 255)
    within(row, terrain, 255)
    within(row, ecosystems, 255)
    within(row, leaves, 255)
    within(row, bonus, 255)
    total: i64 = base + events + compost + sprouts + grown + terrain + ecosystems + leaves + bonus
    within(row, total, 255)
    within(row, total - 255, 255)
    _goals(state, seat, row)
    if state.setting.abundance:
        within(row, player.seeds, 60)
        within(row, player.leaves, 60)
        within(row, player.stored, 60)
        within(row, player.leaf_seeds, 60)
    return row.getvalue()


def _goals(state: EarthState, seat: i64, row: BytesWriter) -> None:
    """How far the seat is with each fauna card: `progress`, `achieved`, `leaf`."""
    player = state.players[seat]
    for number in range(4):
        done: i64 = 100
        if not (player.claimed | player.met) & BITS[number]:
            goal = GOALS[state.fauna[number]]
            assert goal is not None
            have: i64 = goal.value(state.players, int(seat), -1)
            done = 100 * have // GOAL_AT[state.fauna[number]]
        within(row, done, 100)
    for number in range(4):
        row.append(1 if player.met & BITS[number] else 0)
    for number in range(4):
        held = player.claimed & BITS[number] != 0
        row.append(level(state, state.leaves[number].index(int(seat))) if held else 0)


def _saving(card: i64) -> i64:
    return AMOUNT_ROWS[card][AMOUNTS - 1]


def _agenda(state: EarthState, seat: i64, out: BytesWriter) -> None:
    """What the seat itself has still to do."""
    player = state.players[seat]
    pending: i64 = blank(out, TASKS)
    for task in player.agenda:
        _count(out, pending + (packing.kind_of(task)))
    for task in player.later:
        _count(out, pending + (packing.kind_of(task)))
    top: i64 = player.agenda[-1] if player.agenda else 0
    within(out, packing.amount_of(top), 60)
    within(out, packing.place_of(top), 60)
    out.append(int(packing.step_of(top)))
    card = packing.card_of(top)
    out.write(FLAG_ROWS[card])
    out.write(AMOUNT_ROWS[card])
    out.write(GAIN_ROWS[card])


def _count(out: BytesWriter, at: i64) -> None:
    """One more there, up to 10."""
    if out[at] < 10:
        out[at] = out[at] + 1


def _tableau(state: EarthState, seat: i64, terrains: vec[i64], out: BytesWriter) -> None:
    """The own tableau, card by card, and the own faces."""
    player = state.players[seat]
    top, bottom, left, right = box(player.grid)
    out.append(top)
    out.append(bottom)
    out.append(left)
    out.append(right)
    cells: i64 = blank(out, CELLS * (FLAGS + 2))
    amounts: i64 = blank(out, CELLS * (AMOUNTS + 3))
    for place in player.spots:
        card = player.grid[place]
        cell: i64 = SPAN * (place // 7 - top) + place % 7 - left
        at: i64 = cells + cell * (FLAGS + 2)
        flags = FLAG_ROWS[card]
        for number in range(FLAGS):
            out[at + number] = flags[number]
        out[at + FLAGS] = 1 if place in player.used else 0
        out[at + FLAGS + 1] = 1 if card in player.planted else 0
        at = amounts + cell * (AMOUNTS + 3)
        printed = AMOUNT_ROWS[card]
        for number in range(AMOUNTS):
            out[at + number] = printed[number]
        out[at + AMOUNTS] = player.sprouts[place]
        out[at + AMOUNTS + 1] = player.growth[place]
        out[at + AMOUNTS + 2] = clipped(terrains[place], HIGH)
    extra = 1 if state.setting.abundance else 0
    numbers = FACE_NUMBERS[extra]
    faces: i64 = blank(out, len(FACES_OF[extra]))
    for face in open_faces(player):
        out[faces + numbers[face]] = 1
    for face in state.shared:
        out[faces + numbers[face]] = 2
    if player.island:
        out[faces + numbers[player.island]] = 2
    if player.climate:
        out[faces + numbers[player.climate]] = 2
    if player.ecosystem:
        out[faces + numbers[player.ecosystem]] = 2


def _rank(state: EarthState, seat: i64, best: list[int], worths: list[float]) -> None:
    """Fills in the hand cards that promise most and what, of equal ones the lower number first."""
    w = Worths(state, seat)
    for card in state.players[seat].hand:
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


def _hand(state: EarthState, seat: i64, extra: int, out: BytesWriter) -> None:
    """The own hand and the cards looked at, the best hand cards with all that is known of them."""
    player = state.players[seat]
    numbers = CARD_NUMBERS[extra]
    cards: i64 = blank(out, len(CARDS_OF_DECK[extra]))
    for card in player.hand:
        out[cards + numbers[card]] = 1
    for card in player.look:
        out[cards + numbers[card]] = 2
    best: list[int] = []
    worths: list[float] = []
    _rank(state, seat, best, worths)
    for card in best:
        out.write(FLAG_ROWS[card])
        out.append(1 if can_plant(player, card) else 0)
    missing = BEST - len(best)
    blank(out, missing * (FLAGS + 1))
    for card in best:
        out.write(AMOUNT_ROWS[card])
        within(out, price(player, card) if PLANTABLE[card] else 0, HIGH)
    blank(out, missing * (AMOUNTS + 1))
    for card in best:
        out.write(GAIN_ROWS[card])
    blank(out, missing * GAINS)
    for worth in worths:
        quarters: float = 4.0 * worth + float(WORTH_0) + 0.5
        within(out, int(quarters) if quarters > 1.0 else 1, 255)
    blank(out, missing)


def _team_boards(state: EarthState, seat: i64, extra: int, out: BytesWriter) -> None:
    """The own Team board, then the other one."""
    side: i64 = seat % 2
    for number in range(2):
        board = state.boards[side if number == 0 else 1 - side]
        within(out, board.soil, 60)
        within(out, board.sprouts, 60)
        within(out, board.growth, 60)
        within(out, len(board.cards), 60)
        within(out, len(board.compost), 60)
    cards: i64 = blank(out, len(CARDS_OF_DECK[extra]))
    for card in state.boards[side].cards:
        out[cards + CARD_NUMBERS[extra][card]] = 1


def _gaia(state: EarthState, out: BytesWriter) -> None:
    """Solo: the automatic opponent."""
    gaia = state.gaia
    assert gaia is not None
    one_hot(out, len(DIFFICULTIES), state.setting.difficulty)
    within(out, state.players[0].gained, 60)
    within(out, state.players[0].drawn, 60)
    at: i64 = blank(out, 6)
    for card in gaia.deck:
        out[at + card - NORTH] = 1
    one_hot(out, 6, gaia.turned[-1] - NORTH if gaia.turned else -1)
    out.append(int(gaia.passes))
    within(out, gaia.soil, 10)
    out.append(int(gaia.skips))
    within(out, len(gaia.unkept), 10)
    leaves = 0
    for row in state.leaves:
        if 1 in row:
            leaves += 1
    out.append(leaves)
    total: i64 = 0
    for points in gaia_lines(state):
        within(out, points, 255)
        total += points
    within(out, total, 255)
    within(out, total - 255, 255)
    # What she can expect as it was first estimated: bots know better now, but what is observed stays.
    left: i64 = cards_left(state)
    own = float(FULL - len(state.players[0].spots))
    hope = float(total)
    if left > 0:
        hope = hope + 13.7 + (5.9 + 0.45 * own) * float(left)
    within(out, int(hope), 255)


# --- small things ----------------------------------------------------------------------------------
def turned(column: i64, own: i64, seats: i64) -> i64:
    """The place of a column when the own seat comes first; -1 stays, Gaia's stays the last."""
    if column < 0 or column >= seats:
        return column
    return column - own if column >= own else column - own + seats
