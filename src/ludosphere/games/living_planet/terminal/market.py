"""The market: prices on their tracks, what there is of everything, cards."""

from __future__ import annotations

from ....kit.canvas import Column, Part
from ....kit.pen import length, signed
from .commons import _known
from .pen import Pen


def table(pen: Pen, column: Column) -> None:
    """A line for each resource, then the cards: drawn, played, and what is left."""
    view = pen.view
    market, task = view["market"], view["task"] or {}
    tracks = {track.resource: track for track in pen.facts.tracks}
    across = max(track.most - track.least + 1 for track in tracks.values())
    name = max(len(pen.words(f"res-{resource}")) for resource in pen.resources) + 6
    heads = pen.say("market-heads").split()
    wide = (7, 6, 9, 8, 7)
    shown = [head.rjust(cells) for head, cells in zip(heads, wide, strict=True)]
    gap = " " * (across + 4)
    column.line((" " * name + shown[0] + gap + "".join(shown[1:]), pen.faint))
    some = any(_marks(pen, resource) for resource in pen.resources)
    for resource in pen.resources:
        track, price = tracks[resource], market["prices"][resource]
        before = market["history"][-1][resource] if market["history"] else track.start
        turn = "" if price == before else "↑" if price > before else "↓"
        marks = _marks(pen, resource)
        if some:
            marks.append((" " * (6 - length(marks)), pen.plain))
        bar = "".join("█" if track.least + k == price else "·" for k in range(track.most - track.least + 1))
        held = pen.player["resources"]
        numbers = [
            _known(held and held[resource]), str(view["reserve"][resource]),
            str(view["depleted"][resource]), str(before),
        ]  # fmt: skip
        label = f"{pen.letter(resource)} {pen.words(f'res-{resource}')}"
        parts: list[Part] = [
            *marks,
            (label.ljust(name - length(marks)), pen.bold if len(marks) > 1 else pen.plain),
        ]
        parts += [
            (f"{price:>6}", pen.bold),
            (turn or " ", pen.title),
            (f"  {bar.ljust(across)}  ", pen.ridge),
        ]
        parts += [(text.rjust(cells), pen.plain) for text, cells in zip(numbers, wide[1:], strict=True)]
        column.line(*parts)
    if task.get("sold") or task.get("bought"):
        dealt = [
            pen.say(
                f"dealt-{what}", what=", ".join(pen.words(f"some-{r}", n=n) for r, n in task[what].items())
            )
            for what in ("sold", "bought")
            if task.get(what)
        ]
        column.line((" · ".join(dealt), pen.ok))
    if task.get("cards"):
        column.line((pen.say("cards-drawn"), pen.title))
        for card in task["cards"]:
            ref = f"market:{card}"
            column.line(pen.mark(ref), (f" {moves(pen, card)}", pen.name_style(ref), ref))
    gone = market["discard"]
    column.line((pen.say("deck-left", n=market["deck"]), pen.quiet), (f" · {pen.say('used')}", pen.quiet))
    column.paragraph(
        " · ".join(moves(pen, card) for card in reversed(gone)) or "–", pen.quiet, 1, column.left
    )


def _marks(pen: Pen, resource: str) -> list[Part]:
    """Keys of what can be done with a resource: sell − or buy +, price up ↑ or down ↓, or the resource."""
    found: list[Part] = []
    for verb, sign in (("sell", "−"), ("buy", "+"), ("up", "↑"), ("down", "↓"), ("resource", "")):
        ref = f"{verb}:{resource}"
        if pen.offered(ref):
            mark = pen.mark(ref)
            found += [(sign, pen.quiet), mark] if sign else [mark]
    return [*found, (" ", pen.plain)] if found else []


def moves(pen: Pen, card: str) -> str:
    """What a market card does: "iron +2, oil −1"."""
    known = next(one for one in pen.facts.cards if one.id == card)
    return ", ".join(
        pen.words("price-move", resource=pen.words(f"res-{resource}"), change=f"+{n}" if n > 0 else signed(n))
        for resource, n in known.moves
    ).replace(" ", "\u00a0")


def prices(pen: Pen, column: Column) -> None:
    """A short line for each resource: price, own pieces, reserve."""
    view = pen.view
    column.line((pen.say("market"), pen.title), end=(pen.say("prices-heads"), pen.faint))
    for resource in pen.resources:
        marks = _marks(pen, resource)
        held = pen.player["resources"]
        own, left = _known(held and held[resource]), view["reserve"][resource]
        before = view["market"]["history"]
        price = view["market"]["prices"][resource]
        turn = (
            ""
            if not before or before[-1][resource] == price
            else "↑"
            if price > before[-1][resource]
            else "↓"
        )
        label = f"{pen.letter(resource)} {pen.words(f'res-{resource}')}"
        column.line(
            *marks,
            (label, pen.bold if marks else pen.plain),
            end=(f"{price:>5}{turn or ' '}{own:>6}{left:>8}", pen.plain),
        )
