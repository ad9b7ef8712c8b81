"""Every row of Living Planet: its number; what is typed and pointed at, legal or not."""

from __future__ import annotations

import pytest

from living_planet_positions import busy, game
from ludosphere.core.errors import NotationError
from ludosphere.games.living_planet import GAME, agenda
from ludosphere.games.living_planet.refs import GRAMMAR


def test_kinds_have_their_numbers() -> None:
    assert [getattr(agenda, kind.name.upper()) for kind in GRAMMAR.kinds] == list(range(26))


def test_every_action_is_read_pointed_at_and_numbered() -> None:
    seen = set()
    for position in busy(game(seats=3), 4, 0.2):
        space = GAME.action_space(position.options())
        for seat in position.to_move():
            for action in position.legal(seat):
                notation, path = GRAMMAR.notation(action, position), GRAMMAR.path(action, position)
                assert action in GRAMMAR.read(notation, position)
                assert action in GRAMMAR.pointed(path, position)
                assert GRAMMAR.points_at(notation) == path
                assert (
                    GAME.faces.choose(position, seat, position.faces().path(position, seat, action)) == action
                )
                assert space.action(space.index(action)) == action
                seen.add(action >> 24)
    assert len(seen) > 15


@pytest.mark.parametrize(
    "text", ["X:iron", "S:iron*01", "S:iron*999", "LP02@01,-1/3", "+LP01s", "LP99s>LP01"]
)
def test_nothing_is_read_that_is_written_otherwise(text: str) -> None:
    for position in busy(game(seats=2), 5, 0.1):
        for seat in position.to_move():
            legal = {position.notation(seat, action) for action in position.legal(seat)}
            if text not in legal:
                with pytest.raises(NotationError):
                    position.parse(seat, text)
