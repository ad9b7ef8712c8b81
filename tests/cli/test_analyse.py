"""`ludosphere analyse`: the curve as text, the key moments, JSON, and what can't be analysed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from biomos_positions import last_record
from ludosphere.bots import assess
from ludosphere.cli import main
from ludosphere.cli.analyse import drawn
from ludosphere.core.record import Record


@pytest.fixture(autouse=True)
def _little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(assess.BUDGETS, "quick", assess.Budget(400, 2, 3, 8, 1, 8, 1))


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A game whose last token lies in the wrong place."""
    path = tmp_path / "game.ludo"
    last_record("D@0").write(path)
    return path


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            (
                "Chance to win",
                "Move 1, Bo: blunder (",
                "Better: Place an ocean between a forest and a forest",
            ),
        ),
        (
            "fr",
            ("Chances de gagner", "Coup 1, Bo\u00a0: gaffe (", "Mieux\u00a0: Placer une mer entre une forêt"),
        ),
    ],
)
def test_the_curve_and_the_key_moments_are_printed(
    finished: Path, capsys: pytest.CaptureFixture[str], lang: str, lines: tuple[str, ...]
) -> None:
    assert main(["analyse", str(finished), "--budget", "quick", "--lang", lang]) == 0
    said = capsys.readouterr().out
    for line in lines:
        assert line in said
    assert " 100% |" in said
    assert "1 Ada  2 Bo" in said


def test_json_has_every_moment(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(finished), "--budget", "quick", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["names"], found["budget"]) == ("biomos", ["Ada", "Bo"], "quick")
    assert [row["n"] for row in found["rows"]] == [0, 1]
    assert found["rows"][0]["best"] == "S@2"
    assert found["rows"][0]["cost"]["grade"] == "blunder"
    assert found["tally"][1]["blunder"] == 1


def test_what_isnt_over_or_no_record_ends_in_one_sentence(
    finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = Record.read(finished)
    record.moves = []
    record.write(tmp_path / "running.ludo")
    assert main(["analyse", str(tmp_path / "running.ludo")]) == 2
    assert capsys.readouterr().err == "ludosphere: Only a game that is over can be analysed.\n"
    (tmp_path / "none.ludo").write_text("nothing", encoding="utf-8")
    assert main(["analyse", str(tmp_path / "none.ludo")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_curve_of_text_has_a_digit_for_each_seat_and_a_star_where_they_meet() -> None:
    rows = [{"chances": [0.5, 0.5]}, {"chances": [1.0, 0.0]}]
    lines = drawn(rows, 30)
    assert lines[0] == " 100% | 1"
    assert lines[5] == "  50% |*"
    assert lines[10] == "   0% | 2"
    assert lines[11] == "      +--"
    assert lines[12].split() == ["030"] or lines[12].split() == ["0", "30"]
    assert len(drawn(rows * 100, 30)[11]) == 7 + 72
