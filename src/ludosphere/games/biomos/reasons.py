"""Why something can't be done now: the rule behind each refusal, for whoever points at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.contract import Refusal
from . import packing
from .actions import EVENTS, TOKENS
from .cards import CARDS, TERRAINS, TRACK
from .packing import ABSORB, CLAIM, EVENT, LIFT, PLACE, PLANET
from .planet import standing
from .state import OVER
from .tables import SPOT_REFS

if TYPE_CHECKING:
    from ...core.contract import Path
    from .actions import PlanetaryEvent
    from .rules import BiomosPosition

_EVENTS = {event.name: event for event in EVENTS}


def reason(position: BiomosPosition, seat: int, path: Path) -> Refusal:
    """The rule that forbids a path that no legal action begins with."""
    if position.phase == OVER:
        return Refusal("why-over")
    if seat != position.active:
        return Refusal("why-not-your-turn")
    kind, _, value = path[0].partition(":")
    if position.phase == PLANET:
        return Refusal("why-planet-taken" if kind == "planet" else "why-planet-first")
    if kind == "planet":
        return Refusal("why-planet-chosen")
    if kind == "card":
        return _card(position, seat, value)
    if kind in _EVENTS:
        return _event(position, seat, _EVENTS[kind], path[1:])
    if kind == "skip":
        return Refusal("why-must-place" if position.phase == PLACE else "why-nothing-to-skip")
    if kind == "centre":
        return _place(position, seat, value, path[1:])
    if kind in ("token", "recess", "moon", "gap"):
        return _spot(position, seat, path)
    return Refusal("why-unknown")


def _next(position: BiomosPosition, seat: int, ref: str) -> Refusal:
    """Why a ref can't come where nothing of its kind can: what forbids it as the first one."""
    if any(path[0] == ref for path in position.paths(seat)):
        return Refusal("why-unknown")
    return reason(position, seat, (ref,))


def _card(position: BiomosPosition, seat: int, value: str) -> Refusal:
    card = next((number for number, card in enumerate(CARDS) if card.id == value), None)
    if card is None or card not in packing.cards_of(position.faceup):
        return Refusal("why-card-gone")
    if position.phase == ABSORB:
        return Refusal("why-hole-takes-dearest")
    if not standing(position.planet(seat), packing.set_of([card])):
        return Refusal("why-pattern", card=card)
    if position.phase == LIFT:
        return Refusal("why-lift-first")
    if position.phase == EVENT:
        return Refusal("why-event-first")
    if position.phase == CLAIM:
        return Refusal("why-one-claim")
    return Refusal("why-claim-after-placing", card=card)


def _event(position: BiomosPosition, seat: int, event: PlanetaryEvent, rest: Path) -> Refusal:
    if not position.setting.advanced:
        return Refusal("why-no-events")
    if position.moon_formed:
        return Refusal("why-moon-no-event")
    if position.pouch_size == 0:
        return Refusal("why-pouch-empty")
    if position.phase == PLACE:
        return Refusal("why-event-after-placing")
    if position.phase != EVENT:
        return Refusal("why-event-over")
    if rest and rest[0].partition(":")[0] not in ("token", "recess", "moon"):
        return _next(position, seat, rest[0])
    if not position.pouch & packing.IN_POUCH[event.becomes]:
        return Refusal("why-not-in-pouch", terrain=TERRAINS[event.becomes])
    if rest and rest[0] == "moon" and not event.moon:
        return Refusal("why-moon-alone")
    return Refusal(f"why-{event.name}")


def _place(position: BiomosPosition, seat: int, terrain: str, rest: Path) -> Refusal:
    if position.phase != PLACE:
        return Refusal("why-one-token")
    held = packing.counts_of(position.centre, packing.CENTRE)
    if terrain not in TERRAINS[1:] or not held[TERRAINS.index(terrain) - 1]:
        return Refusal("why-not-in-centre")
    if not rest:
        return Refusal("why-unknown")
    kind = rest[0].partition(":")[0]
    if kind in ("recess", "moon", "gap"):
        return Refusal(_closed(position.planet(seat), position.setting.advanced, rest[0]) or "why-unknown")
    return _next(position, seat, rest[0])


def _closed(planet: int, advanced: bool, ref: str) -> str | None:
    """What keeps every token from a gap, a recess or the moon; None if it is free."""
    if ref.startswith("gap:"):
        count, gap = packing.count_of(planet), ref[4:]
        if count == TRACK:
            return "why-track-full"
        return None if gap in map(str, range(count + 1)) else "why-no-such-gap"
    if ref != "moon" and not advanced:
        return "why-no-recess"
    if _lies(planet, ref):
        return "why-moon-taken" if ref == "moon" else "why-recess-taken"
    return None


def _spot(position: BiomosPosition, seat: int, path: Path) -> Refusal:
    phase, first, planet = position.phase, path[0], position.planet(seat)
    if phase == PLACE:
        if first.startswith("token") or (first.startswith("recess") and _lies(planet, first)):
            return Refusal("why-no-lifting")
        return Refusal(_closed(planet, position.setting.advanced, first) or "why-centre-first")
    if phase == LIFT:
        return _lift(position, seat, path)
    if phase == EVENT:
        return Refusal("why-event-first")
    return Refusal("why-claim-now" if phase == CLAIM else "why-one-token")


def _lift(position: BiomosPosition, seat: int, path: Path) -> Refusal:
    planet, first = position.planet(seat), path[0]
    if first == "moon":
        return Refusal("why-moon-stays")
    if first.startswith("gap"):
        return Refusal("why-lift-first")
    if not _lies(planet, first):
        return Refusal("why-nothing-there")
    if not any(other[0] == first for other in position.paths(seat)):
        return Refusal("why-lift-nowhere")
    if len(path) == 1:
        return Refusal("why-unknown")
    start, ref = TOKENS[first], path[1]
    if ref.partition(":")[0] not in ("recess", "moon", "gap"):
        return _next(position, seat, ref)
    if ref == SPOT_REFS[start]:
        return Refusal("why-lift-same")
    after = int(packing.lifted(planet, start))
    return Refusal(_closed(after, position.setting.advanced, ref) or "why-unknown")


def _lies(planet: int, ref: str) -> bool:
    """Is there a token?"""
    return ref in TOKENS and packing.token(planet, TOKENS[ref]) > 0
