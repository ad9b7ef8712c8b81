"""Living Planet for programs that learn: a position as small numbers, and its actions counted from 0.

A seat is told what `sights.view` shows it: Planet cards that lie face down are secret, and what lies behind
the screens of others is 0 where the option `screens` hides it. What is behind a colour (a seat, or a die
without one) stands in the same order everywhere: the own one, the others in seating order, absent colours.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ...core.noting import blank, clipped, marked, one_hot, within
from ...core.space import ActionSpace, Packed, TensorSpec
from . import agenda
from .agenda import CARD, DEPLETE, STRIKES, a_of, b_of, c_of, d_of, kind_of, seat_of
from .estimate import estimate
from .refs import GRAMMAR
from .scoring import leftovers, motors, oxygen_points
from .state import CATACLYSM, CHOOSE, OVER, PHASES, STAGES, TURN_OF_DICE, PlanetState
from .tables import (
    ALLOY_DAM,
    CATACLYSMS,
    CENTRE,
    CHIPS,
    DICE,
    IRON_DAM,
    LAVA,
    MOTOR,
    NO_RESOURCE,
    RESOURCES,
    ROW,
    SCIENTIST,
    SCIENTISTS,
    WOUNDED,
    Box,
    Setting,
)

VALUES: Final = 6
ICONS: Final = 8
THINGS: Final = 19
"""Numbers for each hex of the map: what it brings; what is on it."""
LINES: Final = 10
"""Lines of points: money, categories of buildings, Motorised Scientists, tokens, oxygen, pieces, in all."""
MIDDLE: Final = 32
"""What is added to coordinates, so that they are never below 0."""

KINDS: Final = DEPLETE - CARD + 1
"""Decisions, in the order of their numbers in `agenda`."""


def slots_of(box: Box) -> int:
    """How many hexes can be on the map: eight of Arboria's replace eight others."""
    return len(box.base_stack) + 1


def _each(box: Box) -> list[tuple[str, int, int, str]]:
    """What there is for each seat: name, width, largest number, what it says."""
    return [
        ("to_move", 1, 1, "Who owes a decision."),
        ("leader", 1, 1, "Who is the Leader."),
        ("chosen", 1, 1, "Who has put down a Planet card or played it in this turn."),
        ("mc", 1, 250, "Money in MC; 0 behind another's screen, 250 stands for more, too."),
        ("oxygen", 1, 60, "VP of oxygen tokens; 0 behind another's screen, 60 stands for more, too."),
        ("pieces", 6, max(box.reserve), "Pieces: " + ", ".join(RESOURCES) + "; 0 behind another's screen."),
        ("stock", 4, CHIPS, "In reserve: Scientists, Motorised Scientists, chips, Fate Control tokens."),
        ("units", 3, SCIENTISTS, "On the map: Scientists, wounded, Motorised Scientists."),
        (
            "buildings",
            len(box.types),
            6,
            "Buildings the seat controls, 6 standing for more, too: " + ", ".join(box.types) + ".",
        ),
        (
            "production",
            6 * VALUES,
            12,
            "What these give when a die shows a value, by resource and value, without what is paid for; 12 "
            "stands for more, too.",
        ),
        (
            "points",
            LINES,
            100,
            "Points if the game ended now: money, production, protection and finance buildings, Spaceports, "
            "Motorised Scientists, oxygen tokens, oxygen hexes, pieces, in all; without what lies behind "
            "another's screen; 100 stands for more, too.",
        ),
        (
            "outlook",
            1,
            255,
            "What the seat's buildings, units and sites still promise, with their points, in quarters of "
            "points; 255 stands for more, too.",
        ),
    ]


