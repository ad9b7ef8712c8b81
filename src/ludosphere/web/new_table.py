"""The form for a new table: what it offers, and reading what was chosen."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from starlette.datastructures import FormData

from ..core.contract import Game
from ..core.errors import LudosphereError
from ..core.options import Choice, Document, OptionSpec, Subset
from ..core.registry import game, offering, registered_games
from ..kit.presenter import presenter
from ..play.errors import Refused
from ..play.header import ABSENT, ACCESS, LEVELS, WATCH, Seat
from ..play.pace import TEMPOS
from ..play.terms import Terms
from .titles import Titles, titles

_OURS = re.compile(r"game|seed|confirm|hide_scores|access|watch|rated|tempo|absent|(seat|name)[1-9]")
"""The fields that are no options of a game."""
OWN = "own"
NONE = "none"
"""What a form sends for an option that is a document: the server's own text, or none."""
LANG = "lang"
"""The option with the language of the texts that are played with, in games that have such texts."""
HouseRules = Mapping[str, Mapping[str, str]]
"""By game and option: the texts the server was started with."""


def places(title: Game) -> list[int]:
    """How many may play, from the fewest to the most, with one option or another."""
    for spec in title.option_specs:
        if spec.name == "seats" and isinstance(spec, Choice):
            return sorted(int(value) for value in spec.values)
    return [title.seats({})]


def offered(title: Game, lang: str, house_rules: HouseRules) -> dict[str, Any]:
    """A game with its options, apart from the number of seats: that follows from who plays."""
    said = titles(title, lang)
    specs = [spec for spec in title.option_specs if spec.name != "seats"]
    options = [_option(spec, said) for spec in specs if not isinstance(spec, Document)]
    texts = house_rules.get(title.name, {})
    return {
        "name": title.name,
        "said": said,
        "fewest": places(title)[0],
        "most": places(title)[-1],
        "modes": next((option for option in options if option["name"] == "mode"), None),
        "options": [option for option in options if option["name"] != "mode"],
        "documents": [_document(spec, said, texts, lang) for spec in specs if isinstance(spec, Document)],
        "rules": presenter(title.name).rules is not None,
        "hides_score": presenter(title.name).hides_score,
        "achievements": bool(presenter(title.name).achievements),
        "score": f"/score/{title.name}" if title.name in offering("scoresheet") else None,
    }


def _document(spec: Document, said: Titles, texts: Mapping[str, str], lang: str) -> dict[str, Any]:
    """A document to choose or leave; `differences` are empty if the server was started without one."""
    text = texts.get(spec.name, "")
    return {
        "name": spec.name,
        "text": said.option(spec.name),
        "given": bool(text),
        "differences": said.differences(text, lang) if text else [],
    }


def _option(spec: Choice | Subset, said: Titles) -> dict[str, Any]:
    return {
        "name": spec.name,
        "kind": "choice" if isinstance(spec, Choice) else "subset",
        "text": said.option(spec.name),
        "lead": said.about(spec.name),
        "seats": " ".join(map(str, spec.seats if isinstance(spec, Choice) else ())),
        "choices": [
            {
                "value": str(value),
                "text": said.value(spec.name, value),
                "lead": said.about(spec.name, value),
                "picture": said.picture(f"option-{spec.name}-{value}", str(value)),
            }
            for value in spec.values
        ],
    }


def blank(title: Game, confirm: bool, lang: str) -> dict[str, Any]:
    """The form as it is first shown: a person against bots of middle strength, texts in their `lang`."""
    form: dict[str, Any] = {"seed": "", "confirm": "1" if confirm else "", "hide_scores": ""}
    form |= {"access": ACCESS[0], "watch": "public", "rated": "", "tempo": "none", "absent": "bot"}
    fewest, most = places(title)[0], places(title)[-1]
    for number in range(1, most + 1):
        form[f"seat{number}"] = "me" if number == 1 else "bot3" if number <= max(2, fewest) else "closed"
        form[f"name{number}"] = ""
    for spec in title.option_specs:
        default: object = OWN if isinstance(spec, Document) else spec.default
        if isinstance(spec, Choice) and spec.people is not None:
            default = spec.people
        if spec.name == LANG and isinstance(spec, Choice) and lang in spec.values:
            default = lang
        form[spec.name] = default if isinstance(default, list) else str(default)
    return form


def chosen(form: FormData) -> str:
    """The game a form is about; the first one if there is no such game."""
    name = _text(form, "game")
    return name if name in registered_games() else registered_games()[0]


