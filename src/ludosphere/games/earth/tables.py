"""The cards as flat rows of numbers for the rules, and how actions and agenda entries are packed.

An *action* is `kind * KIND + operand`; the operand is a card, a place, an amount or a small number.
An *entry* of a seat's agenda is something still to be done: its kind in the low bits, then an amount, a
place, a card, which of its abilities, which gain of it, and whether an event is its source.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from . import cards
from .cards import CARDS, COLORS, Ability, Gain, Passive
from .filters import Matcher, matcher
from .measures import Gauge, Score, gauge, score

BITS: Final = [1 << bit for bit in range(62)]

# --- actions ---------------------------------------------------------------------------------
KIND: Final = 1024
FACE: Final = 1
"""Choose a face at set-up: a card."""
ACTION: Final = 2
"""Choose the action of the turn: a colour."""
OPTION: Final = 3
"""Choose a side of an "or": GET_SOIL … GET_GROWTH."""
TAKE: Final = 4
"""Take so many of what is offered."""
PICK: Final = 5
"""Pick a hand card to plant."""
SPACE: Final = 6
"""A place: plant there, put a piece there, take one from there, copy the ability there."""
COMPOST: Final = 7
"""A hand card goes onto the compost."""
KEEP: Final = 8
"""Keep one of the cards looked at."""
USE: Final = 9
"""Use an ability: of the card at a place, of the ISLAND or CLIMATE, or the one OFFERED."""
EVENT: Final = 10
"""Play an event from the hand."""
CONVERT: Final = 11
"""Turn 3 sprouts into 2 soil."""
DONE: Final = 12
"""Stop, decline, end; for a payment: the rest in soil."""
CLAIM: Final = 13
"""Solo: the fauna card Gaia claims, by its place 0–3."""
TEAM: Final = 14
"""Teams: leave so much on the Team board; or take from it TEAM_THING + GET_…, or TEAM_CARD + card."""
TEAM_THING: Final = 256
TEAM_CARD: Final = 512
SEED: Final = 15
"""Abundance: use a seed in one of the ways of `SEED_USES`."""
MAKE_SEED: Final = 16
"""Abundance: from sprouts, from a leaf of the board or of a fauna card (`abundance.FROM_…`)."""
CRITERION: Final = 17
"""Abundance: what to germinate, by its place in the list of criteria."""
NEIGHBOUR: Final = 18
"""Abundance: the seat that is given sprouts."""

ISLAND: Final = 49
CLIMATE: Final = 50
OFFERED: Final = 51
"""Operands of USE after the 49 places."""

GET_SOIL: Final = 0
GET_COMPOST: Final = 1
GET_SPROUT: Final = 2
GET_DRAW: Final = 3
GET_GROWTH: Final = 4
OPTIONS: Final = ("soil", "compost", "sprout", "draw", "growth")

# --- agenda entries --------------------------------------------------------------------------
AT_AMOUNT: Final = 6
AT_PLACE: Final = 14
AT_CARD: Final = 20
AT_ABILITY: Final = 30
AT_STEP: Final = 32
AT_SOURCE: Final = 36

E_FACE: Final = 0  # amount: 0 island, 1 climate, 2 ecosystem
E_SETUP: Final = 1  # amount: hand cards still to compost
E_CHOOSE: Final = 2
E_OR: Final = 3
E_PLANT: Final = 4  # amount: cards one may still plant
E_PUT: Final = 5  # card: the one being planted
E_PAY: Final = 6  # amount: what is left of the cost; card, place
E_TAKE_SOIL: Final = 7  # amount: offered
E_TAKE_DRAW: Final = 8
E_TAKE_COMPOST: Final = 9
E_DRAW_KEEP: Final = 10  # amount: cards to draw, of which one or KEEPS are kept
E_KEEP: Final = 11  # amount: how many of the cards looked at
E_RECOVER: Final = 12  # the same; the others return to the compost
E_SPROUT: Final = 13  # amount: pieces to put; card, ability, step: where they may go
E_GROWTH: Final = 14
E_HAND: Final = 15  # amount: hand cards one may compost
E_PAY_HAND: Final = 16
E_PAY_SPROUT: Final = 17
E_PAY_GROWTH: Final = 18
E_OFFER: Final = 19  # card, ability: a black ability with a cost, or the event of the end of a turn
E_ABILITY: Final = 20  # card, ability, step, place: the next gain of it
E_PASSIVE: Final = 21  # card, step: the next gain of its lasting effect
E_SOIL: Final = 22  # amount: soil that comes by itself
E_COPY: Final = 23  # amount: colour; place
E_ACT: Final = (
    24  # amount: block begun (BOARD, TABLEAU); place: first one left in it; step: 1 if the other is spent
)
E_LAST: Final = 25
E_CLAIM: Final = 26  # amount: row
E_LEAVE: Final = 27  # amount: what was not taken, place: GET_… what it is
E_TEAM: Final = 28
E_STORE: Final = 29  # amount: stored sprouts one may place
E_SEED: Final = 30  # amount: seeds that come by themselves
E_GERMINATE: Final = 31
E_GIVE: Final = 32  # amount: sprouts
E_EVENING: Final = 33

BOARD: Final = 1
TABLEAU: Final = 2

WINDOWS: Final = [kind in (E_CHOOSE, E_OR, E_PLANT, E_ACT, E_LAST, E_TEAM, E_EVENING) for kind in range(64)]
"""Entries in front of which events may be played and sprouts converted [REF]."""

# --- effects ---------------------------------------------------------------------------------
OP_SOIL: Final = 0
OP_SPROUT: Final = 1
OP_GROWTH: Final = 2
OP_DRAW: Final = 3
OP_HAND: Final = 4
OP_DECK: Final = 5
OP_COPY: Final = 6
OP_RECOVER: Final = 7
OP_SEED: Final = 8
OP_GIVE: Final = 9
OP_EXTRA: Final = 10
OP_GERMINATE: Final = 11
_OPS = {
    "gain_soil": OP_SOIL,
    "gain_sprout": OP_SPROUT,
    "gain_growth": OP_GROWTH,
    "draw": OP_DRAW,
    "compost_from_hand": OP_HAND,
    "compost_from_deck": OP_DECK,
    "copy_ability": OP_COPY,
    "recover_from_compost": OP_RECOVER,
    "gain_seed": OP_SEED,
    "give_sprout": OP_GIVE,
    "extra_planting": OP_EXTRA,
    "germinate": OP_GERMINATE,
}
ANYWHERE: Final = 0
ROW: Final = 1
COLUMN: Final = 2
CORNERS: Final = 3
AROUND: Final = 4
_ZONES = {"": ANYWHERE, "row": ROW, "column": COLUMN, "diagonal": CORNERS, "adjacent": AROUND}
ON_ACTIVATION: Final = 0
ON_PLANTING: Final = 1
ON_PAYING: Final = 2
ON_PLAYING: Final = 3
ON_SETUP: Final = 4
ON_PASSIVE: Final = 5
AT_END: Final = 6
_TRIGGERS = {
    "activation": ON_ACTIVATION,
    "planting": ON_PLANTING,
    "paying": ON_PAYING,
    "playing": ON_PLAYING,
    "setup": ON_SETUP,
    "passive": ON_PASSIVE,
    "endgame": AT_END,
}


@final
class Effect:
    """One gain, flat: `amount` for every `every` of `per`, put in a `zone`."""

    def __init__(self, gain: Gain) -> None:
        self.op: i64 = _OPS[gain.op]
        self.amount: i64 = gain.amount
        self.every: i64 = gain.every
        self.per: Gauge | None = gauge(gain.per) if gain.per else None
        where = gain.where
        self.zone: i64 = _ZONES[where.zone if where else ""]
        self.include_self: bool = where is not None and where.include_self
        self.each: bool = where is not None and where.each
        self.fits: Matcher | None = matcher(where.filter) if where else None
        self.color: i64 = COLORS.index(gain.color) if gain.color else -1
        self.look: i64 = gain.look
        self.one: bool = gain.to == "one_other_player"
        self.by_neighbours: bool = gain.per is not None and gain.per.player == "best_neighbour"


@final
class Power:
    """An ability, flat: what it costs of each kind, then its gains in order."""

    def __init__(self, ability: Ability) -> None:
        self.color: i64 = COLORS.index(ability.color)
        self.trigger: i64 = _TRIGGERS[ability.trigger]
        self.chose: i64 = COLORS.index(ability.chose) if ability.chose else -1
        costs = {"soil": 0, "sprout": 0, "growth": 0, "hand": 0, "compost": 0}
        for cost in ability.cost:
            costs[cost.source if cost.resource == "card" else cost.resource] += cost.amount
        self.soil: i64 = costs["soil"]
        self.sprouts: i64 = costs["sprout"]
        self.growth: i64 = costs["growth"]
        self.hand: i64 = costs["hand"]
        self.compost: i64 = costs["compost"]
        self.free: bool = not ability.cost
        self.effects: list[Effect] = [Effect(gain) for gain in ability.gain]


@final
class Lasting:
    """A lasting effect, flat."""

    def __init__(self, passive: Passive) -> None:
        self.amount: i64 = passive.amount
        self.fits: Matcher | None = matcher(passive.filter) if passive.filter else None
        self.effects: list[Effect] = [Effect(gain) for gain in passive.gains]


def _lasting(op: str) -> list[Lasting | None]:
    rows: list[Lasting | None] = []
    for card in CARDS:
        found = [a.passive for a in card.abilities if a.passive is not None and a.passive.op == op]
        rows.append(Lasting(found[0]) if found else None)
    return rows


def _forbidden(action: str) -> list[bool]:
    return [
        any(a.passive is not None and a.passive.action == action for a in card.abilities) for card in CARDS
    ]


def _units(resource: str) -> list[bool]:
    return [
        any(a.passive is not None and a.passive.op == "pay_own_cost_with" and a.passive.resource == resource
            for a in card.abilities)
        for card in CARDS
    ]  # fmt: skip


POWERS: Final[list[list[Power]]] = [[Power(ability) for ability in card.abilities] for card in CARDS]
"""By card: its abilities in printed order."""
COST: Final[list[int]] = [-1 if card.cost is None else card.cost for card in CARDS]
"""Printed soil cost; -1: cannot be planted."""
PLANTABLE: Final[list[bool]] = [card.kind in ("flora", "terrain") for card in CARDS]
IS_EVENT: Final[list[bool]] = [card.kind == "event" for card in CARDS]
AT_ANY_TIME: Final[list[bool]] = [card.timing == "anytime" for card in CARDS]
DISCOUNT: Final = _lasting("plant_discount")
REPLACED: Final = _lasting("replace_when_planting")
ON_EVENT: Final = _lasting("on_event_played")
KEEPS: Final[list[int]] = [row.amount if row else 0 for row in _lasting("keep_after_planting")]
FORBIDS: Final[list[list[bool]]] = [_forbidden(color) for color in COLORS[:4]]
"""By action and card."""
PAID_WITH_HAND: Final = _units("card")
PAID_WITH_SPROUTS: Final = _units("sprout")
PAID_WITH_GROWTH: Final = _units("growth")
BLUE_ABILITY: Final[list[bool]] = [
    any(ability.color in ("blue", "multicolor") for ability in card.abilities) for card in CARDS
]
FACE_KINDS: Final = ("island", "climate", "ecosystem")
FACE_KIND: Final[list[int]] = [
    FACE_KINDS.index(card.kind) if card.kind in FACE_KINDS else -1 for card in CARDS
]
"""The number of its kind among those, -1 for anything else."""
SETUP_DRAW: Final[list[int]] = [0] * len(CARDS)
SETUP_COMPOST: Final[list[int]] = [0] * len(CARDS)
SETUP_SOIL: Final[list[int]] = [0] * len(CARDS)


_SETUPS: Final = {"draw": SETUP_DRAW, "compost_from_hand": SETUP_COMPOST, "gain_soil": SETUP_SOIL}


def _read_setups() -> None:
    for card in CARDS:
        for ability in card.abilities:
            if ability.trigger == "setup" and card.kind == "island":
                for gain in ability.gain:
                    if gain.op in _SETUPS:
                        _SETUPS[gain.op][card.index] = gain.amount


_read_setups()

GOALS: Final[list[Gauge | None]] = [gauge(card.goal) if card.goal else None for card in CARDS]
GOAL_AT: Final[list[int]] = [card.at_least for card in CARDS]
ECOSYSTEM_SCORE: Final[list[Score | None]] = [score(card.scoring) if card.scoring else None for card in CARDS]


def worked(color: int, action: int) -> bool:
    """Does an ability of this colour work in the activation phase of this action?"""
    return color == action or (color == cards.MULTICOLOR and action != cards.GREEN)


WORKS: Final[list[list[bool]]] = [[worked(color, action) for color in range(7)] for action in range(4)]
"""By action and colour of the ability."""

LEVELS: Final = (15, 11, 8, 6, 5)
BEGINNER_LEVEL: Final = 10


def action(kind: i64, operand: i64) -> int:
    """The number of an action."""
    return kind * KIND + operand


def entry(
    kind: i64,
    amount: i64 = 0,
    place: i64 = 0,
    card: i64 = 0,
    ability: i64 = 0,
    step: i64 = 0,
    source: i64 = 0,
) -> int:
    """An entry of an agenda."""
    return (
        kind
        | amount << AT_AMOUNT
        | place << AT_PLACE
        | card << AT_CARD
        | ability << AT_ABILITY
        | step << AT_STEP
        | source << AT_SOURCE
    )


TASKS: Final = (
    "face",
    "setup",
    "choose",
    "or",
    "plant",
    "put",
    "pay",
    "take-soil",
    "take-draw",
    "take-compost",
    "take-draw-keep",
    "keep",
    "recover",
    "sprout",
    "growth",
    "hand",
    "pay-hand",
    "pay-sprout",
    "pay-growth",
    "offer",
    "ability",
    "passive",
    "soil",
    "copy",
    "act",
    "last",
    "claim",
    "leave",
    "team",
    "store",
    "seed",
    "germinate",
    "give",
    "evening",
)
"""Names of agenda entries by kind, in views and messages."""
