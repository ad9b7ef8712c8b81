"""The figures of a study as SVG, for a page that is light or dark and as narrow as a phone.

Colours are names of the page's style sheet, with light ones for a figure that stands alone. The same figures
give the same text: ids come from the figure's name, there is no date in them.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from html import escape
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from .analysis import Chance, Moment, Spread
from .power import Power
from .regression import Floats
from .words import Words

INKS = {"ink": "#1b2430", "soft": "#5b6673", "grid": "#d9dee4"}
SERIES = ("#1f6f8b", "#c2571a", "#5a7d1f", "#8a4fa3", "#a8841a", "#b03a5b")
"""A colour per seat; on white and on the page's dark ground they have a contrast of 3 : 1 at least."""
DARK = {"ink": "#e8edf2", "soft": "#a9b4c0", "grid": "#3a4450"}
DARK_SERIES = ("#5fb3d1", "#f08d4f", "#9fc65a", "#c490dd", "#dcb94d", "#ee7f9e")
WIDTH = 5.0
"""Inches; 72 points each, so that on a phone a point of type is about a pixel."""
_ALONE = 1.5
"""Pixels a point, in a figure that stands alone."""
MOST = 24
"""Things a figure of power shows at most: the best and the worst."""
_STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": INKS["soft"],
    "axes.labelcolor": INKS["ink"],
    "text.color": INKS["ink"],
    "xtick.color": INKS["soft"],
    "ytick.color": INKS["soft"],
    "xtick.labelcolor": INKS["ink"],
    "ytick.labelcolor": INKS["ink"],
    "axes.grid": True,
    "grid.color": INKS["grid"],
    "grid.linewidth": 0.6,
    "axes.axisbelow": True,
    "legend.frameon": False,
    "figure.constrained_layout.use": True,
}


class Drawing:
    """A figure under way: its axes to draw on, then its text."""

    def __init__(self, name: str, alt: str, height: float) -> None:
        self.name = name
        self.alt = alt
        self.figure = Figure(figsize=(WIDTH, height))
        self.axes: Axes = self.figure.add_subplot()
        self.text = ""


@contextmanager
def _drawing(name: str, alt: str, height: float) -> Iterator[Drawing]:
    with mpl.rc_context({**_STYLE, "svg.hashsalt": name}):
        drawing = Drawing(name, alt, height)
        yield drawing
        drawing.figure.patch.set_visible(False)
        drawing.axes.patch.set_visible(False)
        out = io.StringIO()
        drawing.figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    drawing.text = _for_a_page(out.getvalue(), name, alt)


def _for_a_page(text: str, name: str, alt: str) -> str:
    """The `svg` element alone, with colours of the page, ids of its own and what it shows in words."""
    text = text[text.index("<svg") :].strip()
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r'\bid="', f'id="{name}-', text)
    text = re.sub(r"url\(#", f"url(#{name}-", text)
    text = re.sub(r'xlink:href="#', f'xlink:href="#{name}-', text)
    for number, colour in enumerate(SERIES):
        text = text.replace(colour, f"var(--series-{number + 1}, {colour})")
    for ink, colour in INKS.items():
        text = text.replace(colour, f"var(--{ink}, {colour})")
    text = text.replace("font: 10px 'sans-serif'", "font: 10px sans-serif")
    text = re.sub(
        r' width="[\d.]+pt" height="[\d.]+pt"| height="[\d.]+pt"| width="[\d.]+pt"', "", text, count=2
    )
    head, _, rest = text.partition(">")
    labels = f'role="img" aria-labelledby="{name}-alt"'
    return f'{head} {labels}>\n <title id="{name}-alt">{escape(alt)}</title>{rest}'


