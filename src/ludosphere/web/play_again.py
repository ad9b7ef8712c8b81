"""What one click on the home page starts: what somebody played last in a game, else the usual."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from starlette.datastructures import FormData

from ..core.contract import Game
from ..core.errors import LudosphereError
from ..core.options import Choice, Document
from ..core.registry import game
from ..core.text import Texts, listed
from ..play.header import STAND_IN, Header, Seat
from .new_table import NONE, OWN, HouseRules, places, read_form
from .pages import words
from .terms import option_said
from .titles import titles

Form = Mapping[str, Any]


def last_played(headers: Sequence[Header], person: str) -> dict[str, Header]:
    """By game the last of somebody's tables that they can play again at once: it needs nobody from elsewhere.

    headers: last changed first.
    """
    return {header.game: header for header in reversed(headers) if _at_once(header, person)}


def _at_once(header: Header, person: str) -> bool:
    if header.stage not in ("running", "over") or header.start is not None or header.parent is not None:
        return False
    if header.moves and header.changed == header.created:
        return False  # a record that was only looked at
    return {seat.person for seat in header.seats if seat.kind != "bot"} == {person}


def repeated(header: Header, blank: Form, name: str, texts: Mapping[str, str]) -> dict[str, Any]:
    """The form that opens such a table once more, with a seed of its own.

    name: what the person is called. texts: by option those the server was started with.
    """
    title = game(header.game)
    options = title.renewed(header.options)
    form = {**blank, "hide_scores": "1" if header.hide_scores else "", "watch": header.watch}
    for spec in title.option_specs:
        if isinstance(spec, Document):
            form[spec.name] = OWN if options.get(spec.name) or not texts.get(spec.name) else NONE
        elif spec.name in options:
            value = options[spec.name]
            form[spec.name] = value if isinstance(value, list) else str(value)
    seats: list[Seat | None] = [*header.seats, *[None] * (places(title)[-1] - len(header.seats))]
    mine = next(number for number, seat in enumerate(header.seats, 1) if seat.kind == "human")
    for number, seat in enumerate(seats, 1):
        form[f"seat{number}"] = "me" if number == mine else _kind(seat)
        form[f"name{number}"] = "" if seat is None else seat.name
    form[f"name{mine}"] = name or form[f"name{mine}"]
    return form


def _kind(seat: Seat | None) -> str:
    """A seat as the form names it."""
    if seat is None:
        return "closed"
    return "person" if seat.kind == "human" else f"bot{seat.level or STAND_IN[1]}"


def fields(form: Form) -> list[tuple[str, str]]:
    """What a browser sends of a form; the number of seats follows from who plays."""
    every = ((name, value if isinstance(value, list) else [value]) for name, value in form.items())
    return [(name, one) for name, values in every for one in values if one and name != "seats"]


def startable(title: Game, form: Form, house_rules: HouseRules) -> bool:
    """Does the form open a table? Options may have come and gone since somebody played."""
    try:
        title.options(read_form(FormData([*fields(form), ("game", title.name)]), house_rules).options)
    except LudosphereError:
        return False
    return True


def said(title: Game, form: Form, blank: Form, lang: str) -> str:
    """What the form starts, in a few words: who plays, and every option that isn't as usual."""
    say = words(lang)
    return " · ".join([_company(form, say), *_variants(title, form, blank, lang)])


def _company(form: Form, say: Texts) -> str:
    kinds = _kinds(form)
    people = sum(kind in ("me", "person") for kind in kinds)
    levels = [kind.removeprefix("bot") for kind in kinds if kind.startswith("bot")]
    told = [say("play-here", count=people)] if people > 1 else []
    if levels:
        told.append(say("play-against", count=len(levels), levels=listed(levels, say)))
    return ", ".join(told) or say("play-alone")


def _kinds(form: Form) -> list[str]:
    """Who sits on which seat."""
    return [form[f"seat{number}"] for number in range(1, 10) if f"seat{number}" in form]


def _variants(title: Game, form: Form, blank: Form, lang: str) -> Iterator[str]:
    say, named = words(lang), titles(title, lang)
    count = sum(kind != "closed" for kind in _kinds(form))
    for spec in title.option_specs:
        value = form[spec.name]
        matters = not isinstance(spec, Choice) or not spec.seats or count in spec.seats
        if spec.name == "seats" or value == blank[spec.name] or not matters:
            continue
        if isinstance(spec, Document):
            yield say("variant-is", option=named.option(spec.name), value=say("document-none"))
        else:
            yield named.value("mode", value) if spec.name == "mode" else option_said(spec, value, named, say)
    if form["hide_scores"]:
        yield say("hide-scores-tag")
