"""What is installed without an extra is enough for rules, bots and records, and what is not is named."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, packages_distributions, requires

import pytest

from ludosphere.core.extras import missing


def names(requirements: list[str] | None, extra: str = "") -> set[str]:
    """The distributions among requirements: those that always hold, or those of an extra."""
    wanted = (line for line in requirements or () if ("extra ==" in line) == bool(extra))
    return {
        re.match(r"[\w.-]+", line)[0].lower().replace("_", "-")  # type: ignore[index]
        for line in wanted
        if not extra or re.search(rf"extra == [\"']{extra}[\"']", line)
    }


def closure(*extras: str) -> set[str]:
    """Every distribution that an installation with these extras may have."""
    found: set[str] = set()
    new = names(requires("ludosphere")).union(*(names(requires("ludosphere"), extra) for extra in extras))
    while new:
        found |= new
        following = set()
        for one in new:
            try:
                following |= names(requires(one))
            except PackageNotFoundError:  # of another system
                continue
        new = following - found
    return found


ALONE = """
import sys
ABSENT = {absent}
class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ABSENT:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Refusing())
"""


def alone(code: str, *extras: str) -> subprocess.CompletedProcess[str]:
    """Runs code where only what these extras bring can be imported, as far as distributions tell."""
    there = closure(*extras)
    absent = {
        module
        for module, owners in packages_distributions().items()
        if not any(owner.lower().replace("_", "-") in there | {"ludosphere"} for owner in owners)
    }
    text = ALONE.format(absent=sorted(absent)) + code
    return subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=False)


COMMAND = "import sys; from ludosphere.cli import main; sys.exit(main({words!r}))"

GAME = """
import ludosphere
from ludosphere.core.rng import seeded
eyes = seeded(5, "eyes")
for name in ludosphere.registered_games():
    game = ludosphere.game(name)
    position = game.new({"seats": 2}, 5)
    players = [ludosphere.bot("thumb", seed=1), ludosphere.bot("learned", simulations=2, seed=2)]
    for _ in range(20):
        seat = position.to_move()[0]
        position.play(seat, players[seat].choose(position.information_state(seat, eyes)))
    record = ludosphere.Record(name, position.options(), 5, [], game.rules_version)
    assert ludosphere.Record.loads(record.dumps()).game == name
assert "sqlalchemy" not in sys.modules and "rich" not in sys.modules
"""


@pytest.mark.long
def test_rules_bots_and_records_need_no_extra() -> None:
    done = alone(GAME)
    assert done.returncode == 0, done.stderr
    assert {"sqlalchemy", "starlette", "rich", "textual", "matplotlib"}.isdisjoint(closure())


@pytest.mark.parametrize(
    "words", [["--version"], ["--help"], ["info"], ["play", "--help"], ["bench", "--help"]]
)
def test_help_needs_no_extra(words: list[str]) -> None:
    done = alone(COMMAND.format(words=words))
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["play", "--no-browser"], "web"),
        (["serve"], "web"),
        (["tables", "broken"], "web"),
        (["reports", "list"], "web"),
        (["worker", "--redis", "redis://127.0.0.1:1"], "scale"),
        (["play", "biomos", "--terminal"], "terminal"),
        (["study", "biomos", "--out", "nowhere"], "lab"),
        (["arena", "biomos", "--bots", "thumb", "random"], "lab"),
    ],
)
def test_a_command_names_the_extra_it_needs(words: list[str], extra: str) -> None:
    done = alone(COMMAND.format(words=words), *(["web"] if extra == "scale" else []))
    assert done.returncode == 2, done.stderr
    assert re.search(rf"^ludosphere: \S+ is not installed: .*'ludosphere\[{extra}\]'", done.stderr)
    assert "Traceback" not in done.stderr


def test_what_no_extra_brings_is_no_matter_of_extras() -> None:
    assert missing(ModuleNotFoundError("", name="ludosphere.nowhere")) is None
    assert missing(ModuleNotFoundError("", name="nosuchthing")) is None
    assert missing(ModuleNotFoundError("")) is None
