"""Round 1: the circle of eight cards, the pair in its centre, the four lines, the top, the piles."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from ....core.contract import View
from ....core.text import Texts, listed
from ....kit.html import Html, button, el, icon, joined, tag
from ..actions import SLOT_NAMES
from ..pictures.pieces import top
from ..say import line_words
from .glyphs import label, named, sign
from .markup import Back, back_words, box, dot, image, scene, slot_words, spoken, tongue

_HANDLES: Final = (0, 1, 2, 3)


def circle(view: View, seat: int | None, names: Sequence[str], say: Texts) -> Html:
    """The stage of round 1."""
    spin = view["spin"]
    memory = {back["picture"]: back for back in view["memory"]}
    slots = [_slot(view, one, memory, names, say) for one in view["table"] if one]
    middle = _spinning(view, seat, names, say) if spin else ""
    return el(
        "section",
        tag("img", src="/art/bioviva/heaven.svg", alt="", class_="night"),
        _rim(int(view["line"]), bool(spin and spin["kind"] == "first")),
        el("ul", *slots, class_="ring", aria_label=say("board-circle")),
        joined(_handle(view, line, say) for line in _HANDLES if line != view["line"])
        if len(slots) > 8
        else "",
        middle,
        _pile("pile", "back", view["pile"], say),
        _pile("aside", "star", len(view["aside"]), say) if view["aside"] else "",
        class_=f"bv heaven p-{view['phase']} {'spin-' + spin['kind'] if spin else ''}".rstrip(),
        data_line=view["line"],
        data_grid="",
        aria_label=say("board-round-1"),
    )


# --- the sky behind the cards ------------------------------------------------------------------------
@cache
def _ticks() -> Html:
    fine: list[str] = []
    bold: list[str] = []
    for k in range(96):
        big = k % 12 == 0
        x, y = math.sin(math.tau * k / 96), -math.cos(math.tau * k / 96)
        far = 0.72 + (0.05 if big else 0.026)
        (bold if big else fine).append(f"M{0.72 * x:.3f} {0.72 * y:.3f}L{far * x:.3f} {far * y:.3f}")
    return Html(
        f'<path d="{"".join(fine)}" class="fine"/><path d="{"".join(bold)}" class="bold"/>'
        '<circle r=".72" class="fine"/>'
    )


def _rim(line: int, empty: bool) -> Html:
    """The divided circle, and the four lines of which one is current."""
    beams = ""
    for d in range(4):
        x, y = math.sin(math.tau * d / 8), -math.cos(math.tau * d / 8)
        beams += (
            f'<path d="M{x:.3f} {y:.3f}L{-x:.3f} {-y:.3f}" class="beam l{d}{" now" if d == line else ""}"/>'
        )
    return tag(
        "svg",
        _ticks(),
        Html("" if empty else beams),
        class_="rim",
        viewBox="-1 -1 2 2",
        preserveAspectRatio="none",
        aria_hidden="true",
    )


# --- a card ------------------------------------------------------------------------------------------
def _slot(
    view: View, one: Mapping[str, Any], memory: Mapping[int, Back], names: Sequence[str], say: Texts
) -> Html:
    slot, number, back = str(one["slot"]), int(one["picture"]), one["back"]
    lookers = [p["seat"] for p in view["players"] if p["looking"] == slot]
    inline = slot in current(view)
    known = memory.get(number)
    words = [slot_words(view, slot, say), scene(view, number, say.lang)]
    if inline and view["table"][-1]:
        words.append(say("board-in-line"))
    if lookers:
        words.append(
            say("board-looking", names=listed([names[seat] for seat in lookers], say), n=len(lookers))
        )
    if back:
        words.append(say("board-back", text=back_words(view, back, say)))
    elif known:
        words.append(say("board-known", text=back_words(view, known, say)))
    elif one["seen"]:
        words.append(say("board-seen"))
    states = (
        ("line", inline and bool(view["table"][-1])),
        ("open", bool(back)),
        ("turned", bool(one["turned"])),
        ("known", bool(one["seen"])),
    )
    return el(
        "li",
        button(
            el(
                "span",
                el("span", image(number), class_="front"),
                el("span", _inside(view, number, back, say) if back else "", class_="behind"),
                class_="turner",
            ),
            el("span", str(SLOT_NAMES.index(slot)), class_="no", aria_hidden="true"),
            el("span", icon("eye"), class_="seen", title=say("board-seen")) if one["seen"] else "",
            el("span", *map(dot, lookers), class_="lookers", aria_hidden="true") if lookers else "",
            _memo(view, known) if known and not back else "",
            el("span", data_note_of=f"picture:{number}", class_="jot", hidden="")
            if view["options"].get("aid") == "notes"
            else "",
            class_=" ".join(("tile", *(name for name, on in states if on))),
            data_ref=f"slot:{slot}",
            data_key=f"picture:{number}",
            aria_label=spoken(words),
        ),
        class_=f"at{slot}",
    )


def current(view: View) -> tuple[str, ...]:
    """The slots of the current line."""
    line = int(view["line"])
    return (str(line), "C0", "C1", str(line + 4))


def _inside(view: View, number: int, back: Back, say: Texts) -> Html:
    """What fits on a small open card: the characteristics and, if it is shown, the title.

    Its picture shines through, so that one sees which card it is.
    """
    return (
        image(number, class_="through")
        + el(
            "span",
            *(named(box(view), one, view["lang"]) for one in back["pair"]),
            class_="pair",
            lang=tongue(view, say),
        )
        + (el("b", str(back["title"]), class_="ttl", lang=tongue(view, say)) if back["title"] else Html())
    )


def _memo(view: View, back: Back) -> Html:
    """What a viewer has seen behind a closed card, where the table remembers it."""
    deck = box(view)
    title = ", ".join(label(deck, one, view["lang"]) for one in back["pair"])
    return el("span", *(sign(deck, one) for one in back["pair"]), class_="memo", title=title)


# --- lines, piles, the top ------------------------------------------------------------------------------
def _handle(view: View, line: int, say: Texts) -> Html:
    return button(
        icon("pivot"),
        class_=f"handle h{line}",
        data_ref=f"line:{line}",
        title=say("board-pivot", line=line_words(line)),
        aria_label=say("board-pivot", line=line_words(line)),
    )


def _pile(kind: str, picture: str, count: int, say: Texts) -> Html:
    words = say(f"board-{kind}", n=count)
    drawn = (
        tag("img", src="/art/bioviva/back.svg", alt="", width=480, height=320, fetchpriority="high")
        if picture == "back"
        else icon("star")
    )
    return el(
        "p",
        el("span", drawn, class_="drawn", data_key=kind, aria_hidden="true"),
        el("b", str(count), aria_hidden="true"),
        el("span", words, class_="vh"),
        class_=f"heap {kind}",
        data_about=kind,
        title=words,
    )


def _spinning(view: View, seat: int | None, names: Sequence[str], say: Texts) -> Html:
    """The top, how many looks are left, how long it spins, who has finished."""
    toy = tag(
        "svg", tag("g", top(), class_="turning"), viewBox="-20 -20 40 40", class_="toy", aria_hidden="true"
    )
    own = view["players"][seat] if seat is not None else None
    left = ""
    if own and own["done"]:
        left = el("p", icon("confirm"), say("board-done"), class_="left")
    elif own and own["looks"] is not None:
        pips = joined(icon("eye") for _ in range(own["looks"]))
        words = say("board-looks-left", n=own["looks"])
        left = el("p", el("span", pips, class_="pips", aria_hidden="true"), el("span", words), class_="left")
    ready = joined(
        el(
            "li",
            dot(one["seat"]),
            icon("confirm" if one["done"] else "eye"),
            el(
                "span",
                say("board-ready" if one["done"] else "board-looks", name=names[one["seat"]]),
                class_="vh",
            ),
            class_="ready" if one["done"] else None,
        )
        for one in view["players"]
    )
    clock = el("div", class_="clock", data_clock="") if view["spin"]["duration"] else ""
    return el(
        "div",
        toy,
        el("div", clock, left, el("ul", ready, class_="who-looks"), class_="facts"),
        class_="spinning",
    )
