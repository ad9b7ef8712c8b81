"""The constellations: each in its true shape, a place for each of its seven stars, filled one by one."""

from __future__ import annotations

from ....core.text import capital
from ....kit.canvas import Column
from ..pictures.constellation import Figure, figures
from ..say import figure_words
from .grid import elsewhere
from .pen import PLACE, STAR, Pen


def sky(pen: Pen, column: Column) -> None:
    """All players, side by side; more than four in two rows."""
    players = pen.view["players"]
    across = len(players) if len(players) < 5 else 3
    rows = (len(players) + across - 1) // across
    wide, tall = column.width // across, column.height // rows
    for number, player in enumerate(players):
        x, y = column.x + number % across * wide, column.y + number // across * tall
        place = pen.column(x, y, wide - 1, tall)
        place.line(*pen.player(player), end=(f"{player['placed']}{STAR}", pen.gold))
        if player["figure"] is None:
            continue
        place.line((capital(figure_words(player["figure"], pen.words)), pen.quiet))
        room = pen.column(x, y + 2, min(wide - 1, 2 * tall), tall - 3)
        _draw(pen, figures()[player["figure"]], player["placed"], room)
        place.used = tall - 1
        place.line((elsewhere(pen, player), pen.faint))


def _draw(pen: Pen, figure: Figure, placed: int, room: Column) -> None:
    """Lines of dots, then stars: those that are placed, and places that wait."""
    spots = [
        (room.x + round(star.x * (room.width - 1)), room.y + round(star.y * (room.height - 1)))
        for star in figure.stars
    ]
    for a, b in figure.lines:
        (x1, y1), (x2, y2) = spots[a], spots[b]
        steps = max(abs(x2 - x1), abs(y2 - y1))
        for step in range(1, steps):
            x, y = x1 + round((x2 - x1) * step / steps), y1 + round((y2 - y1) * step / steps)
            pen.canvas.put(x, y, "·", pen.faint)
    for number, (x, y) in enumerate(spots):
        filled = number < placed
        pen.canvas.put(x, y, STAR if filled else PLACE, pen.gold if filled else pen.quiet)
