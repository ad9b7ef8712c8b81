"""How people see Earth.

`actions` has notation and paths; `sentences` says what an action is, `prompts` what is due, `previews` what
an action would give, `reasons` why something is not possible, `log` what happened, `plain` the table as text;
`board` draws it, `pictures` has what is on the cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ...core.grammar import GrammarFaces
from . import log, packing, previews, prompts, reasons, sentences
from .actions import GRAMMAR
from .phrases import words
from .plain import plain

if TYPE_CHECKING:
    from ...core.contract import Event, Path, Position, Refusal, View
    from .state import EarthState


class EarthFaces(GrammarFaces):
    """The faces of Earth; all of them work on any position, whoever asks."""

    grammar = GRAMMAR

    def sentence(self, position: Position, seat: int, action: int, lang: str) -> str:
        return sentences.sentence(cast("EarthState", position), seat, action, words(lang))

    def ref(self, position: Position, seat: int, ref: str, lang: str) -> str:
        return sentences.ref_words(cast("EarthState", position), seat, ref, words(lang))

    def task(self, position: Position, seat: int, lang: str) -> str:
        return prompts.task(cast("EarthState", position), seat, words(lang))

    def steps(self, position: Position, seat: int, lang: str) -> list[tuple[str, str]]:
        return prompts.steps(cast("EarthState", position), seat, words(lang))

    def preview(self, position: Position, seat: int, action: int, lang: str) -> str:
        return previews.preview(cast("EarthState", position), seat, action, words(lang))

    def usual(self, position: Position, seat: int) -> int | None:
        """All that is offered is taken, and where only sprouts could be converted one goes on.

        In teams what is not taken may be left for the partner, so there it is asked.
        """
        legal = [action for action in position.legal(seat) if packing.verb_of(action) != packing.CONVERT]
        takes = [action for action in legal if packing.verb_of(action) == packing.TAKE]
        if takes and not cast("EarthState", position).setting.teams:
            return max(takes)
        return legal[0] if len(legal) == 1 else None

    wordings = reasons.WORDINGS

    def reason(self, position: Position, seat: int, path: Path) -> Refusal:
        return reasons.reason(cast("EarthState", position), seat, path)

    def told(self, event: Event, names: list[str], you: int | None, lang: str) -> str:
        return log.told(event, names, you, words(lang))

    def explain(self, key: str, lang: str, detail: dict[str, Any] | None = None) -> str:
        return log.explained(key, detail, words(lang))

    def ascii(self, view: View, lang: str = "en") -> str:
        """Cards by number; `+` and `^` count sprouts and growth, dots are spaces to plant on."""
        return plain(view, lang)

    # --- pictures --------------------------------------------------------------------------------------

    def svg(self, view: View, lang: str = "en") -> str:
        from .board import svg

        return svg(view, lang)


FACES = EarthFaces()
