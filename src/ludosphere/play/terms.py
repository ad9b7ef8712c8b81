"""What a table is agreed on, and the header it begins with."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ..core.contract import Position
from ..core.errors import LudosphereError
from ..core.options import for_people
from ..core.registry import game
from .header import Header, Seat, now
from .pace import milliseconds, paced


@dataclass(frozen=True)
class Terms:
    """What a new table shall be. A person's seat without a `person` is the owner's.

    seed: None: it is drawn. identity: the table's id, if it was told to somebody already. confirm: a person's
    turn ends when they say so. Everything else is as in `Header`.
    """

    game: str
    options: Mapping[str, object]
    seats: Sequence[Seat]
    seed: int | None = None
    confirm: bool = False
    hide_scores: bool = False
    identity: str | None = None
    access: str = "link"
    watch: str = "public"
    tempo: dict[str, Any] = field(default_factory=dict)
    absent: str = "nothing"
    rated: bool = False
    chat: str = "all"


def new_identity() -> str:
    """An id for a table: short, safe in URLs, not to be guessed; no option of a command begins like it."""
    while (identity := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return identity


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(128)


def opened(owner: str, terms: Terms) -> Header:
    """The header of a new table; raises LudosphereError for options or seats that can't be."""
    title = game(terms.game)
    people = sum(seat.kind != "bot" for seat in terms.seats)
    options = for_people(title.option_specs, terms.options) if people > 1 else terms.options
    options = title.seated(title.options(options), people)
    if title.seats(options) != len(terms.seats):
        raise LudosphereError(f"{title.seats(options)} seats need as many players, not {len(terms.seats)}.")
    seed = new_seed() if terms.seed is None else terms.seed
    return begun(owner, replace(terms, seed=seed), title.new(options, seed))


def begun(
    owner: str,
    terms: Terms,
    position: Position,
    start: bytes | None = None,
    moves: int = 0,
    parent: tuple[str, int] | None = None,
) -> Header:
    """The header of a table that stands at a position, whose options count, after so many moves.

    start, parent: see `Header`.
    """
    title, time = game(terms.game), now()
    assert terms.seed is not None
    header = Header(
        id=terms.identity or new_identity(),
        owner=owner,
        game=title.name,
        rules_version=title.rules_version,
        options=title.options(position.options()),
        seats=tuple(_seated(seat, owner) for seat in terms.seats),
        seed=terms.seed,
        start=start,
        confirm=terms.confirm,
        hide_scores=terms.hide_scores,
        snapshot=b"",
        waiting=(),
        moves=moves,
        floor=moves,
        parent=parent[0] if parent else None,
        parent_moves=parent[1] if parent else None,
        created=time,
        changed=time,
        access=terms.access,
        watch=terms.watch,
        tempo=terms.tempo,
        absent=terms.absent,
        rated=terms.rated,
        chat=terms.chat,
    ).standing(position, None)
    return paced(header, header, milliseconds())


def _seated(seat: Seat, owner: str) -> Seat:
    """The seat as it is at the owner's new table."""
    return replace(seat, person=owner) if seat.kind == "human" and seat.person is None else seat
