"""Earth, by Maxime Tardif (Inside Up Games): plants, terrains and fauna of an island of one's own.

Unofficial. The way of an action through the modules:

    faces                     path or notation of what a person, a record or a program chose
    rules, choices            play: is it legal for the entry on top of the seat's agenda?
    turn, deeds               the action of the turn; one function for each other kind of entry
    planting, effects         what may be planted, and where; what abilities cost and would give
    activation, abundance, teams, gaia, months, hidden     the other chapters of the rulebook
    measures, filters         what counts before a player, which cards are meant; scoring: the points
    state, player, tables     the fields that change; cards as flat rows of numbers, from `cards` and `data/`
    sights, snapshots, agendas     what a seat may know; what is stored; whether a snapshot can be
    observing, estimate, policy    what programs read, and how bots judge and choose
    prompts, sentences, reasons, log, previews, board/     what people read and see; words: `text/`
"""

from __future__ import annotations

from collections.abc import Mapping

from ...core.errors import OptionError
from ...core.options import Choice, Options
from ...core.packaged import PackagedGame
from .months import MONTHS


class Earth(PackagedGame):
    """The game; `difficulty` is Gaia's when one plays alone."""

    name = "earth"
    rules_version = 1
    secrets = True
    option_specs = (
        Choice("mode", ("standard", "beginner", "advanced")),
        Choice("seats", (2, 1, 3, 4, 5, 6)),
        Choice("difficulty", ("medium", "easy", "hard", "expert"), seats=(1,)),
        Choice("order", ("simultaneous", "strict"), seats=(2, 3, 4, 5, 6)),
        Choice("teams", ("off", "on"), seats=(4,)),
        Choice("abundance", ("off", "on")),
        Choice("month", ("off", "drawn", *MONTHS)),
        Choice("setup", ("open", "hidden"), seats=(2, 3, 4, 5, 6), people="hidden"),
        Choice("planting", ("open", "hidden"), seats=(2, 3, 4, 5, 6)),
    )

    def options(self, given: Mapping[str, object]) -> Options:
        options = super().options(given)
        if options["mode"] == "beginner" and options["seats"] == 1:
            raise OptionError("Alone against Gaia the mode is standard or advanced, not beginner.").worded(
                "earth-solo"
            )
        if options["teams"] == "on" and options["seats"] != 4:
            raise OptionError("Teams are 2 against 2: they need 4 seats.").worded("earth-teams")
        if options["teams"] == "on" and options["abundance"] == "on":
            raise OptionError("Teams and Abundance don't go together: no rules tell how.").worded(
                "earth-teams-abundance"
            )
        if options["seats"] == 6 and options["abundance"] == "off":
            raise OptionError(
                "Six can play with Abundance only; without it there are 5 seats at most."
            ).worded("earth-six")
        return options

    def teams(self, given: Mapping[str, object]) -> list[tuple[int, ...]]:
        return [(0, 2), (1, 3)] if given.get("teams") == "on" else []


GAME = Earth()
