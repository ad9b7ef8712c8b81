"""The garden in a terminal: a letter and a colour for each plant, the basket and the points beside it."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from ludosphere.core.contract import Path, View
from ludosphere.kit.canvas import Canvas
from ludosphere.kit.scene import Renderer, Scene

from .faces import GRAMMAR, words
from .rules import BEDS, PLACES, PLANTS

_INKS = {"rose": "#e0608c", "lavender": "#a98be0", "sunflower": "#f2b417", "fern": "#58a868"}


class GardenRenderer(Renderer):
    """The picture of Hex Garden; whatever can be chosen shows its key."""

    def board(self, scene: Scene) -> Text:
        canvas, say, view = Canvas(scene.width, scene.height), words(scene.lang), scene.view
        plain, gold = Style(color=scene.palette.ink), Style(color=scene.palette.gold, bold=True)

        def put(x: int, y: int, ref: str, text: str, style: Style) -> None:
            if ref in scene.keys:
                style, text = gold, f"{scene.keys[ref]} {text}"
            canvas.put(x, y, text, style + Style(reverse=True) if ref == scene.cursor else style, ref)

        for bed, (q, r) in zip(BEDS, PLACES, strict=True):
            plant = view["beds"][bed]
            ink = Style(color=_INKS[plant], bold=True) if plant else Style(color=scene.palette.faint)
            put(19 + 6 * q + 3 * r, 8 + 2 * r, f"bed:{bed}", plant[0].upper() if plant else bed, ink)
        canvas.put(19, 8, "≈≈", Style(color=scene.palette.accent))
        for row, plant in enumerate(PLANTS):
            counts = say("counts", here=view["basket"][plant], bag=view["bag"][plant])
            text = f"{plant[0].upper()} {say('plant', name=plant)}  {counts}"
            put(46, 1 + 2 * row, f"plant:{plant}", text, Style(color=_INKS[plant]))
            canvas.put(46, 2 + 2 * row, f"  {say('taste', name=plant)}", Style(color=scene.palette.ink_2))
        for row, player in enumerate(view["players"]):
            points = say("points", points=player["score"])
            sign = "▸" if player["seat"] in view["to_move"] else " "
            canvas.put(46, 10 + row, f"{sign} {scene.names[player['seat']]}  {points}", plain)
        return canvas.text()

    def title(self, view: View, lang: str) -> str:
        return words(lang)("about-title")

    def refs(self, view: View, seat: int) -> list[str]:
        return [*(f"plant:{plant}" for plant in PLANTS), *(f"bed:{bed}" for bed in BEDS)]

    def path(self, notation: str) -> Path | None:
        return GRAMMAR.points_at(notation)

    def help(self, lang: str) -> str:
        say = words(lang)
        tastes = [
            f"{plant[0].upper()}  {say('plant', name=plant)} – {say('taste', name=plant)}" for plant in PLANTS
        ]
        return "\n".join([say("about-lead"), "", *tastes, "", say("help-notation")])


RENDERER = GardenRenderer("hex_garden")
