"""The command line: what it prints, its exit status, and one sentence for every mistake."""

from __future__ import annotations

import ast
import json
import shlex
import shutil
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from conftest import require_or_skip
from ludosphere import __version__
from ludosphere.cli import examples, main
from ludosphere.core.record import Move, Record
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded
from ludosphere.database import open_database
from ludosphere.games.bioviva import decks

DECK = Path(main.__code__.co_filename).parents[1] / "games/bioviva/data/decks/sky_space"
SHORT = {
    "analyse": "--budget quick",
    "arena": "--bots greedy thumb search:2 --deals 1 --on here",
    "bench": "--rounds 1 --seconds 0.01",
    "simulate": "--games 1 --bots greedy search:2",
    "study": "--games 2 --on here",
    "train": "--rounds 1 --share 0.0001 --workers 1",
}
"""What makes commands short that take minutes."""
WAITING = {
    "cli.worker._run": 0,
    "terminal.app.run": 0,
    "terminal.puzzle.Prompt.run": True,
    "web.server.serve": 0,
}
"""What goes on until somebody stops it, and its answer then."""


def written(path: Path, turns: int | None = None) -> Record:
    """A record of a random game, in a file."""
    options = game("biomos").options({})
    position = game("biomos").new(options, 5)
    record = Record("biomos", options, 5, names=["Ada", "Bo"])
    rng = seeded(1)
    while position.to_move() and (turns is None or len(record.moves) < turns):
        seat = position.to_move()[0]
        action = position.sample(seat, rng)
        record.moves.append(Move(seat, position.notation(seat, action)))
        position.play(seat, action)
    record.scores = position.scores() if turns is None else None
    record.write(path)
    return record


def test_help_teaches(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--help"])
    assert stop.value.code == 0
    shown = capsys.readouterr().out
    for command in ("play", "serve", "replay", "simulate", "bench", "info"):
        assert f"ludosphere {command}" in shown


@pytest.fixture
def at_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with what the examples name."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LUDOSPHERE_DATABASE_URL", url := f"sqlite:///{tmp_path}/tables.db")
    open_database(url).close()
    written(tmp_path / "game.ludo")
    monkeypatch.setattr(decks, "_added", {})  # what comes with --deck goes again
    own = shutil.copytree(DECK, tmp_path / "my-deck") / "deck.json"
    own.write_text(own.read_text(encoding="utf-8").replace('"sky_space"', '"mine"', 1), encoding="utf-8")
    with open("sheet.txt", "w", encoding="utf-8") as sheet, redirect_stdout(sheet):
        main(["score", "earth", "--example"])


