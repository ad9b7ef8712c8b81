"""The log: what happened as sentences, and where things moved."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import ne
from typing import TYPE_CHECKING, Any, Final

from ...core.text import capital, listed
from .actions import FIGURES, SLOT_NAMES
from .say import cell_words, figure_words, line_words, quoted

if TYPE_CHECKING:
    from ...core.contract import Event
    from ...core.text import Texts


def told(event: Event, names: list[str], you: int | None, say: Texts) -> str:
    """The event as a sentence."""
    args: dict[str, Any] = {
        "who": "you" if event.seat is not None and event.seat == you else "other",
        "name": "" if event.seat is None else names[event.seat],
    }
    for key, value in event.args.items():
        if key in _WORDS:
            name, words = _WORDS[key]
            args[name] = words(value, event.args, say)
        elif key not in _UNTOLD:
            args[key] = value
    text = say(f"log-{event.kind}", args)
    return text if args["name"] and text.startswith(args["name"]) else capital(text)


def _places(cells: list[int], args: Mapping[str, Any], say: Texts) -> str:
    """ "top left (2) and centre (1)": where how many stars came to lie."""
    parts = [
        say("landed-on", cell=cell_words(cell, say), n=cells.count(cell)) for cell in dict.fromkeys(cells)
    ]
    if args["out"]:
        parts.append(say("landed-out", n=args["out"]))
    return listed(parts, say)


def _moves(origins: list[int], args: Mapping[str, Any], say: Texts) -> str:
    """ "4 → 0" for each card that changed its place."""
    moved = [(a, b) for a, b in zip(origins, args["to"], strict=True) if a != b]
    return ", ".join(f"{a} → {b}" for a, b in moved)


_WORDS: Final[dict[str, tuple[str, Callable[[Any, Mapping[str, Any], Texts], str | int]]]] = {
    "slots": ("n", lambda slots, args, say: len(slots)),
    "line": ("line", lambda line, args, say: line_words(line)),
    "figure": ("figure", lambda figure, args, say: figure_words(FIGURES[figure], say)),
    "word": ("word", lambda word, args, say: quoted(word, say)),
    "cell": ("cell", lambda cell, args, say: cell_words(cell, say)),
    "tier": ("why", lambda tier, args, say: say(f"won-{tier + 1}")),
    "why": ("why", lambda why, args, say: say(f"no-star-{why}")),
    "cells": ("places", _places),
    "from": ("moves", _moves),
    "to": ("moved", lambda slots, args, say: sum(map(ne, args["from"], slots))),
}
"""By argument of an event: the argument of its message, and what it is there."""
_UNTOLD: Final = ("pictures", "picture", "text", "out")


def hint(event: Event) -> dict[str, str | None]:
    """Where something happened, as a ref, and from where it came."""
    args = event.args
    if event.kind == "swapped":
        return {"ref": f"slot:{SLOT_NAMES[args['a']]}", "from": f"slot:{SLOT_NAMES[args['b']]}"}
    if "slot" in args:
        return {"ref": f"slot:{SLOT_NAMES[args['slot']]}", "from": None}
    if event.kind == "pivoted":
        return {"ref": f"line:{args['line']}", "from": None}
    if args.get("slots"):
        return {"ref": f"slot:{SLOT_NAMES[args['slots'][-1]]}", "from": None}
    if "cell" in args:
        return {"ref": f"cell:{args['cell']}", "from": None}
    return {"ref": None, "from": None}