def observation_spec(setting: Setting) -> tuple[TensorSpec, ...]:
    """The parts of an observation; `note` writes them in this order."""
    box = setting.box
    seats = int(setting.seats)
    slots = slots_of(box)
    hexes = len(box.hexes)
    decisions = ", ".join(task.name for task in agenda.TASKS.values())
    stages = ", ".join(str(stage or "none") for stage in STAGES)
    cards = len(box.cards)
    most = max(box.reserve)
    parts = [
        TensorSpec("phase", (len(PHASES),), 1, "One-hot: " + ", ".join(PHASES) + "."),
        TensorSpec("stage", (len(STAGES),), 1, f"One-hot: the stage of the die: {stages}."),
        TensorSpec("turn", (2,), int(box.turns), "The number of the turn, and how many come after it."),
        TensorSpec("signs", (2,), 1, "Was the Leader's power used, is a resource exhausted."),
        TensorSpec("dice", (DICE, VALUES), 1, "For each colour, one-hot: the value of its die."),
        TensorSpec(
            "changed",
            (DICE, VALUES),
            1,
            "For each colour, one-hot: what the die was changed to for cataclysms.",
        ),
        TensorSpec(
            "board",
            (DICE, 3),
            DICE,
            "For each colour: the place of its die on the Leader board from 1, is it being resolved, was it.",
        ),
        TensorSpec("hands", (DICE, VALUES), 1, "For each colour: the Planet cards left, by value."),
        TensorSpec("card", (VALUES,), 1, "One-hot: the Planet card the seat itself has put down or played."),
        TensorSpec("named", (6,), 1, "One-hot: the resource named to be produced twofold."),
        TensorSpec("task", (KINDS,), 1, f"One-hot: the decision that is due: {decisions}."),
        TensorSpec("due", (4,), 255, "Its four numbers a to d, as `agenda` explains them."),
        TensorSpec("prices", (6,), max(box.most), "Prices in MC: " + ", ".join(RESOURCES) + "."),
        TensorSpec("deals", (2, 6), most, "In this Trade: pieces sold, pieces bought, by resource."),
        TensorSpec("offers", (cards,), 1, "Which Stock Market cards were drawn to choose from."),
        TensorSpec("discards", (cards,), 1, "Which Stock Market cards are discarded."),
        TensorSpec("reserve", (6,), most, "Pieces in the reserve."),
        TensorSpec("depleted", (6,), most, "Pieces that have left the game."),
        TensorSpec("supply", (len(box.tile_type),), max(box.tile_count), "Tiles left, by type and value."),
        TensorSpec("stack", (2,), hexes, "Hexes of the stack: unknown ones, those put back under it."),
        TensorSpec("drawn", (hexes,), 1, "Which hexes were drawn to choose from."),
        TensorSpec("under", (hexes,), 1, "Which hexes are under the stack."),
    ]
    if box.arboria:
        parts += [
            TensorSpec("fires", (1,), max(int(box.fires), 1), "Fire tokens left."),
            TensorSpec(
                "dams", (6, 3), 1, "On each map side of the Volcano, one-hot: iron, vibrium, alloy dam."
            ),
        ]
    for name, width, high, about in _each(box):
        parts.append(TensorSpec(name, (seats, width) if width > 1 else (seats,), high, about))
    parts += [
        TensorSpec(
            "map",
            (slots, 3),
            1,
            "For each hex in the order of placing: is there one, is it the Volcano, does it burn.",
        ),
        TensorSpec("cells", (slots, 2), 2 * MIDDLE, f"Its coordinates q and r, {MIDDLE} more than they are."),
        TensorSpec(
            "icons",
            (slots, ICONS),
            8,
            "Its oxygen stars; its icons of earthquake, tornado, geyser, fire, flood; its cataclysms that "
            "are being resolved; those that dice still to come in this turn bring it; 8 stands for more, "
            "too.",
        ),
        TensorSpec(
            "strikes",
            (slots, VALUES),
            8,
            "How many cataclysms each value of a die brings it: of the die being resolved, of the own one "
            "while there is none.",
        ),
        TensorSpec(
            "things",
            (slots, THINGS),
            8,
            "Own Scientists, wounded, Motorised Scientists outside; others' able and wounded units outside; "
            "own buildings, own ones with an able unit, others' buildings, nobody's; own units and others' "
            "in buildings; free sites that show iron, oil, electricity, mycelium, vibrium, wood, nothing; "
            "platforms; 8 stands for more, too.",
        ),
    ]
    return tuple(parts)


