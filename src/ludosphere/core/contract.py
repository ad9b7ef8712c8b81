"""The contract every game fulfils: a game without state, its positions, how people see them.

One module, since its parts name each other: a game starts positions, a position knows its game, and faces
tell about both.
"""

from __future__ import annotations

import json
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from .decoding import within
from .errors import DecodeError, NotationError, no_action
from .features import FAR, rival_of, value_features
from .options import Options, OptionSpec, validated
from .rng import Rng, restored, seeded

if TYPE_CHECKING:
    from .space import ActionSpace, TensorSpec
    from .text import Texts

View = dict[str, Any]
"""What one seat, or a spectator, may know of a position: plain data, ready for JSON."""

Path = tuple[str, ...]
"""The refs a person points at, one after the other, to choose an action: ("centre:forest", "gap:3")."""


@final
class Event:
    """Something that happened: `kind`, the acting `seat` (or None), `args`, and who may see it.

    `args` holds short texts, whole numbers and lists of texts; `only` is None when everybody may see it.
    """

    def __init__(
        self, kind: str, seat: int | None, args: dict[str, Any], only: tuple[int, ...] | None = None
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.only = only

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.seat, self.args, self.only)

    def visible_to(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) know of it?"""
        return self.only is None or (seat is not None and seat in self.only)


class Refusal:
    """Why something can't be done: `key` names the rule and its message, `args` what belongs into it.

    Nothing of it is in a language: `Faces.worded` says it, and the section of a guide is found by the key.
    """

    def __init__(self, key: str, /, **args: Any) -> None:
        self.key = key
        self.args = args


@final
class ScoreLine:
    """One line of the score sheet: `key` names the rule, `points` has a value per column.

    `details[column]` lists the sources of that value: dicts with "points" and whatever explains them.
    """

    def __init__(self, key: str, points: list[int], details: list[list[dict[str, Any]]]) -> None:
        self.key = key
        self.points = points
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        return ScoreLine, (self.key, self.points, self.details)


@final
class Result:
    """How a game ended. A column is a seat; after the seats come automatic opponents, if any.

    ranks: 1 is the best, equal ranks are shared; scores: the totals, one per column;
    payoffs: per seat, 1 for a sole victory, shared equally in a tie, 0 for the others.
    """

    def __init__(
        self, ranks: list[int], scores: list[int], payoffs: list[float], sheet: list[ScoreLine]
    ) -> None:
        self.ranks = ranks
        self.scores = scores
        self.payoffs = payoffs
        self.sheet = sheet

    def __reduce__(self) -> tuple[Any, ...]:
        return Result, (self.ranks, self.scores, self.payoffs, self.sheet)


def _decoded(game: Game, snapshot: bytes) -> Position:
    """What `pickle` calls."""
    return game.decode(snapshot)


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:  # no ABC: compiled, mypyc 2.4 gives a class with a metaclass weak references that go wrong
    """A game under way. Mutable, cheap to copy; equal `encode()` means equal in every respect, and is `==`.

    `copy.copy`, `copy.deepcopy` and `pickle` give what `copy` gives. `print` shows what a spectator sees.

    `events` is a list to which `play` appends, or None (the default of a copy) to do without;
    `revealed` tells whether the last `play` drew at random or showed something hidden: undo stops there,
    unless what was drawn is `unseen`: then nobody has learned anything.
    `turn` counts the turns of the game from 1; several actions may share a turn.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.events: list[Event] | None = None
        self.revealed = False
        self.unseen = False
        self.turn: i64 = 1

    # --- the five verbs ------------------------------------------------------------------
    @abstractmethod
    def to_move(self) -> list[int]:
        """The seats that owe a decision; empty when the game is over. Shared: don't change the list."""

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """The seat's legal actions in a stable order. Shared with other positions: don't change it."""

    @abstractmethod
    def play(self, seat: int, action: int) -> None:
        """Plays the action; raises IllegalAction, and then nothing has changed."""

    @abstractmethod
    def copy(self) -> Position:
        """An independent copy with the same future; it keeps no events."""

    @abstractmethod
    def result(self) -> Result | None:
        """The ranking and the score sheet; None while the game goes on."""

    def allows(self, seat: int, action: int) -> bool:
        """May the seat play the action now? `play` refuses whatever this denies, and nothing else.

        True for all of `legal`. Where people may say something of their own, `legal` lists what can be
        pointed at, and more is allowed: see `Faces.typed`.
        """
        return action in self.legal(seat)

    # --- moments that end by themselves ------------------------------------------------------
    def time_limit(self) -> int | None:
        """How many milliseconds this moment lasts at most; None: as long as it takes.

        The rules know no clock: a table measures the time and plays `timeout_action` for whoever still owes a
        decision when it is over. The same number in the same turn is the same moment.
        """
        return None

    def timeout_action(self, seat: int) -> int:
        """The legal action that is played for a seat that owes a decision when a moment is over."""
        return self.legal(seat)[0]

    # --- what may be known -----------------------------------------------------------------
    def view(self, seat: int | None) -> View:
        """What the seat (None: a spectator) may know."""
        return self.game().view(self, seat)

    @abstractmethod
    def determinize(self, seat: int | None, rng: Rng) -> Position:
        """A world drawn at random among those the seat can't tell from this one."""

    def encode(self) -> bytes:
        """An exact, versioned snapshot; `Game.decode` reads it."""
        return self.game().encode(self)

    # --- for programs that learn -----------------------------------------------------------
    def observe(self, seat: int) -> bytes:
        """What the seat may know as numbers from 0 to 255: `Game.observation_spec`, part after part.

        The seat itself comes first where a part has a row per seat, the others follow in seating order.
        Equal in all worlds the seat can't tell apart.
        """
        out = BytesWriter()
        self.write_observation(seat, out)
        return out.getvalue()

    @abstractmethod
    def write_observation(self, seat: int, out: BytesWriter) -> None:
        """Writes the numbers of `observe` behind those that are there: a batch wants many in a row."""

    def features(self, seat: int) -> list[int]:
        """What a network reads of the position beside `observe`, as small whole numbers.

        The last three are what the seat and its best rival can hope for (`value_vector`), and the difference,
        in tenths of points.
        """
        values = self.value_vector()
        rival = rival_of(values, seat)
        return value_features(values[seat], values[rival] if rival >= 0 else -FAR)

    def restart(self, rng: Rng) -> Position:
        """The start of another game with the same options: `Game.start`, where it can be by a shorter way."""
        return self.game().start(self.options(), rng)

    # --- for programs that search ----------------------------------------------------------
    @abstractmethod
    def scores(self) -> list[int]:
        """The points each seat would have if the game ended now."""

    @abstractmethod
    def sheet(self) -> list[ScoreLine]:
        """The score sheet as it stands now."""

    @abstractmethod
    def payoffs(self) -> list[float]:
        """Per seat, `Result.payoffs` of a finished game, without building the sheet."""

    def estimate(self, seat: int) -> float:
        """How good the position looks for the seat, in points, from public facts; a rough guide."""
        return float(self.scores()[seat])

    def value_vector(self) -> list[float]:
        """What every seat can hope for, in points: `estimate`, at the end `scores`.

        Automatic opponents follow the seats, so that even alone there is somebody to be ahead of.
        """
        if not self.to_move():
            return [float(points) for points in self.scores()]
        return [self.estimate(seat) for seat in range(len(self.scores()))]

    def sample(self, seat: int, rng: Rng) -> int:
        """A legal action of the seat, each equally likely; where it can be, quicker than by `legal`."""
        actions = self.legal(seat)
        return actions[rng.below(len(actions))]

    def rollout(self, seat: int, rng: Rng) -> int:
        """A legal action for the playouts of a search: any, unless the game knows silly ones to leave out."""
        return self.sample(seat, rng)

    def has_policy(self) -> bool:
        """Does the game know rules of thumb, `suggest` and `candidates`? Then bots think with them."""
        return False

    def suggest(self, seat: int) -> int:
        """A sensible action of a seat that owes a decision, found without looking ahead.

        The seat may play it (`allows`); where something can be said freely it need not be listed in `legal`.
        """
        return self.legal(seat)[0]

    def candidates(self, seat: int) -> list[int]:
        """The legal actions worth thinking about, the suggested one first; only that if the case is clear."""
        return self.legal(seat)

    def wide_candidates(self, seat: int) -> list[int]:
        """What the learned bot thinks about: the candidates, and more where that pays."""
        return self.candidates(seat)

    def horizon(self) -> int:
        """How many turns a search plays on by rules of thumb before it judges a position."""
        return 8 // len(self.value_vector())

    def win_scale(self) -> float:
        """A lead in points that is worth a chance of 73%."""
        return 20.0

    def advantage(self, seat: int) -> float:
        """How many points of `value_vector` the seat is ahead of its best rival."""
        values = self.value_vector()
        rival = rival_of(values, seat)
        return values[seat] - (values[rival] if rival >= 0 else -1e9)

    def is_critical(self, seat: int) -> bool:
        """Is the decision the seat owes worth a search? With rules of thumb small ones get a quick look."""
        return True

    def forget(self, seat: int, recall: int, salt: int) -> None:
        """Takes from the seat what a player who keeps `recall` in a thousand remembered things would forget.

        Only for a world of a bot's own; `salt` makes two players forget different things.
        """

    # --- the faces of an action ------------------------------------------------------------
    @abstractmethod
    def game(self) -> Game:
        """The game this is a position of."""

    @abstractmethod
    def options(self) -> dict[str, Any]:
        """The options the game was started with."""

    def faces(self) -> Faces:
        """Notation, paths, sentences and pictures of this game."""
        return self.game().faces

    def notation(self, seat: int, action: int) -> str:
        """The short text of an action in records: `F@3`."""
        return self.faces().notation(self, seat, action)

    def parse(self, seat: int, text: str) -> int:
        """The action with this notation, legal or said freely; raises NotationError."""
        return self.faces().parse(self, seat, text)

    def paths(self, seat: int) -> dict[Path, int]:
        """The refs to point at for each legal action; no path begins another."""
        return self.faces().paths(self, seat)

    def sentence(self, seat: int, action: int, lang: str) -> str:
        """The action in words: "Place a forest between glacier and sea"."""
        return self.faces().sentence(self, seat, action, lang)

    def why_not(self, seat: int, path: Path) -> Refusal | None:
        """The rule that forbids what the path points at; None if it is legal."""
        return self.faces().why_not(self, seat, path)

    def information_state(self, seat: int, rng: Rng) -> InformationState:
        """What a bot in that seat may look at and think with."""
        return InformationState(self.determinize(seat, rng), seat)

    def _repr_svg_(self) -> str:
        return self.faces().svg(self.view(None))

    # --- what Python asks of any object ----------------------------------------------------
    # Compiled classes have no __dict__ that `copy` and `pickle` could take apart, so each says it itself.
    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _decoded, (self.game(), self.encode())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.encode() == other.encode()

    def __repr__(self) -> str:
        movers = " and ".join([str(seat) for seat in self.to_move()])
        state = f"seat {movers} to move" if movers else "over"
        return f"<{self.game().name}: turn {self.turn}, {state}>"

    def __str__(self) -> str:
        return self.faces().ascii(self.view(None))


