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

from typing import TYPE_CHECKING, Any, cast

from ...core.contract import Game
from ...core.options import Choice, Document, Options
from ...core.rng import Rng
from .house.rulebook import FORMER, checked, read, today, under

if TYPE_CHECKING:
    from ...core.contract import Faces, Position, View
    from ...core.space import ActionSpace, TensorSpec
    from .rules import PlanetPosition


class LivingPlanet(Game):
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

    @property
    def faces(self) -> Faces:  # type: ignore[override]
        from .faces import FACES

        return FACES

    def carried(self, options: Options, rules: int) -> Options | None:
        """What the rules of a former version said is kept as data that house rules may name."""
        if rules in FORMER:
            return {**options, "house": under(str(options["house"]), rules)}
        return super().carried(options, rules)

    def renewed(self, options: Options) -> Options:
        return {**options, "house": today(str(options["house"]))}

    def start(self, options: Options, rng: Rng) -> PlanetPosition:
        from .rules import PlanetPosition
        from .tables import Setting

        position = PlanetPosition(rng, Setting(self, options))
        position.set_up()
        return position

    def restore(self, options: Options, rng: Rng, state: list[Any]) -> PlanetPosition:
        from .snapshots import restore

        return restore(self, options, rng, state)

    def view(self, position: Position, seat: int | None) -> View:
        from .sights import view

        return view(cast("PlanetPosition", position), seat)

    def encode(self, position: Position) -> bytes:
        from .snapshots import encode

        return encode(cast("PlanetPosition", position))

    def observation_spec(self, options: Options) -> tuple[TensorSpec, ...]:
        from .observing import observation_spec
        from .tables import Setting

        return observation_spec(Setting(self, options))

    def action_space(self, options: Options) -> ActionSpace:
        from .observing import action_space
        from .tables import Setting

        return action_space(Setting(self, options))


GAME = LivingPlanet()
