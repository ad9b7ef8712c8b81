import importlib.util
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "bench" / "round_trip.py"


def test_one_game_is_measured_action_by_action():
    spec = importlib.util.spec_from_file_location("round_trip", SOURCE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    figures = module.measure(games=1)
    assert figures["watchers"] == 3
    assert figures["actions"] >= 24  # two planets of thirteen spaces, nearly all of them filled
    assert 0 < figures["median_ms"] <= figures["p95_ms"] <= figures["max_ms"]
