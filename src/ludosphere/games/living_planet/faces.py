"""How people see Living Planet: `core.grammar.GrammarFaces`, put together from the modules that do the work.

`refs` says what to point at and how an action is noted, `sentences` what an action is, `tasks` what is due,
`previews` what an action would give, `reasons` why something is not possible, `log` what happened,
`sheet` why points are given, `plain` the table as text; `board` and `pictures` draw.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

from ...core.grammar import GrammarFaces
from ...core.text import capital
from . import agenda, log, previews, reasons, sentences, sheet, tasks
from .plain import plain
from .refs import GRAMMAR, bare
from .words import words

if TYPE_CHECKING:
    from ...core.contract import Event, Path, Position, Refusal, View
    from .state import PlanetState


_SAID: Final[dict[int, tuple[Callable[..., str], Callable[..., list[str]] | None]]] = {
    agenda.DONE: (sentences.done, previews.done),
    agenda.CHOOSE_CARD: (sentences.card, previews.card),
    agenda.RESOURCE: (sentences.resource, previews.resource),
    agenda.DIE: (sentences.die, previews.die),
    agenda.DO: (sentences.do, previews.do),
    agenda.FREE: (sentences.free, previews.free),
    agenda.HEAL: (sentences.heal, previews.heal),
    agenda.REPAIR: (sentences.repair, previews.repair),
    agenda.DAM: (sentences.dam, previews.dam),
    agenda.DOUSE: (sentences.douse, previews.douse),
    agenda.LAY: (sentences.lay, previews.lay),
    agenda.UNIT: (sentences.follow, previews.follow),
    agenda.STEP: (sentences.step, previews.step),
    agenda.RAISE: (sentences.build, previews.build),
    agenda.CREW: (sentences.staff, previews.staff),
    agenda.PRICE: (sentences.shift, previews.shift),
    agenda.TAKE_CARD: (sentences.market, previews.market),
    agenda.SELL: (sentences.sell, previews.sell),
    agenda.BUY: (sentences.buy, previews.buy),
    agenda.VALUE: (sentences.value, previews.value),
    agenda.TARGET: (sentences.strike, previews.strike),
    agenda.PAY: (sentences.pay, previews.pay),
    agenda.LOSE: (sentences.lose, previews.lose),
    agenda.ONTO: (sentences.spread, previews.spread),
    agenda.PAY_WOOD: (sentences.convert, previews.convert),
    agenda.PRODUCE_FIRST: (sentences.first, None),
}
"""By kind of action: what it is, what it would give; both are told state, seat, words, operands."""


class PlanetFaces(GrammarFaces):
    """The faces of Living Planet; all of them work on any position, whoever asks."""

    grammar = GRAMMAR

    def ends(self, position: Position, seat: int, action: int) -> bool:
        return bare(cast("PlanetState", position), action)

    def for_good(self, position: Position, seat: int, action: int, reveals: bool) -> str | None:
        """A Planet card is secret until all have chosen one."""
        if action >> 24 == agenda.CHOOSE_CARD:
            return "secret"
        return super().for_good(position, seat, action, reveals)

    def sentence(self, position: Position, seat: int, action: int, lang: str) -> str:
        say = words(lang)
        return capital(_SAID[action >> 24][0](position, seat, say, *GRAMMAR.values(action)))

    def ref(self, position: Position, seat: int, ref: str, lang: str) -> str:
        return sentences.ref_words(cast("PlanetState", position), seat, ref, words(lang))

    def task(self, position: Position, seat: int, lang: str) -> str:
        return tasks.task(cast("PlanetState", position), seat, words(lang))

    def question(self, position: Position, seat: int, path: Path, lang: str) -> str:
        return tasks.question(cast("PlanetState", position), seat, path[-1], words(lang))

    def steps(self, position: Position, seat: int, lang: str) -> list[tuple[str, str]]:
        return tasks.steps(cast("PlanetState", position), seat, words(lang))

    def preview(self, position: Position, seat: int, action: int, lang: str) -> str:
        gives, say = _SAID[action >> 24][1], words(lang)
        notes = gives(position, seat, say, *GRAMMAR.values(action)) if gives else []
        return " · ".join(note for note in notes if note)

    wordings = reasons.WORDINGS

    def reason(self, position: Position, seat: int, path: Path) -> Refusal:
        return reasons.reason(cast("PlanetState", position), seat, path)

    def told(self, event: Event, names: list[str], you: int | None, lang: str) -> str:
        return log.told(event, names, you, words(lang))

    def explain(self, key: str, lang: str, detail: dict[str, Any] | None = None) -> str:
        return sheet.explain(key, words(lang), detail)

    # --- pictures --------------------------------------------------------------------------------------

    def svg(self, view: View, lang: str = "en") -> str:
        from .board.poster import poster

        return poster(view, words(lang))

    def ascii(self, view: View, lang: str = "en") -> str:
        return plain(view, words(lang))


FACES = PlanetFaces()
