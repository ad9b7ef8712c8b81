"""A table as the API shows it: what one seat, or somebody who watches, may know, as plain data."""

from __future__ import annotations

from typing import Any

from ...core.contract import Game
from ...core.options import Choice, Document, OptionSpec, Subset
from ...core.record import seed_hash
from ...play.header import Header
from ...play.pace import milliseconds, shown
from ...play.table import Table
from ..access import check_whole
from ..album import hide_scores, names_of, spoken_to, tell
from ..new_table import places
from ..pages import words
from ..titles import titles


def state_of(table: Table, person: str | None, lang: str, told: int | None = None) -> dict[str, Any]:
    """The fields of `models.State`. told: how many moves the caller has heard of; None: all."""
    header, position = table.header, table.position
    check_whole(header)
    seat = table.screen_seat(person)
    names = names_of(header, words(lang))
    view = position.view(seat) if header.begun else {}
    if header.hide_scores and not table.over:
        hide_scores(view)
    legal = position.legal(seat) if seat is not None and table.to_move() else []
    faces = position.faces()
    acting = seat if seat is not None else next(iter(header.waiting), 0)
    heard = len(table.moves) if told is None else max(told, header.base_moves)
    news = [event for n in range(heard + 1, len(table.moves) + 1) for event in table.events(n)]
    return {
        **facts_of(header, person, lang),
        "type": "state",
        "rules_version": header.rules_version,
        "seat": seat,
        "to_move": list(table.to_move()),
        "held": header.held,
        "moves": len(table.moves),
        "task": faces.task(position, acting, lang) if header.begun else "",
        "view": view,
        "legal": [] if seat is None else [_legal(table, seat, action, lang) for action in legal],
        "entry": faces.entry(position, seat, lang) if legal and seat is not None else None,
        "told": tell(table, news, seat, spoken_to(header, seat), names, lang),
        "clocks": shown(header, milliseconds()),
        "result": _outcome(table),
        "seed_hash": seed_hash(header.seed),
        "seed": str(header.seed) if table.over else None,
    }


def facts_of(header: Header, person: str | None, lang: str) -> dict[str, Any]:
    """The fields of `models.TableFacts`."""
    names = names_of(header, words(lang))
    return {
        "id": header.id,
        "game": header.game,
        "stage": header.stage,
        "seq": header.seq,
        "options": header.options,
        "seats": [
            {
                "seat": number,
                "kind": seat.kind,
                "name": names[number],
                "level": seat.level,
                "you": seat.person is not None and seat.person == person,
                "away": seat.away is not None,
                "lost": seat.lost,
            }
            for number, seat in enumerate(header.seats)
        ],
    }


def game_facts(title: Game, lang: str) -> dict[str, Any]:
    """The fields of `models.GameFacts`."""
    return {
        "game": title.name,
        "title": titles(title, lang).title,
        "rules_version": title.rules_version,
        "seats": places(title),
        "secrets": title.secrets,
        "options": [_option(spec) for spec in title.option_specs if spec.name != "seats"],
    }


def _outcome(table: Table) -> dict[str, Any] | None:
    places, result = table.header.places, table.position.result()
    if places is None:
        return None
    ranks = result.ranks if result and not any(seat.lost for seat in table.header.seats) else places
    return {"ranks": list(ranks), "scores": result.scores if result else None}


def _option(spec: OptionSpec) -> dict[str, Any]:
    kind = "choice" if isinstance(spec, Choice) else "subset" if isinstance(spec, Subset) else "document"
    values = [] if isinstance(spec, Document) else list(spec.values)
    return {"name": spec.name, "kind": kind, "values": values, "default": spec.default}


def _legal(table: Table, seat: int, action: int, lang: str) -> dict[str, Any]:
    position = table.position
    return {
        "action": position.notation(seat, action),
        "path": list(position.faces().path(position, seat, action)),
        "say": position.sentence(seat, action, lang),
    }
