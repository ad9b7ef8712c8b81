"""The score sheet as a page: what was entered, what its buttons do, what is shown."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ....kit.scoresheet import Evaluation
from ..cards import CARDS
from ..names import all_names, name, other_name
from ..tables import BEGINNER_LEVEL, LEVELS
from .checking import check
from .evaluating import evaluate
from .fields import KINDS, MOST_PLAYERS, Draft, Problem, Sheet, all_fields, player_fields
from .reading import read
from .wording import called, placed, where, worded, words
from .writing import example, tidied, write

_LONGEST = 2_000
"""Letters of a field."""
_EMPTY = {"players": "2"}


# --- what was sent ---------------------------------------------------------------------------------------
def _entered(sent: Mapping[str, str]) -> Draft:
    """The fields of the form."""
    draft = Draft()
    draft.put("players", sent.get("players", ""))
    draft.put("players", str(max(draft.players, 1)))
    for field in all_fields(draft.players):
        if field != "players":
            draft.put(field, sent.get(field, "")[:_LONGEST])
    if draft.players > 1:
        for field in [field for field in draft.fields if field.startswith("gaia")]:
            del draft.fields[field]
    return draft


def _without(draft: Draft, number: str) -> Draft:
    """The draft without a player; those behind move up."""
    if draft.players < 2 or number not in [str(n + 1) for n in range(draft.players)]:
        return draft
    gone, count = int(number), draft.players
    players = [n for n in range(1, count + 1) if n != gone]
    left = Draft()
    for field in all_fields(0):
        left.put(field, draft.get(field))
    for to, come in enumerate(players, 1):
        for field, source in zip(player_fields(to), player_fields(come), strict=True):
            left.put(field, draft.get(source))
    bonus = draft.get("bonus")
    left.fields.pop("bonus", None)
    if bonus.isdigit() and int(bonus) in players:
        left.put("bonus", str(players.index(int(bonus)) + 1))
    left.put("players", str(count - 1))
    return left


def _changed(sent: Mapping[str, str], lang: str) -> tuple[Draft, Draft | None]:
    """The sheet after a press of a button, and the text that could not be loaded."""
    draft, do = _entered(sent), sent.get("do", "")
    if do == "load":
        loaded = read(sent.get("text", ""))
        return (draft, loaded) if loaded.problems else (loaded, None)  # all of the text or nothing
    if do == "add":
        draft.put("players", str(min(draft.players + 1, MOST_PLAYERS)))
    elif do.startswith("remove-"):
        draft = _without(draft, do.removeprefix("remove-"))
    elif do == "example":
        draft = read(example(lang))
    elif do == "empty":
        draft = Draft(dict(_EMPTY))
    return draft, None


# --- what is shown ---------------------------------------------------------------------------------------
def shown(sent: Mapping[str, str] | None, lang: str) -> dict[str, Any]:
    """What the page shows: an empty sheet, or the one that was sent, scored or changed by a button."""
    draft, refused = (Draft(dict(_EMPTY)), None) if sent is None else _changed(sent, lang)
    sheet, problems = check(draft)
    if sheet is not None:
        draft = tidied(sheet, lang)
    names = _names(draft)
    wrong: dict[str, list[str]] = {}
    for problem in problems:
        if not problem.warning:
            wrong.setdefault(_holder(problem.field), []).append(worded(problem, names, lang))
    refusals = [placed(problem, _names(refused), lang) for problem in refused.problems] if refused else []
    return {
        "say": words(lang),
        "get": draft.get,
        "players": max(draft.players, 1),
        "most": MOST_PLAYERS,
        "called": [called(names, number, lang) for number in range(max(draft.players, 1) + 1)],
        "wrong": wrong,
        "refusals": refusals,
        "score": _score(draft, sheet, problems, lang),
        "text": sent.get("text", "") if sent and refused else write(draft, lang),
        "cards": _cards(lang),
        "lists": _lists(lang),
        "leaf_levels": [*LEVELS, BEGINNER_LEVEL],
        "beginner_level": BEGINNER_LEVEL,
        "words": {key: words(lang)(key) for key in _WORDS} | {"gaia": called([], 0, lang)},
    }


_WORDS = (
    "close-card", "next-card", "free-cell", "fewer", "more", "none-found", "copied", "no-answer",
    "growth", "sprouts", "nobody",
)  # fmt: skip
"""Words the script of the page needs."""


def _names(draft: Draft) -> list[str]:
    return [draft.get(f"p{number + 1}-name") for number in range(draft.players)]


def _holder(field: str) -> str:
    """The field beside which a problem is shown: pieces have their card's."""
    return field.removesuffix("-g").removesuffix("-s") if "-r" in field else field


