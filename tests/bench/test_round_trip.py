import importlib.util
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "bench" / "round_trip.py"


# Biomos: two planets of thirteen spaces, nearly all of them filled; of Earth the beginning.
@pytest.mark.parametrize(("game", "actions", "most"), [("biomos", 24, 200), ("earth", 60, 60)])
def test_one_game_is_measured_action_by_action(game, actions, most):
    spec = importlib.util.spec_from_file_location("round_trip", SOURCE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    figures = module.measure(games=1, game=game, most=most)
    assert figures["game"] == game
    assert figures["watchers"] == 3
    assert figures["actions"] >= actions
    assert 0 < figures["median_ms"] <= figures["p95_ms"] <= figures["max_ms"]
