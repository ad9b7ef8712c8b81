"""The Month module: one constraint for the whole game (section 13).

The printed Month cards are not public. The twelve constraints in `data/months.json` are ours; the module is a
hook with four operations, and off unless asked for.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from .cards import CARDS, raw
from .filters import matcher

_ROWS: Final[list[dict[str, Any]]] = raw("months")["months"]
MONTHS: Final = tuple(str(row["id"]) for row in _ROWS)
"""Their names in the order of the year."""

GREEN_DRAW: Final = 4
RED_SOIL: Final = 5
BLUE_SPROUTS: Final = 6
BLUE_SOIL: Final = 2
YELLOW_GROWTH: Final = 2
CONVERTED: Final = 2
"""What the active player gets, and the soil for three sprouts, without a Month."""

NO_SURCHARGE: Final[list[int]] = [0] * len(CARDS)


@final
class Month:
    """The figures a Month may change."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.surcharge: list[int] = NO_SURCHARGE
        """By card: what planting it costs beyond its price."""
        self.event_soil: i64 = 0
        """Soil that playing an event costs beyond its own cost."""
        self.converted: i64 = CONVERTED
        self.green_draw: i64 = GREEN_DRAW
        self.red_soil: i64 = RED_SOIL
        self.blue_sprouts: i64 = BLUE_SPROUTS
        self.blue_soil: i64 = BLUE_SOIL
        self.yellow_growth: i64 = YELLOW_GROWTH
        for row in _ROWS:
            if row["id"] == name:
                self._apply(row)

    def _apply(self, row: dict[str, Any]) -> None:
        amount: int = row["amount"]
        if row["op"] == "surcharge":
            costlier = matcher(row["filter"])
            self.surcharge = [amount if costlier.matches(card.index) else 0 for card in CARDS]
        elif row["op"] == "conversion":
            self.converted = amount
        elif row["op"] == "event_soil":
            self.event_soil = amount
        elif row["benefit"] == "draw":
            self.green_draw = amount
        elif row["benefit"] == "sprout":
            self.blue_sprouts = amount
        elif row["benefit"] == "growth":
            self.yellow_growth = amount
        elif row["action"] == "blue":
            self.blue_soil = amount
        else:
            self.red_soil = amount


NO_MONTH: Final = Month("")
ALL_MONTHS: Final = [Month(name) for name in MONTHS]
