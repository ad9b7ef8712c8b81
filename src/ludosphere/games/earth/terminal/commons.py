"""Everybody's things: stocks, fauna and who is near, ecosystems, the others' key numbers, piles."""

from __future__ import annotations

from typing import Any

from ....kit.canvas import Column, Part, apart, shortened
from ....kit.pen import signed
from ..wording.sentences import card_lines
from .pen import Pen, fact


def stock(player: dict[str, Any]) -> dict[str, int]:
    """What a player has, by the names of the texts."""
    has = {
        "soil": player["soil"],
        "hand": player["hand_size"],
        "compost": player["compost"],
        "events": len(player["events"]),
        "leaves": player["leaves"],
    }
    return {**has, **{what: player[what] for what in ("seeds", "stored") if player[what]}}


def stocks(pen: Pen, player: dict[str, Any], column: Column) -> None:
    """A line with everything a player has, and the points."""
    points = score(pen, player["score"])
    for gap in ("  ", " "):
        parts: list[Part] = []
        for what, count in stock(player).items():
            parts += [(f"{count} ", pen.bold), (f"{pen.words(f'stock-{what}', count=count)}{gap}", pen.quiet)]
        if player["bonus"]:
            parts.append((f"+{player['bonus']} ", pen.ok))
        if sum(len(part[0]) for part in parts) + len(points) <= column.width:
            break
    column.line(*parts, end=(points, pen.bold))


def score(pen: Pen, points: int | None) -> str:
    """The points in words."""
    return "?" if points is None else pen.say("points", points=points)


def board_cards(pen: Pen, player: dict[str, Any], own: bool, column: Column, texts: int) -> None:
    """Island, climate and ecosystem of a player, with so many lines of text each."""
    for kind in ("island", "climate", "ecosystem"):
        identity = player[kind]
        if not identity:
            continue
        ref = kind if own and kind != "ecosystem" else None
        used = ("✓", pen.ok) if kind in player["used"] else None
        letters = pen.letters(fact(identity))
        gap: Part = (" ", pen.plain)
        column.line(pen.mark(ref), (pen.named(identity), pen.name_style(ref), ref), gap, *letters, end=used)
        if texts:
            lines = [text for color, text in card_lines(fact(identity), pen.lang)]
            if not own or pen.view["phase"] != "setup":
                abilities = fact(identity).abilities
                lines = [
                    text
                    for k, text in enumerate(lines)
                    if k >= len(abilities) or abilities[k].trigger != "setup"
                ]
            column.paragraph(" ".join(lines), pen.quiet, 1, texts, ref)


def fauna(pen: Pen, column: Column, texts: int, single: bool = False) -> None:
    """The fauna cards: who is how far, whose leaf is worth what, what is still free; and the goal."""
    for animal in pen.view["fauna"]:
        ref = f"fauna:{animal['id']}"
        levels = " ".join(str(points) for points in animal["levels"])
        head: list[Part] = [pen.mark(ref), (pen.named(animal["id"]), pen.name_style(ref), ref)]
        progress = _progress(pen, animal)
        goal = card_lines(fact(animal["id"]), pen.lang)[0][1]
        goal = goal.partition(":")[2].strip() or goal  # without the word that says it is one
        if single:
            width = column.width - sum(len(part[0]) for part in progress) - 2
            text = shortened(f"{pen.named(animal['id'])}  {goal}", width - 1).ljust(width)
            column.line(
                pen.mark(ref), (text, pen.name_style(ref) if pen.pointed(ref) else pen.plain, ref), *progress
            )
            continue
        column.line(*head, end=(levels, pen.faint))
        if texts:
            column.paragraph(goal, pen.quiet, 1, texts, ref)
        column.line((" ", pen.plain), *progress)


def _progress(pen: Pen, animal: dict[str, Any]) -> list[Part]:
    """Every seat's number of those needed, or the points of its leaf."""
    points = {leaf["column"]: leaf["points"] for leaf in animal["leaves"]}
    parts: list[Part] = []
    seats = len(animal["have"])
    for column in [*range(seats), *(column for column in points if column >= seats)]:
        shape, style = pen.seat_mark(column)[:2]
        parts.append((shape, style))
        if column in points:
            parts.append((f"✓{points[column]} ", pen.ok))
        else:
            met = column in animal["met"]
            have = f"{animal['have'][column]} "
            parts.append(
                (
                    f"✓{have}" if met else have,
                    pen.ok if met else pen.bold if column == pen.seat else pen.plain,
                )
            )
    return [*parts, (f"/{animal['need']}", pen.quiet)]


def ecosystems(pen: Pen, column: Column, texts: int) -> None:
    """The shared ecosystems, with so many lines of text each."""
    for identity in pen.view["ecosystems"]:
        line = card_lines(fact(identity), pen.lang)[0][1]
        if texts:
            column.line((" ", pen.plain), (pen.named(identity), pen.bold))
            column.paragraph(line, pen.quiet, 1, texts)
        else:
            column.line((" ", pen.plain), (pen.named(identity), pen.bold), (f"  {line}", pen.quiet))


