"""Every row of Earth's actions: its number, notation, path, and the way back from both."""

from __future__ import annotations

import pytest

from ludosphere.games.earth import GAME, packing
from ludosphere.games.earth.abundance import FROM_CLAIM
from ludosphere.games.earth.actions import GRAMMAR
from ludosphere.games.earth.terminal import RENDERER

POSITION = GAME.new({"seats": 3, "abundance": "on"}, 1)
KINDS = {kind.name: number for number, kind in enumerate(GRAMMAR.kinds, GRAMMAR.first)}


def actions(kind: str) -> list[int]:
    """All actions of a kind, legal or not."""
    operands = GRAMMAR.kinds[KINDS[kind] - GRAMMAR.first].operands
    values = [*operands[0].alphabet.texts] if operands else [0]
    if kind in ("claim", "make-seed"):  # the fauna cards by their place
        values += range(FROM_CLAIM if values else 0, FROM_CLAIM + 4 if values else 4)
    return [packing.action(KINDS[kind], value) for value in values]


def test_kinds_have_their_numbers() -> None:
    assert {kind: getattr(packing, kind.upper().replace("-", "_")) for kind in KINDS} == KINDS


@pytest.mark.parametrize("kind", KINDS)
def test_every_action_of_a_kind_is_written_read_and_pointed_at(kind: str) -> None:
    seen = set()
    for action in actions(kind):
        notation, path = GRAMMAR.notation(action, POSITION), GRAMMAR.path(action, POSITION)
        assert action in GRAMMAR.read(notation, POSITION)
        assert action in GRAMMAR.pointed(path, POSITION)
        card = kind == "take" and RENDERER.path(notation) == (f"hand:{notation}",)  # an amount of 100 or more
        assert card or RENDERER.path(notation) == path
        seen.add((notation, path))
    assert len(seen) == len(actions(kind)) > 0
