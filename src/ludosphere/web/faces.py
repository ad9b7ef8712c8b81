"""What the pages ask of a game's faces beyond `core.faces.Faces`, and what they do where it says nothing."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..core.game import Game
from ..core.options import Options
from ..core.position import Event, Position, View

AREAS = {"main": ("board",), "side": ("supply",), "others": ("seats",)}
"""Which panels lie where on the table page, unless the game's `areas` say otherwise."""

TEXT_AREAS = {"main": ("outline",)}
"""The same where the board is text."""


class PageFaces:
    """The faces of a game for its pages. Only `panels`, `card`, `cards` and `picture` must be there."""

    def __init__(self, game: Game) -> None:
        self._faces: Any = game.faces

    @property
    def areas(self) -> dict[str, tuple[str, ...]]:
        """The ids of the panels in each area of the table page: "main", "side" and "others"."""
        given: dict[str, tuple[str, ...]] = getattr(self._faces, "areas", AREAS)
        return given

    @property
    def hides_score(self) -> bool:
        """Do the panels cope with a `score` of None, so that a table may keep points to itself?"""
        return bool(getattr(self._faces, "hides_score", False))

    @property
    def typed(self) -> str:
        """How refs begin that can be typed as well, so that they need no button; "" if none do."""
        return str(getattr(self._faces, "typed_refs", ""))

    def option_name(self, option: str, value: object, lang: str) -> str:
        """What a value of an option is called, where no text can say it beforehand; "" if nothing special."""
        ask = getattr(self._faces, "option_name", None)
        return str(ask(option, value, lang)) if ask else ""

    def panels(self, view: View, seat: int | None, names: list[str], lang: str) -> dict[str, str]:
        """HTML by element id, for every panel of `areas`."""
        made: dict[str, str] = self._faces.panels(view, seat, names, lang)
        return made

    def waiting(self, position: Position, seat: int | None, lang: str) -> str:
        """What somebody who owes nothing should know of what the others do now; "" if nothing special."""
        ask = getattr(self._faces, "waiting", None)
        return str(ask(position, seat, lang)) if ask and seat is not None else ""

    @property
    def has_outline(self) -> bool:
        """Is there a board as text?"""
        return hasattr(self._faces, "outline")

    def outline(self, view: View, seat: int | None, names: list[str], lang: str) -> str:
        """The board as text, as HTML: headings, lists, tables, a button for whatever can be pointed at."""
        return str(self._faces.outline(view, seat, names, lang))

    def about(self, ref: str, view: View, seat: int | None, lang: str) -> str | None:
        """What a piece is and how it is with it now, by the view alone; None if the game tells nothing."""
        ask = getattr(self._faces, "about", None)
        told: str | None = ask(ref, view, seat, lang) if ask else None
        return told

    def steps(self, position: Position, seat: int, lang: str) -> list[tuple[str, str]]:
        """The steps of the turn: words, and "done", "now" or "next"."""
        ask = getattr(self._faces, "steps", None)
        return list(ask(position, seat, lang)) if ask else []

    def preview(self, position: Position, seat: int, action: int, lang: str) -> str:
        """What the action would give; "" if nothing special."""
        ask = getattr(self._faces, "preview", None)
        return str(ask(position, seat, action, lang)) if ask else ""

    def badge(self, ref: str) -> str:
        """A small picture, as HTML, for a button that stands for the ref; "" for none."""
        ask = getattr(self._faces, "badge", None)
        return str(ask(ref)) if ask else ""

    def hint(self, event: Event) -> dict[str, str | None]:
        """Where something moved: to "ref", and "from" where."""
        ask = getattr(self._faces, "hint", None)
        return dict(ask(event)) if ask else _hint(event)

    @property
    def achievements(self) -> list[int]:
        """The numbers of the game's achievements; none for most games."""
        return list(getattr(self._faces, "achievements", ()))

    def achievement(self, number: int, lang: str) -> str:
        """What one has to do for it, in words."""
        return str(self._faces.achievement(number, lang))

    def earned(self, position: Position, seat: int, first: bool) -> list[int]:
        """The achievements the seat earned in a finished game; `first`: it was its player's first one."""
        return list(self._faces.earned(position, seat, first))

    @property
    def has_rules(self) -> bool:
        """Is there a page of its values, with where each comes from?"""
        return hasattr(self._faces, "rules")

    def rules(self, house: str, lang: str) -> str:
        """The page of its values as HTML, with house rules (the text of the option) in force or none."""
        return str(self._faces.rules(house, lang))

    def differences(self, house: str, lang: str) -> list[str]:
        """What house rules change, a few words each."""
        ask = getattr(self._faces, "differences", None)
        return list(ask(house, lang)) if ask else []

    def card(self, card: str, lang: str, options: Options | None = None) -> str:
        """An opened card as HTML, of the catalogue or of a table with these options; KeyError if none."""
        ask = getattr(self._faces, "card_at", None) if options is not None else None
        return str(ask(card, options, lang) if ask else self._faces.card(card, lang))

    def cards(self, options: Options | None = None) -> list[str]:
        """The ids of all cards, in the catalogue's order; with options those that such a table has."""
        ask = getattr(self._faces, "cards_at", None) if options is not None else None
        return list(ask(options) if ask else self._faces.cards())

    def picture(self, name: str) -> str | None:
        """A picture as an SVG document; None if there is none of this name."""
        drawn: str | None = self._faces.picture(name)
        return drawn

    def picture_of(self, position: Position, number: int) -> str | None:
        """What a table's panels call `picture:number`, as an SVG document; None if there is none."""
        ask = getattr(self._faces, "picture_of", None)
        drawn: str | None = ask(position, number) if ask else None
        return drawn


def _hint(event: Event) -> dict[str, str | None]:
    """The refs in the event's arguments, by their common names."""
    args = event.args
    ref = args.get("ref", args.get("spot"))
    if ref is None and "card" in args:
        ref = f"card:{args['card']}"
    return {"ref": ref, "from": args.get("from")}


@cache
def page_faces(game: Game) -> PageFaces:
    """The faces of a game for its pages."""
    return PageFaces(game)