# --- actions ---------------------------------------------------------------------------------------
def action_space(setting: Setting) -> ActionSpace:
    """The kinds in the order of their rows, their operands by field.

    Most numbers are placements: any hex in any rotation on any cell the map can grow to.
    """
    box = setting.box
    slots = slots_of(box)
    sites = 4 * slots
    places = 5 * slots
    resources = int(box.resources)
    most = max(box.reserve)
    burning = box.fires > 0
    units = (SCIENTIST, MOTOR)
    unit = [(2, units), (8, range(places))]
    explorations = 1 if box.once & 1 << agenda.EXPLORE else int(box.actions)
    placed = min(slots - 1, int(box.turns * setting.seats) * explorations + 1)
    deals = Packed([(8, range(1, most + 1)), (3, range(resources))])
    tiles = range(len(box.tile_type))
    hexes = [hex for hex in range(len(box.hexes)) if hex != box.landing]
    nobody = agenda.NO_UNIT
    return GRAMMAR.action_space(
        [*(() if box.arboria else ("dam",)), *(() if burning else ("douse", "onto"))],
        {
            "choose_card": Packed([(3, range(1, VALUES + 1))]),
            "resource": resources,
            "heal": places,
            "repair": sites,
            "dam": Packed([(3, range(6)), (2, range(IRON_DAM, ALLOY_DAM + 1))]),
            "douse": Packed([(5, range(slots)), (3, range(resources))]),
            "lay": Packed([(3, range(6)), (12, cells_within(placed)), (6, hexes)]),
            "unit": Packed(unit),
            "step": Packed([(8, range(places)), *unit]),
            "raise": Packed([(1, (0, 1) if box.arboria else (0,)), (7, range(sites)), (8, tiles)]),
            "crew": Packed([(2, (*units, nobody & 3)), (8, [*range(places), nobody >> 2]), (1, (0, 1))]),
            "price": 2 * resources,
            "take_card": len(box.cards),
            "sell": deals,
            "buy": deals,
            "value": Packed([(3, range(1, VALUES + 1))]),
            "target": Packed([(3, range(len(CATACLYSMS))), (5, range(slots))]),
            "pay": resources,
            "onto": slots,
        },
    )


def cells_within(distance: int) -> list[int]:
    """The cells so far from the middle, or nearer."""
    found = []
    for q in range(-distance, distance + 1):
        for r in range(-distance, distance + 1):
            if abs(q + r) <= distance:
                found.append(CENTRE + q * ROW + r)
    return found


