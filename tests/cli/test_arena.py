"""`ludosphere arena`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludosphere.cli import main

SMALL = ["arena", "biomos", "--bots", "random", "greedy", "--deals", "2", "--on", "here"]


def test_it_plays_shows_and_keeps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "results"
    assert main([*SMALL, "--out", str(folder), "--run", "autumn", "-o", "mode=advanced"]) == 0
    out, err = capsys.readouterr()
    assert out == (folder / "summary.md").read_text()
    assert "Run `autumn`: 4 games, 2 seats, mode advanced" in out
    assert "4/4" in err
    assert len((folder / "games.jsonl").read_text().splitlines()) == 4
    assert json.loads((folder / "summary.json").read_text())["options"]["mode"] == "advanced"


def test_the_summary_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--out", str(tmp_path), "--quiet", "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert json.loads(out) == json.loads((tmp_path / "summary.json").read_text())


def test_again_it_plays_nothing_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(SMALL) == 0
    first = capsys.readouterr().out
    assert main([*SMALL, "--quiet"]) == 0
    out, err = capsys.readouterr()
    assert (out, err) == (first, "")
    assert (tmp_path / "arena-biomos-arena" / "summary.md").read_text() == first


def test_a_sequential_test(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    test = ["--sprt", "0.2", "0.4", "--neighbours"]
    assert main([*SMALL, *test, "--out", str(tmp_path)]) == 0
    assert "0.2 or 0.4?" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--on", "moon"], "no place to work"),
        (["--sprt", "0.6", "0.5"], "go up"),
        (["--deals", "0"], "at least 1 deal"),
        (["-o", "seats=9"], "Option 'seats'"),
        (["--bots", "greedy"], "at least 2 bots"),
    ],
)
def test_one_sentence_and_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str], words: str
) -> None:
    assert main([*SMALL, "--out", str(tmp_path), *more]) == 2
    err = capsys.readouterr().err
    assert words in err
    assert err.count("\n") == 1


def test_interrupted_it_says_how_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from ludosphere.lab import arena

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play", interrupted)
    assert main([*SMALL, "--out", str(tmp_path)]) == 130
    assert "the same command goes on" in capsys.readouterr().err
