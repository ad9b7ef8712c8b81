"""What a game is, and the list of games there are."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from .errors import DecodeError, LudosphereError
from .options import Options, OptionSpec, validated
from .rng import Rng, restored, seeded

if TYPE_CHECKING:
    from .faces import Faces
    from .numbering import Numbering
    from .position import Position, View
    from .tensor import Tensor


class Game(ABC):
    """One object per game, without state. `rules_version` rises with any fix that changes an outcome.

    `secrets`: do seats hide things from each other, so that people at one screen must look away in turn?
    """

    name: str
    rules_version: int
    faces: Faces
    option_specs: Sequence[OptionSpec]
    secrets: bool = False

    def __reduce__(self) -> tuple[Any, ...]:
        """How `pickle` keeps it: there is no state, and tables of cards are not to be copied."""
        return type(self), ()

    def options(self, given: Mapping[str, object]) -> Options:
        """All options, checked; raises OptionError. `game.options({})` are the defaults."""
        return validated(self.option_specs, given)

    def seats(self, given: Mapping[str, object]) -> int:
        """How many people or bots play with these options."""
        seats = self.options(given)["seats"]
        assert isinstance(seats, int)
        return seats

    def teams(self, given: Mapping[str, object]) -> list[tuple[int, ...]]:
        """Who plays together: the seats of each team; none where everybody plays for themselves."""
        return []

    def carried(self, options: Options, rules: int) -> Options | None:
        """The options with which a game that began under rules of that version goes on under the same ones.

        None: they are not known any more. Then it goes on under the rules of today and can't be replayed.
        """
        return options if rules == self.rules_version else None

    def renewed(self, options: Options) -> Options:
        """The options of a new game like another one, under the rules of today."""
        return options

    def seated(self, options: Options, people: int) -> Options:
        """The options of a table where so many seats are people's: without what needs more of them."""
        return options

    def new(self, given: Mapping[str, object], seed: int) -> Position:
        """The start of a game. The same options and seed give the same game for ever."""
        return self.start(self.options(given), seeded(seed))

    def decode(self, snapshot: bytes) -> Position:
        """The position of an `encode()`; raises DecodeError for anything else."""
        try:
            data = json.loads(snapshot)
        except (ValueError, RecursionError) as error:
            raise DecodeError(f"This is no snapshot of a position: {error}.") from None
        if not isinstance(data, dict) or set(data) - {"rules"} != {
            "game",
            "format",
            "options",
            "rng",
            "state",
        }:
            raise DecodeError("This is no snapshot of a position: its parts are missing or unknown.")
        if data["game"] != self.name:
            raise DecodeError(f"This is a snapshot of {data['game']!r}, not of {self.name!r}.")
        if data["format"] != 1:
            raise DecodeError(f"Snapshot format {data['format']!r} is unknown; this program reads format 1.")
        state, rng = data["state"], data["rng"]
        if not isinstance(state, list) or not isinstance(rng, list) or not isinstance(data["options"], dict):
            raise DecodeError("This is no snapshot of a position: a part has the wrong type.")
        rules = within("version of the rules", data.get("rules", 1), 1, self.rules_version)
        try:
            options = self.options(data["options"])
            return self.restore(self.carried(options, rules) or options, restored(rng), state)
        except (ValueError, TypeError, LookupError, OverflowError) as error:
            raise DecodeError(f"This snapshot holds no possible position: {error}") from None

    @abstractmethod
    def start(self, options: Options, rng: Rng) -> Position:
        """The set-up of the game with checked options."""

    @abstractmethod
    def view(self, position: Position, seat: int | None) -> View:
        """What the seat (None: a spectator) may know of a position."""

    @abstractmethod
    def encode(self, position: Position) -> bytes:
        """The snapshot of a position, made with `snapshot`; `restore` reads its state."""

    @abstractmethod
    def restore(self, options: Options, rng: Rng, state: list[Any]) -> Position:
        """The position of these numbers; raises DecodeError if none can be like that."""

    def _repr_markdown_(self) -> str:
        """What a notebook shows: the options with the values they can have, the default first."""
        rows = [f"**{self.name}**, rules {self.rules_version}", "", "| option | values |", "|---|---|"]
        for spec in self.option_specs:
            values = [str(value) for value in getattr(spec, "values", ("a text",))]
            rows.append(f"| {spec.name} | {', '.join(values)} |")
        return "\n".join(rows)

    # --- for programs that learn -------------------------------------------------------------
    @abstractmethod
    def tensors(self, options: Options) -> tuple[Tensor, ...]:
        """The parts of an observation with these (checked) options, in the order of `Position.observe`."""

    @abstractmethod
    def numbering(self, options: Options) -> Numbering:
        """The numbers of all actions that may be legal in a game with these (checked) options."""


def within(what: str, value: object, least: int, most: int) -> int:
    """A number read from a snapshot; raises DecodeError if it is none or outside its limits."""
    if type(value) is not int or not least <= value <= most:
        raise DecodeError(f"the {what} must be a whole number from {least} to {most}, not {str(value)[:40]}.")
    return value


def numbers(what: str, row: object, least: int, most: int, count: int = -1) -> list[int]:
    """A list of numbers read from a snapshot; `count` says how many there must be, if that is fixed."""
    if not isinstance(row, list) or (count >= 0 and len(row) != count):
        wanted = f" of {count} numbers" if count >= 0 else ""
        raise DecodeError(f"where there must be a list{wanted} ({what}), there is something else.")
    return [within(what, number, least, most) for number in row]


def parts(what: str, row: object, count: int) -> list[Any]:
    """A list of so many parts read from a snapshot; raises DecodeError if it is none."""
    if not isinstance(row, list) or len(row) != count:
        raise DecodeError(f"the {what} must have {count} parts.")
    return row


def snapshot(game: Game, options: Mapping[str, Any], rng: Rng, state: list[Any]) -> bytes:
    """The bytes `Game.decode` reads: JSON, keys in a fixed order, no spaces; rules 1 go without saying."""
    data = {"game": game.name, "format": 1, "options": dict(options), "rng": rng.state(), "state": state}
    if game.rules_version > 1:
        data["rules"] = game.rules_version
    return json.dumps(data, separators=(",", ":")).encode()


_MODULES = {
    "biomos": "ludosphere.games.biomos",
    "bioviva": "ludosphere.games.bioviva",
    "earth": "ludosphere.games.earth",
    "living_planet": "ludosphere.games.living_planet",
}


def registered_games() -> list[str]:
    """The names of the games there are."""
    return list(_MODULES)


@cache
def game(name: str) -> Game:
    """The game of that name; raises LudosphereError naming those there are."""
    if name not in _MODULES:
        unknown = LudosphereError(f"There is no game {name!r}; there are {', '.join(_MODULES)}.")
        raise unknown.worded("game", name=name[:40], names=", ".join(_MODULES))
    found = import_module(_MODULES[name]).GAME
    assert isinstance(found, Game)
    return found
