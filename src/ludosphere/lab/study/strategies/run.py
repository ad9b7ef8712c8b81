"""The experiment from plan to page, in a folder as of any study.

study.json                what was played
trials-*.jsonl            a row per game of a setting; the study goes on from here
search-*.jsonl            the same for the games of the search
trials.parquet, sources.parquet   the tables
found.json                the weights that the search found
report.html, report.md, figures/   the results
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ....kit.ideas import Strategies
from ....kit.study import adapter
from ...jobs import run_jobs
from ...workers import Crew, hired
from .. import storing
from ..columns import STRATEGY_TABLES
from ..plan import Plan
from ..report import Report
from ..tables import Tables
from . import page
from .plan import Setting, Trial, confirming, lines, settings, trials
from .searching import Found, search
from .tallies import Answer, Row, answer
from .trials import declared, play_trial

Played = tuple[Setting, list[Trial], list[Row]]


def run(plan: Plan, folder: Path, told: dict[str, Any], *, on: str, lang: str, progress: bool) -> Report:
    """Plays the plan, writes the tables into the folder and gives the page."""
    known = declared(plan.game)
    answers: list[Answer] = []
    everything: list[Played] = []
    with hired(on) as crew:
        for number, setting in enumerate(settings(plan, known)):
            searching = number < known.searches
            found, asked, rows = _play(plan, known, setting, folder, crew, progress, searching)
            answers.append(answer(setting, known, asked, rows, found))
            everything.append((setting, asked, rows))
    storing.write(folder, tables(everything), STRATEGY_TABLES)
    weights = {one.setting.name: one.found.weights for one in answers if one.found}
    (folder / "found.json").write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")
    return page.report(answers, told, adapter(plan.game), lang)


def _play(
    plan: Plan, known: Strategies, setting: Setting, folder: Path, crew: Crew, progress: bool, searching: bool
) -> tuple[Found | None, list[Trial], list[Row]]:
    """The search, if there is one in this setting, and the games of all lines."""
    slug = setting.name.replace("=", "-").replace(" ", "_")

    def play(jobs: list[Trial], name: str) -> list[Row]:
        store, title = folder / f"{name}.jsonl", f"{plan.title()} {setting.name}"
        return run_jobs(play_trial, jobs, on=crew, store=store, progress=progress, run=title)

    asked = trials(plan, setting, lines(known, setting))
    rows = play(asked, f"trials-{slug}")
    if not searching:
        return None, asked, rows
    found = search(plan, setting, known, lambda jobs: play(jobs, f"search-{slug}_{plan.games}"))
    more = confirming(plan, setting, found.weights)
    return found, asked + more, rows + play(more, f"found-{slug}_{plan.games}")


def tables(everything: Sequence[Played]) -> Tables:
    """A row per game and seat, and one per line of its score sheet."""
    found: Tables = {
        name: {column.name: [] for column in columns} for name, columns in STRATEGY_TABLES.items()
    }
    for setting, asked, rows in everything:
        for number, (trial, row) in enumerate(zip(asked, rows, strict=True)):
            for seat in range(setting.seats):
                leans = int(bool(trial.weights) and seat == trial.own)
                outcome = (row["scores"][seat], row["payoffs"][seat], row["half"][seat])
                values = (setting.name, number, trial.line, trial.deal, seat, leans, *outcome)
                _append(found["trials"], values)
                for line, points in row["lines"].items():
                    _append(found["sources"], (setting.name, number, seat, line, points[seat]))
    return found


def _append(table: dict[str, list[Any]], values: tuple[Any, ...]) -> None:
    for column, value in zip(table.values(), values, strict=True):
        column.append(value)
