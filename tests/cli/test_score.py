"""`ludosphere score`: the table, the example, and one line for every mistake."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from ludosphere.cli import main
from ludosphere.games.earth import scoresheet


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_example_is_scored_with_all_its_lines(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", "earth", "--example", "--lang", lang]) == 0
    text = capsys.readouterr().out
    assert text == scoresheet.example(lang)
    (tmp_path / "sheet.txt").write_text(text, encoding="utf-8")
    assert main(["score", "earth", str(tmp_path / "sheet.txt"), "--lang", lang]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    sheet, _ = scoresheet.check(scoresheet.read(text))
    assert sheet is not None
    found = scoresheet.evaluate(sheet, lang)
    lines = [line.split() for line in shown.out.splitlines()]
    assert ["Total", *map(str, found.totals)] in lines
    assert all(len(line) <= 80 for line in shown.out.splitlines())
    words = " ".join(shown.out.split())  # the breaks of lines apart
    for line in found.lines:
        assert " ".join([*line.text.split(), *map(str, line.points)]) in words


def test_a_sheet_from_stdin(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("Player Anna\ncompost: 3\nPlayer Bo\nsoil: 1\ncompost: 3"))
    assert main(["score", "earth", "-"]) == 0
    shown = capsys.readouterr()
    assert "Equal points: more soil decides." in shown.out
    assert "Nobody has 16 cards yet" in shown.err


def test_every_mistake_is_told_and_nothing_scored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "sheet.txt").write_text("Player Anna\nrow: Wite Oak | 005 9g\nsoil: x", encoding="utf-8")
    assert main(["score", "earth", str(tmp_path / "sheet.txt")]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert [line.partition(":")[0] for line in shown.err.splitlines()] == [
        "Line 2, Anna, row 1, card 1",
        "Line 2, Anna, row 1, card 2",
        "Line 3, Anna, soil",
    ]


def test_what_is_no_sheet_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "sheet.txt").write_bytes(b"\xff\xfe\xfa")
    for arguments, words in (
        (["earth"], "Name the file of a score sheet"),
        (["earth", "nowhere.txt"], "nowhere.txt"),
        (["earth", str(tmp_path / "sheet.txt")], "is no text in UTF-8"),
    ):
        assert main(["score", *arguments]) == 2
        said = capsys.readouterr().err
        assert words in said
        assert said.count("\n") == 1
