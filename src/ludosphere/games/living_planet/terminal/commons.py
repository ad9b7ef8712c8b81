"""Dice, stocks, players and piles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....kit.canvas import Column, Part, apart, shortened
from ....kit.pen import length, signed
from .pen import SHAPES, STAR, STRIKES, Pen

_SIGNS = {"done": "✓", "now": "→", "waiting": " "}


# --- dice --------------------------------------------------------------------------------------------
def _ordered(pen: Pen) -> list[dict[str, Any]]:
    """The dice as they lie on the Leader board, then the others."""
    return sorted(pen.view["dice"], key=lambda die: 9 if die["place"] is None else die["place"])


def _die(pen: Pen, die: dict[str, Any]) -> list[Part]:
    """A die with its place and state, its value, its value for the cataclysms, who plays it."""
    ref = f"die:{die['colour']}"
    place = "" if die["place"] is None else str(die["place"] + 1)
    sign = _SIGNS[die["state"]] if die["place"] is not None else " "
    style = {"done": pen.ok, "now": pen.title, "waiting": pen.faint}[die["state"]]
    lead = pen.mark(ref) if pen.offered(ref) else (sign, style)
    text, ink = pen.die(die["colour"], die["value"])[:2]
    owner = "" if die["seat"] is None else SHAPES[die["seat"]]
    parts: list[Part] = [(place, pen.faint), lead, (f"{text}{owner}", ink, ref)]
    if die["cataclysm"]:
        parts.append((f"({die['cataclysm']})", pen.danger))
    return parts


def dice_line(pen: Pen, column: Column) -> None:
    """The dice track, who leads with which power, and what is named, on one line."""
    view = pen.view
    parts: list[Part] = [(f"{pen.words('phase-dice')} ", pen.title)]
    for die in _ordered(pen):
        parts += [*_die(pen, die), (" ", pen.plain)]
    parts += [(" ", pen.plain), *_leader(pen)]
    if view["named"]:
        parts.append((f" {pen.words('res-' + view['named'])}", pen.title))
    fires = f"{view['fires']}{STRIKES['fire']} " if view["arboria"] else ""
    piles = f"{fires}{pen.say('hexes-left', n=view['stack']['left'])}"
    room = column.width - length(parts) - 1
    column.line(*parts, end=(piles, pen.faint) if len(piles) < room else None)


def _leader(pen: Pen) -> list[Part]:
    view = pen.view
    parts: list[Part] = [(f"{pen.words('leader')} ", pen.quiet), pen.seat_mark(view["leader"])]
    if view["power"]:
        used = view["power"]["used"]
        parts.append(
            (f" {pen.words('power-' + str(view['power']['value']))}", pen.faint if used else pen.bold)
        )
        if used:
            parts.append(("✓", pen.ok))
    return parts


def dice_lines(pen: Pen, column: Column) -> None:
    """The dice track with a line for each die."""
    column.line((pen.words("phase-dice"), pen.title), end=(pen.say("leads"), pen.faint))
    for die in _ordered(pen):
        who = pen.say("nobodys") if die["seat"] is None else pen.scene.names[die["seat"]]
        parts = _die(pen, die)
        gap = (" " * max(1, 8 - length(parts)), pen.plain)
        leads = die["seat"] == pen.view["leader"] and pen.view["phase"] != "over"
        power = pen.view["power"]
        title = pen.words(f"power-{power['value']}") if leads and power else pen.words("leader")
        style = pen.faint if power and power["used"] else pen.title
        column.line(*parts, gap, (who, pen.plain), end=(title, style) if leads else None)
    if pen.view["named"]:
        resource = pen.words(f"res-{pen.view['named']}")
        column.line((pen.words("do-name", resource=resource), pen.title))


# --- what players have -------------------------------------------------------------------------------
def stocks(pen: Pen, player: dict[str, Any], column: Column) -> None:
    """A line with everything a player has, and the points."""
    points = score(pen, player)
    parts: list[Part] = [pen.seat_mark(player["seat"]), (" ", pen.plain)]
    parts += [(_known(player["mc"]), pen.bold), (" MC  ", pen.quiet)]
    for resource in pen.resources:
        held = player["resources"]
        parts += [
            (pen.letter(resource), pen.quiet),
            (_known(held and held[resource]), pen.bold),
            (" ", pen.plain),
        ]
    room = column.width - length(parts) - len(points) - 2
    for key in ("stock", "stock-short"):
        kept = _kept(pen, player, key)
        if len(kept) <= room:
            break
    column.line(*parts, (" ", pen.plain), (shortened(kept, room), pen.quiet), end=(points, pen.bold))


def _known(number: int | None) -> str:
    """A number, or ? for what lies behind a screen."""
    return "?" if number is None else str(number)


def score(pen: Pen, player: dict[str, Any]) -> str:
    """The points in words."""
    return "?" if player["score"] is None else pen.say("points", n=player["score"])


def who(pen: Pen, player: dict[str, Any], called: str = "") -> list[Part]:
    """A player's shape and name; … who is to act, ✓ whose card is down."""
    seat = player["seat"]
    acting = seat in pen.view["to_move"]
    down = pen.view["phase"] == "choose" and player["chosen"]
    parts: list[Part] = [pen.seat_mark(seat), (f" {called or pen.scene.names[seat]}", pen.plain)]
    if acting or down:
        parts.append((" …" if acting else " ✓", pen.title))
    return parts


