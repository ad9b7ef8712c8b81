"""What a seat has to do now, and the steps of the turn."""

from __future__ import annotations

from typing import Final

from ...core.text import Texts, capital
from . import agenda
from .agenda import a_of, b_of, c_of, d_of, seat_of
from .sentences import due, ref_words
from .state import (
    ACTIONS,
    CATACLYSM,
    CHOOSE,
    DEPLETION,
    NO_STAGE,
    NOWHERE,
    OVER,
    PRODUCTION,
    REVEAL,
    STAGES,
    TURN_OF_DICE,
    PlanetState,
)
from .tables import CATACLYSMS, COLOURS
from .words import building_words, cost_words, die_words, hex_words, named, unit_words


def task(position: PlanetState, seat: int, say: Texts) -> str:
    """What the seat has to do, as a sentence."""
    if position.phase == OVER:
        return say("task-over")
    if position.phase == CHOOSE:
        if position.chosen[seat]:
            return say("task-wait-cards")
        return say("task-card-leader" if seat == position.leader else "task-card")
    entry = position.tasks[-1]
    if seat_of(entry) != seat:
        return say("task-wait", colour=say(f"player-{COLOURS[seat_of(entry)]}"))
    return capital(say(f"task-{agenda.TASKS[due(position)].name}", _arguments(position, entry, say)))


_ASKS: Final = {
    "free:heal": "heal",
    "free:repair": "repair",
    "dam": "dam",
    "douse": "douse",
    "tile": "lay",
    "cell": "turn",
    "unit": "step",
    "crew": "step",
    "type": "site",
    "site": "platform",
    "staff": "staff",
    "sell": "sell",
    "buy": "buy",
}
"""What is asked after a ref of a path that goes on, by the ref or its kind."""


def question(position: PlanetState, seat: int, ref: str, say: Texts) -> str:
    """What is asked when a path has come as far as this ref."""
    kind, _, value = ref.partition(":")
    about = f"resource:{value}" if kind in ("sell", "buy") else ref
    key = _ASKS.get(ref) or _ASKS[kind]
    return say(f"ask-{key}", what=capital(ref_words(position, seat, about, say)))


def _arguments(state: PlanetState, entry: int, say: Texts) -> dict[str, int | str]:
    """The facts of the decision on top."""
    kind, a, b = due(state), int(a_of(entry)), int(b_of(entry))
    numbers = {
        agenda.ORDER: len(state.order) + 1,
        agenda.KEEP: len(state.drawn),
        agenda.MARKET: len(state.offers),
        agenda.DEPLETE: int(state.box.depletes),
        agenda.SHIFT: int(state.box.shift),
    }
    found: dict[str, int | str] = {"n": numbers.get(kind, a), "spare": 0}
    if kind in (agenda.MOVE, agenda.AIRLIFT):
        place = int(c_of(entry))
        bound = place != NOWHERE and (b or kind == agenda.AIRLIFT)
        unit = unit_words(state, place, int(d_of(entry)), say) if bound else ""
        found |= {"spare": b, "unit": unit, "bound": int(bound)}
    if kind == agenda.STAFF:
        found["building"] = named("the", state.box.types[state.type_at(a)], say)
    elif agenda.TASKS[kind].a == "site":
        found["building"] = building_words(state, a, say)
    elif agenda.TASKS[kind].a == "hex":
        found["hex"] = hex_words(state.hex_name(a), say)
    if kind == agenda.CONVERT:
        found["cost"] = cost_words(state.box.boost_cost[state.type_at(a)], say)
    if kind == agenda.PROTECT:
        found["cataclysm"] = say(f"the-{CATACLYSMS[b]}")
    if kind in (agenda.BEND, agenda.FATE):
        found |= {"die": say(f"die-{COLOURS[state.colour()]}"), "value": int(state.striking())}
    return found


# --- steps -----------------------------------------------------------------------------------------
def steps(position: PlanetState, seat: int, say: Texts) -> list[tuple[str, str]]:
    """The steps of this turn in order: their name and "done", "now" or "next".

    Cards, a resource named with Leader power 2, the order of the dice, each die by itself with the steps of
    the one being resolved, depletion.
    """
    phase = position.phase
    if phase == OVER:
        return [(say("phase-over"), "now")]
    naming = due(position) == agenda.NAME
    found = [(say("step-cards"), "now" if phase == CHOOSE else "done")]
    if naming or position.named >= 0:
        found.append((say("step-name"), "now" if naming else "done"))
    ordering = "now" if phase == REVEAL and not naming else "next" if phase in (CHOOSE, REVEAL) else "done"
    found.append((say("step-order"), ordering))
    if phase in (CHOOSE, REVEAL):
        found.append((say("phase-dice"), "next"))
    else:
        for place in range(len(position.order)):
            found += _die(position, place, say)
    found.append((say("phase-depletion"), "now" if phase == DEPLETION else "next"))
    return found


def _die(state: PlanetState, place: int, say: Texts) -> list[tuple[str, str]]:
    """One step, or the steps of the die being resolved."""
    colour = state.order[place]
    name = die_words(colour, state.values[colour], say)
    if place != state.current or state.phase != TURN_OF_DICE or state.stage == NO_STAGE:
        passed = place < state.current or state.phase == DEPLETION or place == state.current
        return [(say("step-die", die=name), "done" if passed else "next")]
    stages = [PRODUCTION, ACTIONS, CATACLYSM] if colour < state.seats else [PRODUCTION, CATACLYSM]
    return [
        (
            say("step-stage", die=name, stage=say(f"stage-{STAGES[stage]}")),
            "done" if stage < state.stage else "now" if stage == state.stage else "next",
        )
        for stage in stages
    ]
