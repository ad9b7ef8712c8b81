"""A grid of characters to draw on, each with its style and the thing it stands for."""

from __future__ import annotations

from itertools import groupby

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

_BLANK = (" ", Style.null())


class Canvas:
    """`width` × `height` cells; what is put outside is left out."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._rows = [[_BLANK] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style | str = "", ref: str | None = None) -> int:
        """Writes from (x, y) to the right; a click there points at `ref`. Returns the x after the text.

        A style without a ground keeps the one that is there.
        """
        drawn = Style.parse(style) if isinstance(style, str) else style
        if ref is not None:
            drawn += Style(meta={"ref": ref})
        for char in text:
            if 0 <= y < self.height and 0 <= x < self.width:
                ground = self._rows[y][x][1].bgcolor
                kept = Style(bgcolor=ground.name) + drawn if ground and drawn.bgcolor is None else drawn
                self._rows[y][x] = (char, kept)
            x += cell_len(char)
        return x

    def dots(self, x: int, y: int, upper: str | None, lower: str | None) -> None:
        """Colours the upper and the lower half of a cell; None leaves a half as it is."""
        if upper is not None and lower is not None:
            self.put(x, y, " " if upper == lower else "▀", Style(color=upper, bgcolor=lower))
        elif upper is not None or lower is not None:
            self.put(x, y, "▀" if lower is None else "▄", Style(color=upper or lower))

    def text(self) -> Text:
        """The drawing, one line per row."""
        lines = []
        for row in self._rows:
            line = Text(end="")
            for style, cells in groupby(row, key=lambda cell: cell[1]):
                line.append("".join(char for char, _ in cells), style)
            lines.append(line)
        return Text("\n", end="").join(lines)


def shortened(text: str, width: int) -> str:
    """The text in at most `width` cells, with … where it was cut."""
    return text if len(text) <= width else text[: max(0, width - 1)].rstrip() + "…"
