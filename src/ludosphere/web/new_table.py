"""The form for a new table: what it offers, and reading what was chosen."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from starlette.datastructures import FormData

from ..core.errors import LudosphereError
from ..core.game import Game, game, games
from ..core.options import Choice
from ..tables.errors import Refused
from ..tables.header import LEVELS, Seat
from .pages import words

PLACES = 4
_OURS = (
    "game",
    "seed",
    "confirm",
    *(f"{kind}{n}" for kind in ("seat", "name") for n in range(1, PLACES + 1)),
)


@dataclass(frozen=True)
class NewTable:
    """A form that was understood: what `Table.create` needs."""

    game: str
    options: dict[str, object]
    seats: list[Seat]
    seed: int | None
    confirm: bool


def offered(lang: str) -> list[dict[str, Any]]:
    """The games with their options, apart from the number of seats: that follows from who plays."""
    return [{"name": name, "options": _options(game(name), lang)} for name in games()]


def _options(title: Game, lang: str) -> list[dict[str, Any]]:
    say = words(lang)
    found = []
    for spec in title.option_specs:
        if spec.name == "seats":
            continue
        keys = {value: f"option-{spec.name}-{value}" for value in spec.values}
        found.append(
            {
                "name": spec.name,
                "kind": "choice" if isinstance(spec, Choice) else "subset",
                "values": list(spec.values),
                "default": spec.default,
                "labels": {value: say(key) if key in say else str(value) for value, key in keys.items()},
            }
        )
    return found


def blank(confirm: bool) -> dict[str, Any]:
    """The form as it is first shown: one person against a bot of middle strength."""
    form: dict[str, Any] = {"game": games()[0], "seed": "", "confirm": "1" if confirm else ""}
    for number in range(1, PLACES + 1):
        form[f"seat{number}"] = ("me", "bot3", "closed", "closed")[number - 1]
        form[f"name{number}"] = ""
    form.update({spec.name: spec.default for spec in game(form["game"]).option_specs})
    return form


def refilled(form: FormData, confirm: bool) -> dict[str, Any]:
    """The form with what was sent, to correct it."""
    shown = {**blank(confirm), **{name: value for name, value in form.items() if isinstance(value, str)}}
    if shown["game"] not in games():
        shown["game"] = games()[0]
    shown["confirm"] = form.get("confirm", "")
    for name in games():
        for spec in game(name).option_specs:
            if not isinstance(spec, Choice) and spec.name in form:
                shown[spec.name] = [str(value) for value in form.getlist(spec.name)]
    return shown


def read_form(form: FormData) -> NewTable:
    """What the form asks for; raises LudosphereError (`Table.create` checks the values of the options)."""
    title = game(_text(form, "game") or games()[0])
    specs = {spec.name: spec for spec in title.option_specs}
    options: dict[str, object] = {}
    for name in form:
        if name in _OURS:
            continue
        spec = specs.get(name)
        options[name] = (
            _text(form, name)
            if spec is None or isinstance(spec, Choice)
            else [str(value) for value in form.getlist(name)]
        )
    seats = [seat for number in range(1, PLACES + 1) if (seat := _seat(form, number)) is not None]
    options["seats"] = len(seats)
    if not seats:
        raise Refused("nobody", "At least one seat must be taken.")
    seed = _text(form, "seed").strip()
    if seed and not re.fullmatch(r"-?[0-9]{1,60}", seed):
        raise Refused(
            "seed", "A seed is a whole number of up to 60 digits; leave it empty to have one drawn."
        )
    return NewTable(
        title.name, options, seats, int(seed) if seed else None, _text(form, "confirm") in ("1", "on")
    )


def _seat(form: FormData, number: int) -> Seat | None:
    kind, name = _text(form, f"seat{number}") or "closed", _text(form, f"name{number}")
    if kind == "closed":
        return None
    if kind in ("me", "person"):
        return Seat.human(name)
    if kind in [f"bot{level}" for level in LEVELS]:
        return Seat.of_bot(int(kind[3:]), name=name)
    raise LudosphereError(f"Seat {number} can be me, person, bot1 to bot5 or closed, not {kind[:20]!r}.")


def _text(form: FormData, name: str) -> str:
    value = form.get(name, "")
    return value if isinstance(value, str) else ""
