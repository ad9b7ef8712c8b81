"""How hard a puzzle is, from 1 to 5, by measures that are kept with it.

| measure | points |
|---|---|
| `ends`: different ends the lines come to | 0 below 30, 1 below 80, 2 below 200, else 3 |
| `steps`: an event or the moon's effect is needed (Biomos), cards beside the first (Earth) | 1 each |
| `misled`: what looks best at once (Earth: the card with most points) is no solution | 2 |
| `search`: simulations with which a search finds it | 0: greedy does, 1 up to 100, 2 up to 1600, else 3 |

A bot finds it that plays a solution in four of five tries. The sum gives the grade by `CUTS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...bots import Bot
from ...bots.greedy import Greedy
from ...bots.search import Search
from ...core.contract import Position
from ...core.rng import Rng, seeded
from ...kit.puzzles import Found, Sort
from .puzzle import puzzles_of

ENDS: Final = (30, 80, 200)
BUDGETS: Final[tuple[int, ...]] = (25, 100, 400, 1600)
GUIDED: Final[tuple[int, ...]] = (10, 40, 160)
"""Budgets in a game with rules of thumb, where a simulation is a longer look."""
TRIES: Final = 5
ENOUGH: Final = 4
CUTS: Final = (2, 4, 6, 8)


def thinking(simulations: int) -> Callable[[Rng], Bot]:
    """Makes bots that search with so many simulations a decision; greedy ones for 0."""
    return (lambda rng: Search(rng, simulations)) if simulations else Greedy


def measured(found: Found) -> dict[str, Any]:
    """The measures of a puzzle; see above. `search` 0: the greedy bot finds it; None: no budget is enough."""
    known = puzzles_of(found.position.game().name)
    shortest = min((line for key in found.best for line in found.ends[key].lines), key=len)
    solutions = {found.ends[key].key for key in found.best}
    return {
        "ends": len(found.ends),
        "steps": int(known.steps(shortest)),
        "misled": known.misled(found),
        "search": _searched(known.sort, found, solutions),
    }


def points_of(effort: dict[str, Any]) -> int:
    """The sum of the table above."""
    search = effort["search"]
    looked = 3 if search is None else 0 if search == 0 else 1 if search <= BUDGETS[1] else 2
    return int(
        sum(effort["ends"] >= bound for bound in ENDS)
        + min(2, int(effort["steps"]))
        + 2 * bool(effort["misled"])
        + looked
    )


def grade_of(effort: dict[str, Any]) -> int:
    """The grade for these measures."""
    return 1 + sum(points_of(effort) >= cut for cut in CUTS)


def _searched(sort: Sort, found: Found, solutions: set[str]) -> int | None:
    """The smallest budget with which a search plays a solution in at least four of five tries."""
    guided = found.position.has_policy()
    for budget in (0, *(GUIDED if guided else BUDGETS)):
        if _hits(sort, found, solutions, budget) >= ENOUGH:
            return budget * 10 if guided else budget
    return None


def _hits(sort: Sort, found: Found, solutions: set[str], budget: int) -> int:
    hits = 0
    for attempt in range(TRIES):
        player = thinking(budget)(seeded(attempt, "grading"))
        hits += _played(sort, found, player, seeded(attempt, "grading eyes")) in solutions
        if hits + TRIES - attempt - 1 < ENOUGH:
            break
    return hits


def _played(sort: Sort, found: Found, player: Bot, eyes: Rng) -> str | None:
    """The end a bot comes to; None if it does something that is no part of the puzzle."""
    position: Position = found.position.copy()
    line: list[int] = []
    while True:
        action = player.choose(position.information_state(found.seat, eyes))
        if not sort.permits(position, found.seat, action):
            return None
        before, position = position, position.copy()
        position.play(found.seat, action)
        line.append(action)
        if sort.over(found.position, position, found.seat):
            return sort.key(found.position, line, before, position, found.seat)
