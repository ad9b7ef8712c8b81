"""A puzzle in words: what is wanted, hints, what a line costs, and why the best one is the best."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, Final

from ...core.text import Texts, number, percent, texts
from .puzzle import Line, Puzzle, Verdict

SURE: Final = 0.995
"""A chance from which one says: for certain."""


def words(lang: str) -> Texts:
    """The messages about puzzles."""
    return texts("ludosphere.lab.puzzles", lang)


def title(puzzle: Puzzle, lang: str) -> str:
    """What is wanted, in a few words."""
    return words(lang)(f"title-{puzzle.kind}")


def task(puzzle: Puzzle, lang: str) -> str:
    """What is wanted, and what counts."""
    return words(lang)(f"task-{puzzle.kind}")


def only(lang: str) -> str:
    """Why something legal isn't played."""
    return words(lang)("only")


def grade(puzzle: Puzzle, lang: str) -> str:
    """How hard it is."""
    return words(lang)("grade", grade=puzzle.grade)


def day_of(day: date, lang: str) -> str:
    """A date in words: "28 November 2026"."""
    say = words(lang)
    return say("day", day=day.day, month=say(f"month-{day.month}"), year=str(day.year))


def steps(puzzle: Puzzle, moves: Sequence[str], lang: str) -> list[str]:
    """What to do, action by action, as sentences."""
    position, said = puzzle.position(), list[str]()
    for text in moves:
        action = position.parse(puzzle.seat, text)
        path = position.faces().path(position, puzzle.seat, action)
        if path[0].startswith("hand:") and text != path[0].replace("hand:", "-"):
            said.append(position.faces().ref(position, puzzle.seat, path[0], lang))  # the next step says more
        else:
            said.append(position.sentence(puzzle.seat, action, lang))
        position.play(puzzle.seat, action)
    return said


def hints(puzzle: Puzzle, lang: str) -> list[str]:
    """Hints that say more and more: what to begin with, then the whole first step."""
    say, position = words(lang), puzzle.position()
    action = position.parse(puzzle.seat, puzzle.lines[0].moves[0])
    path = position.faces().path(position, puzzle.seat, action)
    first = position.faces().ref(position, puzzle.seat, path[0], lang)
    return [
        say("hint-first", what=first),
        say("hint-step", step=position.sentence(puzzle.seat, action, lang)),
    ]


def worth(puzzle: Puzzle, line: Line, lang: str) -> str:
    """What a line is worth."""
    say = words(lang)
    if puzzle.kind == "win":
        return say("worth-sure") if line.worth >= SURE else say("worth-win", chance=_percent(line.worth))
    if puzzle.exact:
        return say("worth-points", points=_number(line.worth, lang), count=abs(line.worth))
    return say(
        "worth-lead", points=_number(line.worth, lang, sign=True), chance=percent(line.chance or 0.0, lang)
    )


def verdict(puzzle: Puzzle, found: Verdict, lang: str) -> str:
    """What became of a line."""
    say = words(lang)
    if found.best:
        return say(f"best-{puzzle.kind}", worth=worth(puzzle, puzzle.lines[0], lang))
    if found.loss is None:
        return say("not-best-unknown")
    if puzzle.kind == "win":
        return say("not-best-win", chance=_percent(found.worth), best=_percent(puzzle.lines[0].worth))
    if puzzle.exact:
        best = puzzle.lines[0].worth
        return say(
            "not-best-points", loss=_number(found.loss, lang), count=found.loss, best=_number(best, lang)
        )
    return say(
        "not-best-lead", loss=_number(found.loss, lang), count=found.loss, chance=_percent(found.chance_loss)
    )


def explanation(puzzle: Puzzle, lang: str) -> dict[str, Any]:
    """The best line and the main alternatives, with what they are worth, and how that was found out."""
    say = words(lang)
    return {
        "how": say("how-exact" if puzzle.exact else "how-measured"),
        "lines": [
            {
                "steps": steps(puzzle, line.moves, lang),
                "notation": " ".join(line.moves),
                "worth": worth(puzzle, line, lang),
                "best": number == 0,
            }
            for number, line in enumerate(puzzle.lines)
        ],
    }


def _percent(share: float | None) -> str:
    return f"{round(100 * (share or 0.0))}"


def _number(value: float, lang: str, sign: bool = False) -> str:
    return number(value, lang, 0 if round(value, 1).is_integer() else 1, sign)
