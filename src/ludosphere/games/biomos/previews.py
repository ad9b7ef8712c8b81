"""What each choice would complete, so that a page can show it before anything is sent.

Only pieces are moved here, whatever the rules say of it: a page asks for legal paths alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...core.contract import View
from . import ring
from .actions import DRAWN, EVENTS
from .cards import TERRAINS, TRACK
from .kept import kept
from .markup import card_of

Planet = Mapping[str, Any]


def previews(view: View, planet: Planet) -> dict[str, list[list[Any]]]:
    """By path, its refs joined with `>`: the biomes that would newly stand.

    Each is [card, points, bearing of its first token, bearing of its last].
    """
    cards = [card for card in (*view["giants"], *view["basic"]) if card]
    return _previews(view["phase"], list(dict.fromkeys(view["centre"])), cards, planet)


@kept(16)  # asked for the owner and again for the watchers
def _previews(phase: str, centre: list[str], cards: list[str], planet: Planet) -> dict[str, list[list[Any]]]:
    after = {"place": _placed, "lift": _lifted, "event": _changed}.get(phase)
    found: dict[str, list[list[Any]]] = {}
    old = ring.runs(planet, cards)
    new = [card for card in cards if card not in old]
    for path, changed in after(centre, planet) if after else ():
        runs = ring.runs(changed, new)
        if runs:
            found[path] = [
                [card, card_of(card).points, round(begin, 1), round(end, 1)]
                for card, (begin, end) in runs.items()
            ]
    return found


def _placed(centre: list[str], planet: Planet) -> Iterator[tuple[str, Planet]]:
    for terrain in centre:
        for spot in _free(planet):
            yield f"centre:{terrain}>{spot}", ring.with_token(planet, spot, terrain)


def _lifted(centre: list[str], planet: Planet) -> Iterator[tuple[str, Planet]]:
    for start in _tokens(planet):
        rest = ring.without(planet, start)
        terrain = ring.terrain_at(planet, start)
        for spot in _free(rest):
            yield f"{start}>{spot}", ring.with_token(rest, spot, terrain)


def _changed(centre: list[str], planet: Planet) -> Iterator[tuple[str, Planet]]:
    for event in EVENTS:
        if event.becomes != DRAWN:
            for target in _tokens(planet):
                yield f"{event.name}>{target}", ring.changed(planet, target, TERRAINS[event.becomes])


def _recesses(planet: Planet) -> list[str]:
    return ["recess:a", "recess:b"] if planet["spaces"] > TRACK + 1 else []


def _tokens(planet: Planet) -> list[str]:
    tokens = [f"token:{k}" for k in range(len(planet["track"]))]
    return tokens + [ref for ref in _recesses(planet) if planet[ref[-1]]]


def _free(planet: Planet) -> list[str]:
    count = len(planet["track"])
    gaps = [f"gap:{gap}" for gap in range(count + 1)] if count < TRACK else []
    return gaps + [ref for ref in _recesses(planet) if not planet[ref[-1]]]