def alone(text: str) -> str:
    """A figure as a file of its own, that knows light and dark by itself."""
    names = [*INKS, *(f"series-{number + 1}" for number in range(len(SERIES)))]

    def rules(values: Sequence[str]) -> str:
        return ";".join(f"--{name}:{value}" for name, value in zip(names, values, strict=True))

    light, dark = rules([*INKS.values(), *SERIES]), rules([*DARK.values(), *DARK_SERIES])
    style = f"<style>svg{{{light}}}@media(prefers-color-scheme:dark){{svg{{{dark}}}}}</style>"
    head, _, rest = text.partition("</title>")
    size = re.search(r'viewBox="0 0 ([\d.]+) ', head)
    assert size is not None
    head = head.replace("<svg ", f'<svg width="{float(size[1]) * _ALONE:.0f}" ', 1)
    return f"{head}</title>\n{style}{rest}\n"


def scores(name: str, alt: str, values: Sequence[Floats], say: Words) -> str:
    """Curves of the scores per seat: the share of games in each of some thirty steps."""
    with _drawing(name, alt, 3.0) as drawing:
        axes = drawing.axes
        least, most = min(float(v.min()) for v in values), max(float(v.max()) for v in values)
        width = max(1, round((most - least) / 30))
        edges = [least - 0.5 + width * step for step in range(int((most - least) // width) + 2)]
        for seat, points in enumerate(values):
            label = say("label-seat", n=seat + 1)
            weights = [1 / len(points)] * len(points)
            axes.hist(points, edges, weights=weights, histtype="step", color=SERIES[seat % 6], label=label)
        axes.set_xlabel(say("scores-axis"))
        axes.set_ylabel(say("share-of-games"))
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: say.percent(value, 0)))
        axes.xaxis.set_major_locator(MaxNLocator(7, integer=True))
        if len(values) > 1:
            axes.legend(loc="upper right", fontsize=9)
    return drawing.text


def chances_told(rows: Sequence[Chance], labels: Sequence[str], say: Words) -> str:
    """What `chances` shows, in words."""
    facts = " ".join(
        say(
            "chances-fact",
            label=label,
            share=say.percent(row.share.value),
            low=say.percent(row.share.low),
            high=say.percent(row.share.high),
        )
        for label, row in zip(labels, rows, strict=True)
    )
    return say("chances-alt", facts=facts)


def chances(
    name: str, alt: str, rows: Sequence[Chance], labels: Sequence[str], even: float, say: Words
) -> str:
    """Shares of victories as dots with intervals, and a dashed line at an even share."""
    intervals = [(row.share.value, row.share.low, row.share.high, True) for row in rows]
    return _dots(name, alt, intervals, labels, say("chances-axis"), even, lambda value: say.percent(value, 0))


def powers(name: str, alt: str, rows: Sequence[Power], labels: Sequence[str], axis: str, say: Words) -> str:
    """Effects as dots with intervals, best first; filled if q is at most 0.05."""
    found = [(row.effect, row.low, row.high, row.q <= 0.05) for row in rows]
    wide = max(high for _, _, high, _ in found) - min(low for _, low, _, _ in found) > 8
    return _dots(name, alt, found, labels, axis, 0.0, lambda value: say.number(value, 0 if wide else 1))


def _dots(
    name: str,
    alt: str,
    rows: Sequence[tuple[float, float, float, bool]],
    labels: Sequence[str],
    axis: str,
    zero: float,
    tell: Callable[[float], str],
) -> str:
    with _drawing(name, alt, 0.85 + 0.26 * max(3, len(rows))) as drawing:
        axes = drawing.axes
        for row, (value, low, high, full) in enumerate(rows):
            axes.plot([low, high], [row, row], color=SERIES[0], linewidth=1.6, solid_capstyle="butt")
            face = SERIES[0] if full else "none"
            axes.plot([value], [row], "o", color=SERIES[0], markerfacecolor=face, markersize=5)
        axes.axvline(zero, color=INKS["ink"], linewidth=1, linestyle=(0, (4, 3)))
        axes.set_yticks(range(len(rows)), [_short(label) for label in labels])
        axes.set_ylim(max(2.6, len(rows) - 0.4), -0.6)
        axes.grid(visible=False, axis="y")
        axes.xaxis.set_major_locator(MaxNLocator(6))
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: tell(value)))
        axes.set_xlabel(axis)
    return drawing.text