# --- observing -------------------------------------------------------------------------------------
def write_observation(state: PlanetState, seat: int, out: BytesWriter) -> None:
    """Writes the numbers `observation_spec` describes."""
    box = state.box
    seats: i64 = state.seats
    own: i64 = seat
    over = state.phase == OVER
    one_hot(out, len(PHASES), state.phase)
    one_hot(out, len(STAGES), state.stage)
    out.append(int(state.turn))
    out.append(0 if over else int(box.turns - state.turn))
    out.append(1 if state.power_used else 0)
    out.append(1 if state.exhausted else 0)
    colours = [int((own + step) % seats) if step < seats else step for step in range(DICE)]
    _dice(state, colours, out)
    one_hot(out, VALUES, state.chosen[own] - 1)
    one_hot(out, 6, state.named)
    entry: i64 = state.tasks[-1] if state.tasks and not over else 0
    kind: i64 = -1 if over else 0 if state.phase == CHOOSE else kind_of(entry) - CARD
    one_hot(out, KINDS, kind)
    if kind > 0:
        out.append(int(a_of(entry)))
        out.append(int(b_of(entry)))
        out.append(int(c_of(entry)))
        out.append(int(d_of(entry)))
    else:
        blank(out, 4)
    _add(out, state.prices)
    for dealt in state.dealt:
        out.append(dealt if dealt > 0 else 0)
    for dealt in state.dealt:
        out.append(-dealt if dealt < 0 else 0)
    marked(out, len(box.cards), state.offers)
    marked(out, len(box.cards), state.discards)
    _add(out, state.reserve)
    _add(out, state.depleted)
    _add(out, state.supply)
    out.append(len(state.stack))
    out.append(len(state.under))
    marked(out, len(box.hexes), state.drawn)
    marked(out, len(box.hexes), state.under)
    if box.arboria:
        out.append(int(state.fire_tokens))
        for dam in state.dams:
            one_hot(out, 3, dam - 1)
    _seats(state, own, colours, kind, entry, out)
    _map(state, own, out)


def _add(out: BytesWriter, numbers: list[int]) -> None:
    for number in numbers:
        out.append(number)


def place_of(state: PlanetState, colour: i64) -> i64:
    """The place of a die on the Leader board, -1 before it has one."""
    for number in range(len(state.order)):
        if state.order[number] == colour:
            return number
    return -1


def _dice(state: PlanetState, colours: list[int], out: BytesWriter) -> None:
    """The dice of all colours, those of the seats first, and the cards they may still be chosen with."""
    for colour in colours:
        one_hot(out, VALUES, state.values[colour] - 1)
    for colour in colours:
        one_hot(out, VALUES, state.changed[colour] - 1)
    for colour in colours:
        place = place_of(state, colour)
        out.append(int(place + 1))
        out.append(1 if 0 <= place == state.current else 0)
        out.append(1 if 0 <= place < state.current else 0)
    for colour in colours:
        hand: i64 = state.hands[colour]
        for value in range(1, VALUES + 1):
            out.append(int(hand >> value & 1))


def _seats(state: PlanetState, own: i64, colours: list[int], kind: i64, entry: i64, out: BytesWriter) -> None:
    """A row per seat in every part, the own one first."""
    box = state.box
    seats: i64 = state.seats
    types: i64 = len(box.types)
    units = vec[i64]([0] * int(3 * seats))
    buildings = vec[i64]([0] * int(types * seats))
    production = vec[i64]([0] * int(6 * VALUES * seats))
    points = vec[i64]([0] * int(LINES * seats))
    _count(state, units, buildings, production, points)
    to_move: i64 = -1 if kind <= 0 else seat_of(entry)
    rows = colours[: int(seats)]
    for seat in rows:
        choosing = state.phase == CHOOSE and state.chosen[seat] == 0
        out.append(1 if choosing or seat == to_move else 0)
    for seat in rows:
        out.append(1 if seat == state.leader else 0)
    for seat in rows:
        out.append(1 if state.chosen[seat] else 0)
    _stocks(state, own, rows, points, out)
    for seat in rows:
        out.append(state.scientists[seat])
        out.append(state.motors[seat])
        out.append(state.own_chips[seat])
        out.append(state.fate[seat])
    _columns(out, rows, units, 3, 255)
    _columns(out, rows, buildings, types, 6)
    _columns(out, rows, production, 6 * VALUES, 12)
    for seat in rows:
        line: i64 = seat * LINES
        points[line + 5] = motors(state, seat) * box.vp_motor
        points[line + 7] = oxygen_points(state, seat) if box.arboria else 0
        total: i64 = 0
        for number in range(LINES - 1):
            total += points[line + number]
        points[line + LINES - 1] = total
    _columns(out, rows, points, LINES, 100)
    for seat in rows:
        quarters: float = 4.0 * outlook(state, seat) + 0.5
        within(out, int(quarters) if quarters > 0.0 else 0, 255)


