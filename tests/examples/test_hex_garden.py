"""A game from elsewhere: examples/hex-garden is found by its entry point and does all that ours do."""

import inspect
import re
import tomllib
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import test_kit
from kit import played_sets, recorded
from ludosphere.cli import main
from ludosphere.core import registry
from ludosphere.core.record import Record
from ludosphere.kit.palette import NIGHT
from ludosphere.kit.scene import Scene, renderer
from ludosphere.web.app import create_app

FOLDER = Path(__file__).parents[2] / "examples" / "hex-garden"
NAME = "hex_garden"
CHECKS = [
    check
    for name, check in vars(test_kit).items()
    if name.startswith("test_") and "name" in inspect.signature(check).parameters
]


@pytest.fixture(autouse=True)
def _installed(tmp_path, monkeypatch):
    """What an installation leaves behind: the package, and beside it what it calls itself."""
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text("utf-8"))["project"]
    notes = tmp_path / "site" / "hex_garden-1.0.dist-info"
    notes.mkdir(parents=True)
    (notes / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n")
    groups = project["entry-points"].items()
    lines = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in rows.items())
        for group, rows in groups
    ]
    (notes / "entry_points.txt").write_text("".join(lines))
    monkeypatch.syspath_prepend(FOLDER)
    monkeypatch.syspath_prepend(tmp_path / "site")
    caches = (registry.packages, registry.game, registry.part, registry.offering)
    for cached in caches:
        cached.cache_clear()
    yield
    for cached in caches:
        cached.cache_clear()


@pytest.mark.unmeasured
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_it_does_what_every_game_must(check):
    wanted = inspect.signature(check).parameters
    for options in played_sets(registry.game(NAME)) if "options" in wanted else [None]:
        check(NAME, options) if options else check(NAME)


def test_bots_play_it_in_the_arena_and_its_record_replays(tmp_path, capsys):
    where = ["--on", "here", "--quiet", "--out", str(tmp_path / "arena")]
    assert main(["arena", NAME, "--bots", "greedy", "random", "--deals", "2", *where]) == 0
    assert "greedy" in capsys.readouterr().out
    record = recorded(NAME, {"seats": 3}, 7)
    assert Record.loads(record.dumps()).replay().result().scores == record.scores


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_its_pages_show_it(lang, tmp_path):
    app = create_app(f"sqlite:///{tmp_path / 'tables.db'}", bot_delay=0)
    with TestClient(app, headers={"accept-language": lang}) as client:
        assert 'href="/?game=hex_garden"' in client.get("/").text
        assert 'data-game="hex_garden"' in client.get("/?game=hex_garden").text
        form = {"game": NAME, "seat1": "me", "seat2": "bot1", "seed": "3"}
        table = client.post("/tables", data=form)
        assert table.status_code == 200
        assert re.search(r'<div id="board" class="panel board"><section class="hex"', table.text)
        assert table.text.count('data-ref="bed:') == 36
        assert {"en": "Basket", "fr": "Panier"}[lang] in table.text
        style = re.search(r'href="(/static/hex_garden\.css\?v=\w+)"', table.text)
        assert ".soil" in client.get(style[1]).text
        guide = client.get(f"/guide/{NAME}")
        assert {"en": "Sunflower", "fr": "Tournesol"}[lang] in guide.text
        assert client.get(f"/guide/{NAME}/picture/garden.{lang}.svg").status_code == 200
        assert f'href="/atlas/{NAME}"' not in table.text + guide.text, "it has no cards"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_terminal_shows_it(lang):
    view = registry.game(NAME).new({}, 1).view(0)
    drawn = renderer(NAME).board(Scene(view, 0, ["Ada", "Bo"], lang, NIGHT, 100, 30, keys={"bed:a1": "k"}))
    assert "k a1" in drawn.plain
    assert {"en": "Sunflower", "fr": "Tournesol"}[lang] in drawn.plain
    assert {span.style.meta["ref"] for span in drawn.spans if "ref" in getattr(span.style, "meta", {})} >= {
        "bed:g4",
        "plant:fern",
    }
