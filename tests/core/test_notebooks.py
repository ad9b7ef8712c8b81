"""What a notebook shows of a game, a record and a position by themselves."""

from kit import recorded
from ludosphere.core.record import Record
from ludosphere.core.registry import game, registered_games


def test_a_game_shows_its_options():
    for name in registered_games():
        shown = game(name)._repr_markdown_()
        assert shown.startswith(f"**{name}**")
        assert all(f"\n| {spec.name} | " in shown for spec in game(name).option_specs)
    assert "| seats | 2, 1, 3, 4 |" in game("biomos")._repr_markdown_()


def test_a_record_shows_its_text():
    record = recorded("biomos", game("biomos").options({}), 1)
    shown = record._repr_markdown_()
    assert Record.loads(shown.removeprefix("```\n").removesuffix("```")) == record


def test_a_position_shows_its_board():
    for name in registered_games():
        assert game(name).new({}, 1)._repr_svg_().startswith("<svg")
