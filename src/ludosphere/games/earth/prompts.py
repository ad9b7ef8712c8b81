"""What a seat has to do now, and the steps of its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import packing, tasks
from .packing import E_ACT, E_DRAW_KEEP, E_FACE, E_LEAVE, E_OR, E_PAY, OPTIONS, USE
from .phrases import Entry, abilities, called, line, top
from .player import Player
from .sentences import FACES as FACE_NAMES
from .state import ACTIVATE, BENEFIT, CHOOSE, EVENING, FACES, LAST, NO_ACTION, OVER, SETUP, EarthState
from .tables import KEEPS, PAID_WITH_HAND, PAID_WITH_SPROUTS
from .vocabulary import ACTIONS

if TYPE_CHECKING:
    from ...core.text import Texts

STEPS: Final = ("choose", "benefit", "activate", "end")


def task(position: EarthState, seat: int, say: Texts) -> str:
    """What the seat has to do, as a sentence."""
    if position.phase == OVER:
        return say("task-over")
    player = position.players[seat]
    entry = top(player)
    if entry is None:
        usual = say("task-may" if position.legal(seat) else "task-wait")
        return waiting(position, seat, say) or usual
    if entry.kind == E_FACE:
        return say(f"task-face-{FACE_NAMES[entry.amount]}")
    if entry.kind == E_OR and position.action != NO_ACTION:
        return say(f"task-or-{ACTIONS[position.action]}")
    if entry.kind == E_PAY:
        price = "hand" if PAID_WITH_HAND[entry.card] else "growth"
        price = "sprout" if PAID_WITH_SPROUTS[entry.card] else price
        return say(f"task-price-{price}", n=entry.amount, card=called(entry.card, say.lang))
    if entry.kind == E_LEAVE:
        return say(f"task-leave-{OPTIONS[entry.place]}", n=entry.amount)
    if entry.kind == E_ACT and position.action != NO_ACTION:
        usable = sum(1 for action in position.legal(seat) if packing.verb_of(action) == USE)
        return say("task-act", n=usable, what=abilities(position.action, usable, say))
    key = f"task-{tasks.NAMES[entry.kind]}"
    return say(key, _amounts(player, entry, say)) if key in say else say("task-other")


def waiting(position: EarthState, seat: int, say: Texts) -> str:
    """What the seat waits for that has chosen in secret while others still choose; "" otherwise."""
    if position.players[seat].agenda:
        return ""
    if position.chosen:
        return say("task-chosen")
    return say("task-planted") if position.down and position.down[seat] else ""


def _amounts(player: Player, entry: Entry, say: Texts) -> dict[str, int | str]:
    args: dict[str, int | str] = {"n": entry.amount, "of": len(player.look)}
    if entry.kind == E_DRAW_KEEP:
        args["kept"] = max(1, int(KEEPS[player.island]))
    if entry.card:
        args["card"] = called(entry.card, say.lang)
        if tasks.NAMES[entry.kind] == "offer":
            args["text"] = line(entry.card, entry.ability, say.lang)
    if tasks.NAMES[entry.kind] == "copy":
        args["colour"] = ACTIONS[entry.amount]
    return args


# --- steps -----------------------------------------------------------------------------------------
def steps(position: EarthState, seat: int, say: Texts) -> list[tuple[str, str]]:
    """The steps in order: their name and "done", "now" or "next"."""
    phase = position.phase
    if phase in (FACES, SETUP):
        return [
            (say("step-faces"), "now" if phase == FACES else "done"),
            (say("step-hand"), "now" if phase == SETUP else "next"),
        ]
    if phase in (LAST, OVER):
        return [(say("step-last"), "now" if phase == LAST else "done")]
    at = _at(position, seat)
    return [
        (say(f"step-{name}"), "done" if k < at else "now" if k == at else "next")
        for k, name in enumerate(STEPS)
    ]


def _at(position: EarthState, seat: int) -> int:
    """Which of the steps the seat is in."""
    phase, agenda = position.phase, position.players[seat].agenda
    if phase == CHOOSE:
        return 0
    if phase == EVENING or not agenda:
        return 3 if phase != BENEFIT or not position.queue else 1
    if phase == ACTIVATE or packing.kind_of(agenda[-1]) == E_ACT:
        return 2
    begun = any(Entry(number).kind == E_ACT and Entry(number).amount for number in agenda)
    return 2 if begun else 1
