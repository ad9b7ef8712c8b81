"""Why something can't be done now: the rule behind each refusal, for whoever points at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import CARDS, DESERT, FOREST, GLACIER, TERRAINS, TRACK
from .planet import AT_COUNT, in_pouch, standing, token
from .rules import OVER
from .tables import ABSORB, CLAIM, EVENT, LIFT, MOON, PLACE, PLANET, RECESS_A, RECESS_B

if TYPE_CHECKING:
    from ...core.position import Path
    from ...core.text import Texts
    from .rules import BiomosPosition

_NEEDS = {"irrigate": FOREST, "freeze": GLACIER, "expand": DESERT}


def reason(position: BiomosPosition, seat: int, path: Path, say: Texts) -> str:
    """The rule that forbids a path that no legal action begins with."""
    if position.phase == OVER:
        return say("why-over")
    if seat != position.active:
        return say("why-not-your-turn")
    kind, _, value = path[0].partition(":")
    if kind == "card":
        return _card(position, seat, value, say)
    if kind in ("irrigate", "freeze", "expand", "melt"):
        return _event(position, seat, kind, path[1:], say)
    if kind == "skip":
        return say("why-must-place" if position.phase == PLACE else "why-nothing-to-skip")
    if kind == "planet":
        return say("why-planet-taken" if position.phase == PLANET else "why-planet-chosen")
    if kind == "centre":
        return _place(position, seat, value, path[1:], say)
    if kind in ("token", "recess", "moon", "gap"):
        return _spot(position, seat, path, say)
    return say("why-unknown")


def _card(position: BiomosPosition, seat: int, value: str, say: Texts) -> str:
    card = next((number for number, card in enumerate(CARDS) if card.id == value), None)
    if card is None or not position.faceup >> card & 1:
        return say("why-card-gone")
    name = CARDS[card].names[say.lang]
    if position.phase == ABSORB:
        return say("why-hole-takes-dearest")
    if not standing(position.planets[seat], 1 << card):
        return say("why-pattern", card=name)
    if position.phase == CLAIM:
        return say("why-one-claim")
    return say("why-claim-after-placing", card=name)


def _event(position: BiomosPosition, seat: int, kind: str, rest: Path, say: Texts) -> str:
    if not position.setting.advanced:
        return say("why-no-events")
    if position.moon_formed:
        return say("why-moon-no-event")
    if position.phase == PLACE:
        return say("why-event-after-placing")
    if position.phase != EVENT:
        return say("why-event-over")
    if position.pouch_size == 0:
        return say("why-pouch-empty")
    if kind in _NEEDS and not in_pouch(position.pouch, _NEEDS[kind]):
        return say("why-not-in-pouch", terrain=say(f"terrain-{TERRAINS[_NEEDS[kind]]}"))
    if rest and rest[0] == "moon" and kind != "melt":
        return say("why-moon-alone")
    return say(f"why-{kind}")


def _place(position: BiomosPosition, seat: int, terrain: str, rest: Path, say: Texts) -> str:
    if position.phase != PLACE:
        return say("why-one-token")
    if terrain not in TERRAINS[1:] or not position.centre >> 3 * (TERRAINS.index(terrain) - 1) & 7:
        return say("why-not-in-centre")
    return _taken(position, seat, rest[0] if rest else "", say)


def _taken(position: BiomosPosition, seat: int, ref: str, say: Texts) -> str:
    planet = position.planets[seat]
    if ref == "moon":
        return say("why-moon-taken")
    if ref in ("recess:a", "recess:b"):
        if not position.setting.advanced:
            return say("why-no-recess")
        return say("why-recess-taken")
    if ref.startswith("gap:"):
        return say("why-track-full") if planet >> AT_COUNT & 15 == TRACK else say("why-no-such-gap")
    if ref.startswith("token:"):
        return say("why-no-lifting")
    return say("why-unknown")


def _spot(position: BiomosPosition, seat: int, path: Path, say: Texts) -> str:
    phase, first = position.phase, path[0]
    if phase == PLACE:
        if first.startswith("token") or _occupied(position, seat, first):
            return say("why-no-lifting")
        return say("why-centre-first")
    if phase == LIFT:
        if first == "moon":
            return say("why-moon-stays")
        return say("why-lift-first" if first.startswith("gap") else "why-lift-nowhere")
    if phase == EVENT:
        return say("why-event-first")
    if phase == PLANET:
        return say("why-planet-first")
    return say("why-claim-now")


def _occupied(position: BiomosPosition, seat: int, ref: str) -> bool:
    spots = {"recess:a": RECESS_A, "recess:b": RECESS_B, "moon": MOON}
    return ref in spots and bool(token(position.planets[seat], spots[ref]))
