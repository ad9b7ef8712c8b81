"""Puzzles: positions from games between bots in which one way to play is clearly the best.

`puzzle` says what a puzzle is and reads the shipped ones, `daily` chooses one for a date, `lines` finds every
way to play a turn, `judges` says what its end is worth, `biomos` and `earth` hold what is the game's own,
`mining` finds new ones and `grading` says how hard they are. All of it is told in docs/puzzles.md.
"""

from __future__ import annotations

from .daily import daily, number_of
from .puzzle import Line, Puzzle, Verdict, games_with_puzzles, puzzle, puzzles

__all__ = ["Line", "Puzzle", "Verdict", "daily", "games_with_puzzles", "number_of", "puzzle", "puzzles"]
