"""Hints: what a bot would do at a decision, for somebody who plays against bots only, or alone.

The same is asked as at a table in the browser (`web.hints`), on the same conditions: the bot gets a world
dealt anew for the seat. Nothing is marked: games at a terminal count for no rating and no achievement.
"""

from __future__ import annotations

from typing import Any

from ..bots.assess import usual_budget
from ..bots.thinker import Judgement
from ..core.text import percent, texts
from .pointing import Pointing
from .session import Session


def offered(session: Session) -> bool:
    """Are there hints in this game? Not where two people play: one would ask what the other doesn't know."""
    return session.you is not None


def barred(pointing: Pointing) -> str | None:
    """Why no hint can be asked for, as a key of the texts; None if one can."""
    if not offered(pointing.session):
        return "advice-people"
    return "advice-turn" if pointing.seat is None else None


def question(pointing: Pointing) -> Judgement:
    """What the bot is asked, if nothing bars it."""
    session, seat = pointing.session, pointing.seat
    assert seat is not None
    world = session.table.world(seat).encode()
    seed = session.table.chance("hint").word()
    return Judgement(session.record.game, world, seat, None, seed, usual_budget(), gain=True)


def told(pointing: Pointing, found: dict[str, Any]) -> str:
    """The decision of the answer (see `Judgement.answer`) in sentences: the action, its chance, its lead."""
    session, seat = pointing.session, pointing.seat
    assert seat is not None
    say, position, best = texts("ludosphere.terminal", session.lang), session.position, found["best"]
    move = position.sentence(seat, best, session.lang).rstrip(".")
    small = "yes" if found["small"] else "no"
    lead = say("advice-lead", move=move, notation=position.notation(seat, best), small=small)
    gain = found["gain"]
    if gain is None:
        return f"{lead} {say('advice-only')}"
    chance, more = percent(found["chance"], session.lang), round(100 * gain["chance"])
    clear = gain["clear"] and more >= 1
    worth = say("advice-gain", chance=chance, gain=more) if clear else say("advice-close", chance=chance)
    return f"{lead} {worth}"
