"""A language is its files: one with a tenth of the messages comes up everywhere, and the rest is English."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import third_language
from ludosphere.cli import main
from ludosphere.cli.words import packages

SUPPORT = Path(third_language.__file__).parent


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the third language."""
    root = tmp_path_factory.mktemp("languages")
    third_language.write(root)
    return root


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A new process that has the languages of a folder, too."""
    found = os.pathsep.join([str(SUPPORT), *filter(None, sys.path)])
    environment = os.environ | {
        "LUDOSPHERE_LANGUAGES": str(folder),
        "PYTHONPATH": found,
        "XDG_DATA_HOME": str(folder / "data"),
    }
    return subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True)


@pytest.mark.parametrize("part", ["messages", "pages", "terminal", "games"])
def test_a_language_with_a_tenth_of_the_messages_is_everywhere(folder: Path, part: str) -> None:
    done = run(folder, str(third_language.__file__), part)
    assert done.returncode == 0, done.stderr[-3000:]


def test_words_says_what_is_missing(folder: Path) -> None:
    done = run(folder, "-m", "ludosphere", "words", third_language.LANG, "--json")
    assert done.returncode == 1
    found = json.loads(done.stdout)["packages"]
    assert list(found) == packages()
    for name, one in found.items():
        keys, there = list(third_language.english(name)), third_language.translated(name)
        assert (one["messages"], one["there"]) == (len(keys), len(there))
        assert one["missing"] == [key for key in keys if key not in there]
        assert one["variables"] == one["unknown"] == []


def test_words_finds_what_does_not_fit_the_english_messages(folder: Path, tmp_path: Path) -> None:
    place = tmp_path / "cli" / "text"
    place.mkdir(parents=True)
    wrong = "result = { $points }\nproven = Bewiesen\nnew = Neu\n!\n"
    place.joinpath("de.ftl").write_text(wrong, encoding="utf-8")
    done = run(tmp_path, "-m", "ludosphere", "words", "de")
    assert done.returncode == 1
    assert "ludosphere.cli: 2 of " in done.stdout
    assert "Other variables than in English: result." in done.stdout
    assert "Not in English, or not to be read: new, !." in done.stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_shipped_languages_lack_nothing(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", lang]) == 0
    assert "Missing" not in capsys.readouterr().out


def test_a_language_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["words", "de"])
    assert ended.value.code == 2
    assert "'de'" in capsys.readouterr().err
