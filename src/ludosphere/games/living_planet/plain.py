"""The whole table as plain text, 80 columns wide: for golden playthroughs and plain terminals.

Seats are numbers from 1; `c` is a chip, `s` a Scientist, `w` a wounded one, `m` a Motorised Scientist:
`2s` is a Scientist of seat 2. Dice are the first letters of their colours. A `!` marks fire, `~` a platform,
`^` mountains: the sides of a hex from north-east on, or a site.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Any, Final

from ...core.contract import View
from ...core.text import Texts
from .words import named

WIDTH: Final = 80
_CELL: Final = 6
"""How wide a hex is in the sketch of the map."""
_UNITS: Final = {"scientist": "s", "wounded": "w", "motor": "m"}


def plain(view: View, say: Texts) -> str:
    """What everybody may know, and what whoever looks knows besides."""
    return "\n".join(line.rstrip() for line in _lines(view, say))


def _lines(view: View, say: Texts) -> Iterator[str]:
    yield _turn(view, say)
    yield from _folded(_dice(view, say), 0)
    yield from _task(view["task"], say)
    yield ""
    yield from _stocks(view, say)
    yield ""
    for player in view["players"]:
        yield from _folded(_player(view, player, say), 4)
    if view["absent"]:
        decks = "  ".join(
            f"{_die(colour, say)} {_joined(values)}" for colour, values in view["absent"].items()
        )
        yield say("plain-absent", decks=decks)
    yield ""
    yield from _sketch(view)
    yield from _map(view, say)
    yield from _supply(view, say)


def _folded(text: str, indent: int) -> Iterator[str]:
    yield from wrap(text, WIDTH, subsequent_indent=" " * indent, break_on_hyphens=False)


def _die(colour: str, say: Texts) -> str:
    """The first letter of the colour: R B G Y, in French R B V J."""
    return say(f"colour-{colour}")[0].upper()


def _side(side: str, say: Texts) -> str:
    """ "SW" for "south-west"."""
    return "".join(part[0].upper() for part in say(f"side-{side}").split("-"))


def _joined(values: list[int]) -> str:
    return "".join(map(str, values)) or "-"


# --- turn, dice, decision --------------------------------------------------------------------------
def _turn(view: View, say: Texts) -> str:
    phase = say(f"phase-{view['phase']}")
    if view["stage"]:
        phase += f", {say('stage-' + view['stage'])}"
    return say("plain-turn", turn=view["turn"], turns=view["turns"], phase=phase, leader=view["leader"] + 1)


def _dice(view: View, say: Texts) -> str:
    """In the order of the Leader board: `>` now, brackets: done."""
    dice = sorted(view["dice"], key=lambda die: 9 if die["place"] is None else die["place"])
    parts = []
    for die in dice:
        shown = f"{_die(die['colour'], say)}{die['value'] or '?'}"
        if die["cataclysm"]:
            shown += f"({die['cataclysm']})"
        if die["place"] is not None:
            shown = {"done": f"[{shown}]", "now": f">{shown}", "waiting": shown}[die["state"]]
        parts.append(shown)
    text = say("plain-dice", dice=" ".join(parts))
    if view["named"]:
        text += "  " + say("do-name", resource=say(f"res-{view['named']}"))
    return text


def _task(task: dict[str, Any] | None, say: Texts) -> Iterator[str]:
    """What is due, with the hexes or cards it is about."""
    if task is None:
        return
    due = say(f"due-{task['kind']}")
    parts = [due if task["seat"] is None else f"{task['seat'] + 1}: {due}"]
    for key in ("actions", "points", "builds"):
        if key in task:
            parts.append(str(task[key]))
    parts += [task[key] for key in ("site", "hex") if key in task]
    if "cataclysm" in task:
        parts.append(say(f"strike-{task['cataclysm']}"))
    parts += task.get("drawn", []) + task.get("cards", [])
    parts += [f"{strike['hex']} {say('strike-' + strike['type'])}" for strike in task.get("strikes", [])]
    yield from _folded(say("plain-task", what=" ".join(parts)), 4)


# --- stocks and players ----------------------------------------------------------------------------
def _stocks(view: View, say: Texts) -> Iterator[str]:
    """A table: prices, reserve, what left the game, everybody's pieces."""
    resources = list(view["market"]["prices"])
    yield " " * 8 + "".join(say(f"res-{name}").rjust(12) for name in resources)
    rows: list[tuple[str, dict[str, int] | None]] = [
        (say("plain-price"), view["market"]["prices"]),
        (say("plain-reserve"), view["reserve"]),
        (say("plain-depleted"), view["depleted"]),
    ]
    rows += [(str(player["seat"] + 1), player["resources"]) for player in view["players"]]
    for name, numbers in rows:
        shown = ["?" if numbers is None else str(numbers[resource]) for resource in resources]
        yield name[:8].ljust(8) + "".join(number.rjust(12) for number in shown)
    stack, market = view["stack"], view["market"]
    text = say("plain-piles", hexes=stack["left"], cards=market["deck"], used=len(market["discard"]))
    if view["arboria"]:
        text += "  " + say("plain-fires", n=view["fires"])
    if stack["under"]:
        text += "  " + say("plain-under", hexes=" ".join(stack["under"]))
    yield from _folded(text, 4)


