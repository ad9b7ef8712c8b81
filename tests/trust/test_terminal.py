"""What strangers wrote is shown in a terminal or a log; it never does anything to it."""

import contextlib
import json
import logging

import pytest

from ludosphere.cli import main
from ludosphere.core.record import Move, Record
from ludosphere.core.registry import game
from ludosphere.web.logs import PlainLines

EVIL = "\x1b[2J\x1b]0;owned\x07\x9b31m\u202eA\x08"
CONTROLS = {chr(code) for code in (*range(32), *range(127, 160), 0x202E)} - {"\n", "\t"}


@pytest.fixture
def record(tmp_path):
    """A game of two moves, with everything that somebody can write in its file."""
    title = game("biomos")
    position = title.new({"seats": 2}, 3)
    moves = []
    for _ in range(2):
        seat = position.to_move()[0]
        action = position.suggest(seat)
        moves.append(Move(seat, position.notation(seat, action)))
        position.play(seat, action)
    file = tmp_path / "game.ludo"
    text = Record("biomos", title.options({"seats": 2}), 3, moves, title.rules_version, ["Ada", "Bo"]).dumps()
    text = text.replace("Ada", EVIL).replace("Bo", f"Bo{EVIL}").rstrip("\n") + f" {{{EVIL}}}\n"
    file.write_text(text.replace("[Seat1", f'[Event "{EVIL}"]\n[Seat1'), encoding="utf-8")
    return file


def unclean(text):
    return sorted(CONTROLS & set(text))


def test_a_record_that_was_read_is_plain(record):
    read = Record.read(record)
    assert read.names[1].startswith("Bo\ufffd[2J\ufffd]0;owned\ufffd")
    assert unclean(json.dumps([read.names, read.extra], ensure_ascii=False)) == []
    assert unclean(read.dumps()) == []
    assert len(read.moves) == 2


@pytest.mark.parametrize(
    "words",
    [
        ["replay"],
        ["replay", "--at", "1"],
        ["replay", "--json"],
        ["verify"],
        ["analyse", "--strength", "quick"],
    ],
)
def test_commands_that_read_records_print_plain_text(record, words, capsys):
    with contextlib.suppress(SystemExit):
        main([*words, str(record)])
    said = capsys.readouterr()
    assert unclean(said.out + said.err) == []
    assert said.out + said.err


def test_errors_of_files_and_decks_are_plain(tmp_path, capsys):
    folder = tmp_path / "deck"
    folder.mkdir()
    (folder / "deck.json").write_text(json.dumps({"id": EVIL, "names": {"en": EVIL, "fr": EVIL}}))
    sheet = tmp_path / "sheet.txt"
    sheet.write_text(f"player {EVIL}\n{EVIL}: 3\n", encoding="utf-8")
    rules = tmp_path / "rules.toml"
    rules.write_text(f'"{EVIL}" = 3\n', encoding="utf-8")
    for words in (
        ["decks", "check", str(folder)],
        ["score", "earth", str(sheet)],
        ["info", EVIL],
        ["replay", EVIL],
        ["simulate", "living_planet", "--house-rules", str(rules)],
        ["simulate", "biomos", "-o", f"mode={EVIL}"],
    ):
        with contextlib.suppress(SystemExit):
            main(words)
        said = capsys.readouterr()
        assert unclean(said.out + said.err) == [], words
        assert said.err or said.out, words


def test_logs_are_plain():
    line = logging.LogRecord("x", logging.ERROR, "", 0, "table %s", (EVIL,), None)
    assert unclean(PlainLines("%(message)s").format(line)) == []
