"""What a seat has to do now, and the steps of the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ...core.text import capital
from . import state as phases
from .actions import LOOK, made
from .circle import tier
from .guessing import APPEAL_PARTS
from .refs import value_of
from .say import due, line_words, player_words, players_words, quoted, stars_words, text_word, traits_words
from .sentences import ref_words
from .setting import UNLIMITED
from .state import WAITING, BiovivaState

if TYPE_CHECKING:
    from ...core.text import Texts

TIERS: Final = ("shared", "identical", "all")
"""What earned a reward, by tier (17)."""


def task(state: BiovivaState, seat: int, say: Texts) -> str:
    """What the seat has to do, as a sentence."""
    if state.phase == phases.OVER:
        return say("task-over")
    if seat not in state.to_move():
        return capital(_wait(state, seat, say))
    facts = _FACTS.get(int(state.phase))
    return capital(say(f"task-{_own(state, seat)}", facts(state, seat, say) if facts else None))


def _own(state: BiovivaState, seat: int) -> str:
    """The name of what the seat has to do."""
    if state.phase == phases.FIRST_SPIN:
        return "first-spin-free" if state.looks[seat] == UNLIMITED else "first-spin"
    return "guess-sealed" if state.phase == phases.GUESS and state.setting.sealed else due(state)


def _wait(state: BiovivaState, seat: int, say: Texts) -> str:
    """For whom one waits, and what they do."""
    facts = {"who": players_words(state.to_move(), say)}
    if state.phase == phases.RESULT:
        facts["result"] = _outcome(state, say)
    if state.phase == phases.GUESS:
        said = "said" if seat in state.reading().seats else "none"
        facts["owed"] = "owes" if seat in state.speakers else said
    return say(f"task-wait-{due(state)}", facts)


def _outcome(state: BiovivaState, say: Texts) -> str:
    """How the reveal ended, and why so many stars."""
    if state.reward <= 0:
        return say("result-failed", n=len(state.turned))
    common = traits_words(state.setting.deck, state.common(), say)
    why = say(f"result-{TIERS[tier(state)]}", common=common)
    reward = stars_words(int(state.reward), say)
    placed = state.gains[-2]
    if placed == state.reward:
        return say("result-won", why=why, stars=reward)
    return say("result-full", why=why, stars=reward, placed=stars_words(placed, say))


def _reveal(state: BiovivaState, seat: int, say: Texts) -> dict[str, Any]:
    return {"n": len(state.turned), "common": traits_words(state.setting.deck, state.common(), say)}


def _vote(state: BiovivaState, seat: int, say: Texts) -> dict[str, Any]:
    reading = state.reading()
    guess, word = reading.appeals[-APPEAL_PARTS], reading.appeals[1 - APPEAL_PARTS]
    return {
        "who": player_words(reading.seats[guess], say),
        "word": quoted(reading.words[guess], say),
        "text": quoted(text_word(state, word), say),
    }


_FACTS: Final[dict[int, Callable[[BiovivaState, int, Texts], dict[str, Any]]]] = {
    phases.FIRST_SPIN: lambda state, seat, say: {
        "n": state.looks[seat],
        "clock": "on" if state.duration else "off",
    },
    phases.ACT: lambda state, seat, say: {"n": int(state.left), "line": line_words(int(state.line))},
    phases.DECIDE: lambda state, seat, say: {"a": int(state.line), "b": int(state.line) + 4},
    phases.REVEAL: _reveal,
    phases.RESULT: lambda state, seat, say: {"result": _outcome(state, say)},
    phases.SPINNING: lambda state, seat, say: {"n": state.looks[seat]},
    phases.DROPPING: lambda state, seat, say: {"n": sum(state.hand)},
    phases.GUESS: lambda state, seat, say: {"n": state.speakers.count(seat)},
    phases.VOTING: _vote,
}
"""What belongs into the task of a phase."""


def question(state: BiovivaState, seat: int, ref: str, say: Texts) -> str:
    """What is asked after the first of two refs: about a card, or about a word that was said."""
    if ref.startswith("guess:"):
        return capital(say("ask-appeal", word=quoted(state.reading().words[value_of(ref)], say)))
    look = made(LOOK, value_of(ref)) in state.legal(seat)
    return say("ask-look" if look else "ask-swap", card=ref_words(state, ref, say))


# --- steps -----------------------------------------------------------------------------------------
def steps(position: BiovivaState, say: Texts) -> list[tuple[str, str]]:
    """The steps of this turn in order: their name and "done", "now" or "next"."""
    phase = int(position.phase)
    if phase == phases.OVER:
        return [(say("phase-over"), "now")]
    if phase in (phases.FIGURING, phases.FIRST_SPIN):
        names, now = _beginning(position, say)
    elif phase <= phases.SPINNING:
        names, now = _turn(position, say)
    else:
        names, now = _second_round(position, say)
    return [
        (name, "done" if number < now else "now" if number == now else "next")
        for number, name in enumerate(names)
    ]


def _beginning(position: BiovivaState, say: Texts) -> tuple[list[str], int]:
    names = [say("step-first-spin"), say("step-round-1"), say("step-round-2")]
    if position.setting.choose_figures:
        names.insert(0, say("step-figures"))
        return names, 0 if position.phase == phases.FIGURING else 1
    return names, 0


def _turn(position: BiovivaState, say: Texts) -> tuple[list[str], int]:
    """Two actions, the reveal; the second spin only once it is sure to come."""
    names = [say("step-action", n=1), say("step-action", n=2), say("step-reveal")]
    if position.phase == phases.ACT:
        return names, 2 - int(position.left)
    if position.phase == phases.SPINNING:
        return [*names, say("step-spin")], 3
    return names, 2


def _second_round(position: BiovivaState, say: Texts) -> tuple[list[str], int]:
    """The rain, then one card after the other, each with its appeals if there are any."""
    names = [say("step-rain")]
    if position.setting.aim:
        names.insert(0, say("step-aim"))
    if position.phase == phases.AIMING:
        return [*names, say("step-words")], 0
    if position.phase == phases.DROPPING:
        return [*names, say("step-words")], len(names) - 1
    opened = len(position.readings)
    left = sum(
        1
        for cell, state in enumerate(position.states)
        if state == WAITING and cell != position.cell and position.lying(cell)
    )
    names.append(say("step-card", n=opened, of=opened + left))
    if position.phase == phases.GUESS:
        return names, len(names) - 1
    return [*names, say("step-appeal")], len(names)
