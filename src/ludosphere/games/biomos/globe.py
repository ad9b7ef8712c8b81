"""One planet as SVG: large with its track, recesses and moon, or small for the strip of opponents.

The large one is the board people point at: every token, gap, recess and the moon is a group of its own with a
`data-ref`, so that a page can mark, move and ask for it. `static=True` leaves the pointing out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, Final

from ...core.text import Texts, capital
from ...kit.html import Html, escape, joined, num, tag
from ...kit.svg import INK, Point, at, circle, graduated_ring, path, polar, rect
from .cards import TRACK
from .kept import kept
from .pictures import globe_name, mark
from .ring import (
    CX,
    CY,
    END,
    HEIGHT,
    MOON,
    RADIUS,
    RECESS,
    RIM,
    START,
    TOKEN,
    WIDTH,
    bearings,
    gap_bearings,
    layout,
    on_ring,
    runs,
)

__all__ = [
    "INK",
    "board",
    "capital",
    "drawing",
    "image",
    "row_in_words",
    "small",
    "token",
    "where",
]

Planet = Mapping[str, Any]

SHEET: Final = "var(--sheet,#f9fbf7)"
WELL: Final = "var(--well,#dce4df)"
LINE: Final = "var(--line,#c2cdc7)"
EDGE: Final = "var(--line-2,#71827f)"
SOFT: Final = "var(--ink-2,#44565d)"
GLOBE: Final = 166.0
"""Radius of the globe."""
HIT: Final = 40.0
"""Radius of what a finger may hit: at least 44 px across on a phone of 360 px."""


def where(planet: Planet, gap: int, say: Texts, called: str = "terrain") -> str:
    """A gap of the track in words: what lies on both sides, called `terrain` (forest) or `one` (a forest)."""
    track = planet["track"]
    if not track:
        return say("where-empty")
    left = say(f"{called}-{track[gap - 1]}") if gap > 0 else ""
    right = say(f"{called}-{track[gap]}") if gap < len(track) else ""
    if not left:
        return say("where-start", right=right)
    return say("where-between", left=left, right=right) if right else say("where-end", left=left)


def row_in_words(planet: Planet, say: Texts) -> str:
    """The whole planet in one sentence, for those who don't see it."""
    track = ", ".join(say(f"terrain-{t}") for t in planet["track"]) or say("board-empty")
    parts = [say("board-row", tokens=track)]
    if planet["spaces"] > TRACK + 1:
        parts += [say("board-row-recess", recess=r.upper(), token=_in_words(planet[r], say)) for r in "ab"]
    parts.append(say("board-row-moon", token=_in_words(planet["moon"], say)))
    return capital("; ".join(parts)) + "."


def _in_words(terrain: str | None, say: Texts) -> str:
    return say(f"terrain-{terrain}" if terrain else "board-free")


@lru_cache(maxsize=64)  # a few sizes of six terrains
def token(terrain: str, r: float = TOKEN) -> Html:
    """A token centred on (0, 0), from the symbols of `pictures.tokens`."""
    k = num(r * 38 / TOKEN)
    size = num(2 * r * 38 / TOKEN)
    return tag("use", href=f"#tk-{terrain}", x=f"-{k}", y=f"-{k}", width=size, height=size)


def _arc(radius: float, begin: float, end: float) -> str:
    (ax, ay), (bx, by) = polar(CX, CY, radius, begin), polar(CX, CY, radius, end)
    big, r = int(end - begin > 180), num(radius)
    return f"M{num(ax)} {num(ay)}A{r} {r} 0 {big} 1 {num(bx)} {num(by)}"


