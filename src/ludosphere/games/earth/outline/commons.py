"""What belongs to all, as text: what is to be chosen, fauna, points, teams, piles, Gaia."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....core.contract import View
from ....core.text import Texts, capital
from ....kit.html import Html, joined
from ....kit.outline import facts, items, line, piece, table, zone
from ..board.choices import changed_in, ready
from ..board.gaia import colour_of
from ..board.markup import COLOURS, card_of
from ..board.seats import score_of
from ..names import name
from ..wording.sentences import card_lines
from .realm import card, stocks

Thing = Mapping[str, Any]


# --- what is to be chosen ------------------------------------------------------------------------------
def choices(view: View, main: int, say: Texts) -> Html:
    """The action of the turn, cards drawn, the card being planted."""
    player, lang = view["players"][main], say.lang
    task = player["task"] or {}
    drawn = task.get("drawn") or ()
    looked = zone(
        say("drawn", count=task.get("amount") or 1), items(card(one, lang, f"drawn:{one}") for one in drawn)
    )
    if view["phase"] in ("faces", "setup", "over", "last"):
        return looked
    held = Html()
    if task.get("kind") in ("put", "pay") and task.get("card"):
        held = zone(say("held"), items([card(task["card"], lang)]))
    if view["phase"] == "choose" and view["action"] is None:
        return held + looked + _actions(view, player, say)
    return held + looked + (_current(view, main, say) if view["action"] else Html())


def _actions(view: View, player: Thing, say: Texts) -> Html:
    rows, month = [], view["month"]
    for colour, count in zip(COLOURS, ready(player), strict=True):
        parts = [say(f"action-{colour}-gives")]
        if changed_in(month) == colour:
            parts.append(f"{say(f'month-{month}')}.")
        if len(view["players"]) > 1:
            parts.append(say("others-get", what=say(f"action-{colour}-others")))
        parts.append(say("ready", count=count))
        text = f"{say(f'action-{colour}')}{say('colon')}{' '.join(parts)}"
        rows.append(piece(f"action:{colour}", text))
    return zone(say("actions"), items(rows))


def _current(view: View, main: int, say: Texts) -> Html:
    colour = view["action"]
    gives = say(f"action-{colour}-{'gives' if view['active'] == main else 'others'}")
    return zone(say("action-now"), line(f"{say(f'action-{colour}')}{say('colon')}{gives}"))


# --- fauna, ecosystems, points ---------------------------------------------------------------------------
def commons(view: View, main: int, names: Sequence[str], say: Texts) -> Html:
    """Fauna, shared ecosystems, points, teams and piles."""
    shared = zone(say("ecosystems"), items(card(one, say.lang) for one in view["ecosystems"]))
    teams = [_team(number, team, names, say) for number, team in enumerate(view.get("team_boards") or ())]
    return joined(
        [_fauna(view, names, say), shared, _points(view, names, say), *teams, _piles(view, names, say)]
    )


def _fauna(view: View, names: Sequence[str], say: Texts) -> Html:
    seats = len(view["players"])
    said = [*names[:seats], say("gaia")]
    heads = [say("head-goal"), *names[:seats], say("head-leaves-on"), say("head-free")]
    rows = []
    for animal in view["fauna"]:
        identity, need = animal["id"], animal["need"]
        called = name(identity, say.lang)
        goal = f"{called}{say('colon')}{card_lines(card_of(identity), say.lang)[0][1]}"
        row: list[str] = [piece(f"fauna:{identity}", goal, identity, called)]
        for seat, have in enumerate(animal["have"]):
            text = say("of-need", have=have, need=need)
            row.append(f"{text}, {say('met')}" if seat in animal["met"] else text)
        leaves = [f"{said[leaf['column']]}{say('colon')}{leaf['points']}" for leaf in animal["leaves"]]
        row.append(", ".join(leaves) or "–")
        row.append(", ".join(map(str, animal["levels"])) or "–")
        rows.append(row)
    return zone(say("fauna"), table(say("fauna-race"), heads, rows))


def _points(view: View, names: Sequence[str], say: Texts) -> Html:
    """Everybody's points and stocks, side by side."""
    heads = [say("head-player"), say("head-points")]
    rows: list[list[str]] = []
    for player in view["players"]:
        seat = player["seat"]
        who = [names[seat]]
        if seat == view["first"] and len(view["players"]) > 1:
            who.append(say("first"))
        if seat == view["active"]:
            who.append(say("active").rstrip("."))
        if seat in view["to_move"]:
            who.append(say("playing").rstrip("."))
        points = score_of(player, say)
        if player["bonus"]:
            points += f", {say('bonus')} (+{player['bonus']})"
        has = stocks(player, say, view["abundance"])
        if len(heads) == 2:
            heads += [what for what, _ in has]
        rows.append([", ".join(who), points, *(str(number) for _, number in has)])
    title = say("over" if view["phase"] == "over" else "points-now")
    shown = table(title, heads, rows)
    return zone(title, shown)


def _team(number: int, team: Thing, names: Sequence[str], say: Texts) -> Html:
    members = [names[seat] for seat in (number, number + 2) if seat < len(names)]
    stock = [(capital(say(f"head-{what}")), team[what]) for what in ("soil", "sprouts", "growth", "compost")]
    stock.append((capital(say("team-cards")), team["card_count"]))
    cards = items(card(one, say.lang, f"team:{one}") for one in team["cards"] or ())
    return zone(say("team", number=number + 1), items(members), facts(stock), cards)


def _piles(view: View, names: Sequence[str], say: Texts) -> Html:
    rows = [say("round", round=view["round"], turn=view["turn"])]
    if view.get("month"):
        rows.append(say(f"month-{view['month']}"))
    if len(view["players"]) > 1:
        rows.append(say("starts", name=names[view["first"]]))
    piles = [(capital(say("pile-deck")), view["deck"]), (capital(say("pile-discard")), view["discard"])]
    return zone(say("piles"), items(rows), facts(piles))


# --- Gaia ----------------------------------------------------------------------------------------------
def gaia(her: Thing, say: Texts) -> Html:
    """What Gaia has, and the card that says what she does."""
    colour = colour_of(her["card"]) if her["card"] else ""
    turned = f"{say(f'gaia-card-{colour}')}{say('colon')}{say(f'gaia-does-{colour}')}" if colour else ""
    stock = [
        (capital(say(f"head-{what}")), her[what])
        for what in ("soil", "sprouts", "growth", "compost", "leaves")
    ]
    pile = items(card(one, say.lang) for one in her["score_pile"])
    points = score_of(her, say) + (f", {say('bonus')} (+{her['bonus']})" if her["bonus"] else "")
    return zone(
        say("gaia"),
        items([points, say("gaia-deck", count=her["deck"]), say("gaia-pass", number=her["pass"])]),
        line(turned),
        facts(stock),
        zone(say("gaia-pile", count=len(her["score_pile"])), pile, level=3),
    )
