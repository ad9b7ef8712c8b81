"""What there is to have, as text: the players' stocks, prices, building tiles, what is left in the box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....core.contract import View
from ....core.text import Texts, capital
from ....kit.html import Html, escape, joined
from ....kit.outline import items, opener, piece, table, zone
from ..board.buildings import CATEGORIES, cost, effect
from ..board.market import track_words
from ..board.markup import box, hex_name, points, task_of
from ..board.realm import belongings
from ..words import named

Player = Mapping[str, Any]


# --- players -------------------------------------------------------------------------------------------
def players(view: View, main: int, own: bool, names: Sequence[str], say: Texts) -> Html:
    """A table of all stocks, then what everybody has on the map."""
    order = sorted(view["players"], key=lambda player: player["seat"] != main)
    resources = list(view["market"]["prices"])
    heads = [say("player-head"), say("head-points"), say("head-mc")]
    heads += [capital(say(f"res-{name}")) for name in resources]
    heads += [say("head-scientists"), say("head-motors"), say("head-chips"), say("head-fate")]
    heads += [say("head-oxygen")] if view["arboria"] else []
    rows = [_row(view, player, main, own, names, resources, say) for player in order]
    parts = [_on_map(view, player, names[player["seat"]], say) for player in order]
    return zone(say("stocks"), table(say("stocks-of-all"), heads, rows), *parts)


def _row(
    view: View,
    player: Player,
    main: int,
    own: bool,
    names: Sequence[str],
    resources: Sequence[str],
    say: Texts,
) -> list[str]:
    seat, pieces = player["seat"], player["resources"]
    colour = say(f"player-{player['colour']}")
    who = [f"{names[seat]} ({colour})"]
    if own and seat == main:
        who.append(say("you"))
    if seat == view["leader"]:
        who.append(say("leader"))
    if seat in view["to_move"] and view["phase"] != "over":
        who.append(say("playing").rstrip("."))
    cells = [say("hidden") if player[key] is None else points(player[key]) for key in ("score", "mc")]
    cells += [say("hidden") if pieces is None else str(pieces[name]) for name in resources]
    cells += [str(player[key]) for key in ("scientists", "motors", "chips", "fate")]
    if view["arboria"]:
        cells.append(say("hidden") if player["oxygen"] is None else str(player["oxygen"]))
    return [", ".join(who), *cells]


def _on_map(view: View, player: Player, name: str, say: Texts) -> Html:
    """The buildings and units of a player, hex by hex, and the Planet cards left."""
    rows = [
        f"{hex_name(one, say)}{say('colon')}{', '.join(found)}"
        for one, found in belongings(view, player["seat"], say)
    ]
    cards = say("cards-left", values=", ".join(map(str, player["hand"])) or "–")
    return zone(say("on-map", name=name), items([cards, *rows]), level=3)


# --- market --------------------------------------------------------------------------------------------
def market(view: View, main: int, say: Texts) -> Html:
    """Prices and reserve, with the ways to trade when that is due; the prices of earlier turns."""
    task, prices = task_of(view, main), view["market"]
    tracks = {track.resource: track for track in box(view).tracks}
    rows = []
    for name in prices["prices"]:
        words = track_words(view, tracks[name], say)
        if view["named"] == name:
            words += f". {say('named-now')}"
        rows.append(_good(name, capital(words), task, say))
    deck = say("market-deck", deck=prices["deck"], discard=len(prices["discard"]))
    return zone(say("market"), items(rows), items([deck]), _history(view, say))


def _good(name: str, words: str, task: Mapping[str, Any], say: Texts) -> Html:
    kind = task.get("kind")
    if kind in ("name", "deplete"):
        return piece(f"resource:{name}", words)
    ways = {"shift": ("up", "down"), "deal": ("sell", "buy")}.get(str(kind), ())
    shown = escape(words) + joined(
        piece(f"{way}:{name}", capital(say(f"ref-{way}", resource=say(f"res-{name}")))) for way in ways
    )
    for key in ("sold", "bought"):
        if count := (task.get(key) or {}).get(name, 0):
            shown += escape(f" {say(key, n=count)}")
    return shown


def _history(view: View, say: Texts) -> Html:
    names = list(view["market"]["prices"])
    heads = [say("turn"), *(capital(say(f"res-{name}")) for name in names)]
    rows = [
        [str(turn), *(str(prices[name]) for name in names)]
        for turn, prices in enumerate(view["market"]["history"], 1)
    ]
    return table(say("prices-so-far"), heads, rows)


# --- buildings -----------------------------------------------------------------------------------------
def buildings(view: View, main: int, say: Texts) -> Html:
    """A line per building type, with the tiles that are left."""
    building = task_of(view, main).get("kind") == "build"
    order = {name: k for k, name in enumerate(CATEGORIES)}
    kinds = sorted(
        (kind for kind in box(view).types if kind.id in view["supply"]),
        key=lambda kind: order.get(kind.category, 9),
    )
    rows = []
    for kind in kinds:
        name, left = named("type", kind.id, say), view["supply"][kind.id]
        need = say("needs-icon", resource=say(f"res-{kind.site}")) if kind.site else say("any-site")
        facts = [name, say("costs", what=cost(kind, say)), say("some-vp", n=kind.vp), need]
        text = f"{', '.join(facts)}. {effect(kind, say)}"
        row = opener(kind.id, name, text)
        if set(left) == {"0"} or not left:
            count = say("tiles-left", n=left.get("0", 0))
            row += piece(f"type:{kind.id}", f"{name}{say('colon')}{count}")
        else:
            row += joined(
                piece(
                    f"type:{kind.id}.{value}",
                    say("tile-left", name=name, value=int(value), count=left[value]),
                )
                for value in sorted(left)
            )
        rows.append(row)
    return zone(say("choose-building" if building else "buildings"), items(rows))


def left(view: View, say: Texts) -> Html:
    """What is left in the box for everybody."""
    stack = view["stack"]
    rows = [say("stack-left", n=stack["left"])]
    if stack["under"]:
        rows.append(say("under-stack", hexes=", ".join(hex_name(one, say) for one in stack["under"])))
    if view["arboria"]:
        rows.append(say("fires", n=view["fires"]))
    gone = [say(f"some-{name}", n=n) for name, n in view["depleted"].items() if n]
    if gone:
        rows.append(f"{say('depleted')} {', '.join(gone)}")
    rows += [
        say("absent", colour=say(f"die-{colour}"), values=", ".join(map(str, values)))
        for colour, values in view["absent"].items()
    ]
    return zone(say("left-in-game"), items(map(capital, rows)))
