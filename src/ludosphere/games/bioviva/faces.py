"""How people see Bioviva: the contract of `core.faces`, put together from the modules that do the work.

`refs` says what to point at and how an action is noted, `sentences` what an action is, `tasks` what is due,
`previews` what an action would give, `reasons` why something is not possible, `log` what happened, `sheet`
why stars are given, `entering` what somebody types, `plain` the table as text; `board` and `pictures` draw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ...core.errors import NotationError
from ...core.faces import Faces
from . import entering, log, previews, reasons, sentences, sheet, tasks
from .plain import plain
from .refs import paths_of, refs
from .say import words

if TYPE_CHECKING:
    from ...core.position import Event, Path, Position, View
    from .rules import BiovivaPosition


class BiovivaFaces(Faces):
    """The faces of Bioviva; all of them work on any position, whoever asks."""

    typed_refs = "word:"

    def notation(self, position: Position, seat: int, action: int) -> str:
        return refs(cast("BiovivaPosition", position), action)[1]

    def path(self, position: Position, seat: int, action: int) -> Path:
        return refs(cast("BiovivaPosition", position), action)[0]

    def paths(self, position: Position, seat: int) -> dict[Path, int]:
        """Every legal action by its path; a swap has two, for its cards may come in either order."""
        table = cast("BiovivaPosition", position)
        return {path: action for action in position.legal(seat) for path in paths_of(table, action)}

    def parse(self, position: Position, seat: int, text: str) -> int:
        """The action with this notation; blanks may stand for colons, and any word may be said."""
        return entering.parse(cast("BiovivaPosition", position), seat, text)

    def entry(self, position: Position, seat: int, lang: str) -> dict[str, Any] | None:
        return entering.entry(cast("BiovivaPosition", position), seat, words(lang))

    def typed(self, position: Position, seat: int, text: str, lang: str) -> int:
        table = cast("BiovivaPosition", position)
        if self.entry(position, seat, lang) is None:
            raise NotationError(reasons.reason(table, seat, ("do:pass",), words(lang)))
        return entering.typed(table, seat, text, words(lang))

    def sentence(self, position: Position, seat: int, action: int, lang: str) -> str:
        return sentences.sentence(cast("BiovivaPosition", position), action, words(lang))

    def ref(self, position: Position, seat: int, ref: str, lang: str) -> str:
        return sentences.ref_words(cast("BiovivaPosition", position), ref, words(lang))

    def task(self, position: Position, seat: int, lang: str) -> str:
        return tasks.task(cast("BiovivaPosition", position), seat, words(lang))

    def question(self, position: Position, seat: int, path: Path, lang: str) -> str:
        return tasks.question(cast("BiovivaPosition", position), seat, path[-1], words(lang))

    def steps(self, position: Position, seat: int, lang: str) -> list[tuple[str, str]]:
        """The steps of this turn in order: their name and "done", "now" or "next"."""
        return tasks.steps(cast("BiovivaPosition", position), words(lang))

    def preview(self, position: Position, seat: int, action: int, lang: str) -> str:
        """What the action gives, in a few words; empty if nothing special."""
        return previews.preview(cast("BiovivaPosition", position), seat, action, words(lang))

    def why_not(self, position: Position, seat: int, path: Path, lang: str) -> str | None:
        table = cast("BiovivaPosition", position)
        if any(legal[: len(path)] == path for legal in self.paths(position, seat)):
            return None
        if len(path) == 1 and entering.allows(table, seat, path[0]):
            return None
        return reasons.reason(table, seat, path, words(lang))

    def told(self, event: Event, names: list[str], you: int | None, lang: str) -> str:
        return log.told(event, names, you, words(lang))

    def hint(self, event: Event) -> dict[str, str | None]:
        """Where something happened: at "ref", and "from" where."""
        return log.hint(event)

    def explain(self, key: str, lang: str, detail: dict[str, Any] | None = None) -> str:
        return sheet.explain(key, words(lang), detail)

    def option_name(self, option: str, value: object, lang: str) -> str:
        """The name of a deck, which may have come after the texts were written; "" for other options."""
        from .decks import deck, decks

        return deck(str(value)).names[lang] if option == "deck" and value in decks() else ""

    # --- pictures --------------------------------------------------------------------------------------
    @property
    def areas(self) -> dict[str, tuple[str, ...]]:
        """Which panels lie where on the page."""
        from .board import AREAS

        return AREAS

    def panels(self, view: View, seat: int | None, names: list[str], lang: str) -> dict[str, str]:
        """The HTML fragments of a table page by element id."""
        from .board import panels

        return panels(view, seat, names, lang)

    def badge(self, ref: str) -> str:
        """A small sign for a button that stands for the ref; "" for none."""
        from .board import badge

        return badge(ref)

    def outline(self, view: View, seat: int | None, names: list[str], lang: str) -> str:
        """The board as text, as HTML."""
        from .outline import outline

        return outline(view, seat, names, lang)

    def about(self, ref: str, view: View, seat: int | None, lang: str) -> str | None:
        """What a piece is and how it is with it now, in a few sentences; None for what isn't there."""
        from .outline.about import about

        return about(ref, view, seat, lang)

    def card(self, card: str, lang: str) -> str:
        """An opened card as HTML."""
        from .board import card as opened

        return opened(card, lang)

    def cards(self) -> list[str]:
        """The ids of all that can be opened."""
        from .board import cards

        return cards()

    def picture(self, name: str) -> str | None:
        """A picture of the game as an SVG document; None if there is none of this name."""
        from .board import picture

        return picture(name)

    def picture_of(self, position: Position, number: int) -> str | None:
        """A card's picture as an SVG document, by its number at this table; None if there is none."""
        deck = cast("BiovivaPosition", position).setting.deck
        return deck.scene(number) if 0 <= number < len(deck.cards) else None

    def svg(self, view: View, lang: str = "en") -> str:
        from .board import poster

        return poster(view, lang)

    def ascii(self, view: View, lang: str = "en") -> str:
        return plain(view, words(lang))


FACES = BiovivaFaces()
