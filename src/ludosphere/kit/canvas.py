"""A grid of characters to draw on, each with its style and the thing it stands for."""

from __future__ import annotations

from collections.abc import Sequence
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
        if not 0 <= y < self.height:
            return x + cell_len(text)
        row, under, kept = self._rows[y], None, drawn
        for char in text:
            if 0 <= x < self.width:
                ground = row[x][1].bgcolor
                if drawn.bgcolor is None and ground is not under:
                    under, kept = ground, Style(bgcolor=ground.name) + drawn if ground else drawn
                row[x] = (char, kept)
            x += cell_len(char)
        return x

    def dots(self, x: int, y: int, upper: str | None, lower: str | None) -> None:
        """Colours the upper and the lower half of a cell; None leaves a half as it is."""
        if upper is not None and lower is not None:
            self.put(x, y, " " if upper == lower else "▀", Style(color=upper, bgcolor=lower))
        elif upper is not None or lower is not None:
            self.put(x, y, "▀" if lower is None else "▄", Style(color=upper or lower))

    def paste(self, x: int, y: int, other: Canvas) -> None:
        """Another drawing in place of what is there, its upper left cell at (x, y)."""
        for down, row in enumerate(other._rows[: max(0, self.height - y)]):
            self._rows[y + down][x : x + other.width] = row[: self.width - x]

    def text(self) -> Text:
        """The drawing, one line per row."""
        lines = []
        for row in self._rows:
            line = Text(end="")
            for style, cells in groupby(row, key=lambda cell: cell[1]):
                line.append("".join(char for char, _ in cells), style)
            lines.append(line)
        return Text("\n", end="").join(lines)


Part = tuple[str, Style] | tuple[str, Style, str | None]
"""A piece of a line: the text, its style and the ref it stands for."""


class Column:
    """An oblong of a canvas that is filled line by line; what doesn't fit is cut."""

    def __init__(self, canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
        self._canvas, self.x, self.y = canvas, x, y
        self.width, self.height = width, height
        self.used = 0

    @property
    def left(self) -> int:
        """How many lines are left."""
        return self.height - self.used

    def line(self, *parts: Part, end: Part | None = None) -> None:
        """The parts one after the other; `end` flush right, if there is room for it."""
        if self.left <= 0:
            return
        x, y = self.x, self.y + self.used
        edge = self.x + self.width
        room = self.width - len(end[0]) - 1 if end and len(end[0]) < self.width else self.width
        for text, style, *ref in parts:
            shown = shortened(text, self.x + room - x)
            x = self._canvas.put(x, y, shown, style, ref[0] if ref else None)
            if shown != text:
                break
        if end and len(end[0]) < self.width:
            self._canvas.put(edge - len(end[0]), y, end[0], end[1], end[2] if len(end) > 2 else None)
        self.used += 1

    def paragraph(
        self, text: str, style: Style, indent: int = 0, most: int = 99, ref: str | None = None
    ) -> None:
        """A text in as many lines as it takes, or as there are."""
        lines = wrapped(text, self.width - indent)
        most = min(most, self.left)
        for number, part in enumerate(lines[:most]):
            cut = number == most - 1 and len(lines) > most
            shown = shortened(f"{part} {lines[number + 1]}", self.width - indent) if cut else part
            self.line((" " * indent, style), (shown, style, ref))

    def gap(self) -> None:
        """An empty line."""
        self.used += 1


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of at most `width` cells, broken at ordinary spaces.

    >>> wrapped("one two three", 8)
    ['one two', 'three']
    """
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".lstrip(" ")
    return lines


def shortened(text: str, width: int) -> str:
    """The text in at most `width` cells, with … where it was cut."""
    return text if len(text) <= width else text[: max(0, width - 1)].rstrip() + "…"


def apart(names: Sequence[str], width: int) -> list[str]:
    """The names in at most `width` cells, cut so that they still differ.

    >>> apart(["Ada", "Maximilienne", "Robot 2 (3)", "Robot 3 (3)"], 5)
    ['Ada', 'Maxi…', 'Rob…2', 'Rob…3']
    >>> apart(["Robot 2 (3)", "Robot 3 (3)"], 8)
    ['Robot 2…', 'Robot 3…']
    """
    cut = [name if len(name) <= width else f"{name[: width - 1].rstrip(' (')}…" for name in names]
    alike = [
        sorted({other for other, as_short in zip(names, cut, strict=True) if as_short == short})
        for short in cut
    ]
    return [
        _differing(name, same, width) if len(same) > 1 else short
        for name, short, same in zip(names, cut, alike, strict=True)
    ]


def _differing(name: str, alike: Sequence[str], width: int) -> str:
    """The name with what makes it differ from those that begin like it."""
    start = 0
    while len({other[: start + 1] for other in alike}) == 1:
        start += 1
    end = start + 1
    while len({other[:end] for other in alike}) < len(alike):
        end += 1
    if end <= width:
        whole = name.find(" ", end)  # to the end of the word, if there is room for it
        return name[: whole if end <= whole <= width else end]
    tail = name[start:end][: width - 2]
    return f"{name[: width - 1 - len(tail)]}…{tail}"
