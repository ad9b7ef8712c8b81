"""Checking a puzzle again: is its solution still the best, is everything its file says still so?"""

from __future__ import annotations

from ...core.contract import Position
from ...core.errors import LudosphereError
from ...core.registry import game
from ...kit import judges
from ...kit.puzzles import ends, walk
from .grading import thinking
from .puzzle import Puzzle, puzzles_of

SAME = 0.011
"""Figures are kept with two digits."""


def outdated(puzzle: Puzzle) -> bool:
    """Was it checked with other rules than those of now? Then it must be checked again."""
    return puzzle.rules_version != game(puzzle.game).rules_version


def counted_out(puzzle: Puzzle) -> dict[str, float]:
    """What every end is worth by counting, for the kinds where that can be done."""
    position, seat, counted = puzzle.position(), puzzle.seat, puzzles_of(puzzle.game).counted
    found = ends(puzzle.sort, position, seat)
    return {key: counted(puzzle.kind, position, end, seat) for key, end in found.items()}


def check(puzzle: Puzzle, worlds: int = 60) -> list[str]:
    """What is wrong with a puzzle, in sentences; [] if nothing is.

    worlds: where the worth of lines is measured, how many games each of the told lines is followed by, for
    each of the judges. Only a clear contradiction counts: the best line two standard errors behind.
    """
    wrong: list[str] = []
    if outdated(puzzle):
        now = game(puzzle.game).rules_version
        wrong.append(f"it was checked with rules {puzzle.rules_version}, and they are {now} now")
    try:
        return wrong + _contradictions(puzzle, worlds)
    except LudosphereError as error:
        return [*wrong, f"it can't be played any more: {error}"]


def _contradictions(puzzle: Puzzle, worlds: int) -> list[str]:
    wrong: list[str] = []
    position = puzzle.position()
    for moves in puzzle.solutions:
        if walk(puzzle.sort, position, puzzle.seat, moves) not in puzzle.best:
            wrong.append(f"its solution {' '.join(moves)} doesn't come to a best end")
    if puzzle.exact:
        worths = counted_out(puzzle)
        top = max(worths.values())
        best = {key for key, worth in worths.items() if worth > top - 1e-9}
        if best != set(puzzle.best):
            wrong.append("other ends are the best")
        if worths.keys() != puzzle.worths.keys() or any(
            abs(worth - puzzle.worths[key][0]) > SAME for key, worth in worths.items()
        ):
            wrong.append("its lines aren't worth what its file says")
    else:
        wrong += _measured(puzzle, position, worlds)
    return wrong


def _measured(puzzle: Puzzle, position: Position, worlds: int) -> list[str]:
    wrong = []
    for name, judge in puzzles_of(puzzle.game).judges(thinking).items():
        samples = []
        for line in puzzle.lines:
            sample, world, played = judges.Sample(), position.copy(), list[int]()
            for text in line.moves:
                played.append(world.parse(puzzle.seat, text))
                world.play(puzzle.seat, played[-1])
            judges.look(judge, position, puzzle.seat, played, range(worlds), sample, "check")
            samples.append(sample)
        for line, sample in zip(puzzle.lines[1:], samples[1:], strict=True):
            gap, error = judges.against(samples[0], sample)
            if gap < -2 * error:
                wrong.append(f"{name} find {' '.join(line.moves)} better by {-gap:.1f} points (±{error:.1f})")
    return wrong