def _player(view: View, player: dict[str, Any], say: Texts) -> str:
    seat = player["seat"]
    mark = ">" if seat in view["to_move"] else "*" if seat == view["leader"] else " "
    hidden = {key: "?" if player[key] is None else str(player[key]) for key in ("mc", "oxygen", "score")}
    text = f"{mark}{seat + 1} {_die(player['colour'], say)} " + say(
        "plain-player",
        **hidden,
        scientists=player["scientists"],
        motors=player["motors"],
        chips=player["chips"],
        fate=player["fate"],
        hand=_joined(player["hand"]),
    )
    if player["chosen"]:
        text += f" [{player['played'] or '#'}]"
    return text


# --- map -------------------------------------------------------------------------------------------
def _sketch(view: View) -> Iterator[str]:
    """The ids where the hexes lie, dots for the empty cells beside them; nothing if it would be too wide."""
    cells = {(q, r): "." for q, r in view["open"]}
    cells.update({(hex["q"], hex["r"]): hex["id"] + "!" * hex["fire"] for hex in view["map"]})
    half = _CELL // 2
    left = min((2 * q + r) * half for q, r in cells)
    right = max((2 * q + r) * half for q, r in cells) + _CELL
    if right - left > WIDTH:
        return
    for row in range(min(r for _, r in cells), max(r for _, r in cells) + 1):
        line = ""
        for q, r in sorted(cell for cell in cells if cell[1] == row):
            line = line.ljust((2 * q + r) * half - left) + cells[q, r][: _CELL - 1]
        yield line
    yield ""


def _map(view: View, say: Texts) -> Iterator[str]:
    """Row by row from the north, each hex with everything on it."""
    for hex in sorted(view["map"], key=lambda hex: (hex["r"], hex["q"])):
        yield from _folded(_hex(hex, view, say), 12)


def _hex(hex: dict[str, Any], view: View, say: Texts) -> str:
    place = f"{hex['q']},{hex['r']}".rjust(6)
    parts = [f"{named('hex', hex['id'], say)} {''.join('^' if edge else '.' for edge in hex['edges'])}"]
    if hex["fire"]:
        parts.append("!")
    if hex["stars"]:
        parts.append(say("some-stars", n=hex["stars"]))
    parts += [f"{site['slot']}={_site(site, say)}" for site in hex["sites"]]
    parts += [f"{one['seat'] + 1}{_UNITS[one['kind']] * one['n']}" for one in hex["outside"]]
    for strike in hex["strikes"]:
        parts.append(f"{say('strike-' + strike['type'])} {_die(strike['colour'], say)}{strike['value']}")
    for lava in hex["lava"]:
        dam = view["dams"].get(lava["side"])
        walled = f"|{say('dam-' + dam)}" if dam else ""
        parts.append(f"{_side(lava['side'], say)} {_die(lava['colour'], say)}{lava['value']}{walled}")
    return f"{place} {hex['id']} " + "; ".join(parts)


def _site(site: dict[str, Any], say: Texts) -> str:
    """The building with chip and unit, or the icon of the empty site."""
    icon = say(f"res-{site['resource']}") if site["resource"] else "-"
    if site["mountain"]:
        icon += "^"
    if not site["type"]:
        return icon
    name = named("type", site["type"], say)
    text = f"{name} {site['value']}" if site["value"] else name
    if site["platform"]:
        text += "~"
    if site["chip"] is not None:
        text += f" {site['chip'] + 1}c"
    if site["unit"]:
        text += f" {site['unit']['seat'] + 1}{_UNITS[site['unit']['kind']]}"
    return text


def _supply(view: View, say: Texts) -> Iterator[str]:
    """Buildings left: by their die, or how many."""
    parts = []
    for type, values in view["supply"].items():
        shown = [f"{value}×{n}" if value != "0" else f"×{n}" for value, n in values.items() if n]
        if shown:
            parts.append(f"{named('type', type, say)} {' '.join(shown)}")
    yield ""
    yield from _folded(say("plain-supply", what="; ".join(parts) or "-"), 4)
