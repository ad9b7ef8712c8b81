"""What a seat has to do now, and the steps of the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .actions import LOOK, made
from .circle import tier
from .guessing import APPEAL_PARTS
from .say import (
    begun,
    line_words,
    player_words,
    players_words,
    quoted,
    slot_of,
    stars_words,
    text_word,
    traits_words,
)
from .sentences import ref_words
from .setting import UNLIMITED
from .state import (
    ACT,
    AIMING,
    APPEALING,
    DECIDE,
    DROPPING,
    FIGURING,
    FIRST_SPIN,
    GUESS,
    OVER,
    RESULT,
    REVEAL,
    SPINNING,
    VOTING,
    WAITING,
)

if TYPE_CHECKING:
    from ...core.text import Texts
    from .rules import BiovivaPosition

Task = Callable[["BiovivaPosition", int, "Texts"], str]
TIERS: Final = ("shared", "identical", "all")
"""What earned a reward, by tier (17)."""


def task(position: BiovivaPosition, seat: int, say: Texts) -> str:
    """What the seat has to do, as a sentence."""
    if position.phase == OVER:
        return say("task-over")
    if seat not in position.to_move():
        return begun(_wait(position, seat, say))
    return begun(_TASKS[int(position.phase)](position, seat, say))


# --- what others do ----------------------------------------------------------------------------------
_WAITS: Final = {
    FIGURING: "figures",
    ACT: "act",
    DECIDE: "decide",
    REVEAL: "reveal",
    AIMING: "aim",
    DROPPING: "drop",
    APPEALING: "appeal",
}


def _wait(position: BiovivaPosition, seat: int, say: Texts) -> str:
    """For whom one waits, and what they do."""
    phase = int(position.phase)
    who = players_words(position.to_move(), say)
    if phase in (FIRST_SPIN, SPINNING):
        return say("task-wait-spin", who=who)
    if phase == RESULT:
        return say("task-wait-result", who=who, result=_outcome(position, say))
    if phase == VOTING:
        return say("task-wait-vote", who=who)
    if phase == GUESS:
        said = "said" if seat in position.reading().seats else "none"
        return say("task-wait-guess", who=who, owed="owes" if seat in position.speakers else said)
    return say(f"task-wait-{_WAITS[phase]}", who=who)


# --- what one does oneself -----------------------------------------------------------------------------
def _figures(position: BiovivaPosition, seat: int, say: Texts) -> str:
    return say("task-figures")


def _first_spin(position: BiovivaPosition, seat: int, say: Texts) -> str:
    looks = position.looks[seat]
    clock = "on" if position.duration else "off"
    if looks == UNLIMITED:
        return say("task-first-spin-free")
    return say("task-first-spin", n=looks, clock=clock)


def _act(position: BiovivaPosition, seat: int, say: Texts) -> str:
    return say("task-act", n=int(position.left), line=line_words(int(position.line)))


def _decide(position: BiovivaPosition, seat: int, say: Texts) -> str:
    line = int(position.line)
    return say("task-decide", a=line, b=line + 4)


def _reveal(position: BiovivaPosition, seat: int, say: Texts) -> str:
    common = traits_words(position.setting.deck, position.common(), say)
    return say("task-reveal", n=len(position.turned), common=common)


def _result(position: BiovivaPosition, seat: int, say: Texts) -> str:
    return say("task-result", result=_outcome(position, say))


def _outcome(position: BiovivaPosition, say: Texts) -> str:
    """How the reveal ended, and why so many stars."""
    turned = len(position.turned)
    if position.reward <= 0:
        return say("result-failed", n=turned)
    common = traits_words(position.setting.deck, position.common(), say)
    why = say(f"result-{TIERS[tier(position)]}", common=common)
    reward = stars_words(int(position.reward), say)
    placed = position.gains[-2]
    if placed == position.reward:
        return say("result-won", why=why, stars=reward)
    return say("result-full", why=why, stars=reward, placed=stars_words(placed, say))


def _spin(position: BiovivaPosition, seat: int, say: Texts) -> str:
    return say("task-spin", n=position.looks[seat])


def _aim(position: BiovivaPosition, seat: int, say: Texts) -> str:
    return say("task-aim")


def _drop(position: BiovivaPosition, seat: int, say: Texts) -> str:
    return say("task-drop", n=sum(position.hand))


def _guess(position: BiovivaPosition, seat: int, say: Texts) -> str:
    left = position.speakers.count(seat)
    return say("task-guess-sealed" if position.setting.sealed else "task-guess", n=left)


def _appeal(position: BiovivaPosition, seat: int, say: Texts) -> str:
    return say("task-appeal")


def _vote(position: BiovivaPosition, seat: int, say: Texts) -> str:
    reading = position.reading()
    guess, word = reading.appeals[-APPEAL_PARTS], reading.appeals[1 - APPEAL_PARTS]
    return say(
        "task-vote",
        who=player_words(reading.seats[guess], say),
        word=quoted(reading.words[guess], say),
        text=quoted(text_word(position, word), say),
    )


_TASKS: Final[dict[int, Task]] = {
    FIGURING: _figures,
    FIRST_SPIN: _first_spin,
    ACT: _act,
    DECIDE: _decide,
    REVEAL: _reveal,
    RESULT: _result,
    SPINNING: _spin,
    AIMING: _aim,
    DROPPING: _drop,
    GUESS: _guess,
    APPEALING: _appeal,
    VOTING: _vote,
}


def question(position: BiovivaPosition, seat: int, ref: str, say: Texts) -> str:
    """What is asked after the first of two refs: about a card, or about a word that was said."""
    kind, _, value = ref.partition(":")
    if kind == "guess":
        word = quoted(position.reading().words[int(value)], say)
        return begun(say("ask-appeal", word=word))
    look = made(LOOK, slot_of(value)) in position.legal(seat)
    return say("ask-look" if look else "ask-swap", card=ref_words(position, ref, say))


# --- steps -----------------------------------------------------------------------------------------
def steps(position: BiovivaPosition, say: Texts) -> list[tuple[str, str]]:
    """The steps of this turn in order: their name and "done", "now" or "next"."""
    phase = int(position.phase)
    if phase == OVER:
        return [(say("phase-over"), "now")]
    if phase in (FIGURING, FIRST_SPIN):
        names, now = _beginning(position, say)
    elif phase <= SPINNING:
        names, now = _turn(position, say)
    else:
        names, now = _second_round(position, say)
    return [
        (name, "done" if number < now else "now" if number == now else "next")
        for number, name in enumerate(names)
    ]


def _beginning(position: BiovivaPosition, say: Texts) -> tuple[list[str], int]:
    names = [say("step-first-spin"), say("step-round-1"), say("step-round-2")]
    if position.setting.choose_figures:
        names.insert(0, say("step-figures"))
        return names, 0 if position.phase == FIGURING else 1
    return names, 0


def _turn(position: BiovivaPosition, say: Texts) -> tuple[list[str], int]:
    """Two actions, the reveal; the second spin only once it is sure to come."""
    names = [say("step-action", n=1), say("step-action", n=2), say("step-reveal")]
    if position.phase == ACT:
        return names, 2 - int(position.left)
    if position.phase == SPINNING:
        return [*names, say("step-spin")], 3
    return names, 2


def _second_round(position: BiovivaPosition, say: Texts) -> tuple[list[str], int]:
    """The rain, then one card after the other, each with its appeals if there are any."""
    names = [say("step-rain")]
    if position.setting.aim:
        names.insert(0, say("step-aim"))
    if position.phase == AIMING:
        return [*names, say("step-words")], 0
    if position.phase == DROPPING:
        return [*names, say("step-words")], len(names) - 1
    opened = len(position.readings)
    left = sum(
        1
        for cell, state in enumerate(position.states)
        if state == WAITING and cell != position.cell and any(_stars(position, cell))
    )
    names.append(say("step-card", n=opened, of=opened + left))
    if position.phase == GUESS:
        return names, len(names) - 1
    return [*names, say("step-appeal")], len(names)


def _stars(position: BiovivaPosition, cell: int) -> list[int]:
    return [int(position.stars_on(cell, seat)) for seat in range(int(position.seats))]
