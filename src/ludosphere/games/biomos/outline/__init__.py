"""The board of Biomos as text: planets, the centre, planetary events and cards under headings, in lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....core.contract import View
from ....core.text import Texts, capital
from ....kit.html import Html, joined
from ....kit.outline import facts, items, line, opener, piece, zone
from ..actions import EVENTS
from ..cards import PLANETS, TRACK
from ..globe import where
from ..markup import card_of, pattern_in_words, words
from ..strip import planet_name

Planet = Mapping[str, Any]


def outline(view: View, seat: int | None, names: Sequence[str], lang: str, named: bool = False) -> Html:
    """The whole table as HTML, the seat's own planet first; without a `seat` that of whoever is to move."""
    say = words(lang)
    main = seat if seat is not None else next(iter(view["to_move"]), 0)
    first = view["planets"][main]
    choosing = view["phase"] == "planet"
    own = say("board-yours") if seat is not None and not named else say("board-of", name=names[main])
    parts = [_choice(view, names, say) if choosing else _planet(view, first, own, True, say)]
    if not choosing and view["phase"] != "over":
        parts.append(_centre(view, say))
        parts.append(_events(say) if view["mode"] == "advanced" else Html())
    parts += [_offers(view, first, say), _pouch(view, say)]
    others = [
        _planet(view, planet, say("board-of", name=names[planet["seat"]]), False, say)
        for planet in view["planets"]
        if planet["seat"] != main
    ]
    if view["hole"]:
        others.append(_hole(view["hole"], say))
    return joined([*parts, *others])


# --- planets -------------------------------------------------------------------------------------------
def _planet(view: View, planet: Planet, title: str, main: bool, say: Texts) -> Html:
    track, spaces = planet["track"], planet["spaces"]
    about = [planet_name(planet, say), say("filled", tokens=planet["tokens"], spaces=spaces)]
    points = sum(card_of(card).points for card in planet["claimed"])
    score = say("points", points=planet["score"], biomes=points)
    if planet["seat"] in view["to_move"] and not main:
        about.append(say("board-playing"))
    return zone(
        title,
        line(". ".join(part.rstrip(".") for part in about if part) + "."),
        line(score),
        zone(say("track", tokens=len(track), room=TRACK), _track(planet, main, say), level=3),
        zone(say("beside"), _beside(planet, main, say), level=3),
        zone(say("board-claimed"), _claims(planet["claimed"], say) or line(say("board-no-claims")), level=3),
    )


def _track(planet: Planet, main: bool, say: Texts) -> Html:
    """The tokens in their order; on the planet played on with the gaps between them."""
    track = planet["track"]
    names = [say("on-track", place=k + 1, terrain=say(f"terrain-{t}")) for k, t in enumerate(track)]
    if not main:
        return items(map(capital, names), ordered=True) or line(say("empty-track"))
    rows = []
    for k in range(len(track) + 1):
        if len(track) < TRACK:
            rows.append(piece(f"gap:{k}", say("board-gap", where=where(planet, k, say, "one"))))
        if k < len(track):
            rows.append(piece(f"token:{k}", capital(names[k])))
    return items(rows)


def _beside(planet: Planet, main: bool, say: Texts) -> Html:
    """The recesses of an Advanced planet and the moon."""
    found = []
    if planet["spaces"] > TRACK + 1:
        found += [
            (f"recess:{r}", say("board-recess", recess=r.upper(), token=_token(planet[r], say))) for r in "ab"
        ]
    moon = planet["moon"]
    if moon:
        like = planet["track"].count(moon) + sum(planet[r] == moon for r in "ab")
        text = say("moon", terrain=say(f"terrain-{moon}"), points=3 * like)
    else:
        text = say("board-moon-free")
    found.append(("moon", text))
    return items([piece(*one) for one in found]) if main else items([text for _, text in found])


def _token(terrain: str | None, say: Texts) -> str:
    return say(f"terrain-{terrain}" if terrain else "board-free")


def _claims(cards: Sequence[str], say: Texts) -> Html:
    rows = []
    for card in cards:
        name = card_of(card).names[say.lang]
        rows.append(opener(card, name, say("board-open-claimed", card=name, points=card_of(card).points)))
    return items(rows)


def _hole(hole: Mapping[str, Any], say: Texts) -> Html:
    stock = items(say(f"some-{name}", n=count) for name, count in hole["tokens"].items())
    return zone(
        say("board-hole"),
        line(say("hole-points", points=hole["score"])),
        line(say("board-hole-rule", points=hole["card"])),
        zone(say("hole-tokens"), stock, level=3),
        zone(
            say("board-hole-claimed"), _claims(hole["claimed"], say) or line(say("board-no-claims")), level=3
        ),
    )


# --- what belongs to all -------------------------------------------------------------------------------
def _centre(view: View, say: Texts) -> Html:
    counts = {terrain: view["centre"].count(terrain) for terrain in view["centre"]}
    rows = [
        piece(f"centre:{terrain}", say("in-centre", terrain=capital(say(f"terrain-{terrain}")), count=count))
        for terrain, count in counts.items()
    ]
    return zone(say("board-centre"), items(rows))


def _pouch(view: View, say: Texts) -> Html:
    pouch = view["pouch"]
    pairs = [(capital(say(f"terrain-{name}")), count) for name, count in pouch.items()]
    return zone(say("pouch", count=sum(pouch.values())), facts(pairs))


def _events(say: Texts) -> Html:
    names = [event.name for event in EVENTS]
    rows = [piece(one, say("event", name=say(f"board-{one}"), what=say(f"does-{one}"))) for one in names]
    return zone(say("board-events"), items(rows))


def _offers(view: View, planet: Planet, say: Texts) -> Html:
    """Both rows of cards; of each, whether it stands on the planet played on."""
    groups = (("giants", say("board-giants")), ("basic", say("biomes-deck", deck=view["deck"])))
    out = []
    for row, title in groups:
        rows = []
        for identity in filter(None, view[row]):
            card = card_of(identity)
            name = card.names[say.lang]
            text = say("board-card-label", card=name, points=card.points, pattern=_pattern(identity, say))
            if identity in planet["standing"]:
                text += f" {say('board-stands')}"
            row_ = piece(f"card:{identity}", text, identity, name)
            rows.append(row_ + opener(identity, name, say("board-open", card=name)))
        out.append(zone(title, items(rows)))
    return joined(out)


def _pattern(identity: str, say: Texts) -> str:
    return pattern_in_words(card_of(identity), say)


def _choice(view: View, names: Sequence[str], say: Texts) -> Html:
    """The four Advanced planets; those taken already say by whom."""
    taken = {planet["board"]: names[planet["seat"]] for planet in view["planets"] if planet["board"]}
    rows = []
    for board in PLANETS[1:]:
        note = say("board-taken", name=taken[board]) if board in taken else say(f"board-bonus-{board}")
        rows.append(piece(f"planet:{board}", f"{capital(say(f'planet-{board}'))}, {note}"))
    return zone(say("board-choose"), items(rows))
