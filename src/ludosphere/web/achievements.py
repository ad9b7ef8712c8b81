"""A page of achievements: what a person earned in finished games, told from the tables.

At a screen that several people share each of them is told apart by their name.
Nothing is stored for it. A fork doesn't count: it could be played until it is won.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ..core.contract import Game
from ..core.errors import LudosphereError
from ..core.text import Texts
from ..kit.presenter import presenter
from ..people import Person
from ..tables.store import Store
from .album import names_of
from .pages import page, words
from .parts import game_of, parts
from .titles import titles
from .visitor import visitor

_TABLES = 500
"""How many of the newest tables are looked at."""


@dataclass
class Earner:
    """The visitor, or somebody at their screen: games finished and won, and where each entry was earned."""

    name: str
    played: int = 0
    won: int = 0
    earned: dict[int, str] = field(default_factory=dict)
    """The table by the number of the entry."""


async def show_achievements(request: Request) -> Response:
    """GET /achievements/<game>: who earned what; 404 for a game without such a sheet."""
    who, title = visitor(request), game_of(request)
    shown = presenter(title.name)
    if not shown.achievements:
        raise HTTPException(404)
    entries = [(number, shown.achievement(number, who.lang)) for number in shown.achievements]
    return page(
        request,
        "achievements.html",
        said=titles(title, who.lang),
        entries=entries,
        people=people(title, parts(request).tables.store, who.person, words(who.lang)),
    )


def people(title: Game, store: Store, person: Person, say: Texts, alone: bool = False) -> list[Earner]:
    """What a person earned, and who plays at their screen, from the oldest finished table to the newest.

    The nameless are told by seat. alone: only games at a screen of their own.
    """
    shown, found = presenter(title.name), dict[str, Earner]()
    finished = [header for header in store.owned(person.id, _TABLES) if header.game == title.name]
    for header in sorted(finished, key=lambda header: header.created):
        if header.stage != "over" or header.scores is None or header.parent is not None:
            continue
        if title.carried(header.options, header.rules_version) is None:
            continue
        seats = header.seats_of(person.id)
        if not seats or (alone and len(seats) > 1):
            continue
        try:
            position: Any = title.decode(header.snapshot)
        except LudosphereError:
            continue
        names = names_of(header, say)
        for seat in seats:
            if header.seats[seat].absent:
                continue
            known = names[seat] if len(seats) > 1 else person.name
            earner = found.setdefault(known, Earner(known))
            earner.name = earner.name or names[seat]
            earner.played += 1
            earner.won += header.places is not None and header.places[seat] == 1
            for number in shown.earned(position, seat, earner.played == 1):
                earner.earned.setdefault(number, header.id)
    return list(found.values())