def others(pen: Pen, column: Column) -> None:
    """The others' key numbers, two lines each."""
    for player in pen.view["players"]:
        if player["seat"] == pen.seat:
            continue
        column.line(*_who(pen, player), end=(score(pen, player["score"]), pen.bold))
        has = stock(player)
        facts = [f"{has[what]} {pen.words(f'stock-{what}', count=has[what])}" for what in ("soil", "hand")]
        facts.append(pen.say("planted", count=len(player["tableau"])))
        column.line(("  ", pen.plain), (" · ".join(facts), pen.quiet))
    if her := pen.view["gaia"]:
        column.line(
            pen.seat_mark(99), (f" {pen.words('gaia')}", pen.plain), end=(score(pen, her["score"]), pen.bold)
        )
        column.line(("  ", pen.plain), (pen.words("gaia-deck", count=her["deck"]), pen.quiet))


def _who(pen: Pen, player: dict[str, Any], called: str | None = None) -> list[Part]:
    seat = player["seat"]
    active = "◀" if seat == pen.view["active"] and pen.view["phase"] != "over" else ""
    acting = "…" if seat in pen.view["to_move"] else ""
    signs = f" {active}{acting}" if active or acting else ""
    return [pen.seat_mark(seat), (f" {called or pen.scene.names[seat]}", pen.plain), (signs, pen.title)]


def numbers(pen: Pen, column: Column) -> None:
    """A line per player with the key numbers under their names."""
    heads = ("soil", "hand", "compost", "events", "leaves", "cards", "sprouts", "growth")
    room = max(14, column.width - 7 * len(heads) - 7)
    parts: list[Part] = [(" " * room, pen.plain)]
    column.line(*parts, *((f" {head:>6}", pen.faint) for head in pen.say("heads").split()))
    called = apart(pen.scene.names[: len(pen.view["players"])], room - 5)
    for player in pen.view["players"]:
        lying = player["tableau"]
        has = {**stock(player), "cards": len(lying)}
        has |= {what: sum(one[what] for one in lying) for what in ("sprouts", "growth")}
        who = _who(pen, player, called[player["seat"]])
        _numbers(pen, column, who, room, [has[what] for what in heads], player["score"])
    if her := pen.view["gaia"]:
        hers: dict[str, int | None] = {**her, "events": None, "hand": None, "cards": len(her["score_pile"])}
        who = [pen.seat_mark(99), (f" {pen.words('gaia')}", pen.plain)]
        _numbers(pen, column, who, room, [hers[what] for what in heads], her["score"])


def _numbers(
    pen: Pen, column: Column, who: list[Part], room: int, has: list[int | None], points: int | None
) -> None:
    name = "".join(part[0] for part in who[1:])
    parts: list[Part] = [who[0], (name.ljust(room - 1), pen.plain)]
    parts += [(f" {'–' if count is None else count:>6}", pen.plain) for count in has]
    column.line(*parts, (f" {'?' if points is None else signed(points):>6}", pen.bold))


def table(pen: Pen, column: Column) -> None:
    """All that is common: numbers, fauna, ecosystems, team boards, piles, month."""
    view, words = pen.view, pen.words
    numbers(pen, column)
    for side, board in enumerate(view["team_boards"] or (), 1):
        _team(pen, column, side, board)
    tail = 2 + bool(view["month"]) + len(view["ecosystems"])
    roomy = column.left - tail - 2 >= 3 * 4 + len(view["ecosystems"])
    if roomy:
        column.gap()
        column.line((words("fauna"), pen.title))
    fauna(pen, column, int(roomy), single=not roomy)
    if roomy and view["ecosystems"]:
        column.line((words("ecosystems"), pen.title))
    ecosystems(pen, column, 2 if roomy else 0)
    if roomy:
        column.gap()
    for piece in piles(pen):
        column.line((piece, pen.quiet))


def piles(pen: Pen) -> list[str]:
    """How many cards are left, which turn it is, who began, what the month asks."""
    view, words = pen.view, pen.words
    facts = [
        f"{view['deck']} {words('pile-deck')}",
        f"{view['discard']} {words('pile-discard')}",
        words("round", round=view["round"], turn=view["turn"]),
    ]
    if len(view["players"]) > 1:
        facts.append(words("starts", name=pen.scene.names[view["first"]]))
    return [" · ".join(facts), *([words(f"month-{view['month']}")] if view["month"] else [])]


def _team(pen: Pen, column: Column, number: int, board: dict[str, Any]) -> None:
    facts = [
        f"{board[what]} {pen.words(f'stock-{what}', count=board[what])}"
        for what in ("soil", "sprouts", "growth", "compost")
        if board[what]
    ]
    facts += [pen.named(card) for card in board["cards"] or ()]
    if board["cards"] is None and board["card_count"]:
        facts.append(f"{board['card_count']} {pen.words('team-cards')}")
    title = pen.words("team", number=number)
    members = (pen.seat_mark(number - 1), pen.seat_mark(number + 1))
    column.line((f"{title} ", pen.title), *members, ("  " + (" · ".join(facts) or "–"), pen.plain))