@final
class InformationState:
    """A seat's sight of a position, all that a bot is given: its seat, its choices, possible worlds.

    The true generator and what is hidden from the seat never get in here: it begins with a determinization.
    """

    def __init__(self, world: Position, seat: int) -> None:
        self.seat = seat
        self._world = world

    def __reduce__(self) -> tuple[Any, ...]:
        return InformationState, (self._world, self.seat)

    def __repr__(self) -> str:
        return f"<what seat {self.seat} may know of {self._world!r}>"

    def legal(self) -> list[int]:
        """The seat's legal actions."""
        return self._world.legal(self.seat)[:]

    def allows(self, action: int) -> bool:
        """May the seat play it? Where something can be said freely, that is more than `legal`."""
        return self._world.allows(self.seat, action)

    def has_policy(self) -> bool:
        """Does the game know rules of thumb to think with?"""
        return self._world.has_policy()

    def view(self) -> View:
        """The seat's view, plain data."""
        return self._world.view(self.seat)

    def imperfect(self, recall: int, salt: int) -> InformationState:
        """The sight of a player in this seat who remembers only so many things in a thousand."""
        world = self._world.copy()
        world.forget(self.seat, recall, salt)
        return InformationState(world, self.seat)

    def determinize(self, rng: Rng) -> Position:
        """A position of one's own to play with, drawn among those the seat can't tell apart."""
        return self._world.determinize(self.seat, rng)


