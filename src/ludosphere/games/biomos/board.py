"""The board of Biomos on the table page: planets, the centre, the planetary events, the choice of planets.

Whatever can be pointed at carries a `data-ref`; what only opens something carries `data-look` (a planet) or
`data-open` (a card). `panels`, `card`, `picture` and `svg` are what the game shows of itself in pictures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from ...core.contract import View
from ...core.text import Texts
from ...kit.html import Html, button, el, icon, joined, tag
from . import globe
from .actions import EVENTS
from .cards import PLANETS, TERRAINS
from .kept import kept
from .markup import card_of, claims, disc, image, pip, words
from .overview import svg
from .pictures import picture, tokens
from .previews import previews
from .strip import hole_in_full, planet_name, strip
from .supply import card, filed, supply

__all__ = ["card", "filed", "panels", "picture", "svg"]


def panels(
    view: View, seat: int | None, names: Sequence[str], lang: str, named: bool = False
) -> dict[str, Html]:
    """The fragments "board", "supply" and "seats" of the table page.

    `seat` is the one this screen acts for; without one the planet of whoever is to move comes first.
    `named`: it is called by name, nobody is spoken to.
    """
    say = words(lang)
    main = seat if seat is not None else next(iter(view["to_move"]), 0)
    return {
        "board": _board(view, seat is not None and not named, main, names, say),
        "supply": supply(view, main, say),
        "seats": strip(view, main, names, say),
    }


def _board(view: View, yours: bool, main: int, names: Sequence[str], say: Texts) -> Html:
    """Every planet, one of them visible: looking at another one needs no question to the server."""
    choosing = view["phase"] == "planet"
    parts = [tag("svg", tokens(), class_="defs", width=0, height=0, aria_hidden="true")]
    if choosing:
        parts.append(_choice(view, names, say))
    for planet in view["planets"]:
        if planet["seat"] != main:
            title = say("board-of", name=names[planet["seat"]])
            parts.append(_other_planet(planet, title, names[planet["seat"]], say))
        elif not choosing:
            title = say("board-yours") if yours else say("board-of", name=names[main])
            parts.append(_main_planet(view, planet, title, names[main], say))
    if view["hole"]:
        parts.append(hole_in_full(view["hole"], say))
    return joined(parts)


@kept(2048)  # only one planet changes in a turn; a server has many tables
def _other_planet(planet: Mapping[str, Any], title: str, name: str, say: Texts) -> Html:
    """A planet that is there to be looked at."""
    return _planet(planet, title, name, say, globe.board(planet, say, title), hidden="hidden")


def _main_planet(view: View, planet: Mapping[str, Any], title: str, name: str, say: Texts) -> Html:
    """The planet that is played on, with the centre and the events."""
    shown = previews(view, planet) if planet["seat"] in view["to_move"] else {}
    drawing = globe.board(planet, say, title, shown)
    tools = Html()
    if view["phase"] != "over":
        tools = _centre(view["centre"], view["pouch"], view["solo"], say) + (
            _events(say) if view["mode"] == "advanced" else Html()
        )
    verb = say(f"board-verb-{view['phase']}") if tools else None
    return _planet(planet, title, name, say, drawing, tools, data_main="true", data_verb=verb)


def _planet(
    planet: Mapping[str, Any],
    title: str,
    name: str,
    say: Texts,
    drawing: Html,
    tools: str = "",
    **attributes: object,
) -> Html:
    points = planet["score"]
    biomes = sum(card_of(identity).points for identity in planet["claimed"])
    score = button(
        el("b", say("board-points", points=points)),
        el("small", say("board-from-biomes", points=biomes)),
        class_="score",
        data_do="sheet",
        aria_label=say("board-score-label", points=points),
    )
    world = el(
        "div",
        score,
        el("p", planet_name(planet, say), class_="kind"),
        drawing,
        el("div", class_="chips", aria_hidden="true"),
        class_="world",
    )
    return el(
        "section",
        el("h2", title, class_="vh"),
        el("p", globe.row_in_words(planet, say), class_="vh"),
        world,
        tools,
        claims(planet["claimed"], say("board-claimed"), say),
        class_="planet",
        data_seat=planet["seat"],
        data_name=name,
        aria_label=title,
        **attributes,
    )


@kept(16)  # asked for the owner and again for the watchers
def _centre(centre: Sequence[str], pouch: Mapping[str, int], solo: bool, say: Texts) -> Html:
    tokens = []
    for k, terrain in enumerate(centre):
        twin = centre[:k].count(terrain)
        token = button(
            disc(terrain),
            class_="tok",
            data_ref=f"centre:{terrain}",
            data_key=f"centre:{terrain}:{twin}",
            aria_label=globe.capital(say("ref-centre", terrain=say(f"terrain-{terrain}"))),
        )
        tokens.append(el("li", token))
    tokens += [el("li", el("span", class_="gone"))] * ((3 if solo else 5) - len(tokens))
    bag = el(
        "p",
        icon("pouch"),
        el("b", str(sum(pouch.values()))),
        el("span", say("board-pouch")),
        class_="pouch",
        data_about="pouch",
        title=", ".join(f"{count} {say(f'terrain-{name}')}" for name, count in pouch.items()),
    )
    title = say("board-centre")
    return el("div", el("h3", title), el("ul", *tokens), bag, class_="centre", role="group", aria_label=title)


@lru_cache(maxsize=8)
def _events(say: Texts) -> Html:
    buttons = []
    for event in EVENTS:
        old = TERRAINS[event.on[0]] if len(event.on) == 1 else "joker"
        new = TERRAINS[event.becomes] or "joker"
        formula = el("span", pip(old), icon("arrow"), pip(new), class_="formula", aria_hidden="true")
        name = el("span", say(f"board-{event.name}"), class_="name")
        label = say(f"ref-{event.name}")
        buttons.append(
            button(formula, name, class_="event", data_ref=event.name, data_becomes=new, aria_label=label)
        )
    return el("div", *buttons, class_="events", role="group", aria_label=say("board-events"))


def _choice(view: View, names: Sequence[str], say: Texts) -> Html:
    """The four Advanced planets; those taken already say by whom."""
    taken = {planet["board"]: names[planet["seat"]] for planet in view["planets"] if planet["board"]}
    items = []
    for board in PLANETS[1:]:
        free = board not in taken
        note = say(f"board-bonus-{board}") if free else say("board-taken", name=taken[board])
        pick = button(
            image(f"planet-{board}-0", 380, 380),
            el("b", globe.capital(say(f"planet-{board}"))),
            el("small", note),
            class_="pick" if free else "pick taken",
            data_ref=f"planet:{board}",
        )
        items.append(el("li", pick))
    title = say("board-choose")
    return el(
        "section",
        el("h2", title),
        el("ul", *items),
        class_="planet choice",
        data_main="true",
        data_seat="choice",
        data_verb=say("board-verb-planet"),
        aria_label=title,
    )