def players(pen: Pen, column: Column) -> None:
    """The page of players: key numbers under their names, cards and buildings below each."""
    heads = ["MC", *(pen.letter(resource) for resource in pen.resources), *pen.say("heads").split()]
    wide = [5, *(3 for _ in pen.resources), *(6 for _ in pen.say("heads").split())]
    room = max(12, column.width - sum(wide))
    column.line(
        (" " * room, pen.plain),
        *((head.rjust(cells), pen.faint) for head, cells in zip(heads, wide, strict=True)),
    )
    called = apart(pen.scene.names[: len(pen.view["players"])], room - 4)
    for player in pen.view["players"]:
        held = player["resources"]
        numbers = [
            player["mc"], *((held and held[resource]) for resource in pen.resources), player["scientists"],
            player["motors"], player["chips"], player["fate"], player["oxygen"],
        ]  # fmt: skip
        first = who(pen, player, called[player["seat"]])
        texts = [*map(_known, numbers), "?" if player["score"] is None else signed(player["score"])]
        column.line(
            *first,
            (" " * (room - length(first)), pen.plain),
            *((text.rjust(cells), pen.plain) for text, cells in zip(texts, wide, strict=True)),
        )
        column.line(("  ", pen.plain), *_cards(pen, player["hand"], player["played"]))
        built = ", ".join(buildings(pen, player["seat"])) or "–"
        column.paragraph(pen.say("built", what=built), pen.quiet, 2, max(1, column.height // 7))
    for colour, values in pen.view["absent"].items():
        die = pen.die(colour, None)
        column.line((die[0][0], die[1]), (" ", pen.plain), *_cards(pen, values, None))


def _cards(pen: Pen, values: list[int], played: int | None) -> Iterator[Part]:
    """The Planet cards in hand, and the one on the table."""
    yield f"{pen.say('cards')} ", pen.quiet
    yield " ".join(map(str, values)) or "–", pen.plain
    if played:
        yield f"  {pen.say('played')} ", pen.quiet
        yield str(played), pen.bold


def buildings(pen: Pen, seat: int) -> Iterator[str]:
    """What a seat controls: `IM4 LP05.a`, in brackets if it doesn't work."""
    for hex in pen.view["map"]:
        for site in hex["sites"]:
            if site["type"] and site["controller"] == seat:
                text = f"{pen.code(site['type'])}{site['value'] or ''}\u00a0{hex['id']}.{site['slot']}"
                yield text if site["functioning"] else f"({text})"


def brief(pen: Pen, column: Column) -> None:
    """Two or three lines a player: points; money and pieces; with room, what else there is, and the cards."""
    three = column.left > 3 * len(pen.view["players"])
    for player in pen.view["players"]:
        column.line(*who(pen, player), end=(score(pen, player), pen.bold))
        style = pen.plain if player["seat"] == pen.seat else pen.quiet
        held = player["resources"]
        pieces = " ".join(
            f"{pen.letter(resource)}{_known(held and held[resource])}" for resource in pen.resources
        )
        cards = f"{pen.say('cards')} {''.join(map(str, player['hand'])) or '–'}"
        column.line((f"  {_known(player['mc'])} MC  {pieces}", style))
        if three:
            column.line((f"  {_kept(pen, player, 'stock-short')}", style), end=(cards, style))


def _kept(pen: Pen, player: dict[str, Any], key: str) -> str:
    """What a player has besides money and pieces."""
    return pen.say(
        key, scientists=player["scientists"], motors=player["motors"], chips=player["chips"],
        fate=player["fate"], oxygen=_known(player["oxygen"]), star=STAR,
    )  # fmt: skip


def piles(pen: Pen, column: Column) -> None:
    """Stack of hexes, market deck, fire tokens."""
    view = pen.view
    facts = [pen.say("hexes-left", n=view["stack"]["left"]), pen.say("deck-left", n=view["market"]["deck"])]
    if view["arboria"]:
        facts.append(pen.say("fires-left", n=view["fires"]))
    if view["stack"]["under"]:
        facts.append(pen.words("plain-under", hexes=" ".join(view["stack"]["under"])))
    column.paragraph(" · ".join(facts), pen.quiet)
