"""The log: what happened as sentences, and where things moved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.text import Texts, capital, listed
from .tables import RESOURCES
from .words import die_words, hex_words, named, on_place, place_words, some, type_words

if TYPE_CHECKING:
    from ...core.contract import Event


def told(event: Event, names: list[str], you: int | None, say: Texts) -> str:
    """The event as a sentence."""
    args: dict[str, Any] = {
        "who": "you" if event.seat is not None and event.seat == you else "other",
        "name": "" if event.seat is None else names[event.seat],
    }
    for key, value in event.args.items():
        args.update(_argument(event, key, value, say))
    text = say(f"log-{event.kind}", args)
    return text if args["name"] and text.startswith(args["name"]) else capital(text)


def _argument(event: Event, key: str, value: Any, say: Texts) -> dict[str, Any]:
    """One argument of an event as words."""
    messages = {
        "resource": {"resource": f"res-{value}"},
        "unit": {"unit": f"the-{value}"},
        "material": {"one": f"one-dam-{value}", "dam": f"the-dam-{value}"},
        "colour": {"die": f"die-{value}", "colour": f"colour-{value}"},
        "side": {"at": f"at-{value}"},
        "cataclysm": {"cataclysm": f"the-{value}"},
        "action": {"action": f"act-{value}"},
    }
    found = {name: say(message) for name, message in messages.get(key, {}).items()}
    if key in ("site", "at", "to", "from"):
        return {**_place(event, key, value), key: place_words(value, say), f"{key}-on": on_place(value, say)}
    if key == "resource":
        return {**found, "which": value, "what": _amount(event, value, say)}
    if key == "unit":
        return {**found, "kind": value}
    if key == "type":
        number = int(event.args.get("value", 0))
        return {"one": type_words(value, number, say), "type": named("the", value, say)}
    if key == "hex":
        return {"hex": hex_words(value, say)}
    if key == "mc":
        return {"mc": say("some-mc", n=value)}
    if key == "cards":
        return {"n": value if isinstance(value, int) else len(value)}
    if key in ("hexes", "values", "order"):
        names = [_item(key, at, one, say) for at, one in enumerate(value)]
        return {"n": len(value), "list": listed(names, say)}
    return found or {key: value}


def _place(event: Event, key: str, value: str) -> dict[str, Any]:
    """How somebody gets there."""
    if key != "to":
        return {}
    same = value.partition(".")[0] == str(event.args["from"]).partition(".")[0]
    return {"way": "in" if "." in value else "out" if same else "to"}


def _item(key: str, number: int, value: str, say: Texts) -> str:
    """One of a list: a hex, the die of a colour, a colour."""
    if key == "values":
        return die_words(number, int(value), say)
    return hex_words(value, say) if key == "hexes" else say(f"colour-{value}")


def _amount(event: Event, resource: str, say: Texts) -> str:
    """Pieces of the resource an event is about; one if it tells no number."""
    return some(resource, int(event.args.get("amount", 1)), say) if resource in RESOURCES else ""


def hint(event: Event) -> dict[str, str | None]:
    """Where something moved or happened, as refs."""
    args = event.args
    if event.kind == "moved":
        return {"ref": place_ref(args["to"]), "from": place_ref(args["from"])}
    if event.kind == "spreads":
        return {"ref": f"hex:{args['hex']}", "from": f"hex:{args['from']}"}
    if event.kind == "die":
        return {"ref": f"die:{args['colour']}", "from": None}
    for key in ("site", "at", "hex"):
        if key in args:
            return {"ref": place_ref(args[key]), "from": None}
    return {"ref": None, "from": None}


def place_ref(place: str) -> str:
    """The ref of a hex or a site."""
    return f"site:{place}" if "." in place else f"hex:{place}"
