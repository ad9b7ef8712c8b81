"""The buildings one can build: price, site, points, what they do, which are left."""

from __future__ import annotations

from ....kit.canvas import Column, Part, shortened
from .pen import Pen

_NAME = 29


def table(pen: Pen, column: Column) -> None:
    """A line for each type, as many as fit around the cursor; keys before the values that can be chosen."""
    known = list(pen.facts.types)
    wide = min(_NAME, max(len(pen.named("type", kind.id)) for kind in known)) + 1
    shown = column.height - 1
    start = _start(pen, column.height)
    start += scrolled(pen, column.height)
    head = pen.say("buildings-heads").split("|")
    column.line(
        (" " * 4 + head[0].ljust(wide), pen.faint), (head[1].rjust(8) + head[2].rjust(5) + "  ", pen.faint),
        (head[3], pen.faint),
    )  # fmt: skip
    for number, kind in enumerate(known[start : start + shown], start):
        refs = _refs(pen, kind.id)
        can = any(map(pen.offered, refs))
        more = "↑" if number == start > 0 else "↓" if number == start + shown - 1 < len(known) - 1 else ""
        bare = f"type:{kind.id}"
        single = pen.marked(bare, " ", pen.plain) if bare in refs else (" ", pen.plain)
        label = shortened(pen.named("type", kind.id), wide - 1).ljust(wide)
        style = pen.bold if can else pen.plain
        parts: list[Part] = [single, (pen.code(kind.id), style), (" ", pen.plain), (label, style, bare)]
        parts.append((f"{price(pen, kind.id):>8}{kind.vp:>5}  ", pen.quiet))
        parts += _left(pen, kind.id)
        used = sum(len(part[0]) for part in parts)
        if column.width - used > 8:
            parts.append((f"  {does(pen, kind.id)}", pen.quiet))
        column.line(*parts, end=(more, pen.can) if more else None)


def _start(pen: Pen, height: int) -> int:
    """The first type shown: the one under the cursor is in the middle."""
    known, shown = list(pen.facts.types), height - 1
    at = next((k for k, kind in enumerate(known) if any(map(pen.pointed, _refs(pen, kind.id)))), 0)
    return max(0, min(at - shown // 2, len(known) - shown))


def scrolled(pen: Pen, height: int) -> int:
    """The scroll as far as the list goes."""
    start, last = _start(pen, height), max(0, len(pen.facts.types) - height + 1)
    return min(max(pen.scene.scroll[1], -start), last - start)


def _refs(pen: Pen, type: str) -> list[str]:
    """The refs of a type that can be chosen or are."""
    here = [*pen.scene.keys, *pen.scene.chosen]
    return [ref for ref in here if ref == f"type:{type}" or ref.startswith(f"type:{type}.")]


def _left(pen: Pen, type: str) -> list[Part]:
    """How many are left; of production buildings the dice, those that can be chosen with their key."""
    parts: list[Part] = []
    cells = 0
    for value, n in pen.view["supply"][type].items():
        if value == "0":
            parts.append((f"×{n}", pen.plain))
            cells += len(parts[-1][0])
            continue
        refs = [ref for ref in _refs(pen, type) if ref.split(".")[1:2] == [value]]
        count = f"{value}" if n == 1 else f"{value}×{n}" if n else "–"
        parts += [(" ", pen.plain), *([pen.mark(refs[0]), (":", pen.faint)] if refs else [])]
        parts.append((count, pen.bold if refs else pen.plain if n else pen.faint))
        cells += (3 if refs else 1) + len(count)
    return [*parts, (" " * max(0, 12 - cells), pen.plain)]


def price(pen: Pen, type: str) -> str:
    """What it costs: `5 1I`, MC and pieces by their letters."""
    kind = pen.type(type)
    pieces = "".join(f" {n}{pen.letter(resource)}" for resource, n in kind.cost.items() if n)
    return f"{kind.mc}{pieces}"


def does(pen: Pen, type: str) -> str:
    """What it does, in a few words."""
    kind = pen.type(type)
    effect, say, words = kind.effect, pen.say, pen.words
    if effect["kind"] == "produce":
        text = words(f"some-{effect['resource']}", n=effect["amount"])
        if boost := effect.get("boost"):
            paid = ", ".join(words(f"some-{resource}", n=n) for resource, n in boost["pay"].items())
            text = say("does-boost", what=text, paid=paid, n=boost["extra_amount"])
        return text
    if effect["kind"] == "cancel_cataclysm":
        return say("does-cancel", cataclysm=words(f"the-{effect['cataclysm']}"))
    return say(f"does-{effect['kind']}")
