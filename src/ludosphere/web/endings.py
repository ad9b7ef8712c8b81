"""What pages say of people who weren't there: the lines of the log, and how a game ended by that."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from ..core.text import Texts, listed
from ..people import Ratings
from ..play.header import BACK, CALLED_OFF, GONE, STAND_IN, Header
from ..play.journal import Moves
from .pages import words
from .visitor import Visitor


def absence(header: Header, index: int, names: Sequence[str], you: int | None, say: Texts) -> str:
    """The line of the log for an absence of the header, or its end; `you` is spoken to."""
    moves, seat, why = header.absences[index]
    line = _said(f"absence-{why}", seat, names, you, say)
    if why == BACK:
        return line
    if moves == header.moves and header.stage == CALLED_OFF:
        then = say("absence-called-off")
    elif moves == header.moves and _decided(header):
        then = say("absence-decides")
    elif header.absent == "nothing" and why != GONE:
        then = say("absence-waits")
    else:
        then = _said("absence-bot", seat, names, you, say)
    return f"{line} {then}"


def ending(
    header: Header, moves: Moves, names: Sequence[str], you: int | None, say: Texts
) -> dict[str, Any] | None:
    """How a game ended in which somebody was away: {"title": None where the points decided, "lines"}.

    None: nobody was, or it isn't over.
    """
    if not header.over or not header.absences:
        return None
    if header.stage == CALLED_OFF:
        return {"title": say("called-off-long"), "lines": [_never_played(header, moves, names, you, say)]}
    lost = [seat for seat, player in enumerate(header.seats) if player.lost]
    lines = [_said(f"lost-{header.seats[seat].away}", seat, names, you, say) for seat in lost]
    for seat in sorted({seat for _, seat, _ in header.absences}):
        lines += _played_for(header, moves, seat, names, you, say)
    return {"title": _winners(header, names, you, say) if lost else None, "lines": lines}


def leaving(header: Header, who: Visitor, ratings: Ratings) -> list[str]:
    """What it costs somebody to leave the game, a sentence each."""
    say = words(who.lang)
    ends = header.absent == "lose" and len(header.seats) == 2
    lines = [say("leave-ends") if ends else say(f"leave-{header.absent}")]
    if not header.rated:
        return lines
    if header.absent == "lose":
        stakes = ratings.stakes(header, who.id)  # None while a seat is free: against whom, nobody knows
        lines.append(say("leave-costs", points=stakes[1]) if stakes else say("leave-costs-some"))
    return [*lines, say("leave-rated")]


def _winners(header: Header, names: Sequence[str], you: int | None, say: Texts) -> str:
    first = [seat for seat, place in enumerate(header.places or ()) if place == 1]
    if you in first and len(first) == 1:
        return say("you-win")
    if not first:
        return say("nobody-wins-absent")
    return say("winners", count=len(first), names=listed([names[seat] for seat in first], say))


def _never_played(header: Header, moves: Moves, names: Sequence[str], you: int | None, say: Texts) -> str:
    """Who it is that never made a move."""
    movers = {seat for seat, _ in moves}
    last = [seat for at, seat, why in header.absences if at == header.moves and why != BACK]
    idle = [seat for seat in last if seat not in movers] or last
    if idle == [you]:
        return say("never-played-you")
    return say("never-played", count=len(idle), names=listed([names[seat] for seat in idle], say))


def _played_for(
    header: Header, moves: Moves, seat: int, names: Sequence[str], you: int | None, say: Texts
) -> list[str]:
    """From which move to which a bot played for a seat, a sentence for each time."""
    changes = [at for at, who, _ in header.absences if who == seat] + [header.moves]
    lines = []
    for number, (gone, back) in enumerate(pairwise(changes)):
        played = [n for n in range(gone + 1, back + 1) if moves[n - 1][0] == seat]
        if number % 2 == 0 and played:
            said = _said("absence-played", seat, names, you, say, first=played[0], last=played[-1])
            lines.append(said)
    return lines


def _decided(header: Header) -> bool:
    """Did an absence end the game, and not its rules?"""
    return header.over and header.scores is None


def _said(key: str, seat: int, names: Sequence[str], you: int | None, say: Texts, **facts: int) -> str:
    level = STAND_IN[1]
    if seat == you:
        return say(f"{key}-you", level=level, **facts)
    return say(key, name=names[seat], level=level, **facts)
