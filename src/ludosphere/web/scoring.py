"""/score/earth: the score of a game of Earth played at a real table. Nothing that is entered is kept."""

from __future__ import annotations

from functools import cache
from typing import Any

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ..games.earth import scoresheet
from ..games.earth.cards import CARDS
from ..games.earth.names import LANGUAGES, name, names_of
from ..games.earth.scoresheet import Draft, Evaluation, Problem, Sheet
from ..games.earth.scoresheet.fields import KINDS, MOST_PLAYERS, all_fields, player_fields
from ..games.earth.scoresheet.wording import called, words
from ..games.earth.tables import BEGINNER_LEVEL, LEVELS
from .pages import common, environment, page, remembered
from .visitor import visitor

_LONGEST = 2_000
"""Letters of a field."""


async def score_earth(request: Request) -> Response:
    """GET: an empty sheet. POST: the sheet that was sent, scored, or changed by one of the buttons.

    Who accepts JSON gets problems, score and text only: the page asks so while people enter.
    """
    lang = visitor(request).lang
    if request.method != "POST":
        return _page(request, _empty(), lang)
    form = await request.form(max_files=0, max_fields=600)
    draft = _draft(form)
    if "application/json" in request.headers.get("accept", ""):
        return remembered(JSONResponse(_answer(draft, lang)), visitor(request))
    do = _text(form, "do")
    if do == "load":
        loaded = scoresheet.read(_text(form, "text"))
        if loaded.problems:  # all of the text or nothing
            return _page(request, draft, lang, refused=loaded, text=_text(form, "text"))
        draft = loaded
    elif do == "add":
        draft.put("players", str(min(draft.players + 1, MOST_PLAYERS)))
    elif do.startswith("remove-"):
        draft = _without(draft, do.removeprefix("remove-"))
    elif do == "example":
        draft = scoresheet.read(scoresheet.example(lang))
    elif do == "empty":
        draft = _empty()
    return _page(request, draft, lang)


# --- what was sent ---------------------------------------------------------------------------------------
def _empty() -> Draft:
    draft = Draft()
    draft.put("players", "2")
    return draft


def _text(form: FormData, key: str) -> str:
    value = form.get(key, "")
    return value if isinstance(value, str) else ""


def _draft(form: FormData) -> Draft:
    """The fields of the form."""
    draft = Draft()
    draft.put("players", _text(form, "players"))
    draft.put("players", str(max(draft.players, 1)))
    for field in all_fields(draft.players):
        if field != "players":
            draft.put(field, _text(form, field)[:_LONGEST])
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


# --- what is shown ---------------------------------------------------------------------------------------
def _page(
    request: Request, draft: Draft, lang: str, refused: Draft | None = None, text: str | None = None
) -> Response:
    """The whole page. `refused` is a text that could not be loaded, `text` what it was."""
    sheet, problems = scoresheet.check(draft)
    if sheet is not None:
        draft = scoresheet.tidied(sheet, lang)
    names = _names(draft)
    wrong: dict[str, list[str]] = {}
    for problem in problems:
        if not problem.warning:
            wrong.setdefault(_holder(problem.field), []).append(scoresheet.worded(problem, names, lang))
    refusals = (
        [scoresheet.placed(problem, _names(refused), lang) for problem in refused.problems] if refused else []
    )
    return page(
        request,
        "score.html",
        400 if refused else 200,
        say=words(lang),
        get=draft.get,
        players=max(draft.players, 1),
        most=MOST_PLAYERS,
        called=[called(names, number, lang) for number in range(max(draft.players, 1) + 1)],
        wrong=wrong,
        refusals=refusals,
        score=Markup(_score(draft, sheet, problems, lang)),
        text=scoresheet.write(draft, lang) if text is None else text,
        cards=_cards(),
        lists=_lists(lang),
        leaf_levels=[*LEVELS, BEGINNER_LEVEL],
        beginner_level=BEGINNER_LEVEL,
        words={key: words(lang)(key) for key in _WORDS} | {"gaia": called([], 0, lang)},
    )


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


def _answer(draft: Draft, lang: str) -> dict[str, Any]:
    sheet, problems = scoresheet.check(draft)
    names = _names(draft)
    return {
        "problems": [
            {"field": _holder(problem.field), "text": scoresheet.worded(problem, names, lang)}
            for problem in problems
            if not problem.warning
        ],
        "score": _score(draft, sheet, problems, lang),
        "totals": scoresheet.evaluate(sheet, lang).totals if sheet else None,
        "text": scoresheet.write(scoresheet.tidied(sheet, lang) if sheet else draft, lang),
    }


def _score(draft: Draft, sheet: Sheet | None, problems: list[Problem], lang: str) -> str:
    """The score, or what keeps it from being counted, as HTML."""
    found = scoresheet.evaluate(sheet, lang) if sheet else None
    names = _names(draft)
    facts: dict[str, Any] = {
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
    return environment().get_template("score_result.html").render({**common(lang), **facts})


def _listed(problem: Problem, names: list[str], lang: str) -> dict[str, str]:
    where = scoresheet.where(problem.field, names, lang)
    return {
        "field": problem.field,
        "where": where[:1].upper() + where[1:],
        "text": scoresheet.worded(problem, names, lang),
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
def _cards() -> list[list[Any]]:
    """What the script of the page knows of each card: id, kind, names, spaces, other names."""
    return [
        [
            card.id,
            card.kind,
            *[name(card.id, lang) for lang in LANGUAGES],
            card.max_growth,
            card.sprout_spaces,
            [said for lang in LANGUAGES for said in names_of(card.id, lang)[1:]],
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
