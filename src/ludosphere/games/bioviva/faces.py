"""How people see Bioviva: `core.grammar.GrammarFaces`, put together from the modules that do the work.

`refs` says what to point at and how an action is noted, `sentences` what an action is, `tasks` what is due,
`previews` what an action would give, `reasons` why something is not possible, `log` what happened, `sheet`
why stars are given, `entering` what words somebody types, `plain` the table as text; `board` and `pictures`
draw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ...core.errors import NotationError
from ...core.grammar import GrammarFaces
from . import entering, log, previews, reasons, sentences, sheet, tasks
from .actions import LOOK, kind_of
from .plain import plain
from .refs import GRAMMAR, written
from .say import words
from .state import ACT, BiovivaState

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...core.contract import Event, Path, Position, Refusal, View


class BiovivaFaces(GrammarFaces):
    """The faces of Bioviva; all of them work on any position, whoever asks."""

    grammar = GRAMMAR

    def ends(self, position: Position, seat: int, action: int) -> bool:
        """In a turn a card may be the first of two to swap."""
        return cast("BiovivaState", position).phase == ACT

    def read(self, position: Position, seat: int, text: str) -> Iterable[int]:
        """The actions with this notation; blanks may stand for colons."""
        return super().read(position, seat, written(text))

    def parse(self, position: Position, seat: int, text: str) -> int:
        """The legal action with this notation, or any word that may be said."""
        word = entering.recorded(cast("BiovivaState", position), seat, text)
        return super().parse(position, seat, text) if word is None else word

    def entry(self, position: Position, seat: int, lang: str) -> dict[str, Any] | None:
        return entering.entry(cast("BiovivaState", position), seat, words(lang))

    def typed(self, position: Position, seat: int, text: str, lang: str) -> int:
        table = cast("BiovivaState", position)
        if self.entry(position, seat, lang) is None:
            refusal = reasons.reason(table, seat, ("do:pass",))
            raise NotationError(self.worded(table, refusal, lang)).worded(refusal.key)
        return entering.typed(table, seat, text, words(lang))

    def for_good(self, position: Position, seat: int, action: int, reveals: bool) -> str | None:
        """To look at a card is to point at it and say so; to turn the line over may end the round."""
        return None if kind_of(action) == LOOK else super().for_good(position, seat, action, reveals)

    def sentence(self, position: Position, seat: int, action: int, lang: str) -> str:
        return sentences.sentence(cast("BiovivaState", position), action, words(lang))

    def ref(self, position: Position, seat: int, ref: str, lang: str) -> str:
        return sentences.ref_words(cast("BiovivaState", position), ref, words(lang))

    def task(self, position: Position, seat: int, lang: str) -> str:
        return tasks.task(cast("BiovivaState", position), seat, words(lang))

    def question(self, position: Position, seat: int, path: Path, lang: str) -> str:
        return tasks.question(cast("BiovivaState", position), seat, path[-1], words(lang))

    def steps(self, position: Position, seat: int, lang: str) -> list[tuple[str, str]]:
        return tasks.steps(cast("BiovivaState", position), words(lang))

    def preview(self, position: Position, seat: int, action: int, lang: str) -> str:
        return previews.preview(cast("BiovivaState", position), seat, action, words(lang))

    wordings = reasons.WORDINGS

    def reason(self, position: Position, seat: int, path: Path) -> Refusal | None:
        table = cast("BiovivaState", position)
        allowed = len(path) == 1 and entering.allows(table, seat, path[0])
        return None if allowed else reasons.reason(table, seat, path)

    def told(self, event: Event, names: list[str], you: int | None, lang: str) -> str:
        return log.told(event, names, you, words(lang))

    def explain(self, key: str, lang: str, detail: dict[str, Any] | None = None) -> str:
        return sheet.explain(key, words(lang), detail)

    # --- pictures --------------------------------------------------------------------------------------

    def svg(self, view: View, lang: str = "en") -> str:
        from .board import poster

        return poster(view, lang)

    def ascii(self, view: View, lang: str = "en") -> str:
        return plain(view, words(lang))


FACES = BiovivaFaces()
