"""Every row of Bioviva: its number; what is written, pointed at and read."""

from __future__ import annotations

import pytest

from bioviva_positions import new, random_step
from ludosphere.games.bioviva import GAME, actions
from ludosphere.games.bioviva.refs import GRAMMAR

EVERYTHING = {"seats": 3, "figures": "chosen", "aim": "on", "appeals": "on"}


def test_kinds_have_their_numbers() -> None:
    *numbered, said = GRAMMAR.kinds
    assert [getattr(actions, kind.name.upper()) for kind in numbered] == list(range(1, 15))
    assert said.base == actions.WORDS


@pytest.mark.long
def test_every_action_is_read_pointed_at_and_numbered() -> None:
    seen = set()
    for seed in range(6):
        position, step = new(seed, **EVERYTHING), 0
        space = GAME.action_space(position.options())
        while seats := position.to_move():
            for action in position.legal(seats[0]):
                for notation, path in GRAMMAR.names(action):
                    assert action in GRAMMAR.read(notation)
                    assert action in GRAMMAR.pointed(path)
                    assert GRAMMAR.points_at(notation) == path
                    assert GAME.faces.parse(position, seats[0], notation.replace(":", " ")) == action
                assert space.action(space.index(action)) == action
                seen.add(GRAMMAR.kind(action).name)
            for path, action in position.paths(seats[0]).items():
                assert GAME.faces.choose(position, seats[0], path) == action
            step += 1
            random_step(position, 100 * seed + step)
    assert seen >= {kind.name for kind in GRAMMAR.kinds} - {"appeal", "rest", "vote"}


def test_only_words_that_are_offered_can_be_pointed_at() -> None:
    position = new(1)
    while position.view(None)["phase"] != "guess":
        random_step(position, int(position.turn))
    seat = position.to_move()[0]
    assert position.allows(seat, position.parse(seat, "say xylophone"))
    assert position.faces().choose(position, seat, ("word:xylophone",)) is None
