"""What a renderer is given and gives: the seam between the app, which knows no game, and a game's picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Protocol

from rich.text import Text

from ..core.game import game
from ..core.position import Path, View
from .palette import Palette


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


class Renderer(Protocol):
    """The picture of one game. Modules named in `_MODULES` offer one as `RENDERER`.

    One that can be larger than its room has also `scrolled(scene)`: the scene's `scroll`, as far as it goes;
    one that has its own colours for seats has `seats`, as `palette.SEATS`; `own_names` are kinds of refs
    whose names say it all.
    """

    def board(self, scene: Scene) -> Text:
        """Everything on the table in `width` × `height` cells; its spans carry the refs in their meta.

        A span with "page" in its meta is a way to the page that many pages on.
        """

    def read(self, scene: Scene) -> Text:
        """All that is written on the cards of the page shown; empty where the picture says it all."""

    def title(self, view: View, lang: str) -> str:
        """The game and its mode in a few words."""

    def refs(self, view: View, seat: int) -> list[str]:
        """Everything on the table a person could point at, legal or not."""

    def path(self, notation: str) -> Path | None:
        """What a notation points at, legal or not; None if it is none of this game."""

    def automaton(self, lang: str) -> str:
        """The name of the automatic opponent's column of the score sheet."""

    def help(self, lang: str) -> str:
        """A page about this game: its pieces, what to do, the notation."""


class Plain:
    """Any game, as the text its faces give."""

    def __init__(self, name: str) -> None:
        self._name = name

    def board(self, scene: Scene) -> Text:
        return Text(game(self._name).faces.ascii(scene.view, scene.lang))

    def read(self, scene: Scene) -> Text:
        return Text()

    def title(self, view: View, lang: str) -> str:
        return self._name.replace("_", " ").capitalize()

    def refs(self, view: View, seat: int) -> list[str]:
        return []

    def path(self, notation: str) -> Path | None:
        return None

    def automaton(self, lang: str) -> str:
        return "…"

    def help(self, lang: str) -> str:
        return ""


_MODULES = {
    "biomos": "ludosphere.terminal.biomos",
    "bioviva": "ludosphere.terminal.bioviva",
    "earth": "ludosphere.terminal.earth",
    "living_planet": "ludosphere.terminal.living_planet",
}


def renderer(name: str) -> Renderer:
    """The renderer of a game; plain text if nobody has drawn it yet."""
    if name not in _MODULES:
        return Plain(name)
    drawn: Renderer = import_module(_MODULES[name]).RENDERER
    return drawn