def refilled(form: FormData, confirm: bool, lang: str) -> dict[str, Any]:
    """The form with what was sent, to correct it."""
    title = game(chosen(form))
    shown = blank(title, confirm, lang)
    shown.update({name: value for name, value in form.items() if isinstance(value, str)})
    for name in ("confirm", "hide_scores", "rated"):
        shown[name] = form.get(name, "")
    for spec in title.option_specs:
        if isinstance(spec, Subset) and spec.name in form:
            shown[spec.name] = [str(value) for value in form.getlist(spec.name)]
    return shown


def read_form(form: FormData, house_rules: HouseRules) -> Terms:
    """What the form asks for; raises LudosphereError (`Table.create` checks the values of the options)."""
    title = game(_text(form, "game") or registered_games()[0])
    specs = {spec.name: spec for spec in title.option_specs}
    options: dict[str, object] = dict(house_rules.get(title.name, {}))
    for name in form:
        if not _OURS.fullmatch(name):
            options[name] = _value(form, name, specs.get(name), options.get(name, ""))
    seats = [seat for number in range(1, 10) if (seat := _seat(form, number)) is not None]
    if not seats:
        raise Refused("nobody", "At least one seat must be taken.")
    options["seats"] = len(seats)
    seed = _text(form, "seed").strip()
    if seed and not re.fullmatch(r"-?[0-9]{1,60}", seed):
        raise Refused(
            "seed", "A seed is a whole number of up to 60 digits; leave it empty to have one drawn."
        )
    terms = Terms(
        title.name,
        options,
        seats,
        int(seed) if seed else None,
        _ticked(form, "confirm"),
        _ticked(form, "hide_scores") and presenter(title.name).hides_score,
    )
    house = any(options.get(spec.name) for spec in specs.values() if isinstance(spec, Document))
    return _in_company(terms, form, house)


def _in_company(terms: Terms, form: FormData, house: bool) -> Terms:
    """With who may come and watch, and whether the game counts for ratings; raises Refused.

    house: is it played by house rules? Who chose the seed knows what is hidden from the others.
    """
    access, watch = _text(form, "access") or ACCESS[0], _text(form, "watch") or "public"
    tempo, absent = _text(form, "tempo") or "none", _text(form, "absent") or "bot"
    if access not in ACCESS or watch not in WATCH or tempo not in TEMPOS or absent not in ABSENT:
        raise Refused("no-access", "That can't be chosen for this table.")
    kinds = [_text(form, f"seat{number}") for number in range(1, 10)]
    free, seeded = kinds.count("open"), bool(_text(form, "seed").strip())
    if free and seeded:
        raise Refused("seed-drawn", "Where others may sit down the seed is drawn: leave it empty.")
    rated = _ticked(form, "rated")
    mine = kinds.count("me")
    together = free and mine <= 1 and mine + free >= 2 and "person" not in kinds
    if rated and (not together or seeded or house):
        raise Refused(
            "not-rated",
            "A game counts for ratings if at least two people play, each at their own screen, by the usual"
            " rules and with a drawn seed.",
        )
    if free:
        terms = replace(terms, access=access, tempo=TEMPOS[tempo], absent=absent)
    return replace(terms, watch=watch, rated=rated)


def _value(form: FormData, name: str, spec: OptionSpec | None, given: object) -> object:
    """What the form says of an option; `given`: the document the server was started with."""
    if isinstance(spec, Subset):
        return [str(value) for value in form.getlist(name)]
    if not isinstance(spec, Document):
        return _text(form, name)
    choice = _text(form, name)
    if choice not in (OWN, NONE):
        raise Refused("document", f"The option {name} is {NONE} or {OWN}.")
    return given if choice == OWN else ""


def _seat(form: FormData, number: int) -> Seat | None:
    kind, name = _text(form, f"seat{number}") or "closed", _text(form, f"name{number}")
    if kind == "closed":
        return None
    if kind in ("me", "person"):
        return Seat.human(name)
    if kind == "open":
        return Seat.free()
    if kind in [f"bot{level}" for level in LEVELS]:
        return Seat.of_bot(int(kind[3:]), name=name)
    raise LudosphereError(
        f"Seat {number} can be me, person, open, bot1 to bot5 or closed, not {kind[:20]!r}."
    )


def _ticked(form: FormData, name: str) -> bool:
    return _text(form, name) in ("1", "on")


def _text(form: FormData, name: str) -> str:
    value = form.get(name, "")
    return value if isinstance(value, str) else ""
