"""The whole table as plain text: a few lines per player, cards by number, `+` sprouts, `^` growth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...core.contract import View
from ...core.text import Texts
from .grid import place_of
from .phrases import words


def plain(view: View, lang: str) -> str:
    """What everybody may know, and the hand of whoever looks."""
    return "\n".join(_lines(view, words(lang)))


def _lines(view: View, say: Texts) -> Iterator[str]:
    phase = say(f"phase-{view['phase']}")
    if view["action"]:
        chosen = view["action"]
        phase += ", " + say(f"action-{chosen}")
    yield say("plain-turn", turn=view["turn"], round=view["round"], phase=phase)
    piles, month = say("plain-piles", deck=view["deck"], discard=view["discard"]), view["month"]
    yield piles + ("  " + say(f"option-month-{month}") if month else "")
    yield "  ".join(_fauna(card, len(view["players"])) for card in view["fauna"])
    if view["ecosystems"]:
        yield say("plain-ecosystems", cards=" ".join(view["ecosystems"]))
    for player in view["players"]:
        yield from _player(view, player, say)
    for number, board in enumerate(view["team_boards"] or (), 1):
        cards = f"[{' '.join(board['cards'])}]" if board["cards"] else str(board["card_count"])
        yield say("plain-team", number=number, soil=board["soil"], sprouts=board["sprouts"],
                  growth=board["growth"], compost=board["compost"], cards=cards)  # fmt: skip
    if view["gaia"]:
        yield from _gaia(view["gaia"], say)


def _fauna(card: dict[str, Any], seats: int) -> str:
    """How far everybody is, whose leaf is worth what, who has met the goal this turn."""
    have = "/".join(map(str, card["have"]))
    columns = ["G" if leaf["column"] >= seats else str(leaf["column"] + 1) for leaf in card["leaves"]]
    leaves = " ".join(f"{column}:{leaf['points']}" for column, leaf in zip(columns, card["leaves"]))
    met = "".join(f" {seat + 1}!" for seat in card["met"])
    return f"{card['id']} {have}>={card['need']}{f' ({leaves})' if leaves else ''}{met}"


def _player(view: View, player: dict[str, Any], say: Texts) -> Iterator[str]:
    seat = player["seat"]
    mark = ">" if seat in view["to_move"] else "*" if seat == view["active"] else " "
    own = [player[kind] or "-" for kind in ("island", "climate", "ecosystem")]
    hand = f"[{' '.join(player['hand'])}]" if player["hand"] is not None else ""
    events = f"[{' '.join(player['events'])}]" if player["events"] else ""
    score = "?" if player["score"] is None else player["score"]
    yield f"{mark}{seat + 1} {' '.join(own)}  " + say(
        "plain-player",
        soil=player["soil"],
        compost=player["compost"],
        hand=f"{player['hand_size']}{hand}",
        events=f"{len(player['events'])}{events}",
        leaves=player["leaves"],
        score=str(score),
    )
    if view["abundance"]:
        yield "   " + say("plain-seeds", seeds=player["seeds"], stored=player["stored"])
    if player["dealt"]:
        yield "   " + say("plain-dealt", cards=" ".join(player["dealt"]))
    if player["chosen"]:
        yield "   " + say("plain-chosen", cards=" ".join(player["chosen"]))
    if player["down"]:
        yield "   " + say("plain-down", places=" ".join(player["down"]))
    task = player["task"]
    if task and task.get("drawn"):
        yield "   " + say("plain-drawn", cards=" ".join(task["drawn"]))
    yield from _grid(player)


def _grid(player: dict[str, Any]) -> Iterator[str]:
    """The rows and columns there are, with the free places around them as dots."""
    cells = {place_of(at): "." for at in player["free"]} if player["tableau"] else {}
    for one in player["tableau"]:
        sprouts = f"+{one['sprouts']}" if one["sprouts"] else ""
        growth = f"^{one['growth']}" if one["growth"] else ""
        cells[place_of(one["at"])] = f"{one['card']}{sprouts}{growth}"
    if not player["tableau"]:
        return
    taken = [place_of(one["at"]) for one in player["tableau"]]
    rows = range(min(taken) // 7, max(taken) // 7 + 1)
    columns = range(min(place % 7 for place in taken), max(place % 7 for place in taken) + 1)
    width = max(7, *(len(cell) for cell in cells.values()))
    yield "    " + " ".join("abcdefg"[column].ljust(width) for column in columns).rstrip()
    for row in rows:
        shown = " ".join(cells.get(7 * row + column, "").ljust(width) for column in columns)
        yield f"  {row + 1} {shown}".rstrip()


def _gaia(her: dict[str, Any], say: Texts) -> Iterator[str]:
    score = "?" if her["score"] is None else her["score"]
    yield say(
        "plain-gaia",
        card=her["card"] or "-",
        deck=her["deck"],
        number=her["pass"],
        soil=her["soil"],
        sprouts=her["sprouts"],
        growth=her["growth"],
        compost=her["compost"],
        leaves=her["leaves"],
        score=str(score),
    )
    if her["score_pile"]:
        yield say("plain-pile", cards=" ".join(her["score_pile"]))