@lru_cache(maxsize=32)
def _bed(advanced: bool) -> Html:
    """What lies under the tokens: divided circle, groove of the track, recesses, plate of the moon."""
    inner = _arc(RADIUS, START + 8, END - 8)
    out = [
        graduated_ring(CX, CY, RIM, 120, 10, 5, EDGE, 0.8),
        path(inner, stroke=EDGE, width=2 * TOKEN + 16, stroke_linecap="round"),
        path(inner, stroke=WELL, width=2 * TOKEN + 13, stroke_linecap="round"),
        path(inner, stroke=EDGE, width=1.5, stroke_dasharray="1 7", stroke_linecap="round", opacity=".8"),
        path("M497 121A128 128 0 0 1 490 22", stroke=EDGE, stroke_dasharray="3 5"),
        circle(*MOON, 50, SHEET, stroke=EDGE, stroke_width="1.5"),
    ]
    if advanced:
        out += [
            at(*on_ring(RECESS[r]), rect(-43, -43, 86, 86, SHEET, stroke=EDGE, stroke_width=2, rx=16))
            for r in "ab"
        ]
    return joined(out)


def _place(ref: str, label: str, x: float, y: float, *inner: Html, kind: str, key: str | None = None) -> Html:
    """Something to point at, centred on (x, y)."""
    return tag(
        "g",
        circle(0, 0, HIT, "none", class_="hit", pointer_events="all"),
        *inner,
        circle(0, 0, TOKEN + 5, class_="halo"),
        class_=f"place {kind}",
        data_ref=ref,
        data_key=key,
        role="button",
        tabindex="-1",
        aria_label=label,
        transform=f"translate({num(x)} {num(y)})",
    )


@lru_cache(maxsize=32)
def _plus(r: float) -> Html:
    arm = num(r * 0.42)
    return tag(
        "g",
        circle(0, 0, r, stroke="currentColor", stroke_width=2, class_="ring"),
        path(f"M-{arm} 0H{arm}M0 -{arm}V{arm}", stroke="currentColor", width=2.4, stroke_linecap="round"),
        class_="mark",
    )


def image(planet: Planet, radius: float) -> Html:
    """Its globe as a picture by address, radius `radius` around (0, 0); see `pictures`."""
    k = radius * 190 / GLOBE
    size = num(2 * k)
    return tag(
        "image",
        href=f"/art/biomos/{globe_name(planet)}.svg",
        x=num(-k),
        y=num(-k),
        width=size,
        height=size,
        class_="art",
    )


@kept(2048)  # watchers see what the owner sees, and only one planet changes in a turn
def drawing(planet: Planet, say: Texts, picture: Html, mine: bool = False) -> Html:
    """The planet at full size as a fragment, WIDTH by HEIGHT, with `picture`, radius GLOBE, as its globe."""
    track, n = planet["track"], len(planet["track"])
    advanced = planet["spaces"] > TRACK + 1
    out = [_bed(advanced), at(CX, CY, picture), tag("g", Html(), class_="arcs")]
    if mine:
        for gap, bearing in enumerate(gap_bearings(n)):
            words = say("board-gap", where=where(planet, gap, say))
            out.append(_gap(gap, words, bearing))
    pieces: list[tuple[str, str, Point, str | None]] = []
    for k, (terrain, bearing) in enumerate(zip(track, bearings(n), strict=True)):
        words = capital(say("what-token", terrain=say(f"terrain-{terrain}"), place=k + 1))
        pieces.append((f"token:{k}", words, on_ring(bearing), terrain))
    for r in "ab" if advanced else "":
        words = say("board-recess", recess=r.upper(), token=_in_words(planet[r], say))
        pieces.append((f"recess:{r}", words, on_ring(RECESS[r]), planet[r]))
    moon = planet["moon"]
    words = say("board-moon-token", token=_in_words(moon, say)) if moon else say("board-moon-free")
    pieces.append(("moon", words, MOON, moon))
    draw = _piece if mine else _standing_piece
    out += [draw(planet["seat"], *piece) for piece in pieces]
    out += [_moon_label(planet, say), tag("g", Html(), class_="ghosts")]
    return joined(out)


def board(planet: Planet, say: Texts, label: str, previews: Mapping[str, Any] | None = None) -> Html:
    """The planet for a page; with `previews` it can be pointed at, and they go to the page as data."""
    data: dict[str, Any] = {}
    if previews is not None:
        data = {
            "data_layout": _layouts(len(planet["track"])),
            "data_previews": json.dumps(previews),
            "data_standing": json.dumps(runs(planet, planet["standing"])),
            "data_centre": f"{num(CX)} {num(CY)} {num(RIM)}",
        }
    return tag(
        "svg",
        drawing(planet, say, image(planet, GLOBE), mine=previews is not None),
        viewBox=f"0 0 {num(WIDTH)} {num(HEIGHT)}",
        class_="ring",
        role="group",
        aria_label=label,
        **data,
    )


