"""How people see the garden: notation and paths from one row, sentences, refusals, the panels of the page."""

from __future__ import annotations

from typing import Any, cast

from ludosphere.core.contract import Event, Path, Position, Refusal, View
from ludosphere.core.grammar import Alphabet, Grammar, GrammarFaces, Kind, Operand
from ludosphere.core.text import Texts, texts

from . import drawing
from .rules import BEDS, PLANTS, GardenPosition

PLANT = Alphabet((number, name[0].upper(), f"plant:{name}") for number, name in enumerate(PLANTS))
BED = Alphabet((number, name, f"bed:{name}") for number, name in enumerate(BEDS))
GRAMMAR = Grammar(8, [Kind("plant", "{}@{}", (Operand(PLANT, 6, 2), Operand(BED, 0, 6)))])
"""One kind of action: `R@c3` puts a rose into bed c3; one points at `plant:rose`, then at `bed:c3`."""


def words(lang: str) -> Texts:
    """The messages of the game in a language."""
    return texts("hex_garden", lang)


class GardenFaces(GrammarFaces):
    """The faces of Hex Garden."""

    grammar = GRAMMAR

    def sentence(self, position: Position, seat: int, action: int, lang: str) -> str:
        return words(lang)("do-plant", plant=PLANTS[action >> 6], bed=BEDS[action & 63])

    def ref(self, position: Position, seat: int, ref: str, lang: str) -> str:
        kind, _, value = ref.partition(":")
        return words(lang)(kind, name=value)

    def task(self, position: Position, seat: int, lang: str) -> str:
        return words(lang)("task" if position.to_move() else "task-over")

    def question(self, position: Position, seat: int, path: Path, lang: str) -> str:
        return words(lang)("ask-bed")

    def preview(self, position: Position, seat: int, action: int, lang: str) -> str:
        garden = cast(GardenPosition, position)
        return words(lang)("points", points=garden.worth(action >> 6, action & 63))

    def reason(self, position: Position, seat: int, path: Path) -> Refusal:
        paths = self.paths(position, seat)
        if not paths:
            return Refusal("why-not-your-turn" if position.to_move() else "why-over")
        if path[0].startswith("bed:"):
            return Refusal("why-plant-first")
        if len(path) == 2 and path[1].partition(":")[2] in BEDS:
            gone = (path[0],) not in {legal[:1] for legal in paths}
            return Refusal("why-not-in-basket" if gone else "why-taken")
        plant = path[0] in PLANT.refs.values() and len(path) == 1
        return Refusal("why-not-in-basket" if plant else "why-unknown")

    def told(self, event: Event, names: list[str], you: int | None, lang: str) -> str:
        assert event.seat is not None
        who = "you" if event.seat == you else "other"
        args = {**event.args, "bed": event.args.get("ref", "")[4:], "who": who, "name": names[event.seat]}
        return words(lang)(f"log-{event.kind}", args)

    def explain(self, key: str, lang: str, detail: dict[str, Any] | None = None) -> str:
        return words(lang)("bed", name=detail["bed"]) if detail else words(lang)(f"score-{key}")

    def svg(self, view: View, lang: str = "en") -> str:
        return drawing.garden(view, words(lang))

    def ascii(self, view: View, lang: str = "en") -> str:
        say = words(lang)
        letters = [plant[0].upper() if plant else "." for plant in view["beds"].values()]
        letters.insert(len(letters) // 2, "~")
        lengths = [7 - abs(row) for row in range(-3, 4)]
        starts = [sum(lengths[:row]) for row in range(7)]
        rows = [
            " " * (7 - size) + " ".join(letters[at : at + size])
            for at, size in zip(starts, lengths, strict=True)
        ]
        basket = ", ".join(
            f"{say('plant', name=plant)} {count}" for plant, count in view["basket"].items() if count
        )
        points = "  ".join(
            f"{'>' if one['seat'] in view['to_move'] else ' '}{one['seat'] + 1}: {one['score']}"
            for one in view["players"]
        )
        return "\n".join([f"{say('basket')}: {basket}", *rows, points])
