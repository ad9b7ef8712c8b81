"""Hints: what a bot would do in a running game, for somebody who plays against bots only.

The bot is given a world determinized for the seat, as every bot is: a hint knows what the seat knows. Where
another person plays there are none; a table where one was given says so and counts for no rating.
"""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ..bots.thinker import Judgement, ThinkerError
from ..core.errors import LudosphereError
from ..core.text import percent
from ..play.errors import Refused, stale
from ..play.journal import Entry
from ..play.table import Table
from .access import hint_seat
from .album import described, names_of
from .errors import sentence, status_of
from .pages import remembered, words
from .parts import parts, visited
from .rates import HOUR, check_both
from .visitor import visitor

MOST: Final = (200, HOUR)
"""So many hints a person may ask for."""
MOST_HERE: Final = (600, HOUR)
"""So many everybody at one address."""
_asking: set[str] = set()
"""The tables for which a bot thinks about a hint at this moment."""


async def give_hint(request: Request) -> Response:
    """POST /table/<id>/hint: JSON with the bot's choice, where it lies, and why; or {"text": why not}."""
    who = visitor(request)
    live = visited(request)
    analyst, table, say = parts(request).analyst, live.table, words(who.lang)
    try:
        judgement = asked(table, who.id, analyst.budget)
        check_both("hint", who.id, MOST, MOST_HERE)
        if table.id in _asking:
            raise Refused("hint-waits", "The bot is thinking already.")
        moves, seq, seat = len(table.moves), table.seq, judgement.seat
        assert seat is not None
        _asking.add(table.id)
        try:
            found = (await analyst.asks.judge(judgement))["decision"]
        except ThinkerError:
            raise Refused("hint-none", "The bot has no advice at the moment.") from None
        finally:
            _asking.discard(table.id)
        table = live.table
        if (len(table.moves), table.seq) != (moves, seq):
            raise stale()
        if not table.header.hints:
            parts(request).tables.arrange(live, lambda one: one.settle(Entry("hint", seat), hints=True))
    except LudosphereError as error:
        text = sentence(error, say, names_of(table.header, say))
        return remembered(JSONResponse({"text": text}, status_of(error)), who)
    return remembered(JSONResponse({"seq": live.table.seq, **shown(live.table, seat, found, who.lang)}), who)


def asked(table: Table, person: str, budget: str) -> Judgement:
    """What is asked for a person's hint; raises Refused if they may not have one."""
    seat = hint_seat(table.header, person)
    if seat is None:
        key = "hint-people" if table.header.seats_of(person) else "not-yours"
        raise Refused(key, "Hints are only for games in which one person plays against bots.")
    table.check_turn(seat)
    world = table.world(seat).encode()
    seed = table.chance("hint").word()
    return Judgement(table.header.game, world, seat, None, seed, budget, gain=True)


def shown(table: Table, seat: int, found: dict[str, Any], lang: str) -> dict[str, Any]:
    """A hint for a page."""
    say, position = words(lang), table.position
    best = described(position, seat, found["best"], lang)
    # where nobody sees points before the end, neither is it said how the game stands
    why = [] if table.header.hide_scores else [say("hint-chance", chance=percent(found["chance"], lang))]
    gain = found["gain"]
    if gain is None:
        why = [say("hint-only")] if len(found["options"]) < 2 else why
    elif gain["clear"] and round(100 * gain["chance"]) >= 1:
        next_best = position.sentence(seat, found["options"][1]["action"], lang)
        why.append(say("hint-gain", gain=round(100 * gain["chance"]), other=next_best))
    else:
        why.append(say("hint-close"))
    if found["small"]:
        why.append(say("hint-small"))
    return {**best, "why": why, "note": say("hint-marked")}
