"""Puzzles: positions from games between bots in which one way to play is clearly the best.

`puzzle` says what a puzzle is and reads the shipped ones, `daily` chooses one for a date, `make` has new ones
looked for, `grading` says how hard they are. What is a game's own is its module `puzzles`, made of
`kit/puzzles.py` (every way to play a turn) and `kit/judges.py` (what its end is worth). All of it is told in
docs/puzzles.md.
"""

from __future__ import annotations

from .daily import daily, number_of
from .puzzle import Line, Puzzle, Verdict, games_with_puzzles, puzzle, puzzles

__all__ = ["Line", "Puzzle", "Verdict", "daily", "games_with_puzzles", "number_of", "puzzle", "puzzles"]