def answer(sent: Mapping[str, str], lang: str) -> dict[str, Any]:
    """Problems, score and text only: the page asks so while people enter."""
    draft = _entered(sent)
    sheet, problems = check(draft)
    names = _names(draft)
    return {
        "problems": [
            {"field": _holder(problem.field), "text": worded(problem, names, lang)}
            for problem in problems
            if not problem.warning
        ],
        "score": _score(draft, sheet, problems, lang),
        "totals": evaluate(sheet, lang).totals if sheet else None,
        "text": write(tidied(sheet, lang) if sheet else draft, lang),
    }


def _score(draft: Draft, sheet: Sheet | None, problems: list[Problem], lang: str) -> dict[str, Any]:
    """The score, or what keeps it from being counted."""
    found = evaluate(sheet, lang) if sheet else None
    names = _names(draft)
    return {
        "say": words(lang),
        "blank": not set(draft.fields) - {"players", "mode", "abundance", "gaia"},
        "errors": [_listed(problem, names, lang) for problem in problems if not problem.warning],
        "warnings": [_listed(problem, names, lang) for problem in problems if problem.warning],
        "hidden": False,
        "over": True,
        "ending": None,
        "teams": [],
        **(_columns(found, sheet, lang) if found and sheet else {"columns": []}),
    }


def _listed(problem: Problem, names: list[str], lang: str) -> dict[str, str]:
    place = where(problem.field, names, lang)
    return {
        "field": problem.field,
        "where": place[:1].upper() + place[1:],
        "text": worded(problem, names, lang),
    }


def _columns(found: Evaluation, sheet: Sheet, lang: str) -> dict[str, Any]:
    """What `sheet.html` shows of a finished game."""
    count = len(sheet.players)
    say = words(lang)
    winners = [found.names[column] for column, rank in enumerate(found.ranks) if rank == 1]
    return {
        "columns": [
            {
                "name": found.names[column],
                "said": found.names[column],
                "seat": column if column < count else None,
                "you": False,
                "rank": found.ranks[column] if len(found.names) > 1 else None,
                "total": found.totals[column],
            }
            for column in range(len(found.names))
        ],
        "rows": [
            {
                "key": line.key,
                "text": line.text,
                "points": line.points,
                "details": [
                    [{"text": text, "points": points} for text, points in column] for column in line.details
                ],
            }
            for line in found.lines
        ],
        "result": {"tie": say("wins", names=winners[0])} if len(found.names) > 1 else None,
        "tie": say(f"tie-{found.tie}") if found.tie else "",
    }


# --- the cards -------------------------------------------------------------------------------------------
@cache
def _cards(lang: str) -> list[list[Any]]:
    """What the script of the page knows of each card: id, kind, two names, spaces, other names."""
    return [
        [
            card.id,
            card.kind,
            *(shown := [name(card.id, lang), other_name(card.id, lang)[1]]),
            card.max_growth,
            card.sprout_spaces,
            [said for said in all_names(card.id) if said not in shown],
        ]
        for card in CARDS[1:]
    ]


@cache
def _lists(lang: str) -> dict[str, list[str]]:
    """The names by what a field is for, where there are no scripts to suggest them."""
    return {
        what: sorted(name(card.id, lang) for card in CARDS if card.kind in kinds)
        for what, kinds in KINDS.items()
    }
