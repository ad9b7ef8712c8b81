"""A study from plan to page: plays what is missing, writes tables and reports into a folder.

study.json            what was played
jobs.jsonl            a row per game, as they came in; the study goes on from here
games.parquet ...     the tables (`columns`)
report.html           the results, in one file; the same bytes on any machine
report.md, figures/   the same for copying from
times.parquet, times.html   how long decisions took: these differ from run to run
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...core.errors import LudosphereError
from ...kit.ideas import STRATEGIES
from ...kit.study import adapter
from ..jobs import run_jobs
from .plan import Plan
from .playing import play_deal
from .tables import tables

if TYPE_CHECKING:
    from .report import Report


def run(plan: Plan, folder: Path, *, on: str = "pool:2", lang: str = "en", progress: bool = True) -> Path:
    """Plays the plan and writes the folder; returns the report. What is in the folder is not played again.

    on: where games are played, as `lab.workers` says. Raises LudosphereError for a plan that can't be played,
    a folder of another study; needs the extra "lab".
    """
    from . import analysis, report, storing
    from .strategies import run as strategies

    plan.checked()
    told = plan.told()
    _claim(folder, told)
    if plan.experiment == STRATEGIES:
        page = strategies.run(plan, folder, told, on=on, lang=lang, progress=progress)
        return _pages(folder, page)
    jobs = plan.jobs()
    rows = run_jobs(play_deal, jobs, on=on, store=folder / "jobs.jsonl", progress=progress, run=plan.title())
    made = tables(jobs, rows)
    storing.write(folder, made)
    known = adapter(plan.game).under(plan.experiment)
    found = analysis.findings(made, known)
    took = analysis.times(made)
    page = report.report(found, told, known, lang, timed=bool(took))
    if took:
        _write(folder / "times.html", report.html(report.times_report(took, found, told, lang)))
    return _pages(folder, page)


def _pages(folder: Path, page: Report) -> Path:
    """Writes the page, the same for copying from, and the figures; returns the page."""
    from . import plots, report

    _write(folder / "report.html", report.html(page))
    _write(folder / "report.md", report.markdown(page))
    (folder / "figures").mkdir(exist_ok=True)
    for section in page.sections:
        if section.figure:
            _write(folder / "figures" / f"{section.key}.svg", plots.alone(section.figure))
    return folder / "report.html"


def _claim(folder: Path, told: dict[str, Any]) -> None:
    """Makes the folder this study's; raises LudosphereError if it is another's."""
    mark = folder / "study.json"
    if mark.exists():
        try:
            there = json.loads(mark.read_text(encoding="utf-8"))
        except ValueError:
            raise LudosphereError(f"{mark} is damaged; it doesn't say which study this is.") from None
        other = sorted(key for key in told if key != "games" and there.get(key) != told[key])
        if other:
            raise LudosphereError(
                f"{folder} holds another study (other {', '.join(other)}); take another folder."
            )
    folder.mkdir(parents=True, exist_ok=True)
    _write(mark, json.dumps(told, indent=1, ensure_ascii=False) + "\n")


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")