@pytest.mark.parametrize("example", [command for command, _ in examples()])
@pytest.mark.usefixtures("at_hand")
def test_an_example_can_be_typed_as_it_is(
    example: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun: list[str] = []
    for name, answer in WAITING.items():
        monkeypatch.setattr(
            f"ludosphere.{name}", lambda *given, answer=answer, **more: begun.append("") or answer
        )
    typed, _, file = example.partition(" >")
    program, command, *words = shlex.split(typed)
    if command == "study":
        require_or_skip("lab")
    status = main([command, *words, *SHORT.get(command, "").split()])
    said = capsys.readouterr()
    assert (program, status, said.err if status else "") == ("ludosphere", 0, "")
    assert bool(begun) == (command in ("play", "serve", "worker", "puzzle"))
    assert said.out or begun or command == "tables"  # none is broken
    assert not file or said.out == Path(file).read_text(encoding="utf-8")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert __version__ in capsys.readouterr().out


def test_info_names_build_and_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["info", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["build"] in {"compiled", "interpreted"}
    assert facts["games"]["biomos"] >= 1
    assert main(["info"]) == 0
    assert facts["build"] in capsys.readouterr().out


def test_replay_shows_every_move_and_the_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = written(tmp_path / "a.ludo")
    assert main(["replay", str(tmp_path / "a.ludo")]) == 0
    shown = capsys.readouterr().out
    assert shown.count("Ada:") + shown.count("Bo:") == len(record.moves)
    assert f"Result: {record.scores[0]} - {record.scores[1]}" in shown  # type: ignore[index]


def test_replay_at_one_moment_in_french(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written(tmp_path / "a.ludo")
    assert main(["replay", str(tmp_path / "a.ludo"), "--at", "0", "--lang", "fr"]) == 0
    assert "Tour 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["replay", "nowhere.ludo"], "There is no file or folder nowhere.ludo."),
        (["simulate", "chess"], "no game 'chess'"),
        (["simulate", "biomos", "-o", "seats=9"], "Option 'seats' is one of"),
        (["simulate", "biomos", "-o", "seats"], "looks like mode=advanced"),
        (["simulate", "biomos", "--bots", "clever"], "no bot 'clever'"),
        (["simulate", "biomos", "--bots", "search:x"], "is no bot"),
        (["simulate", "biomos", "--bots", "level:7"], "no level 7"),
        (["simulate", "biomos", "--bots", "greedy", "greedy", "greedy"], "has 2 seats"),
        (["simulate", "biomos", "--games", "0"], "at least 1 game"),
        (["bench", "biomos", "--rounds", "0"], "at least one round"),
        (["bench", "biomos", "--peer", "nowhere.py"], "no peer nowhere.py"),
    ],
)
def test_a_mistake_gets_one_sentence(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.startswith("ludosphere: ")
    assert said.count("\n") == 1


def test_a_damaged_record_names_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written(tmp_path / "a.ludo", turns=6)
    text = (tmp_path / "a.ludo").read_text(encoding="utf-8")
    (tmp_path / "b.ludo").write_text(text + "what is this\n", encoding="utf-8")
    assert main(["replay", str(tmp_path / "b.ludo")]) == 2
    assert f"Line {text.count(chr(10)) + 1}" in capsys.readouterr().err


def test_python_m_ludosphere_is_the_command_and_a_reader_may_have_seen_enough(tmp_path: Path) -> None:
    """`| head -1` closes the pipe while games are still printed: no complaint, and the status of SIGPIPE."""
    arguments = [sys.executable, "-m", "ludosphere", "simulate", "biomos", "--games", "3000", "--json"]
    running = subprocess.Popen(
        [*arguments, "--bots", "random"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert running.stdout is not None
    assert running.stderr is not None
    assert json.loads(running.stdout.readline())["seed"] == 0
    running.stdout.close()
    assert running.stderr.read() == b""
    assert running.wait(60) == 141


def test_the_version_loads_no_command() -> None:
    """Who asks for a version shouldn't wait for a database: nothing but argparse and the list of games."""
    program = "import sys; from ludosphere.cli import main; sys.argv[1:] = ['--version']\ntry: main()\n"
    program += "except SystemExit: print(sorted({name.partition('.')[0] for name in sys.modules}))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"ludosphere {__version__}\n")
    loaded = set(ast.literal_eval(done.stdout.splitlines()[1]))
    assert not loaded & {"alembic", "numpy", "sqlalchemy", "starlette", "textual"}


def test_equal_bots_play_no_deal_twice(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "biomos", "--games", "4", "--bots", "random", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["seed"] for row in rows] == [0, 1, 2, 3]
    two_pairs = ["simulate", "biomos", "-o", "seats=4", "--bots", "random", "thumb", "random", "thumb"]
    assert main([*two_pairs, "--games", "4", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(row["seed"], row["bots"][0]) for row in rows] == [
        (0, "random"),
        (0, "thumb"),
        (1, "random"),
        (1, "thumb"),
    ]


def test_simulate_has_a_line_per_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "biomos", "--games", "1", "--bots", "random"]) == 0
    title, _, *rows = capsys.readouterr().out.splitlines()
    assert title == "1 game of biomos"
    assert [row.split()[:3] for row in rows] == [["random", "1.0", "50.0%"]]
    assert main(["simulate", "biomos", "--games", "2", "--bots", "random", "thumb"]) == 0
    title, _, *rows = capsys.readouterr().out.splitlines()
    assert title == "2 games of biomos, seats rotated"
    assert [row.split()[0] for row in rows] == ["random", "thumb"]


def test_replay_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = written(tmp_path / "a.ludo")
    assert main(["replay", str(tmp_path / "a.ludo"), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["seed"], told["names"]) == ("biomos", 5, ["Ada", "Bo"])
    assert [(move["seat"], move["action"]) for move in told["moves"]] == [
        (move.seat, move.notation) for move in record.moves
    ]
    assert told["moves"][0]["sentence"] == record.first().sentence(
        0, record.replay(0).parse(0, record.moves[0].notation), "en"
    )
    assert told["scores"] == record.scores
    assert main(["replay", str(tmp_path / "a.ludo"), "--json", "--at", "3"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (len(told["moves"]), told["scores"]) == (3, None)


def test_simulate_is_reproducible_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "biomos", "--games", "4", "--bots", "greedy", "random", "--json"]
    assert main(arguments) == 0
    first = capsys.readouterr().out
    assert main(arguments) == 0
    assert capsys.readouterr().out == first
    rows = [json.loads(line) for line in first.splitlines()]
    assert [row["seed"] for row in rows] == [0, 0, 1, 1]
    assert [row["bots"] for row in rows[:2]] == [["greedy", "random"], ["random", "greedy"]]
    assert all(sum(row["payoffs"]) == pytest.approx(1) for row in rows)
    assert main(arguments[:-1]) == 0
    assert "greedy" in capsys.readouterr().out


def test_bench_measures_this_build(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "biomos", "--rounds", "1", "--seconds", "0.02", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert all(figures[key] > 0 for key in ("actions_per_s", "games_per_s", "copy_ns", "search_per_s"))
    assert main(["bench", "biomos", "--rounds", "1", "--seconds", "0.02"]) == 0
    assert "actions_per_s" in capsys.readouterr().out


@pytest.fixture
def own_rules(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text("[parameters]\nmc_per_vp = 4\nturns_normal = 4\n", encoding="utf-8")
    return path


def test_simulate_plays_by_house_rules(own_rules: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "living_planet", "--games", "1", "--bots", "random", "--json"]
    assert main([*arguments, "--house-rules", str(own_rules)]) == 0
    from_file = capsys.readouterr().out
    own = '{"parameters": {"turns_normal": 4, "mc_per_vp": 4}}'
    assert main([*arguments, "--option", f"house={own}"]) == 0
    assert capsys.readouterr().out == from_file
    assert main(arguments) == 0
    assert capsys.readouterr().out != from_file


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "living_planet"],
        ["bench", "living_planet"],
        ["play", "living_planet"],
        ["play", "living_planet", "--terminal"],
        ["serve"],
        ["play"],
    ],
)
def test_bad_house_rules_start_nothing(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludosphere.web.server.serve", lambda *args, **more: pytest.fail("it started"))
    monkeypatch.setattr("ludosphere.terminal.app.run", lambda *args, **more: pytest.fail("it started"))
    path = tmp_path / "bad.toml"
    path.write_text("[parameters]\nmc_per_vp = 0\n", encoding="utf-8")
    assert main([*command, "--house-rules", str(path)]) == 2
    assert capsys.readouterr().err == (
        f"ludosphere: {path}, parameter mc_per_vp: the value is a whole number from 1 to 999, not 0.\n"
    )


@pytest.mark.parametrize("command", [["simulate", "biomos"], ["play", "earth"], ["play", "--terminal"]])
def test_a_game_without_house_rules_says_which_has_them(
    command: list[str], own_rules: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--house-rules", str(own_rules)]) == 2
    said = capsys.readouterr().err
    assert "takes no house rules; they are for living_planet." in said
    assert said.count("\n") == 1


def test_house_rules_are_given_once(own_rules: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["simulate", "living_planet", "-o", "house={}", "--house-rules", str(own_rules)]
    assert main(given) == 2
    assert "given twice" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["serve"], ["play", "--no-browser"], ["play", "living_planet"]])
def test_a_server_gets_the_house_rules_of_the_game_that_has_them(
    command: list[str], own_rules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: dict[str, object] = {}

    def serve(*args: object, **more: object) -> int:
        given.update(more)
        return 0

    monkeypatch.setattr("ludosphere.web.server.serve", serve)
    assert main([*command, "--house-rules", str(own_rules)]) == 0
    assert given["house_rules"] == {
        "living_planet": {"house": '{"parameters":{"mc_per_vp":4,"turns_normal":4}}'}
    }
    assert main(command) == 0
    assert given["house_rules"] == {}


def test_info_names_the_house_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["info", "living_planet"]) == 0
    assert "--house-rules FILE" in capsys.readouterr().out
    assert main(["info", "living_planet", "--json"]) == 0
    house = json.loads(capsys.readouterr().out)["options"][-1]
    assert house == {"name": "house", "values": None, "default": ""}
