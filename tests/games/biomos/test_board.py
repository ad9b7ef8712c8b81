"""What the pages of Biomos show: pictures, panels, and the biomes a choice would complete."""

from __future__ import annotations

import math
from html.parser import HTMLParser
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from ludosphere.core.contract import Position
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded
from ludosphere.games.biomos import ring
from ludosphere.games.biomos.arrange import arrange
from ludosphere.games.biomos.board import card, panels, picture, svg
from ludosphere.games.biomos.cards import CARDS
from ludosphere.games.biomos.previews import previews

NAMES = ["Ada", "Bo <b>", "Cy", "Di & Co"]


class Elements(HTMLParser):
    """The attributes of every element of a fragment; raises for tags that don't match."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[dict[str, str | None]] = []
        self._open: list[str] = []
        self.feed(html)
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append({"": tag, **dict(attrs)})
        if tag not in ("img", "input"):
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append({"": tag, **dict(attrs)})

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag


def walk(options: dict[str, Any], seed: int) -> list[Position]:
    """Every position of a game played at random."""
    rng = seeded(seed)
    position = game("biomos").new(options, seed)
    positions = [position.copy()]
    while position.to_move():
        seat = position.to_move()[0]
        legal = position.legal(seat)
        position.play(seat, legal[rng.below(len(legal))])
        positions.append(position.copy())
    return positions


SETTINGS = [{"mode": mode, "seats": seats} for mode in ("discovery", "advanced") for seats in (1, 2, 4)]


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_every_ref_of_a_legal_path_can_be_pointed_at(options: dict[str, Any]) -> None:
    for position in walk(options, 5):
        for seat in position.to_move():
            shown = "".join(panels(position.view(seat), seat, NAMES, "en").values())
            refs = {element["data-ref"] for element in Elements(shown).found if "data-ref" in element}
            wanted = {ref for path in position.paths(seat) for ref in path} - {
                "skip"
            }  # that one is in the bar
            assert wanted <= refs


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whatever_can_be_pointed_at_has_a_name(lang: str) -> None:
    for position in walk({"mode": "advanced", "seats": 2}, 6)[::7]:
        shown = "".join(panels(position.view(None), None, NAMES, lang).values())
        for element in Elements(shown).found:
            if "data-ref" in element and not str(element["data-ref"]).startswith("planet:"):
                assert element.get("aria-label"), element
                assert element[""] == "button" or element.get("role") == "button"


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_runs_on_the_ring_are_the_biomes_that_stand(options: dict[str, Any]) -> None:
    for position in walk(options, 7):
        view = position.view(None)
        faceup = [identity for identity in (*view["giants"], *view["basic"]) if identity]
        for planet in view["planets"]:
            assert sorted(ring.runs(planet, faceup)) == sorted(planet["standing"])


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_previews_are_what_stands_after_the_action(options: dict[str, Any]) -> None:
    checked = 0
    for position in walk(options, 8)[::3]:
        for seat in position.to_move():
            view = position.view(seat)
            if view["phase"] not in ("place", "lift", "event"):
                continue
            before = set(view["planets"][seat]["standing"])
            shown = previews(view, view["planets"][seat])
            for path, action in position.paths(seat).items():
                if path == ("skip",) or path[0] == "melt":
                    continue
                after = position.copy()
                after.play(seat, action)
                rows = {c for c in (*view["giants"], *view["basic"]) if c}
                now = set(ring.runs(after.view(seat)["planets"][seat], rows))
                assert {run[0] for run in shown.get(">".join(path), [])} == now - before
                checked += 1
    assert checked


def test_a_run_over_both_recesses_goes_from_the_tracks_end_to_its_start() -> None:
    planet = arrange([{"track": "SD", "a": "F", "b": "F"}], mode="advanced", basic=["B3"]).view(None)[
        "planets"
    ][0]
    assert ring.runs(planet, ["B3"]) == {"B3": (ring.RECESS["a"], ring.RECESS["b"])}  # forest, forest


@pytest.mark.parametrize("count", range(13))
def test_tokens_and_gaps_take_turns_along_the_track(count: int) -> None:
    tokens, gaps = ring.bearings(count), ring.gap_bearings(count)
    row = [bearing for pair in zip(gaps, tokens) for bearing in pair] + gaps[-1:]
    assert row == sorted(row)
    assert row[0] > ring.START
    assert row[-1] < ring.END
    if count < 12:  # a full track has no gap to choose; else two fingers, 80 of 628 units, fit side by side
        finger = math.degrees(80 / ring.RADIUS)
        assert all(b - a >= finger for a, b in pairwise(gaps))


def test_names_of_people_are_escaped() -> None:
    view = walk({"mode": "advanced", "seats": 4}, 9)[12].view(0)
    shown = "".join(panels(view, 0, NAMES, "fr").values())
    assert "Bo <b>" not in shown
    assert "Bo &lt;b&gt;" in shown
    assert "Di & Co" not in shown


@pytest.mark.parametrize("name", ["B1", "G10", "hole", "cover", "planet-discovery-0", "planet-glacier-3"])
def test_pictures_are_documents(name: str) -> None:
    drawn = picture(name)
    assert drawn is not None
    assert ElementTree.fromstring(drawn).tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("name", ["", "B31", "planet-", "planet-sea-0", "planet-forest-4", "../B1"])
def test_other_pictures_there_are_not(name: str) -> None:
    assert picture(name) is None


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_the_whole_table_is_one_picture(options: dict[str, Any]) -> None:
    for position in walk(options, 10)[::20]:
        drawn = svg(position.view(None), "fr")
        root = ElementTree.fromstring(drawn)
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(ids) == len(set(ids))
        assert "/art/" not in drawn


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_opens(lang: str) -> None:
    for biome in CARDS:
        html = card(biome.id, lang)
        Elements(html)
        assert biome.names[lang] in html


def test_no_such_card() -> None:
    with pytest.raises(KeyError):
        card("B31", "en")
