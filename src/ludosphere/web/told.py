"""The log of a table as its readers are told it: a line per move, moves by turns, turns as HTML.

A game may have hundreds of moves. So nothing is told or drawn twice: what a move adds goes to the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from markupsafe import Markup

Line = dict[str, Any]
"""What a move told: its number "n", "seat", "turn", "lines", "notation"; "done": does the first line say what
somebody did?
"""
Turn = dict[str, Any]
"""Lines of one seat's turn: "seat", "turn", "entries"; a line told several times running is one entry, which
stands for the moves from "first" to "n", that were "times".
"""
Draw = Callable[[Turn], str]


class Told:
    """The lines for one kind of reader, in order; they count as long as what they rest on is `since`."""

    def __init__(self, since: object) -> None:
        self.since = since
        self.upto = 0
        """The number of the last move that was asked about;"""
        self.absences = 0
        """and of how many absences it was told."""
        self.turns: list[Turn] = []
        self._lines: list[Line] = []
        self._drawn: list[Markup] = []
        self._shown = 0
        """So many lines were drawn."""

    def add(self, line: Line) -> None:
        """One more line."""
        self._lines.append(line)
        grow(self.turns, line)

    def drawn(self, draw: Draw) -> list[Markup]:
        """The turns as HTML, in order; the last one is drawn anew when there are more lines."""
        if self._shown < len(self._lines):
            del self._drawn[-1:]
            self._drawn += [Markup(draw(turn)) for turn in self.turns[len(self._drawn) :]]
            self._shown = len(self._lines)
        return self._drawn[:]

    def before(self, at: int) -> list[Turn]:
        """The turns as they were told after `at` moves."""
        return turns_told([line for line in self._lines if line["n"] <= at])


def grow(turns: list[Turn], line: Line) -> None:
    """Adds a line to the turns it belongs to."""
    if not turns or (turns[-1]["seat"], turns[-1]["turn"]) != (line["seat"], line["turn"]):
        turns.append({"seat": line["seat"], "turn": line["turn"], "entries": []})
    told = turns[-1]["entries"]
    if told and told[-1]["lines"] == line["lines"]:
        told[-1] |= {"n": line["n"], "notation": line["notation"], "times": told[-1]["times"] + 1}
    else:
        told.append({**line, "first": line["n"], "times": 1})


def turns_told(lines: Sequence[Line]) -> list[Turn]:
    """The lines of a log by turns, in the order they were played; what was repeated at once is told once."""
    turns: list[Turn] = []
    for line in lines:
        grow(turns, line)
    return turns