def _stocks(state: PlanetState, own: i64, rows: list[int], points: vec[i64], out: BytesWriter) -> None:
    """Money, oxygen and pieces, if they are open, with what they are worth."""
    box = state.box
    setting = state.setting
    over = state.phase == OVER
    for seat in rows:
        if seat == own or over or not setting.hides_money:
            points[seat * LINES] = state.mc[seat] // box.mc_per_vp
            points[seat * LINES + 6] = state.oxygen[seat]
            within(out, state.mc[seat], 250)
        else:
            out.append(0)
    for seat in rows:
        within(out, points[seat * LINES + 6], 60)
    for seat in rows:
        if seat == own or over or not setting.hides_pieces:
            points[seat * LINES + 8] = leftovers(state, seat) * box.vp_piece
            for resource in range(6):
                out.append(state.pieces[seat * 6 + resource])
        else:
            blank(out, 6)


def _count(
    state: PlanetState, units: vec[i64], buildings: vec[i64], production: vec[i64], points: vec[i64]
) -> None:
    """Adds up what is on the map, each in the row of its seat."""
    box = state.box
    seats: i64 = state.seats
    types: i64 = len(box.types)
    for slot in range(len(state.hexes)):
        at: i64 = slot * seats * 3
        for number in range(3 * seats):
            units[number] = units[number] + state.outside[at + number]
        for place in range(4):
            site = slot * 4 + place
            tile: i64 = state.tiles[site]
            if tile == 0:
                continue
            crew: i64 = state.crew[site]
            if crew:
                units[crew - 1] = units[crew - 1] + 1
            owner: i64 = state.controller(site)
            if owner < 0:
                continue
            of_type: i64 = box.tile_type[tile - 1]
            mine: i64 = owner * types + of_type
            buildings[mine] = buildings[mine] + 1
            mine = owner * LINES + 1 + box.category[of_type]
            points[mine] = points[mine] + box.vp[of_type]
            product: i64 = box.product[of_type]
            if product != NO_RESOURCE:
                value: i64 = box.tile_value[tile - 1]
                if box.dice_on_sites:
                    value = box.site_dice[state.hexes[slot] * 4 + place] & 7
                if value > 0:
                    mine = (owner * 6 + product) * VALUES + value - 1
                    production[mine] = production[mine] + box.amount[of_type]


def _columns(out: BytesWriter, rows: list[int], numbers: vec[i64], width: i64, high: i64) -> None:
    """Writes so many numbers of each seat, in this order of seats."""
    for seat in rows:
        at: i64 = seat * width
        for _ in range(width):
            number = numbers[at]
            if number == 0:
                out.append(0)
            else:
                within(out, number, high)
            at += 1


def outlook(state: PlanetState, seat: i64) -> float:
    """The estimate of a seat that has nothing behind its screen."""
    mc = state.mc[seat]
    oxygen = state.oxygen[seat]
    pieces = state.pieces
    state.mc[seat] = 0
    state.oxygen[seat] = 0
    state.pieces = [0] * len(pieces)
    found = estimate(state, seat)
    state.mc[seat] = mc
    state.oxygen[seat] = oxygen
    state.pieces = pieces
    return found