@mypyc_attr(native_class=False)
class Faces(ABC):
    """One per game. Only `path`, `notation`, `sentence` … are the game's; the rest follows from them."""

    @abstractmethod
    def notation(self, position: Position, seat: int, action: int) -> str:
        """The short text of a legal action, unique among the seat's legal ones."""

    @abstractmethod
    def path(self, position: Position, seat: int, action: int) -> Path:
        """The refs to point at, unique among the seat's legal actions; no path begins another."""

    @abstractmethod
    def sentence(self, position: Position, seat: int, action: int, lang: str) -> str:
        """The action in words, as an instruction ("Place a forest …")."""

    @abstractmethod
    def ref(self, position: Position, seat: int, ref: str, lang: str) -> str:
        """What a ref is called: "forest in the centre", "between glacier and sea"."""

    @abstractmethod
    def task(self, position: Position, seat: int, lang: str) -> str:
        """What the seat has to do now: "Take a terrain from the centre and place it"."""

    def question(self, position: Position, seat: int, path: Path, lang: str) -> str:
        """What is asked when `path`, the beginning of longer legal ones, has been pointed at: "Where to?".

        A game whose paths have a single ref is asked nothing in between.
        """
        return self.task(position, seat, lang)

    def why_not(self, position: Position, seat: int, path: Path) -> Refusal | None:
        """The rule that forbids what the path points at; None if it, or a longer path, is legal."""
        if any(legal[: len(path)] == path for legal in self.paths(position, seat)):
            return None
        return self.reason(position, seat, path)

    @abstractmethod
    def reason(self, position: Position, seat: int, path: Path) -> Refusal | None:
        """The rule that forbids a path, of whatever refs, that no legal action of `paths` begins with."""

    def steps(self, position: Position, seat: int, lang: str) -> list[tuple[str, str]]:
        """The steps of the turn in order: words, and "done", "now" or "next"."""
        return []

    def usual(self, position: Position, seat: int) -> int | None:
        """The action that goes without asking: the only one, or what practically everybody wants.

        None: there is something to choose. A page does it by itself, but for what can't be taken back.
        """
        legal = position.legal(seat)
        return legal[0] if len(legal) == 1 else None

    def for_good(self, position: Position, seat: int, action: int, reveals: bool) -> str | None:
        """Why a page asks for an OK before it plays a legal action: it can't be taken back. None: no OK.

        "reveal": it `reveals` something; a game may leave that out where to see something is all that is
        pointed at. "secret": somebody else's secret choice may show it at once.
        """
        return "reveal" if reveals else None

    def preview(self, position: Position, seat: int, action: int, lang: str) -> str:
        """What the action makes possible or gives, in a few words; "" if nothing special."""
        return ""

    wordings: ClassVar[Mapping[str, Callable[[Any, Any, Texts], str]]] = {}
    """How the arguments of refusals are said, by their names: of a position, a value and the messages."""

    def worded(self, position: Position, refusal: Refusal, lang: str) -> str:
        """A refusal as a sentence."""
        from .text import capital, texts

        say = texts(sys.modules[type(self).__module__].__package__ or "", lang)
        args = {
            name: self.wordings[name](position, value, say) if name in self.wordings else value
            for name, value in refusal.args.items()
        }
        return capital(say(refusal.key, args))

    @abstractmethod
    def told(self, event: Event, names: list[str], you: int | None, lang: str) -> str:
        """The event as a sentence of the log; `names` of the columns, `you` the reader's seat."""

    @abstractmethod
    def explain(self, key: str, lang: str, detail: dict[str, Any] | None = None) -> str:
        """A line of the score sheet (or one of its details) in words."""

    @abstractmethod
    def svg(self, view: View, lang: str = "en") -> str:
        """The whole board as one self-contained picture."""

    @abstractmethod
    def ascii(self, view: View, lang: str = "en") -> str:
        """The whole board as text, without colour: golden playthroughs and plain terminals."""

    def paths(self, position: Position, seat: int) -> dict[Path, int]:
        """Every legal action of the seat by its path."""
        return {self.path(position, seat, action): action for action in position.legal(seat)}

    def entry(self, position: Position, seat: int, lang: str) -> dict[str, Any] | None:
        """What the seat may type now, where it may say something of its own; None: there is nothing to type.

        "label" and "hint" are texts for the reader, "max" is how many characters make sense. Equal entries
        ask for the same: what was typed for one may be said for the other.
        """
        return None

    def typed(self, position: Position, seat: int, text: str, lang: str) -> int:
        """The action somebody means by what they typed, one that `Position.allows`.

        Raises NotationError, whose text says in `lang` why it can't be said; the position is as it was, and
        nobody has lost anything. `text` is whatever came in, of any length.
        """
        raise NotationError("There is nothing to type now.").worded("nothing-to-type")

    def parse(self, position: Position, seat: int, text: str) -> int:
        """The legal action with this notation; raises NotationError.

        A game in which something can be said freely reads what records hold of that here as well.
        """
        wanted = text.strip()
        for action in self.read(position, seat, wanted):
            if position.allows(seat, action):
                return action
        shown = wanted if len(wanted) <= 40 else wanted[:37] + "…"
        raise no_action(shown, seat, position.turn)

    def read(self, position: Position, seat: int, text: str) -> Iterable[int]:
        """The actions with this notation; those the seat is not allowed may be among them."""
        return [one for one in position.legal(seat) if self.notation(position, seat, one) == text]

    def choose(self, position: Position, seat: int, path: Path) -> int | None:
        """The legal action with this path; None if there is none."""
        return self.paths(position, seat).get(path)


# After Faces: compiled, the annotations of an ordinary class name classes that are there already.
@mypyc_attr(native_class=False)
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

    def snapshot(self, options: Mapping[str, Any], rng: Rng, state: list[Any]) -> bytes:
        """The bytes `decode` reads: JSON, keys in a fixed order, no spaces; rules 1 go without saying."""
        data = {"game": self.name, "format": 1, "options": dict(options), "rng": rng.state(), "state": state}
        if self.rules_version > 1:
            data["rules"] = self.rules_version
        return json.dumps(data, separators=(",", ":")).encode()

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
    def observation_spec(self, options: Options) -> tuple[TensorSpec, ...]:
        """The parts of an observation with these (checked) options, in the order of `Position.observe`."""

    @abstractmethod
    def action_space(self, options: Options) -> ActionSpace:
        """The numbers of all actions that may be legal in a game with these (checked) options."""


def concealed(view: View) -> set[int]:
    """The seats whose points a view doesn't tell."""
    return {player["seat"] for player in view.get("players", ()) if player["score"] is None}
