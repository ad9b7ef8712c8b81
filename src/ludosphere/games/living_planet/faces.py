"""How people see Living Planet: the contract of `core.faces`, put together from the modules that do the work.

`refs` says what to point at and how an action is noted, `sentences` what an action is, `tasks` what is due,
`previews` what an action would give, `reasons` why something is not possible, `log` what happened,
`sheet` why points are given, `plain` the table as text; `board` and `pictures` draw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ...core.faces import Faces
from . import log, previews, reasons, sentences, sheet, tasks
from .plain import plain
from .refs import refs
from .words import words

if TYPE_CHECKING:
    from ...core.options import Options
    from ...core.position import Event, Path, Position, View
    from .rules import PlanetPosition


class PlanetFaces(Faces):
    """The faces of Living Planet; all of them work on any position, whoever asks."""

    hides_score = True
    """Panels and pictures cope with points nobody may see."""

    def rules(self, house: str, lang: str) -> str:
        """The page of all values with where each comes from, as HTML; `house` is the option's text."""
        from .reference.page import page

        return page(house, lang)

    def differences(self, house: str, lang: str) -> list[str]:
        """What house rules change, a few words each."""
        from .reference.values import differences

        return differences(house, lang)

    def notation(self, position: Position, seat: int, action: int) -> str:
        return refs(cast("PlanetPosition", position), action)[1]

    def path(self, position: Position, seat: int, action: int) -> Path:
        return refs(cast("PlanetPosition", position), action)[0]

    def sentence(self, position: Position, seat: int, action: int, lang: str) -> str:
        return sentences.sentence(cast("PlanetPosition", position), seat, action, words(lang))

    def ref(self, position: Position, seat: int, ref: str, lang: str) -> str:
        return sentences.ref_words(cast("PlanetPosition", position), seat, ref, words(lang))

    def task(self, position: Position, seat: int, lang: str) -> str:
        return tasks.task(cast("PlanetPosition", position), seat, words(lang))

    def question(self, position: Position, seat: int, path: Path, lang: str) -> str:
        return tasks.question(cast("PlanetPosition", position), seat, path[-1], words(lang))

    def steps(self, position: Position, seat: int, lang: str) -> list[tuple[str, str]]:
        """The steps of this turn in order: their name and "done", "now" or "next"."""
        return tasks.steps(cast("PlanetPosition", position), seat, words(lang))

    def preview(self, position: Position, seat: int, action: int, lang: str) -> str:
        """What the action gives, in a few words; empty if nothing special."""
        return previews.preview(cast("PlanetPosition", position), seat, action, words(lang))

    def why_not(self, position: Position, seat: int, path: Path, lang: str) -> str | None:
        if any(legal[: len(path)] == path for legal in self.paths(position, seat)):
            return None
        return reasons.reason(cast("PlanetPosition", position), seat, path, words(lang))

    def told(self, event: Event, names: list[str], you: int | None, lang: str) -> str:
        return log.told(event, names, you, words(lang))

    def hint(self, event: Event) -> dict[str, str | None]:
        """Where something moved: to "ref", and "from" where."""
        return log.hint(event)

    def explain(self, key: str, lang: str, detail: dict[str, Any] | None = None) -> str:
        return sheet.explain(key, words(lang), detail)

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
        """An opened card, hex or building type as HTML, with the values of the box."""
        from .board import card as opened

        return opened(card, lang)

    def card_at(self, card: str, options: Options, lang: str) -> str:
        """The same with the values of a table with these options."""
        from .board import card as opened

        return opened(card, lang, *_box(options))

    def cards(self) -> list[str]:
        """The ids of all that can be opened, in the order of the box."""
        from .board import OPENED

        return list(OPENED)

    def cards_at(self, options: Options) -> list[str]:
        """The ids of all that can be opened at a table with these options."""
        from .board import in_box

        return in_box(*_box(options))

    def picture(self, name: str) -> str | None:
        """A picture of the game as an SVG document; None if there is none of this name."""
        from .board.grounds import picture as ground
        from .pictures import picture

        return ground(name) or picture(name)

    def svg(self, view: View, lang: str = "en") -> str:
        from .board.poster import poster

        return poster(view, words(lang))

    def ascii(self, view: View, lang: str = "en") -> str:
        return plain(view, words(lang))


def _box(options: Options) -> tuple[int, bool, str]:
    """What tells the facts of a table: its seats, whether Planet Arboria is in, the house rules."""
    return cast("int", options["seats"]), options["arboria"] == "on", cast("str", options["house"])


FACES = PlanetFaces()
