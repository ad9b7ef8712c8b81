"""The map: hexes with a point on top, drawn with characters on staggered rows.

A hex is `wide` cells across and `pitch` lines below the one before: `slope` lines of its upper sides, then
`body` lines. Neighbours share their sides; each is drawn with the sign of its terrain. Near by, a hex shows
everything; from afar its name, who is there, and its sites as letters.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.style import Style

from ....kit.canvas import Canvas
from ....kit.scene import Scene
from . import cells
from .cells import Cell
from .pen import MOUNTAIN, PLAIN, SIDES, Pen


@dataclass(frozen=True)
class Grain:
    """How large a hex is drawn; `near` with everything on it."""

    wide: int
    slope: int
    body: int
    near: bool

    @property
    def half(self) -> int:
        """Half the width."""
        return self.wide // 2

    @property
    def pitch(self) -> int:
        """From one row of hexes to the next."""
        return self.slope + self.body

    def at(self, q: int, r: int) -> tuple[int, int]:
        """The upper left cell of a hex, that of (0, 0) being at (0, 0)."""
        return self.wide * q + self.half * r, self.pitch * r


NEAR = Grain(20, 2, 3, True)
FAR = (Grain(12, 1, 3, False), Grain(12, 1, 2, False), Grain(10, 1, 2, False), Grain(10, 1, 1, False))
"""The first one in which the whole map can be seen counts, the last one if none is small enough."""
_ROOMY = 20
"""From this height on the map is near at first."""


class Map:
    """The map in a window of the picture."""

    def __init__(self, scene: Scene, width: int, height: int) -> None:
        self.canvas = Canvas(width, height)
        self.pen = Pen(scene, self.canvas)
        self.cells = cells.cells(self.pen)
        near = (height >= _ROOMY) != bool(scene.zoom % 2)
        fitting = [grain for grain in FAR if self._fits(grain)]
        self.grain = NEAR if near else fitting[0] if fitting else FAR[-1]
        self.left, self.top, self.scroll = self._window()

    # --- which part ----------------------------------------------------------------------------------
    def _extent(self, grain: Grain) -> tuple[int, int, int, int]:
        """Left, top, right and bottom of the whole map."""
        corners = [grain.at(cell.q, cell.r) for cell in self.cells]
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        right, bottom = max(x for x, _ in corners), max(y for _, y in corners)
        return left, top, right + grain.wide + 1, bottom + grain.pitch + grain.slope

    def _fits(self, grain: Grain) -> bool:
        left, top, right, bottom = self._extent(grain)
        return right - left <= self.canvas.width and bottom - top <= self.canvas.height

    def _window(self) -> tuple[int, int, tuple[int, int]]:
        """Where the window begins, and the scroll as far as it goes: the cursor's hex is in the middle."""
        grain = self.grain
        box = self._extent(grain)
        steps = (grain.half, max(1, grain.pitch // 2))
        middle = self._middle()
        corner = grain.at(*middle)
        sizes = (self.canvas.width, self.canvas.height)
        hex = (grain.wide + 1, grain.pitch + grain.slope)
        begins, scrolls = [], []
        for axis in (0, 1):
            low, high, size = box[axis], box[axis + 2], sizes[axis]
            if high - low <= size:
                begins.append(low - (size - (high - low)) // 2)
                scrolls.append(0)
                continue
            home = min(max(corner[axis] - (size - hex[axis]) // 2, low), high - size)
            least, most = -((home - low) // -steps[axis]), -((high - size - home) // -steps[axis])
            scroll = min(max(self.pen.scene.scroll[axis], -least), most)
            scrolls.append(scroll)
            begins.append(min(max(home + scroll * steps[axis], low), high - size))
        return begins[0], begins[1], (scrolls[0], scrolls[1])

    def _middle(self) -> tuple[int, int]:
        """The cell to be seen first: of what is under the cursor, else where one's units are."""
        for cell in self.cells:
            if any(self.pen.scene.cursor == ref for ref in cell.refs()):
                return cell.q, cell.r
        for ref in reversed(self.pen.scene.chosen):
            for cell in self.cells:
                if ref in cell.refs():
                    return cell.q, cell.r
        offered = [cell for cell in self.cells if any(ref in self.pen.scene.keys for ref in cell.refs())]
        for cell in offered or [cell for cell in self.cells if cell.inhabited(self.pen.seat)]:
            return cell.q, cell.r
        return 0, 0

    # --- drawing -------------------------------------------------------------------------------------
    def draw(self) -> Canvas:
        """The hexes, their sides, then arrows where the map goes on."""
        for layer in (False, True):  # mountains over plains, where the Volcano has them against it
            for cell in self.cells:
                self._sides(cell, layer)
        for cell in self.cells:
            self._inside(cell)
        if self.pen.view["arboria"]:
            self._dams()
        self._arrows()
        return self.canvas

    def _at(self, cell: Cell) -> tuple[int, int]:
        x, y = self.grain.at(cell.q, cell.r)
        return x - self.left, y - self.top

    def _sides(self, cell: Cell, mountains: bool) -> None:
        x, y = self._at(cell)
        for side in range(6):
            edge = cell.edges[side] if cell.edges else None
            if mountains != bool(edge):
                continue
            if cell.ghost:
                sign, style = (MOUNTAIN if edge else PLAIN), self.pen.can
            elif edge is None:
                sign, style = PLAIN, self.pen.faint
            else:
                sign, style = (MOUNTAIN, self.pen.ridge) if edge else (PLAIN, self.pen.faint)
            for right, down in _line(self.grain, side):
                self.canvas.put(x + right, y + down, sign, style)

    def _inside(self, cell: Cell) -> None:
        grain, (x, y) = self.grain, self._at(cell)
        if cell.refs() and self.pen.pointed(cell.ref):
            self._fill(x, y)
        if grain.near:
            step = grain.half // grain.slope
            top, bottom = (
                self.pen.column(x + step, y + 1, 2 * step, 1),
                self.pen.column(x + step, y + grain.pitch, 2 * step, 1),
            )
            cells.near(self.pen, cell, top, self.pen.column(x + 1, y + 2, grain.wide - 1, grain.body), bottom)
        else:
            cells.far(self.pen, cell, self.pen.column(x + 1, y + 1, grain.wide - 1, grain.body))

    def _fill(self, x: int, y: int) -> None:
        """A ground for the cell under the cursor."""
        for line in range(self.grain.body):
            inner = " " * (self.grain.wide - 1)
            self.canvas.put(x + 1, y + self.grain.slope + line, inner, self.pen.ground)

    def _dams(self) -> None:
        """Dams, and the sides where one can be built, in the middle of the Volcano's sides."""
        pen = self.pen
        volcano = next((cell for cell in self.cells if cell.kind == "volcano" and not cell.ghost), None)
        if volcano is None:
            return
        x, y = self._at(volcano)
        for number, side in enumerate(SIDES):
            line = _line(self.grain, number)
            right, down = line[len(line) // 2]
            ref, dam = f"side:{side}", pen.view["dams"].get(side)
            if pen.offered(ref):
                sign, style, *_ = pen.mark(ref)
            elif dam:
                sign, style = pen.say(f"dam-{dam}"), pen.bold
            else:
                continue
            if side in ("E", "W"):  # upright: brackets would hide names and dice on both sides of it
                self.canvas.put(x + right, y + down, sign, style, ref)
            else:
                self.canvas.put(x + right - 1, y + down, f"[{sign}]", style, ref)

    def _arrows(self) -> None:
        """Signs at the rim where more of the map is."""
        left, top, right, bottom = self._extent(self.grain)
        width, height = self.canvas.width, self.canvas.height
        style: Style = self.pen.title
        if left < self.left:
            self.canvas.put(0, height // 2, "◁", style)
        if right > self.left + width:
            self.canvas.put(width - 1, height // 2, "▷", style)
        if top < self.top:
            self.canvas.put(width // 2, 0, "△", style)
        if bottom > self.top + height:
            self.canvas.put(width // 2, height - 1, "▽", style)


def _line(grain: Grain, side: int) -> list[tuple[int, int]]:
    """The cells of a side of a hex, from its upper left cell on."""
    half, step, pitch = grain.half, grain.half // grain.slope, grain.pitch
    if side in (1, 4):
        return [(grain.wide if side == 1 else 0, grain.slope + line) for line in range(grain.body)]
    found: list[tuple[int, int]] = []
    for line in range(grain.slope):
        start, down = {
            0: (half + step * line, line),
            5: (half - step * (line + 1), line),
            3: (step * line, pitch + line),
            2: (grain.wide - step * (line + 1), pitch + line),
        }[side]
        found += [(start + k, down) for k in range(step)]
    return found


def find(view: dict[str, Any], identity: str) -> dict[str, Any] | None:
    """A hex of the map by its id."""
    return next((hex for hex in view["map"] if hex["id"] == identity), None)
