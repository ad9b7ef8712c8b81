"""What a shell completes, and what `man ludosphere` says."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from ludosphere.cli import main, parser
from ludosphere.cli.completion import actions
from ludosphere.core.registry import registered_games

PAGE = Path(__file__).parents[2] / "man" / "ludosphere.1"


@pytest.fixture(scope="module")
def bash(tmp_path_factory: pytest.TempPathFactory):
    """What bash offers for the last of some words, with our script."""
    if shutil.which("bash") is None:
        pytest.skip("there is no bash")
    folder = tmp_path_factory.mktemp("bash")
    (folder / "game.ludo").touch()
    (folder / "decks").mkdir()
    with pytest.MonkeyPatch.context() as patch, (folder / "script").open("w", encoding="utf-8") as script:
        patch.setattr("sys.stdout", script)
        assert main(["completion", "bash"]) == 0

    def run(commands: str, *words: str) -> list[str]:
        arguments = ["bash", "--norc", "-c", f"source ./script; {commands}", "bash", *words]
        done = subprocess.run(arguments, cwd=folder, capture_output=True, text=True, check=True)
        assert not done.stderr
        return done.stdout.splitlines()

    return run


def offered(bash, *words: str) -> list[str]:
    """As bash does it when somebody presses Tab after these words."""
    name = bash("complete -p ludosphere")[0].split(" -F ")[1].split()[0]
    return bash(
        f'COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); {name} 2>/dev/null; printf "%s\\n" "${{COMPREPLY[@]}}"',
        "ludosphere",
        *words,
    )


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["pl"], ["play"]),
        (["decks", ""], ["list", "check", "words"]),
        (["decks", "check", "de"], ["decks"]),
        (["play", "--term"], ["--terminal"]),
        (["play", ""], registered_games()),
        (["score", ""], ["earth"]),
        (["arena", "biomos", "--house-rules", "ga"], ["game.ludo"]),
        (["replay", "ga"], ["game.ludo"]),
        (["replay", "game.ludo", "--lang", ""], ["en", "fr"]),
    ],
)
def test_bash_completes(bash, words, found) -> None:
    assert offered(bash, *words) == list(found)


@pytest.mark.parametrize("shell", ["zsh", "tcsh", "fish"])
def test_other_shells_have_a_script_that_knows_every_command(shell, capsys) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    for name in ("play", "verify", "decks", "completion"):
        assert re.search(rf"\b{name}\b", script)
    assert "living_planet" in script


def test_the_man_page_has_every_option_and_its_help_and_no_other() -> None:
    """Else run scripts/man_page.py."""
    page = PAGE.read_text(encoding="utf-8").replace("\\-", "-")
    told = " ".join(page.split())
    options = set()
    for action in actions(parser()):
        options |= {name for name in action.option_strings if name not in ("-h", "--help")}
        if action.help and "--help" not in action.option_strings:
            assert " ".join((action.help % {"prog": "ludosphere"}).split()) in told
    bold = re.findall(r"\\fB(--?[a-z-]+)\\fR", page)
    assert set(bold) == options