@cache  # a track holds 0 to 12 tokens
def _layouts(count: int) -> str:
    """The layouts of a track with so many tokens, and with one less or more, as JSON."""
    return json.dumps({str(n): layout(n) for n in range(max(0, count - 1), min(TRACK, count + 1) + 1)})


@lru_cache(maxsize=1024)
def _gap(gap: int, label: str, bearing: float) -> Html:
    return _place(f"gap:{gap}", label, *on_ring(bearing), _plus(17), kind="gap")


@lru_cache(maxsize=4096)  # most pieces stay where they are; a game has some hundred
def _piece(seat: int, ref: str, label: str, spot: Point, terrain: str | None) -> Html:
    """A token, or a free recess or moon, that can be pointed at; the key tells a page which one it is."""
    if terrain is None:
        return _place(ref, label, *spot, _vacant(ref, True), kind="free")
    return _place(
        ref, label, *spot, tag("g", token(terrain), class_="tk"), kind="token", key=f"s{seat}:{ref}"
    )


@lru_cache(maxsize=4096)
def _standing_piece(seat: int, ref: str, label: str, spot: Point, terrain: str | None) -> Html:
    """The same on a planet that is only looked at."""
    return at(*spot, token(terrain) if terrain else _vacant(ref, False))


@lru_cache(maxsize=32)
def _vacant(ref: str, mine: bool) -> Html:
    moon = path(
        "M7.5 2.8A8.3 8.3 0 1 1-2.8-7.5 6.7 6.7 0 0 0 7.5 2.8Z",
        stroke="currentColor",
        width=1.5,
        transform="scale(1.5)",
        class_="crescent",
    )
    ring = circle(0, 0, TOKEN, stroke=EDGE, stroke_dasharray="5 5", class_="ring")
    sign = moon if ref == "moon" else _plus(17) if mine else Html()
    return tag("g", ring, sign, class_="vacant", color=EDGE)


def _moon_label(planet: Planet, say: Texts) -> Html:
    count = planet["track"].count(planet["moon"]) + sum(planet[r] == planet["moon"] for r in "ab")
    words = say("board-moon-bonus", points=3 * count) if planet["moon"] else say("board-moon")
    return tag(
        "text",
        escape(words),
        x=num(WIDTH - 6),
        y=num(MOON[1] + 72),
        fill=SOFT,
        text_anchor="end",
        class_="label",
        font_size=18,
        aria_hidden="true",
    )


@kept(2048)
def small(planet: Planet, picture: Html) -> Html:
    """The planet with silhouettes for tokens, 128 by 128; `picture` is the markup of its globe, radius 27."""
    row = [
        at(
            *polar(0, 0, 46, 218.6 + 25.714 * k),
            mark(planet["track"][k]) if k < len(planet["track"]) else circle(0, 0, 1.6, EDGE),
        )
        for k in range(TRACK)
    ]
    if planet["spaces"] > TRACK + 1:
        for r in "ab":
            frame = rect(-8, -8, 16, 16, SHEET, stroke=EDGE, rx=3)
            row.append(at(*polar(0, 0, 46, RECESS[r]), frame, mark(planet[r]) if planet[r] else Html()))
    moon = planet["moon"]
    row.append(
        at(
            52,
            -50,
            circle(0, 0, 10, SHEET, stroke=EDGE, stroke_dasharray=None if moon else "3 2"),
            mark(moon) if moon else Html(),
        )
    )
    groove = path("M-28.7 35.9A46 46 0 1 1 28.7 35.9", stroke=WELL, width=17, stroke_linecap="round")
    return tag(
        "svg", at(60, 66, picture, groove, *row), viewBox="0 0 128 128", class_="mp", aria_hidden="true"
    )
