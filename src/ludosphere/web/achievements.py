"""A page of achievements: what a visitor's people earned in finished games, told from the tables.

Nothing is stored for it. A fork doesn't count: it could be played until it is won.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ..core.errors import LudosphereError
from ..core.game import Game, game, games
from ..core.text import Texts
from ..tables.header import Header
from ..tables.service import Tables
from .album import names_of
from .faces import page_faces
from .pages import page, words
from .titles import titles
from .visitor import visitor

_TABLES = 500
"""How many of the newest tables are looked at."""


@dataclass
class Person:
    """Somebody who plays at the visitor's screen: games finished and won, and where each entry was earned."""

    name: str
    played: int = 0
    won: int = 0
    earned: dict[int, str] = field(default_factory=dict)
    """The table by the number of the entry."""


async def show_achievements(request: Request) -> Response:
    """GET /achievements/<game>: who earned what; 404 for a game without such a sheet."""
    who, name = visitor(request), request.path_params["game"]
    if name not in games():
        raise HTTPException(404)
    title = game(name)
    faces = page_faces(title)
    if not faces.achievements:
        raise HTTPException(404)
    tables: Tables = request.app.state.tables
    finished = [header for header in tables.store.owned(who.owner, _TABLES) if header.game == name]
    entries = [(number, faces.achievement(number, who.lang)) for number in faces.achievements]
    return page(
        request,
        "achievements.html",
        said=titles(title, who.lang),
        entries=entries,
        people=people(title, finished, words(who.lang)),
    )


def people(title: Game, tables: list[Header], say: Texts) -> list[Person]:
    """What everybody earned, from the oldest finished table to the newest; the nameless are told by seat."""
    faces, found = page_faces(title), dict[str, Person]()
    for header in sorted(tables, key=lambda header: header.created):
        if not header.over or header.ranks is None or header.parent is not None:
            continue
        if header.rules_version != title.rules_version:
            continue
        try:
            position: Any = title.decode(header.snapshot)
        except LudosphereError:
            continue
        for seat, (player, name) in enumerate(zip(header.seats, names_of(header, say), strict=True)):
            if player.kind != "human":
                continue
            person = found.setdefault(name, Person(name))
            person.played += 1
            person.won += header.ranks[seat] == 1
            for number in faces.earned(position, seat, first=person.played == 1):
                person.earned.setdefault(number, header.id)
    return list(found.values())
