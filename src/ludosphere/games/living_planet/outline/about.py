"""What the pieces of Living Planet are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....core.contract import View
from ....core.text import Texts
from ....kit.about import sentences, told
from ..board.buildings import cost, effect
from ..board.chart import hex_label, printed_hexes, site_label
from ..board.choices import hexagon_words
from ..board.forecast import hurt, to_come
from ..board.market import moves
from ..board.markup import box, kinds
from ..words import named
from . import words

_REACH = {4: "leader4_shift", 5: "leader5_discount", 6: "leader6_points"}
"""Leader powers with a number in them."""


def about(ref: str, view: View, seat: int | None, lang: str) -> str | None:
    """One or two sentences on a piece, and how it is with it now; None for what isn't there."""
    say = words(lang)
    kind, _, value = ref.partition(":")
    main = seat if seat is not None else next(iter(view["to_move"]), 0)
    if kind == "open":
        return _opened(value, view, main, say)
    if kind == "hex":
        return _hex(value, view, main, say)
    if kind in ("site", "crew"):
        return _site(kind, value, view, say)
    if kind == "unit":
        return told(f"unit:{value.rpartition('.')[2]}", say)
    if kind == "card" and value in "123456" and len(value) == 1:
        return sentences(say("tell-card"), _power(int(value), view, say))
    if kind == "type":
        return _type(value.partition(".")[0], view, say)
    if kind == "tile":
        printed = printed_hexes(view)
        return sentences(say("tell-tile"), hexagon_words(printed[value], say)) if value in printed else None
    if kind == "market":
        card = next((one for one in box(view).cards if one.id == value), None)
        return None if card is None else sentences(say("tell-market"), moves(card, say))
    return told(ref, say)


def _power(value: int, view: View, say: Texts) -> str:
    number = int(box(view).parameters[_REACH[value]]) if value in _REACH else 0
    return say("power-of-leader", text=say(f"power-{value}-text", n=number))


def _opened(value: str, view: View, main: int, say: Texts) -> str | None:
    """What can only be looked at closely: a Planet card, a building type, a hex."""
    if value.startswith("planet-") and value[7:] in tuple("123456"):
        return sentences(say("tell-card"), _power(int(value[7:]), view, say))
    return _type(value, view, say) or _hex(value, view, main, say)


def _type(name: str, view: View, say: Texts) -> str | None:
    kind = kinds(view).get(name)
    if kind is None:
        return None
    need = say("needs-icon", resource=say(f"res-{kind.site}")) if kind.site else say("any-site")
    price = ", ".join((say("costs", what=cost(kind, say)), say("some-vp", n=kind.vp), need))
    return sentences(effect(kind, say), f"{named('type', name, say)}{say('colon')}{price}", say("tell-type"))


def _found(identity: str, view: View) -> Mapping[str, Any] | None:
    return next((one for one in view["map"] if one["id"] == identity), None)


def _hex(identity: str, view: View, main: int, say: Texts) -> str | None:
    one = _found(identity, view)
    if one is None:
        printed = printed_hexes(view).get(identity)
        return None if printed is None else sentences(say("tell-hex"), hexagon_words(printed, say))
    hits = [(blow, hurt(view, blow, main)) for blow in to_come(view, main) if blow.hex == identity]
    key = "tell-volcano" if one["kind"] == "volcano" else "tell-hex"
    return sentences(say(key), hex_label(one, hits, say))


def _site(kind: str, place: str, view: View, say: Texts) -> str | None:
    identity, _, slot = place.partition(".")
    one = _found(identity, view)
    site = next((site for site in one["sites"] if site["slot"] == slot), None) if one else None
    if site is None:
        return None
    if kind == "crew" and site["unit"]:
        return sentences(told(f"unit:{site['unit']['kind']}", say), say("tell-crew"))
    label = site_label(view, identity, site, say)
    if not site["type"]:
        return sentences(say("tell-site"), label)
    does = effect(kinds(view)[site["type"]], say) if site["type"] in kinds(view) else None
    return sentences(label, does, say("tell-building"))
