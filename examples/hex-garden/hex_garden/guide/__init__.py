"""The guide to Hex Garden: its text in two languages, its picture, which section answers which question."""

from __future__ import annotations

from ludosphere.core.rng import seeded

SECTIONS = {
    "ref:plant": "plants",
    "ref:bed": "turn",
    "score:": "plants",
    "score:bouquet": "bouquet",
    "option:bouquet": "bouquet",
    "option:seats": "end",
    "why:why-": "turn",
}


def guide_pictures() -> list[str]:
    """The names of all pictures."""
    return ["garden"]


def guide_picture(name: str, lang: str) -> str:
    """A garden half planted; KeyError if there is no picture of this name."""
    from .. import GAME

    if name not in guide_pictures():
        raise KeyError(name)
    position, rng = GAME.new({}, seed=5), seeded(5)
    while position.turn < 20:
        (seat,) = position.to_move()
        position.play(seat, position.sample(seat, rng))
    return GAME.faces.svg(position.view(None), lang)
