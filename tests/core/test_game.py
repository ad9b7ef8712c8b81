"""The list of games, starting one, and snapshots that can't be read."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from typing import Any

import pytest

import ludosphere
from ludosphere.core.contract import Game
from ludosphere.core.errors import DecodeError, LudosphereError, OptionError
from ludosphere.core.registry import game, packages, registered_games


def test_there_are_games_and_each_is_one_object_by_its_name() -> None:
    assert "biomos" in registered_games()
    assert len(set(registered_games())) == len(registered_games())
    for name in registered_games():
        assert isinstance(game(name), Game)
        assert game(name) is game(name)
        assert game(name).name == name
        assert game(name).rules_version >= 1
        assert ludosphere.game(name) is game(name)


def test_the_list_of_games_is_the_caller_s_own() -> None:
    registered_games().clear()
    assert registered_games()


def test_a_game_whose_package_was_removed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = [EntryPoint("gone", package, "ludosphere.games") for package in ("gone_game", "gone.game")]
    monkeypatch.setattr("ludosphere.core.registry.entry_points", lambda group: gone)
    assert list(packages.__wrapped__()) == ["biomos", "bioviva", "earth", "living_planet"]


@pytest.mark.long
def test_what_the_package_exports_stays_what_it_is_when_all_is_imported() -> None:
    """A sub-package with the name of an export takes its place as soon as it is imported."""
    exports = ["bot", "Game", "LudosphereError", "Position", "Record", "game", "registered_games"]
    program = (
        "import importlib, pkgutil, ludosphere\n"
        f"before = {{name: getattr(ludosphere, name) for name in {exports!r}}}\n"
        "for found in pkgutil.iter_modules(ludosphere.__path__):\n"
        "    importlib.import_module(f'ludosphere.{found.name}') if found.name != '__main__' else None\n"
        "for name in ludosphere.registered_games(): ludosphere.game(name)\n"
        "changed = [name for name in before if getattr(ludosphere, name) is not before[name]]\n"
        "assert not changed, changed\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("name", ["chess", "", "Biomos", "biomos ", "../biomos"])
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(LudosphereError, match=r"^There is no game '.*'; there are .*biomos"):
        game(name)


@pytest.mark.parametrize("name", registered_games())
def test_a_game_checks_its_options(name: str) -> None:
    title = game(name)
    assert title.options(title.options({})) == title.options({})
    assert title.seats({}) == title.options({})["seats"]
    for wrong in ({"seats": 99}, {"seats": "two"}, {"no-such-option": 1}):
        for ask in (title.options, title.seats, lambda given: title.new(given, 1)):
            with pytest.raises(OptionError):
                ask(wrong)


@pytest.mark.parametrize("name", registered_games())
def test_a_position_knows_its_game_and_options(name: str) -> None:
    position = game(name).new({}, 1)
    assert position.game() is game(name)
    assert position.options() == game(name).options({})
    assert position.faces() is game(name).faces
    assert position.turn == 1
    assert position.events is None


@pytest.mark.parametrize("seed", [0, -1, 2**128, 10**40])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    for name in registered_games():
        assert game(name).new({}, seed).encode() == game(name).new({}, seed).encode()


def _changed(change: Callable[[dict[str, Any]], object]) -> Callable[[bytes], bytes]:
    def apply(snapshot: bytes) -> bytes:
        data = json.loads(snapshot)
        change(data)
        return json.dumps(data).encode()

    return apply


DAMAGES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda s: b"", "no snapshot"),
    "cut": (lambda s: s[:-9], "no snapshot"),
    "not UTF-8": (lambda s: b"\xff\xfe\x80", "no snapshot"),
    "a number": (lambda s: b"7", "parts are missing or unknown"),
    "a list": (lambda s: b"[]", "parts are missing or unknown"),
    "very deep": (lambda s: b"[" * 200_000, "no snapshot"),
    "a part less": (_changed(lambda d: d.pop("rng")), "parts are missing or unknown"),
    "a part more": (_changed(lambda d: d.update(seed=1)), "parts are missing or unknown"),
    "another game": (_changed(lambda d: d.update(game="chess")), "snapshot of 'chess', not of"),
    "another format": (_changed(lambda d: d.update(format=2)), "format 2 is unknown"),
    "state no list": (_changed(lambda d: d.update(state={})), "wrong type"),
    "rng no list": (_changed(lambda d: d.update(rng="1234")), "wrong type"),
    "options no dict": (_changed(lambda d: d.update(options=[])), "wrong type"),
    "rng too short": (_changed(lambda d: d["rng"].pop()), "generator's state"),
    "rng too great": (_changed(lambda d: d["rng"].__setitem__(0, 2**32)), "generator's state"),
    "unknown option": (_changed(lambda d: d["options"].update(x=1)), "no option 'x'"),
    "wrong option": (_changed(lambda d: d["options"].update(seats=0)), "Option 'seats'"),
    "no state": (_changed(lambda d: d.update(state=[])), "no possible position"),
    "nothing in the state": (
        _changed(lambda d: d.update(state=[None] * len(d["state"]))),
        "no possible position",
    ),
    "lists in the state": (
        _changed(lambda d: d.update(state=[[]] * len(d["state"]))),
        "no possible position",
    ),
    "huge numbers": (_changed(lambda d: d.update(state=[10**30] * len(d["state"]))), "no possible position"),
    "a state too long": (_changed(lambda d: d["state"].append(0)), "no possible position"),
}


@pytest.mark.parametrize("name", registered_games())
@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_no_snapshot_is_refused_and_says_why(name: str, damage: str) -> None:
    change, message = DAMAGES[damage]
    snapshot = game(name).new({}, 1).encode()
    with pytest.raises(DecodeError, match=message):
        game(name).decode(change(snapshot))