def bars(name: str, alt: str, rows: Sequence[tuple[str, float]], axis: str, say: Words) -> str:
    """Bars to the right, one per row."""
    with _drawing(name, alt, 0.85 + 0.26 * max(3, len(rows))) as drawing:
        axes = drawing.axes
        axes.barh(range(len(rows)), [value for _, value in rows], color=SERIES[0], height=0.62)
        axes.set_yticks(range(len(rows)), [_short(label) for label, _ in rows])
        axes.set_ylim(max(2.6, len(rows) - 0.4), -0.6)
        axes.grid(visible=False, axis="y")
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: say.number(value, 0)))
        axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))
        axes.set_xlabel(axis)
    return drawing.text


def lengths(name: str, alt: str, values: Floats, say: Words) -> str:
    """Bars of the number of actions in a game."""
    with _drawing(name, alt, 2.6) as drawing:
        axes = drawing.axes
        least, most = float(values.min()), float(values.max())
        width = max(1, round((most - least) / 30))
        edges = [least - 0.5 + width * step for step in range(int((most - least) // width) + 2)]
        axes.hist(values, edges, weights=[1 / len(values)] * len(values), color=SERIES[0], rwidth=0.9)
        axes.set_xlabel(say("length-axis"))
        axes.set_ylabel(say("share-of-games"))
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: say.percent(value, 0)))
        axes.xaxis.set_major_locator(MaxNLocator(7, integer=True))
        axes.grid(visible=False, axis="x")
    return drawing.text


def breadth(name: str, alt: str, moments: Sequence[Moment], say: Words) -> str:
    """Legal actions by turn, as a line in a band, with those worth a thought."""
    with _drawing(name, alt, 3.0) as drawing:
        axes = drawing.axes
        middle = [(moment.first + moment.last) / 2 for moment in moments]
        axes.fill_between(
            middle,
            [moment.legal.low for moment in moments],
            [moment.legal.high for moment in moments],
            color=SERIES[0],
            alpha=0.2,
            linewidth=0,
        )
        legal = [moment.legal.middle for moment in moments]
        axes.plot(middle, legal, color=SERIES[0], label=say("breadth-legal"))
        thought = [moment.candidates.mean for moment in moments]
        axes.plot(middle, thought, color=SERIES[1], linestyle="--", label=say("breadth-candidates"))
        axes.set_ylim(bottom=0)
        axes.set_xlabel(say("breadth-axis-x"))
        axes.set_ylabel(say("breadth-axis-y"))
        axes.xaxis.set_major_locator(MaxNLocator(7, integer=True))
        axes.legend(loc="upper center", bbox_to_anchor=(0.5, 1.22), ncols=2, fontsize=9)
    return drawing.text


def durations(name: str, alt: str, rows: Sequence[tuple[str, Spread]], say: Words) -> str:
    """Times by bot on a logarithmic axis: the middle, and 80% of the decisions."""
    with _drawing(name, alt, 0.85 + 0.26 * max(3, len(rows))) as drawing:
        axes = drawing.axes
        for row, (_, one) in enumerate(rows):
            low, middle = max(one.low, 1e-3), max(one.middle, 1e-3)
            axes.plot([low, max(one.high, low)], [row, row], color=SERIES[0], linewidth=1.6)
            axes.plot([middle], [row], "o", color=SERIES[0], markersize=5)
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(
            FuncFormatter(lambda value, _: say.number(value, 3 if value < 1 else 0))
        )
        axes.set_yticks(range(len(rows)), [label for label, _ in rows])
        axes.set_ylim(max(2.6, len(rows) - 0.4), -0.6)
        axes.set_xlabel(say("times-axis"))
    return drawing.text


def _short(label: str, most: int = 26) -> str:
    return label if len(label) <= most else f"{label[: most - 1]}…"
