"""The cards as flat rows of numbers for the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from . import cards
from .cards import CARDS, Ability, Gain, Passive
from .filters import Matcher, matcher
from .measures import Gauge, Score, gauge, score
from .tasks import NAMES
from .vocabulary import COLORS, GAINS, TRIGGERS

BITS: Final = [1 << bit for bit in range(62)]

# --- effects: places in `vocabulary.GAINS` -------------------------------------------------------
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
_OPS: Final = list(GAINS)
ANYWHERE: Final = 0
ROW: Final = 1
COLUMN: Final = 2
CORNERS: Final = 3
AROUND: Final = 4
_ZONES: Final = ("", "row", "column", "diagonal", "adjacent")
ON_ACTIVATION: Final = 0
ON_PLANTING: Final = 1
ON_PAYING: Final = 2
ON_PLAYING: Final = 3
ON_SETUP: Final = 4
ON_PASSIVE: Final = 5
AT_END: Final = 6
_TRIGGERS: Final = list(TRIGGERS)
PUSHES: Final[list[int]] = [NAMES.index(gain.task) if gain.task else -1 for gain in GAINS.values()]
"""By effect: the number of the task it consists in, -1 for one that needs more than that."""


@final
class Effect:
    """One gain, flat: `amount` for every `every` of `per`, put in a `zone`."""

    def __init__(self, gain: Gain) -> None:
        self.op: i64 = _OPS.index(gain.op)
        self.amount: i64 = gain.amount
        self.every: i64 = gain.every
        self.per: Gauge | None = gauge(gain.per) if gain.per else None
        where = gain.where
        self.zone: i64 = _ZONES.index(where.zone if where else "")
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
        self.trigger: i64 = _TRIGGERS.index(ability.trigger)
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
