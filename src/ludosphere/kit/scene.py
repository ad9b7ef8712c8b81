"""What a renderer is given and gives: the seam between the app, which knows no game, and a game's picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.text import Text

from ..core.contract import Path, View
from ..core.grammar import Grammar
from ..core.registry import game, offered
from .palette import SEATS, Palette


@dataclass(frozen=True)
class Scene:
    """A moment at the table. `keys`: what can be chosen next and by which key; `cursor`: the one under it.

    `page`: how many pages on from the one the choice belongs to, for games whose picture has several;
    `zoom`: how often another size was asked for; `scroll`: steps to the right and down from where the picture
    would be; `then`: what could be chosen after the one under the cursor; `options`: those of the game.
    """

    view: View
    seat: int | None
    names: list[str]
    lang: str
    palette: Palette
    width: int
    height: int
    keys: Mapping[str, str] = field(default_factory=dict)
    cursor: str | None = None
    chosen: Path = ()
    page: int = 0
    zoom: int = 0
    scroll: tuple[int, int] = (0, 0)
    then: Path = ()
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass
class Look:
    """How the picture is looked at: the fields `page`, `zoom` and `scroll` of a scene."""

    page: int = 0
    zoom: int = 0
    scroll: tuple[int, int] = (0, 0)


class Renderer:
    """The picture of one game: `RENDERER` of the module `terminal` in its package. By itself: as text."""

    seats: tuple[tuple[str, str], ...] = SEATS
    """The shapes and colours of seats."""
    own_names: tuple[str, ...] = ()
    """Kinds of refs whose names say it all."""
    grammar: Grammar | None = None
    """The rows of the game's actions, if it has them."""

    def __init__(self, name: str = "") -> None:
        self._name = name

    def board(self, scene: Scene) -> Text:
        """Everything on the table in `width` × `height` cells; its spans carry the refs in their meta.

        A span with "page" in its meta is a way to the page that many pages on.
        """
        return Text(game(self._name).faces.ascii(scene.view, scene.lang))

    def read(self, scene: Scene) -> Text:
        """All that is written on the cards of the page shown; empty where the picture says it all."""
        return Text()

    def scrolled(self, scene: Scene) -> tuple[int, int]:
        """The scene's `scroll`, as far as a picture that is larger than its room goes."""
        return 0, 0

    def title(self, view: View, lang: str) -> str:
        """The game and its mode in a few words."""
        return self._name.replace("_", " ").capitalize()

    def refs(self, view: View, seat: int) -> list[str]:
        """Everything on the table a person could point at, legal or not."""
        return []

    def path(self, notation: str) -> Path | None:
        """What a notation points at, legal or not; None if it is none of this game."""
        return self.grammar.points_at(notation) if self.grammar else None

    def automaton(self, lang: str) -> str:
        """The name of the automatic opponent's column of the score sheet."""
        return "…"

    def help(self, lang: str) -> str:
        """A page about this game: its pieces, what to do, the notation."""
        return ""


def renderer(name: str) -> Renderer:
    """The renderer of a game; plain text if nobody has drawn it yet."""
    found: Renderer = offered(name, "terminal", "RENDERER", Renderer(name))
    return found
