"""A game that is a package: what `Game` asks for lies in modules of known names.

| module | what it holds |
|---|---|
| `rules` | `POSITION`, the class of positions; `Setting`, what stays the same during a game |
| `faces` | `FACES` |
| `sights`, `snapshots` | `view`; `encode` and `restore` |
| `observing` | `observation_spec` and `action_space` of a `Setting` |

They are imported when they are first asked for: a list of games needs no rules.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .contract import Game

if TYPE_CHECKING:
    from .contract import Faces, Position, View
    from .options import Options
    from .rng import Rng
    from .space import ActionSpace, TensorSpec


class PackagedGame(Game):
    """A game whose class stands in the `__init__` of its package."""

    def _part(self, module: str) -> Any:
        return import_module(f"{type(self).__module__}.{module}")

    @property
    def faces(self) -> Faces:  # type: ignore[override]
        faces: Faces = self._part("faces").FACES
        return faces

    def start(self, options: Options, rng: Rng) -> Position:
        position: Position = self._part("rules").POSITION(rng, self._setting(options))
        position.set_up()  # type: ignore[attr-defined]
        return position

    def restore(self, options: Options, rng: Rng, state: list[Any]) -> Position:
        position: Position = self._part("snapshots").restore(self._setting(options), rng, state)
        return position

    def view(self, position: Position, seat: int | None) -> View:
        view: View = self._part("sights").view(position, seat)
        return view

    def encode(self, position: Position) -> bytes:
        snapshot: bytes = self._part("snapshots").encode(position)
        return snapshot

    def observation_spec(self, options: Options) -> tuple[TensorSpec, ...]:
        return tuple(self._part("observing").observation_spec(self._setting(options)))

    def action_space(self, options: Options) -> ActionSpace:
        space: ActionSpace = self._part("observing").action_space(self._setting(options))
        return space

    def _setting(self, options: Options) -> Any:
        return self._part("rules").Setting(self, options)
