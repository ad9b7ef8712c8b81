"""From the command to the page: files as documented, self-contained, the same bytes wherever it is played."""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from conftest import require_or_skip

require_or_skip("lab")

import pyarrow.parquet as pq

from ludosphere.cli import main
from ludosphere.core.registry import registered_games
from ludosphere.core.text import texts
from ludosphere.kit.study import adapter
from ludosphere.lab.study import storing
from ludosphere.lab.study.columns import TABLES
from ludosphere.lab.study.plan import Plan
from ludosphere.lab.study.run import run
from ludosphere.lab.study.words import Words

pytestmark = pytest.mark.lab

DOCS = Path(__file__).parents[3] / "docs"
PLAN = Plan("biomos", {}, ("random", "thumb"), 90, "test", 3)
APART = {"jobs.jsonl", "times.parquet", "times.html"}
"""What holds decision times."""
VOID = {"meta", "br", "link", "img"}
_ATTRIBUTES = re.compile(r"""\b(src|href|xlink:href|action|data|srcset)\s*=\s*["']([^"']*)""")


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("study") / "one"
    run(PLAN, folder, on="here", progress=False)
    return folder


def bytes_of(folder: Path) -> dict[str, bytes]:
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and path.name not in APART)
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def test_the_files(folder):
    names = {path.name for path in folder.iterdir()}
    assert names == {
        "study.json",
        "jobs.jsonl",
        "report.html",
        "report.md",
        "times.html",
        "figures",
        *(f"{name}.parquet" for name in TABLES),
    }
    figures = {path.stem for path in (folder / "figures").iterdir()}
    assert figures >= {"scores", "chances-seat", "chances-bot", "lines", "length", "breadth"}
    assert json.loads((folder / "study.json").read_text())["games"] == 90


def test_parquet_columns_are_as_documented(folder):
    page = (DOCS / "studies.md").read_text(encoding="utf-8")
    for name, columns in TABLES.items():
        schema = pq.read_schema(folder / f"{name}.parquet")
        assert schema.names == [column.name for column in columns]
        for column, stored in zip(columns, schema, strict=True):
            assert str(stored.type).replace("double", "float64") == column.kind
            assert stored.nullable == column.empty
            assert stored.metadata[b"meaning"].decode() == column.meaning
        part = page.split(f"### `{name}.parquet`")[1].split("###")[0]
        documented = re.findall(r"^\| `(\w+)` \| (\w+) \| (.+?) \|$", part, flags=re.MULTILINE)
        assert documented == [(column.name, column.kind, column.meaning) for column in columns]


def test_what_is_read_is_what_was_written(folder, tmp_path):
    tables = storing.read(folder)
    assert len(tables["games"]["game"]) == 90
    storing.write(tmp_path, tables)
    for name in TABLES:
        assert (tmp_path / f"{name}.parquet").read_bytes() == (folder / f"{name}.parquet").read_bytes()


