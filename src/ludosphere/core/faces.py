"""How people see a game: the notation, paths, sentences and pictures, written once per game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from .errors import NotationError, no_action

if TYPE_CHECKING:
    from .position import Event, Path, Position, View


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

    @abstractmethod
    def why_not(self, position: Position, seat: int, path: Path, lang: str) -> str | None:
        """The rule that forbids what the path points at; None if it, or a longer path, is legal."""

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
        for action in position.legal(seat):
            if self.notation(position, seat, action) == wanted:
                return action
        shown = wanted if len(wanted) <= 40 else wanted[:37] + "…"
        raise no_action(shown, seat, position.turn)


def concealed(view: View) -> set[int]:
    """The seats whose points a view doesn't tell."""
    return {player["seat"] for player in view.get("players", ()) if player["score"] is None}
