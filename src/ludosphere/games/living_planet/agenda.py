"""The kinds of tasks on the stack, how they are packed, and the kinds of actions that answer them.

A task is kind | seat << 6 | a << 9 | b << 17 | c << 25 | d << 33; what a to d mean stands with its kind.
Most tasks are done at once by `choices.settle`; those from CARD on wait for the seat's decision.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

# Done without asking.
NEXT_DIE: Final = 0
PRODUCE: Final = 1
"""The seat's production by the current die."""
WOODS: Final = 2
"""The seat's production of Wood."""
CULTURE: Final = 3
"""a: the site of a building that may convert pieces."""
START_ACTIONS: Final = 4
START_CATACLYSMS: Final = 5
STRIKES: Final = 6
"""Lists the hexes the current die strikes."""
HIT: Final = 7
"""a: the slot, b: the sites hit, a bit each, c: are units outside hit?"""
HIT_OUTSIDE: Final = 8
"""a: the slot."""
TORNADO_OVER: Final = 9
"""a: the slot a fire may spread from."""
BURN: Final = 10
"""a: the slot that catches fire."""
SMOKE: Final = 11
"""a: the slot nobody flees from any more."""
START_DEPLETION: Final = 12
END_TURN: Final = 13

# Decisions.
CARD: Final = 16
"""Choose a Planet card; the only one without a task on the stack, since all seats choose at once."""
NAME: Final = 17
ORDER: Final = 18
FIRST: Final = 19
"""Short of Wood: a: the site of the Culture; produce there first, or Wood first?"""
CONVERT: Final = 20
"""a: the site."""
ACT: Final = 21
"""a: actions left, b: 1 until something was done in this phase, c: kinds of actions taken, a bit each."""
VOLCANO: Final = 22
KEEP: Final = 23
FOLLOW: Final = 24
"""a: the new slot."""
MOVE: Final = 25
"""a: points, b: steps left of the point begun, c: the place of the unit that has them (d: its kind)."""
AIRLIFT: Final = 26
"""As MOVE; c: the place of the one unit that may move, NOWHERE until it is chosen."""
BUILD: Final = 27
"""a: buildings that may still be built."""
STAFF: Final = 28
"""a: the site of the new building."""
SHIFT: Final = 29
MARKET: Final = 30
DEAL: Final = 31
"""a: sales the Commodity Bank still pays for, b: what it pays for each, c: what a Brokerage does for them."""
BEND: Final = 32
FATE: Final = 33
STRIKE: Final = 34
PROTECT: Final = 35
"""a: the slot, b: the cataclysm, c: how many seats were asked before."""
LOSS: Final = 36
"""a: the site."""
SPREAD: Final = 37
"""a: the slot the fire spreads from."""
FLEE: Final = 38
"""a: the slot, b: the sites units have just fled to, a bit each, c: how many seats were asked before."""
DEPLETE: Final = 39


class Task(NamedTuple):
    """A decision: its name in views, there also what a is, and how many candidates bots think about."""

    name: str
    a: str = ""
    few: int = 1


TASKS: Final = {
    CARD: Task("card", few=6),
    NAME: Task("name", few=3),
    ORDER: Task("order", few=4),
    FIRST: Task("first", "site"),
    CONVERT: Task("convert", "site"),
    ACT: Task("act", "actions", few=6),
    VOLCANO: Task("volcano", few=4),
    KEEP: Task("keep", few=5),
    FOLLOW: Task("follow", "hex", few=2),
    MOVE: Task("move", "points", few=4),
    AIRLIFT: Task("airlift", "points", few=3),
    BUILD: Task("build", "builds", few=4),
    STAFF: Task("staff", "site"),
    SHIFT: Task("shift"),
    MARKET: Task("market", few=3),
    DEAL: Task("deal", few=3),
    BEND: Task("bend", few=3),
    FATE: Task("fate", few=2),
    STRIKE: Task("strike"),
    PROTECT: Task("protect", "hex", few=2),
    LOSS: Task("loss", "site", few=2),
    SPREAD: Task("spread", "hex", few=3),
    FLEE: Task("flee", "hex", few=3),
    DEPLETE: Task("deplete", few=3),
}


def task(kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> int:
    """A packed task."""
    return int(kind | seat << 6 | a << 9 | b << 17 | c << 25 | d << 33)


def kind_of(entry: i64) -> i64:
    return entry & 63


def seat_of(entry: i64) -> i64:
    return entry >> 6 & 7


def a_of(entry: i64) -> i64:
    return entry >> 9 & 255


def b_of(entry: i64) -> i64:
    return entry >> 17 & 255


def c_of(entry: i64) -> i64:
    return entry >> 25 & 255


def d_of(entry: i64) -> i64:
    return entry >> 33 & 255


# --- actions: kind << 24 | what -------------------------------------------------------------------
DONE: Final = 0
CHOOSE_CARD: Final = 1
"""The value."""
RESOURCE: Final = 2
"""Name it, or deplete it."""
DIE: Final = 3
"""The next one on the Leader board."""
DO: Final = 4
"""EXPLORE to TRADE."""
FREE: Final = 5
"""RECRUIT to SUBSIDY, or a Leader power."""
HEAL: Final = 6
"""A place."""
REPAIR: Final = 7
"""A site."""
DAM: Final = 8
"""Material << 3 | map side of the Volcano."""
DOUSE: Final = 9
"""Resource << 5 | slot."""
LAY: Final = 10
"""A placement (`ground.placement`)."""
UNIT: Final = 11
"""Place << 2 | kind: which unit goes onto the new hex."""
STEP: Final = 12
"""(Place << 2 | kind) << 8 | target place."""
RAISE: Final = 13
"""(Kind of tile << 7 | site) << 1 | platform."""
CREW: Final = 14
"""Chip << 10 | place << 2 | kind of the unit; NO_UNIT for none."""
PRICE: Final = 15
"""Resource << 1 | 1 for up."""
TAKE_CARD: Final = 16
"""A market card."""
SELL: Final = 17
"""Resource << 8 | pieces."""
BUY: Final = 18
VALUE: Final = 19
"""The new value of the die."""
TARGET: Final = 20
"""Slot << 3 | cataclysm."""
PAY: Final = 21
"""A resource."""
LOSE: Final = 22
"""LOSE_CHIP or LOSE_UNIT."""
ONTO: Final = 23
"""The slot a fire spreads to."""
PAY_WOOD: Final = 24
PRODUCE_FIRST: Final = 25
"""FIRST_CULTURE or FIRST_WOOD."""

EXPLORE: Final = 0
MOVING: Final = 1
BUILDING: Final = 2
TRADE: Final = 3
DOES: Final = ["explore", "move", "build", "trade"]

RECRUIT: Final = 0
MOTORISE: Final = 1
RESCUE: Final = 2
SUBSIDY: Final = 3
POWER_RECRUIT: Final = 4
POWER_AIRLIFT: Final = 5
FREES: Final = ["recruit", "motorise", "rescue", "subsidy"]
POWERS: Final = {POWER_RECRUIT: "recruit", POWER_AIRLIFT: "airlift"}

NO_UNIT: Final = 1023
LOSE_CHIP: Final = 0
LOSE_UNIT: Final = 1
FIRST_CULTURE: Final = 0
FIRST_WOOD: Final = 1


def action(kind: i64, what: i64 = 0) -> int:
    """A packed action."""
    return int(kind << 24 | what)


def what_of(code: i64) -> i64:
    """What an action is about."""
    return code & 0xFFFFFF