class Nesting(HTMLParser):
    """Notes elements that aren't closed in order, and ids."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.ids: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.ids += [value for name, value in attrs if name == "id"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append(tag)
        self.ids += [value for name, value in attrs if name == "id"]

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)


@pytest.mark.parametrize("name", ["report.html", "times.html"])
def test_the_page_is_well_formed_and_self_contained(folder, name):
    text = (folder / name).read_text(encoding="utf-8")
    page = Nesting()
    page.feed(text)
    page.close()
    assert page.open == page.wrong == []
    assert len(page.ids) == len(set(page.ids))
    assert not {"script", "link", "iframe", "img", "object"} & set(page.tags)
    assert "@import" not in text
    targets = {value for _, value in _ATTRIBUTES.findall(text)}
    outside = {value for value in targets if not value.startswith("#")}
    assert outside <= {"report.html", "times.html"}
    assert {value[1:] for value in targets if value.startswith("#")} <= set(page.ids)
    assert all(inside.startswith("#") for inside in re.findall(r"url\(([^)]*)\)", text))


def test_every_figure_is_sound_and_says_in_words_what_it_shows(folder):
    text = (folder / "report.html").read_text(encoding="utf-8")
    figures = re.findall(r"<figure>\s*(<svg.*?</svg>)\s*</figure>", text, flags=re.DOTALL)
    assert len(figures) == len(list((folder / "figures").iterdir())) >= 8
    for figure in figures:
        root = ElementTree.fromstring(figure)
        title = root[0]
        assert title.tag.endswith("title")
        assert re.search(r"\d", title.text or "")
        assert root.get("role") == "img"
        assert root.get("aria-labelledby") == title.get("id")
        assert root.get("width") is None  # so wide as there is room
        assert not re.search(r"(fill|stroke): (#(?!fff)|black)", figure), (
            "a colour that is the same in the dark"
        )
    for path in (folder / "figures").iterdir():
        ElementTree.fromstring(path.read_text(encoding="utf-8"))
        assert "prefers-color-scheme" in path.read_text(encoding="utf-8")


def test_a_table_beside_each_figure(folder):
    text = (folder / "report.html").read_text(encoding="utf-8")
    for section in re.findall(r"<section .*?</section>", text, flags=re.DOTALL):
        assert section.count("<figure>") <= section.count("<table>")
    tables = text.count("<table>")
    assert text.count('<caption class="hidden">') == tables > 8


def test_the_same_bytes_in_two_processes_and_after_an_interruption(folder, tmp_path):
    """What a machine left that stopped while it wrote the 30th row; nothing is played twice."""
    other = tmp_path / "other"
    other.mkdir()
    store = other / "jobs.jsonl"
    lines = (folder / "jobs.jsonl").read_bytes().splitlines(keepends=True)
    store.write_bytes(b"".join(lines[:30]) + lines[30][:25])
    run(PLAN, other, on="pool:2", progress=False)
    assert bytes_of(other) == bytes_of(folder)
    indices = [json.loads(line)["index"] for line in store.read_bytes().splitlines()[1:]]
    assert sorted(indices) == list(range(90))
    assert store.read_bytes().splitlines()[:30] == [line.rstrip() for line in lines[:30]]


def test_a_folder_keeps_one_study(folder, capsys):
    assert main(["study", "biomos", "--games", "3", "--out", str(folder)]) == 2
    assert capsys.readouterr().err == (
        f"ludosphere: {folder} holds another study (other bots, run, sample); take another folder.\n"
    )


def test_bad_input_gets_one_sentence(tmp_path, capsys):
    out = ["--out", str(tmp_path / "x")]
    for arguments, sentence in (
        (["biomos", "--games", "0"], "There must be at least 1 game."),
        (["biomos", "--bots", "gready"], "There is no bot 'gready'"),
        (["biomos", "-o", "seats=9"], "seats"),
        (["earth", "--experiment", "x"], "earth has no experiment 'x'; there are: random-faces, strategies."),
        (["biomos", "--on", "moon"], "moon"),
    ):
        assert main(["study", *arguments, *out]) == 2
        error = capsys.readouterr().err
        assert error.count("\n") == 1
        assert sentence in error
    assert not (tmp_path / "x" / "report.html").exists()


def test_in_french(folder, tmp_path):
    shutil.copy(folder / "jobs.jsonl", tmp_path)
    few = replace(PLAN, games=30)
    text = run(few, tmp_path, on="here", lang="fr", progress=False).read_text(encoding="utf-8")
    assert '<html lang="fr">' in text
    assert "Part des victoires" in text
    words = re.sub(r"<style>.*?</style>|<[^>]+>", " ", text, flags=re.DOTALL)
    assert not re.search(r"\b(seat|share|games|the|points ahead|with)\b", words)


def test_a_study_of_one_game_alone_has_no_rival_and_no_seat_advantage(tmp_path):
    plan = Plan("biomos", {"seats": 1}, ("greedy",), 1, "test", sample=0)
    report = run(plan, tmp_path / "solo", on="here", progress=False).read_text(encoding="utf-8")
    assert "chances-seat" not in report
    assert "times.html" not in report
    assert not (tmp_path / "solo" / "times.html").exists()


def test_words_are_there_for_everything_that_is_noted():
    for lang in ("en", "fr"):
        say, known = Words(lang), texts("ludosphere.lab.study", lang)
        for name in registered_games():
            for subject in adapter(name).subjects:
                assert f"kind-{subject.kind}" in known
                assert f"what-{subject.what}" in known
            for experiment in adapter(name).experiments:
                assert f"experiment-{experiment}" in known
        assert say.word("kind-no-such_thing", "no-such_thing") == "no such thing"


def test_numbers_as_people_write_them():
    english, french = Words("en"), Words("fr")
    assert english.number(-1234.56, 1) == "−1,234.6"
    assert french.number(-1234.56, 1) == "−1\u202f234,6"
    assert english.number(-0.04, 1, sign=True) == "0.0"
    assert english.number(0.06, 1, sign=True) == "+0.1"
    assert english.number(float("nan")) == "–"
    assert french.percent(0.256) == "25,6\u202f%"
    assert english.shares(0.2, 0.31) == "20.0% to 31.0%"
    assert english.chance(0.0004) == "<\u202f0.001"
    assert french.chance(0.0126) == "0,013"
