"""Living Planet and Planet Arboria, by Christophe Boelinger: settlers on a planet that shakes and burns.

Unofficial. Base values are reconstructed and can be replaced by house rules (`house/`). The way of an action:

    faces, refs               path or notation of what a person, a record or a program chose: rows
    rules, choices            play: the task on top (`agenda`), by chapter; what goes by itself
    turn                      set-up, dice, phases, the end
    production, actions, cataclysms     the three phases
    exploring, moving, building, trading, ground     what the actions do; the map
    scoring, estimate, policy           points and ranking; how bots judge and choose
    state, tables, facts      the fields that change; the box as numbers; the box as rows, from `data/`
    sights, snapshots, agendas, audit   what a seat may know; what is stored; whether a snapshot can be
    observing, features         the same for programs that learn
    tasks, sentences, reasons, log, previews, board/     what people read and see; words in `text/`
"""

from __future__ import annotations

from ...core.options import Choice, Document, Options
from ...core.packaged import PackagedGame
from .house.rulebook import FORMER, checked, read, today, under


class LivingPlanet(PackagedGame):
    """The game; its options are seats, arboria, length, screens and house (house rules as text)."""

    name = "living_planet"
    rules_version = 2
    secrets = True
    option_specs = (
        Choice("seats", (2, 3, 4)),
        Choice("arboria", ("on", "off")),
        Choice("length", ("normal", "short")),
        Choice("screens", ("hidden", "money", "open")),
        Document("house", checked, read),
    )

    def carried(self, options: Options, rules: int) -> Options | None:
        """What the rules of a former version said is kept as data that house rules may name."""
        if rules in FORMER:
            return {**options, "house": under(str(options["house"]), rules)}
        return super().carried(options, rules)

    def renewed(self, options: Options) -> Options:
        return {**options, "house": today(str(options["house"]))}


GAME = LivingPlanet()
