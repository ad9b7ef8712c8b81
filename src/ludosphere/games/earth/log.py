"""The log: what happened as sentences, where things moved, and the lines of the score sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ...core.text import Texts, listed
from .abundance import CRITERIA
from .phrases import INDEX, called, criterion, line, score_line

if TYPE_CHECKING:
    from ...core.contract import Event

_COUNTED = {
    "soil": "some-soil",
    "compost": "some-cards",
    "sprout": "some-sprouts",
    "draw": "some-cards",
    "growth": "some-growth",
}
_SIDES = {**_COUNTED, "compost": "some-composted"}
"""Either side of a weak benefit, two of each."""


def _cards(cards: list[str] | int, n: int, say: Texts) -> dict[str, Any]:
    """Cards, or how many."""
    if isinstance(cards, int):
        return {"n": cards}
    return {"cards": listed([called(INDEX[card], say.lang) for card in cards], say), "n": len(cards)}


_SAID: Final[dict[str, Callable[[Any, int, Texts], dict[str, Any]]]] = {
    "card": lambda card, n, say: {"card": called(INDEX[card], say.lang) if card in INDEX else ""},
    "cards": _cards,
    "action": lambda action, n, say: {"action": action.removeprefix("compost_from_")},
    "use": lambda use, n, say: {"use": use.removeprefix("compost_from_")},
    "side": lambda side, n, say: {"what": say(_SIDES[side], n=2)},
    "criterion": lambda name, n, say: {"what": criterion(CRITERIA.index(name), say.lang)},
    "what": lambda what, n, say: {"what": say(_COUNTED[what], n=n)},
}
"""How arguments of events are said, by their names: of a value, how many there are, and the messages."""


def told(event: Event, names: list[str], you: int | None, say: Texts) -> str:
    """The event as a sentence."""
    kind, lang = event.kind, say.lang
    who = "gaia" if event.seat is None else "you" if event.seat == you else "other"
    args: dict[str, Any] = {"who": who, "name": names[event.seat] if event.seat is not None else ""}
    n = event.args.get("n", 1)
    for key, value in event.args.items():
        args |= _SAID[key](value, n, say) if key in _SAID else {key: value}
    if "to" in args:
        to = args["to"]
        args["whom"] = "you" if to == you else "other" if to < len(names) else "gaia"
        args["to"] = names[to] if to < len(names) else say("automatic-said")
    if kind == "pays":
        args["what"] = _paid(event, say)
    elif kind == "action":
        args["action"] = say(f"action-{args['action']}")
    elif kind == "gaia-card":
        return say(f"log-gaia-card-{event.args['card']}")
    elif kind in ("uses", "copies", "event"):
        args["text"] = line(INDEX[event.args["card"]], event.args.get("ability", 0), lang)
    return say(f"log-{kind}", args)


def _paid(event: Event, say: Texts) -> str:
    soil, compost = event.args["soil"], event.args["compost"]
    items = [say("some-soil", n=soil)] if soil else []
    return listed([*items, say("some-compost", n=compost)] if compost else items, say)


def hint(event: Event) -> dict[str, str | None]:
    """Where something moved, as refs."""
    args = event.args
    at = args.get("at")
    ref = None if at is None else at if at in ("island", "climate") else f"space:{at}"
    if event.kind == "plants":
        return {"ref": ref, "from": f"hand:{args['card']}"}
    if event.kind in ("met", "claims", "gaia-claims"):
        return {"ref": f"fauna:{args['card']}", "from": None}
    return {"ref": ref, "from": None}


def explained(key: str, detail: dict[str, Any] | None, say: Texts) -> str:
    """A line of the score sheet, or one of its sources."""
    if detail is None:
        return say(f"score-{key}")
    card = INDEX.get(detail.get("card", ""), 0)
    args = {**detail, "card": called(card, say.lang) if card else ""}
    if detail["what"] == "card":
        return str(args["card"])
    if detail["what"] == "scoring":
        args["text"] = score_line(card, say.lang)
    return say(f"source-{detail['what']}", args)
