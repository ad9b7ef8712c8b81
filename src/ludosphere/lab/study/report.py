"""A study as a page to read: sections with text, a figure and a table, as HTML in one file or as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from html import escape
from importlib import resources
from typing import Any

from jinja2 import Environment, StrictUndefined

from ...core.registry import game
from ...core.text import texts
from ...kit.study import Adapter
from . import plots
from .analysis import Chance, Findings, Spread
from .power import Power, Powers
from .words import Words

_KNOWN_KINDS = 40
"""A kind of so many things at most gets a table of what happened; more are for the Parquet file."""


@dataclass(frozen=True)
class Sheet:
    """A table: a heading per column and texts; the first column says what a row is about."""

    head: list[str]
    rows: list[list[str]]


@dataclass(frozen=True)
class Section:
    """A question and its answer. `key` names it in links and files; `figure` is an SVG, or empty."""

    key: str
    title: str
    text: list[str]
    sheet: Sheet | None = None
    figure: str = ""
    alt: str = ""


@dataclass(frozen=True)
class Report:
    """All of a page."""

    title: str
    lang: str
    lead: list[str]
    sections: list[Section]
    links: list[tuple[str, str]] = field(default_factory=list)
    """Address and text."""


def report(found: Findings, plan: dict[str, Any], adapter: Adapter, lang: str, timed: bool = True) -> Report:
    """The page of the results; `plan` is `Plan.told()`, `timed` says that there is a page of times too."""
    say = Words(lang)
    return Report(
        say("title", game=game_name(plan["game"], lang)),
        lang,
        [*_lead(found, plan, say), say("caution"), say("intervals")],
        [
            *_chances(found, say),
            _scores(found, say),
            _lines(found, adapter, say),
            *_method(found, say),
            *(_power(one, adapter, say) for one in found.powers),
            *_happened(found, adapter, say),
            _length(found, say),
            *_breadth(found, say),
        ],
        [("times.html", say("to-times"))] if timed else [],
    )


def times_report(times: dict[str, Spread], found: Findings, plan: dict[str, Any], lang: str) -> Report:
    """The page of the decision times."""
    say = Words(lang)
    return Report(
        say("times-title", game=game_name(plan["game"], lang)),
        lang,
        _lead(found, plan, say),
        [_times(times, say)],
        [("report.html", say("to-report"))],
    )


def game_name(name: str, lang: str) -> str:
    """What people call a game."""
    return name.replace("_", " ").title()


def _lead(found: Findings, plan: dict[str, Any], say: Words) -> list[str]:
    lead = [say("lead", games=found.games, bots=", ".join(plan["bots"]), seats=found.seats)]
    if found.deals < found.games:
        lead.append(say("lead-rotated", deals=found.deals))
    if plan["experiment"]:
        about = say.word(f"experiment-{plan['experiment']}", plan["experiment"])
        lead.append(say("lead-experiment", name=plan["experiment"], about=about))
    usual = game(plan["game"]).options({})
    options = ", ".join(
        f"{name}={_option(value)}"
        for name, value in plan["options"].items()
        if name == "seats" or value != usual.get(name)
    )
    lead.append(say("setting", version=plan["rules_version"], options=options, run=plan["run"]))
    return lead


def _option(value: object) -> str:
    return "+".join(map(str, value)) if isinstance(value, list) else str(value)


# --- the sections --------------------------------------------------------------------------------------
def _scores(found: Findings, say: Words) -> Section:
    labels = [say("label-seat", n=seat + 1) for seat in range(found.seats)]
    facts = " ".join(
        say(
            "scores-fact",
            seat=seat + 1,
            mean=say.number(one.mean),
            **say.numbers(one, "middle low high", 0),
        )
        for seat, one in enumerate(found.scores)
    )
    alt = say("scores-alt", facts=facts)
    rows = [
        [
            label,
            *say.numbers(one, "mean deviation").values(),
            *say.numbers(one, "least low middle high most", 0).values(),
        ]
        for label, one in zip(labels, found.scores, strict=True)
    ]
    sheet = Sheet(say.heads("seat", "mean", "deviation", "least", "low", "middle", "high", "most"), rows)
    figure = plots.scores("scores", alt, found.score_values, say)
    return Section("scores", say("scores"), [say("scores-text")], sheet, figure, alt)


def _chances(found: Findings, say: Words) -> list[Section]:
    even = 1 / found.seats
    sections = []
    asked: list[tuple[str, Sequence[Chance], float | None]] = [
        ("seat", found.by_seat if found.seats > 1 else (), found.alike_seats),
        ("place", found.by_place, found.alike_places),
        ("bot", found.by_bot, None),
    ]
    for key, rows, p in asked:
        if not rows:
            continue
        labels = [row.label if key == "bot" else say(f"label-{key}", n=row.label) for row in rows]
        text = [say("chances-text", even=say.percent(even)), say("chances-lead")]
        if key == "place":
            text.insert(0, say("chances-place-text"))
        if p is not None:
            text.append(say("alike", p=say.chance(p)))
        head = say.heads(key, "share", "interval", "lead", "lead-interval")
        sheet = Sheet(head, [_chance(label, row, say) for label, row in zip(labels, rows, strict=True)])
        alt = plots.chances_told(rows, labels, say)
        figure = plots.chances(f"chances-{key}", alt, rows, labels, even, say)
        sections.append(Section(f"chances-{key}", say(f"chances-{key}"), text, sheet, figure, alt))
    return sections


def _chance(label: str, row: Chance, say: Words) -> list[str]:
    return [
        label,
        say.percent(row.share.value),
        say.shares(row.share.low, row.share.high),
        say.number(row.lead.value, 2, sign=True),
        say.interval(row.lead.low, row.lead.high, 2, sign=True),
    ]


def _lines(found: Findings, adapter: Adapter, say: Words) -> Section:
    labels = [line_name(adapter, line, say.lang) for line, _, _ in found.lines]
    rows = [(label, points) for label, (_, points, _) in zip(labels, found.lines, strict=True)]
    facts = " ".join(say("lines-fact", label=label, points=say.number(points)) for label, points in rows)
    alt = say("lines-alt", facts=facts)
    sheet = Sheet(
        say.heads("line", "points", "part"),
        [
            [label, say.number(points, 2), say.percent(part, 0)]
            for label, (_, points, part) in zip(labels, found.lines, strict=True)
        ],
    )
    figure = plots.bars("lines", alt, rows, say("lines-axis"), say)
    return Section("lines", say("lines"), [say("lines-text")], sheet, figure, alt)


def line_name(adapter: Adapter, line: str, lang: str) -> str:
    """A line of the score sheet in words, as far as its game has any; what follows a colon is left out."""
    if not adapter.package:
        return line
    say = texts(adapter.package, lang)
    text = say(f"score-{line}") if f"score-{line}" in say else line
    return text.split(":")[0].strip()


def _method(found: Findings, say: Words) -> list[Section]:
    """How to read the powers, once for all."""
    if not found.powers:
        return []
    keys = ("power-text", "power-chance", "power-chosen", "power-adjusted", "power-many")
    return [Section("power", say("power-method"), [say(key) for key in keys])]


def _power(one: Powers, adapter: Adapter, say: Words) -> Section:
    subject = one.subject
    kind = say.word(f"kind-{subject.kind}", subject.kind)
    what = say.word(f"what-{subject.what}", subject.what)
    title = say("power", kind=kind, what=what)
    labels = [adapter.name(subject.kind, row.item, say.lang) for row in one.rows]
    text = [say("power-by-choice" if subject.chosen else "power-by-chance")]
    if one.alone:
        text.append(say("power-alone"))
    if subject.each:
        text.append(say("power-each"))
    if one.average is not None and not one.alone:
        mean, error = one.average
        low, high = mean - 1.96 * error, mean + 1.96 * error
        numbers = {"mean": mean, "low": low, "high": high}
        text.append(say("power-average", **{key: say.number(value, 2) for key, value in numbers.items()}))
    text.append(say("power-base", observations=one.observations, clusters=one.clusters))
    if one.rare:
        text.append(say("power-rare", count=one.rare))
    if len(one.rows) > plots.MOST:
        text.append(say("power-shown"))
    shown = list(zip(labels, one.rows, strict=True))
    if len(shown) > plots.MOST:
        shown = shown[: plots.MOST // 2] + shown[-plots.MOST // 2 :]
    facts = " ".join(
        say("power-fact", label=label, **say.numbers(row, "effect low high", 2, sign=True))
        for label, row in shown
    )
    alt = say("power-alt", facts=facts)
    key = f"{subject.kind}-{subject.what}"
    axis = say("power-axis-alone" if one.alone else "power-axis")
    figure = plots.powers(key, alt, [row for _, row in shown], [label for label, _ in shown], axis, say)
    head = say.heads("item", "effect", "interval", "q", "plain", "share", "with", "times")
    rows = [_power_row(label, row, say) for label, row in zip(labels, one.rows, strict=True)]
    return Section(key, title, text, Sheet(head, rows), figure, alt)


def _power_row(label: str, row: Power, say: Words) -> list[str]:
    return [
        label,
        say.number(row.effect, 2, sign=True),
        say.interval(row.low, row.high, 2, sign=True),
        say.chance(row.q),
        say.number(row.plain, 2, sign=True),
        say.percent(row.wins.value),
        say.number(row.with_it, 0),
        say.number(row.times, 0),
    ]


def _happened(found: Findings, adapter: Adapter, say: Words) -> list[Section]:
    sections = []
    for kind, items in found.happened.items():
        if len(items) > _KNOWN_KINDS:
            continue
        whats = sorted({what for _, one in items for what in one})
        rows = []
        for item, one in items:
            cells = [adapter.name(kind, item, say.lang)]
            for what in whats:
                times, share = one.get(what, (0.0, 0.0))
                cells.append(f"{say.number(times, 2)} ({say.percent(share, 0)})")
            rows.append(cells)
        head = [say("col-item"), *(say.word(f"what-{what}", what) for what in whats)]
        title = say("happened", kind=say.word(f"kind-{kind}", kind))
        sections.append(Section(f"all-{kind}", title, [say("happened-text")], Sheet(head, rows)))
    return sections


def _length(found: Findings, say: Words) -> Section:
    one = found.actions
    alt = say("length-alt", mean=say.number(one.mean), **say.numbers(one, "low high", 0))
    turns = found.turns
    told = say("length-turns", mean=say.number(turns.mean), **say.numbers(turns, "least most", 0))
    head = say.heads("item", "mean", "least", "low", "middle", "high", "most")
    rows = [
        [label, say.number(each.mean), *say.numbers(each, "least low middle high most", 0).values()]
        for label, each in ((say("length-axis"), one), (say("col-turns"), turns))
    ]
    figure = plots.lengths("length", alt, found.action_values, say)
    return Section("length", say("length"), [say("length-text"), told], Sheet(head, rows), figure, alt)


def _breadth(found: Findings, say: Words) -> list[Section]:
    if found.legal is None or found.candidates is None or not found.moments:
        return []
    facts = " ".join(
        say(
            "breadth-fact",
            first=moment.first,
            last=moment.last,
            **say.numbers(moment.legal, "middle low high", 0),
        )
        for moment in found.moments
    )
    alt = say("breadth-alt", facts=facts)
    text = [
        say("breadth-text", count=found.legal.count),
        say("breadth-mean", legal=say.number(found.legal.mean), candidates=say.number(found.candidates.mean)),
    ]
    rows = [
        [
            str(moment.first) if moment.first == moment.last else f"{moment.first}–{moment.last}",
            say.number(moment.legal.middle, 0),
            say.interval(moment.legal.low, moment.legal.high, 0),
            say.number(moment.legal.mean),
            say.number(moment.candidates.mean),
        ]
        for moment in found.moments
    ]
    sheet = Sheet(say.heads("turns", "legal-middle", "legal-range", "legal-mean", "candidates"), rows)
    figure = plots.breadth("breadth", alt, found.moments, say)
    return [Section("breadth", say("breadth"), text, sheet, figure, alt)]


def _times(times: dict[str, Spread], say: Words) -> Section:
    facts = " ".join(
        say("times-fact", label=bot, **say.numbers(one, "middle low high", 3)) for bot, one in times.items()
    )
    alt = say("times-alt", facts=facts)
    head = say.heads("bot", "count", "mean", "low", "middle", "high", "most")
    rows = [
        [bot, say.number(one.count, 0), *say.numbers(one, "mean low middle high most", 3).values()]
        for bot, one in times.items()
    ]
    figure = plots.durations("times", alt, list(times.items()), say)
    return Section("times", say("times"), [say("times-text")], Sheet(head, rows), figure, alt)


# --- as a page, as Markdown ------------------------------------------------------------------------------
@cache
def _template() -> Any:
    folder = resources.files(__package__)
    environment = Environment(
        autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    return environment.from_string(folder.joinpath("report.html").read_text(encoding="utf-8"))


def html(one: Report) -> str:
    """The page in one file: no script, nothing from elsewhere."""
    style = resources.files(__package__).joinpath("report.css").read_text(encoding="utf-8")
    colours = _colours()
    text: str = _template().render(report=one, say=Words(one.lang), style=colours + style)
    return text


def _colours() -> str:
    names = [*plots.INKS, *(f"series-{number + 1}" for number in range(len(plots.SERIES)))]
    light = ";".join(
        f"--{name}:{value}" for name, value in zip(names, [*plots.INKS.values(), *plots.SERIES], strict=True)
    )
    dark = ";".join(
        f"--{name}:{value}"
        for name, value in zip(names, [*plots.DARK.values(), *plots.DARK_SERIES], strict=True)
    )
    return f":root{{{light}}}\n@media(prefers-color-scheme:dark){{:root{{{dark}}}}}\n"


def markdown(one: Report) -> str:
    """The page as Markdown with its tables, to be copied from; figures are named."""
    lines = [f"# {one.title}", "", *one.lead, ""]
    for section in one.sections:
        lines += [f"## {section.title}", "", " ".join(section.text), ""]
        if section.figure:
            lines += [f"![{escape(section.alt, quote=False)}](figures/{section.key}.svg)", ""]
        if section.sheet is not None:
            lines += [_row(section.sheet.head), "|" + "---|" * len(section.sheet.head)]
            lines += [*map(_row, section.sheet.rows), ""]
    return "\n".join(lines)


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