def _map(state: PlanetState, own: i64, out: BytesWriter) -> None:
    """A row per hex that can be there in every part, in the order of placing."""
    box = state.box
    count: i64 = len(state.hexes)
    missing: i64 = slots_of(box) - count
    for slot in range(count):
        out.append(1)
        out.append(1 if slot == state.volcano else 0)
        out.append(1 if state.burns(slot) else 0)
    blank(out, 3 * missing)
    for cell in state.cells:
        out.append(cell // ROW)
        out.append(cell % ROW)
    blank(out, 2 * missing)
    threats = _threats(state)
    struck = vec[i64]([0] * int(count))
    for what in state.strikes:
        struck[what >> 3] = struck[what >> 3] + 1
    for slot in range(count):
        hex: i64 = state.hexes[slot]
        within(out, box.stars[hex], 8)
        for cataclysm in range(LAVA):
            within(out, box.shows[hex * 8 + cataclysm], 8)
        within(out, struck[slot], 8)
        within(out, threats[hex], 8)
    blank(out, ICONS * missing)
    _strikes(state, own, out)
    blank(out, VALUES * missing)
    things: i64 = blank(out, THINGS * (count + missing))
    for slot in range(count):
        _things(state, own, slot, out, things + THINGS * slot)


def _strikes(state: PlanetState, own: i64, out: BytesWriter) -> None:
    """What values of a die would bring the hexes of the map."""
    box = state.box
    colour = own
    if state.phase == TURN_OF_DICE and state.current >= 0:
        colour = state.colour()
    brought = vec[i64]([0] * (len(box.hexes) * VALUES))
    for value in range(VALUES):
        for icon in box.strikes[colour * 8 + value + 1]:
            brings: i64 = (icon >> 3) * VALUES + value
            brought[brings] = brought[brings] + 1
    for hex in state.hexes:
        at: i64 = hex * VALUES
        for value in range(VALUES):
            within(out, brought[at + value], 8)


def _things(state: PlanetState, own: i64, slot: i64, out: BytesWriter, at: i64) -> None:
    """What is on a hex, written over zeros; no number gets beyond 8 but those of units."""
    box = state.box
    hex: i64 = state.hexes[slot]
    able: i64 = 0
    wounded: i64 = 0
    for seat in range(state.seats):
        here: i64 = (slot * state.seats + seat) * 3
        if seat == own:
            out[at] = clipped(state.outside[here + SCIENTIST], 8)
            out[at + 1] = clipped(state.outside[here + WOUNDED], 8)
            out[at + 2] = clipped(state.outside[here + MOTOR], 8)
        else:
            able += state.outside[here + SCIENTIST] + state.outside[here + MOTOR]
            wounded += state.outside[here + WOUNDED]
    out[at + 3] = clipped(able, 8)
    out[at + 4] = clipped(wounded, 8)
    for place in range(4):
        site: i64 = slot * 4 + place
        if state.tiles[site] == 0:
            if place < box.site_count[hex]:
                free: i64 = at + 11 + box.icons[hex * 4 + place]
                out[free] = out[free] + 1
            continue
        crew: i64 = state.crew[site]
        inside = crew != 0 and (crew - 1) // 3 == own
        owner: i64 = state.controller(site)
        if owner == own:
            out[at + 5] = out[at + 5] + 1
            if inside and (crew - 1) % 3 != WOUNDED:
                out[at + 6] = out[at + 6] + 1
        else:
            others: i64 = at + 7 if owner >= 0 else at + 8
            out[others] = out[others] + 1
        if crew:
            held: i64 = at + 9 if inside else at + 10
            out[held] = out[held] + 1
        out[at + 18] = out[at + 18] + state.platforms[site]


def _threats(state: PlanetState) -> vec[i64]:
    """By hex: how many cataclysms the dice still to come in this turn bring it, as they show now."""
    box = state.box
    found = vec[i64]([0] * len(box.hexes))
    for colour in range(DICE):
        value: i64 = state.values[colour]
        if value == 0:
            continue
        place = place_of(state, colour)
        if 0 <= place < state.current:
            continue
        if 0 <= place == state.current and state.stage == CATACLYSM:
            listed = True
            for entry in state.tasks:
                if kind_of(entry) == STRIKES:
                    listed = False
            if listed:
                continue
        if state.changed[colour]:
            value = state.changed[colour]
        for icon in box.strikes[colour * 8 + value]:
            found[icon >> 3] = found[icon >> 3] + 1
    return found
