"""What the pages ask of a game's faces beyond `core.faces.Faces`."""

from __future__ import annotations

from typing import Protocol, cast

from ..core.faces import Faces
from ..core.game import Game
from ..core.position import Position, View


class PageFaces(Protocol):
    """A game that is played in the browser has these as well."""

    def preview(self, position: Position, seat: int, action: int, lang: str) -> str:
        """What the action would give; "" if nothing special."""

    def steps(self, position: Position, seat: int, lang: str) -> list[tuple[str, str]]:
        """The steps of the turn: words, and "done", "now" or "next"."""

    def panels(self, view: View, seat: int | None, names: list[str], lang: str) -> dict[str, str]:
        """HTML by element id: "board", "supply", "seats"."""

    def card(self, card: str, lang: str) -> str:
        """An opened card as HTML; KeyError or StopIteration if there is none of this id."""

    def cards(self) -> list[str]:
        """The ids of all cards, in the catalogue's order."""

    def picture(self, name: str) -> str | None:
        """A picture as an SVG document; None if there is none of this name."""


def page_faces(game: Game) -> PageFaces:
    """The faces of a game for its pages."""
    faces: Faces = game.faces
    return cast(PageFaces, faces)
