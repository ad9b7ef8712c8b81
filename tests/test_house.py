"""How `scripts/house.py` counts, by a small package made for it."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[1] / "scripts" / "house.py"
SOURCES = {
    "__init__": "from .roof import top",
    "roof": "from . import east, west",
    "east": "from .hall.floor import plank\nfrom pathlib import Path",
    "west": "import home.hall",
    "hall.__init__": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .lamp import Lamp",
    "hall.floor": "",
    "hall.lamp": "def light():\n    from ..hall import switch",
}


@pytest.fixture(scope="module")
def house():
    spec = importlib.util.spec_from_file_location("house", SCRIPT)
    module = sys.modules["house"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    del sys.modules["house"]


@pytest.fixture
def graph(house, tmp_path):
    for name, source in SOURCES.items():
        path = tmp_path / "home" / f"{name.replace('.', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
    return house.imports(tmp_path / "home")


def test_all_imports_count(graph):
    assert graph == {
        "home": {"home.roof"},
        "home.roof": {"home.east", "home.west"},
        "home.east": {"home.hall.floor"},
        "home.west": {"home.hall"},
        "home.hall": {"home.hall.lamp"},
        "home.hall.floor": set(),
        "home.hall.lamp": {"home.hall"},
    }


def test_circles_are_closed_by_imports_in_functions_and_for_types(house, graph):
    assert house.circles(graph) == [{"home.hall", "home.hall.lamp"}]
    assert house.circles({"a": "b", "b": "c", "c": "a", "d": "ae", "e": "d", "f": "ad"}) == [
        {"a", "b", "c"},
        {"d", "e"},
    ]


def test_floors_are_the_longest_chain_with_circles_as_one(house, graph):
    assert house.floors(graph) == 4  # home, roof, west, hall with its lamp
    assert house.floors({"a": "b", "b": "ac", "c": "", "d": "ae", "e": "c"}) == 3
    assert house.floors({}) == 0


def test_rooms_are_what_lies_directly_in_a_package(house, graph):
    assert house.rooms(graph, "home") == {
        "roof": {"east", "west"},
        "east": {"hall"},
        "west": {"hall"},
        "hall": set(),
    }


def test_the_page_has_the_ceilings(house):
    assert house.PAGE.read_text(encoding="utf-8") == house.page()


@pytest.mark.parametrize(
    ("today", "code", "told"),
    [
        (3, 0, ""),
        (4, 1, "Too high: circles, 4 where 3 is the most."),
        (1, 0, "The ceiling of circles can come down from 3 to 1."),
    ],
)
def test_a_figure_may_fall_and_not_rise(house, monkeypatch, tmp_path, capsys, today, code, told):
    monkeypatch.setattr(house, "FIGURES", (house.Figure("circles", 8, 3, 0, lambda: today),))
    monkeypatch.setattr(house, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(sys, "argv", ["house.py"])
    house.PAGE.write_text(f"{house.BEGIN}{house.END}")
    house.PAGE.write_text(house.page())
    with pytest.raises(SystemExit) as end:
        house.main()
    said = capsys.readouterr()
    assert end.value.code == code
    assert told in said.out + said.err
    assert f"| circles | 8 | {today} | 0 |" in said.out
