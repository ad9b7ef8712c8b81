"""Biomos for programs that learn: a position as small numbers, and its actions counted from 0.

Everything is public (rulings 36 and 59), so a seat's observation differs from another's only in whose row
comes first. All parts are laid out for the options a game has: nothing is reserved for what can't be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ...core.noting import clipped
from ...core.space import TensorSpec
from . import packing
from .actions import GRAMMAR
from .estimate import NEARNESS, missing
from .packing import TRACK
from .tables import POINTS

if TYPE_CHECKING:
    from ...core.space import ActionSpace
    from .state import BiomosState, Setting

CARDS: Final = 40
PLACES: Final = 8
PHASES: Final = 7
ALWAYS: Final = PHASES + 2 + 5 + 5 + CARDS + PLACES
"""Numbers that are there once: phase, turn, deck, centre, pouch, face-up cards, their points."""
SOLO: Final = 5 + CARDS + 1
EACH: Final = 1 + 5 * TRACK + 5 + 5 + 1 + CARDS + 1 + PLACES
"""Numbers for each seat: to move, track, moon, tally, free spaces, claimed cards, points, worth."""
ADVANCED: Final = 5 + 5 + 4
"""For each seat on the Advanced side: both recesses, planet board."""
WORTHS: Final[list[bytes]] = [bytes([round(10 * share * points) for share in NEARNESS]) for points in POINTS]
"""Tenths of points by card and number of missing tokens."""


def observation_spec(setting: Setting) -> tuple[TensorSpec, ...]:
    """The parts of an observation; `note` writes them in this order."""
    seats = int(setting.seats)
    parts = [
        TensorSpec(
            "phase",
            (PHASES,),
            1,
            "One-hot: what is due; choose a planet, place, lift a token (the moon's effect), trigger an "
            "event, claim, let the Black Hole claim, or nothing since the game is over.",
        ),
        TensorSpec("turn", (1,), 61, "The number of the turn, from 1."),
        TensorSpec("deck", (1,), 30, "How many basic cards are in the deck."),
        TensorSpec("centre", (5,), 5, "Tokens in the centre: sea, desert, forest, mountain, glacier."),
        TensorSpec("pouch", (5,), 12, "Tokens in the pouch, by terrain."),
        TensorSpec("faceup", (CARDS,), 1, "Which cards are on offer: basic 1 to 30, giant 1 to 10."),
        TensorSpec(
            "offer",
            (PLACES,),
            max(POINTS),
            "Points of the card in each place, four basic ones, then four giant ones; 0 where there is none.",
        ),
    ]
    if seats == 1:
        parts += [
            TensorSpec("hole", (5,), 12, "Tokens on the Black Hole, by terrain."),
            TensorSpec("absorbed", (CARDS,), 1, "Which cards the Black Hole has claimed."),
            TensorSpec("hole_points", (1,), 255, "The Black Hole's points; 255 stands for more, too."),
        ]
    parts += [
        TensorSpec("to_move", (seats,), 1, "Who owes the decision."),
        TensorSpec(
            "track", (seats, TRACK, 5), 1, "One-hot: the terrain on each space of the track, in order."
        ),
        TensorSpec("moon", (seats, 5), 1, "One-hot: the terrain of the moon; all 0 before it is formed."),
    ]
    if setting.advanced:
        parts += [
            TensorSpec("recesses", (seats, 2, 5), 1, "One-hot: the terrain in recess A and recess B."),
            TensorSpec("board", (seats, 4), 1, "One-hot: the planet board; all 0 before it is chosen."),
        ]
    parts += [
        TensorSpec("tally", (seats, 5), TRACK + 2, "Tokens on track and recesses, by terrain."),
        TensorSpec("free", (seats,), TRACK + 2, "Free spaces of track and recesses."),
        TensorSpec("claimed", (seats, CARDS), 1, "Which cards the seat has claimed."),
        TensorSpec("points", (seats,), 255, "Points if the game ended now; 255 stands for more, too."),
        TensorSpec(
            "worth",
            (seats, PLACES),
            max([worths[0] for worths in WORTHS]),
            "For the card in each place: its points in tenths, weighed by how few tokens its pattern lacks "
            "on this planet (80% none, 42% one, 17% two, 7% three, 3% four); 0 if there is no room.",
        ),
    ]
    return tuple(parts)


def action_space(setting: Setting) -> ActionSpace:
    """The numbers of actions: kinds in the order of their rows, operands as there, but for the skipped ones.

    Planet boards, placements (terrain, spot), lifts (start, end), events (kind, spot), claims of the seat,
    claims of the Black Hole; last the three ways to decline: a lift, an event, a claim.
    """
    absent = () if setting.advanced else ("planet", "event")
    return GRAMMAR.action_space([*absent, *(() if setting.solo else ("absorb",))])


def size(seats: i64, advanced: bool) -> int:
    """How many numbers there are."""
    return int(ALWAYS + seats * (EACH + ADVANCED if advanced else EACH) + (SOLO if seats == 1 else 0))


def write_observation(position: BiomosState, seat: int, out: BytesWriter) -> None:  # noqa: C901 - in its order
    """Writes the numbers of `observation_spec`. Most are 0, so only the others are written one by one."""
    setting = position.setting
    seats: i64 = setting.seats
    advanced = setting.advanced
    at: i64 = len(out)
    if not setting.blank:
        setting.blank = bytes(size(setting.seats, setting.advanced))
    out.write(setting.blank)
    out[at + position.phase] = 1
    at += PHASES
    out[at] = int(position.turn)
    out[at + 1] = int(packing.size_of(position.deck))
    at += 2
    for terrain in range(1, 6):
        out[at] = int(packing.held(position.centre, packing.CENTRE, terrain))
        out[at + 5] = int(packing.held(position.pouch, packing.POUCH, terrain))
        at += 1
    at += 5
    for place in range(PLACES):
        card: i64 = packing.card_at(position.rows, place)
        if card < CARDS:
            out[at + card] = 1
            out[at + CARDS + place] = POINTS[card]
    at += CARDS + PLACES
    if setting.solo:
        for terrain in range(1, 6):
            out[at] = int(packing.held(position.hole, packing.HOLE, terrain))
            at += 1
        flag(out, at, position.absorbed)
        at += CARDS
        out[at] = clipped(position.hole_score(), 255)
        at += 1
    # From here on there is a row per seat in every part.
    at_track: i64 = at + seats
    at_moon: i64 = at_track + 5 * TRACK * seats
    at_recesses: i64 = at_moon + 5 * seats
    at_board: i64 = at_recesses
    at_tally: i64 = at_recesses
    if advanced:
        at_board += 10 * seats
        at_tally = at_board + 4 * seats
    at_free: i64 = at_tally + 5 * seats
    at_claimed: i64 = at_free + seats
    at_points: i64 = at_claimed + CARDS * seats
    at_worth: i64 = at_points + seats
    over = position.phase == PHASES - 1
    own: i64 = seat
    for row in range(seats):
        other: i64 = own + row
        if other >= seats:
            other -= seats
        if other == position.active and not over:
            out[at + row] = 1
        planet: i64 = position.planet(other)
        left: i64 = planet & packing.ON_TRACK
        spot: i64 = at_track + 5 * TRACK * row - 1
        while left:
            out[spot + (left & 7)] = 1
            left >>= 3
            spot += 5
        token: i64 = packing.moon_of(planet)
        if token:
            out[at_moon + 5 * row + token - 1] = 1
        if advanced:
            token = packing.token(planet, packing.RECESS_A)
            if token:
                out[at_recesses + 10 * row + token - 1] = 1
            token = packing.token(planet, packing.RECESS_B)
            if token:
                out[at_recesses + 10 * row + token + 4] = 1
            board: i64 = packing.board_of(planet)
            if board:
                out[at_board + 4 * row + board - 1] = 1
        counts: i64 = packing.tally(planet)
        for terrain in range(1, 6):
            out[at_tally + 5 * row + terrain - 1] = int(packing.counted(counts, terrain))
        free: i64 = packing.room(planet, advanced)
        out[at_free + row] = int(free)
        flag(out, at_claimed + CARDS * row, position.claims(other))
        out[at_points + row] = clipped(position.score(int(other)), 255)
        tokens: i64 = packing.row_of(planet)
        for place in range(PLACES):
            card = packing.card_at(position.rows, place)
            if card < CARDS:
                lacking = missing(tokens, card)
                if lacking <= free:
                    out[at_worth + PLACES * row + place] = WORTHS[card][lacking]


def flag(out: BytesWriter, at: i64, cards: i64) -> None:
    """Writes a 1 for every card of a set."""
    while cards:
        if cards & 0xFF == 0:  # few cards are claimed
            cards >>= 8
            at += 8
            continue
        if cards & 1:
            out[at] = 1
        cards >>= 1
        at += 1
