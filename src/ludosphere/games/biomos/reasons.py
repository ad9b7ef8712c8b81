"""Why something can't be done now: the rule behind each refusal, for whoever points at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import CARDS, DESERT, FOREST, GLACIER, TERRAINS, TRACK
from .planet import AT_COUNT, in_pouch, lifted, spot_ref, standing, token, token_ref
from .state import OVER
from .tables import ABSORB, CLAIM, EVENT, LIFT, MOON, PLACE, PLANET

if TYPE_CHECKING:
    from ...core.position import Path
    from ...core.text import Texts
    from .rules import BiomosPosition

_NEEDS = {"irrigate": FOREST, "freeze": GLACIER, "expand": DESERT}
_TOKENS = {token_ref(spot): spot for spot in range(MOON + 1)}


def reason(position: BiomosPosition, seat: int, path: Path, say: Texts) -> str:
    """The rule that forbids a path that no legal action begins with."""
    if position.phase == OVER:
        return say("why-over")
    if seat != position.active:
        return say("why-not-your-turn")
    kind, _, value = path[0].partition(":")
    if position.phase == PLANET:
        return say("why-planet-taken" if kind == "planet" else "why-planet-first")
    if kind == "planet":
        return say("why-planet-chosen")
    if kind == "card":
        return _card(position, seat, value, say)
    if kind in ("irrigate", "freeze", "expand", "melt"):
        return _event(position, seat, kind, path[1:], say)
    if kind == "skip":
        return say("why-must-place" if position.phase == PLACE else "why-nothing-to-skip")
    if kind == "centre":
        return _place(position, seat, value, path[1:], say)
    if kind in ("token", "recess", "moon", "gap"):
        return _spot(position, seat, path, say)
    return say("why-unknown")


def _next(position: BiomosPosition, seat: int, ref: str, say: Texts) -> str:
    """Why a ref can't come where nothing of its kind can: what forbids it as the first one."""
    if any(path[0] == ref for path in position.paths(seat)):
        return say("why-unknown")
    return reason(position, seat, (ref,), say)


def _card(position: BiomosPosition, seat: int, value: str, say: Texts) -> str:
    card = next((number for number, card in enumerate(CARDS) if card.id == value), None)
    if card is None or not position.faceup >> card & 1:
        return say("why-card-gone")
    name = CARDS[card].names[say.lang]
    if position.phase == ABSORB:
        return say("why-hole-takes-dearest")
    if not standing(position.planet(seat), 1 << card):
        return say("why-pattern", card=name)
    if position.phase == LIFT:
        return say("why-lift-first")
    if position.phase == EVENT:
        return say("why-event-first")
    if position.phase == CLAIM:
        return say("why-one-claim")
    return say("why-claim-after-placing", card=name)


def _event(position: BiomosPosition, seat: int, kind: str, rest: Path, say: Texts) -> str:
    if not position.setting.advanced:
        return say("why-no-events")
    if position.moon_formed:
        return say("why-moon-no-event")
    if position.pouch_size == 0:
        return say("why-pouch-empty")
    if position.phase == PLACE:
        return say("why-event-after-placing")
    if position.phase != EVENT:
        return say("why-event-over")
    if rest and rest[0].partition(":")[0] not in ("token", "recess", "moon"):
        return _next(position, seat, rest[0], say)
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
    if not rest:
        return say("why-unknown")
    kind = rest[0].partition(":")[0]
    if kind in ("recess", "moon", "gap"):
        return say(_closed(position.planet(seat), position.setting.advanced, rest[0]) or "why-unknown")
    return _next(position, seat, rest[0], say)


def _closed(planet: int, advanced: bool, ref: str) -> str | None:
    """What keeps every token from a gap, a recess or the moon; None if it is free."""
    if ref.startswith("gap:"):
        count, gap = planet >> AT_COUNT & 15, ref[4:]
        if count == TRACK:
            return "why-track-full"
        return None if gap in map(str, range(count + 1)) else "why-no-such-gap"
    if ref != "moon" and not advanced:
        return "why-no-recess"
    if _lies(planet, ref):
        return "why-moon-taken" if ref == "moon" else "why-recess-taken"
    return None


def _spot(position: BiomosPosition, seat: int, path: Path, say: Texts) -> str:
    phase, first, planet = position.phase, path[0], position.planet(seat)
    if phase == PLACE:
        if first.startswith("token") or (first.startswith("recess") and _lies(planet, first)):
            return say("why-no-lifting")
        return say(_closed(planet, position.setting.advanced, first) or "why-centre-first")
    if phase == LIFT:
        return _lift(position, seat, path, say)
    if phase == EVENT:
        return say("why-event-first")
    return say("why-claim-now" if phase == CLAIM else "why-one-token")


def _lift(position: BiomosPosition, seat: int, path: Path, say: Texts) -> str:
    planet, first = position.planet(seat), path[0]
    if first == "moon":
        return say("why-moon-stays")
    if first.startswith("gap"):
        return say("why-lift-first")
    if not _lies(planet, first):
        return say("why-nothing-there")
    if not any(other[0] == first for other in position.paths(seat)):
        return say("why-lift-nowhere")
    if len(path) == 1:
        return say("why-unknown")
    start, ref = _TOKENS[first], path[1]
    if ref.partition(":")[0] not in ("recess", "moon", "gap"):
        return _next(position, seat, ref, say)
    if ref == spot_ref(start):
        return say("why-lift-same")
    after = int(lifted(planet, start))
    return say(_closed(after, position.setting.advanced, ref) or "why-unknown")


def _lies(planet: int, ref: str) -> bool:
    """Is there a token?"""
    return ref in _TOKENS and token(planet, _TOKENS[ref]) > 0
