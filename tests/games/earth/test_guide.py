"""The guide to Earth: whole in both languages, its pictures drawn, its numbers the engine's."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from guides import Source
from ludosphere.core.text import texts
from ludosphere.games.earth import GAME, gaia, scoring
from ludosphere.games.earth.guide import guide_picture, scenes
from ludosphere.games.earth.names import name
from ludosphere.games.earth.rules import EarthPosition

LANGUAGES = ("en", "fr")
POSITIONS = (
    scenes.table, scenes.one_card, scenes.planting, scenes.watering, scenes.canopies, scenes.activation,
    scenes.ridge, scenes.race, scenes.gaia, scenes.finished,
)  # fmt: skip


GUIDE = Source("earth")
text, section, answer = GUIDE.text, GUIDE.section, GUIDE.answer


# --- the text ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_called_by_their_names(lang: str) -> None:
    for shown, card in re.findall(r"(?<!!)\[([^\]]+)\]\(card:([^)]+)\)", text(lang)):
        assert shown == name(card, lang)


# --- what one may ask --------------------------------------------------------------------------------------
def test_every_score_line_has_its_section() -> None:
    keys = {line.key for line in scenes.finished().sheet()} | {line.key for line in scenes.gaia().sheet()}
    assert keys == set(scoring.LINES)
    assert all(answer(f"score:{key}") for key in keys)


def test_everything_that_can_be_pointed_at_has_its_section() -> None:
    refs = {ref for make in POSITIONS for seat in (0, 1) for path in make().paths(seat) for ref in path}
    assert len({ref.partition(":")[0] for ref in refs}) >= 6
    assert [ref for ref in refs if answer(f"ref:{ref}") is None] == []


# --- the pictures ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("make", POSITIONS)
def test_every_position_shown_is_one_of_the_game(make: Callable[[], EarthPosition]) -> None:
    position = make()
    assert GAME.decode(position.encode()).encode() == position.encode()


def test_the_picture_of_planting_marks_the_places_the_rules_allow() -> None:
    allowed = {ref for (ref,) in scenes.planting().paths(0) if ref.startswith("space:")}
    assert {ref[6] for ref in allowed} == set("cdefg")
    assert {ref[7] for ref in allowed} == set("4567")
    assert guide_picture("planting", "en").count("h18M") == len(allowed)


# --- the numbers -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_worked_example_is_counted_by_the_engine(lang: str) -> None:
    position, say = scenes.finished(), texts("ludosphere.games.earth", lang)
    rows = [
        [cell.strip("* ") for cell in line.strip("|").split("|")]
        for line in section(lang, "worked-example").splitlines()
        if line.startswith("|")
    ][2:]
    shown = [[int(cell.replace("−", "-")) for cell in row[1:]] for row in rows]
    assert shown[:-1] == [line.points for line in position.sheet()]
    assert shown[-1] == position.scores()
    assert rows[-2][0] == say("score-bonus")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sources_of_the_worked_example_are_named(lang: str) -> None:
    said = section(lang, "worked-example")
    lines = {line.key: line.details[0] for line in scenes.finished().sheet()}
    for key in ("terrain", "ecosystems", "fauna"):
        for detail in lines[key]:
            assert re.search(rf"\b{detail['points']}\b", said), detail
    canopies = [detail["points"] for detail in lines["growth"] if detail["what"] == "canopy"]
    assert sorted(canopies) == [2, 3, 3, 4, 13]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_small_examples_are_right(lang: str) -> None:
    canopies = {row["card"]: row for row in scenes.canopies().view(None)["players"][0]["tableau"]}
    growth = {
        detail["card"]: detail["points"]
        for line in scenes.canopies().sheet()
        if line.key == "growth"
        for detail in line.details[0]
    }
    assert (canopies["013"]["growth"], growth["013"], growth["018"]) == (3, 3, 2)
    assert "7 + 6 + 5 = 18" in section(lang, "gaia-points")
    assert int(gaia.growth_points(12)) == 18
    assert int(gaia.growth_points(15)) == 25
    (chain,) = [line.points[0] for line in scenes.ridge().sheet() if line.key == "terrain"]
    assert chain == 2 * len(scenes.CHAIN) == 10
    assert "10 points" in section(lang, "score-terrains")


def test_the_example_of_activation_reads_row_by_row() -> None:
    usable = [ref for (ref,) in scenes.activation().paths(0)]
    places = [ref[6:] for ref in usable if ref.startswith("space:")]
    assert sorted(places, key=lambda at: at[::-1]) == ["d4", "f4", "d5", "f5", "e6"]
    assert "climate" in usable
