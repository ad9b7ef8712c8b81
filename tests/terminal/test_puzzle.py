"""Puzzles at a plain prompt, and the command around them."""

import json
from dataclasses import replace

import pytest

from ludosphere.cli import main
from ludosphere.core.i18n import LANGUAGES
from ludosphere.games.biomos import puzzles as turns
from ludosphere.games.biomos.puzzles import mining
from ludosphere.kit.puzzles import Plan
from ludosphere.lab.puzzles import make, puzzles, telling
from ludosphere.terminal.puzzle import Prompt

POINTS = next(one for one in puzzles("biomos") if one.kind == "points")
SCORE = next(one for one in puzzles("earth") if one.kind == "score")


def played(one, typed, lang="en"):
    """Whether it was solved, and all that was told."""
    said = []
    lines = iter(typed)

    def ask(prompt):
        said.append(prompt)
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    return Prompt(one, lang, ask, said.append).run(), "\n".join(said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", [POINTS, SCORE], ids=lambda one: one.game)
def test_the_solution_typed_in_notation_is_praised_and_explained(one, lang):
    solved, said = played(one, one.solutions[0], lang)
    assert solved
    assert telling.task(one, lang) in said
    assert telling.verdict(one, one.verdict(one.solutions[0]), lang) in said
    assert telling.explanation(one, lang)["how"] in said


def test_a_wrong_line_may_be_tried_again(capsys):
    wrong, right = POINTS.lines[-1].moves, POINTS.lines[0].moves
    solved, said = played(POINTS, [*wrong, *right])
    assert solved
    assert said.count(telling.task(POINTS, "en")) == 2
    assert telling.verdict(POINTS, POINTS.verdict(wrong), "en") in said


def test_choices_have_numbers_and_other_keys_help():
    position = POINTS.position()
    number = position.legal(POINTS.seat).index(position.parse(POINTS.seat, POINTS.lines[0].moves[0])) + 1
    solved, said = played(
        POINTS, ["?", "h", "h", "b", "i B3", "i nothing", "nonsense", str(number), *POINTS.lines[0].moves[1:]]
    )
    assert solved
    assert f"{number:4}  {POINTS.lines[0].moves[0]}" in said
    for hint in telling.hints(POINTS, "en"):
        assert hint in said
    assert "“nonsense” can’t be played now" in said
    assert "There is no card “nothing”" in said


def test_who_looks_at_the_solution_or_leaves_hasnt_solved_it():
    solved, said = played(SCORE, ["a", "s"])
    assert not solved
    assert " ".join(SCORE.lines[0].moves) in said
    assert not played(SCORE, ["q"])[0]
    assert not played(SCORE, [])[0], "the end of the input is a way to leave"


def test_what_is_no_part_of_the_puzzle_isnt_played():
    for one in puzzles("earth"):
        position = one.position()
        others = [a for a in position.legal(one.seat) if not one.permits(position, a)]
        if others:
            _, said = played(one, [position.notation(one.seat, others[0])])
            assert telling.only("en") in said
            return
    raise AssertionError("no puzzle with something that is no part of it")


# --- the command ----------------------------------------------------------------------------------------
def test_the_command_finds_a_puzzle_by_day_number_and_id(monkeypatch, capsys):
    def typed(*lines):
        left = iter(lines)
        monkeypatch.setattr("builtins.input", lambda prompt: next(left))

    first = puzzles("biomos")[0]
    for which in (["--daily", "2026-01-01"], ["--number", "1"], ["--id", first.id]):
        typed(*first.solutions[0])
        assert main(["puzzle", "biomos", "--lang", "en", *which]) == 0
        assert telling.verdict(first, first.verdict(first.solutions[0]), "en") in capsys.readouterr().out
    typed("q")
    assert main(["puzzle", "earth", "--lang", "en"]) == 1, "today's, left unsolved"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["biomos", "--id", "nothing"], "no puzzle 'nothing'"),
        (["biomos", "--number", "0"], "not 0"),
        (["earth", "--daily", "tomorrow"], "'tomorrow' is no day"),
        (["make", "earth", "--count", "0"], "at least 1 puzzle"),
    ],
)
def test_what_cannot_be_is_one_sentence(capsys, given, said):
    assert main(["puzzle", *given]) == 2
    assert said in capsys.readouterr().err


def test_all_are_listed(capsys):
    assert main(["puzzle", "earth", "--list", "--lang", "fr"]) == 0
    listed = capsys.readouterr().out
    assert all(one.id in listed for one in puzzles("earth"))
    assert main(["puzzle", "earth", "--list", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(row["number"], row["id"]) for row in rows] == list(
        enumerate([one.id for one in puzzles("earth")], 1)
    )
    assert all(row["title"] and row["grade"] for row in rows)


def test_make_writes_a_file_that_can_be_read_and_check_reads_it(tmp_path, capsys, monkeypatch):
    plan = Plan({"points": 1.0}, ({"mode": "discovery"},), (("points",),))
    monkeypatch.setattr(turns, "PUZZLES", replace(turns.PUZZLES, plan=plan))
    monkeypatch.setattr(make, "AT_ONCE", 1)
    monkeypatch.setattr(mining, "PLAYERS", 3)
    file = tmp_path / "biomos.json"
    wanted = ["--count", "1", "--games", "1", "--run", "a test", "--output", str(file)]
    assert main(["puzzle", "make", "biomos", *wanted]) == 0
    made = json.loads(file.read_text(encoding="utf-8"))
    assert made["game"] == "biomos"
    assert len(made["puzzles"]) == 1


def test_check_tells_what_is_wrong(capsys, monkeypatch):
    from dataclasses import replace

    from ludosphere.cli import puzzle as command

    monkeypatch.setattr(command, "puzzles", lambda name: (POINTS, replace(POINTS, rules_version=0)))
    assert main(["puzzle", "check", "biomos"]) == 1
    told = capsys.readouterr().out
    assert "biomos 2" in told
    assert "rules 0" in told
    assert "biomos 1 " not in told
