"""What the parts of a game's text board draw with: canvas, inks, marks of what can be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style

from ..core.text import Texts
from .canvas import Canvas, Column, Part
from .scene import Scene


class Pen:
    """A picture being drawn for the seat `seat`; `say` has the words of the text board."""

    ahead = "+"
    """Marks what can be chosen one step further; "" marks nothing."""

    def __init__(self, scene: Scene, say: Texts, canvas: Canvas | None = None) -> None:
        """canvas: to draw on; None: one that fills the scene."""
        self.scene = scene
        self.view = scene.view
        self.seat = scene.seat or 0
        self.lang = scene.lang
        self.say = say
        self.canvas = canvas or Canvas(scene.width, scene.height)
        colours = scene.palette
        self.plain = Style(color=colours.ink)
        self.bold = Style(color=colours.ink, bold=True)
        self.quiet = Style(color=colours.ink_2)
        self.faint = Style(color=colours.faint)
        self.title = Style(color=colours.accent, bold=True)
        self.ok = Style(color=colours.ok, bold=True)
        self.danger = Style(color=colours.danger, bold=True)
        self.gold = Style(color=colours.gold, bold=True)
        self.can = Style(color=colours.gold, bgcolor=colours.gold_soft, bold=True)
        self.under = Style(color=colours.paper, bgcolor=colours.gold, bold=True)

    def column(self, x: int, y: int, width: int, height: int) -> Column:
        """An oblong of the picture to fill with lines."""
        return Column(self.canvas, x, y, width, height)

    def pointed(self, ref: str | None) -> bool:
        """Is it under the cursor, or chosen?"""
        return ref is not None and (ref == self.scene.cursor or ref in self.scene.chosen)

    def mark(self, ref: str | None) -> Part:
        """One cell: the key that chooses the ref, `ahead` if it is one step further; bright at the cursor."""
        if ref is None:
            return " ", Style.null()
        if self.pointed(ref):
            return self.scene.keys.get(ref) or "▸", self.under, ref
        key = self.scene.keys.get(ref)
        if key is None and self.ahead and ref in self.scene.then:
            return self.ahead, self.can, ref
        return (" ", Style.null(), ref) if key is None else (key or "•", self.can, ref)

    def name_style(self, ref: str | None) -> Style:
        """For the name of what a ref stands for: bright where the cursor is."""
        return self.bold + Style(underline=True) if self.pointed(ref) else self.bold

    def strip(self, pages: Sequence[str], page: str, where: str, hint: str) -> None:
        """The names of the pages in the first row, the one shown standing out; where the game is; keys."""
        x = 0
        for number, name in enumerate(pages):
            shown = self.plain + Style(meta={"page": number - pages.index(page)})
            text = f" {self.say(f'page-{name}')} "
            x = self.canvas.put(x, 0, text, shown + Style(reverse=True) if name == page else shown)
            x = self.canvas.put(x, 0, "│", self.faint)
        for text in (f"{where} · {hint}", hint):
            if x + len(text) + 1 < self.scene.width:
                self.canvas.put(self.scene.width - len(text) - 1, 0, text, self.faint)
                break


def length(parts: Sequence[Part]) -> int:
    """How many cells the parts take."""
    return sum(len(part[0]) for part in parts)


def signed(points: int) -> str:
    """A number with a true minus."""
    return str(points).replace("-", "−")
