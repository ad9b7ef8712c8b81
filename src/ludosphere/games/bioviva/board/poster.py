"""The whole table as one self-contained picture: the circle or the nine cards, and the constellations."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

from ....core.contract import View
from ....core.text import Texts, capital
from ....kit.html import Html, joined, num, tag
from ....kit.svg import at, circle, rect, words_at
from ....kit.svg import svg as document
from ..actions import STARS
from ..pictures import filling
from ..pictures.constellation import GOLD, NIGHT, drawn, name
from ..pictures.pieces import star, top
from ..say import cell_words, player_words, words
from .glyphs import label
from .grid import HEIGHT, MM, WIDTH, corner
from .markup import box, scene, slot_words

_SIDE: Final = 250
_CARD: Final = (150.0, 100.0)
_STAGE: Final = (820.0, 620.0)
_PAPER: Final = "#f6f7f2"


def poster(view: View, lang: str) -> Html:
    """Everything that the viewer may see, readable on light and dark paper."""
    say = words(lang)
    stage, told = _circle(view, say) if view["table"] else _grid(view, say)
    title = say("board-poster", round=view["round"])
    w, h = _STAGE
    return document(
        w + _SIDE,
        h + 40,
        rect(0, 0, w + _SIDE, h + 40, "var(--paper,#e6ece8)"),
        words_at(16, 28, title, 20, 700),
        at(0, 40, rect(8, 0, w - 16, h - 8, "#0e1a3a", rx=16), stage),
        at(w + 4, 40, _players(view, say)),
        width=num(w + _SIDE),
        font_family="system-ui,sans-serif",
        role="img",
        aria_label=" ".join(f"{capital(part).rstrip('.')}." for part in (title, *told) if part),
    )


def _picture(view: View, number: int, x: float, y: float, w: float, h: float, *more: Html) -> Html:
    """The picture of a card in a white frame, its top left corner at (x, y)."""
    nested = filling(box(view).scene(number), f"at{x:.0f}_{y:.0f}_", x, y, w, h)
    return joined((rect(x - 4, y - 4, w + 8, h + 8, _PAPER, rx=6), nested, *more))


# --- round 1 -------------------------------------------------------------------------------------------
def _spot(slot: str, line: int) -> tuple[float, float]:
    """Where a slot lies, from the middle of the stage."""
    if slot in ("C0", "C1"):
        d, part = line + (0 if slot == "C0" else 4), 0.36
    else:
        d, part = int(slot), 1.0
    angle = math.tau * d / 8
    return 310 * part * math.sin(angle), -246 * part * math.cos(angle)


def _circle(view: View, say: Texts) -> tuple[Html, list[str]]:
    w, h = _STAGE
    cw, ch = _CARD
    line = int(view["line"])
    (ax, ay), (bx, by) = _spot(str(line), line), _spot(str(line + 4), line)
    parts = [circle(0, 0, 190, stroke="#cfe0ee", stroke_width="1", opacity=".4")]
    if view["table"][-1]:
        beam = f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}"
        parts.append(
            tag("path", d=beam, stroke="#86c8ee", stroke_width=10, opacity=".45", stroke_linecap="round")
        )
    else:
        parts.append(at(0, 0, top(), scale=3))
    told = []
    for one in view["table"]:
        if not one:
            continue
        x, y = _spot(one["slot"], line)
        back = one["back"]
        left, foot = x - cw / 2, y + ch / 2
        more = [
            rect(left, foot - 20, 26, 20, "#0e1a3a", opacity=".85"),
            words_at(left + 13, foot - 5, one["slot"], 14, 700, "middle", "#ffffff"),
        ]
        if back:
            more = [rect(x - cw / 2, y - ch / 2, cw, ch, _PAPER)]
            for k, trait in enumerate(back["pair"]):
                text = label(box(view), trait, view["lang"])
                more.append(words_at(x, y - 8 + 26 * k, text, 12.5, 700, "middle", "#14262e"))
        parts.append(_picture(view, one["picture"], x - cw / 2, y - ch / 2, cw, ch, *more))
        told.append(f"{slot_words(view, one['slot'], say)}, {scene(view, one['picture'], say.lang)}")
    return at(w / 2, h / 2 - 4, *parts), told


# --- round 2 -------------------------------------------------------------------------------------------
def _grid(view: View, say: Texts) -> tuple[Html, list[str]]:
    w, h = _STAGE
    scale = 2.25
    parts: list[Html] = []
    told = []
    for one in view["grid"]:
        x, y = corner(one["cell"])
        part = _picture(view, one["picture"], x + 3, y + 3, WIDTH - 6.0, HEIGHT - 6.0)
        parts.append(tag("g", part, opacity=".35" if one["state"] == "aside" else None))
        if one["state"] == "now":
            parts.append(rect(x, y, WIDTH, HEIGHT, stroke=GOLD, stroke_width="3", rx=5))
        told.append(f"{cell_words(one['cell'], say)}, {scene(view, one['picture'], say.lang)}")
    open_cells = {one["cell"] for one in view["grid"] if one["state"] in ("waiting", "now")}
    for one in view["rain"]["stars"] if view["rain"] else ():
        if one["cell"] in open_cells:
            parts.append(at(one["x"] / MM, one["y"] / MM, star(one["seat"], 9.5)))
    if not view["rain"]:
        parts.append(top() if view["grid"] else Html())
    return at(w / 2, h / 2 - 4, tag("g", *parts, transform=f"scale({scale})")), told


# --- the players ---------------------------------------------------------------------------------------
def _players(view: View, say: Texts) -> Html:
    out: list[Html] = []
    y = 0.0
    for player in view["players"]:
        out.append(at(14, y + 14, star(player["seat"], 11)))
        out.append(words_at(32, y + 19, capital(player_words(player["seat"], say)), 15, 700))
        out.append(_figure(player, y + 30))
        if player["figure"]:
            out.append(words_at(118, y + 52, name(player["figure"], say.lang), 13))
        out.append(words_at(118, y + 72, say("board-placed", n=player["placed"], of=STARS), 13, 700))
        if player["hand"]:
            out.append(words_at(118, y + 92, say("board-hand", n=player["hand"]), 13))
        y += 108
    return joined(out)


def _figure(player: Mapping[str, Any], y: float) -> Html:
    inner = drawn(player["figure"], player["placed"], 108, 74, 5) if player["figure"] else Html()
    return at(4, y, rect(0, 0, 108, 74, NIGHT, rx=8), inner)
