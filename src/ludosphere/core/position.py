"""The contract every game fulfils: a position that can be asked, played, copied and stored."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from .rng import Rng

if TYPE_CHECKING:
    from .faces import Faces
    from .game import Game

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


FAR: Final = 2000.0
"""Points beyond which it makes no difference to a network."""


def tenths(points: float) -> int:
    """Points as a network reads them, in tenths."""
    if points > FAR:
        points = FAR
    elif points < -FAR:
        points = -FAR
    return int(points * 10.0 + 0.5) if points >= 0.0 else -int(0.5 - points * 10.0)


def rival_of(values: list[float], seat: int) -> int:
    """The place of the highest value but the seat's own, the first of equals; -1 if there is no other."""
    best: float = -1e9
    found = -1
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
            found = other
    return found


def hoped(own: float, rival: float) -> list[int]:
    """The last of a position's traits: what two can hope for, and the difference, in tenths of points."""
    ours = tenths(own)
    theirs = tenths(rival)
    return [ours, theirs, ours - theirs]


def _decoded(game: Game, snapshot: bytes) -> Position:
    """What `pickle` calls."""
    return game.decode(snapshot)


@mypyc_attr(allow_interpreted_subclasses=False)
class Position:  # no ABC: compiled, mypyc 2.4 gives a class with a metaclass weak references that go wrong
    """A game under way. Mutable, cheap to copy; equal `encode()` means equal in every respect, and is `==`.

    `copy.copy`, `copy.deepcopy` and `pickle` give what `copy` gives. `print` shows what a spectator sees.

    `events` is a list to which `play` appends, or None (the default of a copy) to do without;
    `revealed` tells whether the last `play` drew at random or showed something hidden: undo stops there.
    `turn` counts the turns of the game from 1; several actions may share a turn.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.events: list[Event] | None = None
        self.revealed = False
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
    def lasts(self) -> int | None:
        """How many milliseconds this moment lasts at most; None: as long as it takes.

        The rules know no clock: a table measures the time and plays `lapse` for whoever still owes a
        decision when it is over. The same number in the same turn is the same moment.
        """
        return None

    def lapse(self, seat: int) -> int:
        """The legal action that is played for a seat that owes a decision when a moment is over."""
        return self.legal(seat)[0]

    # --- what may be known -----------------------------------------------------------------
    def view(self, seat: int | None) -> View:
        """What the seat (None: a spectator) may know."""
        return self.game().view(self, seat)

    @abstractmethod
    def redeal(self, seat: int | None, rng: Rng) -> Position:
        """A world drawn at random among those the seat can't tell from this one."""

    def encode(self) -> bytes:
        """An exact, versioned snapshot; `Game.decode` reads it."""
        return self.game().encode(self)

    # --- for programs that learn -----------------------------------------------------------
    def observe(self, seat: int) -> bytes:
        """What the seat may know as numbers from 0 to 255, the parts of `Game.tensors` one after the other.

        The seat itself comes first where a part has a row per seat, the others follow in seating order.
        Equal in all worlds the seat can't tell apart.
        """
        out = BytesWriter()
        self.note(seat, out)
        return out.getvalue()

    @abstractmethod
    def note(self, seat: int, out: BytesWriter) -> None:
        """Writes the numbers of `observe` behind those that are there: a batch wants many in a row."""

    def traits(self, seat: int) -> list[int]:
        """What a network reads of the position beside `observe`, as small whole numbers.

        The last three are what the seat and its best rival can hope for (`prospects`), and the difference, in
        tenths of points.
        """
        values = self.prospects()
        rival = rival_of(values, seat)
        return hoped(values[seat], values[rival] if rival >= 0 else -FAR)

    def anew(self, rng: Rng) -> Position:
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

    def prospects(self) -> list[float]:
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

    def guided(self) -> bool:
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

    def considered(self, seat: int) -> list[int]:
        """What the learned bot thinks about: the candidates, and more where that pays."""
        return self.candidates(seat)

    def ahead(self) -> int:
        """How many turns a search plays on by rules of thumb before it judges a position."""
        return 8 // len(self.prospects())

    def margin(self) -> float:
        """A lead in points that is worth a chance of 73 %."""
        return 20.0

    def lead(self, seat: int) -> float:
        """How many points of `prospects` the seat is ahead of its best rival."""
        values = self.prospects()
        rival = rival_of(values, seat)
        return values[seat] - (values[rival] if rival >= 0 else -1e9)

    def weighty(self, seat: int) -> bool:
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

    def why_not(self, seat: int, path: Path, lang: str) -> str | None:
        """The rule that forbids what the path points at, in words; None if it is legal."""
        return self.faces().why_not(self, seat, path, lang)

    def sight(self, seat: int, rng: Rng) -> Sight:
        """What a bot in that seat may look at and think with."""
        return Sight(self.redeal(seat, rng), seat)

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
class Sight:
    """A seat's sight of a position, all that a bot is given: its seat, its choices, possible worlds.

    The true generator and what is hidden from the seat never get in here: `Position.sight` redeals first.
    """

    def __init__(self, world: Position, seat: int) -> None:
        self.seat = seat
        self._world = world

    def __reduce__(self) -> tuple[Any, ...]:
        return Sight, (self._world, self.seat)

    def __repr__(self) -> str:
        return f"<what seat {self.seat} may know of {self._world!r}>"

    def legal(self) -> list[int]:
        """The seat's legal actions."""
        return self._world.legal(self.seat)[:]

    def allows(self, action: int) -> bool:
        """May the seat play it? Where something can be said freely, that is more than `legal`."""
        return self._world.allows(self.seat, action)

    def guided(self) -> bool:
        """Does the game know rules of thumb to think with?"""
        return self._world.guided()

    def view(self) -> View:
        """The seat's view, plain data."""
        return self._world.view(self.seat)

    def fading(self, recall: int, salt: int) -> Sight:
        """The sight of a player in this seat who remembers only so many things in a thousand."""
        world = self._world.copy()
        world.forget(self.seat, recall, salt)
        return Sight(world, self.seat)

    def world(self, rng: Rng) -> Position:
        """A position of one's own to play with, drawn among those the seat can't tell apart."""
        return self._world.redeal(self.seat, rng)
